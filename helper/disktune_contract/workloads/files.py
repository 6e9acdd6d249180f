"""Files in a directory: fio's tests and steps, what people do with a drive, long writes, bonnie++."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from disktune_contract.measuring.measurement import REST_WRITES
from disktune_contract.measuring.workload import (
    Bounds,
    Cache,
    Engine,
    Metric,
    Pattern,
    Profile,
    Summary,
    Sync,
    Target,
    Workload,
)
from disktune_contract.record import record, replace
from disktune_contract.sentence import Sentence, in_turn

# -- everyday use as workloads: a film, a database, a photo library ----------------------------------------

_FILE = Workload(
    id="use.video-play",
    label="Video playback",
    purpose="Reads a film sequentially.",
    engine=Engine.FIO,
    target=Target.FOLDER,
    pattern=Pattern.SEQUENTIAL,
    block_bytes=1 << 20,
    cache=Cache.COLD,
)

VIDEO_RECORD = replace(
    _FILE,
    id="use.video-record",
    label="Video recording",
    purpose="Writes a film sequentially.",
    read_percent=0,
    sync=Sync.FDATASYNC,
    seconds=Bounds(1, 20, 60),
    runs=Bounds(1, 3, 20),
    total_bytes=1 << 30,
    file_bytes=1 << 30,
)

DATABASE_LOG = replace(
    _FILE,
    id="use.database-log",
    label="Database commit log",
    purpose="Appends 8 KiB and waits, like a database commit.",
    block_bytes=8192,
    read_percent=0,
    sync=Sync.DSYNC,
    appends=True,
    metric=Metric.P50,
)

DATABASE_TABLES = replace(
    _FILE,
    id="use.database-tables",
    label="Database table access",
    purpose="Reads (70%) and writes (30%) 8 KiB pages, 16 in flight.",
    pattern=Pattern.RANDOM,
    block_bytes=8192,
    depth=16,
    read_percent=70,
    cache=Cache.DIRECT,
    metric=Metric.IOPS,
)

PHOTOS_BROWSE = replace(
    _FILE,
    id="use.photos-browse",
    label="Photo browsing",
    purpose="Reads 64 KiB from 4 threads, like loading thumbnails.",
    pattern=Pattern.RANDOM,
    block_bytes=64 << 10,
    jobs=4,
)

PHOTOS_IMPORT = replace(
    _FILE,
    id="use.photos-import",
    label="Photo import",
    purpose="Writes 8 MiB blocks and waits for each, like copying from a card.",
    block_bytes=8 << 20,
    read_percent=0,
    sync=Sync.DSYNC,
)

DESKTOP = replace(
    _FILE,
    id="use.desktop-copy",
    label="Desktop latency during copy",
    purpose="Reads 4 KiB while a large file is written.",
    pattern=Pattern.RANDOM,
    block_bytes=4096,
    cache=Cache.DIRECT,
    metric=Metric.P99,
    beside_bytes=1 << 20,
)

USES_WORKLOADS: tuple[Workload, ...] = (
    DESKTOP,
    _FILE,
    VIDEO_RECORD,
    DATABASE_LOG,
    DATABASE_TABLES,
    PHOTOS_BROWSE,
    PHOTOS_IMPORT,
)

USES_PROFILES: tuple[Profile, ...] = (
    Profile(
        id="use.desktop",
        label="Desktop",
        purpose="How long programs wait during a large copy.",
        steps=("use.desktop-copy",),
    ),
    Profile(
        id="use.video",
        label="Video",
        purpose="Sequential access to large files.",
        steps=("use.video-play", "use.video-record"),
    ),
    Profile(
        id="use.database",
        label="Database",
        purpose="Commits, and random access to tables.",
        steps=("use.database-log", "use.database-tables"),
    ),
    Profile(
        id="use.photos",
        label="Photo Library",
        purpose="Thumbnails, and new photos from a card.",
        steps=("use.photos-browse", "use.photos-import"),
    ),
)


# -- long writes: speed with a full cache, and recovery ----------------------------------------------------

BLOCK_BYTES = 8 << 20
"""One write: the kernel sends its parts to the drive at the same time, so that one after the other is enough."""

FILE_MIB = Bounds(256, 65_536, 2_097_152)
"""MiB that are written at most. Fast caches have some GB on small drives, and a quarter of the free flash on large
ones (data sheets of Samsung TurboWrite, and of drives with QLC flash)."""

SECONDS = Bounds(60, 1200, 3600)
"""After this time the write ends, wherever it is (security-requirements.md R12)."""

_ONCE = Bounds(1, 1, 1)


def _long_write(key: str, label: str, purpose: str, *, rests: bool) -> Workload:
    return Workload(
        id=key,
        label=label,
        purpose=purpose,
        engine=Engine.READER,
        target=Target.FOLDER,
        pattern=Pattern.LONG_WRITE,
        block_bytes=BLOCK_BYTES,
        read_percent=0,
        sync=Sync.FDATASYNC,
        seconds=SECONDS,
        runs=_ONCE,
        file_mib=FILE_MIB,
        rests=rests,
        counterpart="dd if=/dev/urandom of=FILE bs=8M oflag=direct conv=fdatasync",
    )


LONG_WRITES: tuple[Workload, ...] = (
    _long_write(
        "write.long",
        "Long write",
        Sentence("Writes until the fast cache is full."),
        rests=False,
    ),
    _long_write(
        "write.long-rest",
        "Long write and rest time",
        Sentence("The long write, then pauses: when the cache is free again."),
        rests=True,
    ),
)


# -- bonnie++ ----------------------------------------------------------------------------------------------

TIMES_MEMORY = 2
"""Size of the large file, in sizes of memory, from which on it does not fit in the page cache."""
PASSES = 2
"""How often the large file is written, and how often it is read: output and rewrite; rewrite and input. By its
system calls bonnie++ 2.00a wrote 1,033 MiB and read 1,091 MiB with a file of 512 MiB: seeks, and some MiB by
character, are the rest."""

BONNIE = Workload(
    id="file.bonnie",
    label="bonnie++",
    purpose="Files below twice the memory are partly read from memory.",
    engine=Engine.BONNIE,
    target=Target.FOLDER,
    pattern=Pattern.FILE_SYSTEM,
    block_bytes=8192,
    read_percent=50,
    cache=Cache.COLD,
    seconds=Bounds(60, 3600, 7200),
    runs=Bounds(1, 1, 5),
    counterpart="bonnie++ -d FOLDER",
)

BONNIE_WORKLOADS: tuple[Workload, ...] = (BONNIE,)

BONNIE_PROFILES: tuple[Profile, ...] = (
    Profile(
        id="bonnie",
        label="bonnie++",
        purpose="The figures of bonnie++.",
        steps=("file.bonnie",),
        counterpart="bonnie++ 2.00",
    ),
)


# -- fio: tests of KDiskMark and CrystalDiskMark, steps of depth and jobs ----------------------------------

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
        return Sentence("{requests}, one at a time.", requests=what)
    if jobs == 1:
        return Sentence.counted(
            depth,
            "{requests}, {n} in flight.",
            "{requests}, {n} in flight.",
            requests=what,
        )
    if depth == 1:
        return Sentence.counted(
            jobs,
            "{requests} from {n} thread.",
            "{requests} from {n} threads.",
            requests=what,
        )
    return Sentence(
        "{requests} from {threads} threads, {depth} in flight each.",
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
        engine=Engine.FIO,
        target=Target.FOLDER,
        pattern=pattern,
        block_bytes=block,
        depth=depth,
        jobs=jobs,
        read_percent=read_percent,
        metric=Metric.IOPS if pattern is Pattern.RANDOM else Metric.THROUGHPUT,
        counterpart=f"KDiskMark, CrystalDiskMark: {short(shape)}",
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
        counterpart=f"KDiskMark, CrystalDiskMark: {label}{' [+Mix]' if mix else ''}",
        summary=Summary.MEAN if key == "default" else Summary.BEST,
    )


_NAMED: tuple[tuple[str, str, str, tuple[object, ...]], ...] = (
    ("default", "Default", "The 4 tests of most published results.", _DEFAULT),
    ("nvme", "NVMe SSD", "The full speed of an NVMe SSD.", _NVME),
    ("peak", "Peak Performance", "Maximum sequential and random speed.", _PEAK),
    (
        "peak-nvme",
        "Peak Performance, NVMe SSD",
        "Maximum sequential and random speed.",
        _PEAK_NVME,
    ),
    ("real-world", "Real World Performance", "One request at a time, like most programs.", _REAL_WORLD),
    ("demo", "Demo", "One figure for reads and one for writes.", _DEMO),
)

PROFILES: tuple[Profile, ...] = (
    *(_profile(*named) for named in _NAMED),
    *(_profile(*named, mix=True) for named in _NAMED if named[0] != "demo"),
    Profile(
        id="file.depths",
        label="Queue Depth Sweep",
        purpose="Random access, 1 to 32 requests in flight.",
        steps=tuple(
            name((RND4K, depth, 1), kind) for kind in (READ, WRITE, MIX) for depth in (1, 2, 4, 8, 16, 32)
        ),
        axis="depth",
        series=("read_percent",),
    ),
    Profile(
        id="file.jobs",
        label="Thread Sweep",
        purpose="Random access from 1 to 16 threads.",
        steps=tuple(name((RND4K, 1, jobs), kind) for kind in _KIND for jobs in (1, 2, 4, 8, 16)),
        axis="jobs",
        series=("read_percent",),
    ),
)


# -- what they write ---------------------------------------------------------------------------------------

MUCH_BYTES = 4 << 30
"""Less than that needs no warning: it is a download, or a film."""
MUCH_S = 20
"""Seconds of writing that may amount to that on a drive whose speed is unknown."""


@record
class Writes:
    """What is written."""

    known_bytes: int = 0
    """As far as the amount is known."""
    unknown_s: int = 0
    """Seconds of writing at a speed that is not known."""

    @property
    def much(self) -> bool:
        """Whether it needs a warning."""
        return self.known_bytes >= MUCH_BYTES or self.unknown_s >= MUCH_S


def written(
    workloads: Iterable[Workload],
    asked: tuple[int | None, int | None],
    file_bytes: int,
    speeds: Mapping[str, float],
) -> Writes:
    """Return what *workloads* write with the seconds and runs that are *asked* for; *speeds* in bytes per second.

    *file_bytes* is the size of the test file where the user chooses it.
    """
    known = unknown_s = 0
    for workload in workloads:
        seconds, runs = asked[0], asked[1] or workload.runs.usual
        if workload.engine is Engine.BONNIE:
            known += PASSES * file_bytes * runs
            continue
        if workload.writes and workload.total_bytes is not None:
            known += runs * workload.total_bytes
            continue
        if workload.pattern is Pattern.LONG_WRITE:
            known += file_bytes * (1 + (REST_WRITES if workload.rests else 0))
            continue
        known += workload.files * (workload.file_bytes or file_bytes)
        if not workload.writes:
            continue
        length_s = runs * (seconds or workload.limit_s)
        speed = speeds.get(workload.id)
        if speed is None or workload.beside_bytes:
            unknown_s += length_s
        else:
            known += round(length_s * speed * (1 - workload.read_percent / 100))
    return Writes(known, unknown_s)
