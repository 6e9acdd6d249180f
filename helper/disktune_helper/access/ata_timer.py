"""The standby timer: can be set, cannot be asked for; the journal remembers."""

from __future__ import annotations

from disktune_contract.sentence import Sentence
from disktune_contract.settings.ata_access import AtaTimer
from disktune_contract.settings.setting import Offer, Setting, Source, State, Status, Value
from disktune_helper.access.handler import remembered, unsupported, without_words
from disktune_helper.decode import identify_words
from disktune_helper.inventory.drive_snapshot import OpenSight, Sight
from disktune_helper.transport import ata


def timer_state(sight: Sight, setting: Setting) -> State:
    """Return what DiskTune last set, as long as the drive has kept power; otherwise the value is unknown."""
    if sight.words is None:
        return without_words(sight, setting)
    access = _timer_access(setting)
    if not identify_words.bit(sight.words, access.supported):
        return unsupported(setting, Sentence("This drive has no standby timer."))
    if not identify_words.is_set(sight.words, access.standard.word, access.standard.bit):
        return _vendor_times(sight, setting)
    return remembered(sight, setting)


def _vendor_times(sight: Sight, setting: Setting) -> State:
    """Return what is left where the numbers mean what the drive's maker likes: switching the timer off."""
    entry = sight.last_set(sight.ref, setting.id)
    off = _timer_access(setting).fallback
    value = off if entry is not None and entry.after == off else None
    reason = Sentence(
        "This drive's timer unit is vendor-specific and unknown, so the timer can only be turned off."
    )
    return State(setting.id, Status.OK, value, Source.REMEMBERED, reason, Offer(codes=(off,)))


def write_timer(sight: OpenSight, setting: Setting, value: Value) -> None:
    """Set the timer. IDLE would spin up a drive in standby; STANDBY sets the same timer and lets it sleep on."""
    access = _timer_access(setting)
    ata.send(sight.node, access.command_asleep if sight.asleep else access.command, count=int(value))


def _timer_access(setting: Setting) -> AtaTimer:
    assert isinstance(setting.access, AtaTimer)  # noqa: S101  # the table of handlers goes by this type
    return setting.access
