"""Run the lab: ``python3 -m tools.lab run [--change | SCENARIO …]`` or ``python3 -m tools.lab shell [MACHINE]``.

Without names it runs what a release needs, with ``--change`` what every change does (`AT_RELEASE`).

Prints a line for each scenario as it ends, and for each part that one has measured, and leaves a machine's whole
output in ``build/lab/output/MACHINE``. A scenario that failed runs once more, alone; how many passed only then is
printed as well.
Exit status 0 if all went well, 1 if a scenario failed, 2 if it could not be tried.
"""

from __future__ import annotations

import json
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from dataclasses import replace
from pathlib import Path
from typing import Any

from tests.lab.machines import AT_RELEASE, MACHINES, Machine, machine_of
from tools import slowest
from tools.lab import costs, disks, package, together, uml
from tools.lab.guest import BootError, Guest, MachineError
from tools.lab.image import Image, ImageError, ensure
from tools.lab.qemu import Qemu, accelerator, device

ROOT = Path(__file__).resolve().parent.parent.parent
CACHE = ROOT / "build" / "lab"
OUTPUT = CACHE / "output"
PACKAGES = CACHE / "packages"
RESULTS = CACHE / "results.json"
AT_MOST_TWICE = 5
"""Scenarios that run a second time in one run of the lab."""
LAST_SECOND_TRY_S = 3300
"""Seconds after the start of the lab in which one may begin."""
SECOND_TRY = "lab: passed at the second try:"
"""Begins the line that counts scenarios which failed once; a release refuses more than two."""
MEASURED = "lab: measured "
"""Begins a line of what a scenario has measured so far, one JSON object."""

BY_NAME = {machine.name: machine for machine in MACHINES}
FOR_A_CHANGE = tuple(
    name for machine in MACHINES for name in machine.scenarios if not machine.on_request and name not in AT_RELEASE
)
"""The scenarios that every change is held against."""

JOB = """\
export PYTHONPATH=/lab/checkout:/lab/checkout/helper
exec python3 -m tests.lab {scenarios}
"""


def main(arguments: list[str]) -> int:
    """Do what the command line says and return the exit status."""
    # A terminated lab ends its machines as an interrupted one does.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))
    try:
        match arguments:
            case ["run", *scenarios]:
                return run(FOR_A_CHANGE if scenarios == ["--change"] else tuple(scenarios))
            case ["shell", *names] if len(names) < 2 and BY_NAME.keys() >= set(names):
                return shell(BY_NAME[names[0]] if names else MACHINES[0])
            case ["machine" | "quick" as how, name, *scenarios] if name in BY_NAME:
                return _run_machine(replace(BY_NAME[name], quick=how == "quick"), tuple(scenarios))
    except (ImageError, MachineError) as error:
        print(f"lab: {error}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        return 130
    known = "|".join(BY_NAME)
    print(f"usage: python3 -m tools.lab run [--change | SCENARIO ...] | shell [{known}]", file=sys.stderr)
    return 2


def run(wanted: tuple[str, ...]) -> int:
    """Run the scenarios that are named, or all that are not for `Machine.on_request` alone."""
    unknown = [name for name in wanted if machine_of(name) is None]
    if unknown:
        known = ", ".join(name for machine in MACHINES for name in machine.scenarios)
        print(f"lab: there is no scenario {unknown[0]!r}. There are: {known}", file=sys.stderr)
        return 2
    started = time.monotonic()
    image = ensure(CACHE)
    package.ensure(PACKAGES)
    disks.ensure(CACHE, image, PACKAGES)
    kvm = accelerator(image, CACHE) == "kvm"
    print(f"lab: {'hardware virtualisation' if kvm else 'software emulation'}", flush=True)
    works = with_engines(works_of(wanted), kvm=kvm, release=not wanted)
    for machine, _ in works:
        shutil.rmtree(OUTPUT / machine.name, ignore_errors=True)
    together.run(works)
    found = {machine.name: results_of(machine, scenarios) for machine, scenarios in works}
    passed_later = second_try(found, started + LAST_SECOND_TRY_S, works)
    RESULTS.write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")
    print("\n".join(costs.table(found)))
    results = [result for one in found.values() for result in one["scenarios"]]
    slowest.add({f"lab: {result['scenario']}": result["seconds"] for result in results})
    failed = sum(not result["ok"] for result in results)
    verdict = "all went well" if not failed else f"{failed} FAILED"
    summary = f"{len(results)} scenarios, {costs.comparisons(results)} comparisons, {verdict}"
    print(f"{SECOND_TRY} {passed_later}", flush=True)
    print(f"lab: {summary}, {time.monotonic() - started:.0f} s", flush=True)
    return 1 if failed else 0


def second_try(found: dict[str, dict[str, Any]], until: float, works: list[together.Work]) -> int:
    """Run each scenario of *found* that failed once more, alone, on a fresh machine; return how many then passed.

    The outcome takes the place of the first, whose output is kept beside it in ``MACHINE-first``. If more than
    `AT_MOST_TWICE` failed, none is run again: it is not one scenario that had bad luck. None begins after *until*,
    seconds of the monotonic clock: whoever waits for the whole run has a limit.
    """
    failed = [
        (machine, result["scenario"])
        for machine, _ in works
        for result in found[machine.name]["scenarios"]
        if not result["ok"]
    ]
    if len(failed) > AT_MOST_TWICE:
        return 0
    passed = 0
    for machine, scenario in failed:
        if time.monotonic() > until:
            print(f"lab: no time is left to run {scenario} once more", flush=True)
            continue
        first = OUTPUT / f"{machine.name}-first"
        if not first.exists() and (OUTPUT / machine.name).exists():
            (OUTPUT / machine.name).rename(first)
        print(f"lab: {scenario} once more, alone", flush=True)
        together.run([(machine, (scenario,))])
        again = results_of(machine, (scenario,))
        found[machine.name]["boots"] += again["boots"]
        scenarios = found[machine.name]["scenarios"]
        place = next(number for number, one in enumerate(scenarios) if one["scenario"] == scenario)
        scenarios[place] = again["scenarios"][0]
        passed += scenarios[place]["ok"]
    return passed


def works_of(wanted: tuple[str, ...]) -> list[together.Work]:
    """Return which machines run which scenarios: those *wanted* by name; all that run unasked if none is."""
    if not wanted:
        return [(machine, machine.scenarios) for machine in MACHINES if not machine.on_request]
    works = [(machine, tuple(name for name in machine.scenarios if name in wanted)) for machine in MACHINES]
    return [work for work in works if work[1]]


def with_engines(works: list[together.Work], *, kvm: bool, release: bool) -> list[together.Work]:
    """Return *works* with no machine `Machine.quick` that QEMU runs; print why, where it runs all."""
    works = [
        (replace(machine, quick=machine.quick and AT_RELEASE.keys().isdisjoint(scenarios)), scenarios)
        for machine, scenarios in works
    ]
    quick = [machine.name for machine, _ in works if machine.quick]
    if not quick:
        return works
    if kvm:
        why = "it is as quick"
    elif release:
        why = "a release is tried with Landlock"
    elif uml.starts():
        return works
    else:
        why = "User-Mode Linux does not start here"
    print(f"lab: QEMU runs {', '.join(quick)} too: {why}", flush=True)
    return [(replace(machine, quick=False), scenarios) for machine, scenarios in works]


def results_of(machine: Machine, scenarios: tuple[str, ...]) -> dict[str, Any]:
    """Return the boots and scenarios of a machine that ran; scenarios of which nothing is known failed."""
    try:
        found: dict[str, Any] = json.loads((OUTPUT / machine.name / RESULTS.name).read_text("utf-8"))
    except FileNotFoundError:
        found = {"boots": [], "scenarios": []}
    known = {result["scenario"] for result in found["scenarios"]}
    found["scenarios"] += [_unknown(machine, name) for name in scenarios if name not in known]
    return found


def _unknown(machine: Machine, name: str) -> dict[str, Any]:
    kept = (OUTPUT / machine.name).relative_to(ROOT)
    return {"scenario": name, "ok": False, "figure": f"it never ended; see {kept}", "seconds": 0.0, "checks": 0}


def _run_machine(machine: Machine, scenarios: tuple[str, ...]) -> int:
    """Boot a machine, let it run *scenarios*, and leave what became of each with the machine's output."""
    image = ensure(CACHE)
    progress, hung = Progress(machine, list(scenarios)), False
    with tempfile.TemporaryDirectory(prefix="disktune-lab-") as folder:
        job = Path(folder) / "job"
        job.mkdir()
        try:
            while progress.boot_again:
                progress.boot_again = False
                (job / "job").write_text(JOB.format(scenarios=" ".join(progress.missing)), encoding="ascii")
                try:
                    with _start(machine, image, job) as guest:
                        progress.follow(guest)
                except BootError as error:
                    if not machine.quick or hung:
                        raise
                    hung = True
                    # Only User-Mode Linux can go on with what its own boots have written.
                    machine = replace(machine, quick=bool(progress.boots))
                    progress.boot_again = True
                    again = "starts once more" if machine.quick else "is run by QEMU"
                    print(f"lab: {machine.name} {again}: {error} {guest.complaint()}", flush=True)
                    (job.parent / "console").rename(job / "console-before")
                if (job / "output").exists() and progress.boot_again:
                    (job / "output").rename(job / "output-before")
        except MachineError as error:
            print(f"lab: {machine.name}: {error} Last words: {guest.complaint()}", file=sys.stderr, flush=True)
        kept = OUTPUT / machine.name
        kept.mkdir(parents=True, exist_ok=True)
        for file in (*job.iterdir(), job.parent / "console", job.parent / "qemu.log"):
            if file.is_file():
                shutil.copy(file, kept)
    for name in tuple(progress.missing):
        progress.report(_unknown(machine, name))
    found = {"boots": progress.boots, "scenarios": progress.results}
    (kept / RESULTS.name).write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")
    return 1 if any(not result["ok"] for result in progress.results) else 0


def _start(machine: Machine, image: Image, job: Path) -> Guest:
    disk = disks.disk(CACHE, installed=not machine.installs)
    if machine.quick:
        return uml.UserModeLinux(machine, disk, job)
    return Qemu(machine, image, disk, job, accelerator(image, CACHE))


class Progress:
    """What became of a machine's scenarios, over one boot or several."""

    def __init__(self, machine: Machine, scenarios: list[str]) -> None:
        self._machine = machine
        self.missing = scenarios
        """Those that have not ended yet."""
        self.results: list[dict[str, Any]] = []
        self.boots: list[dict[str, float]] = []
        """Seconds from the machine's start to the first scenario, and of processor time that these took."""
        self.boot_again = True

    def follow(self, guest: Guest) -> None:
        """Do what the guest asks until it is off or its power was cut. Raises MachineError."""
        started, before = time.monotonic(), 0.0
        for message, line in guest.lines(self._machine.limit_s):
            match message:
                case {"began": _}:
                    took, before = time.monotonic() - started, guest.processor_s()
                    self.boots.append({"seconds": took, "processor_s": before})
                    print(f"lab: {self._machine.name} is up after {took:.0f} s", flush=True)
                case {"measured": str(part), "figures": dict(figures)}:
                    print(f"{MEASURED}{json.dumps({part: figures})}", flush=True)
                case {"scenario": str(name)}:
                    self.missing.remove(name)
                    now = guest.processor_s()
                    self.report(message | {"processor_s": now - before})
                    before = now
                case {"qmp": str(execute)}:
                    _send(line, guest.qmp(execute, message["arguments"]))
                case {"plug": str(role)}:
                    disk = next(disk for disk in self._machine.disks if disk.role == role)
                    # The ports of buses that can be plugged into are given out by QEMU.
                    _send(line, guest.qmp("device_add", device(disk, 0)))
                case {"power": "cut"}:
                    guest.cut_power()
                    self.boot_again = True

    def report(self, result: dict[str, Any]) -> None:
        """Print the one line that a scenario comes to."""
        verdict = "ok    " if result["ok"] else "FAILED"
        print(
            f"{verdict}  {result['scenario']:<26} {result['figure']}  ({result['seconds']:.1f} s"
            f", {result.get('processor_s', 0.0):.0f} of processor time)",
            flush=True,
        )
        self.results.append(result)


def _send(line: socket.socket, answer: dict[str, Any]) -> None:
    line.sendall(json.dumps(answer).encode() + b"\n")


def shell(machine: Machine) -> int:
    """Give a root console in *machine*; the checkout is at /lab/checkout. Ends with the shell."""
    image = ensure(CACHE)
    package.ensure(PACKAGES)
    disks.ensure(CACHE, image, PACKAGES)
    with tempfile.TemporaryDirectory(prefix="disktune-lab-") as folder:
        job = Path(folder) / "job"
        job.mkdir()
        stty = subprocess.run(["/usr/bin/stty", "-g"], capture_output=True, text=True, check=False).stdout.strip()
        try:
            disk = disks.disk(CACHE, installed=not machine.installs)
            with Qemu(machine, image, disk, job, accelerator(image, CACHE), ROOT) as guest:
                guest.wait()
        finally:
            if stty:
                subprocess.run(["/usr/bin/stty", stty], check=False)
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
