"""Texts of the form of an experiment: layers, target devices, how long it takes, what it writes."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from PyQt6.QtCore import QCoreApplication

from disktune_contract import workloads
from disktune_contract.catalog import BY_ID
from disktune_contract.drives.drive import Drive
from disktune_contract.experiments import comparison_verdict, recipes
from disktune_contract.layers.stack import LayerKind
from disktune_contract.measuring.measurement import DataPath
from disktune_contract.messages import comparison
from disktune_contract.messages.comparison import CompareLayer
from disktune_contract.record import record
from disktune_contract.sentence import Sentence, in_turn, listed
from disktune_contract.settings.setting import Change, Risk, State
from disktune_contract.units import UnitSystem
from disktune_gui.experiment import model
from disktune_gui.experiment.model import Arm, Undertaking, Where
from disktune_gui.text import wording
from disktune_gui.text.formats import duration, size
from disktune_gui.text.said import said
from disktune_gui.text.wording import value_words

# -- the cost of a layer, as an experiment (no widgets) ----------------------------------------------------

translate = QCoreApplication.translate


@record
class LayerUndertaking(Undertaking):
    """Reads of a volume against reads of what it is on; `Undertaking.target` is the volume."""

    verb = "compare-layer"

    @property
    def is_layer(self) -> bool:
        return True

    def request(self, *, most_risk: Risk, wake: bool) -> CompareLayer:  # noqa: ARG002  nothing is changed
        return CompareLayer(
            drive=self.switched.ref,
            workload=self.workload,
            catalogue=workloads.DIGEST,
            rounds=self.rounds,
            seconds=self.seconds,
            warm_up_s=comparison.USUAL_WARM_UP_S,
            wake=wake,
        )


def offered(drive: Drive, drives: Iterable[Drive]) -> tuple[Drive, ...]:
    """Return the volumes on *drive*, or *drive* itself, that are on one single device."""
    return tuple(
        one
        for one in drives
        if one.volume is not None
        and len(one.volume.on) == 1
        and (one.name == drive.name or drive.name in one.volume.drives)
    )


def shown(volume: Drive) -> str:
    """Return how a volume is offered: ``Encryption: sda5_crypt (dm-0) on sda5``."""
    info = volume.volume
    if info is None:
        return volume.title
    words = translate("Experiment", "{layer}: {volume} on {below}")
    return words.format(
        layer=said(comparison_verdict.short(_kind(volume))), volume=volume.full_title, below=", ".join(info.on)
    )


def undertakings(drive: Drive, volume: Drive, budget_s: int) -> tuple[LayerUndertaking, ...]:
    """Return the comparisons that measure what a volume costs; together they take *budget_s* seconds."""
    if volume.volume is None:
        return ()
    title = Sentence("Cost of a layer: {layer}", layer=comparison_verdict.short(_kind(volume)))
    (below,) = volume.volume.on
    arms = (Arm(below, {}), Arm(volume.name, {}))
    each = budget_s // len(comparison_verdict.WORKLOADS)
    return tuple(
        LayerUndertaking(drive, title, arms, {}, one, each, single=True, target=volume)
        for one in comparison_verdict.WORKLOADS
    )


def shortest_budget_s(seconds: int) -> float:
    """Return how long the comparisons take at least, with runs of so many seconds."""
    rounds = comparison.least_rounds(1)
    each = comparison.seconds_needed(1, rounds, seconds, comparison.USUAL_WARM_UP_S)
    return each * len(comparison_verdict.WORKLOADS)


def _kind(volume: Drive) -> LayerKind:
    info = volume.volume
    known = info is not None and info.kind in LayerKind.__members__.values()
    return LayerKind(info.kind) if known and info is not None else LayerKind.OTHER


# -- the device on which a setting is switched for a file --------------------------------------------------
#
# It is the drive that is selected, or the layer that files follow.


class Targets:
    """The settings in force of the layers that files follow, as far as they were asked for."""

    def __init__(self) -> None:
        self._states: dict[str, dict[str, State]] = {}

    def forget(self) -> None:
        """Start over with another drive."""
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
    names = recipes.counting(BY_ID[setting], path).names
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
        why = recipes.unfelt(setting, workload)
        if not why and where.path is not None:
            why = recipes.refusal(setting, on.name, where.path)
        if why:
            return said(why)
    return ""


def about(setting: str, drive: Drive, on: Drive) -> str:
    """Return on what a setting is switched, where that is not the selected drive; empty if it is."""
    if on.name == drive.name:
        return ""
    words = translate("ExperimentForm", "Switches “{setting}” of {device}, not of {drive}.")
    return words.format(setting=said(BY_ID[setting].label), device=on.full_title, drive=drive.name)


# -- the duration of an experiment, and what it writes -----------------------------------------------------


def change(one: Change) -> str:
    """Return which value becomes which."""
    setting = BY_ID[one.setting]
    return f"{said(setting.label)}: {value_words(setting, one.expected)} → {value_words(setting, one.value)}"


def promise(bytes_written: int, *, switches: bool = True) -> str:
    """Return what is written, and that nothing stays; 0 if nothing is.

    *switches*: whether settings are changed.
    """
    if not switches:
        return translate("ExperimentForm", "Read-only.")
    if not bytes_written:
        return translate(
            "ExperimentForm",
            "Reads only; values are restored.",
        )
    return translate(
        "ExperimentForm",
        "Writes {size}, then removes it; values are restored.",
    ).format(size=size(bytes_written, UnitSystem.IEC))


def length_of_tuning(tasks: Sequence[Undertaking], *, offered: bool) -> str:
    """Return how long all of *tasks* take; without any, what is missing: *offered* is whether there are some."""
    if tasks:
        whole = duration(round(sum(task.takes_s for task in tasks)))
        return translate("ExperimentForm", "Total duration: about {time}.").format(time=whole)
    if offered:
        return translate("ExperimentForm", "Select an experiment.")
    return translate("ExperimentForm", "Nothing to tune, or locked.")


def length_of_one(found: Sequence[Undertaking]) -> str:
    """Return how long the one experiment takes and by what it is judged; without it, what is missing."""
    if not found:
        return translate("ExperimentForm", "Select a value.")
    judged = translate("ExperimentForm", "Criterion: {metric}.").format(metric=wording.name(found[0].metric))
    return said(in_turn(model.length(found[0]), judged))


def length_of_layer(tasks: Sequence[Undertaking]) -> str:
    """Return how long the comparisons of a layer take; or why the time is too short."""
    if not tasks or all(task.rounds for task in tasks):
        return length_of_tuning(tasks, offered=True)
    least = duration(round(shortest_budget_s(tasks[0].seconds)))
    return translate("ExperimentForm", "Takes at least {time}.").format(time=least)


def unfelt(measured: Sequence[str]) -> str:
    """Return the note on settings that only writing affects, if nothing is written; empty without such."""
    names = [said(BY_ID[name].label) for name in measured if name in recipes.FELT_BY_WRITING]
    if not names:
        return ""
    words = translate("ExperimentForm", "“{setting}” affects writes: measure in a file.")
    return words.format(setting=said(listed(names)))
