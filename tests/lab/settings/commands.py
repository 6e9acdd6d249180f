"""The helper's commands for a terminal, given by root: other programs see what they set and what they revert."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import time
from pathlib import Path

from tests.lab.judges.programs import JUDGES, hdparm_read_ahead
from tests.lab.machines import HDD, PATA, SCSI, SSD, USB
from tests.lab.scenario import HELPER, Lab, run, scenario
from tests.lab.seat import Window

OLD: dict[str, object] = {"ata.write_cache": True, "block.read_ahead": 256, "block.scheduler": "mq-deadline"}
NEW: dict[str, object] = {"ata.write_cache": False, "block.read_ahead": 1024, "block.scheduler": "none"}
CHANGES = ("-W0", "-a", "2048", "scheduler=none")
"""By hdparm's letters, and by the kernel's file."""
RUNTIME = Path("/run/disktune")


SEVERAL = (HDD, SSD, PATA, SCSI, USB)


@scenario(900)
def command_line(lab: Lab) -> str:
    """What `set` keeps stays; the rest is reverted: in time, on a signal, and if it is killed."""
    with Window("browse") as window:
        name = str(window.drive(HDD.serial)["name"])
        names = [str(window.drive(disk.serial)["name"]) for disk in SEVERAL]
    for setting, value in OLD.items():
        JUDGES[setting].write(name, value)  # type: ignore[arg-type]
    _ends(lab, "a user may not", 3, "setpriv", "--reuid=65534", "--clear-groups", HELPER, "set", name, *CHANGES)
    _ends(lab, "nobody to ask", 2, HELPER, "set", name, *CHANGES)
    # That time or SIGKILL ends it, several drives show at once, below.
    took = {number.name: _ended_by(lab, name, number) for number in (signal.SIGINT, signal.SIGHUP)}
    _ends(lab, "kept", 0, HELPER, "set", name, *CHANGES, "--try", "5s", "--keep")
    lab.same("afterwards", _judged(name), NEW)
    shown = json.loads(run(HELPER, "get", name, "-Wa", "scheduler", "--json"))["drives"][0]["settings"]
    lab.same("get", {one["setting"]: one["value"] for one in shown}, NEW)
    _ends(lab, "restored", 0, HELPER, "restore", name, "--keep", "--accept-risk", "data-loss")
    lab.same("after restoring", _judged(name), OLD)
    lab.true("list names the drive by its link", f"\n{name} " in f"\n{run(HELPER, 'list', _link(name))}")
    together = _several(lab, names)
    figures = ", ".join(f"{name} {s:.1f} s" for name, s in took.items())
    return f"3 settings restored after {figures}; {len(names)} drives together: {together}"


def _several(lab: Lab, names: list[str]) -> str:
    """Change several drives with one command; hdparm reads each: all are kept, or all are as before."""
    drives, figures = f"sd[{''.join(name[-1] for name in names)}]", []
    for name in names:
        run("hdparm", "-a", "256", f"/dev/{name}")
    for options, status, sectors in ((("--try", "5s"), 1, 256), (("--try", "5s", "--keep"), 0, 2048)):
        started = time.monotonic()
        _ends(lab, f"{drives} {' '.join(options)}", status, HELPER, "set", drives, "-a2048", *options)
        figures.append(f"{' '.join(options)} {time.monotonic() - started:.1f} s")
        lab.same(f"{drives} by hdparm", [hdparm_read_ahead(name) for name in names], [sectors] * len(names))
    _ends(lab, f"{drives} --keep", 0, HELPER, "set", drives, "-a1024", "--keep")
    lab.same(f"{drives} by hdparm", {hdparm_read_ahead(name) for name in names}, {1024})
    command = [HELPER, "set", drives, "-a2048", "--try", "120s", "--keep"]
    with subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL) as process:
        lab.until("all on trial", lambda: {hdparm_read_ahead(name) for name in names} == {2048})
        process.kill()
        lab.same("SIGKILL: status", process.wait(60), -9)
        seconds = lab.until("all as before", lambda: {hdparm_read_ahead(name) for name in names} == {1024})
    figures.append(f"after SIGKILL {seconds:.1f} s")
    lab.until("their files have gone", lambda: not list(RUNTIME.glob("trial-*")))
    for name in names:
        run("hdparm", "-a", "256", f"/dev/{name}")
    return ", ".join(figures)


def _ended_by(lab: Lab, name: str, number: signal.Signals) -> float:
    """End `set` by a signal while its values are on trial; return how long until all is as before."""
    command = [HELPER, "set", name, *CHANGES, "--try", "120s", "--keep"]
    with subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL) as process:
        lab.until(f"{number.name}: on trial", lambda: _judged(name) == NEW)
        started = time.monotonic()
        process.send_signal(number)
        lab.until(f"{number.name}: everything is as it was", lambda: _judged(name) == OLD)
        took = time.monotonic() - started
        lab.same(f"{number.name}: status", process.wait(60), 1)
    lab.until(f"{number.name}: its file has gone", lambda: not list(RUNTIME.glob("trial-*")))
    return took


def _ends(lab: Lab, what: str, status: int, *command: str) -> None:
    """Demand that a command ends with a status; where it does not, what it said tells why."""
    ended = subprocess.run(
        command,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
        timeout=120,
    )
    said = "" if ended.returncode == status else f" ({' | '.join(ended.stdout.splitlines())})"
    lab.same(f"{what}{said}", ended.returncode, status)


def _judged(name: str) -> dict[str, object]:
    return {setting: JUDGES[setting].read(name) for setting in NEW}


def _link(name: str) -> str:
    """Return one of the names that udev gives the drive."""
    places = Path("/dev/disk/by-id").iterdir()
    return str(next(place for place in places if os.path.realpath(place) == f"/dev/{name}"))
