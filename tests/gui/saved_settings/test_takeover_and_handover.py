"""Taking settings over from other tools, and handing them over."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from PyQt6.QtCore import Qt
from PyQt6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from disktune_contract.messages.faults import Fault
from disktune_contract.messages.look import JournalEntries, JournalEntry
from disktune_gui.saved_settings.exchange_dialog import ExchangeDialog, HandoverDialog
from tests.gui.saved_settings.saving_desk import APM, READ_AHEAD, SavingDesk, claim
from tests.gui.scripted_session import Fails, a_drive
from tests.narrowed import present


def exchange(desk: SavingDesk) -> ExchangeDialog:
    """Open the dialog for import and export."""
    desk.page.sheet.last.exchange_asked.emit()
    dialog = desk.page.findChildren(ExchangeDialog)[-1]
    assert dialog.isVisible()
    return dialog


def test_taking_over_saves_what_is_so_already_and_lays_out_the_rest(qtbot: QtBot) -> None:
    saving = SavingDesk(qtbot, claim("tlp", 254), claim("udev", 4096, setting=READ_AHEAD))
    saving.machine.set(APM, value=254)
    saving.show()
    dialog = exchange(saving).importing
    assert {one.setting.id for one in dialog.ticked()} == {APM, READ_AHEAD}
    dialog.take.click()
    assert saving.values == {APM: 254}
    saving.page.review.apply.click()
    assert saving.applied()[-1].changes[0].value == 4096
    next(iter(saving.page.trials.values())).keep.click()
    assert saving.values == {APM: 254, READ_AHEAD: 4096}


def test_files_that_could_not_be_read_are_named_where_nothing_was_found(qtbot: QtBot) -> None:
    desk = SavingDesk(qtbot)
    desk.show()
    assert top_line(desk) == "No settings of other tools."
    desk.unread = ("/etc/tlp.d/10.conf: permission denied",)
    desk.page.reload()
    assert top_line(desk) == (
        "No readable settings of other tools. Not read: /etc/tlp.d/10.conf: permission denied."
    )
    desk.values = {APM: 200}
    desk.page.reload()
    assert "Not read: /etc/tlp.d/10.conf: permission denied." in desk.bar(APM).text()
    desk.page.rows[APM].more.setChecked(True)
    assert "/etc/tlp.d/10.conf: permission denied" in desk.page.rows[APM].details.text.text()


def test_the_line_of_another_tool_is_a_link_where_its_file_is_here(qtbot: QtBot) -> None:
    desk = SavingDesk(qtbot, claim("tlp", 254))
    desk.show()
    details = desk.page.rows[APM].details
    assert "/etc/tlp.conf:3" in details.text.text()
    assert "<a " not in details.text.text(), "the drives of the demo are not this computer's"
    assert details.text.focusPolicy() is not Qt.FocusPolicy.StrongFocus
    desk.page.sheet.local = True
    desk.page.reload()
    assert "<a href='file:///etc/tlp.conf'>/etc/tlp.conf:3</a>" in details.text.text()
    assert details.text.focusPolicy() is Qt.FocusPolicy.StrongFocus


def test_a_refusal_to_read_is_not_taken_for_files_that_set_nothing(qtbot: QtBot) -> None:
    desk = SavingDesk(qtbot)
    desk.session.answers["others"] = lambda _args: Fails(Fault.PERMISSION, "The helper is not running.")
    desk.page.reload()
    assert top_line(desk) == (
        "No readable settings of other tools. Not read: other tools (The helper is not running)."
    )


def top_line(desk: SavingDesk) -> str:
    """Return what the dialog for taking over says above its table."""
    dialog = exchange(desk)
    words = dialog.importing.findChildren(QLabel)[0].text()
    dialog.close()
    return words


def test_what_would_overwrite_a_choice_of_the_users_own_is_not_ticked(qtbot: QtBot) -> None:
    saving = SavingDesk(qtbot, claim("hdparm", 254), claim("udev", 4096, setting=READ_AHEAD))
    saving.values = {APM: 128}
    saving.session.answers["journal"] = lambda _args: JournalEntries(
        (JournalEntry(1.7e9, "sda", "wwn:sda", "Example", READ_AHEAD, 256, 128, "apply"),)
    )
    saving.show()
    dialog = exchange(saving).importing
    assert dialog.ticked() == ()
    assert not dialog.take.isEnabled()
    rows = [[dialog.table.item(row, column) for column in range(4)] for row in range(2)]
    shown = {tuple(item.text() for item in row if item is not None)[1:] for row in rows}
    assert shown == {("128", "128", "254"), ("128 KiB", "–", "4096 KiB")}


def test_nothing_unticked_is_taken_over(qtbot: QtBot) -> None:
    saving = SavingDesk(qtbot, claim("tlp", 254))
    saving.show()
    dialog = exchange(saving).importing
    present(dialog.table.item(0, 0)).setCheckState(Qt.CheckState.Unchecked)
    assert not dialog.take.isEnabled()


def test_settings_are_handed_over_as_text(saving: SavingDesk, tmp_path: Path) -> None:
    saving.values = {APM: 128}
    saving.page.reload()
    dialog = exchange(saving).exporting
    assert "apm = 128" in dialog.text.toPlainText()
    dialog.form.setCurrentText("sysctl.d")
    assert not dialog.copy_button.isEnabled()
    assert "Left out" in dialog.left_out.text()
    dialog.form.setCurrentText("shell script")
    dialog.write(tmp_path / "tune.sh")
    assert (tmp_path / "tune.sh").read_text() == dialog.text.toPlainText()
    dialog.write(tmp_path / "missing" / "tune.sh")
    assert "not written" in dialog.told.text()


def test_a_drive_without_a_name_that_lasts_is_named_by_its_port_with_a_warning(qtbot: QtBot) -> None:
    drive = replace(a_drive(), identity="", serial="", wwn="")
    dialog = HandoverDialog(drive, {"Saved": {APM: 128}})
    qtbot.addWidget(dialog)
    dialog.form.setCurrentText("shell script")
    assert "may change at the next restart" in dialog.warning.text()
    assert dialog.warning.text() in dialog.text.toPlainText()
    dialog.take_path("pci-0000:00:1f.2-ata-1")
    assert "gets these settings." in dialog.warning.text()
    assert "drive=/dev/disk/by-path/pci-0000:00:1f.2-ata-1\n" in dialog.text.toPlainText()
    dialog.form.setCurrentText("sysctl.d")
    assert not dialog.warning.isVisibleTo(dialog)


def test_where_there_is_nothing_to_hand_over_the_box_says_why(saving: SavingDesk) -> None:
    dialog = exchange(saving).exporting
    assert "Nothing to export" in dialog.nothing.text()
    assert dialog.nothing.isVisibleTo(dialog)
    for empty in (dialog.what, dialog.form, dialog.text, dialog.copy_button, dialog.save_button):
        assert not empty.isVisibleTo(dialog)


def test_what_was_changed_here_is_handed_over_though_nobody_knows_how_it_began(saving: SavingDesk) -> None:
    drive = a_drive()
    entry = JournalEntry(1.7e9, drive.name, drive.identity, drive.model, READ_AHEAD, 128, 1024, "apply")
    saving.session.answers["journal"] = lambda _args: JournalEntries((entry,))
    saving.machine.set(READ_AHEAD, value=1024)
    saving.page.reload()
    dialog = exchange(saving).exporting
    assert dialog.what.currentText() == "Changed settings"
    dialog.form.setCurrentText("shell script")
    assert "1024" in dialog.text.toPlainText() or "2048" in dialog.text.toPlainText()


def test_what_is_taken_over_closes_the_dialog(qtbot: QtBot) -> None:
    saving = SavingDesk(qtbot, claim("tlp", 254))
    saving.machine.set(APM, value=254)
    saving.show()
    dialog = exchange(saving)
    dialog.importing.take.click()
    assert saving.values == {APM: 254}
    assert dialog.isHidden()
    again = exchange(saving)
    again.exporting.reject()
    assert again.isHidden()
