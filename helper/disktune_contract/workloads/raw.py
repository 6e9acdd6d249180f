"""Reading a raw drive: hdparm's tests, the whole surface, random reads at every depth. Nothing is ever written."""

from __future__ import annotations

from disktune_contract.measuring.workload import Bounds, Cache, Engine, Metric, Pattern, Profile, Target, Workload
from disktune_contract.record import replace
from disktune_contract.sentence import Sentence, in_turn, noted
from disktune_contract.units import exact_size, short_size

HDPARM_BLOCK = 2 << 20
"""Bytes of one read: TIMING_BUF_MB of hdparm.c 9.65."""

_SECONDS = Bounds(1, 3, 60)
"""hdparm reads for 3 s."""
_RUNS = Bounds(1, 3, 20)

DIRECT = Workload(
    id="drive.direct",
    label="Direct read",
    purpose="Sequential throughput without the page cache.",
    engine=Engine.READER,
    target=Target.DRIVE,
    pattern=Pattern.SEQUENTIAL,
    block_bytes=HDPARM_BLOCK,
    seconds=_SECONDS,
    runs=_RUNS,
    offset=True,
    counterpart="hdparm -t --direct (--offset)",
)

BUFFERED = replace(
    DIRECT,
    id="drive.buffered",
    label="Buffered read",
    purpose="Throughput of a first read.",
    cache=Cache.COLD,
    counterpart="hdparm -t (--offset)",
)

PIECES = replace(
    BUFFERED,
    id="drive.buffered-64k",
    label="Buffered read, 64 KiB",
    purpose="Throughput as most programs read.",
    # mm/readahead.c: what is asked for beyond the window comes as one, up to the largest request of the drive.
    block_bytes=64 << 10,
    counterpart="dd if=DRIVE of=/dev/null bs=64k",
)

CACHED = replace(
    DIRECT,
    id="drive.cached",
    label="Cached read",
    purpose="Speed of memory, not of the drive.",
    pattern=Pattern.SAME_PLACE,
    cache=Cache.WARM,
    counterpart="hdparm -T",
)

REPEATED = replace(
    DIRECT,
    id="drive.repeated",
    label="Drive cache read",
    purpose="Reads one block repeatedly.",
    pattern=Pattern.SAME_PLACE,
    counterpart="hdparm -T --direct",
)

SURFACE = Workload(
    id="drive.surface",
    label="Full-surface scan, 100 samples",
    purpose="Throughput over the whole drive, and access time.",
    engine=Engine.READER,
    target=Target.DRIVE,
    pattern=Pattern.SURFACE,
    block_bytes=4096,
    seconds=Bounds(10, 60, 300),
    runs=Bounds(1, 1, 5),
    points=100,
    accesses=1000,
    point_bytes=10 << 20,
    counterpart="GNOME Disks: 100 samples of 10 MiB, 1000 accesses",
)

SURFACE_FINE = replace(
    SURFACE,
    id="drive.surface-fine",
    label="Full-surface scan, 1000 samples",
    purpose="Finds slow regions that 100 samples miss.",
    seconds=Bounds(10, 300, 600),
    runs=Bounds(1, 1, 2),
    points=1000,
    counterpart="GNOME Disks: 1000 samples of 10 MiB, 1000 accesses",
)

DEPTHS = (1, 2, 4, 8, 16, 32, 64, 128)
"""Queue depths that random reads are offered at."""

_RANDOM = Workload(
    id="",
    label="",
    purpose="",
    engine=Engine.READER,
    target=Target.DRIVE,
    pattern=Pattern.RANDOM,
    block_bytes=4096,
    metric=Metric.IOPS,
    offset=False,
)


def _random(block_bytes: int, depth: int) -> Workload:
    if depth == 1:
        purpose = Sentence("Latency: random reads of {size}, one at a time.", size=exact_size(block_bytes))
    else:
        purpose = Sentence.counted(
            depth,
            "IOPS of random reads of {size}, {n} in flight.",
            "IOPS of random reads of {size}, {n} in flight.",
            size=exact_size(block_bytes),
        )
    return replace(
        _RANDOM,
        id=f"drive.random-{short_size(block_bytes)}-q{depth}",
        label=Sentence("Random read, {size}, Q{depth}T1", size=exact_size(block_bytes), depth=depth),
        purpose=purpose,
        block_bytes=block_bytes,
        depth=depth,
        counterpart=f"fio --rw=randread --bs={short_size(block_bytes)} --direct=1 --iodepth={depth}",
    )


def _sequential(block_bytes: int, depth: int) -> Workload:
    return replace(
        _RANDOM,
        id=f"drive.sequential-{short_size(block_bytes)}-q{depth}",
        label=Sentence("Sequential read, {size}, Q{depth}T1", size=exact_size(block_bytes), depth=depth),
        purpose=(
            "Maximum sequential throughput." if depth > 1 else "Sequential throughput, one request at a time."
        ),
        pattern=Pattern.SEQUENTIAL,
        block_bytes=block_bytes,
        depth=depth,
        metric=Metric.THROUGHPUT,
        offset=True,
        counterpart=f"fio --rw=read --bs={short_size(block_bytes)} --direct=1 --iodepth={depth}",
    )


RANDOM_4K = tuple(_random(4096, depth) for depth in DEPTHS)
RANDOM_OTHER = tuple(
    _random(size, depth) for size in (512, 16 << 10, 64 << 10, 256 << 10, 1 << 20) for depth in (1, 32)
)
SEQUENTIAL = tuple(
    _sequential(size, depth)
    for size, depth in ((1 << 20, 1), (1 << 20, 8), (1 << 20, 32), (128 << 10, 1), (128 << 10, 32))
)


def _by_fio(workload: Workload) -> Workload:
    """Return the same, with fio: for drives so fast that the program's own engine would be the limit."""
    name, _, rest = workload.id.partition(".")
    return replace(
        workload,
        id=f"{name}.fio.{rest}",
        label=noted(workload.label, "fio"),
        purpose=in_turn(workload.purpose, Sentence("For drives too fast for DiskTune's own engine.")),
        engine=Engine.FIO,
    )


FIO = tuple(
    _by_fio(workload)
    for workload in (
        _random(4096, 1),
        _random(4096, 32),
        replace(
            _random(4096, 32),
            id="drive.random-4k-q32t4",
            label=Sentence("Random read, 4 KiB, Q32T4"),
            purpose=Sentence("IOPS of random reads of 4 KiB, 128 in flight from 4 threads."),
            jobs=4,
        ),
        _sequential(1 << 20, 1),
        _sequential(1 << 20, 8),
        _sequential(128 << 10, 1),
        _sequential(128 << 10, 32),
    )
)

WORKLOADS: tuple[Workload, ...] = (
    DIRECT,
    BUFFERED,
    PIECES,
    CACHED,
    REPEATED,
    SURFACE,
    SURFACE_FINE,
    *RANDOM_4K,
    *RANDOM_OTHER,
    *SEQUENTIAL,
    *FIO,
)

PROFILES: tuple[Profile, ...] = (
    Profile(
        id="hdparm",
        label="hdparm",
        purpose="The figures of hdparm -tT: memory, then the drive.",
        steps=("drive.cached", "drive.buffered", "drive.direct"),
        counterpart="hdparm -tT, hdparm -t --direct",
    ),
    Profile(
        id="drive.quick",
        label="Quick Test",
        purpose="Sequential throughput, and 1 and 32 random reads in flight.",
        steps=("drive.direct", "drive.random-4k-q1", "drive.random-4k-q32"),
    ),
    Profile(
        id="drive.crystal",
        label="CrystalDiskMark-Style",
        purpose="The read tests of CrystalDiskMark and KDiskMark.",
        steps=(
            "drive.sequential-1m-q8",
            "drive.sequential-1m-q1",
            "drive.random-4k-q32",
            "drive.random-4k-q1",
        ),
        counterpart="KDiskMark, CrystalDiskMark: Default (read)",
    ),
    Profile(
        id="drive.depths",
        label="Queue Depth Sweep",
        purpose="IOPS and latency of 1 to 128 requests in flight.",
        steps=tuple(workload.id for workload in RANDOM_4K),
        axis="depth",
    ),
    Profile(
        id="drive.sizes",
        label="Block Size Sweep",
        purpose="Random reads of 512 B to 1 MiB: when size matters.",
        steps=tuple(
            workload.id
            for workload in sorted((*RANDOM_OTHER, *RANDOM_4K), key=lambda one: one.block_bytes)
            if workload.depth in (1, 32)
        ),
        axis="block_bytes",
        series=("depth",),
    ),
)
