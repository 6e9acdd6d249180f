"""Texts about a setting: its names elsewhere, the search by them, and how long a value lasts."""

from __future__ import annotations

from disktune_contract.drives.drive import DriveKind
from disktune_contract.sentence import Sentence
from disktune_contract.settings.access import (
    SET_FEATURES,
    AtaAccess,
    AtaFeature,
    AtaReading,
    AtaSwitch,
    AtaTimer,
    AtaVerify,
    ErrorRecoveryLimit,
    LowByte,
    ModeField,
    NvmeField,
    PowerConditionTimer,
)
from disktune_contract.settings.setting import Legacy, Lifetime, PioWidth, ReadOnlyFlag, Setting, SysfsAttribute

# -- how long a value lasts if nothing restores it, in words -----------------------------------------------

_OF_DRIVE = {
    Lifetime.KERNEL: Sentence("Lasts until restart or unplugging."),
    Lifetime.VOLATILE: Sentence("Lasts until power-off or suspend."),
    Lifetime.PERMANENT: Sentence("Permanent."),
}
_UNTIL_RESTART = Sentence("Lasts until restart.")
_IN_BITMAP = Sentence("Permanent.")
_IN_ARRAY = Sentence("Permanent.")
_UNTIL_STOPPED = Sentence("Lasts until restart or stopping the array.")
_UNTIL_DEACTIVATED = Sentence("Lasts until restart or deactivation.")


def lasting(setting: Setting, kind: DriveKind | None) -> Sentence:
    """Return how long a value of *setting* lasts on a drive of this kind; of any drive if it is None.

    It is kept by the kernel as a whole (``@sysctl``), the port (``@host``), the superblock of the bitmap
    (drivers/md/md-bitmap.c, md_bitmap_update_sb), the array or the volume; else by the drive or the kernel for it.
    """
    access = setting.access
    attribute = access.attribute if isinstance(access, SysfsAttribute) else ""
    if attribute.startswith(("@sysctl/", "@host/")):
        return _UNTIL_RESTART
    if attribute.startswith("md/"):
        if setting.lifetime is Lifetime.PERMANENT:
            return _IN_ARRAY
        return _IN_BITMAP if attribute.startswith("md/bitmap/") else _UNTIL_STOPPED
    if setting.lifetime is Lifetime.KERNEL and kind is DriveKind.ARRAY:
        return _UNTIL_STOPPED
    if setting.lifetime is Lifetime.KERNEL and kind is DriveKind.VOLUME:
        return _UNTIL_DEACTIVATED
    return _OF_DRIVE[setting.lifetime]


# -- names of a setting elsewhere, and the search by any of them -------------------------------------------


def names(setting: Setting, drive: str = "") -> tuple[str, ...]:
    """Return every other name of *setting*: flag of hdparm, names in other tools, kernel file or command.

    The file is given with the name of *drive* if there is one.
    """
    flag = f"hdparm {setting.hdparm}" if setting.hdparm else ""
    return tuple(name for name in (flag, *setting.other_names, _address(setting, drive or "<drive>")) if name)


def matches(setting: Setting, text: str, shown: tuple[str, ...] = ()) -> bool:
    """Return whether every word of *text* occurs in label, help, id, purpose or another name of *setting*.

    *shown* are label and help in the language of the window, which are searched as well.

    Case does not count, nor do hyphens and underscores: "readahead" finds "Read-ahead". A word with a hyphen in
    front is an option of a command: "-b" is found where an option begins with it, not in "write-back". Of a path
    only the file counts, because its folders have other names for another drive.
    """
    return occurs(text, place(setting, shown))


def place(setting: Setting, shown: tuple[str, ...] = ()) -> str:
    """Return the text that `matches` searches; for those who search at every letter, it stays the same."""
    known = (setting.label, setting.id, setting.help, setting.purpose.value, *names(setting), *shown)
    found = " ".join(known).casefold()
    # A file below a folder of one entry is also known without that: "scsi_disk/max_retries".
    return found + (f" {found.replace('/*', '')}" if "/*" in found else "")


def occurs(text: str, known: str) -> bool:
    """Return whether every word of *text* occurs in what `place` returned, as `matches` has it."""
    return all(_occurs(word, known) for word in text.casefold().split())


def _occurs(word: str, place: str) -> bool:
    """Return whether *word* is in *place*: literally, or without what joins its parts or theirs."""
    if word.startswith("-"):
        return any(option.startswith(word) for option in place.split())
    if word.startswith("/"):
        word = "/" + word.rpartition("/")[2]
    joined = _joined(word)
    where = _joined(place)
    # Instead of a hyphen or an underscore between two words, there may be a space.
    return word in place or joined in (where if joined == word else where.replace(" ", ""))


def _joined(text: str) -> str:
    """Return *text* without hyphens and underscores."""
    return text.replace("-", "").replace("_", "")


def _address(setting: Setting, drive: str) -> str:
    """Return where the value is stored, in words of the standard or the kernel; empty for what is obsolete."""
    match setting.access:
        case SysfsAttribute(attribute=attribute):
            words = _file(attribute, drive)
        case ReadOnlyFlag():
            words = f"/sys/block/{drive}/ro"
        case PioWidth():
            words = "HDIO_SET_32BIT"
        case NvmeField(feature=feature):
            words = f"NVMe feature {feature:02X}h"
        case ModeField(page=page, field=field):
            words = f"mode page {page:02X}h, byte {field.byte}"
        case Legacy():
            words = ""
        case access:
            words = _ata_address(access)
    return words


def _file(attribute: str, drive: str) -> str:
    """Return the path of a kernel file; where it belongs to a host or controller, with a placeholder for that."""
    first, _, rest = attribute.partition("/")
    elsewhere = {
        "@host": "/sys/class/scsi_host/<host>",
        "@nvme": "/sys/class/nvme/<controller>",
        "@sysctl": "/proc/sys",
    }
    return f"{elsewhere[first]}/{rest}" if first in elsewhere else f"/sys/block/{drive}/{attribute}"


def _ata_address(access: AtaAccess) -> str:
    match access:
        case AtaFeature(command=command, enable=enable, disable=disable):
            name = "SET FEATURES" if command == SET_FEATURES else f"command {command:02X}h"
            return f"{name} {_pair(enable, disable)}"
        case AtaVerify(enable=enable, disable=disable) | AtaSwitch(enable=enable, disable=disable):
            return f"SET FEATURES {_pair(enable, disable)}"
        case AtaTimer(command=command):
            return f"command {command:02X}h"
        case PowerConditionTimer(condition=condition):
            return f"EPC timer {condition.name.lower()}"
        case ErrorRecoveryLimit():
            return "SCT Error Recovery Control"
        case AtaReading(value=value):
            return f"IDENTIFY word {value.word if isinstance(value, LowByte) else value.ultra}"


def _pair(one: int, other: int) -> str:
    return f"{one:02X}h" if one == other else f"{one:02X}h and {other:02X}h"
