"""What is measured in a process of its own: windows, and what they cost, told as one line of JSON."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path

from tools.speed.table import ROOT


def environment(home: Path, **more: str) -> dict[str, str]:
    """Return an environment with nothing of the user's own in it: offscreen, unless *more* says otherwise."""
    kept = {
        name: value for name, value in os.environ.items() if not name.startswith(("XDG_", "DISPLAY", "WAYLAND"))
    }
    kept.pop("PYTHONDONTWRITEBYTECODE", None)
    run = home / "run"
    run.mkdir(mode=0o700, exist_ok=True)
    return {
        **kept,
        "HOME": str(home),
        "XDG_RUNTIME_DIR": str(run),
        "PYTHONPATH": f"{ROOT}:{ROOT / 'helper'}",
        "QT_QPA_PLATFORM": "offscreen",
        **more,
    }


def told(module: str, *arguments: str, home: Path | None = None) -> Mapping[str, float]:
    """Run ``python -m module arguments`` and return the figures in the last line that it writes."""
    with tempfile.TemporaryDirectory() as place:
        done = subprocess.run(
            [sys.executable, "-m", module, *arguments],
            cwd=ROOT,
            env=environment(home or Path(place)),
            capture_output=True,
            text=True,
            check=False,
        )
    if done.returncode != 0:
        raise RuntimeError(f"{module} {' '.join(arguments)}: {done.returncode}\n{done.stderr}")
    found: dict[str, float] = json.loads(done.stdout.splitlines()[-1])
    return found


def family(pid: int) -> list[int]:
    """Return a process and all below it."""
    children = Path(f"/proc/{pid}/task/{pid}/children").read_text("ascii").split()
    return [pid, *(one for child in children for one in family(int(child)))]


def switches(pid: int) -> dict[str, int]:
    """Return how often each thread of a process was put to sleep or interrupted so far."""
    found: dict[str, int] = {}
    for thread in Path(f"/proc/{pid}/task").iterdir():
        with suppress(OSError):  # It may have ended by now.
            lines = (thread / "status").read_text("ascii", "replace").splitlines()
            found[thread.name] = sum(int(line.split()[1]) for line in lines if "ctxt_switches" in line)
    return found


def resident_mib() -> float:
    """Return how much memory this process takes now."""
    return int(Path("/proc/self/statm").read_text("ascii").split()[1]) * os.sysconf("SC_PAGE_SIZE") / 2**20
