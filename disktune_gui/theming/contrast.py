"""Words that can be read on what lies behind them: contrast by WCAG 2.1, and colours moved until they have it.

Desktops hand over palettes that fall short. Qt 6.4 leaves secondary text half-transparent black in KDE's dark
themes (contrast 1.15 to 1.32), Qt 6.11 gives GTK's dark ones none at all, and 2.80 in Xfce's Greybird.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from PyQt6.QtGui import QColor, QPalette

FLOOR = 4.5
"""The least contrast of words to what is behind them (WCAG 2.1, 1.4.3)."""
_STEPS = 32
_FADED = 0.62
"""How much of the words' colour is in that of less important ones, where the desktop gives no legible one."""

_Role = QPalette.ColorRole
_GROUNDS = (_Role.Window, _Role.Base, _Role.AlternateBase, _Role.Midlight)
"""What lies behind words of the page; the last is a row under the mouse."""
_ON_THE_PAGE = (_Role.WindowText, _Role.Text, _Role.Link, _Role.LinkVisited)
_ELSEWHERE = (
    (_Role.ButtonText, _Role.Button),
    (_Role.ToolTipText, _Role.ToolTipBase),
    # White on the desktop's own blue is how a selection looks: the blue gives way.
    (_Role.Highlight, _Role.HighlightedText),
)
"""What has to be told from what. It is the first that moves."""


def ratio(above: QColor, below: QColor) -> float:
    """Return the contrast (1 to 21) of *above*, which may be transparent, where it lies over *below*."""
    one, other = _luminance(mixed(above, below, above.alphaF())), _luminance(below)
    return (max(one, other) + 0.05) / (min(one, other) + 0.05)


def mixed(above: QColor, below: QColor, share: float) -> QColor:
    """Return the opaque colour between two; *share* (0 to 1) of it is *above*."""
    pairs = zip(_parts(above), _parts(below), strict=True)
    return QColor(*(round(top * share + under * (1 - share)) for top, under in pairs))


def legible(wanted: QColor, grounds: Iterable[QColor], *, tint: float = 0.0) -> QColor | None:
    """Return *wanted*, moved towards black or white as far as *grounds* need it; None if no colour fits them all.

    *tint* is how much of the colour itself, too, may lie over the first of them.
    """
    behind = tuple(ground.rgb() for ground in grounds)
    found = _legible(wanted.rgba(), behind, tint) if wanted.isValid() else None
    return None if found is None else QColor.fromRgba(found)


def grounds(palette: QPalette) -> tuple[QColor, ...]:
    """Return what lies behind words of the page; the window first."""
    return tuple(palette.color(role) for role in _GROUNDS)


def secondary_on(palette: QPalette, *more: QColor) -> QColor | None:
    """Return the colour of less important words on all grounds of a palette and on *more*; None if there is none.

    The desktop's own is taken where it can be read.
    """
    behind = (*grounds(palette), *more)
    given = palette.color(_Role.PlaceholderText)
    if given.isValid() and all(ratio(given, ground) >= FLOOR for ground in behind):
        return given
    return legible(mixed(palette.color(_Role.Text), behind[0], _FADED), behind)


def repaired(given: QPalette, *more: QColor) -> QPalette | None:
    """Return the colours that *given* needs to be legible, and no others; None if it cannot be made so.

    *more* is what else lies behind words of the page. It fails where light and dark grounds share one colour of
    words.
    """
    repair = QPalette()
    page = (*grounds(given), *more)
    behind_words = [*((role, page) for role in _ON_THE_PAGE)]
    behind_words += [(role, (given.color(ground),)) for role, ground in _ELSEWHERE]
    for role, behind in behind_words:
        colour = given.color(role)
        found = legible(colour, behind)
        if found is None:
            return None
        _change(repair, role, colour, found)
    faint = secondary_on(given, *more)
    if faint is None:
        return None
    _change(repair, _Role.PlaceholderText, given.color(_Role.PlaceholderText), faint)
    return repair


def _change(repair: QPalette, role: QPalette.ColorRole, colour: QColor, found: QColor) -> None:
    if found == colour:
        return
    for group in (QPalette.ColorGroup.Active, QPalette.ColorGroup.Inactive):
        repair.setColor(group, role, found)
    if role is _Role.PlaceholderText:
        repair.setColor(QPalette.ColorGroup.Disabled, role, found)


@lru_cache(maxsize=256)
def _legible(wanted: int, behind: tuple[int, ...], tint: float) -> int | None:
    colour, below = QColor.fromRgba(wanted), [QColor.fromRgb(ground) for ground in behind]
    if colour.alpha() == 255 and _fits(colour, below, tint):
        return wanted
    opaque = mixed(colour, below[0], colour.alphaF())
    for step in range(_STEPS + 1):
        for end in ("black", "white"):
            moved = mixed(QColor(end), opaque, step / _STEPS)
            if _fits(moved, below, tint):
                return int(moved.rgba())
    return None


def _fits(colour: QColor, below: list[QColor], tint: float) -> bool:
    grounds = [*below, mixed(colour, below[0], tint)] if tint else below
    return all(ratio(colour, ground) >= FLOOR for ground in grounds)


def _parts(colour: QColor) -> tuple[int, int, int]:
    return colour.red(), colour.green(), colour.blue()


def _luminance(colour: QColor) -> float:
    red, green, blue = (
        part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4
        for part in (value / 255 for value in _parts(colour))
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
