"""Declares the tab Health."""

from __future__ import annotations

from PyQt6.QtCore import QCoreApplication

from disktune_gui.controls.page import Page
from disktune_gui.health.badge import has_health
from disktune_gui.page_declaration import PageDeclaration, Place, Window


def _make(window: Window) -> Page:
    from disktune_gui.drive_health.page import HealthPage  # noqa: PLC0415

    return HealthPage(window.services)


TAB = PageDeclaration(
    place=Place.HEALTH,
    title=lambda: QCoreApplication.translate("Tab", "Health"),
    make=_make,
    is_for=has_health,
)
