"""A logind on a bus of the test: run by the system's Python, it lends a pipe to whoever inhibits, as logind does.

It says "ready" when it can be asked. What happens then is written to standard output, a line of JSON each:
``took`` with what was asked for, and ``released`` when nobody has the other end of the pipe any more.
"""

from __future__ import annotations

import json
import os
import sys
from typing import Any

from gi.repository import Gio, GLib

NAME, PATH = "org.freedesktop.login1", "/org/freedesktop/login1"
MANAGER = """
<node><interface name="org.freedesktop.login1.Manager">
  <method name="Inhibit">
    <arg type="s" direction="in"/><arg type="s" direction="in"/><arg type="s" direction="in"/>
    <arg type="s" direction="in"/><arg type="h" direction="out"/>
  </method>
</interface></node>
"""


def say(**news: Any) -> None:
    """Report something."""
    print(json.dumps(news), flush=True)


def main(refuses: bool) -> None:
    """Serve until the input ends."""

    def called(*call: Any) -> None:
        *_, parameters, invocation = call
        if refuses:
            say(refused=parameters.unpack())
            invocation.return_dbus_error("org.freedesktop.DBus.Error.AccessDenied", "Permission denied")
            return
        mine, theirs = os.pipe()
        say(took=parameters.unpack())
        handed = Gio.UnixFDList.new()
        index = handed.append(theirs)
        os.close(theirs)
        invocation.return_value_with_unix_fd_list(GLib.Variant("(h)", (index,)), handed)
        GLib.io_add_watch(mine, GLib.IO_HUP, lambda *_: say(released=True))

    bus = Gio.bus_get_sync(Gio.BusType.SESSION)
    bus.register_object(PATH, Gio.DBusNodeInfo.new_for_xml(MANAGER).interfaces[0], called, None, None)
    loop = GLib.MainLoop()
    Gio.bus_own_name_on_connection(bus, NAME, 0, lambda *_: print("ready", flush=True), None)
    GLib.io_add_watch(0, GLib.IO_IN | GLib.IO_HUP, lambda *_: loop.quit())
    loop.run()


if __name__ == "__main__":
    main("refuse" in sys.argv[1:])
