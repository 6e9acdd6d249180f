"""Which device a setting is switched on for a file: the drive that is selected, or the layer that files follow."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from PyQt6.QtCore import QCoreApplication

from disktune_contract.catalog import BY_ID
from disktune_contract.drives.drive import Drive
from disktune_contract.experiments import counting_layer
from disktune_contract.measuring.data_path import DataPath
from disktune_contract.settings.setting import State
from disktune_gui.experiment.model import Where
from disktune_gui.text.said import said

translate = QCoreApplication.translate


class Targets:
    """The settings in force of the layers that files follow, as far as they were asked for."""

    def __init__(self) -> None:
        self._states: dict[str, dict[str, State]] = {}

    def forget(self) -> None:
        """Begin anew, with another drive."""
        self._states.clear()

    def take(self, drive: Drive, states: Sequence[State]) -> bool:
        """Take note of the settings in force on *drive*; return whether they are others than before."""
        found = {state.setting: state for state in states if state.setting in BY_ID}
        before, self._states[drive.name] = self._states.get(drive.name), found
        return found != before

    def states(self, drive: Drive) -> Mapping[str, State]:
        """Return the settings in force on *drive*; empty until they are known."""
        return self._states.get(drive.name, {})


def target(setting: str, drive: Drive, where: Where | None, drives: Iterable[Drive]) -> Drive:
    """Return what a setting is switched on: *drive*, or a layer above it that files in *where* follow."""
    path = where.path if where is not None else None
    if path is None or not _on_the_way(drive, path):
        return drive
    names = counting_layer.counting(BY_ID[setting], path).names
    if drive.name in names or len(names) != 1:
        return drive
    return next((one for one in drives if one.name == names[0]), drive)


def _on_the_way(drive: Drive, path: DataPath) -> bool:
    return any(layer.name == drive.name for layer in path.layers)


def obstacle(settings: Iterable[str], on: Drive, where: Where | None, workload: str) -> str:
    """Return why *settings* of *on* cannot be judged by a file in *where*; empty if they can."""
    if where is None:
        return ""
    for setting in settings:
        why = counting_layer.unfelt(setting, workload)
        if not why and where.path is not None:
            why = counting_layer.refusal(setting, on.name, where.path)
        if why:
            return said(why)
    return ""


def about(setting: str, drive: Drive, on: Drive) -> str:
    """Return on what a setting is switched, where that is not the selected drive; empty if it is."""
    if on.name == drive.name:
        return ""
    words = translate(
        "ExperimentForm", "Switches “{setting}” of {device}, which files in this folder follow, not of {drive}."
    )
    device = f"{on.title} ({on.name})" if on.title != on.name else on.name
    return words.format(setting=said(BY_ID[setting].label), device=device, drive=drive.name)
