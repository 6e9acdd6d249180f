"""The range of a selective self-test: what is proposed, what typed text means, how long it takes."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PyQt6.QtCore import Qt
from pytestqt.qtbot import QtBot

from disktune_contract.health.self_tests import (
    SelfTestKind,
    SelfTestOffer,
    SelfTestOutcome,
    SelfTestResult,
    SelfTests,
)
from disktune_gui.drive_health import self_testing
from disktune_gui.drive_health.self_test_card import OtherTests, SelfTestCard
from disktune_gui.drive_health.self_testing import BlockRange
from tests.gui.scripted_session import ScriptedSession, keyboard
from tests.sample_drive import make_drive

KIND = SelfTestKind
OFFERS = (SelfTestOffer(KIND.SHORT, 2), SelfTestOffer(KIND.EXTENDED, 100), SelfTestOffer(KIND.SELECTIVE, None))
PASSED = SelfTestResult(KIND.SHORT, SelfTestOutcome.PASSED)
FAILED = SelfTestResult(KIND.EXTENDED, SelfTestOutcome.FAILED_READ, lba=50_000_000)
DRIVE = replace(make_drive(), size_bytes=51_200_000_000)
TESTS = SelfTests(offers=OFFERS, results=(PASSED,), sector_bytes=512)
BROKEN = replace(TESTS, results=(PASSED, FAILED))
LAST = 99_999_999


# -- what is proposed --------------------------------------------------------------------------------------


def test_the_whole_drive_is_proposed_where_no_block_failed() -> None:
    assert self_testing.highest(DRIVE, TESTS) == LAST
    assert self_testing.proposed(DRIVE, TESTS) == BlockRange(0, LAST)


@pytest.mark.parametrize(
    ("lba", "span"),
    [
        (50_000_000, BlockRange(50_000_000 - 2_097_152, 50_000_000 + 2_097_152)),
        (5, BlockRange(0, 5 + 2_097_152)),
        (LAST, BlockRange(LAST - 2_097_152, LAST)),
        # Of another drive that was here before, or a wrong entry.
        (LAST + 1, BlockRange(0, LAST)),
    ],
)
def test_the_surroundings_of_the_failed_block_end_with_the_drive(lba: int, span: BlockRange) -> None:
    assert self_testing.proposed(DRIVE, replace(TESTS, results=(replace(FAILED, lba=lba),))) == span


def test_blocks_of_4096_bytes_are_counted_as_such() -> None:
    big = replace(BROKEN, sector_bytes=4096, results=(replace(FAILED, lba=6_000_000),))
    assert self_testing.proposed(DRIVE, big) == BlockRange(6_000_000 - 262_144, 6_000_000 + 262_144)


def test_nothing_is_proposed_for_a_drive_of_unknown_size() -> None:
    assert self_testing.proposed(DRIVE, replace(TESTS, sector_bytes=None)) is None
    assert self_testing.proposed(None, TESTS) is None
    assert self_testing.typed("0", "5", None).why_not == "Drive size unknown."


# -- what is typed -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(("first", "last"), [("0", "99999999"), ("0", "99,999,999"), (" 0 ", " 99999999 ")])
def test_digits_are_read_however_they_are_grouped(first: str, last: str) -> None:
    assert self_testing.typed(first, last, LAST).span == BlockRange(0, LAST)


@pytest.mark.parametrize(
    ("first", "last"),
    [("", "5"), ("1", ""), ("a", "5"), ("-1", "5"), ("0", "100000000"), ("1e3", "5"), ("٣", "5")],
)
def test_what_is_no_block_of_the_drive_is_refused_in_a_sentence(first: str, last: str) -> None:
    typed = self_testing.typed(first, last, LAST)
    assert (typed.span, typed.why_not) == (None, "Enter blocks from 0 to 99,999,999.")


def test_a_range_does_not_go_backwards() -> None:
    assert self_testing.typed("6", "5", LAST).why_not == "The last block is before the first."
    assert self_testing.typed("5", "5", LAST).span == BlockRange(5, 5)


@pytest.mark.parametrize(
    ("span", "words"),
    [
        (BlockRange(0, LAST), "About 1 h 40 min."),
        (BlockRange(0, LAST // 50), "About 2 min."),
        (BlockRange(0, 166_666), "About 10 s."),
        (BlockRange(7, 7), "About 1 s."),
    ],
)
def test_the_duration_is_a_share_of_that_of_the_extended_test(span: BlockRange, words: str) -> None:
    assert self_testing.estimate(span, DRIVE, TESTS).replace("\u00a0", " ") == words


def test_a_drive_without_a_figure_has_no_duration() -> None:
    silent = replace(TESTS, offers=(SelfTestOffer(KIND.EXTENDED, None),))
    assert self_testing.estimate(BlockRange(0, 9), DRIVE, silent) == "Duration unknown."


# -- on the page -------------------------------------------------------------------------------------------


@pytest.fixture
def session() -> ScriptedSession:
    made = ScriptedSession()
    made.answers |= {"self-tests": lambda _args: BROKEN, "self-test-start": lambda _args: BROKEN}
    return made


@pytest.fixture
def card(qtbot: QtBot, session: ScriptedSession) -> SelfTestCard:
    made = SelfTestCard(session)
    qtbot.addWidget(made)
    made.testing.show_drive(DRIVE)
    made.show()
    return made


@pytest.fixture
def view(card: SelfTestCard) -> OtherTests:
    card.others.opened = True
    assert isinstance(card.others.body, OtherTests)
    return card.others.body


def test_the_range_is_among_the_other_tests(card: SelfTestCard, view: OtherTests) -> None:
    assert card.others.isVisible()
    assert view.selective.text() == "Test Blocks"
    assert not view.conveyance.isVisible()
    assert (view.chosen_range.first.text(), view.chosen_range.last.text()) == ("47,902,848", "52,097,152")


def test_what_was_entered_is_tested(view: OtherTests, session: ScriptedSession) -> None:
    view.chosen_range.first.setText("1000")
    view.chosen_range.last.setText("2,000")
    keyboard.keyClick(view.chosen_range.last, Qt.Key.Key_Return)
    view.selective.click()
    first, second = session.of("self-test-start")
    assert first == second
    assert (first.kind, first.first_lba, first.last_lba) == (KIND.SELECTIVE, 1000, 2000)


def test_no_range_no_test(view: OtherTests, session: ScriptedSession) -> None:
    view.chosen_range.last.setText("")
    assert not view.selective.isEnabled()
    assert view.chosen_range.words.text().startswith("Enter blocks")
    keyboard.keyClick(view.chosen_range.last, Qt.Key.Key_Return)
    assert session.of("self-test-start") == []
    view.chosen_range.around.click()
    assert view.selective.isEnabled()


def test_what_was_typed_stays_and_one_click_brings_the_failed_block_back(
    card: SelfTestCard, view: OtherTests
) -> None:
    view.chosen_range.first.setText("7")
    card.testing.look()
    assert view.chosen_range.first.text() == "7"
    view.chosen_range.around.click()
    assert view.chosen_range.first.text() == "47,902,848"


def test_another_failure_and_another_drive_have_their_own_range(
    card: SelfTestCard, view: OtherTests, session: ScriptedSession
) -> None:
    view.chosen_range.first.setText("7")
    newer = replace(BROKEN, results=(replace(FAILED, lba=90_000_000), *BROKEN.results))
    session.answers["self-tests"] = lambda _args: newer
    card.testing.look()
    assert view.chosen_range.first.text() == "87,902,848"
    session.answers["self-tests"] = lambda _args: TESTS
    card.testing.show_drive(replace(DRIVE, name="sdb", identity="wwn:other", size_bytes=512_000))
    assert (view.chosen_range.first.text(), view.chosen_range.last.text()) == ("0", "999")
    assert not view.chosen_range.around.isVisibleTo(view)


def test_the_second_question_keeps_the_range(
    card: SelfTestCard, view: OtherTests, session: ScriptedSession
) -> None:
    session.answers["self-tests"] = lambda _args: replace(BROKEN, rebuilding="The array md0 is busy.")
    card.testing.look()
    view.chosen_range.first.setText("48,000,000")
    view.selective.click()
    assert session.of("self-test-start") == []
    view.chosen_range.first.setText("1")
    card.message.action.click()
    [asked] = session.of("self-test-start")
    assert (asked.although_rebuilding, asked.first_lba, asked.last_lba) == (True, 48_000_000, 52_097_152)
