"""What the form of an experiment says before one begins: how long it takes, and what it writes."""

from __future__ import annotations

from collections.abc import Sequence

from PyQt6.QtCore import QCoreApplication

from disktune_contract.catalog import BY_ID
from disktune_contract.experiments import recipes
from disktune_contract.sentence import in_turn, listed
from disktune_contract.settings.change import Change
from disktune_contract.units import UnitSystem
from disktune_gui.experiment import layers, model
from disktune_gui.experiment.model import Undertaking
from disktune_gui.text import metric_text
from disktune_gui.text.amounts import duration, size
from disktune_gui.text.said import said
from disktune_gui.text.wording import value_words

translate = QCoreApplication.translate


def change(one: Change) -> str:
    """Return which value becomes which."""
    setting = BY_ID[one.setting]
    return f"{said(setting.label)}: {value_words(setting, one.expected)} → {value_words(setting, one.value)}"


def promise(bytes_written: int, *, switches: bool = True) -> str:
    """Return what is written, and that nothing stays; 0 if nothing is.

    *switches*: whether settings are changed.
    """
    if not switches:
        return translate("ExperimentForm", "The test writes nothing and changes no setting.")
    if not bytes_written:
        return translate(
            "ExperimentForm",
            "The test writes nothing to the drive. Values are switched during the test and always restored.",
        )
    return translate(
        "ExperimentForm",
        "Writes a file of {size} to the folder and always removes it. Values are switched during the test and "
        "always restored.",
    ).format(size=size(bytes_written, UnitSystem.IEC))


def length_of_tuning(tasks: Sequence[Undertaking], *, offered: bool) -> str:
    """Return how long all of *tasks* take; without any, what is missing: *offered* is whether there are some."""
    if tasks:
        whole = duration(round(sum(task.takes_s for task in tasks)))
        return translate("ExperimentForm", "Total duration: about {time}.").format(time=whole)
    if offered:
        return translate("ExperimentForm", "Select an experiment.")
    return translate("ExperimentForm", "This drive has no settings to tune, or reading them needs a password.")


def length_of_one(found: Sequence[Undertaking]) -> str:
    """Return how long the one experiment takes and by what it is judged; without it, what is missing."""
    if not found:
        return translate("ExperimentForm", "Select a value to compare.")
    judged = translate("ExperimentForm", "Criterion: {metric}.").format(metric=metric_text.name(found[0].metric))
    return said(in_turn(model.length(found[0]), judged))


def length_of_layer(tasks: Sequence[Undertaking]) -> str:
    """Return how long the comparisons of a layer take; or why the time is too short."""
    if not tasks or all(task.rounds for task in tasks):
        return length_of_tuning(tasks, offered=True)
    least = duration(round(layers.shortest_budget_s(tasks[0].seconds)))
    return translate("ExperimentForm", "Time too short: this takes at least {time}.").format(time=least)


def unfelt(measured: Sequence[str]) -> str:
    """Return what to say where nothing is written of settings that only writing feels; empty without such."""
    names = [said(BY_ID[name].label) for name in measured if name in recipes.FELT_BY_WRITING]
    if not names:
        return ""
    words = translate(
        "ExperimentForm", "“{setting}” affects only writes. A workload that only reads shows no difference."
    )
    return words.format(setting=said(listed(names)))
