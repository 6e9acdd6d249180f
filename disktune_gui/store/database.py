"""The store's file: its tables, those of older versions, and opening it, whatever is found at its path."""

from __future__ import annotations

import json
import sqlite3
import time
from collections.abc import Callable, Sequence
from contextlib import closing, suppress
from datetime import datetime
from pathlib import Path
from typing import Any
from urllib.parse import quote

from PyQt6.QtCore import QCoreApplication

from disktune_contract.record import record
from disktune_gui.desktop import user_files

# -- the tables of the store, and the migration of older versions ------------------------------------------
#
# ``STEPS[n]`` migrates version n to n + 1; version 0 is an empty file. A released step never
# changes: a later change is a step of its own. Exported results have the same version and use the same steps.

APPLICATION_ID = 0x44736B54
""""DskT": how file(1) and DiskTune recognize DiskTune's own files (sqlite.org/pragma.html)."""

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
"""All columns that a list shows, without the results, each of which fills a page of the file: without the index a
list reads all of them. Versions before this one neither need it nor are affected by it."""

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
    ValueError where an entry does not match its version.
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
        # A full disk makes SQLite roll back on its own; a second rollback would fail, and hide the first error.
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        raise


def version(connection: sqlite3.Connection) -> int:
    """Return the version of the file; 0 is a file without tables of DiskTune."""
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


# -- whether the file is unchanged since it was last found intact ------------------------------------------
#
# 40 MB of 10,000 results take 0.3 s to check. A file that only this program has written to since, and that
# it closed in order, need not be checked at every start, but is once in `AGAIN_S` all the same.

AGAIN_S = 7 * 24 * 3600


def _note(path: Path) -> Path:
    return path.with_name(path.name + "-verified")


def _state(path: Path) -> str | None:
    """Return a fingerprint of the file's content; None while it has a log, which is a part of it."""
    log = path.with_name(path.name + "-wal")
    try:
        found = path.stat()
    except OSError:
        return None
    with suppress(OSError):
        if log.stat().st_size:
            return None
    return f"{found.st_ino} {found.st_size} {found.st_mtime_ns}"


def when(path: Path) -> float | None:
    """Return when the file was found intact, seconds since 1970, if it is unchanged since; else None."""
    try:
        at, _, state = _note(path).read_text("utf-8").strip().partition(" ")
        checked = float(at)
    except (OSError, ValueError):
        return None
    recent = 0 <= time.time() - checked < AGAIN_S
    return checked if recent and state == _state(path) else None


def leave(path: Path, checked: float) -> None:
    """Note that the file, which was intact at *checked*, was closed in order."""
    state = _state(path)
    with suppress(OSError):
        if state is None:
            _note(path).unlink(missing_ok=True)
        else:
            _note(path).write_text(f"{checked} {state}\n", "utf-8")


# -- opening the store's file, whatever is found at its path -----------------------------------------------
#
# A file that cannot be used is renamed with a date, and the user is notified of the name: nothing is deleted
# and nothing overwritten. Where nothing can be written at all, results are kept until the program ends, and it
# reports that.

WAIT_S = 0.25
"""How long a statement waits for another window that is writing; the waiting window is blocked meanwhile."""
OPEN_WAIT_S = 2.0
"""The same while opening: bringing an old file to this version takes longer than adding a result."""

_PARTS = ("", "-wal", "-shm")
"""The file and its companions (sqlite.org/wal.html): the content is complete only with all of them."""

_DAMAGED = ("SQLITE_CORRUPT", "SQLITE_NOTADB")


translate = QCoreApplication.translate


@record
class Opened:
    """A usable connection. Without ``durable`` the store is in memory, and is lost when the program ends."""

    connection: sqlite3.Connection
    durable: bool
    notices: tuple[str, ...]
    """Sentences for the user."""
    checked: float = 0.0
    """When all of the file was found intact, seconds since 1970."""


class _UnusableError(Exception):
    """The file is not a store of this version; the text is the reason, for within a sentence."""


def open_file(path: Path) -> Opened:
    """Return a connection to the store at *path*, which is created if missing. Never raises for its content."""
    notices: list[str] = []
    for _attempt in range(3):
        inode = _inode(path)
        try:
            path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
            checked = when(path)
            connection = _usable(path, whole=checked is not None)
            return Opened(connection, True, tuple(notices), checked or time.time())
        except _UnusableError as error:
            try:
                aside = _set_aside(path, inode)
            except OSError:
                notices.append(_not_kept().format(folder=path, why=error))
                break
            if aside is not None:
                words = translate(
                    "Store",
                    "{path} cannot be used ({problem}); renamed to {name}.",
                )
                notices.append(words.format(path=path, problem=error, name=aside.name))
        except (sqlite3.Error, OSError) as error:
            notices.append(_not_kept().format(folder=path.parent, why=reason(error)))
            break
    return Opened(_in_memory(path), False, tuple(notices))


def _not_kept() -> str:
    return translate("Store", "{folder}: {why}. New results last until DiskTune closes.")


def reason(error: Exception) -> str:
    """Return why SQLite or the system refused, in plain words; the caller embeds it in a sentence."""
    if isinstance(error, OSError):
        return user_files.reason(error)
    name = getattr(error, "sqlite_errorname", "") or ""
    for beginning, words in _reasons().items():
        if name.startswith(beginning):
            return words
    return str(error)


def _reasons() -> dict[str, str]:
    """Return the meanings of SQLite's result codes by their beginnings (sqlite.org/rescode.html)."""
    forbidden = translate("Store", "no write permission")
    locked = translate("Store", "locked by another program")
    return {
        "SQLITE_FULL": translate("Store", "no space is left"),
        "SQLITE_READONLY": forbidden,
        "SQLITE_PERM": forbidden,
        "SQLITE_AUTH": forbidden,
        "SQLITE_CANTOPEN": translate("Store", "cannot be opened"),
        "SQLITE_BUSY": locked,
        "SQLITE_LOCKED": locked,
        "SQLITE_IOERR": translate("Store", "reading or writing failed"),
        "SQLITE_CORRUPT": _damaged(),
        "SQLITE_NOTADB": _damaged(),
    }


def _damaged() -> str:
    return translate("Store", "the file is damaged")


def connect(place: Path | str) -> sqlite3.Connection:
    """Return a connection that may be used in any thread. Raises sqlite3.Error.

    Results that were not closed are released by the garbage collector, which runs in any thread.
    """
    return sqlite3.connect(place, timeout=OPEN_WAIT_S, isolation_level=None, check_same_thread=False)


def _usable(path: Path, *, whole: bool) -> sqlite3.Connection:
    """Return a connection to a file of this version, which is known to be *whole* or is checked.

    Raises `_UnusableError`, sqlite3.Error or OSError.
    """
    connection = connect(path)
    try:
        if not whole:
            _check_all(connection)
        _check(connection)
        # A commit only appends to the log and waits for no drive: the file's own drive may be under measurement.
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = NORMAL")
        # Otherwise every thousandth page a commit waits until the log is on the drive; closing writes it, too.
        connection.execute("PRAGMA wal_autocheckpoint = 0")
        migrate(connection)
        with suppress(sqlite3.OperationalError):  # Where nothing can be written, the file is read without it.
            connection.execute(LIST_INDEX)
        connection.execute(f"PRAGMA busy_timeout = {round(WAIT_S * 1000)}")
    except BaseException as error:
        with suppress(sqlite3.Error):
            connection.close()
        if isinstance(error, ValueError | KeyError | TypeError):
            raise _UnusableError(translate("Store", "invalid result")) from error
        if (getattr(error, "sqlite_errorname", "") or "").startswith(_DAMAGED):
            raise _UnusableError(_damaged()) from error
        raise
    return connection


def _check_all(connection: sqlite3.Connection) -> None:
    """Read all of the file; raise `_UnusableError` unless it is intact. Raises sqlite3.Error."""
    found = connection.execute("PRAGMA quick_check(1)").fetchone()
    if found is None or found[0] != "ok":
        raise _UnusableError(_damaged())


def _check(connection: sqlite3.Connection) -> None:
    """Raise `_UnusableError` for a file of another program or a later version. Raises sqlite3.Error."""
    application = connection.execute("PRAGMA application_id").fetchone()[0]
    [tables] = connection.execute("SELECT count(*) FROM sqlite_master").fetchone()
    if tables and application != APPLICATION_ID:
        raise _UnusableError(translate("Store", "file of another program"))
    if version(connection) > VERSION:
        raise _UnusableError(translate("Store", "written by a later DiskTune"))


def _set_aside(path: Path, inode: int | None) -> Path | None:
    """Rename the file of number *inode* with a date and return the name; None if another window has done so."""
    stamp = datetime.now().strftime("%Y%m%d-%H%M%S")
    aside = path.with_name(f"{path.stem}-set-aside-{stamp}{path.suffix}")
    count = 1
    while aside.exists():
        count += 1
        aside = path.with_name(f"{path.stem}-set-aside-{stamp}-{count}{path.suffix}")
    if inode is None or _inode(path) != inode:
        return None
    for part in _PARTS:
        with suppress(FileNotFoundError):
            path.with_name(path.name + part).rename(aside.with_name(aside.name + part))
    return aside


def _in_memory(path: Path) -> sqlite3.Connection:
    """Return a store in memory with the content of the file at *path*, as far as that can be read."""
    memory = connect(":memory:")
    # Where the folder cannot be written, the log's companion cannot be made, and only `immutable` opens the file.
    for mode in ("mode=ro", "immutable=1"):
        try:
            with closing(sqlite3.connect(f"file:{quote(str(path))}?{mode}", uri=True)) as file:
                _check_all(file)
                _check(file)
                file.backup(memory)
            migrate(memory)
            return memory
        except (_UnusableError, sqlite3.Error, ValueError, KeyError, TypeError):
            memory.close()
            memory = connect(":memory:")
    migrate(memory)
    return memory


def _inode(path: Path) -> int | None:
    try:
        return path.stat().st_ino
    except OSError:
        return None
