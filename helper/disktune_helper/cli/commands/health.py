"""``disktune-helper health``: the verdict on drives with its reasons. A drive in standby is not asked."""

from __future__ import annotations

from collections.abc import Iterator

from disktune_contract.drives.drive import Drive, DriveKind
from disktune_contract.health import sample
from disktune_contract.health.health import PERCENTAGE_USED, Health, life_used
from disktune_contract.health.sample import earlier
from disktune_contract.health.verdict import HealthJudgement, HealthVerdict, counters, judge
from disktune_contract.messages.faults import Fault, Refusal
from disktune_contract.messages.protocol import OfDrive
from disktune_contract.said import verdicts
from disktune_contract.units import number
from disktune_helper.cli.common import selection
from disktune_helper.cli.common.command_line import Exit, of_refusal
from disktune_helper.cli.common.outputs import DriveHealthOutput, HealthOutput
from disktune_helper.cli.common.terminal import Tone
from disktune_helper.cli.common.work import CommandWork
from disktune_helper.system.files import SAMPLES, RootFolder

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
    kept = RootFolder(SAMPLES).read(sample.file_name(drive.identity)) if drive.identity else ""
    before = earlier(sample.loaded(kept), counters(health), now)
    why = "The drive is in standby or sleep mode, so it was not asked." if health.asleep else health.note
    return DriveHealthOutput(drive.name, drive.identity, judge(health, now, before), health, why)


def _say(work: CommandWork, drive: Drive, found: DriveHealthOutput) -> None:
    verdict = found.judgement.verdict if found.judgement is not None else HealthVerdict.UNKNOWN
    work.terminal.say(f"{drive.name}: {drive.title}: {verdicts.HEALTH[verdict]}", _TONES[verdict])
    for reason in (*(found.judgement.why if found.judgement is not None else ()), found.why):
        if reason:
            work.terminal.say(f"  {reason}")
    if found.health is not None and found.judgement is not None:
        for line in _figures(found.health, found.judgement, everything=work.line.has("--all")):
            work.terminal.say(f"  {line}")


def _figures(health: Health, judged: HealthJudgement, *, everything: bool) -> Iterator[str]:
    """Yield wear and counters: those above 0, or all."""
    worn = _worn_percent(health)
    if worn is not None:
        yield f"Percentage used: {worn}%"
    if health.emmc is not None and health.emmc.life_used is not None:
        yield f"Life used: {life_used(health.emmc.life_used)}"
    for one in judged.evidence:
        if one.value or everything:
            yield f"{verdicts.COUNTED[one.counter]}: {number(one.value)}"
    if everything and health.ata is not None:
        yield "ATTRIBUTE  VALUE  WORST  THRESHOLD  RAW"
        for attribute in health.ata.attributes:
            limit = "unknown" if attribute.threshold is None else attribute.threshold
            yield (
                f"{attribute.number:>9}  {attribute.value:>5}  {attribute.worst:>5}  {limit:>9}  "
                f"{attribute.raw}{' FAILED ' + attribute.failed.value if attribute.failed else ''}"
            )


def _worn_percent(health: Health) -> int | None:
    if health.nvme is not None:
        return health.nvme.percentage_used
    if health.scsi is not None:
        return health.scsi.percentage_used
    return health.ata.statistic(*PERCENTAGE_USED) if health.ata is not None else None
