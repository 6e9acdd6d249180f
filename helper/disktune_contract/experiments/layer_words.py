"""What a layer was found to cost, in sentences: the verdict, the processor's share, instructions for AES."""

from __future__ import annotations

import math
from collections.abc import Sequence

from disktune_contract.layers.layer import LayerKind
from disktune_contract.measuring import statistics
from disktune_contract.measuring.measurement import spread
from disktune_contract.measuring.statistics import Estimate, Verdict
from disktune_contract.measuring.workload import Metric
from disktune_contract.messages.comparison import Comparison, Finding, Pair
from disktune_contract.messages.layer_cost import LayerCost, ProcessorUse
from disktune_contract.sentence import Sentence, in_turn
from disktune_contract.units import duration, percent_change
from disktune_contract.workloads import BY_ID

WORKLOADS = ("drive.direct", "drive.random-4k-q1", "drive.random-4k-q32")
"""What is read: long files, one small block after the other, many small ones at a time. All past the page cache,
which is one for the volume and another for what is below it."""

_NAMES: dict[LayerKind, str] = {
    LayerKind.CRYPT: Sentence("Encryption"),
    LayerKind.INTEGRITY: Sentence("dm-integrity"),
    LayerKind.VERITY: Sentence("dm-verity"),
    LayerKind.BCACHE: Sentence("bcache"),
    LayerKind.VDO: Sentence("VDO"),
    LayerKind.ARRAY: Sentence("The array"),
    LayerKind.THIN: Sentence("The thin volume"),
    LayerKind.VOLUME: Sentence("The logical volume"),
    LayerKind.LINEAR: Sentence("The logical volume"),
}


_SHORT: dict[LayerKind, str] = {
    LayerKind.ARRAY: Sentence("Array"),
    LayerKind.THIN: Sentence("Thin volume"),
    LayerKind.VOLUME: Sentence("Logical volume"),
    LayerKind.LINEAR: Sentence("Logical volume"),
}


def short(kind: LayerKind) -> str:
    """Return what a layer is called where it stands alone: ``Encryption``, ``Logical volume``."""
    return _SHORT.get(kind) or (_NAMES[kind] if kind in _NAMES else Sentence("Volume"))


def name(kind: LayerKind) -> str:
    """Return what a layer is called at the beginning of a sentence: ``Encryption``."""
    return _NAMES.get(kind, Sentence("The volume"))


def verdict(result: Comparison, finding: Finding, layer: LayerCost) -> str:
    """Return what the layer costs, in a sentence or two."""
    found, word, who = finding.estimate, finding.verdict, name(layer.kind)
    if found is None or word in (Verdict.VOID, Verdict.UNSURE, Verdict.DROPPED):
        floor = math.log(result.noise)
        return result.void or (statistics.sentence(word, found, floor) if found else _nothing())
    if word is Verdict.SAME:
        margin = f"{statistics.MARGIN:.0%}"
        return Sentence("No meaningful difference. {layer} costs less than {margin}.", layer=who, margin=margin)
    if word in (Verdict.FASTER, Verdict.SMALL_GAIN):
        return Sentence(
            "{layer} costs nothing here: reads through it are faster by {change}.",
            layer=who,
            change=percent_change(found.ratio, sign=False),
        )
    return _costs(result, finding.pairs, found, who)


def facts(layer: LayerCost) -> str:
    """Return what else is known: which data were read, the processor's share, instructions for AES."""
    where = (
        Sentence("Both read the same data.")
        if layer.same_place
        else Sentence(
            "The data of {volume} cannot be located on {below}, so both read equally much from their beginning.",
            volume=layer.volume,
            below=layer.below,
        )
    )
    return in_turn(_processors(layer), _instructions(layer), where)


def _nothing() -> str:
    return Sentence("Invalid: there is no undisturbed pair.")


def _costs(result: Comparison, pairs: Sequence[Pair], found: Estimate, who: str) -> str:
    workload = BY_ID[result.workload]
    change = _with_interval(found)
    if result.metric is Metric.THROUGHPUT:
        return Sentence("{layer} costs {change} of sequential throughput.", layer=who, change=change)
    if workload.depth > 1:
        return Sentence(
            "{layer} costs {change} of the IOPS at queue depth {depth}.",
            layer=who,
            change=change,
            depth=workload.depth,
        )
    return Sentence(
        "{layer} adds {time} to each random read at queue depth 1, which costs {change} of the IOPS.",
        layer=who,
        time=_short(added_s(pairs)),
        change=change,
    )


def added_s(pairs: Sequence[Pair]) -> float:
    """Return how much longer a request takes, in seconds: the median of what counts of *pairs*, which are IOPS."""
    longer = [1 / pair.after - 1 / pair.before for pair in pairs if not pair.disturbed]
    return spread(longer)[0]


def _short(seconds: float) -> str:
    """Return a time to a tenth of a microsecond below ten."""
    return f"{seconds * 1e6:.1f} µs" if seconds < 9.95e-6 else duration(seconds)


def _with_interval(found: Estimate) -> str:
    """Return a loss in percent with the ends of its interval: ``12% (10% to 14%)``."""
    loss = percent_change(2 - found.ratio, sign=False)
    if found.low is None or found.high is None:
        return loss
    # A loss is a gain backwards, and so are the ends of its interval.
    least, most = (percent_change(2 - end) for end in (found.high, found.low))
    return Sentence("{change} ({low} to {high})", change=loss, low=least.lstrip("+"), high=most.lstrip("+"))


def _processors(layer: LayerCost) -> str:
    without, through = layer.without, layer.through
    if without is None or through is None or not layer.processors:
        return ""
    return Sentence.counted(
        layer.processors,
        "The processor was busy {without} of the time without this layer and {through} with it, kernel threads "
        "{kernel_without} and {kernel_through}.",
        "The {n} processors were busy {without} of the time without this layer and {through} with it, kernel "
        "threads {kernel_without} and {kernel_through}.",
        without=_share(without.busy, layer),
        through=_share(through.busy, layer),
        kernel_without=_share(without.kernel, layer),
        kernel_through=_share(through.kernel, layer),
    )


def _share(busy: float, layer: LayerCost) -> str:
    return f"{busy / layer.processors:.0%}"


def _instructions(layer: LayerCost) -> str:
    """Return whether AES instructions are there and used; empty where nothing is known of the cipher."""
    if not layer.driver:
        return ""
    if layer.accelerated:
        return Sentence("The kernel decrypts with {driver}, which uses the hardware.", driver=layer.driver)
    software = Sentence("The kernel decrypts with {driver}, in software.", driver=layer.driver)
    if layer.instructions is None:
        return software
    if layer.instructions:
        more = Sentence("The processor has AES instructions, but the kernel does not use them.")
    else:
        more = Sentence("The processor has no AES instructions.")
    return in_turn(software, more)


def use_of(shares: Sequence[ProcessorUse]) -> ProcessorUse | None:
    """Return the medians of what was counted in some runs; None of none."""
    if not shares:
        return None
    return ProcessorUse(spread([one.busy for one in shares])[0], spread([one.kernel for one in shares])[0])
