"""Make docs/screenshots: use the program on the drives of the demo, and take pictures on the way.

    .venv/bin/python -m tools.screenshots [DIR]

Everything is done through the window, as a person does it: a change is made, applied and left on trial, a few
measurements are run to their end, a rebuild and activity are watched for a while. Takes about a quarter of an
hour. Around the window a plain frame is drawn: with it a picture has at most 1000 × 700 pixels, as AppStream asks.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
# The pictures are the same on every machine, whatever its desktop looks like.
os.environ["XDG_CONFIG_HOME"] = os.devnull

from PyQt6.QtCore import QPointF, QRectF, Qt  # after the platform is chosen
from PyQt6.QtGui import QColor, QPainter, QPen, QPixmap
from PyQt6.QtWidgets import QWidget

from disktune_gui.app import make_application
from disktune_gui.benchmark.form import GRID, TREND
from disktune_gui.benchmark.page import BenchmarkPage
from disktune_gui.client import elevation
from disktune_gui.client.session import Session
from disktune_gui.desktop.event_loop import pause, wait
from disktune_gui.experiment.page import ExperimentPage
from disktune_gui.history.page import HistoryPage
from disktune_gui.mainwindow.tabs import Tab
from disktune_gui.mainwindow.window import MainWindow
from disktune_gui.results.panel import ResultsPanel
from disktune_gui.services.services import Services
from disktune_gui.settings.page import SettingsPage
from disktune_gui.theming.theme import Theme

WHOLE = (1000, 700)
TITLE, SHADOW = 30, 10
"""Pixels of the frame: the title bar, and around all of it the shadow."""
SIZE = (WHOLE[0] - 2 * SHADOW, WHOLE[1] - 2 * SHADOW - TITLE)
SETTLE_MS = 700
PATIENCE_MS = 600_000
WATCHED_MS = 45_000
"""For a chart that shows something."""


def framed(window: QWidget) -> QPixmap:
    """Return a window with a title bar and a shadow in the colours of its theme."""
    inside, palette = window.grab(), window.palette()
    whole = QPixmap(inside.width() + 2 * SHADOW, inside.height() + 2 * SHADOW + TITLE)
    whole.fill(Qt.GlobalColor.transparent)
    box = QRectF(SHADOW, SHADOW, inside.width(), inside.height() + TITLE)
    painter = QPainter(whole)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    for step in range(SHADOW):
        # Each ring lies on those outside of it.
        painter.setBrush(QColor(0, 0, 0, 2 + step))
        around = SHADOW - step
        painter.drawRoundedRect(box.adjusted(-around, -around + 2, around, around), around + 8, around + 8)
    painter.setBrush(palette.window().color().darker(106))
    painter.drawRoundedRect(box, 8, 8)
    bar = QRectF(box.left(), box.top(), box.width(), TITLE)
    painter.setPen(QPen(palette.windowText().color(), 1.5))
    painter.drawText(bar, Qt.AlignmentFlag.AlignCenter, window.windowTitle())
    cross = QRectF(0, 0, 9, 9)
    cross.moveCenter(QPointF(bar.right() - TITLE / 2, bar.center().y()))
    painter.drawLine(cross.topLeft(), cross.bottomRight())
    painter.drawLine(cross.topRight(), cross.bottomLeft())
    painter.drawPixmap(QPointF(box.left(), bar.bottom()), inside)
    painter.end()
    return whole


class Photographer:
    """The window, and where its pictures go."""

    def __init__(self, services: Services, folder: Path) -> None:
        self.services = services
        self.session = services.session
        self.window = MainWindow(services)
        self.window.resize(*SIZE)
        self.window.show()
        self.folder = folder

    def go(self, drive: str, tab: Tab) -> QWidget:
        """Select a drive (empty: all) and a page."""
        self.window.panel.choose(drive)
        self.window.tabs.setCurrentIndex(tab)
        pause(SETTLE_MS)
        return self.window.page(tab)

    def take(self, name: str) -> None:
        """Take the window in light and in dark."""
        for sentence in list(self.window.messages.sentences):
            self.window.messages.withdraw(self.window.messages.say(sentence))
        pause(SETTLE_MS)
        self.window.resize(*SIZE)
        for theme in (Theme.LIGHT, Theme.DARK):
            self.services.preferences.use_theme(theme)
            pause(SETTLE_MS)
            if not framed(self.window).save(str(self.folder / f"{name}-{theme.value}.png")):
                raise OSError(None, "the picture could not be saved", str(self.folder))
        self.services.preferences.use_theme(Theme.LIGHT)


def until(ready: Callable[[], bool], what: str) -> None:
    """Let the program run until *ready*; raises TimeoutError."""
    for _ in range(PATIENCE_MS // 100):
        if ready():
            return
        pause(100)
    raise TimeoutError(what)


def change(page: SettingsPage, drive: str, edits: dict[str, int | str]) -> None:
    """Edit settings and apply them."""
    until(lambda: bool(page.rows) and page.review is not None, "rows")
    found = next(item for item in page.session.drives if item.name == drive)
    for setting, value in edits.items():
        page.propose(found, setting, value)
    until(page.review.apply.isEnabled, "a plan that can be applied")
    page.review.apply.click()
    until(lambda: bool(page.trials), "a trial")


def keep(page: SettingsPage) -> None:
    """Keep what is on trial."""
    [bar] = page.trials.values()
    until(lambda: not bar.deaf, "a bar that takes clicks")
    bar.keep.click()
    until(lambda: not page.trials, "the end of the trial")


def measure(camera: Photographer, drive: str, wanted: str, *, short: bool = True) -> BenchmarkPage:
    """Measure to the end, three runs of three seconds if it is to be *short*; return the page."""
    page = camera.go(drive, Tab.BENCHMARK)
    assert isinstance(page, BenchmarkPage)  # noqa: S101
    page.form.choices.choose(wanted)
    until(page.form.start_button.isEnabled, "what is known of the target")
    for box in (page.form.options.seconds, page.form.options.runs) if short else ():
        box.setValue(max(box.minimum(), min(3, box.maximum())))
    before = len(page.results)
    page.start()
    until(lambda: len(page.results) > before and page.idle, "a result")
    pause(SETTLE_MS)
    return page


def prove(camera: Photographer, drive: str) -> None:
    """Take an experiment that the page offers by itself, at its end."""
    page = camera.go(drive, Tab.EXPERIMENT)
    assert isinstance(page, ExperimentPage)  # noqa: S101
    until(page.form.start_button.isEnabled, "an experiment to be had")
    page.start()
    until(lambda: bool(page.outcomes) and page.idle, "the end of the experiment")
    camera.take("experiment")


def browse(camera: Photographer) -> None:
    """Take the results: two direct reads over each other, between which the read-ahead was changed."""
    page = camera.go("sdb", Tab.BENCHMARK)
    assert isinstance(page, BenchmarkPage)  # noqa: S101
    page.show_view(TREND)
    results = page.earlier
    assert isinstance(results, ResultsPanel)  # noqa: S101
    direct = [one.id for one in results.model.rows if one.steps == ("drive.direct",)]
    results.table.select_ids(direct[:2])
    pause(SETTLE_MS)
    camera.take("results")


def shoot(camera: Photographer) -> None:
    """Take every picture."""
    # Of the night that is there from the start, before anything of the drive is changed.
    camera.go("sdb", Tab.STANDBY)
    pause(2 * SETTLE_MS)
    camera.take("standby")
    camera.go("", Tab.HOME)
    pause(2 * SETTLE_MS)
    camera.take("home")
    camera.go("", Tab.SETTINGS)
    pause(2 * SETTLE_MS)
    camera.take("all-settings")
    settings = camera.go("sdb", Tab.SETTINGS)
    assert isinstance(settings, SettingsPage)  # noqa: S101
    change(settings, "sdb", {"block.read_ahead": 512, "ata.standby_timer": 241})
    keep(settings)
    measure(camera, "sdb", "drive.direct")
    change(settings, "sdb", {"block.read_ahead": 1024})
    keep(settings)
    measure(camera, "sdb", "drive.direct")
    measure(camera, "sdb", "drive.random-4k-q1")
    measure(camera, "nvme0n1", "profile:file.default")
    measure(camera, "nvme0n1", "profile:file.default")
    camera.take("benchmark")
    bench = measure(camera, "sdb", "drive.surface", short=False)
    camera.take("surface")
    bench.form.choices.choose("drive.direct")
    browse(camera)
    bench.show_view(GRID)
    # On a drive that nobody uses: what disturbs an experiment is told, and concludes nothing.
    prove(camera, "sdc")
    camera.go("sde", Tab.OVERVIEW)
    pause(2 * SETTLE_MS)
    camera.take("overview")
    camera.go("sde", Tab.DRIVE_HEALTH)
    pause(2 * SETTLE_MS)
    camera.take("health")
    camera.go("md0", Tab.OVERVIEW)
    pause(WATCHED_MS)
    camera.take("array")
    camera.go("", Tab.ACTIVITY)
    pause(WATCHED_MS)
    camera.take("activity")
    camera.go("sdc", Tab.SETTINGS)
    change(settings, "sdc", {"ata.aam": 128, "ata.apm": 128})
    camera.take("settings")
    keep(settings)
    history = camera.go("sdc", Tab.HISTORY)
    assert isinstance(history, HistoryPage)  # noqa: S101
    history.only.setChecked(False)
    pause(SETTLE_MS)
    camera.take("history")


def main(argv: list[str]) -> int:
    """Make the pictures; return the exit status."""
    about = (__doc__ or "").splitlines()[0]
    parser = argparse.ArgumentParser(prog="python -m tools.screenshots", description=about)
    parser.add_argument("folder", nargs="?", type=Path, default=Path("docs/screenshots"), metavar="DIR")
    folder: Path = parser.parse_args(argv).folder
    folder.mkdir(parents=True, exist_ok=True)
    application, preferences = make_application()
    session = Session(elevation.survey(demo=True))
    session.start()
    try:
        wait(lambda: session.listed, session.drives_changed, PATIENCE_MS)
        shoot(Photographer(Services(session, preferences), folder))
    finally:
        session.close()
        application.quit()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
