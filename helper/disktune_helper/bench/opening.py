"""Which maker does which workload; and one run at a time, always alike, for comparisons."""

from __future__ import annotations

import threading

from disktune_contract.measuring import measurement
from disktune_contract.measuring.measurement import FolderFacts, Run
from disktune_contract.measuring.workload import OFFSET_STEP, Cache, Engine, Pattern
from disktune_contract.messages.comparison import Compare
from disktune_contract.messages.faults import Fault, Refusal, invalid
from disktune_contract.messages.measurement import Measure, MeasureFolder
from disktune_contract.record import record
from disktune_contract.sentence import Sentence
from disktune_contract.units import number, size
from disktune_contract.workloads import BY_ID
from disktune_helper.bench import bench_step, folders, remarks
from disktune_helper.bench.bench import Bench, Maker
from disktune_helper.bench.bench_step import BenchStep
from disktune_helper.bench.meter import Tell
from disktune_helper.bench.queued import OwnThenFio, QueueMaker
from disktune_helper.bench.reader import ReadMaker
from disktune_helper.bench.surface import SurfaceMaker
from disktune_helper.system.ports import Child, FileBenchPorts, Node, Ports, Scratch

# -- which maker does which workload -----------------------------------------------------------------------


def drive_bench(
    node: Node,
    ports: Ports,
    step: BenchStep,
    tell: Tell,
    cancelled: threading.Event,
    drives: tuple[str, ...] = (),
    *,
    hands_over: bool = False,
) -> Bench:
    """Return the bench for a step on a raw drive; *node* may be closed once it is there. Raises Refusal.

    *drives* are the kernel names of the drives below, if *node* is not a drive itself. With *hands_over*, fio
    takes over where the program's own engine turns out to be the limit, and *node* has to stay open.
    """
    workload = step.workload
    _check_sectors(node, ports, step)
    maker: Maker
    if workload.engine is Engine.FIO:
        maker = _fio_on_drive(node, ports, step)
    elif workload.pattern is Pattern.SURFACE:
        maker = SurfaceMaker(node, ports, step)
    elif workload.depth > 1:
        own = QueueMaker(node, ports, step)
        maker = OwnThenFio(own, lambda: _fio_on_drive(node, ports, step)) if hands_over else own
    else:
        maker = ReadMaker(node, ports, step)
    return Bench(maker, step, ports, drives or (node.name,), tell, cancelled, read_ahead_of=node.name)


def _check_sectors(node: Node, ports: Ports, step: BenchStep) -> None:
    """Raise Refusal if the drive cannot read blocks as small as the workload's past the cache."""
    try:
        sector = int(ports.read_text(f"/sys/class/block/{node.name}/queue/logical_block_size"))
    except (OSError, ValueError):
        return
    if step.workload.cache is Cache.DIRECT and step.workload.block_bytes % sector:
        why = Sentence("Reads below {bytes} bytes are not possible.", bytes=number(sector))
        raise Refusal(Fault.NOT_SUPPORTED, why)


def _fio_on_drive(node: Node, ports: Ports, step: BenchStep) -> Maker:
    from disktune_helper.bench.fio_runs import FioOnDrive  # noqa: PLC0415  # json and more, for those who need it

    outside = ports.outside()
    path, version = folders.program(ports, outside, Engine.FIO)

    def start(arguments: list[str], fds: tuple[int, ...]) -> Child:
        return outside.start_reader([path, *arguments], fds)

    return FioOnDrive(node, ports, step, version, start)


class FolderBenches:
    """The benches for the steps of one request for a directory, which share a file."""

    def __init__(self, ports: Ports, request: MeasureFolder) -> None:
        """Check everything that can be checked before anything is done; raises Refusal."""
        self._ports, self._outside = ports, ports.outside()
        self.steps = bench_step.of_folder(request)
        self.facts = measurable(ports, self._outside, request.folder)
        if any(one.workload.pattern is Pattern.LONG_WRITE for one in self.steps) and (
            why := measurement.no_long_write(self.facts)
        ):
            raise Refusal(Fault.NOT_SUPPORTED, why)
        used = dict.fromkeys(one.workload.engine for one in self.steps if one.workload.engine is not Engine.READER)
        self._programs = {engine: folders.program(ports, self._outside, engine) for engine in used}
        room: dict[bool, int] = {}
        for one in self.steps:
            zeros = one.workload.zeros
            room[zeros] = max(room.get(zeros, 0), one.span_bytes * one.workload.files)
        folders.room_for(self._outside, self.facts, sum(room.values()))
        self._scratches: dict[bool, list[Scratch]] = {}
        """Those of random data, and those of zeros: they are kept side by side."""

    def open(self, one: BenchStep, tell: Tell, cancelled: threading.Event) -> Bench:
        """Return the bench for one of the steps; raises Refusal."""
        long = one.workload.pattern is Pattern.LONG_WRITE
        try:
            if long:
                maker: Maker = self._long_write(one)
            else:
                maker = self._bonnie(one) if one.workload.engine is Engine.BONNIE else self._fio(one)
        except OSError as error:
            raise remarks.file_refusal(error) from error
        return Bench(maker, one, self._ports, self.facts.drives, tell, cancelled, self.facts, heeds_heat=long)

    def close(self) -> None:
        """Close the files."""
        for scratches in self._scratches.values():
            for scratch in scratches:
                scratch.close()
        self._scratches.clear()

    def _fio(self, one: BenchStep) -> Maker:
        from disktune_helper.bench.fio_runs import FioOnFile  # noqa: PLC0415  # as above

        path, version = self._programs[Engine.FIO]
        scratches = self._scratches.setdefault(one.workload.zeros, [])
        while len(scratches) < one.workload.files:
            scratches.append(self._outside.scratch(self.facts.folder))
        # Shares of its own: a run that hangs keeps its descriptors when the job has long gone.
        shares, outside = [scratch.share() for scratch in scratches[: one.workload.files]], self._outside
        inherited = tuple(fd for share in shares for fd in share.fds)

        def start(arguments: list[str]) -> Child:
            return outside.start([path, *arguments], inherited)

        return FioOnFile(self._ports, one, version, start, shares[0], shares[1] if len(shares) > 1 else None)

    def _long_write(self, one: BenchStep) -> Maker:
        from disktune_helper.bench.long_write import LongWriteMaker  # noqa: PLC0415  # as above

        return LongWriteMaker(
            self._ports, self._outside, one, self._outside.scratch(self.facts.folder), self.facts
        )

    def _bonnie(self, one: BenchStep) -> Maker:
        from disktune_helper.bench.bonnie import BonnieRuns  # noqa: PLC0415  # as above

        path, version = self._programs[Engine.BONNIE]
        if self._outside.is_root():
            why = Sentence("bonnie++ does not run as root.")
            raise Refusal(Fault.NOT_ALLOWED, why)
        nest, outside = self._outside.nest(self.facts.folder), self._outside
        return BonnieRuns(
            self._ports, one, version, lambda words: outside.start([path, *words]), nest, self.facts.drives
        )


def measurable(ports: Ports, outside: FileBenchPorts, folder: str) -> FolderFacts:
    """Return what is to be known of a directory that a file may be measured in; raises Refusal if none may."""
    found = folders.facts(ports, outside, folder)
    if found.refusal:
        raise Refusal(Fault.PERMISSION, found.refusal)
    return found


# -- one run at a time of one workload on one drive, for comparisons ---------------------------------------
#
# Buffer, place and length are the same every time.


@record
class RunReading:
    """What a run gave. ``void`` is a sentence where it and those before it mean nothing."""

    bytes_s: float
    disturbed: str = ""
    void: str = ""


class WorkloadRuns:
    """Runs of one workload, as many as wanted, and what is run before them and thrown away."""

    def __init__(self, bench: Bench, warm_up: Bench | None) -> None:
        self._bench, self._warm_up = bench, warm_up
        self._cache = bench.step.workload.cache

    def warm_up(self) -> None:
        """Run and throw away; raises Refusal."""
        if self._warm_up is not None:
            self._warm_up.run()

    def run(self) -> RunReading:
        """Run once; raises Refusal."""
        run = self._bench.run()
        return RunReading(run.bytes_s, _disturbed(run, self._cache), run.void)

    def close(self) -> None:
        """Close the drive."""
        for bench in (self._bench, self._warm_up):
            if bench is not None:
                bench.close()


def open_meter(ports: Ports, node: Node, request: Compare, cancelled: threading.Event) -> WorkloadRuns:
    """Return what measures *request*; *node* may be closed then. Raises Refusal if the workload does not fit."""
    drive_bytes = node.size_bytes()
    declared = BY_ID.get(request.workload)
    if declared is not None and (declared.seconds is None or declared.pattern is Pattern.SURFACE):
        raise invalid(f"{declared.id} has no short runs", Fault.NOT_SUPPORTED)
    real = _step(request, request.offset_bytes, request.seconds, drive_bytes)
    bench = drive_bench(node, ports, real, lambda _: None, cancelled)
    if not request.warm_up_s:
        return WorkloadRuns(bench, None)
    offset = request.offset_bytes
    if real.workload.offset and real.workload.cache is not Cache.WARM:
        # Elsewhere: what the warm-up read must not be in the drive's own cache when the run begins.
        offset = (offset + drive_bytes // 2) % drive_bytes // OFFSET_STEP * OFFSET_STEP
    warm = _step(request, offset, request.warm_up_s, drive_bytes)
    return WorkloadRuns(bench, drive_bench(node, ports, warm, lambda _: None, cancelled))


def _step(request: Compare, offset: int, seconds: int, drive_bytes: int) -> bench_step.BenchStep:
    one = Measure(request.drive, (request.workload,), request.catalogue, offset, seconds, 1)
    return bench_step.of_drive(one, drive_bytes)[0]


def _disturbed(run: Run, cache: Cache) -> str:
    """Return a sentence stating what else used the drive; empty if nothing did."""
    foreign, device, own = run.foreign_bytes, run.device_bytes, run.bytes_moved
    if foreign is not None and foreign > remarks.FOREIGN_LIMIT * own:
        return Sentence(
            "Other use of the drive: {other}, against {own} here.",
            other=size(foreign),
            own=size(own),
        )
    if cache is not Cache.WARM and device is not None and device < remarks.CACHED_LIMIT * own:
        return Sentence("Part of the data came from memory.")
    return ""
