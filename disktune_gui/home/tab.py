"""Declares the view Your Drives."""

from __future__ import annotations

from PyQt6.QtCore import QCoreApplication

from disktune_gui.controls.page import Page
from disktune_gui.page_declaration import PageDeclaration, Window


def _make(window: Window) -> Page:
    from disktune_gui.home.page import HomePage  # noqa: PLC0415

    page = HomePage(window.services, window.menu_of)
    page.drive_wanted.connect(window.overview_of)
    page.part_wanted.connect(window.part_of)
    return page


TAB = PageDeclaration(
    title=lambda: QCoreApplication.translate("Tab", "Drives"),
    make=_make,
    words="home start all drives health status problems failing overview list",
    all_drives=True,
    no_drive=True,
)
