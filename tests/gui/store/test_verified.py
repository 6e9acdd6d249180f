"""A file that was found whole and closed in order is not read as a whole at every start; any other one is."""

from __future__ import annotations

import os
import sqlite3
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from disktune_gui.store import database
from disktune_gui.store.store import ResultStore
from tests.gui.stored import make_entry


@pytest.fixture
def checks(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Return a list that gets longer each time all of a file is read."""
    found: list[int] = []
    whole = database._check_all

    def counted(connection: sqlite3.Connection) -> None:
        found.append(1)
        whole(connection)

    monkeypatch.setattr(database, "_check_all", counted)
    return found


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """Return results that were closed in order."""
    made = tmp_path / "results.sqlite"
    with closing(ResultStore(made)) as store:
        store.add([make_entry(note=str(number)) for number in range(50)])
    return made


def test_what_was_closed_in_order_is_not_read_as_a_whole(path: Path, checks: list[int]) -> None:
    for _ in range(3):
        with closing(ResultStore(path)) as store:
            assert len(store.summaries()) == 50
            store.annotate(store.summaries()[0].id, "once more")
    assert checks == []


def _touch(path: Path) -> None:
    os.utime(path, ns=(0, path.stat().st_mtime_ns + 1))


def _grow(path: Path) -> None:
    when = path.stat()
    with path.open("ab") as file:
        file.write(b"x" * 4096)
    os.utime(path, ns=(when.st_atime_ns, when.st_mtime_ns))


def _swap(path: Path) -> None:
    when = path.stat()
    other = path.with_name("other")
    other.write_bytes(path.read_bytes())
    other.rename(path)
    os.utime(path, ns=(when.st_atime_ns, when.st_mtime_ns))


def _log(path: Path) -> None:
    path.with_name(path.name + "-wal").write_bytes(b"x")


def _forget(path: Path) -> None:
    path.with_name(path.name + "-verified").write_text("soon")


@pytest.mark.slow
@pytest.mark.parametrize("happens", [_touch, _grow, _swap, _log, _forget])
def test_what_anybody_else_may_have_written_is(
    path: Path, checks: list[int], happens: Callable[[Path], None]
) -> None:
    happens(path)
    ResultStore(path).close()
    assert checks == [1]
    ResultStore(path).close()
    assert checks == [1], "it was found whole, and closed in order"


def test_after_a_week_it_is_read_all_the_same(
    path: Path, checks: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    now = time.time()
    monkeypatch.setattr(time, "time", lambda: now + database.AGAIN_S + 60)
    for _ in range(3):
        ResultStore(path).close()
    assert checks == [1]


def test_one_that_was_not_closed_is_read(path: Path, checks: list[int]) -> None:
    left = ResultStore(path)
    left.add([make_entry()])
    with closing(ResultStore(path)):
        assert checks == [1], "its log is in use"
    left.close()
    ResultStore(path).close()
    assert checks == [1]


def test_one_that_is_damaged_is_found_out_and_set_aside(path: Path) -> None:
    content = bytearray(path.read_bytes())
    content[4096 * 2 : 4096 * 4] = b"\xff" * 8192
    path.write_bytes(content)
    with closing(ResultStore(path)) as store:
        assert store.summaries() == ()
        assert "renamed" in store.notices[0]


def test_a_list_reads_none_of_the_results_themselves(path: Path) -> None:
    with closing(sqlite3.connect(path)) as file:
        plan = file.execute(f"EXPLAIN QUERY PLAN {database.LIST}").fetchall()
    assert [step[-1] for step in plan] == ["SCAN result USING COVERING INDEX result_list"]
