"""How long an amount takes: the line of a result, and the calculator."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from disktune_contract.drives.drive import DriveKind
from disktune_contract.messages.action import TrimList, TrimTarget
from disktune_contract.record import replace
from disktune_contract.units import UnitSystem
from disktune_gui.benchmark.how_long import HowLongDialog, places, words
from disktune_gui.benchmark.page import BenchmarkPage
from tests.gui.benchmarks import MB, SDA, Bench, measure
from tests.gui.support import added
from tests.sample_drive import make_drive

GB = 1000 * MB

pytestmark = pytest.mark.usefixtures("bench")


def mounted(point: str, size: int | None, free: int | None) -> TrimTarget:
    return TrimTarget(point, point, "ext4", ("sda",), size, free)


def test_the_fullest_file_systems_and_the_drive_are_named() -> None:
    found = places(SDA, [mounted("/", 100 * GB, 40 * GB), mounted("/efi", GB, GB), mounted("/x", None, None),
                         mounted("/home", 500 * GB, 300 * GB), mounted("/srv", 50 * GB, 45 * GB)])  # fmt: skip
    assert [one.name for one in found] == ["/home", "/", "sda"]
    assert words(131e6, found[:2], UnitSystem.SI) == "131 MB/s: /home (200 GB) 25 min · / (60.0 GB) 7 min 38 s"


def test_what_lies_on_several_drives_is_read_at_the_rate_of_the_array_only() -> None:
    array = replace(mounted("/srv", 900 * GB, GB), drives=("sda", "sdb"))
    assert [one.name for one in places(SDA, [array, mounted("/", 9 * GB, GB)])] == ["/", "sda"]
    assert [one.name for one in places(make_drive("md0", DriveKind.ARRAY), [array])][:1] == ["/srv"]


class TestLine:
    def test_it_follows_the_result_and_what_is_mounted(self, page: BenchmarkPage, bench: Bench) -> None:
        bench.session.answers["trim-targets"] = lambda _args: TrimList((mounted("/home", 500 * GB, 300 * GB),))
        line = page.measured.how_long
        assert not line.isVisible()
        measure(page, bench, 150 * MB)
        assert line.isVisible()
        assert line.words.text().startswith("150 MB/s: /home (200 GB) 22 min · sda (1.00 TB) 1 h 51 min")
        bench.session.answers["trim-targets"] = lambda _args: TrimList((mounted("/home", 500 * GB, 350 * GB),))
        measure(page, bench, 75 * MB)
        assert line.words.text().startswith("75.0 MB/s: /home (150 GB) 33 min")

    def test_what_a_cache_reached_says_nothing_of_the_drive(self, page: BenchmarkPage, bench: Bench) -> None:
        for workload in ("drive.cached", "drive.repeated"):
            page.form.choices.choose(workload)
            measure(page, bench, 9 * GB)
            assert not page.measured.how_long.isVisible(), workload

    def test_the_calculator_begins_with_the_result(self, page: BenchmarkPage, bench: Bench) -> None:
        measure(page, bench, 150 * MB)
        dialog = page.measured.how_long.calculate()
        assert (dialog.amount.text(), dialog.rate.text()) == ("1.00 TB", "150 MB/s")
        assert dialog.answer.text() == "1 h 51 min"


@pytest.mark.parametrize(
    ("amount", "rate", "answer", "meant"),
    [
        ("650 MB", "124 kbit/s", "11 h 39 min", "650 MB = 620 MiB\n15.5 kB/s = 15.1 KiB/s"),
        ("4 TiB", "90MiB/s", "12 h 57 min", "4.40 TB = 4.00 TiB\n94.4 MB/s = 90.0 MiB/s"),
        ("700", "1 Gbit/s", "5.6 s", "700 MB = 668 MiB\n125 MB/s = 119 MiB/s"),
        ("700 MB", "6.0 Gb/s", "933.3 ms", "700 MB = 668 MiB\n750 MB/s = 715 MiB/s"),
        ("700 MB", "6 Mb/s", "–", "For example"),  # bits or bytes
        ("0 B", "5", "0 s", "0 B = 0 B\n5.00 MB/s = 4.77 MiB/s"),
        ("1 B", "4 bps", "2 s", "1 B = 1 B\n0.5 B/s"),
        ("10 GB", "0", "–", "For example"),
        ("10 GB", "", "–", "For example"),
        ("much", "5 MB/s", "–", "For example"),
        ("650 mb", "5 MB/s", "–", "For example"),  # bits or bytes
        ("-1 GB", "5 MB/s", "–", "For example"),
    ],
)
def test_amounts_and_rates_of_any_unit(qtbot: QtBot, amount: str, rate: str, answer: str, meant: str) -> None:
    dialog = added(qtbot, HowLongDialog())
    dialog.amount.setText(amount)
    dialog.rate.setText(rate)
    assert dialog.answer.text() == answer
    assert dialog.meant.text().startswith(meant)


def test_no_number_is_too_large(qtbot: QtBot) -> None:
    dialog = added(qtbot, HowLongDialog())
    dialog.amount.setText("9" * 400)
    dialog.rate.setText("0." + "0" * 400 + "1")
    assert dialog.answer.text() == "–", "cut off, it is no rate"
    dialog.rate.setText("0.00000000000000001 bps")
    assert " d" in dialog.answer.text()
