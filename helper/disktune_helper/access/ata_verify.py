"""Write-read-verify: what was written is read again at once."""

from __future__ import annotations

from disktune_contract.drives.identify_page import Words
from disktune_contract.sentence import Sentence
from disktune_contract.settings.ata_access import AtaVerify
from disktune_contract.settings.setting import Setting, State, Status, Value
from disktune_helper.access.handler import unsupported, without_words
from disktune_helper.decode import identify_words
from disktune_helper.inventory.drive_snapshot import OpenSight, Sight
from disktune_helper.transport import ata

_SECTORS_IN_COUNT = 1024
"""Sectors that 1 in the COUNT register stands for (ACS-4, SET FEATURES 0Bh)."""

_COUNTED = 3
"""The mode in which the host says how many sectors."""


def verify_state(sight: Sight, setting: Setting) -> State:
    """Return the mode in force."""
    if sight.words is None:
        return without_words(sight, setting)
    if not identify_words.bit(sight.words, _verify_access(setting).supported):
        return unsupported(setting, Sentence("This drive does not support it."))
    return State(setting.id, Status.OK, _verify_value(_verify_access(setting), sight.words), sight.source)


def write_verify(sight: OpenSight, setting: Setting, value: Value) -> None:
    """Send the mode in LBA 7:0, and thousands of sectors in COUNT where the mode takes them."""
    access, node = _verify_access(setting), sight.node
    if value == access.off:
        ata.send(node, ata.SET_FEATURES, feature=access.disable)
    else:
        ata.send(node, ata.SET_FEATURES, feature=access.enable, count=int(value) >> 8, lba=int(value) & 0xFF)


def _verify_value(access: AtaVerify, words: Words) -> int:
    if not identify_words.bit(words, access.enabled):
        return access.off
    mode = identify_words.low_byte(words, access.mode)
    count = identify_words.double_word(words, access.sectors) // _SECTORS_IN_COUNT
    return mode | count << 8 if mode == _COUNTED else mode


def _verify_access(setting: Setting) -> AtaVerify:
    assert isinstance(setting.access, AtaVerify)  # noqa: S101  # the table of handlers goes by this type
    return setting.access
