"""Tests of the window leave nothing to each other, in whatever order they run."""

from __future__ import annotations

import pytest
from PyQt6.QtGui import QGuiApplication
from PyQt6.QtWidgets import QApplication

from disktune_gui.desktop.preferences import Preferences
from disktune_gui.theming import theme
from disktune_gui.theming.theme import Theme


@pytest.mark.slow
@pytest.mark.parametrize("turn", ["first", "second"])
def test_what_one_has_chosen_the_next_does_not_find(qapp: QApplication, turn: str) -> None:
    clipboard = QGuiApplication.clipboard()
    assert clipboard is not None
    assert (theme.is_dark(), Preferences().theme, clipboard.text()) == (False, Theme.SYSTEM, "")
    assert qapp.font().family() != "Open Sans"
    Preferences().theme = Theme.DARK
    clipboard.setText("copied")
    font = qapp.font()
    font.setFamily("Open Sans")
    qapp.setFont(font)
    assert theme.is_dark()
