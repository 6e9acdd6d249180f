"""Wherever the window says a fact of a drive, it says the same: every drive of the demo, place by place."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Mapping

import pytest
from PyQt6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from disktune_contract.arrays.alarms import Alarm
from disktune_contract.drives.drive import Drive, DriveKind
from disktune_contract.units import UnitSystem
from disktune_gui.benchmark.form import TREND
from disktune_gui.benchmark.page import BenchmarkPage
from disktune_gui.client.session import Session
from disktune_gui.desktop.event_loop import pause
from disktune_gui.drive_health.page import HealthPage
from disktune_gui.drives.model import HEALTH_ROLE
from disktune_gui.health.badge import has_health
from disktune_gui.mainwindow.tabs import Tab
from disktune_gui.mainwindow.window import MainWindow
from disktune_gui.overview.page import OverviewPage
from disktune_gui.overview.summary_cards import UNKNOWN
from disktune_gui.report.facts import ReportCollector, ReportFacts
from disktune_gui.report.forms import ReportFormat
from disktune_gui.report.making import make
from disktune_gui.results.panel import ResultsPanel
from disktune_gui.store.entry import subject
from disktune_gui.text.facts import FactRow, FactSection
from disktune_gui.tray import indicator
from disktune_gui.tray.array_snapshot import ArraySnapshot
from disktune_helper.cli import show
from tests.amounts import PATIENCE_S
from tests.gui.stored import a_measurement, make_measured
from tests.gui.support import opened, services_of
from tests.narrowed import of_kind, present

Answers = Mapping[str, Mapping[str, str]]
"""By fact and by place."""
LOOKS, PAUSE_MS = 40, 500
"""How often, and how long after the last time, all places are looked at until they agree."""
FIGURES = {"power-on": "Power-on time", "used": "Percentage used", "temperature": "Temperature"}
SPEED = 234_567_890.0


@pytest.fixture
def window(qtbot: QtBot, demo_session: Session) -> Iterator[MainWindow]:
    services = services_of(demo_session)
    now = time.time()
    entries = [
        make_measured(a_measurement("drive.direct", SPEED), at=now - 60, drive=subject(drive))
        for drive in demo_session.drives
    ]
    services.archive.store.add(entries)
    found = opened(qtbot, MainWindow(services), 1280, 900)
    yield found
    found.close()


def rows(sections: tuple[FactSection, ...]) -> dict[str, FactRow]:
    """Return the rows by their labels; of several with one label the first."""
    return {row.label: row for section in reversed(sections) for row in reversed(section.rows)}


def until(condition: Callable[[], bool]) -> None:
    """Let the window live until *condition* holds."""
    last = time.monotonic() + PATIENCE_S
    while not condition():
        assert time.monotonic() < last
        pause(20)


def overview(window: MainWindow, name: str) -> OverviewPage:
    """Return the Overview of a drive, or of all, when every answer that it waits for has come."""
    window.panel.choose(name)
    window.tabs.setCurrentIndex(Tab.OVERVIEW)
    page = of_kind(OverviewPage, window.page(Tab.OVERVIEW))
    drive = next(one for one in window.session.drives if one.name == name)
    # An array has no such cards.
    until(lambda: drive.array is not None or page.tiles.settings.title.text() not in ("", UNKNOWN))
    until(lambda: not has_health(drive) or page._known is not None or bool(page._untold))
    return page


def on_overview(window: MainWindow, drive: Drive) -> dict[str, str]:
    page = overview(window, drive.name)
    shown, cards = rows(page._sections), page.tiles
    told = {
        "size": shown["Capacity"].value if "Capacity" in shown else "",
        "link": shown["Connection"].value if "Connection" in shown else "",
        "speed": cards.speed.title.text() if drive.array is None else "",
        "operation": shown["Operation"].value if "Operation" in shown else "",
    }
    if has_health(drive):
        told |= {
            "health": page.verdict.title.text(),
            "temperature": cards.warmth.title.text(),
            "reason": page.verdict.why.text(),
        }
    return told


def on_health(window: MainWindow, drive: Drive) -> dict[str, str]:
    if not has_health(drive):
        return {}
    window.tabs.setCurrentIndex(Tab.DRIVE_HEALTH)
    page = of_kind(HealthPage, window.page(Tab.DRIVE_HEALTH))
    until(lambda: page._known is not None or bool(page._untold))
    shown, counted = page._shown_health(), rows(page._sections)
    assert shown is not None
    figures = {row.label: row.value for row in shown.figures}
    told = {"health": page.card.title.text(), "reason": page.card.why.text()}
    for fact, label in FIGURES.items():
        told[fact] = figures.get(label, "")
        shown_there = page.figures.accessibleDescription() + "".join(
            line.now.text() for line in page.counters.lines
        )
        assert not told[fact] or told[fact] in shown_there, label
        if label in counted and told[fact]:
            told[f"{fact} counted"] = counted[label].value
    return told


def in_list(window: MainWindow, drive: Drive) -> dict[str, str]:
    parts = window.panel.model.subtitle(drive).split(" · ")
    found = {"size": next((part for part in parts if part.endswith("B")), "")}
    if drive.array is not None:
        found["operation"] = next((part for part in parts if part.endswith("%")), "")
    return found


def answers(window: MainWindow, drive: Drive) -> Answers:
    """Return what each place says of *drive*."""
    told: dict[str, dict[str, str]] = {}
    places = {
        "Overview": on_overview(window, drive),
        "Health": on_health(window, drive),
        "list": in_list(window, drive),
    }
    header = window.header
    head = {"link": next((part for part in header._facts.text().split(" · ") if part == drive.link), "")}
    if has_health(drive):
        head["health"] = header.health.text()
    places["header"] = head
    first = next(show._lines({"drive": drive, "identify": None, "settings": None}, everything=False))
    size, link = first.removeprefix(f"{drive.name}: {drive.title}, ").rsplit(", ", 1)
    places["disktune-helper show"] = {"size": size} | ({"link": link} if drive.link else {})
    for place, found in places.items():
        for fact, words in found.items():
            told.setdefault(fact.removesuffix(" counted"), {})[f"{place}, {fact}"] = _plain(fact, words)
    return told


def _plain(fact: str, words: str) -> str:
    """Return *words* without what only one place has room for."""
    words = words.replace("\u00a0", " ")
    if fact == "health":
        # “Good: the drive reports no problems” on a card, “Good” on a badge, “Good on 2026-11-29” in standby.
        return words.partition(":")[0].partition(" on ")[0]
    return {"Unknown": "", "–": "", "Not measured": ""}.get(words, words)


def differing(told: Answers) -> dict[str, Mapping[str, str]]:
    return {fact: each for fact, each in told.items() if len(set(each.values())) > 1}


@pytest.mark.slow
@pytest.mark.timeout(900)
def test_every_place_says_the_same_of_every_drive(qtbot: QtBot, window: MainWindow) -> None:
    places_agree(window)
    report_agrees(qtbot, window)
    results_agree(window)
    tray_agrees(window)


def places_agree(window: MainWindow) -> None:
    drives = [drive for drive in window.session.drives if drive.kind not in (DriveKind.LOOP, DriveKind.VOLUME)]
    witnesses: dict[str, int] = {}
    apart: dict[str, Mapping[str, object]] = {drive.name: {} for drive in drives}
    # A temperature may change between two looks, and what was read again be told a moment later.
    for _ in range(LOOKS):
        for name in list(apart):
            told = answers(window, next(one for one in window.session.drives if one.name == name))
            apart[name] = differing(told)
            if not apart[name]:
                del apart[name]
                for fact, each in told.items():
                    witnesses[fact] = witnesses.get(fact, 0) + (len([one for one in each.values() if one]) > 1)
        if not apart:
            break
        pause(PAUSE_MS)
    assert not apart
    # It would be easy to agree on nothing.
    assert witnesses["health"] == 9
    assert witnesses["size"] == len(drives) == 11
    assert witnesses["link"] == 10
    assert witnesses["temperature"] >= 6
    assert witnesses["operation"] == 1


def results_agree(window: MainWindow) -> None:
    speed = on_overview(window, next(one for one in window.session.drives if one.name == "sda"))["speed"]
    window.tabs.setCurrentIndex(Tab.BENCHMARK)
    QApplication.processEvents()
    page = of_kind(BenchmarkPage, window.page(Tab.BENCHMARK))
    page.show_view(TREND)
    QApplication.processEvents()
    assert isinstance(page.earlier, ResultsPanel)
    present(page.trend).details.opened = True
    assert page.earlier.model.index(0, 3).data() == speed
    page.earlier.table.selectRow(0)
    assert page.earlier.selected.words.text().startswith(speed)


def report_agrees(qtbot: QtBot, window: MainWindow) -> None:
    came: list[ReportFacts] = []
    drives = [one for one in window.session.drives if one.name in ("sda", "sdc", "sde", "nvme0n1")]
    ReportCollector(window, window.services, drives, came.append).start()
    qtbot.waitUntil(lambda: bool(came))
    text = make(came[0], ReportFormat.TEXT, UnitSystem.SI, unmasked=True).replace("\u00a0", " ")
    for drive in drives:
        page = overview(window, drive.name)
        shown = rows(page._sections)
        assert page.verdict.title.text().replace("\u00a0", " ") in text
        for label in ("Capacity", "Connection", "Firmware", "Sector size"):
            assert shown[label].value.replace("\u00a0", " ") in text, (drive.name, label)
        assert overview(window, drive.name).tiles.speed.title.text().replace("\u00a0", " ") in text


def tray_agrees(window: MainWindow) -> None:
    page = overview(window, next(one.name for one in window.session.drives if one.array is not None))
    # One look: the drive that the page shows, for the list may have been read again since.
    drive = present(page._drive)
    array = present(drive.array)
    shown = rows(page._sections)
    look = ArraySnapshot(
        drive.name, Alarm.DEGRADED, "", operation="recovery", percent=array.progress_percent,
        minutes_left=array.finish_minutes,
    )  # fmt: skip
    line = indicator.line(look)
    assert shown["Operation"].value.rsplit(" ", 1)[1] in line
    assert shown["Time left"].value in line
    assert window.panel.model.index_of(drive.name).data(HEALTH_ROLE) is None
