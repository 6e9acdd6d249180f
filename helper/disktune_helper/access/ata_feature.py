"""SET FEATURES pairs: caches, look-ahead, APM, AAM."""

from __future__ import annotations

from disktune_contract.drives.identify_page import Words
from disktune_contract.sentence import Sentence
from disktune_contract.settings.ata_access import AtaFeature
from disktune_contract.settings.setting import Range, Setting, State, Status, Value
from disktune_helper.access.handler import unsupported, without_words
from disktune_helper.access.kernel_cache import let_kernel_follow, refuse_unflushed, wait_for_libata
from disktune_helper.decode import identify_words
from disktune_helper.inventory.drive_snapshot import OpenSight, Sight
from disktune_helper.system.ports import Node
from disktune_helper.transport import ata

_LIBATA_LOOKS_ANEW = frozenset({0x02, 0x82, 0x55, 0xAA})
"""Subcommands of SET FEATURES after which it does (drivers/ata/libata-core.c ata_qc_complete)."""


def feature_state(sight: Sight, setting: Setting) -> State:
    """Return what IDENTIFY says of the feature."""
    if sight.words is None:
        return without_words(sight, setting)
    access = _feature_access(setting)
    supported = identify_words.bit(sight.words, access.supported)
    if supported is None:
        return unsupported(setting, Sentence("This drive is too old to report whether it supports it."))
    if not supported:
        return unsupported(setting, Sentence("This drive does not support it."))
    value = _feature_value(setting, sight.words)
    reason = "" if value is not None else Sentence("The drive supports it but does not report its state.")
    return State(setting.id, Status.OK, value, sight.source, reason)


def write_feature(sight: OpenSight, setting: Setting, value: Value) -> None:
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
    enabled = identify_words.bit(words, access.enabled)
    if access.level is None or enabled is None:
        return enabled
    if not enabled:
        return setting.domain.off if isinstance(setting.domain, Range) else None
    level = identify_words.part(words, access.level)
    # A level outside the domain (0, say, in a drive that never set the word) is no reading.
    return level if setting.domain.problem(level) is None else None


def _feature_access(setting: Setting) -> AtaFeature:
    assert isinstance(setting.access, AtaFeature)  # noqa: S101  # the table of handlers goes by this type
    return setting.access
