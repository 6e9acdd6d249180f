"""What the helper costs with many drives, beside what people use; `make bench-scale` judges the figures."""

from __future__ import annotations

import json
import statistics
import subprocess
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from tests.lab.machines import PLUGGED
from tests.lab.scenario import HELPER, Lab, run, scenario

ROUNDS = 7
TOLD_BY_BOTH = ("identify", "health", "self-tests", "drive-logs")
"""What hdparm and smartctl tell of a drive as well."""
ASKED = (*TOLD_BY_BOTH, "settings", "actions")
"""What a window asks of a drive that is looked at from all sides."""
SIX = (
    ("block.read_ahead", "512", "read_ahead_kb", "512", "128"),
    ("block.nr_requests", "64", "nr_requests", "64", "128"),
    ("block.rq_affinity", "the requesting CPU", "rq_affinity", "2", "1"),
    ("block.nomerges", "simple only", "nomerges", "1", "0"),
    ("block.add_random", "off", "add_random", "0", "1"),
    ("block.iostats", "on", "iostats", "1", "0"),
)
"""Setting and value as they are given, attribute and value as the kernel shows them, and another value."""
DEBUG = Path("/sys/bus/pseudo/drivers/scsi_debug")
OF_A_HOST = 250
SIZES = (250, 500, 1000)
ADDED_S = 600
"""Seconds for drives to appear: in emulation, each costs a quarter of one."""
TWENTY_FOUR = 24
ARRIVED = Path("/run/disktune/arrived")
"""To which drives saved settings have been applied since they came."""

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
        fresh.ask(same)
        fresh.end()

    def theirs() -> None:
        for path in paths:
            subprocess.run(["hdparm", "-I", path], capture_output=True, check=False)
            subprocess.run(["smartctl", "-j", "-a", path], capture_output=True, check=False)

    answers = session.ask(wanted)
    lab.true("a drive says what it is", all("ok" in one for one in answers[: len(drives)]))
    same = [(op, _ref(drive)) for op in TOLD_BY_BOTH for drive in drives]
    found = _beside(
        {
            "session": lambda: session.ask(same),
            "with all settings": lambda: session.ask(wanted),
            "from start": ours_from_start,
            "hdparm + smartctl": theirs,
        }
    )
    session.end()
    return {**found, "answers": float(len(answers)), "refused": float(sum("fault" in one for one in answers))}


# -- drives of memory ---------------------------------------------------------------------------------------


LISTENING = ("udisks2.service", "tuned.service", "smartmontools.service", "tlp.service")
"""They look at each drive that appears, beside whoever is measured."""
OF_OTHERS = ("85-hdparm.rules", "85-tlp.rules", "99-disktune.rules")
"""Rules that start something for each drive, which takes emulation a second for each of a thousand."""


def _start_nothing() -> None:
    rules = Path("/run/udev/rules.d")
    rules.mkdir(parents=True, exist_ok=True)
    for rule in OF_OTHERS:
        (rules / rule).symlink_to("/dev/null")
    run("udevadm", "control", "--reload")


def _add(lab: Lab, drives: int, begin: Callable[[], object]) -> None:
    """Let *begin* make so many drives more, and wait until all are there and udev is done with them.

    The kernel looks for drives in the background: whoever begins comes back long before there is one.
    """
    wanted = len(_of_debug()) + drives
    print(f"-- to {wanted} drives", flush=True)
    begin()
    lab.until(f"{wanted} drives are there", lambda: len(_of_debug()) >= wanted, ADDED_S)
    run("udevadm", "settle", f"--timeout={ADDED_S}", limit_s=ADDED_S + 10)
    # The lab itself is a job of systemd's, too.
    jobs = ("systemctl", "list-jobs", "--no-legend")
    lab.until("systemd has nothing to start for them", lambda: "disktune-" not in run(*jobs), ADDED_S)


def _load(targets: int, units: int) -> None:
    # All drives have one store of memory: nothing is written to them.
    options = [f"num_tgts={targets}", f"max_luns={units}", "dev_size_mb=8", "fake_rw=1", "delay=0"]
    run("modprobe", "scsi_debug", *options, limit_s=ADDED_S)


def _of_debug() -> list[str]:
    return [str(path) for path in DEBUG.glob("adapter*/host*/target*/*/block/*")]


# -- twenty-four drives with six settings, as at boot ------------------------------------------------------


def _apply(lab: Lab) -> Figures:
    _add(lab, TWENTY_FOUR, lambda: _load(1, TWENTY_FOUR))
    names = [Path(path).name for path in sorted(_of_debug())]
    lab.same("drives to restore", len(names), TWENTY_FOUR)

    def forget() -> None:
        for name in names:
            for _, _, attribute, _, forgotten in SIX:
                Path(f"/sys/block/{name}/queue/{attribute}").write_text(forgotten, encoding="ascii")

    forget()
    print("-- saving", flush=True)
    for name in names:
        run(HELPER, "set", name, *(f"{setting}={value}" for setting, value, *_ in SIX), "--keep", "--save")
    # Its second look, a minute later, would fall into some turns and not into others.
    run("systemctl", "mask", "--runtime", "--now", "disktune-saved-guard.path", "disktune-saved-guard.service")
    lines = "".join(f"/dev/{name} {{\n read_ahead_sect = 1024\n}}\n" for name in names)
    Path("/etc/hdparm.conf").write_text(lines, encoding="ascii")

    def at_once() -> None:
        """Until it has told of each drive: it stays for some seconds then."""
        ARRIVED.unlink(missing_ok=True)
        with subprocess.Popen([HELPER, "apply", "--arrived"], stdout=subprocess.PIPE) as process:
            assert process.stdout is not None
            lines = [process.stdout.readline() for _ in names]
            process.kill()
        lab.true(f"it tells of each: {lines[-1]!r}", all(lines))

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
            print(f"-- {label}", flush=True)
            forget()
            found.setdefault(label, []).append(_ms(work))
            known = SIX[:1] if work is hdparm else SIX
            for _, _, attribute, wanted, _ in known:
                queues = {
                    Path(f"/sys/block/{name}/queue/{attribute}").read_text("ascii").strip() for name in names
                }
                lab.same(f"{attribute} after {label}", queues, {wanted})
    run("modprobe", "-r", "scsi_debug", limit_s=ADDED_S)
    return {label: round(statistics.median(values), 1) for label, values in found.items()}


# -- a thousand drives, and one more -----------------------------------------------------------------------


def _coldplug() -> float:
    """Start udisks2, ask it for everything it has found, and return how long that took, in ms."""
    run("systemctl", "stop", "udisks2.service")
    called = "org.freedesktop.DBus.ObjectManager", "GetManagedObjects"

    def started() -> None:
        run("systemctl", "start", "udisks2.service", limit_s=ADDED_S)
        run(
            "busctl", "call", "--timeout=300", "org.freedesktop.UDisks2", "/org/freedesktop/UDisks2", *called,
            limit_s=ADDED_S,
        )  # fmt: skip

    return round(_ms(started), 1)


def _let_udisks_take_its_time() -> None:
    folder = Path("/run/systemd/system/udisks2.service.d")
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "lab.conf").write_text("[Service]\nTimeoutStartSec=infinity\n", encoding="ascii")
    run("systemctl", "daemon-reload")


def _thousand(lab: Lab) -> dict[str, Figures]:
    found: dict[str, Figures] = {}
    _start_nothing()
    for size in SIZES:
        while (there := len(_of_debug())) < size:
            _add(lab, OF_A_HOST, (lambda: (DEBUG / "add_host").write_text("1\n")) if there else _first_host)
        found[str(size)] = _listed(lab, size)
    _let_udisks_take_its_time()
    found[str(SIZES[-1])] |= {"udisks2": statistics.median(_coldplug() for _ in range(3))}
    found["one more"] = {"session": _one_more(lab)}
    return found


def _first_host() -> None:
    _load(10, OF_A_HOST // 10)


def _listed(lab: Lab, size: int) -> Figures:
    lab.true(f"{size} drives are listed", len(_drives()) >= size)
    session = Session("browse")
    found = _beside(
        {
            "from start": _drives,
            "session": lambda: session.ask([("drives", {})]),
            "lsblk": lambda: run("lsblk", "-J", "-O", limit_s=120),
        },
        3,
    )
    session.end()
    return found


def _one_more(lab: Lab) -> float:
    """Plug one in, and return how long a session takes to list all then, in ms."""
    session = Session("browse")
    before = len(_drives())
    lab.host.plug(PLUGGED.role)
    lab.until("one more is there", lambda: len(_drives()) > before)
    took = min(_ms(lambda: session.ask([("drives", {})])) for _ in range(3))
    session.end()
    return round(took, 2)


PARTS: dict[str, Callable[[Lab], Any]] = {"apply": _apply, "inspection": _inspection, "many": _thousand}


@scenario(1800)
def bench_drives(lab: Lab) -> str:
    """All three, each handed to `tools.speed.rows.drives` when it is measured."""
    for service in LISTENING:
        run("systemctl", "stop", service, ok=(0, 5))
    for part, measure in PARTS.items():
        lab.host.say(measured=part, figures=measure(lab))
    return f"measured: {', '.join(PARTS)}"
