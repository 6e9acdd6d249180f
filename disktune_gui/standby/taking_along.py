"""A recording for the clipboard and for files."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PyQt6.QtCore import QObject, QStandardPaths
from PyQt6.QtWidgets import QFileDialog, QWidget

from disktune_contract.accesses.night import Night
from disktune_contract.record import record
from disktune_gui.desktop import clipboard, user_files
from disktune_gui.desktop.file_messages import not_written, written
from disktune_gui.standby import words
from disktune_gui.text import export, tabular
from disktune_gui.text.tabular import DataTable
from disktune_gui.widgets.message import MessageBar


@record
class Shown:
    """What is in view."""

    night: Night | None
    compared: DataTable | None
    """Two nights side by side, if that is in front."""
    remark: str
    """What is to be said of all of it."""


class TakingAlong(QObject):
    """Copies and writes what is shown; *message* says what became of it."""

    def __init__(self, page: QWidget, shown: Callable[[], Shown], message: MessageBar) -> None:
        super().__init__(page)
        self._page, self._shown, self._message = page, shown, message

    def text(self) -> str:
        """Return the night that is shown as text; empty if there is none."""
        shown = self._shown()
        if shown.night is None:
            return ""
        drive = shown.night.drive
        return export.as_text(f"{drive.title} (/dev/{drive.name})", words.sections(shown.night), shown.remark)

    def copy(self) -> None:
        """Put the night on the clipboard as text."""
        clipboard.copy(self.text())

    def document(self, kind: str) -> str:
        """Return what is shown as ``txt``, ``json`` or ``csv``; a table is that which is in front."""
        shown = self._shown()
        if shown.night is None:
            return ""
        if kind == "csv":
            return tabular.as_csv(shown.compared or words.programs(shown.night))
        return words.as_json(shown.night) if kind == "json" else self.text()

    def ask_and_export(self, kind: str) -> None:
        """Ask for a file name and save as *kind* what was in view when it was asked for."""
        night, document = self._shown().night, self.document(kind)
        if night is None:
            return
        folder = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation)
        start = str(Path(folder) / f"disktune-standby-{night.drive.name}.{kind}")
        chosen, _ = QFileDialog.getSaveFileName(self._page, self.tr("Export Recording"), start, f"*.{kind}")
        if chosen:
            self.save(Path(chosen), document)

    def save(self, path: Path, document: str) -> None:
        """Write *document* to *path*; a failure becomes a sentence."""
        try:
            user_files.save(path, document)
        except OSError as error:
            self._message.show_text(not_written(path, error), tone="danger")
        else:
            self._message.show_text(written(path))
