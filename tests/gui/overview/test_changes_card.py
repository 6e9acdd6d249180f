"""The common changes of Overview: what is offered for which drive, by mouse and by key, and that it stays put."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PyQt6.QtCore import Qt
from pytestqt.qtbot import QtBot

from disktune_contract.drives.drive import Drive, DriveKind
from disktune_contract.settings.setting import Offer, Source, State, Status
from disktune_gui.editing import preset
from disktune_gui.editing.preset import Preset
from disktune_gui.overview.changes_card import SPIN_DOWN, TWENTY_MINUTES, ChangesCard, lasting
from tests.gui.scripted_session import a_drive, hard_disk, keyboard
from tests.sample_drive import make_drive

CHOICES = Offer(choices=("mq-deadline", "none", "bfq"))
SCHEDULER = State("block.scheduler", Status.OK, "mq-deadline", Source.LIVE, offer=CHOICES)
TIMER = State(SPIN_DOWN, Status.OK, None, Source.REMEMBERED)
DISK = a_drive()


@pytest.fixture
def card(qtbot: QtBot) -> ChangesCard:
    found = ChangesCard()
    qtbot.addWidget(found)
    found.show_drive(DISK, (*hard_disk(), SCHEDULER, TIMER))
    found.show()
    return found


def test_a_disk_is_offered_what_it_has_and_not_the_value_it_has(card: ChangesCard) -> None:
    names = {name.replace("\N{NO-BREAK SPACE}", " ") for name in card.buttons}
    assert names >= {
        "Quiet and Cool",
        "Find the Best",
        "Always Use Scheduler bfq",
        "Always Use Scheduler none",
        "Always Spin Down After 20 min",
        "Why Awake?",
    }
    assert "Always Use Scheduler mq-deadline" not in names


def test_each_is_reached_by_tab_and_pressed_by_space(card: ChangesCard) -> None:
    told: list[tuple[object, ...]] = []
    card.lasting_wanted.connect(lambda *what: told.append(what))
    card.best_wanted.connect(lambda *what: told.append(what))
    card.standby_wanted.connect(lambda *what: told.append(what))
    assert all(one.focusPolicy() & Qt.FocusPolicy.TabFocus for one in card.buttons.values())
    for name in ("Always Use Scheduler bfq", "Find the Best", "Why Awake?"):
        keyboard.keyClick(card.buttons[name], Qt.Key.Key_Space)
    assert told == [(DISK, "block.scheduler", "bfq"), (DISK, "block.read_ahead"), ("sda",)]


def test_a_button_stays_while_nothing_that_it_shows_has_changed(card: ChangesCard) -> None:
    before = dict(card.buttons)
    warmer = replace(DISK, temperature_c=44.0)
    card.show_drive(warmer, (*hard_disk(), SCHEDULER, TIMER))
    assert card.buttons == before
    told: list[Drive] = []
    card.best_wanted.connect(lambda drive, _setting: told.append(drive))
    card.buttons["Find the Best"].click()
    assert told == [warmer]
    card.show_drive(warmer, (*hard_disk(), replace(SCHEDULER, value="bfq"), TIMER))
    assert "Always Use Scheduler mq-deadline" in card.buttons


def test_a_preset_is_the_one_of_the_drive_and_its_file_as_it_is(
    card: ChangesCard, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[Preset] = []
    card.preset_wanted.connect(lambda _drive, one: told.append(one))
    mine = [Preset("Mine", about, frozenset(), ()) for about in ("First", "Second")]
    for one in mine:
        monkeypatch.setattr(preset, "suiting", lambda _drive, one=one: [one])
        card.show_drive(replace(DISK, diskseq=90 + len(told)), (SCHEDULER,))
        card.buttons["Mine"].click()
    assert told == mine
    assert card.buttons["Mine"].toolTip() == "Second"


def test_what_a_drive_lacks_is_not_offered_and_without_anything_there_is_no_card(card: ChangesCard) -> None:
    stick = make_drive("nvme0n1", DriveKind.NVME, rotational=False)
    card.show_drive(stick, (SCHEDULER,))
    assert not {"Why Awake?", "Find the Best"} & set(card.buttons)
    for drive, states in ((None, (SCHEDULER,)), (stick, ()), (stick, None)):
        card.show_drive(drive, states)
        assert card.isHidden()


def test_what_cannot_be_saved_cannot_be_changed_for_good(card: ChangesCard) -> None:
    card.show_drive(replace(DISK, same_identity_as=("sdb",)), (SCHEDULER,))
    button = card.buttons["Always Use Scheduler bfq"]
    assert not button.isEnabled()
    assert button.toolTip()


def test_a_value_that_is_only_remembered_is_offered_again() -> None:
    remembered = replace(TIMER, value=TWENTY_MINUTES)
    assert [one.value for one in lasting([remembered])] == [TWENTY_MINUTES]
    assert lasting([replace(remembered, source=Source.LIVE)]) == ()
