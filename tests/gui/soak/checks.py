"""What must hold of the window once nobody clicks any more."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

from PyQt6.QtWidgets import QApplication, QLabel

from disktune_gui.drives.model import HEALTH_ROLE
from disktune_gui.health.badge import has_health, shown_state
from disktune_gui.mainwindow.tabs import Tab
from disktune_gui.mainwindow.window import MainWindow
from disktune_gui.overview.page import OverviewPage
from disktune_gui.settings.page import SettingsPage


def asked(window: MainWindow) -> set[tuple[object, int, str]]:
    """Return the requests that have no answer."""
    return {
        (link, number, verb)
        for link in window.session._links.values()
        for number, (verb, _) in link._conversation.asked.items()
    }


def not_idle(window: MainWindow, before: set[tuple[object, int, str]]) -> Iterator[str]:
    """Yield what the window still waits for; *before* is what was asked when the clicking ended."""
    for _link, number, verb in asked(window) & before:
        yield f"request {number} ({verb}) has no answer"
    for privilege, link in window.session._links.items():
        if not link.running:
            yield f"the helper of class {privilege} does not run"
    for label in window.findChildren(QLabel):
        if label.isVisible() and label.text().startswith("Reading") and label.text().endswith("…"):
            yield f"there stands {label.text()!r}"
    yield from _differing(window)


def _differing(window: MainWindow) -> Iterator[str]:
    """Yield where header, list, card and what is known differ for the drive that is selected."""
    drive = window.panel.current()
    if drive is None or not has_health(drive):
        return
    known = window.services.health_news.of(drive)
    state = shown_state(known)
    header, row = window.header.health, window.panel.model.index_of(drive.name).data(HEALTH_ROLE)
    if header.state is not state:
        yield f"{drive.name} is {state}, in the header {header.state}"
    if row is not state:
        yield f"{drive.name} is {state}, in the list {row}"
    page = window.tabs.made.get(Tab.OVERVIEW)
    if isinstance(page, OverviewPage) and page.isVisible():
        card = page.verdict.title.text().partition(":")[0]
        if card != header.text().partition(" on ")[0].partition(",")[0] and card != header.text():
            yield f"{drive.name} is {header.text()!r} in the header, {card!r} on the card"


def trials(window: MainWindow) -> list[str]:
    """Return the drives that have something on trial."""
    page = window.tabs.made.get(Tab.SETTINGS)
    return [bar.drive.name for bar in page.trial_place.bars.values()] if isinstance(page, SettingsPage) else []


def footprint() -> dict[str, int]:
    """Return what must not grow for ever: of this process, and of all its children together."""
    me = Path("/proc/self")
    children = [Path("/proc") / pid for task in me.glob("task/*/children") for pid in task.read_text().split()]
    return {
        "MiB": _mib(me),
        "children's MiB": sum(_mib(child) for child in children),
        "children": len(children),
        "threads": len(list(me.glob("task/*"))),
        "children's threads": sum(len(list(child.glob("task/*"))) for child in children),
        "files": len(list(me.glob("fd/*"))),
        "widgets": len(QApplication.allWidgets()),
    }


def _mib(process: Path) -> int:
    try:
        pages = int((process / "statm").read_text().split()[1])
    except (OSError, IndexError):
        return 0
    return pages * os.sysconf("SC_PAGE_SIZE") >> 20
