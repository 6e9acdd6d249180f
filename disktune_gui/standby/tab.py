"""Declares the tab Standby."""

from __future__ import annotations

from PyQt6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from disktune_contract.drives.drive import can_spin_down
from disktune_gui.controls.page import Page
from disktune_gui.page_declaration import PageDeclaration, Place, Window


def _make(window: Window) -> Page:
    from disktune_gui.standby.page import StandbyPage  # noqa: PLC0415

    page = StandbyPage(window.services)
    page.lasting_wanted.connect(window.propose_lasting)
    return page


TAB = PageDeclaration(
    place=Place.ACTIVITY,
    title=lambda: QCoreApplication.translate("Tab", "Standby"),
    make=_make,
    words=QT_TRANSLATE_NOOP(
        "Search words",
        "why asleep awake wakes spindown noise power saving uses watch night energy",
    ),
    is_for=can_spin_down,
)
