"""A drive's self-tests while they are in view: what is known and started, and the range of a selective one."""

from __future__ import annotations

import time
from collections.abc import Callable
from functools import partial

from PyQt6.QtCore import QCoreApplication, QObject, pyqtSignal

from disktune_contract.checkup.attachment import Attachment
from disktune_contract.drives.drive import Drive, DriveRef
from disktune_contract.health.self_tests import SelfTestKind, SelfTests
from disktune_contract.messages.action import SelfTestStart
from disktune_contract.messages.faults import Fault
from disktune_contract.messages.privilege import Class
from disktune_contract.messages.protocol import OfDrive
from disktune_contract.record import record
from disktune_contract.settings.claims import ClaimList
from disktune_gui.client.asked import AskedDrives
from disktune_gui.client.presence import SeenTimer
from disktune_gui.client.session import Session
from disktune_gui.text.formats import duration, formats, number
from disktune_gui.text.typed import read

# -- the range of a selective self-test: limits, proposal, input, duration ---------------------------------

translate = QCoreApplication.translate

AROUND_BYTES = 1 << 30
"""So much before and behind a block that failed: what damages one block often reaches adjacent tracks."""


@record
class BlockRange:
    """Logical blocks, the last one included."""

    first: int
    last: int


@record
class Typed:
    """What two texts mean."""

    span: BlockRange | None
    why_not: str = ""
    """A sentence: what to enter instead; empty if there is a range."""


def highest(drive: Drive | None, tests: SelfTests | None) -> int | None:
    """Return the last block of the drive, None if that is unknown."""
    if drive is None or tests is None or not tests.sector_bytes or not drive.size_bytes:
        return None
    return drive.size_bytes // tests.sector_bytes - 1


def failed_block(tests: SelfTests | None) -> int | None:
    """Return the first block that the newest failed test could not read, None if none names one."""
    if tests is None:
        return None
    return next((one.lba for one in tests.results if one.outcome.failed and one.lba is not None), None)


def proposed(drive: Drive | None, tests: SelfTests | None) -> BlockRange | None:
    """Return the surroundings of the block that failed, the whole drive where none did; None if it is unknown."""
    last = highest(drive, tests)
    if last is None or tests is None or not tests.sector_bytes:
        return None
    block = failed_block(tests)
    if block is None or block > last:
        return BlockRange(0, last)
    around = AROUND_BYTES // tests.sector_bytes
    return BlockRange(max(0, block - around), min(last, block + around))


def typed(first: str, last: str, most: int | None) -> Typed:
    """Return the range that the texts mean on a drive whose last block is *most*."""
    ends = [_block(first), _block(last)]
    if most is None:
        return Typed(None, translate("SelfTest", "Drive size unknown."))
    if ends[0] is None or ends[1] is None or not all(0 <= one <= most for one in ends if one is not None):
        words = translate("SelfTest", "Enter blocks from 0 to {last}.")
        return Typed(None, words.format(last=number(most)))
    if ends[0] > ends[1]:
        return Typed(None, translate("SelfTest", "The last block is before the first."))
    return Typed(BlockRange(ends[0], ends[1]))


def _block(text: str) -> int | None:
    found = read(text, "", **formats.separators)
    return int(found) if found is not None and found.denominator == 1 else None


def estimate(span: BlockRange, drive: Drive | None, tests: SelfTests | None) -> str:
    """Return how long the test takes, as a share of the drive's own figure for an extended one."""
    most = highest(drive, tests)
    offers = tests.offers if tests is not None else ()
    minutes = next((one.minutes for one in offers if one.kind is SelfTestKind.EXTENDED), None)
    if most is None or minutes is None:
        return translate("SelfTest", "Duration unknown.")
    seconds = max(1, round(minutes * 60 * (span.last - span.first + 1) / (most + 1)))
    # The drive's figure is in minutes.
    seconds = seconds if seconds < 60 else round(seconds / 60) * 60
    return translate("SelfTest", "About {time}.").format(time=duration(seconds))


# -- a drive's self-tests while they are in view (no widgets) ----------------------------------------------

SOON_MS, SLOW_MS = 5_000, 30_000
"""Between two readings of a test that is nearly over, and of one that is not: ATA drives count in steps of 10%."""
NEARLY_MINUTES = 5
LOOKS_FOR_S = 540
"""Seconds after the user's last action in which a helper with all rights is asked: it takes each question for a
person at work, and would otherwise never leave (it does so after 600 s)."""


class SelfTesting(QObject):
    """The self-tests of one drive. Asks only while it is watched, and nothing twice at a time."""

    changed = pyqtSignal()
    ended = pyqtSignal()
    """The test that ran is over: the drive's counters may be others."""

    def __init__(self, session: Session, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self.asked: AskedDrives[SelfTests] = AskedDrives(self, session, "self-tests")
        self._others: AskedDrives[ClaimList] = AskedDrives(self, session, "others")
        self._mounts: AskedDrives[Attachment] = AskedDrives(self, session, "checkup")
        self._ran = False
        """Whether a test ran when the drive was asked last."""
        self.busy = ""
        """``start`` or ``stop`` while the drive is asked to do it, ``unlock`` while a password is asked for."""
        self.question: tuple[SelfTestKind, str] | None = None
        """A test that is asked for a second time, and why."""
        self._span: BlockRange | None = None
        """The range of that test, if it is a selective one."""
        self.awake: Callable[[], bool] = lambda: False
        """Whether the computer is kept from suspending."""
        self.told = ""
        """Why the user's request was not carried out."""
        self._watched = False
        self._person_at = 0.0
        self._timer = SeenTimer(session, self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._on_due)
        self.asked.answered.connect(self._on_tests)
        self._others.changed.connect(self.changed)
        self._mounts.changed.connect(self.changed)
        # Requests to a helper that is gone have failed by now, with an error that was shown.
        session.privilege_changed.connect(self._ask)

    # -- what is known -------------------------------------------------------------------------------------

    @property
    def drive(self) -> Drive | None:
        """The drive in view."""
        return self.asked.drive

    @property
    def tests(self) -> SelfTests | None:
        """What it reported last; None if that is unknown."""
        return self.asked.answer.fresh

    @property
    def free(self) -> bool:
        """Whether a test can be started now."""
        tests = self.tests
        return tests is not None and tests.running is None and not tests.refusal

    @property
    def claims(self) -> ClaimList | None:
        """What other tools do with the drive: who tests it, and when. None if that could not be read."""
        return self._others.answer.fresh

    @property
    def kinds(self) -> dict[str, str]:
        """The types of mounted file systems by device, if they are needed to locate a block that failed."""
        found = self._mounts.answer.value
        return {mount.device: mount.kind for mount in found.mounts or ()} if found is not None else {}

    # -- reading -------------------------------------------------------------------------------------------

    def show_drive(self, drive: Drive | None) -> None:
        """Switch to *drive*, of which its last answer counts until the next one."""
        another = self.asked.turn(drive, forget=False)
        self._others.turn(drive, forget=False)
        self._mounts.turn(drive)
        if another:
            self._timer.stop()
            self.busy, self.question, self.told, self._ran = "", None, "", False
        self.changed.emit()
        if another:
            self.look()

    def watch(self, on: bool) -> None:
        """Read from now on, or no longer: the drive is not asked while its self-tests are out of view."""
        self._watched = on
        if on:
            self.look()
        else:
            self._timer.stop()

    def look(self) -> None:
        """Ask because the user is there."""
        self._person_at = time.monotonic()
        self._ask()
        if self.drive is not None and self._watched:
            self._others.ask(self.drive)

    @property
    def paused(self) -> bool:
        """Whether a test runs that is no longer read because the user does nothing."""
        return self._session.privilege is Class.TUNE and time.monotonic() - self._person_at > LOOKS_FOR_S

    def _ask(self) -> None:
        if self.drive is not None and self._watched and not self.asked.answer.awaited and not self.busy:
            self.asked.ask_if_allowed(self.drive)

    def _on_tests(self) -> None:
        tests, ran = self.tests, self._ran
        self._ran = tests is not None and tests.running is not None
        if tests is None or tests.running is not None or tests.refusal or not tests.rebuilding:
            self.question = None
        self._look_again_later()
        failed = tests is not None and any(one.lba is not None for one in tests.results[:1])
        if failed and self.drive is not None and not self.kinds:
            self._mounts.ask(self.drive)
        self.changed.emit()
        if ran and tests is not None and not self._ran:
            self.ended.emit()

    def _look_again_later(self) -> None:
        running = self.tests.running if self.tests is not None else None
        if running is None or not self._watched or self.paused:
            self._timer.stop()
            return
        left = running.minutes_left
        self._timer.start(SOON_MS if left is None or left <= NEARLY_MINUTES else SLOW_MS)

    def _on_due(self) -> None:
        if self.paused:
            self.changed.emit()
        else:
            self._ask()

    # -- doing ---------------------------------------------------------------------------------------------

    def start(self, kind: SelfTestKind, span: BlockRange | None = None, *, agreed: bool = False) -> None:
        """Begin a test; where an array of the drive rebuilds only after the user *agreed* to what that costs.

        A selective test needs *span*; one that was agreed to reads what was asked for at first.
        """
        if self.drive is None or self.tests is None or self.busy:
            return
        self.told = ""
        if self.tests.rebuilding and not agreed:
            self.question, self._span = (kind, self.tests.rebuilding), span
            self.changed.emit()
            return
        self.question = None
        span = self._span if agreed else span
        first, last = (span.first, span.last) if span is not None else (None, None)
        request = SelfTestStart(self.drive.ref, kind, agreed, first, last)
        self._do("self-test-start", self.drive.ref, request)

    def stop(self) -> None:
        """Stop the test that runs, also one that another program began."""
        if self.drive is not None and not self.busy:
            self.told = ""
            self._do("self-test-abort", self.drive.ref, OfDrive(self.drive.ref))

    def dismiss(self) -> None:
        """Take back the question, or the message."""
        self.question, self.told = None, ""
        self.changed.emit()

    def _do(self, verb: str, ref: DriveRef, request: object) -> None:
        self._person_at = time.monotonic()
        self._timer.stop()
        if self._session.may(verb):
            self._send(verb, ref, request)
        else:
            self.busy = "unlock"
            self.changed.emit()
            self._session.unlock(
                self, partial(self._send, verb, ref, request), partial(self._on_failed, ref, Fault.NOT_ALLOWED)
            )

    def _send(self, verb: str, ref: DriveRef, request: object) -> None:
        # While the user typed the password, another drive may have been selected: nothing is begun out of sight.
        if self._shows(ref):
            self.busy = "stop" if verb == "self-test-abort" else "start"
            self.changed.emit()
            self._session.request(self, verb, request, partial(self._on_done, ref), partial(self._on_failed, ref))

    def _on_done(self, ref: DriveRef, tests: SelfTests) -> None:
        if self._shows(ref):
            self.busy = ""
            self.asked.take(ref, tests)

    def _on_failed(self, ref: DriveRef, _fault: Fault, why: str) -> None:
        if self._shows(ref):
            self.busy, self.told = "", why
            self.changed.emit()
            self._ask()

    def _shows(self, ref: DriveRef) -> bool:
        return self.drive is not None and self.drive.ref == ref
