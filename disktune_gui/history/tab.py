"""Declares the tab History."""

from __future__ import annotations

from PyQt6.QtCore import QCoreApplication

from disktune_gui.controls.page import Page
from disktune_gui.page_declaration import PageDeclaration, Place, Window


def _make(window: Window) -> Page:
    from disktune_gui.history.page import HistoryPage  # noqa: PLC0415

    page = HistoryPage(window.services)
    page.propose_asked.connect(window.propose)
    page.restore_asked.connect(window.restore)
    return page


TAB = PageDeclaration(
    place=Place.TUNE,
    title=lambda: QCoreApplication.translate("Tab", "History"),
    make=_make,
    all_drives=True,
)
