"""The page of scrubs: every state, what can be done in it, and what is asked for it."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PyQt6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from disktune_contract.drives.drive import Usage
from disktune_contract.messages.action import LimitChange, Scrub, ScrubDeed, ScrubLimits
from disktune_contract.messages.faults import Fault
from disktune_contract.messages.privilege import Class
from disktune_contract.scrub import (
    DeviceLimit,
    PoolList,
    PoolScan,
    ScanKind,
    ScrubErrors,
    ScrubFigures,
    ScrubList,
    ScrubReport,
    ScrubState,
    TemporaryScrubLimits,
    ZfsPool,
)
from disktune_gui.client.elevation import HelperLauncher
from disktune_gui.scrub.page import ScrubCard, ScrubPage
from tests.gui.scripted_session import Fails, ScriptedSession
from tests.gui.scrub.test_scrub_model import GB, MB, UUID, device, report
from tests.gui.support import added, services_of
from tests.sample_drive import make_drive

DRIVE = replace(make_drive("sda"), usage=Usage(mounts=("/srv/pool",), checked=(f"btrfs:{UUID}",)))


class Scene:
    """The page over a script."""

    def __init__(self, qtbot: QtBot, privilege: Class = Class.TUNE) -> None:
        self.session = ScriptedSession(privilege)
        self.found: list[ScrubReport] = [report(0, device(1, 25 * GB))]
        self.session.answers["scrubs"] = lambda _args: ScrubList(tuple(self.found))
        self.page = added(qtbot, ScrubPage(services_of(self.session)))
        self.session.bring(DRIVE)
        self.page.show()
        self.page.show_drive(DRIVE)
        self.page.set_active(True)
        self.qtbot = qtbot
        qtbot.waitUntil(lambda: self.page.report is not None)

    def show(self, found: ScrubReport) -> None:
        self.found = [found]
        self.page.refresh()
        self.qtbot.waitUntil(lambda: self.page.report == found)

    def offered(self) -> set[str]:
        """Return the buttons that can be seen and pressed."""
        every = self.page.findChildren(QPushButton)
        return {one.text() for one in every if one.isVisibleTo(self.page) and one.isEnabled() and one.text()}

    def sent(self, verb: str) -> list[object]:
        return [args for name, args in self.session.asked if name == verb]


@pytest.fixture
def scene(qtbot: QtBot) -> Scene:
    return Scene(qtbot)


@pytest.mark.parametrize(
    ("state", "offered"),
    [
        (ScrubState.NEVER, {"Start Scrub"}),
        (ScrubState.RUNNING, {"Pause Scrub"}),
        (ScrubState.STOPPED, {"Start Scrub", "Resume Scrub"}),
        (ScrubState.INTERRUPTED, {"Start Scrub", "Resume Scrub"}),
        (ScrubState.FINISHED, {"Start Scrub"}),
    ],
)
def test_each_state_offers_what_can_be_done(scene: Scene, state: ScrubState, offered: set[str]) -> None:
    scene.show(report(0, device(1, 25 * GB, state)))
    assert scene.offered() - {"Set Limit"} == offered


def test_what_is_pressed_is_asked_for(scene: Scene) -> None:
    scene.session.answers["scrub"] = lambda _args: report(1, device(1, 26 * GB, ScrubState.STOPPED))
    scene.page.buttons[ScrubDeed.STOP].click()
    scene.qtbot.waitUntil(lambda: "paused" in scene.page.state.text())
    assert scene.sent("scrub") == [Scrub(DRIVE.ref, UUID, ScrubDeed.STOP)]


def test_a_refusal_is_said_and_everything_stays_possible(scene: Scene) -> None:
    scene.session.answers["scrub"] = lambda _args: Fails(Fault.NOT_SUPPORTED, "A scrub is already running.")
    scene.page.buttons[ScrubDeed.STOP].click()
    scene.qtbot.waitUntil(lambda: "already running" in scene.page.message.text.text())
    assert "Pause Scrub" in scene.offered()


def test_a_limit_is_asked_for_with_what_was_seen(scene: Scene) -> None:
    scene.session.answers["scrub-limits"] = lambda _args: scene.found[0]
    scene.page.limits.limit.setValue(20)
    scene.page.limits.set_button.click()
    scene.qtbot.waitUntil(lambda: bool(scene.sent("scrub-limits")))
    wanted = (LimitChange(1, 0, 20 * MB),)
    assert scene.sent("scrub-limits") == [ScrubLimits(DRIVE.ref, UUID, wanted, until_finished=True)]


def test_a_boost_removes_limits_and_needs_some(scene: Scene) -> None:
    assert not scene.page.limits.boost_button.isEnabled()
    assert "No limit is set" in scene.page.limits.boost_button.toolTip()
    scene.session.answers["scrub-limits"] = lambda _args: scene.found[0]
    scene.show(report(1, device(1, 25 * GB, limit_bytes_s=10 * MB)))
    scene.page.limits.boost_button.click()
    scene.qtbot.waitUntil(lambda: bool(scene.sent("scrub-limits")))
    wanted = (LimitChange(1, 10 * MB, 0),)
    assert scene.sent("scrub-limits") == [ScrubLimits(DRIVE.ref, UUID, wanted, until_finished=True)]


def test_limits_that_hold_can_only_be_restored(scene: Scene) -> None:
    hold = TemporaryScrubLimits((DeviceLimit(1, 10 * MB),), (DeviceLimit(1, 0),), 0.0)
    scene.show(report(1, device(1, 25 * GB, limit_bytes_s=10 * MB), hold=hold))
    assert scene.offered() == {"Pause Scrub", "Restore Limits"}
    assert "until the scrub finishes" in scene.page.limits.now.text()


def test_without_btrfs_progs_nothing_is_offered_and_it_says_what_to_install(scene: Scene) -> None:
    scene.show(report(1, device(1, 25 * GB, ScrubState.STOPPED), tool=False))
    assert scene.offered() == {"Set Limit"}
    assert "btrfs-progs" in scene.page.unread.text()


def test_to_resume_comes_before_to_start_from_the_beginning(scene: Scene) -> None:
    scene.show(report(1, device(1, 25 * GB, ScrubState.STOPPED)))
    buttons = scene.page.buttons
    assert buttons[ScrubDeed.RESUME].x() < buttons[ScrubDeed.START].x()


def test_where_nothing_can_be_unlocked_nobody_is_told_to(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    why = "Unlock to see the state of a scrub."
    scene = Scene(qtbot, Class.BROWSE)
    scene.show(report(1, device(1, 0.0, ScrubState.UNKNOWN), live=False, why=why))
    assert scene.page.unread.text() == why
    monkeypatch.setattr(ScriptedSession, "can_unlock", property(lambda _session: False))
    monkeypatch.setattr(HelperLauncher, "can_elevate", False)
    scene.show(report(2, device(1, 0.0, ScrubState.UNKNOWN), live=False, why=why))
    assert "Unlock" not in scene.page.unread.text()
    assert scene.page.unread.text().startswith("Read-only.")


def test_one_that_is_mounted_nowhere_or_read_only_is_shown(scene: Scene) -> None:
    scene.show(report(1, device(1, GB, ScrubState.NEVER), points=(), why="It is not mounted here."))
    assert scene.page.unread.text() == "It is not mounted here."
    assert "Start Scrub" not in scene.offered()
    scene.show(report(2, device(1, GB, ScrubState.NEVER), read_only=True))
    assert "Read-only: nothing repaired." in scene.page.unread.text()
    assert "Start Scrub" not in scene.offered()


def test_locked_it_says_unknown_and_offers_to_unlock(qtbot: QtBot) -> None:
    scene = Scene(qtbot, Class.BROWSE)
    unknown = device(1, 0, ScrubState.UNKNOWN, figures=None, limit_bytes_s=None)
    scene.show(report(1, unknown, live=False, why="Root alone."))
    assert scene.page.state.text() == "State unknown"
    assert "Unlock" in {text.replace("&", "") for text in scene.offered()}
    assert not scene.page.progress.isVisibleTo(scene.page)


def test_a_helper_that_dies_leaves_dated_figures_and_nothing_to_press(scene: Scene) -> None:
    scene.session.answers["scrubs"] = lambda _args: Fails(Fault.INTERNAL, "The helper exited.")
    scene.page.refresh()
    scene.qtbot.waitUntil(lambda: scene.page.dated.isVisibleTo(scene.page))
    assert "The helper exited." in scene.page.dated.text()
    assert "Read at" in scene.page.dated.text()
    assert scene.offered() == set()


def test_errors_stand_above_the_buttons_with_what_to_do(scene: Scene) -> None:
    errors = ScrubErrors(csum=1, uncorrectable=1)
    bad = device(1, 25 * GB, ScrubState.FINISHED, figures=ScrubFigures(GB, 0, errors))
    scene.show(report(1, bad))
    assert "1 uncorrectable error" in scene.page.state.text()
    assert "1 uncorrectable error" in scene.page.matter.text()
    assert "backup" in scene.page.step.text()


def test_two_file_systems_are_chosen_from_and_keep_their_own_past(scene: Scene) -> None:
    other = replace(report(1, device(1, GB, ScrubState.FINISHED)), uuid=UUID.replace("6", "7"), label="second")
    scene.found = [scene.found[0], other]
    scene.page.refresh()
    scene.qtbot.waitUntil(lambda: scene.page.choice.isVisibleTo(scene.page))
    scene.page.choice.setCurrentIndex(1)
    assert "finished" in scene.page.state.text()
    scene.page.choice.setCurrentIndex(0)
    assert "running" in scene.page.state.text()


def test_a_drive_that_is_gone_leaves_nothing_behind(scene: Scene) -> None:
    scene.page.show_drive(None)
    assert scene.page.report is None
    assert scene.offered() == set()
    asked = len(scene.session.asked)
    scene.page._on_time()
    assert len(scene.session.asked) == asked


def test_a_pool_of_zfs_is_shown_and_offers_nothing(scene: Scene) -> None:
    scrub = PoolScan(ScanKind.SCRUB, running=True, fraction=0.5, left_s=3600, moment="Sun")
    rebuilt = PoolScan(ScanKind.SEQUENTIAL, "mirror-0", errors=0, fraction=1.0)
    pool = ZfsPool("tank", "DEGRADED", (scrub, rebuilt), lost="3 data errors", others=("scan warning",))
    scene.session.answers["pools"] = lambda _args: PoolList((pool,))
    drive = replace(DRIVE, name="sdz", identity="other", usage=Usage(checked=("zfs:tank",)))
    scene.page.show_drive(drive)
    scene.qtbot.waitUntil(lambda: scene.page.pools.count() > 0)
    places = [scene.page.pools.itemAt(place) for place in range(scene.page.pools.count())]
    texts = [place.widget().text() for place in places if place is not None]  # type: ignore[union-attr]
    assert texts[0] == "ZFS pool tank: DEGRADED, scrub running: 50.0%"
    assert texts[2] == "ZFS pool tank: DEGRADED, resilver of mirror-0 finished"
    assert "zpool: scan warning" in texts
    assert any("3 data errors" in text for text in texts)
    assert scene.offered() == set()


def test_a_pool_that_can_no_longer_be_read_is_dated(scene: Scene) -> None:
    pool = ZfsPool("tank", "ONLINE")
    scene.session.answers["pools"] = lambda _args: PoolList((pool,))
    drive = replace(DRIVE, name="sdz", identity="other", usage=Usage(checked=("zfs:tank",)))
    scene.page.show_drive(drive)
    scene.qtbot.waitUntil(lambda: scene.page.pools.count() > 0)
    scene.session.answers["pools"] = lambda _args: Fails(Fault.IO_ERROR, "No response from the helper.")
    scene.page._look()

    def shown() -> list[str]:
        places = [scene.page.pools.itemAt(place) for place in range(scene.page.pools.count())]
        return [place.widget().text() for place in places if place is not None]  # type: ignore[union-attr]

    words = "No response from the helper. Read at"
    scene.qtbot.waitUntil(lambda: shown()[0].startswith(words))
    assert shown()[1] == "ZFS pool tank: ONLINE, no scrub recorded"


def test_it_is_looked_at_while_it_is_in_view_and_seldom_where_nothing_runs(scene: Scene) -> None:
    scene.show(report(1, device(1, GB, ScrubState.FINISHED)))
    asked = len(scene.sent("scrubs"))
    for _ in range(4):
        scene.page._on_time()
    assert len(scene.sent("scrubs")) <= asked + 1
    scene.page.set_active(False)
    asked = len(scene.sent("scrubs"))
    scene.page._on_time()
    assert len(scene.sent("scrubs")) == asked


def test_the_card_is_there_for_drives_with_something_to_scrub_alone(qtbot: QtBot) -> None:
    session = ScriptedSession(Class.TUNE)
    session.answers["scrubs"] = lambda _args: ScrubList((report(0, device(1, 25 * GB)),))
    card = added(qtbot, ScrubCard(services_of(session)))
    session.bring(DRIVE)
    card.show_drive(make_drive("sdb"))
    assert card.isHidden()
    assert card.page is None, "made for the first that needs it"
    assert not card.offer("scrub")
    card.show_drive(DRIVE)
    card.set_active(True)
    assert not card.isHidden()
    assert card.row.row.count.startswith("Scrub running")
    assert card.page is not None
    assert not card.row.opened
    assert card.offer("scrub-limit")
    assert card.row.opened
    assert not card.page.isHidden()


def test_folded_it_asks_nothing_where_nothing_runs(qtbot: QtBot) -> None:
    session = ScriptedSession(Class.TUNE)
    found = [report(0, device(1, GB, ScrubState.FINISHED))]
    session.answers["scrubs"] = lambda _args: ScrubList(tuple(found))
    services = services_of(session)
    card = added(qtbot, ScrubCard(services))
    session.bring(DRIVE)
    card.show()
    card.show_drive(DRIVE)
    card.set_active(True)
    assert card.page is not None

    def asked() -> int:
        return len(session.of("scrubs"))

    before = asked()
    for _ in range(12):
        card.page._on_time()
    assert asked() == before
    # What begins elsewhere is followed.
    found[:] = [report(1, device(1, 25 * GB))]
    services.scrub_watch.ask_all()
    assert card.row.row.count.startswith("Scrub running")
    before = asked()
    card.row.opened = True
    assert asked() == before + 1
