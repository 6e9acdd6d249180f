"""Says on standard output what `Hotplug` notices: ``ready``, then for each change the drives as udev has them.

Or ``supply``, where it was the computer's power supply.
"""

from __future__ import annotations

import json
import sys

from PyQt6.QtCore import QCoreApplication

from disktune_gui.client.drive_list_monitor import Hotplug


def main() -> int:
    """Run until killed."""
    application = QCoreApplication(sys.argv[:1])
    hotplug = Hotplug()

    def tell() -> None:
        models = {name: found.get("ID_MODEL", "") for name, found in hotplug.properties().items()}
        sys.stdout.write(json.dumps(models) + "\n")
        sys.stdout.flush()

    def tell_supply() -> None:
        sys.stdout.write("supply\n")
        sys.stdout.flush()

    hotplug.changed.connect(tell)
    hotplug.supply_changed.connect(tell_supply)
    sys.stdout.write("ready\n")
    sys.stdout.flush()
    return application.exec()


if __name__ == "__main__":
    sys.exit(main())
