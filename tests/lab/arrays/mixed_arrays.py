"""Healthy arrays of RAID 1, 5, 6 and 10 with file systems on them, and what runs on them all the time."""

from __future__ import annotations

import random
import threading
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path

from tests.lab.arrays.fio_loads import HOT_BYTES, Place
from tests.lab.machines import MIXED, Disk
from tests.lab.scenario import Failed, run
from tests.lab.seat import Window

SEED = 20

FOLDER = Path("/run/lab-mixed")
OPTIONS = {1: "--bitmap=none", 5: "--bitmap=internal", 6: "--bitmap=none", 10: "--bitmap=internal --chunk=64"}
"""What a bitmap writes to every member is in nobody's account. A RAID 10 has 32 chunks of a sync under way: at the
usual 512 KiB they keep a member as slow as the last one is here busy for ten seconds, of windows of fifteen."""
SHARED = frozenset({1})
"""Arrays of partitions, whose first drive has another one that a user works on."""

Limits = tuple[str, str]
"""Least and most KiB/s of a sync for each member."""
SYSTEM: Limits = ("system", "system")
"""The kernel's own: 1000 and 200000."""
AT_ONCE: Limits = ("200000", "200000")
"""As fast as it goes, whatever else happens."""
LIMITS: tuple[Limits, ...] = (SYSTEM, ("500", "1500"), ("1000", "3000"), ("1000", "6000"), ("3000", "200000"))
OPERATIONS = ("check", "check", "check", "repair", "recover")
CHANGED_MIND = 0.02
"""How likely a user sets other limits, each second."""
REST_S = (2, 25)
"""Between one operation and the next."""
PATIENCE_S = 120


@dataclass
class Array:
    """An array, the drives it lies on, and what has been done to it."""

    level: int
    disks: tuple[Disk, ...]
    drives: list[str]
    """Kernel names, in the order of ``disks``."""
    operations: Counter[str] = field(default_factory=Counter)

    @property
    def name(self) -> str:
        """Its kernel name."""
        return f"md{self.level}"

    @property
    def path(self) -> str:
        """Its device."""
        return f"/dev/{self.name}"

    @property
    def members(self) -> list[str]:
        """Devices that it is made of."""
        return [f"/dev/{name}{'1' if self.level in SHARED else ''}" for name in self.drives]

    @property
    def folder(self) -> str:
        """Where its file system is mounted."""
        return str(FOLDER / self.name)

    def attribute(self, name: str) -> Path:
        """Return the kernel's file for one of its attributes."""
        return Path(f"/sys/block/{self.name}/md/{name}")

    @property
    def action(self) -> str:
        """What runs on it: "idle" if nothing does."""
        return self.attribute("sync_action").read_text(encoding="ascii").strip()

    def begin(self, action: str, *, anew: bool = False) -> None:
        """Begin to check or to repair it, or end that; raises OSError while something else runs.

        md goes on where the one before was ended (md_do_sync() puts that into ``sync_min``), unless *anew*.
        """
        if anew:
            self.attribute("sync_min").write_text("0\n", encoding="ascii")
        self.attribute("sync_action").write_text(f"{action}\n", encoding="ascii")

    def limit(self, limits: Limits) -> None:
        """Say how fast whatever runs on it may be."""
        for attribute, value in zip(("sync_speed_min", "sync_speed_max"), limits, strict=True):
            self.attribute(attribute).write_text(f"{value}\n", encoding="ascii")

    def wait(self) -> None:
        """Wait until nothing runs on it."""
        wait(f"nothing runs on {self.name}", lambda: self.action == "idle", 3 * PATIENCE_S)


def chance(name: str) -> random.Random:
    """Return what decides for one who acts: the same in every run."""
    return random.Random(f"{SEED} {name}")  # noqa: S311  # it has to be had again


# -- making them ---------------------------------------------------------------------------------------------


@contextmanager
def healthy(window: Window) -> Iterator[list[Array]]:
    """Give an array of each level with a file system on it, and take them away."""
    arrays = [
        Array(level, disks, [window.drive(disk.serial)["name"] for disk in disks])
        for level, disks in MIXED.items()
    ]
    try:
        for array in arrays:
            _make(array)
        yield arrays
    finally:
        for array in arrays:
            run("sh", "-c", f"mountpoint -q {array.folder} && umount {array.folder}", ok=(0, 1, 32))
            run("udevadm", "settle")
            run("mdadm", "--stop", array.path, ok=(0, 1))
            run("mdadm", "--zero-superblock", *array.members, ok=(0, 1, 2))


def _make(array: Array) -> None:
    if array.level in SHARED:
        for name in array.drives:
            run("sh", "-c", f"printf 'size=320M\\n,\\n' | sfdisk --quiet --wipe always /dev/{name}")
    run("udevadm", "settle")
    create = ["mdadm", "--create", array.path, "--run", "--assume-clean", *OPTIONS[array.level].split()]
    run(*create, f"--level={array.level}", f"--raid-devices={len(array.members)}", *array.members)
    run("udevadm", "settle")
    run("mkfs.ext4", "-q", "-F", "-E", "nodiscard", array.path, limit_s=PATIENCE_S)
    Path(array.folder).mkdir(parents=True, exist_ok=True)
    run("mount", array.path, array.folder)


def places(array: Array) -> list[Place]:
    """Return where people work: on the file system, past it, and beside the array."""
    chunk = int(array.attribute("chunk_size").read_text(encoding="ascii"))
    found = [
        Place(f"{array.name} device", array.path, _bytes(array.name), hot_bytes=chunk or HOT_BYTES),
        Place(f"{array.name} files", folder=array.folder),
    ]
    if array.level in SHARED:
        beside = f"{array.drives[0]}2"
        found.append(Place(f"{array.name} beside", f"/dev/{beside}", _bytes(beside), writable=True))
    return found


def _bytes(name: str) -> int:
    return 512 * int(Path(f"/sys/class/block/{name}/size").read_text(encoding="ascii"))


# -- what runs on them ---------------------------------------------------------------------------------------


def operate(array: Array, over: threading.Event) -> None:
    """Let one operation after the other run until it is over, then wait until nothing runs any more."""
    dice = chance(array.name)
    while not over.is_set():
        operation = dice.choice(OPERATIONS)
        array.limit(dice.choice(LIMITS))
        if operation == "recover":
            _replace(array, dice.choice(array.members))
        else:
            array.begin(operation)
        while array.action != "idle" and not over.wait(1.0):
            if dice.random() < CHANGED_MIND:
                array.limit(dice.choice(LIMITS))
        array.operations[operation] += 1
        over.wait(dice.uniform(*REST_S))
    array.limit(SYSTEM)
    if array.action in ("check", "repair"):
        array.begin("idle")
    array.wait()


def _replace(array: Array, member: str) -> None:
    """Let a member fail, and be rebuilt as if it were a new one."""
    run("mdadm", array.path, "--fail", member, limit_s=PATIENCE_S)
    # It is in use until what was on its way to it has come back.
    for words in (("mdadm", array.path, "--remove", member), ("mdadm", "--zero-superblock", member)):
        wait(" ".join(words), partial(_succeeds, *words), PATIENCE_S)
    run("mdadm", array.path, "--add", member, limit_s=PATIENCE_S)
    wait(f"{member} is rebuilt", lambda: array.action == "recover", PATIENCE_S)


def _succeeds(*words: str) -> bool:
    try:
        run(*words, limit_s=PATIENCE_S)
    except Failed:
        return False
    return True


def wait(what: str, holds: Callable[[], bool], limit_s: float) -> None:
    """Wait for something to come true, in a thread of whatever kind; raises `Failed`."""
    deadline = time.monotonic() + limit_s
    while not holds():
        if time.monotonic() > deadline:
            raise Failed(f"not within {limit_s:.0f} s: {what}")
        time.sleep(1.0)
