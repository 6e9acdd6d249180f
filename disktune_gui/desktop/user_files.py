"""The user's own files: where they are (XDG Base Directory Specification 0.8), written whole or why not."""

from __future__ import annotations

import errno
import os
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from PyQt6.QtCore import QCoreApplication, QFile, QIODevice, QLockFile, QSaveFile, QStandardPaths

from disktune_gui.desktop import language

if TYPE_CHECKING:
    from PyQt6.QtWidgets import QWidget

# -- the user's own files (XDG Base Directory Specification 0.8) -------------------------------------------

_TRIED_BYTES = 4096
"""A block: less may fit into what a full file system has left of one that is in use."""


def data_folder() -> Path:
    """Return the folder for what the user would miss: presets, results. It need not exist yet."""
    return _standard(QStandardPaths.StandardLocation.GenericDataLocation, ".local/share") / "disktune"


def state_folder() -> Path:
    """Return the folder for what the program remembers of what happened. It need not exist yet."""
    # QStandardPaths knows this one from Qt 6.7 on.
    home = Path(os.environ.get("XDG_STATE_HOME", ""))
    return (home if home.is_absolute() else Path.home() / ".local/state") / "disktune"


def config_folder() -> Path:
    """Return the desktop's folder for settings, which all programs share."""
    return _standard(QStandardPaths.StandardLocation.GenericConfigLocation, ".config")


def _standard(kind: QStandardPaths.StandardLocation, usual: str) -> Path:
    """Return a folder of the desktop's; where its variable is relative, which is invalid, the *usual* one."""
    found = Path(QStandardPaths.writableLocation(kind))
    return found if found.is_absolute() else Path.home() / usual  # Qt 6.4 returns it as it is.


def save(path: Path, content: str | bytes) -> None:
    """Write *content* to *path*: afterwards the file has all of it, or is what it was before. Raises OSError.

    A link is followed, and a file that is replaced keeps its mode.
    """
    _refuse(path)
    file = QSaveFile(str(path))
    if not file.open(QIODevice.OpenModeFlag.WriteOnly):
        raise _error(file.errorString(), path)
    # Not through QSaveFile: it does not check the result of fsync(2), nor report why a write was cut short.
    with open(file.handle(), "wb", closefd=False) as written:
        written.write(content.encode() if isinstance(content, str) else content)
        written.flush()
        os.fsync(written.fileno())
    if not file.commit():
        raise _error(file.errorString(), path)


def _refuse(path: Path) -> None:
    """Raise OSError for what QSaveFile would mistake for another file, replace, or name in words of its own."""
    if os.fsencode(path) != QFile.encodeName(str(path)).data():
        raise OSError(errno.EILSEQ, os.strerror(errno.EILSEQ), str(path))
    if not path.exists():
        return
    if not path.is_file() and not path.is_dir():
        # Root would put a file in the place of /dev/null.
        why = QCoreApplication.translate("Files", "Not a regular file")
        raise FileExistsError(errno.EEXIST, why, str(path))
    path.open("ab").close()  # The system's own error is the best reason.


def _error(why: str, path: Path) -> OSError:
    """Return the error that Qt reports only as text."""
    number = next((number for number in errno.errorcode if os.strerror(number) == why), errno.EIO)
    return OSError(number, why, str(path))


def write_atomically(path: Path, text: str) -> None:
    """Save a file of the program's own, in a folder that is made if it is not there. Raises OSError."""
    path.parent.mkdir(parents=True, exist_ok=True)
    save(path, text)


def why_not_kept(folder: Path) -> str:
    """Return why nothing can be kept in *folder*, empty if it can; a folder that is not there could be made.

    What is written to find out has no name and is gone at once.
    """
    there = next((place for place in (folder, *folder.parents) if place.exists()), Path("/"))
    try:
        with tempfile.TemporaryFile(dir=there, buffering=0) as tried:
            tried.write(bytes(_TRIED_BYTES))
    except OSError as error:
        return reason(error)
    return ""


def reason(error: OSError) -> str:
    """Return why the system refused, as part of a sentence."""
    words = error.strerror or str(error)
    # In English a message begins with a capital; in the desktop's language it may be that of a noun.
    return words.lower() if language.current() == language.ENGLISH else words


# -- messages about a file: it was written, or why it was not ----------------------------------------------


def written(path: Path) -> str:
    """Return the sentence for a file that is complete."""
    return QCoreApplication.translate("Files", "Written to {path}.").format(path=path)


def not_written(path: Path, error: OSError) -> str:
    """Return the sentence for a file that is as it was before, or not there."""
    words = QCoreApplication.translate("Files", "{name} not written: {why}. Choose another location.")
    return words.format(name=path.name, why=reason(error))


def export(path: Path, content: str | Callable[[Path], object]) -> tuple[str, bool]:
    """Write a file for the user, or have it written; return the sentence for it, and whether it is complete."""
    try:
        save(path, content) if isinstance(content, str) else content(path)
    except OSError as error:
        return not_written(path, error), False
    return written(path), True


def ask_where(parent: QWidget | None, title: str, name: str, kinds: str = "") -> tuple[Path | None, str]:
    """Ask where to write *name*, at first among the documents; return that, None if cancelled, and the kind."""
    from PyQt6.QtWidgets import QFileDialog  # noqa: PLC0415  # the tray asks nothing

    folder = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation)
    chosen, kind = QFileDialog.getSaveFileName(parent, title, str(Path(folder) / name), kinds)
    return Path(chosen) if chosen else None, kind


def not_read(path: Path, error: OSError) -> str:
    """Return the sentence for a file that could not be read."""
    words = QCoreApplication.translate("Files", "{name} not read: {why}.")
    return words.format(name=path.name, why=reason(error))


# -- Files that window and tray both write -----------------------------------------------------------------

LOCK_MS = 2000
"""Maximum time to wait, in ms; the other process needs a hundredth of it."""


@contextmanager
def locked(file: Path) -> Iterator[None]:
    """Lock *file* for writing, and create its folder; raises OSError if another process does not finish."""
    file.parent.mkdir(parents=True, exist_ok=True)
    lock = QLockFile(f"{file}.lock")
    if not lock.tryLock(LOCK_MS):
        why = QCoreApplication.translate("Store", "Locked by another window or the tray")
        raise OSError(errno.EAGAIN, why)
    try:
        yield
    finally:
        lock.unlock()


def set_aside(file: Path) -> None:
    """Give a damaged file a new unique name; raises OSError."""
    file.replace(file.with_name(f"{file.name}.damaged-{time.time_ns()}"))
