"""Settings of ATA drives: features, timers, limits of error recovery, write-read-verify."""

from __future__ import annotations

from disktune_contract.drives.recognition import Words
from disktune_contract.messages.faults import Fault, Refusal
from disktune_contract.sentence import Sentence
from disktune_contract.settings.access import (
    ActiveDma,
    AtaFeature,
    AtaReading,
    AtaSwitch,
    AtaTimer,
    AtaVerify,
    ErrorRecoveryLimit,
    LowByte,
    PowerConditionTimer,
)
from disktune_contract.settings.setting import (
    NOT_SUPPORTED_HERE,
    Offer,
    Range,
    Setting,
    Source,
    State,
    Status,
    Table,
    Value,
)
from disktune_helper.decode import fields
from disktune_helper.drives import ata, power_conditions
from disktune_helper.drives.drive_snapshot import DriveSnapshot, OpenDriveSnapshot
from disktune_helper.drives.power_conditions import Descriptor
from disktune_helper.settings.handler import (
    remembered,
    unasked,
    unreadable,
    unsupported,
    without_words,
)
from disktune_helper.settings.kernel_settings import (
    let_kernel_follow,
    refuse_unflushed,
    wait_for_libata,
)
from disktune_helper.system.ports import Node

# -- the limits of error recovery: how long a drive may try before an error --------------------------------

_SMART_ON = (85, 0)
_SECURITY_LOCKED = (128, 2)
"""Word and bit of IDENTIFY; either way the drive takes no SCT commands (ACS-4, SCT, Security)."""


def recovery_state(sight: DriveSnapshot, setting: Setting) -> State:
    """Return the limit in force and which ones this drive takes."""
    return _recovery_obstacle(sight, setting) or _recovery_asked(sight, setting)


def _recovery_obstacle(sight: DriveSnapshot, setting: Setting) -> State | None:
    if sight.words is None:
        return without_words(sight, setting)
    access = _recovery_access(setting)
    if not all(fields.bit(sight.words, bit) for bit in (access.transport, access.supported)):
        return unsupported(setting, Sentence("This drive does not allow it."))
    if why := _closed(sight.words):
        return State(setting.id, Status.LOCKED, None, sight.source, why)
    return unasked(sight, setting)


def _recovery_asked(sight: DriveSnapshot, setting: Setting) -> State:
    node, access = sight.node, _recovery_access(setting)
    assert node is not None  # noqa: S101  # `unasked` has looked
    try:
        least = sight.once(ata.LOG, lambda: ata.status(node)).least or access.least
        value = sight.once((ata.LOG, access.side), lambda: ata.limit(node, access.side))
    except Refusal as error:
        return unreadable(setting, error.why)
    if value is None:
        return unreadable(setting, Sentence("The bridge did not return the drive's registers."))
    assert isinstance(setting.domain, Table)  # noqa: S101  # so it is declared
    codes = tuple(row.code for row in setting.domain.rows if not row.code or row.code >= least)
    return State(setting.id, Status.OK, value, Source.LIVE, offer=Offer(minimum=least, codes=codes))


def write_recovery(sight: OpenDriveSnapshot, setting: Setting, value: Value) -> None:
    """Set the limit of now; the one after power-on stays."""
    ata.set_limit(sight.node, _recovery_access(setting).side, int(value))


def _closed(words: Words) -> str:
    if not fields.is_set(words, *_SMART_ON):
        return Sentence("Turn on SMART in the same change.")
    if fields.is_set(words, *_SECURITY_LOCKED):
        return Sentence("The drive is locked by a password.")
    return ""


def _recovery_access(setting: Setting) -> ErrorRecoveryLimit:
    assert isinstance(setting.access, ErrorRecoveryLimit)  # noqa: S101  # the table of handlers goes by this type
    return setting.access


# -- timers of extended power conditions -------------------------------------------------------------------


def condition_state(sight: DriveSnapshot, setting: Setting) -> State:
    """Return what the drive's log of power conditions reports about the timer."""
    return _condition_obstacle(sight, setting) or _condition_asked(sight, setting)


def _condition_obstacle(sight: DriveSnapshot, setting: Setting) -> State | None:
    if sight.words is None:
        return without_words(sight, setting)
    access = _condition_access(setting)
    if not fields.bit(sight.words, access.supported):
        return unsupported(setting, NOT_SUPPORTED_HERE)
    if not fields.bit(sight.words, access.enabled):
        reason = Sentence("Turn on EPC in the same change.")
        return State(setting.id, Status.LOCKED, None, sight.source, reason)
    return unasked(sight, setting)


def _condition_asked(sight: DriveSnapshot, setting: Setting) -> State:
    node = sight.node
    assert node is not None  # noqa: S101  # `unasked` has looked
    try:
        found = sight.once(power_conditions.LOG, lambda: power_conditions.read(node)).get(
            _condition_access(setting).condition
        )
    except Refusal as error:
        return unreadable(setting, error.why)
    if found is None:
        return unsupported(setting, NOT_SUPPORTED_HERE)
    return _of(setting, found)


def write_condition(sight: OpenDriveSnapshot, setting: Setting, value: Value) -> None:
    """Set and switch on the timer, or switch it off."""
    power_conditions.set_timer(sight.node, _condition_access(setting).condition, int(value))


def _of(setting: Setting, found: Descriptor) -> State:
    status = Status.OK if found.changeable else Status.LOCKED
    reason = "" if found.changeable else Sentence("This drive does not allow it.")
    assert isinstance(setting.domain, Table)  # noqa: S101  # so it is declared
    codes = tuple(row.code for row in setting.domain.rows if not row.code or found.admits(row.code))
    offer = Offer(minimum=found.minimum, maximum=found.maximum or None, codes=codes)
    return State(setting.id, status, found.current, Source.LIVE, reason, offer, default=found.default)


def _condition_access(setting: Setting) -> PowerConditionTimer:
    assert isinstance(setting.access, PowerConditionTimer)  # noqa: S101  # the table of handlers goes by this type
    return setting.access


# -- write-read-verify: what was written is read again at once ---------------------------------------------

_SECTORS_IN_COUNT = 1024
"""Sectors per unit of the COUNT register (ACS-4, SET FEATURES 0Bh)."""

_COUNTED = 3
"""The mode in which the host sets the number of sectors."""


def verify_state(sight: DriveSnapshot, setting: Setting) -> State:
    """Return the mode in force."""
    if sight.words is None:
        return without_words(sight, setting)
    if not fields.bit(sight.words, _verify_access(setting).supported):
        return unsupported(setting, NOT_SUPPORTED_HERE)
    return State(setting.id, Status.OK, _verify_value(_verify_access(setting), sight.words), sight.source)


def write_verify(sight: OpenDriveSnapshot, setting: Setting, value: Value) -> None:
    """Send the mode in LBA 7:0, and thousands of sectors in COUNT where the mode takes them."""
    access, node = _verify_access(setting), sight.node
    if value == access.off:
        ata.send(node, ata.SET_FEATURES, feature=access.disable)
    else:
        ata.send(node, ata.SET_FEATURES, feature=access.enable, count=int(value) >> 8, lba=int(value) & 0xFF)


def _verify_value(access: AtaVerify, words: Words) -> int:
    if not fields.bit(words, access.enabled):
        return access.off
    mode = fields.low_byte(words, access.mode)
    count = fields.double_word(words, access.sectors) // _SECTORS_IN_COUNT
    return mode | count << 8 if mode == _COUNTED else mode


def _verify_access(setting: Setting) -> AtaVerify:
    assert isinstance(setting.access, AtaVerify)  # noqa: S101  # the table of handlers goes by this type
    return setting.access


# -- the standby timer: it can be set, but not read; the journal remembers ---------------------------------


def timer_state(sight: DriveSnapshot, setting: Setting) -> State:
    """Return what DiskTune last set, as long as the drive has kept power; otherwise the value is unknown."""
    if sight.words is None:
        return without_words(sight, setting)
    access = _timer_access(setting)
    if not fields.bit(sight.words, access.supported):
        return unsupported(setting, NOT_SUPPORTED_HERE)
    if not fields.is_set(sight.words, access.standard.word, access.standard.bit):
        return _vendor_times(sight, setting)
    return remembered(sight, setting)


def _vendor_times(sight: DriveSnapshot, setting: Setting) -> State:
    """Return what is left where the numbers mean what the drive's maker likes: switching the timer off."""
    entry = sight.last_set(sight.ref, setting.id)
    off = _timer_access(setting).fallback
    value = off if entry is not None and entry.after == off else None
    reason = Sentence("The timer's unit is unknown: it can only be turned off.")
    return State(setting.id, Status.OK, value, Source.REMEMBERED, reason, Offer(codes=(off,)))


def write_timer(sight: OpenDriveSnapshot, setting: Setting, value: Value) -> None:
    """Set the timer. IDLE would spin up a drive in standby; STANDBY sets the same timer and lets it sleep on."""
    access = _timer_access(setting)
    ata.send(sight.node, access.command_asleep if sight.asleep else access.command, count=int(value))


def _timer_access(setting: Setting) -> AtaTimer:
    assert isinstance(setting.access, AtaTimer)  # noqa: S101  # the table of handlers goes by this type
    return setting.access


# -- what an ATA drive reports and DiskTune does not change ------------------------------------------------


def reading_state(sight: DriveSnapshot, setting: Setting) -> State:
    """Return the reading, with the reason why it stays as it is."""
    if sight.words is None:
        return without_words(sight, setting)
    access = _reading_access(setting)
    if not fields.low_byte(sight.words, access.greatest):
        return unsupported(setting, NOT_SUPPORTED_HERE)
    known = fields.bit(sight.words, access.valid)
    value = _reading(sight.words, access.value) if known else None
    return State(setting.id, Status.LEGACY, value, sight.source, access.reason)


def _reading(words: Words, place: LowByte | ActiveDma) -> int | None:
    if isinstance(place, LowByte):
        return fields.low_byte(words, place)
    ultra = words[place.ultra] >> 8 if fields.bit(words, place.ultra_valid) else 0
    active = [0x40 + mode for mode in range(8) if ultra >> mode & 1]
    active += [0x20 + mode for mode in range(8) if words[place.multiword] >> 8 + mode & 1]
    # With several, the drive does not report which of them is in force.
    return active[0] if len(active) == 1 else None


def write_reading(sight: OpenDriveSnapshot, setting: Setting, value: Value) -> None:  # noqa: ARG001
    """Refuse: this setting is read-only."""
    raise Refusal(Fault.NOT_SUPPORTED, _reading_access(setting).reason)


def _reading_access(setting: Setting) -> AtaReading:
    assert isinstance(setting.access, AtaReading)  # noqa: S101  # the table of handlers goes by this type
    return setting.access


# -- switches that can be set, but not read; the journal remembers -----------------------------------------


def switch_state(sight: DriveSnapshot, setting: Setting) -> State:
    """Return what DiskTune last set, as long as the drive has kept power; otherwise the value is unknown."""
    if sight.words is None:
        return without_words(sight, setting)
    return remembered(sight, setting)


def write_switch(sight: OpenDriveSnapshot, setting: Setting, value: Value) -> None:
    """Send the subcommand for on or off."""
    access = setting.access
    assert isinstance(access, AtaSwitch)  # noqa: S101  # the table of handlers goes by this type
    ata.set_features(sight.node, access.enable if value else access.disable)


# -- SET FEATURES pairs: caches, look-ahead, APM, AAM ------------------------------------------------------

_LIBATA_LOOKS_ANEW = frozenset({0x02, 0x82, 0x55, 0xAA})
"""Subcommands of SET FEATURES after which it does (drivers/ata/libata-core.c ata_qc_complete)."""


def feature_state(sight: DriveSnapshot, setting: Setting) -> State:
    """Return what IDENTIFY reports about the feature."""
    if sight.words is None:
        return without_words(sight, setting)
    access = _feature_access(setting)
    supported = fields.bit(sight.words, access.supported)
    if supported is None:
        return unsupported(setting, Sentence("This drive does not report whether it supports it."))
    if not supported:
        return unsupported(setting, NOT_SUPPORTED_HERE)
    value = _feature_value(setting, sight.words)
    reason = "" if value is not None else Sentence("Supported, but not reported.")
    return State(setting.id, Status.OK, value, sight.source, reason)


def write_feature(sight: OpenDriveSnapshot, setting: Setting, value: Value) -> None:
    """Send the subcommand that sets *value*, with what has to go around it."""
    access, node = _feature_access(setting), sight.node
    off = setting.domain.off if isinstance(setting.domain, Range) else False
    if value == off and type(value) is type(off):
        flush = access.flush_around_disable and sight.words is not None
        if flush:
            ata.flush_cache(node, extended=ata.has_flush_ext(sight.words or ()))
        _send(node, access, access.disable, on=False)
        if flush:
            ata.flush_cache(node, extended=ata.has_flush_ext(sight.words or ()))
    else:
        _send(node, access, access.enable, on=True, level=int(value) if access.level else None)
    if sight.behind_libata and access.command == ata.SET_FEATURES and access.enable in _LIBATA_LOOKS_ANEW:
        wait_for_libata(sight)
        if access.kernel_must_follow:
            refuse_unflushed(sight, bool(value))
    elif access.kernel_must_follow:
        let_kernel_follow(sight, bool(value))


def _send(node: Node, access: AtaFeature, subcommand: int, *, on: bool, level: int | None = None) -> None:
    count = access.count[not on] if level is None else level
    ata.send(node, access.command, feature=subcommand, count=count, lba=access.lba[not on])


def _feature_value(setting: Setting, words: Words) -> Value | None:
    access = _feature_access(setting)
    enabled = fields.bit(words, access.enabled)
    if access.level is None or enabled is None:
        return enabled
    if not enabled:
        return setting.domain.off if isinstance(setting.domain, Range) else None
    level = fields.part(words, access.level)
    # A level outside the domain (for example 0, in a drive that never set the word) is no reading.
    return level if setting.domain.problem(level) is None else None


def _feature_access(setting: Setting) -> AtaFeature:
    assert isinstance(setting.access, AtaFeature)  # noqa: S101  # the table of handlers goes by this type
    return setting.access
