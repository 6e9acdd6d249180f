"""What is judged of the program in a session, on one Qt: a line for each check."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from tests.tray.scene import FAILED, NAMES, WHOLE, rebuilding
from tests.tray.surroundings import Program
from tools.desktops.gnome import Gnome
from tools.desktops.session import PICTURES, WATCHER, Session, Window, until
from tools.desktops.xfce import ICONS, Xfce

APPLICATION = "org.disktune.DiskTune"
BUTTON = "push button"
CONTROLS = frozenset(
    {
        *(
            "check box",
            "combo box",
            "entry",
            BUTTON,
            "radio button",
            "slider",
            "spin button",
            "text",
            "toggle button",
        ),
        *("check menu item", "menu", "menu item", "page tab", "radio menu item", "toggle button"),
    }
)
"""The roles of what a person operates. A scroll bar is known by what it moves."""
MENDED = "active raid1 sda[0] sdc[2]\n 100 blocks super 1.2 [2/2] [UU]\n"
"""The array with another member in place of the one that failed."""
OURS = frozenset(("Show", "Boost…", "Pause…"))
"""The buttons of the messages that are shown here."""
DARK, LIGHT = 0.4, 0.6
"""Mean lightness of a window's picture."""
STILL = 0.002
"""A difference of that lightness: no more than a clock."""
FLOOR = 4.5
"""The least contrast of words (WCAG 2.1, 1.4.3)."""


@dataclass
class Tally:
    """The checks of one desktop, said as they are made."""

    desktop: str
    qt: str = ""
    failed: int = 0
    made: int = 0

    def check(self, name: str, ok: object, figure: object = "") -> None:
        """Say what came of a check."""
        self.made += 1
        self.failed += not ok
        self._say("ok    " if ok else "FAILED", name, figure)

    def leave_out(self, name: str, why: str) -> None:
        """Say that something cannot be tried here, or does not hold and is not ours, and why."""
        self._say("not so" if why.startswith("known") else "not run", name, why)

    def _say(self, verdict: str, name: str, figure: object) -> None:
        print(f"{verdict:<8}{self.desktop:<10} {self.qt:<9} {name:<46} {figure}".rstrip(), flush=True)


@dataclass
class Judge:
    """Starts the program in a session, and judges it."""

    session: Session
    python: Path
    tally: Tally
    extra: dict[str, str] = field(default_factory=dict)
    """Variables of the program's environment."""

    # -- the program -----------------------------------------------------------------------------------------

    @contextmanager
    def window(self, **variables: str) -> Iterator[Program]:
        """Run the demo's window for a while."""
        program = self._start("tools.desktops.program", **variables)
        try:
            yield program
        finally:
            program.end()

    def _start(self, module: str, *arguments: str, **variables: str) -> Program:
        environment = {**self.session.for_programs, **self.extra, **variables}
        return Program([str(self.python), "-m", module, *arguments], environment)

    def state(self, program: Program) -> dict[str, Any]:
        """Return what the program says of itself, as soon as its window lists drives."""
        found: dict[str, Any] = {}

        def visible() -> bool:
            program.say("state")
            found.clear()
            found.update(json.loads(program.line()))
            return bool(found.get("drives"))

        until(visible)
        return found

    def picture(self, name: str) -> Path:
        """Take a picture of the screen, called after desktop, Qt and *name*."""
        file = PICTURES / f"{self.session.name}-qt{self.tally.qt.removeprefix('Qt ')}-{name}.png"
        self.session.take(file)
        return file

    def lightness(self, program: Program, name: str) -> float:
        """Return how light the program's window is on the screen, from 0 to 1."""
        window = self.session.window()
        where = window.box if window is not None else (0, 0, *self.state(program)["size"])
        seen: list[float] = []

        def still() -> bool:
            """Say whether it looks as it did a moment ago: it may not be drawn yet."""
            time.sleep(1)
            seen.append(mean(self.picture(name), where))
            return len(seen) > 1 and abs(seen[-1] - seen[-2]) < STILL

        until(still, 30)
        return seen[-1]

    # -- checks ----------------------------------------------------------------------------------------------

    def looks(self) -> None:
        """Check window, colours, names, dialog and portal."""
        self.session.dark(False)
        with self.window() as program:
            state = self.state(program)
            self.tally.qt = f"Qt {state['qt']}"
            self._window_is_known(state)
            self._colour_follows(program)
            self._names(program)
        with self.window() as program:
            self.state(program)
            light = self.lightness(program, "dark-at-start")
            self.tally.check("dark from the start", light < DARK, f"lightness {light:.2f}")
            self._contrast(self.state(program), "dark")
        self.session.dark(False)
        self._file_dialog()
        self._portal_for_files()

    def scale(self, wanted: float) -> None:
        """Check the window on a screen whose scale is no whole number."""
        with self.window(WAYLAND_DEBUG="client") as program:
            state = self.state(program)
            self.tally.qt = f"Qt {state['qt']}"
            self.lightness(program, "light")
            self.tally.check("as sharp as the screen", state["ratio"] >= wanted, f"ratio {state['ratio']}")
            fits = state["inside"]
            self.tally.check("window fits the screen", fits, f"{state['size']} of {state['screen']}")
            self.session.dark(True)
            followed = until(lambda: self.state(program)["dark"], 30)
            self.picture("dark-live")
            self.tally.check("dark is followed while it is open", followed)
            self._contrast(self.state(program), "dark")
        # What it said to the compositor is read at its end.
        named = any(f'set_app_id("{APPLICATION}")' in line for line in program.errors)
        self.tally.check("window comes up, known as the program", named)
        self.session.dark(False)

    def foreign_icons(self) -> None:
        """Check that the window has its icon where the chosen theme of icons is not installed."""
        if not isinstance(self.session, Xfce):
            return
        self.session.theme("IconThemeName", "Tango")
        with self.window() as program:
            state = self.state(program)
            until(self.session.window, 30)
            found = self.session.window()
            seen = found is not None and found.icon and state["icon"]
            self.tally.check("window has its icon without a theme of icons", seen)
        self.session.theme("IconThemeName", ICONS)

    def background(self) -> None:
        """Ask the portal whether the tray may start at login, as a Flatpak does."""
        with self.window() as program:
            self.state(program)
            program.say("background")
            answer = json.loads(program.line())
        self.tally.check("background portal answers", "granted" in answer, answer)

    def _window_is_known(self, state: dict[str, Any]) -> None:
        window: list[Window | None] = [None]

        def there() -> bool:
            window[0] = self.session.window()
            return window[0] is not None

        until(there, 30)
        found = window[0]
        if found is None:
            self.tally.check("window comes up", False, state)
            return
        wanted = ("disktune", f"{APPLICATION}.desktop")
        self.tally.check("window comes up, known as the program", found.app in wanted, found.app)
        self.tally.check("window has its icon", found.icon and state["icon"])
        ends = len(re.findall("DiskTune", found.title))
        self.tally.check("title names the program once", ends == 1, found.title)

    def _colour_follows(self, program: Program) -> None:
        light = self.lightness(program, "light")
        self.tally.check("light where the desktop is", light > LIGHT, f"lightness {light:.2f}")
        self._contrast(self.state(program), "light")
        self.session.dark(True)
        followed = until(lambda: self.state(program)["dark"], 20)
        seen = self.lightness(program, "dark-live")
        what = "dark is followed while it is open"
        if not followed and (self.session.name, self.tally.qt[:6]) == ("xfce", "Qt 6.4"):
            self.tally.leave_out(what, "known: there Qt 6.4 reads the theme at its start alone")
            return
        self.tally.check(what, followed and seen < DARK, f"lightness {seen:.2f}")

    def _contrast(self, state: dict[str, Any], which: str) -> None:
        for what in ("secondary", "selection"):
            ratio = state[what]
            self.tally.check(f"{what} text can be read, {which}", ratio >= FLOOR, f"contrast {ratio:.2f}")

    def _names(self, program: Program) -> None:
        objects = self.accessible(str(program.process.pid))
        controls = [one for one in objects if one["role"] in CONTROLS]
        nameless = [one["role"] for one in controls if not one["name"]]
        figure = f"{len(objects)} objects, {len(controls)} controls, without a name: {len(nameless)}"
        self.tally.check("controls have names for a screen reader", controls and not nameless, figure)

    def accessible(self, program: str) -> list[dict[str, Any]]:
        """Return what a screen reader finds of a program."""
        said = self.session.run("/usr/bin/python3", "-m", "tools.desktops.accessible", program)
        found: list[dict[str, Any]] = json.loads(said or "[]")
        return found

    def _file_dialog(self) -> None:
        """Check that a dialog comes, and say who draws it."""
        with self.window() as program:
            self.state(program)
            program.say("export")
            program.line()
            came = until(lambda: self.state(program)["dialog"], 30)
            self.picture("file-dialog")
            self.tally.check("file dialog comes", came, f"drawn by {self.state(program)['dialog']}")
            self._cancel(program)

    def _cancel(self, program: Program) -> None:
        """Close the dialog; a program that ends at that is said to have failed."""
        program.say("cancel")
        try:
            program.line(60)
        except TimeoutError:
            said = " ".join("".join(program.errors).split())[-200:]
            self.tally.check("file dialog can be cancelled", False, f"status {program.process.poll()}: {said}")

    def _portal_for_files(self) -> None:
        """Check that the desktop's own dialog comes where Qt's theme of the platform asks the portal."""
        with self.window(QT_QPA_PLATFORMTHEME="xdgdesktopportal") as program:
            self.state(program)
            program.say("export")
            program.line()
            came = until(lambda: self.session.window("xdg-desktop-portal"), 30)
            self.picture("file-dialog-portal")
            dialog = self.session.window("xdg-desktop-portal")
            self.tally.check("file dialog through the portal", came, dialog.title if dialog else "")
            self._cancel(program)

    # -- the tray --------------------------------------------------------------------------------------------

    def tray(self) -> None:
        """Check the icon where there is a tray, and the notifications everywhere."""
        folder = Path("/tmp") / f"tray-{self.tally.qt.removeprefix('Qt ')}"  # noqa: S108  # the box's own
        folder.mkdir()
        arrays = folder / "mdstat"
        _write(arrays, WHOLE)
        for kept in (".local/state/disktune", ".config/disktune"):
            shutil.rmtree(self.session.home / kept, ignore_errors=True)
        before = self.session.tray_items() if self.session.owned(WATCHER) else 0
        tray = self._start("tests.tray.driver", str(arrays), str(folder), json.dumps(NAMES))
        try:
            tray.line()
            self._icon(before)
            _write(arrays, FAILED)
            self._tell(tray)
            self._message("md0 is degraded", ("Show",), "failed")
            _write(arrays, rebuilding(120))
            self._tell(tray)
            self._message("md0: rebuild", ("Boost…", "Pause…"), "rebuild")
            _write(arrays, MENDED)
            self._tell(tray)
            self._message("md0: rebuild finished", (), "mended")
            self.tally.check("tray process goes on", tray.process.poll() is None)
        finally:
            tray.end()
        # What has happened stays until somebody has seen it.
        self.session.clear_messages()

    def _tell(self, tray: Program) -> None:
        tray.say("")
        tray.line()

    def _icon(self, before: int) -> None:
        if self.session.has_tray:
            there = until(lambda: self.session.tray_items() == before + 1, 30)
            self.tally.check("tray icon is there", there)
        else:
            self.tally.check("no tray, and none is needed", not self.session.owned(WATCHER))

    def _message(self, title: str, buttons: tuple[str, ...], name: str) -> None:
        """Check that a message is shown with its words and buttons, and nothing twice."""
        until(lambda: self._shown(title), 30)
        shown = self._shown(title)
        self.picture(f"message-{name}")
        if shown is None:
            self.tally.check(f"notification has its words: {name}", False, "no such words are on the screen")
            return
        self.tally.check(f"notification has its words: {name}", True, shown.title)
        right = all(shown.buttons.count(button) == 1 for button in buttons)
        self.tally.check(f"notification has its buttons: {name}", right, ", ".join(shown.buttons))
        if not isinstance(self.session, Gnome):
            self.tally.check(f"notification is no gauge: {name}", not shown.gauge)

    def _shown(self, title: str) -> Shown | None:
        """Return a message that begins so, with the buttons of all messages that are shown."""
        if isinstance(self.session, Gnome):
            messages = self.session.messages()
            titles = [one["title"] for one in messages if one["title"].startswith(title)]
            buttons = tuple(button for one in messages for button in one["buttons"])
            return Shown(titles[0], buttons, gauge=False) if titles else None
        objects = self.accessible("plasmashell" if self.session.name == "plasma" else "xfce4-notifyd")
        titles = [one["name"] for one in objects if one["name"].startswith(title)]
        buttons = tuple(one["name"] for one in objects if one["role"] == BUTTON and one["name"] in OURS)
        gauge = any(one["role"] == "progress bar" for one in objects)
        return Shown(titles[0], buttons, gauge) if titles else None


@dataclass(frozen=True)
class Shown:
    """A message on the screen."""

    title: str
    buttons: tuple[str, ...]
    gauge: bool


def mean(file: Path, box: tuple[int, int, int, int]) -> float:
    """Return the mean lightness of a part of a picture."""
    left, top, width, height = box
    crop = f"{width}x{height}+{max(0, left)}+{max(0, top)}"
    command = [
        "convert",
        str(file),
        "-crop",
        crop,
        "+repage",
        "-colorspace",
        "Gray",
        "-format",
        "%[fx:mean]",
        "info:",
    ]
    done = subprocess.run(["/usr/bin/env", *command], stdout=subprocess.PIPE, text=True, check=True)
    return float(done.stdout)


def _write(arrays: Path, state: str) -> None:
    arrays.write_text(f"Personalities : [raid1]\nmd0 : {state}unused devices: <none>\n")
