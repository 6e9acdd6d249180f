"""What undoes what: one change, several, or everything since the machine started."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from disktune_contract.catalog import BY_ID
from disktune_contract.messages import earlier_values
from disktune_contract.messages.faults import Fault
from disktune_contract.messages.look import JournalEntry
from disktune_contract.settings.saved import Family, FileRef, SavedFile, SavedList, SavedValue
from disktune_contract.settings.setting import Lifetime, Setting
from disktune_gui.client.elevation import HelperLauncher
from disktune_gui.editing import planned_values
from disktune_gui.editing.planned_values import Restoration
from disktune_gui.mainwindow.tabs import Tab
from disktune_gui.mainwindow.window import MainWindow
from disktune_gui.settings.page import SettingsPage
from tests.gui.scripted_session import Fails, WindowSession, a_drive
from tests.gui.support import services_of
from tests.narrowed import of_kind

SDA, SDB = a_drive("sda"), a_drive("sdb", "Other")


def entry(at: float, setting: str, before: Any, after: Any, drive: str = "sda") -> JournalEntry:
    return JournalEntry(at, drive, f"wwn:{drive}", "Example", setting, before, after, "apply")


def test_of_several_changes_of_one_setting_the_oldest_counts() -> None:
    newest_first = (entry(3, "ata.apm", 192, 254), entry(2, "ata.apm", 128, 192), entry(1, "ata.apm", 64, 128))
    assert planned_values.of_entries(newest_first, (SDA,)) == (Restoration(SDA, (("ata.apm", 64),)),)
    assert planned_values.of_entries(newest_first[:2], (SDA,)) == (Restoration(SDA, (("ata.apm", 128),)),)


def test_off_is_a_value_to_go_back_to_and_unknown_is_not() -> None:
    entries = (entry(2, "ata.write_cache", False, True), entry(1, "ata.standby_timer", None, 241))
    [one] = planned_values.of_entries(entries, (SDA,))
    assert one.values == (("ata.write_cache", False),)
    assert planned_values.remark((one,)) == "Example Disk 1000, Standby timer (spin-down): earlier value unknown."


def test_what_a_change_brought_goes_away_with_it() -> None:
    together = (entry(2, "ata.idle_b", 1200, 600), entry(1, "ata.epc", False, True))
    assert planned_values.of_entries(together, (SDA,)) == (Restoration(SDA, (("ata.epc", False),)),)
    assert planned_values.of_entries(together[:1], (SDA,)) == (Restoration(SDA, (("ata.idle_b", 1200),)),)
    tuned = (entry(2, "bfq.low_latency", True, False), entry(1, "block.scheduler", "none", "bfq"))
    assert planned_values.of_entries(tuned, (SDA,)) == (Restoration(SDA, (("block.scheduler", "none"),)),)


def test_drives_that_are_gone_or_cannot_be_told_apart_are_left_alone() -> None:
    entries = (entry(2, "ata.apm", 1, 2, "sdb"), entry(1, "ata.apm", 1, 2))
    assert [one.drive for one in planned_values.of_entries(entries, (SDA,))] == [SDA]
    assert planned_values.of_entries(entries, (SDA, replace(SDB, identity=SDA.identity))) == ()


def test_a_setting_of_a_later_version_is_left_alone() -> None:
    assert planned_values.of_entries((entry(1, "nvme.mood", 1, 2),), (SDA,)) == ()


def test_as_found_ends_at_the_start_of_the_machine() -> None:
    entries = (entry(200, "ata.apm", 128, 254), entry(100, "ata.apm", 1, 128), entry(50, "ata.aam", 128, 254))
    assert planned_values.original(entries, SDA, booted=150) == Restoration(SDA, (("ata.apm", 128),))
    assert planned_values.original(entries, SDA, booted=0).values == (("ata.apm", 1), ("ata.aam", 128))


def test_what_the_drive_keeps_without_power_is_followed_back_beyond_the_start(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    lasting: dict[str, Setting] = {"ata.apm": replace(BY_ID["ata.apm"], lifetime=Lifetime.PERMANENT)}
    monkeypatch.setattr(earlier_values, "BY_ID", lasting)
    entries = (entry(200, "ata.apm", 128, 254), entry(100, "ata.apm", 1, 128))
    assert planned_values.original(entries, SDA, booted=150).values == (("ata.apm", 1),)


def test_as_found_is_about_one_drive() -> None:
    entries = (entry(2, "ata.apm", 1, 2, "sdb"), entry(1, "ata.apm", 64, 2))
    assert planned_values.original(entries, SDA, booted=0).values == (("ata.apm", 64),)


# -- through the window ----------------------------------------------------------------------------------------


@pytest.fixture
def window(qtbot: QtBot) -> Iterator[Callable[..., tuple[MainWindow, SettingsPage]]]:
    windows: list[MainWindow] = []

    def build() -> tuple[MainWindow, SettingsPage]:
        session = WindowSession(HelperLauncher(root=True))
        session.answers["identify"] = lambda _args: Fails(Fault.NOT_SUPPORTED, "Not today.")
        found = MainWindow(services_of(session))
        windows.append(found)
        qtbot.addWidget(found)
        found.show()
        session.bring(SDA, SDB)
        page = of_kind(SettingsPage, found.page(Tab.SETTINGS))
        return found, page

    yield build
    for one in windows:
        one.close()


@pytest.mark.slow
def test_undoing_opens_the_settings_with_the_changes_laid_out(
    window: Callable[..., tuple[MainWindow, SettingsPage]],
) -> None:
    found, page = window()
    found.proposals.propose(
        (Restoration(SDB, (("ata.apm", 64), ("block.read_ahead", 512))), Restoration(SDA, (("ata.apm", 1),)))
    )
    assert found.tabs.currentIndex() == Tab.SETTINGS
    assert found.windowTitle().startswith("Other")
    assert page.review.count.text() == "2 changes"
    assert page.message.text.text() == "Select Example Disk 1000 (sda) for the rest."
    found.panel.choose("sda")
    assert "128 → 1" in page.review.text()


@pytest.mark.parametrize(("value", "on_battery", "apart"), [(64, None, False), (64, 128, True), (128, 64, True)])
def test_of_two_saved_values_one_would_undo_what_is_restored(
    value: int, on_battery: int | None, apart: bool
) -> None:
    saved = SavedValue("ata.apm", value, on_battery=on_battery)
    file = SavedFile(FileRef(Family.DRIVE, SDA.identity), "x", drive=SDA.name, values=(saved,))
    found = planned_values.with_saved(Restoration(SDA, (("ata.apm", 64),)), (file,))
    assert found.saved == ((("ata.apm", value),) if apart else ())
    assert found.on_battery == ((("ata.apm", on_battery),) if on_battery is not None else ())


@pytest.mark.slow
def test_several_drives_are_restored_side_by_side_and_what_is_saved_stays_until_then(
    window: Callable[..., tuple[MainWindow, SettingsPage]],
) -> None:
    found, page = window()
    session = of_kind(WindowSession, found.session)
    session.answers["save"] = lambda _args: SavedList(())
    saved = (("block.read_ahead", 1024),)
    one = Restoration(SDA, (("ata.apm", 64),), saved=saved)
    found.proposals.restore((one, Restoration(SDB, (("ata.apm", 32), ("block.read_ahead", 512)))))
    plans = [(drive.name, [one.value for one in desk.draft.changes]) for drive, desk in page.drafting.plans()]
    assert plans == [("sda", [64]), ("sdb", [32, 512])]
    assert session.of("save") == [], "not before the original value is kept"


@pytest.mark.slow
def test_one_drive_is_restored_on_its_own_table(window: Callable[..., tuple[MainWindow, SettingsPage]]) -> None:
    found, page = window()
    found.proposals.restore((Restoration(SDB, (("ata.apm", 64),)),))
    assert found.windowTitle().startswith("Other")
    assert "128 → 64" in page.review.text()


def test_values_of_a_drive_that_is_gone_go_to_no_other_of_its_name(
    window: Callable[..., tuple[MainWindow, SettingsPage]],
) -> None:
    found, page = window()
    before = replace(SDA, diskseq=7, model="Unplugged")
    found.proposals.restore((Restoration(before, (("ata.apm", 64),), saved=(("ata.apm", 254),)),))
    assert found.messages.sentences[-1] == ("Unplugged (sda) is gone; its settings are unchanged.")
    assert page.review.lines == ()
    assert of_kind(WindowSession, found.session).of("save") == []


@pytest.mark.slow
def test_undoing_what_already_is_so_says_so(window: Callable[..., tuple[MainWindow, SettingsPage]]) -> None:
    found, page = window()
    found.proposals.propose((Restoration(SDA, (("ata.apm", 128),)),))
    assert page.review.lines == ()
    assert page.message.text.text() == "No changes needed."
