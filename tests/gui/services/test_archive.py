"""How results come into the store: with what held before and after, and in spite of trouble."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from disktune_contract.health.health import Health
from disktune_contract.health.identification import Identification
from disktune_contract.messages.faults import Fault
from disktune_contract.messages.look import DriveList, StateList
from disktune_contract.settings.setting import Source
from disktune_gui.client.elevation import HelperLauncher
from disktune_gui.report.facts import ReportCollector, ReportFacts
from disktune_gui.services import archive as archive_module
from disktune_gui.services.archive import Archive, Circumstances
from disktune_gui.services.services import Services
from disktune_gui.store.entry import FigureMeaning, ResultKind, default_path
from disktune_gui.store.store import ResultStore
from tests.gui.scripted_session import Fails, ScriptedSession, a_drive, hard_disk

COOL = replace(a_drive("sda"), temperature_c=30.0)
WARM = replace(COOL, temperature_c=35.0)


@pytest.fixture
def session(qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> ScriptedSession:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    made = ScriptedSession()
    made.place = HelperLauncher(root=False)
    made.answers |= {
        "settings": lambda _args: StateList(hard_disk()),
        "drives": lambda _args: DriveList((WARM, a_drive("sdb"))),
    }
    return made


@pytest.fixture
def notices(session: ScriptedSession) -> list[str]:
    said: list[str] = []
    session.notice.connect(said.append)
    return said


def keep(kept: Archive) -> str:
    """Store a result, as a page does; return its id."""
    begun: list[Circumstances] = []
    kept.observe(kept, COOL, begun.append)
    return kept.keep(
        begun[0], ResultKind.MEASUREMENT, "direct", 1e8, FigureMeaning.BYTES_S, {"result": {"text": "x" * 20_000}}
    )


def test_a_result_is_stored_with_what_held_before_and_after(services: Services) -> None:
    kept = services.archive
    assert services.archive is kept
    one = keep(kept)
    with closing(ResultStore(default_path())) as store:
        envelope = store.entry(one).envelope
    assert (envelope.before.temperature_c, envelope.after.temperature_c) == (30.0, 35.0)
    assert envelope.drive.identity == COOL.identity
    assert ("ata.apm", 128) in {(one.setting, one.value) for one in envelope.settings}
    assert envelope.machine.kernel
    assert envelope.program.startswith("DiskTune ")


def test_what_ends_together_is_one_question(session: ScriptedSession, services: Services) -> None:
    kept = services.archive
    session.held = True
    begun: list[Circumstances] = []
    kept.observe(kept, COOL, begun.append)
    session.release()
    ids = [
        kept.keep(begun[0], ResultKind.MEASUREMENT, "drive.direct", 1.0, FigureMeaning.IOPS, {}) for _ in range(5)
    ]
    assert len(session.of("drives")) == 1
    session.release()
    assert {kept.store.entry(one).envelope.after.temperature_c for one in ids} == {35.0}


def test_leaving_writes_the_log_into_the_file(services: Services) -> None:
    kept = services.archive
    one = keep(kept)
    assert default_path().with_name("results.sqlite-wal").exists()
    kept.close()
    assert sorted(path.name for path in default_path().parent.iterdir()) == [
        "results.sqlite",
        "results.sqlite-verified",
    ]
    assert kept.store.entry(one).envelope.id == one


def test_who_only_reads_makes_no_store(session: ScriptedSession, services: Services) -> None:
    assert services.archive.untouched
    told: list[ReportFacts] = []
    session.answers["identify"] = lambda _args: Identification(Source.LIVE)
    session.answers["health"] = lambda _args: Health()
    ReportCollector(session, services, (COOL,), told.append).start()
    assert told[0].drives[0].results == ()
    assert not default_path().parent.exists()
    keep(services.archive)
    ReportCollector(session, services, (COOL,), told.append).start()
    assert len(told[1].drives[0].results) == 1


def test_a_drive_that_is_not_there_any_more_has_no_temperature(
    session: ScriptedSession, services: Services
) -> None:
    session.answers["drives"] = lambda _args: DriveList((replace(WARM, diskseq=99),))
    session.answers["settings"] = lambda _args: Fails(Fault.DRIVE_GONE, "It is gone.")
    envelope = services.archive.store.entry(keep(services.archive)).envelope
    assert envelope.after.temperature_c is None
    assert envelope.settings == ()


def test_the_demo_leaves_nothing_behind(session: ScriptedSession, services: Services) -> None:
    session.place = HelperLauncher(root=False, demo=True)
    keep(services.archive)
    assert len(services.archive.store.summaries()) == 1
    assert not default_path().exists()


def test_another_window_that_writes_is_waited_for_without_a_word(
    services: Services, notices: list[str], qtbot: QtBot
) -> None:
    kept = services.archive
    assert kept.store.durable
    with closing(sqlite3.connect(default_path(), isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        keep(kept)
        assert (kept.waiting, notices) == (1, [])
        other.execute("ROLLBACK")
    with qtbot.waitSignal(kept.changed):
        pass
    assert (kept.waiting, len(kept.store.summaries()), notices) == (0, 1, [])


def test_a_full_disk_is_said_and_the_result_waits(
    services: Services, notices: list[str], qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(archive_module, "TROUBLE_MS", 200)
    kept = services.archive
    [pages] = kept.store._connection.execute("PRAGMA page_count").fetchone()
    kept.store._connection.execute(f"PRAGMA max_page_count = {pages}")
    keep(kept)
    assert kept.waiting == 1
    assert "no space is left" in notices[0]
    kept.store._connection.execute("PRAGMA max_page_count = 1000000")
    with qtbot.waitSignals([services.session.settled, kept.changed]) as told:
        pass
    assert told.all_signals_and_args[0].args == (notices[-1],), "that is not so any more"
    assert len(kept.store.summaries()) == 1


def test_what_was_found_at_opening_is_said_once(services: Services, notices: list[str]) -> None:
    default_path().parent.mkdir(parents=True)
    default_path().write_text("no database" * 99)
    assert services.archive.store.summaries() == ()
    assert services.archive.store.summaries() == ()
    assert len(notices) == 1
    assert "set-aside" in notices[0]
