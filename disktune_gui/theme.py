"""Colours: light, dark, or as the desktop has them; and colours for charts that work in both.

Qt 6.4 does not say whether the desktop is dark, and later versions do not always act on it; the lightness of the
palette in force is what can be relied on everywhere.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from PyQt6.QtGui import QColor, QFont, QPalette
from PyQt6.QtWidgets import QApplication

from disktune_gui.style import Roomy

_ROLES = {
    "Window": ("#f5f6f8", "#202226"),
    "WindowText": ("#1c2025", "#e7e9ec"),
    "Base": ("#ffffff", "#17191c"),
    "AlternateBase": ("#f3f5f7", "#1d1f23"),
    "Text": ("#1c2025", "#e7e9ec"),
    "Button": ("#eceef1", "#2c2f35"),
    "ButtonText": ("#1c2025", "#e7e9ec"),
    "BrightText": ("#b3261e", "#ff8a80"),
    "ToolTipBase": ("#ffffff", "#2c2f35"),
    "ToolTipText": ("#1c2025", "#e7e9ec"),
    "PlaceholderText": ("#5d646d", "#9aa1ab"),
    "Highlight": ("#2563b8", "#3574cc"),
    "HighlightedText": ("#ffffff", "#ffffff"),
    "Link": ("#1d5bb0", "#7fb2ff"),
    "LinkVisited": ("#6b4fa0", "#b9a3ea"),
    "Light": ("#ffffff", "#3a3e45"),
    "Midlight": ("#e4e7eb", "#33363c"),
    "Mid": ("#c3c8ce", "#44484f"),
    "Dark": ("#9aa1a9", "#121316"),
    "Shadow": ("#6d747c", "#000000"),
}
"""Each palette role, light and dark. Text on its background has a contrast of at least 4.5 (WCAG 2.1, 1.4.3)."""

_FADED = dict.fromkeys(("WindowText", "Text", "ButtonText"), ("#8b929a", "#70767f"))
"""The same for what is disabled."""

_MEANINGS = {
    "good": ("#16703b", "#5fd08d"),
    "caution": ("#8a5a00", "#f0b64d"),
    "danger": ("#b3261e", "#ff8a80"),
    "info": ("#1d5bb0", "#7fb2ff"),
}

_SERIES = (
    ("#0069a8", "#5aaef0"),  # blue: reading, where there are two
    ("#c95600", "#f2914a"),  # orange: writing
    ("#00805d", "#35c79d"),  # green
    ("#a8447f", "#e694c6"),  # purple
    ("#8a6d00", "#dcc64e"),  # ochre
    ("#50565e", "#c4c9d0"),  # grey
)
"""After Okabe and Ito's palette for colour-blind readers, each shade moved until it has a contrast of at least 3
to its chart's background (WCAG 2.1, 1.4.11); light and dark."""

_QT_DEFAULTS = frozenset({"#efefef", "#f0f0f0"})
"""Window colours that Qt's own palette has where no desktop gave it one."""


class Theme(StrEnum):
    """What the user asked for."""

    SYSTEM = "system"
    LIGHT = "light"
    DARK = "dark"


@dataclass(frozen=True)
class Series:
    """How one line of a chart is drawn."""

    colour: str
    dashed: bool


def is_dark(palette: QPalette | None = None) -> bool:
    """Return whether *palette*, by default the application's, is a dark one."""
    return (palette or QApplication.palette()).color(QPalette.ColorRole.Window).lightness() < 128


def series(index: int, *, dark: bool | None = None) -> Series:
    """Return the style of line *index* (from 0): six colours solid, the same six dashed, and over again."""
    light_and_dark = _SERIES[index % len(_SERIES)]
    return Series(_pick(light_and_dark, dark), dashed=index // len(_SERIES) % 2 == 1)


def chart_background(*, dark: bool | None = None) -> str:
    """Return the colour behind charts."""
    return _pick(_ROLES["Base"], dark)


def chart_foreground(*, dark: bool | None = None) -> str:
    """Return the colour of axes and their labels."""
    return _pick(_ROLES["PlaceholderText"], dark)


def meaning(name: str, *, dark: bool | None = None) -> str:
    """Return the text colour for ``good``, ``caution``, ``danger`` or ``info``; never the only sign of it."""
    return _pick(_MEANINGS[name], dark)


def secondary(palette: QPalette) -> QColor:
    """Return the colour of less important text: legible, yet clearly behind the rest."""
    return palette.color(QPalette.ColorRole.PlaceholderText)


def line(palette: QPalette) -> QColor:
    """Return the colour of thin separators."""
    return palette.color(QPalette.ColorRole.Mid)


def scaled(font: QFont, factor: float, *, bold: bool = False) -> QFont:
    """Return *font* in another size; a font that was set in pixels has no size in points."""
    changed = QFont(font)
    if font.pointSizeF() > 0:
        changed.setPointSizeF(font.pointSizeF() * factor)
    else:
        changed.setPixelSize(max(1, round(font.pixelSize() * factor)))
    changed.setBold(bold)
    return changed


def apply(application: QApplication, theme: Theme) -> None:
    """Put *theme* in force, at the start and whenever it changes; widgets get a palette change event."""
    if not isinstance(application.style(), Roomy):
        application.setStyle(Roomy(is_dark))
    if theme is Theme.SYSTEM:
        application.setPalette(QPalette())
        given = application.palette()
        if given.color(QPalette.ColorRole.Window).name() not in _QT_DEFAULTS and not _asks_for_dark(application):
            return
        theme = Theme.DARK if _asks_for_dark(application) else Theme.LIGHT
    application.setPalette(palette_of(theme))


def palette_of(theme: Theme) -> QPalette:
    """Return the program's own palette for LIGHT or DARK."""
    dark = theme is Theme.DARK
    palette = QPalette()
    for name, colours in _ROLES.items():
        palette.setColor(QPalette.ColorRole[name], QColor(colours[dark]))
    for name, colours in _FADED.items():
        palette.setColor(QPalette.ColorGroup.Disabled, QPalette.ColorRole[name], QColor(colours[dark]))
    return palette


def _asks_for_dark(application: QApplication) -> bool:
    """Return whether the desktop prefers dark and Qt (6.5 and later) knows it, though its palette stays light."""
    hints = application.styleHints()
    scheme = getattr(hints, "colorScheme", None)
    return scheme is not None and scheme().name == "Dark" and not is_dark(application.palette())


def _pick(light_and_dark: tuple[str, str], dark: bool | None) -> str:
    return light_and_dark[is_dark() if dark is None else dark]
