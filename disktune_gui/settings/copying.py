"""Copies what is planned, or what a drive has now, as commands for those who want to see or script it."""

from __future__ import annotations

from collections.abc import Mapping

from PyQt6.QtCore import QCoreApplication

from disktune_contract.settings.setting import Value
from disktune_gui.desktop import clipboard
from disktune_gui.saved_settings import commands
from disktune_gui.settings.drafting import Drafting
from disktune_gui.widgets.message import MessageBar


class CommandCopying:
    """Copies of the drive in view, and says so."""

    def __init__(self, drafting: Drafting, message: MessageBar) -> None:
        self._drafting, self._message = drafting, message

    def copy_changes(self) -> None:
        """Copy the changes that are laid out."""
        draft = self._drafting.desk().draft
        self._copy({change.setting: change.value for change in draft.in_order()})

    def copy_current(self) -> None:
        """Copy the values in force."""
        self._copy(self._current())

    def _current(self) -> dict[str, Value]:
        return commands.current_values({state.setting: state for state in self._drafting.desk().draft.states})

    def _copy(self, values: Mapping[str, Value]) -> None:
        drive = self._drafting.drive
        if drive is not None and values:
            clipboard.copy(commands.as_commands(drive, values, self._current()))
            self._message.show_text(QCoreApplication.translate("SettingsPage", "Copied as commands."), tone="good")
