"""Fuzzing without atheris, and what every input is held to: bounded work."""

from __future__ import annotations

import random
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from types import FrameType
from typing import Any

from tools.fuzz import kept
from tools.fuzz.targets import Check, Target

_EVERY_INPUT = 200_000
"""Calls that any input may cost, however short: a reader looks into folders and compiles patterns."""
_PATIENCE_S = 60.0
"""Processor time of one input: far more than the slowest takes. A pattern that tries everything takes years."""
_GROWN = 16
"""How much longer than others an input may be that is made of repetitions."""

_JUNK = (
    b"\0",
    b"\xff",
    b"\n",
    b'"',
    b"'",
    b"\\",
    b"[",
    b"{",
    b"=",
    b"-1",
    b"0",
    b"9" * 20,
    b"1e999",
    b"\xe2\x80\xae",
)


class TooMuchWork(AssertionError):
    """An input that costs more than its length allows."""


def bounded(target: Target, check: Check) -> Check:
    """Return *check* with a bound to the calls it makes, and to the processor time it takes."""

    def run(data: bytes) -> None:
        left = _EVERY_INPUT + target.calls * len(data)

        def call(_frame: FrameType, event: str, _argument: Any) -> None:
            nonlocal left
            left -= event in ("call", "c_call")
            if left < 0:
                raise TooMuchWork(f"more calls than {len(data)} bytes may cost")

        began = time.process_time()
        sys.setprofile(call)
        try:
            check(data)
        finally:
            sys.setprofile(None)
        if left < 0 or time.process_time() - began > _PATIENCE_S:
            raise TooMuchWork(f"more work than {len(data)} bytes may cost")

    return run


def inputs(target: Target, runs: int) -> Iterator[bytes]:
    """Yield what is kept, what there is to begin with, and *runs* changes of these: the same ones every time."""
    known = list(dict.fromkeys([*kept.read(target), *target.to_begin_with(), b""]))
    yield from known
    chance = random.Random(target.name)  # noqa: S311  # nothing secret
    for number in range(runs):
        data = chance.choice(known)
        if number % 50 == 49:
            yield grown(data, chance, _GROWN * target.longest)
        else:
            yield changed(data, known, chance)[: target.longest]


def changed(data: bytes, known: Sequence[bytes], chance: random.Random) -> bytes:
    """Return *data* with some of it replaced, removed, repeated, or exchanged for parts of other inputs."""
    for _ in range(chance.randint(1, 5)):
        at = chance.randint(0, len(data))
        end = min(len(data), at + chance.choice((0, 1, 1, 2, 8, 64)))
        other = chance.choice(known)
        start = chance.randint(0, len(other))
        piece = chance.choice(
            (
                b"",
                data[at:end] * 2,
                bytes((chance.randrange(256),)),
                chance.choice(_JUNK),
                other[start : start + chance.choice((4, 32, 256))],
            )
        )
        data = data[:at] + piece + data[end:]
    return data


def grown(data: bytes, chance: random.Random, size: int) -> bytes:
    """Return *data* with one part of it repeated up to *size*: what grows with the square of it is noticed."""
    at = chance.randint(0, len(data))
    piece = data[at : at + chance.choice((1, 2, 7, 40))] or b"a"
    return (data[:at] + piece * (size // len(piece)) + data[at:])[:size]


def first_finding(
    target: Target, runs: int, guard: Callable[[Target, Check], Check] = bounded
) -> tuple[bytes, Exception] | None:
    """Return the first input that must not be so, with what was raised, or None."""
    check = guard(target, target.load())
    for data in inputs(target, runs):
        try:
            check(data)
        except Exception as error:  # whatever it is, it is a finding
            return data, error
    return None
