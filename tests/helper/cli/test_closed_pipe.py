"""Output that goes to ``head`` or another that has enough before the end."""

from __future__ import annotations

import os
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[3]
PAGE = ROOT / "tests/corpus/identify/cdi_Samsung_SSD_860_EVO_1TB.hex"


@pytest.mark.slow
@pytest.mark.parametrize("face", [["show"], ["decode", "identify"]], ids=" ".join)
def test_a_reader_that_has_enough_is_no_error(face: list[str]) -> None:
    reading, writing = os.pipe()
    os.close(reading)
    try:
        done = subprocess.run(
            [ROOT / "helper/disktune-helper", *face],
            input=PAGE.read_bytes(),
            stdout=writing,
            stderr=subprocess.PIPE,
            check=False,
        )
    finally:
        os.close(writing)
    told = [line for line in done.stderr.splitlines() if b": could not be read: " not in line]
    assert (done.returncode, told) == (0, [])


@pytest.mark.slow
@pytest.mark.parametrize(
    ("face", "where", "why"),
    [
        ("decode identify", ">&-", "standard output is closed, so nothing can be printed"),
        ("--version", ">&-", "standard output is closed, so nothing can be printed"),
        ("who", ">/dev/full", "standard output could not be written: no space left on device"),
        ("--help", ">/dev/full", "standard output could not be written: no space left on device"),
    ],
)
def test_output_that_cannot_be_written_is_one_sentence(face: str, where: str, why: str) -> None:
    with PAGE.open("rb") as page:
        done = subprocess.run(
            ["/bin/sh", "-c", f"{ROOT}/helper/disktune-helper {face} {where}"],
            stdin=page,
            stderr=subprocess.PIPE,
            check=False,
        )
    # Before it, `who` may name files that it could not read.
    assert (done.returncode, done.stderr.decode().splitlines()[-1]) == (74, f"disktune-helper: {why}")
    assert "Traceback" not in done.stderr.decode()


@pytest.mark.parametrize("closed", ["<&-", "2>&-", "<&- 2>&-"])
def test_other_closed_descriptors_are_no_mistake(closed: str) -> None:
    command = ["/bin/sh", "-c", f"{ROOT}/helper/disktune-helper decode identify {closed}"]
    done = subprocess.run(command, stdin=subprocess.DEVNULL, capture_output=True, check=False, text=True)
    assert (done.returncode, done.stdout) == (2, "")
    assert "Traceback" not in done.stderr
