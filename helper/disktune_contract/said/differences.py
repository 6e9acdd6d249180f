"""Two results side by side, in words: the conditions that have to be the same, where a measurement began, and the
verdict.
"""

from __future__ import annotations

from disktune_contract.measuring.statistics import Verdict
from disktune_contract.sentence import Sentence

ENGINE = Sentence("Engine")
BLOCK_SIZE = Sentence("Block size")
QUEUE_DEPTH = Sentence("Queue depth")
JOBS = Sentence("Number of jobs")
POSITION = Sentence("Position on the drive")
TARGET = Sentence("Target")
FILE_SIZE = Sentence("File size")
UNUSUAL = Sentence("Unusual conditions")

FILE = Sentence("file")
RAW_DRIVE = Sentence("raw drive")
NONE = Sentence("none")
START = Sentence("start of the drive")

NO_VALID_RUN = Sentence("One has no valid run.")

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
