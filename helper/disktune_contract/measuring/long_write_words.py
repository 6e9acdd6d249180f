"""What a long write found, in sentences: for the window, reports and exports."""

from __future__ import annotations

from disktune_contract.measuring.measurement import Drop, LongWrite, Rest
from disktune_contract.sentence import Sentence, in_turn
from disktune_contract.units import UnitSystem, duration, rate, size, temperature


def findings(found: LongWrite, system: UnitSystem = UnitSystem.SI) -> tuple[str, ...]:
    """Return the findings, the cache first: a sentence or two each."""
    told = [_first(found, system), *_further(found, system), *_rested(found, system)]
    told += [_warmth(found), _counted(found)]
    return tuple(filter(None, told))


def headline(found: LongWrite, system: UnitSystem = UnitSystem.SI) -> str:
    """Return the main finding."""
    return _first(found, system)


def written_bytes(found: LongWrite) -> int:
    """Return how much was written, rests not counted."""
    return found.points[-1].end_bytes if found.points else 0


def rest_words(rest: Rest, system: UnitSystem = UnitSystem.SI) -> str:
    """Return how much of the cache was free again after one pause."""
    free = size(rest.back_bytes, system)
    if rest.whole:
        free = Sentence("all, {size}", size=free)
    elif rest.back_bytes:
        low, high = size(rest.low_bytes, system), size(rest.high_bytes, system)
        free = Sentence("{change} ({low} to {high})", change=free, low=low, high=high)
    return Sentence("Fast cache free after {time} of rest: {size}.", time=duration(rest.pause_s), size=free)


def _first(found: LongWrite, system: UnitSystem) -> str:
    written, course = size(written_bytes(found), system), found.course
    drop = found.drop
    if drop is not None:
        return _fell(found, drop, system)
    if course.level is None:
        return Sentence("Too little was written: {size}.", size=written)
    if course.declined is not None:
        return Sentence(
            "The speed declined steadily by {share} over {size}.",
            share=f"{course.declined:.0%}",
            size=written,
        )
    return Sentence(
        "No drop within {size}: {speed} ({low} to {high}).",
        size=written,
        speed=rate(course.level.bytes_s, system),
        low=rate(course.level.low, system),
        high=rate(course.level.high, system),
    )


def _fell(found: LongWrite, drop: Drop, system: UnitSystem) -> str:
    values = {
        "size": size(drop.position_bytes, system),
        "low": size(drop.low_bytes, system),
        "high": size(drop.high_bytes, system),
        "before": rate(drop.before.bytes_s, system),
        "after": rate(drop.after.bytes_s, system),
    }
    if found.buffered_by or found.was_hot(drop):
        fell = Sentence("The speed fell from {before} to {after} after {size} ({low} to {high}).", **values)
        if found.buffered_by:
            return in_turn(fell, Sentence("{filesystem} may buffer.", filesystem=found.buffered_by))
        return in_turn(fell, _heat(found, drop))
    if drop.gradual:
        return Sentence(
            "Fast cache full between {low} and {high}: gradually from {before} to {after}.",
            **values,
        )
    return Sentence(
        "Fast cache full after {size} ({low} to {high}): from {before} to {after}.",
        **values,
    )


def _further(found: LongWrite, system: UnitSystem) -> list[str]:
    told: list[str] = []
    for drop in found.course.drops[1:]:
        words = Sentence(
            "It fell again after {size}, to {after}.",
            size=size(drop.position_bytes, system),
            after=rate(drop.after.bytes_s, system),
        )
        told.append(in_turn(words, _heat(found, drop) if found.was_hot(drop) else ""))
    return told


def _heat(found: LongWrite, drop: Drop) -> Sentence:
    return Sentence(
        "The drive was at {temperature} (limit {limit}).",
        temperature=temperature(drop.temperature_c),
        limit=temperature(found.limit_c),
    )


def _rested(found: LongWrite, system: UnitSystem) -> list[str]:
    if not found.rest_asked:
        return []
    if found.rests:
        return [rest_words(found.rests[-1], system)]
    return [Sentence("No full cache was found, so no rest time.")]


def _warmth(found: LongWrite) -> str:
    known = [point.temperature_c for point in found.points if point.temperature_c is not None]
    if not known:
        return Sentence("The temperature is unknown.")
    if max(known) - known[0] < 0.5:
        return Sentence("The drive did not get warmer than {first}.", first=temperature(known[0]))
    return Sentence(
        "The drive was at {first}, then {most} at most.",
        first=temperature(known[0]),
        most=temperature(max(known)),
    )


def _counted(found: LongWrite) -> str:
    return Sentence(
        "Flushing the drive's cache took {time}, not included.",
        time=duration(found.sync_s),
    )
