"""``disktune-helper bench``: measure a raw drive, which is only read, or files in a folder, as the window does."""

from __future__ import annotations

import os
from collections.abc import Callable
from contextlib import suppress

from disktune_contract import workloads
from disktune_contract.catalog import BY_ID
from disktune_contract.drives.drive import Drive
from disktune_contract.health.self_tests import SelfTests
from disktune_contract.measuring.measurement import Measurement, Stage, figure, spread, unusual
from disktune_contract.measuring.workload import RUNS, SECONDS, Metric, Target
from disktune_contract.messages.faults import Refusal
from disktune_contract.messages.measurement import (
    MeasureEnded,
    MeasureFolder,
    MeasureResult,
    MeasureSample,
    Started,
)
from disktune_contract.messages.privilege import Class
from disktune_contract.messages.protocol import OfDrive
from disktune_contract.sentence import Sentence
from disktune_contract.settings.setting import Source
from disktune_contract.units import UnitSystem, duration, number, rate, size
from disktune_contract.workloads import files
from disktune_helper.cli.common import measurements, selection
from disktune_helper.cli.common.command_line import CommandEnds, Exit, bad_input
from disktune_helper.cli.common.outputs import BenchChoice, BenchList, BenchOutput, ValueInForce
from disktune_helper.cli.common.terminal import Tone
from disktune_helper.cli.common.work import CommandWork


def run(work: CommandWork) -> int:
    """Measure, and print what came out; return the exit status."""
    if work.line.has("--list"):
        return _list(work)
    if not 1 <= len(work.line.names) <= 2:
        raise bad_input("Name a drive and optionally a profile. “disktune-helper bench --list” shows them.")
    name = work.line.names[0]
    target = measurements.target_of(name)
    steps = measurements.steps_of((*work.line.names, measurements.USUAL[target])[1], target)
    seconds = work.line.number("--seconds", SECONDS.least, SECONDS.most)
    runs = work.line.number("--runs", RUNS.least, RUNS.most)
    if target is Target.FOLDER:
        return _folder(work, workloads.of_folder(os.path.abspath(name), *steps, seconds=seconds, runs=runs), steps)
    drive = selection.one(work.drives, name)
    request = workloads.of_drive(drive.ref, *steps, seconds=seconds, runs=runs, wake=work.line.has("--wake"))
    held, upkeep = _in_force(work, drive), _upkeep(work, drive)
    started = work.ask("measure", request)
    assert isinstance(started, Started)  # noqa: S101  # by the table of replies
    work.terminal.say(f"{drive.name}: {drive.title}. Nothing is written to the drive.", Tone.HEADING)
    return _end(work, _wait(work, started.job, steps, upkeep), drive, held, upkeep)


def _folder(work: CommandWork, request: MeasureFolder, steps: tuple[str, ...]) -> int:
    """Measure files in a folder as the user: root takes no path."""
    if work.session.privilege is not Class.BROWSE:
        raise bad_input("Root writes no test files. Run this without sudo, as a user who may write there.")
    from disktune_helper.bench import folders  # noqa: PLC0415  # never as root

    facts = folders.facts(work.session.ports, work.session.ports.outside(), request.folder)
    if facts.refusal:
        raise CommandEnds(Exit.NOT_DONE, facts.refusal)
    _agree(work, request, steps)
    below = [drive for drive in work.drives if drive.name in facts.drives]
    drive = below[0] if len(below) == 1 else None
    held, upkeep = (_in_force(work, drive), _upkeep(work, drive)) if drive is not None else ((), ())
    job = work.session.jobs.start_folder(request)
    on = f" on {', '.join(facts.drives)}" if facts.drives else ""
    work.terminal.say(f"{facts.folder}: {facts.filesystem}{on}", Tone.HEADING)
    for note in facts.notes:
        work.terminal.say(f"  {note}", Tone.CAUTION)
    ended = _wait(work, job, steps, upkeep, work.session.jobs.cancel)
    return _end(work, ended, drive, held, upkeep, facts.folder)


def _agree(work: CommandWork, request: MeasureFolder, steps: tuple[str, ...]) -> None:
    """Have the user agree where much is written; raises `CommandEnds` if that is not so."""
    found = workloads.known(steps)
    file_bytes = max(step.file_mib.usual for step in found) << 20
    amount = files.written(found, (request.seconds, request.runs), file_bytes, {})
    if not amount.much or work.line.has("--yes"):
        return
    more = f", and for {duration(amount.unknown_s)} as fast as the drive can" if amount.unknown_s else ""
    words = f"This writes {size(amount.known_bytes)}{more}."
    if not work.terminal.asks:
        raise bad_input(f"{words} To agree, add --yes.")
    if not work.terminal.agrees(f"{words} Go on?"):
        raise CommandEnds(Exit.NOT_DONE, "Nothing was written.")


def _end(
    work: CommandWork,
    ended: MeasureEnded,
    drive: Drive | None,
    held: tuple[ValueInForce, ...],
    upkeep: tuple[str, ...],
    folder: str = "",
) -> int:
    for skipped in ended.skipped:
        work.terminal.say(f"  {skipped}", Tone.CAUTION)
    name, identity = (drive.name, drive.identity) if drive is not None else ("", "")
    work.terminal.result(
        BenchOutput(name, identity, ended.results, ended.skipped, ended.fault, ended.why, held, upkeep, folder)
    )
    if ended.fault is not None:
        raise CommandEnds(Exit.NOT_DONE, ended.why)
    return Exit.DONE


def _list(work: CommandWork) -> int:
    found = [(target, one) for target in measurements.USUAL for one in measurements.choices(target)]
    rows = [(one.id, one.label, target.value, one.purpose) for target, one in found]
    work.terminal.say_table(("PROFILE", "NAME", "OF", "PURPOSE"), rows)
    choices = (BenchChoice(target, one.id, one.label, one.purpose) for target, one in found)
    work.terminal.result(BenchList(tuple(choices)))
    return Exit.DONE


def _wait(
    work: CommandWork,
    job: int,
    steps: tuple[str, ...],
    upkeep: tuple[str, ...],
    cancel: Callable[[int], object] | None = None,
) -> MeasureEnded:
    """Show progress and results until the job is over."""
    if words := unusual(upkeep):
        work.terminal.say(f"  {words}", Tone.CAUTION)
    work.say_awake()
    for told in work.told_by(job, cancel):
        if isinstance(told, MeasureSample):
            work.terminal.progress(_progress(told, steps))
        elif isinstance(told, MeasureResult):
            _say(work, told.result)
        elif isinstance(told, MeasureEnded):
            return told
    raise AssertionError("a job tells of its end")


def _progress(sample: MeasureSample, steps: tuple[str, ...]) -> str:
    label = workloads.label_of(steps[sample.step])
    doing = "preparing" if sample.stage is Stage.PREPARING else rate(sample.bytes_s)
    return f"{sample.progress * 100:3.0f}%  {label}, run {sample.run + 1}: {doing}"


def _say(work: CommandWork, result: Measurement) -> None:
    """Print one result: the median of the runs that count, and how far they are apart."""
    label = workloads.label_of(result.workload)
    if not result.counted:
        work.terminal.say(f"  {label}: no run counted", Tone.CAUTION)
    else:
        both = f"{rate(result.median_bytes_s)} ({rate(result.median_bytes_s, UnitSystem.IEC)})"
        apart = f"{rate(result.slowest_bytes_s)} to {rate(result.fastest_bytes_s)}"
        count = len(result.counted)
        runs = f"{count} runs, {apart}" if count > 1 else "1 run"
        requests = f", {number(result.median_iops)} IOPS" if result.median_iops else ""
        work.terminal.say(f"  {label}: {both}{requests}{_latency(result)} ({runs})")
    for one in result.figures:
        work.terminal.say(f"    {one.name}: {measurements.of_program(one)}")
    for note in result.notes:
        work.terminal.say(f"    {note}")


def _latency(result: Measurement) -> str:
    """Return how long half of the requests waited at most, empty where they were not timed."""
    waits = [wait for run in result.counted if (wait := figure(run, Metric.P50)) is not None]
    return f", {duration(spread(waits)[0])}" if waits else ""


def _in_force(work: CommandWork, drive: Drive) -> tuple[ValueInForce, ...]:
    """Return the values that are known; a drive in standby is not asked, and the kernel's record may be old."""
    try:
        states = work.settings(drive).states
    except Refusal:
        return ()
    return tuple(
        ValueInForce(one.setting, one.value, selection.words(BY_ID[one.setting], one.value))
        for one in states
        if one.value is not None and one.source is not Source.CACHED
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
