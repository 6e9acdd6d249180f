"""How each kind of access declared in the catalogue is carried out: one module per kind, one table."""

from __future__ import annotations

from typing import Any

from disktune_contract.access import ModeField, NvmeField
from disktune_contract.setting import AtaFeature, AtaTimer, Setting, State, SysfsChoice, SysfsNumber, Value
from disktune_helper.access import ata_feature, ata_timer, mode_page, nvme_feature, sysfs_attribute
from disktune_helper.access.handler import Handler
from disktune_helper.sight import Sight

HANDLERS: dict[type, Handler] = {
    AtaFeature: Handler(ata_feature.state, ata_feature.write),
    AtaTimer: Handler(ata_timer.state, ata_timer.write),
    ModeField: Handler(mode_page.state, mode_page.write),
    NvmeField: Handler(nvme_feature.state, nvme_feature.write),
    SysfsNumber: Handler(sysfs_attribute.number_state, sysfs_attribute.write),
    SysfsChoice: Handler(sysfs_attribute.choice_state, sysfs_attribute.write),
}


def state(sight: Sight, setting: Setting) -> State:
    """Return one setting of one drive as this look shows it."""
    return _handler(setting.access).state(sight, setting)


def write(sight: Sight, setting: Setting, value: Value) -> None:
    """Change one setting; raises `Refusal`. Whether it took is for the caller to read back."""
    _handler(setting.access).write(sight, setting, value)


def _handler(access: Any) -> Handler:
    return HANDLERS[type(access)]
