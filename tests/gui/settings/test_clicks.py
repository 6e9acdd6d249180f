"""How many clicks usual errands take on the page Settings, up to Apply; the question of the trial comes later."""

from __future__ import annotations

from typing import Any

import pytest
from PyQt6.QtWidgets import QAbstractButton
from pytestqt.qtbot import QtBot

from disktune_contract.messages.journal import JournalEntries, JournalEntry
from disktune_contract.settings.saved import Family, FileRef, SavedFile, SavedList, SavedValue
from disktune_gui.editing import restoration
from disktune_gui.saved_settings.restore_dialog import RestoreDialog
from tests.gui.all_settings.test_all_settings_page import Fleet
from tests.gui.saved_settings.saving_desk import APM, SavingDesk, claim


class Hand:
    """Clicks, and counts."""

    def __init__(self) -> None:
        self.clicks = 0

    def press(self, button: QAbstractButton) -> None:
        assert button.isVisible()
        assert button.isEnabled()
        self.clicks += 1
        button.click()

    def choose(self, combo: Any, words: str) -> None:
        """Open a list, and click an entry of it that is there to be seen."""
        assert combo.isVisible()
        assert combo.findText(words) >= 0
        self.clicks += 2
        combo.activated.emit(combo.findText(words))


@pytest.fixture
def hand() -> Hand:
    return Hand()


@pytest.fixture
def desk(qtbot: QtBot) -> SavingDesk:
    found = SavingDesk(qtbot, claim("tlp", 254))
    found.show()
    return found


def keep(desk: SavingDesk) -> None:
    next(iter(desk.page.trials.values())).keep.click()


def test_make_it_quiet(desk: SavingDesk, hand: Hand) -> None:
    button = desk.page.sheet.presets
    button.fill()
    hand.clicks += 2  # the menu, and its entry
    next(one for one in button.choices.actions() if one.text() == "Quiet and Cool").trigger()
    hand.press(desk.page.review.apply)
    assert desk.applied()
    assert hand.clicks <= 3


def test_sleep_after_twenty_minutes_for_good(desk: SavingDesk, hand: Hand) -> None:
    hand.choose(desk.editor("ata.standby_timer").combo, "20 min")
    hand.press(desk.page.review.boot)
    hand.press(desk.page.review.apply)
    assert hand.clicks <= 4
    keep(desk)
    assert desk.values == {"ata.standby_timer": 240}


def test_another_scheduler_for_good(desk: SavingDesk, hand: Hand) -> None:
    hand.choose(desk.editor("block.scheduler").combo, "bfq")
    hand.press(desk.page.review.boot)
    hand.press(desk.page.review.apply)
    assert hand.clicks <= 4
    keep(desk)
    assert desk.values == {"block.scheduler": "bfq"}


def test_who_else_sets_it(desk: SavingDesk, hand: Hand) -> None:
    hand.press(desk.page.rows[APM].help)
    assert desk.bar(APM).table.isVisible()
    assert "TLP" in desk.bar(APM).table.text()
    assert hand.clicks <= 1


def test_power_management_of_three_drives(qtbot: QtBot, hand: Hand) -> None:
    fleet = Fleet(qtbot)
    model = fleet.all.view.model
    hand.clicks += 3
    fleet.tick("sda", "sdb", "sdc")
    column = next(n for n, one in enumerate(model.grid.columns, 1) if one.setting == APM)
    hand.clicks += 1  # a double click
    fleet.all.view.values.doubleClicked.emit(model.index(0, column))
    hand.clicks += 1
    fleet.all.batch.form.editors[APM].slider.setValue(9)  # type: ignore[attr-defined]  # a range's editor
    hand.press(fleet.all.batch.apply)
    assert fleet.applied() == ["sda", "sdb", "sdc"]
    assert hand.clicks <= 6


def test_undo_all_i_did_on_all_drives_also_what_was_saved(
    qtbot: QtBot, hand: Hand, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(restoration, "booted_at", lambda: 0.0)
    fleet = Fleet(qtbot)
    entries = {
        drive.identity: JournalEntry(1e9, drive.name, drive.identity, drive.model, APM, 64, 128, "apply")
        for drive in fleet.session.drives
    }
    fleet.session.answers["journal"] = lambda args: JournalEntries((entries[args.identity],))
    drive = fleet.session.drives[0]
    kept = SavedFile(
        FileRef(Family.DRIVE, drive.identity), "/etc/disktune/x", drive=drive.name, values=(SavedValue(APM, 128),)
    )
    fleet.session.answers["saved"] = lambda _args: SavedList((kept,))
    fleet.session.answers["save"] = lambda _args: SavedList(())
    hand.press(fleet.all.original)
    dialog = fleet.page.findChild(RestoreDialog)
    assert dialog is not None
    assert dialog.drop.isChecked()
    hand.press(dialog.review)
    hand.press(fleet.all.batch.apply)
    assert fleet.applied() == [drive.name for drive in fleet.session.drives]
    assert [args.drop for args in fleet.session.of("save")] == [(APM,)]
    assert hand.clicks <= 3
