"""The units that come with the helper: understood by systemd, fenced in, switched on by nobody but a person."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
UNITS = sorted(path for path in (ROOT / "helper/systemd").iterdir())
SERVICES = [path for path in UNITS if path.suffix == ".service"]

EXPOSURE_LIMIT = 2.0
"""What systemd-analyze calls OK; a service without any fence has 9.6."""

NOT_INSTALLED = "disktune-helper is not executable: No such file or directory"
"""What is said of a helper that is in the checkout alone."""


def _name(path: Path) -> str:
    return path.name


@pytest.mark.parametrize("unit", UNITS, ids=_name)
def test_systemd_has_nothing_to_complain_of(unit: Path) -> None:
    done = subprocess.run(
        ["systemd-analyze", "verify", "--man=no", "--recursive-errors=no", unit],
        capture_output=True,
        text=True,
        check=False,
    )
    complaints = [line for line in done.stderr.splitlines() if not line.endswith(NOT_INSTALLED)]
    assert complaints == []


@pytest.mark.parametrize("unit", SERVICES, ids=_name)
def test_a_service_is_fenced_in(unit: Path) -> None:
    command = ["systemd-analyze", "security", "--offline=true", "--no-pager", str(unit)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    found = [line for line in done.stdout.splitlines() if "Overall exposure level" in line]
    assert len(found) == 1, done.stderr
    assert float(found[0].partition(": ")[2].split()[0]) < EXPOSURE_LIMIT, done.stdout


@pytest.mark.parametrize("unit", SERVICES, ids=_name)
def test_a_service_starts_the_installed_helper_and_nothing_else(unit: Path) -> None:
    started = [line for line in unit.read_text().splitlines() if line.startswith("Exec")]
    assert started
    for line in started:
        program = line.partition("=")[2].split()[0].lstrip("-+!@:|")
        assert program == "/usr/libexec/disktune/disktune-helper"
