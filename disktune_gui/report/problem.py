"""Help, Report a Problem: the text, with program, system and drives; completed, copied or saved, never sent.

Its headings are English in every language: those who read it are the developers.
"""

from __future__ import annotations

import os
import platform
from collections.abc import Mapping, Sequence
from datetime import UTC, datetime
from pathlib import Path

from PyQt6.QtCore import QT_VERSION_STR, QCoreApplication, QLocale
from PyQt6.QtGui import QGuiApplication
from PyQt6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from disktune_contract.drives.drive import Drive
from disktune_contract.version import VERSION
from disktune_gui.controls.dialogs import TypedDialog
from disktune_gui.desktop import clipboard, user_files
from disktune_gui.report.facts import masks_of
from disktune_gui.text.plain import PlainLabel
from disktune_gui.theming.style import lines

# -- Help, Report a Problem: the dialog --------------------------------------------------------------------

_SIZE = (40, 30)
"""In heights of a line."""

translate = QCoreApplication.translate


class ProblemDialog(TypedDialog):
    """Shows *text* below a question to answer; the shown text is what is copied."""

    def __init__(self, text: str, parent: QWidget | None = None) -> None:
        question = self.tr("What I did, expected and saw:")
        super().__init__(self.tr("Text of the report"), f"{question}\n\n\n{text}\n", parent)
        self.setWindowTitle(self.tr("Report a Problem"))
        self.words = PlainLabel(self.tr("Attach this to your report. Serial numbers are masked; nothing is sent."))
        self.words.setWordWrap(True)
        self.copy_button = QPushButton(translate("Export", "&Copy"))
        self.save_button = QPushButton(self.tr("&Save…"))
        self.close_button = QPushButton(self.tr("C&lose"))
        self.copy_button.setDefault(True)
        self.copy_button.clicked.connect(self._copy)
        self.save_button.clicked.connect(self._ask)
        self.close_button.clicked.connect(self.reject)
        # Of the earlier text: the current one is neither copied nor saved.
        self.edit.textChanged.connect(self.told.hide)
        self._lay_out()

    def _lay_out(self) -> None:
        row = QHBoxLayout()
        row.addStretch(1)
        for button in (self.copy_button, self.save_button, self.close_button):
            row.addWidget(button)
        column = QVBoxLayout(self)
        for part in (self.words, self.edit, self.told):
            column.addWidget(part, 1 if part is self.edit else 0)
        column.addLayout(row)
        wide, tall = (lines(self, count) for count in _SIZE)
        around = self.parentWidget()
        # A dialog whose error it reports may be smaller than the report needs.
        while around is not None and around.parentWidget() is not None:
            around = around.parentWidget()
        if around is not None:
            wide, tall = min(wide, around.width()), min(tall, around.height())
        self.resize(wide, tall)
        # Below the question, where the answer belongs.
        cursor = self.edit.textCursor()
        cursor.movePosition(cursor.MoveOperation.Down)
        self.edit.setTextCursor(cursor)
        self.edit.setFocus()

    def loss(self) -> str:
        return self.tr("Not copied or saved. Close again to discard.")

    def _copy(self) -> None:
        self.let_go()
        clipboard.copy(self.edit.toPlainText())
        self.tell(translate("Export", "Copied."), "good")

    def _ask(self) -> None:
        kinds = translate("Export", "Text (*.txt)")
        path, _ = user_files.ask_where(self, self.tr("Save Report"), "disktune-problem.txt", kinds)
        if path is not None:
            self.write(path)

    def write(self, path: Path) -> None:
        """Write the text to *path*, and show that it was written, or why not."""
        words, well = user_files.export(path, self.edit.toPlainText())
        if well:
            self.let_go()
        self.tell(words, "good" if well else "danger")


# -- the text of a problem report; no widgets --------------------------------------------------------------

_DESKTOP = ("XDG_CURRENT_DESKTOP", "XDG_SESSION_TYPE", "QT_SCALE_FACTOR", "QT_STYLE_OVERRIDE")


def text(
    drives: Sequence[Drive],
    errors: Sequence[tuple[float, str]],
    around: Mapping[str, str],
    environment: Mapping[str, str] = os.environ,
    home: str = "",
) -> str:
    """Return the report: *errors* with the times at which they were shown, *around* other facts of the window.

    Serial numbers and World Wide Names of *drives* are masked, and *home* becomes ``~``.
    """
    facts = {"DiskTune": VERSION, **_system(environment), **around}
    lines = [f"{name}: {value}" for name, value in facts.items() if value]
    lines += ["", "Errors shown, newest last (UTC):"]
    lines += [f"- {_at(at)} {words}" for at, words in errors] or ["- none"]
    lines += ["", f"Drives: {len(drives)}"]
    lines += [f"- {_drive(drive)}" for drive in drives]
    found = masks_of(drives).text("\n".join(lines))
    folder = home or str(Path.home())
    return found.replace(folder, "~") if len(folder) > 1 else found


def _system(environment: Mapping[str, str]) -> dict[str, str]:
    try:
        release = platform.freedesktop_os_release().get("PRETTY_NAME", "")
    except OSError:
        release = ""
    desktop = " ".join(f"{name}={environment[name]}" for name in _DESKTOP if environment.get(name))
    return {
        "System": ", ".join(part for part in (release, f"Linux {platform.release()}", platform.machine()) if part),
        "Python": platform.python_version(),
        "Qt": f"{QT_VERSION_STR}, {QGuiApplication.platformName()}",
        "Desktop": desktop,
        "Language": QLocale().name(),
    }


def _at(at: float) -> str:
    return datetime.fromtimestamp(at, UTC).strftime("%Y-%m-%d %H:%M:%S")


def _drive(drive: Drive) -> str:
    known = (drive.name, drive.kind.value, drive.model, drive.firmware, drive.link)
    return ", ".join(part for part in known if part)
