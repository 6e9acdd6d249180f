"""Under a setting: files on the device that do not follow it, and the way to the device that they follow."""

from __future__ import annotations

from collections.abc import Collection

from PyQt6.QtCore import Qt, pyqtSignal
from PyQt6.QtWidgets import QHBoxLayout, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from disktune_contract.drives.drive import Drive
from disktune_contract.layers import takes_hold
from disktune_contract.layers.stack import Stack
from disktune_contract.layers.takes_hold import Elsewhere
from disktune_contract.sentence import in_turn
from disktune_contract.settings.setting import Setting
from disktune_gui.text.said import said
from disktune_gui.widgets.tone_label import ToneLabel


class LayerNote(QWidget):
    """A sentence for each file system, and a button for each device; it is hidden where all files follow."""

    device_wanted = pyqtSignal(str)
    """The user wants to see the setting of the device of this kernel name."""

    def __init__(self) -> None:
        super().__init__()
        self._found: tuple[Elsewhere, ...] = ()
        self._listed: frozenset[str] = frozenset()
        self.words = ToneLabel(tone="caution")
        self.words.setWordWrap(True)
        self.words.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self._buttons = QHBoxLayout()
        self._buttons.setSpacing(6)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        column.addWidget(self.words)
        column.addLayout(self._buttons)
        self.hide()

    def text(self) -> str:
        """Return all that is said."""
        return self.words.text()

    def show_layers(
        self, setting: Setting, drive: Drive | None, stack: Stack | None, listed: Collection[str]
    ) -> None:
        """Say what files on *drive* do not follow *setting*; there is a way only to devices in *listed*."""
        found: tuple[Elsewhere, ...] = ()
        if drive is not None and stack is not None:
            found = takes_hold.elsewhere(setting, drive.name, stack)
        ways = frozenset(one.layer.name for one in found if one.layer is not None).intersection(listed)
        if (found, ways) == (self._found, self._listed):
            return
        self._found, self._listed = found, ways
        self.words.setText(said(in_turn(*takes_hold.words(found))) if found else "")
        while (item := self._buttons.takeAt(0)) is not None:
            if (button := item.widget()) is not None:
                button.hide()
                button.deleteLater()
        for name in dict.fromkeys(one.layer.name for one in found if one.layer is not None):
            if name in ways:
                button = self._way_to(name)
                self._buttons.addWidget(button)
                # At once, so that the row knows its height.
                button.show()
        self._buttons.addStretch(1)
        self.setVisible(bool(found))

    def _way_to(self, name: str) -> QPushButton:
        button = QPushButton(self.tr("Show {device}").format(device=name))
        button.setToolTip(self.tr("Shows this setting of the device that the files follow"))
        button.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        button.clicked.connect(lambda: self.device_wanted.emit(name))
        return button
