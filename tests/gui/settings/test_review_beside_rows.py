"""Where the page is wide, the review stands beside the rows, always open, in room that is kept for it."""

from __future__ import annotations

import pytest
from PyQt6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from disktune_gui.settings.review_panel import SHARE
from tests.gui.saved_settings.saving_desk import SavingDesk

WIDE, NARROW = (1625, 960), ((1071, 640), (885, 640))
"""The page in a window of 1920×1080; of 1366×768 and 1180×760."""


def sized(qtbot: QtBot, size: tuple[int, int]) -> SavingDesk:
    desk = SavingDesk(qtbot)
    desk.show()
    desk.page.resize(*size)
    settle()
    return desk


def settle() -> None:
    for _ in range(3):
        QApplication.processEvents()


def room_of_the_rows(desk: SavingDesk) -> tuple[int, int, int]:
    settle()
    place = desk.page.sheet.geometry()
    return place.x(), place.y(), place.width()


@pytest.mark.slow
def test_a_wide_page_shows_the_plan_beside_the_rows_and_moves_none(qtbot: QtBot) -> None:
    desk = sized(qtbot, WIDE)
    before = room_of_the_rows(desk)
    desk.slide("block.read_ahead", 9)
    assert room_of_the_rows(desk) == before
    plan, sheet = desk.page.review.plan, desk.page.sheet
    assert plan.isVisible()
    assert plan.x() >= sheet.geometry().right()
    assert desk.page.review._scroll.isVisible()
    assert desk.page.review.compare.isVisible()
    desk.page.review.apply.click()
    assert room_of_the_rows(desk) == before
    assert not desk.page.review._scroll.isVisible()
    next(iter(desk.page.trials.values())).keep.click()
    assert room_of_the_rows(desk) == before


@pytest.mark.slow
@pytest.mark.parametrize("size", NARROW)
def test_any_other_shows_it_below_them_in_its_share(qtbot: QtBot, size: tuple[int, int]) -> None:
    desk = sized(qtbot, size)
    desk.slide("block.read_ahead", 9)
    assert not desk.page.review.plan.isVisible(), "folded"
    desk.page.review.heading.setChecked(True)
    settle()
    assert desk.page.review.isAncestorOf(desk.page.review.plan)
    assert desk.page.review._scroll.isVisible()
    assert desk.page.review.height() <= SHARE * size[1] + 1


def test_it_goes_from_one_place_to_the_other_with_the_width(qtbot: QtBot) -> None:
    desk = sized(qtbot, NARROW[1])
    desk.slide("block.read_ahead", 9)
    review = desk.page.review
    for size, inside in ((WIDE, False), (NARROW[1], True), (WIDE, False)):
        desk.page.resize(*size)
        settle()
        assert review.isAncestorOf(review.plan) is inside
        assert review._scroll.isVisible() is not inside
