"""Arrays in trouble, and what the tray tells of it on a desktop that is as strict as GDBus."""

from __future__ import annotations

import json
import re
import time
from pathlib import Path

from disktune_gui.store import operation_history
from disktune_gui.store.operation_history import Operation
from tests.lab.machines import MEMBERS
from tests.lab.scenario import Failed, Lab, run, scenario
from tests.lab.tray.tray_session import STATE, Scene, session
from tests.tray.surroundings import News

SLOW_KIB_S = 1_500
"""Slow enough that a tray can be killed and restarted while a rebuild runs: that has 43 seconds."""

DEGRADED = "{} is degraded"
"""The failure of a drive and what it means are in one message."""
GREW = ("{}: rebuild started", "{}: rebuild finished")
REBUILT = GREW
"""The end takes the place of the failure's message, too."""
CHECKED = ("{}: check started", "{}: check finished")
RESYNCED = ("{}: resync started", "{}: resync finished")
RESHAPED = ("{}: reshape started", "{}: reshape finished")


@scenario(1200)
def arrays_told(lab: Lab) -> str:
    """RAID 1, 5, 6 and 10 fail, are rebuilt, checked, reshaped: each is reported, in order, in the right words."""
    paths = _members()
    with session(lab) as scene:
        _create("md1", 1, paths[:2], "--spare-devices=1", "--size=65536", spares=paths[2:3])
        # What happens while it still asks which drives the members are is reported later, and only how it ended.
        lab.until("the tray knows the drives", lambda: scene.knows("md1"))
        _mirror_with_a_spare(lab, scene, paths)
        _raid5_that_grows(lab, scene, paths)
        _raid6_and_a_tray_that_dies(lab, scene, paths)
        _raid10(lab, scene, paths)
        scene.silent()
        ran = operation_history.read(STATE / "array-operations.jsonl")
    _remembered(lab, ran)
    return f"{lab.checks} comparisons, {scene.progress} times progress in place"


RAN = {
    "md1": ["recover", "check", "recover", "resync"],
    **{array: ["recover", "check", "reshape"] for array in ("md5", "md6", "md10")},
}


def _remembered(lab: Lab, ran: tuple[Operation, ...]) -> None:
    """Demand that the history has all that ran, once, in order, with what was found and how long it took."""
    for array, operations in RAN.items():
        found = [one for one in reversed(ran) if one.array == array]
        lab.same(f"what ran on {array}", [one.operation for one in found], operations)
        lab.same("each to its end, from its beginning", {(one.whole, one.done) for one in found}, {(True, True)})
        lab.same("of one array", len({one.identity for one in found}), 1)
        lab.true("how long it took", all(0 < one.ended - one.began < 200 for one in found))
        lab.true("mismatches", all(((one.mismatches or 0) >= 64) == (one.operation == "check") for one in found))


def _members() -> list[str]:
    names = {}
    for line in run("lsblk", "--nodeps", "--noheadings", "-o", "NAME,SERIAL").splitlines():
        name, _, serial = line.partition(" ")
        names[serial.strip()] = name
    return [f"/dev/{names[disk.serial]}" for disk in MEMBERS]


def _create(array: str, level: int, paths: list[str], *options: str, spares: list[str] | None = None) -> None:
    """Make an array whose members are taken to agree, and wait until nothing is left to be reported of it."""
    create = ["mdadm", "--create", f"/dev/{array}", "--run", "--assume-clean", "--bitmap=none", f"--level={level}"]
    run(*create, f"--raid-devices={len(paths)}", *options, *paths, *(spares or []))
    time.sleep(1)


# -- the lives of arrays -------------------------------------------------------------------------------------


def _mirror_with_a_spare(lab: Lab, scene: Scene, paths: list[str]) -> None:
    first = Path(paths[0]).name
    run("mdadm", "/dev/md1", "--fail", paths[0])
    told = scene.told("md1", DEGRADED, "{}: no spare", *REBUILT)
    lab.true(f"drive and slot: {told[0]['body']}", f"{first} (LAB MEMBER, slot 0) failed." in told[0]["body"])
    lab.true(f"the spare: {told[1]['body']}", Path(paths[2]).name in told[1]["body"])
    lab.same("urgency of a failure", told[0]["hints"]["urgency"], 2)
    lab.same("how long bad news stays", told[0]["timeout"], 0)
    lab.true("what runs can be paused", "pause" in told[2]["actions"])
    _whole_again(lab, told[3], first)
    _took(lab, told[3])
    run("mdadm", "/dev/md1", "--remove", paths[0])
    run("mdadm", "--zero-superblock", paths[0])
    scene.silent()
    _check(lab, scene, "md1", paths[1])
    _mirror_that_changes(lab, scene, paths[0])
    _stop(scene, "md1", paths)


def _mirror_that_changes(lab: Lab, scene: Scene, third: str) -> None:
    """Where md has no reshape: a third copy is rebuilt, more room is resynced, and a slot is given up."""
    run("mdadm", "/dev/md1", "--add", third)
    run("mdadm", "--grow", "/dev/md1", "--raid-devices=3")
    started, finished = scene.told("md1", *GREW)
    _took(lab, finished)
    lab.same("urgency of what somebody wanted", started["hints"]["urgency"], 1)
    run("mdadm", "--grow", "/dev/md1", "--size=98304")
    scene.told("md1", *RESYNCED)
    run("mdadm", "/dev/md1", "--fail", third)
    scene.told("md1", DEGRADED)
    # Of a slot that is given up the kernel says nothing (raid1.c, raid1_reshape): what is removed after it does.
    run("mdadm", "--grow", "/dev/md1", "--raid-devices=2")
    run("mdadm", "/dev/md1", "--remove", third)
    scene.told("md1", "{} is complete")


def _raid5_that_grows(lab: Lab, scene: Scene, paths: list[str]) -> None:
    _create("md5", 5, paths[:3], "--size=32768")
    _lose_and_replace(lab, scene, "md5", paths[1], paths[3])
    _check(lab, scene, "md5", paths[0])
    run("mdadm", "/dev/md5", "--add", paths[1])
    _reshape(lab, scene, "md5", "--raid-devices=4")
    _stop(scene, "md5", paths)


def _raid6_and_a_tray_that_dies(lab: Lab, scene: Scene, paths: list[str]) -> None:
    _create("md6", 6, paths, "--size=65536")
    Path("/sys/block/md6/md/sync_speed_max").write_text(f"{SLOW_KIB_S}\n")
    run("mdadm", "/dev/md6", "--fail", paths[2])
    scene.told("md6", DEGRADED)
    run("mdadm", "/dev/md6", "--remove", paths[2])
    run("mdadm", "--zero-superblock", paths[2])
    run("mdadm", "/dev/md6", "--add", paths[2])
    scene.told("md6", REBUILT[0])
    # It tells first and then writes down that it has: rather twice than never.
    lab.until("it has written down what it told", lambda: _notes_a_run("md6"))
    scene.tray.process.kill()
    scene.tray.end()
    scene.tray = scene.start()
    time.sleep(2)
    Path("/sys/block/md6/md/sync_speed_max").write_text("system\n")
    _took(lab, scene.told("md6", *REBUILT[1:])[0])
    _check(lab, scene, "md6", paths[1])
    _reshape(lab, scene, "md6", "--chunk=64")
    lab.same("chunk", Path("/sys/block/md6/md/chunk_size").read_text().strip(), str(64 << 10))
    _stop(scene, "md6", paths)


def _notes_a_run(array: str) -> bool:
    """Return whether the tray's file has an operation of an array that runs."""
    kept = json.loads((STATE / "arrays.json").read_text(encoding="utf-8"))
    return any(one["look"]["name"] == array and one.get("run") for one in kept["arrays"])


def _raid10(lab: Lab, scene: Scene, paths: list[str]) -> None:
    _create("md10", 10, paths, "--size=32768")
    _lose_and_replace(lab, scene, "md10", paths[3], paths[3])
    _check(lab, scene, "md10", paths[0])
    # The same two copies in another layout; md can also change chunk and number of members.
    _reshape(lab, scene, "md10", "--layout=o2")
    lab.true("offset copies", "2 offset-copies" in run("cat", "/proc/mdstat"))
    _stop(scene, "md10", paths)


def _lose_and_replace(lab: Lab, scene: Scene, array: str, lost: str, new: str) -> None:
    run("mdadm", f"/dev/{array}", "--fail", lost)
    scene.told(array, DEGRADED)
    run("mdadm", f"/dev/{array}", "--remove", lost)
    run("mdadm", "--zero-superblock", lost)
    scene.silent()
    run("mdadm", f"/dev/{array}", "--add", new)
    _, finished = scene.told(array, *REBUILT)
    _whole_again(lab, finished, Path(lost).name)
    _took(lab, finished)


def _reshape(lab: Lab, scene: Scene, array: str, change: str) -> None:
    run("mdadm", "--grow", f"/dev/{array}", change, limit_s=120)
    _took(lab, scene.told(array, *RESHAPED)[1])


def _check(lab: Lab, scene: Scene, array: str, member: str) -> None:
    """Plant a difference behind the array's back, check, and demand that the count is the kernel's."""
    offset = re.search(r"Data Offset : (\d+) sectors", run("mdadm", "--examine", member))
    if offset is None:
        raise Failed(f"{member} has no data offset")
    place = int(offset[1]) + 8192
    plant = ["dd", "if=/dev/urandom", f"of={member}", "bs=512", f"seek={place}", "count=64", "oflag=direct"]
    run(*plant, "conv=notrunc")
    Path(f"/sys/block/{array}/md/sync_action").write_text("check\n")
    told = scene.told(array, *CHECKED)
    counted = Path(f"/sys/block/{array}/md/mismatch_cnt").read_text().strip()
    lab.true("the kernel found what was planted", int(counted) >= 64)
    lab.true(
        f"and so it is told: {told[1]['body']}", f"Mismatches were found in {counted} sectors" in told[1]["body"]
    )


def _stop(scene: Scene, array: str, paths: list[str]) -> None:
    run("mdadm", "--stop", f"/dev/{array}")
    scene.told(array, "{} disappeared")
    for path in paths:
        run("mdadm", "--zero-superblock", path, ok=(0, 2))


def _whole_again(lab: Lab, finished: News, lost: str) -> None:
    lab.true(f"which drive it was: {finished['body']}", f"Lost: {lost}" in finished["body"])


def _took(lab: Lab, news: News) -> None:
    lab.true(f"how long it took: {news['body']}", re.match(r"Took [\d.]+ (s|min)", news["body"]) is not None)
