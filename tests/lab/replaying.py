"""A hundred saves, and the power lost at every moment that a drive lets happen in between.

The kernel writes down what reaches the drive below a small file system in /etc/disktune (dm-log-writes), and each
moment of that log is mounted and judged. The file system is as strict as POSIX allows: no data in order, and
none written out because a file is renamed (ext4(5), ``data=writeback`` and ``noauto_da_alloc``).
"""

from __future__ import annotations

import io
import os
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

from disktune_contract.saved import FOLDER
from disktune_helper import apply
from disktune_helper.files import STATE, MemoryFolder, RootFolder
from disktune_helper.ports import SystemPorts
from disktune_helper.store import of_root
from tests.lab.judges import JUDGES
from tests.lab.lasting import file_of, save
from tests.lab.machines import HDD
from tests.lab.replay import Moment, Replay, chosen, entries
from tests.lab.scenario import Failed, Lab, run, scenario
from tests.lab.seat import Window, ref

SAVES = 100
MOMENTS = 240
SIZE, LOG_SIZE = 8 << 20, 256 << 20
"""Bytes; the log is sparse."""
STRICT = "data=writeback,noauto_da_alloc"
TARGET = "lab-saves"
WORK = Path("/dev/shm")  # noqa: S108


@scenario(300)
def saves_replayed(lab: Lab) -> str:
    """Whenever the power fails in a hundred saves, the file is the old one or the new one, and whole."""
    with ExitStack() as cleaning, Window("tune") as window:
        drive, log = cleaning.enter_context(_loop("drive", SIZE)), cleaning.enter_context(_loop("log", LOG_SIZE))
        with _logged(drive, log):
            states = _save_a_hundred_times(window)
        with Path(log).open("rb") as file:
            written = list(entries(lambda place, length: _read(file.fileno(), place, length)))
        first = next(number for number, entry in enumerate(written) if entry.mark) + 1
        name = window.drive(HDD.serial)["name"]
        moments = chosen(written, first, MOMENTS)
        leftovers = 0
        for moment in Replay(written, SIZE, seed=6).moments(moments):
            leftovers += _judge(lab, drive, moment, states, name)
    flushes = sum(bool(entry.flags & 3) for entry in written[first:])
    return (
        f"{len(moments)} moments of {len(written) - first} writes with {flushes} flushes in {SAVES} saves; "
        f"always the old or the new file, {leftovers} times with an unfinished one beside it"
    )


@contextmanager
def _loop(name: str, size: int) -> Iterator[str]:
    """Give a block device in memory."""
    path = WORK / f"lab-saves-{name}"
    with path.open("wb") as file:
        file.truncate(size)
    device = run("losetup", "--find", "--show", str(path)).strip()
    try:
        yield device
    finally:
        run("losetup", "--detach", device)
        path.unlink()


@contextmanager
def _logged(drive: str, log: str) -> Iterator[None]:
    """Make a file system in /etc/disktune, every write to which is logged."""
    run("modprobe", "dm-log-writes")
    # The log begins with the file system's making, so that a replay needs nothing but the log.
    run("dmsetup", "create", TARGET, "--table", f"0 {SIZE // 512} log-writes {drive} {log}")
    try:
        options = ["-E", "lazy_itable_init=0,lazy_journal_init=0,nodiscard"]
        run("mkfs.ext4", "-q", *options, f"/dev/mapper/{TARGET}")
        Path(FOLDER).mkdir(exist_ok=True)
        run("mount", "-o", STRICT, f"/dev/mapper/{TARGET}", FOLDER)
        try:
            Path(FOLDER, "lost+found").rmdir()
            yield
        finally:
            run("umount", FOLDER)
    finally:
        run("udevadm", "settle")
        run("dmsetup", "remove", "--retry", TARGET)


def _save_a_hundred_times(window: Window) -> list[bytes]:
    """Save, and mark in the log when the helper said that it is done; return the file after each."""
    drive = window.drive(HDD.serial)
    save(window, drive, {"block.read_ahead": 256})
    path = Path(file_of(window, drive["identity"])["path"])
    states = []
    for number in range(SAVES + 1):
        # Each value is another one, and some are longer than others.
        JUDGES["block.read_ahead"].write(drive["name"], 4 * (number + 1))
        window.ask("save", drive=ref(drive), settings=["block.read_ahead"])
        states.append(path.read_bytes())
        run("dmsetup", "message", TARGET, "0", "mark", f"{number}:{path.name}")
    if len(set(states)) != len(states):
        raise Failed("two saves left the same file")
    return states


def _judge(lab: Lab, drive: str, moment: Moment, states: list[bytes], name: str) -> int:
    """Mount the drive as it was and look; return whether an unfinished file lies there."""
    number, _, file = moment.mark.partition(":")
    allowed = states[int(number) : int(number) + 2]
    when = f"after {moment.number} writes, {moment.how}, save {number} done"
    with Path(drive).open("r+b") as device:
        device.write(moment.content)
    run("mount", "-o", STRICT, drive, FOLDER)
    try:
        path = Path(FOLDER, "drives", file)
        found = path.read_bytes() if path.exists() else None
        lab.true(f"{when}: the file is {found!r}", found in allowed)
        others = [one.name for one in path.parent.iterdir() if one.name != file]
        lab.same(f"{when}: what else lies there", [one for one in others if one != f"{file}.new"], [])
        listing = of_root(SystemPorts(), RootFolder(STATE)).listing(())
        lab.same(f"{when}: files and problems", (len(listing.files), listing.problems), (1, ()))
        lab.same(f"{when}: problems of the file", listing.files[0].problems, ())
        _ask_the_helper(lab, when, name)
    finally:
        run("umount", FOLDER)
    return len(others)


def _ask_the_helper(lab: Lab, when: str, name: str) -> None:
    """Let ``apply --dry-run`` read it, as it stands in the installed program, in this process."""
    said, complaint = io.StringIO(), io.StringIO()
    work = apply.Work(SystemPorts(), MemoryFolder(), MemoryFolder(), of_root, said)
    status = work.run("--dry-run", name, complaint)
    lab.same(f"{when}: status and complaint of --dry-run", (status, complaint.getvalue()), (0, ""))
    lab.true(f"{when}: {said.getvalue()!r}", "Read-ahead" in said.getvalue())


def _read(fd: int, place: int, length: int) -> bytes:
    return os.pread(fd, length, place)
