"""What was measured in one go is known without reading whole results, whoever has written them."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from disktune_gui.store import database
from disktune_gui.store.store import ResultStore, to_document
from tests.gui.stored import make_measured, make_set

SET = make_set("file.default", 1_790_000_000.0, 3e9, 2e9, 9e8)
ALONE = make_measured()


def batches(store: ResultStore) -> dict[str, tuple[str, str]]:
    return {one.id: (one.batch, one.profile) for one in store.summaries()}


EXPECTED = {one.envelope.id: (one.body["batch"], "file.default") for one in SET} | {ALONE.envelope.id: ("", "")}


def written_before(path: Path) -> None:
    """Add the results as a version without that table does."""
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        for entry in (*SET, ALONE):
            connection.execute(database.INSERT, database.row(to_document(entry)))


def test_a_set_is_known_as_one(store: ResultStore) -> None:
    store.add([*SET, ALONE])
    assert batches(store) == EXPECTED


def test_what_another_version_has_written_is_known_and_read_as_a_whole_only_once(path: Path) -> None:
    ResultStore(path).close()
    written_before(path)
    with closing(ResultStore(path)) as store:
        assert batches(store) == EXPECTED
        read: set[str | None] = set()

        def note(action: int, _table: str | None, column: str | None, *_: str | None) -> int:
            if action == sqlite3.SQLITE_READ:
                read.add(column)
            return sqlite3.SQLITE_OK

        store._connection.set_authorizer(note)
        assert batches(store) == EXPECTED
        assert "batch" in read
        assert "body" not in read


def test_while_another_window_writes_it_is_read_and_written_later(path: Path) -> None:
    ResultStore(path).close()
    written_before(path)
    with closing(ResultStore(path)) as store, closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        assert batches(store) == EXPECTED
        other.execute("ROLLBACK")
        assert batches(store) == EXPECTED
        assert store._run("SELECT count(*) FROM membership") == [(len(EXPECTED),)]


def test_a_deleted_set_comes_back_as_one(store: ResultStore) -> None:
    store.add([*SET, ALONE])
    rows = store.delete([one.envelope.id for one in SET])
    assert store._run("SELECT result FROM membership") == [(ALONE.envelope.id,)]
    store.restore(rows)
    assert batches(store) == EXPECTED


@pytest.mark.parametrize("body", ["{", "[]", '{"batch": null}', "{}"])
def test_a_body_that_is_none_belongs_to_nothing(path: Path, body: str) -> None:
    ResultStore(path).close()
    written_before(path)
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.execute("UPDATE result SET body = ? WHERE id = ?", (body, ALONE.envelope.id))
    with closing(ResultStore(path)) as store:
        assert batches(store) == EXPECTED


def test_a_version_without_the_table_reads_and_writes_the_file(store: ResultStore, path: Path) -> None:
    store.add([*SET, ALONE])
    with closing(sqlite3.connect(path, isolation_level=None)) as older:
        assert database.version(older) == database.VERSION == 1
        older.execute("DELETE FROM result WHERE id = ?", (ALONE.envelope.id,))
        older.execute(database.INSERT, database.row(to_document(ALONE)))
    assert batches(store) == EXPECTED
