"""Checks of what wears out in a hard disk: the mechanism that parks the heads, and the motor."""

from __future__ import annotations

from disktune_contract.checkup import forecast
from disktune_contract.checkup.check import Check, CheckResult, Facts, ReadFact, Sure, found, unknown, well
from disktune_contract.checkup.upkeep import NOT_ASKED
from disktune_contract.drives.drive import DriveKind
from disktune_contract.health_history.budget import Worn, budget
from disktune_contract.identity.health import HEAD_LOADS, LOADS_ATTRIBUTE, POWER_ON_HOURS
from disktune_contract.sentence import Sentence
from disktune_contract.units import number

_DISKS = frozenset({DriveKind.ATA, DriveKind.SCSI, DriveKind.USB})

_LOADS = 600_000
"""Load cycles: the highest rating in common data sheets (WD Red, Seagate BarraCuda and IronWolf, Travelstar);
others have 300,000 (WD Blue and Green 3.5 inch)."""
_FEWER_LOADS = 300_000
_YEARS, _HOURS_A_YEAR = 5, 8766
_MEANS_SOMETHING = 60_000
"""Load cycles below which a rate says nothing yet: a tenth of the rating."""
_NO_STANDBY = 128
"""The lowest APM level that keeps the drive from standby; below it most park within seconds (ACS-4, 7.45.5)."""
_STARTS = 50_000
"""Start-stop cycles in common data sheets of 3.5 inch drives."""
_PLAUSIBLE_AN_HOUR = 1200
"""More load cycles an hour than one every 3 s are another format of the raw value."""
_PLAUSIBLE_STARTS_AN_HOUR = 120
"""A motor needs several seconds to start, and more to stop."""
_LOW_HALF = 0xFFFFFFFF
"""Raw values of counters: some vendors keep something else in the upper 16 bits."""


def _heads(facts: Facts) -> CheckResult | None:
    if facts.rotates is False:
        return None
    if facts.health is None or facts.rotates is None:
        return unknown(NOT_ASKED)
    scsi = facts.health.scsi
    if scsi is not None:
        return _rated(facts, scsi.loads, scsi.rated_loads)
    if facts.health.ata is None:
        return unknown(NOT_ASKED)
    counters = _counted(facts)
    if counters is None:
        return None
    loads, hours, source = counters
    evidence = (
        ReadFact(Sentence("Load cycles"), number(loads), source=source[0]),
        ReadFact(Sentence("Power-on hours"), number(hours), source=source[1]),
    )
    if not hours or loads > hours * _PLAUSIBLE_AN_HOUR:
        return unknown(Sentence("The format of these counters is not known."), *evidence)
    return _parked(facts, loads, hours, evidence)


def _counted(facts: Facts) -> tuple[int, int, tuple[str, str]] | None:
    """Return load cycles, hours, and where they were read; None if the drive does not count them.

    What the standard defines comes before attributes, whose raw values are in the vendor's own format.
    """
    loads, hours = facts.statistic(*HEAD_LOADS), facts.power_on_hours or 0
    by_standard = facts.statistic(*POWER_ON_HOURS)
    on = Sentence("log 04h page 1") if by_standard else Sentence("SMART attribute 9")
    if loads is not None:
        return loads, hours, (Sentence("log 04h page 3"), on)
    counted = facts.attribute(LOADS_ATTRIBUTE)
    if counted is None:
        return None
    return counted.raw & _LOW_HALF, hours, (Sentence("SMART attribute 193"), on)


def _parked(facts: Facts, loads: int, hours: int, evidence: tuple[ReadFact, ...]) -> CheckResult:
    lever = _lever_of_heads(facts)
    if loads >= _LOADS:
        says = Sentence("The heads parked more often than common drives are rated for (600,000 times).")
        return found(says, *evidence, sure=Sure.LIKELY, advice=lever[0], setting=lever[1])
    known = budget(facts.samples, Worn.LOADS, facts.now)
    if known is not None:
        evidence += forecast.facts(known)
        if forecast.years_left(known, facts.now) < _YEARS:
            soon = forecast.sentence(known)
            return found(soon, *evidence, sure=Sure.LIKELY, advice=lever[0], setting=lever[1])
    else:
        years = _LOADS * hours / loads / _HOURS_A_YEAR if loads else None
        if years is not None and years < _YEARS and loads >= _MEANS_SOMETHING:
            says = Sentence("At this rate the heads reach 600,000 load cycles before 5 years of operation.")
            return found(says, *evidence, sure=Sure.LIKELY, advice=lever[0], setting=lever[1])
    if loads >= _FEWER_LOADS:
        return unknown(
            Sentence("Drives are rated for 300,000 to 600,000 load cycles. This one does not say."), *evidence
        )
    return well(Sentence("The heads park less often than drives are rated for."), *evidence)


def _lever_of_heads(facts: Facts) -> tuple[str, str]:
    """Return what makes an ATA drive park less often, and its setting: what this drive has, if that is known."""
    if facts.states is None:
        return Sentence("Raise the APM level to 128 or more, or turn off the idle_b timer."), "ata.apm"
    level = facts.value("ata.apm")
    if level is not None and isinstance(level, int) and level < _NO_STANDBY:
        return Sentence("Raise the APM level to 128 or more."), "ata.apm"
    if facts.value("ata.idle_b"):
        return Sentence("Lengthen the idle_b timer, or turn it off."), "ata.idle_b"
    if facts.drive.model.startswith("WDC"):
        said = Sentence(
            "Drives of WD may park by their idle3 timer, which DiskTune does not set. idle3ctl and the vendor's "
            "own program do."
        )
        return said, ""
    return Sentence("This drive has no setting for it that DiskTune knows. Plan a replacement."), ""


def _rated(facts: Facts, count: int | None, rated: int | None) -> CheckResult | None:
    if count is None:
        return None
    told = ReadFact(Sentence("Load cycles"), number(count), source=Sentence("log page 0Eh"))
    if not rated:
        return unknown(Sentence("The drive does not report how many it is rated for."), told)
    rating = ReadFact(Sentence("Rated"), number(rated), source=Sentence("log page 0Eh"))
    known = budget(facts.samples, Worn.LOADS, facts.now, rated)
    evidence = (told, rating, *(forecast.facts(known) if known is not None else ()))
    setting = "scsi.idle_b_after"
    if count >= rated:
        says = Sentence("The heads parked more often than the drive is rated for.")
        advice = Sentence("Lengthen the idle_b timer, and plan a replacement.")
        return found(says, *evidence, advice=advice, setting=setting)
    if known is not None and forecast.years_left(known, facts.now) < _YEARS:
        advice = Sentence("Lengthen the idle_b timer, or turn it off.")
        return found(forecast.sentence(known), *evidence, sure=Sure.LIKELY, advice=advice, setting=setting)
    return well(Sentence("The heads park less often than the drive is rated for."), *evidence)


def _starts(facts: Facts) -> CheckResult | None:
    if facts.rotates is False:
        return None
    if facts.health is None or facts.rotates is None:
        return unknown(NOT_ASKED)
    scsi, attribute = facts.health.scsi, facts.attribute(4)
    if scsi is None and facts.health.ata is None:
        return unknown(NOT_ASKED)
    if scsi is not None:
        count, rated, source = scsi.starts, scsi.rated_starts, Sentence("log page 0Eh")
    else:
        count = attribute.raw & _LOW_HALF if attribute is not None else None
        rated, source = _STARTS, Sentence("attribute 4")
    if count is None:
        return None
    told = ReadFact(Sentence("Starts of the motor"), number(count), source=source)
    if not rated:
        return unknown(Sentence("The drive does not report how many it is rated for."), told)
    if scsi is None and _is_packed(facts, count):
        return unknown(Sentence("The format of these counters is not known."), told)
    rating = ReadFact(
        Sentence("Rated"), number(rated), source=source if scsi is not None else Sentence("data sheets")
    )
    known = budget(facts.samples, Worn.STARTS, facts.now, scsi.rated_starts if scsi is not None else None)
    evidence = (told, rating, *(forecast.facts(known) if known is not None else ()))
    setting = "scsi.standby_z_after" if scsi is not None else "ata.standby_timer"
    if count >= rated:
        says = Sentence("The motor started more often than drives are rated for.")
        sure = Sure.CERTAIN if scsi is not None else Sure.LIKELY
        advice = Sentence("Lengthen the standby timer, and plan a replacement.")
        return found(says, *evidence, sure=sure, advice=advice, setting=setting)
    if known is not None and forecast.years_left(known, facts.now) < _YEARS:
        advice = Sentence("Lengthen the standby timer.")
        return found(forecast.sentence(known), *evidence, sure=Sure.LIKELY, advice=advice, setting=setting)
    return well(Sentence("The motor started less often than drives are rated for."), *evidence)


def _is_packed(facts: Facts, starts: int) -> bool:
    """Return whether more starts were counted than the drive had time for: the raw value is something else."""
    told = facts.power_on_hours
    return told is not None and starts >= _STARTS and starts > told * _PLAUSIBLE_STARTS_AN_HOUR


CHECKS = (
    Check(
        id="heads.parking",
        label=Sentence("Load cycles"),
        why=Sentence("The mechanism that parks the heads wears out."),
        kinds=_DISKS,
        judge=_heads,
        source="data sheets of WD Red, WD Blue, Seagate BarraCuda and IronWolf; SPC-5 log page 0Eh",
    ),
    Check(
        id="motor.starts",
        label=Sentence("Starts of the motor"),
        why=Sentence("Each start wears the motor and the bearings."),
        kinds=_DISKS,
        judge=_starts,
        source="data sheets of 3.5 inch drives; SPC-5 log page 0Eh",
    ),
)
