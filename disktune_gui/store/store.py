"""The results of this user on this machine: one SQLite file in the XDG data folder.

Several windows may have it open at once (SQLite's write-ahead log): each sees what the others write. A write
appends to the log and waits for no drive, so the window does not freeze for it.
"""

from __future__ import annotations

import json
import sqlite3
import weakref
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from PyQt6.QtCore import QCoreApplication

from disktune_contract import wire
from disktune_contract.sentence import Wording, wordings
from disktune_gui.store import database
from disktune_gui.store.entry import (
    Body,
    Envelope,
    FigureMeaning,
    ResultEntry,
    ResultKind,
    ResultSummary,
    StoreError,
)
from disktune_gui.text.said import remade

# -- the origin of the sentences in stored results, for translation ----------------------------------------
#
# A result has its sentences as English texts. What they were made of is stored in a table that versions
# before this one neither need nor touch.

KNOWN = "SELECT name FROM sqlite_master WHERE name = 'wording'"
OF_RESULT = "SELECT made FROM wording WHERE result = ?"
Statement = tuple[str, tuple[object, ...]]


def stored(result: str, body: object) -> Iterator[Statement]:
    """Yield the statements that store what the sentences in *body* are made of."""
    made = wordings(body)
    if made:
        text = json.dumps([wire.plain(one) for one in made], ensure_ascii=False)
        yield "CREATE TABLE IF NOT EXISTS wording (result TEXT PRIMARY KEY, made TEXT NOT NULL)", ()
        yield "INSERT OR REPLACE INTO wording (result, made) VALUES (?, ?)", (result, text)


def worded(body: Any, made: str) -> Any:
    """Return *body* with its sentences, from what `stored` has stored; data of another version changes nothing."""
    try:
        return remade(body, [wire.load(Wording, one) for one in json.loads(made)])
    except (ValueError, TypeError):
        return body


# -- which results were measured in one go -----------------------------------------------------------------
#
# A list must not read whole results. Versions before this one neither need nor touch the table; what
# they have written is added to it when it is next read.

TABLE = (
    "CREATE TABLE IF NOT EXISTS membership (result TEXT PRIMARY KEY, batch TEXT NOT NULL, profile TEXT NOT NULL)"
)
MEMBERSHIP_KNOWN = "SELECT name FROM sqlite_master WHERE name = 'membership'"
ALL = "SELECT result, batch, profile FROM membership WHERE batch <> '' OR profile <> ''"
"""Those that belong to a set or profile; the others are known not to."""
MEASURED = "SELECT id FROM result WHERE kind = 'measurement'"
UNKNOWN = f"{MEASURED} AND id NOT IN (SELECT result FROM membership)"  # noqa: S608  fixed words
_WHOLE = "CASE json_valid(body) WHEN 1 THEN body ELSE '{}' END"
OF_BODY = (
    f"SELECT coalesce(json_extract({_WHOLE}, '$.batch'), ''), coalesce(json_extract({_WHOLE}, '$.profile'), '') "  # noqa: S608  fixed words
    "FROM result WHERE id = ?"
)
"""What a result itself contains of it: the whole result has to be read for that."""


def membership_stored(result: str, body: Mapping[str, object]) -> tuple[Statement, ...]:
    """Return the statements that store what *result* with that *body* belongs to."""
    return kept(result, str(body.get("batch") or ""), str(body.get("profile") or ""))


def kept(result: str, batch: str, profile: str) -> tuple[Statement, ...]:
    """Return the statements that store what *result* belongs to; both are empty for what was measured alone."""
    insert = "INSERT OR REPLACE INTO membership (result, batch, profile) VALUES (?, ?, ?)"
    return (TABLE, ()), (insert, (result, batch, profile))


# -- store -------------------------------------------------------------------------------------------------

RECENT = 400
"""Limit of results whose sets are read: a small part of a tenth of a second."""

_TERMS = (
    "json_array(json_extract(body, '$.result.engine'), json_extract(body, '$.result.block_bytes'), "
    "json_extract(body, '$.result.depth'), json_extract(body, '$.result.jobs'), "
    "json_extract(body, '$.result.offset_bytes'), json_extract(body, '$.result.folder') IS NULL, "
    "CASE WHEN json_extract(body, '$.result.folder') IS NULL THEN 0 "
    "ELSE json_extract(body, '$.result.span_bytes') END)"
)
_RUNS = (
    "(SELECT {end}((json_extract(value, '$.bytes_read') + json_extract(value, '$.bytes_written')) "
    "/ json_extract(value, '$.seconds')) FROM json_each(body, '$.result.runs') "
    "WHERE coalesce(json_extract(value, '$.void'), '') = '')"
)

Row = tuple[Any, ...]
Deleted = tuple[tuple[Row, Body], ...]
"""Results as stored in the file, each with its sentences, for `ResultStore.restore`."""


translate = QCoreApplication.translate


class ResultStore:
    """Open results. Every method raises `StoreError` where the file cannot be read or written."""

    def __init__(self, path: Path | None) -> None:
        """Open *path*, which is created if missing; None is memory, for results that are not to be stored."""
        self.path = path
        if path is None:
            memory = database.connect(":memory:")
            database.migrate(memory)
            opened = database.Opened(memory, False, ())
        else:
            opened = database.open_file(path)
        self._connection = opened.connection
        # An object that is dropped without `close` closes its connection all the same.
        self._leave = weakref.finalize(self, opened.connection.close)
        self.durable = opened.durable
        """Whether added results will be there the next time."""
        self._checked = opened.checked
        self.notices = opened.notices
        """Sentences about what was found at opening."""
        self._inode = _inode(path) if opened.durable else None
        self._read: tuple[object, tuple[ResultSummary, ...]] | None = None
        """All results, and the state of the file in which they were read."""
        self._unwritten = False
        """Whether something was found at reading that could not be written then."""

    def close(self) -> None:
        """Close the file; the last window to do so writes the log into it."""
        self._leave()
        if self.path is not None and self._inode is not None and _inode(self.path) == self._inode:
            database.leave(self.path, self._checked)

    # -- reading -------------------------------------------------------------------------------------------

    def summaries(self) -> tuple[ResultSummary, ...]:
        """Return all results, newest first; they are read only if a process has written since."""
        # From before reading: what is written meanwhile is read the next time.
        state = (self.state(), self.changes())
        if self._read is None or self._read[0] != state:
            self._unwritten = False
            found = self._summaries()
            self._read = None if self._unwritten else (state, found)
            return found
        return self._read[1]

    def _summaries(self) -> tuple[ResultSummary, ...]:
        together = self._memberships()
        found = self._run(database.LIST)
        # Mapped once per word: making a member of an enumeration takes longer than all the rest.
        kinds = {kind: ResultKind(kind) for kind in {row[1] for row in found}}
        units = {unit: FigureMeaning(unit) for unit in {row[8] for row in found}}
        alone = ("", "")
        return tuple(
            ResultSummary(
                one, kinds[kind], at, drive, identity, model, workload, figure, units[unit], note,
                *together.get(one, alone),
            )
            for one, kind, at, drive, identity, model, workload, figure, unit, note in found
        )  # fmt: skip

    def _memberships(self) -> dict[str, tuple[str, str]]:
        """Return batch and profile of every measurement; add to the table what another version has written."""
        known = bool(self._run(MEMBERSHIP_KNOWN))
        found = {one: (batch, profile) for one, batch, profile in self._run(ALL)} if known else {}
        unknown = [one for (one,) in self._run(UNKNOWN if known else MEASURED)]
        read = {one: (str(row[0]), str(row[1])) for one in unknown for row in self._run(OF_BODY, (one,))}
        if read:
            # Where nothing can be written they are read again the next time.
            try:
                self._write([done for one, parts in read.items() for done in kept(one, *parts)])
            except StoreError:
                self._unwritten = True
        return found | read

    def entry(self, one: str) -> ResultEntry:
        """Return the result of that id; raises `StoreError` also if another window has deleted it."""
        found = self._run("SELECT note, envelope, body FROM result WHERE id = ?", (one,))
        if not found:
            raise StoreError(translate("Store", "This result has been deleted."))
        try:
            document = database.document(*found[0])
            return from_document({**document, "body": self._worded(one, document["body"])})
        except ValueError as error:
            raise StoreError(translate("Store", "Unreadable result: {error}.").format(error=error)) from error

    def _worded(self, one: str, body: Any) -> Any:
        """Return the *body* of a result with its sentences."""
        for (made,) in self._run(OF_RESULT, (one,)) if self._run(KNOWN) else ():
            body = worded(body, made)
        return body

    def measured(
        self, identity: str, name: str, workloads: Sequence[str]
    ) -> list[tuple[str, float, str, str, str]]:
        """Return id, moment, workload, batch and profile of the newest measurements of *workloads* on a drive.

        A drive without an *identity* is found by its kernel *name*. At most `RECENT`; newest first.
        """
        marks = ", ".join("?" * len(workloads))
        mine = "identity = ?" if identity else "identity = '' AND drive = ?"
        return self._run(
            "SELECT id, at, workload, coalesce(json_extract(body, '$.batch'), ''), "  # noqa: S608  marks alone
            "coalesce(json_extract(body, '$.profile'), '') FROM result "
            f"WHERE kind = 'measurement' AND {mine} AND workload IN ({marks}) ORDER BY at DESC LIMIT {RECENT}",
            (identity or name, *workloads),
        )

    def figures(self, identity: str, name: str, workloads: Sequence[str]) -> list[Row]:
        """Return one row for each of the newest measurements of *workloads* on a drive, newest first.

        Its columns: id, moment, workload, figure, meaning of the figure, settings as JSON, what has to be the
        same for a comparison as JSON, slowest and fastest run in bytes per second.
        """
        marks = ", ".join("?" * len(workloads))
        mine = "identity = ?" if identity else "identity = '' AND drive = ?"
        return self._run(
            f"SELECT id, at, workload, figure, unit, json_extract(envelope, '$.settings'), {_TERMS}, "  # noqa: S608  marks alone
            f"{_RUNS.format(end='min')}, {_RUNS.format(end='max')} FROM result WHERE kind = 'measurement' "
            f"AND figure IS NOT NULL AND {mine} AND workload IN ({marks}) AND json_valid(body) "
            f"ORDER BY at DESC LIMIT {RECENT}",
            (identity or name, *workloads),
        )

    def newest(self, workloads: Sequence[str], model: str = "") -> list[Row]:
        """Return the newest measurement of each of *workloads* on each drive that can be recognized.

        Only of *model*, if one is given. Columns: identity, model, link then, moment, workload, figure, meaning of
        the figure, result as JSON, and how much made the drive slower then.
        """
        marks = ", ".join("?" * len(workloads))
        of_model = "AND model = ?" if model else ""
        # Of a group SQLite takes all columns from the row of the maximum (sqlite.org/lang_select.html, 2.5).
        return self._run(
            "SELECT identity, model, json_extract(envelope, '$.drive.link'), max(at), workload, figure, unit, "  # noqa: S608  marks alone
            "json_extract(body, '$.result'), coalesce(json_array_length(envelope, '$.before.upkeep'), 0) "
            "+ coalesce(json_array_length(envelope, '$.after.upkeep'), 0) FROM result WHERE kind = 'measurement' "
            f"AND figure IS NOT NULL AND identity <> '' AND workload IN ({marks}) {of_model} AND json_valid(body) "
            "GROUP BY identity, workload",
            (*workloads, *([model] if model else [])),
        )

    def known(self, ids: Iterable[str]) -> set[str]:
        """Return those of *ids* that are here."""
        here = {row[0] for row in self._run("SELECT id FROM result")}
        return here.intersection(ids)

    def state(self) -> object:
        """Return a value that changes whenever another window writes (sqlite.org/pragma.html)."""
        return self._run("PRAGMA data_version")[0][0]

    def changes(self) -> int:
        """Return how many rows this window has written; `state` leaves those out."""
        return self._connection.total_changes

    # -- writing -------------------------------------------------------------------------------------------

    def add(self, entries: Sequence[ResultEntry]) -> None:
        """Store *entries*, all or none. Their ids are new."""
        self._insert((database.row(to_document(entry)), entry.body) for entry in entries)

    def annotate(self, one: str, note: str) -> None:
        """Give a result the user's *note* in place of the one before."""
        self._write([("UPDATE result SET note = ? WHERE id = ?", (note, one))])

    def delete(self, ids: Collection[str]) -> Deleted:
        """Remove results, and return what `restore` needs to restore them."""
        rows = tuple(
            (row, self._worded(one, json.loads(row[-1])))
            for one in ids
            for row in self._run(database.SELECT, (one,))
        )
        tables = ["result WHERE id"]
        tables += ["wording WHERE result"] if self._run(KNOWN) else []
        tables += ["membership WHERE result"] if self._run(MEMBERSHIP_KNOWN) else []
        self._write([(f"DELETE FROM {table} = ?", (one,)) for one in ids for table in tables])  # noqa: S608  fixed words
        return rows

    def restore(self, rows: Deleted) -> None:
        """Restore what `delete` has removed."""
        self._insert(rows)

    def _insert(self, results: Iterable[tuple[Row, Body]]) -> None:
        """Store rows with their bodies, their sets for lists, and the origin of their sentences."""
        statements: list[tuple[str, Row]] = []
        for row, body in results:
            statements += [(database.INSERT, row), *stored(row[0], body)]
            if row[1] == ResultKind.MEASUREMENT:
                statements += membership_stored(row[0], body)
        self._write(statements)

    # -- SQLite ----------------------------------------------------------------------------------------------

    def _run(self, statement: str, values: Sequence[object] = ()) -> list[Row]:
        try:
            return self._connection.execute(statement, values).fetchall()
        except sqlite3.Error as error:
            raise StoreError(
                translate("Store", "Unreadable results: {error}.").format(error=database.reason(error))
            ) from error

    def _write(self, statements: Sequence[tuple[str, Row]]) -> None:
        """Carry out all *statements*, or none."""
        if self._inode is not None and _inode(self.path) != self._inode:
            words = translate(
                "Store",
                "{path} was moved or deleted. Restart DiskTune.",
            )
            raise StoreError(words.format(path=self.path))
        try:
            self._connection.execute("BEGIN IMMEDIATE")
            try:
                for statement, values in statements:
                    self._connection.execute(statement, values)
                self._connection.execute("COMMIT")
            except BaseException:
                if self._connection.in_transaction:
                    self._connection.execute("ROLLBACK")
                raise
        except sqlite3.Error as error:
            where = self.path.parent if self.path is not None else "memory"
            words = translate("Store", "{file} could not be written: {why}.")
            raise StoreError(
                words.format(file=where, why=database.reason(error)),
                busy=(error.sqlite_errorname or "").startswith("SQLITE_BUSY"),
            ) from error


def to_document(entry: ResultEntry) -> database.Document:
    """Return *entry* as plain JSON."""
    envelope = wire.plain(entry.envelope)
    if not isinstance(envelope, dict):
        raise TypeError("an envelope is a dataclass")
    return {**envelope, "note": entry.note, "body": dict(entry.body)}


def from_document(document: database.Document) -> ResultEntry:
    """Return the entry that *document* is; raises ValueError (`wire.WireError`) if it is none."""
    envelope = {key: value for key, value in document.items() if key not in ("note", "body")}
    note, body = document.get("note"), document.get("body")
    if not isinstance(note, str) or not isinstance(body, dict):
        raise wire.WireError("a result has a note, which is a text, and a body, which is an object")
    return ResultEntry(wire.load(Envelope, envelope), body, note)


def _inode(path: Path | None) -> int | None:
    try:
        return path.stat().st_ino if path is not None else None
    except OSError:
        return None
