"""A saved value for battery in the window: chosen, shown with the other one, and switched by the plug."""

from __future__ import annotations

from dataclasses import replace

import pytest
from pytestqt.qtbot import QtBot

from disktune_contract.catalog import BY_ID
from disktune_contract.messages.faults import Fault
from disktune_contract.settings.claims import When
from disktune_contract.settings.saved import BatteryValue, SavedValue, Supply
from disktune_contract.settings.setting import Value
from disktune_gui.saved_settings import saved_state, saved_text
from disktune_gui.saved_settings.bar import LastingBar
from disktune_gui.saved_settings.exchange_dialog import ExchangeDialog
from disktune_gui.saved_settings.save_dialog import BatteryDialog
from disktune_gui.saved_settings.saved_state import SavedState
from tests.gui.saved_settings.saving_desk import APM, READ_AHEAD, SavingDesk, claim
from tests.gui.scripted_session import Fails

TIMEOUT = "scsi.timeout"
MAINS, BATTERY, UNKNOWN = Supply.MAINS, Supply.BATTERY, Supply.UNKNOWN


def pair(live: Value | None, supply: Supply, **changes: object) -> SavedState:
    """Return the power management level, saved as 254 on mains and 128 on battery."""
    saved = SavedValue(APM, 254, on_battery=128)
    found = SavedState(
        BY_ID[APM], saved, live, supply=supply, has_battery=True, file="/etc/disktune/drives/x.conf"
    )
    return replace(found, **changes)  # type: ignore[arg-type]


@pytest.fixture
def desk(qtbot: QtBot) -> SavingDesk:
    """Return a page on a laptop that is plugged in, for whose drive a level is saved."""
    found = SavingDesk(qtbot)
    found.has_battery, found.supply = True, MAINS
    found.values = {APM: 254}
    found.machine.set(APM, value=254)
    found.show()
    return found


def dialog(desk: SavingDesk, setting: str = APM) -> BatteryDialog:
    """Open the help of a row, and choose a value for battery."""
    desk.page.rows[setting].more.setChecked(True)
    desk.bar(setting).battery.click()
    return desk.page.findChildren(BatteryDialog)[-1]


def choose(found: BatteryDialog, value: Value) -> None:
    found.editor.edited.emit(value, False)


# -- in words ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("found", "words", "tone"),
    [
        (pair(254, MAINS), "Saved: 254 on AC power, 128 on battery. On AC power.", "faint"),
        (pair(128, BATTERY), "Saved: 254 on AC power, 128 on battery. On battery.", "faint"),
        (pair(254, UNKNOWN), "Power supply unknown: the AC value applies.", "faint"),
        (pair(254, BATTERY), "Saved as 128 on battery, now 254, cause unknown", "caution"),
        (pair(128, MAINS), "Saved as 254 on AC power, now 128, cause unknown", "caution"),
        (pair(128, MAINS, switching=True), "128 on battery. The supply just changed.", "faint"),
    ],
)
def test_a_row_says_both_values_and_which_counts(found: SavedState, words: str, tone: str) -> None:
    assert words in saved_text.words(found)[0]
    assert saved_text.words(found)[1] == tone
    assert found.drifted is (tone == "caution")


def test_what_is_held_back_is_named_with_both_values() -> None:
    found = pair(30, MAINS, saved=SavedValue(APM, 254, held=True, on_battery=128))
    assert saved_text.words(found)[0].startswith("Saved as 254 on AC power, 128 on battery, but held back: ")
    assert [rival.remark for rival in saved_text.rivals(found)] == ["Held back."] * 2


def test_among_those_who_set_it_both_values_are_ours() -> None:
    tlp = claim("tlp", 254, When.BOOT, When.AC)
    ours = saved_text.rivals(pair(128, BATTERY, claims=(tlp,)))
    assert [(rival.who, rival.value, rival.when, rival.remark) for rival in ours] == [
        ("TLP", "254", "at boot, on AC power", ""),
        ("DiskTune", "254", "at boot, on hot-plug, after resume, on AC power", ""),
        ("DiskTune", "128", "at boot, on hot-plug, after resume, on battery", "In effect."),
    ]
    assert ours[-1].where == "/etc/disktune/drives/x.conf"
    # What is said of the supply does not hold while it changes.
    assert not any(one.remark for one in saved_text.rivals(pair(128, BATTERY, switching=True)))
    assert saved_text.last_words(pair(128, BATTERY, claims=(tlp,))) == (
        "at boot, on AC power: DiskTune (254)",
        "at boot, on battery: DiskTune (128)",
    )


def test_another_tool_with_the_same_values_on_the_same_supply_is_not_overridden() -> None:
    same = (claim("tlp", 254, When.BOOT, When.AC), claim("tlp", 128, When.BOOT, When.BATTERY))
    assert "Overrides" not in saved_text.words(pair(254, MAINS, claims=same))[0]
    swapped = (claim("tlp", 128, When.BOOT, When.AC), claim("tlp", 128, When.BOOT, When.BATTERY))
    assert "Overrides 128 of TLP (/etc/tlp.conf:3)." in saved_text.words(pair(254, MAINS, claims=swapped))[0]
    always = (claim("hdparm", 254, When.BOOT, When.AC, When.BATTERY),)
    assert "Overrides 254 of hdparm.conf" in saved_text.words(pair(254, MAINS, claims=always))[0]


# -- choosing --------------------------------------------------------------------------------------------------


def test_only_a_computer_with_a_battery_offers_a_value_for_it(desk: SavingDesk, qtbot: QtBot) -> None:
    bar = desk.bar(APM)
    desk.page.rows[APM].more.setChecked(True)
    assert not bar.battery.isHidden()
    assert desk.page.rows[READ_AHEAD].details.lasting.battery.isHidden(), "nothing is saved of it"
    desk.has_battery = False
    desk.page.reload()
    assert bar.battery.isHidden()
    other = LastingBar(BY_ID[APM])
    qtbot.addWidget(other)
    other.show_lasting(pair(254, MAINS, locked="The helper is not running."), editable=True)
    assert (other.battery.isEnabled(), other.battery.toolTip()) == (False, "The helper is not running.")


@pytest.mark.slow
def test_a_value_for_battery_is_saved_at_once_on_mains(desk: SavingDesk) -> None:
    found = dialog(desk)
    assert (found.mains.text(), found.same.isChecked()) == ("254", True)
    choose(found, 128)
    assert found.other.isChecked()
    assert found.told.text() == "Applied on battery."
    found.save.click()
    assert desk.session.of("save")[-1].on_battery == (BatteryValue(APM, 128),)
    assert (desk.values, desk.on_battery, desk.applied()) == ({APM: 254}, {APM: 128}, [])
    assert desk.page.message.text.text() == "Saved for battery."
    assert desk.bar(APM).text().startswith("Saved: 254 on AC power, 128 on battery.")


@pytest.mark.slow
def test_the_same_value_again_deletes_the_one_for_battery(desk: SavingDesk) -> None:
    desk.on_battery = {APM: 128}
    desk.page.reload()
    found = dialog(desk)
    assert (found.other.isChecked(), found.value) == (True, 128)
    found.same.click()
    found.save.click()
    assert (desk.values, desk.on_battery) == ({APM: 254}, {})
    assert desk.page.message.text.text() == "Battery value deleted."


def test_deleting_the_saved_value_deletes_both(desk: SavingDesk) -> None:
    desk.on_battery = {APM: 128}
    desk.page.reload()
    desk.page.rows[APM].more.setChecked(True)
    assert desk.bar(APM).forget.text() == "Delete Saved Values"
    desk.bar(APM).forget.click()
    assert (desk.values, desk.on_battery) == ({}, {})


@pytest.mark.slow
def test_a_value_that_is_to_be_in_force_now_goes_on_trial_and_is_saved_when_it_was_kept(desk: SavingDesk) -> None:
    desk.supply = BATTERY
    desk.page.reload()
    found = dialog(desk)
    choose(found, 128)
    assert found.save.text() == "&Review Change"
    found.save.click()
    assert desk.session.of("save") == []
    desk.page.review.apply.click()
    assert desk.applied()[-1].changes[0].value == 128
    next(iter(desk.page.trials.values())).keep.click()
    assert (desk.values, desk.on_battery) == ({APM: 254}, {APM: 128})


@pytest.mark.slow
def test_what_was_reverted_on_battery_is_saved_for_nothing(desk: SavingDesk) -> None:
    desk.supply = BATTERY
    desk.page.reload()
    found = dialog(desk)
    choose(found, 128)
    found.save.click()
    desk.page.review.apply.click()
    next(iter(desk.page.trials.values())).back.click()
    desk.supply = MAINS
    desk.page.reload()
    desk.apply(APM, 5)
    next(iter(desk.page.trials.values())).keep.click()
    assert (desk.session.of("save"), desk.on_battery) == ([], {})


def test_what_could_hang_the_computer_has_to_have_been_in_force(desk: SavingDesk) -> None:
    desk.values = {TIMEOUT: 30}
    desk.machine.set(TIMEOUT, value=30)
    desk.page.reload()
    found = dialog(desk, TIMEOUT)
    choose(found, 60)
    assert not found.save.isEnabled()
    assert found.told.text() == ("It can lose data or hang the computer. Apply it first.")
    desk.machine.set(TIMEOUT, value=60)
    desk.page.reload()
    assert found.save.isEnabled()


def test_the_current_value_is_saved_for_the_supply_in_force(desk: SavingDesk) -> None:
    desk.on_battery, desk.supply = {APM: 128}, BATTERY
    desk.machine.set(APM, value=100)
    desk.page.reload()
    assert "Saved as 128 on battery, now 100" in desk.bar(APM).text()
    assert desk.bar(APM).save.text() == "Save 100 for Battery"
    desk.bar(APM).save.click()
    assert (desk.values, desk.on_battery) == ({APM: 254}, {APM: 100})
    desk.supply = MAINS
    desk.page.reload()
    assert desk.bar(APM).save.text() == "Save 100 for AC Power"
    desk.bar(APM).again.click()
    desk.page.review.apply.click()
    assert desk.applied()[-1].changes[0].value == 254


def test_the_dialog_goes_with_what_it_is_about(desk: SavingDesk) -> None:
    found = dialog(desk)
    assert found.isVisible()
    desk.values = {}
    desk.page.reload()
    assert not found.isVisible()


# -- the plug --------------------------------------------------------------------------------------------------


def test_the_plug_is_followed_and_nothing_is_said_of_it_before_it_is_known(desk: SavingDesk, qtbot: QtBot) -> None:
    news = desk.page.services.saved_news
    desk.on_battery = {APM: 128}
    desk.page.reload()
    assert desk.bar(APM).text().endswith("On AC power.")
    news._timer.setInterval(60_000)
    desk.session.supply_changed.emit()
    assert desk.bar(APM).text().endswith("The supply just changed.")
    # The helper's unit has not begun yet, but somebody asks: that the drive has the old value is no drift.
    desk.supply = BATTERY
    desk.page.reload()
    assert desk.bar(APM).text().endswith("The supply just changed.")
    desk.machine.set(APM, value=128)
    news._timer.stop()
    news._timer.timeout.emit()
    qtbot.waitUntil(lambda: desk.bar(APM).text().endswith("On battery."))
    assert desk.bar(APM).text().startswith("Saved: 254 on AC power, 128 on battery.")


def test_the_old_value_is_never_called_drift_before_the_drive_was_asked(desk: SavingDesk, qtbot: QtBot) -> None:
    news = desk.page.services.saved_news
    desk.on_battery = {APM: 128}
    desk.page.reload()
    said: list[str] = []
    desk.page.keeping.keeper.changed.connect(lambda: said.append(desk.bar(APM).text()))
    news._timer.setInterval(0)
    desk.session.supply_changed.emit()
    desk.supply = BATTERY
    desk.machine.set(APM, value=128)
    qtbot.waitUntil(lambda: desk.bar(APM).text().endswith("On battery."))
    assert said
    assert not any(", now" in words for words in said), said


def test_a_supply_that_cannot_be_read_stays_unsaid(desk: SavingDesk, qtbot: QtBot) -> None:

    news = desk.page.services.saved_news
    desk.on_battery = {APM: 128}
    desk.page.reload()
    news._timer.setInterval(0)
    desk.session.answers["saved"] = lambda _args: Fails(Fault.IO_ERROR, "The helper exited.")
    asked = len(desk.session.of("saved"))
    desk.session.supply_changed.emit()
    qtbot.waitUntil(lambda: len(desk.session.of("saved")) > asked)
    assert desk.bar(APM).text().endswith("The supply just changed.")


# -- taking over -------------------------------------------------------------------------------------------------

TLP = (
    claim("tlp", 200, When.BOOT, When.RESUME, When.AC),
    claim("tlp", 100, When.BOOT, When.RESUME, When.BATTERY),
)


def taken(desk: SavingDesk) -> ExchangeDialog:
    desk.page.sheet.last.exchange_asked.emit()
    return desk.page.findChildren(ExchangeDialog)[-1]


def test_both_values_of_tlp_are_imported(qtbot: QtBot) -> None:
    desk = SavingDesk(qtbot, *TLP)
    desk.has_battery, desk.supply = True, MAINS
    desk.machine.set(APM, value=200)
    desk.show()
    found = taken(desk)
    [one] = found.importing.found
    assert (one.claim.value, one.on_battery, one.problem) == (200, 100, "")
    found.importing.take.click()
    assert (desk.values, desk.on_battery) == ({APM: 200}, {APM: 100})
    [again] = saved_state.takeovers(desk.page.keeping.found())
    assert again.problem == "already saved"


def test_both_values_are_saved_once_the_one_in_force_was_kept(qtbot: QtBot) -> None:
    desk = SavingDesk(qtbot, *TLP)
    desk.has_battery, desk.supply = True, MAINS
    desk.machine.set(APM, value=254)
    desk.show()
    taken(desk).importing.take.click()
    desk.page.review.apply.click()
    next(iter(desk.page.trials.values())).keep.click()
    assert (desk.values, desk.on_battery) == ({APM: 200}, {APM: 100})


def test_a_pair_that_needs_consent_is_not_imported_untried() -> None:
    claims = (
        claim("tlp", "max_performance", When.BOOT, When.AC, setting="power.link"),
        claim("tlp", "med_power_with_dipm", When.BOOT, When.BATTERY, setting="power.link"),
    )
    link = BY_ID["power.link"]
    for live in ("max_performance", "med_power_with_dipm"):
        found = SavedState(link, None, live, None, claims, supply=MAINS, has_battery=True)
        [one] = saved_state.takeovers({link.id: found})
        assert one.problem.startswith("It can lose data or hang the computer.")


@pytest.mark.parametrize(
    ("claims", "supply", "has_battery", "on_battery", "problem"),
    [
        (TLP, BATTERY, True, 100, "needs AC power"),
        (TLP, UNKNOWN, False, None, ""),
        (TLP[1:], MAINS, True, None, "battery only: save an AC value first"),
        (TLP[:1], MAINS, True, None, ""),
        ((*TLP[:1], claim("hdparm", 200, When.BOOT, When.BATTERY)), MAINS, True, None, ""),
    ],
)
def test_what_others_set_on_one_supply_is_not_taken_for_both(
    claims: tuple[object, ...], supply: Supply, has_battery: bool, on_battery: Value | None, problem: str
) -> None:
    found = SavedState(BY_ID[APM], None, 254, None, claims, supply=supply, has_battery=has_battery)  # type: ignore[arg-type]
    [one] = saved_state.takeovers({APM: found})
    assert (one.on_battery, one.problem) == (on_battery, problem)
