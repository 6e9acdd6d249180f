"""``disktune-helper bench``: measure a raw drive with the window's workloads. Nothing is written to it."""

from __future__ import annotations

from contextlib import suppress

from disktune_contract import workloads
from disktune_contract.catalog import BY_ID
from disktune_contract.drives.drive import Drive
from disktune_contract.health.self_tests import SelfTests
from disktune_contract.measuring.measurement import Measurement, Stage, figure, spread, unusual
from disktune_contract.measuring.workload import RUNS, SECONDS, Metric
from disktune_contract.messages.faults import Refusal
from disktune_contract.messages.measurement import MeasureEnded, MeasureResult, MeasureSample, Started
from disktune_contract.messages.protocol import OfDrive
from disktune_contract.sentence import Sentence
from disktune_contract.units import UnitSystem, duration, number, rate
from disktune_helper.cli.common import measurements, selection
from disktune_helper.cli.common.command_line import CommandEnds, Exit, bad_input
from disktune_helper.cli.common.outputs import BenchChoice, BenchList, BenchOutput, ValueInForce
from disktune_helper.cli.common.terminal import Tone, table
from disktune_helper.cli.common.work import CommandWork


def run(work: CommandWork) -> int:
    """Measure, and print what came out; return the exit status."""
    if work.line.has("--list"):
        return _list(work)
    if not 1 <= len(work.line.names) <= 2:
        raise bad_input("Name a drive and optionally a profile. “disktune-helper bench --list” shows them.")
    drive = selection.one(work.drives, work.line.names[0])
    steps = measurements.steps_of(work.line.names[1] if len(work.line.names) > 1 else measurements.USUAL)
    seconds = work.line.number("--seconds", SECONDS.least, SECONDS.most)
    runs = work.line.number("--runs", RUNS.least, RUNS.most)
    request = workloads.of_drive(drive.ref, *steps, seconds=seconds, runs=runs, wake=work.line.has("--wake"))
    held, upkeep = _in_force(work, drive), _upkeep(work, drive)
    started = work.ask("measure", request)
    assert isinstance(started, Started)  # noqa: S101  # by the table of replies
    work.terminal.say(f"{drive.name}: {drive.title}. Nothing is written to the drive.", Tone.HEADING)
    if words := unusual(upkeep):
        work.terminal.say(f"  {words}", Tone.CAUTION)
    work.say_awake()
    ended = _wait(work, started.job, steps)
    for skipped in ended.skipped:
        work.terminal.say(f"  {skipped}", Tone.CAUTION)
    work.terminal.result(_output(drive, ended, held, upkeep))
    if ended.fault is not None:
        raise CommandEnds(Exit.NOT_DONE, ended.why)
    return Exit.DONE


def _list(work: CommandWork) -> int:
    found = measurements.choices()
    heading, *lines = table(("PROFILE", "NAME", "PURPOSE"), [(one.id, one.label, one.purpose) for one in found])
    work.terminal.say(heading, Tone.HEADING)
    work.terminal.say("\n".join(lines))
    work.terminal.result(BenchList(tuple(BenchChoice(one.id, one.label, one.purpose) for one in found)))
    return Exit.DONE


def _wait(work: CommandWork, job: int, steps: tuple[str, ...]) -> MeasureEnded:
    """Show progress and results until the job is over."""
    for told in work.told_by(job):
        if isinstance(told, MeasureSample):
            work.terminal.progress(_progress(told, steps))
        elif isinstance(told, MeasureResult):
            _say(work, told.result)
        elif isinstance(told, MeasureEnded):
            return told
    raise AssertionError("a job tells of its end")


def _progress(sample: MeasureSample, steps: tuple[str, ...]) -> str:
    label = workloads.BY_ID[steps[sample.step]].label
    doing = "preparing" if sample.stage is Stage.PREPARING else rate(sample.bytes_s)
    return f"{sample.progress * 100:3.0f}%  {label}, run {sample.run + 1}: {doing}"


def _say(work: CommandWork, result: Measurement) -> None:
    """Print one result: the median of the runs that count, and how far they are apart."""
    label = workloads.BY_ID[result.workload].label
    if not result.counted:
        work.terminal.say(f"  {label}: no run counted", Tone.CAUTION)
    else:
        both = f"{rate(result.median_bytes_s)} ({rate(result.median_bytes_s, UnitSystem.IEC)})"
        apart = f"{rate(result.slowest_bytes_s)} to {rate(result.fastest_bytes_s)}"
        count = len(result.counted)
        runs = f"{count} runs, {apart}" if count > 1 else "1 run"
        work.terminal.say(f"  {label}: {both}, {number(result.median_iops)} IOPS{_latency(result)} ({runs})")
    for note in result.notes:
        work.terminal.say(f"    {note}")


def _latency(result: Measurement) -> str:
    """Return how long half of the requests waited at most, empty where they were not timed."""
    waits = [wait for run in result.counted if (wait := figure(run, Metric.P50)) is not None]
    return f", {duration(spread(waits)[0])}" if waits else ""


def _in_force(work: CommandWork, drive: Drive) -> tuple[ValueInForce, ...]:
    """Return the values that are known; a drive in standby is not asked."""
    try:
        states = work.settings(drive).states
    except Refusal:
        return ()
    return tuple(
        ValueInForce(one.setting, one.value, selection.words(BY_ID[one.setting], one.value))
        for one in states
        if one.value is not None
    )


def _upkeep(work: CommandWork, drive: Drive) -> tuple[str, ...]:
    """Return what slows the drive now, self-tests of an array's members among it; no drive is woken."""
    tested = []
    for member in (one for one in work.drives if drive.name in one.usage.arrays):
        with suppress(Refusal):
            found = work.ask("self-tests", OfDrive(member.ref))
            if isinstance(found, SelfTests) and found.running is not None:
                tested.append(Sentence("{work} of {name}", work=Sentence("self-test"), name=member.name))
    return (*drive.upkeep, *tested)


def _output(
    drive: Drive, ended: MeasureEnded, held: tuple[ValueInForce, ...], upkeep: tuple[str, ...]
) -> BenchOutput:
    return BenchOutput(
        drive.name, drive.identity, ended.results, ended.skipped, ended.fault, ended.why, held, upkeep
    )
