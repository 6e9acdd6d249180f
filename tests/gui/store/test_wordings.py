"""Sentences of stored results are said in the language of the window later, too."""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from disktune_contract.sentence import Sentence
from disktune_gui.store import database
from disktune_gui.store.entry import ResultEntry
from disktune_gui.store.store import ResultStore
from tests.gui.stored import make_entry

BUSY = Sentence("Not measured: {why}", why=Sentence("{drive} is busy.", drive="sda"))
BODY: dict[str, Any] = {"result": {"void": BUSY, "notes": ["Nothing to say of this."]}}


def void(entry: ResultEntry) -> Any:
    """Return the sentence in the stored *entry*."""
    return entry.body["result"]["void"]


def test_a_sentence_is_one_when_it_is_read_again(path: Path) -> None:
    entry = make_entry(body=BODY)
    with closing(ResultStore(path)) as store:
        store.add([entry])
        found = store.entry(entry.envelope.id)
    assert found == entry
    assert (void(found).template, void(found).values["why"].template) == (
        "Not measured: {why}",
        "{drive} is busy.",
    )


def test_it_goes_with_the_result_and_comes_back_with_it(path: Path) -> None:
    entry = make_entry(body=BODY)
    with closing(ResultStore(path)) as store:
        store.add([entry])
        rows = store.delete([entry.envelope.id])
        assert _made(path) == 0
        store.restore(rows)
        assert _made(path) == 1


def test_what_is_stored_of_one_sentence_changes_no_other(path: Path) -> None:
    """Neither where a template gives another text than the one it is stored for."""
    lie = [
        {"text": str.__str__(BUSY), "template": "All is well, {name}.", "values": [{"name": "name", "text": "x"}]}
    ]
    entry = make_entry(body=BODY)
    with closing(ResultStore(path)) as store:
        store.add([entry])
        with closing(sqlite3.connect(path)) as connection, connection:
            connection.execute("UPDATE wording SET made = ?", (json.dumps(lie),))
        assert type(void(store.entry(entry.envelope.id))) is str


def test_a_file_of_before_has_none_and_gets_none_without_need(path: Path) -> None:
    entry = make_entry()
    with closing(ResultStore(path)) as store:
        store.add([entry])
        assert store.entry(entry.envelope.id) == entry
        store.delete([entry.envelope.id])
    with closing(sqlite3.connect(path)) as connection:
        assert database.version(connection) == database.VERSION
        tables = connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall()
    assert ("wording",) not in tables


@pytest.mark.parametrize("made", ["", "7", "[7]", '[{"text": 1}]', "{}"])
def test_what_another_version_has_stored_there_is_left_alone(path: Path, made: str) -> None:
    entry = make_entry(body=BODY)
    with closing(ResultStore(path)) as store:
        store.add([entry])
        with closing(sqlite3.connect(path)) as connection, connection:
            connection.execute("UPDATE wording SET made = ?", (made,))
        assert store.entry(entry.envelope.id) == entry


def _made(path: Path) -> int:
    with closing(sqlite3.connect(path)) as connection:
        [number] = connection.execute("SELECT count(*) FROM wording").fetchone()
    return int(number)
