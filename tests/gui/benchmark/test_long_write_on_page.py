"""A long write in the window: its charts, the question before it, and what the page does with the answer."""

from __future__ import annotations

import math
from dataclasses import replace

import pytest

from disktune_contract.health.sample import HealthSample
from disktune_contract.measuring.measurement import (
    Drop,
    FolderFacts,
    LongWrite,
    Rest,
    SpeedCourse,
    SpeedLevel,
    Stage,
    WritePoint,
)
from disktune_contract.messages.measurement import MeasureFolder, MeasureSample
from disktune_contract.units import UnitSystem
from disktune_contract.workloads import BY_ID, of_folder
from disktune_gui.benchmark import cost, long_write_views, measurement_views
from disktune_gui.benchmark.cost import LongWriteDialog
from disktune_gui.benchmark.page import BenchmarkPage
from disktune_gui.desktop.preferences import Preferences
from disktune_gui.profiles import workload_choice
from disktune_gui.report.document import ReportChart
from disktune_gui.report.html import svg
from disktune_gui.text.series import Trace
from tests.gui.benchmarks import SDA, Bench

GB = 1_000_000_000
SSD = replace(SDA, rotational=False)
PART = 64 << 20
DROP = Drop(12 * GB, int(11.9 * GB), int(12.2 * GB), SpeedLevel(2e9, 1.9e9, 2.1e9), SpeedLevel(5e8, 4.9e8, 5.1e8))
FOUND = LongWrite(
    tuple(
        WritePoint(
            (number + 1) * PART, 2e9 if (number + 1) * PART < 12 * GB else 5e8, number / 10, 40 + number / 50
        )
        for number in range(300)
    ),
    SpeedCourse(SpeedLevel(8e8, 7e8, 9e8), (DROP,)),
    0.3,
    limit_c=70.0,
    rests=(
        Rest(30, 4 * GB, 3 * GB, 2 * GB, 4 * GB, whole=False),
        Rest(60, 12 * GB, 12 * GB, int(11.9 * GB), int(12.2 * GB), whole=True),
    ),
    rest_asked=True,
)


def trace(parts: int = 300) -> Trace:
    found, at = Trace(), 0.0
    for number in range(parts):
        speed = 2e9 if number * PART < 12 * GB else 5e8
        at += PART / speed
        found.add(
            MeasureSample(1, 0, 0, Stage.RUNNING, at, (number + 1) * PART, speed, 1.0, None, None, 1.0, 0.5, 41.0)
        )
    return found


class TestCharts:
    def test_the_first_is_over_the_bytes_written_with_levels_and_interval(self) -> None:
        first, rests, warmth = long_write_views.views(FOUND, UnitSystem.SI)
        assert first.key == long_write_views.KEY
        speed, levels, place = first.lines
        assert (levels.x, levels.y) == ([0, 12, 12, speed.x[-1]], [2000, 2000, 500, 500])
        assert place.mark
        assert place.name == "Fast cache full (95%)"
        assert (min(place.x), max(place.x)) == (11.9, 12.2)
        assert first.words(12.5) == "12.5 GB"
        assert first.summary.startswith("Fast cache full after 12.0 GB (11.9 GB to 12.2 GB):")
        assert first.table.header == ("Written (bytes)", "Throughput (MB/s)", "Seconds", "Temperature (°C)")
        assert len(first.table.rows) == 300
        assert [round(y, 1) for y in rests.lines[0].y] == [0, 3, 12]
        assert warmth.lines[1].y == [70, 70]

    def test_in_binary_units_all_of_it_is(self) -> None:
        first = long_write_views.views(FOUND, UnitSystem.IEC)[0]
        assert first.y_label == "MiB/s"
        assert first.lines[1].x[1] == pytest.approx(12 * GB / (1 << 30))
        assert first.words(1) == "1 GiB"

    def test_what_may_have_another_cause_is_not_called_the_cache(self) -> None:
        hot = replace(FOUND, course=SpeedCourse(None, (replace(DROP, temperature_c=65.0),)))
        assert long_write_views.views(hot, UnitSystem.SI)[0].lines[2].name == "Drop (95%)"

    def test_a_report_draws_it(self) -> None:
        drawn = svg(ReportChart("Long write", long_write_views.views(FOUND, UnitSystem.SI)[0]))
        assert "Fast cache full (95%)" in drawn
        assert "Fast cache full after 12.0 GB" in drawn

    def test_live_it_grows_and_finds_the_drop(self) -> None:
        live = long_write_views.LiveCourse()
        whole = trace()
        found = live.of(whole)
        assert live.of(whole) is found
        (drop,) = found.drops
        assert drop.low_bytes <= 12 * GB <= drop.high_bytes
        view = long_write_views.growing(whole, UnitSystem.SI, 64 * GB, found)
        assert view.right == 64
        assert any(line.mark for line in view.lines)
        assert not math.isnan(view.lines[0].y[0])
        assert "MB/s now" in view.summary
        assert long_write_views.growing(Trace(), UnitSystem.SI).summary == "Nothing written."

    def test_it_is_offered_first_while_it_runs(self) -> None:
        assert measurement_views.live("write.long")[0][0] == long_write_views.KEY
        assert measurement_views.live_key("write.long") == long_write_views.KEY
        assert long_write_views.KEY not in dict(measurement_views.live("file.seq1m-q1t1.write"))


class TestTheQuestion:
    def dialog(
        self, preferences: Preferences, workload: str = "write.long", health: HealthSample | None = None
    ) -> LongWriteDialog:
        request = of_folder("/srv/data", workload, file_mib=10_240)
        return LongWriteDialog(request, [SSD], health, preferences)

    @pytest.fixture
    def preferences(self, bench: Bench, page: BenchmarkPage) -> Preferences:
        return page.preferences

    def test_names_all_bytes_and_what_ends_it(self, preferences: Preferences) -> None:
        dialog = self.dialog(preferences)
        assert dialog.words.text() == f"Writes up to 10.0 GiB to /srv/data on {SSD.name}."
        assert "20 min" in dialog.limits.text()
        assert "5%" in dialog.limits.text()
        assert dialog.cancel_button.isDefault()
        rests = self.dialog(preferences, "write.long-rest")
        assert "Then 20.0 GiB more, after pauses of up to 10 min" in rests.words.text()

    def test_the_share_is_of_what_the_user_entered_and_kept(self, preferences: Preferences) -> None:
        dialog = self.dialog(preferences)
        assert dialog.share.text() == ""
        assert dialog.rated.text() == "unknown"
        dialog.rated.setValue(150)
        assert dialog.share.text() == "0.007% of the rated 150 TB."
        agreed: list[bool] = []
        dialog.agreed.connect(lambda: agreed.append(True))
        dialog.start_button.click()
        assert agreed == [True]
        assert cost.entered_bytes(preferences, SSD) == 150e12
        assert self.dialog(preferences).rated.value() == 150

    def test_what_is_cancelled_is_neither_kept_nor_begun(self, preferences: Preferences) -> None:
        dialog = self.dialog(preferences)
        dialog.rated.setValue(150)
        dialog.agreed.connect(pytest.fail)
        dialog.cancel_button.click()
        assert cost.entered_bytes(preferences, SSD) is None

    def test_else_it_is_estimated_from_what_the_drive_reports(self, preferences: Preferences) -> None:
        health = HealthSample(0.0, wear_percent=10, bytes_written=30_000 * GB)
        told = self.dialog(preferences, health=health).share.text()
        assert told == ("About 0.004% of 300 TB, estimated from its wear. 10% of its rated life is used.")

    def test_of_a_hard_disk_nothing_is_rated(self, preferences: Preferences) -> None:
        request = of_folder("/srv/data", "write.long")
        dialog = LongWriteDialog(request, [replace(SSD, rotational=True)], None, preferences)
        assert not dialog.rated.isVisibleTo(dialog)
        assert dialog.share.text() == ""


class TestTheChoice:
    def test_says_how_long_and_how_much(self) -> None:
        long, rest = (workload_choice.of_workload(BY_ID[name]) for name in ("write.long", "write.long-rest"))
        assert long.duration_s(600, 1) == 600
        assert rest.duration_s(600, 1) == 1200 + 1110
        assert cost.writes(long, (None, None), 4 * GB, {}).known_bytes == 4 * GB
        assert cost.writes(rest, (None, None), 4 * GB, {}).known_bytes == 12 * GB
        assert long.may_end_early

    def test_has_sizes_of_its_own(self, bench: Bench, page: BenchmarkPage) -> None:
        box = page.form.options.file_mib
        page.form.choices.choose("write.long")
        assert (box.minimum(), box.value(), box.maximum()) == (256, 65_536, 2_097_152)
        page.form.choices.choose("profile:file.default")
        assert (box.minimum(), box.value(), box.maximum()) == (16, 1024, 65_536)

    def test_memory_is_refused_with_the_reason(self, bench: Bench, page: BenchmarkPage) -> None:
        page.form.choices.choose("write.long")
        page.form.folder.path.setText("/dev/shm")  # noqa: S108  never opened
        page.form.folder.facts = FolderFacts("/dev/shm", "tmpfs", (), 1 << 50)  # noqa: S108
        assert page.form.obstacle() == "This is not on a drive."
        page.form.choices.choose("profile:file.default")
        assert page.form.obstacle() == ""


class TestThePage:
    def test_begins_nothing_before_it_has_asked(self, bench: Bench, page: BenchmarkPage) -> None:
        page.form.choices.choose("write.long")
        page.form.folder.set_path("/srv/data")
        page.start()
        (dialog,) = page.findChildren(LongWriteDialog)
        assert page.idle
        assert not _asked_to_write(bench)
        dialog.start_button.click()
        assert not page.idle
        (request,) = _asked_to_write(bench)
        assert request.workloads == ("write.long",)

    def test_asks_again_if_another_write_would_begin(self, bench: Bench, page: BenchmarkPage) -> None:
        page.form.choices.choose("write.long")
        page.form.folder.set_path("/srv/data")
        page.start()
        (dialog,) = page.findChildren(LongWriteDialog)
        page.form.options.file_mib.setValue(131_072)
        dialog.start_button.click()
        assert page.idle
        assert not _asked_to_write(bench)
        assert any("128 GiB" in one.words.text() for one in page.findChildren(LongWriteDialog))


def _asked_to_write(bench: Bench) -> list[MeasureFolder]:
    return [args for _, args in bench.session.asked if isinstance(args, MeasureFolder)]
