"""What a long write found, in sentences: for the window, reports and exports."""

from __future__ import annotations

from disktune_contract.measuring.measurement import Drop, LongWrite, Rest
from disktune_contract.sentence import Sentence
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
    if rest.whole:
        return Sentence(
            "After {time} of rest, all of the fast cache was free ({size}).",
            time=duration(rest.pause_s),
            size=size(rest.back_bytes, system),
        )
    if not rest.back_bytes:
        return Sentence("After {time} of rest, none of the fast cache was free.", time=duration(rest.pause_s))
    return Sentence(
        "After {time} of rest, {size} of the fast cache was free ({low} to {high}).",
        time=duration(rest.pause_s),
        size=size(rest.back_bytes, system),
        low=size(rest.low_bytes, system),
        high=size(rest.high_bytes, system),
    )


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
    if found.buffered_by:
        return Sentence(
            "The speed fell from {before} to {after} after {size} ({low} to {high}); {filesystem} may buffer.",
            filesystem=found.buffered_by,
            **values,
        )
    if found.was_hot(drop):
        return Sentence(
            "The speed fell from {before} to {after} after {size} ({low} to {high}), at {temperature} (limit "
            "{limit}).",
            temperature=temperature(drop.temperature_c),
            limit=temperature(found.limit_c),
            **values,
        )
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
        if found.was_hot(drop):
            words = Sentence(
                "It fell again after {size}, to {after}, at {temperature} (limit {limit}).",
                size=size(drop.position_bytes, system),
                after=rate(drop.after.bytes_s, system),
                temperature=temperature(drop.temperature_c),
                limit=temperature(found.limit_c),
            )
        told.append(words)
    return told


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
