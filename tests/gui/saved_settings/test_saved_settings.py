"""Saved settings on the page of a drive: saving, forgetting, drift, and what is said of it."""

from __future__ import annotations

import pytest
from PyQt6.QtCore import QCoreApplication, QEvent
from pytestqt.qtbot import QtBot

from disktune_contract.messages.change import Applied, ChangeResult, TrialEnd, TrialEnded
from disktune_contract.messages.faults import Fault
from disktune_contract.messages.look import JournalEntries, JournalEntry
from disktune_contract.settings.claims import ClaimList
from disktune_contract.settings.saved import (
    SavedList,
    SavedValue,
)
from disktune_gui.mainwindow.strip.messages import Messages
from disktune_gui.mainwindow.strip.notices import GuardNotices
from disktune_gui.saved_settings.exchange_dialog import TakeoverDialog
from disktune_gui.saved_settings.save_dialog import SaveDialog
from disktune_gui.text.wording import moment
from tests.gui.saved_settings.saving_desk import APM, READ_AHEAD, SavingDesk, names
from tests.gui.scripted_session import Fails, a_drive
from tests.gui.support import added
from tests.gui.told import press
from tests.narrowed import present


def test_saving_and_forgetting_one_setting(saving: SavingDesk) -> None:
    row = saving.page.rows[APM]
    row.more.setChecked(True)
    row.details.lasting.save.click()
    assert names(saving.session.of("save")[-1]) == (APM,)
    assert saving.bar(APM).text().startswith("Saved for boot. Overrides 254 of TLP")
    row.details.lasting.forget.click()
    assert saving.session.of("save")[-1].drop == (APM,)
    assert saving.values == {}


def test_an_empty_list_to_save_says_nothing_of_unknown_values(qtbot: QtBot) -> None:
    """A value or a default that is unknown is in no list, and may differ all the same."""
    dialog = added(qtbot, SaveDialog("Example", a_drive().kind, ()))
    assert dialog.words.text().startswith("Nothing to save.")


def test_what_could_not_be_read_is_not_called_unsaved(qtbot: QtBot) -> None:
    saving = SavingDesk(qtbot)
    saving.machine.set(READ_AHEAD, value=1024)
    entry = JournalEntry(1.7e9, "sda", "wwn:sda", "Example", READ_AHEAD, 128, 1024, "apply")
    saving.session.answers |= {
        "journal": lambda _args: JournalEntries((entry,)),
        "saved": lambda _args: Fails(Fault.IO_ERROR, "The disk is full of bees."),
    }
    keeper = saving.page.keeping.keeper
    keeper._files = None
    saving.page.reload()
    notes = saving.page.sheet.notes
    assert notes.words.text() == "Saved settings unknown. The disk is full of bees."
    assert saving.bar(READ_AHEAD).isHidden()
    # An empty list would say that everything is saved.
    assert saving.page.keeping.save_all() is None
    assert saving.page.message.text.text() == notes.words.text()
    saving.show()
    assert notes.isHidden()
    assert "not saved" in saving.bar(READ_AHEAD).text()
    saving.session.answers["saved"] = lambda _args: Fails(Fault.IO_ERROR, "The disk is full of bees.")
    saving.page.reload()
    assert "may have changed" in notes.words.text()


@pytest.mark.slow
def test_drift_is_shown_and_the_saved_value_laid_out_again(saving: SavingDesk) -> None:
    saving.values = {APM: 128}
    saving.machine.set(APM, value=254)
    saving.page.reload()
    assert "set by TLP at boot, after resume" in saving.bar(APM).text()
    saving.bar(APM).again.click()
    saving.page.review.apply.click()
    assert saving.applied()[-1].changes[0].value == 128


def test_another_tool_is_named_in_the_row_also_beside_another_note(saving: SavingDesk) -> None:
    saving.values = {APM: 128}
    saving.machine.set(APM, value=254)
    saving.page.reload()
    row = saving.page.rows[APM]
    assert (row.note.text(), row.others.text()) == ("128 at boot", "also TLP")
    assert not row.others.isHidden()
    saving.session.answers["others"] = lambda _args: ClaimList(())
    saving.page.reload()
    assert row.others.isHidden()
    assert row.note.text() == "128 at boot"


def test_the_live_value_is_adopted(saving: SavingDesk) -> None:
    saving.values = {APM: 128}
    saving.machine.set(APM, value=254)
    saving.page.reload()
    saving.bar(APM).save.click()
    assert saving.values == {APM: 254}


def test_what_was_kept_is_offered_to_be_saved(saving: SavingDesk) -> None:
    saving.apply(READ_AHEAD, 7)
    next(iter(saving.page.trials.values())).keep.click()
    assert saving.page.message.action.text() == "Apply at &Boot"
    saving.page.message.action.click()
    assert READ_AHEAD in saving.values


def test_several_kept_changes_are_saved_with_one_button_each_for_its_drive(saving: SavingDesk) -> None:
    for number, name in enumerate(("sda", "sdb")):
        drive = a_drive(name, name)
        result = ChangeResult(READ_AHEAD, 128, 1024, 1024, changed=True)
        saving.page.trial_place.begin(drive, Applied(f"b{number}", 30, (result,)))
    for number, name in enumerate(("sda", "sdb")):
        saving.session.trial_ended.emit(TrialEnded(f"b{number}", name, TrialEnd.KEPT))
    saving.page.message.action.click()
    assert [(args.drive.name, names(args)) for args in saving.session.of("save")] == [
        ("sda", (READ_AHEAD,)),
        ("sdb", (READ_AHEAD,)),
    ]


def test_what_another_window_changed_before_it_was_saved_is_not_saved_but_shown(saving: SavingDesk) -> None:
    saving.apply(READ_AHEAD, 7)
    next(iter(saving.page.trials.values())).keep.click()
    saving.machine.set(READ_AHEAD, value=512)
    saving.page.message.action.click()
    assert saving.page.message.text.text() == "It is now 512. No settings were saved."
    assert saving.values == {}
    assert saving.editor(READ_AHEAD).spin.value() == 512


def test_a_change_that_would_be_lost_says_so_in_its_row_with_a_button(saving: SavingDesk) -> None:
    saving.machine.set(READ_AHEAD, value=1024)
    entry = JournalEntry(1.7e9, "sda", "wwn:sda", "Example", READ_AHEAD, 128, 1024, "apply")
    saving.session.answers["journal"] = lambda _args: JournalEntries((entry,))
    saving.page.reload()
    bar = saving.bar(READ_AHEAD)
    assert bar.text() == f"Changed on {moment(1.7e9)}; not saved."
    assert not bar.save.isHidden()
    bar.save.click()
    assert saving.values == {READ_AHEAD: 1024}
    assert bar.text() == "Saved for boot."


def test_all_that_differs_is_saved_from_the_menu_and_what_was_changed_here_is_ticked(saving: SavingDesk) -> None:
    saving.machine.set(READ_AHEAD, value=1024)
    saving.machine.set(APM, value=254)
    saving.machine.set("block.nr_requests", value=32, default=64)
    saving.values = {APM: 128}
    entry = JournalEntry(1.7e9, "sda", "wwn:sda", "Example", READ_AHEAD, 128, 1024, "apply")
    saving.session.answers["journal"] = lambda _args: JournalEntries((entry,))
    saving.page.reload()
    assert present(saving.page.sheet.last.menu()).actions()[0].text() == "&Save Current Values…"
    dialog = present(saving.page.keeping.save_all())
    assert [one.setting.id for one in dialog.found] == [READ_AHEAD, "block.nr_requests", APM]
    assert [one.setting.id for one in dialog.ticked()] == [READ_AHEAD], "a saved value is not overwritten unasked"
    dialog.every.click()
    dialog.save.click()
    assert saving.values == {APM: 254, READ_AHEAD: 1024, "block.nr_requests": 32}
    assert saving.page.message.text.text() == "Saved for boot."
    assert saving.page.keeping.found()[APM].drifted is False


def test_an_open_dialog_follows_the_drive_and_keeps_the_ticks(saving: SavingDesk) -> None:
    saving.machine.set("block.nr_requests", value=32, default=64)
    saving.page.reload()
    dialog = present(saving.page.keeping.save_all())
    dialog.every.click()
    saving.machine.set("block.nr_requests", value=16)
    saving.page.reload()
    assert present(dialog.table.item(0, 1)).text() == "16 requests"
    assert [one.live for one in dialog.ticked()] == [16]
    saving.machine.set("block.nr_requests", value=64)
    saving.page.reload()
    assert dialog.found == ()
    assert dialog.save.isHidden()


def test_what_was_saved_in_its_row_is_not_offered_to_be_saved_any_more(saving: SavingDesk) -> None:
    saving.apply(READ_AHEAD, 7)
    next(iter(saving.page.trials.values())).keep.click()
    assert saving.page.message.action.isVisible()
    saving.values = {READ_AHEAD: saving.machine.states[READ_AHEAD].value or 0}
    saving.page.reload()  # another window saved it
    assert not saving.page.message.action.isVisible()
    assert "Changes kept." in saving.page.message.text.text()


@pytest.mark.slow
def test_how_a_trial_ended_is_not_said_while_the_next_one_runs(saving: SavingDesk) -> None:
    saving.apply(READ_AHEAD, 7)
    next(iter(saving.page.trials.values())).back.click()
    assert "was restored to 128 KiB" in saving.page.message.text.text()
    saving.apply(READ_AHEAD, 7)
    assert saving.page.message.isHidden()
    next(iter(saving.page.trials.values())).keep.click()
    assert saving.page.message.text.text() == "Example Disk 1000: Changes kept."


def test_what_was_read_back_is_not_said_of_another_value(saving: SavingDesk) -> None:
    saving.apply(READ_AHEAD, 7)
    next(iter(saving.page.trials.values())).keep.click()
    row = saving.page.rows[READ_AHEAD]
    assert "set, was 128 KiB" in row.note.text()
    saving.machine.set(READ_AHEAD, value=512)
    saving.page.reload()
    assert "set, was" not in row.note.text()


def test_a_dialog_names_its_drive_apart_from_one_of_its_model_and_closes_with_it(saving: SavingDesk) -> None:
    dialog = present(saving.page.keeping.save_all())
    assert dialog.windowTitle() == "Apply at Boot – Example Disk 1000"
    dialog.reject()
    saving.session.drives = (a_drive(), a_drive("sdb"))
    assert present(saving.page.keeping.exchange()).windowTitle() == "Import / Export – Example Disk 1000 (sda)"
    dialog = present(saving.page.keeping.save_all())
    assert dialog.windowTitle() == "Apply at Boot – Example Disk 1000 (sda)"
    saving.page.show_drive(None)
    assert not dialog.isVisible()
    saving.page.keeping.keeper.changed.emit()


def test_a_dialog_that_was_closed_is_told_nothing_and_the_next_one_opens(saving: SavingDesk) -> None:
    present(saving.page.keeping.save_all()).reject()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    saving.page.keeping.keeper.changed.emit()
    assert present(saving.page.keeping.save_all()).isVisible()


def test_another_firmware_is_told_and_what_is_still_wanted_saved_again(saving: SavingDesk) -> None:
    notes = saving.page.sheet.notes
    saving.machine.set(APM, value=128)
    saving.values = {APM: 128, READ_AHEAD: 1}
    saving.page.reload()
    assert notes.isHidden()
    saving.file_facts = {"firmware": "OLD1", "remarks": ("The firmware was OLD1 when this was saved.",)}
    saving.page.reload()
    assert (notes.isHidden(), notes.words.text()) == (False, "The firmware was OLD1 when this was saved.")
    saving.file_facts = {}
    notes.confirm.click()
    # What has drifted is not adopted on the way.
    assert names(saving.session.of("save")[-1]) == (APM,)
    assert notes.isHidden()


def test_lines_that_mean_nothing_are_told_with_their_place(saving: SavingDesk) -> None:
    problem = "/etc/disktune/drives/x.conf:7: there is no setting 'ata.amp'."
    saving.values = {APM: 128}
    saving.file_facts = {"problems": (problem,)}
    saving.page.reload()
    assert saving.page.sheet.notes.words.text() == problem
    assert saving.page.sheet.notes.confirm.isHidden()


def test_twins_are_told_why_nothing_is_put_back(saving: SavingDesk) -> None:
    remark = "sda, sdb report the same identity: nothing is put back, because it might be the wrong one."
    saving.values = {APM: 128}
    saving.file_facts = {"drive": "", "firmware": "OLD1", "remarks": (remark,)}
    saving.page.reload()
    assert saving.page.sheet.notes.words.text() == remark
    assert saving.page.sheet.notes.confirm.isHidden()


def test_a_refusal_to_save_is_told(saving: SavingDesk) -> None:
    why = "Two drives have this identity."
    saving.session.answers["save"] = lambda _args: Fails(Fault.NOT_SUPPORTED, why)
    saving.page.rows[APM].more.setChecked(True)
    saving.bar(APM).save.click()
    assert saving.page.message.text.text() == why


def test_all_that_is_saved_is_forgotten(saving: SavingDesk) -> None:
    saving.values = {APM: 128}
    saving.page.reload()
    saving.page.sheet.last.forget_asked.emit()
    assert saving.values == {}


def test_rows_follow_what_the_banner_does(saving: SavingDesk) -> None:
    saving.file_facts = {"held_since": 1.7e9, "values": (SavedValue(APM, 128, held=True),)}
    saving.values = {APM: 128}
    messages = Messages(saving.page)
    saving.session.listed = True
    guard = GuardNotices(saving.page.services, messages)
    assert guard.parent() is messages
    assert "held back" in saving.bar(APM).text()
    saving.session.answers["drop-held"] = lambda _args: SavedList(())
    press(messages, "Delete Saved Settings")
    assert "held back" not in saving.bar(APM).text()


@pytest.mark.parametrize(
    ("unread", "words"),
    [
        ((), "No settings of other tools."),
        (("/etc/a (no permission)",), "No readable settings of other tools. Not read: /etc/a (no permission)."),
    ],
)
def test_where_there_is_nothing_to_take_over_the_dialog_says_why(
    qtbot: QtBot, unread: tuple[str, ...], words: str
) -> None:
    dialog = added(qtbot, TakeoverDialog((), unread))
    assert dialog.words.text() == words
    assert dialog.table.isHidden()
    assert dialog.take.isHidden()
