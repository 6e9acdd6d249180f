"""What `array` prints of an array, in each state and of each level: field by field what mdadm prints then.

The judge's own lines say which fields there are: one that we lack is a failure, unless `ITS_OWN` says why not.
"""

from __future__ import annotations

import calendar
import json
import os
import re
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

from disktune_contract import wire
from disktune_contract.arrays import array_details
from disktune_contract.arrays.array import ArrayReport
from disktune_contract.arrays.array_details import ArrayDetails, ArraySuperblock, MemberDetails
from tests.lab.machines import MEMBERS, SERVER
from tests.lab.scenario import HELPER, Failed, Lab, run, scenario
from tests.lab.seat import Fault, Window, ref
from tests.lab.virtual_drives.tcmu_drive import VirtualDrive

NODE, OTHER = "/dev/md0", "/dev/md1"
MD = Path("/sys/block/md0/md")
LIMITS = tuple(Path(f"/proc/sys/dev/raid/speed_limit_{end}") for end in ("min", "max"))
HELD_KIB_S, USUAL_KIB_S = (50, 50), (1000, 200_000)
"""So little that an operation outlasts the looks at it; and the kernel's own limits."""
PARTS, PART_MIB, SIZE_KIB = 3, 48, 32_768
START_RO = Path("/sys/module/md_mod/parameters/start_ro")
BACKUP, BITMAP = Path("/var/lib/lab-reshape"), Path("/var/lib/lab-bitmap")
STATE_S = 30.0
LOOKS = 4
"""So often a state may change between the two looks of the judge, before and after ours."""

ITS_OWN = {
    "Preferred Minor": "last of use with device nodes that nobody made",
}
"""Fields of mdadm that we do not have, and why."""
BROKEN = "broken"
"""What the kernel's files have of an array that lost too much, in the place of clean or active, and so do we."""
MOVES = re.compile(r"\w+ Status|Update Time|Events")
"""Of what runs: ours lies between the judge's before and after."""
FIELD = re.compile(r"^ *([A-Z][\w ]*?) : *(.*?) *$", re.MULTILINE)
IN_FLIGHT = 3
"""Points of percent that what is in flight makes: the kernel takes it off what is done (md.c status_resync)."""
Fields = dict[str, str]


@scenario(1800)
def array_fields(lab: Lab) -> str:
    """Every field of mdadm --detail and --export, in every state that a healthy kernel can be brought to."""
    with Window("inspect") as window, _partitions(window) as parts:
        desk = Desk(lab, window, parts)
        for walk in WALKS:
            desk.at_terminal = True
            try:
                walk(desk)
            except Failed as error:
                desk.wrong.append(f"{walk.__name__}: {error}")
                print(desk.wrong[-1], flush=True)
    lab.same("states in which mdadm says something else", desk.wrong, [])
    return f"{len(desk.states)} states, {lab.checks} comparisons with mdadm"


class Desk:
    """The devices that arrays are made of, and the comparison."""

    def __init__(self, lab: Lab, window: Window, parts: list[str]) -> None:
        self.lab, self.parts = lab, parts
        self._window = window
        self.at_terminal = True
        """Whether the command is compared next, too: it takes the helper's start."""
        self.states: list[str] = []
        self.wrong: list[str] = []
        self.level: int | str = ""

    @contextmanager
    def array(self, level: int | str, count: int, *options: str, node: str = NODE) -> Iterator[list[str]]:
        """Make an array of *count* devices, and take it away."""
        self.level, parts = level, self.parts[:count]
        size = [] if level in (0, "linear") else [f"--size={SIZE_KIB}"]
        bitmap = [] if any(one.startswith(("--bitmap", "--consistency")) for one in options) else ["--bitmap=none"]
        bitmap = [] if level in (0, "linear") else bitmap
        create = ["mdadm", "--create", node, "--run", f"--level={level}", f"--raid-devices={count}"]
        run(*create, *bitmap, *size, *options, *parts)
        run("udevadm", "settle")
        try:
            yield parts
        finally:
            _hold(held=False)
            _stop(node)
            run("mdadm", "--zero-superblock", *self.parts, ok=(0, 1, 2))

    def is_now(self, word: str) -> None:
        """Wait for mdadm to say *word* of it, and demand the same of us in all fields."""
        self.lab.until(f"{word} is said", lambda: word in _detail(NODE)[0].get("State", ""), STATE_S)
        self.is_as(_detail(NODE)[0]["State"])

    def is_as(self, state: str, node: str = NODE) -> Fields:
        """Wait for mdadm to call it so, and demand the same of us in all fields; return those of mdadm."""
        try:
            self.lab.until(f"{self.level} is {state}", lambda: _detail(node)[0].get("State") == state, STATE_S)
        except Failed:
            self.lab.same(f"the state of {self.level}", state, _detail(node)[0].get("State"))
        for look in range(LOOKS):
            try:
                found = self._compare(node)
            except Failed:
                if look == LOOKS - 1:
                    raise
                time.sleep(0.3)
            else:
                break
        self.states.append(f"{found['Raid Level']} {found.get('Version', '')}: {found.get('State', '')}")
        print(self.states[-1], flush=True)
        return found

    def _compare(self, node: str) -> Fields:
        name = node.removeprefix("/dev/")
        before, table, export = *_detail(node), run("mdadm", "--detail", "--export", node)
        details = self._asked(name)
        every = [("the window", *_shown(details))]
        if self.at_terminal:
            fields, _, rows = run(HELPER, "array", name).partition("NUMBER ")
            every.append(("the terminal", dict(FIELD.findall(fields)), [*map(str.split, rows.splitlines()[1:])]))
            kept = json.loads(run(HELPER, "array", name, "--json"))["details"][0]
            every.append(("JSON", *_shown(wire.load(ArrayDetails, kept))))
        after, table_after = _detail(node)
        for how, ours, members in every:
            shown = {key: _plain(key, value or "unknown") for key, value in ours.items()}
            if before.get("State") == "inactive":
                # What mdadm --examine has of a member.
                shown = {key: value for key, value in shown.items() if not key.endswith(" Time")}
            if (MD / "array_state").read_text(encoding="ascii") == f"{BROKEN}\n":
                shown["State"] = shown["State"].replace(BROKEN, before["State"].partition(",")[0])
            self._same(how, shown, before, after)
            if members not in (table, table_after):
                self.lab.same(f"members, {how}", members, table)
            self.lab.checks += 1
        self._exported(details, dict(line.split("=", 1) for line in export.splitlines()))
        self.at_terminal = False
        return before

    def _asked(self, name: str) -> ArrayDetails:
        """Return what the page of the array shows."""
        drive = ref(next(one for one in self._window.drives() if one["name"] == name))
        report = wire.load(ArrayReport, self._window.ask("array", drive=drive))
        try:
            superblock = wire.load(ArraySuperblock, self._window.ask("array-superblock", drive=drive))
        except Fault:
            superblock = None
        return array_details.details(report, superblock)

    def _same(self, how: str, ours: Fields, before: Fields, after: Fields) -> None:
        what = f"{before.get('Raid Level')} {before.get('State')}, {how}"
        if not ours.keys() == before.keys() == after.keys():
            self.lab.same(what, {**ours, **dict.fromkeys(before.keys() - ours.keys(), "missing")}, before)
        for name, value in ours.items():
            moves = MOVES.fullmatch(name) and value not in (before[name], after[name])
            low, high = before[name], after[name]
            points = IN_FLIGHT if name.endswith("Status") else 0
            is_between = moves and _number(low) - points <= _number(value) <= _number(high) + points
            if not is_between and value not in (low, high):
                self.lab.same(f"{what}, {name}", value, low)
            self.lab.checks += 1

    def _exported(self, ours: ArrayDetails, theirs: Fields) -> None:
        for name, value in theirs.items():
            if found := re.fullmatch(r"MD_DEVICE_(?:ev|dev)_(\w+)_(ROLE|DEV)", name):
                device = theirs[name.replace("_ROLE", "_DEV")]
                [member] = [one for one in ours.members if one.device == device]
                slot = "spare" if member.raid_device is None else str(member.raid_device)
                self.lab.same(name, slot if found[2] == "ROLE" else member.device, value)
            elif name in EXPORTED:
                self.lab.same(name, EXPORTED[name](ours), value)
            elif name not in {"MD_DEVNAME"}:
                raise Failed(f"mdadm --export has {name}={value}, of which nothing is known")


EXPORTED: dict[str, Callable[[ArrayDetails], str]] = {
    "MD_LEVEL": lambda one: one.raid_level,
    # Of an array that was not started mdadm counts what there is of it.
    "MD_DEVICES": lambda one: str(one.total_devices if one.raid_devices is None else one.raid_devices),
    "MD_METADATA": lambda one: one.version,
    "MD_UUID": lambda one: one.uuid,
    "MD_NAME": lambda one: one.name,
}


def _plain(name: str, value: str) -> str:
    """Return a value of either side in a form that both have."""
    if name in ("Array Size", "Used Dev Size"):
        return value.replace(",", "").split()[0]
    if name.endswith(" Time") and value != "unknown":
        form = "%Y-%m-%d %H:%M:%S" if value[:1].isdecimal() else "%a %b %d %H:%M:%S %Y"
        return str(calendar.timegm(time.strptime(value, form)))
    if name in ("Name", "UUID"):
        return re.sub(r" +\(local to host .*\)$", "", value)
    if name == "Events":
        # Of version 0.90 mdadm prints both halves.
        return value.removeprefix("0.")
    return value.split("(")[1].strip(")") if name == "Delta Devices" and "(" in value else value


def _number(value: str) -> int:
    return int(re.sub(r"\D.*", "", value) or 0)


def _shown(details: ArrayDetails) -> tuple[dict[str, str | None], list[list[str]]]:
    return dict(array_details.lines(details)), [_row(one) for one in details.members]


def _row(member: MemberDetails) -> list[str]:
    numbers = (member.number, member.major, member.minor, member.raid_device)
    words = ["-" if number is None else str(number) for number in numbers]
    return [*words, *member.state.split(), *member.device.split()]


def _detail(node: str) -> tuple[Fields, list[list[str]]]:
    """Return the judge's fields, and its table of members."""
    head, _, table = run("mdadm", "--detail", node, ok=(0, 1, 2)).partition("    Number   Major")
    found = {name: _plain(name, value) for name, value in FIELD.findall(head) if name not in ITS_OWN}
    return found, [line.split() for line in table.splitlines()[1:] if line.strip()]


# -- what arrays are made of ---------------------------------------------------------------------------------


@contextmanager
def _partitions(window: Window) -> Iterator[list[str]]:
    """Give partitions, the first of each drive first."""
    drives = [window.drive(disk.serial)["name"] for disk in MEMBERS]
    table = "label: gpt\n" + f"size={PART_MIB}M\n" * PARTS
    for name in drives:
        run("sh", "-c", f"printf '{table}' | sfdisk --quiet --wipe always /dev/{name}")
    run("modprobe", "md_mod")
    run("udevadm", "settle")
    try:
        yield [f"/dev/{name}{number}" for number in range(1, PARTS + 1) for name in drives]
    finally:
        run("udevadm", "settle")
        for name in drives:
            run("wipefs", "--quiet", "--all", f"/dev/{name}")
            run("blockdev", "--rereadpt", f"/dev/{name}")


def _hold(*, held: bool) -> None:
    """Let whatever runs go on as slowly as can be, or as usual."""
    for limit, value in zip(LIMITS, HELD_KIB_S if held else USUAL_KIB_S, strict=True):
        limit.write_text(f"{value}\n", encoding="ascii")


def _md(attribute: str, value: str) -> None:
    (MD / attribute).write_text(f"{value}\n", encoding="ascii")


def _stop(node: str) -> None:
    run("udevadm", "settle")
    run("mdadm", "--stop", node, limit_s=120)
    run("udevadm", "settle")


# -- their states --------------------------------------------------------------------------------------------


def _without_copies(desk: Desk) -> None:
    for level in (0, "linear"):
        with desk.array(level, 3):
            desk.is_as("clean")


def _metadata(desk: Desk) -> None:
    for version in ("0.90", "1.0", "1.1", "1.2"):
        with desk.array(1, 2, f"--metadata={version}", "--assume-clean", "--bitmap=internal"):
            desk.is_as("clean")
    with desk.array(1, 2, f"--bitmap={BITMAP}", "--force", "--assume-clean"):
        desk.is_as("clean")
    BITMAP.unlink()
    with desk.array(1, 2, "--assume-clean", "--write-mostly", "--failfast"):
        desk.is_as("clean")


def _written_to(desk: Desk) -> None:
    with desk.array(1, 2, "--assume-clean"):
        _md("safe_mode_delay", "0")
        run("dd", "if=/dev/zero", f"of={NODE}", "bs=4k", "count=1", "oflag=direct", "status=none")
        desk.is_as("active")
        _md("safe_mode_delay", "0.2")
        desk.is_as("clean")
        run("mdadm", "--readonly", NODE)
        desk.is_as("clean")
        run("mdadm", "--readwrite", NODE)


def _synced(desk: Desk) -> None:
    _hold(held=True)
    with desk.array(1, 2):
        desk.is_as("clean, resyncing")
        run(
            "mdadm", "--create", OTHER, "--run", "--level=1", "--raid-devices=2", "--bitmap=none", *desk.parts[4:6]
        )
        try:
            desk.is_as("clean, resyncing (DELAYED)", OTHER)
        finally:
            _stop(OTHER)
        _stop(NODE)
        START_RO.write_text("1\n", encoding="ascii")
        run("mdadm", "--assemble", NODE, *desk.parts[:2])
        desk.is_as("clean, resyncing (PENDING)")
        START_RO.write_text("0\n", encoding="ascii")
        run("mdadm", "--readwrite", NODE)


def _checked(desk: Desk) -> None:
    with desk.array(6, 4, "--assume-clean"):
        desk.is_as("clean")
        _hold(held=True)
        for action, state in (("check", "clean, checking"), ("repair", "clean, resyncing")):
            _md("sync_action", action)
            desk.is_as(state)
            _md("sync_action", "idle")
            desk.is_as("clean")


def _lost(desk: Desk) -> None:
    """Lose members, one after the other, and get them back."""
    for level, count in ((1, 2), (4, 3), (5, 3), (6, 4), (10, 4)):
        with desk.array(level, count, "--assume-clean", "--bitmap=internal") as parts:
            desk.is_as("clean")
            _hold(held=True)
            run("mdadm", NODE, "--fail", parts[1])
            desk.is_as("clean, degraded")
            run("mdadm", NODE, "--remove", parts[1])
            desk.is_as("clean, degraded")
            run("mdadm", NODE, "--add", desk.parts[count])
            desk.is_as("clean, degraded, recovering")
            run("mdadm", NODE, "--add-spare", desk.parts[count + 1])
            desk.is_as("clean, degraded, recovering")
            if level in (5, 6):
                # Of one that bears no more, the kernel says that it is busy.
                run("mdadm", NODE, "--fail", parts[0], ok=(0, 2))
                desk.is_now("FAILED" if level == 5 else "degraded")


def _policies(desk: Desk) -> None:
    with desk.array(5, 3, "--consistency-policy=ppl", "--assume-clean"):
        desk.is_as("clean")
    with desk.array(5, 3, f"--write-journal={desk.parts[3]}"):
        desk.is_as("clean")


def _replaced(desk: Desk) -> None:
    with desk.array(5, 3, "--assume-clean") as parts:
        run("mdadm", NODE, "--add-spare", desk.parts[3])
        _hold(held=True)
        run("mdadm", NODE, "--replace", parts[1], "--with", desk.parts[3])
        desk.is_as("clean, recovering")


def _copies(desk: Desk) -> None:
    for layout, count in (("n2", 4), ("n3", 3), ("n2", 3), ("f2", 4), ("o2", 4)):
        with desk.array(10, count, f"--layout={layout}", "--chunk=64", "--assume-clean"):
            desk.is_as("clean")


def _reshaped(desk: Desk) -> None:
    for more in RESHAPES:
        with desk.array(5, 3, "--assume-clean", "--chunk=64"):
            run("mdadm", NODE, "--add-spare", desk.parts[3])
            _hold(held=True)
            run("mdadm", "--grow", NODE, *more, f"--backup-file={BACKUP}")
            desk.is_now("reshaping")
            _hold(held=False)
            desk.lab.until("it is done", lambda: "reshaping" not in _detail(NODE)[0]["State"])
            BACKUP.unlink(missing_ok=True)


def _incomplete(desk: Desk) -> None:
    with desk.array(5, 3, "--assume-clean") as parts:
        _stop(NODE)
        run("mdadm", "--incremental", "--quiet", parts[0], ok=(0, 1))
        desk.is_as("inactive")


RESHAPES = (
    ("--raid-devices=4",),
    ("--level=6", "--raid-devices=4"),
    ("--chunk=128",),
    ("--layout=right-symmetric",),
)
WALKS = (
    *(_without_copies, _metadata, _written_to, _synced, _checked, _lost, _policies, _replaced, _copies),
    *(_reshaped, _incomplete),
)


# -- what slows a rebuild down, and what it costs a member ---------------------------------------------------

THREADS = ("md0_raid6", "md0_resync")
REBUILT_MIB, REBUILT_KIB_S = 1536, 15_000
"""At that speed it takes longer than `array --why` looks."""
REALLOCATED, BEFORE, AFTER = 5, 8, 13
"""The attribute of smartctl, and its raw values."""
SAMPLED_S = 20
"""The beginning of a rebuild is estimated: so much earlier a sample of health is certainly one of before."""
SHARE, POINTS = 0.25, 0.01
"""So much of the judge's share of a processor, or so many points, may ours differ: it begins and ends later."""


@scenario(900)
def array_why(lab: Lab) -> str:
    """The processor's share of an array's threads by the kernel's counters; new bad sectors by smartctl."""
    with ExitStack() as stack:
        drives = [VirtualDrive(one.serial, number, "everything") for number, one in enumerate(SERVER, 1)]
        for drive in drives:
            stack.enter_context(drive)
        worn = drives[0]
        worn.ask("count", number=REALLOCATED, raw=BEFORE)
        run("systemctl", "start", "--wait", "disktune-health.service")
        time.sleep(SAMPLED_S)
        stack.callback(_stop, NODE)
        paths = [drive.path for drive in drives]
        create = ["mdadm", "--create", NODE, "--run", "--level=6", "--raid-devices=4", "--bitmap=none"]
        run(*create, "--assume-clean", f"--size={REBUILT_MIB << 10}", *paths[:4])
        for limit in ("min", "max"):
            _md(f"sync_speed_{limit}", str(REBUILT_KIB_S))
        run("mdadm", NODE, "--fail", paths[3])
        run("mdadm", NODE, "--add", paths[4])
        lab.until("it is rebuilt", lambda: _detail(NODE)[0]["State"] == "clean, degraded, recovering")
        sectors = _new_bad_sectors(lab, worn)
        share = _processor_share(lab)
    return f"{sectors}; {share}"


def _new_bad_sectors(lab: Lab, worn: VirtualDrive) -> str:
    """Let sectors of a member become bad, and demand that they are told as those since the rebuild began."""
    before = _reallocated(worn)
    lab.same("smartctl before", before, BEFORE)
    # A speed is known once the kernel has measured for some seconds.
    lab.until("the kernel knows a speed", lambda: (MD / "sync_speed").read_text().strip() not in ("0", "none"))
    lab.same("nothing is new", _errors(worn), f"{before} reallocated")
    worn.ask("count", number=REALLOCATED, raw=AFTER)
    after = _reallocated(worn)
    said = f"{after} reallocated (about +{after - before})"
    lab.same("new since the rebuild began", _errors(worn), said)
    return said


def _reallocated(drive: VirtualDrive) -> int:
    page = json.loads(run("smartctl", "-j", "-A", drive.path))
    [row] = [one for one in page["ata_smart_attributes"]["table"] if one["id"] == REALLOCATED]
    return int(row["raw"]["value"])


def _errors(drive: VirtualDrive) -> str:
    """Return what the last column has of a member."""
    [row] = [line for line in run(HELPER, "array", "md0").splitlines() if drive.path in line.split()]
    return row.partition(drive.path)[2].strip()


def _processor_share(lab: Lab) -> str:
    """Demand that the share of the array's busiest thread is that of the kernel's counters of the same time."""
    pids = {Path(f"/proc/{pid}/comm").read_text().strip(): pid for pid in _threads()}
    before, began = {name: _ticks(pid) for name, pid in pids.items()}, time.monotonic()
    found = json.loads(run(HELPER, "array", "md0", "--why", "--json", limit_s=300))["slowdown"]
    seconds = time.monotonic() - began
    ticks = os.sysconf("SC_CLK_TCK")
    shares = {name: (_ticks(pid) - before[name]) / ticks / seconds for name, pid in pids.items()}
    lab.same("the threads that there are", sorted(shares), sorted(THREADS))
    lab.true(f"one of the busiest: {found['thread']}, {shares}", found["thread"] in shares)
    theirs = shares[found["thread"]]
    lab.true(f"no other is busier: {shares}", max(shares.values()) - theirs <= POINTS)
    apart = abs(found["processor"] - theirs)
    lab.true(f"{found['processor']:.3f}, by the kernel {theirs:.3f}", apart <= max(POINTS, SHARE * theirs))
    return f"{found['thread']} {found['processor']:.1%} of a processor, by the kernel's counters {theirs:.1%}"


def _threads() -> list[str]:
    return [one for name in THREADS for one in run("pgrep", "--exact", name, ok=(0, 1)).split()]


def _ticks(pid: str) -> int:
    """Return utime and stime, fields 14 and 15 of proc(5)'s stat, which top shows the share of."""
    fields = Path(f"/proc/{pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()
    return int(fields[11]) + int(fields[12])
