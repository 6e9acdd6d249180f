"""The machines that the window is shown on: the demo's, and what is left of it where something is missing."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from itertools import cycle, islice
from typing import Any

from disktune_contract.drives.drive import Drive, DriveRef, Usage
from disktune_contract.messages.look import DriveList
from disktune_contract.messages.privilege import Class
from disktune_gui.client.elevation import HelperLauncher
from disktune_gui.client.link import Done, Failed
from disktune_gui.client.session import Session
from disktune_gui.desktop.event_loop import pause, wait
from disktune_gui.desktop.preferences import Preferences
from disktune_gui.mainwindow.window import MainWindow
from disktune_gui.services.services import Services

PATIENCE_MS = 120_000
QUIET_MS, QUIET_LOOKS = 40, 3
"""No question has been open at so many looks one after the other, so far apart: what was asked has been shown."""
MANY = 50


class WithoutHelper(HelperLauncher):
    """A computer on which nothing but the window was installed."""

    can_elevate = False


class StagedSession(Session):
    """The demo, with other drives than it has or without the right to change them."""

    def __init__(
        self,
        place: HelperLauncher,
        first: Class = Class.TUNE,
        arranged: Callable[[tuple[Drive, ...]], tuple[Drive, ...]] = tuple,
    ) -> None:
        """*arranged* makes the list of drives of that of the demo."""
        super().__init__(place)
        self._first, self._arranged = first, arranged
        self._twins: dict[DriveRef, DriveRef] = {}
        """Those that the demo does not have, and which of its drives answers for each."""

    @property
    def busy(self) -> bool:
        """Whether something that was asked has not been answered."""
        turns = self.turns
        return bool(
            turns._waiting or turns._running or any(link._conversation.asked for link in self._links.values())
        )

    def start(self) -> None:
        """Start the one helper that this computer lets be started."""
        if self._first is Class.TUNE:
            super().start()
        else:
            self._start(self._first)

    def _on_drives(self, reply: DriveList) -> None:
        drives = self._arranged(reply.drives)
        ours = {drive.model: drive.ref for drive in reply.drives}
        self._twins = {drive.ref: ours[drive.model] for drive in drives if drive not in reply.drives}
        super()._on_drives(replace(reply, drives=drives))

    def _ask(self, verb: str, args: Any, done: Done, failed: Failed) -> None:
        twin = self._twins.get(getattr(args, "drive", None))  # type: ignore[arg-type]
        super()._ask(verb, args if twin is None else replace(args, drive=twin), done, failed)


def _fifty(drives: tuple[Drive, ...]) -> tuple[Drive, ...]:
    """Return *drives* and as many more of the same models as make fifty."""
    models = [drive for drive in drives if drive.name in ("sda", "sdb", "sdc", "sdd")]
    more = [
        replace(
            drive,
            name=_kernel_name(number),
            identity=f"serial:SHELF:{number}",
            serial=f"SHELF{number:03}",
            diskseq=100 + number,
            wwn="",
            partitions=(),
            usage=Usage(),
        )
        for number, drive in enumerate(islice(cycle(models), MANY - len(drives)), 9)
    ]
    return (*drives, *more)


def _kernel_name(number: int) -> str:
    """Return the name of the disk *number*, from 0: sda to sdz, then sdaa."""
    first, last = divmod(number, 26)
    return f"sd{chr(96 + first) if first else ''}{chr(97 + last)}"


def _demo() -> StagedSession:
    return StagedSession(HelperLauncher(root=False, demo=True))


def _locked() -> StagedSession:
    return StagedSession(HelperLauncher(root=False, demo=True), Class.BROWSE)


def _no_helper() -> StagedSession:
    return StagedSession(WithoutHelper(root=False, demo=True), Class.BROWSE)


def _one_drive() -> StagedSession:
    return StagedSession(
        HelperLauncher(root=False, demo=True),
        arranged=lambda drives: tuple(drive for drive in drives if drive.name == "sdb"),
    )


def _no_drives() -> StagedSession:
    return StagedSession(HelperLauncher(root=False, demo=True), arranged=lambda _drives: ())


def _fifty_drives() -> StagedSession:
    return StagedSession(HelperLauncher(root=False, demo=True), arranged=_fifty)


STAGES: dict[str, Callable[[], StagedSession]] = {
    "demo": _demo,
    "locked": _locked,
    "no-helper": _no_helper,
    "one-drive": _one_drive,
    "no-drives": _no_drives,
    "fifty-drives": _fifty_drives,
}


class Stage:
    """A window on one of the machines."""

    def __init__(self, session: StagedSession, preferences: Preferences) -> None:
        self.session = session
        self.services = Services(session, preferences)
        self.window = MainWindow(self.services)
        self._samples = 0
        session.activity.connect(self._on_activity)

    def settle(self) -> None:
        """Let the program run until all that was asked has been answered and shown; raises TimeoutError."""
        quiet = 0
        for _ in range(PATIENCE_MS // QUIET_MS):
            pause(QUIET_MS)
            quiet = 0 if self.session.busy else quiet + 1
            if quiet == QUIET_LOOKS:
                return
        raise TimeoutError("questions stay open")

    def _on_activity(self, _sample: object) -> None:
        self._samples += 1

    def watch(self, samples: int) -> None:
        """Let the program run until so many more samples of the activity of drives have come."""
        wanted = self._samples + samples
        self.until(lambda: self._samples >= wanted, "activity")

    def until(self, ready: Callable[[], bool], what: str) -> None:
        """Let the program run until *ready*, and it has settled; raises TimeoutError."""
        for _ in range(PATIENCE_MS // QUIET_MS):
            if ready():
                self.settle()
                return
            pause(QUIET_MS)
        raise TimeoutError(what)


@contextmanager
def staged(name: str, preferences: Preferences) -> Iterator[Stage]:
    """Give a window on the machine of that name that has listed its drives."""
    session = STAGES[name]()
    stage = Stage(session, preferences)
    try:
        session.start()
        if not wait(lambda: session.listed, session.drives_changed, PATIENCE_MS):
            raise TimeoutError(f"the drives of {name} were not listed")
        stage.window.show()
        stage.settle()
        yield stage
    finally:
        stage.window.close()
        session.close()
