"""udisks2 over the system bus, called as the user: udisks2 and polkit decide what is permitted.

Options stay empty: so it asks for a password where the system's rules require one, and never unmounts by force.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any, Protocol

from PyQt6.QtCore import QByteArray, QObject
from PyQt6.QtDBus import QDBusConnection, QDBusMessage, QDBusPendingCallWatcher, QDBusPendingReply

from disktune_gui.owned import later, while_alive

NAME, ROOT = "org.freedesktop.UDisks2", "/org/freedesktop/UDisks2"
MANAGER = "org.freedesktop.DBus.ObjectManager"
BLOCK, DRIVE = f"{NAME}.Block", f"{NAME}.Drive"
FILESYSTEM, ENCRYPTED, SWAP = f"{NAME}.Filesystem", f"{NAME}.Encrypted", f"{NAME}.Swapspace"

LIST_MS = 25_000
"""It may have to be started first, and then asks all drives."""
FOREVER_MS = 0x7FFFFFFF
"""No limit: unmounting writes what is cached, which takes minutes, and the user may have to find a password."""

Properties = Mapping[str, Any]
Objects = Mapping[str, Mapping[str, Properties]]
"""Interfaces with their properties, by object path; texts of bytes are `str`."""


class UdisksError(Exception):
    """The answer of udisks2 in place of a result: the name of the error, and its message."""

    def __init__(self, name: str, words: str) -> None:
        super().__init__(words)
        self.name, self.words = name, words


Listed = Callable[[Objects | UdisksError], None]
Done = Callable[[UdisksError | None], None]


class DiskService(Protocol):
    """udisks2, or its replacement in the demo."""

    def ask(self, owner: QObject, then: Listed) -> None:
        """Call *then* with all objects, later; not if *owner* has been destroyed by then."""

    def call(self, owner: QObject, path: str, interface: str, method: str, then: Done) -> None:
        """Call a method with no options; *then* gets None if it succeeded. Both as above."""


class Udisks(QObject):
    """udisks2 itself."""

    def __init__(self, parent: QObject, bus: QDBusConnection | None = None) -> None:
        super().__init__(parent)
        self._given = bus

    def ask(self, owner: QObject, then: Listed) -> None:
        """Ask for all objects."""

        def answered(reply: QDBusMessage | UdisksError) -> None:
            then(reply if isinstance(reply, UdisksError) else _objects(reply))

        self._send(owner, ROOT, MANAGER, "GetManagedObjects", [], LIST_MS, answered)

    def call(self, owner: QObject, path: str, interface: str, method: str, then: Done) -> None:
        """Call a method whose only argument is its options."""

        def answered(reply: QDBusMessage | UdisksError) -> None:
            then(reply if isinstance(reply, UdisksError) else None)

        self._send(owner, path, interface, method, [{}], FOREVER_MS, answered)

    def _send(
        self,
        owner: QObject,
        path: str,
        interface: str,
        method: str,
        arguments: list[object],
        patience_ms: int,
        then: Callable[[QDBusMessage | UdisksError], None],
    ) -> None:
        then = while_alive(owner, then)
        # Connected at the first use.
        bus = self._given or QDBusConnection.systemBus()
        if not bus.isConnected():
            # Qt never ends a call on such a bus.
            later(owner, lambda: then(UdisksError("", "")))
            return
        message = QDBusMessage.createMethodCall(NAME, path, interface, method)
        message.setArguments(arguments)
        watcher = QDBusPendingCallWatcher(bus.asyncCall(message, patience_ms), self)
        watcher.finished.connect(partial(_finished, then))


def _finished(then: Callable[[QDBusMessage | UdisksError], None], done: QDBusPendingCallWatcher) -> None:
    done.deleteLater()
    reply = QDBusPendingReply(done).reply()
    failed = reply.type() is not QDBusMessage.MessageType.ReplyMessage
    then(UdisksError(reply.errorName(), reply.errorMessage()) if failed else reply)


def _objects(reply: QDBusMessage) -> Objects | UdisksError:
    """Return an answer of the type a{oa{sa{sv}}}."""
    found = reply.arguments()[0] if reply.arguments() else None
    if not isinstance(found, dict):
        return UdisksError("", "")
    return {
        str(path): {
            str(interface): {str(name): _plain(value) for name, value in properties.items()}
            for interface, properties in interfaces.items()
            if isinstance(properties, dict)
        }
        for path, interfaces in found.items()
        if isinstance(interfaces, dict)
    }


def _plain(value: Any) -> Any:
    """Return paths, which udisks2 sends as bytes with a zero at the end, as text."""
    if isinstance(value, QByteArray):
        return value.data().rstrip(b"\0").decode("utf-8", "surrogateescape")
    return [_plain(one) for one in value] if isinstance(value, list) else value
