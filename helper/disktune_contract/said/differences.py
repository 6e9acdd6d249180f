"""What has to be the same for two results, in words: labels of conditions, and where a measurement began."""

from __future__ import annotations

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
