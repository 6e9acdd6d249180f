"""Declares the tab Overview."""

from __future__ import annotations

from PyQt6.QtCore import QCoreApplication

from disktune_gui.page_declaration import PageDeclaration, Window
from disktune_gui.widgets.page import Page


def _make(window: Window) -> Page:
    from disktune_gui.overview.page import OverviewPage  # noqa: PLC0415

    return OverviewPage(window.services)


TAB = PageDeclaration(
    title=lambda: QCoreApplication.translate("Tab", "Overview"),
    make=_make,
    all_drives=True,
)
