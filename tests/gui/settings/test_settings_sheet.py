"""The settings page as a list: the usual settings or all, folding, searching, and what is remembered."""

from __future__ import annotations

import pytest
from PyQt6.QtCore import QCoreApplication
from PyQt6.QtGui import QPalette
from pytestqt.qtbot import QtBot

from disktune_contract.settings.setting import Status
from disktune_gui.settings.page import SettingsPage
from disktune_gui.theming import theme
from disktune_gui.theming.theme import Theme
from tests.gui.scripted_session import Machine, ScriptedSession, a_drive
from tests.gui.support import services_of


class Desk:
    """A page that shows a hard disk; `again` opens another, as the next start of the program would."""

    def __init__(self, qtbot: QtBot) -> None:
        self.qtbot = qtbot
        self.session = ScriptedSession()
        self.machine = Machine(self.session)
        self.page = self.again()

    def again(self) -> SettingsPage:
        self.page = SettingsPage(services_of(self.session))
        self.qtbot.addWidget(self.page)
        self.page.resize(860, 720)
        self.page.show()
        self.page.show_drive(a_drive())
        self.page.set_active(True)
        return self.page

    def seen(self) -> set[str]:
        return {name for name, row in self.page.rows.items() if row.isVisible()}


@pytest.fixture
def desk(qtbot: QtBot) -> Desk:
    return Desk(qtbot)


@pytest.mark.slow
def test_a_beginner_sees_what_matters_and_one_click_brings_the_rest_for_good(desk: Desk) -> None:
    assert {"block.read_ahead", "ata.apm"} <= desk.seen()
    assert "block.nr_requests" not in desk.seen()
    desk.page.sheet.everything.click()
    assert "block.nr_requests" in desk.seen()
    assert "ata.aam" not in desk.seen(), "what the drive lacks is folded"
    assert desk.again().sheet.everything.isChecked()
    assert "block.nr_requests" in desk.seen()


def test_a_section_folds_says_how_many_it_hides_and_stays_folded(desk: Desk) -> None:
    heading = desk.page.sheet.headings["first"].button
    count = len(desk.seen())
    heading.click()
    assert desk.seen() == set()
    assert heading.text().endswith(f"({count})")
    assert desk.again() is not None
    assert desk.seen() == set()
    desk.page.sheet.headings["first"].button.click()
    assert len(desk.seen()) == count


def test_a_search_shows_matches_of_every_section_and_goes_away_again(desk: Desk) -> None:
    before = desk.seen()
    desk.page.search.setText("acoustic")
    assert desk.seen() == {"ata.aam"}
    desk.page.search.setText("no such thing")
    assert desk.seen() == set()
    assert desk.page.sheet.nothing.isVisible()
    desk.page.search.clear()
    assert desk.seen() == before
    assert desk.page.sheet.nothing.isHidden()


def test_an_edited_setting_stays_in_sight(desk: Desk) -> None:
    desk.page.propose(a_drive(), "block.nr_requests", 128)
    assert "block.nr_requests" in desk.seen()
    desk.page.review.discard.click()
    assert "block.nr_requests" not in desk.seen()


def test_what_matters_depends_on_the_drive(desk: Desk) -> None:
    from dataclasses import replace

    assert desk.page.sheet.headings["first"].button.text() == "Recommended for Hard Disks"
    desk.page.show_drive(replace(a_drive("sdb"), rotational=False))
    assert desk.page.sheet.headings["first"].button.text() == "Recommended for SSDs"
    assert "ata.apm" not in desk.seen()


def test_the_slider_says_what_its_number_means_while_it_moves(desk: Desk) -> None:
    row = desk.page.rows["ata.apm"]
    assert row.meaning.text() == "128: parks the heads, no spin-down"
    row.editor.slider.setValue(0)  # type: ignore[attr-defined]  # a range's editor
    assert row.meaning.text().startswith("1: may spin down")
    row.editor.off.click()  # type: ignore[attr-defined]
    assert row.meaning.isHidden()


def test_a_word_of_the_kernels_is_explained_below_it(desk: Desk) -> None:
    row = desk.page.rows["block.scheduler"]
    assert row.meaning.text().startswith("mq-deadline: for hard disks and servers: sorted")
    desk.page.propose(a_drive(), "block.scheduler", "bfq")
    assert row.meaning.text().startswith("bfq: for a responsive desktop")


def test_the_help_follows_the_drive(desk: Desk) -> None:
    row = desk.page.rows["block.read_ahead"]
    row.help.click()
    assert "/sys/block/sda/queue/read_ahead_kb" in row.detail.text()
    desk.machine.set("block.read_ahead", value=512)
    desk.page.reload()
    assert "512 KiB" in row.detail.text()


def test_a_setting_of_the_past_is_found_but_folded(desk: Desk) -> None:
    desk.machine.set("ata.apm", status=Status.LEGACY, reason="Gone.")
    desk.page.reload()
    assert "ata.apm" not in desk.seen()
    desk.page.search.setText("power management")
    assert "ata.apm" in desk.seen()
    assert desk.page.rows["ata.apm"].reason.text() or desk.page.rows["ata.apm"].note.text() == "Gone."


def test_a_warning_keeps_its_contrast_when_the_theme_changes(desk: Desk) -> None:
    risk = desk.page.rows["ata.write_cache"].risk
    seen = []
    for wanted in (Theme.LIGHT, Theme.DARK, Theme.LIGHT):
        desk.page.services.preferences.use_theme(wanted)
        QCoreApplication.processEvents()
        seen.append(risk.palette().color(QPalette.ColorRole.WindowText).name())
    assert seen == [theme.meaning("danger", dark=False), theme.meaning("danger", dark=True), seen[0]]


@pytest.mark.slow
@pytest.mark.parametrize("width", [733, 889], ids=["window of 1024", "window of 1180"])
def test_no_warning_has_to_be_scrolled_to_sideways(desk: Desk, width: int) -> None:
    desk.page.resize(width, 560)
    desk.page.sheet.everything.click()
    desk.page.propose(a_drive(), "block.max_sectors", 64)
    QCoreApplication.processEvents()
    viewport = desk.page.sheet._scroll.viewport()
    assert viewport is not None
    row = desk.page.rows["ata.write_cache"]
    assert row.risk.text() == "data loss"
    assert row.mapTo(viewport, row.risk.geometry().bottomRight()).x() < viewport.width()
    assert desk.page.sheet._body.width() == viewport.width()


def test_what_was_there_stands_below_where_there_is_no_room_beside(desk: Desk) -> None:
    desk.page.propose(a_drive(), "block.read_ahead", 512)
    row = desk.page.rows["block.read_ahead"]
    for width, below in ((889, False), (733, True), (889, False)):
        desk.page.resize(width, 560)
        QCoreApplication.processEvents()
        assert row.was.isVisible()
        assert row.undo.isVisible()
        assert (row.was.mapTo(row, row.was.rect().topLeft()).y() > row.editor.geometry().bottom()) is below


@pytest.mark.slow
@pytest.mark.parametrize("width", [500, 860, 1400])
def test_rows_without_an_editor_are_aligned_with_the_others(desk: Desk, width: int) -> None:
    desk.page.sheet.everything.click()
    desk.page.search.setText("management")
    desk.page.resize(width, 720)
    QCoreApplication.processEvents()
    rows = [desk.page.rows[name] for name in ("ata.apm", "ata.aam")]
    assert [row.editor.isVisible() for row in rows] == [True, False]
    for part in ("label", "help"):
        assert len({getattr(row, part).x() for row in rows}) == 1, part
    assert rows[0].editor.x() == rows[1].reason.x()
