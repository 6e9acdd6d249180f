"""KDE Plasma: on X11, and on its own Wayland compositor without a screen."""

from __future__ import annotations

from pathlib import Path
from typing import ClassVar

from tools.desktops.session import NOTIFICATIONS, WATCHER, Session, SessionOnX, until

_KDE = {"XDG_CURRENT_DESKTOP": "KDE", "KDE_FULL_SESSION": "true", "KDE_SESSION_VERSION": "5"}
_SOCKET = "wayland-k"


class PlasmaOnX(SessionOnX):
    """Plasma as `startplasma-x11` starts it."""

    name = "plasma"
    variables: ClassVar[dict[str, str]] = {**_KDE, "XDG_SESSION_TYPE": "x11", "KWIN_COMPOSE": "N"}

    @property
    def for_programs(self) -> dict[str, str]:
        """Without the folder of its defaults programs get Qt's own colours."""
        return {**self.environment, "XDG_CONFIG_DIRS": f"{self.home}/.config/kdedefaults:/etc/xdg"}

    def start(self) -> bool:
        """Start it; return whether it came up."""
        self.display()
        self.spawn(["startplasma-x11"])
        return until(lambda: self.owned(NOTIFICATIONS) and self.owned(WATCHER) and self.window("plasmashell"))

    def dark(self, on: bool) -> None:
        """Have it prefer dark, or light."""
        self.run("plasma-apply-colorscheme", "BreezeDark" if on else "BreezeLight")


class PlasmaOnWayland(Session):
    """kwin_wayland with Plasma's shell in it, whose screen has a scale."""

    name = "kwin"
    variables: ClassVar[dict[str, str]] = {
        **_KDE,
        "XDG_SESSION_TYPE": "wayland",
        "KWIN_COMPOSE": "O2",
        # For services that the bus starts.
        "WAYLAND_DISPLAY": _SOCKET,
    }
    size = (1400, 900)

    def __init__(self, scale: str) -> None:
        self.scale = scale
        self.name = f"kwin-{scale}"
        super().__init__()

    @property
    def for_programs(self) -> dict[str, str]:
        """Kwin's own environment names no platform of Qt: it has one that refuses others."""
        return {**self.environment, "QT_QPA_PLATFORM": "wayland"}

    def start(self) -> bool:
        """Start it; return whether it came up."""
        inner = self.home / "inner.sh"
        inner.write_text("kded5 &\nplasmashell &\nsleep infinity\n")
        width, height = (str(number) for number in self.size)
        screen = ["--virtual", "--width", width, "--height", height, "--scale", self.scale]
        outer = {name: value for name, value in self.environment.items() if name != "WAYLAND_DISPLAY"}
        self.spawn(["kwin_wayland", *screen, "--xwayland", "--socket", _SOCKET, f"bash {inner}"], env=outer)
        return until(lambda: self.owned(NOTIFICATIONS) and self.owned(WATCHER))

    def dark(self, on: bool) -> None:
        """Have it prefer dark, or light."""
        self.run("plasma-apply-colorscheme", "BreezeDark" if on else "BreezeLight")

    def take(self, file: Path) -> None:
        """Take a picture of the screen."""
        self.run("spectacle", "-b", "-n", "-f", "-o", str(file))
