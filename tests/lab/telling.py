"""Arrays in trouble, and what the tray tells of it on a desktop that is as strict as GDBus."""

from __future__ import annotations

import os
import pwd
import re
import shutil
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.lab.machines import MEMBERS
from tests.lab.scenario import Failed, Lab, run, scenario
from tests.lab.seat import USER
from tests.tray import surroundings
from tests.tray.surroundings import Desktop, News, Program

FOLDER = Path("/run/lab-tray")
AS_USER = ("setpriv", f"--reuid={USER}", f"--regid={USER}", "--init-groups", "--")
IDLE_S = 60
SLOW_KIB_S = 5_000
"""Slow enough that a tray can be killed and started anew while a rebuild runs."""
RULE = Path("/run/udev/rules.d/64-md-raid-assembly.rules")

FAILED = ("A drive of {} has failed", "{} is degraded")
REBUILT = ("A rebuild of {} has started", "The rebuild of {} is finished")
CHECKED = ("A check of {} has started", "The check of {} is finished")
RESHAPED = ("A reshape of {} has started", "The reshape of {} is finished")


class Scene:
    """A user's session with a tray in it."""

    def __init__(self, lab: Lab, environment: dict[str, str]) -> None:
        self.lab = lab
        self.environment = environment
        self.desktop = Desktop(environment, ("body", "actions"), AS_USER)
        for part in ("notifications", "watcher"):
            self.desktop.order("appear", part)
        self.tray = self.start()
        self.progress = 0

    def start(self) -> Program:
        program = Program([*AS_USER, "/usr/bin/python3", "-m", "disktune_gui", "--tray"], self.environment)
        self.desktop.wait("item", 60)
        return program

    def told(self, array: str, *titles: str, limit_s: float = 60) -> list[News]:
        """Demand that these are told next, in order; progress in between is brought up to date in place."""
        found = []
        for title in titles:
            while (news := self._next(limit_s))["title"].endswith(f" of {array} goes on"):
                self.lab.true("progress replaces what was told before", news["replaces"] > 0)
                self.progress += 1
            self.lab.same("what is told", news["title"], title.format(array))
            found.append(news)
        return found

    def silent(self) -> None:
        """Demand that nothing is told for a while."""
        self.lab.true("nothing else is told", self.desktop.is_silent("notified", 2.0))

    def _next(self, limit_s: float) -> News:
        try:
            return self.desktop.notified(limit_s)
        except TimeoutError as error:
            raise Failed(f"nothing more was told: {run('cat', '/proc/mdstat')} {error}") from None


@contextmanager
def _session(lab: Lab) -> Iterator[Scene]:
    FOLDER.mkdir()
    os.chown(FOLDER, pwd.getpwnam(USER).pw_uid, pwd.getpwnam(USER).pw_gid)
    RULE.parent.mkdir(parents=True, exist_ok=True)
    # Nobody is to put arrays together behind the scenario's back.
    RULE.symlink_to("/dev/null")
    run("udevadm", "control", "--reload")
    try:
        with surroundings.session(FOLDER, AS_USER) as environment:
            scene = Scene(lab, environment)
            try:
                yield scene
            finally:
                scene.tray.end()
                scene.desktop.end()
    finally:
        RULE.unlink()
        run("udevadm", "control", "--reload")
        shutil.rmtree(FOLDER)


@scenario(800)
def arrays_told(lab: Lab) -> str:
    """RAID 1, 5, 6 and 10 fail, are rebuilt, checked, reshaped: all is told once, in order, in the right words."""
    paths = _members()
    with _session(lab) as scene:
        _create("md1", 1, paths[:2], "--spare-devices=1", "--size=65536", spares=paths[2:3])
        switches = _idle(lab, scene, "md1")
        _mirror_with_a_spare(lab, scene, paths)
        _raid5_that_grows(lab, scene, paths)
        _raid6_and_a_tray_that_dies(lab, scene, paths)
        _raid10(lab, scene, paths)
        scene.silent()
    return f"{lab.checks} comparisons, {scene.progress} times progress in place, {switches} wake-ups in {IDLE_S} s"


def _members() -> list[str]:
    names = {}
    for line in run("lsblk", "--nodeps", "--noheadings", "-o", "NAME,SERIAL").splitlines():
        name, _, serial = line.partition(" ")
        names[serial.strip()] = name
    return [f"/dev/{names[disk.serial]}" for disk in MEMBERS]


def _create(array: str, level: int, paths: list[str], *options: str, spares: list[str] | None = None) -> None:
    """Make an array whose members are taken to agree, and wait until nothing is left to be told of it."""
    create = ["mdadm", "--create", f"/dev/{array}", "--run", "--assume-clean", "--bitmap=none", f"--level={level}"]
    run(*create, f"--raid-devices={len(paths)}", *options, *paths, *(spares or []))
    time.sleep(1)


def _idle(lab: Lab, scene: Scene, array: str) -> int:
    """Demand that the tray sleeps through a minute in which the array is written to."""
    time.sleep(8)
    pid = int(run("pgrep", "-u", USER, "-f", "disktune_gui --tray").split()[0])
    before = _switches(pid)
    for _ in range(IDLE_S // 10):
        run("dd", "if=/dev/urandom", f"of=/dev/{array}", "bs=64k", "count=4", "oflag=direct")
        time.sleep(10)
    switches = _switches(pid) - before
    lab.same("wake-ups of an idle tray", switches, 0)
    lab.same("helpers of an idle tray", run("pgrep", "-P", str(pid), ok=(0, 1)), "")
    scene.silent()
    return switches


def _switches(pid: int) -> int:
    words = run("sh", "-c", f"cat /proc/{pid}/task/*/status").splitlines()
    return sum(int(line.split()[1]) for line in words if "ctxt_switches" in line)


# -- the lives of arrays -------------------------------------------------------------------------------------


def _mirror_with_a_spare(lab: Lab, scene: Scene, paths: list[str]) -> None:
    first = Path(paths[0]).name
    run("mdadm", "/dev/md1", "--fail", paths[0])
    told = scene.told("md1", *FAILED, "{} has no spare left", *REBUILT)
    lab.true(f"drive and slot: {told[0]['body']}", f"{first} (LAB MEMBER, slot 0) has failed." in told[0]["body"])
    lab.true(f"the spare: {told[2]['body']}", Path(paths[2]).name in told[2]["body"])
    lab.same("urgency of a failure", told[0]["hints"]["urgency"], 2)
    lab.same("how long bad news stays", (told[0]["timeout"], told[1]["timeout"]), (0, 0))
    lab.true("what runs can be paused", "pause" in told[3]["actions"])
    _took(lab, told[4])
    run("mdadm", "/dev/md1", "--remove", paths[0])
    run("mdadm", "--zero-superblock", paths[0])
    scene.silent()
    _check(lab, scene, "md1", paths[1])
    _stop(scene, "md1", paths)


def _raid5_that_grows(lab: Lab, scene: Scene, paths: list[str]) -> None:
    _create("md5", 5, paths[:3], "--size=32768")
    _lose_and_replace(lab, scene, "md5", paths[1], paths[3])
    _check(lab, scene, "md5", paths[0])
    run("mdadm", "/dev/md5", "--add", paths[1])
    run("mdadm", "--grow", "/dev/md5", "--raid-devices=4", limit_s=120)
    scene.told("md5", *RESHAPED)
    _stop(scene, "md5", paths)


def _raid6_and_a_tray_that_dies(lab: Lab, scene: Scene, paths: list[str]) -> None:
    _create("md6", 6, paths, "--size=65536")
    Path("/sys/block/md6/md/sync_speed_max").write_text(f"{SLOW_KIB_S}\n")
    run("mdadm", "/dev/md6", "--fail", paths[2])
    scene.told("md6", *FAILED)
    run("mdadm", "/dev/md6", "--remove", paths[2])
    run("mdadm", "--zero-superblock", paths[2])
    run("mdadm", "/dev/md6", "--add", paths[2])
    scene.told("md6", REBUILT[0])
    # It tells first and then writes down that it has: rather twice than never.
    time.sleep(2)
    scene.tray.process.kill()
    scene.tray.end()
    scene.tray = scene.start()
    (finished,) = scene.told("md6", REBUILT[1])
    _took(lab, finished)
    Path("/sys/block/md6/md/sync_speed_max").write_text("system\n")
    _check(lab, scene, "md6", paths[1])
    _stop(scene, "md6", paths)


def _raid10(lab: Lab, scene: Scene, paths: list[str]) -> None:
    _create("md10", 10, paths, "--size=32768")
    _lose_and_replace(lab, scene, "md10", paths[3], paths[3])
    _check(lab, scene, "md10", paths[0])
    _stop(scene, "md10", paths)


def _lose_and_replace(lab: Lab, scene: Scene, array: str, lost: str, new: str) -> None:
    run("mdadm", f"/dev/{array}", "--fail", lost)
    scene.told(array, *FAILED)
    run("mdadm", f"/dev/{array}", "--remove", lost)
    run("mdadm", "--zero-superblock", lost)
    scene.silent()
    run("mdadm", f"/dev/{array}", "--add", new)
    told = scene.told(array, *REBUILT)
    _took(lab, told[1])


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
        f"and so it is told: {told[1]['body']}", f"Mismatches were found: {counted} sectors" in told[1]["body"]
    )


def _stop(scene: Scene, array: str, paths: list[str]) -> None:
    run("mdadm", "--stop", f"/dev/{array}")
    scene.told(array, "{} is gone")
    for path in paths:
        run("mdadm", "--zero-superblock", path, ok=(0, 2))


def _took(lab: Lab, news: News) -> None:
    lab.true(f"how long it took: {news['body']}", re.match(r"It took [\d.]+ (s|min)", news["body"]) is not None)
