"""How much work one edit is: only what it concerns is shown anew."""

from __future__ import annotations

import sys
from collections import Counter
from types import FrameType
from typing import Any

from pytestqt.qtbot import QtBot

from tests.gui.settings.test_settings_page import Desk

CALLS = 600
"""Calls of our functions that one edit may take."""


def test_an_edit_shows_its_row_and_no_other(qtbot: QtBot) -> None:
    desk = Desk(qtbot)
    for group in list(desk.page.sheet.groups.values()):
        group.click()
    desk.slide("block.read_ahead", 8)
    calls: Counter[str] = Counter()

    def count(frame: FrameType, event: str, _argument: Any) -> None:
        if event == "call" and "disktune" in frame.f_code.co_filename:
            calls[f"{frame.f_code.co_filename}:{frame.f_code.co_qualname}"] += 1

    sys.setprofile(count)
    try:
        desk.page.drafting.edit("block.read_ahead", 1024, continuing=False)
    finally:
        sys.setprofile(None)
    assert desk.editor("block.read_ahead").spin.value() == 1024
    assert calls.total() <= CALLS, "\n".join(f"{n} {k[-60:]}" for k, n in calls.most_common(22))
    assert sum(number for name, number in calls.items() if name.endswith("SettingRow.show_view")) <= 3
