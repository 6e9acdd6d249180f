"""What a layer costs, as an experiment: which volumes can be compared with what they are on. Without widgets."""

from __future__ import annotations

from collections.abc import Iterable

from PyQt6.QtCore import QCoreApplication

from disktune_contract import workloads
from disktune_contract.drives.drive import Drive
from disktune_contract.experiments import layer_words
from disktune_contract.layers.layer import LayerKind
from disktune_contract.messages import comparison, layer_cost
from disktune_contract.messages.layer_cost import CompareLayer
from disktune_contract.record import record
from disktune_contract.sentence import Sentence
from disktune_contract.settings.setting import Risk
from disktune_gui.experiment.model import Arm, Undertaking
from disktune_gui.text.said import said

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
            warm_up_s=layer_cost.USUAL_WARM_UP_S,
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
    label = f"{volume.title} ({volume.name})" if volume.title != volume.name else volume.name
    words = translate("Experiment", "{layer}: {volume} on {below}")
    return words.format(layer=said(layer_words.short(_kind(volume))), volume=label, below=", ".join(info.on))


def undertakings(drive: Drive, volume: Drive, budget_s: int) -> tuple[LayerUndertaking, ...]:
    """Return the comparisons that tell what a volume costs; together they take *budget_s* seconds."""
    if volume.volume is None:
        return ()
    title = Sentence("Cost of a layer: {layer}", layer=layer_words.short(_kind(volume)))
    (below,) = volume.volume.on
    arms = (Arm(below, {}), Arm(volume.name, {}))
    each = budget_s // len(layer_words.WORKLOADS)
    return tuple(
        LayerUndertaking(drive, title, "", arms, {}, one, each, single=True, target=volume)
        for one in layer_words.WORKLOADS
    )


def shortest_budget_s(seconds: int) -> float:
    """Return how long the comparisons take at least, with runs of so many seconds."""
    rounds = comparison.least_rounds(1)
    each = comparison.seconds_needed(1, rounds, seconds, layer_cost.USUAL_WARM_UP_S)
    return each * len(layer_words.WORKLOADS)


def _kind(volume: Drive) -> LayerKind:
    info = volume.volume
    known = info is not None and info.kind in LayerKind.__members__.values()
    return LayerKind(info.kind) if known and info is not None else LayerKind.OTHER
