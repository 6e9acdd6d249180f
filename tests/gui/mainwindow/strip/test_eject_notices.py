"""What is said of a drive that is ejected, and where ejecting is offered."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from disktune_contract.drives.drive import Drive, DriveKind
from disktune_contract.messages.action import ActionList
from disktune_gui.mainwindow.actions import EJECT, Actions
from disktune_gui.mainwindow.strip.messages import Messages
from disktune_gui.mainwindow.strip.notices import EjectNotices
from tests.gui.scripted_session import ScriptedSession
from tests.gui.services.eject.stick import NAME, ROOT, objects
from tests.gui.services.eject.test_ejector import Desk, Script
from tests.gui.told import press
from tests.sample_drive import make_drive


@pytest.fixture
def messages(qapp: object) -> Messages:
    return Messages()


# -- what is said ------------------------------------------------------------------------------------------


def test_one_sentence_takes_the_place_of_the_other_and_goes_when_it_is_not_so(messages: Messages) -> None:
    desk = Desk()
    EjectNotices(messages, desk.ejector)
    seen: list[list[str]] = []

    def look() -> None:
        seen.append([words for _, words in desk.ejector.under_way()])

    desk.ejector.progress.connect(look)
    desk.eject()
    assert all(len(one) == 1 for one in seen)
    assert "unmounting /media/one" in seen[1][0]
    assert desk.ejector.under_way() == []
    assert messages.sentences == ["Disconnect Stick now: it is off."]
    desk.session.bring()
    desk.session.bring(make_drive("sdz", DriveKind.USB, identity=desk.drive.identity))
    assert messages.sentences == []


def test_a_refusal_names_the_drive(messages: Messages) -> None:
    desk = Desk(make_drive("sdx", DriveKind.USB, model="Stick"))
    EjectNotices(messages, desk.ejector)
    desk.eject()
    assert messages.sentences == ["Stick not ejected. Unknown to udisks2."]


def test_the_question_is_answered_in_place(messages: Messages) -> None:
    found = objects()
    other = {"Model": "Second", "SiblingId": "/sys/usb1", "MediaAvailable": True}
    found[f"{ROOT}/drives/Second"] = {f"{NAME}.Drive": other}
    desk = Desk(script=Script(found))
    EjectNotices(messages, desk.ejector)
    desk.eject()
    assert messages.sentences == ["Eject Stick? Also switches off: Second."]
    press(messages, "Eject All")
    assert messages.sentences == ["Disconnect Stick now: it is off."]


# -- where it is offered -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("kind", "removable", "label"),
    [
        (DriveKind.USB, False, "E&ject and Power Off"),
        (DriveKind.MMC, False, "E&ject"),
        (DriveKind.SCSI, True, "E&ject"),
        (DriveKind.ATA, False, None),
        (DriveKind.ARRAY, False, None),
    ],
)
def test_the_menu_offers_it_for_what_can_be_taken_away(
    qtbot: QtBot, messages: Messages, kind: DriveKind, removable: bool, label: str | None
) -> None:
    session = ScriptedSession()
    session.answers["actions"] = lambda _args: ActionList(())
    actions = Actions(session, messages)
    qtbot.addWidget(actions.button)
    drive = make_drive("sdx", kind, removable=removable)
    actions.show_drive(drive)
    wanted: list[Drive] = []
    actions.eject_wanted.connect(wanted.append)
    actions.button.click()
    entry = next((one for one in actions.menu.actions() if one.data() == EJECT), None)
    assert (entry.text() if entry is not None else None) == label
    if entry is not None:
        entry.trigger()
        assert wanted == [drive]
    actions.menu.hide()


# -- in the demo -------------------------------------------------------------------------------------------
