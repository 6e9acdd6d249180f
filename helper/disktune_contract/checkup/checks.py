"""All checks and their results for a drive; here are those of the drive itself: wear, cards, firmware."""

from __future__ import annotations

from disktune_contract.checkup import layout, links, upkeep
from disktune_contract.checkup.attachment import CardAttachment
from disktune_contract.checkup.check import (
    Certainty,
    Check,
    CheckResult,
    Facts,
    ReadFact,
    found,
    unknown,
    well,
)
from disktune_contract.drives.drive import DriveKind
from disktune_contract.health import forecast
from disktune_contract.health.forecast import (
    COMMON_LOADS,
    COMMON_STARTS,
    PARKED_TOO_OFTEN,
    STARTED_TOO_OFTEN,
    Budget,
    Worn,
    budget,
)
from disktune_contract.health.health import (
    HEAD_LOADS,
    LOADS_ATTRIBUTE,
    POWER_ON_HOURS,
    WORN_OUT,
    Reserve,
    life_used,
    reserve_words,
)
from disktune_contract.record import record
from disktune_contract.sentence import Sentence
from disktune_contract.settings.setting import NOT_READ, NOT_REPORTED, Value
from disktune_contract.units import number

# -- wear of a hard disk: head parking, and the motor ------------------------------------------------------

_DISKS = frozenset({DriveKind.ATA, DriveKind.SCSI, DriveKind.USB})

_FEWER_LOADS, _LOADS = COMMON_LOADS
_YEARS, _HOURS_A_YEAR = 5, 8766
_MEANS_SOMETHING = 60_000
"""Load cycles below which a rate is not meaningful yet: a tenth of the rating."""
_NO_STANDBY = 128
"""The lowest APM level that keeps the drive from standby; below it most park within seconds (ACS-4, 7.45.5)."""
(_STARTS,) = COMMON_STARTS
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
        return unknown(facts.unread())
    scsi = facts.health.scsi
    if scsi is not None:
        return _rated(facts, scsi.loads, scsi.rated_loads)
    if facts.health.ata is None:
        return unknown(facts.unread())
    counters = _counted(facts)
    if counters is None:
        return None
    loads, hours, source = counters
    evidence = (
        ReadFact(Sentence("Load cycles"), number(loads), source=source[0]),
        ReadFact(Sentence("Power-on hours"), number(hours), source=source[1]),
    )
    if not hours or loads > hours * _PLAUSIBLE_AN_HOUR:
        return unknown(Sentence("Unknown counter format."), *evidence)
    return _parked(facts, loads, hours, evidence)


def _counted(facts: Facts) -> tuple[int, int, tuple[str, str]] | None:
    """Return load cycles, hours, and where they were read; None if the drive does not count them.

    What the standard defines comes before attributes, whose raw values are in the vendor's own format.
    """
    loads, hours = facts.statistic(*HEAD_LOADS), facts.power_on_hours or 0
    by_standard = facts.statistic(*POWER_ON_HOURS)
    on = "log 04h page 1" if by_standard else "SMART attribute 9"
    if loads is not None:
        return loads, hours, ("log 04h page 3", on)
    counted = facts.attribute(LOADS_ATTRIBUTE)
    if counted is None:
        return None
    return counted.raw & _LOW_HALF, hours, ("SMART attribute 193", on)


def _parked(facts: Facts, loads: int, hours: int, evidence: tuple[ReadFact, ...]) -> CheckResult:
    lever = _lever_of_heads(facts)
    if loads >= _LOADS:
        says = PARKED_TOO_OFTEN
        return found(says, *evidence, sure=Certainty.LIKELY, advice=lever[0], setting=lever[1], value=lever[2])
    known = budget(facts.samples, Worn.LOADS, facts.now)
    if known is not None:
        evidence += (_rate(known),)
        if forecast.years_left(known, facts.now) < _YEARS:
            soon = forecast.sentence(known)
            return found(soon, *evidence, sure=Certainty.LIKELY, advice=lever[0], setting=lever[1], value=lever[2])
    else:
        years = _LOADS * hours / loads / _HOURS_A_YEAR if loads else None
        if years is not None and years < _YEARS and loads >= _MEANS_SOMETHING:
            says = Sentence("At this rate 600,000 load cycles last less than 5 years.")
            return found(says, *evidence, sure=Certainty.LIKELY, advice=lever[0], setting=lever[1], value=lever[2])
    if loads >= _FEWER_LOADS:
        return unknown(Sentence("Common ratings are 300,000 to 600,000 load cycles."), *evidence)
    return well(*evidence)


def _lever_of_heads(facts: Facts) -> tuple[str, str, Value | None]:
    """Return what makes an ATA drive park less often, its setting and the value: what this drive has, if known."""
    if facts.states is None:
        return Sentence("Raise the APM level to 128 or more."), "ata.apm", _NO_STANDBY
    level = facts.value("ata.apm")
    if level is not None and isinstance(level, int) and level < _NO_STANDBY:
        return Sentence("Raise the APM level to 128 or more."), "ata.apm", _NO_STANDBY
    if facts.value("ata.idle_b"):
        return Sentence("Lengthen the idle_b timer, or turn it off."), "ata.idle_b", None
    if facts.drive.model.startswith("WDC"):
        said = Sentence("WD drives may park by their idle3 timer (idle3ctl).")
        return said, "", None
    return Sentence("Plan a replacement."), "", None


def _rated(facts: Facts, count: int | None, rated: int | None) -> CheckResult | None:
    if count is None:
        return None
    told = ReadFact(Sentence("Load cycles"), number(count), source="log page 0Eh")
    if not rated:
        return unknown(NOT_REPORTED, told)
    rating = ReadFact(Sentence("Rated"), number(rated), source="log page 0Eh")
    known = budget(facts.samples, Worn.LOADS, facts.now, rated)
    evidence = (told, rating, *((_rate(known),) if known is not None else ()))
    setting = "scsi.idle_b_after"
    if count >= rated:
        says = PARKED_TOO_OFTEN
        advice = Sentence("Lengthen the idle_b timer, or turn it off.")
        return found(says, *evidence, advice=advice, setting=setting)
    if known is not None and forecast.years_left(known, facts.now) < _YEARS:
        advice = Sentence("Lengthen the idle_b timer, or turn it off.")
        return found(forecast.sentence(known), *evidence, sure=Certainty.LIKELY, advice=advice, setting=setting)
    return well(*evidence)


def _starts(facts: Facts) -> CheckResult | None:
    if facts.rotates is False:
        return None
    if facts.health is None or facts.rotates is None:
        return unknown(facts.unread())
    scsi, attribute = facts.health.scsi, facts.attribute(4)
    if scsi is None and facts.health.ata is None:
        return unknown(facts.unread())
    if scsi is not None:
        count, rated, source = scsi.starts, scsi.rated_starts, "log page 0Eh"
    else:
        count = attribute.raw & _LOW_HALF if attribute is not None else None
        rated, source = _STARTS, "SMART attribute 4"
    if count is None:
        return None
    told = ReadFact(Sentence("Starts of the motor"), number(count), source=source)
    if not rated:
        return unknown(NOT_REPORTED, told)
    if scsi is None and _is_packed(facts, count):
        return unknown(Sentence("Unknown counter format."), told)
    rating = ReadFact(
        Sentence("Rated"), number(rated), source=source if scsi is not None else Sentence("data sheets")
    )
    known = budget(facts.samples, Worn.STARTS, facts.now, scsi.rated_starts if scsi is not None else None)
    evidence = (told, rating, *((_rate(known),) if known is not None else ()))
    setting = "scsi.standby_z_after" if scsi is not None else "ata.standby_timer"
    if count >= rated:
        says = STARTED_TOO_OFTEN
        sure = Certainty.CERTAIN if scsi is not None else Certainty.LIKELY
        advice = Sentence("Lengthen the standby timer.")
        return found(says, *evidence, sure=sure, advice=advice, setting=setting)
    if known is not None and forecast.years_left(known, facts.now) < _YEARS:
        advice = Sentence("Lengthen the standby timer.")
        return found(forecast.sentence(known), *evidence, sure=Certainty.LIKELY, advice=advice, setting=setting)
    return well(*evidence)


def _rate(known: Budget) -> ReadFact:
    what = Sentence("Rate of the last {days} days", days=round(known.rate.days))
    return ReadFact(what, forecast.rate_words(known.rate), source=Sentence("samples of DiskTune"))


def _is_packed(facts: Facts, starts: int) -> bool:
    """Return whether more starts were counted than the drive had time for: the raw value is something else."""
    told = facts.power_on_hours
    return told is not None and starts >= _STARTS and starts > told * _PLAUSIBLE_STARTS_AN_HOUR


WEAR_CHECKS = (
    Check(
        id="heads.parking",
        label=Sentence("Load cycles"),
        kinds=_DISKS,
        judge=_heads,
        source="data sheets of WD Red, WD Blue, Seagate BarraCuda and IronWolf; SPC-5 log page 0Eh",
    ),
    Check(
        id="motor.starts",
        label=Sentence("Starts of the motor"),
        kinds=_DISKS,
        judge=_starts,
        source="data sheets of 3.5 inch drives; SPC-5 log page 0Eh",
    ),
)


# -- cards and eMMC: wear, and whether a reader uses the full speed ----------------------------------------

_MMC = frozenset({DriveKind.MMC})
_NEARLY = 10
"""Tenths begun of the life used from which it is reported: 90% and more."""
_SLOW = frozenset({"legacy", "sd high-speed", "sd uhs SDR12", "sd uhs SDR25"})
"""Modes of at most 25 MB/s (SD Physical Layer 9.00, 3.9.1): 50 MHz, four lines, one bit a clock each."""
_NEEDS_MORE = 30
"""MB/s of the lowest class that such a mode cannot keep."""


def _card(facts: Facts) -> CardAttachment | None:
    return facts.attachment.card if facts.attachment is not None else None


# -- wear --------------------------------------------------------------------------------------------------


def _wear(facts: Facts) -> CheckResult | None:
    card = _card(facts)
    if card is None:
        return unknown(NOT_READ)
    if card.kind != "MMC":
        # SD has no standard way to report it.
        return None
    evidence = _worn(card)
    if not evidence:
        return unknown(NOT_REPORTED)
    copy = Sentence("Plan a replacement.")
    if card.reserve in (Reserve.WARNING, Reserve.URGENT):
        share = "90%" if card.reserve is Reserve.URGENT else "80%"
        return found(Sentence("{share} of the spare blocks are used.", share=share), *evidence, advice=copy)
    used = card.life_used
    if used is not None and used >= WORN_OUT:
        return found(Sentence("Beyond its estimated life."), *evidence, advice=copy)
    if used is not None and used >= _NEARLY:
        says = Sentence("More than 90% of its life is used.")
        return found(says, *evidence, sure=Certainty.LIKELY, advice=copy)
    return well(*evidence)


def _worn(card: CardAttachment) -> tuple[ReadFact, ...]:
    facts = [
        ReadFact(what, life_used(used), source=source)
        for what, used, source in (
            (Sentence("Life used, cells of type A"), card.life_used_a, "EXT_CSD byte 268"),
            (Sentence("Life used, cells of type B"), card.life_used_b, "EXT_CSD byte 269"),
        )
        if used is not None
    ]
    if card.reserve is not None:
        facts.append(ReadFact(Sentence("Spare blocks"), reserve_words(card.reserve), source="EXT_CSD byte 267"))
    return tuple(facts)


# -- speed -------------------------------------------------------------------------------------------------


def _mode(facts: Facts) -> CheckResult | None:
    card = _card(facts)
    if card is None:
        return unknown(NOT_READ)
    if card.kind != "SD" or (card.least_write_mb_s or 0) < _NEEDS_MORE:
        return None
    promised = ReadFact(Sentence("Lowest write speed by its class"), f"{card.least_write_mb_s} MB/s", source="ssr")
    if card.mode is None:
        return unknown(Sentence("Only root can read the bus mode."), promised)
    mode = ReadFact(Sentence("Bus mode"), card.mode.name, source="debug/mmcN/ios")
    if card.mode.name not in _SLOW:
        return well(promised, mode)
    return found(
        Sentence("The card runs at 25 MB/s at most."),
        promised,
        mode,
        advice=Sentence("Use a UHS reader, and clean the contacts."),
    )


CARD_CHECKS = (
    Check(
        id="card.wear",
        label=Sentence("Wear of the eMMC"),
        kinds=_MMC,
        judge=_wear,
        source="JESD84-B51, EXT_CSD 267 to 269; Linux drivers/mmc/core/mmc.c",
    ),
    Check(
        id="card.mode",
        label=Sentence("Bus mode of the card"),
        kinds=_MMC,
        judge=_mode,
        source="SD Physical Layer 9.00, 3.9 and 4.10.2; Linux drivers/mmc/core/debugfs.c",
    ),
)


# -- firmware: reported only, for DiskTune installs none ---------------------------------------------------

_SOURCE = "org.freedesktop.fwupd.GetUpgrades"


def _newer(facts: Facts) -> CheckResult | None:
    told = facts.firmware
    if told is None:
        return None
    installed = ReadFact(Sentence("Installed firmware"), told.installed, source="org.freedesktop.fwupd.GetDevices")
    if told.why:
        why = ReadFact(Sentence("Answer of fwupd"), told.why, source=_SOURCE)
        return unknown(NOT_REPORTED, why)
    if not told.newest:
        return well(installed)
    return found(
        Sentence("Newer firmware: {version}.", version=told.newest),
        installed,
        ReadFact(Sentence("Offered firmware"), told.newest, source=told.remote or _SOURCE),
        advice=Sentence("Back up, then run fwupdmgr update; failure can destroy the drive."),
    )


FIRMWARE_CHECKS = (
    Check(
        id="firmware.newest",
        label=Sentence("Firmware"),
        kinds=frozenset({DriveKind.ATA, DriveKind.NVME, DriveKind.SCSI, DriveKind.USB}),
        judge=_newer,
        source="fwupd, src/fu-dbus-daemon.c; Linux Vendor Firmware Service",
    ),
)


# -- all checks, and their results for a drive -------------------------------------------------------------

CHECKS: tuple[Check, ...] = (
    *links.CHECKS,
    *layout.CHECKS,
    *upkeep.CHECKS,
    *FIRMWARE_CHECKS,
    *WEAR_CHECKS,
    *CARD_CHECKS,
)
"""In the order in which they are shown."""


@record
class Checked:
    """A check that applies to a drive, and its result."""

    check: Check
    result: CheckResult


def check_up(facts: Facts) -> tuple[Checked, ...]:
    """Return the result of every check that applies to the drive."""
    judged = ((check, check.judge(facts)) for check in CHECKS if facts.drive.kind in check.kinds)
    return tuple(Checked(check, result) for check, result in judged if result is not None)
