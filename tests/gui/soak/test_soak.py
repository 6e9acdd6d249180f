"""One storm of clicks and one mixed burst of what `tests/gui/soak` does for as long as is wanted."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[3]


@pytest.mark.slow
@pytest.mark.timeout(600)
def test_nothing_is_lost_or_stuck_after_two_bursts_of_clicks() -> None:
    command = [sys.executable, "-X", "faulthandler", "-m", "tests.gui.soak", "--bursts", "2", "--seed", "1"]
    environment = {**os.environ, "PYTHONPATH": f"{ROOT}:{ROOT}/helper:{os.environ.get('PYTHONPATH', '')}"}
    done = subprocess.run(
        command,
        cwd=ROOT,
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout
    assert "actions in 2 bursts" in done.stdout
    assert "nothing wrong" in done.stdout
