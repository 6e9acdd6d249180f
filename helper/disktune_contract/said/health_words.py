"""A verdict on health in at most five words, and the counters behind it: for window, terminal, home and tray.

The sentences of a verdict are in `HealthJudgement.why`; here is what fits in a row of a list.
"""

from __future__ import annotations

from collections.abc import Iterable

from disktune_contract.drives.drive import Drive, DriveKind
from disktune_contract.health import self_tests
from disktune_contract.health.figures import percentage_used
from disktune_contract.health.forecast import COMMON_LOADS, COMMON_STARTS, Worn
from disktune_contract.health.health import EXCEPTION_WARNS, WORN_OUT, AtaAttribute, Failed, Health, Reserve
from disktune_contract.health.sample import DAY_S, HealthSample, LastVerdict, risen, sample
from disktune_contract.health.self_tests import SelfTestOutcome, SelfTestResult
from disktune_contract.health.verdict import (
    RULES,
    STILL_S,
    WORN_PERCENT,
    Counter,
    CounterEvidence,
    CounterValue,
    HealthJudgement,
    HealthVerdict,
    counters,
    spins,
)
from disktune_contract.record import record
from disktune_contract.sentence import Sentence, labelled
from disktune_contract.units import number

HEALTH = {
    HealthVerdict.GOOD: Sentence("Good"),
    HealthVerdict.CAUTION: Sentence("Caution"),
    HealthVerdict.FAILING: Sentence("Failing: back up now"),
    HealthVerdict.UNKNOWN: Sentence("Unknown"),
}

COUNTED = {counter: rule.label for counter, rule in RULES.items()}
"""What a verdict on health counts."""

# -- why, in five words ------------------------------------------------------------------------------------

_SHORT: dict[Counter, Sentence] = {
    Counter.PENDING: Sentence("unreadable sectors"),
    Counter.OFFLINE: Sentence("unreadable sectors"),
    Counter.UNCORRECTED: Sentence("uncorrected errors"),
    Counter.UNCORRECTABLE: Sentence("uncorrectable errors"),
    Counter.MEDIA: Sentence("media errors"),
    Counter.REALLOCATED: Sentence("reallocated sectors"),
    Counter.GROWN_DEFECTS: Sentence("grown defects"),
    Counter.RETIRED: Sentence("retired blocks"),
    Counter.TIMEOUTS: Sentence("command timeouts"),
    Counter.KERNEL_TIMEOUTS: Sentence("command timeouts"),
    Counter.INTERFACE_CRC: Sentence("new cable errors"),
    Counter.LINK_CRC: Sentence("new cable errors"),
    Counter.PCIE: Sentence("PCIe errors"),
}
"""What counts against a drive, the worst first."""
_CABLE = frozenset({Counter.INTERFACE_CRC, Counter.LINK_CRC})
_PREDICTS = Sentence("predicts its failure")
_SPARE, _HOT = Sentence("spare blocks used up"), Sentence("too hot")
_NVME = (_SPARE, _HOT, Sentence("no longer reliable"), Sentence("became read-only"))
"""By the bit of the critical warning (NVM Express, log 02h)."""
_NVME_HOT = 1
_TEMPERATURES = frozenset({190, 194})
_SCSI_HOT = (EXCEPTION_WARNS, 0x01)
"""SPC-5, additional sense codes: the specified temperature is exceeded."""


def title(found: HealthJudgement | LastVerdict, health: Health | None = None) -> str:
    """Return a verdict with its reason, as a heading."""
    if found.verdict is not HealthVerdict.CAUTION:
        # Of a failing drive it is what is to be done.
        return HEALTH[found.verdict]
    return labelled(HEALTH[found.verdict], short_reason(found, health))


def short_reason(found: HealthJudgement | LastVerdict, health: Health | None = None) -> str:
    """Return why a verdict is what it is; empty if there is no more to say.

    *health* is what was judged, None if only counters are known of it. An unknown health has `unknown_reason`.
    """
    if found.verdict is HealthVerdict.FAILING:
        return _failing(health) if health is not None else _PREDICTS
    if found.verdict is HealthVerdict.CAUTION:
        return _caution(found, health)
    if found.verdict is HealthVerdict.GOOD:
        return _good(found.evidence)
    return ""


def clears(judged: HealthJudgement) -> str:
    """Return when the counters of a drive no longer count against it, as a sentence; empty if none does."""
    against = [one for one in judged.evidence if one.weight is HealthVerdict.CAUTION]
    if not against or judged.verdict is not HealthVerdict.CAUTION:
        return ""
    days = round(max(RULES[one.counter].counts_s for one in against) / DAY_S)
    if any(RULES[one.counter].current for one in against):
        return Sentence("Counts until the sectors are read or replaced.")
    return Sentence.counted(days, "Clears after {n} day without a rise.", "Clears after {n} days without a rise.")


def unknown_reason(drive: Drive, health: Health | None) -> str:
    """Return why the health of *drive* is unknown; *health* is what it answered, None if it was not asked."""
    if health is None or health.asleep:
        return Sentence("never read")
    return Sentence("hidden by USB") if drive.kind is DriveKind.USB else Sentence("not reported")


def _failing(health: Health) -> str:
    if health.nvme is not None:
        bits = [words for bit, words in enumerate(_NVME) if health.nvme.critical_warning & 1 << bit]
        return next((words for words in bits if words is not _HOT), _PREDICTS)
    return _SPARE if health.emmc is not None else _PREDICTS


def _caution(found: HealthJudgement | LastVerdict, health: Health | None) -> str:
    failed = self_tests.failure(health.self_tests) if health is not None else None
    if failed is not None and _is_of_medium(failed):
        return _SHORT[Counter.PENDING]
    against = {one.counter for one in found.evidence if one.weight is HealthVerdict.CAUTION}
    counted = next((words for counter, words in _SHORT.items() if counter in against), "")
    if counted:
        return counted
    if failed is not None or (isinstance(found, LastVerdict) and found.failed_test):
        return Sentence("failed self-test")
    return _reported(health) if health is not None else Sentence("reports a warning")


def _is_of_medium(failed: SelfTestResult) -> bool:
    return failed.lba is not None or failed.outcome is SelfTestOutcome.FAILED_READ


def _reported(health: Health) -> str:
    """Return of what a drive warns itself."""
    nvme, ata, emmc, scsi = health.nvme, health.ata, health.emmc, health.scsi
    if nvme is not None and nvme.critical_warning & 1 << _NVME_HOT:
        return _HOT
    for one in ata.attributes if ata is not None else ():
        if words := _of_attribute(one):
            return words
    if (percentage_used(health) or 0) >= WORN_PERCENT or (emmc is not None and emmc.life_used == WORN_OUT):
        return Sentence("rated endurance used up")
    if emmc is not None and emmc.reserve is Reserve.WARNING:
        return Sentence("few spare blocks left")
    if scsi is not None and (scsi.asc, scsi.ascq) == _SCSI_HOT:
        return _HOT
    return Sentence("reports a warning")


def _of_attribute(one: AtaAttribute) -> str:
    if one.failed is Failed.NOW and one.number in _TEMPERATURES:
        return _HOT
    if one.failed is Failed.NOW:
        return Sentence("attribute {number} at its limit", number=one.number)
    if one.failed is Failed.PAST and one.pre_failure and one.number not in _TEMPERATURES:
        return Sentence("predicted failure in the past")
    return ""


def _good(evidence: Iterable[CounterEvidence]) -> str:
    above = [one for one in evidence if one.value]
    if not above:
        return ""
    known = all(one.before is not None for one in above)
    count = above[0].value
    if len(above) > 1 or above[0].counter not in _CABLE:
        return Sentence("old errors only") if known else Sentence("first reading")
    if known:
        return Sentence.counted(count, "{n} old cable error", "{n} old cable errors")
    return Sentence.counted(count, "{n} cable error", "{n} cable errors")


def good_sentence(evidence: Iterable[CounterEvidence]) -> str:
    """Return what a good drive has counted, as a sentence; empty if that is nothing."""
    above = [one for one in evidence if one.value]
    if not above:
        return ""
    if any(one.before is None for one in above):
        return Sentence("Only new errors count.")
    if len(above) == 1 and above[0].counter in _CABLE:
        return Sentence.counted(
            above[0].value, "{n} old cable error, none new.", "{n} old cable errors, none new."
        )
    return Sentence("Old errors, none new.")


# -- the counters that count -------------------------------------------------------------------------------


@record
class CounterRow:
    """A counter as it is shown, and what it means."""

    label: str
    value: int
    unit: str
    """``%``, or empty."""
    rise: int | None
    """How much it rose in the time of all rows; None if nothing earlier is known."""
    verdict: HealthVerdict
    """GOOD or CAUTION."""
    words: str
    counter: Counter | None = None
    """Which one it is, if a verdict counts it."""


def since(samples: Iterable[HealthSample], now: float) -> float | None:
    """Return from when on the rises of `counter_rows` are counted; None without an earlier sample."""
    times = sorted(one.at for one in samples if one.at < now)
    return max((at for at in times if at <= now - STILL_S), default=times[0] if times else None)


def counter_rows(
    health: Health, judged: HealthJudgement, samples: Iterable[HealthSample], now: float
) -> tuple[CounterRow, ...]:
    """Return the counters that decide about a drive and its wear, read *now*; *samples* are earlier ones."""
    past = [one for one in samples if one.at < now]
    rows = [_of_evidence(one, past, now) for one in judged.evidence]
    return (*rows, *_of_wear(health, past, now))


_REPLACED = frozenset({Counter.REALLOCATED, Counter.RETIRED, Counter.GROWN_DEFECTS})


def sector_counts(
    health: Health, samples: Iterable[HealthSample], since: float | None, now: float
) -> tuple[Sentence, ...]:
    """Return how many sectors of a drive were replaced or wait for that, and how many of them are new.

    Only counters above 0. New are those *since* a moment, if it is known and there are *samples* of it. The
    start of what runs on an array is estimated, so the number of new ones is, too.
    """
    past, found = tuple(samples), []
    for one in counters(health):
        if one.value and one.counter in _REPLACED:
            words = Sentence("{count} reallocated", count=one.value)
        elif one.value and one.counter is Counter.PENDING:
            words = Sentence("{count} pending", count=one.value)
        else:
            continue
        rise = risen(past, one, since, now) if since is not None else None
        new = rise.value if rise is not None else 0
        found.append(Sentence("{words} (about +{new})", words=words, new=new) if new else words)
    return tuple(found)


def _of_evidence(one: CounterEvidence, past: list[HealthSample], now: float) -> CounterRow:
    rise = risen(past, CounterValue(one.counter, one.value), now - STILL_S, now)
    if one.weight is HealthVerdict.CAUTION:
        least = RULES[one.counter].present_from
        present = Sentence("above 0") if least == 1 else Sentence("{count} or more", count=least)
        words = Sentence("rising") if one.new else present
    elif not one.value:
        words = Sentence("good")
    else:
        words = Sentence("old ones only") if one.before is not None else Sentence("first reading")
    label = COUNTED[one.counter]
    return CounterRow(
        label, one.value, "", rise.value if rise is not None else None, one.weight, words, one.counter
    )


def _of_wear(health: Health, past: list[HealthSample], now: float) -> Iterable[CounterRow]:
    last = sample(health, now)
    base = next((one for one in reversed(past) if one.at <= now - STILL_S), past[0] if past else None)
    if last is None:
        return
    old = base if base is not None else HealthSample(now)
    used, spare, least = last.wear_percent, last.spare_percent, last.spare_threshold_percent
    if used is not None:
        worn = used >= WORN_PERCENT
        words = Sentence("used up") if worn else Sentence("of its endurance")
        yield _wear_row(Sentence("Percentage used"), used, old.wear_percent, words, "%", worn=worn)
    if spare is not None:
        low = least is not None and spare < least
        words = Sentence("at least {least}%", least=least) if least else Sentence("left")
        yield _wear_row(Sentence("Available spare"), spare, old.spare_percent, words, "%", worn=low)
    if health.ata is not None and not spins(health.ata):
        # It has neither heads nor a motor, whatever it counts by their numbers.
        return
    if last.loads is not None:
        words = _share(last.loads, rated(health, Worn.LOADS), COMMON_LOADS)
        yield _wear_row(Sentence("Load cycles"), last.loads, old.loads, words)
    if last.starts is not None:
        words = _share(last.starts, rated(health, Worn.STARTS), COMMON_STARTS)
        yield _wear_row(Sentence("Start-stop cycles"), last.starts, old.starts, words)


def _wear_row(
    label: str, value: int, before: int | None, words: str, unit: str = "", *, worn: bool = False
) -> CounterRow:
    verdict = HealthVerdict.CAUTION if worn else HealthVerdict.GOOD
    return CounterRow(label, value, unit, None if before is None else value - before, verdict, words)


def rated(health: Health | None, worn: Worn) -> int | None:
    """Return the number that a drive reports to be rated for."""
    if health is None or health.scsi is None:
        return None
    return health.scsi.rated_loads if worn is Worn.LOADS else health.scsi.rated_starts


def _share(count: int, own: int | None, common: tuple[int, ...]) -> Sentence:
    """Return which share of its rating a drive has used: of its own, else of the lowest in common data sheets."""
    ratings = (own,) if own else common
    of = next((one for one in ratings if count <= one), ratings[-1])
    if count > of:
        return Sentence("more than {rated}", rated=number(of))
    return Sentence("{percent}% of {rated}", percent=round(100 * count / of), rated=number(of))


def span_words(since_at: float, now: float) -> str:
    """Return the time of the rises as the head of a column."""
    days = max(1, round((now - since_at) / DAY_S))
    if days < 45:  # one month and a half
        return Sentence.counted(days, "In {n} day", "In {n} days")
    return Sentence.counted(round(days / 30), "In {n} month", "In {n} months")
