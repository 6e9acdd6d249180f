"""Programs at work: what people do to their arrays all day, as fio does it, in spells that nobody can foresee."""

from __future__ import annotations

import json
import random
import subprocess
import sys
import threading
import time
import traceback
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from types import TracebackType

from tests.lab.scenario import Failed

KIB, MIB = 1 << 10, 1 << 20

SPELL_S = (8, 120)
"""How long a user does one thing: up to several windows of the detector."""
PAUSE_S = (2, 45)
PAUSES = 0.25
"""Share of the spells that are pauses."""
LATE_S = 240
"""fio flushes what it has written before it ends; on a slow array that is not done at once."""
HOT_BYTES = 512 * KIB
"""The usual chunk: so much from a multiple of it on lies on one member."""

MANY = "--rate_iops=1200"
"""More than arrays of disks can do, and less than keeps an emulated processor from all else."""


@dataclass(frozen=True)
class Kind:
    """One thing that programs do. Of sizes, rates and depths a spell takes one; "" is as fast as it goes."""

    name: str
    rw: str
    sizes: tuple[str, ...]
    rates: tuple[str, ...]
    depths: tuple[int, ...] = (1,)
    options: tuple[str, ...] = ()
    hot: bool = False
    """Whether all of it goes to one chunk, and so to one member."""


READING = (
    Kind("backup", "read", ("64k", "256k", "1m"), ("--rate=1m", "--rate=3m", "")),
    Kind("look-up", "randread", ("4k", "16k", "64k"), ("--rate_iops=10", "--rate_iops=40", MANY), (1, 4, 16)),
    Kind("hot", "randread", ("4k", "16k", "64k"), ("--rate_iops=15", "--rate_iops=60", MANY), (1, 4), hot=True),
    Kind(
        "burst", "randread", ("4k", "64k", "512k"), (MANY,), (1, 8), ("--thinktime=2s", "--thinktime_blocks=100")
    ),
    Kind("film", "read", ("128k",), ("--rate=700k", "--rate=2m"), options=("--thinktime=500ms",)),
)
"""Done to a whole block device, past the page cache; nothing is written."""

_DIRECT, _BUFFERED = "--direct=1", "--direct=0"
_LETTERS = ("--fsync=4", "--nrfiles=40", "--openfiles=8", "--file_service_type=random")
_TYPING = ("--fsync=32", "--thinktime=1500ms", "--thinktime_blocks=60")
WRITING = (
    Kind("copy", "write", ("64k", "256k", "1m"), ("--rate=1m", "--rate=4m", "--rate=12m"), (1,),
         (_BUFFERED, "--fsync=32")),
    Kind("archive", "write", ("128k", "1m"), ("--rate=2m", ""), (1, 4), (_DIRECT,)),
    Kind("database", "randrw", ("4k", "8k", "16k"), ("--rate_iops=8,4", "--rate_iops=30,12", MANY), (1, 8),
         (_DIRECT, "--rwmixread=70")),
    Kind("log", "write", ("4k",), ("--rate_iops=3", "--rate_iops=25", "--rate_iops=80"), (1,),
         (_BUFFERED, "--fsync=1")),
    Kind("mail", "randwrite", ("4k", "16k"), ("--rate_iops=20", MANY), (1,), (_BUFFERED, *_LETTERS)),
    Kind("work", "randwrite", ("4k", "32k", "256k"), (MANY,), (1,), (_BUFFERED, *_TYPING)),
)  # fmt: skip
"""Done to files of a file system."""

FILE_BYTES = 24 * MIB
"""Each kind has a file, or files, of so much together."""


@dataclass(frozen=True)
class Place:
    """Where a user works: a block device that is only read, one that may be written, or a directory."""

    name: str
    device: str = ""
    size_bytes: int = 0
    """Of the device, or the part of it that may be touched."""
    writable: bool = False
    folder: str = ""
    hot_bytes: int = HOT_BYTES

    @property
    def kinds(self) -> tuple[Kind, ...]:
        """What is done there."""
        if self.folder:
            return WRITING
        # A bare partition has no files: what writes to it is what writes at random, past the cache.
        return (*READING, *(kind for kind in WRITING if _DIRECT in kind.options)) if self.writable else READING


def command(place: Place, kind: Kind, seconds: int, chance: random.Random) -> list[str]:
    """Return what starts fio for one spell."""
    words = ["fio", f"--name={kind.name}", f"--rw={kind.rw}", f"--bs={chance.choice(kind.sizes)}"]
    words += ["--thread", "--ioengine=libaio", f"--iodepth={chance.choice(kind.depths)}", *kind.options]
    words += [
        "--time_based",
        f"--runtime={seconds}",
        "--output-format=json",
        f"--randseed={chance.getrandbits(30)}",
    ]
    if rate := chance.choice(kind.rates):
        words.append(rate)
    if kind in READING:
        # The cache of a device has whatever its file system still has to write.
        words += ["--readonly", _DIRECT, "--invalidate=0"]
    if place.folder:
        return [*words, f"--directory={place.folder}", f"--size={FILE_BYTES}"]
    start = chance.randrange(place.size_bytes // place.hot_bytes) * place.hot_bytes if kind.hot else 0
    size = place.hot_bytes if kind.hot else place.size_bytes
    return [*words, f"--filename={place.device}", f"--offset={start}", f"--size={size}"]


@dataclass
class Done:
    """What one worker has done."""

    spells: dict[str, int] = field(default_factory=dict)
    """How many of which kind came to their end."""
    read_bytes: int = 0
    written_bytes: int = 0
    requests: int = 0
    now: str = ""
    """What is being done; empty in a pause."""

    def add(self, kind: Kind, printed: str) -> None:
        """Count what fio says that it has done."""
        job = json.loads(printed[printed.index("{") :])["jobs"][0]
        self.spells[kind.name] = self.spells.get(kind.name, 0) + 1
        self.read_bytes += job["read"]["io_bytes"]
        self.written_bytes += job["write"]["io_bytes"]
        self.requests += job["read"]["total_ios"] + job["write"]["total_ios"]


class Team:
    """Threads, each of which does one thing until the context is left."""

    def __init__(self, works: Mapping[str, Callable[[threading.Event], None]]) -> None:
        self._over = threading.Event()
        self._troubles: list[str] = []
        self._threads = [threading.Thread(target=self._guarded, args=item) for item in works.items()]

    def __enter__(self) -> Team:
        for thread in self._threads:
            thread.start()
        return self

    def __exit__(
        self, _kind: type[BaseException] | None, _value: BaseException | None, _trace: TracebackType | None
    ) -> None:
        self._over.set()
        for thread in self._threads:
            thread.join()

    def check(self) -> None:
        """Raise `Failed` if one of them could not go on."""
        if self._troubles:
            raise Failed(self._troubles[0])

    def _guarded(self, name: str, work: Callable[[threading.Event], None]) -> None:
        try:
            work(self._over)
        except Exception as error:
            traceback.print_exc(file=sys.stdout)
            self._troubles.append(f"{name}: {type(error).__name__}: {error}")


def at_work(place: Place, chance: random.Random, done: Done, over: threading.Event) -> None:
    """Do one thing after the other at a place until it is over."""
    while not over.is_set():
        if chance.random() < PAUSES:
            done.now = ""
            over.wait(chance.uniform(*PAUSE_S))
            continue
        kind, seconds = chance.choice(place.kinds), chance.randint(*SPELL_S)
        done.now = kind.name
        printed = _spell(command(place, kind, seconds, chance), seconds + LATE_S, over)
        if printed is not None:
            done.add(kind, printed)


def _spell(words: list[str], limit_s: float, over: threading.Event) -> str | None:
    """Run fio to its end and return what it prints; None if it was ended because all is over."""
    process = subprocess.Popen(words, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    deadline = time.monotonic() + limit_s
    while True:
        try:
            printed, _ = process.communicate(timeout=1.0)
            break
        except subprocess.TimeoutExpired:
            if over.is_set() or time.monotonic() > deadline:
                process.terminate()
    if over.is_set():
        return None
    if process.returncode or time.monotonic() > deadline:
        raise Failed(f"{' '.join(words)}: status {process.returncode}, {printed.strip()[-300:]}")
    return printed
