"""Recordings of the programs that access drives: starting and reading them, and other facts for a diagnosis."""

from __future__ import annotations

import time
from collections.abc import Callable
from functools import partial

from PyQt6.QtCore import QObject, pyqtSignal

from disktune_contract.checkup.attachment import Attachment
from disktune_contract.drives.drive import Drive, DriveRef
from disktune_contract.messages.faults import Fault
from disktune_contract.messages.look import JournalEntries, JournalQuery, RecordAccesses, RecordingList, StateList
from disktune_contract.messages.protocol import OfDrive
from disktune_contract.settings.claims import ClaimList
from disktune_contract.standby.night import RecordingContext, SettingChange
from disktune_contract.standby.recording import Recording, RecordingStage
from disktune_gui.client.asked import ByDrive, gather
from disktune_gui.client.presence import Presence, SeenTimer
from disktune_gui.client.session import Session
from disktune_gui.owned import while_alive
from disktune_gui.text.said import each, labelled
from disktune_gui.text.wording import day

LOOK_MS, DEMO_LOOK_MS = 10_000, 1000
"""How often a running recording is read, while the user watches."""
_ATTENDED_S = 120.0
"""How long after a key or a button the user counts as present: requests would keep a privileged helper running
all night."""

Refused = Callable[[str], None]


class _Known:
    """What is known of one drive."""

    def __init__(self) -> None:
        self.recordings: tuple[Recording, ...] | None = None
        self.why_not = ""
        """Why they could not be read, if they were requested."""
        self.at = 0.0
        """When they were read, by the monotonic clock."""
        self.replies: dict[str, object] = {}
        """The answers of other operations for the drive, by their names."""
        self.asking = False
        """Whether these are to come."""
        self.wanted = False
        """Whether the other facts are requested if there is a recording."""
        self.told = False
        """Whether all answers have come before."""


class Recordings(QObject):
    """One for each session."""

    changed = pyqtSignal(str)
    """There is something new about the recordings of the drive of this kernel name."""

    def __init__(self, session: Session, clock: Callable[[], float] = time.monotonic) -> None:
        super().__init__(session)
        self._session, self._clock = session, clock
        self._known: ByDrive[_Known] = ByDrive(session)
        self._waiting: dict[DriveRef, list[Callable[[], None]]] = {}
        """Callbacks that wait until everything about a drive is known."""
        self._watched: Drive | None = None
        self._attended = clock()
        self._presence = Presence(self)
        self._presence.noticed.connect(self._on_presence)
        self._presence.listen()
        self._later = SeenTimer(session, self)
        self._later.setInterval(DEMO_LOOK_MS if session.place.demo else LOOK_MS)
        self._later.timeout.connect(self._look)
        session.trial_ended.connect(self._facts_again)

    # -- what is known -------------------------------------------------------------------------------------

    def of(self, drive: Drive) -> tuple[Recording, ...] | None:
        """Return the recordings of a drive, the newest first; None if they were not read."""
        known = self._known.get(drive.ref)
        return known.recordings if known is not None else None

    def why_not(self, drive: Drive) -> str:
        """Return why they could not be read; empty if they could, or were not requested."""
        known = self._known.get(drive.ref)
        return known.why_not if known is not None else ""

    def running(self, drive: Drive) -> Recording | None:
        """Return the recording that is under way."""
        found = self.of(drive)
        return found[0] if found and not found[0].stage.over else None

    def done_s(self, drive: Drive) -> float:
        """Return how many seconds the running recording has taken, extrapolated from the last reading."""
        known, running = self._known.get(drive.ref), self.running(drive)
        if known is None or running is None:
            return 0.0
        since = 0.0 if self._session.place.demo else self._clock() - known.at
        return min(running.minutes * 60.0, running.seconds + since)

    def ready(self, drive: Drive) -> bool:
        """Return whether everything that a diagnosis needs has been read, or cannot be."""
        known = self._known.get(drive.ref)
        return known is not None and known.recordings is not None and (known.told or not known.asking)

    def night(self, drive: Drive, recording: Recording) -> RecordingContext:
        """Return a recording with what is known of its drive."""
        known = self._known.get(drive.ref) or _Known()
        states, claims = known.replies.get("settings"), known.replies.get("others")
        journal, attachment = known.replies.get("journal"), known.replies.get("checkup")
        return RecordingContext(
            recording,
            drive,
            states.states if isinstance(states, StateList) else None,
            claims.claims if isinstance(claims, ClaimList) else (),
            _changes(journal) if isinstance(journal, JournalEntries) else (),
            (attachment.mounts or ()) if isinstance(attachment, Attachment) else (),
        )

    # -- asking --------------------------------------------------------------------------------------------

    def watch(self, drive: Drive | None) -> None:
        """Follow the recordings of *drive*, which is in view; None if none is any more."""
        self._watched = drive
        if drive is None:
            self._later.stop()
            return
        self._attended = self._clock()
        self.ask(drive)
        self._later.start()

    def ask(self, drive: Drive) -> None:
        """Ask for the recordings and for the facts of a diagnosis, without waking the drive."""
        self._ask_recordings(drive)
        self._ask_facts(drive)

    def know(self, owner: QObject, drive: Drive, then: Callable[[], None]) -> None:
        """Call *then* when everything that can be read is known, unless *owner*, the caller, is destroyed."""
        then = while_alive(owner, then)
        if not self._session.may("recordings"):
            then()
            return
        self._waiting.setdefault(drive.ref, []).append(then)
        self._known.setdefault(drive.ref, _Known()).wanted = True
        self._ask_recordings(drive)

    def last(self, drive: Drive) -> RecordingContext | None:
        """Return the last recording that has ended, with what is known of its drive; None if there is none."""
        ended = [one for one in self.of(drive) or () if one.stage is RecordingStage.ENDED]
        return self.night(drive, ended[0]) if ended else None

    def cause(self, drive: Drive) -> str:
        """Return with its date what kept a drive from standby most, by its last recording; empty without one."""
        from disktune_contract.standby.diagnosis import diagnose  # noqa: PLC0415  # with all its rules

        night = self.last(drive)
        found = diagnose(night).findings if night is not None else ()
        if night is None or not found:
            return ""
        return labelled(day(night.recording.began), next(iter(each(found[0].says)), ""))

    def _tell(self, drive: Drive) -> None:
        """Emit `changed`, and call the callbacks that wait if everything is known."""
        self.changed.emit(drive.name)
        known = self._known.get(drive.ref)
        if known is None or drive.ref not in self._waiting:
            return
        if known.recordings and known.wanted:
            # Without a recording these facts are not needed.
            known.wanted = False
            self._ask_facts(drive)
        if not known.asking and (known.recordings is not None or known.why_not):
            for then in self._waiting.pop(drive.ref, []):
                then()

    def _ask_recordings(self, drive: Drive) -> None:
        if not self._session.may("recordings"):
            self.changed.emit(drive.name)
            return
        told, untold = partial(self._told, drive), partial(self._untold, drive)
        self._session.request(self, "recordings", OfDrive(drive.ref), told, untold)

    def _ask_facts(self, drive: Drive) -> None:
        known = self._known.setdefault(drive.ref, _Known())
        if known.asking:
            return
        # What no helper can answer is refused, which counts as an answer.
        asked: dict[str, tuple[str, object]]
        asked = {verb: (verb, OfDrive(drive.ref)) for verb in ("settings", "others", "checkup")}
        if drive.identity:
            asked["journal"] = ("journal", JournalQuery(drive.identity))
        known.asking = True
        gather(self, self._session, asked, partial(self._on_facts, drive))

    def _on_facts(self, drive: Drive, replies: dict[str, object], _refused: object) -> None:
        known = self._known.setdefault(drive.ref, _Known())
        known.replies |= replies
        known.asking, known.told = False, True
        self._tell(drive)

    def record(self, drive: Drive, minutes: int, refused: Refused) -> None:
        """Record a drive, after the user unlocked; *refused* gets a sentence if it cannot be."""
        request = RecordAccesses(drive.ref, minutes)
        self._session.unlock(self, lambda: self._do(drive, "record", request, refused), refused)

    def stop(self, drive: Drive, refused: Refused) -> None:
        """End the recording of a drive; *refused* gets a sentence if it cannot be."""
        request = OfDrive(drive.ref)
        self._session.unlock(self, lambda: self._do(drive, "stop-recording", request, refused), refused)

    def _do(self, drive: Drive, verb: str, request: object, refused: Refused) -> None:
        def untold(_fault: Fault, why: str) -> None:
            self._ask_recordings(drive)
            refused(why)

        self._session.request(self, verb, request, partial(self._told, drive), untold)

    def _told(self, drive: Drive, reply: RecordingList) -> None:
        known = self._known.setdefault(drive.ref, _Known())
        before = self.running(drive)
        known.recordings, known.why_not, known.at = reply.recordings, "", self._clock()
        if before is not None and self.running(drive) is None:
            # Settings changed meanwhile are part of the diagnosis.
            self._ask_facts(drive)
        self._tell(drive)

    def _untold(self, drive: Drive, _fault: Fault, why: str) -> None:
        self._known.setdefault(drive.ref, _Known()).why_not = why
        self._tell(drive)

    # -- following a running recording ---------------------------------------------------------------------

    def _look(self) -> None:
        drive = self._watched
        if drive is not None and self.running(drive) is not None and self._is_attended():
            self._ask_recordings(drive)

    def _is_attended(self) -> bool:
        return self._session.place.demo or self._clock() - self._attended < _ATTENDED_S

    def _on_presence(self) -> None:
        away = not self._is_attended()
        self._attended = self._clock()
        if away:
            self._look()

    def _facts_again(self) -> None:
        if self._watched is not None:
            self._ask_facts(self._watched)


def _changes(entries: JournalEntries) -> tuple[SettingChange, ...]:
    """Return DiskTune's changes of the drive, reverts included, oldest first."""
    return tuple(
        SettingChange(one.at, one.setting, one.before, one.after)
        for one in reversed(entries.entries)
        if one.before != one.after
    )
