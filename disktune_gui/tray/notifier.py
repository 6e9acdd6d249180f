"""Notifications over D-Bus (Desktop Notifications Specification 1.2), with the types that it requires.

Not through QSystemTrayIcon, which drops them silently where there is no tray and has neither buttons nor updates.
Calls to the daemon are asynchronous: one that hangs blocks nothing.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

from PyQt6.QtCore import QCoreApplication, QEventLoop, QMetaType, QObject, QTimer, pyqtSignal, pyqtSlot
from PyQt6.QtDBus import (
    QDBus,
    QDBusArgument,
    QDBusConnection,
    QDBusMessage,
    QDBusPendingCallWatcher,
    QDBusPendingReply,
    QDBusServiceWatcher,
)

from disktune_contract import wire
from disktune_contract.record import record
from disktune_gui.desktop import user_files
from disktune_gui.text.harmless import harmless
from disktune_gui.tray.notification import Notification

# -- messages on the desktop, stored so that a restarted tray updates them. No Qt --------------------------

FORMAT = 2
LIMIT_BYTES = 1 << 16


@record
class DesktopMessage:
    """A message on the desktop."""

    key: str
    subject: str
    number: int
    """The desktop's own."""
    running: bool
    """Whether it is true only while a running tray updates it."""


@record
class _Kept:
    """The file."""

    format: int
    desktop: str
    """Bus and owner of the service: a number is valid only there, and may be another program's elsewhere."""
    shown: tuple[DesktopMessage, ...]


def messages_file() -> Path:
    """Return the path of the file."""
    return user_files.state_folder() / "notifications.json"


def load(path: Path, desktop: str) -> tuple[DesktopMessage, ...]:
    """Return what *desktop* was last known to show; nothing if the file is missing, damaged or of another one."""
    try:
        kept = wire.load(_Kept, wire.parse(path.read_bytes(), LIMIT_BYTES))
    except (OSError, wire.WireError):
        return ()
    return kept.shown if desktop and (kept.format, kept.desktop) == (FORMAT, desktop) else ()


def save(path: Path, desktop: str, shown: tuple[DesktopMessage, ...]) -> None:
    """Store what *desktop* shows, if possible."""
    # A full or read-only home: an old message may stay after the next start.
    with suppress(OSError):
        user_files.write_atomically(path, wire.dump(_Kept(FORMAT, desktop, shown)) + "\n")


# -- notifier ----------------------------------------------------------------------------------------------

SERVICE = INTERFACE = "org.freedesktop.Notifications"
PATH = "/org/freedesktop/Notifications"
APPLICATION = "org.disktune.DiskTune"

MOST_KEPT = 20
"""Messages kept while there is no daemon to show them; the oldest are dropped."""
_CALL_MS = 20_000
_LEAVE_MS = 500
_BUS = "org.freedesktop.DBus"

SHOW, SPEED_UP, PAUSE, MUTE = "show", "speed-up", "pause", "mute"
"""The buttons."""


class Notifier(QObject):
    """Shows messages, updates them in place, and reports which button was pressed."""

    chosen = pyqtSignal(str, str, str)
    """The subject of the message, the button, and the activation token that lets a window come to the front."""

    def __init__(self, bus: QDBusConnection, parent: QObject | None = None, *, file: Path | None = None) -> None:
        super().__init__(parent)
        self._bus = bus
        self._file = file or messages_file()
        self._desktop = ""
        """The desktop that assigned the numbers."""
        self._capabilities: frozenset[str] | None = None
        self._asking = False
        self._waiting: list[Notification] = []
        """Messages to be sent. Of a key never two are under way: the second has to name the first."""
        self._under_way: dict[str, Notification] = {}
        self._unwanted: set[str] = set()
        """Keys that were withdrawn while they were under way."""
        self._ids: dict[str, int] = {}
        """By key, the number of the message that is shown."""
        self._subjects: dict[int, str] = {}
        """By number, the subject."""
        self._tokens: dict[int, str] = {}
        self._early: dict[int, str] = {}
        """By number, the button of a message whose number is not known yet, as can happen on a busy machine."""
        self._gone_early: set[int] = set()
        """Numbers of messages that were closed as early."""
        self._listening = False
        self._running: set[str] = set()
        """Keys of messages that are true only while this program updates them."""
        self._arrival: QDBusServiceWatcher | None = None
        self._know_desktop()

    def show(self, message: Notification) -> None:
        """Show a message, or update the one with its key."""
        key = message.key
        waits = any(one.key == key for one in self._waiting)
        if message.update and not (key in self._ids or waits or key in self._under_way):
            return  # It was dismissed, or has expired.
        # Progress is replaced by later progress, or an end. A beginning is shown even if the end is near.
        self._waiting = [one for one in self._waiting if one.key != key or not one.update]
        self._waiting = [*self._waiting, message][-MOST_KEPT:]
        self._flush()

    def withdraw(self, subject: str, key: str = "") -> None:
        """Close the messages about a subject, or the one with *key*, and drop those that wait."""

        def meant(one: str, about: str) -> bool:
            return about == subject and key in ("", one)

        self._waiting = [one for one in self._waiting if not meant(one.key, one.subject)]
        self._unwanted |= {one.key for one in self._under_way.values() if meant(one.key, one.subject)}
        for number in [number for one, number in self._ids.items() if meant(one, self._subjects[number])]:
            self._close(number)

    def leave(self) -> None:
        """Close the messages that will not be updated any more when this program ends; those of events stay."""
        self._await_numbers()
        for key in self._running & self._ids.keys():
            call = _method("CloseNotification", [_typed(self._ids.pop(key), QMetaType.Type.UInt)])
            self._bus.call(call, QDBus.CallMode.Block, _LEAVE_MS)
        self._keep()

    def _await_numbers(self) -> None:
        """Wait at most `_LEAVE_MS` for the numbers of messages just sent, without which they cannot be closed."""
        late = QTimer()
        late.setSingleShot(True)
        late.start(_LEAVE_MS)
        while self._under_way and late.isActive():
            QCoreApplication.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents)

    # -- which desktop -------------------------------------------------------------------------------------

    def _know_desktop(self) -> None:
        """Find out which daemon shows messages now; the numbers of an earlier one are not valid for it."""
        owner = self._of_the_bus("GetNameOwner", SERVICE)
        if not owner:
            return
        desktop = f"{self._of_the_bus('GetId')} {owner}"
        if desktop != self._desktop:
            self._desktop = desktop
            known = load(self._file, desktop)
            self._ids = {one.key: one.number for one in known}
            self._subjects = {one.number: one.subject for one in known}
            self._running = {one.key for one in known if one.running}
            if known:
                self._listen()

    def _of_the_bus(self, method: str, *arguments: str) -> str:
        """Return the answer of the bus itself, which is immediate; empty for an error."""
        call = QDBusMessage.createMethodCall(_BUS, "/", _BUS, method)
        call.setArguments(list(arguments))
        answer = self._bus.call(call)
        return str(answer.arguments()[0]) if answer.type() is QDBusMessage.MessageType.ReplyMessage else ""

    def _keep(self) -> None:
        known = (
            DesktopMessage(key, self._subjects[number], number, key in self._running)
            for key, number in self._ids.items()
        )
        save(self._file, self._desktop, tuple(known))

    # -- towards the daemon --------------------------------------------------------------------------------

    def _flush(self) -> None:
        if self._capabilities is None:
            self._ask()
            return
        waiting, self._waiting = self._waiting, []
        held: set[str] = set()
        for message in waiting:
            # Messages about one subject are shown in their order.
            if message.key in self._under_way or message.subject in held:
                held.add(message.subject)
                self._waiting.append(message)
            else:
                self._send(message)

    def _ask(self) -> None:
        """Ask for the daemon's capabilities: buttons may be sent only to one that has them."""
        if not self._asking and self._arrival is None:
            self._asking = True
            self._call("GetCapabilities", [], self._on_capabilities)

    def _on_capabilities(self, reply: QDBusMessage) -> None:
        self._asking = False
        if reply.type() is QDBusMessage.MessageType.ReplyMessage:
            self._capabilities = frozenset(str(word) for word in reply.arguments()[0])
            self._flush()
        else:
            self._await_daemon()

    def _send(self, message: Notification) -> None:
        self._know_desktop()
        self._listen()
        self._under_way[message.key] = message
        arguments = notify_arguments(message, self._ids.get(message.key, 0), self._capabilities or frozenset())
        self._call("Notify", arguments, lambda reply: self._on_sent(message, reply))

    def _on_sent(self, message: Notification, reply: QDBusMessage) -> None:
        self._under_way.pop(message.key, None)
        unwanted = message.key in self._unwanted
        self._unwanted.discard(message.key)
        if reply.type() is QDBusMessage.MessageType.ReplyMessage:
            number = int(reply.arguments()[0])
            before = self._ids.get(message.key), message.key in self._running
            self._ids[message.key] = number
            self._subjects[number] = message.subject
            self._running = (self._running - {message.key}) | ({message.key} if message.passing else set())
            if before != (number, message.passing):
                self._keep()
            if unwanted:
                self._close(number)
            if number in self._early:
                self._choose(number, self._early.pop(number))
            if number in self._gone_early:
                self._waiting = [one for one in self._waiting if one.key != message.key or not one.update]
                self._forget(number)
            self._flush()
        else:
            if not unwanted:
                self._waiting.insert(0, message)
            self._await_daemon()
        if not self._under_way:
            # These were signals about messages of other programs.
            self._early.clear()
            self._gone_early.clear()
            self._tokens = {number: token for number, token in self._tokens.items() if number in self._subjects}

    def _close(self, number: int) -> None:
        self._call("CloseNotification", [_typed(number, QMetaType.Type.UInt)], lambda _reply: None)

    def _await_daemon(self) -> None:
        """Keep the messages until a daemon can show them: at login this program may start before it."""
        self._capabilities = None
        self._desktop = ""
        self._ids.clear()
        self._subjects.clear()
        if self._arrival is None:
            mode = QDBusServiceWatcher.WatchModeFlag.WatchForRegistration
            self._arrival = QDBusServiceWatcher(SERVICE, self._bus, mode, self)
            self._arrival.serviceRegistered.connect(self._on_daemon)

    def _on_daemon(self, _service: str) -> None:
        if self._arrival is not None:
            self._arrival.deleteLater()
            self._arrival = None
        self._flush()

    def _call(self, method: str, arguments: list[Any], answered: Callable[[QDBusMessage], None]) -> None:
        watcher = QDBusPendingCallWatcher(self._bus.asyncCall(_method(method, arguments), _CALL_MS), self)

        def finished(done: QDBusPendingCallWatcher) -> None:
            done.deleteLater()
            answered(QDBusPendingReply(done).reply())

        watcher.finished.connect(finished)

    # -- from the daemon -----------------------------------------------------------------------------------

    def _listen(self) -> None:
        """Listen while a message of this program is shown; the daemon's signals about all messages go to all."""
        if not self._listening:
            self._listening = True
            for signal, slot in self._signals():
                self._bus.connect(SERVICE, PATH, INTERFACE, signal, slot)

    def _stop_listening(self) -> None:
        if self._listening and not self._subjects and not self._under_way:
            self._listening = False
            for signal, slot in self._signals():
                self._bus.disconnect(SERVICE, PATH, INTERFACE, signal, slot)

    def _signals(self) -> tuple[tuple[str, Any], ...]:
        return (
            ("ActionInvoked", self._on_action),
            ("ActivationToken", self._on_token),
            ("NotificationClosed", self._on_closed),
        )

    @pyqtSlot(QDBusMessage)
    def _on_token(self, signal: QDBusMessage) -> None:
        """Keep the token; it comes just before the action."""
        number, token = signal.arguments()[:2]
        if number in self._subjects or self._under_way:
            self._tokens[number] = str(token)

    @pyqtSlot(QDBusMessage)
    def _on_action(self, signal: QDBusMessage) -> None:
        number, action = signal.arguments()[:2]
        if number in self._subjects:
            self._choose(number, str(action))
        elif self._under_way:
            self._early[number] = str(action)

    def _choose(self, number: int, action: str) -> None:
        wanted = SHOW if action == "default" else action
        self.chosen.emit(self._subjects[number], wanted, self._tokens.pop(number, ""))

    @pyqtSlot(QDBusMessage)
    def _on_closed(self, signal: QDBusMessage) -> None:
        number = signal.arguments()[0]
        if number in self._subjects:
            self._forget(number)
        elif self._under_way:
            self._gone_early.add(number)

    def _forget(self, number: int) -> None:
        """Record that a message is no longer shown."""
        del self._subjects[number]
        self._tokens.pop(number, None)
        self._ids = {key: known for key, known in self._ids.items() if known != number}
        self._keep()
        self._stop_listening()


def _method(name: str, arguments: list[Any]) -> QDBusMessage:
    call = QDBusMessage.createMethodCall(SERVICE, PATH, INTERFACE, name)
    call.setArguments(arguments)
    return call


def notify_arguments(message: Notification, replaces: int, capabilities: frozenset[str]) -> list[Any]:
    """Return the arguments of Notify, signature ``susssasa{sv}i``.

    PyQt sends a plain int as int32 and a plain list as an array of variants; a strict daemon refuses both.
    """
    hints: dict[str, Any] = {
        "urgency": _typed(message.urgency.value, QMetaType.Type.UChar),
        "desktop-entry": APPLICATION,
        "category": "device.error" if message.stays else "device",
    }
    title, body = harmless(message.title), harmless(message.body)
    # No ``value``: Xfce shows a message that has one as a gauge alone, without title, text and buttons.
    return [
        "DiskTune",
        _typed(replaces, QMetaType.Type.UInt),
        APPLICATION,
        title,
        _marked_up(body) if "body-markup" in capabilities else body,
        _typed(_buttons(message) if "actions" in capabilities else [], QMetaType.Type.QStringList),
        hints,
        0 if message.stays else -1,
    ]


def _buttons(message: Notification) -> list[str]:
    """Return pairs of a key and a label; a click on the notification itself is ``default``.

    That one has no label: Xfce makes a button of every action that has one.
    """
    buttons = ["default", "", SHOW, QCoreApplication.translate("Tray", "Show")]
    if message.running:
        buttons += [SPEED_UP, QCoreApplication.translate("Tray", "Boost…")]
        buttons += [PAUSE, QCoreApplication.translate("Tray", "Pause…")]
    if message.mutable:
        buttons += [MUTE, QCoreApplication.translate("Tray", "Mute")]
    return buttons


def _marked_up(text: str) -> str:
    """Return *text* so that a daemon that reads markup shows it as it is: a drive may call itself anything."""
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")


def _typed(value: object, kind: QMetaType.Type) -> QDBusArgument:
    argument = QDBusArgument()
    argument.add(value, kind.value)  # type: ignore[arg-type]  # the stubs take a value for its member
    return argument
