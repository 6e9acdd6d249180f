"""From exec to the hello of the helper, all imports before it, beside an interpreter that does nothing."""

from __future__ import annotations

import os
import shutil
import subprocess
import tempfile
import time
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from tools.speed.measure import Row, side_by_side, within
from tools.speed.table import ROOT

IDS = ("helper-browse", "helper-inspect", "helper-tune")
PYTHON = "/usr/bin/python3"
MOST_MS = 40
NOBODY = 65534


def rows(rounds: int) -> Iterator[Row]:
    """Measure the class of a user, and as root those of an administrator."""
    with tempfile.TemporaryDirectory() as name:
        launcher = _installed(Path(name))
        yield _row("browse", launcher, rounds)
        for face in ("inspect", "tune"):
            if os.geteuid() == 0:
                yield _row(face, launcher, rounds)
            else:
                yield Row(f"helper-{face}", _what(face), "ms", (), note="only root starts this class")


def _installed(place: Path) -> Path:
    """Copy the helper with its bytecode, as installing does, to where all may read it; return its launcher."""
    helper = place / "helper"
    shutil.copytree(ROOT / "helper", helper, ignore=shutil.ignore_patterns("__pycache__"))
    place.chmod(0o755)
    subprocess.run([PYTHON, "-ISB", "-m", "compileall", "-q", helper], check=True)
    subprocess.run([PYTHON, "-ISB", helper / "disktune_helper/precompile.py", helper], check=True)
    return helper / "disktune-helper"


def _row(face: str, launcher: Path, rounds: int) -> Row:
    # A window's own helper has no privilege, and root's loads all that it may ever use.
    user: Mapping[str, Any] = {}
    if face == "browse" and os.geteuid() == 0:
        user = {"user": NOBODY, "group": NOBODY, "extra_groups": ()}
    figures = side_by_side(
        {
            "DiskTune": lambda: _first_line_ms([str(launcher), face], user),
            "python3 alone": lambda: _first_line_ms([PYTHON, "-ISBc", "print(flush=True)"], user),
        },
        rounds,
    )
    ratio = figures[0].median / figures[1].median
    note = f"{ratio:.1f} × the interpreter" + ("" if face == "browse" else "; without the look at root's files")
    return Row(f"helper-{face}", _what(face), "ms", figures, (within(MOST_MS, figures, "ms"),), note)


def _what(face: str) -> str:
    return f"helper, class {face}: exec to hello, all imports before it"


def _first_line_ms(command: list[str], user: Mapping[str, Any]) -> float:
    began = time.perf_counter()
    with subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, env={"LANG": "C.UTF-8"}, **user
    ) as process:
        line = process.stdout.readline() if process.stdout else b""
        took = time.perf_counter() - began
        process.communicate()
    if not line:
        raise RuntimeError(f"{command[0]} said nothing")
    return took * 1000
