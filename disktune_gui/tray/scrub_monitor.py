"""Scrubs of btrfs: their begin and their end, without a password, and without a timer while none runs.

The kernel reports scrubs only to root. But btrfs-progs writes the progress of its scrub every 5 seconds to one
file for each file system. Only root may read that file, but every user can see that it was written (inotify, in
Qt). So a file that is written twice means that a scrub runs, and one that has not been written for `QUIET_S`, that
it has ended. Its result is then asked of a helper, once, where the system grants that without a dialog; otherwise
the devices' error counters show whether there were errors, and every user may read those. No drive is woken: all
of this is in memory, or in files of the running system.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Protocol

from PyQt6.QtCore import QCoreApplication, QFileSystemWatcher, QObject, QTimer

from disktune_contract import scrub, wire
from disktune_contract.messages.conversation import Reply
from disktune_contract.scrub import ScrubList, ScrubReport, ScrubState
from disktune_contract.sentence import Sentence, in_turn
from disktune_gui.client.elevation import HelperLauncher
from disktune_gui.client.quiet_question import QuietQuestion
from disktune_gui.text.said import said
from disktune_gui.tray.notification import Notification, Urgency, fitted
from disktune_gui.tray.notifier import Notifier

# -- notifications of a scrub ------------------------------------------------------------------------------

translate = QCoreApplication.translate

_SUBJECT = "btrfs "
"""Before the UUID; no array's name has a space in it."""


def subject_of(uuid: str) -> str:
    """Return the subject of messages about a file system."""
    return _SUBJECT + uuid


def uuid_in(subject: str) -> str:
    """Return the UUID of the file system that a message is about; empty if it is about something else."""
    return subject.removeprefix(_SUBJECT) if subject.startswith(_SUBJECT) else ""


def began(uuid: str, title: str) -> Notification:
    """Return the notification of a scrub that has begun."""
    return _message(
        uuid,
        title,
        fitted(translate("Tray", "{name}: scrub started"), name=title),
        translate("Tray", "A scrub reads all data."),
        Urgency.LOW,
        passing=True,
    )


def ended(uuid: str, title: str, report: ScrubReport | None, counted: int) -> Notification | None:
    """Return the notification of a scrub that has ended; None if the user has stopped it.

    *report* is None where a helper could not be asked; *counted* is how many errors the devices counted since.
    """
    if report is None or scrub.state(report) is ScrubState.UNKNOWN:
        return _unseen(uuid, title, counted)
    state, errors = scrub.state(report), scrub.whole(report).errors
    if errors.uncorrectable:
        body = in_turn(errors.result, Sentence("Restore the affected files from a backup."))
        heading = fitted(translate("Tray", "{name}: damaged data"), name=title)
        return _message(uuid, title, heading, said(body), Urgency.CRITICAL, stays=True)
    if errors.found:
        body = in_turn(errors.result, Sentence("Check the health of the drives."))
        heading = fitted(translate("Tray", "{name}: errors corrected"), name=title)
        return _message(uuid, title, heading, said(body), Urgency.NORMAL, stays=True)
    if state is ScrubState.INTERRUPTED:
        heading = fitted(translate("Tray", "{name}: scrub interrupted"), name=title)
        words = translate("Tray", "Resume it in DiskTune.")
        return _message(uuid, title, heading, words, Urgency.NORMAL, stays=True)
    if state is not ScrubState.FINISHED:
        return None
    heading = fitted(translate("Tray", "{name}: scrub finished"), name=title)
    return _message(uuid, title, heading, said(errors.result), Urgency.LOW)


def _unseen(uuid: str, title: str, counted: int) -> Notification:
    """Return the notification without a report: the scrub ended, and whether there were errors."""
    body = translate("Tray", "Open DiskTune for the result.")
    if counted <= 0:
        heading = fitted(translate("Tray", "{name}: scrub ended"), name=title)
        return _message(uuid, title, heading, body, Urgency.LOW)
    heading = fitted(translate("Tray", "{name}: scrub found errors"), name=title)
    return _message(uuid, title, heading, body, Urgency.NORMAL, stays=True)


def _message(
    uuid: str, name: str, title: str, body: str, urgency: Urgency, *, passing: bool = False, stays: bool = False
) -> Notification:
    subject = subject_of(uuid)
    if name not in title:
        # It was cut, and another file system may begin alike.
        body = f"{name}: {body}"
    # One message for each file system: that of the end replaces that of the beginning.
    return Notification(
        key=subject, subject=subject, title=title, body=body, urgency=urgency, passing=passing, stays=stays
    )


# -- result of a scrub, asked of a helper without a dialog -------------------------------------------------

LIMIT_MS = 30_000

Answered = Callable[[ScrubReport | None], None]


class ScrubQuestion(QuietQuestion):
    """One question. *answered* is called once, later: with None if it is refused or not understood."""

    def __init__(
        self,
        uuid: str,
        drive: str,
        answered: Answered,
        parent: QObject,
        place: HelperLauncher | None = None,
        *,
        limit_ms: int = LIMIT_MS,
    ) -> None:
        super().__init__(parent, place, limit_ms)
        self._uuid, self._drive, self._answered = uuid, drive, answered
        self._report: ScrubReport | None = None
        self.begin()

    def _ask_first(self) -> None:
        self._ask("drives", {})

    def _take(self, answer: Reply[int]) -> None:
        if answer.verb == "drives":
            found = next(one for one in answer.result["drives"] if one["name"] == self._drive)
            ref = {name: found[name] for name in ("name", "identity", "diskseq")}
            self._ask("scrubs", {"drive": ref})
        else:
            reply: ScrubList = wire.load(ScrubList, answer.result)
            self._report = next(one for one in reply.file_systems if one.uuid == self._uuid)
            self._finish()

    def _answer(self) -> None:
        self._answered(self._report)


# -- begin and end of scrubs -------------------------------------------------------------------------------

FOLDER, SYSFS, BLOCK = Path("/var/lib/btrfs"), Path("/sys/fs/btrfs"), Path("/sys/class/block")
_FILE = "scrub.status."
_NEW = "_tmp"
"""The suffix of the file that btrfs-progs writes first, and then renames."""
QUIET_S = 12
"""Twice the interval of btrfs-progs' records, and a little more for a busy computer."""


class AsksScrub(Protocol):
    """Asks about the file system with a UUID, on the drive with a kernel name."""

    def __call__(self, uuid: str, drive: str, answered: Answered, parent: QObject) -> object: ...


class ScrubMonitor(QObject):
    """Follows the scrubs of all mounted btrfs."""

    def __init__(
        self,
        notifier: Notifier,
        *,
        folder: Path = FOLDER,
        sysfs: Path = SYSFS,
        block: Path = BLOCK,
        ask: AsksScrub = ScrubQuestion,
        clock: Callable[[], float] = time.time,
        quiet_s: float = QUIET_S,
    ) -> None:
        super().__init__()
        self._notifier, self._folder, self._sysfs, self._block = notifier, folder, sysfs, block
        self._ask, self._clock, self._quiet_s = ask, clock, quiet_s
        self._written: dict[str, int] = {}
        """When each record was written, in nanoseconds."""
        self._running: dict[str, int] = {}
        """Of each scrub that runs, how many errors its devices had counted when it was first seen."""
        self._first: dict[str, float] = {}
        """Records that were written once, and when: a scrub that runs writes again."""
        self._watcher = QFileSystemWatcher(self)
        self._watcher.directoryChanged.connect(lambda _path: self.look())
        self._quiet = QTimer(self)
        self._quiet.setSingleShot(True)
        self._quiet.setInterval(round(quiet_s * 1000))
        self._quiet.timeout.connect(self.look)

    def begin(self) -> None:
        """Begin to watch; a scrub that runs already is reported only at its end."""
        self._written = self._records()
        now = self._clock()
        for uuid, at in self._written.items():
            if now - at / 1e9 < self._quiet_s and self._mounted(uuid):
                self._running[uuid] = self._errors(uuid)
        self._watch()
        if self._running:
            self._quiet.start()

    def drive_of(self, uuid: str) -> str:
        """Return the kernel name of a drive that the file system is on, empty if it is no longer mounted."""
        devices = self._names(self._sysfs / uuid / "devices")
        if not devices:
            return ""
        place = self._block / devices[0]
        return place.resolve().parent.name if (place / "partition").exists() else devices[0]

    def look(self) -> None:
        """Check which records were written, and report what began or has ended."""
        self._watch()
        before, self._written = self._written, self._records()
        now = self._clock()
        for uuid in self._written:
            if self._written[uuid] != before.get(uuid) and self._mounted(uuid):
                self._was_written(uuid, now)
        for uuid in list(self._running):
            if uuid not in self._written or now - self._written[uuid] / 1e9 >= self._quiet_s:
                self._end(uuid)
        self._first = {uuid: at for uuid, at in self._first.items() if now - at < self._quiet_s}
        (self._quiet.start if self._running or self._first else self._quiet.stop)()

    # -- observation ---------------------------------------------------------------------------------------

    def _watch(self) -> None:
        """Watch the folder; until btrfs-progs makes it at its first scrub, its parent."""
        wanted = str(self._folder if self._folder.is_dir() else self._folder.parent)
        watched = self._watcher.directories()
        if wanted not in watched:
            if watched:
                self._watcher.removePaths(watched)
            if Path(wanted).is_dir():
                self._watcher.addPath(wanted)

    def _records(self) -> dict[str, int]:
        found = {}
        for name in self._names(self._folder):
            if name.startswith(_FILE) and not name.endswith(_NEW):
                with suppress(OSError):
                    found[name.removeprefix(_FILE)] = (self._folder / name).stat().st_mtime_ns
        return found

    def _mounted(self, uuid: str) -> bool:
        return (self._sysfs / uuid).is_dir()

    def _errors(self, uuid: str) -> int:
        """Return the errors counted by the devices of a file system (``error_stats``); 0 before Linux 5.14."""
        total = 0
        for devid in self._names(self._sysfs / uuid / "devinfo"):
            with suppress(OSError, ValueError):
                lines = (self._sysfs / uuid / "devinfo" / devid / "error_stats").read_text("ascii").splitlines()
                total += sum(int(line.split()[1]) for line in lines if len(line.split()) == 2)
        return total

    @staticmethod
    def _names(folder: Path) -> list[str]:
        try:
            return sorted(entry.name for entry in folder.iterdir())
        except OSError:
            return []

    def _title(self, uuid: str) -> str:
        with suppress(OSError):
            if label := (self._sysfs / uuid / "label").read_text("utf-8", "replace").strip():
                return label
        return self.drive_of(uuid) or uuid

    # -- reports -------------------------------------------------------------------------------------------

    def _was_written(self, uuid: str, now: float) -> None:
        if uuid in self._running:
            return
        if uuid in self._first:
            del self._first[uuid]
            self._running[uuid] = self._errors(uuid)
            self._notifier.show(began(uuid, self._title(uuid)))
        else:
            self._first[uuid] = now

    def _end(self, uuid: str) -> None:
        counted = self._errors(uuid) - self._running.pop(uuid)
        title, drive = self._title(uuid), self.drive_of(uuid)
        if not drive:
            self._notifier.withdraw(subject_of(uuid))
            return

        def answered(report: ScrubReport | None) -> None:
            message = ended(uuid, title, report, counted)
            if message is None:
                self._notifier.withdraw(subject_of(uuid))
            else:
                self._notifier.show(message)

        self._ask(uuid, drive, answered, self)
