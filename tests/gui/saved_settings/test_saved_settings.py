"""Making settings last: saved beside live, who else sets it, taking over, handing over, the boot guard."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from PyQt6.QtCore import Qt
from PyQt6.QtWidgets import QLabel, QPushButton
from pytestqt.qtbot import QtBot

from disktune_contract.catalog import BY_ID
from disktune_contract.drives.drive import Drive
from disktune_contract.messages.change import Applied, ChangeResult, TrialEnd, TrialEnded
from disktune_contract.messages.faults import Fault
from disktune_contract.messages.journal import JournalEntries, JournalEntry
from disktune_contract.messages.protocol import Class
from disktune_contract.settings.claims import Claim, ClaimList, When
from disktune_contract.settings.saved import (
    Family,
    FileRef,
    HeldBy,
    OfFile,
    Save,
    SavedFile,
    SavedList,
    SavedValue,
)
from disktune_contract.settings.setting import Source, State, Status, Value
from disktune_gui.mainwindow.banner import Banner
from disktune_gui.mainwindow.guard_banner import GuardBanner
from disktune_gui.saved_settings import saved_state
from disktune_gui.saved_settings.bar import LastingBar
from disktune_gui.saved_settings.menu import LastButton
from disktune_gui.saved_settings.model import SavedSettingsModel
from disktune_gui.saved_settings.save_dialog import SaveDialog
from disktune_gui.saved_settings.saved_state import Lasting
from disktune_gui.services.services import Services
from disktune_gui.text.wording import moment
from disktune_gui.theming.close_icon import CrossButton
from tests.gui.scripted_session import Fails, ScriptedSession, a_drive
from tests.gui.settings.test_settings_page import Desk
from tests.gui.support import services_of

APM, READ_AHEAD = "ata.apm", "block.read_ahead"


def claim(tool: str, value: Value | None, *when: When, valid: bool = True, setting: str = APM) -> Claim:
    problem = "" if valid else "hdparm gives up here."
    return Claim("/dev/sda", setting, value, f"/etc/{tool}.conf", 3, tool, when or (When.BOOT,), valid, problem)


def one(saved: Value | None = None, live: Value | None = None, *claims: Claim, held: bool = False) -> Lasting:
    kept = SavedValue(APM, saved, held) if saved is not None else None
    return Lasting(BY_ID[APM], kept, live, None, claims)


# -- in words ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("found", "words", "tone"),
    [
        (one(), "", ""),
        (one(None, 254), "", ""),
        (one(128, 128), "Saved for every start.", "faint"),
        (one(128, None), "Saved for every start.", "faint"),
        (one(128, 254), "Saved as 128, but it is 254. No file says so", "caution"),
        (
            one(128, 254, claim("tlp", 254, When.BOOT, When.AC), claim("hdparm", 127)),
            "Saved as 128, but it is 254, as TLP sets it at boot, on mains (/etc/tlp.conf:3).",
            "caution",
        ),
        (
            one(128, 254, claim("tlp", 254, valid=False)),
            "No file says so: it was changed since, or could not be restored.",
            "caution",
        ),
        (
            one(128, 128, claim("tlp", 254)),
            "Saved for every start, after TLP has set 254 (/etc/tlp.conf:3).",
            "faint",
        ),
        (one(None, 254, claim("udev", 254)), "A udev rule sets 254 at boot (/etc/udev.conf:3).", "faint"),
        (one(None, 254, claim("hdparm", 1, valid=False)), "", ""),
        (one(128, 254, held=True), "Saved as 128, and held back", "danger"),
    ],
)
def test_a_row_says_how_long_its_value_lasts(found: Lasting, words: str, tone: str) -> None:
    said, said_tone = saved_state.words(found)
    assert said.startswith(words) or words in said
    assert bool(said) == bool(words)
    assert said_tone == tone


def test_a_change_made_here_is_not_blamed_on_others() -> None:
    entry = JournalEntry(1.7e9, "sda", "x", "m", APM, 128, 254, "apply")
    found = Lasting(BY_ID[APM], SavedValue(APM, 128), 254, None, (claim("tlp", 254),), entry)
    assert "changed here" in saved_state.words(found)[0]


def test_the_last_word_is_told_by_occasion_and_supply() -> None:
    claims = (
        claim("tlp", 254, When.BOOT, When.RESUME, When.AC),
        claim("tlp", 128, When.BOOT, When.RESUME, When.BATTERY),
        claim("udev", 1, When.BOOT, When.HOTPLUG),
    )
    assert saved_state.last_words(one(None, 254, *claims)) == (
        "On plugging in, on mains: a udev rule (1)",
        "On plugging in, on battery: a udev rule (1)",
        "At boot, after resume, on mains: TLP (254)",
        "At boot, after resume, on battery: TLP (128)",
    ) or set(saved_state.last_words(one(None, 254, *claims))) == {
        "On plugging in, on mains: a udev rule (1)",
        "On plugging in, on battery: a udev rule (1)",
        "At boot, after resume, on mains: TLP (254)",
        "At boot, after resume, on battery: TLP (128)",
    }
    assert saved_state.last_words(one(200, 254, *claims)) == (
        "At boot, on plugging in, after resume: DiskTune (200)",
    )


def test_what_can_be_taken_over_is_what_has_the_last_word_at_boot() -> None:
    found = {APM: one(None, 254, claim("hdparm", 1), claim("tlp", 128), claim("udisks2", 300, valid=False))}
    (proposal,) = saved_state.takeovers(found)
    assert (proposal.claim.tool, proposal.claim.value, proposal.changes, proposal.problem) == (
        "tlp",
        128,
        True,
        "",
    )
    (saved,) = saved_state.takeovers({APM: one(128, 128, claim("tlp", 128))})
    assert saved.problem == "it is saved already"


def test_what_the_drive_does_not_have_is_not_taken_over() -> None:
    absent = State(APM, Status.UNSUPPORTED, None, Source.LIVE, "This drive does not have it.")
    found = saved_state.gather((absent,), (), ClaimList((claim("tlp", 128),)))
    (proposal,) = saved_state.takeovers(found)
    assert proposal.problem == "this drive does not have it"


def test_what_was_changed_here_is_what_still_is_as_it_was_made() -> None:
    def changed(live: Value | None, cause: str = "apply") -> dict[str, Value]:
        entry = JournalEntry(1.7e9, "sda", "x", "m", APM, 128, 254, cause)
        return saved_state.changed_here({APM: Lasting(BY_ID[APM], None, live, None, (), entry)})

    assert changed(254) == {APM: 254}
    assert changed(128) == changed(None) == changed(254, "tried") == {}


# -- the row -----------------------------------------------------------------------------------------------------


def test_everything_stands_side_by_side_where_the_help_is_open(qtbot: QtBot) -> None:
    bar = LastingBar(BY_ID[APM])
    qtbot.addWidget(bar)
    bar.show_lasting(one(128, 254, claim("tlp", 254), claim("hdparm", 1, valid=False)), opened=True, editable=True)
    text = bar.table.text()
    for words in ("Saved", "128", "Now", "254", "/etc/tlp.conf:3", "<s>1</s>", "No effect: hdparm gives up here."):
        assert words in text
    assert [not button.isHidden() for button in (bar.again, bar.save, bar.forget)] == [True, True, True]
    assert bar.save.text() == "Adopt 254"


def test_nothing_is_said_where_there_is_nothing_to_say(qtbot: QtBot) -> None:
    bar = LastingBar(BY_ID[APM])
    qtbot.addWidget(bar)
    bar.show_lasting(one(None, 254), opened=False, editable=True)
    assert bar.isHidden()
    bar.show_lasting(one(None, 254), opened=True, editable=True)
    assert bar.text() == "Not saved."
    assert not bar.save.isHidden()


@pytest.mark.parametrize(
    ("changes", "why"),
    [
        ({"same_identity_as": ("sdb",)}, "sda and sdb report the same identity, so nothing can be saved"),
        ({"identity": ""}, "sda reports no serial number or WWN, so nothing can be saved for it."),
    ],
)
def test_for_a_drive_of_doubtful_identity_saving_is_off_with_the_reason(
    qtbot: QtBot, changes: dict[str, Any], why: str
) -> None:
    drive = replace(a_drive(), **changes)
    found = saved_state.gather(
        (State(APM, Status.OK, 254, Source.LIVE),), (), ClaimList(()), (), saved_state.refusal(drive)
    )
    bar = LastingBar(BY_ID[APM])
    qtbot.addWidget(bar)
    bar.show_lasting(found[APM], opened=True, editable=True)
    assert not bar.save.isEnabled()
    assert bar.save.toolTip().startswith(why)
    menu = LastButton()
    qtbot.addWidget(menu)
    menu.show_refusal(saved_state.refusal(drive))
    assert menu.save is not None
    assert (menu.save.isEnabled(), menu.save.toolTip()[:20]) == (False, why[:20])
    menu.show_refusal("")
    assert menu.save.isEnabled()


# -- the page ----------------------------------------------------------------------------------------------------


class Lastly(Desk):
    """A page whose helper remembers what is saved, and knows of other tools."""

    def __init__(self, qtbot: QtBot, *claims: Claim) -> None:
        self.values: dict[str, Value] = {}
        self.claims = claims
        self.unread: tuple[str, ...] = ()
        self.file_facts: dict[str, Any] = {}
        super().__init__(qtbot)

    def show(self) -> None:
        self.session.answers |= {
            "saved": lambda _args: self.listing(),
            "save": self.save,
            "forget": self.forget,
            "others": lambda _args: ClaimList(self.claims, self.unread),
        }
        self.page.reload()

    def listing(self) -> SavedList:
        drive = a_drive()
        values = tuple(SavedValue(name, value) for name, value in self.values.items())
        ref = FileRef(Family.DRIVE, drive.identity)
        file = SavedFile(ref, "/etc/disktune/x", drive=drive.name, values=values)
        return SavedList((replace(file, **self.file_facts),) if values else ())

    def save(self, args: Save) -> Any:
        for shown in args.settings:
            value = self.machine.states[shown.setting].value
            assert value is not None
            if value != shown.value:
                return Fails(Fault.CHANGED_MEANWHILE, f"It is now {value}. No settings were saved.")
            self.values[shown.setting] = value
        for name in args.drop:
            self.values.pop(name, None)
        return self.listing()

    def forget(self, _args: OfFile) -> Any:
        self.values.clear()
        return self.listing()

    def bar(self, setting: str) -> LastingBar:
        return self.page.rows[setting].lasting


def names(args: Save) -> tuple[str, ...]:
    return tuple(shown.setting for shown in args.settings)


@pytest.fixture
def lastly(qtbot: QtBot) -> Lastly:
    desk = Lastly(qtbot, claim("tlp", 254, When.BOOT, When.RESUME))
    desk.show()
    return desk


def test_saving_and_forgetting_one_setting(lastly: Lastly) -> None:
    row = lastly.page.rows[APM]
    row.help.setChecked(True)
    row.lasting.save.click()
    assert names(lastly.session.of("save")[-1]) == (APM,)
    assert lastly.bar(APM).text().startswith("Saved for every start")
    row.lasting.forget.click()
    assert lastly.session.of("save")[-1].drop == (APM,)
    assert lastly.values == {}


def test_an_empty_list_to_save_says_nothing_of_unknown_values(qtbot: QtBot) -> None:
    """A value or a default that is unknown is in no list, and may differ all the same."""
    dialog = SaveDialog(a_drive(), ())
    qtbot.addWidget(dialog)
    assert dialog.words.text().startswith("No setting is known to be lost at the next boot")


def test_what_could_not_be_read_is_not_called_unsaved(qtbot: QtBot) -> None:
    lastly = Lastly(qtbot)
    lastly.machine.set(READ_AHEAD, value=1024)
    entry = JournalEntry(1.7e9, "sda", "wwn:sda", "Example", READ_AHEAD, 128, 1024, "apply")
    lastly.session.answers |= {
        "journal": lambda _args: JournalEntries((entry,)),
        "saved": lambda _args: Fails(Fault.IO_ERROR, "The disk is full of bees."),
    }
    keeper = lastly.page.keeping.keeper
    keeper._files = None
    lastly.page.reload()
    notes = lastly.page.sheet.notes
    assert notes.words.text() == "It is unknown what is saved for the next boot. The disk is full of bees."
    assert lastly.bar(READ_AHEAD).isHidden()
    # An empty list would say that everything is saved.
    assert lastly.page.keeping.save_all() is None
    assert lastly.page.message.text.text() == notes.words.text()
    lastly.show()
    assert notes.isHidden()
    assert "not saved for the next boot" in lastly.bar(READ_AHEAD).text()
    lastly.session.answers["saved"] = lambda _args: Fails(Fault.IO_ERROR, "The disk is full of bees.")
    lastly.page.reload()
    assert "could not be read again and may have changed" in notes.words.text()


def test_drift_is_shown_and_the_saved_value_laid_out_again(lastly: Lastly) -> None:
    lastly.values = {APM: 128}
    lastly.machine.set(APM, value=254)
    lastly.page.reload()
    assert "as TLP sets it at boot, after resume" in lastly.bar(APM).text()
    lastly.bar(APM).again.click()
    lastly.page.review.apply.click()
    assert lastly.applied()[-1].changes[0].value == 128


def test_the_live_value_is_adopted(lastly: Lastly) -> None:
    lastly.values = {APM: 128}
    lastly.machine.set(APM, value=254)
    lastly.page.reload()
    lastly.bar(APM).save.click()
    assert lastly.values == {APM: 254}


def test_what_was_kept_is_offered_to_be_saved(lastly: Lastly) -> None:
    lastly.slide(READ_AHEAD, 7)
    lastly.page.review.apply.click()
    next(iter(lastly.page.trials.values())).keep.click()
    assert "Save" in lastly.page.message.action.text()
    lastly.page.message.action.click()
    assert READ_AHEAD in lastly.values


def test_several_kept_changes_are_saved_with_one_button_each_for_its_drive(lastly: Lastly) -> None:
    for number, name in enumerate(("sda", "sdb")):
        drive = a_drive(name, name)
        result = ChangeResult(READ_AHEAD, 128, 1024, 1024, changed=True)
        lastly.page.trial_place.begin(drive, Applied(f"b{number}", 30, (result,)))
    for number, name in enumerate(("sda", "sdb")):
        lastly.session.trial_ended.emit(TrialEnded(f"b{number}", name, TrialEnd.KEPT))
    lastly.page.message.action.click()
    assert [(args.drive.name, names(args)) for args in lastly.session.of("save")] == [
        ("sda", (READ_AHEAD,)),
        ("sdb", (READ_AHEAD,)),
    ]


def test_what_another_window_changed_before_it_was_saved_is_not_saved_but_shown(lastly: Lastly) -> None:
    lastly.slide(READ_AHEAD, 7)
    lastly.page.review.apply.click()
    next(iter(lastly.page.trials.values())).keep.click()
    lastly.machine.set(READ_AHEAD, value=512)
    lastly.page.message.action.click()
    assert lastly.page.message.text.text() == "It is now 512. No settings were saved."
    assert lastly.values == {}
    assert lastly.editor(READ_AHEAD).spin.value() == 512


def test_a_change_that_would_be_lost_says_so_in_its_row_with_a_button(lastly: Lastly) -> None:
    lastly.machine.set(READ_AHEAD, value=1024)
    entry = JournalEntry(1.7e9, "sda", "wwn:sda", "Example", READ_AHEAD, 128, 1024, "apply")
    lastly.session.answers["journal"] = lambda _args: JournalEntries((entry,))
    lastly.page.reload()
    bar = lastly.bar(READ_AHEAD)
    assert bar.text() == f"Changed here, {moment(1.7e9)}, and not saved for the next boot."
    assert not bar.save.isHidden()
    bar.save.click()
    assert lastly.values == {READ_AHEAD: 1024}
    assert bar.text() == "Saved for every start."


def test_all_that_differs_is_saved_from_the_menu_and_what_was_changed_here_is_ticked(lastly: Lastly) -> None:
    lastly.machine.set(READ_AHEAD, value=1024)
    lastly.machine.set(APM, value=254)
    lastly.machine.set("block.nr_requests", value=32, default=64)
    lastly.values = {APM: 128}
    entry = JournalEntry(1.7e9, "sda", "wwn:sda", "Example", READ_AHEAD, 128, 1024, "apply")
    lastly.session.answers["journal"] = lambda _args: JournalEntries((entry,))
    lastly.page.reload()
    menu = lastly.page.sheet.last.menu()
    assert menu is not None
    assert menu.actions()[0].text() == "&Apply at Boot…"
    dialog = lastly.page.keeping.save_all()
    assert dialog is not None
    assert [one.setting.id for one in dialog.found] == [READ_AHEAD, "block.nr_requests", APM]
    assert [one.setting.id for one in dialog.ticked()] == [READ_AHEAD], "a saved value is not overwritten unasked"
    dialog.every.click()
    dialog.save.click()
    assert lastly.values == {APM: 254, READ_AHEAD: 1024, "block.nr_requests": 32}
    assert lastly.page.message.text.text() == "Saved for the next boot."
    assert lastly.page.keeping.found()[APM].drifted is False


def test_an_open_dialog_follows_the_drive_and_keeps_the_ticks(lastly: Lastly) -> None:
    lastly.machine.set("block.nr_requests", value=32, default=64)
    lastly.page.reload()
    dialog = lastly.page.keeping.save_all()
    assert dialog is not None
    dialog.every.click()
    lastly.machine.set("block.nr_requests", value=16)
    lastly.page.reload()
    current = dialog.table.item(0, 1)
    assert current is not None
    assert current.text() == "16 requests"
    assert [one.live for one in dialog.ticked()] == [16]
    lastly.machine.set("block.nr_requests", value=64)
    lastly.page.reload()
    assert dialog.found == ()
    assert dialog.save.isHidden()


def test_what_was_saved_in_its_row_is_not_offered_to_be_saved_any_more(lastly: Lastly) -> None:
    lastly.slide(READ_AHEAD, 7)
    lastly.page.review.apply.click()
    next(iter(lastly.page.trials.values())).keep.click()
    assert lastly.page.message.action.isVisible()
    lastly.values = {READ_AHEAD: lastly.machine.states[READ_AHEAD].value or 0}
    lastly.page.reload()  # another window saved it
    assert not lastly.page.message.action.isVisible()
    assert "Kept." in lastly.page.message.text.text()


def test_of_one_drive_the_last_word_is_said(lastly: Lastly) -> None:
    row = lastly.page.rows[APM]
    row.help.setChecked(True)
    row.lasting.save.click()
    row.lasting.forget.click()
    assert lastly.page.message.text.text() == "Forgotten."


def test_how_a_trial_ended_is_not_said_while_the_next_one_runs(lastly: Lastly) -> None:
    lastly.slide(READ_AHEAD, 7)
    lastly.page.review.apply.click()
    next(iter(lastly.page.trials.values())).back.click()
    assert "is 128 KiB again" in lastly.page.message.text.text()
    lastly.slide(READ_AHEAD, 7)
    lastly.page.review.apply.click()
    assert lastly.page.message.isHidden()
    next(iter(lastly.page.trials.values())).keep.click()
    assert lastly.page.message.text.text() == "Example Disk 1000: Kept."


def test_what_was_read_back_is_not_said_of_another_value(lastly: Lastly) -> None:
    lastly.slide(READ_AHEAD, 7)
    lastly.page.review.apply.click()
    next(iter(lastly.page.trials.values())).keep.click()
    row = lastly.page.rows[READ_AHEAD]
    assert "as read back" in row.note.text()
    lastly.machine.set(READ_AHEAD, value=512)
    lastly.page.reload()
    assert "as read back" not in row.note.text()


def test_a_dialog_closes_with_its_drive(lastly: Lastly) -> None:
    dialog = lastly.page.keeping.save_all()
    assert dialog is not None
    assert dialog.isVisible()
    lastly.page.show_drive(None)
    assert not dialog.isVisible()
    lastly.page.keeping.keeper.changed.emit()


def test_another_firmware_is_told_and_what_is_still_wanted_saved_again(lastly: Lastly) -> None:
    notes = lastly.page.sheet.notes
    lastly.machine.set(APM, value=128)
    lastly.values = {APM: 128, READ_AHEAD: 1}
    lastly.page.reload()
    assert notes.isHidden()
    lastly.file_facts = {"firmware": "OLD1", "remarks": ("The firmware was OLD1 when this was saved.",)}
    lastly.page.reload()
    assert (notes.isHidden(), notes.words.text()) == (False, "The firmware was OLD1 when this was saved.")
    lastly.file_facts = {}
    notes.confirm.click()
    # What has drifted is not adopted on the way.
    assert names(lastly.session.of("save")[-1]) == (APM,)
    assert notes.isHidden()


def test_lines_that_mean_nothing_are_told_with_their_place(lastly: Lastly) -> None:
    problem = "/etc/disktune/drives/x.conf:7: there is no setting 'ata.amp'."
    lastly.values = {APM: 128}
    lastly.file_facts = {"problems": (problem,)}
    lastly.page.reload()
    assert lastly.page.sheet.notes.words.text() == problem
    assert lastly.page.sheet.notes.confirm.isHidden()


def test_twins_are_told_why_nothing_is_put_back(lastly: Lastly) -> None:
    remark = "sda, sdb report the same identity: nothing is put back, because it might be the wrong one."
    lastly.values = {APM: 128}
    lastly.file_facts = {"drive": "", "firmware": "OLD1", "remarks": (remark,)}
    lastly.page.reload()
    assert lastly.page.sheet.notes.words.text() == remark
    assert lastly.page.sheet.notes.confirm.isHidden()


def test_a_refusal_to_save_is_told(lastly: Lastly) -> None:
    why = "Two drives have this identity."
    lastly.session.answers["save"] = lambda _args: Fails(Fault.NOT_SUPPORTED, why)
    lastly.page.rows[APM].help.setChecked(True)
    lastly.bar(APM).save.click()
    assert lastly.page.message.text.text() == why


def test_taking_over_saves_what_is_so_already_and_lays_out_the_rest(qtbot: QtBot) -> None:
    lastly = Lastly(qtbot, claim("tlp", 254), claim("udev", 4096, setting=READ_AHEAD))
    lastly.machine.set(APM, value=254)
    lastly.show()
    dialog = lastly.page.keeping.take_over()
    assert dialog is not None
    assert {one.setting.id for one in dialog.ticked()} == {APM, READ_AHEAD}
    dialog.take.click()
    assert lastly.values == {APM: 254}
    lastly.page.review.apply.click()
    assert lastly.applied()[-1].changes[0].value == 4096
    next(iter(lastly.page.trials.values())).keep.click()
    assert lastly.values == {APM: 254, READ_AHEAD: 4096}


def test_files_that_could_not_be_read_are_named_where_nothing_was_found(qtbot: QtBot) -> None:
    desk = Lastly(qtbot)
    desk.show()
    assert top_line(desk) == "No other tool sets anything on this drive."
    desk.unread = ("/etc/tlp.d/10.conf: permission denied",)
    desk.page.reload()
    assert top_line(desk) == (
        "No file that could be read sets anything on this drive. Not read: /etc/tlp.d/10.conf: permission denied."
    )
    desk.values = {APM: 200}
    desk.page.reload()
    assert "Not read: /etc/tlp.d/10.conf: permission denied." in desk.bar(APM).text()
    desk.page.rows[APM].help.setChecked(True)
    assert "/etc/tlp.d/10.conf: permission denied" in desk.bar(APM).table.text()


def test_a_refusal_to_read_is_not_taken_for_files_that_set_nothing(qtbot: QtBot) -> None:
    desk = Lastly(qtbot)
    desk.session.answers["others"] = lambda _args: Fails(Fault.PERMISSION, "The helper is not running.")
    desk.page.reload()
    assert top_line(desk) == (
        "No file that could be read sets anything on this drive. "
        "Not read: the files of other tools (The helper is not running)."
    )


def top_line(desk: Lastly) -> str:
    """Return what the dialog for taking over says above its table."""
    dialog = desk.page.keeping.take_over()
    assert dialog is not None
    words = dialog.findChildren(QLabel)[0].text()
    dialog.close()
    return words


def test_what_would_overwrite_a_choice_of_the_users_own_is_not_ticked(qtbot: QtBot) -> None:
    lastly = Lastly(qtbot, claim("hdparm", 254), claim("udev", 4096, setting=READ_AHEAD))
    lastly.values = {APM: 128}
    lastly.session.answers["journal"] = lambda _args: JournalEntries(
        (JournalEntry(1.7e9, "sda", "wwn:sda", "Example", READ_AHEAD, 256, 128, "apply"),)
    )
    lastly.show()
    dialog = lastly.page.keeping.take_over()
    assert dialog is not None
    assert dialog.ticked() == ()
    assert not dialog.take.isEnabled()
    rows = [[dialog.table.item(row, column) for column in range(4)] for row in range(2)]
    shown = {tuple(item.text() for item in row if item is not None)[1:] for row in rows}
    assert shown == {("128", "128", "254"), ("128 KiB", "–", "4 MiB")}


def test_nothing_unticked_is_taken_over(qtbot: QtBot) -> None:
    lastly = Lastly(qtbot, claim("tlp", 254))
    lastly.show()
    dialog = lastly.page.keeping.take_over()
    assert dialog is not None
    item = dialog.table.item(0, 0)
    assert item is not None
    item.setCheckState(Qt.CheckState.Unchecked)
    assert not dialog.take.isEnabled()


def test_settings_are_handed_over_as_text(lastly: Lastly, tmp_path: Path) -> None:
    lastly.values = {APM: 128}
    lastly.page.reload()
    dialog = lastly.page.keeping.hand_over()
    assert dialog is not None
    assert "apm = 128" in dialog.text.toPlainText()
    dialog.form.setCurrentText("sysctl.d")
    assert not dialog.copy_button.isEnabled()
    assert "Left out" in dialog.left_out.text()
    dialog.form.setCurrentText("shell script")
    dialog.write(tmp_path / "tune.sh")
    assert (tmp_path / "tune.sh").read_text() == dialog.text.toPlainText()
    dialog.write(tmp_path / "missing" / "tune.sh")
    assert "Nothing was saved" in dialog.told.text()


def test_where_there_is_nothing_to_hand_over_the_box_says_why(lastly: Lastly) -> None:
    dialog = lastly.page.keeping.hand_over()
    assert dialog is not None
    assert "nothing is saved for this drive" in dialog.nothing.text()
    assert dialog.nothing.isVisibleTo(dialog)
    for empty in (dialog.what, dialog.form, dialog.text, dialog.copy_button, dialog.save_button):
        assert not empty.isVisibleTo(dialog)


def test_what_was_changed_here_is_handed_over_though_nobody_knows_how_it_began(lastly: Lastly) -> None:
    drive = a_drive()
    entry = JournalEntry(1.7e9, drive.name, drive.identity, drive.model, READ_AHEAD, 128, 1024, "apply")
    lastly.session.answers["journal"] = lambda _args: JournalEntries((entry,))
    lastly.machine.set(READ_AHEAD, value=1024)
    lastly.page.reload()
    dialog = lastly.page.keeping.hand_over()
    assert dialog is not None
    assert dialog.what.currentText() == "What was changed here"
    dialog.form.setCurrentText("shell script")
    assert "1024" in dialog.text.toPlainText() or "2048" in dialog.text.toPlainText()


def test_all_that_is_saved_is_forgotten(lastly: Lastly) -> None:
    lastly.values = {APM: 128}
    lastly.page.reload()
    lastly.page.sheet.last.forget_asked.emit()
    assert lastly.values == {}


# -- the boot guard ----------------------------------------------------------------------------------------------


def guarded(qtbot: QtBot, *files: SavedFile, drives: tuple[Drive, ...] = ()) -> tuple[ScriptedSession, Banner]:
    session, _services, banner = guarded_services(qtbot, *files, drives=drives)
    return session, banner


def guarded_services(
    qtbot: QtBot, *files: SavedFile, drives: tuple[Drive, ...] = ()
) -> tuple[ScriptedSession, Services, Banner]:
    session = ScriptedSession()
    session.drives, session.listed = drives, True
    banner = Banner()
    qtbot.addWidget(banner)
    session.answers |= {
        "saved": lambda _args: SavedList(files),
        "try-held": lambda _args: SavedList(()),
        "drop-held": lambda _args: SavedList(()),
        "forget": lambda _args: SavedList(()),
    }
    services = services_of(session)
    guard = GuardBanner(services, banner)
    assert guard.parent() is banner
    return session, services, banner


HELD = SavedFile(
    FileRef(Family.DRIVE, "wwn:1"),
    "/etc/disktune/drives/x.conf",
    model="Example",
    drive="sda",
    values=(SavedValue("power.link", "min_power", held=True), SavedValue(APM, 128)),
    held_since=1.7e9,
)


@pytest.mark.parametrize(
    ("by", "words"),
    [
        (
            HeldBy.RESTORED,
            "failed or was disconnected, shortly after these settings of Example (sda) were restored",
        ),
        (
            HeldBy.TRIAL,
            "failed or was disconnected, shortly after these settings of Example (sda) were changed by",
        ),
        (HeldBy.UNREADABLE, "boot guard's mark of Example (sda) cannot be read"),
    ],
)
def test_the_banner_says_why_it_is_held(qtbot: QtBot, by: HeldBy, words: str) -> None:
    held = SavedValue("power.link", "min_power", held=True, held_by=by)
    _, banner = guarded(qtbot, replace(HELD, values=(held,)))
    (said,) = banner.sentences
    assert words in said


@pytest.mark.parametrize(
    ("model", "words"), [("/dev/md/home", "of /dev/md/home (md127) were"), ("", "of md127 were")]
)
def test_an_array_is_named_as_in_the_list(qtbot: QtBot, model: str, words: str) -> None:
    held = SavedValue("md.stripe_cache", 512, held=True, held_by=HeldBy.TRIAL)
    file = replace(HELD, ref=FileRef(Family.ARRAY, "md-uuid:1"), model="", drive="md127", values=(held,))
    _, banner = guarded(qtbot, file, drives=(replace(a_drive("md127"), model=model),))
    (said,) = banner.sentences
    assert words in said


@pytest.mark.parametrize(("words", "verb"), [("Try again", "try-held"), ("Drop them", "drop-held")])
def test_what_was_held_back_is_told_with_a_choice(qtbot: QtBot, words: str, verb: str) -> None:
    session, banner = guarded(qtbot, HELD)
    (said,) = banner.sentences
    assert "Example (sda)" in said
    assert "Link power policy (min_power)" in said
    assert "Power management" not in said
    button = next(one for one in banner.findChildren(QPushButton) if one.text() == words)
    button.click()
    assert session.of(verb) == [OfFile(HELD.ref)]
    assert banner.sentences == []


def test_the_banner_follows_what_other_pages_do_and_what_was_dismissed_stays_so(qtbot: QtBot) -> None:
    session, services, banner = guarded_services(qtbot, HELD)
    keeper = SavedSettingsModel(services, banner)
    session.answers["saved"] = lambda _args: SavedList((replace(HELD, values=HELD.values[:1]),))
    keeper.reload()
    assert len(banner.sentences) == 1, "the same is not said twice"
    next(one for one in banner.findChildren(CrossButton)).click()
    keeper.reload()
    assert banner.sentences == []
    session.answers["saved"] = lambda _args: SavedList((HELD, replace(HELD, ref=FileRef(Family.DRIVE, "wwn:7"))))
    keeper.reload()
    assert len(banner.sentences) == 1
    session.answers["saved"] = lambda _args: SavedList(())
    keeper.reload()
    assert banner.sentences == [], "it was forgotten on the settings page"


def test_rows_follow_what_the_banner_does(lastly: Lastly) -> None:
    lastly.file_facts = {"held_since": 1.7e9, "values": (SavedValue(APM, 128, held=True),)}
    lastly.values = {APM: 128}
    banner = Banner(lastly.page)
    lastly.session.listed = True
    guard = GuardBanner(lastly.page.services, banner)
    assert guard.parent() is banner
    assert "held back" in lastly.bar(APM).text()
    lastly.session.answers["drop-held"] = lambda _args: SavedList(())
    next(one for one in banner.findChildren(QPushButton) if one.text() == "Drop them").click()
    assert "held back" not in lastly.bar(APM).text()


def test_files_that_mean_nothing_are_told_once(qtbot: QtBot) -> None:
    session, banner = guarded(qtbot, HELD)
    problem = "/etc/disktune/drives/y.conf can be written by others than root; it is neither read nor changed."
    session.answers["try-held"] = lambda _args: SavedList((), problems=(problem,))
    next(one for one in banner.findChildren(QPushButton) if one.text() == "Try again").click()
    assert banner.sentences == [problem]


def test_what_is_said_of_a_file_goes_when_the_file_was_mended(qtbot: QtBot) -> None:
    _session, services, banner = guarded_services(qtbot)
    services.saved_news.listed.emit(SavedList((), problems=("One.", "Two.")))
    assert banner.sentences == ["One.", "Two."]
    services.saved_news.listed.emit(SavedList((), problems=("Two.",)))
    assert banner.sentences == ["Two."]


def test_where_it_cannot_be_read_what_is_held_back_that_is_said(qtbot: QtBot) -> None:
    """Silence would mean that nothing is."""
    session = ScriptedSession(Class.BROWSE)
    session.listed = False
    session.answers["saved"] = lambda _args: Fails(Fault.IO_ERROR, "The helper exited.")
    banner = Banner()
    qtbot.addWidget(banner)
    guard = GuardBanner(services_of(session), banner)
    session.listed = True
    session.bring(a_drive())
    words = "Whether the boot guard holds saved settings back is not known. The helper exited."
    assert guard.parent() is banner
    assert banner.sentences == [words]
    (again,) = (one for one in banner.findChildren(QPushButton) if one.text() == "Read Again")
    again.click()
    assert (banner.sentences, len(session.of("saved"))) == ([words], 2)
    session.answers["saved"] = lambda _args: SavedList((HELD,))
    # Another helper is asked without the user's doing.
    session.become(Class.INSPECT)
    (said,) = banner.sentences
    assert "DiskTune holds them back" in said


def test_a_drive_that_returns_is_no_longer_said_not_to_have_been_seen(qtbot: QtBot) -> None:
    gone = SavedFile(FileRef(Family.DRIVE, "wwn:2"), "/etc/disktune/drives/y.conf", model="Old", outlived=True)
    session, banner = guarded(qtbot, gone)
    assert "not been seen" in banner.sentences[0]
    session.answers["saved"] = lambda _args: SavedList((replace(gone, drive="sda", outlived=False),))
    session.bring(a_drive())
    assert banner.sentences == []


def test_a_drive_that_was_not_seen_for_a_year_is_offered_for_removal(qtbot: QtBot) -> None:
    gone = SavedFile(FileRef(Family.DRIVE, "wwn:2"), "/etc/disktune/drives/y.conf", model="Old", outlived=True)
    session, banner = guarded(qtbot, gone)
    assert "has not been seen for a year" in banner.sentences[0]
    next(one for one in banner.findChildren(QPushButton) if one.text() == "Forget them").click()
    assert session.of("forget") == [OfFile(gone.ref)]


def test_nothing_is_said_where_all_is_well(qtbot: QtBot) -> None:
    _, banner = guarded(qtbot, SavedFile(FileRef(Family.DRIVE, "wwn:3"), "/etc/x", values=(SavedValue(APM, 1),)))
    assert banner.sentences == []


def test_the_journal_of_the_drive_is_asked(lastly: Lastly) -> None:
    drive = a_drive()
    lastly.values = {APM: 128}
    lastly.machine.set(APM, value=254)
    entry = JournalEntry(1.7e9, drive.name, drive.identity, drive.model, APM, 128, 254, "apply")
    lastly.session.answers["journal"] = lambda _args: JournalEntries((entry,))
    lastly.page.reload()
    assert "changed here" in lastly.bar(APM).text()
