"""Switches of an ATA drive that can be set and not asked for; the journal remembers."""

from __future__ import annotations

from disktune_contract.settings.ata_access import AtaSwitch
from disktune_contract.settings.setting import Setting, State, Value
from disktune_helper.access.handler import remembered, without_words
from disktune_helper.inventory.drive_snapshot import OpenSight, Sight
from disktune_helper.transport import ata


def switch_state(sight: Sight, setting: Setting) -> State:
    """Return what DiskTune last set, as long as the drive has kept power; otherwise the value is unknown."""
    if sight.words is None:
        return without_words(sight, setting)
    return remembered(sight, setting)


def write_switch(sight: OpenSight, setting: Setting, value: Value) -> None:
    """Send the subcommand for on or off."""
    access = setting.access
    assert isinstance(access, AtaSwitch)  # noqa: S101  # the table of handlers goes by this type
    ata.set_features(sight.node, access.enable if value else access.disable)
