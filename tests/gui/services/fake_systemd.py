"""A systemd on a bus of the test: run by the system's Python, with one unit, whose state lies in a JSON file.

The file is read at each call, so that a test can change the state as others do, and written by those that change
it. `calls` in it are the calls so far: method, signature of the arguments, whether a password may be asked for.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

from gi.repository import Gio, GLib

NAME, PATH = "org.freedesktop.systemd1", "/org/freedesktop/systemd1"
UNIT = "disktune-health.timer"
UNIT_PATH = f"{PATH}/unit/disktune_2dhealth_2etimer"
MANAGER = """
<node><interface name="org.freedesktop.systemd1.Manager">
  <method name="GetUnitFileState"><arg type="s" direction="in"/><arg type="s" direction="out"/></method>
  <method name="LoadUnit"><arg type="s" direction="in"/><arg type="o" direction="out"/></method>
  <method name="EnableUnitFiles"><arg type="as" direction="in"/><arg type="b" direction="in"/>
    <arg type="b" direction="in"/><arg type="b" direction="out"/><arg type="a(sss)" direction="out"/></method>
  <method name="DisableUnitFiles"><arg type="as" direction="in"/><arg type="b" direction="in"/>
    <arg type="a(sss)" direction="out"/></method>
  <method name="Reload"/>
  <method name="StartUnit"><arg type="s" direction="in"/><arg type="s" direction="in"/>
    <arg type="o" direction="out"/></method>
  <method name="StopUnit"><arg type="s" direction="in"/><arg type="s" direction="in"/>
    <arg type="o" direction="out"/></method>
</interface></node>
"""
UNIT_XML = """
<node><interface name="org.freedesktop.systemd1.Unit">
  <property name="ActiveState" type="s" access="read"/>
</interface></node>
"""
LINKS = [("symlink", f"/etc/systemd/system/timers.target.wants/{UNIT}", f"/usr/lib/systemd/system/{UNIT}")]
JOB = f"{PATH}/job/7"


def answer(told: dict[str, Any], method: str, taken: tuple[Any, ...]) -> Any:
    """Return what systemd answers, and change what it has changed."""
    if method == "GetUnitFileState":
        return GLib.Variant("(s)", (told["file"],))
    if method == "LoadUnit":
        return GLib.Variant("(o)", (UNIT_PATH,))
    if method == "EnableUnitFiles":
        assert taken == ([UNIT], False, False)
        told["file"] = "enabled"
        return GLib.Variant("(ba(sss))", (True, LINKS))
    if method == "DisableUnitFiles":
        assert taken == ([UNIT], False)
        told["file"] = "disabled"
        return GLib.Variant("(a(sss))", ([("unlink", LINKS[0][1], "")],))
    if method == "Reload":
        return None
    assert taken == (UNIT, "replace")
    # A job has begun when it is answered, and is over later.
    told["soon"] = "active" if method == "StartUnit" else "inactive"
    told["looks"] = 2
    return GLib.Variant("(o)", (JOB,))


def main(path: str) -> None:
    """Serve until the input ends."""
    file = Path(path)

    def load() -> dict[str, Any]:
        found: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
        return found

    def save(told: dict[str, Any]) -> None:
        whole = file.with_suffix(".new")
        whole.write_text(json.dumps(told), encoding="utf-8")
        whole.replace(file)

    def called(*call: Any) -> None:
        *_, method, parameters, invocation = call
        told = load()
        asks = invocation.get_message().get_flags() & Gio.DBusMessageFlags.ALLOW_INTERACTIVE_AUTHORIZATION
        told["calls"].append([method, parameters.get_type_string(), bool(asks)])
        error = told["errors"].get(method)
        if error == "hang":
            save(told)
        elif error is not None:
            save(told)
            invocation.return_dbus_error(*error)
        else:
            reply = answer(told, method, parameters.unpack())
            save(told)
            invocation.return_value(reply)

    def asked(*_: Any) -> Any:
        told = load()
        if told.get("soon"):
            told["looks"] -= 1
            if told["looks"] <= 0:
                told["active"] = told.pop("soon")
            save(told)
        return GLib.Variant("s", told["active"])

    bus = Gio.bus_get_sync(Gio.BusType.SESSION)
    bus.register_object(PATH, Gio.DBusNodeInfo.new_for_xml(MANAGER).interfaces[0], called, None, None)
    bus.register_object(UNIT_PATH, Gio.DBusNodeInfo.new_for_xml(UNIT_XML).interfaces[0], None, asked, None)
    loop = GLib.MainLoop()
    Gio.bus_own_name_on_connection(bus, NAME, 0, lambda *_: print("ready", flush=True), None)
    GLib.io_add_watch(0, GLib.IO_IN | GLib.IO_HUP, lambda *_: loop.quit())
    loop.run()


if __name__ == "__main__":
    main(sys.argv[1])
