"""Xfce, on X11."""

from __future__ import annotations

from typing import ClassVar

from tools.desktops.session import WATCHER, SessionOnX, until

ICONS = "elementary-xfce"
"""The theme of icons that Debian's Xfce brings."""


class Xfce(SessionOnX):
    """Xfce as `startxfce4` starts it."""

    name = "xfce"
    variables: ClassVar[dict[str, str]] = {"XDG_CURRENT_DESKTOP": "XFCE", "XDG_SESSION_TYPE": "x11"}
    size = "1366x768"

    def start(self) -> bool:
        """Start it; return whether it came up."""
        self.display()
        self.spawn(["startxfce4"])
        if not until(lambda: self.window("xfce4-panel") and self.owned("org.xfce.Xfconf")):
            return False
        self.theme("IconThemeName", ICONS)
        return until(lambda: self.owned(WATCHER), 30)

    def theme(self, what: str, name: str) -> None:
        """Choose a theme, as the settings of its appearance do."""
        self.run("xfconf-query", "-c", "xsettings", "-p", f"/Net/{what}", "-n", "-t", "string", "-s", name)

    def dark(self, on: bool) -> None:
        """Have it prefer dark, or light."""
        self.theme("ThemeName", "Adwaita-dark" if on else "Adwaita")
