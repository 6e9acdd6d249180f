"""``disktune-helper health``: the verdict on drives with its reasons. A drive in standby is not asked."""

from __future__ import annotations

from collections.abc import Iterator

from disktune_contract.drives.drive import Drive, DriveKind
from disktune_contract.folders import SAMPLES
from disktune_contract.health import sample
from disktune_contract.health.health import Health, life_used
from disktune_contract.health.sample import HealthSample, earlier
from disktune_contract.health.verdict import HealthVerdict, counters, judge
from disktune_contract.messages.faults import Fault, Refusal
from disktune_contract.messages.protocol import OfDrive
from disktune_contract.said.health_words import HEALTH, CounterRow, counter_rows, span_words, title, unknown_reason
from disktune_contract.said.health_words import since as counted_since
from disktune_contract.units import number
from disktune_helper.cli.common import selection
from disktune_helper.cli.common.command_line import Exit, of_refusal
from disktune_helper.cli.common.outputs import DriveHealthOutput, HealthOutput
from disktune_helper.cli.common.terminal import Tone
from disktune_helper.cli.common.work import CommandWork
from disktune_helper.system.files import RootFolder

_TONES = {
    HealthVerdict.GOOD: Tone.GOOD,
    HealthVerdict.CAUTION: Tone.CAUTION,
    HealthVerdict.FAILING: Tone.BAD,
    HealthVerdict.UNKNOWN: Tone.PLAIN,
}
_NOT_GOOD = (HealthVerdict.CAUTION, HealthVerdict.FAILING)


def run(work: CommandWork) -> int:
    """Print the health of drives; return 1 if one of them is not good."""
    found = []
    for drive in selection.chosen(work.drives, work.line.names):
        if drive.kind is DriveKind.ARRAY:
            # An array has no counters of its own; `array` prints its state.
            continue
        if work.terminal.stopped:
            break
        one = _of(work, drive)
        found.append(one)
        _say(work, drive, one)
    if not found:
        work.terminal.say("No drives that report their health.")
    work.terminal.result(HealthOutput(tuple(found)))
    bad = any(one.judgement is not None and one.judgement.verdict in _NOT_GOOD for one in found)
    return Exit.NOT_DONE if bad else Exit.DONE


def _of(work: CommandWork, drive: Drive) -> DriveHealthOutput:
    try:
        health = work.ask("health", OfDrive(drive.ref))
    except Refusal as error:
        if error.fault is Fault.PERMISSION:
            raise of_refusal(error) from None
        return DriveHealthOutput(drive.name, drive.identity, None, None, error.why)
    assert isinstance(health, Health)  # noqa: S101  # by the table of replies
    now = work.session.ports.now()
    before = earlier(samples_of(drive), counters(health), now)
    why = "The drive is in standby or sleep mode, so it was not asked." if health.asleep else health.note
    return DriveHealthOutput(drive.name, drive.identity, judge(health, now, before), health, why)


def samples_of(drive: Drive) -> tuple[HealthSample, ...]:
    """Return what root's timer has kept of a drive; none without an identity."""
    return sample.loaded(RootFolder(SAMPLES).read(sample.file_name(drive.identity)) if drive.identity else "")


def _say(work: CommandWork, drive: Drive, found: DriveHealthOutput) -> None:
    judged, health = found.judgement, found.health
    verdict = judged.verdict if judged is not None else HealthVerdict.UNKNOWN
    if judged is None or verdict is HealthVerdict.UNKNOWN:
        heading = f"{HEALTH[verdict]}: {unknown_reason(drive, health)}"
    else:
        heading = title(judged, health)
    work.terminal.say(f"{drive.name}: {drive.title}: {heading}", _TONES[verdict])
    for reason in (*(judged.why if judged is not None else ()), found.why):
        if reason:
            work.terminal.say(f"  {reason}")
    if health is not None and judged is not None:
        now, samples = work.session.ports.now(), samples_of(drive)
        span = counted_since(samples, now)
        for row in counter_rows(health, judged, samples, now):
            if row.value or work.line.has("--all"):
                work.terminal.say(f"  {_counted(row, span_words(span, now) if span is not None else '')}")
        for line in _figures(health, everything=work.line.has("--all")):
            work.terminal.say(f"  {line}")


def _counted(row: CounterRow, span: str) -> str:
    rise = f" ({row.rise:+} {span[0].lower()}{span[1:]})" if row.rise and span else ""
    return f"{row.label}: {number(row.value)}{row.unit}{rise}, {row.words}"


def _figures(health: Health, *, everything: bool) -> Iterator[str]:
    """Yield the wear of an eMMC, and with *everything* the SMART attributes."""
    if health.emmc is not None and health.emmc.life_used is not None:
        yield f"Life used: {life_used(health.emmc.life_used)}"
    if everything and health.ata is not None:
        yield "ATTRIBUTE  VALUE  WORST  THRESHOLD  RAW"
        for attribute in health.ata.attributes:
            limit = "unknown" if attribute.threshold is None else attribute.threshold
            yield (
                f"{attribute.number:>9}  {attribute.value:>5}  {attribute.worst:>5}  {limit:>9}  "
                f"{attribute.raw}{' FAILED ' + attribute.failed.value if attribute.failed else ''}"
            )
