"""Verdicts in a word or two: on the health of a drive, on what it counts, and on a comparison."""

from __future__ import annotations

from disktune_contract.health.verdict import Counter, HealthVerdict
from disktune_contract.measuring.statistics import Verdict
from disktune_contract.sentence import Sentence

HEALTH = {
    HealthVerdict.GOOD: Sentence("Good"),
    HealthVerdict.CAUTION: Sentence("Caution"),
    HealthVerdict.FAILING: Sentence("Failing: back up now"),
    HealthVerdict.UNKNOWN: Sentence("Unknown"),
}

COUNTED = {
    Counter.REALLOCATED: Sentence("Reallocated sectors"),
    Counter.RETIRED: Sentence("Retired blocks"),
    Counter.GROWN_DEFECTS: Sentence("Grown defects"),
    Counter.PENDING: Sentence("Pending sectors"),
    Counter.OFFLINE: Sentence("Offline uncorrectable sectors"),
    Counter.UNCORRECTABLE: Sentence("Reported uncorrectable errors"),
    Counter.TIMEOUTS: Sentence("Command timeouts"),
    Counter.INTERFACE_CRC: Sentence("Interface CRC errors"),
    Counter.LINK_CRC: Sentence("CRC errors of the SATA link"),
    Counter.MEDIA: Sentence("Media and data errors"),
    Counter.UNCORRECTED: Sentence("Uncorrected errors"),
    Counter.KERNEL_TIMEOUTS: Sentence("Timeouts in the kernel"),
    Counter.PCIE: Sentence("Uncorrected PCIe errors"),
}
"""What a verdict on health counts."""

COMPARED = {
    Verdict.FASTER: Sentence("faster"),
    Verdict.SLOWER: Sentence("slower"),
    Verdict.SMALL_GAIN: Sentence("slightly faster"),
    Verdict.SMALL_LOSS: Sentence("slightly slower"),
    Verdict.SAME: Sentence("no meaningful difference (within 2%)"),
    Verdict.UNSURE: Sentence("inconclusive: too much noise"),
    Verdict.DROPPED: Sentence("clearly slower, stopped early"),
    Verdict.VOID: Sentence("invalid: disturbed"),
}
"""For tables and charts."""
