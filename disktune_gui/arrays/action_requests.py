"""Having an action done with an array: the question before it, the password, and what came of it."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PyQt6.QtCore import QObject, pyqtSignal

from disktune_contract.drives.drive import DriveRef
from disktune_contract.messages.action import Act, Acted, ActionState
from disktune_contract.settings.drive_actions import ACTION_BY_ID
from disktune_gui.client.session import Session
from disktune_gui.text.said import said
from disktune_gui.widgets.message import MessageBar

Array = Callable[[], DriveRef | None]
"""Returns the array that is shown."""


class ActionRequests(QObject):
    """Asks in the message bar what has to be asked, and ends the question with the message."""

    done = pyqtSignal(DriveRef, str)
    """Which array, and what came of it in words."""
    refused = pyqtSignal(DriveRef, str)
    """Which array, and why nothing was done."""

    def __init__(self, session: Session, message: MessageBar, array: Array, about: str, parent: QObject) -> None:
        super().__init__(parent)
        self._session, self._message, self._array, self._about = session, message, array, about
        self._pending = ""
        """The action whose question is being shown."""
        message.acted.connect(self._on_agreed)

    def want(self, state: ActionState) -> None:
        """Do it, or ask first if *state* has a question."""
        if state.question:
            self.ask(state.action, said(state.question))
        else:
            self._act_here(state.action, agreed=False)

    def ask(self, action: str, question: str) -> None:
        """Show the question; the action is done once it is agreed to."""
        self._pending = action
        label = said(ACTION_BY_ID[action].label)
        self._message.show_text(question, tone="caution", action=label, about=self._about)

    def dismiss(self) -> None:
        """Take message and question away."""
        self._pending = ""
        self._message.dismiss()

    def _on_agreed(self) -> None:
        name = self._pending
        self.dismiss()
        if name:
            self._act_here(name, agreed=True)

    def _act_here(self, name: str, *, agreed: bool) -> None:
        array = self._array()
        if array is not None:
            self._act(array, name, agreed=agreed)

    def _act(self, array: DriveRef, name: str, *, agreed: bool) -> None:
        """Do it with *array*, also if another one is shown when the password has been given."""
        refused = partial(self.refused.emit, array)
        if not self._session.may("act"):
            self._session.unlock(self, partial(self._act, array, name, agreed=agreed), refused)
            return
        acted = partial(self._on_acted, array)
        self._session.request(self, "act", Act(array, name, agreed), acted, lambda _fault, why: refused(why))

    def _on_acted(self, array: DriveRef, reply: Acted) -> None:
        self.done.emit(array, said(reply.words))
