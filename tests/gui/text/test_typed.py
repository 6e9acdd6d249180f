"""What people type is read exactly, or not at all."""

from __future__ import annotations

import re
from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PyQt6.QtCore import QLocale

from disktune_contract.units import number
from disktune_gui.text.formats import Formats
from disktune_gui.text.typed import read, read_size

LOCALES = ("en_US", "de_DE", "ja_JP", "fr_FR", "de_CH", "pt_BR", "fa_IR")
UNITS = ("KiB", "MiB", "MB/s", "KiB/s", "TB", "GiB", "s", "ms", "µs", "ns", "%", "°C", "W", "sectors", "")


@pytest.mark.parametrize(
    ("text", "unit", "found"),
    [
        ("12 MiB", "KiB", 12288),
        ("12MiB", "KiB", 12288),
        ("12m", "KiB", 12288),
        ("64k", "KiB", 64),
        ("0.5 GiB", "MiB", 512),
        ("1024 B", "KiB", 1),
        ("128 kB", "KiB", 125),
        ("12 MB", "KiB", Fraction(12_000_000, 1024)),
        ("1.5 GB/s", "MB/s", 1500),
        ("1.5 G", "MB/s", 1500),
        ("600 GB", "TB", Fraction(6, 10)),
        ("124 kbit/s", "kB/s", Fraction(31, 2)),
        ("12.3 PB", "TB", 12_300),
        ("11.0 PiB", "TiB", 11_264),
        ("2 EB", "PB", 2000),
        ("8 bps", "B/s", 1),
        ("1 Gibit/s", "MiB/s", 128),
        ("2 s", "ms", 2000),
        ("1 h 30 min", "s", 5400),
        ("5min", "s", 300),
        ("20 us", "ns", 20_000),
        ("20 µs", "ns", 20_000),
        ("30 %", "%", 30),
        ("30%", "%", 30),
        ("−5 °C", "°C", -5),
        ("55 C", "°C", 55),
        ("750 mW", "W", Fraction(3, 4)),
        ("8 sectors", "sectors", 8),
        ("１２８　ＫｉＢ", "KiB", 128),
        ("+7", "", 7),
    ],
)
def test_units_are_read(text: str, unit: str, found: int | Fraction) -> None:
    assert read(text, unit) == found


@pytest.mark.parametrize(
    ("text", "unit"),
    [
        ("12 parsecs", "KiB"),
        ("12 s", "KiB"),
        ("12 KB", "KiB"),
        ("12 mb", "KiB"),
        ("12 Mb/s", "MB/s"),
        ("12 Mbit/s", "MB"),
        ("8 KiB", "sectors"),
        ("4k", ""),
        ("4k", "sectors"),
        ("1e9", "KiB"),
        ("0x10", ""),
        ("5²", ""),
        ("1,5", "s"),
        ("1,50,000", ""),
        ("1 2", ""),
        ("30 min 1 h", "s"),
        ("1 h 1 h", "s"),
        ("1 h 30", "s"),
        ("5 m", "s"),
        ("", "KiB"),
        ("KiB", "KiB"),
        ("--5", ""),
        ("5-", ""),
        ("5 KiB KiB", "KiB"),
        ("12 MiB KiB", "KiB"),
        ("٥", ""),
    ],
)
def test_what_is_no_such_number_is_not_read(text: str, unit: str) -> None:
    assert read(text, unit) is None


@given(
    st.integers(-(10**15), 10**15),
    st.integers(0, 3),
    st.sampled_from(UNITS),
    st.sampled_from(LOCALES),
    st.booleans(),
)
def test_what_is_written_is_read_back(whole: int, digits: int, unit: str, locale: str, spaced: bool) -> None:
    formats = Formats()
    formats.follow(QLocale(locale))
    written = formats.local(number(whole / 10**digits, digits)) + (" " if spaced else "") + unit
    exact = Fraction(number(whole / 10**digits, digits).replace(",", ""))
    assert read(written, unit, **formats.separators) == exact


@given(st.text("0123456789.,' -+KMGkmiBhsn/%", max_size=12), st.sampled_from(UNITS), st.sampled_from(LOCALES))
def test_no_text_becomes_another_number(text: str, unit: str, locale: str) -> None:
    formats = Formats()
    formats.follow(QLocale(locale))
    found = read(text, unit, **formats.separators)
    digits = re.sub(r"\D", "", text)
    if found is not None and digits:
        amount = re.match(r"[-+]?\s?[\d.,' ]*\d", text.strip())
        assert amount is not None, "a number comes first"
        bare = read(amount[0], "", **formats.separators)
        if bare is not None and bare:
            kept = {name for name in ("", unit) if read(f"1{name}", unit) == found / bare}
            assert kept or re.search(r"[A-Za-z%/]", text), "only a unit changes what the digits say"


@pytest.mark.parametrize(
    ("text", "size"),
    [
        ("64k", 65_536),
        ("64 KiB", 65_536),
        ("1M", 1 << 20),
        ("512", 512),
        ("4,096", 4096),
        ("1 MB", 1_000_000),
        ("0.5k", 512),
        ("0.3k", None),
        ("1.5", None),
        ("64 KB", None),
        ("", None),
        ("k", None),
    ],
)
def test_sizes_are_read_as_dd_and_fio_do(text: str, size: int | None) -> None:
    assert read_size(text) == size
