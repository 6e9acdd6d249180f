"""What the icon of the tray shows, seen at points of a large picture; coordinates are those of its grid of 24."""

from __future__ import annotations

import math

import pytest
from PyQt6.QtGui import QColor, QImage
from PyQt6.QtWidgets import QApplication

from disktune_contract.arrays.alarms import Alarm
from disktune_gui.theming.colours import ratio
from disktune_gui.tray import indicator
from disktune_gui.tray.array_events import ArraysState, KnownArray
from disktune_gui.tray.array_snapshot import ArraySnapshot
from disktune_gui.tray.indicator import IconState

SCALE = 40
COLOURS = {
    "light": "#f2f4f7",
    "dark": "#3b4049",
    "blue": "#2f7fd6",
    "amber": "#b87a0f",
    "red": "#e0483e",
    "grey": "#757d89",
    "white": "#ffffff",
}


@pytest.fixture
def _screen(qapp: QApplication) -> None:
    """Pictures need an application."""


pytestmark = pytest.mark.usefixtures("_screen")


def drawn(shown: IconState, progress: int | None = None) -> QImage:
    return indicator._picture(24 * SCALE, shown, progress).toImage()


def at(image: QImage, x: float, y: float) -> str:
    """Return the name of the colour at a place: ``clear`` for nothing, ``track`` for what shines through."""
    colour = image.pixelColor(round(x * SCALE), round(y * SCALE))
    if colour.alpha() < 255:
        return "clear" if colour.alpha() == 0 else "track"
    return next((name for name, code in COLOURS.items() if QColor(code) == colour), colour.name())


def on_ring(image: QImage, degrees: float) -> str:
    """Return the colour of the ring so many degrees after twelve o'clock, clockwise."""
    angle = math.radians(degrees)
    return at(image, 12 + 10.2 * math.sin(angle), 12 - 10.2 * math.cos(angle))


def edges(image: QImage, centre: float, scale: float) -> list[str]:
    """Return the colours of the outlines of the drives and just beyond them: left, right, top, bottom."""
    places = []
    for beyond in (0.0, 1.0):
        x, y = 9 + beyond, 9.5 + beyond
        places += [(-x, -6.5), (x, 6.5), (0, -y), (0, y)]
    return [at(image, centre + x * scale, centre + y * scale) for x, y in places]


def test_three_drives_fill_the_icon_and_leave_room_for_a_ring() -> None:
    whole = drawn(IconState.HEALTHY)
    assert edges(whole, 12, 1) == ["dark"] * 4 + ["clear"] * 4
    assert [at(whole, 8, y) for y in (5.5, 8.75, 12, 15.25, 18.5)] == ["light", "dark", "light", "dark", "light"]
    assert [at(whole, 17.4, y) for y in (5.5, 12, 18.5)] == ["dark"] * 3
    assert edges(drawn(IconState.BUSY, 0), 12, 0.62) == ["dark"] * 4 + ["clear"] * 4


@pytest.mark.parametrize(("progress", "degrees"), [(25, 90), (50, 180), (90, 324)])
def test_the_ring_is_closed_clockwise_as_far_as_the_work_is(progress: int, degrees: int) -> None:
    busy = drawn(IconState.BUSY, progress)
    assert [on_ring(busy, angle) for angle in (0.4, degrees - 0.4)] == ["blue", "blue"]
    assert [on_ring(busy, angle) for angle in (degrees + 0.4, -0.4)] == ["track", "track"]
    assert on_ring(drawn(IconState.HEALTHY, progress), degrees - 0.4) == "blue"


def test_trouble_has_a_shape_of_its_own() -> None:
    degraded = drawn(IconState.DEGRADED, 50)
    assert on_ring(degraded, 45) == "amber"
    assert [at(degraded, 16.8, y) for y in (14, 16.9, 20, 21.2)] == ["amber", "white", "amber", "white"]
    assert [at(degraded, x, 22.3) for x in (11.9, 21.8)] == ["amber", "amber"]
    assert [at(degraded, x, 23.2) for x in (12.0, 16.8, 22)] == ["white"] * 3
    assert at(degraded, 16.8, 11) == "white"
    failed, unknown = drawn(IconState.FAILED), drawn(IconState.UNKNOWN)
    for image, colour in ((failed, "red"), (unknown, "grey")):
        assert [at(image, 17, y) for y in (12, 22)] == [colour, colour]
        assert [at(image, *place) for place in ((10.8, 17), (23.2, 17), (17, 10.8), (17, 23.2))] == ["white"] * 4
        assert at(image, 17, 17) == "white"
    assert [at(failed, x, y) for x, y in ((15, 15), (19, 19), (19, 15), (15, 19))] == ["white"] * 4
    assert [at(failed, x, 17) for x in (14, 20)] == ["red", "red"]
    assert [at(unknown, x, y) for x, y in ((15, 15), (19, 19))] == ["grey", "grey"]
    assert [at(unknown, x, y) for x in (14.4, 19.6) for y in (16.2, 17.8)] == ["white"] * 4
    assert at(drawn(IconState.HEALTHY), 23.2, 17) == "clear", "health needs no mark"


PANELS = ("#ffffff", "#eff0f1", "#2a2e32", "#232629", "#000000")
"""Those of Breeze, Adwaita and Xfce, light and dark."""


def clearest(image: QImage, places: list[tuple[float, float]], panel: str) -> float:
    """Return the contrast to a panel of the pixel that has the most of it."""
    pixels = [image.pixelColor(round(x * SCALE), round(y * SCALE)) for x, y in places]
    return max(ratio(pixel, QColor(panel)) for pixel in pixels if pixel.alpha() == 255)


@pytest.mark.parametrize("panel", PANELS)
def test_all_of_it_is_seen_on_light_and_on_dark_panels(panel: str) -> None:
    drive = [(3.0, 5.5), (8.0, 5.5)]
    assert clearest(drawn(IconState.HEALTHY), drive, panel) >= 3
    ring = [(12 + 10.2 * math.sin(0.5), 12 - 10.2 * math.cos(0.5))]
    marks = {IconState.DEGRADED: (16.8, 20.0), IconState.FAILED: (17.0, 12.0), IconState.UNKNOWN: (17.0, 12.0)}
    for shown in (IconState.BUSY, IconState.DEGRADED, IconState.FAILED):
        assert clearest(drawn(shown, 50), ring, panel) >= 3, shown
    for shown, place in marks.items():
        assert clearest(drawn(shown), [place], panel) >= 3, shown
        assert clearest(drawn(shown), [place], "#ffffff") >= 3, "its white sign"


def test_the_edges_are_smooth() -> None:
    picture = indicator._picture(22, IconState.HEALTHY, None).toImage()
    alphas = {picture.pixelColor(x, y).alpha() for x in range(22) for y in range(22)}
    assert {0, 255} < alphas


def test_every_size_of_a_panel_has_its_picture() -> None:
    made = indicator.icon(IconState.BUSY, 30)
    assert sorted(size.width() for size in made.availableSizes()) == [22, 32, 48]
    assert all(size.width() == size.height() for size in made.availableSizes())


def a_story(*looks: ArraySnapshot) -> ArraysState:
    return ArraysState({look.name: KnownArray(look, told=look.alarm) for look in looks})


def test_the_worst_array_decides_and_the_one_that_is_least_far() -> None:
    whole, busy = (
        ArraySnapshot("md0", Alarm.HEALTHY, ""),
        ArraySnapshot("md1", Alarm.BUSY, "", operation="check", percent=40.9),
    )
    later = ArraySnapshot("md2", Alarm.BUSY, "", operation="check", percent=12.0)
    waits = ArraySnapshot("md3", Alarm.DEGRADED, "", operation="recovery", waiting=True, percent=1.0)
    assert (indicator.state(a_story()), indicator.percent(a_story())) == (IconState.NONE, None)
    assert (indicator.state(a_story(whole, busy)), indicator.percent(a_story(whole, busy))) == (IconState.BUSY, 40)
    assert indicator.percent(a_story(busy, later)) == 12
    assert (indicator.state(a_story(busy, waits)), indicator.percent(a_story(busy, waits))) == (
        IconState.DEGRADED,
        40,
    )
    assert indicator.state(a_story(ArraySnapshot("md9", Alarm.CONTAINER, ""))) is IconState.NONE
    assert indicator.state(a_story(ArraySnapshot("md9", Alarm.INACTIVE, ""))) is IconState.FAILED
