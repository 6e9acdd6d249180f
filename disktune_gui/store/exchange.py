"""Results in one file: to copy to another machine, to give to another person, to keep.

A JSON object: ``format`` and ``version``, then ``results``, each as it is stored. Reading is strict, and results
that are here already are recognised by their ids.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any

from PyQt6.QtCore import QCoreApplication

from disktune_contract import wire
from disktune_contract.record import record
from disktune_contract.sentence import Sentence, in_turn
from disktune_contract.version import VERSION
from disktune_gui.desktop import user_files
from disktune_gui.store import bodies, database
from disktune_gui.store.entry import ResultEntry, ResultKind
from disktune_gui.store.store import ResultStore, from_document, to_document
from disktune_gui.text.formats import LAST_S
from disktune_gui.text.said import said

FORMAT = "disktune-results"
LARGEST = 1e24
"""Limit of numbers in results: sizes of up to 2^64 bytes, times, counts, and rates of these."""
MAX_BYTES = 256 << 20
"""The largest file that is read: some thousand long measurements."""


translate = QCoreApplication.translate


class ExchangeError(Exception):
    """The file is not an export of DiskTune; the message is a sentence."""


@record
class Imported:
    """The outcome of an import."""

    added: int
    known: int
    """Number that were here already."""
    refused: tuple[str, ...] = ()
    """A sentence for each entry that is no result."""

    @property
    def words(self) -> str:
        """The outcome as sentences."""
        parts: list[str] = [Sentence.counted(self.added, "{n} result added.", "{n} results added.")]
        if self.known:
            parts.append(Sentence.counted(self.known, "{n} was already stored.", "{n} were already stored."))
        if self.refused:
            parts.append(translate("Exchange", "{count} could not be read.").format(count=len(self.refused)))
            parts.append(self.refused[0])
        return said(in_turn(*parts))


def write(path: Path, entries: Iterable[ResultEntry]) -> int:
    """Write *entries* to *path*, all or nothing; return how many. Raises OSError."""
    documents = [to_document(entry) for entry in entries]
    content = {
        "format": FORMAT,
        "version": database.VERSION,
        "program": f"DiskTune {VERSION}",
        "results": documents,
    }
    user_files.save(path, json.dumps(content, ensure_ascii=False, indent=1, allow_nan=False) + "\n")
    return len(documents)


def read(path: Path) -> tuple[tuple[ResultEntry, ...], tuple[str, ...]]:
    """Return the results in *path*, and a sentence for each that is none. Raises `ExchangeError` or OSError."""
    if path.stat().st_size > MAX_BYTES:
        raise ExchangeError(
            translate("Exchange", "{file} is larger than {limit} MiB.").format(
                file=path.name, limit=MAX_BYTES >> 20
            )
        )
    try:
        content = wire.parse(path.read_bytes(), MAX_BYTES)
    except wire.WireError as error:
        words = translate("Exchange", "{file} is damaged or contains no DiskTune results.")
        raise ExchangeError(words.format(file=path.name)) from error
    version, documents = content.get("version"), content.get("results")
    if content.get("format") != FORMAT or type(version) is not int or not isinstance(documents, list):
        raise ExchangeError(translate("Exchange", "{file} contains no DiskTune results.").format(file=path.name))
    if not 1 <= version <= database.VERSION:
        raise ExchangeError(translate("Exchange", "{file} needs a later DiskTune.").format(file=path.name))
    entries: list[ResultEntry] = []
    problems: list[str] = []
    for number, document in enumerate(documents, 1):
        try:
            entries.append(_entry(document, version))
        except (ValueError, KeyError, TypeError, AttributeError):
            words = translate("Exchange", "Result {number} is damaged or of another version.")
            problems.append(words.format(number=number))
    return tuple(entries), tuple(problems)


def bring(store: ResultStore, path: Path) -> Imported:
    """Add the results in *path* that *store* lacks. Raises `ExchangeError`, `StoreError` or OSError."""
    entries, problems = read(path)
    once = {entry.envelope.id: entry for entry in entries}
    known = store.known(once)
    new = [entry for one, entry in once.items() if one not in known]
    store.add(new)
    return Imported(len(new), len(entries) - len(new), problems)


def _entry(document: Any, version: int) -> ResultEntry:
    if not isinstance(document, dict):
        raise wire.WireError("not an object")
    entry = from_document(database.upgraded(document, version))
    bodies.check(entry)
    if not _can_be_shown(entry):
        raise wire.WireError("a number in it is beyond all that is measured")
    return entry


def _can_be_shown(entry: ResultEntry) -> bool:
    """Return whether the pages can display all times and numbers of *entry*."""
    numbers = [*_numbers(wire.plain(entry.envelope)), *_numbers(entry.body)]
    if entry.envelope.kind is ResultKind.MEASUREMENT:
        numbers += [rate for run in bodies.measurement(entry).result.runs for rate in (run.bytes_s, run.iops)]
    return 0 <= entry.envelope.at <= LAST_S and all(abs(number) <= LARGEST for number in numbers)


def _numbers(value: object) -> Iterator[float]:
    if isinstance(value, int | float):
        yield value
    elif isinstance(value, Mapping):
        for item in value.values():
            yield from _numbers(item)
    elif isinstance(value, list | tuple):
        for item in value:
            yield from _numbers(item)
