"""Newer firmware for drives, as known by fwupd: asked over the system bus, unprivileged, and only if it runs.

Starting it would let its plugins ask every drive, which would wake a drive in standby. Where it runs, started by
GNOME Software or Discover, it has asked them already, and only returns what it knows.
"""

from __future__ import annotations

import re
import time
from collections.abc import Callable, Iterable, Mapping
from functools import partial
from typing import Any

from PyQt6.QtCore import QObject
from PyQt6.QtDBus import QDBusConnection, QDBusMessage, QDBusPendingCallWatcher, QDBusPendingReply

from disktune_contract.checkup.check import FirmwareFacts
from disktune_contract.drives.drive import Drive
from disktune_gui.client.session import Session
from disktune_gui.owned import while_alive

NAME, PATH, INTERFACE = "org.freedesktop.fwupd", "/", "org.freedesktop.fwupd"
CALL_MS = 1500
"""It answers from memory; a longer answer is not waited for."""
KEPT_S = 60.0
"""For how long the list of devices is used: many drives are checked one after the other."""
SUPPORTED = 1 << 5
"""FWUPD_DEVICE_FLAG_SUPPORTED: the device is in the metadata that fwupd has (libfwupd/fwupd-enums.h)."""
_NOTHING = f"{NAME}.NothingToDo"

Device = Mapping[str, Any]
Told = Callable[[FirmwareFacts | None], None]
Answered = Callable[[QDBusMessage], None]


def device_of(drive: Drive, devices: Iterable[Device]) -> Device | None:
    """Return the device of fwupd that is *drive*, None if there is none.

    fwupd does not report serial numbers; model and firmware version decide which updates apply. It may omit the
    vendor from the model.
    """
    model = _words(drive.model)
    for device in devices:
        name, version = device.get("Name"), device.get("Version")
        if not isinstance(name, str) or not isinstance(version, str) or not drive.firmware:
            continue
        if _words(name) and _words(name) <= model and version == drive.firmware:
            return device
    return None


def _words(text: str) -> set[str]:
    return set(re.findall(r"[a-z0-9]+", text.casefold()))


def newest(installed: str, releases: Iterable[Device]) -> FirmwareFacts:
    """Return the facts in *releases*, the answer to GetUpgrades, newest first."""
    for release in releases:
        version, remote = release.get("Version"), release.get("RemoteId")
        if isinstance(version, str) and version and version != installed:
            return FirmwareFacts(installed, version, remote if isinstance(remote, str) else "")
    return FirmwareFacts(installed)


class Fwupd(QObject):
    """Asks fwupd, and waits no longer than `CALL_MS` for each of two answers."""

    def __init__(self, session: Session, bus: QDBusConnection | None = None) -> None:
        super().__init__(session)
        # The drives of the demo are not this machine's.
        self._bus = bus or (QDBusConnection.systemBus() if not session.place.elsewhere else None)
        self._devices: tuple[Device, ...] = ()
        self._read_at = -KEPT_S

    def ask(self, owner: QObject, drive: Drive, then: Told) -> None:
        """Call *then* with what is known of the drive's firmware; None if fwupd does not run or know the drive.

        It is not called if *owner* has been destroyed by then.
        """
        then = while_alive(owner, then)
        if self._bus is None or not self._bus.isConnected():
            # Qt never ends a call on such a bus.
            then(None)
        elif time.monotonic() - self._read_at < KEPT_S:
            self._ask_upgrades(drive, then)
        else:
            self._call("GetDevices", [], partial(self._on_devices, drive, then))

    def _on_devices(self, drive: Drive, then: Told, reply: QDBusMessage) -> None:
        self._devices, self._read_at = _dicts(reply), time.monotonic()
        self._ask_upgrades(drive, then)

    def _ask_upgrades(self, drive: Drive, then: Told) -> None:
        device = device_of(drive, self._devices)
        number = device.get("DeviceId") if device is not None else None
        flags = device.get("Flags") if device is not None else None
        if not isinstance(number, str) or not isinstance(flags, int) or not flags & SUPPORTED:
            then(None)
            return
        self._call("GetUpgrades", [number], partial(_on_upgrades, drive.firmware, then))

    def _call(self, method: str, arguments: list[str], answered: Answered) -> None:
        call = QDBusMessage.createMethodCall(NAME, PATH, INTERFACE, method)
        call.setArguments(arguments)
        call.setAutoStartService(False)
        if self._bus is None:
            return
        watcher = QDBusPendingCallWatcher(self._bus.asyncCall(call, CALL_MS), self)
        watcher.finished.connect(partial(_finished, answered))


def _finished(answered: Answered, done: QDBusPendingCallWatcher) -> None:
    done.deleteLater()
    answered(QDBusPendingReply(done).reply())


def _on_upgrades(installed: str, then: Told, reply: QDBusMessage) -> None:
    if reply.type() is QDBusMessage.MessageType.ReplyMessage:
        then(newest(installed, _dicts(reply)))
    elif reply.errorName() == _NOTHING:
        then(FirmwareFacts(installed))
    else:
        then(FirmwareFacts(installed, why=reply.errorMessage() or reply.errorName()))


def _dicts(reply: QDBusMessage) -> tuple[Device, ...]:
    """Return an answer of the type aa{sv}; nothing for another type, or an error."""
    arguments = reply.arguments() if reply.type() is QDBusMessage.MessageType.ReplyMessage else []
    found = arguments[0] if arguments else ()
    return tuple(one for one in found if isinstance(one, dict)) if isinstance(found, list) else ()
