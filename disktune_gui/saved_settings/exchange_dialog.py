"""Import and export of a drive's settings, from and to other tools, in one dialog."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import pairwise

from PyQt6.QtCore import Qt
from PyQt6.QtWidgets import QDialog, QDialogButtonBox, QTabWidget, QVBoxLayout, QWidget

from disktune_contract.drives.drive import Drive
from disktune_contract.settings.setting import Value
from disktune_gui.saved_settings.handover_dialog import HandoverDialog
from disktune_gui.saved_settings.saved_state import Takeover
from disktune_gui.saved_settings.takeover_dialog import TakeoverDialog
from disktune_gui.theming.font_metrics import lines

_WIDE, _TALL = 62, 32
"""Lines of text; what is empty is as tall as its sentence."""


class ExchangeDialog(QDialog):
    """A tab for what other tools set, and one for the text that another tool understands."""

    def __init__(
        self,
        drive: Drive,
        found: tuple[Takeover, ...],
        unread: tuple[str, ...],
        choices: Mapping[str, Mapping[str, Value]],
        parent: QWidget | None = None,
        *,
        locked: str = "",
        on_battery: Mapping[str, Mapping[str, Value]] | None = None,
    ) -> None:
        """*found*, *unread* and *locked* are for the import, the rest for the export, as the parts take them."""
        super().__init__(parent)
        self.importing = TakeoverDialog(found, unread, locked=locked)
        self.exporting = HandoverDialog(drive, choices, on_battery=on_battery)
        self._room = False
        self.tabs = QTabWidget()
        self.setWindowTitle(self.tr("Import / Export – {drive}").format(drive=drive.title))
        titles = (self.tr("&Import from Other Tools"), self.tr("&Export to Another Tool"))
        for part, title in zip((self.importing, self.exporting), titles, strict=True):
            # As a part of this dialog: it ends when one of them does.
            part.setWindowFlags(Qt.WindowType.Widget)
            part.finished.connect(self.done)
            self.tabs.addTab(part, title)
        if not found and choices:
            self.tabs.setCurrentWidget(self.exporting)
        self.tabs.setDocumentMode(True)
        for named in (self.tabs, self.tabs.tabBar()):
            if named is not None:
                named.setAccessibleName(self.windowTitle())
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 6, 0, 0)
        column.addWidget(self.tabs)
        self.resize(lines(self, _WIDE if found or choices else _WIDE / 2), self.sizeHint().height())
        self._make_room(bool(found or choices))
        self._order()

    def _order(self) -> None:
        """Let Close come last by Tab: the first button is what Enter presses, and each part has one already."""
        for box in self.findChildren(QDialogButtonBox):
            close = box.button(QDialogButtonBox.StandardButton.Close)
            others = [button for button in box.buttons() if button is not close]
            for button, following in pairwise([*others, close]):
                self.setTabOrder(button, following)

    def show_found(self, found: tuple[Takeover, ...], unread: tuple[str, ...] = ()) -> None:
        """Show *found*, which is what is known now of other tools, and say which files could not be read."""
        self.importing.show_found(found, unread)
        self._make_room(bool(found))

    def _make_room(self, needed: bool) -> None:
        """Become large once there is a table to be shown."""
        if needed and not self._room:
            self._room = True
            self.resize(lines(self, _WIDE), lines(self, _TALL))
