"""The results of all drives, in a window of their own."""

from __future__ import annotations

from PyQt6.QtCore import Qt
from PyQt6.QtGui import QHideEvent, QShowEvent
from PyQt6.QtWidgets import QDialog, QVBoxLayout, QWidget

from disktune_gui.results.panel import ResultsPanel
from disktune_gui.services.services import Services

SIZE = (1080, 720)
"""Pixels; fits a screen of 1366 by 768."""


class AllResults(QDialog):
    """One for each main window; it stays open beside it."""

    def __init__(self, services: Services, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowFlag(Qt.WindowType.Window)
        self.setWindowTitle(self.tr("All Results"))
        self.panel = ResultsPanel(services)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.panel)
        self.resize(*SIZE)
        self.panel.show_drive(None)

    def showEvent(self, event: QShowEvent | None) -> None:
        super().showEvent(event)
        self.panel.set_active(True)

    def hideEvent(self, event: QHideEvent | None) -> None:
        super().hideEvent(event)
        self.panel.set_active(False)
