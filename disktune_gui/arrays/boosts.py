"""The window's side of boosts: what runs on one array, ordering one, and ending it."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PyQt6.QtCore import QObject, pyqtSignal

from disktune_contract.drives.drive import DriveRef
from disktune_contract.messages.boost import Boost, BoostList, BoostStage, BoostState, DriveChanges
from disktune_contract.messages.protocol import Nothing, OfDrive
from disktune_gui.client.session import Session
from disktune_gui.owned import later

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
        """Whether values stand changed at present."""
        return self.state is not None and self.state.stage is BoostStage.ON

    def look(self) -> None:
        """Ask how boosts stand."""
        self._session.request(self, "boosts", Nothing(), self._on_list, lambda _fault, _why: None)

    def order(self, preset: str, changes: tuple[DriveChanges, ...], then: Then, failed: Failed) -> None:
        """Let the array be sped up, after asking for the password if need be; one of the two is called."""
        if self.array is None or not changes:
            # Nothing to change: that is the array as it stands.
            later(self, then)
        else:
            self._ordered += 1
            # Of this array, also if another one is shown when the password has been given.
            request = Boost(self.array, preset, changes)
            self._send("boost", request, self._answered(then), lambda why: self._answered(partial(failed, why))())

    def end(self, then: Then, failed: Failed) -> None:
        """Let everything be put back now, or as soon as what was asked for stands; one of the two is called."""
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
        """Return *then* with what waits for the answer behind it."""

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
