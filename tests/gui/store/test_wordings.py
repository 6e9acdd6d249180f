"""Sentences of stored results are said in the language of the window later, too."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from disktune_contract.sentence import Sentence, wordings
from disktune_gui.store import schema
from disktune_gui.store.store import ResultStore
from disktune_gui.text.said import HeardWordings
from tests.gui.stored import make_entry

BUSY = Sentence("Not measured: {why}", why=Sentence("{drive} is busy.", drive="sda"))
FORGETFUL: dict[str, Any] = {"result": {"void": str.__str__(BUSY), "notes": ["Nothing to say of this."]}}


@pytest.fixture
def heard(monkeypatch: pytest.MonkeyPatch) -> HeardWordings:
    return _begin(monkeypatch)


def _begin(monkeypatch: pytest.MonkeyPatch) -> HeardWordings:
    """Restart the program: nothing has been heard yet."""
    made = HeardWordings()
    monkeypatch.setattr("disktune_gui.text.said.heard", made)
    monkeypatch.setattr("disktune_gui.store.wordings.heard", made)
    return made


def test_what_a_sentence_was_made_of_is_known_the_next_time(
    path: Path, heard: HeardWordings, monkeypatch: pytest.MonkeyPatch
) -> None:
    heard.learn(wordings(BUSY))
    entry = make_entry(body=FORGETFUL)
    with closing(ResultStore(path)) as store:
        store.add([entry])
    later = _begin(monkeypatch)
    with closing(ResultStore(path)) as store:
        assert store.entry(entry.envelope.id) == entry
    assert later.of(str.__str__(BUSY))[0] == "Not measured: {why}"
    assert later.of("sda is busy.") == ("{drive} is busy.", {"drive": "sda"}, None)


def test_a_sentence_of_the_window_is_known_the_next_time(
    path: Path, heard: HeardWordings, monkeypatch: pytest.MonkeyPatch
) -> None:
    entry = make_entry(body={"title": BUSY})
    with closing(ResultStore(path)) as store:
        store.add([entry])
    later = _begin(monkeypatch)
    with closing(ResultStore(path)) as store:
        assert store.entry(entry.envelope.id) == entry
    assert later.of(str.__str__(BUSY))[0] == "Not measured: {why}"


def test_it_goes_with_the_result_and_comes_back_with_it(path: Path, heard: HeardWordings) -> None:
    heard.learn(wordings(BUSY))
    entry = make_entry(body=FORGETFUL)
    with closing(ResultStore(path)) as store:
        store.add([entry])
        rows = store.delete([entry.envelope.id])
        assert _made(path) == 0
        store.restore(rows)
        assert _made(path) == 1


def test_a_file_of_before_has_none_and_gets_none_without_need(path: Path, heard: HeardWordings) -> None:
    entry = make_entry()
    with closing(ResultStore(path)) as store:
        store.add([entry])
        assert store.entry(entry.envelope.id) == entry
        store.delete([entry.envelope.id])
    with closing(sqlite3.connect(path)) as connection:
        assert schema.version(connection) == schema.VERSION
        tables = connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall()
    assert ("wording",) not in tables


@pytest.mark.parametrize("made", ["", "7", "[7]", '[{"text": 1}]', "{}"])
def test_what_another_version_has_stored_there_is_left_alone(path: Path, heard: HeardWordings, made: str) -> None:
    heard.learn(wordings(BUSY))
    entry = make_entry(body=FORGETFUL)
    with closing(ResultStore(path)) as store:
        store.add([entry])
        with closing(sqlite3.connect(path)) as connection, connection:
            connection.execute("UPDATE wording SET made = ?", (made,))
        assert store.entry(entry.envelope.id) == entry


def _made(path: Path) -> int:
    with closing(sqlite3.connect(path)) as connection:
        [number] = connection.execute("SELECT count(*) FROM wording").fetchone()
    return int(number)
