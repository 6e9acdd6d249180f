"""GNOME Shell, without a screen, on Wayland; it answers what it sees."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, ClassVar

from gi.repository import GLib

from tools.desktops.session import Session, Window, until

_SHELL = "org.gnome.Shell"
_INTERFACE = "org.gnome.desktop.interface"
_WINDOWS = """
global.get_window_actors().map(actor => actor.meta_window).map(window => {
    const app = imports.gi.Shell.WindowTracker.get_default().get_window_app(window);
    const box = window.get_frame_rect();
    return {
        title: window.get_title() || '', kind: window.get_wm_class() || '', app: app ? app.get_id() : '',
        icon: Boolean(app && app.get_icon() && app.get_icon().to_string()),
        box: [box.x, box.y, box.width, box.height],
    };
})
"""
_MESSAGES = """
Main.messageTray.getSources().flatMap(source => source.notifications.map(one => ({
    title: one.title, body: one.bannerBodyText || '', buttons: one.actions.map(action => action.label)})))
"""


class Gnome(Session):
    """GNOME Shell as its own compositor."""

    name = "gnome"
    has_tray = False
    variables: ClassVar[dict[str, str]] = {
        "XDG_CURRENT_DESKTOP": "GNOME",
        "XDG_SESSION_TYPE": "wayland",
        # From the beginning, for services that the bus starts: a portal that has no display has no settings.
        "WAYLAND_DISPLAY": "wayland-g",
        "DISPLAY": ":0",
    }

    def start(self) -> bool:
        """Start it; return whether it came up."""
        self.run("gsettings", "set", "org.gnome.shell", "welcome-dialog-last-shown-version", "99")
        self.run("gsettings", "set", _INTERFACE, "enable-animations", "false")
        # A notification that it cannot lock the screen would be in front of ours.
        told = self.home / ".local/share/gnome-shell/lock-warning-shown"
        told.parent.mkdir(parents=True)
        told.touch()
        options = ["--headless", "--wayland-display", "wayland-g", "--virtual-monitor", "1400x900"]
        inner = {name: value for name, value in self.environment.items() if "DISPLAY" not in name}
        self.spawn(["gnome-shell", *options, "--unsafe-mode"], env=inner)
        # Who shows its notifications is started with the first.
        if not until(lambda: self.owned(_SHELL)):
            return False
        return until(lambda: self._evaluate("Main.layoutManager._startingUp") is False) and self._leave_overview()

    def _leave_overview(self) -> bool:
        # Asked too early it does nothing.
        return until(lambda: self._evaluate("Main.overview.hide(), Main.overview.visible") is False)

    def dark(self, on: bool) -> None:
        """Have it prefer dark, or light: the switch in its menu."""
        self.run("gsettings", "set", _INTERFACE, "color-scheme", "prefer-dark" if on else "default")

    def take(self, file: Path) -> None:
        """Take a picture of the screen."""
        arguments = GLib.Variant("(bbs)", (False, False, str(file)))
        self.call(
            f"{_SHELL}.Screenshot", "/org/gnome/Shell/Screenshot", f"{_SHELL}.Screenshot.Screenshot", arguments
        )

    def window(self, wanted: str = "disktune") -> Window | None:
        """Return a window of a program, by its class."""
        for one in self._evaluate(_WINDOWS) or []:
            if wanted in one["kind"].lower():
                return Window(one["title"], one["app"], one["icon"], tuple(one["box"]))
        return None

    def messages(self) -> list[dict[str, Any]]:
        """Return what is notified now: title, body, buttons."""
        found: list[dict[str, Any]] = self._evaluate(_MESSAGES) or []
        return found

    def _evaluate(self, code: str) -> Any:
        """Return what the shell makes of *code*; None if it fails, or is not up yet."""
        try:
            done, answer = self.call(_SHELL, "/org/gnome/Shell", f"{_SHELL}.Eval", GLib.Variant("(s)", (code,)))
        except GLib.Error:
            return None
        return json.loads(answer) if done and answer else None
