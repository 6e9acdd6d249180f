"""``disktune-helper selftest``: the self-tests of a drive, which need no program to go on."""

from __future__ import annotations

from collections.abc import Iterator

from disktune_contract.drives.drive import Drive
from disktune_contract.health.self_tests import HARMLESS, LABELS, OUTCOMES, SelfTestKind, SelfTestResult, SelfTests
from disktune_contract.messages.action import SelfTestStart
from disktune_contract.messages.protocol import OfDrive
from disktune_contract.patterns import pattern_of
from disktune_contract.units import number
from disktune_helper.cli.common import selection
from disktune_helper.cli.common.command_line import Exit, bad_input
from disktune_helper.cli.common.outputs import SelfTestOutput
from disktune_helper.cli.common.terminal import Tone
from disktune_helper.cli.common.work import CommandWork

_KINDS = {kind.value: kind for kind in (SelfTestKind.SHORT, SelfTestKind.EXTENDED, SelfTestKind.CONVEYANCE)}
_RANGE = pattern_of(r"([0-9]{1,15})-([0-9]{1,15})")
LOOK_S = 10.0
"""Between two questions while it is waited for: a drive counts its test in steps of minutes."""


def run(work: CommandWork) -> int:
    """Print, start or stop self-tests; return 1 if the last one failed."""
    if not 1 <= len(work.line.names) <= 2:
        raise bad_input("Name a drive, and what to do: short, extended, conveyance, FIRST-LAST or stop.")
    drive = selection.one(work.drives, work.line.names[0])
    wish = work.line.names[1] if len(work.line.names) > 1 else ""
    if wish == "stop":
        found = work.ask("self-test-abort", OfDrive(drive.ref))
    elif wish:
        found = work.ask("self-test-start", _start(work, drive, wish))
        work.terminal.say(HARMLESS)
    else:
        found = work.ask("self-tests", OfDrive(drive.ref))
    assert isinstance(found, SelfTests)  # noqa: S101  # by the table of replies
    if work.line.has("--wait"):
        found = _waited(work, drive, found)
    work.terminal.say(f"{drive.name}: {drive.title}", Tone.HEADING)
    for line in _lines(found):
        work.terminal.say(f"  {line}")
    work.terminal.result(SelfTestOutput(drive.name, drive.identity, found))
    return Exit.NOT_DONE if _failed(found) or work.terminal.stopped else Exit.DONE


def _start(work: CommandWork, drive: Drive, wish: str) -> SelfTestStart:
    rebuilding = work.line.has("--while-rebuilding")
    if span := _RANGE.fullmatch(wish):
        first, last = map(int, span.groups())
        return SelfTestStart(drive.ref, SelfTestKind.SELECTIVE, rebuilding, first, last)
    if wish not in _KINDS:
        raise bad_input(f"There is no self-test {wish[:40]!r}. Tests: {', '.join(_KINDS)}, FIRST-LAST.")
    return SelfTestStart(drive.ref, _KINDS[wish], rebuilding)


def _waited(work: CommandWork, drive: Drive, found: SelfTests) -> SelfTests:
    """Return the state when the test is over, or when the user no longer waits."""
    while found.running is not None and not work.terminal.stopped:
        left = found.running.remaining_percent
        shown = "" if left is None else f" {100 - left}% done."
        work.terminal.progress(f"{LABELS[found.running.kind]} is running.{shown} Ctrl-C ends the waiting.")
        work.terminal.wait(LOOK_S)
        if not work.terminal.stopped:
            found = work.ask("self-tests", OfDrive(drive.ref))
    return found


def _failed(found: SelfTests) -> bool:
    """Whether the newest test that came to an end found a fault."""
    return found.running is None and bool(found.results) and found.results[0].outcome.failed


def _lines(found: SelfTests) -> Iterator[str]:
    if found.running is not None:
        left = found.running.remaining_percent
        minutes = found.running.minutes_left
        yield (
            f"{LABELS[found.running.kind]} is running"
            + ("" if left is None else f", {100 - left}% done")
            + ("" if minutes is None else f", about {minutes} min left")
        )
    for offer in found.offers:
        lasts = "" if offer.minutes is None else f", about {number(offer.minutes)} min"
        yield f"offered: {offer.kind.value}{lasts}"
    for words in (found.refusal, found.rebuilding, found.remark, found.note):
        if words:
            yield words
    yield from map(_result, found.results)
    if not found.results and not found.note:
        yield "The drive's log has no self-tests."


def _result(result: SelfTestResult) -> str:
    at = "" if result.hours is None else f" at {number(result.hours)} h"
    block = "" if result.lba is None else f", first unreadable block {result.lba}"
    return f"{LABELS[result.kind]}{at}: {OUTCOMES[result.outcome]}{block}"
