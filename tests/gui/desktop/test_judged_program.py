"""What `make desktops` has judged: the program itself, which also answers questions about its window."""

from __future__ import annotations

import json
import os
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.tray.surroundings import Program


@pytest.mark.slow
def test_the_program_says_what_it_shows_and_takes_orders(tmp_path: Path) -> None:
    own = {"QT_QPA_PLATFORM": "offscreen", "XDG_RUNTIME_DIR": str(tmp_path), "XDG_CONFIG_HOME": str(tmp_path)}
    program = Program([sys.executable, "-m", "tools.desktops.program"], {**os.environ, **own})

    def said(question: str) -> dict[str, Any]:
        program.say(question)
        found: dict[str, Any] = json.loads(program.line())
        return found

    try:
        while not (state := said("state"))["drives"]:
            pass
        assert str(state["title"]).endswith("DiskTune")
        assert said("export") == {"asked": True}
        assert said("cancel") == {"cancelled": 1}
    finally:
        program.process.kill()
        program.end()
