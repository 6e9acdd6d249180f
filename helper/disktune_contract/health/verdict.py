"""The verdict on a drive's health, from what the drive and the kernel report; pure functions.

First come the drive's own reports: its status, its own thresholds, its critical warnings, its self-tests. Then
come counters that predict failures by published statistics of many drives. One scale is for all kinds: data that
could not be read counts from the first, sectors that a disk replaced count from the fifth; blocks that a
solid-state drive retired, and what a cable or a power supply causes, count while they rise. Two rules keep foreign
formats out:

- A raw value is read as a count only below 2^16. Vendors pack several counters into the 48 bits (188 of Seagate,
  5 of Fujitsu), and smartmontools reads 16 bits of such attributes for that reason. 199 of a disk is never packed.
- Some solid-state drives count something else by the same number (`_ELSEWISE`).

An increase since an earlier reading counts whatever the counter.
"""

from __future__ import annotations

from collections.abc import Iterable
from enum import StrEnum

from disktune_contract.health import self_tests
from disktune_contract.health.health import (
    EXCEPTION_PREDICTS,
    EXCEPTION_WARNS,
    PERCENTAGE_USED,
    WORN_OUT,
    AtaAttribute,
    AtaHealth,
    EmmcHealth,
    Failed,
    Health,
    Reserve,
    ScsiHealth,
)
from disktune_contract.health.nvme import NvmeSmartLog
from disktune_contract.record import record, replace
from disktune_contract.sentence import Sentence, in_turn
from disktune_contract.units import number as grouped
from disktune_contract.units import temperature

# -- the verdict, from what the drive and the kernel report ------------------------------------------------

STILL_S = 60 * 86_400
"""A counter that did not move for so long no longer counts: `FAST_2007` finds the risk in the 60 days after."""

CABLE_S = 7 * 86_400
"""So long an error of link or power counts: a cable that was replaced since is accused no longer."""

PLAIN_LIMIT = 1 << 16
"""From here on a raw value may be more than one number."""
_CRC_LIMIT = 1 << 32
"""The same of attribute 199 of a disk: bad cables leave millions behind."""

WORN_PERCENT = 100
"""Percentage used at which the endurance that the vendor estimated is consumed (NVMe, ACS-4, SBC-4)."""

BACKBLAZE_2016 = "Backblaze 2016"
"""Backblaze, "What SMART Stats Tell Us About Hard Drives", 2016-10-06.

67,814 hard disks: a raw value above zero of 5, 187, 188, 197 or 198 is a reason to investigate.
"""
FAST_2007 = "Google 2007"
"""Pinheiro, Weber, Barroso, "Failure Trends in a Large Disk Drive Population", FAST 2007.

100,000 hard disks: after the first scan error 39 times as likely to fail within 60 days.
"""

FAST_2016 = "Google 2016"
"""Schroeder, Lagisetty, Merchant, "Flash Reliability in Production", FAST 2016.

Solid-state drives of ten models over six years: 30 to 80% had a bad block within four years, so one alone means
little; after a month with an uncorrectable error, the next month has one with a probability of 30%.
"""
LATENT_2007 = "Bairavasundaram 2007"
"""Bairavasundaram et al., "An Analysis of Latent Sector Errors in Disk Drives", SIGMETRICS 2007.

1.53 million disks over 32 months: unreadable sectors are no independent events, one is followed by others.
"""

REPLACED_FROM = 5
"""Sectors that a disk has replaced. With 1 to 4 of them 2.7% failed in a year, none 2.5%, more 7.5%.

Backblaze 2014, `disktune_contract.health.attribute_meanings`; `tools.bench.verdict` counts it of other years.
"""

MORE_OFTEN = Sentence("Drives with such errors fail more often.")
"""Why errors of the past count, after the sentence that names them."""

_NVME_HOT = 1 << 1
"""Of an NVMe drive's critical warnings, the one that passes."""
_NVME_KNOWN = 0b111111
"""Those that `NvmeSmartLog.warnings` has in words."""
_TEMPERATURES = frozenset({190, 194})
_SPIN_UP, _STARTS = 3, 4
_ICRC = 0x001
"""The PHY event "command failed due to ICRC error"."""


class HealthVerdict(StrEnum):
    """How a drive is."""

    GOOD = "good"
    CAUTION = "caution"
    """Something is worn out or too hot, or a counter that predicts failures counts against it."""
    FAILING = "failing"
    """The drive predicts its failure, or is no longer safe for data."""
    UNKNOWN = "unknown"


class Counter(StrEnum):
    """What is counted of a drive that a verdict may need."""

    REALLOCATED = "reallocated"
    RETIRED = "retired"
    """Of a solid-state drive, which retires blocks as part of wear."""
    GROWN_DEFECTS = "grown-defects"
    """Of a SCSI disk, what reallocated sectors are of an ATA disk."""
    PENDING = "pending"
    OFFLINE = "offline"
    UNCORRECTABLE = "uncorrectable"
    TIMEOUTS = "timeouts"
    INTERFACE_CRC = "interface-crc"
    LINK_CRC = "link-crc"
    MEDIA = "media"
    UNCORRECTED = "uncorrected"
    KERNEL_TIMEOUTS = "kernel-timeouts"
    PCIE = "pcie"


@record
class CounterValue:
    """One counter of an earlier reading."""

    counter: Counter
    value: int
    at: float | None = None
    """When it was that, in seconds since 1970; None at the time of the reading."""


@record
class Reading:
    """The counters of a drive at a time."""

    at: float
    """Seconds since 1970, UTC; of counters with times of their own the first."""
    counters: tuple[CounterValue, ...]


@record
class CounterEvidence:
    """One counter, and its weight for or against the drive."""

    counter: Counter
    value: int
    weight: HealthVerdict
    """GOOD or CAUTION."""
    source: str
    """Why this counter counts, and from which value."""
    before: int | None = None
    """Its value at the earlier reading."""
    since: float | None = None
    """The time of that reading, in seconds since 1970."""

    @property
    def new(self) -> int:
        """How many came since the earlier reading; 0 without one."""
        return max(0, self.value - self.before) if self.before is not None else 0


@record
class HealthJudgement:
    """How a drive is, and why."""

    verdict: HealthVerdict
    why: tuple[str, ...] = ()
    """A sentence for each reason, if the verdict is not good."""
    evidence: tuple[CounterEvidence, ...] = ()
    """Every counter that was judged."""


_RANK = (HealthVerdict.GOOD, HealthVerdict.UNKNOWN, HealthVerdict.CAUTION, HealthVerdict.FAILING)

Finding = tuple[HealthVerdict, str]


@record
class CounterRule:
    """When a counter counts against a drive. An increase since an earlier reading always does."""

    label: Sentence
    source: str
    """Where it is defined, or whose statistics it is by; shown as it is, in every language."""
    advice: str = ""
    """What to do about new ones, as a sentence."""
    present_from: int = 0
    """So many in all make a drive suspect, also if they do not rise; 0: no number does."""
    current: bool = False
    """It counts what is wrong now, and falls again: time does not excuse it."""
    counts_s: int = STILL_S
    """How long a rise counts, in seconds."""
    restarts: bool = False
    """It begins at 0 when the drive or the computer starts."""

    def new(self, count: int) -> str:
        """Return the sentences for so many new ones."""
        return in_turn(Sentence("{label}: {count} new.", label=self.label, count=grouped(count)), self.advice)

    def present(self, count: int) -> str:
        """Return the sentence for so many in all."""
        return Sentence("{label}: {count}.", label=self.label, count=grouped(count))


_CHECK_CABLE = Sentence("Check the cable.")
_CHECK_POWER = Sentence("Check cable and power.")

RULES: dict[Counter, CounterRule] = {
    Counter.REALLOCATED: CounterRule(
        Sentence("Reallocated sectors"),
        source=f"{BACKBLAZE_2016}, {FAST_2007}",
        present_from=REPLACED_FROM,
    ),
    Counter.RETIRED: CounterRule(
        Sentence("Retired blocks"),
        source=FAST_2016,
    ),
    Counter.GROWN_DEFECTS: CounterRule(
        Sentence("Grown defects"),
        source=f"SBC-4, grown defect list; {LATENT_2007}",
        present_from=REPLACED_FROM,
    ),
    Counter.PENDING: CounterRule(
        Sentence("Pending sectors"),
        source=f"{BACKBLAZE_2016}, {FAST_2007}",
        present_from=1,
        current=True,
    ),
    Counter.OFFLINE: CounterRule(
        Sentence("Offline uncorrectable sectors"),
        source=f"{BACKBLAZE_2016}, {FAST_2007}",
        present_from=1,
    ),
    Counter.UNCORRECTABLE: CounterRule(
        Sentence("Reported uncorrectable errors"),
        source=f"{BACKBLAZE_2016}, {FAST_2016}",
        present_from=1,
    ),
    # Cables, ports and power supplies cause it, too, and healthy drives of the corpus have up to 33.
    Counter.TIMEOUTS: CounterRule(
        Sentence("Command timeouts"),
        source=BACKBLAZE_2016,
        advice=_CHECK_POWER,
        counts_s=CABLE_S,
    ),
    # The count never falls: a bad cable leaves it behind for the rest of the drive's life.
    Counter.INTERFACE_CRC: CounterRule(
        Sentence("Interface CRC errors"),
        source="ACS-4, log 04h",
        advice=_CHECK_CABLE,
        counts_s=CABLE_S,
    ),
    Counter.LINK_CRC: CounterRule(
        Sentence("CRC errors of the SATA link"),
        source="ACS-4, log 11h",
        advice=_CHECK_CABLE,
        counts_s=CABLE_S,
        restarts=True,
    ),
    Counter.MEDIA: CounterRule(
        Sentence("Media and data errors"),
        source=f"NVM Express, log 02h; {FAST_2016}",
        present_from=1,
    ),
    Counter.UNCORRECTED: CounterRule(
        Sentence("Uncorrected errors"),
        source=f"SPC-5, log pages 02h to 05h; {LATENT_2007}",
        present_from=1,
    ),
    Counter.KERNEL_TIMEOUTS: CounterRule(
        Sentence("Timeouts in the kernel"),
        source="Linux, iotmo_cnt",
        advice=_CHECK_POWER,
        counts_s=CABLE_S,
        restarts=True,
    ),
    Counter.PCIE: CounterRule(
        Sentence("Uncorrected PCIe errors"),
        source="Linux, aer_dev_fatal and aer_dev_nonfatal",
        counts_s=CABLE_S,
        restarts=True,
    ),
}


def judge(health: Health, now: float = 0.0, earlier: Reading | None = None) -> HealthJudgement:
    """Return the verdict on *health*.

    *earlier* is a reading of the same drive from before, as `disktune_contract.health.sample` makes it of
    all samples; *now* is the time of this one in seconds since 1970. If the drive itself reported nothing, the
    verdict is UNKNOWN, whatever the kernel has counted.
    """
    if not health.reported:
        return HealthJudgement(HealthVerdict.UNKNOWN)
    base, findings = own_findings(health)
    evidence, counted = weighed(counters(health), now, earlier)
    findings += counted
    verdict = worst(base, *(weight for weight, _ in findings))
    return HealthJudgement(verdict, tuple(why for _, why in findings), tuple(evidence))


def worst(*verdicts: HealthVerdict) -> HealthVerdict:
    """Return the verdict that prevails; UNKNOWN prevails over GOOD alone."""
    return max(verdicts, key=_RANK.index)


def weighed(
    counted: Iterable[CounterValue], now: float, earlier: Reading | None
) -> tuple[list[CounterEvidence], list[Finding]]:
    """Return the evidence of counters, and what of it counts against the drive."""
    evidence, findings = [], []
    for each in counted:
        one, said = _weighed(each, now, earlier)
        evidence.append(one)
        findings += [(one.weight, said)] if said else []
    if any(one.weight is HealthVerdict.CAUTION and not one.new for one in evidence):
        findings.append((HealthVerdict.CAUTION, MORE_OFTEN))
    return evidence, findings


def counters(health: Health) -> tuple[CounterValue, ...]:
    """Return what of *health* a later reading can be compared with."""
    found: dict[Counter, int | None] = {}
    if health.ata is not None:
        found |= _of_ata(health.ata)
    if health.nvme is not None:
        found[Counter.MEDIA] = health.nvme.media_errors
    if health.scsi is not None:
        uncorrected = [one.uncorrected for one in health.scsi.errors if one.uncorrected is not None]
        found[Counter.UNCORRECTED] = sum(uncorrected) if uncorrected else None
        found[Counter.GROWN_DEFECTS] = health.scsi.grown_defects
    if health.kernel is not None:
        found[Counter.KERNEL_TIMEOUTS] = health.kernel.timeouts
        pcie = [one for one in (health.kernel.pcie_nonfatal, health.kernel.pcie_fatal) if one is not None]
        found[Counter.PCIE] = sum(pcie) if pcie else None
    return tuple(CounterValue(counter, value) for counter, value in found.items() if value is not None)


def _weighed(counted: CounterValue, now: float, earlier: Reading | None) -> tuple[CounterEvidence, str]:
    """Return the evidence of a counter, and the sentence if it counts against the drive."""
    rule, value = RULES[counted.counter], counted.value
    one = CounterEvidence(counted.counter, value, HealthVerdict.GOOD, rule.source)
    old = next((old for old in earlier.counters if old.counter == counted.counter), None) if earlier else None
    if earlier is not None and old is not None:
        one = replace(one, before=old.value, since=old.at if old.at is not None else earlier.at)
    still = one.since is not None and not one.new and now - one.since >= STILL_S
    said = ""
    if one.new:
        said = rule.new(one.new)
    elif rule.present_from and value >= rule.present_from and (rule.current or not still):
        said = rule.present(value)
    return (replace(one, weight=HealthVerdict.CAUTION) if said else one), said


# -- the drive's own reports -------------------------------------------------------------------------------


def own_findings(health: Health) -> tuple[HealthVerdict, list[Finding]]:
    """Return the verdict and its reasons by the drive's own reports, without counters."""
    base, findings = _by_itself(health)
    failed = self_tests.failure(health.self_tests)
    if failed is not None:
        findings.append((HealthVerdict.CAUTION, self_tests.says(failed)))
    return base, findings


def _by_itself(health: Health) -> tuple[HealthVerdict, list[Finding]]:
    if health.ata is not None:
        return _ata(health.ata)
    if health.nvme is not None:
        return _nvme(health.nvme)
    if health.emmc is not None:
        return _emmc(health.emmc)
    return _scsi(health.scsi) if health.scsi is not None else (HealthVerdict.UNKNOWN, [])


def _ata(found: AtaHealth) -> tuple[HealthVerdict, list[Finding]]:
    findings: list[Finding] = []
    if found.passed is None:
        findings.append((HealthVerdict.UNKNOWN, Sentence("The SMART status could not be read.")))
    elif not found.passed:
        findings.append((HealthVerdict.FAILING, Sentence("The SMART status predicts a failure.")))
    findings += [finding for one in found.attributes for finding in _threshold(one)]
    findings += _worn(found.statistic(*PERCENTAGE_USED))
    return HealthVerdict.GOOD, findings


def _threshold(one: AtaAttribute) -> list[Finding]:
    """Return the findings on an attribute by the drive's own threshold.

    Values of the past count only where a failure was predicted: an old-age attribute, such as the temperature of a
    hot day years ago, never gets better.
    """
    number = one.number
    if one.failed is Failed.NOW and one.pre_failure:
        said = Sentence("Attribute {number} at its threshold predicts a failure.", number=number)
        return [(HealthVerdict.FAILING, said)]
    if one.failed is Failed.NOW and number in _TEMPERATURES:
        return [(HealthVerdict.CAUTION, _hot(one))]
    if one.failed is Failed.NOW:
        said = Sentence("Attribute {number} reached the end of its range.", number=number)
        return [(HealthVerdict.CAUTION, said)]
    if one.failed is Failed.PAST and one.pre_failure and number not in _TEMPERATURES:
        said = Sentence("Attribute {number} was at its threshold before.", number=number)
        return [(HealthVerdict.CAUTION, said)]
    return []


def _hot(one: AtaAttribute) -> str:
    if one.temperature_c is None:
        return Sentence(
            "Too hot (attribute {number}). Improve cooling.",
            number=one.number,
        )
    return Sentence(
        "Too hot: {temperature} (attribute {number}). Improve cooling.",
        temperature=temperature(one.temperature_c),
        number=one.number,
    )


def _nvme(found: NvmeSmartLog) -> tuple[HealthVerdict, list[Finding]]:
    known, others = found.critical_warning & _NVME_KNOWN, found.critical_warning & ~_NVME_KNOWN
    weight = HealthVerdict.FAILING if known & ~_NVME_HOT else HealthVerdict.CAUTION
    findings: list[Finding] = [
        (weight, Sentence("Warning of the drive: {what}.", what=words)) for words in found.warnings
    ]
    if others:
        said = Sentence("Unknown warning of the drive ({code}).", code=f"{others:02X}h")
        findings.append((HealthVerdict.CAUTION, said))
    return HealthVerdict.GOOD, findings + _worn(found.percentage_used)


def _scsi(found: ScsiHealth) -> tuple[HealthVerdict, list[Finding]]:
    findings: list[Finding] = []
    code = f"({found.asc or 0:02X}h/{found.ascq or 0:02X}h)"
    if found.asc == EXCEPTION_PREDICTS:
        said = Sentence("The drive predicts a failure {code}.", code=code)
        findings.append((HealthVerdict.FAILING, said))
    elif found.asc == EXCEPTION_WARNS:
        findings.append((HealthVerdict.CAUTION, Sentence("Warning of the drive {code}.", code=code)))
    base = HealthVerdict.UNKNOWN if found.asc is None else HealthVerdict.GOOD
    return base, findings + _worn(found.percentage_used)


def _emmc(found: EmmcHealth) -> tuple[HealthVerdict, list[Finding]]:
    """Return the findings of an eMMC (JESD84-B51, 7.4); without spare blocks it cannot be written any more."""
    findings: list[Finding] = []
    if found.reserve is None:
        findings.append((HealthVerdict.UNKNOWN, Sentence("The eMMC does not report used spare blocks.")))
    elif found.reserve is Reserve.URGENT:
        said = Sentence("90% of the spare blocks are used; then it becomes read-only.")
        findings.append((HealthVerdict.FAILING, said))
    elif found.reserve is Reserve.WARNING:
        findings.append((HealthVerdict.CAUTION, Sentence("80% of the spare blocks are used.")))
    if found.life_used == WORN_OUT:
        said = Sentence("Beyond its estimated life, not a failure.")
        findings.append((HealthVerdict.CAUTION, said))
    return HealthVerdict.GOOD, findings


def _worn(percentage_used: int | None) -> list[Finding]:
    if percentage_used is None or percentage_used < WORN_PERCENT:
        return []
    said = Sentence("{percent}% of its life is used.", percent=percentage_used)
    return [(HealthVerdict.CAUTION, said)]


# -- counters of ATA drives --------------------------------------------------------------------------------


_Place = tuple[int, int]
"""Page and offset in the device statistics."""

OF_DISKS: dict[Counter, tuple[int, _Place | None]] = {
    Counter.REALLOCATED: (5, (3, 0x20)),
    Counter.PENDING: (197, (3, 0x38)),
    Counter.OFFLINE: (198, None),
    Counter.UNCORRECTABLE: (187, (4, 0x08)),
    Counter.TIMEOUTS: (188, None),
    Counter.INTERFACE_CRC: (199, (6, 0x18)),
}
"""Where a hard disk has its counters: the attribute, and the device statistic that takes its place."""
_OF_OTHERS: dict[Counter, tuple[int, _Place | None]] = {
    Counter.RETIRED: (5, None),
    Counter.PENDING: (197, None),
    Counter.OFFLINE: (198, None),
    Counter.UNCORRECTABLE: (187, (4, 0x08)),
    Counter.INTERFACE_CRC: (199, (6, 0x18)),
}
"""The same of a solid-state drive, of which the standard's counter comes first."""
ATTRIBUTES = {counter: number for counter, (number, _) in (*OF_DISKS.items(), *_OF_OTHERS.items())}
"""By which attribute a counter is known."""

_ELSEWISE: tuple[tuple[frozenset[int], frozenset[int]], ...] = (
    # OCZ (Indilinx Barefoot, Barefoot 3, Intrepid): amounts of data, and reads that the drive repaired.
    (frozenset({210, 212}), frozenset({187, 197, 198, 199})),
    # Micron: sectors that needed much correction, which come and go.
    (frozenset({210}), frozenset({197})),
    # JMicron and Maxiotek: unknown.
    (frozenset({3, 234}), frozenset({187})),
)
"""By which attributes a family of solid-state drives is known, and which it counts something else by.

The names of attributes in smartmontools' drivedb.h.
"""


def _of_ata(found: AtaHealth) -> dict[Counter, int | None]:
    """Return the counters of a drive."""
    values: dict[Counter, int | None] = {}
    disk = spins(found)
    numbers = {one.number for one in found.attributes}
    # A drive without 5 counts something else by 197, too.
    other = set() if disk or 5 in numbers else {197}
    if not disk:
        other |= {one for marks, meant in _ELSEWISE if marks <= numbers for one in meant}
    for counter, (number, place) in (OF_DISKS if disk else _OF_OTHERS).items():
        limit = _CRC_LIMIT if disk and counter is Counter.INTERFACE_CRC else PLAIN_LIMIT
        raw = None if number in other else _plain(found, number, limit)
        standard = found.statistic(*place) if place is not None else None
        first, second = (raw, standard) if disk else (standard, raw)
        values[counter] = first if first is not None else second
    values[Counter.LINK_CRC] = next((one.count for one in found.phy_events or () if one.number == _ICRC), None)
    return values


def spins(found: AtaHealth | None) -> bool:
    """Return whether it is a hard disk: by its report, else by a count of spin-ups or starts of its motor."""
    if found is None or found.rotating is not None:
        return found is not None and bool(found.rotating)
    return any(one.raw for one in found.attributes if one.number in (_SPIN_UP, _STARTS))


def _plain(found: AtaHealth, number: int, limit: int) -> int | None:
    """Return the raw value of an attribute as a count, None from *limit* on: it may be something else."""
    one = found.attribute(number)
    return one.raw if one is not None and one.raw < limit else None


# -- the drive's own status: thresholds and warnings, without counters -------------------------------------

_OTHERS = 1 << 0 | 1 << 1
"""Of an NVMe drive's critical warnings spare blocks and temperature (NVM Express, log 02h): each has a threshold
that is more precise."""


def own_status(health: Health) -> HealthVerdict | None:
    """Return the verdict of the drive itself, None if it reports none."""
    base, findings = own_findings(health)
    found = worst(base, *(weight for weight, _ in findings))
    return found if found is not HealthVerdict.UNKNOWN else None


def predicts(health: Health) -> tuple[str, ...] | None:
    """Return why a drive predicts its failure, a sentence each; empty if it does not, None if unknown.

    Spare blocks that are below their threshold and a temperature above its own are no such reasons.
    """
    if health.nvme is not None:
        health = replace(health, nvme=_without_others(health.nvme))
    base, findings = own_findings(health)
    found = tuple(says for weight, says in findings if weight is HealthVerdict.FAILING)
    unsure = base is HealthVerdict.UNKNOWN or any(weight is HealthVerdict.UNKNOWN for weight, _ in findings)
    return None if unsure and not found else found


def _without_others(log: NvmeSmartLog) -> NvmeSmartLog:
    """Return the log without these warnings; ``warnings`` is in their order."""
    bits = (1 << bit for bit in range(8) if log.critical_warning & 1 << bit)
    words = tuple(words for bit, words in zip(bits, log.warnings, strict=False) if bit & ~_OTHERS)
    return replace(log, critical_warning=log.critical_warning & ~_OTHERS, warnings=words)
