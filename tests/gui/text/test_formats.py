"""Amounts and moments in the formats of the user; what is no amount stays as it is."""

from __future__ import annotations

import ast
import re
import time
from collections.abc import Iterator

import pytest
from PyQt6.QtCore import QLocale
from PyQt6.QtWidgets import QApplication

from disktune_contract import units
from disktune_contract.arrays.alarms import time_left
from disktune_contract.sentence import Sentence
from disktune_contract.settings.setting import Range
from disktune_contract.units import Unit, UnitSystem
from disktune_gui.activity.metrics import ago
from disktune_gui.benchmark.measurement_views import _seconds
from disktune_gui.standby.night_picture import _hours
from disktune_gui.text import formats as amounts
from disktune_gui.text import wording
from disktune_gui.text.formats import Formats, english, formats, is_amount, temperature
from disktune_gui.text.said import said
from disktune_gui.text.tabular import DataTable, Instant, Moment, as_csv, as_json, as_tsv, shown
from disktune_gui.text.wording import moment
from tests.gui.sources import WINDOW, trees
from tests.gui.text.speaking import piped, shipped

AT = time.mktime((2026, 11, 2, 20, 5, 9, 0, 0, -1))


@pytest.fixture
def fahrenheit() -> Iterator[None]:
    formats.fahrenheit = True
    yield
    formats.fahrenheit = False


@pytest.mark.parametrize(("celsius", "shown"), [(55, "131 °F"), (-40.0, "-40 °F"), (54.6, "130 °F"), (0, "32 °F")])
def test_a_temperature_is_shown_in_the_users_unit_and_saved_in_celsius(
    fahrenheit: None, celsius: float, shown: str
) -> None:
    told = temperature(celsius)
    assert told == shown
    assert is_amount(told)
    assert as_csv(DataTable(("warm",), [(told,)])).splitlines()[1] == units.temperature(celsius)


def test_a_sentence_of_the_contract_has_the_users_unit_and_a_setting_that_of_the_drive(fahrenheit: None) -> None:
    assert said(Sentence("At {warm}.", warm=units.temperature(70))) == "At 158 °F."
    assert said(Sentence("Set to {value}.", value=Range(0, 90, unit=Unit.CELSIUS).amount(70))) == "Set to 70 °C."


def test_every_temperature_of_the_window_goes_through_the_formats() -> None:
    """The others: the menu, what is typed into a setting, and the tables of long writes, which are for files."""
    known = {"text/formats.py", "text/typed.py", "mainwindow/menus.py", "benchmark/long_write_views.py"}
    assert known >= {
        str(path.relative_to(WINDOW))
        for path, tree in trees("°C")
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and re.search(r"(^|[ (}])°C\)?$", str(node.value))
    }


@pytest.fixture
def german() -> Iterator[None]:
    formats.follow(QLocale("de_DE"))
    yield
    formats.follow(english())


@pytest.mark.parametrize(
    ("locale", "shown"),
    [
        ("en_US", "65,536.5 KiB"),
        ("en_DE", "65.536,5 KiB"),
        ("de_DE", "65.536,5 KiB"),
        ("ja_JP", "65,536.5 KiB"),
        ("fr_FR", "65\u202f536,5 KiB"),
        ("pl_PL", "65\u00a0536,5 KiB"),
        ("C", "65,536.5 KiB"),
        # Digits of their own: as in English.
        ("fa_IR", "65,536.5 KiB"),
        ("ar_EG", "65,536.5 KiB"),
    ],
)
def test_an_amount_has_the_marks_of_the_formats(locale: str, shown: str) -> None:
    here = Formats()
    here.follow(QLocale(locale))
    assert here.local("65,536.5 KiB") == shown
    assert here.differ == (shown != "65,536.5 KiB")


@pytest.mark.parametrize(
    ("locale", "minute", "second", "clock"),
    [
        ("en_US", "2026-11-02 20:05", "2026-11-02 20:05:09", "20:05"),
        ("en_GB", "2026-11-02 20:05", "2026-11-02 20:05:09", "20:05"),
        ("de_DE", "02.11.2026 20:05", "02.11.2026 20:05:09", "20:05"),
        ("ja_JP", "2026/11/02 20:05", "2026/11/02 20:05:09", "20:05"),
        ("fi_FI", "2.11.2026 20.05", "2.11.2026 20.05.09", "20.05"),
        ("C", "2026-11-02 20:05", "2026-11-02 20:05:09", "20:05"),
        ("fa_IR", "2026-11-02 20:05", "2026-11-02 20:05:09", "20:05"),
    ],
)
def test_a_moment_has_a_whole_year_and_one_meaning(locale: str, minute: str, second: str, clock: str) -> None:
    here = Formats()
    here.follow(QLocale(locale))
    assert (here.moment(AT), here.moment(AT, seconds=True), here.clock(AT)) == (minute, second, clock)
    assert here.clock(AT, seconds=True) == second.split()[1]


@pytest.mark.parametrize("locale", ["ar_MA", "he_IL", "fa_IR", "hi_IN", "sv_SE", "ko_KR"])
def test_no_mark_of_direction_gets_into_a_text(locale: str) -> None:
    here = Formats()
    here.follow(QLocale(locale))
    assert not {"\u061c", "\u200e", "\u200f"} & set(here.local("-65,536.5 °C") + here.moment(AT, seconds=True))


def test_what_the_units_write_is_an_amount() -> None:
    written = [
        units.number(65_536),
        units.number(-123_456.7, 1),
        units.quantity(30, "%"),
        units.quantity(-5, "°C"),
    ]
    written += [units.duration(seconds) for seconds in (0, 8e-5, 0.0042, 1.5, 45, 5400, 3601, 90_061)]
    for step in range(0, 66, 6):
        for system in UnitSystem:
            written += [units.size(1 << step, system), units.rate(1 << step, system)]
    written += [units.quantity(12_345, unit) for unit in Unit if not (unit.isalpha() and len(unit) > 3)]
    written += [units.percent_change(ratio) for ratio in (0.9, 1.0, 1.0521, 2.5)]
    assert [text for text in written if not is_amount(text)] == []


@pytest.mark.parametrize(
    "text",
    [
        "6.16",
        "Linux 6.16",
        "4096",
        "sda",
        "nvme0n1",
        "1.5TB",
        "Samsung SSD 1.5 TB",
        "10.0.0.1",
        "2026-11-02 20:05",
        "0:0:0:0",
        "1,2",
        "1,234,5",
        "md127",
        "30% of it",
        "/dev/sda1",
        "",
    ],
)
def test_what_is_no_amount_keeps_its_marks(german: None, text: str) -> None:
    assert not is_amount(text)
    assert said(text) == text


def test_what_the_window_writes(german: None) -> None:
    assert amounts.number(65_536) == "65.536"
    assert amounts.number(4096.25, 2) == "4096,25"
    assert amounts.size(1_500_000_000_000) == "1,50 TB"
    assert amounts.rate(131_500_000, UnitSystem.IEC) == "125 MiB/s"
    assert amounts.duration(0.0042) == "4,2 ms"
    assert amounts.percent(0.125, 1) == "12,5%"
    assert amounts.quantity(65_536, "KiB") == "65.536 KiB"
    assert (wording.figure(131.2), wording.figure(94_310)) == ("131,2", "94.310")
    assert moment(AT) == "02.11.2026 20:05"


@pytest.mark.parametrize(
    ("english", "japanese"),
    [
        (units.duration(8400), "2 時間 20 分"),
        (units.duration(59), "59 秒"),
        (units.duration(1.2), "1.2 秒"),
        (units.quantity(65_536, "h"), "65,536 時間"),
        (units.how_long(1e12, 2.4e6), "4 日 20 時間"),
        (units.duration(0.0042), "4.2 ms"),
        (units.duration(8e-5), "80 µs"),
        (units.rate(131e6), "131 MB/s"),
        (units.size(1.5e12), "1.50 TB"),
    ],
)
def test_times_have_the_words_of_the_language_from_the_second_on(
    qapp: QApplication, english: str, japanese: str
) -> None:
    for code, wanted in (("ja", japanese), ("de", english)):
        with shipped(qapp, code):
            told = formats.local(english)
            assert told.replace("\u00a0", " ") == wanted
            assert said(told) == told
    assert as_csv(DataTable(("time",), [(told,)])).splitlines()[1].strip('"') == english


def test_japanese_texts_have_the_words_for_times(qapp: QApplication) -> None:
    with shipped(qapp, "ja"):
        assert said(time_left(0.4)) == "1\u00a0分未満"
        assert said(time_left(140)) == "約 2\u00a0時間 20\u00a0分"
        assert said(Range(0, 600, unit=Unit.SECONDS).amount(30)) == "30\u00a0秒"
        assert ago(-125) == "2\u00a0分 5\u00a0秒前"
        assert _seconds(5400) == formats.local("1 h 30 min")
        assert (_seconds(1.5), _hours(5400)) == ("1.5\u00a0秒", "1.5\u00a0時間")


def test_what_the_helper_says_of_amounts(german: None) -> None:
    whole = Sentence("{drive} of Linux {release} has {room}.", drive="sda", release="6.16", room="1.50 TB")
    shown = "sda of Linux 6.16 has 1,50 TB."
    assert said(whole) == shown
    assert said(piped(whole)) == shown
    assert said(Sentence.counted(65_536, "{n} file", "{n} files")) == "65.536 files"
    assert said(Sentence.counted(1, "{n} file", "{n} files")) == "1 file"


def test_what_has_the_marks_is_not_read_as_english_again(german: None) -> None:
    room = amounts.quantity(65_536, "KiB")
    assert said(room) == "65.536 KiB"
    assert said(Sentence("{room} are free.", room=room)) == "65.536 KiB are free."


def test_what_a_setting_counts(german: None) -> None:
    counts = {unit: Range(0, 99_999, unit=unit) for unit in Unit}
    assert said(counts[Unit.SECTORS].label(65_536)) == "65.536 sectors"
    assert said(counts[Unit.THREADS].label(1)) == "1 thread"
    assert said(counts[Unit.KIB].label(1536)) == "1536 KiB"
    assert said(counts[Unit.NONE].label(12_345)) == "12.345"


def test_a_table_shows_the_formats_and_copies_none(german: None) -> None:
    table = DataTable(("a", "b", "c", "d", "e"), [(Instant(AT), 65_536, 1234.5678, "1.50 TB", "6.16")])
    assert [shown(cell) for cell in table.rows[0]] == ["02.11.2026 20:05:09", "65.536", "1235", "1,50 TB", "6.16"]
    assert as_tsv(table) == "a\tb\tc\td\te\n2026-11-02 20:05:09\t65536\t1235\t1.50 TB\t6.16\n"
    assert as_csv(table) == "a,b,c,d,e\r\n2026-11-02 20:05:09,65536,1234.5678,1.50 TB,6.16\r\n"
    local = DataTable(("a",), [(amounts.size(1_500_000_000_000),)])
    assert (shown(local.rows[0][0]), as_tsv(local), as_csv(local)) == (
        "1,50 TB",
        "a\n1.50 TB\n",
        "a\r\n1.50 TB\r\n",
    )
    assert shown(Moment(AT)) == "02.11.2026 20:05"
    assert '"2026-11-02 20:05:09"' in as_json(table)


@pytest.mark.parametrize(
    ("locale", "shown"),
    [
        ("en_US", "11-02 20:05"),
        ("de_DE", "02.11 20:05"),
        ("ja_JP", "11/02 20:05"),
        ("hu_HU", "11. 02. 20:05"),
    ],
)
def test_a_moment_without_a_year(locale: str, shown: str) -> None:
    here = Formats()
    here.follow(QLocale(locale))
    assert here.month_day(AT) == shown
