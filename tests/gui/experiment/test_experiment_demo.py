"""A comparison in a file over the real protocol: two helper processes on simulated drives, joined by the page."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from disktune_contract.drives.drive import Drive
from disktune_contract.messages.look import JournalEntry, JournalQuery
from disktune_contract.settings.setting import Change
from disktune_gui.client.session import Session
from disktune_gui.experiment.page import ExperimentPage
from tests.gui.support import opened, services_of

SCHEDULER = "block.scheduler"


@pytest.fixture
def session(qtbot: QtBot, demo_session: Session) -> Session:
    qtbot.waitUntil(lambda: demo_session.may("compare-folder"))
    return demo_session


@pytest.fixture
def drive(session: Session) -> Drive:
    """Return a drive that something is mounted from, and that is neither array nor volume."""
    real = (one for one in session.drives if one.array is None and one.volume is None)
    return next(one for one in real if one.usage.mounts and not one.rotational)


def journalled(qtbot: QtBot, session: Session) -> list[JournalEntry]:
    found: list[JournalEntry] = []
    answered: list[bool] = []

    def take(reply: object) -> None:
        found.extend(getattr(reply, "entries", ()))
        answered.append(True)

    session.request(session, "journal", JournalQuery(), take)
    qtbot.waitUntil(lambda: bool(answered))
    return found


@pytest.mark.slow
def test_values_are_switched_for_the_process_that_measures_and_go_back(
    qtbot: QtBot, session: Session, drive: Drive
) -> None:
    page = opened(qtbot, ExperimentPage(services_of(session)))
    page.show_drive(drive)
    page.set_active(True)
    qtbot.waitUntil(lambda: page.form.setting.count() > 0)
    form = page.form
    now = form._states[SCHEDULER].value
    page.before_and_after(drive, (Change(SCHEDULER, now, "none" if now != "none" else "mq-deadline"),))
    form.workload.setCurrentIndex(form.workload.findData("file.rnd4k-q1t1.read"))
    form.folder.set_path(max(drive.usage.mounts, key=len))
    form.file_mib.setValue(16)
    qtbot.waitUntil(lambda: form.folder.facts is not None)
    assert form.warning.text() == ""
    form.start_button.click()
    progress = page.outcomes[0]
    qtbot.waitUntil(lambda: {run.arm for run in progress.runs} == {0, 1})
    assert all(run.value > 0 for run in progress.runs)
    form.cancel_button.click()
    qtbot.waitUntil(lambda: page.idle)
    assert "cancelled" in page.message.text.text()
    told = [entry for entry in journalled(qtbot, session) if entry.setting == SCHEDULER]
    assert (told[-1].cause, told[0].after) == ("tried", now)
