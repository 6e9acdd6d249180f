"""How long a value lasts if nothing restores it, in words: by who holds it, and on what."""

from __future__ import annotations

from disktune_contract.drives.drive import DriveKind
from disktune_contract.sentence import Sentence
from disktune_contract.settings.setting import Lifetime, Setting, SysfsAttribute

_OF_DRIVE = {
    Lifetime.KERNEL: Sentence("Lasts until restart, or until the drive is unplugged."),
    Lifetime.VOLATILE: Sentence("Lasts until power-off, often only until the computer is suspended."),
    Lifetime.PERMANENT: Sentence("Permanent: the drive keeps it without power."),
}
_UNTIL_RESTART = Sentence("Lasts until restart.")
_IN_BITMAP = Sentence("Permanent: the array keeps it in its bitmap.")
_IN_ARRAY = Sentence("Permanent: the members keep it.")
_UNTIL_STOPPED = Sentence("Lasts until restart, or until the array is stopped.")
_UNTIL_DEACTIVATED = Sentence("Lasts until restart, or until the volume is deactivated.")


def lasting(setting: Setting, kind: DriveKind | None) -> Sentence:
    """Return how long a value of *setting* lasts on a drive of this kind; of any drive if it is None.

    It is held by the kernel as a whole (``@sysctl``), the port (``@host``), the superblock of the bitmap
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
