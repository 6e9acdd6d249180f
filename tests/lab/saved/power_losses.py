"""A hundred saves, and the power lost at every moment that a drive lets happen in between.

The kernel writes down what reaches the drive below a small file system in /etc/disktune (dm-log-writes), and each
moment of that log is mounted and judged. The file system is as strict as POSIX allows: no data in order, and
none written out because a file is renamed (ext4(5), ``data=writeback`` and ``noauto_da_alloc``).
"""

from __future__ import annotations

import os
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path

from disktune_contract.drives.drive import Drive
from disktune_contract.folders import CONFIG
from disktune_contract.messages.privilege import Class
from disktune_contract.settings.saved import Family, FileRef
from disktune_helper.changes import restore
from disktune_helper.changes.restore import RestoreVerdict
from disktune_helper.cli.apply import ApplyRun
from disktune_helper.drives import drive_list
from disktune_helper.settings.store import of_root
from disktune_helper.system.drive_commands import ioctls
from disktune_helper.system.files import UNFINISHED, MemoryFolder
from disktune_helper.system.system_ports import SystemPorts
from tests.lab.judges.programs import JUDGES
from tests.lab.machines import HDD
from tests.lab.saved.saved_settings import file_of, save
from tests.lab.saved.write_log import Moment, Replay, chosen, entries
from tests.lab.scenario import HELPER, Failed, Lab, run, scenario
from tests.lab.seat import Window, ref

SAVES = 100
MOMENTS = 60
SIZE, LOG_SIZE = 4 << 20, 256 << 20
"""Bytes; the log is sparse."""
STRICT = "data=writeback,noauto_da_alloc"
TARGET = "lab-saves"
WORK = Path("/dev/shm")  # noqa: S108
SETTING = "block.read_ahead"
PROGRAM_EVERY = 30
"""At every so many-th moment the installed program is started as well, which takes a second in emulation."""


@scenario(1200)
def saves_replayed(lab: Lab) -> str:
    """Whenever the power fails in a hundred saves, the file is the old one or the new one, and whole."""
    with ExitStack() as cleaning:
        drive, log = cleaning.enter_context(_loop("drive", SIZE)), cleaning.enter_context(_loop("log", LOG_SIZE))
        begun = time.monotonic()
        with _logged(drive, log), Window("tune") as window:
            states = _save_a_hundred_times(window)
        took_s = time.monotonic() - begun
        with Path(log).open("rb") as file:
            written = list(entries(lambda place, length: os.pread(file.fileno(), length, place)))
        first = next(number for number, entry in enumerate(written) if entry.mark) + 1
        shown = next(one for one in drive_list.drives(SystemPorts()) if one.serial == HDD.serial)
        judge = Judge(lab, drive, shown, states)
        moments = chosen(written, first, MOMENTS)
        for moment in Replay(written, SIZE, seed=6).moments(moments):
            judge.look(moment)
    flushes = sum(bool(entry.flags & 3) for entry in written[first:])
    return (
        f"{len(moments)} moments of {len(written) - first} writes with {flushes} flushes in {SAVES} saves "
        f"({took_s:.0f} s): always the old or the new file, {judge.unfinished} times an unfinished one beside it"
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
        options = ["-b", "1024", "-J", "size=1", "-E", "lazy_itable_init=0,lazy_journal_init=0,nodiscard"]
        run("mkfs.ext4", "-q", *options, f"/dev/mapper/{TARGET}")
        Path(CONFIG).mkdir(exist_ok=True)
        run("mount", "-o", STRICT, f"/dev/mapper/{TARGET}", CONFIG)
        try:
            Path(CONFIG, "lost+found").rmdir()
            yield
        finally:
            run("umount", CONFIG)
    finally:
        run("udevadm", "settle")
        run("dmsetup", "remove", "--retry", TARGET)


def _save_a_hundred_times(window: Window) -> list[bytes]:
    """Save, and mark in the log when the helper said that it is done; return the file after each."""
    drive = window.drive(HDD.serial)
    save(window, drive, {SETTING: 256})
    path = Path(file_of(window, drive["identity"])["path"])
    states = []
    for number in range(SAVES + 1):
        # Each value is another one, and some are longer than others.
        JUDGES[SETTING].write(drive["name"], _value(number))
        # What is shown is known, so that nothing else of the drive needs to be read for it.
        window.ask("save", drive=ref(drive), settings=[{"setting": SETTING, "value": _value(number)}])
        states.append(path.read_bytes())
        run("dmsetup", "message", TARGET, "0", "mark", f"{number}:{path.name}")
    if len(set(states)) != len(states):
        raise Failed("two saves left the same file")
    return states


def _value(number: int) -> int:
    return 4 * (number + 1)


@dataclass
class Judge:
    """What looks at a drive after the power came back."""

    lab: Lab
    device: str
    drive: Drive
    states: list[bytes]
    """The file after each save."""
    looks: int = 0
    unfinished: int = 0
    """How often there was a file that had not been finished."""

    def look(self, moment: Moment) -> None:
        """Mount the drive in its earlier state and compare; raises `Failed`."""
        number, _, file = moment.mark.partition(":")
        when = f"after {moment.number} writes, {moment.how}, save {number} done"
        with Path(self.device).open("r+b") as device:
            device.write(moment.content)
        run("mount", "-o", STRICT, self.device, CONFIG)
        try:
            path = Path(CONFIG, "drives", file)
            found = path.read_bytes() if path.exists() else None
            allowed = self.states[int(number) : int(number) + 2]
            self.lab.true(f"{when}: the file is {found!r}", found in allowed)
            others = [one.name for one in path.parent.iterdir() if one.name != file]
            self.lab.true(f"{when}: {others} lie beside it", others in ([], [f".{file}{UNFINISHED}"]))
            self.unfinished += len(others)
            self._read(when, _value(self.states.index(found or b"")))
            self.looks += 1
        finally:
            run("umount", CONFIG)

    def _read(self, when: str, value: int) -> None:
        """Let the helper's own reader say what it would do, as ``apply --dry-run`` does."""
        ioctls.limit_to(Class.TUNE)
        work = ApplyRun(SystemPorts(), MemoryFolder(), MemoryFolder(), of_root, open(os.devnull, "w"))  # noqa: SIM115, PTH123
        listing = work.session.store.listing((self.drive,))
        self.lab.same(f"{when}: files and problems", (len(listing.files), listing.problems), (1, ()))
        report = restore.judge(work.session, self.drive, FileRef(Family.DRIVE, self.drive.identity))
        if report is None:
            raise Failed(f"{when}: the helper finds no file")
        self.lab.same(f"{when}: problems", report.problems, ())
        said = [(item.setting, item.wanted) for item in report.having(RestoreVerdict.SAME, RestoreVerdict.DIFFERS)]
        self.lab.same(f"{when}: what would be put back", said, [(SETTING, value)])
        if self.looks % PROGRAM_EVERY == 0:
            printed = run(HELPER, "apply", "--dry-run", self.drive.name)
            self.lab.true(f"{when}: {printed!r}", "Read-ahead" in printed)
