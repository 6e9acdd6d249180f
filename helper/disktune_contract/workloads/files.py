"""Files in a directory, by fio: the tests of KDiskMark and CrystalDiskMark, and steps of depth and jobs."""

from __future__ import annotations

from disktune_contract.measuring.workload import Engine, Metric, Pattern, Profile, Summary, Target, Workload
from disktune_contract.sentence import Sentence, in_turn

SEQ1M, SEQ128K, RND4K = (Pattern.SEQUENTIAL, 1 << 20), (Pattern.SEQUENTIAL, 128 << 10), (Pattern.RANDOM, 4 << 10)

READ, WRITE, MIX = 100, 0, 70
"""Share of reads; the others' mixed tests are R70/W30."""

_KIND = {READ: "read", WRITE: "write", MIX: "mix"}
_PURPOSES = {
    (READ, Pattern.SEQUENTIAL): Sentence("Sequential reads"),
    (WRITE, Pattern.SEQUENTIAL): Sentence("Sequential writes"),
    (MIX, Pattern.SEQUENTIAL): Sentence("Sequential reads (70%) and writes (30%)"),
    (READ, Pattern.RANDOM): Sentence("Random reads"),
    (WRITE, Pattern.RANDOM): Sentence("Random writes"),
    (MIX, Pattern.RANDOM): Sentence("Random reads (70%) and writes (30%)"),
}

SHAPES = (
    *((SEQ1M, depth, 1) for depth in (1, 8)),
    (SEQ128K, 32, 1),
    *((RND4K, depth, 1) for depth in (1, 2, 4, 8, 16, 32)),
    *((RND4K, 1, jobs) for jobs in (2, 4, 8, 16)),
    (RND4K, 32, 16),
)
"""Pattern and block, queue depth, jobs."""


def short(shape: tuple[tuple[Pattern, int], int, int]) -> str:
    """Return a shape as CrystalDiskMark writes it: ``SEQ1M Q8T1``."""
    (pattern, block), depth, jobs = shape
    size = f"{block >> 20}M" if block >= 1 << 20 else f"{block >> 10}K"
    return f"{'SEQ' if pattern is Pattern.SEQUENTIAL else 'RND'}{size} Q{depth}T{jobs}"


def name(shape: tuple[tuple[Pattern, int], int, int], read_percent: int) -> str:
    """Return the id of a workload: ``file.seq1m-q8t1.read``."""
    return f"file.{short(shape).lower().replace(' ', '-')}.{_KIND[read_percent]}"


def _purpose(shape: tuple[tuple[Pattern, int], int, int], read_percent: int) -> str:
    (pattern, _), depth, jobs = shape
    what = _PURPOSES[read_percent, pattern]
    if (depth, jobs) == (1, 1):
        return Sentence("{requests}, one request at a time, like most programs.", requests=what)
    if jobs == 1:
        return Sentence.counted(
            depth,
            "{requests} with {n} request in flight, like programs that are optimized for speed.",
            "{requests} with {n} requests in flight, like programs that are optimized for speed.",
            requests=what,
        )
    if depth == 1:
        return Sentence.counted(
            jobs,
            "{requests} from {n} thread, with one request in flight.",
            "{requests} from {n} threads, each with one request in flight.",
            requests=what,
        )
    return Sentence(
        "{requests} from {threads} threads, each with {depth} requests in flight: the maximum of a fast drive.",
        requests=what,
        threads=jobs,
        depth=depth,
    )


def _label(shape: tuple[tuple[Pattern, int], int, int], read_percent: int) -> str:
    return {
        READ: Sentence("{test} read", test=short(shape)),
        WRITE: Sentence("{test} write", test=short(shape)),
        MIX: Sentence("{test} mix", test=short(shape)),
    }[read_percent]


def _workload(shape: tuple[tuple[Pattern, int], int, int], read_percent: int) -> Workload:
    (pattern, block), depth, jobs = shape
    return Workload(
        id=name(shape, read_percent),
        label=_label(shape, read_percent),
        purpose=_purpose(shape, read_percent),
        exercises="file system, drive and its command queue",
        engine=Engine.FIO,
        target=Target.FOLDER,
        pattern=pattern,
        block_bytes=block,
        depth=depth,
        jobs=jobs,
        read_percent=read_percent,
        metric=Metric.IOPS if pattern is Pattern.RANDOM else Metric.THROUGHPUT,
        counterpart=f"KDiskMark and CrystalDiskMark: {short(shape)}",
    )


WORKLOADS: tuple[Workload, ...] = tuple(
    _workload(shape, read_percent) for shape in SHAPES for read_percent in (READ, WRITE, MIX)
)

_DEFAULT = ((SEQ1M, 8, 1), (SEQ1M, 1, 1), (RND4K, 32, 1), (RND4K, 1, 1))
_NVME = ((SEQ1M, 8, 1), (SEQ128K, 32, 1), (RND4K, 32, 16), (RND4K, 1, 1))
_PEAK = ((SEQ1M, 8, 1), (RND4K, 32, 1))
_PEAK_NVME = ((SEQ1M, 8, 1), (RND4K, 32, 16))
_REAL_WORLD = ((SEQ1M, 1, 1), (RND4K, 1, 1))
_DEMO = ((SEQ1M, 8, 1),)


def _profile(key: str, label: str, purpose: str, shapes: tuple[object, ...], *, mix: bool = False) -> Profile:
    kinds = (READ, WRITE, MIX) if mix else (READ, WRITE)
    return Profile(
        id=f"file.{key}{'-mix' if mix else ''}",
        label=Sentence("{profile} [{added}]", profile=label, added="+Mix") if mix else label,
        purpose=in_turn(purpose, Sentence("Also mixed reads (70%) and writes (30%).")) if mix else purpose,
        steps=tuple(name(shape, kind) for kind in kinds for shape in shapes),  # type: ignore[arg-type]
        counterpart=f"KDiskMark and CrystalDiskMark: {label}{' [+Mix]' if mix else ''}",
        summary=Summary.MEAN if key == "default" else Summary.BEST,
    )


_NAMED: tuple[tuple[str, str, str, tuple[object, ...]], ...] = (
    ("default", "Default", "The 4 tests of most published results.", _DEFAULT),
    ("nvme", "NVMe SSD", "Tests that use the full speed of an NVMe SSD.", _NVME),
    ("peak", "Peak Performance", "Maximum sequential and random speed of the drive.", _PEAK),
    (
        "peak-nvme",
        "Peak Performance, NVMe SSD",
        "Maximum sequential and random speed of an NVMe SSD.",
        _PEAK_NVME,
    ),
    ("real-world", "Real World Performance", "One request at a time, like most programs.", _REAL_WORLD),
    ("demo", "Demo", "A quick test: one figure for reads and one for writes.", _DEMO),
)

PROFILES: tuple[Profile, ...] = (
    *(_profile(*named) for named in _NAMED),
    *(_profile(*named, mix=True) for named in _NAMED if named[0] != "demo"),
    Profile(
        id="file.depths",
        label="Queue Depth Sweep",
        purpose="Random reads, writes and both of a file with 1 to 32 requests in flight.",
        steps=tuple(
            name((RND4K, depth, 1), kind) for kind in (READ, WRITE, MIX) for depth in (1, 2, 4, 8, 16, 32)
        ),
        axis="depth",
        series=("read_percent",),
    ),
    Profile(
        id="file.jobs",
        label="Thread Sweep",
        purpose="Random reads, writes and both of a file from 1 to 16 threads.",
        steps=tuple(name((RND4K, 1, jobs), kind) for kind in _KIND for jobs in (1, 2, 4, 8, 16)),
        axis="jobs",
        series=("read_percent",),
    ),
)
