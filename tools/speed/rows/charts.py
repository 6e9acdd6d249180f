"""Charts at full speed: 8 drives, 6 series each, an hour at 4 Hz; live, panning, hidden; an hour of a live page.

Times are of the processor, in a process of its own, painted offscreen by the painter that also paints on X11 and
Wayland; waiting for the screen is not in them.
"""

from __future__ import annotations

import json
import random
import statistics
import sys
import time
from collections.abc import Callable, Iterator

from tools.speed import children
from tools.speed.measure import Figure, Row, within

IDS = ("chart-live", "chart-pan", "chart-load", "chart-hidden", "chart-memory")
DRIVES, SERIES, HZ, HOUR_S = 8, 6, 4, 3600
_FRAMES = 300
_WHAT = {
    "chart-live": ("8 drives × 6 series × 1 h at 4 Hz, live: 99th percentile of a frame", "ms", 8.0),
    "chart-pan": ("the same, panning", "ms", 8.0),
    "chart-load": ("the same, live: load", "% of a core", 5.0),
    "chart-hidden": ("the same, hidden", "% of a core", 1.0),
    "chart-memory": ("memory that an hour of charts of 8 drives adds, after the first 15 minutes", "MiB", 1.0),
}


def rows(rounds: int) -> Iterator[Row]:
    """Yield a row for each of `IDS`."""
    told = [children.told(__name__) for _ in range(min(rounds, 3))]
    for one in IDS:
        what, unit, most = _WHAT[one]
        figures = (Figure("DiskTune", tuple(run[one] for run in told)),)
        yield Row(one, what, unit, figures, (within(most, figures, unit),))


def _charts() -> dict[str, float]:
    """Return the figures of six charts of eight lines, in a window of the usual size."""
    from PyQt6.QtCore import QCoreApplication  # noqa: PLC0415  in the child alone
    from PyQt6.QtWidgets import QGridLayout, QWidget  # noqa: PLC0415

    from disktune_gui.controls.line_chart import LineChart  # noqa: PLC0415
    from disktune_gui.text.series import ChartLine  # noqa: PLC0415

    noise = random.Random(1)  # noqa: S311  samples, no secret
    x = [number / HZ for number in range(HOUR_S * HZ)]
    values = [[[noise.random() * 500 for _ in x] for _ in range(DRIVES)] for _ in range(SERIES)]
    window, charts = QWidget(), [LineChart() for _ in range(SERIES)]
    grid = QGridLayout(window)
    for number, chart in enumerate(charts):
        chart.set_y_axis("MB/s", str)
        grid.addWidget(chart, number // 2, number % 2)
    window.resize(1180, 740)
    window.show()

    def frame(left: float, right: float) -> None:
        marks = [left + (right - left) * part / 6 for part in range(7)]
        for chart, series in zip(charts, values, strict=True):
            chart.set_x_axis(left, right, marks, lambda at: f"{at:.0f} s")
            chart.draw_lines([ChartLine(str(drive), drive, x, y) for drive, y in enumerate(series)])
        QCoreApplication.processEvents()

    def live(_number: int) -> None:
        x.append(x[-1] + 1 / HZ)
        for series in values:
            for y in series:
                y.append(noise.random() * 500)
        frame(x[-1] - HOUR_S, x[-1])

    frame(0, HOUR_S)
    went, panned = _frames(live), _frames(lambda number: frame(5.0 * number, 5.0 * number + HOUR_S / 4))
    window.hide()
    unseen = _frames(live)
    return {
        "chart-live": _most(went),
        "chart-pan": _most(panned),
        "chart-load": statistics.fmean(went) * HZ / 10,
        "chart-hidden": statistics.fmean(unseen) * HZ / 10,
    }


def _frames(step: Callable[[int], None]) -> list[float]:
    """Return what each frame takes of the processor, in ms."""
    took = []
    for number in range(_FRAMES):
        begun = time.process_time()
        step(number)
        took.append(1000 * (time.process_time() - begun))
    return took


def _most(took: list[float]) -> float:
    return sorted(took)[int(len(took) * 0.99) - 1]


def _hour() -> float:
    """Return by how many MiB a page of live charts grows, from a quarter of an hour to an hour of samples."""
    from PyQt6.QtCore import QCoreApplication  # noqa: PLC0415  in the child alone

    from disktune_contract.drives.activity import DiskStat  # noqa: PLC0415
    from disktune_contract.messages.look import ActivitySample  # noqa: PLC0415
    from disktune_gui.activity.page import ActivityPage  # noqa: PLC0415
    from disktune_gui.client.elevation import HelperLauncher  # noqa: PLC0415
    from disktune_gui.client.session import Session  # noqa: PLC0415
    from disktune_gui.desktop.preferences import Preferences  # noqa: PLC0415
    from disktune_gui.services.services import Services  # noqa: PLC0415

    session = Session(HelperLauncher(root=False))
    page = ActivityPage(Services(session, Preferences()))
    page.resize(900, 600)
    page.show()
    page.show_drive(None)
    page.set_active(True)
    before = 0.0
    for second in range(HOUR_S):
        moved = []
        for drive in range(DRIVES):
            done = second * (drive + 1) * 40
            name = f"sd{chr(97 + drive)}"
            moved.append(
                DiskStat(name, done, done, done, done, done, done, done, done, 1, second * 500, second * 700)
            )
        session.activity.emit(ActivitySample(float(second), tuple(moved)))
        QCoreApplication.processEvents()
        if second == HOUR_S // 4:
            before = children.resident_mib()
    return children.resident_mib() - before


def _child() -> None:
    from PyQt6.QtWidgets import QApplication  # noqa: PLC0415

    application = QApplication(["disktune"])
    memory = _hour()
    sys.stdout.write(json.dumps({**_charts(), "chart-memory": memory}) + "\n")
    application.quit()


if __name__ == "__main__":
    _child()
