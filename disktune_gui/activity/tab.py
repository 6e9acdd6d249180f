"""Declares the tab Activity."""

from __future__ import annotations

from PyQt6.QtCore import QCoreApplication

from disktune_gui.controls.page import Page
from disktune_gui.page_declaration import PageDeclaration, Place, Window


def _make(window: Window) -> Page:
    from disktune_gui.activity.page import ActivityPage  # noqa: PLC0415

    return ActivityPage(window.services)


TAB = PageDeclaration(
    place=Place.ACTIVITY,
    title=lambda: QCoreApplication.translate("Tab", "Live"),
    make=_make,
    all_drives=True,
    charted=True,
)
