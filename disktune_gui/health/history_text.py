"""The samples of a drive's health, summed up in sentences: on the page Health, in its copies and in reports."""

from __future__ import annotations

from collections.abc import Sequence

from PyQt6.QtCore import QCoreApplication

from disktune_contract import wire
from disktune_contract.health import forecast
from disktune_contract.health.forecast import Worn, budget, proof
from disktune_contract.health.health import Health
from disktune_contract.health.sample import HealthSample
from disktune_contract.health.verdict import Counter
from disktune_contract.messages.look import JournalEntry
from disktune_contract.said.health_words import COUNTED, rated
from disktune_contract.units import UnitSystem
from disktune_gui.text.facts import FactRow, FactSection
from disktune_gui.text.formats import number, size
from disktune_gui.text.said import said
from disktune_gui.text.wording import day, moment

translate = QCoreApplication.translate

MONTH_S = 30 * 86_400.0
LEVERS = {
    Worn.LOADS: frozenset(
        {"ata.apm", "ata.idle_b", "ata.idle_c", "ata.epc", "scsi.idle_b_after", "scsi.idle_c_after"}
    ),
    Worn.STARTS: frozenset(
        {"ata.apm", "ata.standby_timer", "ata.standby_y", "ata.standby_z", "ata.epc"}
        | {"scsi.standby_y_after", "scsi.standby_z_after"}
    ),
}
"""Settings that change how often heads park or the motor starts."""
_IN_FORCE = frozenset({"apply", "kept"})
"""Causes of the journal with which a value stayed."""


def section(
    samples: Sequence[HealthSample],
    now: float,
    units: UnitSystem,
    health: Health | None,
    entries: Sequence[JournalEntry] = (),
) -> FactSection:
    """Return first and last sample, what changed within a month, and the forecasts; without samples no rows."""
    title = translate("HealthHistory", "Health History")
    if not samples:
        return FactSection(title, ())
    rows = (
        FactRow(translate("HealthHistory", "Samples"), number(len(samples))),
        FactRow(translate("HealthHistory", "First sample"), moment(samples[0].at)),
        FactRow(translate("HealthHistory", "Last sample"), moment(samples[-1].at)),
        FactRow(translate("HealthHistory", "Changes"), since(samples, now, units)),
        FactRow(translate("HealthHistory", "Forecast"), " ".join(budget_sentences(samples, now, health, entries))),
    )
    return FactSection(title, tuple(row for row in rows if row.value))


def data(samples: Sequence[HealthSample], now: float, health: Health | None) -> dict[str, object] | None:
    """Return the same for a program, None without samples; times are in seconds since 1970, rates are per day."""
    base = month_ago(samples, now)
    if base is None:
        return None
    forecasts = [budget(samples, worn, now, rated(health, worn)) for worn in Worn]
    return {
        "samples": len(samples),
        "first": wire.plain(samples[0]),
        "month_ago": wire.plain(base),
        "last": wire.plain(samples[-1]),
        "forecasts": [wire.plain(one) for one in forecasts if one is not None],
    }


def month_ago(samples: Sequence[HealthSample], now: float) -> HealthSample | None:
    """Return the last sample of a month ago or before, else the first; None without any."""
    older = (one for one in reversed(samples) if one.at <= now - MONTH_S)
    return next(older, samples[0] if samples else None)


def since(samples: Sequence[HealthSample], now: float, units: UnitSystem) -> str:
    """Return what has changed within a month, or since the first sample; empty with fewer than two."""
    base = month_ago(samples, now)
    if base is None or base is samples[-1]:
        return ""
    last = samples[-1]
    parts = [
        f"{_signed(last_count - before)} {said(COUNTED[counter])}"
        for counter in Counter
        if (last_count := last.count(counter)) is not None and (before := base.count(counter)) is not None
    ]
    more: tuple[tuple[str, int | None, int | None, str], ...] = (
        (translate("HealthHistory", "percentage used"), last.wear_percent, base.wear_percent, "%"),
        (translate("HealthHistory", "available spare"), last.spare_percent, base.spare_percent, "%"),
        (translate("HealthHistory", "load cycles"), last.loads, base.loads, ""),
        (translate("HealthHistory", "start-stop cycles"), last.starts, base.starts, ""),
    )
    parts += [
        f"{_signed(new - old)}{unit} {name}"
        for name, new, old, unit in more
        if new is not None and old is not None
    ]
    if (
        last.bytes_written is not None
        and base.bytes_written is not None
        and last.bytes_written >= base.bytes_written
    ):
        parts.append(
            f"+{size(last.bytes_written - base.bytes_written, units)} {translate('HealthHistory', 'written')}"
        )
    if not parts:
        return ""
    return translate("HealthHistory", "Since {day}: {changes}.").format(day=day(base.at), changes=", ".join(parts))


def _signed(difference: int) -> str:
    return f"+{number(difference)}" if difference >= 0 else f"−{number(-difference)}"


def budget_sentences(
    samples: Sequence[HealthSample], now: float, health: Health | None, entries: Sequence[JournalEntry] = ()
) -> tuple[str, ...]:
    """Return when ratings are used up at the rate of the last days, and what the last change of it did."""
    found: list[str] = []
    for worn in Worn:
        known = budget(samples, worn, now, rated(health, worn))
        if known is None or not known.count:
            continue
        found += [said(forecast.sentence(known, place)) for place in range(len(known.forecasts))]
        found.append(said(forecast.rating(known)))
        changed_at = _last_change(entries, worn, now)
        proven = proof(samples, worn, changed_at, now) if changed_at is not None else None
        found += [said(forecast.proven(proven))] if proven is not None else []
    return tuple(dict.fromkeys(found))


def _last_change(entries: Sequence[JournalEntry], worn: Worn, now: float) -> float | None:
    """Return when a setting was changed last that bears on it, None if the journal has no such change."""
    times = [
        one.at
        for one in entries
        if one.setting in LEVERS[worn] and one.cause in _IN_FORCE and one.before != one.after and one.at <= now
    ]
    return max(times, default=None)
