"""A night in minutes: who reached a drive, planted one after the other, and what the recording says of it.

The judge is the virtual drive, which counts its starts and logs its commands. Between two culprits it goes to
standby by its own timer, so each of them starts it. What the recording itself sends must start nothing.
"""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from tests.lab.scenario import Lab, run, scenario
from tests.lab.seat import Window, ref
from tests.lab.settings.lying_drive import FUJITSU
from tests.lab.virtual_drives.tcmu_drive import VirtualDrive

POINT = Path("/run/lab-night")
UNITS = Path("/run/systemd/system")
TIMER_S = 5
"""The drive's standby timer, hdparm's -S 1."""
WORK_S = 6.0
"""So long a culprit takes with its journal and its write-back, for which mount and kernel are in a hurry here."""
QUIET_S = 12.5
"""After that: the timer, and the recorder's first question after 10 s of quiet."""
MINUTES = 12
"""Longer than the night takes; it is stopped."""

CHECK_POWER_MODE = "E5"
DATABASE = "import os; f = os.open('{file}', os.O_RDWR | os.O_CREAT); os.pwrite(f, b'x' * 4096, 0); os.fsync(f)"


@dataclass(frozen=True)
class Culprit:
    """What is planted how often, and what it has to be known by."""

    name: str
    plant: Callable[[], object]
    kinds: frozenset[str]
    """All of them are to be found."""
    program: str
    unit: str
    volume: str
    times: int = 1
    cold: bool = True
    """Whether nothing is in the cache when it begins."""


@dataclass
class Truth:
    """What the drive says of one culprit."""

    bursts: int = 0
    wakeups: int = 0


@scenario(1500)
def night_recorded(lab: Lab) -> str:
    """Every culprit is named with its kind and its share, nobody else is, and the recorder starts nothing."""
    with VirtualDrive(FUJITSU) as drive, _volumes(drive) as names:
        run("hdparm", "-S", "1", drive.path)
        _pass(QUIET_S)
        with Window("tune") as tune:
            shown = next(one for one in tune.drives() if one["name"] == drive.name)
            drive.ask("forget")
            tune.ask("record", drive=ref(shown), minutes=MINUTES)
            _pass(2.0)
            lab.same("what the recorder's beginning started", drive.look()["waking"], [])
        culprits = _culprits(drive, names)
        truths = {one.name: Truth() for one in culprits}
        stray: list[str] = []
        for turn in range(max(one.times for one in culprits)):
            for one in culprits:
                if turn < one.times:
                    stray += _plant(drive, one, truths[one.name])
        with Window("tune") as tune:
            recording = tune.ask("stop-recording", drive=ref(shown))["recordings"][0]
    _print(recording)
    lab.same("what reached or started the drive in between, but for questions", stray, [])
    return _judged(lab, recording, culprits, truths)


@scenario(600)
def recorder_killed(lab: Lab) -> str:
    """What a killed recorder had written down is there, and nothing of it is left in the kernel."""
    with VirtualDrive(FUJITSU) as drive, Window("tune") as tune:
        shown = next(one for one in tune.drives() if one["name"] == drive.name)
        tune.ask("record", drive=ref(shown), minutes=MINUTES)
        unit = f"disktune-recording@{drive.name}.service"
        lab.same("instances of the trace", len(_instances()), 1)
        recorder = run("systemctl", "show", "--value", "-p", "MainPID", unit).strip()
        status = Path(f"/proc/{recorder}/status").read_text(encoding="ascii")
        lab.same("capabilities of the recorder", int(status.partition("CapPrm:")[2].split()[0], 16), 0)
        said = run("journalctl", "--boot", "--identifier=disktune-helper", "--output=cat", "--no-pager")
        lab.same("mistakes of recorders", [line for line in said.splitlines() if line.startswith("record:")], [])
        run("dd", f"if={drive.path}", "of=/dev/null", "bs=4096", "count=1", "skip=777", "iflag=direct")

        def written() -> bool:
            found, *_ = tune.ask("recordings", drive=ref(shown))["recordings"]
            return any(one["program"] == "dd" for one in found["culprits"])

        waited = lab.until("the read is written down", written)
        run("systemctl", "kill", "--signal=SIGKILL", unit)
        ended = ("inactive", "failed")
        lab.until("the unit is gone", lambda: run("systemctl", "is-active", unit, ok=(0, 3)).strip() in ended)
        lab.same("instances of the trace after SIGKILL", _instances(), [])
        found, *_ = tune.ask("recordings", drive=ref(shown))["recordings"]
        lab.same("end", (found["stage"], found["end"]), ("ended", "killed"))
        lab.true("the read is still there", any(one["program"] == "dd" for one in found["culprits"]))
        files = list(Path("/var/lib/disktune/recordings").iterdir())
        lab.same("files that others may read", [one for one in files if one.stat().st_mode & 0o077], [])
    return f"written down after {waited:.0f} s, there after SIGKILL; no instance left"


# -- the night -----------------------------------------------------------------------------------------------


def _plant(drive: VirtualDrive, culprit: Culprit, truth: Truth) -> list[str]:
    """Let a culprit do what it does while the drive sleeps; return what reached the drive in the quiet after."""
    if culprit.cold:
        run("sh", "-c", "echo 3 >/proc/sys/vm/drop_caches")
    drive.ask("forget")
    culprit.plant()
    _pass(WORK_S)
    truth.bursts += 1
    truth.wakeups += drive.look()["wakeups"]
    drive.ask("forget")
    _pass(QUIET_S)
    after = drive.look()
    print(f"{culprit.name}: {after['power']}, in the quiet after: {after['log']} {after['waking']}", flush=True)
    return [
        f"{culprit.name}: {text}" for text in (*after["waking"], *after["log"]) if text[:2] != CHECK_POWER_MODE
    ]


def _pass(seconds: float) -> None:
    time.sleep(seconds)


@contextmanager
def _volumes(drive: VirtualDrive) -> Iterator[dict[str, str]]:
    """Put on the drive what culprits use: a file system, an array of one, a volume, a loop device."""
    layout = "label: gpt\nsize=64MiB\nsize=32MiB\nsize=32MiB\n"
    run("sh", "-c", f"printf '{layout}' | sfdisk --quiet {drive.path}")
    run("udevadm", "settle")
    files, member, plain = (f"{drive.path}{number}" for number in (1, 2, 3))
    run("mkfs.ext4", "-q", "-E", "lazy_itable_init=0,lazy_journal_init=0", files)
    POINT.mkdir(exist_ok=True)
    run("mount", "-o", "strictatime,commit=2", files, str(POINT))
    for sysctl in ("dirty_expire_centisecs", "dirty_writeback_centisecs"):
        Path(f"/proc/sys/vm/{sysctl}").write_text("100", encoding="ascii")
    (POINT / "film").write_bytes(os.urandom(1 << 20))
    (POINT / "image").write_bytes(os.urandom(4 << 20))
    (POINT / "data").write_bytes(bytes(4096))
    (POINT / "log").write_bytes(bytes(4096))
    run("mdadm", "--create", "/dev/md7", "--run", "--level=1", "--raid-devices=2", member, "missing")
    run("dmsetup", "create", "night", "--table", f"0 32768 linear {plain} 0")
    loop = run("losetup", "--find", "--show", str(POINT / "image")).strip()
    _unit("lab-writer", f"/usr/bin/dd if=/dev/zero of={POINT}/log bs=4096 count=1")
    _unit("lab-database", f'/usr/bin/python3 -c "{DATABASE.format(file=POINT / "data")}"')
    run("systemctl", "daemon-reload")
    run("sync")
    run("udevadm", "settle")
    try:
        yield {"loop": loop, "dm": os.path.realpath("/dev/mapper/night"), "md": "/dev/md7"}
    finally:
        for command in (
            ("losetup", "--detach", loop),
            ("dmsetup", "remove", "night"),
            ("mdadm", "--stop", "/dev/md7"),
            ("umount", str(POINT)),
        ):
            with suppress(Exception):
                run(*command)
        for name in ("lab-writer", "lab-database"):
            (UNITS / f"{name}.service").unlink(missing_ok=True)


def _unit(name: str, command: str) -> None:
    (UNITS / f"{name}.service").write_text(f"[Service]\nType=oneshot\nExecStart={command}\n", encoding="ascii")


def _culprits(drive: VirtualDrive, names: dict[str, str]) -> tuple[Culprit, ...]:
    part, own = f"{drive.name}1", "lab.service"

    def read(path: str) -> Callable[[], object]:
        return lambda: run("dd", f"if={path}", "of=/dev/null", "bs=4096", "count=1", "skip=700", "iflag=direct")

    def write(path: str) -> Callable[[], object]:
        how = ("bs=4096", "count=1", "seek=9", "oflag=direct", "conv=notrunc")
        return lambda: run("dd", "if=/dev/zero", f"of={path}", *how)

    def start(unit: str) -> Callable[[], object]:
        return lambda: run("systemctl", "start", unit)

    def touch() -> None:
        os.close(os.open(drive.path, os.O_RDWR))
        run("udevadm", "settle")

    def kinds(*names: str) -> frozenset[str]:
        return frozenset(names)

    health = ("smartctl", "-d", "sat", "-A", drive.path)
    command, writes = kinds("command"), kinds("write-back", "journal")
    udev = "systemd-udevd"
    loop, volume = Path(names["loop"]).name, Path(names["dm"]).name
    return (
        Culprit(
            "cat", lambda: run("cat", str(POINT / "film")), kinds("read", "access-times"), "cat", own, part, 3
        ),
        Culprit("service", start("lab-writer"), writes, "dd", "lab-writer.service", part, 2, cold=False),
        Culprit(
            "database",
            start("lab-database"),
            kinds("write", "journal"),
            "python3",
            "lab-database.service",
            part,
            2,
        ),
        Culprit("smartctl", lambda: run(*health, ok=tuple(range(256))), command, "smartctl", own, drive.name, 2),
        Culprit("hdparm", lambda: run("hdparm", "-S", "1", drive.path), command, "hdparm", own, drive.name),
        Culprit("udev", touch, kinds("probe"), udev, f"{udev}.service", drive.name),
        Culprit("loop", read(names["loop"]), kinds("read"), "dd", own, loop),
        Culprit("volume", read(names["dm"]), kinds("read"), "dd", own, volume),
        Culprit("array", write(names["md"]), kinds("write"), "dd", own, "md7"),
    )


def _instances() -> list[str]:
    return [one.name for one in Path("/sys/kernel/tracing/instances").iterdir() if one.name.startswith("disktune")]


# -- the judgement -------------------------------------------------------------------------------------------


def _of(recording: dict[str, Any], culprit: Culprit) -> list[dict[str, Any]]:
    # A program that ends at once may be gone before its unit is looked up: then there is none, but no wrong one.
    known = [(culprit.program, unit, culprit.volume) for unit in (culprit.unit, "")]
    return [one for one in recording["culprits"] if (one["program"], one["unit"], one["volume"]) in known]


def _judged(lab: Lab, recording: dict[str, Any], culprits: tuple[Culprit, ...], truths: dict[str, Truth]) -> str:
    planted, bursts = sum(one.bursts for one in truths.values()), recording["bursts"]
    guilty: list[dict[str, Any]] = []
    errors, missing = [], []
    print(
        f"{'culprit':<10}{'kinds':<22}{'found':<7}{'share here':>10}{'there':>8}{'started here':>14}{'there':>7}"
    )
    for one in culprits:
        rows, truth = _of(recording, one), truths[one.name]
        guilty += rows
        began, woke = (sum(row[what] for row in rows) for what in ("began", "woke"))
        here, there = began / bursts, truth.bursts / planted
        lost = one.kinds - {row["kind"] for row in rows}
        missing += [f"{one.name}: {kind}" for kind in sorted(lost)]
        errors.append(abs(here - there))
        found = "no" if lost else "yes"
        kinds = ", ".join(sorted(one.kinds))
        print(f"{one.name:<10}{kinds:<22}{found:<7}{here:>10.1%}{there:>8.1%}{woke:>14}{truth.wakeups:>7}")
    innocent = [row for row in recording["culprits"] if row["began"] and row not in guilty]
    print(f"largest error of a share: {max(errors):.1%}", flush=True)
    lab.same("kinds that were not found", missing, [])
    lab.same("innocents that are said to begin bursts", [(row["kind"], row["program"]) for row in innocent], [])
    lab.same("bursts", bursts, planted)
    lab.true(f"shares: {max(errors):.1%} off", max(errors) < 0.01)
    wakeups = sum(one.wakeups for one in truths.values())
    lab.same("starts of the drive", recording["starts"], wakeups)
    lab.same("of these, named", sum(row["woke"] for row in guilty), wakeups)
    settings = [(one["program"], one["opcode"], one["count"]) for one in recording["commands"]]
    lab.same("power settings that others changed", settings, [("hdparm", 0xE3, 1)])
    lab.same("events lost", recording["lost"], 0)
    return (
        f"{len(culprits)} culprits, {planted} bursts, {wakeups} starts: all named, shares {max(errors):.1%} "
        f"off at most, no innocent; {recording['asked']} questions started nothing"
    )


def _print(recording: dict[str, Any]) -> None:
    for one in recording["culprits"]:
        print({key: value for key, value in one.items() if key not in ("slots", "first", "last")})
    print({key: value for key, value in recording.items() if key != "culprits"}, flush=True)
