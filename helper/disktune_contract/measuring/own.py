"""Workloads of the user's own: bounded numbers, which go to root as a record, and an id made of them.

The id, such as ``own.drive.rnd-64k-q8t2-r100``, is what results are stored by and what is typed in a terminal.
"""

from __future__ import annotations

from disktune_contract.measuring.workload import (
    FILE_MIB,
    Bounds,
    Cache,
    Engine,
    Metric,
    Pattern,
    Sync,
    Target,
    Workload,
)
from disktune_contract.patterns import pattern_of
from disktune_contract.record import record, replace
from disktune_contract.sentence import Sentence
from disktune_contract.units import short_size

BLOCK_BYTES = Bounds(1, 1 << 20, 16 << 20)
DEPTH = Bounds(1, 8, 256)
JOBS = Bounds(1, 1, 16)
READ_PERCENT = Bounds(0, 100, 100)

MOST_IN_FLIGHT = 64 << 20
"""Bytes of all requests in flight, which are as much memory of the program that makes them."""
SECTOR_BYTES = 512
"""Requests past the page cache are multiples of the sector of a drive, and no drive has a smaller one."""

_WORDS = {Pattern.SEQUENTIAL: "seq", Pattern.RANDOM: "rnd"}
_PATTERNS = {word: pattern for pattern, word in _WORDS.items()}
_FACTORS = {"": 1, "k": 1 << 10, "m": 1 << 20}
_ID = pattern_of(
    r"own\.(drive|folder)\.(seq|rnd)-([0-9]{1,8})([km]?)-q([0-9]{1,3})t([0-9]{1,2})-r([0-9]{1,3})(-zero)?"
)


@record
class OwnWorkload:
    """What a user chooses of a workload."""

    target: Target
    pattern: Pattern
    """Sequential or random."""
    block_bytes: int = BLOCK_BYTES.usual
    depth: int = DEPTH.usual
    jobs: int = JOBS.usual
    read_percent: int = READ_PERCENT.usual
    zeros: bool = False

    @property
    def id(self) -> str:
        """The id, from which `parse` makes an equal one."""
        return (
            f"own.{self.target}.{_WORDS[self.pattern]}-{short_size(self.block_bytes)}"
            f"-q{self.depth}t{self.jobs}-r{self.read_percent}{'-zero' * self.zeros}"
        )

    @property
    def direct(self) -> bool:
        """Whether its requests go past the page cache, which takes whole sectors."""
        return self.block_bytes % SECTOR_BYTES == 0

    @property
    def short(self) -> str:
        """What CrystalDiskMark and KDiskMark would call it: ``RND64K Q8T2``, ``SEQ1M Q1T1 R70/W30 0Fill``."""
        size = short_size(self.block_bytes).upper()
        reads = self.read_percent
        mixed = f" R{reads}/W{100 - reads}" if 0 < reads < 100 else ""
        name = f"{_WORDS[self.pattern].upper()}{size}{'B' * size.isdecimal()}"
        return f"{name} Q{self.depth}T{self.jobs}{mixed}{' 0Fill' * self.zeros}"

    @property
    def admitted(self) -> bool:
        """Whether there is such a workload: every number is in its bounds, and `refusal` has no reason."""
        numbers = (
            (BLOCK_BYTES, self.block_bytes),
            (DEPTH, self.depth),
            (JOBS, self.jobs),
            (READ_PERCENT, self.read_percent),
        )
        return self.pattern in _WORDS and all(one.admits(value) for one, value in numbers) and not self.refusal()

    def refusal(self) -> str:
        """Return why numbers in their bounds are no workload together; empty if they are."""
        on_drive = self.target is Target.DRIVE
        if on_drive and (self.read_percent < READ_PERCENT.most or self.zeros):
            return Sentence("A raw drive is only read.")
        if self.block_bytes * self.depth * self.jobs > MOST_IN_FLIGHT:
            return Sentence("Block size × queue depth × threads: at most 64 MiB.")
        alone = (self.depth, self.jobs) == (1, 1) and self.pattern is Pattern.SEQUENTIAL
        if not self.direct and (on_drive or not alone or self.read_percent not in (0, 100)):
            # The kernel's cache makes whole pages of such requests: only in order is that what dd does.
            return Sentence("Except for sequential Q1T1 in a folder, block sizes are multiples of 512 B.")
        return ""


def parse(text: str) -> OwnWorkload | None:
    """Return the workload of an id; None for any other text, and for numbers out of bounds."""
    found = _ID.fullmatch(text)
    if found is None:
        return None
    target, pattern, size, unit, depth, jobs, reads, zeros = found.groups()
    block_bytes = int(size) * _FACTORS[unit]
    made = OwnWorkload(
        Target(target), _PATTERNS[pattern], block_bytes, int(depth), int(jobs), int(reads), zeros is not None
    )
    # Other spellings of the same, such as 1024k, would be other results.
    return made if made.admitted and made.id == text else None


def workload(own: OwnWorkload) -> Workload:
    """Return the workload; *own* must be admitted."""
    test, reads, on_drive = own.short, own.read_percent, own.target is Target.DRIVE
    random = own.pattern is Pattern.RANDOM
    kind = {100: "read", 0: "write"}.get(reads, f"rw --rwmixread={reads}")
    buffered_write = not own.direct and reads == 0
    words = {100: Sentence("{test} read", test=test), 0: Sentence("{test} write", test=test)}
    least_mib = max(FILE_MIB.least, -(-own.block_bytes * own.jobs >> 20))
    return Workload(
        id=own.id,
        label=words.get(reads, test),
        purpose="",
        engine=Engine.READER if on_drive and own.jobs == 1 else Engine.FIO,
        target=own.target,
        pattern=own.pattern,
        block_bytes=own.block_bytes,
        depth=own.depth,
        jobs=own.jobs,
        read_percent=reads,
        cache=Cache.DIRECT if own.direct else Cache.COLD,
        sync=Sync.FDATASYNC if buffered_write else Sync.NONE,
        zeros=own.zeros,
        appends=buffered_write,
        metric=Metric.IOPS if random else Metric.THROUGHPUT,
        file_mib=replace(FILE_MIB, least=least_mib),
        offset=on_drive and not random,
        counterpart=f"fio --rw={'rand' * random}{kind} --bs={short_size(own.block_bytes)}"
        f" --direct={int(own.direct)} --iodepth={own.depth} --numjobs={own.jobs}{' --zero_buffers' * own.zeros}",
    )
