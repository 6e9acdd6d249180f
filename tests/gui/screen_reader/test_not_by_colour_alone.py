"""A colour only repeats what words say: the same words never have meanings that only a colour tells apart."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterator

import pytest
from PyQt6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from disktune_gui.all_settings.grid_view import GridView
from disktune_gui.client.session import Session
from disktune_gui.mainwindow.tabs import Tab
from disktune_gui.mainwindow.window import MainWindow
from disktune_gui.text import tabular
from disktune_gui.widgets.table_twin import TableModel, TableTwin
from disktune_gui.widgets.tone_label import ToneLabel
from tests.gui.support import services_of

pytestmark = pytest.mark.slow

DRIVES = ("sda", "sdb", "sdc", "sdd", "nvme0n1", "sdh", "md0", "")
MEANINGS = frozenset({"good", "caution", "danger", "info"})
LOOK_MS = 400
"""Until most answers are there. More is then looked at; nothing fails that comes late."""

Said = tuple[str, str]
"""Where words stand, and the words without their figures: a figure alone does not say how it is meant, but whether
there is something or nothing does."""


def _plain(words: str) -> str:
    return re.sub(r"\d+", lambda found: "#" if int(found[0]) else "0", words).strip()


def _labels(page: QWidget) -> Iterator[tuple[Said, str]]:
    for label in page.findChildren(ToneLabel):
        if label.isVisible() and label.text().strip():
            yield ("label", _plain(label.text())), label._tone


def _rows(page: QWidget) -> Iterator[tuple[Said, str]]:
    for table in page.findChildren(TableTwin):
        model = table.model()
        assert isinstance(model, TableModel)
        for row in model.table.rows:
            words = " | ".join(_plain(tabular.shown(cell)) for cell in row)
            yield (table.accessibleName(), words), model.tone(row)


def _cells(page: QWidget) -> Iterator[tuple[Said, str]]:
    for view in page.findChildren(GridView):
        for row in view.model.grid.cells:
            for cell in row:
                # Bold letters and what is said of the cell tell as much as a word in it.
                signs = f"{cell.text} | {cell.tip} | {cell.marked}"
                yield ("cell", _plain(signs)), cell.tone


def contradictions(shown: dict[Said, set[str]]) -> dict[Said, set[str]]:
    """Return the words that mean several things, as far as they can be told apart."""
    told = {said: {tone if tone in MEANINGS else "" for tone in tones} for said, tones in shown.items()}
    return {said: tones for said, tones in told.items() if len(tones) > 1}


@pytest.mark.parametrize(
    "tab",
    [
        *(Tab.OVERVIEW, Tab.DRIVE_HEALTH, Tab.SETTINGS, Tab.ARRAYS, Tab.CHECKUP, Tab.STANDBY, Tab.BENCHMARK),
        Tab.EXPERIMENT,
    ],
    ids=lambda tab: tab.name.lower(),
)
def test_the_same_words_have_one_colour(qtbot: QtBot, demo_session: Session, tab: Tab) -> None:
    window = MainWindow(services_of(demo_session))
    qtbot.addWidget(window)
    window.resize(1180, 740)
    window.show()
    shown: dict[Said, set[str]] = defaultdict(set)
    for name in DRIVES:
        window.panel.choose(name)
        if not (window.tabs.isTabEnabled(tab) and window.tabs.isTabVisible(tab)):
            continue
        window.tabs.setCurrentIndex(tab)
        page = window.page(tab)
        assert page is not None
        qtbot.wait(LOOK_MS)
        for find in (_labels, _rows, _cells):
            for said, tone in find(page):
                shown[said].add(tone)
    window.close()
    assert shown, "nothing was looked at"
    assert contradictions(shown) == {}


def test_words_that_only_a_colour_tells_apart_are_found() -> None:
    same: dict[Said, set[str]] = {
        ("label", "# °C"): {"", "danger"},
        ("label", "Good"): {"good"},
        ("a", "b"): {"faint", ""},
    }
    assert contradictions(same) == {("label", "# °C"): {"", "danger"}}
