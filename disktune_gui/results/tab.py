"""Declares the tab Results."""

from __future__ import annotations

from PyQt6.QtCore import QCoreApplication

from disktune_gui.page_declaration import PageDeclaration, Window
from disktune_gui.widgets.page import Page


def _make(window: Window) -> Page:
    from disktune_gui.results.page import ResultsPage  # noqa: PLC0415

    page = ResultsPage(window.services)
    page.experiment_asked.connect(window.experiment_on)
    return page


TAB = PageDeclaration(
    title=lambda: QCoreApplication.translate("Tab", "Results"),
    make=_make,
    all_drives=True,
    charted=True,
)
