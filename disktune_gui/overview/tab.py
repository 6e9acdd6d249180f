"""Declares the tab Overview."""

from __future__ import annotations

from PyQt6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from disktune_gui.controls.page import Page
from disktune_gui.page_declaration import DrivePart, PageDeclaration, Place, Window


def _make(window: Window) -> Page:
    from disktune_gui.overview.page import OverviewPage  # noqa: PLC0415

    page = OverviewPage(window.services)
    page.health_wanted.connect(window.health_of)
    page.drive_wanted.connect(window.overview_of)
    page.measure_wanted.connect(window.measure)
    page.causes_wanted.connect(lambda drive: window.part_of(drive, DrivePart.CHECKUP))
    page.history_wanted.connect(window.health_history_of)
    page.settings_wanted.connect(window.settings_of)
    page.help_wanted.connect(window.propose_fix)
    page.changes.preset_wanted.connect(window.propose_preset)
    page.changes.lasting_wanted.connect(window.propose_lasting)
    page.changes.best_wanted.connect(window.find_best)
    page.changes.standby_wanted.connect(window.standby_of)
    return page


TAB = PageDeclaration(
    place=Place.OVERVIEW,
    title=lambda: QCoreApplication.translate("Tab", "Overview"),
    make=_make,
    words=QT_TRANSLATE_NOOP("Search words", "rebuild member identify partitions"),
)
