"""Declares the tab Health."""

from __future__ import annotations

from PyQt6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from disktune_gui.controls.page import Page
from disktune_gui.page_declaration import PageDeclaration, Place, Window


def _make(window: Window) -> Page:
    from disktune_gui.drive_health.page import HealthPage  # noqa: PLC0415

    page = HealthPage(window.services)
    page.setting_wanted.connect(window.setting_of)
    page.part_wanted.connect(window.part_of)
    return page


TAB = PageDeclaration(
    place=Place.HEALTH,
    title=lambda: QCoreApplication.translate("Tab", "Health"),
    make=_make,
    words=QT_TRANSLATE_NOOP("Search words", "checkup diagnosis wear self-test SMART"),
    all_drives=True,
)
