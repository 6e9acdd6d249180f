"""Declares the tab Array."""

from __future__ import annotations

from PyQt6.QtCore import QCoreApplication

from disktune_contract.drives.drive import DriveKind
from disktune_gui.controls.page import Page
from disktune_gui.page_declaration import PageDeclaration, Place, Window


def _make(window: Window) -> Page:
    from disktune_gui.arrays.page import ArrayPage  # noqa: PLC0415

    page = ArrayPage(window.services)
    page.help_wanted.connect(window.propose_fix)
    page.drive_wanted.connect(window.overview_of)
    return page


TAB = PageDeclaration(
    place=Place.OVERVIEW,
    title=lambda: QCoreApplication.translate("Tab", "RAID Array"),
    make=_make,
    is_for=lambda drive: drive.kind is DriveKind.ARRAY,
    charted=True,
)
