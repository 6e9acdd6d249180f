"""Where the requests of a run go: in order, or anywhere.

Places are drawn by the hundred, in one number that holds all of them: each sixteen bytes of it are a place, and
Python's arithmetic with such numbers is done in C. One after the other they cost four times as much, which at half
a million requests a second was a fifth of the time (docs/decisions/0053-the-reader-at-full-speed.md).
"""

from __future__ import annotations

import random
from array import array
from collections.abc import Callable, Iterator
from itertools import chain, repeat
from sys import byteorder

from disktune_contract.measuring.workload import Pattern
from disktune_helper.bench.bench_step import BenchStep
from disktune_helper.system.ports import Places

_PIECE = 256
"""Drawn at a time where one is wanted after the other."""

_FIELD_BITS, _FIELD_BYTES = 128, 16
"""Room for the product of a drawn number and the number of blocks."""
_DRAWN_BITS = 53
"""As `random.Random.random` draws: 2^53 blocks of 512 bytes are 4 ZiB."""
_PLACE_BITS = 64


def places(step: BenchStep) -> Places:
    """Return where whole blocks of a step are to be read."""
    return anywhere(step) if step.workload.pattern is Pattern.RANDOM else _in_order(step)


def _in_order(step: BenchStep) -> Places:
    block, at = step.workload.block_bytes, step.offset_bytes
    end = at + step.span_bytes // block * block

    def found(count: int) -> memoryview:
        nonlocal at
        before, at = at, min(at + count * block, end)
        return memoryview(array("Q", range(before, at, block)))

    return found


def anywhere(step: BenchStep, draw: Callable[[int], int] | None = None) -> Places:
    """Return places in a step's span for ever, at multiples of its block, other ones in every run.

    The same ones again would be answered from the drive's own cache. *draw* returns a number of so many random
    bits.
    """
    block = step.workload.block_bytes
    blocks, first = step.span_bytes // block, step.offset_bytes
    bits = draw or random.Random().getrandbits  # noqa: S311  not a secret
    made: dict[int, tuple[int, int, int]] = {}

    def masks(count: int) -> tuple[int, int, int]:
        ones = int.from_bytes((1).to_bytes(_FIELD_BYTES, "little") * count, "little")
        return ones * ((1 << _DRAWN_BITS) - 1), ones * ((1 << _PLACE_BITS) - 1), ones * first

    def found(count: int) -> memoryview:
        if count not in made:
            made[count] = masks(count)
        drawn, whole, start = made[count]
        # A random share of 2^53, times the blocks, in whole blocks; no field runs over into the next.
        numbers = (bits(_FIELD_BITS * count) & drawn) * blocks >> _DRAWN_BITS & whole
        fields = (numbers * block + start).to_bytes(_FIELD_BYTES * count, byteorder)
        # The half of each field that is not 0 comes first on little-endian machines.
        return memoryview(fields).cast("Q")[byteorder == "big" :: 2]

    return found


def one_by_one(found: Places) -> Iterator[int]:
    """Return the same places one after the other, for ever."""
    return chain.from_iterable(map(found, repeat(_PIECE)))
