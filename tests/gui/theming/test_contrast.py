"""Words can be read whatever palette the desktop hands over, and what need not be changed is left as it is."""

from __future__ import annotations

from types import SimpleNamespace

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PyQt6.QtGui import QColor, QPalette
from PyQt6.QtWidgets import QApplication

from disktune_gui.theming import colours, theme
from disktune_gui.theming.theme import Scheme, Theme
from tests.gui.palettes import GIVEN, ROLES, palette
from tests.gui.theming.test_style import black_and_white

Role = QPalette.ColorRole
PAGE = (Role.WindowText, Role.Text, Role.Link, Role.LinkVisited, Role.PlaceholderText)


def inverse() -> QPalette:
    """Return a palette of high contrast: everything white, all words black."""
    palette = black_and_white()
    for role in Role:
        if role is not Role.NColorRoles:
            palette.setColor(role, QColor(*(255 - part for part in palette.color(role).getRgb()[:3])))
    return palette


PALETTES = {name: palette(name) for name in GIVEN} | {
    "high contrast": black_and_white(),
    "inverse": inverse(),
    "own light": theme.palette_of(Theme.LIGHT),
    "own dark": theme.palette_of(Theme.DARK),
}


def in_force(given: QPalette, scheme: Scheme = Scheme.UNKNOWN) -> QPalette:
    """Return what words are drawn with where the desktop hands over *given*."""
    shown = theme.as_the_desktop(given, scheme).resolve(given)
    for role in Role:
        if role is not Role.NColorRoles:
            # What was resolved counts as not set, and would be replaced by the application's.
            shown.setColor(role, shown.color(role))
    return shown


def least(palette: QPalette, group: QPalette.ColorGroup = QPalette.ColorGroup.Active) -> float:
    """Return the least contrast of any words of a page to anything that lies behind them."""
    palette.setCurrentColorGroup(group)
    window = palette.color(Role.Window)
    grounds = [palette.color(role) for role in (Role.Window, Role.Base, Role.AlternateBase, Role.Midlight)]
    grounds += [part(palette) for part in (theme.side, theme.card, theme.hovered)]
    tones = [QColor(theme.meaning(name, dark=theme.is_dark(palette))) for name in ("good", "caution", "danger")]
    grounds += [theme.mixed(tone, window, theme.TINT) for tone in tones]
    words = [palette.color(role) for role in PAGE] + [theme.secondary(palette)]
    page = min(theme.ratio(word, ground) for word in words for ground in grounds)
    selected = [theme.selected(palette, role) for role in PAGE]
    page = min(page, *(theme.ratio(word, theme.selection(palette)) for word in selected))
    others = ((Role.ButtonText, Role.Button), (Role.HighlightedText, Role.Highlight))
    page = min(page, theme.ratio(palette.color(Role.ButtonText), theme.button(palette)))
    return min(page, *(theme.ratio(palette.color(above), palette.color(below)) for above, below in others))


@pytest.mark.slow
@pytest.mark.parametrize("scheme", list(Scheme))
@pytest.mark.parametrize("name", PALETTES)
def test_all_words_can_be_read(name: str, scheme: Scheme) -> None:
    shown = in_force(PALETTES[name], scheme)
    for group in (QPalette.ColorGroup.Active, QPalette.ColorGroup.Inactive):
        assert least(shown, group) >= theme.FLOOR


@pytest.mark.parametrize(
    ("which", "name", "above", "below", "least"),
    [
        (which, name, above, below, least[which is Theme.DARK])
        for name, above, below, least in (
            ("text", Role.WindowText, theme.selection, (12.6, 9.0)),
            ("secondary", Role.PlaceholderText, theme.card, (5.2, 6.0)),
            ("secondary, selected", Role.PlaceholderText, theme.selection, (4.6, 4.7)),
            ("field edge on a card", theme.field_edge, theme.card, (3.1, 3.9)),
            ("accent on a track", theme.accent, theme.track, (4.4, 3.3)),
            ("accent on a card", theme.accent, theme.card, (4.5, 3.4)),
            ("link", Role.Link, theme.card, (5.8, 6.4)),
            ("white on blue", Role.HighlightedText, Role.Highlight, (5.8, 4.6)),
        )
        for which in (Theme.LIGHT, Theme.DARK)
    ],
)
def test_the_parts_of_the_own_palettes_contrast_as_designed(
    which: Theme, name: str, above: object, below: object, least: float
) -> None:
    own = theme.palette_of(which)
    one, other = (own.color(part) if isinstance(part, Role) else part(own) for part in (above, below))  # type: ignore[operator]  # a role's function
    assert theme.ratio(one, other) >= least, name


@pytest.mark.parametrize("name", PALETTES)
def test_controls_can_be_recognised(name: str) -> None:
    shown = in_force(PALETTES[name])
    for edge, grounds in ((theme.field_edge, (theme.card,)), (theme.accent, (theme.card, theme.track))):
        for ground in grounds:
            assert theme.ratio(edge(shown), ground(shown)) >= 3


@pytest.mark.parametrize("name", ["high contrast", "inverse"])
def test_high_contrast_has_lines_instead_of_shades(name: str) -> None:
    shown = in_force(PALETTES[name])
    text = shown.color(Role.WindowText)
    assert [part(shown) for part in (theme.line, theme.edge, theme.field_edge)] == [text] * 3
    assert theme.selection(shown) == shown.color(Role.Highlight)


@pytest.mark.parametrize("name", GIVEN)
def test_secondary_words_are_fainter_than_the_others(name: str) -> None:
    shown = in_force(PALETTES[name])
    window = shown.color(Role.Window)
    faint, words = theme.secondary(shown), shown.color(Role.WindowText)
    assert theme.ratio(faint, window) < theme.ratio(words, window)


def test_a_colour_that_can_be_read_is_left_as_the_desktop_has_it() -> None:
    shown = in_force(palette("Breeze Dark, 6.11"))
    assert shown.color(Role.WindowText).name() == "#fcfcfc"
    for role in (Role.Window, Role.Base, Role.Button):
        assert shown.color(role) == palette("Breeze Dark, 6.11").color(role)


@pytest.mark.parametrize(
    ("name", "scheme", "dark"),
    [
        ("Breeze Dark, 6.4", Scheme.UNKNOWN, True),
        ("Breeze Dark, 6.4", Scheme.LIGHT, False),
        ("Breeze Light, 6.4", Scheme.DARK, True),
        ("Adwaita-dark, 6.11", Scheme.DARK, True),
        ("Adwaita, 6.11", Scheme.UNKNOWN, False),
    ],
)
def test_the_desktop_s_word_outranks_its_palette(name: str, scheme: Scheme, dark: bool) -> None:
    assert theme.is_dark(in_force(palette(name), scheme)) is dark


@pytest.mark.parametrize(("scheme", "dark"), [(Scheme.UNKNOWN, False), (Scheme.LIGHT, False), (Scheme.DARK, True)])
def test_qt_s_own_palette_is_not_taken_for_the_desktop_s(scheme: Scheme, dark: bool) -> None:
    bare = QPalette(QColor("#efefef"))
    shown = in_force(bare, scheme)
    assert shown.color(Role.Window) == theme.palette_of(Theme.DARK if dark else Theme.LIGHT).color(Role.Window)


@pytest.mark.slow
@pytest.mark.parametrize("name", PALETTES)
@pytest.mark.parametrize("tone", ["good", "caution", "danger", "info"])
def test_what_a_colour_means_can_be_read(qapp: QApplication, name: str, tone: str) -> None:
    kept = qapp.palette()
    shown = in_force(PALETTES[name])
    try:
        qapp.setPalette(shown)
        colour = QColor(theme.meaning(tone))
    finally:
        qapp.setPalette(kept)
    behind = [*theme.grounds(shown), theme.tinted(shown, colour)]
    behind.append(theme.mixed(colour, behind[0], theme.TINT))
    assert min(theme.ratio(colour, ground) for ground in behind) >= theme.FLOOR


_OPAQUE = st.integers(0, 0xFFFFFF).map(QColor)
_WORDS = _OPAQUE | st.integers(0, 0xFFFFFFFF).map(QColor.fromRgba) | st.just(QColor())


def test_what_has_no_legible_colour_is_not_called_repaired() -> None:
    """Nothing can be read both on light and on dark grounds."""
    found = theme.palette_of(Theme.LIGHT)
    assert colours.repaired(found) is not None
    found.setColor(Role.Base, QColor("black"))
    assert colours.repaired(found) is None


@pytest.mark.slow
@given(st.lists(_OPAQUE, min_size=len(ROLES), max_size=len(ROLES)), _WORDS, st.sampled_from(list(Scheme)))
def test_whatever_a_palette_is_words_can_be_read(colours: list[QColor], faint: QColor, scheme: Scheme) -> None:
    odd = QPalette()
    for name, colour in zip(ROLES, colours, strict=True):
        odd.setColor(QPalette.ColorRole[name], colour)
    odd.setColor(Role.PlaceholderText, faint)
    assert least(in_force(odd, scheme)) >= theme.FLOOR


class Styled:
    """An application whose desktop has said nothing itself, and of which Qt knows what a newer one would."""

    def __init__(self, by_qt: str | None) -> None:
        if by_qt is not None:
            self.colorScheme = lambda: SimpleNamespace(name=by_qt)

    def styleHints(self) -> Styled:
        return self

    def property(self, _name: str) -> None:
        return None


@pytest.mark.parametrize(
    ("by_qt", "wanted"),
    [(None, Scheme.UNKNOWN), ("Unknown", Scheme.UNKNOWN), ("Light", Scheme.UNKNOWN), ("Dark", Scheme.DARK)],
)
def test_qt_is_believed_only_where_it_says_dark(by_qt: str | None, wanted: Scheme) -> None:
    assert theme._preferred(Styled(by_qt)) is wanted  # type: ignore[arg-type]
