"""What stands in place of a page that is nothing without charts, where the library that draws them is missing."""

from __future__ import annotations

from PyQt6.QtCore import Qt
from PyQt6.QtWidgets import QVBoxLayout

from disktune_contract.drives.drive import Drive
from disktune_gui.services.services import Services
from disktune_gui.text.plain import PlainLabel
from disktune_gui.widgets.page import Page

INSTALL_COMMAND = "sudo apt install python3-pyqtgraph"


class WithoutCharts(Page):
    """A sentence, and the command that helps."""

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        self.words = PlainLabel(
            self.tr(
                "The charts on this page need pyqtgraph, which is not installed. On Debian, run: {command}"
            ).format(command=INSTALL_COMMAND)
        )
        self.words.setWordWrap(True)
        self.words.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        column = QVBoxLayout(self)
        column.setContentsMargins(16, 16, 16, 16)
        column.addWidget(self.words)
        column.addStretch(1)

    def show_drive(self, drive: Drive | None) -> None:
        """Show nothing more, whichever drive it is."""
