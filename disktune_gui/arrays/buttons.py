"""What can be done with an array now, a button each."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PyQt6.QtCore import pyqtSignal
from PyQt6.QtWidgets import QHBoxLayout, QPushButton, QWidget

from disktune_contract.messages.action import ActionState
from disktune_contract.settings.drive_actions import ACTION_BY_ID
from disktune_gui.text.plain import as_tip
from disktune_gui.text.said import said

_ADD, _REMOVE = "array-bitmap-add", "array-bitmap-remove"
NAMES = ("array-check", "array-repair", "array-cancel", "array-pause", "array-resume", _ADD, _REMOVE)


class ArrayButtons(QWidget):
    """Shows what is possible; what is not explains itself where it stands, in the menu of actions."""

    wanted = pyqtSignal(ActionState)
    """The user wants that."""

    def __init__(self) -> None:
        super().__init__()
        self.by_action = {name: QPushButton(said(ACTION_BY_ID[name].label)) for name in NAMES}
        self._states: dict[str, ActionState] = {}
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        for name, button in self.by_action.items():
            button.clicked.connect(partial(self._on_clicked, name))
            row.addWidget(button)
        row.addStretch(1)
        self.show_actions(())

    @property
    def last(self) -> QPushButton:
        """The one that the Tab key leaves last."""
        return self.by_action[NAMES[-1]]

    def show_actions(self, states: Sequence[ActionState], *, has_bitmap: bool = False) -> None:
        """Offer what *states* permit; of the bitmap what fits the one there is, or is not."""
        self._states = {state.action: state for state in states}
        for name, button in self.by_action.items():
            state = self._states.get(name)
            button.setVisible(state is not None and state.supported and not state.refusal)
            button.setEnabled(True)
            button.setToolTip(as_tip(said(ACTION_BY_ID[name].help)))
            button.setAccessibleDescription("")
        fitting = _REMOVE if has_bitmap else _ADD
        state, button = self._states.get(fitting), self.by_action[fitting]
        # Whoever looks for the bitmap during a rebuild finds out why it has to wait.
        button.setVisible(state is not None and state.supported)
        button.setEnabled(state is not None and not state.refusal)
        if state is not None and state.refusal:
            button.setToolTip(as_tip(said(state.refusal)))

    def hold(self, why: str) -> None:
        """Let nothing be done until the next `show_actions`; *why* it is unknown what is possible."""
        for button in self.by_action.values():
            button.setEnabled(False)
            button.setToolTip(as_tip(why))
            button.setAccessibleDescription(why)

    def _on_clicked(self, name: str) -> None:
        if name in self._states:
            self.wanted.emit(self._states[name])
