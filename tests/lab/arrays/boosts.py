"""A rebuild that is held back is sped up, and whatever dies in that time, every value is restored."""

from __future__ import annotations

import os
import re
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from tests.lab.judges.programs import attribute, suspend_is_held_off
from tests.lab.machines import MB, MEMBERS, MIRRORS
from tests.lab.package.sandbox_sockets import doors
from tests.lab.scenario import Lab, run, scenario
from tests.lab.seat import Window, ref
from tests.lab.settings.trials import helper_of

SLOW_KIB_S = 1000
CHUNK_SECTORS = 1024
"""mdadm's default of 512 KiB."""
UNIT = "disktune-boost@md0.service"
LIMIT = Path("/proc/sys/dev/raid/speed_limit_min")
MARKER = Path("/var/lib/lab-boost-power-lost")

OF_ARRAY: dict[str, tuple[str, object]] = {
    "md.sync_speed_min": ("md/sync_speed_min", 5_000_000),
    "md.sync_speed_max": ("md/sync_speed_max", 5_000_000),
    "md.stripe_cache": ("md/stripe_cache_size", 4096),
    "md.group_threads": ("md/group_thread_cnt", 2),
    "block.read_ahead": ("queue/read_ahead_kb", 8192),
}
"""What the boost changes on the array, and the file in which the judge looks."""
DEPTH = 8
TRIO = MEMBERS[:3]
"""The members of the array whose speed is changed."""


def throttle_members(lab: Lab, bytes_s: int) -> None:
    """Give each member of an array of three another speed."""
    for disk in TRIO:
        lab.host.throttle(disk.role, bytes_s)


@contextmanager
def usual_speed_afterwards(lab: Lab) -> Iterator[None]:
    """Let the members be as quick as ever in the end: other scenarios count on that."""
    try:
        yield
    finally:
        for disk in TRIO:
            lab.host.throttle(disk.role, disk.bytes_s)


def create(level: int, paths: list[str]) -> None:
    """Make an array of drives that are taken for equal, so that nothing runs on it yet.

    What a scenario that failed has left behind is no reason for this one to fail.
    """
    if Path("/sys/block/md0").exists():
        stop()
    many = ["mdadm", "--create", "/dev/md0", "--run", "--assume-clean", "--bitmap=none", f"--level={level}"]
    run(*many, f"--raid-devices={len(paths)}", *paths)
    run("udevadm", "settle")


def stop() -> None:
    """Stop the array; udev may still be looking at it."""
    run("udevadm", "settle")
    run("mdadm", "--stop", "/dev/md0")


def check_slowly() -> None:
    """Begin a check that may do 1 MB/s for each member, and waits half way until it is let go on.

    It would be over in 160 s, and a machine whose processors have other work has taken longer to order a boost.
    """
    sectors = int(attribute("md0", "md/component_size")) * 2
    write_md("sync_speed_max", str(SLOW_KIB_S))
    # A check that was ended begins where it was, unless told otherwise; where it waits is a multiple of the chunk.
    write_md("sync_min", "0")
    write_md("sync_max", str(sectors // 2 // CHUNK_SECTORS * CHUNK_SECTORS))
    write_md("sync_action", "check")


def let_go_on() -> None:
    """Let the check go on beyond its half."""
    write_md("sync_max", "max")


def write_md(name: str, text: str) -> None:
    """Write one file of the array."""
    Path(f"/sys/block/md0/md/{name}").write_text(f"{text}\n", encoding="ascii")


def speed_kib_s(over_s: float) -> float:
    """Return how fast the operation goes, by what /proc/mdstat says is done; of one that ends, until then."""
    first, began = _done(), time.monotonic()
    speed = 0.0
    while time.monotonic() < began + over_s:
        time.sleep(0.25)
        if done := _done():
            speed = (done - first) / (time.monotonic() - began)
    return speed


def fastest_kib_s(enough: float, within_s: float = 20.0) -> float:
    """Return how fast it went in the fastest second: *enough*, or less if it ended or the time was over by then.

    A machine whose processors have other work takes seconds to see that the limit has gone.
    """
    looks, fastest = [(time.monotonic(), _done())], 0.0
    while fastest < enough and (done := _done()) and time.monotonic() < looks[0][0] + within_s:
        now = time.monotonic()
        then, before = next((look for look in reversed(looks) if look[0] <= now - 1.0), (now, done))
        fastest = max(fastest, (done - before) / max(now - then, 1.0))
        looks.append((now, done))
        time.sleep(0.25)
    return fastest


def _done() -> int:
    found = re.search(r"= +[\d.]+% \((\d+)/\d+\)", run("cat", "/proc/mdstat"))
    return int(found[1]) if found else 0


def values(members: list[str]) -> dict[str, str]:
    """Return everything that the boost changes, as the kernel shows it."""
    found = {
        path: attribute("md0", path) for path, _ in OF_ARRAY.values() if Path(f"/sys/block/md0/{path}").exists()
    }
    found |= {name: attribute(name, "device/queue_depth") for name in members}
    return found | {"global": LIMIT.read_text(encoding="ascii").strip()}


def order(window: Window, members: list[str]) -> dict[str, Any]:
    """Order the boost as the array's page does: what is shown now is what is expected."""
    drives = {drive["name"]: drive for drive in window.drives()}
    array = window.states(drives["md0"])
    wanted = {**{name: value for name, (_, value) in OF_ARRAY.items()}, "md.speed_limit_min": 20_000}
    steps = [
        {"setting": name, "expected": array[name]["value"], "value": value}
        for name, value in wanted.items()
        if array[name]["status"] == "ok"
    ]
    changes = [{"drive": ref(drives["md0"]), "changes": steps}]
    for name in members:
        depth = window.states(drives[name])["scsi.queue_depth"]["value"]
        step = {"setting": "scsi.queue_depth", "expected": depth, "value": DEPTH}
        changes.append({"drive": ref(drives[name]), "changes": [step]})
    return window.ask("boost", drive=ref(drives["md0"]), preset="fast", changes=changes)


@scenario(900)
def boost(lab: Lab) -> str:
    """Limited to 1 MB/s, "fast" makes it ten times as quick; it dies in four ways, and all values are back."""
    with Window("browse") as looker:
        members = [looker.drive(disk.serial)["name"] for disk in TRIO]
        paths = [f"/dev/{name}" for name in members]
        # 25 times the limit: a busy machine has made 18 MB/s of it. Yet the check goes on while it is looked at.
        throttle_members(lab, 25 * MB)
        create(5, paths)
        slow, fast, took = _sped_up(lab, members)
        throttle_members(lab, 12 * MB)
        ways: dict[str, Callable[[Lab, Window], None]] = {
            "window closed": _close_window,
            "helper killed": _kill_helper,
            "unit killed": _kill_unit,
            "array stopped": lambda _lab, _window: stop(),
        }
        waited = {name: _dies(lab, members, die) for name, die in ways.items()}
        listed = looker.ask("boosts")["boosts"]
        lab.same("the last boost", [(b["stage"], b["end"]) for b in listed], [("ended", "array-gone")])
    said = run("journalctl", "--boot", "--identifier=disktune-helper", "--output=cat", "--no-pager")
    lab.same("mistakes of keepers", [line for line in said.splitlines() if line.startswith("boost:")], [])
    rate = re.search(r": ([\d.]+)", run("systemd-analyze", "security", "--no-pager", UNIT).splitlines()[-1])
    lab.true(f"the unit's exposure: {rate and rate[1]}", rate is not None and float(rate[1]) < 2.0)
    times = ", ".join(f"{name} {seconds:.0f} s" for name, seconds in waited.items())
    return f"{slow:.0f} to {fast:.0f} KiB/s, back {took:.1f} s after the end; {times}; exposure {rate and rate[1]}"


def _sped_up(lab: Lab, members: list[str]) -> tuple[float, float, float]:
    """Boost to the end, from a sandbox; return the speeds before and after, and how long restoring took."""
    with doors(), Window("tune", door=True) as window:
        _bitmap_comes_and_goes(lab, window)
        return _sped_up_by(lab, window, members)


def _bitmap_comes_and_goes(lab: Lab, window: Window) -> None:
    """mdadm, which has to write to the members, is not kept from it by the fence of the door."""
    array = next(drive for drive in window.drives() if drive["name"] == "md0")
    for action, there in (("array-bitmap-add", True), ("array-bitmap-remove", False)):
        window.ask("act", drive=ref(array), action=action, agreed=True)
        lab.same(action, attribute("md0", "md/bitmap/location") != "none", there)


def _sped_up_by(lab: Lab, window: Window, members: list[str]) -> tuple[float, float, float]:
    check_slowly()
    before = values(members)
    # md moves in bursts and keeps to the limit on average: 5 s have shown 15 % more.
    slow = speed_kib_s(10.0)
    state = order(window, members)
    let_go_on()
    fast = fastest_kib_s(10 * slow)
    window.close_input()
    window.rest()
    lab.same("stage", state["stage"], "on")
    lab.true(f"{slow:.0f} KiB/s before, {fast:.0f} after", fast >= 10 * slow)
    shown = values(members)
    for path, value in OF_ARRAY.values():
        lab.same(path, shown[path].split()[0], str(value))
    lab.same("depths", {shown[name] for name in members}, {str(DEPTH)})
    lab.until("the check is over", lambda: attribute("md0", "md/sync_action") == "idle")
    took = lab.until("every value is back", lambda: values(members) == before)
    _clean(lab)
    return slow, fast, took


def _dies(lab: Lab, members: list[str], die: Callable[[Lab, Window], None]) -> float:
    """Let something end in the middle of a boost; return how long it took until everything was back."""
    if not Path("/sys/block/md0/md").exists():
        create(5, [f"/dev/{name}" for name in members])
    check_slowly()
    before = values(members)
    with Window("tune") as window:
        order(window, members)
        lab.true("values stand", values(members) != before)
        keeper = run("systemctl", "show", "--value", "-p", "MainPID", UNIT).strip()
        lab.same("companions of the keeper", len(run("pgrep", "--parent", keeper).split()), 1)
        lab.until("suspend is held off", suspend_is_held_off, 30)
        lab.same("which is said", [one["awake"] for one in window.ask("boosts")["boosts"]], [True])
        let_go_on()
        began = time.monotonic()
        die(lab, window)
    gone = not Path("/sys/block/md0/md").exists()
    expected = {key: value for key, value in before.items() if not (gone and "/" in key)}
    lab.until("every value is back", lambda: values(members) == expected)
    took = time.monotonic() - began
    _clean(lab)
    if not gone:
        write_md("sync_action", "idle")
        lab.until("nothing runs", lambda: attribute("md0", "md/sync_action") == "idle")
    return took


def _clean(lab: Lab) -> None:
    """Demand that nothing of the boost runs any more."""
    lab.until("the unit is down", lambda: run("systemctl", "is-active", UNIT, ok=(0, 3)).strip() != "active")
    lab.until("suspend is no longer held off", lambda: not suspend_is_held_off(), 30)
    lab.until("nor is the file there that says so", lambda: not Path("/run/disktune/awake").exists(), 30)


def _close_window(lab: Lab, window: Window) -> None:
    window.close_input()
    window.rest()
    lab.until("the check is over", lambda: attribute("md0", "md/sync_action") == "idle")


def _kill_helper(lab: Lab, window: Window) -> None:
    os.kill(helper_of(window.pid), 9)
    window.rest()
    lab.until("the check is over", lambda: attribute("md0", "md/sync_action") == "idle")


def _kill_unit(lab: Lab, _window: Window) -> None:
    run("systemctl", "kill", "-s", "KILL", UNIT)
    lab.true("the check goes on", attribute("md0", "md/sync_action") == "check")


@scenario()
def boost_power_lost(lab: Lab) -> str:
    """Power is lost during a boost: after the next start nothing of it is in force, and nothing is left behind."""
    with Window("tune") as window:
        members = [window.drive(disk.serial)["name"] for disk in MIRRORS]
        if not MARKER.exists():
            create(1, [f"/dev/{name}" for name in members])
            check_slowly()
            before = values(members)
            order(window, members)
            lab.true("values stand", values(members) != before)
            with MARKER.open("w", encoding="ascii") as file:
                file.write(before["global"])
                file.flush()
                os.fsync(file.fileno())
            lab.host.cut_power()
        lab.same("boosts", window.ask("boosts")["boosts"], [])
        lab.same("orders", [path.name for path in Path("/run/disktune").glob("boost-*")], [])
        lab.same("the limit of all arrays", LIMIT.read_text(encoding="ascii").strip(), MARKER.read_text("ascii"))
        lab.true("depths", all(attribute(name, "device/queue_depth") != str(DEPTH) for name in members))
        arrays = [path.parent for path in Path("/sys/block").glob("md*/md")]
        for array in arrays:
            lab.true(
                f"{array.name} has no limit of its own", "system" in attribute(array.name, "md/sync_speed_min")
            )
        lab.true("the array is back", len(arrays) == 1)
        run("mdadm", "--stop", f"/dev/{arrays[0].name}")
    return f"nothing in force after the restart, {lab.checks} comparisons"
