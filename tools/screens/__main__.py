"""Take every page, dialog and state of the window, in every size, scale and theme, or say what is wrong with them.

    .venv/bin/python -m tools.screens [--only WORD] [DIR]      pictures, by default to build/screens
    .venv/bin/python -m tools.screens [--only WORD] --faults   what `tools.screens.faults` finds, as JSON

Each scale has a process of its own; there each state is made once, and the window changes its size and colours.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PyQt6.QtWidgets import QApplication, QWidget  # after the platform is chosen

from disktune_gui.app import make_application
from disktune_gui.desktop.preferences import Preferences
from disktune_gui.theming.theme import Theme
from tools.screens import catalogue, far
from tools.screens.colours import Colours
from tools.screens.faults import faults, settle
from tools.screens.stage import STAGES, Stage, staged

FOLDER = Path("build/screens")


def sized(stage: Stage, shown: QWidget, scale: int) -> Iterator[str]:
    """Give the window each of its sizes and yield what each is called; a dialog keeps the one that it has."""
    if shown is not stage.window:
        QApplication.processEvents()  # The colours of the other theme come with an event.
        settle()
        yield "dialog"
        return
    for width, height in catalogue.SIZES if scale == 1 else catalogue.SIZES[:1]:
        shown.resize(width, height)
        QApplication.processEvents()
        settle()
        yield f"{width}x{height}"


def photograph(stage: Stage, shown: QWidget, name: str, folder: Path, scale: int) -> int:
    """Write the pictures of one screen and return how many; raises OSError."""
    written = 0
    for theme in (Theme.LIGHT, Theme.DARK):
        stage.services.preferences.use_theme(theme)
        for size in sized(stage, shown, scale):
            path = folder / f"{name}-{size}{'@2' if scale == 2 else ''}-{theme.value}.png"
            if not shown.grab().save(str(path)):
                raise OSError(None, "the picture could not be saved", str(path))
            written += 1
    stage.services.preferences.use_theme(Theme.LIGHT)
    return written


def look(preferences: Preferences, wanted: list[str], scale: int, folder: Path | None) -> dict[str, list[str]]:
    """Go everywhere; write pictures to *folder*, or return what is wrong by screen and size if there is none."""
    found: dict[str, list[str]] = {}
    colours = Colours()
    for name in STAGES:
        if not any(catalogue.screens(name, wanted)):
            continue
        with staged(name, preferences) as stage:
            stage.window.resize(*catalogue.SIZES[0])
            for screen, shown in catalogue.visit(stage, name, wanted):
                if folder is not None:
                    photograph(stage, shown, screen.name, folder, scale)
                else:
                    for size in sized(stage, shown, scale):
                        found[f"{screen.name} {size}@{scale}"] = faults(shown)
                    if screen.as_found:
                        colours.look(screen.tab.name.lower(), stage.window.page(screen.tab))
                stage.window.resize(*catalogue.SIZES[0])
            far.leave()
    return found | {"colours": colours.told_apart_by_colour_alone()}


def main(argv: list[str]) -> int:
    """Do what the command line says; return the exit status."""
    parser = argparse.ArgumentParser(prog="tools.screens", description="Take every screen of the window.")
    parser.add_argument("folder", metavar="DIR", nargs="?", type=Path, default=FOLDER, help="default: %(default)s")
    words = "those that have it in their name; may be given several times"
    parser.add_argument("--only", metavar="WORD", action="append", help=words)
    parser.add_argument("--faults", action="store_true", help="take no pictures, print what is wrong as JSON")
    parser.add_argument("--scale", type=int, choices=catalogue.SCALES, help="one scale alone")
    options = parser.parse_args(argv[1:])
    if options.scale is None:
        return max(_in_a_process(argv[1:], scale) for scale in catalogue.SCALES)
    if not options.faults:
        options.folder.mkdir(parents=True, exist_ok=True)
    application, preferences = make_application()
    found = look(preferences, options.only or [""], options.scale, None if options.faults else options.folder)
    if options.faults:
        print(json.dumps(found, indent=1, ensure_ascii=False))
    application.quit()
    return 0


def _in_a_process(arguments: list[str], scale: int) -> int:
    """Take the screens at one scale, which Qt reads once."""
    command = [sys.executable, "-m", "tools.screens", "--scale", str(scale), *arguments]
    with tempfile.TemporaryDirectory(prefix="disktune-screens-") as home:
        # The same on every machine, whatever its desktop looks like and its user has chosen.
        own = dict.fromkeys(("XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME"), home)
        environment = {**os.environ, **own, "QT_SCALE_FACTOR": str(scale)}
        return subprocess.run(command, env=environment, check=False).returncode


if __name__ == "__main__":
    sys.exit(main(sys.argv))
