"""What the helper costs with many drives, beside what people use; `make bench-scale` judges the figures."""

from __future__ import annotations

import json
import statistics
import subprocess
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from tests.lab.scenario import HELPER, Lab, run, scenario

ROUNDS = 7
ASKED = ("identify", "health", "self-tests", "drive-logs", "settings", "actions")
"""What a window asks of a drive that is looked at from all sides."""
SIX = ("block.read_ahead=512", "block.nr_requests=64", "block.rq_affinity=2", "block.nomerges=1",
       "block.add_random=off", "block.iostats=on")  # fmt: skip
DEBUG = Path("/sys/bus/pseudo/drivers/scsi_debug")
SIZES = (250, 500, 1000)
TWENTY_FOUR = 24

Figures = dict[str, float]


def _ms(work: Callable[[], object]) -> float:
    began = time.perf_counter()
    work()
    return (time.perf_counter() - began) * 1000


def _beside(works: dict[str, Callable[[], object]], rounds: int = ROUNDS) -> Figures:
    """Return the medians of contenders that take turns, in ms; the first turn does not count."""
    taken: dict[str, list[float]] = {name: [] for name in works}
    for number in range(rounds + 1):
        for name in [*works][:: 1 if number % 2 else -1]:
            value = _ms(works[name])
            if number:
                taken[name].append(value)
    return {name: round(statistics.median(values), 2) for name, values in taken.items()}


class Session:
    """A helper and its pipes."""

    def __init__(self, face: str) -> None:
        self._process = subprocess.Popen([HELPER, face], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        self._read()

    def ask(self, requests: list[tuple[str, dict[str, Any]]]) -> list[dict[str, Any]]:
        """Send all at once, as a window does, and return the answers in the order of the requests."""
        assert self._process.stdin is not None
        lines = (
            json.dumps({"id": number, "op": op, "args": args}) for number, (op, args) in enumerate(requests, 1)
        )
        self._process.stdin.write("".join(f"{line}\n" for line in lines).encode())
        self._process.stdin.flush()
        found: dict[int, dict[str, Any]] = {}
        while len(found) < len(requests):
            answer = self._read()
            if "id" in answer:
                found[answer["id"]] = answer
        return [found[number] for number in sorted(found)]

    def end(self) -> None:
        """Close its input and wait for it."""
        self._process.communicate()

    def _read(self) -> dict[str, Any]:
        assert self._process.stdout is not None
        line: dict[str, Any] = json.loads(self._process.stdout.readline())
        return line


def _drives(face: str = "browse") -> list[dict[str, Any]]:
    session = Session(face)
    (answer,) = session.ask([("drives", {})])
    session.end()
    found: list[dict[str, Any]] = answer["ok"]["drives"]
    return found


def _ref(drive: dict[str, Any]) -> dict[str, Any]:
    return {"drive": {key: drive[key] for key in ("name", "identity", "diskseq")}}


# -- eight drives, looked at from all sides ----------------------------------------------------------------


def _inspection(lab: Lab) -> Figures:
    drives = [drive for drive in _drives() if drive["kind"] in ("ata", "nvme", "scsi")][:8]
    lab.same("drives to inspect", len(drives), 8)
    wanted = [(op, _ref(drive)) for op in ASKED for drive in drives]
    paths = [f"/dev/{drive['name']}" for drive in drives]
    session = Session("inspect")

    def ours_from_start() -> None:
        fresh = Session("inspect")
        fresh.ask(wanted)
        fresh.end()

    def theirs() -> None:
        for path in paths:
            subprocess.run(["hdparm", "-I", path], capture_output=True, check=False)
            subprocess.run(["smartctl", "-j", "-a", path], capture_output=True, check=False)

    answers = session.ask(wanted)
    lab.true("a drive says what it is", all("ok" in one for one in answers[: len(drives)]))
    found = _beside(
        {"session": lambda: session.ask(wanted), "from start": ours_from_start, "hdparm + smartctl": theirs}
    )
    session.end()
    return {**found, "answers": float(len(answers)), "refused": float(sum("fault" in one for one in answers))}


# -- a thousand drives, and one more -----------------------------------------------------------------------


def _add(hosts: int) -> None:
    (DEBUG / "add_host").write_text(f"{hosts}\n")
    run("udevadm", "settle", "--timeout=300", limit_s=310)


def _coldplug() -> None:
    """Start udisks2, and ask it for everything it has found."""
    run("systemctl", "stop", "udisks2.service")
    run("systemctl", "start", "udisks2.service", limit_s=300)
    run(
        "busctl", "call", "org.freedesktop.UDisks2", "/org/freedesktop/UDisks2",
        "org.freedesktop.DBus.ObjectManager", "GetManagedObjects", limit_s=300,
    )  # fmt: skip


def _thousand(lab: Lab) -> dict[str, Figures]:
    run(
        "modprobe",
        "scsi_debug",
        "num_tgts=10",
        "max_luns=25",
        "dev_size_mb=8",
        "fake_rw=1",
        "delay=0",
        limit_s=200,
    )
    run("udevadm", "settle", "--timeout=300", limit_s=310)
    found: dict[str, Figures] = {}
    for size in SIZES:
        missing = size // 250 - len([*DEBUG.glob("adapter*")])
        if missing > 0:
            _add(missing)
        lab.true(f"{size} drives are there", len(_drives()) >= size)
        session = Session("browse")
        found[str(size)] = _beside(
            {
                "from start": _drives,
                "session": lambda session=session: session.ask([("drives", {})]),  # type: ignore[misc]
                "lsblk": lambda: run("lsblk", "-J", "-O", limit_s=120),
            },
            3,
        )
        session.end()
    found["1000"] |= {"udisks2": round(_ms(_coldplug), 1)}
    before = len(_drives())
    for name in ("num_tgts", "max_luns"):
        (DEBUG / name).write_text("1\n")
    _add(1)
    session = Session("browse")
    found["one more"] = {"session": round(_ms(lambda: session.ask([("drives", {})])), 2)}
    session.end()
    lab.same("drives after one was plugged in", len(_drives()), before + 1)
    return found


# -- twenty-four drives with six settings, as at boot ------------------------------------------------------


def _apply(lab: Lab) -> Figures:
    names = [Path(path).name for path in sorted(_of_debug())][:TWENTY_FOUR]
    lab.same("drives to restore", len(names), TWENTY_FOUR)
    for name in names:
        run(HELPER, "set", name, *SIX, "--keep", "--save", ok=(0, 1, 3))
    lines = "".join(f"/dev/{name} {{\n read_ahead_sect = 512\n}}\n" for name in names)
    Path("/etc/hdparm.conf").write_text(lines)

    def forget() -> None:
        for name in names:
            queue = Path(f"/sys/block/{name}/queue")
            (queue / "read_ahead_kb").write_text("128\n")
            (queue / "rq_affinity").write_text("1\n")
            (queue / "nomerges").write_text("0\n")

    def at_once() -> None:
        subprocess.run([HELPER, "apply"], capture_output=True, check=False)

    def each() -> None:
        for name in names:
            subprocess.run([HELPER, "apply", name], capture_output=True, check=False)

    def hdparm() -> None:
        for name in names:
            environment = {"DEVNAME": f"/dev/{name}", "PATH": "/usr/sbin:/usr/bin:/sbin:/bin"}
            subprocess.run(["/lib/udev/hdparm"], env=environment, capture_output=True, check=False)

    found: dict[str, list[float]] = {}
    for _ in range(3):
        for label, work in (("one process", at_once), ("process per drive", each), ("hdparm's script", hdparm)):
            forget()
            found.setdefault(label, []).append(_ms(work))
            if label != "hdparm's script":
                ahead = {Path(f"/sys/block/{name}/queue/read_ahead_kb").read_text().strip() for name in names}
                lab.same(f"read-ahead after {label}", ahead, {"512"})
    return {label: round(statistics.median(values), 1) for label, values in found.items()}


def _of_debug() -> list[str]:
    return [str(path) for path in DEBUG.glob("adapter*/host*/target*/*/block/*")]


@scenario(1800)
def bench_drives(lab: Lab) -> str:
    """All three, printed as one line of JSON for `tools.speed.rows.drives`."""
    inspected = _inspection(lab)
    many = _thousand(lab)
    return json.dumps({"inspection": inspected, "many": many, "apply": _apply(lab)}, separators=(",", ":"))
