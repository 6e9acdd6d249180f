"""The write-intent bitmap: added and removed as the page of an array does it, and why that has to wait.

mdadm and sysfs are the judges: of what is there, and of each refusal, which has to be the kernel's or mdadm's too.
"""

from __future__ import annotations

import errno
import os
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from tests.lab.judges.programs import attribute
from tests.lab.machines import MEMBERS
from tests.lab.scenario import Lab, run, scenario
from tests.lab.seat import Fault, Window, ref

ARRAY = "md0"
MD = Path(f"/sys/block/{ARRAY}/md")
FILE = Path("/var/lib/lab-bitmap")
SIZE_KIB = 32768
ADD, REMOVE = "array-bitmap-add", "array-bitmap-remove"


class Desk:
    """What a user sees of the array, and does with it."""

    def __init__(self, lab: Lab, window: Window) -> None:
        self.lab, self.window = lab, window
        self.members = [f"/dev/{window.drive(disk.serial)['name']}" for disk in MEMBERS]

    def array(self, name: str = ARRAY) -> dict[str, Any]:
        return next(drive for drive in self.window.drives() if drive["name"] == name)

    def state(self, action: str, name: str = ARRAY) -> dict[str, Any]:
        """Return the present state of an action."""
        listed = self.window.ask("actions", drive=ref(self.array(name)))["actions"]
        found: dict[str, Any] = next(state for state in listed if state["action"] == action)
        return found

    def act(self, action: str, *, agreed: bool = False) -> str:
        """Do it, and return what is said of it."""
        done = self.window.ask("act", drive=ref(self.array()), action=action, agreed=agreed)
        return str(done["words"])

    def refused(self, action: str, words: str) -> None:
        """Demand that an action is refused, with *words* in the reason, where it is shown and asked for."""
        shown = self.state(action)
        self.lab.true(f"{action}: {shown['refusal']!r}", shown["supported"] and words in shown["refusal"])
        try:
            self.act(action, agreed=True)
        except Fault as fault:
            self.lab.true(f"{action}, asked for: {fault}", words in fault.why)
        else:
            self.lab.true(f"{action} is refused", holds=False)

    def stands(self, *, bitmap: bool) -> None:
        """Demand that there is a bitmap or none, by what we say, sysfs, and mdadm of array and member."""
        told = self.window.ask("array", drive=ref(self.array()))["bitmap"]
        self.lab.same("where it lies", told["location"], attribute(ARRAY, "md/bitmap/location"))
        self.lab.same("our word on the bitmap", told["location"] != "none", bitmap)
        self.lab.same("mdadm of the array", "Intent Bitmap : Internal" in _detail(), bitmap)
        self.lab.same("mdstat", "bitmap: " in run("cat", "/proc/mdstat"), bitmap)
        examined = run("mdadm", "--examine-bitmap", self.members[0], ok=(0, 1))
        self.lab.same("mdadm of a member", f"Magic : {0x6D746962:x}" in examined, bitmap)
        if bitmap:
            chunk = f"Chunksize : {told['chunk_bytes'] >> 20} MB"
            self.lab.true(f"chunk: {chunk}, {examined}", chunk in examined)


@scenario()
def array_bitmap(lab: Lab) -> str:
    """Added, removed, and refused while the kernel refuses it too; never offered where there cannot be one."""
    with Window("tune") as window:
        desk = Desk(lab, window)
        with _array(5, desk.members[:3], "--bitmap=none", "--assume-clean"):
            _there_and_back(desk)
            _while_something_runs(desk)
            _without_a_member(desk)
        with _array(5, desk.members[:3], "--consistency-policy=ppl", "--assume-clean"):
            desk.refused(ADD, "partial parity log")
            lab.true(
                "so says mdadm", run("mdadm", "--grow", f"/dev/{ARRAY}", "--bitmap=internal", ok=(1, 2)) == ""
            )
        with _array(1, desk.members[:2], f"--bitmap={FILE}", "--force", "--assume-clean"):
            lab.same("its place", attribute(ARRAY, "md/bitmap/location"), "file")
            desk.refused(ADD, "The array already has a bitmap.")
            desk.refused(REMOVE, "The bitmap is in a file. Use mdadm --grow --bitmap=none.")
        FILE.unlink()
        with _array(0, desk.members[:2]):
            for action in (ADD, REMOVE):
                shown = desk.state(action)
                lab.true(
                    f"RAID 0: {shown}", not shown["supported"] and "neither copies nor parity" in shown["refusal"]
                )
        _in_a_container(desk)
    return f"{lab.checks} comparisons with mdadm and sysfs"


def _there_and_back(desk: Desk) -> None:
    desk.stands(bitmap=False)
    desk.refused(REMOVE, "The array has no bitmap.")
    desk.lab.true("nothing to agree to", not desk.state(ADD)["question"])
    desk.lab.same("words", desk.act(ADD), "Added. No operation is running.")
    desk.stands(bitmap=True)
    desk.refused(ADD, "The array already has a bitmap.")
    desk.lab.true(
        "removing is asked about",
        "A drive that fails during this resync does more damage." in desk.state(REMOVE)["question"],
    )
    try:
        desk.act(REMOVE)
    except Fault:
        desk.stands(bitmap=True)
    else:
        desk.lab.true("removing needs a yes", holds=False)
    desk.lab.same("words", desk.act(REMOVE, agreed=True), "Removed. No operation is running.")
    desk.stands(bitmap=False)


def _while_something_runs(desk: Desk) -> None:
    """Demand that both are refused during a check and while it is paused, as the kernel and mdadm refuse them."""
    desk.act(ADD)
    (MD / "sync_speed_max").write_text("2000\n", encoding="ascii")
    _begin(desk, "check")
    _kernel_refuses(desk, REMOVE)
    desk.act("array-pause", agreed=True)
    _wait(desk, "frozen")
    _kernel_refuses(desk, REMOVE)
    _begin(desk, "idle")
    desk.act(REMOVE, agreed=True)
    _begin(desk, "check")
    desk.refused(ADD, "No bitmap change during a rebuild, check or pause.")
    run("mdadm", "--grow", f"/dev/{ARRAY}", "--bitmap=internal", ok=(1,))
    _begin(desk, "idle")
    (MD / "sync_speed_max").write_text("system\n", encoding="ascii")
    run("mdadm", "--readonly", f"/dev/{ARRAY}")
    desk.refused(ADD, "The array is read-only.")
    run("mdadm", "--readwrite", f"/dev/{ARRAY}")
    desk.stands(bitmap=False)


def _begin(desk: Desk, action: str) -> None:
    (MD / "sync_action").write_text(f"{action}\n", encoding="ascii")
    _wait(desk, action)


def _wait(desk: Desk, action: str) -> None:
    desk.lab.until(f"sync_action is {action}", lambda: attribute(ARRAY, "md/sync_action") == action)


def _kernel_refuses(desk: Desk, action: str) -> None:
    desk.refused(action, "No bitmap change during a rebuild, check or pause.")
    desk.lab.same("the kernel's answer", _kernels_answer("none"), errno.EBUSY)


def _without_a_member(desk: Desk) -> None:
    """Demand that an idle array that lacks a member can have one, as the reason for waiting says."""
    run("mdadm", f"/dev/{ARRAY}", "--fail", desk.members[2])
    run("mdadm", f"/dev/{ARRAY}", "--remove", desk.members[2])
    time.sleep(1)
    desk.act(ADD)
    desk.stands(bitmap=True)
    (MD / "sync_speed_max").write_text("2000\n", encoding="ascii")
    run("mdadm", "--zero-superblock", desk.members[2])
    run("mdadm", f"/dev/{ARRAY}", "--add", desk.members[2])
    _wait(desk, "recover")
    _kernel_refuses(desk, REMOVE)


def _in_a_container(desk: Desk) -> None:
    """Demand that a volume with a firmware's metadata is never offered one."""
    with _array("container", desk.members[:2], "--metadata=ddf", name="md127"):
        volume = ["mdadm", "--create", f"/dev/{ARRAY}", "--run", "--level=1", "--raid-devices=2", "--assume-clean"]
        run(*volume, "--size=32768", "/dev/md127")
        run("udevadm", "settle")
        try:
            for action in (ADD, REMOVE):
                shown = desk.state(action)
                desk.lab.true(
                    f"DDF: {shown}", not shown["supported"] and "firmware's metadata" in shown["refusal"]
                )
        finally:
            run("udevadm", "settle")
            run("mdadm", "--stop", f"/dev/{ARRAY}")


def _kernels_answer(location: str) -> int:
    """Return the number of the error with which the kernel refuses to move the bitmap; 0 if it does not."""
    fd = os.open(MD / "bitmap/location", os.O_WRONLY)
    try:
        os.write(fd, location.encode())
    except OSError as error:
        return error.errno or -1
    finally:
        os.close(fd)
    return 0


@contextmanager
def _array(level: int | str, members: list[str], *options: str, name: str = ARRAY) -> Iterator[None]:
    size = [f"--size={SIZE_KIB}"] if isinstance(level, int) and level else []
    create = ["mdadm", "--create", f"/dev/{name}", "--run", f"--level={level}", f"--raid-devices={len(members)}"]
    run(*create, *options, *size, *members)
    run("udevadm", "settle")
    try:
        yield
    finally:
        run("udevadm", "settle")
        run("mdadm", "--stop", f"/dev/{name}")
        run("mdadm", "--zero-superblock", *members)


def _detail() -> str:
    return run("mdadm", "--detail", f"/dev/{ARRAY}")
