"""Asking what a scrub found: by a helper's own loop, and where nothing may be asked."""

from __future__ import annotations

import stat
from pathlib import Path

import pytest
from PyQt6.QtCore import QObject
from pytestqt.qtbot import QtBot

from disktune_contract import scrub
from disktune_contract.scrub import ScrubReport, ScrubState
from disktune_gui.client.elevation import HelperLauncher
from disktune_gui.demo.scrub import DRIVE, UUID
from disktune_gui.tray.scrub_monitor import ScrubQuestion
from tests.amounts import PATIENCE_S

WAIT_MS = round(PATIENCE_S * 1000)


class Heard:
    """What was answered, each time."""

    def __init__(self) -> None:
        self.answers: list[ScrubReport | None] = []

    def __call__(self, report: ScrubReport | None) -> None:
        self.answers.append(report)


def ask(qtbot: QtBot, place: HelperLauncher, uuid: str = UUID, drive: str = DRIVE) -> ScrubReport | None:
    heard, parent = Heard(), QObject()
    ScrubQuestion(uuid, drive, heard, parent, place)
    qtbot.waitUntil(lambda: bool(heard.answers), timeout=WAIT_MS)
    [answer] = heard.answers
    qtbot.waitUntil(lambda: not parent.children(), timeout=WAIT_MS)
    return answer


@pytest.mark.slow
def test_a_helper_tells_how_the_scrub_stands_and_what_is_not_there_is_no_answer(qtbot: QtBot) -> None:
    found = ask(qtbot, HelperLauncher(root=False, demo=True))
    assert found is not None
    assert (found.uuid, scrub.state(found)) == (UUID, ScrubState.RUNNING)
    for uuid, drive in (("another", DRIVE), (UUID, "sdz")):
        assert ask(qtbot, HelperLauncher(root=False, demo=True), uuid, drive) is None, (uuid, drive)


def test_where_a_password_would_be_needed_nothing_is_asked(qtbot: QtBot, tmp_path: Path) -> None:
    no = tmp_path / "pkcheck"
    no.write_text("#!/bin/sh\nexit 1\n", encoding="ascii")
    no.chmod(no.stat().st_mode | stat.S_IXUSR)
    started = tmp_path / "started"
    helper = tmp_path / "helper"
    helper.write_text(f"#!/bin/sh\ntouch {started}\n", encoding="ascii")
    helper.chmod(helper.stat().st_mode | stat.S_IXUSR)
    place = HelperLauncher(root=False, pkexec=helper, installed=helper, pkcheck=no)
    assert ask(qtbot, place) is None
    assert not started.exists()
