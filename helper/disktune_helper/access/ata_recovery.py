"""The limits of error recovery: for how long a drive may try to read or write before it reports an error."""

from __future__ import annotations

from disktune_contract.drives.identify_page import Words
from disktune_contract.messages.faults import Refusal
from disktune_contract.sentence import Sentence
from disktune_contract.settings.ata_access import ErrorRecoveryLimit
from disktune_contract.settings.setting import Offer, Setting, Source, State, Status, Table, Value
from disktune_helper.access.handler import unasked, unreadable, unsupported, without_words
from disktune_helper.decode import identify_words
from disktune_helper.inventory.drive_snapshot import OpenSight, Sight
from disktune_helper.transport import sct

_SMART_ON = (85, 0)
_SECURITY_LOCKED = (128, 2)
"""Word and bit of IDENTIFY; either way the drive takes no SCT commands (ACS-4, SCT, Security)."""


def recovery_state(sight: Sight, setting: Setting) -> State:
    """Return the limit in force and which ones this drive takes."""
    return _recovery_obstacle(sight, setting) or _recovery_asked(sight, setting)


def _recovery_obstacle(sight: Sight, setting: Setting) -> State | None:
    if sight.words is None:
        return without_words(sight, setting)
    access = _recovery_access(setting)
    if not all(identify_words.bit(sight.words, bit) for bit in (access.transport, access.supported)):
        return unsupported(setting, Sentence("This drive does not allow it to be set."))
    if why := _closed(sight.words):
        return State(setting.id, Status.LOCKED, None, sight.source, why)
    return unasked(sight, setting)


def _recovery_asked(sight: Sight, setting: Setting) -> State:
    node, access = sight.node, _recovery_access(setting)
    assert node is not None  # noqa: S101  # `unasked` has looked
    try:
        least = sight.once(sct.LOG, lambda: sct.status(node)).least or access.least
        value = sight.once((sct.LOG, access.side), lambda: sct.limit(node, access.side))
    except Refusal as error:
        return unreadable(setting, error.why)
    if value is None:
        return unreadable(setting, Sentence("The bridge did not return the drive's registers."))
    assert isinstance(setting.domain, Table)  # noqa: S101  # so it is declared
    codes = tuple(row.code for row in setting.domain.rows if not row.code or row.code >= least)
    return State(setting.id, Status.OK, value, Source.LIVE, offer=Offer(minimum=least, codes=codes))


def write_recovery(sight: OpenSight, setting: Setting, value: Value) -> None:
    """Set the limit of now; the one after power-on stays."""
    sct.set_limit(sight.node, _recovery_access(setting).side, int(value))


def _closed(words: Words) -> str:
    if not identify_words.is_set(words, *_SMART_ON):
        return Sentence("It needs SMART, and SMART is off. Turn SMART on; you can do so in the same change.")
    if identify_words.is_set(words, *_SECURITY_LOCKED):
        return Sentence("The drive is locked by a password.")
    return ""


def _recovery_access(setting: Setting) -> ErrorRecoveryLimit:
    assert isinstance(setting.access, ErrorRecoveryLimit)  # noqa: S101  # the table of handlers goes by this type
    return setting.access
