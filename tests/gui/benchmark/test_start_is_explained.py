"""Start cannot be pressed where measuring can only be refused; the reason is next to it, with a remedy."""

from __future__ import annotations

from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from disktune_contract.drives.drive import DriveKind
from disktune_contract.measuring.workload import Target
from disktune_contract.messages.faults import Fault
from disktune_contract.messages.look import StateList
from disktune_contract.messages.measurement import EngineList
from disktune_contract.messages.privilege import Class
from disktune_gui.benchmark.page import BenchmarkPage
from disktune_gui.client import elevation
from disktune_gui.client.elevation import HelperLauncher
from disktune_gui.experiment.page import ExperimentPage
from tests.gui.scripted_session import Fails, ScriptedSession, hard_disk
from tests.gui.support import added, copied, services_of
from tests.sample_drive import make_drive

ALONE = HelperLauncher(root=False)
"""Neither a helper nor pkexec is installed."""


class Unprivileged(ScriptedSession):
    """Nobody can unlock here."""

    def __init__(self) -> None:
        super().__init__(Class.BROWSE)
        self.place = ALONE
        self.answers["settings"] = lambda _args: StateList(hard_disk())
        self.answers["check-folder"] = lambda _args: Fails(Fault.NOT_ALLOWED, "Not yours.")
        self.answers["engines"] = lambda _args: EngineList(())

    @property
    def can_unlock(self) -> bool:
        return False


@pytest.fixture(params=[BenchmarkPage, ExperimentPage])
def kind(request: pytest.FixtureRequest) -> type[BenchmarkPage | ExperimentPage]:
    found: type[BenchmarkPage | ExperimentPage] = request.param
    return found


def shown(
    qtbot: QtBot, page_kind: type[BenchmarkPage | ExperimentPage], session: ScriptedSession, **drive: Any
) -> BenchmarkPage | ExperimentPage:
    page = added(qtbot, page_kind(services_of(session)))
    page.show_drive(make_drive("nosuch0", **drive))
    page.set_active(True)
    return page


def words(page: BenchmarkPage | ExperimentPage) -> str:
    form = page.form
    label = page.form.warning
    assert label.isVisibleTo(form)
    return label.text()


def test_where_no_password_helps_the_reason_and_the_command_are_there(
    qtbot: QtBot, kind: type[BenchmarkPage | ExperimentPage]
) -> None:
    page = shown(qtbot, kind, Unprivileged())
    assert not page.form.start_button.isEnabled()
    assert words(page) == elevation.why_locked(ALONE)
    if isinstance(page, BenchmarkPage):
        page.form.command.click()
        assert copied() == elevation.remedy(ALONE)
        # A file is the user's own.
        page.form.set_target(Target.FOLDER)
        assert elevation.why_locked(ALONE) not in page.form.warning.text()


def test_where_a_password_helps_the_button_asks_for_it(
    qtbot: QtBot, kind: type[BenchmarkPage | ExperimentPage]
) -> None:
    session = ScriptedSession(Class.BROWSE)
    session.place = ALONE
    session.answers["settings"] = lambda _args: StateList(hard_disk())
    session.answers["engines"] = lambda _args: EngineList(())
    page = shown(qtbot, kind, session)
    asks = page.form.start_button.text().endswith("…")
    assert asks


@pytest.mark.parametrize(
    ("drive", "why"),
    [(DriveKind.USB, "Insert a medium first."), (DriveKind.ARRAY, "Start the array first.")],
)
def test_without_a_medium(
    qtbot: QtBot, kind: type[BenchmarkPage | ExperimentPage], drive: DriveKind, why: str
) -> None:
    session = ScriptedSession()
    session.answers["settings"] = lambda _args: StateList(hard_disk())
    session.answers["engines"] = lambda _args: EngineList(())
    page = shown(qtbot, kind, session, kind=drive, size_bytes=0)
    assert not page.form.start_button.isEnabled()
    assert words(page).startswith(why)
