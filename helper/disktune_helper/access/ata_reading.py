"""What an ATA drive says of itself and nothing here changes."""

from __future__ import annotations

from disktune_contract.messages.faults import Fault, Refusal
from disktune_contract.sentence import Sentence
from disktune_contract.settings.ata_access import AtaReading
from disktune_contract.settings.setting import Setting, State, Status, Value
from disktune_helper.access.handler import unsupported, without_words
from disktune_helper.decode import identify_words
from disktune_helper.inventory.drive_snapshot import OpenSight, Sight


def reading_state(sight: Sight, setting: Setting) -> State:
    """Return the reading, with the reason why it stays as it is."""
    if sight.words is None:
        return without_words(sight, setting)
    access = _reading_access(setting)
    if not identify_words.low_byte(sight.words, access.greatest):
        return unsupported(setting, Sentence("This drive does not support it."))
    known = identify_words.bit(sight.words, access.valid)
    value = identify_words.low_byte(sight.words, access.value) if known else None
    return State(setting.id, Status.LEGACY, value, sight.source, access.reason)


def write_reading(sight: OpenSight, setting: Setting, value: Value) -> None:  # noqa: ARG001
    """Refuse: this only looks."""
    raise Refusal(Fault.NOT_SUPPORTED, _reading_access(setting).reason)


def _reading_access(setting: Setting) -> AtaReading:
    assert isinstance(setting.access, AtaReading)  # noqa: S101  # the table of handlers goes by this type
    return setting.access
