"""The words below both ends of a scale give way before the scale does."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest
from PyQt6.QtCore import Qt
from pytestqt.qtbot import QtBot

from disktune_contract.catalog import BY_ID
from disktune_gui.controls.labels import ScaleEnds
from disktune_gui.editing.editors import RangeEditor

LONG = "Kopiergeschwindigkeit"
Make = Callable[[str, str, int], ScaleEnds]


@pytest.fixture
def ends(qtbot: QtBot) -> Make:
    def make(less: str, more: str, width: int) -> ScaleEnds:
        made = ScaleEnds(less, more)
        qtbot.addWidget(made)
        width = width or made.sizeHint().width()
        made.resize(width, made.heightForWidth(width))
        made.show()
        return made

    return make


def test_with_room_both_stand_on_one_line(ends: Make) -> None:
    shown = ends("quiet", LONG, 0)
    assert shown.less.y() == shown.more.y() == 0
    assert shown.less.geometry().right() < shown.more.x()
    assert shown.more.geometry().right() == shown.rect().right()


def test_without_room_for_both_they_stand_one_below_the_other(ends: Make) -> None:
    wide = ends("quiet", LONG, 0)
    narrow = ends("quiet", LONG, wide.width() - 1)
    assert narrow.more.y() >= narrow.less.height() > 0
    assert narrow.height() > wide.height()
    assert [end.shown() for end in (narrow.less, narrow.more)] == ["quiet", LONG]
    assert narrow.more.toolTip() == ""


def test_a_word_longer_than_the_scale_ends_in_an_ellipsis_and_the_tip_says_it(ends: Make) -> None:
    shown = ends("quiet", f"{LONG} und mehr", 60)
    label = shown.more
    word, _, rest = label.shown().partition(" ")
    assert word.endswith("…")
    assert LONG.startswith(word[:-1])
    assert rest == "und mehr"
    assert label.toolTip() == label.text()


def test_from_right_to_left_they_change_sides(ends: Make) -> None:
    shown = ends("quiet", "fast", 400)
    shown.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
    assert shown.more.x() == 0
    assert shown.less.geometry().right() == shown.rect().right()


def test_a_long_word_makes_no_editor_wider(qtbot: QtBot) -> None:
    setting = next(one for one in BY_ID.values() if one.less and one.more)
    short, long = (RangeEditor(replace(setting, less=words, more=words)) for words in ("a", LONG))
    for editor in (short, long):
        qtbot.addWidget(editor)
    assert long.minimumSizeHint().width() == short.minimumSizeHint().width()
