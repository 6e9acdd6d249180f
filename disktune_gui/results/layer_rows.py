"""Through which layers a stored result was measured, and on which one a setting was switched. Without widgets."""

from __future__ import annotations

from PyQt6.QtCore import QCoreApplication

from disktune_contract import wire
from disktune_contract.measuring import data_path
from disktune_contract.measuring.measurement import FolderFacts
from disktune_gui.store.entry import ResultEntry, ResultKind

translate = QCoreApplication.translate


def of_folder(folder: FolderFacts | None) -> str:
    """Return the layers below a folder; empty where there are none but a drive, or they are unknown."""
    path = folder.path if folder is not None else None
    return data_path.in_words(path) if path is not None and data_path.between(path) else ""


def of_comparison(entry: ResultEntry) -> list[tuple[str, str]]:
    """Return in which folder a comparison was made, through which layers, and on what a setting was switched."""
    if entry.envelope.kind is ResultKind.MEASUREMENT:
        return []
    folder = _folder(entry)
    switched = entry.body.get("switched")
    name = str(switched.get("name", "")) if isinstance(switched, dict) else ""
    title = str(switched.get("title", "")) if isinstance(switched, dict) else ""
    shown = f"{title} ({name})" if title and title != name else name
    return [
        (translate("Results", "Folder"), f"{folder.folder} ({folder.filesystem})" if folder is not None else ""),
        (translate("Results", "Layers"), of_folder(folder)),
        (translate("Results", "Device"), shown if name != entry.envelope.drive.name else ""),
    ]


def _folder(entry: ResultEntry) -> FolderFacts | None:
    stored = entry.body.get("folder")
    try:
        return wire.load(FolderFacts, stored) if stored is not None else None
    except wire.WireError:
        return None
