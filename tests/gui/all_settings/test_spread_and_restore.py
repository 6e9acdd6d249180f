"""The changes of one drive on others of its kind, and original values that are applied as soon as all answered."""

from __future__ import annotations

from PyQt6.QtCore import Qt
from pytestqt.qtbot import QtBot

from disktune_contract.drives.drive import Drive
from disktune_contract.messages.faults import Fault
from disktune_contract.settings.saved import SavedList
from disktune_contract.settings.setting import Value
from disktune_gui.editing.planned_values import Restoration
from disktune_gui.saved_settings.restoring import RestoreDialog
from tests.gui.all_settings.test_all_settings_page import DRIVES, Fleet
from tests.gui.scripted_session import Fails

AAM, APM, CACHE = "ata.aam", "ata.apm", "ata.write_cache"


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


def test_an_original_value_needs_no_consent_and_another_one_does(qtbot: QtBot) -> None:
    fleet = Fleet(qtbot)
    for drive in DRIVES[:2]:
        fleet.set(drive.name, CACHE, False)
    fleet.all.reload()
    restored(fleet, {CACHE: True})
    assert fleet.applied() == ["sda", "sdb"]
    fleet.all.restore({DRIVES[2]: {APM: 64}})
    fleet.set("sdc", CACHE, False)
    fleet.all.reload()
    fleet.settle()
    fleet.all.batch.form.show_wanted({CACHE: True})
    fleet.all.batch.form.changed.emit()
    assert fleet.all.batch.consent(CACHE) is not None


class Undo(Fleet):
    """Drives of which something was changed and is saved, and the question of what they had before."""

    def __init__(self, qtbot: QtBot) -> None:
        super().__init__(qtbot)
        for drive in DRIVES:
            self.set(drive.name, APM, 254)
        self.session.answers["save"] = lambda _args: SavedList(())
        self.all.reload()
        self.settle()

    def choose(self, *found: Restoration) -> None:
        self.page.keeping._on_original_chosen(found, at_once=True)
        self.settle()

    def dropped(self) -> list[tuple[str, tuple[str, ...]]]:
        return [(args.drive.name, args.drop) for args in self.session.of("save")]


def both(drive: Drive) -> Restoration:
    """Return what a drive had, and that something else is saved, of that and of another setting."""
    return Restoration(drive, ((APM, 64),), saved=((APM, 254), (AAM, 128)))


def test_what_is_saved_goes_when_the_original_value_is_kept(qtbot: QtBot) -> None:
    fleet = Undo(qtbot)
    fleet.choose(both(DRIVES[0]), both(DRIVES[1]))
    assert (fleet.applied(), fleet.dropped()) == (["sda", "sdb"], [])
    fleet.page.trials["t-sda"].keep.click()
    assert fleet.dropped() == [("sda", (APM, AAM))]
    fleet.page.trials["t-sdb"].back.click()
    assert fleet.dropped() == [("sda", (APM, AAM))], "what is in force again is still saved"
    assert (fleet.page.message.tone, fleet.states["sdb"][APM].value) != ("danger", 64)


def test_what_a_drive_cannot_have_back_leaves_what_is_saved(qtbot: QtBot) -> None:
    fleet = Undo(qtbot)
    fleet.failing.add("sda")
    fleet.choose(both(DRIVES[0]), both(DRIVES[1]))
    fleet.page.trial_place.bars["t-sdb"].keep.click()
    assert fleet.dropped() == [("sdb", (APM, AAM))]
    assert "Failed on sda. Something else is under way." in fleet.all.batch.summary.text()


def test_a_value_that_is_there_already_waits_for_no_trial(qtbot: QtBot) -> None:
    fleet = Undo(qtbot)
    fleet.set("sda", APM, 64)
    fleet.all.reload()
    fleet.settle()
    fleet.choose(both(DRIVES[0]))
    assert (fleet.applied(), fleet.dropped()) == ([], [("sda", (APM, AAM))])
    fleet.choose(Restoration(DRIVES[1], (), saved=((AAM, 128),)))
    assert fleet.dropped()[1:] == [("sdb", (AAM,))]
    assert (fleet.page.message.tone, fleet.page.message.text.text()) == (
        "good",
        "First: Saved values deleted.\nSecond: Saved values deleted.",
    )


def test_another_change_that_is_kept_deletes_nothing(qtbot: QtBot) -> None:
    fleet = Undo(qtbot)
    fleet.page.keeping._on_original_chosen((both(DRIVES[0]),))
    fleet.all.batch.back.click()
    fleet.change("sda", ata_apm=100)
    fleet.all.batch.apply.click()
    fleet.page.trials["t-sda"].keep.click()
    assert fleet.dropped() == []


def test_what_could_not_be_deleted_is_told_without_what_went_well(qtbot: QtBot) -> None:
    fleet = Undo(qtbot)
    busy = Fails(Fault.BUSY, "md0 is being boosted.")
    fleet.session.answers["save"] = lambda args: busy if args.drive.name == "sda" else SavedList(())
    fleet.choose(*(Restoration(drive, (), saved=((AAM, 128),)) for drive in DRIVES[:2]))
    assert fleet.page.message.text.text() == "First: md0 is being boosted."


def test_a_dialog_that_may_not_apply_at_once_does_not_offer_it(qtbot: QtBot) -> None:
    dialog = RestoreDialog((), ())
    qtbot.addWidget(dialog)
    assert dialog.at_once.isHidden()
