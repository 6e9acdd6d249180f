"""The range of a selective self-test: where it may be, what is proposed, what was typed, how long it takes."""

from __future__ import annotations

from PyQt6.QtCore import QCoreApplication

from disktune_contract.drives.drive import Drive
from disktune_contract.identity.self_tests import SelfTestKind, SelfTests
from disktune_contract.record import record
from disktune_gui.text.amounts import duration, number
from disktune_gui.text.formats import formats
from disktune_gui.text.typed import read

translate = QCoreApplication.translate

AROUND_BYTES = 1 << 30
"""So much before and behind a block that failed: what damages one block often reaches the tracks beside it."""


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
        return Typed(None, translate("SelfTest", "The size of the drive is unknown."))
    if ends[0] is None or ends[1] is None or not all(0 <= one <= most for one in ends if one is not None):
        words = translate("SelfTest", "Enter a first and a last block from 0 to {last}.")
        return Typed(None, words.format(last=number(most)))
    if ends[0] > ends[1]:
        return Typed(None, translate("SelfTest", "The last block must not be before the first one."))
    return Typed(BlockRange(ends[0], ends[1]))


def _block(text: str) -> int | None:
    locale = formats.locale
    found = read(text, "", group=locale.groupSeparator(), point=locale.decimalPoint())
    return int(found) if found is not None and found.denominator == 1 else None


def estimate(span: BlockRange, drive: Drive | None, tests: SelfTests | None) -> str:
    """Return how long the test takes, as a share of the drive's own figure for an extended one."""
    most = highest(drive, tests)
    offers = tests.offers if tests is not None else ()
    minutes = next((one.minutes for one in offers if one.kind is SelfTestKind.EXTENDED), None)
    if most is None or minutes is None:
        return translate("SelfTest", "The duration is unknown.")
    seconds = max(1, round(minutes * 60 * (span.last - span.first + 1) / (most + 1)))
    # The drive's figure is in minutes.
    seconds = seconds if seconds < 60 else round(seconds / 60) * 60
    return translate("SelfTest", "About {time} on an idle drive.").format(time=duration(seconds))
