"""The gauge: its mark is where the figure is beside the usual range, from right to left as well."""

from __future__ import annotations

import pytest
from PyQt6.QtCore import Qt
from PyQt6.QtGui import QColor, QImage, QPalette
from pytestqt.qtbot import QtBot

from disktune_gui.controls.speed_gauge import GaugeBar, gauge
from disktune_gui.theming import theme


@pytest.mark.parametrize(("value", "place"), [(60.0, "below"), (150.0, "within"), (250.0, "above")])
def test_the_mark_is_below_within_or_above_the_range(value: float, place: str) -> None:
    shown = gauge(value, 100.0, 200.0)
    assert 0 < shown.low < shown.high < 1
    assert 0 < shown.mark < 1
    assert place == ("below" if shown.mark < shown.low else "above" if shown.mark > shown.high else "within")


def column(image: QImage, share: float) -> QColor:
    return image.pixelColor(round(share * image.width()), image.height() // 2)


@pytest.mark.parametrize("direction", [Qt.LayoutDirection.LeftToRight, Qt.LayoutDirection.RightToLeft])
def test_range_and_mark_are_painted_from_where_text_begins(qtbot: QtBot, direction: Qt.LayoutDirection) -> None:
    bar = GaugeBar()
    qtbot.addWidget(bar)
    assert not bar.isVisibleTo(None)
    bar.setLayoutDirection(direction)
    bar.show_gauge(gauge(50.0, 100.0, 200.0))
    image, palette = bar.grab().toImage(), bar.palette()
    places = (0.21, 0.6, 0.93)
    if direction is Qt.LayoutDirection.RightToLeft:
        places = tuple(1 - one for one in places)  # type: ignore[assignment]
    colours = [column(image, one).name() for one in places]
    mark = palette.color(QPalette.ColorRole.WindowText).name()
    assert colours == [mark, theme.usual(palette).name(), theme.track(palette).name()]
    bar.show_gauge(None)
    assert not bar.isVisibleTo(None)
