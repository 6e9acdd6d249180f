"""The actions of an array: a button for each, the question before it, and boosts."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from PyQt6.QtCore import QObject, pyqtSignal
from PyQt6.QtWidgets import QHBoxLayout, QPushButton, QWidget

from disktune_contract.drives.drive import DriveRef
from disktune_contract.messages.action import Act, Acted, ActionState
from disktune_contract.messages.change import Boost, BoostList, BoostStage, BoostState, DriveChanges
from disktune_contract.messages.protocol import Nothing, OfDrive
from disktune_contract.settings.drive_actions import ACTION_BY_ID
from disktune_gui.client.session import Session
from disktune_gui.controls.message import MessageBar
from disktune_gui.owned import later
from disktune_gui.text.plain import as_tip
from disktune_gui.text.said import said
from disktune_gui.theming.style import flush, pixels

# -- an action on an array: question, password and result --------------------------------------------------

Array = Callable[[], DriveRef | None]
"""Returns the array that is shown."""


class ActionRequests(QObject):
    """Asks for consent in the message bar; a question ends with its message."""

    done = pyqtSignal(DriveRef, str)
    """The array, and the result in words."""
    refused = pyqtSignal(DriveRef, str)
    """The array, and why nothing was done."""

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


# -- buttons for the actions that are possible on an array -------------------------------------------------

_ADD, _REMOVE = "array-bitmap-add", "array-bitmap-remove"
NAMES = ("array-check", "array-repair", "array-cancel", "array-pause", "array-resume", _ADD, _REMOVE)


class ArrayButtons(QWidget):
    """Shows the possible actions; the menu of actions explains why the others are not possible."""

    wanted = pyqtSignal(ActionState)
    """The user wants that."""

    def __init__(self, *more: QPushButton) -> None:
        """*more* are at the end of the row."""
        super().__init__()
        self.by_action = {name: QPushButton(said(ACTION_BY_ID[name].label)) for name in NAMES}
        self._states: dict[str, ActionState] = {}
        row = flush(QHBoxLayout(self), pixels(self.font(), 8))
        row.addStretch(1)
        for name, button in self.by_action.items():
            button.clicked.connect(partial(self._on_clicked, name))
            row.addWidget(button)
        for button in more:
            row.addWidget(button)
        self.last = (*self.by_action.values(), *more)[-1]
        """The last one in the order of the Tab key."""
        self.show_actions(())

    def show_actions(self, states: Sequence[ActionState], *, has_bitmap: bool = False) -> None:
        """Show the actions that *states* permit; for the bitmap, the one to add it or to remove it."""
        self._states = {state.action: state for state in states}
        other = _ADD if has_bitmap else _REMOVE
        for name, button in self.by_action.items():
            state = self._states.get(name)
            possible = state is not None and state.supported and not state.refusal
            button.setVisible(possible and name != other)
            button.setEnabled(True)
            button.setToolTip(as_tip(said(ACTION_BY_ID[name].help)))
            button.setAccessibleDescription("")

    def hold(self, why: str) -> None:
        """Disable all actions until the next `show_actions`; *why* it is unknown which are possible."""
        for button in self.by_action.values():
            button.setEnabled(False)
            button.setToolTip(as_tip(why))
            button.setAccessibleDescription(why)

    def _on_clicked(self, name: str) -> None:
        if name in self._states:
            self.wanted.emit(self._states[name])


# -- boosts of one array: state, start and end -------------------------------------------------------------

Then = Callable[[], None]
Failed = Callable[[str], None]


class Boosts(QObject):
    """Knows the boost of the array that is shown."""

    changed = pyqtSignal()

    def __init__(self, session: Session, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._known: tuple[BoostState, ...] = ()
        self.array: DriveRef | None = None
        """The array that is shown."""
        self._ordered = 0
        """Boosts that were asked for and have not been answered."""
        self._after_order: list[Callable[[], None]] = []

    @property
    def state(self) -> BoostState | None:
        """The boost of that array, or its last one; None if there never was one."""
        return self._of(self.array)

    @property
    def on(self) -> bool:
        """Whether a boost is in force now."""
        return self.state is not None and self.state.stage is BoostStage.ON

    def look(self) -> None:
        """Request the states of all boosts."""
        self._session.request(self, "boosts", Nothing(), self._on_list, lambda _fault, _why: None)

    def order(self, preset: str, changes: tuple[DriveChanges, ...], then: Then, failed: Failed) -> None:
        """Let the array be sped up, after asking for the password if need be; one of the two is called."""
        if self.array is None or not changes:
            # Nothing to change: the array already has these values.
            later(self, then)
        else:
            self._ordered += 1
            # Of this array, also if another one is shown when the password has been given.
            request = Boost(self.array, preset, changes)
            self._send("boost", request, self._answered(then), lambda why: self._answered(partial(failed, why))())

    def end(self, then: Then, failed: Failed) -> None:
        """Restore all values, now or once the pending boosts are answered; one of the two is called."""
        self._end_of(self.array, then, failed)

    def _end_of(self, array: DriveRef | None, then: Then, failed: Failed) -> None:
        state = self._of(array)
        if self._ordered:
            self._after_order.append(partial(self._end_of, array, then, failed))
        elif array is None or state is None or not state.open:
            later(self, then)
        else:
            self._send("unboost", OfDrive(array), then, failed)

    def _of(self, array: DriveRef | None) -> BoostState | None:
        return next((boost for boost in self._known if boost.array == array), None)

    def _answered(self, then: Then) -> Then:
        """Return a function that calls *then*, and then what waits for the answer."""

        def answer() -> None:
            self._ordered -= 1
            then()
            waiting, self._after_order = self._after_order, []
            for one in waiting:
                one()

        return answer

    def _send(self, verb: str, request: object, then: Then, failed: Failed) -> None:
        def send() -> None:
            self._session.request(self, verb, request, self._taken(then), lambda _fault, why: failed(why))

        if self._session.may(verb):
            send()
        else:
            self._session.unlock(self, send, failed)

    def _taken(self, then: Then) -> Callable[[BoostState], None]:
        def take(state: BoostState) -> None:
            self._known = (*(boost for boost in self._known if boost.array != state.array), state)
            self.changed.emit()
            then()

        return take

    def _on_list(self, reply: BoostList) -> None:
        self._known = reply.boosts
        self.changed.emit()
