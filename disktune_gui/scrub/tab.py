"""Declares the tab Scrub."""

from __future__ import annotations

from PyQt6.QtCore import QCoreApplication

from disktune_gui.controls.page import Page
from disktune_gui.page_declaration import PageDeclaration, Place, Window


def _make(window: Window) -> Page:
    from disktune_gui.scrub.page import ScrubPage  # noqa: PLC0415

    page = ScrubPage(window.services)
    page.drive_wanted.connect(window.overview_of)
    return page


TAB = PageDeclaration(
    place=Place.OVERVIEW,
    title=lambda: QCoreApplication.translate("Tab", "Scrub"),
    make=_make,
    is_for=lambda drive: bool(drive.usage.checked),
)
