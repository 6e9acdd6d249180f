"""The line that tells where a drive is and lets it show itself: what is asked, what is said, how it ends."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest
from PyQt6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from disktune_contract.checkup.attachment import Attachment, DrivePlace, EnclosureSlot
from disktune_contract.drives.drive import Drive, DriveKind
from disktune_contract.messages.change import Applied, ChangeResult, TrialEnd, TrialEnded
from disktune_contract.messages.faults import Fault
from disktune_contract.messages.measurement import Flicker, FlickerBeat, FlickerEnded, OfJob, Started
from disktune_contract.messages.privilege import Class
from disktune_contract.messages.protocol import Nothing
from disktune_contract.settings.setting import Change
from disktune_gui.overview import find_drive
from disktune_gui.overview.find_drive import FindDrive
from disktune_gui.overview.page import OverviewPage
from disktune_gui.theming import style
from tests.gui.scripted_session import Fails, Machine, ScriptedSession, a_drive
from tests.gui.support import added, services_of

PORT = DrivePlace(controller="0000:00:17.0", host="ata3", port=3)
SLOT = EnclosureSlot("AIC 4-bay drive cage", "Slot 02", 2, locate=False, fault=False)
LIGHT = "scsi.locate_light"


class Desk:
    """The line, and the session behind it."""

    def __init__(self, qtbot: QtBot) -> None:
        self.session = ScriptedSession(Class.TUNE)
        self.session.answers |= {"flicker": lambda _args: Started(5), "cancel": lambda _args: Nothing()}
        self.machine = Machine(self.session)
        self.machine.set(LIGHT, value=False)
        self.line = added(qtbot, FindDrive(self.session))
        self.show()

    def show(self, place: DrivePlace | None = PORT, drive: Drive | None = None) -> None:
        self.line.show_drive(drive or a_drive(), place)

    def beat(self, number: int, reads: bool, job: int = 5) -> None:
        self.session.flicker_beat.emit(FlickerBeat(job, number, reads))

    def end(self, fault: Fault | None = None, why: str = "", job: int = 5) -> None:
        self.session.flicker_ended.emit(FlickerEnded(job, fault, why))

    @property
    def said(self) -> str:
        return self.line.text.text()


@pytest.fixture
def desk(qtbot: QtBot) -> Iterator[Desk]:
    made = Desk(qtbot)
    yield made
    made.line.stop()


# -- blinking ----------------------------------------------------------------------------------------------


def test_it_blinks_with_the_drive_and_says_for_how_long(desk: Desk) -> None:
    assert desk.said == "SATA port 3"
    assert desk.line.dot.isHidden()
    desk.line.blink.click()
    assert desk.session.of("flicker") == [Flicker(a_drive().ref, wake=False)]
    desk.beat(0, reads=True)
    assert (desk.line.dot.isHidden(), desk.line.dot.lit) == (False, True)
    assert desk.said == "Look for a blinking light: 60 s left"
    desk.beat(0, reads=False)
    assert not desk.line.dot.lit
    desk.beat(7, reads=True)
    assert "53 s" in desk.said
    desk.beat(8, reads=True, job=6)
    assert "53 s" in desk.said
    assert desk.line.blink.text() == "Stop &Blinking"
    desk.end()
    assert (desk.line.dot.isHidden(), desk.line.blink.text()) == (True, "Make It &Blink")
    assert desk.said.startswith("SATA port 3")


def test_where_nothing_may_move_the_dot_stays_lit_and_the_words_do_not_point_at_it(
    desk: Desk, qapp: QApplication
) -> None:
    style.tell(qapp, still=True)
    try:
        desk.line.blink.click()
        for reads in (True, False, True):
            desk.beat(0, reads=reads)
            assert desk.line.dot.lit
        assert desk.said == "Look for a blinking light: 60 s left"
    finally:
        style.tell(qapp, still=False)


def test_a_click_stops_it(desk: Desk) -> None:
    desk.line.blink.click()
    desk.line.blink.click()
    assert desk.session.of("cancel") == [OfJob(5)]
    assert not desk.line.blink.isEnabled()
    desk.end(Fault.CANCELLED, "The measurement was cancelled.")
    assert desk.line.blink.isEnabled()
    assert desk.said.startswith("SATA port 3")


def test_events_before_the_answer_are_not_lost_and_a_stop_before_it_arrives(desk: Desk) -> None:
    desk.session.held = True
    desk.line.blink.click()
    desk.beat(0, reads=True)
    desk.line.blink.click()
    assert desk.session.of("cancel") == []
    desk.session.let_go()
    assert desk.line.dot.lit
    assert desk.session.of("cancel") == [OfJob(5)]


def test_a_sleeping_drive_is_woken_by_a_second_click(desk: Desk) -> None:
    why = "Reading it would wake the drive."
    desk.session.answers["flicker"] = lambda args: Started(5) if args.wake else Fails(Fault.WOULD_WAKE, why)
    desk.line.blink.click()
    assert (desk.said, desk.line.blink.text()) == (why, "Wake Up and &Blink")
    desk.line.blink.click()
    assert [args.wake for args in desk.session.of("flicker")] == [False, True]
    desk.end()
    assert desk.line.blink.text() == "Make It &Blink"


def test_what_was_offered_for_one_drive_is_not_done_to_the_next(desk: Desk) -> None:
    desk.session.answers["flicker"] = lambda _args: Fails(Fault.WOULD_WAKE, "It sleeps.")
    desk.line.blink.click()
    desk.show(drive=a_drive("sdb"))
    assert desk.line.blink.text() == "Make It &Blink"
    desk.line.blink.click()
    assert desk.session.of("flicker")[-1] == Flicker(a_drive("sdb").ref, wake=False)


def test_who_may_not_read_the_drive_is_asked_to_unlock_once(desk: Desk) -> None:
    def answer(_args: object) -> object:
        denied = desk.session.privilege is not Class.TUNE
        return Fails(Fault.PERMISSION, "Reading it needs permission.") if denied else Started(5)

    desk.session.answers["flicker"] = answer
    desk.session.become(Class.BROWSE)
    desk.line.blink.click()
    assert desk.session.privilege is Class.TUNE
    assert len(desk.session.of("flicker")) == 2
    desk.end()
    desk.session.become(Class.BROWSE)
    desk.session.unlock_refusal = "No password was given."
    desk.line.blink.click()
    assert desk.said == "No password was given."
    assert desk.line.blink.isEnabled()


def test_what_goes_wrong_is_said(desk: Desk) -> None:
    desk.line.blink.click()
    desk.end(Fault.IO_ERROR, "It could not be read at 5 GB: Input/output error.")
    assert desk.said == "It could not be read at 5 GB: Input/output error."
    desk.line.blink.click()
    desk.session.left.emit(Class.TUNE)
    assert desk.said == "Ended."


def test_a_helper_that_says_nothing_is_not_waited_for_for_ever(
    desk: Desk, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(find_drive.FlickerJob, "give_up_ms", 1)
    desk.line.blink.click()
    desk.line.blink.click()
    qtbot.waitUntil(lambda: "End unknown" in desk.said)
    assert desk.line.blink.isEnabled()


@pytest.mark.parametrize("other", [a_drive("sdb"), None])
def test_another_drive_in_view_ends_it(desk: Desk, other: Drive | None) -> None:
    desk.line.blink.click()
    desk.line.show_drive(other, None)
    assert desk.session.of("cancel") == [OfJob(5)]
    desk.beat(1, reads=True)
    desk.end(Fault.CANCELLED)
    assert desk.said == ""
    assert desk.line.dot.isHidden()


@pytest.mark.parametrize(
    ("kind", "shown"), [(DriveKind.USB, True), (DriveKind.ARRAY, False), (DriveKind.VIRTIO, False)]
)
def test_only_what_may_have_a_light_has_the_line(desk: Desk, kind: DriveKind, shown: bool) -> None:
    desk.show(drive=replace(a_drive(), kind=kind))
    assert desk.line.isHidden() is not shown


# -- the light of the enclosure ----------------------------------------------------------------------------


def test_there_is_a_button_only_where_there_is_a_light(desk: Desk) -> None:
    assert desk.line.light.isHidden()
    desk.show(DrivePlace(enclosure=replace(SLOT, locate=None)))
    assert desk.line.light.isHidden()
    desk.show(DrivePlace(enclosure=SLOT))
    assert not desk.line.light.isHidden()
    assert desk.said == "Slot 02, AIC 4-bay drive cage"


def test_the_light_is_on_as_read_back_and_off_by_a_click(desk: Desk) -> None:
    desk.show(DrivePlace(enclosure=SLOT))
    desk.line.light.click()
    [asked] = desk.session.of("apply")
    assert asked.changes == (Change(LIGHT, False, True),)
    # At a time of day: how long it is until then is another thing a second later.
    assert re.fullmatch(r"Locate light on until \d\d:\d\d:\d\d\.", desk.said)
    assert desk.line.light.text() == "Turn &Light Off"
    # Blinking at the same time is no reason to forget it.
    desk.line.blink.click()
    desk.beat(0, reads=True)
    assert "a blinking light: 60 s left" in desk.said
    desk.end()
    assert desk.said.startswith("Locate light on until")
    desk.line.light.click()
    assert desk.said == "Locate light off."
    assert desk.machine.states[LIGHT].value is False


def test_it_is_never_kept(desk: Desk) -> None:
    desk.show(DrivePlace(enclosure=SLOT))
    desk.line.light.click()
    desk.show(DrivePlace(enclosure=SLOT), a_drive("sdb"))
    assert desk.machine.states[LIGHT].value is False
    assert [verb for verb, _ in desk.session.asked if verb in ("keep", "put-back")] == ["put-back"]


def test_its_time_is_over(desk: Desk) -> None:
    desk.show(DrivePlace(enclosure=SLOT))
    desk.line.light.click()
    off = ChangeResult(LIGHT, True, False, False, changed=True)
    desk.session.trial_ended.emit(TrialEnded("another", "sda", TrialEnd.TIMED_OUT, ()))
    assert desk.said.startswith("Locate light on until")
    desk.session.trial_ended.emit(TrialEnded("t1", "sda", TrialEnd.TIMED_OUT, (off,)))
    assert desk.said == "Locate light off."


@pytest.mark.parametrize(
    ("results", "words"),
    [
        ((ChangeResult(LIGHT, True, False, None, changed=False, why="The drive is gone."),), "The drive is gone."),
        ((ChangeResult(LIGHT, True, False, True, changed=False),), "Locate light unknown."),
    ],
)
def test_a_light_that_does_not_go_off_is_told(desk: Desk, results: tuple[ChangeResult, ...], words: str) -> None:
    desk.show(DrivePlace(enclosure=SLOT))
    desk.line.light.click()
    desk.session.trial_ended.emit(TrialEnded("t1", "sda", TrialEnd.TIMED_OUT, results))
    assert desk.said == words


@pytest.mark.parametrize(("kept", "words"), [(True, "The service turns it off."), (False, "unknown.")])
def test_the_helper_is_gone(desk: Desk, kept: bool, words: str) -> None:
    real = desk.machine.apply

    def apply(args: Any) -> Applied:
        done = real(args)
        assert isinstance(done, Applied)
        return replace(done, kept=kept)

    desk.session.answers["apply"] = apply
    desk.show(DrivePlace(enclosure=SLOT))
    desk.line.light.click()
    desk.session.left.emit(Class.TUNE)
    assert desk.said.endswith(words)


def test_a_light_that_stays_dark_is_not_called_on(desk: Desk) -> None:
    def apply(args: Any) -> Applied:
        dark = ChangeResult(LIGHT, False, True, False, changed=False, fault=Fault.IO_ERROR, why="It stayed off.")
        return Applied("", args.trial_s, (dark,))

    desk.session.answers["apply"] = apply
    desk.show(DrivePlace(enclosure=SLOT))
    desk.line.light.click()
    assert desk.said == "It stayed off."
    assert desk.line.light.text() == "Locate &Light"


def test_another_programs_light_is_left_alone(desk: Desk) -> None:
    desk.show(DrivePlace(enclosure=replace(SLOT, locate=True)))
    assert not desk.line.light.isEnabled()
    assert "another program" in desk.line.light.toolTip()


# -- on the page -------------------------------------------------------------------------------------------


def test_the_overview_tells_where_the_drive_is(qtbot: QtBot) -> None:
    session = ScriptedSession()
    session.answers |= {
        "identify": lambda _args: Fails(Fault.BUSY, "Not now."),
        "checkup": lambda _args: Attachment(place=replace(PORT, paths=("pci-0000:00:17.0-ata-3",))),
    }
    session.bring(a_drive())
    page = added(qtbot, OverviewPage(services_of(session)))
    page.show_drive(session.drives[0])
    page.set_active(True)
    assert page.finder.text.text() == "SATA port 3"
    titles = [part.title for part in page.facts.panel.view.facts.sections]
    assert titles.index("Where It Is") == titles.index("Identity") + 1
    assert "/dev/disk/by-path/pci-0000:00:17.0-ata-3" in page.text()
