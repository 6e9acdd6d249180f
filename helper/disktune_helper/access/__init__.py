"""How each kind of access declared in the catalogue is carried out: one module per kind, one table."""

from __future__ import annotations

from typing import Any

from disktune_contract.record import replace
from disktune_contract.sentence import Sentence
from disktune_contract.settings.access import ModeField, NvmeField
from disktune_contract.settings.ata_access import (
    AtaFeature,
    AtaReading,
    AtaSwitch,
    AtaTimer,
    AtaVerify,
    ErrorRecoveryLimit,
    PowerConditionTimer,
)
from disktune_contract.settings.drive_actions import UNKNOWN_USE
from disktune_contract.settings.setting import (
    Legacy,
    PioWidth,
    ReadOnlyFlag,
    Setting,
    State,
    Status,
    SysfsChoice,
    SysfsFlag,
    SysfsNumber,
    SysfsWord,
    Value,
)
from disktune_helper.access import (
    ata_condition,
    ata_feature,
    ata_reading,
    ata_recovery,
    ata_switch,
    ata_timer,
    ata_verify,
    block_ioctl,
    legacy,
    mode_page,
    nvme_feature,
    sysfs_attribute,
)
from disktune_helper.access.handler import Handler, asked_anew
from disktune_helper.inventory.drive_snapshot import OpenSight, Sight

HANDLERS: dict[type, Handler] = {
    AtaFeature: Handler(ata_feature.feature_state, ata_feature.write_feature, asked_anew),
    AtaVerify: Handler(ata_verify.verify_state, ata_verify.write_verify, asked_anew),
    AtaTimer: Handler(ata_timer.timer_state, ata_timer.write_timer),
    AtaSwitch: Handler(ata_switch.switch_state, ata_switch.write_switch),
    PowerConditionTimer: Handler(ata_condition.condition_state, ata_condition.write_condition, asked_anew),
    ErrorRecoveryLimit: Handler(ata_recovery.recovery_state, ata_recovery.write_recovery, asked_anew),
    AtaReading: Handler(ata_reading.reading_state, ata_reading.write_reading),
    ModeField: Handler(mode_page.state, mode_page.write),
    NvmeField: Handler(nvme_feature.state, nvme_feature.write),
    SysfsNumber: Handler(sysfs_attribute.number_state, sysfs_attribute.write_attribute),
    SysfsChoice: Handler(sysfs_attribute.choice_state, sysfs_attribute.write_attribute),
    SysfsFlag: Handler(sysfs_attribute.flag_state, sysfs_attribute.write_attribute),
    SysfsWord: Handler(sysfs_attribute.word_state, sysfs_attribute.write_attribute),
    ReadOnlyFlag: Handler(block_ioctl.read_only_state, block_ioctl.write_read_only),
    PioWidth: Handler(block_ioctl.pio_width_state, block_ioctl.write_pio_width),
    Legacy: Handler(legacy.legacy_state, legacy.write_legacy),
}


def state(sight: Sight, setting: Setting) -> State:
    """Return one setting of one drive as this look shows it."""
    found = _handler(setting.access).state(sight, setting)
    if setting.spares_system and found.status is Status.OK and found.value is not True:
        used = sight.used
        if used.system:
            why = Sentence(
                "The running system uses this drive: it might not start again. Change it from another system."
            )
            return replace(found, status=Status.LOCKED, reason=why)
        if not used.known:
            return replace(found, status=Status.LOCKED, reason=UNKNOWN_USE)
    return found


def write(sight: OpenSight, setting: Setting, value: Value) -> None:
    """Change one setting; raises `Refusal`. Whether it took is for the caller to read back."""
    _handler(setting.access).write(sight, setting, value)


def anew(sight: Sight, setting: Setting) -> Sight:
    """Return the look as it has to be for reading *setting* back; raises `Refusal`."""
    return _handler(setting.access).anew(sight)


class Looks:
    """Looks for reading settings back, one for all that need the same kind; raises `Refusal`."""

    def __init__(self, sight: Sight) -> None:
        self._sight = sight
        self._made: dict[object, Sight] = {}

    def at(self, setting: Setting) -> Sight:
        """Return the look for *setting*, no older than this object."""
        make = _handler(setting.access).anew
        if make not in self._made:
            self._made[make] = make(self._sight)
        return self._made[make]


def _handler(access: Any) -> Handler:
    return HANDLERS[type(access)]
