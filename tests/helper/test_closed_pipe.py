"""Output that goes to ``head`` or another that has enough before the end."""

from __future__ import annotations

import os
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
PAGE = ROOT / "tests/corpus/identify/cdi_Samsung_SSD_860_EVO_1TB.hex"


@pytest.mark.parametrize("face", [["show"], ["who"], ["decode", "identify"]], ids=" ".join)
def test_a_reader_that_has_enough_is_no_error(face: list[str]) -> None:
    reading, writing = os.pipe()
    os.close(reading)
    try:
        done = subprocess.run(
            [ROOT / "helper/disktune-helper", *face],
            input=PAGE.read_bytes(),
            stdout=writing,
            stderr=subprocess.PIPE,
            timeout=60,
            check=False,
        )
    finally:
        os.close(writing)
    told = [line for line in done.stderr.splitlines() if b": not read: " not in line]
    assert (done.returncode, told) == (0, [])
