"""How each kind of access declared in the catalogue is carried out: one module per kind, one table."""

from __future__ import annotations

from typing import Any

from disktune_contract.record import replace
from disktune_contract.sentence import Sentence
from disktune_contract.settings.access import (
    AtaFeature,
    AtaReading,
    AtaSwitch,
    AtaTimer,
    AtaVerify,
    ErrorRecoveryLimit,
    ModeField,
    NvmeField,
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
from disktune_helper.drives.drive_snapshot import DriveSnapshot, OpenDriveSnapshot
from disktune_helper.settings import (
    ata_settings,
    handler,
    kernel_settings,
    mode_page,
    nvme_feature,
)
from disktune_helper.settings.handler import Handler, asked_anew

HANDLERS: dict[type, Handler] = {
    AtaFeature: Handler(ata_settings.feature_state, ata_settings.write_feature, asked_anew),
    AtaVerify: Handler(ata_settings.verify_state, ata_settings.write_verify, asked_anew),
    AtaTimer: Handler(ata_settings.timer_state, ata_settings.write_timer),
    AtaSwitch: Handler(ata_settings.switch_state, ata_settings.write_switch),
    PowerConditionTimer: Handler(ata_settings.condition_state, ata_settings.write_condition, asked_anew),
    ErrorRecoveryLimit: Handler(ata_settings.recovery_state, ata_settings.write_recovery, asked_anew),
    AtaReading: Handler(ata_settings.reading_state, ata_settings.write_reading),
    ModeField: Handler(mode_page.state, mode_page.write),
    NvmeField: Handler(nvme_feature.state, nvme_feature.write),
    SysfsNumber: Handler(kernel_settings.number_state, kernel_settings.write_attribute),
    SysfsChoice: Handler(kernel_settings.choice_state, kernel_settings.write_attribute),
    SysfsFlag: Handler(kernel_settings.flag_state, kernel_settings.write_attribute),
    SysfsWord: Handler(kernel_settings.word_state, kernel_settings.write_attribute),
    ReadOnlyFlag: Handler(kernel_settings.read_only_state, kernel_settings.write_read_only),
    PioWidth: Handler(kernel_settings.pio_width_state, kernel_settings.write_pio_width),
    Legacy: Handler(handler.legacy_state, handler.write_legacy),
}


def state(sight: DriveSnapshot, setting: Setting) -> State:
    """Return one setting of one drive as this snapshot shows it."""
    found = _handler(setting.access).state(sight, setting)
    if setting.spares_system and found.status is Status.OK and found.value is not True:
        used = sight.used
        if used.system:
            why = Sentence("The running system uses this drive and might not start again.")
            return replace(found, status=Status.LOCKED, reason=why)
        if not used.known:
            return replace(found, status=Status.LOCKED, reason=UNKNOWN_USE)
    return found


def write(sight: OpenDriveSnapshot, setting: Setting, value: Value) -> None:
    """Change one setting; raises `Refusal`. Whether it took is for the caller to read back."""
    _handler(setting.access).write(sight, setting, value)


def anew(sight: DriveSnapshot, setting: Setting) -> DriveSnapshot:
    """Return the snapshot as it has to be for reading *setting* back; raises `Refusal`."""
    return _handler(setting.access).anew(sight)


class ReadBackSnapshots:
    """Snapshots for reading settings back, one for all settings of the same kind; raises `Refusal`."""

    def __init__(self, sight: DriveSnapshot) -> None:
        self._sight = sight
        self._made: dict[object, DriveSnapshot] = {}

    def at(self, setting: Setting) -> DriveSnapshot:
        """Return the snapshot for *setting*, no older than this object."""
        make = _handler(setting.access).anew
        if make not in self._made:
            self._made[make] = make(self._sight)
        return self._made[make]


def _handler(access: Any) -> Handler:
    return HANDLERS[type(access)]
