"""The way of a sandboxed window to root, through systemd's sockets: its fence is in nobody's way."""

from __future__ import annotations

import re
import socket
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

from disktune_contract import wire
from disktune_contract.folders import CONFIG
from disktune_contract.measuring.measurement import Measurement
from disktune_contract.measuring.workload import Engine
from disktune_contract.workloads import DIGEST
from disktune_helper.system.socket_slots import SLOTS
from tests.lab.judges.programs import attribute
from tests.lab.machines import HDD
from tests.lab.scenario import Lab, run, scenario
from tests.lab.seat import Fault, Window, ref

SOCKETS = ("disktune-tune.socket", "disktune-inspect.socket")
FIO, OURS = "drive.fio.random-4k-q32", "drive.random-4k-q32"
OF_A_DRIVE = ("identify", "settings", "actions", "array")
OF_ALL = ("saved", "boosts")


@contextmanager
def doors() -> Iterator[None]:
    """Have the sockets listen for a while."""
    run("systemctl", "start", SOCKETS[0])
    try:
        yield
    finally:
        run("systemctl", "stop", *SOCKETS)


@scenario(400)
def door_and_pkexec(lab: Lab) -> str:
    """What is asked at the door is answered as through pkexec, and what is done there is done."""
    with doors():
        with Window("inspect", door=True) as door, Window("inspect") as straight:
            alike = _same_answers(lab, door, straight)
        with Window("tune", door=True) as door:
            drive = door.drive(HDD.serial)
            door.ask("act", drive=ref(drive), action="flush")
            asked = door.ask("ask", drive=ref(drive), action="check-power")
            lab.true("it says its power mode", asked["power"] is not None)
            _activity(lab, door)
            _changed_saved_and_forgotten(lab, door, drive)
            reads, own = (_measured(lab, door, drive, workload) for workload in (FIO, OURS))
            _stays(lab, door, drive)
            took = _cancelled(lab, door, drive)
    read = f"fio read {reads} times, we {own}, fio was stopped in {took:.1f} s"
    return f"{alike} answers alike; {read}; {lab.checks} comparisons"


FLOOD = """
import os, socket, sys
os.setuid(65534)
turned_away = 0
for _ in range(400):
    end = socket.socket(socket.AF_UNIX)
    end.setblocking(False)
    try:
        end.connect(sys.argv[1])
    except OSError:
        turned_away += 1
print(turned_away)
"""
"""What any process of any user can do, in 0.03 s on a real machine."""


@scenario(1200)
def door_flooded(lab: Lab) -> str:
    """Whoever floods the door, or sits in it, keeps nobody else out, and leaves next to nothing in the journal."""
    with doors():
        since = run("date", "+%s").strip()
        for door in ("tune", "inspect"):
            run("python3", "-c", FLOOD, f"/run/disktune-door/{door}")
        took = []
        for face in ("inspect", "tune"):
            before = time.monotonic()
            lab.until(f"somebody is let in: {face}", lambda face=face: _let_in(lab, face), 240)  # type: ignore[misc]
            took.append(f"{time.monotonic() - before:.0f} s")
        for socket_unit in SOCKETS:
            lab.same(socket_unit, run("systemctl", "is-active", socket_unit).strip(), "active")
        lab.until(
            "the flood is over", lambda: "@" not in run("systemctl", "list-units", "--plain", "disktune-*@*")
        )
        told = run("journalctl", "--quiet", "--output=cat", f"--since=@{since}").splitlines()
        about = [line for line in told if "DiskTune" in line or "onnection" in line or "disktune" in line]
        lab.true(f"800 connections leave few lines: {about[:5]}", len(about) < 40)
        _places_of_one_user(lab)
    return f"let in after {' and '.join(took)}; {len(about)} lines in the journal; {lab.checks} comparisons"


def _let_in(lab: Lab, face: str) -> bool:
    """Return whether a window is let in; one that finds no room, as in emulation, is opened again by its user."""
    try:
        with Window(face, door=True) as window:
            lab.same(f"{face} after a flood", window.hello["privilege"], face)
    except EOFError as told:
        lab.true(f"there was no room: {told}", "without an answer" in str(told))
        return False
    except TimeoutError:
        return False  # sixteen helpers that begin at once take an emulated machine minutes
    return True


def _places_of_one_user(lab: Lab) -> None:
    """Open eight windows of one user: four are served, four refused with the reason, another user is served."""
    served: list[Window] = []
    for _ in range(8):
        try:
            served.append(Window("inspect", door=True))
            # In emulation the next one takes seconds, and one that never says anything is not kept for long.
            served[-1].ask("alive")
        except EOFError as told:
            lab.true(f"it is told why: {told}", "Too many sessions" in str(told))
    lab.same("sessions of one user", len(served), SLOTS)
    with socket.socket(socket.AF_UNIX) as other:
        other.settimeout(120)
        other.connect("/run/disktune-door/inspect")
        lab.true("another user is served", b'"protocol"' in other.recv(1 << 16))
    for window in served:
        window.close_input()
        window.rest()


def _same_answers(lab: Lab, door: Window, straight: Window) -> int:
    """Ask both everything there is to ask about every drive; return how many answers there were."""
    asked = 0
    for drive in straight.drives():
        for op in OF_A_DRIVE:
            # What a drive has counted, and when it was asked, changes from one to the other.
            first, second = (_settled(_answer(window, op, drive=ref(drive))) for window in (door, straight))
            lab.same(f"{op} of {drive['name']}", first, second)
            asked += 1
    for op in OF_ALL:
        lab.same(op, _answer(door, op), _answer(straight, op))
        asked += 1
    return asked


def _answer(window: Window, op: str, **args: object) -> dict[str, Any]:
    try:
        return window.ask(op, **args)
    except Fault as fault:
        return {"fault": fault.fault}


_MOVING = ("at_s", "temperature", "age_s", "free_bytes")


def _settled(answer: Any) -> Any:
    """Return an answer without what changes from one to the next."""
    if isinstance(answer, dict):
        return {key: _settled(value) for key, value in answer.items() if not key.startswith(_MOVING)}
    return [_settled(value) for value in answer] if isinstance(answer, list) else answer


def _activity(lab: Lab, door: Window) -> None:
    door.ask("watch", interval_ms=500)
    lab.true("activity is told", len(door.event("activity")["drives"]) > 0)
    door.ask("unwatch")
    lab.true("processes are told", "users" in door.ask("io-users"))


def _changed_saved_and_forgotten(lab: Lab, door: Window, drive: dict[str, Any]) -> None:
    before = door.states(drive)["block.read_ahead"]["value"]
    for value in (4096, before):
        door.change(drive, "block.read_ahead", value)
    entries = door.ask("journal", identity=drive["identity"], limit=2)["entries"]
    lab.same("what the journal has of it", [entry["after"] for entry in entries], [before, 4096])
    door.save(drive, "block.read_ahead")
    (file,) = [file for file in door.ask("saved")["files"] if file["ref"]["identity"] == drive["identity"]]
    lab.same("files of drives", len(list(Path(CONFIG, "drives").glob("*.conf"))), 1)
    door.ask("forget", file=file["ref"])
    lab.same("files of drives, forgotten", len(list(Path(CONFIG, "drives").glob("*.conf"))), 0)


def _measured(lab: Lab, door: Window, drive: dict[str, Any], workload: str) -> int:
    """Measure for two seconds; return how many reads there were."""
    _measure(door, drive, workload, 2)
    ended = door.event("measure-ended")
    lab.same("reason for no result", ended["why"], "")
    result = wire.load(Measurement, ended["results"][0])
    # In emulation the own engine may be the limit.
    lab.same(f"fio makes {workload}", result.program.startswith("fio-"), result.engine is Engine.FIO)
    lab.true(f"fio or ours: {workload}", workload == OURS or result.engine is Engine.FIO)
    return result.runs[0].reads


def _stays(lab: Lab, door: Window, drive: dict[str, Any]) -> None:
    """One request at a time keeps its thread on one processor, behind the fence of the unit as well.

    From the beginning of a run until it finds that it has to wait there: on a busy host for a fifth of a second.
    """
    pids = run("pgrep", "-f", "disktune-helper.* answer tune").split()
    length = {"offset_bytes": 0, "seconds": 1, "runs": 6}
    door.ask("measure", drive=ref(drive), workloads=["drive.random-4k-q1"], catalogue=DIGEST, **length)
    deadline, seen = time.monotonic() + 20, set[int]()
    while 1 not in seen and time.monotonic() < deadline:
        seen |= set(_processors(pids))
    lab.true(f"a thread stays on one processor, others do not: {seen}", 1 in seen and max(seen) > 1)
    lab.same("reason for no result", door.event("measure-ended")["why"], "")


def _processors(pids: list[str]) -> Iterator[int]:
    """Yield on how many processors each thread of some processes may run."""
    for pid in pids:
        for status in Path("/proc", pid, "task").glob("*/status"):
            # A thread may have ended.
            with suppress(OSError):
                mask = re.findall(r"^Cpus_allowed:\s*([0-9a-f,]+)$", status.read_text(), re.MULTILINE)
                yield from (int(one.replace(",", ""), 16).bit_count() for one in mask)


def _cancelled(lab: Lab, door: Window, drive: dict[str, Any]) -> float:
    """Stop fio in the middle: it is nobody's, and the helper may not signal others."""
    job = _measure(door, drive, FIO, 60)
    door.event("measure-sample")
    before = time.monotonic()
    door.ask("cancel", job=job)
    lab.same("ended", door.event("measure-ended")["fault"], "cancelled")
    lab.until("no fio is left", lambda: run("pgrep", "-x", "fio", ok=(0, 1)) == "")
    took = time.monotonic() - before
    lab.true("the drive is left alone", attribute(drive["name"], "inflight").split() == ["0", "0"])
    return took


def _measure(door: Window, drive: dict[str, Any], workload: str, seconds: int) -> int:
    length = {"offset_bytes": 0, "seconds": seconds, "runs": 1}
    job: int = door.ask("measure", drive=ref(drive), workloads=[workload], catalogue=DIGEST, **length)["job"]
    return job
