"""disktune-health.timer: whether systemd runs it, and switching it on and off with the user's rights.

systemd is asked over its own D-Bus interface (org.freedesktop.systemd1(5)), and asks polkit for permission: its
action ``manage-unit-files`` implies the two others that are needed, so one password is asked for. No helper is
started for it. What is shown is what systemd reported last, never what was requested.
"""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum, auto
from functools import partial
from typing import Any

from PyQt6.QtCore import QMetaType, QObject, pyqtSignal
from PyQt6.QtDBus import QDBusArgument, QDBusConnection, QDBusMessage, QDBusPendingCallWatcher, QDBusPendingReply

from disktune_gui.client import elevation
from disktune_gui.client.remote.host import short
from disktune_gui.client.session import Session
from disktune_gui.owned import later

NAME, PATH, MANAGER = "org.freedesktop.systemd1", "/org/freedesktop/systemd1", "org.freedesktop.systemd1.Manager"
UNIT = "disktune-health.timer"
SWITCH_ON, SWITCH_OFF = f"systemctl enable --now {UNIT}", f"systemctl disable --now {UNIT}"
READ_MS = 5_000
PASSWORD_MS = 300_000
"""Time for an administrator to find the password."""
SETTLE_MS, SETTLES = 200, 25
"""StartUnit answers before the unit has started: its state is read again at this interval, this many times."""
_UNIT = "org.freedesktop.systemd1.Unit"
_PROPERTIES = "org.freedesktop.DBus.Properties"
_ENABLED = frozenset({"enabled", "enabled-runtime"})
_ACTIVE = frozenset({"active", "activating", "reloading"})
_ABSENT = frozenset({"org.freedesktop.DBus.Error.ServiceUnknown", "org.freedesktop.DBus.Error.NameHasNoOwner"})
_NO_UNIT = frozenset({"org.freedesktop.DBus.Error.FileNotFound", "org.freedesktop.systemd1.NoSuchUnit"})

Answered = Callable[[QDBusMessage], None]


class TimerState(Enum):
    """The state of the timer, as systemd reports it."""

    UNKNOWN = auto()
    OFF = auto()
    PARTLY = auto()
    """It runs until the next start, or will from the next start on."""
    ON = auto()


class SampleTimer(QObject):
    """Reads the state on request, and switches the timer; no call blocks."""

    changed = pyqtSignal()

    def __init__(self, session: Session, bus: QDBusConnection | None = None) -> None:
        super().__init__(session)
        self._place = session.place
        # The drives of the demo are not this machine's.
        self._bus = bus or (QDBusConnection.systemBus() if not session.place.elsewhere else None)
        self.state = TimerState.UNKNOWN
        self.why = ""
        """Why the state is unknown, or why it was not changed, in sentences."""
        self.busy = False
        """A password is asked for, or systemd is at work."""
        self._wanted: bool | None = None
        """The requested state, until it is reached."""
        self._refusal = ""
        self._settles = 0
        self._turn = 0
        """The number of the last reading: answers to earlier ones are ignored."""

    @property
    def command(self) -> str:
        """The command for a terminal that does what the switch does, or failed to do; empty in the demo."""
        if self._place.demo:
            return ""
        if self._place.host:
            # As root there; whether it is on cannot be seen from here.
            return SWITCH_ON
        off = self._wanted is False if self._wanted is not None else self.state is TimerState.ON
        return SWITCH_OFF if off else SWITCH_ON

    # -- reading -------------------------------------------------------------------------------------------

    def read(self) -> None:
        """Read the state from systemd, unless it is being changed: that ends with a reading."""
        if not self.busy:
            self._wanted, self._refusal = None, ""
            self._read()

    def _read(self) -> None:
        self._turn += 1
        if self._place.host:
            words = self.tr("Run this on {host}: {command}")
            self._unknown(words.format(host=short(self._place.host), command=f"sudo {SWITCH_ON}"))
        elif self._bus is None:
            self._unknown(self.tr("The demo is not sampled."))
        elif not self._bus.isConnected():
            # Qt never ends a call on such a bus.
            self._unknown(self._unreachable())
        else:
            self._call(PATH, MANAGER, "GetUnitFileState", [UNIT], partial(self._on_file, self._turn))

    def _on_file(self, turn: int, reply: QDBusMessage) -> None:
        if turn != self._turn:
            return
        enabled = _text(reply)
        if enabled is None:
            self._unknown(self._reason(reply))
        else:
            self._call(PATH, MANAGER, "LoadUnit", [UNIT], partial(self._on_unit, turn, enabled in _ENABLED))

    def _on_unit(self, turn: int, enabled: bool, reply: QDBusMessage) -> None:
        if turn != self._turn:
            return
        path = _text(reply)
        if path is None:
            self._unknown(self._reason(reply))
        else:
            done = partial(self._on_active, turn, enabled)
            self._call(path, _PROPERTIES, "Get", [_UNIT, "ActiveState"], done)

    def _on_active(self, turn: int, enabled: bool, reply: QDBusMessage) -> None:
        if turn != self._turn:
            return
        active = _text(reply)
        if active is None:
            self._unknown(self._reason(reply))
            return
        runs = active in _ACTIVE
        state = {2: TimerState.ON, 0: TimerState.OFF}.get(enabled + runs, TimerState.PARTLY)
        if self.busy and not self._refusal and self._settles and not self._is_there(state):
            self._settles -= 1
            later(self, self._read, SETTLE_MS)
            return
        self.state, self.why = state, self._refusal or self._half(enabled, runs)
        self._end()

    def _is_there(self, state: TimerState) -> bool:
        return state is (TimerState.ON if self._wanted else TimerState.OFF)

    def _unknown(self, why: str) -> None:
        self.state, self.why = TimerState.UNKNOWN, self._refusal or why
        self._end()

    def _end(self) -> None:
        self.busy = False
        if not self._refusal:
            self._wanted = None
        self.changed.emit()

    # -- switching -----------------------------------------------------------------------------------------

    def switch(self, on: bool) -> None:
        """Have systemd enable and start the timer, or disable and stop it; polkit may ask for a password."""
        if self.busy or self.state is TimerState.UNKNOWN:
            return
        self.busy, self._wanted, self._refusal, self._settles = True, on, "", SETTLES
        self.why = self.tr("Waiting for systemd…")
        names = QDBusArgument()
        names.add([UNIT], QMetaType.Type.QStringList.value)  # type: ignore[arg-type]  # it takes a number
        files: list[Any] = [names, False, False] if on else [names, False]
        self._do(
            [
                ("EnableUnitFiles" if on else "DisableUnitFiles", files),
                ("Reload", []),
                ("StartUnit" if on else "StopUnit", [UNIT, "replace"]),
            ]
        )
        self.changed.emit()

    def _do(self, steps: list[tuple[str, list[Any]]]) -> None:
        if not steps:
            self._read()
            return
        (method, arguments), *rest = steps
        self._call(PATH, MANAGER, method, arguments, partial(self._on_done, rest), PASSWORD_MS)

    def _on_done(self, rest: list[tuple[str, list[Any]]], reply: QDBusMessage) -> None:
        if reply.type() is QDBusMessage.MessageType.ReplyMessage:
            self._do(rest)
        else:
            self._refusal = self.tr("Timer unchanged: {reason}").format(reason=_said(reply))
            self._read()

    # -- words ---------------------------------------------------------------------------------------------

    def _half(self, enabled: bool, runs: bool) -> str:
        if runs and not enabled:
            return self.tr("Runs until shutdown; not enabled at start.")
        if enabled and not runs:
            return self.tr("Enabled at the next start; not running now.")
        return ""

    def _reason(self, reply: QDBusMessage) -> str:
        if reply.errorName() in _NO_UNIT:
            words = self.tr("Install the timer: {command}")
            return words.format(command=elevation.INSTALL_COMMAND)
        if reply.errorName() in _ABSENT or self._place.sandboxed:
            return self._unreachable()
        return self.tr("Timer state unknown: {reason}").format(reason=_said(reply))

    def _unreachable(self) -> str:
        if self._place.sandboxed:
            return self.tr("No systemd in the sandbox.")
        return self.tr("No systemd.")

    def _call(
        self,
        path: str,
        interface: str,
        method: str,
        arguments: list[Any],
        answered: Answered,
        limit_ms: int = READ_MS,
    ) -> None:
        if self._bus is None:
            return
        call = QDBusMessage.createMethodCall(NAME, path, interface, method)
        call.setArguments(arguments)
        call.setAutoStartService(False)
        call.setInteractiveAuthorizationAllowed(limit_ms == PASSWORD_MS)
        watcher = QDBusPendingCallWatcher(self._bus.asyncCall(call, limit_ms), self)
        watcher.finished.connect(partial(_finished, answered))


def _finished(answered: Answered, done: QDBusPendingCallWatcher) -> None:
    done.deleteLater()
    answered(QDBusPendingReply(done).reply())


def _text(reply: QDBusMessage) -> str | None:
    """Return the single text, or path, of an answer; None for another answer, or an error."""
    found = reply.arguments() if reply.type() is QDBusMessage.MessageType.ReplyMessage else []
    value: Any = found[0] if len(found) == 1 else None
    if hasattr(value, "variant"):
        value = value.variant()
    if hasattr(value, "path"):
        value = value.path()
    return value if isinstance(value, str) else None


def _said(reply: QDBusMessage) -> str:
    return reply.errorMessage() or reply.errorName()
