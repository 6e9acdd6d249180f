"""The tray over files that a test writes; it looks when a line comes in. Arguments: mdstat, root, names (JSON).

A line that is not empty is the health of a drive, as JSON, as if the drive had just been asked.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from pathlib import Path

from PyQt6.QtCore import QObject, QSocketNotifier, QTimer
from PyQt6.QtDBus import QDBusConnection

from disktune_contract import wire
from disktune_contract.health.health import Health
from disktune_gui.client.mdstat_watcher import MdstatWatcher
from disktune_gui.desktop import dbus_service
from disktune_gui.tray import main
from disktune_gui.tray.array_monitor import ArrayMonitor, Names
from disktune_gui.tray.drive_files import DriveFiles
from disktune_gui.tray.event_text import Named
from disktune_gui.tray.health_monitor import HealthMonitor, PolledDrive
from disktune_gui.tray.main import Tray
from disktune_gui.tray.notifier import Notifier
from disktune_gui.tray.scrub_monitor import ScrubMonitor


def run(mdstat: Path, root: Path, known: Names) -> int:
    """Be the tray, but for where it looks."""
    application = main._application()
    bus = QDBusConnection.sessionBus()
    entrance = dbus_service.TrayBusObject(application.quit, application)
    if not dbus_service.open_door(bus, dbus_service.TRAY, entrance):
        return 3
    watch = MdstatWatcher(mdstat)

    def ask(answered: Callable[[Names], None], parent: QObject) -> None:
        QTimer.singleShot(50, lambda: answered(known))

    notifier = Notifier(bus)
    health = HealthMonitor(notifier, files=DriveFiles(root))
    nowhere = ScrubMonitor(notifier, folder=root / "no-scrubs")
    tray = Tray(bus, notifier, ArrayMonitor(watch, notifier, root=root, ask=ask), health, nowhere)
    tray.begin()
    lines = QSocketNotifier(0, QSocketNotifier.Type.Read, application)  # type: ignore[call-overload]

    def look() -> None:
        line = sys.stdin.readline()
        if not line:
            application.quit()
            return
        if line.strip():
            told = wire.load(Health, json.loads(line))
            tray.health._on_round((PolledDrive("sda", "wwn:1", "WD <Blue> (sda)", 512, None, told),))
        else:
            tray.keeper.look()
        print("looked", flush=True)

    lines.activated.connect(look)
    print("ready", flush=True)
    return application.exec()


if __name__ == "__main__":
    names = {name: Named(**told) for name, told in json.loads(sys.argv[3]).items()}
    sys.exit(run(Path(sys.argv[1]), Path(sys.argv[2]), names))
