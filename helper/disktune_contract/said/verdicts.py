"""Verdicts in a word or two: on the health of a drive, on what it counts, and on a comparison."""

from __future__ import annotations

from disktune_contract.health.verdict import RULES, HealthVerdict
from disktune_contract.measuring.statistics import Verdict
from disktune_contract.sentence import Sentence

HEALTH = {
    HealthVerdict.GOOD: Sentence("Good"),
    HealthVerdict.CAUTION: Sentence("Caution"),
    HealthVerdict.FAILING: Sentence("Failing: back up now"),
    HealthVerdict.UNKNOWN: Sentence("Unknown"),
}

COUNTED = {counter: rule.label for counter, rule in RULES.items()}
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
