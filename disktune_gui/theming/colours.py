"""Colours that follow from a palette: the parts of the window, and text that is legible on them.

Contrast is that of WCAG 2.1: 4.5 for text (1.4.3), 3 for controls (1.4.11). Some desktops' palettes fall short.
Qt 6.4 leaves secondary text half-transparent black in KDE's dark themes (contrast 1.15 to 1.32), Qt 6.11 gives
GTK's dark ones none at all, and 2.80 in Xfce's Greybird.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from PyQt6.QtGui import QColor, QPalette

FLOOR = 4.5
"""The least contrast of text to its background."""
CONTROL = 3.0
"""The least contrast of what a control cannot be recognised without."""
_STEPS, _ROUNDS = 32, 4
_CONTRAST_FADED = 0.62
"""Share of the text colour in that of secondary text, where the desktop's is not legible."""
BLACK, WHITE = 16, 250
"""Lightness, of 255, of the windows of high contrast, which have no shades: below, and above with black text."""

_Role = QPalette.ColorRole
_GROUNDS = (_Role.Window, _Role.Base, _Role.AlternateBase, _Role.Midlight)
"""Backgrounds of text on the page; the last is a row under the mouse."""
_ON_THE_PAGE = (_Role.WindowText, _Role.Text, _Role.Link, _Role.LinkVisited)
_ELSEWHERE = (
    (_Role.ToolTipText, _Role.ToolTipBase),
    # White on the desktop's own blue is the usual selection: the blue is changed.
    (_Role.Highlight, _Role.HighlightedText),
)
"""Pairs of colours that must contrast. The first of each pair is changed."""


# -- the parts of the window, by their names in the design -------------------------------------------------


def dark(palette: QPalette) -> bool:
    """Return whether a palette is a dark one."""
    return palette.color(_Role.Window).lightness() < 128


def is_bare(palette: QPalette) -> bool:
    """Return whether a palette has high contrast: what is a shade elsewhere is a line there."""
    window, text = palette.color(_Role.Window).lightness(), palette.color(_Role.WindowText).lightness()
    return window < BLACK or (window > WHITE and text < BLACK)


def card(palette: QPalette) -> QColor:
    """Return the ground of cards."""
    return _raised(palette, 0.05) if dark(palette) else palette.color(_Role.Base)


def button(palette: QPalette) -> QColor:
    """Return the ground of buttons."""
    return _on_card(palette, 0.06) if dark(palette) else palette.color(_Role.Base)


def side(palette: QPalette) -> QColor:
    """Return the ground of the sidebar and of the strip at the bottom."""
    return palette.color(_Role.Window).darker(112 if dark(palette) else 103)


def line(palette: QPalette) -> QColor:
    """Return the colour of lines between rows, and of the edges of cards."""
    return palette.color(_Role.WindowText) if is_bare(palette) else _on_card(palette, 0.12)


def edge(palette: QPalette) -> QColor:
    """Return the colour of the edges of buttons."""
    return palette.color(_Role.WindowText) if is_bare(palette) else _on_card(palette, 0.22)


def field_edge(palette: QPalette) -> QColor:
    """Return the colour of the edges of fields and check boxes."""
    found = legible(_on_card(palette, 0.5), (card(palette),), floor=CONTROL)
    return palette.color(_Role.WindowText) if found is None or is_bare(palette) else found


def accent(palette: QPalette) -> QColor:
    """Return the colour of bars, of the selected tab's line and of the focus."""
    given = palette.color(_Role.Highlight)
    wanted = mixed(palette.color(_Role.WindowText), given, 0.35) if dark(palette) else given
    found = legible(wanted, (card(palette), track(palette)), floor=CONTROL)
    return palette.color(_Role.WindowText) if found is None else found


def track(palette: QPalette) -> QColor:
    """Return the ground of bars and gauges."""
    return _on_card(palette, 0.14)


def usual(palette: QPalette) -> QColor:
    """Return the colour of the usual range in gauges, and of what is filled but does not count now."""
    return _on_card(palette, 0.38)


def selection(palette: QPalette) -> QColor:
    """Return the ground of what is selected; `selected` is the colour of text on it."""
    if is_bare(palette):
        return palette.color(_Role.Highlight)
    return mixed(palette.color(_Role.Highlight), card(palette), 0.24 if dark(palette) else 0.18)


def selected(palette: QPalette, role: QPalette.ColorRole = _Role.WindowText) -> QColor:
    """Return the colour of text of *role* on what is selected: its own, if it is legible there."""
    if is_bare(palette):
        return palette.color(_Role.HighlightedText)
    found = legible(palette.color(role), (selection(palette),))
    return palette.color(_Role.Text) if found is None else found


def hovered(palette: QPalette) -> QColor:
    """Return the ground of a row or a button under the pointer."""
    return _on_card(palette, 0.04)


def stripe(palette: QPalette) -> QColor:
    """Return what shades alternate rows of a table, on any ground."""
    shade = palette.color(_Role.WindowText)
    shade.setAlphaF(0.04)
    return shade


def tinted(palette: QPalette, tone: QColor) -> QColor:
    """Return the ground of a badge with text in *tone*."""
    return mixed(tone, card(palette), 0.08 if dark(palette) else 0.11)


def _raised(palette: QPalette, share: float) -> QColor:
    return mixed(palette.color(_Role.WindowText), palette.color(_Role.Window), share)


def _on_card(palette: QPalette, share: float) -> QColor:
    return mixed(palette.color(_Role.WindowText), card(palette), share)


# -- text that is legible on its background ----------------------------------------------------------------


def ratio(above: QColor, below: QColor) -> float:
    """Return the contrast (1 to 21) of *above*, which may be transparent, over *below*."""
    one, other = _luminance(mixed(above, below, above.alphaF())), _luminance(below)
    return (max(one, other) + 0.05) / (min(one, other) + 0.05)


def mixed(above: QColor, below: QColor, share: float) -> QColor:
    """Return the opaque colour between two; *share* (0 to 1) of it is *above*."""
    pairs = zip(_parts(above), _parts(below), strict=True)
    return QColor(*(round(top * share + under * (1 - share)) for top, under in pairs))


def legible(
    wanted: QColor, grounds: Iterable[QColor], *, tint: float = 0.0, floor: float = FLOOR
) -> QColor | None:
    """Return *wanted*, moved towards black or white as far as *grounds* need it; None if no colour fits them all.

    *tint* is how much of the colour itself, too, may cover the first two of them.
    """
    behind = tuple(ground.rgb() for ground in grounds)
    found = _legible(wanted.rgba(), behind, tint, floor) if wanted.isValid() else None
    return None if found is None else QColor.fromRgba(found)


def grounds(palette: QPalette) -> tuple[QColor, ...]:
    """Return the backgrounds of text on the page; the window and cards first."""
    window, *others = (palette.color(role) for role in _GROUNDS)
    return (window, card(palette), *others, side(palette), hovered(palette))


def secondary_on(palette: QPalette, *more: QColor) -> QColor | None:
    """Return the colour of secondary text on all grounds of a palette and on *more*; None if there is none.

    The desktop's own is used where it is legible.
    """
    behind = (*grounds(palette), *more)
    given = palette.color(_Role.PlaceholderText)
    if given.isValid() and all(ratio(given, ground) >= FLOOR for ground in behind):
        return given
    return legible(mixed(palette.color(_Role.Text), behind[0], _CONTRAST_FADED), behind)


def repaired(given: QPalette, *more: QColor) -> QPalette | None:
    """Return the colours that *given* lacks to be legible, and no others; None if it cannot be made so.

    *more* are further backgrounds of text on the page. It fails where light and dark grounds share one text
    colour.
    """
    repair = QPalette()
    for _ in range(_ROUNDS):
        # Of the parts of the window, many are mixed from colours that are changed.
        before = repair.resolve(given)
        if not _repair(repair, before, more):
            return None
        if repair.resolve(given) == before:
            return repair
    return None


def _repair(repair: QPalette, given: QPalette, more: tuple[QColor, ...]) -> bool:
    """Add to *repair* what *given* lacks; return whether that is possible."""
    page = (*grounds(given), *more)
    behind_words = [*((role, page) for role in _ON_THE_PAGE)]
    behind_words += [(role, (given.color(ground),)) for role, ground in _ELSEWHERE]
    behind_words.append((_Role.ButtonText, (given.color(_Role.Button), button(given))))
    for role, behind in behind_words:
        colour = given.color(role)
        found = legible(colour, behind)
        if found is None:
            return False
        _change(repair, role, colour, found)
    faint = secondary_on(given, *more)
    if faint is None:
        return False
    _change(repair, _Role.PlaceholderText, given.color(_Role.PlaceholderText), faint)
    return True


def _change(repair: QPalette, role: QPalette.ColorRole, colour: QColor, found: QColor) -> None:
    if found == colour:
        return
    for group in (QPalette.ColorGroup.Active, QPalette.ColorGroup.Inactive):
        repair.setColor(group, role, found)
    if role is _Role.PlaceholderText:
        repair.setColor(QPalette.ColorGroup.Disabled, role, found)


@lru_cache(maxsize=256)
def _legible(wanted: int, behind: tuple[int, ...], tint: float, floor: float) -> int | None:
    colour, below = QColor.fromRgba(wanted), [QColor.fromRgb(ground) for ground in behind]
    if colour.alpha() == 255 and _fits(colour, below, tint, floor):
        return wanted
    opaque = mixed(colour, below[0], colour.alphaF())
    for step in range(_STEPS + 1):
        for end in ("black", "white"):
            moved = mixed(QColor(end), opaque, step / _STEPS)
            if _fits(moved, below, tint, floor):
                return int(moved.rgba())
    return None


def _fits(colour: QColor, below: list[QColor], tint: float, floor: float) -> bool:
    tinted = [mixed(colour, ground, tint) for ground in below[:2]] if tint else []
    return all(ratio(colour, ground) >= floor for ground in (*below, *tinted))


def _parts(colour: QColor) -> tuple[int, int, int]:
    return colour.red(), colour.green(), colour.blue()


def _luminance(colour: QColor) -> float:
    red, green, blue = (
        part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4
        for part in (value / 255 for value in _parts(colour))
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
