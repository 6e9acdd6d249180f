"""Files of results that earlier and later versions wrote."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from disktune_gui.store import bodies, database
from disktune_gui.store.database import SchemaStep, open_file
from disktune_gui.store.store import ResultStore, to_document
from tests.gui.stored import filled, make_entry

OLD_VERSIONS = sorted((Path(__file__).parent / "store_versions").glob("*.sql"))


def at_version(path: Path, steps: tuple[SchemaStep, ...], *entries: Any) -> None:
    """Make a file as the version with those *steps* did."""
    path.parent.mkdir(parents=True, exist_ok=True)
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        database.migrate(connection, steps)
        for entry in entries:
            connection.execute(database.INSERT, database.row(to_document(entry)))


class TestVersions:
    def test_every_released_version_has_a_file_here(self) -> None:
        assert [file.stem for file in OLD_VERSIONS] == [f"v{number}" for number in range(1, database.VERSION + 1)]

    @pytest.mark.parametrize("dump", OLD_VERSIONS, ids=lambda file: str(file.stem))
    def test_every_version_opens(self, path: Path, dump: Path) -> None:
        path.parent.mkdir(parents=True)
        with closing(sqlite3.connect(path)) as connection:
            connection.executescript(dump.read_text())
        with closing(ResultStore(path)) as store:
            assert store.notices == ()
            found = [store.entry(summary.id) for summary in store.summaries()]
        assert len(found) >= 2
        assert found[0].envelope.drive.title == "Example Disk 1000"
        assert found[0].note == "a note"
        for entry in found:
            bodies.check(entry)

    def test_tables_and_results_are_brought_up_step_by_step(self, path: Path) -> None:
        entry = make_entry(workload="old-name")
        at_version(path, database.STEPS, entry)

        def rename(document: dict[str, Any]) -> dict[str, Any]:
            return {**document, "workload": "new-name"}

        steps = (*database.STEPS, SchemaStep(("CREATE TABLE more (x)",)), SchemaStep((), rename))
        with closing(sqlite3.connect(path, isolation_level=None)) as connection:
            database.migrate(connection, steps)
            assert database.version(connection) == database.VERSION + 2
            assert connection.execute("SELECT workload FROM result").fetchall() == [("new-name",)]
            assert connection.execute("SELECT count(*) FROM more").fetchone() == (0,)
        assert database.upgraded(to_document(entry), database.VERSION, steps)["workload"] == "new-name"

    def test_a_step_that_fails_leaves_the_file_as_it_was(self, path: Path) -> None:
        at_version(path, database.STEPS, make_entry())

        def fail(_document: dict[str, Any]) -> dict[str, Any]:
            raise ValueError("no")

        with closing(sqlite3.connect(path, isolation_level=None)) as connection:
            with pytest.raises(ValueError, match="no"):
                database.migrate(
                    connection, (*database.STEPS, SchemaStep(("CREATE TABLE more (x)",)), SchemaStep((), fail))
                )
            assert database.version(connection) == database.VERSION
            [tables] = connection.execute("SELECT count(*) FROM sqlite_master WHERE type = 'table'").fetchone()
            assert tables == 1
        with closing(ResultStore(path)) as store:
            assert len(store.summaries()) == 1

    def test_opening_a_current_file_writes_nothing(self, path: Path) -> None:
        filled(path, 3)
        before = path.read_bytes()
        opened = open_file(path)
        opened.connection.close()
        assert path.read_bytes() == before
