"""A machine whose drives come and go, made by umockdev; run by the system's Python inside umockdev-wrapper.

Writes the testbed's directory as its first line, then obeys lines on standard input: ``add NAME`` and
``remove NAME``, ``plug 0`` or ``plug 1`` for the computer's charger, ``charge 80`` for its battery.
"""

from __future__ import annotations

import sys

import gi

gi.require_version("UMockdev", "1.0")
from gi.repository import UMockdev  # noqa: E402  # only after the version was asked for

PLACE = "/devices/pci0000:00/0000:00:14.0/usb1/1-1/host0/target0:0:0/0:0:0:0/block/{}"
RECORD = """P: {place}
N: {name}
E: DEVNAME=/dev/{name}
E: DEVTYPE=disk
E: SUBSYSTEM=block
E: MAJOR=8
E: MINOR=0
E: ID_MODEL=Quick_Stick
E: ID_SERIAL_SHORT=0000AA
A: size=2000
"""
SUPPLIES = """P: /devices/AC
E: SUBSYSTEM=power_supply
E: POWER_SUPPLY_NAME=AC
E: POWER_SUPPLY_TYPE=Mains
E: POWER_SUPPLY_ONLINE=1

P: /devices/BAT0
E: SUBSYSTEM=power_supply
E: POWER_SUPPLY_NAME=BAT0
E: POWER_SUPPLY_TYPE=Battery
E: POWER_SUPPLY_CAPACITY=100
"""


def main() -> None:
    """Serve until the end of input."""
    testbed = UMockdev.Testbed.new()
    testbed.add_from_string(SUPPLIES)
    sys.stdout.write(testbed.get_root_dir() + "\n")
    sys.stdout.flush()
    for line in sys.stdin:
        what, name = line.split()
        place = PLACE.format(name)
        if what == "add":
            testbed.add_from_string(RECORD.format(place=place, name=name))
        elif what == "plug":
            testbed.set_property("/sys/devices/AC", "POWER_SUPPLY_ONLINE", name)
            testbed.uevent("/sys/devices/AC", "change")
        elif what == "charge":
            testbed.set_property("/sys/devices/BAT0", "POWER_SUPPLY_CAPACITY", name)
            testbed.uevent("/sys/devices/BAT0", "change")
        else:
            testbed.uevent("/sys" + place, "remove")


if __name__ == "__main__":
    main()
