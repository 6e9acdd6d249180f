"""The changes of one drive on others of its kind, and original values that are applied as soon as all answered."""

from __future__ import annotations

from dataclasses import replace

import pytest
from pytestqt.qtbot import QtBot

from disktune_contract.drives.drive import Drive, DriveKind
from disktune_contract.messages.change import Applied, Apply
from disktune_contract.messages.faults import Fault
from disktune_contract.settings.saved import SavedList
from disktune_contract.settings.setting import Value
from disktune_gui.editing.planned_values import Restoration
from disktune_gui.saved_settings.restoring import RestoreDialog
from tests.gui.scripted_session import Fails
from tests.gui.settings.test_all_settings_page import DRIVES, Fleet

AAM, APM, CACHE = "ata.aam", "ata.apm", "ata.write_cache"


def test_the_changes_of_one_drive_go_to_each_that_is_ticked(qtbot: QtBot) -> None:
    fleet = Fleet(qtbot)
    fleet.page.propose(DRIVES[1], APM, 1)
    fleet.page.spread(DRIVES[1])
    assert [drive.name for drive, _ in fleet.page.drafting.plans()] == ["sdb"]
    fleet.tick("sdb", "sdc")
    fleet.page.review.apply.click()
    assert fleet.applied() == ["sdb", "sdc"]
    assert fleet.states["sda"][APM].value == 128


def test_with_no_drive_ticked_nothing_can_be_tried(qtbot: QtBot) -> None:
    fleet = Fleet(qtbot)
    fleet.change("sda", ata_apm=1)
    fleet.tick()
    assert fleet.page.review.lines == ()
    assert not fleet.all.view.editors[APM].isEnabled()


def restored(fleet: Fleet, values: dict[str, Value]) -> None:
    fleet.page.restore(dict.fromkeys(DRIVES[:2], values), at_once=True)


def test_original_values_are_tried_when_all_drives_have_answered(qtbot: QtBot) -> None:
    fleet = Fleet(qtbot)
    fleet.session.held = True
    restored(fleet, {APM: 64})
    assert not fleet.applied()
    fleet.session.let_go()
    fleet.settle()
    assert fleet.applied() == ["sda", "sdb"]


def test_an_original_value_needs_no_consent(qtbot: QtBot) -> None:
    fleet = Fleet(qtbot)
    restored(fleet, {CACHE: True})
    assert fleet.applied() == ["sda", "sdb"]


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

    def review(self, *found: Restoration) -> None:
        self.page.keeping._on_original_chosen(found)
        self.settle()
        self.page.review.apply.click()

    def dropped(self) -> list[tuple[str, tuple[str, ...]]]:
        return [(args.drive.name, args.drop) for args in self.session.of("save")]


def both(drive: Drive) -> Restoration:
    """Return what a drive had, and that something else is saved, of that and of another setting."""
    return Restoration(drive, ((APM, 64),), saved=((APM, 254), (AAM, 128)))


def test_what_is_saved_goes_when_the_original_value_is_kept(qtbot: QtBot) -> None:
    fleet = Undo(qtbot)
    fleet.review(both(DRIVES[0]), both(DRIVES[1]))
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
    assert fleet.dropped() == [("sdb", (APM, AAM))]


def test_original_values_that_all_drives_report_are_kept_without_a_question(qtbot: QtBot) -> None:
    fleet = Undo(qtbot)
    fleet.choose(both(DRIVES[0]), both(DRIVES[1]))
    assert [args.trial for args in fleet.session.of("keep")] == ["t-sda", "t-sdb"]
    assert not fleet.page.trials
    assert [fleet.states[name][APM].value for name in ("sda", "sdb")] == [64, 64]
    assert fleet.dropped() == [("sda", (APM, AAM)), ("sdb", (APM, AAM))]


@pytest.mark.parametrize("after", [None, 63])
def test_a_drive_that_does_not_report_its_original_value_is_asked_about(qtbot: QtBot, after: int | None) -> None:
    fleet = Undo(qtbot)
    answer = fleet.session.answers["apply"]

    def apply(args: Apply) -> Applied:
        applied: Applied = answer(args)
        if args.drive.name == "sdb":
            applied = replace(applied, results=tuple(replace(one, after=after) for one in applied.results))
        return applied

    fleet.session.answers["apply"] = apply
    fleet.choose(both(DRIVES[0]), both(DRIVES[1]))
    assert list(fleet.page.trials) == ["t-sdb"]
    assert fleet.dropped() == [("sda", (APM, AAM))]


def test_a_change_that_waited_beside_original_values_is_not_kept_unasked(qtbot: QtBot) -> None:
    fleet = Undo(qtbot)
    fleet.change("sda", block_read_ahead=1024)
    fleet.choose(both(DRIVES[0]), both(DRIVES[1]))
    assert list(fleet.page.trials) == ["t-sda", "t-sdb"]
    assert fleet.dropped() == []


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
    fleet.page.review.discard.click()
    fleet.apply("sda", ata_apm=100)
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


def test_values_from_elsewhere_are_one_trial_of_all_their_drives(qtbot: QtBot) -> None:
    fleet = Fleet(qtbot)
    fleet.page.attempt({drive: {APM: 64} for drive in DRIVES[:2]})
    assert fleet.applied() == ["sda", "sdb"]
    assert not fleet.session.of("keep")


def test_a_volume_is_listed_for_them(qtbot: QtBot) -> None:
    fleet = Fleet(qtbot)
    volume = replace(DRIVES[2], name="dm-0", kind=DriveKind.VOLUME)
    fleet.states["dm-0"] = fleet.states["sdc"]
    fleet.session.bring(*DRIVES, volume)
    fleet.page.attempt({volume: {APM: 64}})
    fleet.settle()
    assert fleet.applied() == ["dm-0"]


def test_they_wait_beside_changes_that_were_not_asked_for(qtbot: QtBot) -> None:
    fleet = Fleet(qtbot)
    fleet.page.propose(DRIVES[0], "block.read_ahead", 256)
    fleet.page.attempt({DRIVES[0]: {APM: 64}})
    assert not fleet.applied()
    assert {line.setting for line in fleet.page.review.lines} == {APM, "block.read_ahead"}


def test_they_wait_for_consent(qtbot: QtBot) -> None:
    fleet = Fleet(qtbot)
    fleet.page.attempt({DRIVES[0]: {CACHE: True}})
    assert not fleet.applied()
    assert fleet.page.review.consent(CACHE) is not None
