"""A label that says in colour, too, how its words are meant."""

from __future__ import annotations

from PyQt6.QtCore import QEvent
from PyQt6.QtGui import QColor, QPalette

from disktune_gui.text.plain import PlainLabel
from disktune_gui.theming import theme


class ToneLabel(PlainLabel):
    """A label whose colour says how it is meant; the words say it as well."""

    _setting = True
    """While a colour is being set, which changes the palette as well; and before the first one is."""

    def __init__(self, text: str = "", tone: str = "") -> None:
        super().__init__(text)
        self._tone = ""
        self.set_tone(tone)

    def set_tone(self, tone: str) -> None:
        """Take the colour of ``good``, ``caution``, ``danger``, ``info`` or ``faint`` text; empty is normal."""
        self._tone, self._setting = tone, True
        self.setForegroundRole(
            QPalette.ColorRole.PlaceholderText if tone == "faint" else QPalette.ColorRole.WindowText
        )
        # The application's colours, not this label's: those are what this sets.
        palette = QPalette()
        if tone not in ("", "faint"):
            palette.setColor(QPalette.ColorRole.WindowText, QColor(theme.meaning(tone)))
        self.setPalette(palette)
        self._setting = False

    def changeEvent(self, event: QEvent | None) -> None:
        """Follow the application from light to dark."""
        super().changeEvent(event)
        # Only windows hear that the application's palette changed; what is in them hears of its own.
        if event is not None and event.type() == QEvent.Type.PaletteChange and not self._setting:
            self.set_tone(self._tone)
