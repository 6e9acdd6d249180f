"""Keeps the list of drives for the next start, which shows it before anything else (`disktune_gui.opening`)."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

from PyQt6.QtCore import QModelIndex, QObject, QTimer

from disktune_contract.drives.drive import Drive
from disktune_gui.desktop import user_files
from disktune_gui.drives.headline import outline_of
from disktune_gui.drives.model import DRIVE_ROLE, HEADING_ROLE, SUBTITLE_ROLE, DriveModel
from disktune_gui.opening import listed_last
from disktune_gui.opening.listed_last import ListedRow

REST_MS = 2000
"""Drives that come and go together are kept together."""


class ListMemory(QObject):
    """Writes what *model* lists, whenever that has changed."""

    def __init__(self, model: DriveModel, parent: QObject) -> None:
        super().__init__(parent)
        self._model = model
        self._kept = ""
        self._rest = QTimer(self)
        self._rest.setSingleShot(True)
        self._rest.setInterval(REST_MS)
        self._rest.timeout.connect(self.keep)
        for news in (model.rowsInserted, model.rowsRemoved, model.dataChanged):
            news.connect(self._rest.start)

    def keep(self) -> None:
        """Write the list if it has changed. Where it cannot be written, the next start shows its list later."""
        text = listed_last.written(rows(self._model))
        if text != self._kept:
            self._kept = text
            with suppress(OSError):
                place = Path(listed_last.file())
                place.parent.mkdir(parents=True, exist_ok=True)
                user_files.save(place, text)


def rows(model: DriveModel) -> Iterator[ListedRow]:
    """Return what is listed, from the top; of drives only what they are, not how."""
    for number in range(model.rowCount()):
        top = model.index(number, 0)
        subtitle = str(top.data(SUBTITLE_ROLE) or "")
        yield ListedRow(str(top.data()), subtitle, is_heading=bool(top.data(HEADING_ROLE)))
        for below in range(model.rowCount(top)):
            yield _row(model, model.index(below, 0, top))


def _row(model: DriveModel, index: QModelIndex) -> ListedRow:
    drive = index.data(DRIVE_ROLE)
    assert isinstance(drive, Drive)  # noqa: S101  # below a heading is nothing else
    return ListedRow(drive.title, model.identity(drive), drive.name, outline_of(drive), drive.volume is not None)
