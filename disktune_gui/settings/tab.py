"""Declares the tab Settings."""

from __future__ import annotations

from PyQt6.QtCore import QCoreApplication

from disktune_gui.controls.page import Page
from disktune_gui.page_declaration import PageDeclaration, Place, Window


def _make(window: Window) -> Page:
    from disktune_gui.settings.page import SettingsPage  # noqa: PLC0415

    page = SettingsPage(window.services)
    page.compare_asked.connect(window.compare)
    page.many_asked.connect(window.propose_to_many)
    page.sheet.device_wanted.connect(window.setting_of)
    page.ended_unseen.connect(window.tell_of_settings)
    window.tell_of_trials(page.trial_place)
    return page


TAB = PageDeclaration(
    place=Place.TUNE,
    title=lambda: QCoreApplication.translate("Tab", "Settings"),
    make=_make,
    all_drives=True,
)
