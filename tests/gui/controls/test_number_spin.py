"""Number boxes write numbers as the user does, and read what the user types."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PyQt6.QtCore import QLocale
from PyQt6.QtWidgets import QAbstractSpinBox, QApplication
from pytestqt.qtbot import QtBot

from disktune_gui.controls.number_spin import FractionSpin, NumberSpin
from disktune_gui.text.formats import english, formats, quantity
from tests.gui.support import added
from tests.gui.text.speaking import shipped


@pytest.fixture(autouse=True)
def english_again() -> Iterator[None]:
    yield
    formats.follow(english())


def _typed(box: QAbstractSpinBox, text: str) -> None:
    """Replace the number by *text*, which the box may refuse as it does with what is typed."""
    edit = box.lineEdit()
    assert edit is not None
    box.selectAll()
    edit.insert(text)
    box.interpretText()


@pytest.mark.parametrize(
    ("locale", "shown", "typed"),
    [
        ("en_US", "65,536 KiB", ("70,000", "70000")),
        ("de_DE", "65.536 KiB", ("70.000", "70000")),
        ("ja_JP", "65,536 KiB", ("70,000", "70000")),
        ("fr_FR", "65\u202f536 KiB", ("70 000", "70\u202f000", "70000")),
        ("fa_IR", "65,536 KiB", ("70,000", "70000")),
        ("C", "65,536 KiB", ("70,000", "70000")),
    ],
)
def test_a_whole_number(qtbot: QtBot, locale: str, shown: str, typed: tuple[str, ...]) -> None:
    formats.follow(QLocale(locale))
    box = added(qtbot, NumberSpin())
    box.setRange(-100_000, 1_000_000)
    box.show_unit("0 KiB")
    for text in typed:
        box.setValue(65_536)
        assert box.text() == shown
        _typed(box, text)
        assert box.value() == 70_000
    for value in (-65_536, 0, 4096, 999_999):
        box.setValue(value)
        _typed(box, box.text())
        assert box.value() == value


@pytest.mark.parametrize(
    ("locale", "shown", "typed"),
    [
        ("en_US", "12,345.50", "1.5"),
        ("de_DE", "12.345,50", "1,5"),
        ("fr_FR", "12\u202f345,50", "1,5"),
        ("fa_IR", "12,345.50", "1.5"),
    ],
)
def test_a_number_with_a_fraction(qtbot: QtBot, locale: str, shown: str, typed: str) -> None:
    formats.follow(QLocale(locale))
    box = added(qtbot, FractionSpin())
    box.setRange(0, 100_000)
    box.setValue(12_345.5)
    assert box.text() == shown
    box.interpretText()
    assert box.value() == 12_345.5
    _typed(box, typed)
    assert box.value() == 1.5


@pytest.mark.parametrize(
    ("amount", "prefix", "suffix"),
    [
        ("0 KiB", "", " KiB"),
        ("65,536 sectors", "", " sectors"),
        ("-5 °C", "", " °C"),
        ("30\u00a0%", "", "\u00a0%"),
        ("7 リクエスト", "", " リクエスト"),
        ("Anfragen: 7", "Anfragen: ", ""),
        ("eine Anfrage", "", ""),
        ("12", "", ""),
    ],
)
def test_what_stands_around_the_number(qtbot: QtBot, amount: str, prefix: str, suffix: str) -> None:
    box = added(qtbot, NumberSpin())
    box.show_unit(amount)
    assert (box.prefix(), box.suffix()) == (prefix, suffix)


@pytest.mark.parametrize("text", ["120", "120 秒", "2分", "２分", "2 min", "1 分 60 秒", "120 s"])
def test_a_time_is_typed_with_the_units_of_the_language_or_with_symbols(
    qtbot: QtBot, qapp: QApplication, text: str
) -> None:
    with shipped(qapp, "ja"):
        box = added(qtbot, NumberSpin())
        box.setRange(1, 7200)
        box.show_unit(quantity(30, "s"))
        box.setValue(30)
        assert box.text() == "30\u00a0秒"
        _typed(box, text)
        assert (box.value(), box.text()) == (120, "120\u00a0秒")
