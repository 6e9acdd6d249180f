"""Checks of settings: error recovery, bitmap, write cache, scheduler, saved values."""

from __future__ import annotations

from disktune_contract.arrays.array import REDUNDANT
from disktune_contract.arrays.slowdown_causes import LONGER_TIMEOUT, RECOVERY_OR_TIMEOUT
from disktune_contract.checkup.check import (
    CACHES,
    Certainty,
    Check,
    CheckResult,
    Facts,
    ReadFact,
    found,
    on_or_off,
    unknown,
    well,
)
from disktune_contract.drives.drive import DriveKind
from disktune_contract.health.identification import RotationKind
from disktune_contract.sentence import Sentence
from disktune_contract.settings.saved import SavedValue, Supply, same_value
from disktune_contract.settings.setting import NOT_READ, Source, State

_ATA = frozenset({DriveKind.ATA})
_CACHED = frozenset({DriveKind.ATA, DriveKind.NVME, DriveKind.USB})
"""SAS disks come with the write cache off, which their owners expect."""

# -- error recovery in an array ----------------------------------------------------------------------------


_PATIENCE_S = 180
"""Seconds of the kernel's timeout that outlast the recovery of common desktop drives (Linux RAID Wiki, Timeout
Mismatch)."""
_LIMITS = ("ata.read_recovery", "ata.write_recovery")
_TICKS_A_SECOND = 10
_ENOUGH = 7 * _TICKS_A_SECOND
"""The usual limit of drives that are made for arrays."""


def _recovery(facts: Facts) -> CheckResult | None:
    if not facts.in_redundant_array or facts.rotates is False:
        return None
    patience = facts.value("scsi.timeout")
    if type(patience) is not int or facts.rotates is None:
        return unknown(NOT_READ)
    timeout = ReadFact(Sentence("SCSI command timeout"), f"{patience} s", source="device/timeout")
    if patience >= _PATIENCE_S:
        return well(timeout)
    limits = [facts.value(setting) for setting in _LIMITS]
    if facts.lacks(_LIMITS[0]):
        return found(
            Sentence("Error recovery can outlast the kernel's wait."),
            timeout,
            sure=Certainty.LIKELY,
            advice=LONGER_TIMEOUT,
            setting="scsi.timeout",
            value=_PATIENCE_S,
        )
    if not all(type(limit) is int for limit in limits):
        return unknown(facts.unread(*_LIMITS), timeout)
    ticks = [limit for limit in limits if isinstance(limit, int)]
    told = ReadFact(Sentence("Error recovery limit"), _seconds(ticks), source="SCT Error Recovery Control")
    if 0 in ticks:
        return found(
            Sentence("Error recovery can outlast the kernel's wait."),
            timeout,
            told,
            sure=Certainty.LIKELY,
            advice=RECOVERY_OR_TIMEOUT,
            setting=_LIMITS[0],
            value=_ENOUGH,
        )
    if max(ticks) >= patience * _TICKS_A_SECOND:
        return found(
            Sentence("Error recovery can outlast the kernel's wait."),
            timeout,
            told,
            advice=RECOVERY_OR_TIMEOUT,
            setting=_LIMITS[0],
            value=_ENOUGH,
        )
    return well(timeout, told)


def _seconds(ticks: list[int]) -> str:
    none = Sentence("no limit")
    read, write = (f"{limit / _TICKS_A_SECOND:g} s" if limit else none for limit in ticks)
    return Sentence("read: {read}, write: {write}", read=read, write=write)


# -- the bitmap of an array --------------------------------------------------------------------------------


_LARGE = 100 << 30
"""Bytes of a member from which on mdadm adds a bitmap without being asked (mdadm(8), --bitmap)."""


def _bitmap(facts: Facts) -> CheckResult | None:
    level = facts.drive.array.level if facts.drive.array is not None else ""
    if level not in REDUNDANT:
        return None
    report = facts.report
    if report is None or report.component_bytes is None or (report.bitmap is None and report.policy is None):
        return unknown(NOT_READ)
    location = report.bitmap.location if report.bitmap is not None else "none"
    place = report.bitmap.place if report.bitmap is not None else Sentence("none")
    where = ReadFact(Sentence("Write-intent bitmap"), place, source="md/bitmap/location")
    policy = ReadFact(Sentence("Consistency policy"), report.policy or "?", source="md/consistency_policy")
    if location != "none" or report.policy not in (None, "resync", "unknown"):
        return well(where, policy)
    if report.metadata.startswith("external"):
        return unknown(Sentence("The firmware manages this array."), where, policy)
    if report.component_bytes < _LARGE:
        return well(where, policy)
    return found(
        Sentence("The array has no write-intent bitmap."),
        where,
        policy,
        advice=Sentence("Use “Add Bitmap”, or mdadm --grow --bitmap=internal."),
        setting="md.bitmap_location",
    )


# -- the write cache ---------------------------------------------------------------------------------------


_BELIEF = "block.write_cache_belief"


def _cache_on(facts: Facts) -> CheckResult | None:
    if all(facts.lacks(setting) for setting in CACHES[:2]):
        return None
    cache = facts.write_cache
    if cache is None:
        return unknown(facts.unread(*CACHES))
    setting, on = cache
    told = ReadFact(Sentence("Write cache"), on_or_off(on), source=setting)
    if on:
        return well(told)
    return found(
        Sentence("The write cache is off."),
        told,
        sure=Certainty.LIKELY,
        advice=Sentence("Turn it on, unless it is off on purpose."),
        setting=setting,
    )


def _cache_safe(facts: Facts) -> CheckResult | None:
    if all(facts.lacks(setting) for setting in CACHES):
        return None
    cache, belief = facts.write_cache, facts.value(_BELIEF)
    if cache is None or belief is None:
        return unknown(facts.unread(*CACHES, _BELIEF))
    setting, on = cache
    evidence = (
        ReadFact(Sentence("Write cache"), on_or_off(on), source=setting),
        ReadFact(Sentence("Write cache mode (block layer)"), str(belief), source="queue/write_cache"),
    )
    if not on or belief == "write back":
        return well(*evidence)
    return found(
        Sentence("The write cache is not flushed: a power failure loses data."),
        *evidence,
        # The owner may have set this for a drive that saves its cache at a power failure.
        sure=Certainty.LIKELY,
        advice=Sentence("Turn it off, unless it survives a power failure."),
        setting=setting,
        value=False,
    )


# -- the scheduler -----------------------------------------------------------------------------------------


_UNSORTED = frozenset({"none", "kyber", "noop"})


def _scheduler(facts: Facts) -> CheckResult | None:
    # Only of what is a hard disk by its own word: virtual disks and bridges are taken for one, too. Of flash no
    # scheduler is a mistake: each gives up some speed for something that its owner may want.
    if facts.ata is None:
        return unknown(NOT_READ) if facts.rotates is not False else None
    if facts.ata.rotation_by_standard.kind is not RotationKind.ROTATING:
        return None
    scheduler = facts.value("block.scheduler")
    if scheduler is None:
        return unknown(NOT_READ)
    told = ReadFact(Sentence("I/O scheduler"), str(scheduler), source="queue/scheduler")
    if scheduler not in _UNSORTED:
        return well(told)
    return found(
        Sentence("The scheduler does not sort requests."),
        told,
        sure=Certainty.LIKELY,
        advice=Sentence("Use mq-deadline or bfq."),
        setting="block.scheduler",
        value="mq-deadline",
    )


# -- saved settings ----------------------------------------------------------------------------------------


def _in_force(facts: Facts) -> CheckResult | None:
    if facts.saved is None:
        return unknown(NOT_READ)
    if not facts.saved:
        return None
    pairs = [(one, facts.state(one.setting)) for one in facts.saved]
    off = [(one, state) for one, state in pairs if one.held or _differs(facts, one, state)]
    if off:
        return found(
            Sentence.counted(
                len(off), "{n} saved setting is not in force.", "{n} saved settings are not in force."
            ),
            *(_pair(facts, one, state) for one, state in off),
            advice=Sentence("Apply it again. “Also set by” names other programs.")
            if facts.restores
            else Sentence("Restart without disktune.apply=0."),
            setting=off[0][0].setting,
        )
    open_ = [
        one for one, state in pairs if state is None or state.value is None or state.source is Source.REMEMBERED
    ]
    if open_:
        return unknown(
            Sentence.counted(
                len(open_),
                "{n} saved setting cannot be compared.",
                "{n} saved settings cannot be compared.",
            ),
            *(ReadFact(one.setting, _saved(facts, one), source="/etc/disktune") for one in open_),
        )
    return well(*(_pair(facts, one, state) for one, state in pairs))


def _differs(facts: Facts, saved: SavedValue, state: State | None) -> bool:
    """Whether the drive itself reports another value; what DiskTune remembers to have set is no report.

    The rows of the Settings page (`SavedState.drifted`) take that for known, too, and offer to set it again.
    """
    if state is None or state.value is None or state.source is Source.REMEMBERED:
        return False
    return not same_value(state.value, saved.on(facts.supply))


def _pair(facts: Facts, saved: SavedValue, state: State | None) -> ReadFact:
    now = Sentence("unknown") if state is None or state.value is None else str(state.value)
    value = Sentence("saved: {saved}, now: {now}", saved=_saved(facts, saved), now=now)
    if saved.held:
        value = Sentence("saved: {saved}, held back by the boot guard", saved=_saved(facts, saved))
    return ReadFact(saved.setting, value, source="/etc/disktune")


def _saved(facts: Facts, saved: SavedValue) -> str:
    """Return what is saved for the present supply, which is named where the other one has another value."""
    value = str(saved.on(facts.supply))
    if saved.on_battery is None:
        return value
    if facts.supply is Supply.BATTERY:
        return Sentence("{value} on battery", value=value)
    return Sentence("{value} on AC power", value=value)


CHECKS = (
    Check(
        id="array.recovery",
        label=Sentence("Error recovery in an array"),
        kinds=_ATA,
        judge=_recovery,
        source="ACS-4 SCT Error Recovery Control; Linux RAID Wiki, Timeout Mismatch",
    ),
    Check(
        id="array.bitmap",
        label=Sentence("Write-intent bitmap"),
        kinds=frozenset({DriveKind.ARRAY}),
        judge=_bitmap,
        source="mdadm(8), --bitmap; Linux Documentation/admin-guide/md.rst",
    ),
    Check(
        id="cache.on",
        label=Sentence("Write cache"),
        kinds=_CACHED,
        judge=_cache_on,
        source="ACS-4 word 85; NVM Express, Volatile Write Cache",
    ),
    Check(
        id="cache.flushed",
        label=Sentence("Write cache is flushed"),
        kinds=_CACHED | {DriveKind.SCSI},
        judge=_cache_safe,
        source="Linux block/blk-sysfs.c queue_wc_show, drivers/scsi/sd.c sd_read_cache_type",
    ),
    Check(
        id="scheduler.fits",
        label=Sentence("I/O scheduler"),
        kinds=_ATA,
        judge=_scheduler,
        source="Linux Documentation/block/switching-sched.rst",
    ),
    Check(
        id="saved.in_force",
        label=Sentence("Saved settings"),
        kinds=frozenset(DriveKind),
        judge=_in_force,
        source="/etc/disktune",
    ),
)
