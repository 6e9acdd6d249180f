"""Declares the tab Check-Up."""

from __future__ import annotations

from PyQt6.QtCore import QCoreApplication

from disktune_gui.controls.page import Page
from disktune_gui.page_declaration import PageDeclaration, Place, Window


def _make(window: Window) -> Page:
    from disktune_gui.checkup.page import CheckupPage  # noqa: PLC0415

    page = CheckupPage(window.services)
    page.setting_wanted.connect(window.setting_of)
    return page


TAB = PageDeclaration(
    place=Place.HEALTH,
    title=lambda: QCoreApplication.translate("Tab", "Check-Up"),
    make=_make,
    all_drives=True,
)
