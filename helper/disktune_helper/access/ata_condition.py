"""Timers of extended power conditions: after how long without work the drive goes into each of them."""

from __future__ import annotations

from disktune_contract.messages.faults import Refusal
from disktune_contract.sentence import Sentence
from disktune_contract.settings.ata_access import PowerConditionTimer
from disktune_contract.settings.setting import Offer, Setting, Source, State, Status, Table, Value
from disktune_helper.access.handler import unasked, unreadable, unsupported, without_words
from disktune_helper.decode import identify_words
from disktune_helper.inventory.drive_snapshot import OpenSight, Sight
from disktune_helper.transport import power_conditions
from disktune_helper.transport.power_conditions import Descriptor


def condition_state(sight: Sight, setting: Setting) -> State:
    """Return what the drive's log of power conditions says of the timer."""
    return _condition_obstacle(sight, setting) or _condition_asked(sight, setting)


def _condition_obstacle(sight: Sight, setting: Setting) -> State | None:
    if sight.words is None:
        return without_words(sight, setting)
    access = _condition_access(setting)
    if not identify_words.bit(sight.words, access.supported):
        return unsupported(setting, Sentence("This drive does not support extended power conditions (EPC)."))
    if not identify_words.bit(sight.words, access.enabled):
        reason = Sentence(
            "Extended power conditions (EPC) are off. Turn them on; you can do so in the same change."
        )
        return State(setting.id, Status.LOCKED, None, sight.source, reason)
    return unasked(sight, setting)


def _condition_asked(sight: Sight, setting: Setting) -> State:
    node = sight.node
    assert node is not None  # noqa: S101  # `unasked` has looked
    try:
        found = sight.once(power_conditions.LOG, lambda: power_conditions.read(node)).get(
            _condition_access(setting).condition
        )
    except Refusal as error:
        return unreadable(setting, error.why)
    if found is None:
        return unsupported(setting, Sentence("This drive does not support this power condition."))
    return _of(setting, found)


def write_condition(sight: OpenSight, setting: Setting, value: Value) -> None:
    """Set and switch on the timer, or switch it off."""
    power_conditions.set_timer(sight.node, _condition_access(setting).condition, int(value))


def _of(setting: Setting, found: Descriptor) -> State:
    status = Status.OK if found.changeable else Status.LOCKED
    reason = "" if found.changeable else Sentence("The drive does not allow this timer to be changed.")
    assert isinstance(setting.domain, Table)  # noqa: S101  # so it is declared
    codes = tuple(row.code for row in setting.domain.rows if not row.code or found.admits(row.code))
    offer = Offer(minimum=found.minimum, maximum=found.maximum or None, codes=codes)
    return State(setting.id, status, found.current, Source.LIVE, reason, offer, default=found.default)


def _condition_access(setting: Setting) -> PowerConditionTimer:
    assert isinstance(setting.access, PowerConditionTimer)  # noqa: S101  # the table of handlers goes by this type
    return setting.access
