"""A udisks2 on a bus of the test: run by the system's Python, with objects from a JSON file.

It says "ready" when it can be asked, then a line for each call: path, interface, method, options. A call for which
the file has an error ends with that; any other does what udisks2 would: unmounting takes the mount point away.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

from gi.repository import Gio, GLib

NAME, ROOT = "org.freedesktop.UDisks2", "/org/freedesktop/UDisks2"
METHODS = {"Filesystem": "Unmount", "Encrypted": "Lock", "Drive": "PowerOff"}


def xml(interface: str, method: str) -> str:
    """Return the description of an interface with one method."""
    more = '<method name="Eject"><arg type="a{sv}" direction="in"/></method>' if interface == "Drive" else ""
    return (
        f'<node><interface name="{NAME}.{interface}"><method name="{method}"><arg type="a{{sv}}" direction="in"/>'
        f"</method>{more}</interface></node>"
    )


MANAGER = """<node><interface name="org.freedesktop.DBus.ObjectManager"><method name="GetManagedObjects">
<arg type="a{oa{sa{sv}}}" direction="out"/></method></interface></node>"""
PATHS = frozenset({"Drive", "CleartextDevice", "CryptoBackingDevice", "MDRaidMember"})


def packed(name: str, value: Any) -> Any:
    """Return a property in the type that udisks2 gives it."""
    if name == "MountPoints":
        return GLib.Variant("aay", [point.encode() + b"\0" for point in value])
    if name in ("Device", "PreferredDevice"):
        return GLib.Variant("ay", value.encode() + b"\0")
    if name in PATHS:
        return GLib.Variant("o", value)
    kinds = {bool: "b", int: "t", str: "s"}
    return GLib.Variant(kinds[type(value)], value)


def main(path: str) -> None:
    """Serve until the input ends."""
    told = json.loads(Path(path).read_text(encoding="utf-8"))
    objects, errors = told["objects"], told["errors"]

    def called(*call: Any) -> None:
        _, _, place, interface, method, parameters, invocation = call
        if method == "GetManagedObjects":
            found = {
                one: {
                    name: {key: packed(key, value) for key, value in kept.items()} for name, kept in each.items()
                }
                for one, each in objects.items()
            }
            invocation.return_value(GLib.Variant("(a{oa{sa{sv}}})", (found,)))
            return
        print(json.dumps([place, interface, method, parameters.unpack()[0]]), flush=True)
        error = errors.get(f"{place} {method}")
        if error:
            invocation.return_dbus_error(error, "the words of udisks2")
            return
        if method == "Unmount":
            objects[place][interface]["MountPoints"].pop(0)
        invocation.return_value(None)

    bus = Gio.bus_get_sync(Gio.BusType.SESSION)
    bus.register_object(ROOT, Gio.DBusNodeInfo.new_for_xml(MANAGER).interfaces[0], called, None, None)
    for place, interfaces in objects.items():
        for interface in interfaces:
            bare = interface.rpartition(".")[2]
            if bare in METHODS:
                node = Gio.DBusNodeInfo.new_for_xml(xml(bare, METHODS[bare]))
                bus.register_object(place, node.interfaces[0], called, None, None)
    loop = GLib.MainLoop()
    Gio.bus_own_name_on_connection(bus, NAME, 0, lambda *_: print("ready", flush=True), None)
    GLib.io_add_watch(0, GLib.IO_IN | GLib.IO_HUP, lambda *_: loop.quit())
    loop.run()


if __name__ == "__main__":
    main(sys.argv[1])
