"""The settings page over the real protocol: the helper's own loop on simulated drives, in its own process."""

from __future__ import annotations

import os
import signal
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from disktune_contract.drives.drive import Drive, DriveKind
from disktune_contract.messages.change import MIN_TRIAL_S
from disktune_contract.messages.privilege import Class
from disktune_gui.client.session import Session
from disktune_gui.editing import change_summary
from disktune_gui.settings.page import SettingsPage
from tests.gui.support import opened, services_of


@pytest.fixture
def session(shared_demo: Session) -> Session:
    return shared_demo


@pytest.fixture
def disk(session: Session) -> Drive:
    """Return a simulated hard disk on ATA."""
    return next(drive for drive in session.drives if drive.kind is DriveKind.ATA and drive.rotational)


@pytest.fixture
def page(qtbot: QtBot, session: Session, disk: Drive) -> SettingsPage:
    """Return the page, showing what the simulated disk says."""
    found = opened(qtbot, SettingsPage(services_of(session)))
    found.show_drive(disk)
    found.set_active(True)
    qtbot.waitUntil(lambda: bool(found.sheet.sections))
    return found


def read_ahead(page: SettingsPage) -> int:
    editor: Any = page.rows["block.read_ahead"].editor
    shown: int = editor.spin.value()
    return shown


def apply_read_ahead(qtbot: QtBot, page: SettingsPage, stop: int) -> None:
    editor: Any = page.rows["block.read_ahead"].editor
    editor.slider.setValue(stop)
    page.review.apply.click()
    qtbot.waitUntil(lambda: bool(page.trials))
    assert page.rows["block.read_ahead"].note.text().startswith("set, was")


@pytest.mark.slow
def test_put_back_restores_what_was_there(qtbot: QtBot, page: SettingsPage) -> None:
    before = read_ahead(page)
    apply_read_ahead(qtbot, page, 10)
    next(iter(page.trials.values())).back.click()
    qtbot.waitUntil(lambda: not page.trials)
    assert "Reverted" in page.message.text.text()
    qtbot.waitUntil(lambda: read_ahead(page) == before)


def helper_of(session: Session) -> int:
    """Return the process that has the trials."""
    return session._links[Class.TUNE]._process.processId()


@pytest.mark.slow
def test_nobody_confirms_and_a_helper_that_was_stopped_meanwhile_is_not_said_to_restore_until_it_does(
    qtbot: QtBot, session: Session, page: SettingsPage, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(change_summary, "trial_s", lambda _changes: MIN_TRIAL_S)
    before = read_ahead(page)
    apply_read_ahead(qtbot, page, 10)
    (bar,) = page.trials.values()
    os.kill(helper_of(session), signal.SIGSTOP)
    try:
        qtbot.waitUntil(lambda: "Reverting the changes on" in bar.text.text())
        assert list(page.trials.values()) == [bar]
        assert page.rows["block.read_ahead"].note.text().startswith("set, was")
    finally:
        os.kill(helper_of(session), signal.SIGCONT)
    qtbot.waitUntil(lambda: not page.trials)
    assert "not confirmed in time" in page.message.text.text()
    qtbot.waitUntil(lambda: read_ahead(page) == before)


class TestOnDrivesOfItsOwn:
    @pytest.fixture
    def session(self, demo_session: Session) -> Session:
        return demo_session

    @pytest.mark.slow
    def test_a_killed_helper_leaves_no_claim_that_its_trial_was_kept_or_restored(
        self, qtbot: QtBot, session: Session, page: SettingsPage
    ) -> None:
        apply_read_ahead(qtbot, page, 10)
        (bar,) = page.trials.values()
        said: list[str] = []
        page.trial_place.lost.connect(lambda: said.append(bar.text.text()))
        os.kill(helper_of(session), signal.SIGKILL)
        qtbot.waitUntil(lambda: not page.trials)
        assert said[0].startswith("Reverting the changes on")
        assert "no result of the trial. Check the" in page.message.text.text()
