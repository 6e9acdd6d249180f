"""The context menu of a setting: its value and name to copy, its default, and who else sets it."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PyQt6.QtWidgets import QMenu, QWidget

from disktune_contract.settings.setting import Setting, State, Status
from disktune_contract.settings.setting_names import names
from disktune_gui.desktop import clipboard
from disktune_gui.text import wording


class RowMenu(QMenu):
    """Has only what can be done with the row as it is."""

    def __init__(self, setting: Setting, state: State | None, drive: str, parent: QWidget) -> None:
        super().__init__(parent)
        if state is not None and state.status is Status.OK and state.value is not None:
            self.offer(self.tr("&Copy Value"), partial(clipboard.copy, wording.value_words(setting, state.value)))
        if known := names(setting, drive):
            # The last one is the kernel's file or the command, with which one looks further elsewhere.
            self.offer(self.tr("Copy &Name"), partial(clipboard.copy, known[-1]))

    def offer(self, label: str, act: Callable[[], object]) -> None:
        """Add an entry that does *act*."""
        action = self.addAction(label)
        if action is not None:
            action.triggered.connect(lambda _checked=False: act())
