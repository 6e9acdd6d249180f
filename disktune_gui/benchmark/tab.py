"""Declares the tab Benchmark."""

from __future__ import annotations

from PyQt6.QtCore import QCoreApplication

from disktune_gui.controls.page import Page
from disktune_gui.page_declaration import DrivePart, PageDeclaration, Place, Window
from disktune_gui.store.entry import ResultKind


def _make(window: Window) -> Page:
    from disktune_gui.benchmark.page import BenchmarkPage  # noqa: PLC0415

    page = BenchmarkPage(window.services)
    page.compare_asked.connect(window.compare)
    page.causes_asked.connect(lambda drive: window.part_of(drive, DrivePart.CHECKUP))
    return page


TAB = PageDeclaration(
    place=Place.MEASURE,
    title=lambda: QCoreApplication.translate("Tab", "Benchmark"),
    make=_make,
    kept=(ResultKind.MEASUREMENT,),
    all_drives=True,
)
