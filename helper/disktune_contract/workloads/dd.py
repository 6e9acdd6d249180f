"""What people measure with dd: four spot checks, and block sizes with and without sync, direct and cached.

Sizes are those of the page that most of them copy from, in its own names: tiny, small, medium, large.
"""

from __future__ import annotations

from disktune_contract.measuring.workload import (
    LIMIT_S,
    Bounds,
    Cache,
    Engine,
    Pattern,
    Profile,
    Sync,
    Target,
    Workload,
)
from disktune_contract.sentence import Sentence, in_turn
from disktune_contract.units import exact_size, short_size

SPOTS = (("tiny", 4096, 25600), ("small", 102_400, 1024), ("medium", 1 << 20, 100), ("large", 10 << 20, 10))
"""Name, bs, count: a hundred mebibytes each."""

SPOT_BYTES = 100 << 20

WRITE_SIZES = (512, 4096, 102_400, 1 << 20, 10 << 20)
READ_SIZES = (512, 1024, 4096, 102_400, 1 << 20, 10 << 20)

_AT_MOST = Bounds(1, LIMIT_S, LIMIT_S)
"""dd would go on until all is written; a hard disk takes minutes for 25,600 writes that each reach the platter."""
_SWEEP = Bounds(1, 10, 60)
_RUNS = Bounds(1, 3, 20)

_SYNC_WORDS = {
    Sync.NONE: Sentence("The speed of memory."),
    Sync.FDATASYNC: Sentence("One wait at the end: realistic throughput."),
    Sync.FSYNC: Sentence("One wait at the end, for file times, too."),
    Sync.DSYNC: Sentence("A wait after each write: the cost of a commit."),
    Sync.SYNC: Sentence("A wait after each write: the cost of a commit."),
}


def _dd(size: int, count: int, flags: str) -> str:
    return f"dd if=/dev/urandom of=FILE bs={size} count={count} {flags}".rstrip()


def _spot(name: str, size: int, count: int) -> Workload:
    return Workload(
        id=f"dd.spot.{name}",
        label=Sentence("Sync write, {size} (dd)", size=exact_size(size)),
        purpose=in_turn(
            Sentence("Writes 100 MiB in blocks of {size}.", size=exact_size(size)), _SYNC_WORDS[Sync.DSYNC]
        ),
        engine=Engine.FIO,
        target=Target.FOLDER,
        pattern=Pattern.SEQUENTIAL,
        block_bytes=size,
        read_percent=0,
        cache=Cache.COLD,
        sync=Sync.DSYNC,
        seconds=_AT_MOST,
        runs=_RUNS,
        total_bytes=SPOT_BYTES,
        file_bytes=SPOT_BYTES,
        counterpart=_dd(size, count, "oflag=dsync conv=fdatasync"),
    )


_FLAGS = {
    Sync.NONE: "",
    Sync.FDATASYNC: "conv=fdatasync",
    Sync.FSYNC: "conv=fsync",
    Sync.DSYNC: "oflag=dsync",
    Sync.SYNC: "oflag=sync",
}


def _write(size: int, sync: Sync) -> Workload:
    return Workload(
        id=f"dd.write-{short_size(size)}.{sync}",
        label=Sentence(
            "Write, {size}, {option}", size=exact_size(size), option=_FLAGS[sync] or Sentence("no sync")
        ),
        purpose=_SYNC_WORDS[sync],
        engine=Engine.FIO,
        target=Target.FOLDER,
        pattern=Pattern.SEQUENTIAL,
        block_bytes=size,
        read_percent=0,
        cache=Cache.COLD,
        sync=sync,
        seconds=_SWEEP,
        runs=_RUNS,
        total_bytes=SPOT_BYTES // size * size,
        file_bytes=SPOT_BYTES // size * size,
        counterpart=_dd(size, SPOT_BYTES // size, _FLAGS[sync]),
    )


_READS = {
    Cache.DIRECT: (
        "direct",
        "iflag=direct",
        Sentence("Bypasses the page cache."),
        "iflag=direct",
    ),
    Cache.COLD: (
        "first",
        Sentence("cold cache"),
        Sentence("Nothing is cached: a first read."),
        "",
    ),
    Cache.WARM: (
        "repeat",
        Sentence("warm cache"),
        Sentence("The speed of memory."),
        "",
    ),
}


def _read(size: int, cache: Cache) -> Workload:
    word, shown, words, flag = _READS[cache]
    return Workload(
        id=f"dd.read-{short_size(size)}.{word}",
        label=Sentence("Read, {size}, {option}", size=exact_size(size), option=shown),
        purpose=words,
        engine=Engine.FIO,
        target=Target.FOLDER,
        pattern=Pattern.SEQUENTIAL,
        block_bytes=size,
        cache=cache,
        seconds=_SWEEP,
        runs=_RUNS,
        total_bytes=SPOT_BYTES // size * size,
        file_bytes=SPOT_BYTES // size * size,
        counterpart=f"dd if=FILE of=/dev/null bs={size} count={SPOT_BYTES // size} {flag}".rstrip(),
    )


SPOT_CHECKS = tuple(_spot(*spot) for spot in SPOTS)
WRITES = tuple(_write(size, sync) for size in WRITE_SIZES for sync in Sync)
READS = tuple(_read(size, cache) for size in READ_SIZES for cache in Cache)

WORKLOADS: tuple[Workload, ...] = (*SPOT_CHECKS, *WRITES, *READS)

PROFILES: tuple[Profile, ...] = (
    Profile(
        id="dd.spots",
        label="dd: Sync Writes",
        purpose="Writes in 4 sizes, each waiting for the drive.",
        steps=tuple(workload.id for workload in SPOT_CHECKS),
        axis="block_bytes",
        counterpart="dd oflag=dsync conv=fdatasync: tiny, small, medium, large",
    ),
    Profile(
        id="dd.writes",
        label="dd: Write Block Sizes",
        purpose="Writes of 512 B to 10 MiB with each sync option.",
        steps=tuple(workload.id for workload in WRITES),
        axis="block_bytes",
        series=("sync",),
        counterpart="dd bs=… oflag=dsync, oflag=sync, conv=fdatasync, conv=fsync",
    ),
    Profile(
        id="dd.reads",
        label="dd: Read Block Sizes",
        purpose="Reads of 512 B to 10 MiB: direct, cold and warm cache.",
        steps=tuple(workload.id for workload in READS),
        axis="block_bytes",
        series=("cache",),
        counterpart="dd bs=… iflag=direct",
    ),
)
