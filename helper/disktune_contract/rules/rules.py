"""Whether a value may be set, for hours or on a failing drive, in which order, and with what consent.

The window asks in order to grey out; the helper asks again in order to refuse, and trusts no answer but its own.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping

from disktune_contract.catalog import BY_ID
from disktune_contract.measuring.workload import Pattern, Workload
from disktune_contract.rules.rule_context import Becomes, Is, RuleContext
from disktune_contract.rules.setting_interactions import Weight, remarks
from disktune_contract.sentence import Sentence
from disktune_contract.settings.setting import (
    NOT_SUPPORTED_HERE,
    UNCHANGEABLE,
    UNREADABLE,
    WOULD_WAKE_IT,
    Choice,
    Domain,
    Offer,
    Range,
    Risk,
    Setting,
    State,
    Status,
    Table,
    Value,
)
from disktune_contract.units import number

# -- a failing drive: what is refused, and what to copy first ----------------------------------------------
#
# A drive is failing when it reports so itself (`disktune_contract.health.verdict`). Every request that does not
# save data may be the last one that it answers, and no setting is worth that. What lowers the risk stays: a cache
# that is turned off, a motor that keeps running, error recovery that suits the array or the copy, a write lock.
# So do reading, restoring what was there before, and ending a trial.

FIRST = Sentence("The drive is failing. Copy its data first.")
"""The sentence with which everything else is refused."""

Lowers = Callable[[Value | None, Value], bool]
"""Whether the second value is less of a risk than the first, which None is if it is unknown."""


def _off(_now: Value | None, then: Value) -> bool:
    return then is False


def _on(_now: Value | None, then: Value) -> bool:
    return then is True


def _never(_now: Value | None, then: Value) -> bool:
    return type(then) is int and then == 0


def _no_parking(_now: Value | None, then: Value) -> bool:
    """Whether APM no longer stops the motor or parks heads early: 254, or 255 for off (ACS-4 7.45.5)."""
    return type(then) is int and then >= 254


def _longer(now: Value | None, then: Value) -> bool:
    return type(then) is int and type(now) is int and then > now


def _any(_now: Value | None, _then: Value) -> bool:
    return True


_NO_TIMER = ("idle_b", "idle_c", "standby_y", "standby_z")

LOWERS: Mapping[str, Lowers] = {
    # What is in a cache goes with the drive.
    **dict.fromkeys(("ata.write_cache", "nvme.write_cache", "scsi.write_cache"), _off),
    "block.read_only": _on,
    # A motor that stops may not start again; each parking is wear.
    **dict.fromkeys((f"ata.{name}" for name in _NO_TIMER), _never),
    "ata.standby_timer": _never,
    "ata.apm": _no_parking,
    **dict.fromkeys(("power.stop_when_idle", "power.stop_on_suspend"), _off),
    # Short in an array, which has the data elsewhere; no limit for a last copy; the kernel waits longer.
    **dict.fromkeys(("ata.read_recovery", "ata.write_recovery", "scsi.recovery_limit"), _any),
    **dict.fromkeys(("scsi.timeout", "block.io_timeout"), _longer),
    # So that the drive reports its health, and is found among others.
    "ata.smart": _on,
    "scsi.locate_light": _any,
}
"""Settings that may still be changed, and which change of them lowers the risk."""

PERMITTED_ACTIONS = frozenset({"flush", "check-power", "wake", "reread-partitions"})
"""What writes out, asks, or is needed to get at the data. What stops the motor is not among them."""


def refused_change(setting: str, now: Value | None, then: Value) -> str:
    """Return why *setting* is not changed from *now* to *then* on a failing drive; empty if it lowers the risk."""
    lowers = LOWERS.get(setting)
    return "" if lowers is not None and lowers(now, then) else FIRST


def refused_setting(setting: str) -> str:
    """Return why no value of *setting* is set on a failing drive; empty if one may lower the risk."""
    return "" if setting in LOWERS else FIRST


def refused_action(action: str) -> str:
    """Return why an action is not done to a failing drive; empty if it may be."""
    return "" if action in PERMITTED_ACTIONS else FIRST


def refused_workload(workload: Workload) -> str:
    """Return why a failing drive is not measured so; empty if it may be.

    What writes costs it sectors, and reading the whole surface is what a copy is for.
    """
    return FIRST if workload.writes or workload.pattern in (Pattern.SURFACE, Pattern.FILE_SYSTEM) else ""


# -- changes that may be tried for hours -------------------------------------------------------------------


def may_be_long(setting: Setting) -> bool:
    """Return whether a change of *setting* may be tried for hours."""
    return setting.shows_late and not setting.momentary


def refused_for_hours(settings: Iterable[str]) -> str:
    """Return why changes of *settings* cannot be tried for hours together; empty if they can."""
    for name in settings:
        setting = BY_ID.get(name)
        if setting is not None and not may_be_long(setting):
            return Sentence(
                "{setting} cannot be tried for hours. Apply it separately.",
                setting=setting.label,
            )
    return ""


# -- whether a value may be set, in which order, and with what consent -------------------------------------

_WHY = {
    Status.UNSUPPORTED: NOT_SUPPORTED_HERE,
    Status.UNREADABLE: UNREADABLE,
    Status.LOCKED: UNCHANGEABLE,
    Status.ASLEEP: WOULD_WAKE_IT,
    Status.LEGACY: Sentence("Obsolete on current kernels and drives."),
}
"""The sentence where the state itself brings no reason."""


def refusal(setting: Setting, state: State, value: Value, whole: RuleContext | None = None) -> str | None:
    """Return why *value* cannot be set on the drive that *state* is of, as a sentence, or None.

    Refused are: a setting that cannot be changed there now, a value outside the declaration, a value outside what
    this drive offers of it, and, where the *whole* change is given, what a rule of `setting_interactions` refuses,
    and on a failing drive all that does not lower the risk. A range's ``off`` is not bound by the offer: it is
    another command. What the change itself brings (`brought`) is not known before, so the drive has the last word
    on it.
    """
    if state.setting != setting.id:
        raise ValueError(f"the state is of {state.setting}, not of {setting.id}")
    if whole is not None and (why := _taken_away(setting, whole)):
        return why
    if state.status is not Status.OK and not brought(setting, state, whole):
        return obstacle(state)
    problem = setting.domain.problem(value) or _outside(setting, _offer_after(setting, state, whole), value)
    if problem:
        return Sentence("{setting}: {problem}.", setting=setting.label, problem=problem)
    if whole is not None and whole.failing and (why := refused_change(setting.id, state.value, value)):
        return why
    found = remarks(whole, setting.id) if whole is not None else ()
    return next((remark.words for remark in found if remark.weight is Weight.REFUSES), None)


def brought(setting: Setting, state: State, whole: RuleContext | None) -> bool:
    """Whether *setting* cannot be changed now and will be there by the same change: a timer of what comes on."""
    if setting.behind is None or whole is None or state.status not in (Status.LOCKED, Status.UNSUPPORTED):
        return False
    door, needed = setting.behind
    return Becomes(door).holds(whole) and Is(door, frozenset({needed})).holds(whole)


def _offer_after(setting: Setting, state: State, whole: RuleContext | None) -> Offer:
    """Return what will be offered once what the *whole* change sets first is set.

    That may widen or narrow the offer: without a scheduler the hardware's queue bounds ``nr_requests``, with one
    the kernel does. What it will be is not known before, so the kernel then has the last word.
    """
    if whole is not None and any(Becomes(name).holds(whole) for name in setting.after):
        return Offer()
    return state.offer


def _taken_away(setting: Setting, whole: RuleContext) -> str:
    """Return why *setting* will not be there after the change; empty if it will."""
    if setting.behind is None:
        return ""
    door, needed = setting.behind
    if not Becomes(door).holds(whole) or Is(door, frozenset({needed})).holds(whole):
        return ""
    other = BY_ID[door]
    return Sentence(
        "{setting} needs {other} set to “{value}”.",
        setting=setting.label,
        other=other.label,
        value=other.domain.label(needed),
    )


def obstacle(state: State) -> str | None:
    """Return why nothing can be set, as a sentence, or None if the status is OK."""
    if state.status is Status.OK:
        return None
    return state.reason or _WHY[state.status]


def _outside(setting: Setting, offer: Offer, value: Value) -> str | None:
    """Return why *value*, which the declaration admits, is outside *offer*."""
    domain = setting.domain
    if isinstance(domain, Choice) and value not in (domain.values if offer.choices is None else offer.choices):
        if not offer.choices:
            return Sentence("this drive supports no value")
        return Sentence("this drive supports {values}", values=", ".join(offer.choices))
    if isinstance(domain, Table) and isinstance(value, int) and not _offers_code(domain, offer, value):
        return Sentence("this drive does not support {value}", value=domain.label(value))
    if isinstance(domain, Range) and isinstance(value, int) and value != domain.off:
        low, high = limits(domain, offer)
        if not low <= value <= high:
            return Sentence("this drive supports {low} to {high}", low=number(low), high=domain.amount(high))
    return None


def _offers_code(domain: Table, offer: Offer, code: int) -> bool:
    """Return whether *offer* leaves a code of *domain*; one without a row is only bound by the ends."""
    if domain.has_row(code):
        return offer.codes is None or code in offer.codes
    return (offer.minimum is None or code >= offer.minimum) and (offer.maximum is None or code <= offer.maximum)


def limits(domain: Range, offer: Offer) -> tuple[int, int]:
    """Return the least and the greatest value of *domain* that *offer* leaves."""
    return (
        domain.minimum if offer.minimum is None else max(domain.minimum, offer.minimum),
        domain.maximum if offer.maximum is None else min(domain.maximum, offer.maximum),
    )


def has_one_value(domain: Domain, offer: Offer) -> bool:
    """Return whether there is nothing to choose: a range without "off" of which one number is left."""
    if not isinstance(domain, Range) or domain.off is not None:
        return False
    low, high = limits(domain, offer)
    return low >= high


def bounds(domain: Range, offer: Offer) -> tuple[int, int]:
    """Return the ends between which there is a reason to choose, as *offer* leaves them; both are on the steps.

    Where it leaves nothing of that, they are those of all that it leaves.
    """
    low, high = limits(domain, offer)
    least, most = max(low, domain.usual[0]), min(high, domain.usual[1])
    if least > most:
        least, most = low, high
    return -(-least // domain.step) * domain.step, most // domain.step * domain.step


def needs_consent(setting: Setting, value: Value) -> bool:
    """Whether setting *value* has to be agreed to expressly, after reading ``setting.danger``.

    So it is for everything that may lose data or hang the machine, except a False: every such switch is declared
    so that off is the safe side (a cache, an unproven transfer mode), and switching to it needs no consent.
    """
    return setting.risk >= Risk.DATA_LOSS and value is not False


def untried_refusal(setting: Setting, value: Value, live: Value | None) -> str:
    """Return why *value* cannot be saved for battery while *live* is in force; empty if it can.

    What has to be agreed to is restored without a person only after it has been in force, and so been agreed to.
    """
    if not needs_consent(setting, value) or (type(value), value) == (type(live), live):
        return ""
    return Sentence("It can lose data or hang the computer. Apply it first.")


def in_order(settings: Iterable[str], catalogue: Mapping[str, Setting] = BY_ID) -> tuple[str, ...]:
    """Return the ids *settings* so that each comes after those that its ``after`` names, directly or not.

    What may go in either order keeps the order given. Raises `KeyError` for an id that the *catalogue* lacks and
    `ValueError` if an id is given twice or the declarations form a circle.
    """
    waiting = list(settings)
    if len(set(waiting)) != len(waiting):
        raise ValueError("a setting is given twice")
    first = {name: _all_before(name, catalogue) for name in waiting}
    ordered: list[str] = []
    while waiting:
        name = next(name for name in waiting if not first[name].intersection(waiting))
        waiting.remove(name)
        ordered.append(name)
    return tuple(ordered)


def _all_before(name: str, catalogue: Mapping[str, Setting]) -> frozenset[str]:
    """Return every setting that has to precede *name*, including those that precede the ones it names."""
    found: set[str] = set()
    todo = list(catalogue[name].after)
    while todo:
        earlier = todo.pop()
        if earlier == name:
            raise ValueError(f"{name} would have to come after itself")
        if earlier not in found:
            found.add(earlier)
            todo += catalogue[earlier].after
    return frozenset(found)
