"""Mains or battery: chargers in a socket of their own or in a USB port, and what only looks like one."""

from __future__ import annotations

import pytest

from disktune_gui.demo.kernel import proc_tree
from disktune_helper.system import sysfs
from tests.helper.conftest import make_bench

AC, AC_OUT = {"type": "Mains", "online": "1"}, {"type": "Mains", "online": "0"}
USB, USB_OUT = {"type": "USB", "online": "1"}, {"type": "USB", "online": "0"}
BATTERY = {"type": "Battery", "status": "Discharging"}
MOUSE = {"type": "Battery", "scope": "Device", "status": "Discharging"}
PEN = {"type": "Mains", "scope": "Device", "online": "0"}


@pytest.mark.parametrize(
    ("supplies", "mains"),
    [
        ((), None),
        ((AC,), True),
        ((AC_OUT, BATTERY), False),
        ((AC_OUT, BATTERY, USB), True),
        ((AC_OUT, USB_OUT), False),
        ((USB_OUT, USB_OUT, BATTERY), False),
        ((USB_OUT, {"type": "USB", "online": "2"}, BATTERY), True),
        # A desktop with a port that could feed a laptop, and a mouse with a battery.
        ((USB_OUT, MOUSE), None),
        ((PEN, MOUSE), None),
        ((BATTERY,), None),
        (({"type": "UPS", "online": "0"},), None),
    ],
)
def test_what_the_machine_runs_on(supplies: tuple[dict[str, str], ...], mains: bool | None) -> None:
    bench = make_bench()
    proc_tree.take_away(bench.world.tree)
    for number, files in enumerate(supplies):
        for name, text in files.items():
            bench.world.tree.file(f"/sys/class/power_supply/PS{number}/{name}", f"{text}\n")
    assert sysfs.on_mains(bench.ports) is mains
