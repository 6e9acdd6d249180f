"""The application without its window: says its colours, and whether anything may move, after each change."""

from __future__ import annotations

import sys

from PyQt6.QtCore import QEvent, QObject
from PyQt6.QtGui import QPalette
from PyQt6.QtWidgets import QWidget

from disktune_gui import app
from disktune_gui.desktop import colour_scheme
from disktune_gui.theming import style, theme
from disktune_gui.theming.theme import Theme
from tests.amounts import PATIENCE_S


class Seen(QWidget):
    """Takes the place of a page."""

    def tell(self) -> None:
        """Say what the page would be drawn in."""
        colours = [theme.chart_background(), self.palette().color(QPalette.ColorRole.Window).name()]
        print("dark" if theme.is_dark(self.palette()) else "light", *colours, flush=True)

    def changeEvent(self, event: QEvent | None) -> None:
        super().changeEvent(event)
        if event is not None and event.type() == QEvent.Type.PaletteChange:
            self.tell()


class Motion(QObject):
    """Takes the place of a bar that moves."""

    still = False

    def eventFilter(self, _watched: QObject | None, event: QEvent | None) -> bool:
        changed = event is not None and event.type() == QEvent.Type.DynamicPropertyChange
        if changed and style.is_still() is not self.still:
            self.still = style.is_still()
            print("still" if self.still else "moves", flush=True)
        return False


if __name__ == "__main__":
    application, preferences = app.make_application()
    preferences.theme = Theme(sys.argv[1])
    moves = Motion()
    application.installEventFilter(moves)
    # Whether the portal is asked before the first window is what counts here, not how soon it answers.
    colour_scheme._PATIENCE_MS = round(PATIENCE_S * 1000)
    colour_scheme.follow(application, preferences)
    seen = Seen()
    seen.tell()
    sys.exit(application.exec())
