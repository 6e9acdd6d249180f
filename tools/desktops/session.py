"""A desktop session: its bus, its processes, and what every desktop can be asked."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import time
from abc import ABC, abstractmethod
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any, ClassVar

from gi.repository import Gio, GLib

PICTURES = Path("/srv/pictures")
LIMIT_S = 120.0
"""For whatever has to come: more than two slow cores without a graphics card need."""

NOTIFICATIONS = "org.freedesktop.Notifications"
WATCHER = "org.kde.StatusNotifierWatcher"


@dataclass(frozen=True)
class Window:
    """A window as the desktop sees it."""

    title: str
    app: str
    """The application that the desktop takes it for."""
    icon: bool
    """Whether the desktop has a picture for it."""
    box: tuple[int, int, int, int]
    """Left, top, width, height."""


def until(holds: Callable[[], object], limit_s: float = LIMIT_S) -> bool:
    """Wait for something to come true; return whether it did."""
    deadline = time.monotonic() + limit_s
    while not holds():
        if time.monotonic() > deadline:
            return False
        time.sleep(0.3)
    return True


class Session(ABC):
    """One desktop, from its bus on. What it starts belongs to groups of processes that `end` ends."""

    name = ""
    has_tray = True
    variables: ClassVar[dict[str, str]]

    def __init__(self) -> None:
        home, runtime = Path.home() / self.name, Path("/tmp") / f"run-{self.name}"  # noqa: S108  # the box's own
        home.mkdir()
        runtime.mkdir(mode=0o700)
        self._groups: list[subprocess.Popen[str]] = []
        self._log = (PICTURES / f"{self.name}.log").open("w")
        self.environment = {
            **{name: os.environ[name] for name in ("PATH", "USER", "PYTHONPATH", "PYTHONDONTWRITEBYTECODE")},
            "HOME": str(home),
            "XDG_RUNTIME_DIR": str(runtime),
            "XDG_SESSION_ID": "c1",
            "LANG": "C.UTF-8",
            "LIBGL_ALWAYS_SOFTWARE": "1",
            "QT_LINUX_ACCESSIBILITY_ALWAYS_ON": "1",
            **self.variables,
        }
        bus = self.spawn(["dbus-daemon", "--session", "--nofork", "--print-address=1"], stdout=subprocess.PIPE)
        self.environment["DBUS_SESSION_BUS_ADDRESS"] = bus.stdout.readline().strip() if bus.stdout else ""
        flags = Gio.DBusConnectionFlags
        self._bus = Gio.DBusConnection.new_for_address_sync(
            self.environment["DBUS_SESSION_BUS_ADDRESS"],
            flags.AUTHENTICATION_CLIENT | flags.MESSAGE_BUS_CONNECTION,
            None,
            None,
        )

    @property
    def home(self) -> Path:
        """The home of its user."""
        return Path(self.environment["HOME"])

    @property
    def for_programs(self) -> dict[str, str]:
        """What a program that is started in the session has."""
        return self.environment

    @abstractmethod
    def start(self) -> bool:
        """Start it; return whether it came up."""

    @abstractmethod
    def dark(self, on: bool) -> None:
        """Have it prefer dark, or light."""

    @abstractmethod
    def take(self, file: Path) -> None:
        """Take a picture of the screen."""

    def window(self, wanted: str = "disktune") -> Window | None:  # noqa: ARG002  # here nobody tells
        """Return a window of a program, by its class, if there is one and the desktop tells."""
        return None

    def spawn(self, command: list[str], **more: Any) -> subprocess.Popen[str]:
        """Start something that goes on."""
        given: dict[str, Any] = {"stdout": self._log, "stderr": self._log, "env": self.environment, **more}
        process = subprocess.Popen(command, text=True, start_new_session=True, stdin=subprocess.DEVNULL, **given)
        self._groups.append(process)
        return process

    def run(self, *command: str) -> str:
        """Run a command as one in the session does, and return what it says; empty if it fails."""
        done = subprocess.run(
            command,
            env=self.for_programs,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=self._log,
            text=True,
            timeout=LIMIT_S,
            check=False,
        )
        return done.stdout if done.returncode == 0 else ""

    def end(self) -> None:
        """End what was started, the last first."""
        for process in reversed(self._groups):
            for number in (signal.SIGTERM, signal.SIGKILL):
                if process.poll() is None:
                    os.killpg(process.pid, number)
                    until(lambda process=process: process.poll() is not None, 5)  # type: ignore[misc]
        self._log.close()

    # -- the bus ---------------------------------------------------------------------------------------------

    def call(self, service: str, path: str, method: str, arguments: GLib.Variant | None = None) -> Any:
        """Call *method*, with its interface; return what it answers. Raises GLib.Error."""
        interface, _, name = method.rpartition(".")
        limit_ms = 30_000
        answer = self._bus.call_sync(
            service, path, interface, name, arguments, None, Gio.DBusCallFlags.NONE, limit_ms, None
        )
        return answer.unpack()

    def owned(self, service: str) -> bool:
        """Return whether somebody answers under this name."""
        bus = "org.freedesktop.DBus"
        return bool(self.call(bus, "/", f"{bus}.NameHasOwner", GLib.Variant("(s)", (service,)))[0])

    def tray_items(self) -> int:
        """Return how many programs show an icon in the tray."""
        ask = GLib.Variant("(ss)", (WATCHER, "RegisteredStatusNotifierItems"))
        found = self.call(WATCHER, "/StatusNotifierWatcher", "org.freedesktop.DBus.Properties.Get", ask)
        return len(found[0])

    def clear_messages(self) -> None:
        """Take away every message that the desktop shows; more than that many nobody has sent."""
        for number in range(1, 30) if self.owned(NOTIFICATIONS) else ():
            close = f"{NOTIFICATIONS}.CloseNotification"
            with suppress(GLib.Error):  # Some have been seen and are gone.
                self.call(NOTIFICATIONS, "/org/freedesktop/Notifications", close, GLib.Variant("(u)", (number,)))


class SessionOnX(Session):
    """A desktop on a display of Xvfb."""

    size = "1400x900"

    def display(self) -> None:
        """Start the display; its number is in the environment from then on."""
        read, write = os.pipe()
        arguments = ["-screen", "0", f"{self.size}x24", "-nolisten", "tcp"]
        self.spawn(["Xvfb", "-displayfd", str(write), *arguments], pass_fds=[write])
        os.close(write)
        with os.fdopen(read) as answer:
            self.environment["DISPLAY"] = f":{answer.readline().strip()}"
        # For services that the bus starts.
        self.run("dbus-update-activation-environment", "--all")

    def take(self, file: Path) -> None:
        """Take a picture of the screen."""
        self.run("import", "-window", "root", str(file))

    def window(self, wanted: str = "disktune") -> Window | None:
        """Return a window of a program, by its class."""
        for number in self.run("xdotool", "search", "--onlyvisible", "--class", wanted).split():
            told = self.run("xprop", "-id", number, "WM_CLASS", "_NET_WM_NAME", "_NET_WM_ICON")
            place = self.run("xdotool", "getwindowgeometry", "--shell", number)
            parts = dict(re.findall(r"^(\w+)=(-?\d+)$", place, re.MULTILINE))
            title = re.search(r'^_NET_WM_NAME\(UTF8_STRING\) = "(.*)"$', told, re.MULTILINE)
            kind = re.search(r'^WM_CLASS\(STRING\) = "(.*)", "(.*)"$', told, re.MULTILINE)
            if title and kind and int(parts.get("WIDTH", 0)) > 100:
                box = tuple(int(parts[part]) for part in ("X", "Y", "WIDTH", "HEIGHT"))
                icon = "_NET_WM_ICON(CARDINAL) =" in told
                return Window(title[1], kind[1], icon, box)  # type: ignore[arg-type]
        return None
