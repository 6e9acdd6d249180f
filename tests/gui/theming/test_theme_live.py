"""A window that is open when the theme changes keeps nothing of the old one: no ground, word, tone or line."""

from __future__ import annotations

from collections import Counter

import pytest
from PyQt6.QtGui import QImage, QPalette
from pytestqt.qtbot import QtBot

from disktune_gui.client.session import Session
from disktune_gui.desktop.preferences import Preferences
from disktune_gui.mainwindow.tabs import Tab
from disktune_gui.mainwindow.window import MainWindow
from disktune_gui.theming import theme
from disktune_gui.theming.theme import Theme
from tests.gui.support import opened, services_of

LOOK_MS = 250
SEEN = 60
"""Pixels of a colour that are no coincidence of smoothed edges."""


def own(which: Theme) -> set[str]:
    """Return the colours of a theme that the other has not."""

    def all_of(which: Theme) -> set[str]:
        palette, dark = theme.palette_of(which), which is Theme.DARK
        grounds = ("Window", "Base", "AlternateBase", "Button", "WindowText", "Text", "PlaceholderText", "Link")
        found = {palette.color(QPalette.ColorRole[role]).name() for role in grounds}
        found |= {theme.meaning(tone, dark=dark) for tone in ("good", "caution", "danger", "info")}
        found |= {theme.series(index, dark=dark).colour for index in range(6)}
        # Words on a selection are white in both.
        return found - {"#ffffff"}

    return all_of(which) - all_of(Theme.LIGHT if which is Theme.DARK else Theme.DARK)


def colours(picture: QImage) -> Counter[str]:
    """Return how many pixels have each colour."""
    image = picture.convertToFormat(QImage.Format.Format_RGB32)
    bits = image.constBits()
    assert bits is not None
    pixels = memoryview(bits.asstring(image.sizeInBytes())).cast("I")
    return Counter({f"#{value & 0xFFFFFF:06x}": count for value, count in Counter(pixels).items()})


@pytest.mark.slow
def test_nothing_keeps_the_colours_of_the_theme_before(qtbot: QtBot, demo_session: Session) -> None:
    Preferences().use_theme(Theme.LIGHT)
    window = opened(qtbot, MainWindow(services_of(demo_session)))
    for name, tabs in (("sda", list(Tab)), ("md0", [Tab.OVERVIEW]), ("", list(Tab))):
        window.panel.choose(name)
        for tab in (tab for tab in tabs if window.tabs.offers(tab)):
            window.tabs.setCurrentIndex(tab)
            qtbot.wait(LOOK_MS)
            usual = colours(window.grab().toImage())
            for now, before in ((Theme.DARK, Theme.LIGHT), (Theme.LIGHT, Theme.DARK)):
                window.services.preferences.use_theme(now)
                qtbot.wait(LOOK_MS)
                seen = colours(window.grab().toImage())
                # Shades of light buttons are also shades of the dark theme's words.
                chance = usual if now is Theme.LIGHT else Counter[str]()
                kept = {colour: seen[colour] for colour in own(before) if seen[colour] > chance[colour] + SEEN}
                assert not kept, (tab, name, now)
    window.close()
