"""Long writes: how fast a drive is when its fast cache is full, and how soon it has recovered."""

from __future__ import annotations

from disktune_contract.measuring.workload import Bounds, Engine, Pattern, Sync, Target, Workload
from disktune_contract.sentence import Sentence

BLOCK_BYTES = 8 << 20
"""One write: the kernel sends its parts to the drive at the same time, so that one after the other is enough."""

FILE_MIB = Bounds(256, 65_536, 2_097_152)
"""MiB that are written at most. Fast caches hold some GB on small drives, and a quarter of the free flash on large
ones (data sheets of Samsung TurboWrite, and of drives with QLC flash)."""

SECONDS = Bounds(60, 1200, 3600)
"""After this time the write ends, wherever it is (security-requirements.md R12)."""

_ONCE = Bounds(1, 1, 1)


def _long_write(key: str, label: str, purpose: str, *, rests: bool) -> Workload:
    return Workload(
        id=key,
        label=label,
        purpose=purpose,
        exercises="file system, drive and its fast cache",
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


WORKLOADS: tuple[Workload, ...] = (
    _long_write(
        "write.long",
        "Long write",
        Sentence("Writes one file until the drive's fast cache is full: the speed before, after, and its size."),
        rests=False,
    ),
    _long_write(
        "write.long-rest",
        "Long write and rest time",
        Sentence(
            "The long write, then short writes after pauses of 30 s to 10 min: when the fast cache is free again."
        ),
        rests=True,
    ),
)
