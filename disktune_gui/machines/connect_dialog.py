"""Connect: which other machine's drives are to be shown."""

from __future__ import annotations

from collections.abc import Iterable

from PyQt6.QtCore import pyqtSignal
from PyQt6.QtWidgets import QDialog, QDialogButtonBox, QPushButton, QVBoxLayout, QWidget

from disktune_gui.client.remote import why_not
from disktune_gui.client.remote.host import valid
from disktune_gui.text.plain import PlainLabel
from disktune_gui.theming.font_metrics import lines
from disktune_gui.widgets.choice_box import ChoiceBox
from disktune_gui.widgets.tone_label import ToneLabel

_WIDTH = 30
"""In heights of a line."""


class ConnectDialog(QDialog):
    """A line for the host, with those that were connected before."""

    wanted = pyqtSignal(str)
    """The host that was chosen."""

    def __init__(self, known: Iterable[str], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Connect"))
        self.words = PlainLabel(
            self.tr(
                "DiskTune connects through ssh, with your keys, agent and ~/.ssh/config. The other computer needs "
                "the package disktune-helper."
            )
        )
        self.words.setWordWrap(True)
        self.host = ChoiceBox()
        self.host.setEditable(True)
        self.host.setAccessibleName(self.tr("Host"))
        self.host.addItems(list(known))
        self.host.setCurrentText("")
        line = self.host.lineEdit()
        if line is not None:
            line.setPlaceholderText(self.tr("user@host"))
        self.told = ToneLabel(tone="danger")
        self.told.setWordWrap(True)
        self.connect_button = QPushButton(self.tr("&Connect"))
        self.connect_button.clicked.connect(self.choose)
        self.host.editTextChanged.connect(lambda _: self._tell(""))
        self._lay_out()
        self._tell("")

    def choose(self) -> None:
        """Take the host that is written, or say why it is none."""
        host = self.host.currentText().strip()
        if not valid(host):
            self._tell(why_not.bad_host(host))
            return
        self.accept()
        self.wanted.emit(host)

    def _tell(self, words: str) -> None:
        self.told.setText(words)
        self.connect_button.setEnabled(bool(self.host.currentText().strip()) and not words)

    def _lay_out(self) -> None:
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
        buttons.addButton(self.connect_button, QDialogButtonBox.ButtonRole.AcceptRole)
        buttons.rejected.connect(self.reject)
        column = QVBoxLayout(self)
        column.setContentsMargins(16, 14, 16, 14)
        column.setSpacing(12)
        for widget in (self.words, self.host, self.told):
            column.addWidget(widget)
        column.addStretch(1)
        column.addWidget(buttons)
        self.connect_button.setDefault(True)
        self.setMinimumWidth(lines(self, _WIDTH))
        self.told.setMinimumHeight(lines(self, 3))
        self.host.setFocus()
