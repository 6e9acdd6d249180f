"""A desktop's side of the tray, as strict as GDBus is: a notification server and a StatusNotifierWatcher.

Run by the system's Python on a session bus. What reaches it is written to standard output, a line of JSON each;
what it is to do comes in on standard input. A call whose types are not those of the interface is refused by GDBus.
"""

from __future__ import annotations

import json
import sys
from typing import Any

import gi

gi.require_version("Gio", "2.0")
from gi.repository import Gio, GLib  # noqa: E402

NOTIFICATIONS = """
<node><interface name="org.freedesktop.Notifications">
  <method name="GetCapabilities"><arg type="as" direction="out"/></method>
  <method name="Notify">
    <arg type="s" direction="in"/><arg type="u" direction="in"/><arg type="s" direction="in"/>
    <arg type="s" direction="in"/><arg type="s" direction="in"/><arg type="as" direction="in"/>
    <arg type="a{sv}" direction="in"/><arg type="i" direction="in"/><arg type="u" direction="out"/>
  </method>
  <method name="CloseNotification"><arg type="u" direction="in"/></method>
  <method name="GetServerInformation">
    <arg type="s" direction="out"/><arg type="s" direction="out"/>
    <arg type="s" direction="out"/><arg type="s" direction="out"/>
  </method>
  <signal name="NotificationClosed"><arg type="u"/><arg type="u"/></signal>
  <signal name="ActionInvoked"><arg type="u"/><arg type="s"/></signal>
  <signal name="ActivationToken"><arg type="u"/><arg type="s"/></signal>
</interface></node>
"""
HINTS = {"urgency": "y", "desktop-entry": "s", "category": "s"}
"""The types that the specification gives to the hints that may be used."""

WATCHER = """
<node><interface name="org.kde.StatusNotifierWatcher">
  <method name="RegisterStatusNotifierItem"><arg type="s" direction="in"/></method>
  <method name="RegisterStatusNotifierHost"><arg type="s" direction="in"/></method>
  <property name="RegisteredStatusNotifierItems" type="as" access="read"/>
  <property name="IsStatusNotifierHostRegistered" type="b" access="read"/>
  <property name="ProtocolVersion" type="i" access="read"/>
  <signal name="StatusNotifierItemRegistered"><arg type="s"/></signal>
  <signal name="StatusNotifierItemUnregistered"><arg type="s"/></signal>
  <signal name="StatusNotifierHostRegistered"/>
</interface></node>
"""
WINDOW = """
<node><interface name="org.freedesktop.Application">
  <method name="ActivateAction">
    <arg type="s" direction="in"/><arg type="av" direction="in"/><arg type="a{sv}" direction="in"/>
  </method>
</interface></node>
"""
"""A window of the program that is open already."""

PORTAL = """
<node><interface name="org.freedesktop.portal.Background">
  <method name="RequestBackground">
    <arg type="s" direction="in"/><arg type="a{sv}" direction="in"/><arg type="o" direction="out"/>
  </method>
</interface></node>
"""
SETTINGS = """
<node><interface name="org.freedesktop.portal.Settings">
  <method name="Read">
    <arg type="s" direction="in"/><arg type="s" direction="in"/><arg type="v" direction="out"/>
  </method>
  <signal name="SettingChanged"><arg type="s"/><arg type="s"/><arg type="v"/></signal>
</interface></node>
"""
ASKED = {"handle_token": "s", "reason": "s", "autostart": "b", "commandline": "as", "dbus-activatable": "b"}
"""The types that the portal gives to what may be asked for."""

OBJECTS = {
    "notifications": ("org.freedesktop.Notifications", "/org/freedesktop/Notifications", NOTIFICATIONS),
    "watcher": ("org.kde.StatusNotifierWatcher", "/StatusNotifierWatcher", WATCHER),
    "portal": ("org.freedesktop.portal.Desktop", "/org/freedesktop/portal/desktop", PORTAL),
    "settings": ("org.freedesktop.portal.Desktop", "/org/freedesktop/portal/desktop", SETTINGS),
    "window": ("org.disktune.DiskTune", "/org/disktune/DiskTune", WINDOW),
}
ITEM, MENU = "org.kde.StatusNotifierItem", "com.canonical.dbusmenu"


def say(**news: Any) -> None:
    """Report something."""
    print(json.dumps(news), flush=True)


class Desktop:
    """All there is on the bus apart from the program."""

    def __init__(self, capabilities: list[str]) -> None:
        self.bus = Gio.bus_get_sync(Gio.BusType.SESSION)
        self.capabilities = capabilities
        self.number = 0
        self.notifier = ""
        """Who sent the last notification."""
        self.items: list[str] = []
        self.grants = True
        """Whether the portal says yes."""
        self.scheme = 0
        """1 where dark is preferred, 2 where light is."""
        self.switches: dict[tuple[str, str], Any] = {}
        """What else the portal knows of."""
        self.owned: dict[str, tuple[int, int]] = {}

    # -- appearing and disappearing --------------------------------------------------------------------------

    def appear(self, what: str) -> None:
        """Take a name and answer at its object."""
        name, path, xml = OBJECTS[what]
        interface = Gio.DBusNodeInfo.new_for_xml(xml).interfaces[0]
        registered = self.bus.register_object(path, interface, self._called, self._read, None)
        owner = Gio.bus_own_name_on_connection(
            self.bus, name, Gio.BusNameOwnerFlags.NONE, lambda *_: say(appeared=what), None
        )
        self.owned[what] = (registered, owner)

    def vanish(self, what: str) -> None:
        """Give the name back, as a program that ends does."""
        registered, owner = self.owned.pop(what)
        self.bus.unregister_object(registered)
        Gio.bus_unown_name(owner)
        self.items.clear()
        say(vanished=what)

    # -- being called ----------------------------------------------------------------------------------------

    def _called(
        self, _bus: Any, sender: str, _path: str, _interface: str, method: str, given: Any, call: Any
    ) -> None:
        arguments = given.unpack()
        answer = None
        if method == "GetCapabilities":
            answer = GLib.Variant("(as)", (self.capabilities,))
        elif method == "Notify":
            self.notifier = sender
            answer = GLib.Variant("(u)", (self._notify(given),))
        elif method == "CloseNotification":
            self.close(arguments[0], 3)
        elif method == "RegisterStatusNotifierItem":
            self.items.append(arguments[0] if arguments[0].startswith(":") else sender)
            say(item=self.items[-1])
        elif method == "RequestBackground":
            answer = GLib.Variant("(o)", (self._background(sender, given),))
        elif method == "Read" and arguments == ("org.freedesktop.appearance", "color-scheme"):
            # A variant in a variant, as the portal has it.
            answer = GLib.Variant("(v)", (GLib.Variant("v", GLib.Variant("u", self.scheme)),))
        elif method == "Read":
            if arguments not in self.switches:
                call.return_dbus_error("org.freedesktop.portal.Error.NotFound", "Requested setting not found")
                return
            answer = GLib.Variant("(v)", (GLib.Variant("v", self.switches[arguments]),))
        elif method == "ActivateAction":
            offer, drive, platform = arguments
            say(window=["".join(drive), offer.removeprefix("show"), platform.get("activation-token", "")])
        call.return_value(answer)

    def _notify(self, given: Any) -> int:
        _, replaces, icon, title, body, actions, hints, timeout = given.unpack()
        for hint, kind in types_of(given.get_child_value(6)).items():
            if HINTS.get(hint) != kind:
                say(wrong=f"hint {hint} has the type {kind}")
        if not replaces:
            self.number += 1
        shown = replaces or self.number
        say(
            notified=shown,
            replaces=replaces,
            icon=icon,
            title=title,
            body=body,
            actions=actions,
            hints=hints,
            timeout=timeout,
        )
        return shown

    def _background(self, sender: str, given: Any) -> str:
        for option, kind in types_of(given.get_child_value(1)).items():
            if ASKED.get(option) != kind:
                say(wrong=f"option {option} has the type {kind}")
        asked = given.unpack()[1]
        say(asked=asked)
        caller = sender.removeprefix(":").replace(".", "_")
        handle = f"/org/freedesktop/portal/desktop/request/{caller}/{asked['handle_token']}"
        granted = GLib.Variant("b", asked["autostart"] and self.grants)
        response = GLib.Variant("(ua{sv})", (0 if self.grants else 1, {"autostart": granted}))
        # Before the call is answered: the caller has to be listening by then.
        self.bus.emit_signal(sender, handle, "org.freedesktop.portal.Request", "Response", response)
        return handle

    def grant(self, yes: bool) -> None:
        """Say yes or no from now on."""
        self.grants = yes

    def _read(self, _bus: Any, _sender: str, _path: str, _interface: str, name: str) -> Any:
        return {
            "RegisteredStatusNotifierItems": GLib.Variant("as", self.items),
            "IsStatusNotifierHostRegistered": GLib.Variant("b", True),
            "ProtocolVersion": GLib.Variant("i", 0),
        }[name]

    # -- doing -------------------------------------------------------------------------------------------------

    def close(self, number: int, reason: int) -> None:
        """Say that a notification is gone: 1 expired, 2 dismissed, 3 taken away by its owner."""
        self._emit("NotificationClosed", GLib.Variant("(uu)", (number, reason)))
        say(closed=number, reason=reason)

    def settle(self) -> None:
        """Return when the notifier has heard everything that was said to it: a bus keeps the order."""
        self._ask(self.notifier, "/", "org.freedesktop.DBus.Peer", "Ping", None)

    def press(self, number: int, action: str, token: str) -> None:
        """Press a button of a notification."""
        if token:
            self._emit("ActivationToken", GLib.Variant("(us)", (number, token)))
        self._emit("ActionInvoked", GLib.Variant("(us)", (number, action)))

    def prefer(self, scheme: int, tell: bool = True) -> None:
        """Prefer dark (1), light (2) or nothing (0), and say so."""
        self.scheme = scheme
        if tell:
            what = ("org.freedesktop.appearance", "color-scheme", GLib.Variant("u", scheme))
            path, interface = OBJECTS["settings"][1], "org.freedesktop.portal.Settings"
            self.bus.emit_signal(None, path, interface, "SettingChanged", GLib.Variant("(ssv)", what))

    def switch(self, namespace: str, key: str, kind: str, value: object) -> None:
        """Set another switch, of the type *kind*, and say so."""
        self.switches[namespace, key] = GLib.Variant(kind, value)
        what = GLib.Variant("(ssv)", (namespace, key, self.switches[namespace, key]))
        path, interface = OBJECTS["settings"][1], "org.freedesktop.portal.Settings"
        self.bus.emit_signal(None, path, interface, "SettingChanged", what)

    def _emit(self, signal: str, arguments: Any) -> None:
        name, path, _ = OBJECTS["notifications"]
        self.bus.emit_signal(None, path, name, signal, arguments)

    def describe(self) -> None:
        """Report the item: what it says, and its menu."""
        item = self.items[-1]
        call = GLib.Variant("(s)", (ITEM,))
        properties = self._ask(item, "/StatusNotifierItem", "org.freedesktop.DBus.Properties", "GetAll", call)[0]
        pixmaps = properties.pop("IconPixmap", [])
        digest = hash(tuple(bytes(data) for _, _, data in pixmaps))
        properties.pop("AttentionIconPixmap", None)
        tip = properties.pop("ToolTip", ("", [], "", ""))
        layout = self._layout(item, str(properties["Menu"]))
        plain = {key: value for key, value in properties.items() if isinstance(value, str | bool | int)}
        say(described=plain, tip=tip[2:], sizes=[size[0] for size in pixmaps], picture=digest, menu=layout)

    def _layout(self, item: str, path: str) -> list[Any]:
        call = GLib.Variant("(iias)", (0, -1, []))
        self._ask(item, path, MENU, "AboutToShow", GLib.Variant("(i)", (0,)))
        return entries(self._ask(item, path, MENU, "GetLayout", call)[1])

    def click(self, number: int) -> None:
        """Click an entry of the menu."""
        item = self.items[-1]
        menu = self._ask(
            item,
            "/StatusNotifierItem",
            "org.freedesktop.DBus.Properties",
            "Get",
            GLib.Variant("(ss)", (ITEM, "Menu")),
        )[0]
        event = GLib.Variant("(isvu)", (number, "clicked", GLib.Variant("s", ""), 0))
        self._ask(item, menu, MENU, "Event", event)
        say(clicked=number)

    def activate(self) -> None:
        """Click the item itself."""
        self._ask(self.items[-1], "/StatusNotifierItem", ITEM, "Activate", GLib.Variant("(ii)", (0, 0)))
        say(activated=True)

    def _ask(self, owner: str, path: str, interface: str, method: str, arguments: Any) -> Any:
        answer = self.bus.call_sync(
            owner, path, interface, method, arguments, None, Gio.DBusCallFlags.NONE, 20_000, None
        )
        return answer.unpack()


def types_of(values: Any) -> dict[str, str]:
    """Return the types of an ``a{sv}`` by key."""
    pairs = [values.get_child_value(index) for index in range(values.n_children())]
    return {
        pair.get_child_value(0).get_string(): pair.get_child_value(1).get_variant().get_type_string()
        for pair in pairs
    }


def entries(node: Any) -> list[Any]:
    """Return a menu as a list of entries: number, label, whether it is ticked, entries below."""
    return [
        {
            "number": child[0],
            "label": child[1].get("label", "").replace("_", ""),
            "ticked": child[1].get("toggle-state", -1) == 1,
            "enabled": child[1].get("enabled", True),
            "below": entries(child),
        }
        for child in node[2]
        if child[1].get("type") != "separator"
    ]


def main(capabilities: list[str]) -> None:
    """Serve until standard input ends."""
    desktop = Desktop(capabilities)
    loop = GLib.MainLoop()

    def order(channel: Any, _condition: Any) -> bool:
        line = sys.stdin.readline()
        if not line:
            loop.quit()
            return False
        method, *arguments = json.loads(line)
        try:
            getattr(desktop, method)(*arguments)
        except GLib.Error as error:
            say(wrong=str(error.message))
        say(done=method)
        return True

    GLib.io_add_watch(
        GLib.IOChannel.unix_new(0), GLib.PRIORITY_DEFAULT, GLib.IOCondition.IN | GLib.IOCondition.HUP, order
    )
    say(ready=True)
    loop.run()


if __name__ == "__main__":
    main(sys.argv[1:])
