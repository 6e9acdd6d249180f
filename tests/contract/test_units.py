"""Quantities in words."""

from __future__ import annotations

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from disktune_contract import units
from disktune_contract.units import UnitSystem


@pytest.mark.parametrize(
    ("count", "unit", "words"),
    [
        (0, "", "0"),
        (4096, "KiB", "4096 KiB"),
        (9999, "ms", "9999 ms"),
        (10_000, "ms", "10,000 ms"),
        (-65_536, "", "-65,536"),
        (30, "%", "30%"),
    ],
)
def test_a_number_is_grouped_from_five_digits_on(count: int, unit: str, words: str) -> None:
    assert units.quantity(count, unit) == words


def test_a_rounded_number_is_grouped_by_what_is_shown() -> None:
    assert (units.number(9999.4), units.number(9999.6), units.number(12345.67, 1)) == (
        "9999",
        "10,000",
        "12,345.7",
    )


@pytest.mark.parametrize(
    ("count", "si", "iec"),
    [
        (0, "0 B", "0 B"),
        (512, "512 B", "512 B"),
        (999, "999 B", "999 B"),
        (1000, "1.00 kB", "1000 B"),
        (1024, "1.02 kB", "1.00 KiB"),
        (9_999, "10.0 kB", "9.76 KiB"),
        (99_960, "100 kB", "97.6 KiB"),
        (999_499, "999 kB", "976 KiB"),
        (999_600, "1.00 MB", "976 KiB"),
        (1_000_204_886_016, "1.00 TB", "932 GiB"),
        (2**20 - 100, "1.05 MB", "1.00 MiB"),
        (3_000_592_982_016, "3.00 TB", "2.73 TiB"),
        (5 * 10**21, "5000 EB", "4337 EiB"),
        (-2_500_000, "-2.50 MB", "-2.38 MiB"),
    ],
)
def test_a_size_has_three_figures_and_an_honest_unit(count: float, si: str, iec: str) -> None:
    assert units.size(count, UnitSystem.SI) == si
    assert units.size(count, UnitSystem.IEC) == iec


def test_a_rate_says_per_second() -> None:
    assert units.rate(131_000_000) == "131 MB/s"
    assert units.rate(131_072_000, UnitSystem.IEC) == "125 MiB/s"


@given(st.floats(0, 9e18), st.sampled_from(UnitSystem))
def test_a_size_reads_back_as_what_it_was(count: float, system: UnitSystem) -> None:
    """To the three figures shown, and never with four before the point where a larger unit exists."""
    number, name = units.size(count, system).split()
    power = ["B", "kB", "MB", "GB", "TB", "PB", "EB"].index(name.replace("iB", "B").replace("K", "k"))
    assert ("iB" in name) == (system is UnitSystem.IEC and power > 0)
    assert float(number) < system.value
    assert abs(float(number) * system.value**power - count) <= max(0.5, 0.005 * count)


@pytest.mark.parametrize(
    ("seconds", "words"),
    [
        (0, "0 s"),
        (0.00008, "80 µs"),
        (0.0009999, "1.0 ms"),
        (0.0042, "4.2 ms"),
        (0.99999, "1 s"),
        (1, "1 s"),
        (1.5, "1.5 s"),
        (9.97, "10 s"),
        (12.4, "12 s"),
        (45, "45 s"),
        (59.7, "1 min"),
        (60, "1 min"),
        (1200, "20 min"),
        (1275, "21 min 15 s"),
        (5400, "1 h 30 min"),
        (3599.6, "1 h"),
        (3601, "1 h 1 s"),
        (86400 * 3, "72 h"),
    ],
)
def test_a_duration_in_words(seconds: float, words: str) -> None:
    assert units.duration(seconds) == words


_PART_S = {"h": 3600.0, "min": 60.0, "s": 1.0, "ms": 1e-3, "µs": 1e-6}


@given(st.floats(1e-6, 1e7))
def test_a_duration_adds_up(seconds: float) -> None:
    parts = re.findall(r"([\d.]+) (h|min|s|ms|µs)", units.duration(seconds))
    total = sum(float(number) * _PART_S[name] for number, name in parts)
    assert total == pytest.approx(seconds, rel=0.51, abs=1e-6)
    assert abs(total - seconds) <= 0.5001


@pytest.mark.parametrize(
    ("ratio", "words"), [(1.052, "+5.2%"), (0.88, "−12%"), (1.0, "0.0%"), (0.9996, "0.0%"), (1.0996, "+10%")]
)
def test_percentages_read_as_people_write_them(ratio: float, words: str) -> None:
    assert units.percent_change(ratio) == words


@pytest.mark.parametrize(
    ("amount", "rate", "words"),
    [
        (650e6, 124e3 / 8, "11 h 39 min"),  # 650 MB at 124 kbit/s
        (1e9, 131e6, "7.6 s"),
        (0, 1, "0 s"),
        (59.6, 1, "1 min"),
        (560, 1, "9 min 20 s"),
        (854, 1, "14 min"),
        (3599.7, 1, "1 h"),
        (18_010, 1, "5 h"),
        (47.2 * 3600, 1, "47 h 12 min"),
        (2 * 86_400 - 1, 1, "2 d"),
        (4 * 86_400 + 5.4 * 3600, 1, "4 d 5 h"),
        (10e12, 124e3 / 8, "7467 d 3 h"),
    ],
)
def test_a_time_has_two_units(amount: float, rate: float, words: str) -> None:
    assert units.how_long(amount, rate) == words


@pytest.mark.parametrize(
    ("count", "short", "exact"),
    [
        (0, "0", "0 B"),
        (1000, "1000", "1000 B"),
        (1024, "1k", "1 KiB"),
        (102_400, "100k", "100 KiB"),
        (1 << 20, "1m", "1 MiB"),
        (1536 << 10, "1536k", "1536 KiB"),
        (1 << 30, "1g", "1 GiB"),
    ],
)
def test_an_exact_size(count: int, short: str, exact: str) -> None:
    assert (units.short_size(count), units.exact_size(count)) == (short, exact)
