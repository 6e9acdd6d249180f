"""A session whose helper is a script: answers are given by the test, at once or when it says so."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, TypeVar

from PyQt6.QtCore import QObject
from PyQt6.QtTest import QTest
from pytestqt.qtbot import QtBot

from disktune_contract.catalog import SETTINGS
from disktune_contract.checkup.attachment import Attachment
from disktune_contract.drives.drive import Drive, DriveKind, DriveRef, Usage
from disktune_contract.health.health import DriveLogs, Health
from disktune_contract.health.self_tests import SelfTests
from disktune_contract.layers.stack import Layers
from disktune_contract.messages.action import TrimList
from disktune_contract.messages.change import Applied, Apply, ChangeResult, OfTrial, TrialEnd, TrialEnded
from disktune_contract.messages.faults import Fault
from disktune_contract.messages.long_trial import LongTrialList
from disktune_contract.messages.look import JournalEntries, RecordingList, StateList
from disktune_contract.messages.privilege import Class
from disktune_contract.messages.protocol import VERBS
from disktune_contract.settings.claims import ClaimList
from disktune_contract.settings.saved import SavedList
from disktune_contract.settings.setting import Offer, Source, State, Status, Value
from disktune_gui.client.elevation import HelperLauncher
from disktune_gui.client.session import Session
from disktune_gui.client.turns import Turns
from disktune_gui.controls.page import Page

keyboard: Any = QTest
"""QTest's keyClick and keyClicks; PyQt6 declares them as methods, which they are not."""

Answer = Callable[[Any], Any]

P = TypeVar("P", bound=Page)


class Fails:
    """An answer that is a failure."""

    def __init__(self, fault: Fault, why: str) -> None:
        self.fault = fault
        self.why = why


class ScriptedSession(Session):
    """Answers each request from ``answers`` (verb -> function of the arguments) and remembers what was asked.

    With ``held`` a request waits until `release`.
    """

    def __init__(self, privilege: Class = Class.TUNE) -> None:
        QObject.__init__(self)  # not Session's: that looks for helpers
        self.place = HelperLauncher(root=False, demo=True)
        self.drives = ()
        self.turns = Turns(self)
        self.held = False
        self.asked: list[tuple[str, Any]] = []
        # What the settings page and the check-up ask by the way; tests that are about it answer themselves.
        self.answers: dict[str, Answer] = {
            "health": lambda _args: Health(note="Not today."),
            "saved": lambda _args: SavedList(()),
            "others": lambda _args: ClaimList(()),
            "checkup": lambda _args: Attachment(),
            "settings": lambda _args: StateList(()),
            "array": lambda _args: Fails(Fault.NOT_SUPPORTED, "Not today."),
            "layers": lambda _args: Layers(),
            "journal": lambda _args: JournalEntries(()),
            "long-trials": lambda _args: LongTrialList(()),
            "identify": lambda _args: Fails(Fault.NOT_SUPPORTED, "Not today."),
            "self-tests": lambda _args: SelfTests(),
            "drive-logs": lambda _args: DriveLogs(),
            "recordings": lambda _args: RecordingList(()),
            "trim-targets": lambda _args: TrimList(()),
        }
        self.unlock_refusal = ""
        self._class = privilege
        self._waiting: list[Callable[[], None]] = []

    @property
    def privilege(self) -> Class:
        """The class that the script gives."""
        return self._class

    @property
    def can_unlock(self) -> bool:
        """Always worth a try."""
        return True

    @property
    def settling(self) -> bool:
        """No helper is on its way."""
        return False

    def may(self, verb: str) -> bool:
        """Whether the class of the script may."""
        return self._class in VERBS[verb].classes

    def _ask(self, verb: str, args: object, done: Any, failed: Any) -> None:
        """Answer as the script says."""
        self.asked.append((verb, args))

        def answer() -> None:
            reply = self.answers[verb](args)
            if isinstance(reply, Fails):
                failed(reply.fault, reply.why)
            else:
                done(reply)

        self._waiting.append(answer)
        if not self.held:
            self.release()

    def hide(self, hidden: bool) -> None:
        """Say that nobody can see the window, or that somebody can."""
        if hidden != self.hidden:
            self.hidden = hidden
            self.hidden_changed.emit(hidden)

    def release(self) -> None:
        """Give the answers that wait."""
        waiting, self._waiting = self._waiting, []
        for answer in waiting:
            answer()

    def let_go(self) -> None:
        """Give them, and every later one at once."""
        self.held = False
        self.release()

    def _unlock(self, then: Callable[[], None], refused: Callable[[str], None]) -> None:
        """Become ``tune``, or be refused."""
        if self.unlock_refusal:
            refused(self.unlock_refusal)
        else:
            self.become(Class.TUNE)
            then()

    def become(self, privilege: Class) -> None:
        """Change the class, as when a helper starts or ends."""
        before, self._class = self._class, privilege
        self.privilege_changed.emit(privilege)
        order = list(Class)
        if order.index(privilege) < order.index(before):
            self.left.emit(before)

    def bring(self, *drives: Drive) -> None:
        """Make *drives* the list."""
        self.drives = drives
        self.drives_changed.emit(drives)

    def of(self, verb: str) -> list[Any]:
        """Return the arguments of all requests of *verb*."""
        return [args for asked, args in self.asked if asked == verb]


def brought_to_front(qtbot: QtBot, page: P, drive: Drive, width: int, height: int) -> Iterator[P]:
    """Give *page*, which shows *drive* until the test is over."""
    qtbot.addWidget(page)
    page.resize(width, height)
    page.show()
    page.show_drive(drive)
    page.set_active(True)
    yield page
    page.set_active(False)


class Machine:
    """The drives behind a script: settings that change when applied and come back when reverted."""

    def __init__(self, session: ScriptedSession) -> None:
        self.session = session
        self.states: dict[str, State] = {state.setting: state for state in hard_disk()}
        self.trial: tuple[str, DriveRef, tuple[ChangeResult, ...]] | None = None
        self._trials = 0
        session.answers |= {
            "settings": lambda _args: StateList(tuple(self.states.values())),
            "apply": self.apply,
            "keep": lambda args: self.end(args, TrialEnd.KEPT),
            "put-back": lambda args: self.end(args, TrialEnd.REVERTED),
        }

    def set(self, setting: str, **changes: Any) -> None:
        """Change a state behind the window's back."""
        old = vars(self.states[setting])
        self.states[setting] = State(**{**old, **changes})

    def apply(self, args: Apply) -> Any:
        """Carry out all changes, or none if one does not see what it expects."""
        for change in args.changes:
            now = self.states[change.setting].value
            if now != change.expected:
                why = f"{change.setting} changed from {change.expected} to {now} meanwhile."
                return Fails(Fault.CHANGED_MEANWHILE, why)
        results = []
        for change in args.changes:
            self.set(change.setting, value=change.value)
            results.append(ChangeResult(change.setting, change.expected, change.value, change.value, changed=True))
        self._trials += 1
        self.trial = (f"t{self._trials}", args.drive, tuple(results))
        return Applied(self.trial[0], args.trial_s, tuple(results))

    def end(self, args: OfTrial, how: TrialEnd) -> TrialEnded:
        """Keep, or revert; says so in the answer and as an event, as the helper does."""
        assert self.trial is not None
        trial, drive, results = self.trial
        assert args.trial == trial
        back: list[ChangeResult] = []
        if how is not TrialEnd.KEPT:
            for result in reversed(results):
                self.set(result.setting, value=result.before)
                assert result.before is not None
                back.append(ChangeResult(result.setting, result.after, result.before, result.before, changed=True))
        self.trial = None
        ended = TrialEnded(trial, drive.name, how, tuple(back))
        self.session.trial_ended.emit(ended)
        return ended


def hard_disk() -> tuple[State, ...]:
    """Return the states of a SATA disk that has everything but AAM."""
    values: dict[str, tuple[Value | None, Source, Offer]] = {
        "block.read_ahead": (128, Source.LIVE, Offer()),
        "block.scheduler": ("mq-deadline", Source.LIVE, Offer(choices=("none", "mq-deadline", "bfq"))),
        "block.nr_requests": (64, Source.LIVE, Offer()),
        "scsi.queue_depth": (32, Source.LIVE, Offer(maximum=32)),
        "ata.write_cache": (False, Source.LIVE, Offer()),
        "ata.look_ahead": (True, Source.LIVE, Offer()),
        "ata.apm": (128, Source.LIVE, Offer()),
        "ata.standby_timer": (None, Source.REMEMBERED, Offer()),
    }
    states = []
    for setting in SETTINGS:
        if setting.id in values:
            value, source, offer = values[setting.id]
            states.append(State(setting.id, Status.OK, value, source, offer=offer))
        else:
            states.append(State(setting.id, Status.UNSUPPORTED, None, Source.LIVE, "This drive does not have it."))
    return tuple(states)


class WindowSession(ScriptedSession):
    """A session for a whole window, with a machine behind it; also the helper that the small charts watch."""

    def __init__(self, place: HelperLauncher) -> None:
        super().__init__()
        self.place = place
        self.listed = True
        Machine(self)

    def watch(self, on: bool) -> None:
        """Watch nothing."""

    def refresh(self) -> None:
        """Stay with the list: a window that took its time to appear asks for it again."""

    def refuse_the_rest(self) -> None:
        """Refuse whatever the script has no answer for."""
        for verb in VERBS:
            self.answers.setdefault(verb, lambda _args: Fails(Fault.NOT_SUPPORTED, "Not today."))


class UnattendedSession(WindowSession):
    """A session of a run without a window: drives are listed, complaints come at the start, its end is counted."""

    def __init__(self, *drives: Drive) -> None:
        super().__init__(HelperLauncher(root=True))
        self.refuse_the_rest()
        self.drives = drives
        self.complaints: list[str] = []
        self.closed = 0

    def start(self) -> None:
        """Say what there is to complain about."""
        for words in self.complaints:
            self.notice.emit(words)

    def close(self) -> bool:
        """Count it."""
        self.closed += 1
        return True


def a_drive(name: str = "sda", model: str = "Example Disk 1000") -> Drive:
    """Return a drive."""
    return Drive(
        name=name, kind=DriveKind.ATA, identity=f"wwn:{name}", diskseq=1, model=model, serial="S1", firmware="1",
        wwn="", size_bytes=10**12, logical_sector_bytes=512, physical_sector_bytes=4096, rotational=True,
        removable=False, read_only=False, link="SATA 6 Gb/s", temperature_c=None, partitions=(), usage=Usage(),
    )  # fmt: skip
