"""Take every page, dialog and state of the window, in every size, scale and theme, or say what is wrong with them.

    .venv/bin/python -m tools.screens [--only WORD] [DIR]      pictures, by default to build/screens
    .venv/bin/python -m tools.screens [--only WORD] --faults   what `tools.screens.faults` finds, as JSON

Each scale has a process of its own; there each state is made once, and the window changes its size and colours.
`--size`, `--language` and `--letters` are for other sizes, languages and letters than the usual ones.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PyQt6.QtWidgets import QApplication, QWidget  # after the platform is chosen

from disktune_gui.app import make_application
from disktune_gui.desktop import language
from disktune_gui.desktop.preferences import Preferences
from disktune_gui.theming.theme import Theme
from tools.screens import catalogue, far
from tools.screens.colours import Colours
from tools.screens.faults import faults, settle
from tools.screens.stage import STAGES, Stage, staged

FOLDER = Path("build/screens")


Sizes = Sequence[tuple[int, int]]


def sized(stage: Stage, shown: QWidget, sizes: Sizes) -> Iterator[str]:
    """Give the window each of *sizes* and yield what each is called; a dialog keeps the one that it has."""
    if shown is not stage.window:
        QApplication.processEvents()  # The colours of the other theme come with an event.
        settle()
        yield "dialog"
        return
    for width, height in sizes:
        shown.resize(width, height)
        QApplication.processEvents()
        settle()
        yield f"{width}x{height}"


def photograph(stage: Stage, shown: QWidget, name: str, folder: Path, sizes: Sizes, scale: int) -> int:
    """Write the pictures of one screen and return how many; raises OSError."""
    written = 0
    for theme in (Theme.LIGHT, Theme.DARK):
        stage.services.preferences.use_theme(theme)
        for size in sized(stage, shown, sizes):
            path = folder / f"{name}-{size}{'@2' if scale == 2 else ''}-{theme.value}.png"
            if not shown.grab().save(str(path)):
                raise OSError(None, "the picture could not be saved", str(path))
            written += 1
    stage.services.preferences.use_theme(Theme.LIGHT)
    return written


def look(
    preferences: Preferences, wanted: list[str], sizes: Sizes, scale: int, folder: Path | None
) -> dict[str, list[str]]:
    """Go everywhere; write pictures to *folder*, or return what is wrong by screen and size if there is none."""
    found: dict[str, list[str]] = {}
    colours = Colours()
    for name in STAGES:
        if not any(catalogue.screens(name, wanted)):
            continue
        with staged(name, preferences) as stage:
            stage.window.resize(*sizes[0])
            for screen, shown in catalogue.visit(stage, name, wanted):
                if folder is not None:
                    photograph(stage, shown, screen.name, folder, sizes, scale)
                else:
                    for size in sized(stage, shown, sizes):
                        found[f"{screen.name} {size}@{scale}"] = faults(shown)
                    if screen.as_found:
                        colours.look(screen.tab.name.lower(), stage.window.page(screen.tab))
                stage.window.resize(*sizes[0])
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
    words = "a size of the window in place of the usual ones; may be given several times"
    parser.add_argument("--size", metavar="WxH", type=_size, action="append", help=words)
    parser.add_argument("--language", metavar="CODE", default=language.ENGLISH, help="default: %(default)s")
    parser.add_argument("--letters", metavar="DPI", type=int, default=96, help="default: %(default)s")
    options = parser.parse_args(argv[1:])
    if options.scale is None:
        return max(_in_a_process(argv[1:], scale) for scale in catalogue.SCALES)
    if not options.faults:
        options.folder.mkdir(parents=True, exist_ok=True)
    # Qt reads them when the application is made.
    os.environ |= {"QT_SCALE_FACTOR": str(options.scale), "QT_FONT_DPI": str(options.letters)}
    os.environ |= {"LC_ALL": f"{options.language}.UTF-8", "LANGUAGE": options.language}
    application, preferences = make_application()
    if language.current() != options.language:
        parser.error(f"there is no language {options.language}")
    sizes = options.size or catalogue.SIZES[: None if options.scale == 1 else 1]
    folder = None if options.faults else options.folder
    found = look(preferences, options.only or [""], sizes, options.scale, folder)
    if options.faults:
        print(json.dumps(found, indent=1, ensure_ascii=False))
    application.quit()
    return 0


def _size(text: str) -> tuple[int, int]:
    """Return width and height; raises ValueError."""
    width, height = text.split("x")
    return int(width), int(height)


def _in_a_process(arguments: list[str], scale: int) -> int:
    """Take the screens at one scale, which Qt reads once."""
    command = [sys.executable, "-m", "tools.screens", "--scale", str(scale), *arguments]
    with tempfile.TemporaryDirectory(prefix="disktune-screens-") as home:
        # The same on every machine, whatever its desktop looks like and its user has chosen.
        own = dict.fromkeys(("XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME"), home)
        return subprocess.run(command, env=os.environ | own, check=False).returncode


if __name__ == "__main__":
    sys.exit(main(sys.argv))
