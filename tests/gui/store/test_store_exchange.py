"""Results that are exported and read in again."""

from __future__ import annotations

import json
from collections.abc import Callable
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from disktune_gui.store import exchange
from disktune_gui.store.exchange import ExchangeError
from disktune_gui.store.store import ResultStore, from_document, to_document
from tests.gui.stored import make_entry


class TestExchange:
    def test_round_trip_loses_nothing(self, store: ResultStore, tmp_path: Path) -> None:
        entries = [make_entry(note="ä “note”\n2"), make_entry(figure=None), make_entry(settings=(), at=1.5)]
        store.add(entries)
        file = tmp_path / "all.json"
        assert exchange.write(file, entries) == 3
        with closing(ResultStore(tmp_path / "other" / "results.sqlite")) as other:
            assert exchange.bring(other, file).words == "3 results added."
            assert [other.entry(entry.envelope.id) for entry in entries] == entries

    def test_what_is_here_already_is_recognised(self, store: ResultStore, tmp_path: Path) -> None:
        old, new = make_entry(), make_entry()
        file = tmp_path / "all.json"
        exchange.write(file, [old, new, new])
        store.add([replace(old, note="mine")])
        outcome = exchange.bring(store, file)
        assert (outcome.added, outcome.known, outcome.refused) == (1, 2, ())
        assert store.entry(old.envelope.id).note == "mine"
        assert exchange.bring(store, file).words == "0 results added. 3 were already stored."

    @pytest.mark.parametrize(
        ("content", "why"),
        [
            (b"", "damaged or contains no DiskTune results"),
            (b"\xff\xfe", "damaged or contains no DiskTune results"),
            (b"[1]", "damaged or contains no DiskTune results"),
            (b"{}", "no DiskTune results"),
            (b'{"format":"disktune-results","version":true,"results":[]}', "no DiskTune results"),
            (b'{"format":"disktune-results","version":99,"results":[]}', "later DiskTune"),
            (b'{"format":"disktune-results","version":1,"results":{}}', "no DiskTune results"),
            (b'{"format":"disktune-results","version":1,"results":[', "damaged or contains no DiskTune results"),
            (b"[" * 100_000, "damaged or contains no DiskTune results"),
        ],
    )
    def test_a_file_that_is_none_of_ours(
        self, store: ResultStore, tmp_path: Path, content: bytes, why: str
    ) -> None:
        file = tmp_path / "some.json"
        file.write_bytes(content)
        with pytest.raises(ExchangeError, match=why):
            exchange.bring(store, file)

    def test_a_result_that_is_none_is_named_and_the_others_come_in(
        self, store: ResultStore, tmp_path: Path
    ) -> None:
        file = tmp_path / "all.json"
        exchange.write(file, [make_entry(), make_entry(), make_entry()])
        content = json.loads(file.read_text())
        del content["results"][0]["drive"]["serial"]
        content["results"][1] = 5
        file.write_text(json.dumps(content))
        outcome = exchange.bring(store, file)
        assert (outcome.added, len(outcome.refused)) == (1, 2)
        assert outcome.refused == tuple(f"Result {number} is damaged or of another version." for number in (1, 2))
        assert outcome.words == f"1 result added. 2 could not be read. {outcome.refused[0]}"

    @pytest.mark.parametrize(
        "change",
        [
            lambda found: found.update(at=1e300),
            lambda found: found.update(at=-1.0),
            lambda found: found.update(at=253_402_300_799.0),
            lambda found: found.update(figure=-1e300),
            lambda found: found["drive"].update(size_bytes=1 << 100),
            lambda found: found["body"]["result"]["runs"][0].update(seconds=5e-324),
            lambda found: found["body"]["result"]["runs"][0].update(bytes_read=1 << 127),
        ],
    )
    def test_a_result_that_no_page_could_show_does_not_come_in(
        self, store: ResultStore, tmp_path: Path, change: Callable[[dict[str, Any]], None]
    ) -> None:
        file = tmp_path / "one.json"
        exchange.write(file, [make_entry()])
        content = json.loads(file.read_text())
        change(content["results"][0])
        file.write_text(json.dumps(content))
        outcome = exchange.bring(store, file)
        assert (outcome.added, len(outcome.refused)) == (0, 1)

    @pytest.mark.parametrize("name", ["kind", "at", "drive", "settings", "body", "note", "figure", "id"])
    @pytest.mark.parametrize("value", [True, [], {}, "x", 10**400, None], ids=repr)
    def test_no_value_gets_past_the_reader_as_something_else(self, name: str, value: Any) -> None:
        document = to_document(make_entry())
        document[name] = value
        try:
            entry = from_document(document)
        except ValueError:
            return
        assert to_document(entry)[name] == value
