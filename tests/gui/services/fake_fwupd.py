"""A fwupd on a bus of the test: run by the system's Python, with devices and releases from a JSON file.

It says "ready" when it can be asked. An answer of "hang" is never given.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

from gi.repository import Gio, GLib

NAME, PATH, INTERFACE = "org.freedesktop.fwupd", "/", "org.freedesktop.fwupd"
XML = f"""
<node><interface name="{INTERFACE}">
  <method name="GetDevices"><arg type="aa{{sv}}" direction="out"/></method>
  <method name="GetUpgrades"><arg type="s" direction="in"/><arg type="aa{{sv}}" direction="out"/></method>
</interface></node>
"""


def packed(rows: list[dict[str, Any]]) -> Any:
    """Return dicts as fwupd sends them: texts, numbers of 64 bits, and lists of texts."""
    kinds = {str: "s", int: "t", list: "as"}
    made = [{key: GLib.Variant(kinds[type(value)], value) for key, value in row.items()} for row in rows]
    return GLib.Variant("(aa{sv})", (made,))


def main(path: str) -> None:
    """Serve until the input ends."""
    told = json.loads(Path(path).read_text(encoding="utf-8"))

    def called(*call: Any) -> None:
        *_, method, parameters, invocation = call
        answer = told["devices"] if method == "GetDevices" else told["upgrades"].get(parameters.unpack()[0], [])
        if answer == "hang":
            return
        if isinstance(answer, str):
            invocation.return_dbus_error(answer, "No upgrades for device")
        else:
            invocation.return_value(packed(answer))

    bus = Gio.bus_get_sync(Gio.BusType.SESSION)
    bus.register_object(PATH, Gio.DBusNodeInfo.new_for_xml(XML).interfaces[0], called, None, None)
    loop = GLib.MainLoop()
    Gio.bus_own_name_on_connection(bus, NAME, 0, lambda *_: print("ready", flush=True), None)
    GLib.io_add_watch(0, GLib.IO_IN | GLib.IO_HUP, lambda *_: loop.quit())
    loop.run()


if __name__ == "__main__":
    main(sys.argv[1])
