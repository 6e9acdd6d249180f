"""The changes of one drive on others of its kind, and original values that are applied as soon as all answered."""

from __future__ import annotations

from PyQt6.QtCore import Qt
from pytestqt.qtbot import QtBot

from disktune_contract.settings.setting import Value
from disktune_gui.saved_settings.restore_dialog import RestoreDialog
from tests.gui.all_settings.test_all_settings_page import DRIVES, Fleet

APM, CACHE = "ata.apm", "ata.write_cache"


def tick(fleet: Fleet, row: int) -> None:
    model = fleet.all.batch.preview.model
    assert model.setData(model.index(row, 0), Qt.CheckState.Checked.value, Qt.ItemDataRole.CheckStateRole)


def test_at_first_only_the_drive_itself_is_ticked_and_each_shows_what_would_happen(qtbot: QtBot) -> None:
    fleet = Fleet(qtbot)
    fleet.all.spread(DRIVES[1], {APM: 1})
    batch = fleet.all.batch
    assert [drive.name for drive in batch.drives()] == ["sdb"]
    cells = [row[0] for row in batch.preview.model.grid.cells]
    assert [cell.text for cell in cells] == ["128 → 1"] * 3
    assert [cell.tone for cell in cells] == ["faint", "", "faint"]
    assert batch.title.text() == "Change one drive: sdb"
    tick(fleet, 2)
    assert batch.title.text() == "Change 2 drives: sdb, sdc"
    batch.apply.click()
    assert fleet.applied() == ["sdb", "sdc"]
    assert fleet.states["sda"][APM].value == 128


def test_with_no_drive_ticked_nothing_can_be_applied(qtbot: QtBot) -> None:
    fleet = Fleet(qtbot)
    fleet.all.spread(DRIVES[0], {APM: 1})
    batch = fleet.all.batch
    batch.preview.model.choose(set())
    assert batch.drives() == ()
    assert not batch.apply.isEnabled()


def restored(fleet: Fleet, values: dict[str, Value]) -> None:
    fleet.all.restore(dict.fromkeys(DRIVES[:2], values), at_once=True)


def test_original_values_are_applied_when_all_drives_have_answered(qtbot: QtBot) -> None:
    fleet = Fleet(qtbot)
    fleet.all._known.clear()
    fleet.session.held = True
    restored(fleet, {APM: 64})
    fleet.all.reload()
    assert not fleet.applied()
    fleet.session.held = False
    fleet.session.release()
    fleet.settle()
    assert fleet.applied() == ["sda", "sdb"]


def test_a_risk_has_to_be_accepted_all_the_same(qtbot: QtBot) -> None:
    fleet = Fleet(qtbot)
    restored(fleet, {CACHE: True})
    batch = fleet.all.batch
    assert not fleet.applied()
    consent = batch.consent(CACHE)
    assert consent is not None
    consent.click()
    assert not fleet.applied(), "a tick applies nothing"
    batch.apply.click()
    assert fleet.applied() == ["sda", "sdb"]


def test_a_dialog_that_may_not_apply_at_once_does_not_offer_it(qtbot: QtBot) -> None:
    dialog = RestoreDialog((), ())
    qtbot.addWidget(dialog)
    assert dialog.at_once.isHidden()
