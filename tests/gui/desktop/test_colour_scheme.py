"""The window is dark, and nothing in it moves, where the desktop says so: at its start and when it changes."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.tray import surroundings
from tests.tray.surroundings import Desktop, Program

pytestmark = [pytest.mark.tools, pytest.mark.slow]
LIGHT, DARK = "light #ffffff #f5f6f8", "dark #17191c #202226"
NOTHING, PREFER_DARK, PREFER_LIGHT = 0, 1, 2


class Scene:
    """A session with a desktop, whose portal may come later."""

    def __init__(self, environment: dict[str, str]) -> None:
        self.environment = environment
        self.desktop = Desktop(environment, ())
        self.programs: list[Program] = [self.desktop]

    def portal(self, scheme: int) -> None:
        self.desktop.order("prefer", scheme, False)
        self.desktop.order("appear", "settings")
        self.desktop.wait("appeared")

    def program(self, theme: str = "system") -> Program:
        program = Program(
            [sys.executable, "-m", "tests.gui.scheme_watcher", theme], self.environment, takes_lines=False
        )
        self.programs.append(program)
        return program


def becomes(program: Program, wanted: str) -> bool:
    """Return whether the colours become those in the end; a change may pass through others."""
    while program.line() != wanted:
        pass
    return True


@pytest.fixture
def scene(tmp_path: Path) -> Iterator[Scene]:
    with surroundings.session(tmp_path) as environment:
        scene = Scene(environment)
        yield scene
        for program in reversed(scene.programs):
            program.end()


def test_the_first_window_has_the_colours_that_the_desktop_prefers_and_follows_a_change(scene: Scene) -> None:
    scene.portal(NOTHING)
    program = scene.program()
    assert program.line() == LIGHT
    for scheme, colours in ((PREFER_DARK, DARK), (PREFER_LIGHT, LIGHT), (PREFER_DARK, DARK), (NOTHING, LIGHT)):
        scene.desktop.order("prefer", scheme)
        assert becomes(program, colours)
    scene.desktop.order("prefer", PREFER_DARK)
    assert scene.program().line() == DARK
    # What the user has chosen stays.
    program = scene.program("light")
    assert program.line() == LIGHT
    scene.desktop.order("prefer", PREFER_LIGHT)
    scene.desktop.order("prefer", PREFER_DARK)
    with pytest.raises(TimeoutError):
        program.line(0.7)


def test_a_portal_that_starts_later_is_heard(scene: Scene) -> None:
    program = scene.program()
    assert program.line() == LIGHT
    scene.portal(PREFER_DARK)
    assert becomes(program, DARK)


SWITCHES: tuple[tuple[tuple[str, str, str], object, object], ...] = (
    (("org.freedesktop.appearance", "reduced-motion", "u"), 1, 0),
    (("org.gnome.desktop.interface", "enable-animations", "b"), False, True),
    (("org.kde.kdeglobals.KDE", "AnimationDurationFactor", "s"), "0", "1"),
)
"""Of the standard, of GNOME and of Plasma: where it is, and its values for no motion and for some."""


def test_no_motion_is_known_from_the_start_and_followed_there_and_back(scene: Scene) -> None:
    scene.portal(NOTHING)
    first, none, some = SWITCHES[0]
    scene.desktop.order("switch", *first, none)
    program = scene.program()
    assert becomes(program, "still")
    scene.desktop.order("switch", *first, some)
    assert becomes(program, "moves")
    for switch, none, some in SWITCHES:
        for value, words in ((none, "still"), (some, "moves")):
            scene.desktop.order("switch", *switch, value)
            assert becomes(program, words), switch
