"""Opening the store's file, whatever is found in its place.

A file that cannot be used is moved beside itself under a dated name and named to the user: nothing is deleted and
nothing overwritten. Where nothing can be written at all, results are kept until the program ends, and it says so.
"""

from __future__ import annotations

import sqlite3
import time
from contextlib import closing, suppress
from datetime import datetime
from pathlib import Path
from urllib.parse import quote

from PyQt6.QtCore import QCoreApplication

from disktune_contract.record import record
from disktune_gui.desktop import user_files
from disktune_gui.store import schema, verified

WAIT_S = 0.25
"""How long a statement waits for another window that is writing; the window that asks stands still meanwhile."""
OPEN_WAIT_S = 2.0
"""The same while opening: bringing an old file to this version takes longer than adding a result."""

_PARTS = ("", "-wal", "-shm")
"""The file and its companions (sqlite.org/wal.html): one without the others is not the whole."""

_DAMAGED = ("SQLITE_CORRUPT", "SQLITE_NOTADB")


translate = QCoreApplication.translate


@record
class Opened:
    """A usable connection. Without ``durable`` it is memory, which is gone when the program ends."""

    connection: sqlite3.Connection
    durable: bool
    notices: tuple[str, ...]
    """Sentences that the user has to read."""
    checked: float = 0.0
    """When all of the file was found whole, seconds since 1970."""


class _UnusableError(Exception):
    """The file is not a store of this version; the text is the reason, for within a sentence."""


def open_file(path: Path) -> Opened:
    """Return a connection to the store at *path*, made if need be. Never raises for what is found there."""
    notices: list[str] = []
    for _attempt in range(3):
        inode = _inode(path)
        try:
            path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
            checked = verified.when(path)
            connection = _usable(path, whole=checked is not None)
            return Opened(connection, True, tuple(notices), checked or time.time())
        except _UnusableError as error:
            try:
                aside = _set_aside(path, inode)
            except OSError as refused:
                words = translate(
                    "Store",
                    "The results in {path} cannot be used: {problem}. The file could not be renamed ({why}), so "
                    "new results are kept only until DiskTune closes.",
                )
                notices.append(words.format(path=path, problem=error, why=refused.strerror))
                break
            if aside is not None:
                words = translate(
                    "Store",
                    "The results in {path} cannot be used: {problem}. The file was renamed to {name}; new results "
                    "are stored in a new file.",
                )
                notices.append(words.format(path=path, problem=error, name=aside.name))
        except (sqlite3.Error, OSError) as error:
            words = translate(
                "Store",
                "Results cannot be stored in {folder}: {why}. New results are kept only until DiskTune closes.",
            )
            notices.append(words.format(folder=path.parent, why=reason(error)))
            break
    return Opened(_in_memory(path), False, tuple(notices))


def reason(error: Exception) -> str:
    """Return why SQLite or the system refused, as a person says it; the sentence goes on around it."""
    if isinstance(error, OSError):
        return user_files.reason(error)
    name = getattr(error, "sqlite_errorname", "") or ""
    for beginning, words in _reasons().items():
        if name.startswith(beginning):
            return words
    return str(error)


def _reasons() -> dict[str, str]:
    """Return what beginnings of SQLite's result codes mean (sqlite.org/rescode.html)."""
    forbidden = translate("Store", "there is no write permission")
    locked = translate("Store", "another program has locked the file")
    return {
        "SQLITE_FULL": translate("Store", "no space is left"),
        "SQLITE_READONLY": forbidden,
        "SQLITE_PERM": forbidden,
        "SQLITE_AUTH": forbidden,
        "SQLITE_CANTOPEN": translate("Store", "the file cannot be opened or created"),
        "SQLITE_BUSY": locked,
        "SQLITE_LOCKED": locked,
        "SQLITE_IOERR": translate("Store", "reading or writing the file failed"),
        "SQLITE_CORRUPT": _damaged(),
        "SQLITE_NOTADB": _damaged(),
    }


def _damaged() -> str:
    return translate("Store", "the file is damaged")


def connect(place: Path | str) -> sqlite3.Connection:
    """Return a connection that no thread owns. Raises sqlite3.Error.

    Results that nobody has closed are let go of by the garbage collector, which runs in any thread.
    """
    return sqlite3.connect(place, timeout=OPEN_WAIT_S, isolation_level=None, check_same_thread=False)


def _usable(path: Path, *, whole: bool) -> sqlite3.Connection:
    """Return a connection to a file of this version, which is known to be *whole* or is checked for it.

    Raises `_UnusableError`, sqlite3.Error or OSError.
    """
    connection = connect(path)
    try:
        if not whole:
            _check_all(connection)
        _check(connection)
        # A commit only appends to the log and waits for no drive: the one it is on may be under measurement.
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = NORMAL")
        # Else every thousandth page a commit waits until the whole log is on the drive; closing does it, too.
        connection.execute("PRAGMA wal_autocheckpoint = 0")
        schema.migrate(connection)
        with suppress(sqlite3.OperationalError):  # Where nothing can be written it is read without.
            connection.execute(schema.LIST_INDEX)
        connection.execute(f"PRAGMA busy_timeout = {round(WAIT_S * 1000)}")
    except BaseException as error:
        with suppress(sqlite3.Error):
            connection.close()
        if isinstance(error, ValueError | KeyError | TypeError):
            raise _UnusableError(translate("Store", "the file contains an invalid result")) from error
        if (getattr(error, "sqlite_errorname", "") or "").startswith(_DAMAGED):
            raise _UnusableError(_damaged()) from error
        raise
    return connection


def _check_all(connection: sqlite3.Connection) -> None:
    """Read all of the file; raise `_UnusableError` unless it is whole. Raises sqlite3.Error."""
    found = connection.execute("PRAGMA quick_check(1)").fetchone()
    if found is None or found[0] != "ok":
        raise _UnusableError(_damaged())


def _check(connection: sqlite3.Connection) -> None:
    """Raise `_UnusableError` unless the file is ours and not of a later version. Raises sqlite3.Error."""
    application = connection.execute("PRAGMA application_id").fetchone()[0]
    [tables] = connection.execute("SELECT count(*) FROM sqlite_master").fetchone()
    if tables and application != schema.APPLICATION_ID:
        raise _UnusableError(translate("Store", "the file belongs to another program"))
    if schema.version(connection) > schema.VERSION:
        raise _UnusableError(translate("Store", "the file was written by a later version of DiskTune"))


def _set_aside(path: Path, inode: int | None) -> Path | None:
    """Move the file of number *inode* to a dated name and return that; None if another window has done so."""
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
    """Return a store in memory with what the file at *path* holds, as far as that can be read."""
    memory = connect(":memory:")
    # Where the folder cannot be written, the log's companion cannot be made, and only `immutable` opens the file.
    for mode in ("mode=ro", "immutable=1"):
        try:
            with closing(sqlite3.connect(f"file:{quote(str(path))}?{mode}", uri=True)) as file:
                _check_all(file)
                _check(file)
                file.backup(memory)
            schema.migrate(memory)
            return memory
        except (_UnusableError, sqlite3.Error, ValueError, KeyError, TypeError):
            memory.close()
            memory = connect(":memory:")
    schema.migrate(memory)
    return memory


def _inode(path: Path) -> int | None:
    try:
        return path.stat().st_ino
    except OSError:
        return None
