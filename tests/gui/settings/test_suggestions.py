"""What the check-up and experiments suggest for a setting, as the one note of its row."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from disktune_contract.checkup.check import CheckResult, Outcome
from disktune_contract.checkup.checks import CHECKS, Checked
from disktune_contract.settings.setting import Value
from disktune_gui.services.checkups import CheckedUp
from disktune_gui.settings.suggestions import _of_experiment
from disktune_gui.store.entry import ResultEntry, ResultKind
from tests.gui.scripted_session import a_drive
from tests.gui.settings.test_settings_page import Desk
from tests.gui.stored import DRIVE, make_entry

AHEAD, SCHEDULER = "block.read_ahead", "block.scheduler"


@pytest.fixture
def desk(qtbot: QtBot) -> Desk:
    return Desk(qtbot)


def note(desk: Desk, setting: str) -> str:
    return desk.page.rows[setting].note_shown.words


def check(desk: Desk, setting: str, value: Value | None) -> None:
    drive = desk.page.drive
    assert drive is not None
    result = CheckResult(Outcome.FOUND, "It could be better.", setting=setting, value=value)
    checked = CheckedUp(drive, 1.0, (Checked(CHECKS[0], result),), (), None)  # type: ignore[arg-type]
    checkups = desk.page.services.checkups
    checkups._found[drive.ref] = checked
    checkups.changed.emit(drive.name)


def experiment(best: int, at: float = 1.0, switched: str = "wwn:sda", **changes: Any) -> ResultEntry:
    body = {
        "arms": [{"label": "128 KiB", "values": {}}, {"label": "4096 KiB", "values": {AHEAD: 4096}}],
        "before": {AHEAD: 128},
        "switched": {"name": "sda", "identity": switched},
        "result": {"best": best},
    }
    drive = replace(DRIVE, identity="wwn:sda")
    return make_entry(body=body, kind=ResultKind.EXPERIMENT, at=at, drive=drive, **changes)


def add(desk: Desk, *entries: ResultEntry) -> None:
    desk.page.services.archive.store.add(entries)
    desk.page.services.archive.changed.emit()


def test_what_the_checkup_advises_is_suggested_until_it_is_set(desk: Desk) -> None:
    check(desk, SCHEDULER, "bfq")
    assert note(desk, SCHEDULER) == "Suggested: bfq, by the check-up"
    desk.choose(SCHEDULER, "bfq")
    assert note(desk, SCHEDULER) == "was mq-deadline"
    desk.page._on_discard()
    check(desk, SCHEDULER, "mq-deadline")
    assert note(desk, SCHEDULER) == "", "it has this value"
    check(desk, SCHEDULER, "kyber")
    assert note(desk, SCHEDULER) == "", "the drive does not offer it"


def test_a_closed_group_says_how_many_of_its_settings_are_suggested(desk: Desk) -> None:
    requests = "block.nr_requests"
    group = next(one.key for one in desk.page.sheet.sections if requests in one.settings)
    before = desk.page.sheet.groups[group].count
    check(desk, requests, 128)
    assert desk.page.sheet.groups[group].count == f"{before}, 1 suggested"
    check(desk, requests, 64)
    assert desk.page.sheet.groups[group].count == before


def test_the_fastest_value_of_the_newest_experiment_is_suggested(qtbot: QtBot, desk: Desk) -> None:
    add(desk, experiment(1, at=2.0), experiment(0, at=1.0))
    qtbot.waitUntil(lambda: note(desk, AHEAD) == "Suggested: 4096 KiB, fastest in an experiment")
    add(desk, experiment(0, at=3.0))
    qtbot.waitUntil(lambda: note(desk, AHEAD) == "")


def test_an_experiment_on_a_volume_suggests_nothing_for_its_drive() -> None:
    assert _of_experiment(experiment(1).body, a_drive())
    assert not _of_experiment(experiment(1, switched="lvm:home").body, a_drive())
