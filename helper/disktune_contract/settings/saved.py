"""Saved settings: the contents of /etc/disktune, as the window and the helper exchange them.

There is a file for each drive (``drives/``), array (``arrays/``) and volume (``volumes/``), and ``system.conf``
for what the machine has once.
"""

from __future__ import annotations

from enum import StrEnum

from disktune_contract.drives.drive import Drive, DriveKind, DriveRef
from disktune_contract.record import record
from disktune_contract.sentence import Sentence, listed
from disktune_contract.settings.setting import Risk, Setting, SysfsAttribute, Value

FOLDER = "/etc/disktune"

FORMAT = 1
"""The version of the files. A file of a later version is neither applied nor changed."""

UNSEEN_S = 365 * 86400
"""Seconds after which the file of a drive that was not seen is offered for removal."""


class Family(StrEnum):
    """What a file is about."""

    DRIVE = "drive"
    ARRAY = "array"
    VOLUME = "volume"
    SYSTEM = "system"
    """The machine: limits that all arrays share."""


_FAMILIES = {DriveKind.ARRAY: Family.ARRAY, DriveKind.VOLUME: Family.VOLUME}


def family_of(kind: DriveKind) -> Family:
    """Return what the file of a drive of this kind is about."""
    return _FAMILIES.get(kind, Family.DRIVE)


@record
class FileRef:
    """Which file is meant: that of an identity, as in `Drive.identity`. Of the system there is one."""

    family: Family
    identity: str = ""


class HeldBy(StrEnum):
    """Why the boot guard does not restore a value."""

    RESTORED = "put-back"
    """The machine stopped, or the drive failed or was disconnected, within a minute of restoring it."""
    TRIAL = "trial"
    """The same after the setting was changed by hand, on trial or just kept."""
    UNREADABLE = "unreadable"
    """What was being done to the drive was written down, but cannot be read: everything risky is suspected."""


class Supply(StrEnum):
    """What the computer runs on."""

    MAINS = "mains"
    BATTERY = "battery"
    UNKNOWN = "unknown"
    """It does not report that, as a desktop does not: the values for mains count."""


@record
class SavedValue:
    """One setting that is restored at every boot, resume, plugging in and change of the power supply."""

    setting: str
    value: Value
    """On mains, and on battery as well if there is no value of its own for that."""
    held: bool = False
    """Not restored until the user decides. See `SavedFile.held_since`."""
    held_by: HeldBy | None = None
    on_battery: Value | None = None
    """On battery, if that is another one; None if it is the same."""

    def on(self, supply: Supply) -> Value:
        """Return the value that counts on *supply*."""
        return self.value if supply is not Supply.BATTERY or self.on_battery is None else self.on_battery


@record
class SavedFile:
    """One file of /etc/disktune."""

    ref: FileRef
    path: str
    model: str = ""
    serial: str = ""
    firmware: str = ""
    """What the drive called its firmware when it was last saved for."""
    drive: str = ""
    """Kernel name of the drive or array it is for; empty while that is not there, or there are two of them."""
    values: tuple[SavedValue, ...] = ()
    """In the file's order; of what could not be understood there is a problem instead."""
    problems: tuple[str, ...] = ()
    """Sentences that name file and line; what they are about is not restored."""
    remarks: tuple[str, ...] = ()
    """Sentences about the drive: another firmware, a twin, not seen for a year."""
    held_since: float | None = None
    """Since when values are not restored, in seconds since the epoch; see `HeldBy`."""
    seen_at: float | None = None
    """When the drive was last seen, by the day; None if unknown."""
    outlived: bool = False
    """Whether the drive was not seen for `UNSEEN_S`: a file to be offered for removal."""


@record
class SavedList:
    """Everything in /etc/disktune."""

    files: tuple[SavedFile, ...]
    switched_off: bool = False
    """Whether the machine was started with ``disktune.apply=0``: nothing is restored until the next start."""
    problems: tuple[str, ...] = ()
    """Sentences about files and directories that cannot be used at all."""
    supply: Supply = Supply.UNKNOWN
    """What the computer ran on when this was read."""
    has_battery: bool = False
    """Whether it can run on a battery at all."""


@record
class ShownValue:
    """A setting that is to be remembered, and the value that the user saw (None: unknown)."""

    setting: str
    value: Value | None


@record
class BatteryValue:
    """What a saved setting is to be on battery; None: the same as on mains."""

    setting: str
    value: Value | None


@record
class Save:
    """Remember settings of one drive at the values that were shown, if it still has them; forget others.

    What is remembered is read back; a value for battery, which may not be in force, is checked as a change is.
    What belongs to the whole machine goes to its file.
    """

    drive: DriveRef
    settings: tuple[ShownValue, ...]
    drop: tuple[str, ...] = ()
    on_battery: tuple[BatteryValue, ...] = ()
    """Of settings that are saved, or in ``settings``."""


@record
class OfFile:
    """A request about one file."""

    file: FileRef


def is_shared(setting: Setting) -> bool:
    """Whether the computer has it once, so that it belongs in ``system.conf`` and not in a drive's file."""
    access = setting.access
    return isinstance(access, SysfsAttribute) and access.attribute.startswith("@sysctl/")


def unkeepable(setting: Setting) -> str:
    """Return why *setting* is never saved for the next boot nor handed to another tool; empty if it can be."""
    return Sentence("Temporary, so it is never saved.") if setting.momentary else ""


def unsavable(drive: Drive) -> str:
    """Return why nothing can be saved for *drive*, which could not be recognized later; empty if it can."""
    if drive.same_identity_as:
        return Sentence(
            "{drive} and {others} share an identity: nothing can be saved.",
            drive=drive.name,
            others=listed(drive.same_identity_as),
        )
    if not drive.identity:
        return Sentence("{drive} has no serial number or WWN: nothing can be saved.", drive=drive.name)
    return ""


def risky(setting: Setting) -> bool:
    """Whether the boot guard watches over it: it may hang the machine or the drive."""
    return setting.risk >= Risk.HANG


def same_value(one: Value | None, other: Value | None) -> bool:
    """Return whether two values are the same; ``True`` is not 1."""
    return (type(one), one) == (type(other), other)
