"""Declares the view Your Drives."""

from __future__ import annotations

from PyQt6.QtCore import QCoreApplication

from disktune_gui.controls.page import Page
from disktune_gui.page_declaration import PageDeclaration, Place, Window


def _make(window: Window) -> Page:
    from disktune_gui.home.page import HomePage  # noqa: PLC0415

    page = HomePage(window.services, window.menu_of)
    page.drive_wanted.connect(window.overview_of)
    page.part_wanted.connect(window.part_of)
    page.original_wanted.connect(window.restore_all)
    return page


TAB = PageDeclaration(
    place=Place.OVERVIEW,
    title=lambda: QCoreApplication.translate("Tab", "Drives"),
    make=_make,
    words="home start all drives health status problems failing overview list",
    all_drives=True,
    is_for=lambda _drive: False,
)
