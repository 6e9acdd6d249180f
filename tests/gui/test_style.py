"""Controls can be told from the window they stand on, also where the desktop's palette has no shades."""

from __future__ import annotations

import pytest
from PyQt6.QtCore import QSize, Qt
from PyQt6.QtGui import QColor, QPalette
from PyQt6.QtWidgets import (
    QApplication,
    QLineEdit,
    QSlider,
    QSpinBox,
    QStyle,
    QWidget,
)
from pytestqt.qtbot import QtBot

from disktune_gui.theme import Theme, palette_of


def black_and_white() -> QPalette:
    """Return a palette of high contrast: everything black, all words white."""
    palette = QPalette()
    for role in QPalette.ColorRole:
        if role is not QPalette.ColorRole.NColorRoles:
            words = "Text" in role.name or role is QPalette.ColorRole.Highlight
            palette.setColor(role, QColor("white" if words else "black"))
    return palette


def brightest(widget: QWidget) -> int:
    """Return the lightness of the brightest pixel along the widget's middle, which crosses its edges."""
    picture = widget.grab().toImage()
    y = picture.height() // 2
    return max(
        picture.pixelColor(x, y).lightness() for x in (*range(4), *range(picture.width() - 4, picture.width()))
    )


@pytest.mark.parametrize("make", [QLineEdit, QSpinBox, lambda: QSlider(Qt.Orientation.Horizontal)])
def test_a_control_has_an_edge_where_everything_is_black(qtbot: QtBot, make: type[QWidget]) -> None:
    control = make()
    qtbot.addWidget(control)
    control.setPalette(black_and_white())
    control.resize(120, 30)
    control.show()
    assert brightest(control) > 200


def test_the_program_s_own_dark_has_no_second_edge(qtbot: QtBot) -> None:
    field = QLineEdit()
    qtbot.addWidget(field)
    field.setPalette(palette_of(Theme.DARK))
    field.resize(120, 30)
    field.show()
    assert brightest(field) < 110


@pytest.mark.parametrize("which", [Theme.LIGHT, Theme.DARK])
@pytest.mark.parametrize("pixmap", ["SP_DialogCloseButton", "SP_LineEditClearButton"])
def test_the_cross_follows_the_theme_without_a_new_icon(qapp: QApplication, pixmap: str, which: Theme) -> None:
    style = qapp.style()
    assert style is not None
    icon = style.standardIcon(QStyle.StandardPixmap[pixmap])
    kept = qapp.palette()
    try:
        qapp.setPalette(palette_of(which))
        drawn = icon.pixmap(QSize(24, 24)).toImage()
    finally:
        qapp.setPalette(kept)
    middle, words = drawn.pixelColor(12, 12), palette_of(which).color(QPalette.ColorRole.WindowText)
    assert abs(middle.lightness() - words.lightness()) < 40
    assert drawn.pixelColor(1, 12).alpha() == 0
