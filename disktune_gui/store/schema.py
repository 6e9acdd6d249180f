"""The tables of the store, and how a file of an older version becomes one of this version.

``STEPS[n]`` leads from version n to n + 1; version 0 is an empty file. A step that has been released never
changes: what comes later is a step of its own. Exported results carry the same version and take the same way.
"""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Callable, Sequence
from typing import Any

from disktune_contract.record import record

APPLICATION_ID = 0x44736B54
""""DskT": how file(1) and we tell our own files from those of other programs (sqlite.org/pragma.html)."""

Document = dict[str, Any]
"""An entry as plain JSON: its envelope, and under ``body`` and ``note`` the rest."""


@record
class SchemaStep:
    """One version to the next: first the tables, then every entry in them."""

    tables: tuple[str, ...] = ()
    entry: Callable[[Document], Document] | None = None


STEPS: tuple[SchemaStep, ...] = (
    SchemaStep(
        (
            """CREATE TABLE result (
                id TEXT PRIMARY KEY,
                kind TEXT NOT NULL,
                at REAL NOT NULL,
                drive TEXT NOT NULL,
                identity TEXT NOT NULL,
                model TEXT NOT NULL,
                workload TEXT NOT NULL,
                figure REAL,
                unit TEXT NOT NULL,
                note TEXT NOT NULL,
                envelope TEXT NOT NULL,
                body TEXT NOT NULL
            )""",
            "CREATE INDEX result_at ON result (at)",
        )
    ),
)

VERSION = len(STEPS)

LISTED = "id, kind, at, drive, identity, model, workload, figure, unit, note"
LIST = f"SELECT {LISTED} FROM result ORDER BY at DESC, id"  # noqa: S608  fixed words
LIST_INDEX = (
    "CREATE INDEX IF NOT EXISTS result_list ON result "
    "(at DESC, id, kind, drive, identity, model, workload, figure, unit, note)"
)
"""All that a list shows, apart from the results themselves, of which each fills a page of the file: without it a
list reads all of them. Versions before this one neither need nor mind it."""

_COLUMNS = (
    "id",
    "kind",
    "at",
    "drive",
    "identity",
    "model",
    "workload",
    "figure",
    "unit",
    "note",
    "envelope",
    "body",
)

COLUMNS = ", ".join(_COLUMNS)


def migrate(connection: sqlite3.Connection, steps: Sequence[SchemaStep] = STEPS) -> None:
    """Bring the file behind *connection* to this version; one transaction, so all of it happens or nothing.

    Two windows may do so at once: the second waits and finds nothing left to do. Raises sqlite3.Error, and
    ValueError where an entry is not what its version says.
    """
    if version(connection) == len(steps):
        return
    connection.execute("BEGIN IMMEDIATE")
    try:
        for number in range(version(connection), len(steps)):
            for statement in steps[number].tables:
                connection.execute(statement)
            if (upgrade := steps[number].entry) is not None:
                _upgrade_all(connection, upgrade)
        connection.execute(f"PRAGMA user_version = {len(steps)}")
        connection.execute(f"PRAGMA application_id = {APPLICATION_ID}")
        connection.execute("COMMIT")
    except BaseException:
        # A full disk makes SQLite roll back by itself; a second time would fail, and hide what the matter was.
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        raise


def version(connection: sqlite3.Connection) -> int:
    """Return which version the file is of; 0 is a file without tables of ours."""
    found: int = connection.execute("PRAGMA user_version").fetchone()[0]
    return found


def upgraded(document: Document, since: int, steps: Sequence[SchemaStep] = STEPS) -> Document:
    """Return an exported entry of version *since* as one of this version."""
    for step in steps[since:]:
        if step.entry is not None:
            document = step.entry(document)
    return document


def row(document: Document) -> tuple[object, ...]:
    """Return the columns of an entry."""
    envelope = {key: value for key, value in document.items() if key not in ("body", "note")}
    drive = envelope["drive"]
    return (
        envelope["id"], envelope["kind"], envelope["at"], drive["name"], drive["identity"], drive["model"],
        envelope["workload"], envelope["figure"], envelope["unit"], document["note"], _text(envelope),
        _text(document["body"]),
    )  # fmt: skip


INSERT = f"INSERT INTO result ({COLUMNS}) VALUES ({', '.join('?' * len(_COLUMNS))})"  # noqa: S608  fixed words
SELECT = f"SELECT {COLUMNS} FROM result WHERE id = ?"  # noqa: S608  fixed words


def document(note: str, envelope: str, body: str) -> Document:
    """Return an entry from its columns."""
    return {**json.loads(envelope), "note": note, "body": json.loads(body)}


def _upgrade_all(connection: sqlite3.Connection, upgrade: Callable[[Document], Document]) -> None:
    ids = [found[0] for found in connection.execute("SELECT id FROM result")]
    for one in ids:
        [columns] = connection.execute("SELECT note, envelope, body FROM result WHERE id = ?", (one,))
        connection.execute("DELETE FROM result WHERE id = ?", (one,))
        connection.execute(INSERT, row(upgrade(document(*columns))))


def _text(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"), allow_nan=False)
