"""What root leaves on the disk where all bytecode is missing, and while package and Python are upgraded."""

from __future__ import annotations

import os
import subprocess
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.lab.package.package_life import install
from tests.lab.package.sandbox_sockets import doors
from tests.lab.scenario import HELPER, Lab, run, scenario
from tests.lab.seat import USER, Window

OURS = ("/usr/lib/disktune", "/usr/libexec/disktune")
PYTHONS = tuple(map(str, Path("/usr/lib").glob("python3*")))
WRITTEN = ("/run/disktune", "/var/lib/disktune", "/etc/disktune")
WINDOWS = (("inspect", 0o000), ("inspect", 0o002), ("inspect", 0o077), ("tune", 0o000))
"""Through pkexec, with which umask. The tests of privilege try all faces with every umask."""

COMMANDS = ("show", "apply", "guard")
"""Faces in root's shell."""

UNITS = (
    *("saved-drives", "saved-resume", "saved-pending", "saved-supply", "saved-guard"),
    *("boost@md77", "trial@0123456789abcdef"),
)
SCRIPTS = Path("/var/lib/dpkg/info")


@scenario(900)
def package_upgraded(lab: Lab) -> str:
    """No face of root writes bytecode or leaves what others may write, not even during an upgrade."""
    _remove_bytecode()
    rows = 0
    for face, mask in WINDOWS:
        with Window(face, umask=mask) as window:
            lab.same(f"{face} through pkexec", window.hello["privilege"], face)
        rows += _left(lab, f"{face} through pkexec, umask {mask:03o}")
    for command in COMMANDS:
        run("sh", "-c", f"umask 000; exec {HELPER} {command} </dev/null")
        rows += _left(lab, f"{command} in root's shell")
    rows += _of_systemd(lab)
    calls = _upgraded(lab)
    return f"{rows} starts without bytecode; {calls} calls during the upgrades; {lab.checks} comparisons"


def _of_systemd(lab: Lab) -> int:
    """Start every unit, and both doors; return how many starts there were."""
    units = [f"disktune-{unit}.service" for unit in UNITS]
    for unit in units:
        run("systemctl", "start", unit, ok=(0, 1))
        lab.until(f"{unit} has ended", lambda unit=unit: _state(unit) not in ("active", "activating"))  # type: ignore[misc]
        _left(lab, unit)
    with doors():
        for face in ("inspect", "tune"):
            with Window(face, door=True, umask=0) as window:
                lab.same(f"{face} through its socket", window.hello["privilege"], face)
            _left(lab, f"{face} through its socket")
    run("systemctl", "reset-failed", "disktune-*")
    return len(units) + 2


def _state(unit: str) -> str:
    return run("systemctl", "is-active", unit, ok=(0, 3, 4)).strip()


def _upgraded(lab: Lab) -> int:
    """Let Python's own scripts and ours upgrade both beside a user who calls root with umask 0."""
    version = run("dpkg-query", "-W", "-f", "${Version}", "python3-minimal").strip()
    with _hostile(lab) as calls:
        _maintain("libpython3", "prerm", "upgrade", version)
        install()
        _maintain("libpython3", "postinst", "configure", version)
        _maintain("python3", "postinst", "configure", version)
    lab.true(f"root answered the user meanwhile: {calls}", any("'inspect'" in said for said in calls))
    lab.same("what others may write after the upgrades", _writable(), "")
    lab.true("Python has its bytecode again", any(Path(place).rglob("*.pyc") for place in PYTHONS))
    return len(calls)


def _maintain(family: str, script: str, *arguments: str) -> None:
    """Run a script of the packages of Python's minimal installation, as dpkg does."""
    found = sorted(SCRIPTS.glob(f"{family}.*-minimal*.{script}"))
    if not found:
        raise FileNotFoundError(f"{family}.*-minimal*.{script}")
    for one in found:
        package = one.name.partition(":")[0].removesuffix(f".{script}")
        names = {"DPKG_MAINTSCRIPT_PACKAGE": package, "DPKG_MAINTSCRIPT_NAME": script}
        environment = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}
        subprocess.run([str(one), *arguments], check=True, stdin=subprocess.DEVNULL, env=environment | names)


LOOK = f"""
while [ ! -e "$1" ]; do
    find {" ".join((*OURS, *PYTHONS))} -writable ! -type l 2>/dev/null
done
"""


@contextmanager
def _hostile(lab: Lab) -> Iterator[list[str]]:
    """Be a user who looks for something to write to, and opens windows with umask 0; yield what they read."""
    over, told = Path("/run/lab-upgraded"), []
    over.unlink(missing_ok=True)
    looking = subprocess.Popen(
        ["/usr/sbin/runuser", "-u", USER, "--", "/bin/sh", "-c", LOOK, "sh", str(over)], stdout=subprocess.PIPE
    )

    def call() -> None:
        while not over.exists():
            try:
                with Window("inspect", umask=0) as window:
                    told.append(str(window.hello))
            except (EOFError, OSError) as gone:
                # For a moment there is no helper, or not all of it.
                told.append(str(gone))

    calling = threading.Thread(target=call)
    calling.start()
    try:
        yield told
    finally:
        over.touch()
        calling.join()
        found, _ = looking.communicate(timeout=60)
        over.unlink()
    lab.same("what the user could write during the upgrades", found.decode(), "")


def _left(lab: Lab, start: str) -> int:
    """Demand that *start* has written no bytecode and left nothing that others may write."""
    lab.same(f"bytecode, or what others may write, after {start}", _writable("-name", "__pycache__", "-o"), "")
    return 1


def _writable(*more: str) -> str:
    there = [place for place in (*OURS, *PYTHONS, *WRITTEN) if Path(place).exists()]
    return run("find", *there, *more, "!", "-type", "l", "-perm", "/022")


def _remove_bytecode() -> None:
    run("find", *OURS, *PYTHONS, "-name", "__pycache__", "-prune", "-exec", "rm", "-r", "{}", "+")
