"""The search of the whole program leads to the very row, by keyboard alone, and is quick with many drives."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PyQt6.QtCore import Qt
from PyQt6.QtGui import QColor, QPalette
from PyQt6.QtWidgets import QApplication, QMessageBox, QWidget
from pytestqt.qtbot import QtBot

from disktune_contract.catalog import SETTINGS
from disktune_contract.drives.drive import DriveKind
from disktune_contract.measuring.workload import Target
from disktune_contract.messages.action import ActionList, ActionState
from disktune_contract.settings.setting_names import names
from disktune_gui.benchmark.page import BenchmarkPage
from disktune_gui.mainwindow.search_dialog import MOST, Entry, EntryKind, SearchDialog, SearchIndex
from disktune_gui.mainwindow.tabs import Tab
from disktune_gui.mainwindow.window import MainWindow
from disktune_gui.settings.page import SettingsPage
from disktune_gui.theming import theme
from tests.gui.scripted_session import WindowSession, a_drive, keyboard
from tests.gui.windows import DEMO, open_search, scripted_window
from tests.narrowed import of_kind, present
from tests.sample_drive import make_drive


@pytest.fixture
def window(qtbot: QtBot) -> Iterator[MainWindow]:
    yield from scripted_window(
        qtbot,
        a_drive(),
        a_drive("sdb", "Other"),
        make_drive("nvme0n1", DriveKind.NVME, model="Stick"),
        place=DEMO,
        in_front=True,
    )


def go(window: MainWindow, text: str, kind: EntryKind) -> None:
    """Look for *text*, step to the first entry of *kind*, and choose it, with keys alone."""
    dialog = open_search(window)
    keyboard.keyClicks(dialog.field, text)
    for _ in range(dialog.found.topLevelItemCount()):
        item = present(dialog.found.currentItem())
        if item.data(0, Qt.ItemDataRole.UserRole).kind is kind:
            break
        keyboard.keyClick(dialog.field, Qt.Key.Key_Down)
    keyboard.keyClick(dialog.field, Qt.Key.Key_Return)
    assert not dialog.isVisible()
    QApplication.processEvents()


def settings(window: MainWindow) -> SettingsPage:
    return of_kind(SettingsPage, window.page(Tab.SETTINGS))


@pytest.mark.slow
def test_a_setting_is_found_by_any_of_its_names_and_its_row_has_the_focus(window: MainWindow) -> None:
    for text, setting in (
        ("hdparm -W", "ata.write_cache"),
        ("elevator", "block.scheduler"),
        ("read_ahead_kb", "block.read_ahead"),
        ("standby timer (spin", "ata.standby_timer"),
    ):
        window.tabs.setCurrentIndex(Tab.OVERVIEW)
        go(window, text, EntryKind.SETTING)
        assert window.tabs.currentIndex() == Tab.SETTINGS
        row = settings(window).rows[setting]
        focus = present(window.focusWidget())
        assert focus is row or row.isAncestorOf(focus), text
        assert row.visibleRegion().boundingRect().height() > 0, "scrolled to"
        assert [one.setting.id for one in settings(window).rows.values() if one._found] == [setting]
    # One that is folded away is shown all the same.
    go(window, "unmaskirq", EntryKind.SETTING)
    assert settings(window).rows["legacy.unmask_irq"].isVisible()
    go(window, "hdparm -W", EntryKind.SETTING)
    assert settings(window).search.text() == "", "where no search is needed, none is left"
    assert not settings(window).rows["legacy.unmask_irq"]._found


@pytest.mark.slow
def test_every_setting_is_found_by_its_label_and_all_its_other_names(window: MainWindow) -> None:
    dialog = open_search(window)
    for setting in SETTINGS:
        for name in (setting.label, *names(setting)):
            found = [entry.key for entry in dialog._index.find(name) if entry.kind is EntryKind.SETTING]
            assert setting.id in found, name


def test_a_drive_is_selected_in_the_list_though_a_search_hid_it(window: MainWindow) -> None:
    window.panel.search.setText("sda")
    go(window, "stick", EntryKind.DRIVE)
    assert present(window.parts.drive).name == "nvme0n1"
    assert window.focusWidget() is window.panel.view


def test_a_page_comes_to_the_front_and_gets_the_focus(window: MainWindow) -> None:
    go(window, "history", EntryKind.PAGE)
    assert window.tabs.currentIndex() == Tab.HISTORY
    focus = present(window.focusWidget())
    assert window.page(Tab.HISTORY).isAncestorOf(focus)


def test_a_benchmark_profile_is_chosen_and_not_started(window: MainWindow) -> None:
    go(window, "photo library", EntryKind.BENCHMARK)
    assert window.tabs.currentIndex() == Tab.BENCHMARK
    page = of_kind(BenchmarkPage, window.page(Tab.BENCHMARK))
    assert page.form.target is Target.FOLDER
    assert page.form.choices.choice().label == "Photo Library"
    assert window.focusWidget() is page.form.choices.box
    assert page.idle


@pytest.mark.slow
def test_an_action_is_selected_in_its_menu_and_not_carried_out(window: MainWindow) -> None:
    session = of_kind(WindowSession, window.session)
    session.answers["actions"] = lambda _args: ActionList((ActionState("flush", True),))
    go(window, "flush write", EntryKind.ACTION)
    assert present(window.actions_menu.menu.activeAction()).data() == "flush"
    window.actions_menu.menu.close()
    assert session.of("act") == []
    go(window, "spin down (standby)", EntryKind.ACTION)
    assert any("not supported" in words for words in window.messages.sentences)
    window.actions_menu.menu.close()


@pytest.mark.slow
def test_an_option_of_hdparm_is_selected_in_its_list(window: MainWindow) -> None:
    go(window, "--security-unlock", EntryKind.HDPARM)
    help_ = present(window.routes._hdparm)
    assert present(help_.option()).flag == "--security-unlock"
    help_.close()


@pytest.mark.slow
def test_help_and_menu_entries_are_found(window: MainWindow) -> None:
    go(window, "keyboard short", EntryKind.COMMAND)
    [box] = window.findChildren(QMessageBox)
    assert box.windowTitle() == "Keyboard Shortcuts" or "F1" in box.text()
    assert "Ctrl+K" in box.text()
    box.close()


@pytest.mark.slow
def test_arrows_move_in_the_list_and_escape_leaves(window: MainWindow) -> None:
    dialog = open_search(window)
    assert dialog.focusWidget() is dialog.field
    first = dialog.field.accessibleDescription()
    keyboard.keyClick(dialog.field, Qt.Key.Key_Down)
    assert dialog.field.accessibleDescription() != first, "what is selected is said"
    keyboard.keyClick(dialog.field, Qt.Key.Key_Up)
    assert dialog.field.accessibleDescription() == first
    keyboard.keyClicks(dialog.field, "nothing of that kind")
    assert dialog.nothing.isVisible()
    assert dialog.field.accessibleDescription() == "No matches."
    keyboard.keyClick(dialog.field, Qt.Key.Key_Return)
    assert dialog.isVisible(), "there is nowhere to go"
    keyboard.keyClick(dialog.field, Qt.Key.Key_Escape)
    assert not dialog.isVisible()
    for named in (dialog.field, dialog.found):
        assert named.accessibleName()


@pytest.mark.slow
def test_with_all_drives_selected_a_setting_is_searched_for_in_all(window: MainWindow) -> None:
    window.panel.choose("")
    go(window, "hdparm -W", EntryKind.SETTING)
    assert window.tabs.currentIndex() == Tab.SETTINGS
    assert settings(window).search.text() == "Write cache"


def test_the_key_works_in_a_field_that_would_cut_its_line_with_it(window: MainWindow) -> None:
    field = window.panel.search
    field.setText("sda")
    field.setCursorPosition(0)
    field.setFocus()
    keyboard.keyClick(field, Qt.Key.Key_K, Qt.KeyboardModifier.ControlModifier)
    assert field.text() == "sda"
    [dialog] = window.findChildren(SearchDialog)
    assert dialog.isVisible()


# -- the dialog in which the whole program is searched --


def palette(text: Qt.GlobalColor, base: Qt.GlobalColor) -> QPalette:
    made = QPalette()
    for role in (QPalette.ColorRole.WindowText, QPalette.ColorRole.Text, QPalette.ColorRole.PlaceholderText):
        made.setColor(role, QColor(text))
    for role in (QPalette.ColorRole.Window, QPalette.ColorRole.Base):
        made.setColor(role, QColor(base))
    return made


def test_what_is_found_is_read_after_the_theme_has_changed(qtbot: QtBot) -> None:
    parent = QWidget()
    qtbot.addWidget(parent)
    parent.setPalette(palette(Qt.GlobalColor.black, Qt.GlobalColor.white))
    dialog = SearchDialog(SearchIndex([Entry(EntryKind.PAGE, "page", "Health", "sda")]), parent)
    item = present(dialog.found.topLevelItem(0))
    before = item.foreground(1).color()
    dark = palette(Qt.GlobalColor.white, Qt.GlobalColor.black)
    dialog.setPalette(dark)
    assert item.foreground(1).color() == theme.secondary(dark) != before


# -- what the search of the whole program finds, and what comes first --


CACHE = Entry(EntryKind.SETTING, "ata.write_cache", "Write cache", "Performance", "hdparm -W write-caching", "-W")
CACHE_OF_SCSI = Entry(EntryKind.SETTING, "scsi.write_cache", "Write cache (WCE)", "Performance", "sdparm WCE")
FLUSH = Entry(EntryKind.ACTION, "flush", "Flush Write Cache", "hdparm -F", "hdparm -F", "-F")
APM = Entry(
    EntryKind.SETTING,
    "ata.apm",
    "Power management level (APM)",
    "Power",
    "hdparm -B",
    "-B",
    lambda text: text == "quiet",
)
BUS = Entry(EntryKind.SETTING, "legacy.bus_state", "Bus state", "Obsolete", "hdparm -b", "-b")
DISK = Entry(EntryKind.DRIVE, "sdb", "WDC WD20EZAZ", "sdb · 2.00 TB", "sdb /dev/sdb WD-1234 /mnt/write")
PAGE = Entry(EntryKind.PAGE, "SETTINGS", "Settings")
ALL = SearchIndex((APM, BUS, FLUSH, CACHE_OF_SCSI, CACHE, PAGE, DISK))


def keys(text: str, index: SearchIndex = ALL) -> list[str]:
    return [entry.key for entry in index.find(text)]


def test_words_are_found_by_their_beginnings_and_titles_come_first() -> None:
    assert keys("wri") == ["scsi.write_cache", "ata.write_cache", "flush", "sdb"]
    assert keys("cache wr") == ["scsi.write_cache", "ata.write_cache", "flush"]
    assert keys("ache") == [], "a word is found by its beginning"
    assert keys("WRITE-cach") == ["ata.write_cache"]


def test_every_word_has_to_fit() -> None:
    assert keys("write flush") == ["flush"]
    assert keys("write nothing") == []


def test_an_option_of_hdparm_is_found_with_its_case() -> None:
    assert keys("-B")[0] == "ata.apm"
    assert keys("-b")[0] == "legacy.bus_state"
    assert keys("hdparm -F")[0] == "flush"


def test_what_has_a_search_of_its_own_is_asked_last() -> None:
    assert keys("quiet") == ["ata.apm"]
    index = SearchIndex((APM, Entry(EntryKind.HDPARM, "-M", "quiet or quick")))
    assert keys("quiet", index) == ["-M", "ata.apm"]


def test_drives_are_found_by_node_serial_number_and_mount_point() -> None:
    for text in ("sdb", "/dev/sdb", "wd-12", "1234", "/mnt/wr", "wdc wd20"):
        assert keys(text)[0] == "sdb", text


def test_before_anything_is_looked_for_there_are_pages_and_drives() -> None:
    assert keys("") == ["SETTINGS", "sdb"] == keys("  ")


def test_no_more_are_returned_than_can_be_looked_through() -> None:
    many = SearchIndex(Entry(EntryKind.DRIVE, f"sd{n}", f"Disk {n}") for n in range(3 * MOST))
    assert len(many.find("disk")) == MOST == len(many.find(""))
