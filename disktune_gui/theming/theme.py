"""Colours: light, dark, or as the desktop has them; colours for charts that work in both; the program's icon.

Qt 6.4 does not report whether the desktop is dark, and later versions do not always act on it: the desktop is
asked (`desktop_scheme`), and where it does not answer, the lightness of its palette decides. What a palette
lacks in contrast is corrected, so that text can be read whatever the theme.
"""

from __future__ import annotations

from enum import StrEnum
from typing import NamedTuple

from PyQt6.QtCore import QFile
from PyQt6.QtGui import QColor, QFont, QIcon, QPainter, QPalette
from PyQt6.QtWidgets import QApplication, QWidget

from disktune_gui.theming.colours import (
    FLOOR,
    accent,
    button,
    card,
    edge,
    field_edge,
    grounds,
    hovered,
    is_bare,
    legible,
    line,
    mixed,
    ratio,
    repaired,
    secondary_on,
    selected,
    selection,
    side,
    tinted,
    track,
    usual,
)
from disktune_gui.theming.colours import (
    dark as is_dark_palette,
)
from disktune_gui.theming.style import RoomyStyle

__all__ = [
    "FLOOR",
    "accent",
    "button",
    "card",
    "edge",
    "field_edge",
    "grounds",
    "hovered",
    "is_bare",
    "legible",
    "line",
    "mixed",
    "ratio",
    "selected",
    "selection",
    "side",
    "tinted",
    "track",
    "usual",
]
"""What other rooms need of `colours`."""

# -- the program's icon, from its files --------------------------------------------------------------------

APPLICATION = "org.disktune.DiskTune"
"""The desktop's id of the program."""
_CHECKOUT = f"{__file__.rpartition('/disktune_gui/')[0]}/icons"


def application_icon() -> QIcon:
    """Return the program's icon: the desktop's, else the source tree's; empty where neither can be read.

    SVG needs Qt's plugin (Debian: libqt6svg6), which may be missing; a window without an icon still works.
    """
    icon = QIcon.fromTheme(APPLICATION)
    if icon.isNull():
        # A chosen theme that is not installed has no fallback; programs install their icons in this one.
        QIcon.setFallbackThemeName("hicolor")
        icon = QIcon.fromTheme(APPLICATION)
    if icon.isNull():
        drawing = f"{_CHECKOUT}/hicolor/scalable/apps/{APPLICATION}.svg"
        icon = QIcon(drawing) if QFile.exists(drawing) else QIcon()
    return icon


# -- the palettes and the colours of charts ----------------------------------------------------------------

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
    "PlaceholderText": ("#5d646d", "#a4abb4"),
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
"""The same for disabled text."""

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

_DASHES: tuple[tuple[float, ...], ...] = (
    (),
    (6, 4),
    (1.5, 3),
    (10, 3, 2, 3),
    (16, 5),
    (10, 3, 2, 3, 2, 3),
    (16, 4, 5, 4),
    (3, 3),
    (2, 2, 2, 8),
    (6, 3, 6, 3, 2, 3),
    (2, 2, 2, 2, 2, 8),
    (18, 3, 2, 3, 2, 3, 2, 3),
)
"""Strokes and gaps in turn, in pixels, which distinguish lines without colours. None: solid."""

_MARKERS = ("o", "s", "t1", "d", "t", "x")
"""The shape of an isolated point, by the names of pyqtgraph."""

KEPT = "scheme"
"""The preference with the desktop's last scheme."""
_SCHEME = "disktune-scheme"
"""The application's property that contains a `Scheme`."""

TINT = 28 / 255
"""How much of a meaning's colour covers the window behind badges and strips, at most."""

_QT_DEFAULTS = frozenset({"#efefef", "#f0f0f0"})
"""Window colours of Qt's own palette, where no desktop set one."""


class Theme(StrEnum):
    """The user's choice."""

    SYSTEM = "system"
    LIGHT = "light"
    DARK = "dark"


class Scheme(StrEnum):
    """The desktop's preference."""

    UNKNOWN = ""
    LIGHT = "light"
    DARK = "dark"


class Series(NamedTuple):
    """The style of one line of a chart."""

    colour: str
    dashes: tuple[float, ...]
    """Strokes and gaps in turn, in pixels; solid without."""
    marker: str
    """The shape of its points: circle ``o``, square ``s``, triangles ``t1`` and ``t``, diamond ``d``, ``x``."""


def is_dark(palette: QPalette | None = None) -> bool:
    """Return whether *palette*, by default the application's, is a dark one."""
    return is_dark_palette(palette or QApplication.palette())


def series(index: int, *, dark: bool | None = None) -> Series:
    """Return the style of line *index* (from 0): six colours in turn, with other strokes at each repetition.

    Of twelve lines no two have the same strokes, and of the first six no two the same colour or marker.
    """
    light_and_dark = _SERIES[index % len(_SERIES)]
    return Series(_pick(light_and_dark, dark), _DASHES[index % len(_DASHES)], _MARKERS[index % len(_MARKERS)])


def chart_background(*, dark: bool | None = None) -> str:
    """Return the colour behind charts."""
    return _pick(_ROLES["Base"], dark)


def chart_foreground(*, dark: bool | None = None) -> str:
    """Return the colour of axes and their labels."""
    return _pick(_ROLES["PlaceholderText"], dark)


def meaning(name: str, *, dark: bool | None = None) -> str:
    """Return the text colour for ``good``, ``caution``, ``danger`` or ``info``; colour is never the only sign.

    It is legible on all grounds of the palette in force; if *dark* is given, on those of the program's own.
    """
    own = _pick(_MEANINGS[name], dark)
    if dark is not None:
        return own
    palette = QApplication.palette()
    found = legible(QColor(own), grounds(palette), tint=TINT)
    return own if found is None else found.name()


def secondary(palette: QPalette) -> QColor:
    """Return the colour of secondary text: legible on all of *palette*'s grounds, but weaker than the rest."""
    key = palette.cacheKey()
    if key not in _SECONDARY:
        # Each row and caption asks for it whenever it is painted; of palettes there are a few at a time.
        if len(_SECONDARY) > _PALETTES:
            _SECONDARY.clear()
        found = secondary_on(palette, *_more_grounds(palette))
        _SECONDARY[key] = palette.color(QPalette.ColorRole.Text) if found is None else found
    return _SECONDARY[key]


_SECONDARY: dict[int, QColor] = {}
"""By the key of the palette, which is another one for each change of it."""
_PALETTES = 32


def paint_sidebar(painter: QPainter, widget: QWidget) -> None:
    """Separate the list of drives from the page by a shade and a line."""
    area, palette = widget.rect(), widget.palette()
    painter.fillRect(area, side(palette))
    painter.setPen(line(palette))
    painter.drawLine(area.topRight(), area.bottomRight())


def paint_strip(painter: QPainter, widget: QWidget) -> None:
    """Separate the strip at the bottom from what is above it."""
    area, palette = widget.rect(), widget.palette()
    painter.fillRect(area, side(palette))
    painter.setPen(line(palette))
    painter.drawLine(area.topLeft(), area.topRight())


def scaled(font: QFont, factor: float, *, bold: bool = False) -> QFont:
    """Return *font* in another size, semi-bold if *bold*; a font that was set in pixels has no size in points."""
    changed = QFont(font)
    if font.pointSizeF() > 0:
        changed.setPointSizeF(font.pointSizeF() * factor)
    else:
        changed.setPixelSize(max(1, round(font.pixelSize() * factor)))
    changed.setWeight(QFont.Weight.DemiBold if bold else QFont.Weight.Normal)
    return changed


def begin(application: QApplication, kept: str) -> None:
    """Assume the desktop's last preference, until it is asked."""
    application.setProperty(_SCHEME, kept if kept in set(Scheme) else "")


def tell(application: QApplication, scheme: Scheme) -> bool:
    """Keep what the desktop itself prefers; return whether that has changed."""
    news = _told(application) is not scheme
    application.setProperty(_SCHEME, scheme.value)
    return news


def apply(application: QApplication, theme: Theme) -> None:
    """Apply *theme*, at the start and whenever it changes; widgets get a palette change event."""
    if not isinstance(application.style(), RoomyStyle):
        application.setStyle(RoomyStyle())
    if theme is Theme.SYSTEM:
        application.setPalette(QPalette())
        application.setPalette(as_the_desktop(application.palette(), _preferred(application)))
    else:
        application.setPalette(palette_of(theme))


def as_the_desktop(given: QPalette, scheme: Scheme) -> QPalette:
    """Return what to apply to *given*, the desktop's palette: repairs of it, or a palette of the program's own."""
    bare = given.color(QPalette.ColorRole.Window).name() in _QT_DEFAULTS
    dark = scheme is Scheme.DARK if bare or scheme is not Scheme.UNKNOWN else is_dark(given)
    if not bare and dark == is_dark(given):
        repair = repaired(given, *_more_grounds(given))
        if repair is not None:
            return repair
    return palette_of(Theme.DARK if dark else Theme.LIGHT)


def palette_of(theme: Theme) -> QPalette:
    """Return the program's own palette for LIGHT or DARK."""
    dark = theme is Theme.DARK
    palette = QPalette()
    for name, colours in _ROLES.items():
        palette.setColor(QPalette.ColorRole[name], QColor(colours[dark]))
    for name, colours in _FADED.items():
        palette.setColor(QPalette.ColorGroup.Disabled, QPalette.ColorRole[name], QColor(colours[dark]))
    return palette


def _told(application: QApplication) -> Scheme:
    return Scheme(application.property(_SCHEME) or "")


def _preferred(application: QApplication) -> Scheme:
    """Return what the desktop prefers: its own report, else that Qt 6.5 or later calls it dark."""
    scheme = getattr(application.styleHints(), "colorScheme", None)
    by_qt = Scheme.DARK if scheme is not None and scheme().name == "Dark" else Scheme.UNKNOWN
    return _told(application) or by_qt


def _more_grounds(palette: QPalette) -> tuple[QColor, ...]:
    """Return the backgrounds of text besides those of the palette: tinted strips."""
    dark, window = is_dark(palette), palette.color(QPalette.ColorRole.Window)
    tones = (QColor(_pick(colours, dark)) for colours in _MEANINGS.values())
    return tuple(mixed(tone, window, TINT) for tone in tones)


def _pick(light_and_dark: tuple[str, str], dark: bool | None) -> str:
    return light_and_dark[is_dark() if dark is None else dark]
