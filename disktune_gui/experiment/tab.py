"""Declares the tab Experiment."""

from __future__ import annotations

from PyQt6.QtCore import QCoreApplication

from disktune_gui.controls.page import Page
from disktune_gui.page_declaration import PageDeclaration, Place, Window
from disktune_gui.store.entry import ResultKind


def _make(window: Window) -> Page:
    from disktune_gui.experiment.page import ExperimentPage  # noqa: PLC0415

    page = ExperimentPage(window.services)
    page.keep_asked.connect(window.propose)
    page.trial_left.connect(window.adopt)
    return page


TAB = PageDeclaration(
    place=Place.TUNE,
    title=lambda: QCoreApplication.translate("Tab", "Experiment"),
    make=_make,
    kept=(ResultKind.COMPARISON, ResultKind.EXPERIMENT),
    charted=True,
)
