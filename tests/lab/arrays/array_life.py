"""An array through its life, as mdadm tells it; and more drives than anybody has."""

from __future__ import annotations

import json
import re
import time
from pathlib import Path
from typing import Any

from tests.lab.machines import MB, MEMBERS, MIB
from tests.lab.scenario import HELPER, Lab, run, scenario
from tests.lab.seat import Window

MANY_TARGETS, MANY_LUNS = 10, 20
MEASURED = Path("/run/lab-measured")
UPKEEP = {"degraded": "degraded array md0", "recovering": "rebuild of md0", "checking": "check of md0"}
"""By mdadm's words for the state of an array."""
FAST_KIB_S, HELD_KIB_S = 20_000, 200
"""More than the members do; and so little that a recovery outlasts a measurement."""


@scenario(400)
def raid5(lab: Lab) -> str:
    """Create, fail, recover: what `drives` shows is what mdadm and /proc/mdstat say, at every step."""
    with Window("browse") as window:
        members = [window.drive(disk.serial)["name"] for disk in MEMBERS]
        paths = [f"/dev/{name}" for name in members]
        create = ["mdadm", "--create", "/dev/md0", "--run", "--level=5", "--raid-devices=3", "--bitmap=none"]
        run(*create, *paths[:3])
        # 160 MiB members at 12 MB/s: the kernel would otherwise hurry or dawdle as it pleases.
        _recover_at(FAST_KIB_S)
        building = _watch_operation(lab, window)
        _settled(lab, window, members[:3])
        speeds = [_measured(lab, "whole")]
        run("mdadm", "/dev/md0", "--fail", paths[1])
        lab.until("the failed member is shown", lambda: "faulty" in _member(window, members[1])["state"])
        array = _array(window)
        lab.same("working disks of a degraded array", array["working_disks"], 2)
        lab.true("mdadm calls it degraded", "degraded" in _detail()["State"])
        speeds.append(_measured(lab, "degraded"))
        _recover_at(HELD_KIB_S)
        run("mdadm", "/dev/md0", "--add", paths[3])
        speeds.append(_measured(lab, "recovering"))
        _compared(lab, "degraded", UPKEEP["degraded"])
        _recover_at(FAST_KIB_S)
        recovering = _watch_operation(lab, window)
        _settled(lab, window, [members[0], members[2], members[3]])
        _checked(lab, window, members[3])
        used = {drive["name"]: drive["usage"]["arrays"] for drive in window.drives()}
        lab.same("what a member is used for", used[members[3]], ["md0"])
        run("mdadm", "--stop", "/dev/md0")
    return (
        f"built in {building[0]} looks, recovered in {recovering[0]}, "
        f"{recovering[1]:.0f} % to {recovering[2]:.0f} %, {lab.checks} comparisons with mdadm; whole, degraded, "
        f"recovering: {', '.join(speeds)}"
    )


def _recover_at(kib_s: int) -> None:
    for limit in ("min", "max"):
        Path(f"/sys/block/md0/md/sync_speed_{limit}").write_text(f"{kib_s}\n", encoding="ascii")


def _measured(lab: Lab, state: str) -> str:
    """Measure for a second: before, after and in what is stored, the array is in the state that mdadm tells."""
    lab.until(f"the array is {state}", lambda: state == "whole" or state in _states())
    before = _upkeep()
    MEASURED.mkdir(exist_ok=True)
    printed = run(HELPER, "bench", "md0", "drive.direct", "--seconds", "1", "--runs", "1", "--json")
    (MEASURED / state).write_text(printed, encoding="utf-8")
    lab.same("in one state all the time", _upkeep(), before)
    found = json.loads(printed)
    result = found["results"][0]
    lab.same(f"{state}, before", found["upkeep"], before)
    lab.same(f"{state}, stored", result["upkeep"], before)
    said = " ".join(result["notes"])
    lab.same(f"{state}, in words: {said}", f"Unusual conditions: {', '.join(before)}." in said, bool(before))
    read = result["runs"][0]
    began = time.monotonic()
    run("dd", "if=/dev/md0", "of=/dev/null", "bs=1M", "count=24", "iflag=direct", "status=none")
    dd = 24 * MIB / (time.monotonic() - began)
    return f"{read['bytes_read'] / read['seconds'] / MB:.1f} (dd {dd / MB:.1f}) MB/s"


def _checked(lab: Lab, window: Window, member: str) -> None:
    """Check the array: whoever measures a member is told before, too."""
    _recover_at(HELD_KIB_S)
    action = Path("/sys/block/md0/md/sync_action")
    action.write_text("check\n", encoding="ascii")
    lab.until("mdadm tells of the check", lambda: "checking" in _states())
    told = next(drive["upkeep"] for drive in window.drives() if drive["name"] == member)
    lab.same("what slows a member", told, _upkeep())
    action.write_text("idle\n", encoding="ascii")
    lab.until("nothing runs", lambda: "checking" not in _states())


def _states() -> list[str]:
    return _detail()["State"].split(", ")


def _upkeep() -> list[str]:
    """Return what we have to say of the array, by mdadm's words for it."""
    return [UPKEEP[word] for word in _states() if word in UPKEEP]


def _compared(lab: Lab, state: str, condition: str) -> None:
    found = json.loads(run(HELPER, "compare", str(MEASURED / "whole"), str(MEASURED / state), "--json"))
    told = [(one["first"], one["second"]) for one in found["differences"] if one["name"] == "Unusual conditions"]
    lab.same("what differed", told, [("none", condition)])


def _watch_operation(lab: Lab, window: Window) -> tuple[int, float, float]:
    """Follow a recovery to its end; return how often it was seen, and its first and last percentage."""
    lab.until("the recovery is shown", lambda: _array(window)["operation"] == "recovery")
    seen: list[float] = []
    told = _mdstat_percent()
    while (array := _array(window))["operation"]:
        lab.same("operation", array["operation"], "recovery")
        before, told = told, _mdstat_percent()
        if before is not None and told is not None and array["progress_percent"] is not None:
            # The kernel moves on between the looks, and what it writes down may be a sixteenth of the way behind.
            shown = array["progress_percent"]
            lab.true(f"{shown} % shown, {before} % to {told} % in mdstat", before - 100 / 8 <= shown <= told)
            lab.true(f"{shown} % after {seen[-1:]}", not seen or shown >= seen[-1])
            seen.append(shown)
        time.sleep(0.5)
    lab.true(f"a recovery seen on its way: {seen}", len(seen) >= 3 and seen[-1] > seen[0])
    return len(seen), seen[0], seen[-1]


def _settled(lab: Lab, window: Window, members: list[str]) -> None:
    """Demand that the array is whole, as mdadm says it is."""
    detail = _detail()
    array = next(drive for drive in window.drives() if drive["name"] == "md0")
    info = array["array"]
    lab.true(f"mdadm's state: {detail['State']}", detail["State"].split(",")[0] in ("clean", "active"))
    lab.same("level", info["level"], detail["Raid Level"])
    lab.same("raid disks", info["raid_disks"], int(detail["Raid Devices"]))
    lab.same("working disks", info["working_disks"], 3)
    lab.same("size", array["size_bytes"], int(detail["Array Size"].split()[0]) * 1024)
    lab.same("identity", re.sub(r"[^0-9a-f]", "", array["identity"].removeprefix("uuid:")), _uuid(detail))
    in_sync = {member["name"]: member["slot"] for member in info["members"] if member["state"] == "in_sync"}
    lab.same("members in sync", sorted(in_sync), sorted(members))
    lab.same("slots", sorted(in_sync.values()), [0, 1, 2])


def _uuid(detail: dict[str, str]) -> str:
    return detail["UUID"].replace(":", "")


def _detail() -> dict[str, str]:
    lines = run("mdadm", "--detail", "/dev/md0").splitlines()
    return {key.strip(): value.strip() for key, _, value in (line.partition(" : ") for line in lines) if value}


def _mdstat_percent() -> float | None:
    found = re.search(r"recovery = +([\d.]+)%", run("cat", "/proc/mdstat"))
    return float(found.group(1)) if found else None


def _array(window: Window) -> dict[str, Any]:
    found: dict[str, Any] = next(drive["array"] for drive in window.drives() if drive["name"] == "md0")
    return found


def _member(window: Window, name: str) -> dict[str, Any]:
    found: dict[str, Any] = next(member for member in _array(window)["members"] if member["name"] == name)
    return found


@scenario()
def two_hundred_drives(lab: Lab) -> str:
    """Two hundred drives more: all of them listed, each with an identity of its own, as lsblk lists them."""
    with Window("browse") as window:
        before = {drive["name"] for drive in window.drives()}
        options = [f"num_tgts={MANY_TARGETS}", f"max_luns={MANY_LUNS}", "dev_size_mb=8", "fake_rw=1", "delay=0"]
        run("modprobe", "scsi_debug", *options, limit_s=200)
        run("udevadm", "settle", "--timeout=200", limit_s=210)
        started = time.monotonic()
        drives = [drive for drive in window.drives() if drive["name"] not in before]
        took = time.monotonic() - started
        lab.same("drives", len(drives), MANY_TARGETS * MANY_LUNS)
        lab.same("identities", len({drive["identity"] for drive in drives} - {""}), len(drives))
        listed = run("lsblk", "--nodeps", "--noheadings", "-o", "NAME").split()
        names = {drive["name"] for drive in drives}
        lab.true("all of them known to lsblk", names <= set(listed))
        lab.true("all sizes", all(drive["size_bytes"] == 8 << 20 for drive in drives))
    return f"{len(drives)} drives listed in {took:.2f} s under emulation"
