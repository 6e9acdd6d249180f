"""The bar of a setting's row: what is saved, and what can be done about it."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from disktune_contract.catalog import BY_ID
from disktune_contract.settings.claims import ClaimList
from disktune_contract.settings.saved import unsavable
from disktune_contract.settings.setting import Source, State, Status
from disktune_gui.saved_settings import saved_state, saved_text
from disktune_gui.saved_settings.bar import AGAIN, FORGET, SAVE, LastButton, LastingBar
from tests.gui.saved_settings.saving_desk import APM, claim, one
from tests.gui.scripted_session import a_drive
from tests.gui.support import added


def test_the_terms_name_what_is_saved_and_every_tool(qtbot: QtBot) -> None:
    state = one(128, 254, claim("tlp", 254), claim("hdparm", 1, valid=False))
    facts = dict(saved_text.facts(state))
    assert facts["Saved"] == "128"
    assert "TLP at boot: 254 (/etc/tlp.conf:3)" in facts["Also set by"]
    assert "No effect: hdparm gives up here." in facts["Also set by"]
    bar = added(qtbot, LastingBar(BY_ID[APM]))
    bar.show_lasting(state, editable=True)
    assert [not button.isHidden() for button in (bar.again, bar.save, bar.forget)] == [True, True, True]
    assert bar.save.text() == "Save 254"


@pytest.mark.parametrize(
    ("changes", "why"),
    [
        ({"same_identity_as": ("sdb",)}, "sda and sdb share an identity: nothing can be saved."),
        ({"identity": ""}, "sda has no serial number or WWN: nothing can be saved."),
    ],
)
def test_for_a_drive_of_doubtful_identity_saving_is_off_with_the_reason(
    qtbot: QtBot, changes: dict[str, Any], why: str
) -> None:
    drive = replace(a_drive(), **changes)
    found = saved_state.gather((State(APM, Status.OK, 254, Source.LIVE),), (), ClaimList(()), (), unsavable(drive))
    bar = added(qtbot, LastingBar(BY_ID[APM]))
    bar.show_lasting(found[APM], editable=True)
    assert not bar.save.isEnabled()
    assert bar.save.toolTip().startswith(why)
    menu = added(qtbot, LastButton())
    menu.show_refusal(unsavable(drive))
    assert menu.save is not None
    assert (menu.save.isEnabled(), menu.save.toolTip()[:20]) == (False, why[:20])
    menu.show_refusal("")
    assert menu.save.isEnabled()


def test_each_button_asks_for_what_it_says(qtbot: QtBot) -> None:
    bar = added(qtbot, LastingBar(BY_ID[APM]))
    asked: list[str] = []
    bar.asked.connect(asked.append)
    bar.show_lasting(one(128, 254), editable=True)
    for button in (bar.save, bar.again, bar.forget):
        button.click()
    assert asked == [SAVE, AGAIN, FORGET]
    assert bar.accessibleName() == bar.text() != ""


def test_while_nothing_may_be_changed_no_button_can_be_pressed(qtbot: QtBot) -> None:
    bar = added(qtbot, LastingBar(BY_ID[APM]))
    assert bar.isHidden(), "until something is known"
    for editable in (True, False, True):
        bar.show_lasting(one(128, 254), editable=editable)
        assert [button.isEnabled() for button in (bar.save, bar.again, bar.forget)] == [editable] * 3
    bar.show_lasting(None, editable=True)
    assert bar.isHidden()
