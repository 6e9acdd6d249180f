"""Keeps this computer from suspending while that would spoil something: a measurement, experiment or self-test.

What is measured on another machine ends with the connection to it.

logind lends a descriptor for that (org.freedesktop.login1(5), Inhibit), and suspends again when nobody has it any
more: it goes with this process, however that ends. Closing the lid, turning the screen off and locking it are left
alone. Where there is no logind, or it refuses, work goes on as it would without, and nothing is claimed.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PyQt6.QtCore import QObject, pyqtSignal

from disktune_gui.client.session import Session
from disktune_gui.services.drive_work import DriveWork
from disktune_gui.services.self_test_news import SelfTestNews

if TYPE_CHECKING:
    from PyQt6.QtDBus import QDBusConnection, QDBusMessage, QDBusPendingCallWatcher, QDBusUnixFileDescriptor

NAME, PATH, MANAGER = "org.freedesktop.login1", "/org/freedesktop/login1", "org.freedesktop.login1.Manager"
CALL_MS = 5000


class SleepHold(QObject):
    """One for each session. It asks the system's bus if the caller names no other."""

    changed = pyqtSignal()

    def __init__(
        self, session: Session, work: DriveWork, tests: SelfTestNews, bus: QDBusConnection | None = None
    ) -> None:
        super().__init__(session)
        self._session, self._work, self._tests, self._bus = session, work, tests, bus
        self._asked = False
        """Whether logind was asked for what goes on now, whatever it answered."""
        self._lent: QDBusUnixFileDescriptor | None = None
        """Qt closes it when it is let go of, and no child inherits it."""
        work.changed.connect(self._review)
        tests.changed.connect(self._review)
        # A test that was last seen running long ago counts no more.
        session.drives_changed.connect(self._review)

    @property
    def held(self) -> bool:
        """Whether the computer does not suspend now because of this."""
        return self._lent is not None

    def _wanted(self) -> bool:
        # A drive of another machine goes on testing itself without this one.
        return self._work.spoilt_by_sleep or bool(self._tests.testing() and not self._session.place.host)

    def _review(self) -> None:
        wanted = self._wanted()
        if wanted and not self._asked:
            self._asked = True
            self._ask()
        elif not wanted:
            self._asked = False
            if self._lent is not None:
                self._lent = None
                self.changed.emit()

    def _ask(self) -> None:
        if self._bus is None and self._session.place.demo:
            return
        from PyQt6.QtDBus import QDBusConnection, QDBusMessage, QDBusPendingCallWatcher  # noqa: PLC0415

        bus = self._bus or QDBusConnection.systemBus()
        if not bus.isConnected():
            # Qt never ends a call on such a bus.
            return
        call = QDBusMessage.createMethodCall(NAME, PATH, MANAGER, "Inhibit")
        call.setArguments(["sleep", "DiskTune", self.tr("A drive is being measured or tested."), "block"])
        call.setAutoStartService(False)
        QDBusPendingCallWatcher(bus.asyncCall(call, CALL_MS), self).finished.connect(self._on_answer)

    def _on_answer(self, done: QDBusPendingCallWatcher) -> None:
        from PyQt6.QtDBus import QDBusPendingReply  # noqa: PLC0415  # as above

        done.deleteLater()
        lent = _descriptor(QDBusPendingReply(done).reply())
        # If it ended meanwhile, what was lent goes back at once.
        if lent is not None and self._asked and self._lent is None:
            self._lent = lent
            self.changed.emit()


def _descriptor(reply: QDBusMessage) -> QDBusUnixFileDescriptor | None:
    """Return the descriptor in an answer; None of a refusal."""
    from PyQt6.QtDBus import QDBusUnixFileDescriptor  # noqa: PLC0415  # as above

    found = next(iter(reply.arguments()), None)
    return found if isinstance(found, QDBusUnixFileDescriptor) and found.isValid() else None
