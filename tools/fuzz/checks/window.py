"""Files that the window reads: results of others, its own history, what the tray remembers."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import asdict
from pathlib import Path
from typing import cast

from disktune_contract import wire
from disktune_contract.messages.comparison import Comparison
from disktune_contract.units import UnitSystem
from disktune_gui.editing import preset as preset_reader
from disktune_gui.services import drive_notes
from disktune_gui.store import database, exchange, operation_history, results_text
from disktune_gui.store import drive_database as database_reader
from disktune_gui.store.bodies import MeasurementBody
from disktune_gui.store.entry import Envelope
from disktune_gui.store.store import to_document
from disktune_gui.text.harmless import harmless
from disktune_gui.tray import array_events
from tools.fuzz.checks.messages import example
from tools.fuzz.oracles import survives

_LONGEST_CELL = 100


class _MemoryFile:
    """As much of a path as reading results takes."""

    name = "results.json"

    def __init__(self, data: bytes) -> None:
        self._data = data
        self.st_size = len(data)

    def stat(self) -> _MemoryFile:
        return self

    def read_bytes(self) -> bytes:
        return self._data


def results(data: bytes) -> None:
    """Read a file of results that somebody else has written."""
    entries, problems = exchange.read(cast("Path", _MemoryFile(data)))
    assert all(problems)
    for entry in entries:
        assert exchange._entry(to_document(entry), database.VERSION) == entry
        database.row(to_document(entry))
        [cells] = results_text.table((entry,), UnitSystem.SI).rows
        assert all(len(str(cell)) <= _LONGEST_CELL for cell in cells[2:-1]), cells


def results_seeds() -> Iterator[bytes]:
    """Return files with a result of each kind."""
    for kind, body in (("measurement", example(MeasurementBody)), ("comparison", {"result": example(Comparison)})):
        envelope = example(Envelope)
        document = {**envelope, "kind": kind, "note": "a note", "body": body}
        content = {"format": exchange.FORMAT, "version": database.VERSION, "program": "x", "results": [document]}
        yield json.dumps(content).encode()


def operations(data: bytes) -> None:
    """Read the line of an operation that is over, and join it to itself."""
    found = operation_history._load(data.decode("utf-8", "replace"))
    if found is not None:
        assert operation_history._same(found, found) in (True, False)
        operation_history._merged(found, found)


def operations_seeds() -> Iterator[bytes]:
    """Return one with everything."""
    yield json.dumps(
        asdict(operation_history.Operation("uuid:x", "md0", "check", 1.5, 2, True, True, 8, "fast"))
    ).encode()


def notes(data: bytes) -> None:
    """Read the user's notes; what is understood is harmless, and is read again as it is written."""
    found, _whole = drive_notes.load(data)
    assert all(0 < len(text) <= drive_notes.MOST and harmless(text) == text for text in found.values())
    assert drive_notes.load(drive_notes.dumped(found).encode()) == (found, True)


def notes_seeds() -> Iterator[bytes]:
    """Return a file of two notes, and one with what is no note."""
    yield drive_notes.dumped({"0123456789abcdef" * 2: "bay 3\nmy “own”", "f" * 32: "x"}).encode()
    yield b'{"notes": {"00000000000000000000000000000000": "\\ud800\\u202ea\\r\\n", "no key": 1}}'


def story(data: bytes) -> None:
    """Read what the tray remembers."""
    survives(wire.load(array_events._Kept, wire.parse(data, array_events.LIMIT_BYTES)))


def story_seeds() -> Iterator[bytes]:
    """Return one."""
    yield json.dumps(example(array_events._Kept)).encode()


def preset(data: bytes) -> None:
    """Read a preset that somebody has sent."""
    found = preset_reader.parse(data.decode("utf-8", "replace"), "a.preset")
    assert found.aims
    assert found.media


def preset_seeds() -> Iterator[bytes]:
    """Return those that come with the program."""
    for file in sorted(preset_reader.FOLDER.glob("*.ini")):
        yield file.read_bytes()


def drive_database(data: bytes) -> None:
    """Read what smartctl printed of a model."""
    entry = database_reader.read(data.decode("utf-8", "replace")).entry
    if entry is not None:
        for text in (entry.name, entry.warning, *entry.attributes.values()):
            assert text == harmless(text), text
            assert "\n" not in text, text
            assert len(text) <= database_reader.LONGEST_WARNING, text


def drive_database_seeds() -> Iterator[bytes]:
    """Return an answer with everything in it."""
    head = "Drive found\nmatch smartmontools Drive Database entry:\nMODEL REGEXP:  E.*\nMODEL FAMILY:  A<b>\n"
    yield f"{head}ATTRIBUTE OPTIONS:  009 Hours\n    192 Unsafe\nWARNINGS:   Text\nof two lines\n\n".encode()
