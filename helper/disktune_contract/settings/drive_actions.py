"""What can be done with a drive once, as opposed to being set: the declarations that menu and refusals follow.

``does`` says how, as data: the helper carries out only what stands here. What would destroy data is not here.
"""

from __future__ import annotations

from collections.abc import Iterable
from enum import Enum, StrEnum

from disktune_contract.drives.drive import DriveKind, Usage
from disktune_contract.record import record
from disktune_contract.settings.ata_access import Bit
from disktune_contract.settings.setting import Risk

# -- how it is done ----------------------------------------------------------------------------------------


@record
class AtaCommand:
    """An ATA command without data, for drives that have the IDENTIFY DEVICE bit ``supported``."""

    command: int
    supported: Bit
    feature: int = 0
    lba: int = 0
    libata_only: bool = False
    """Only where the kernel itself speaks ATA to the drive and knows what the command leaves it in."""
    ends_at_any_command: bool = False
    """So it is pointless where something asks the drive by itself."""


@record
class ArrayWord:
    """A word for a file in the ``md`` directory of an array that has copies or parity."""

    attribute: str
    word: str


class Deed(Enum):
    """What is not one ATA command, and not one word."""

    FLUSH = "flush"
    """fsync on the device, then the drive's own flush command where it is an ATA drive."""
    DROP_BUFFERS = "drop-buffers"
    """ioctl BLKFLSBUF."""
    READ_ONE_BLOCK = "read-one-block"
    """4096 bytes from anywhere, past the kernel's cache."""
    ASK_POWER_MODE = "ask-power-mode"
    """CHECK POWER MODE, which wakes no drive."""
    REREAD_PARTITIONS = "reread-partitions"
    """ioctl BLKRRPART."""
    ADD_BITMAP = "add-bitmap"
    """mdadm --grow --bitmap=internal: the bitmap's header has to be on the members before the kernel takes it."""


class Asleep(Enum):
    """What becomes of the action if the drive is asleep."""

    FINE = "fine"
    WAKES = "wakes"
    """It would start the motor as a side effect, so it is refused."""
    DONE = "done"
    """There is nothing left to do."""


class Obstacle(StrEnum):
    """What may stand in the way."""

    SYSTEM = "system"
    """The running system lives on the drive."""
    IN_USE = "in-use"
    """Mounted, swapped to, member of an array, or part of a volume."""


# -- the declaration ---------------------------------------------------------------------------------------


@record
class Action:
    """One thing to do with a drive."""

    id: str
    """Never changes: wire and documents use it."""
    label: str
    help: str
    """One to three sentences that a person who has never heard of it understands."""
    does: AtaCommand | ArrayWord | Deed
    kinds: frozenset[DriveKind]
    """Where it makes sense at all."""
    risk: Risk
    source: str
    power_condition: int | None = None
    """For disks that speak SCSI themselves: POWER CONDITION of START STOP UNIT, which the next access ends.
    A disk that is stopped (START = 0) serves nothing until somebody starts it, so that is never sent."""
    asleep: Asleep = Asleep.FINE
    only_asks: bool = False
    """Changes nothing, so a helper that may only look does it, too."""
    refused_if: frozenset[Obstacle] = frozenset()
    asks_if: frozenset[Obstacle] = frozenset()
    """When the user has to agree expressly; what is refused needs no question."""
    always_asks: bool = False
    asks_by_state: bool = False
    """Whether it asks depends on how the array stands."""
    danger: str = ""
    """What may happen, for the question; every action that may ask one has it."""
    hdparm: str = ""


_ATA_KINDS = frozenset({DriveKind.ATA, DriveKind.USB, DriveKind.SCSI})
_STORES = frozenset(DriveKind) - {DriveKind.OPTICAL, DriveKind.ZRAM, DriveKind.RAM}
_HAS_PARTITIONS = _STORES - {DriveKind.LOOP}
"""A loop device has a partition table only if it was set up so."""

_ARRAYS = frozenset({DriveKind.ARRAY})
_SYNC_ACTION = "md/sync_action"

POWER_MANAGEMENT = Bit(82, 3)
_UNLOAD = Bit(84, 13)

ACTIONS: tuple[Action, ...] = (
    Action(
        id="flush",
        label="Flush caches",
        help="Writes out what the kernel holds back for this drive, and lets the drive empty its own write cache. "
        "Afterwards everything saved so far survives a power failure.",
        does=Deed.FLUSH,
        kinds=_STORES,
        risk=Risk.HARMLESS,
        asleep=Asleep.WAKES,
        hdparm="-F",
        source="fsync(2) on a block device (Linux block/fops.c blkdev_fsync); ACS-4 FLUSH CACHE, FLUSH CACHE EXT",
    ),
    Action(
        id="drop-buffers",
        label="Drop the kernel's buffers",
        help="Writes out and forgets what the kernel has cached of the device itself, so that the next reads come "
        "from the drive. What file systems on it have cached stays.",
        does=Deed.DROP_BUFFERS,
        kinds=_STORES,
        risk=Risk.HARMLESS,
        hdparm="-f",
        source="Linux block/ioctl.c BLKFLSBUF",
    ),
    Action(
        id="check-power",
        label="Ask for the power mode",
        help="Asks the drive whether it is active, idle or asleep. The question wakes no drive.",
        does=Deed.ASK_POWER_MODE,
        kinds=_ATA_KINDS,
        risk=Risk.HARMLESS,
        only_asks=True,
        hdparm="-C",
        source="ACS-4 CHECK POWER MODE (E5h); for SCSI REQUEST SENSE and Linux drivers/scsi/sense_codes.h",
    ),
    Action(
        id="idle",
        label="Idle now",
        help="Sends the drive into its idle state: the motor keeps turning, the electronics rest. "
        "The next access ends it at once.",
        does=AtaCommand(0xE1, POWER_MANAGEMENT),
        power_condition=2,
        kinds=_ATA_KINDS,
        risk=Risk.HARMLESS,
        asleep=Asleep.WAKES,
        hdparm="--idle-immediate",
        source="ACS-4 IDLE IMMEDIATE (E1h); sg_start(8), power condition 2",
    ),
    Action(
        id="idle-unload",
        label="Park the heads",
        help="Idles the drive and takes its heads off the platters, as before moving a running machine. A drive "
        "survives some hundred thousand parkings, so once in a while costs nothing.",
        does=AtaCommand(0xE1, _UNLOAD, feature=0x44, lba=0x0554E4C),
        kinds=_ATA_KINDS,
        risk=Risk.WEAR,
        asleep=Asleep.WAKES,
        hdparm="--idle-unload",
        source="ACS-4 IDLE IMMEDIATE (E1h) with the unload feature: FEATURE 44h, LBA 0554E4Ch",
    ),
    Action(
        id="standby",
        label="Stand by now",
        help="Lets the drive write out its cache and stop its motor. The next access starts it again, which takes "
        "seconds and wears the drive a little.",
        does=AtaCommand(0xE0, POWER_MANAGEMENT),
        power_condition=3,
        kinds=_ATA_KINDS,
        risk=Risk.WEAR,
        asleep=Asleep.DONE,
        refused_if=frozenset({Obstacle.SYSTEM}),
        asks_if=frozenset({Obstacle.IN_USE}),
        danger="Whatever uses the drive waits, perhaps for half a minute, until the motor turns again; "
        "if that happens soon, the stop only cost wear.",
        hdparm="-y",
        source="ACS-4 STANDBY IMMEDIATE (E0h); sg_start(8), power condition 3",
    ),
    Action(
        id="sleep",
        label="Sleep until reset",
        help="Switches off all that a drive can switch off: it answers nothing any more until it is reset. "
        "The kernel resets it at the next access of any kind.",
        does=AtaCommand(0xE6, POWER_MANAGEMENT, libata_only=True, ends_at_any_command=True),
        kinds=frozenset({DriveKind.ATA}),
        risk=Risk.HANG,
        refused_if=frozenset(Obstacle),
        always_asks=True,
        danger="Where drive or controller do not manage the reset well, everything that asks for the drive hangs, "
        "or the drive stays away until the machine is switched off and on.",
        hdparm="-Y",
        source="ACS-4 SLEEP (E6h); Linux drivers/ata/libata-core.c ATA_DFLAG_SLEEPING for the reset",
    ),
    Action(
        id="wake",
        label="Wake",
        help="Reads one block somewhere on the drive, past all caches of the kernel, and says how long the answer "
        "took. A sleeping drive starts its motor for it.",
        does=Deed.READ_ONE_BLOCK,
        kinds=_ATA_KINDS,
        risk=Risk.HARMLESS,
        source="ACS-4 power management: a media access leaves standby",
    ),
    Action(
        id="reread-partitions",
        label="Read the partition table again",
        help="Lets the kernel look anew which partitions the drive has, after another program has changed them. "
        "The kernel refuses while any partition is in use.",
        does=Deed.REREAD_PARTITIONS,
        kinds=_HAS_PARTITIONS,
        risk=Risk.HARMLESS,
        asleep=Asleep.WAKES,
        hdparm="-z",
        source="Linux block/ioctl.c BLKRRPART",
    ),
    Action(
        id="array-check",
        label="Check all copies",
        help="Reads every copy and all parity of the array, compares them, and counts what differs. Nothing is "
        "changed, except that sectors which cannot be read are written anew from the others.",
        does=ArrayWord(_SYNC_ACTION, "check"),
        kinds=_ARRAYS,
        risk=Risk.HARMLESS,
        source="Linux Documentation/admin-guide/md.rst, sync_action: check",
    ),
    Action(
        id="array-repair",
        label="Check and make all copies equal",
        help="As a check, but where copies or parity differ one of them is taken for right and the others are "
        "overwritten. Nobody can tell which one was right.",
        does=ArrayWord(_SYNC_ACTION, "repair"),
        kinds=_ARRAYS,
        risk=Risk.DATA_LOSS,
        always_asks=True,
        danger="Where copies differ, the one that survives may be the wrong one: a check says whether any do. A "
        "backup decides better than this can.",
        source="Linux Documentation/admin-guide/md.rst, sync_action: repair",
    ),
    Action(
        id="array-cancel",
        label="Stop checking",
        help="Ends a check or a repair before it is through. The next one begins at the beginning.",
        does=ArrayWord(_SYNC_ACTION, "idle"),
        kinds=_ARRAYS,
        risk=Risk.HARMLESS,
        source="Linux drivers/md/md.c action_store",
    ),
    Action(
        id="array-pause",
        label="Pause",
        help="Stops what the array is doing, and lets nothing new begin, until it is resumed or the machine "
        "restarts. A rebuild goes on where it was; a check begins anew.",
        does=ArrayWord(_SYNC_ACTION, "frozen"),
        kinds=_ARRAYS,
        risk=Risk.PERFORMANCE,
        asks_by_state=True,
        danger="Until it is resumed the array stays without what the rebuild would give back: the next drive "
        "that fails may take the data with it.",
        source="Linux Documentation/admin-guide/md.rst, sync_action: frozen",
    ),
    Action(
        id="array-resume",
        label="Resume",
        help="Lets the array go on with what was paused, or begin with what waits for the first write.",
        does=ArrayWord(_SYNC_ACTION, "idle"),
        kinds=_ARRAYS,
        risk=Risk.HARMLESS,
        source="Linux drivers/md/md.c action_store: idle ends auto-read-only and frozen",
    ),
    Action(
        id="array-bitmap-add",
        label="Add a write-intent bitmap",
        help="Lets the array remember which regions are being written, so that a crash, or a drive that comes "
        "back, costs minutes of resync instead of hours. Small writes become a little slower.",
        does=Deed.ADD_BITMAP,
        kinds=_ARRAYS,
        risk=Risk.PERFORMANCE,
        source="mdadm(8) --grow --bitmap=internal",
    ),
    Action(
        id="array-bitmap-remove",
        label="Remove the write-intent bitmap",
        help="Lets the array forget which regions are being written: small writes become a little faster, and "
        "every crash costs a resync of everything.",
        does=ArrayWord("md/bitmap/location", "none"),
        kinds=_ARRAYS,
        risk=Risk.PERFORMANCE,
        always_asks=True,
        danger="After the next crash or power failure the whole array has to be resynced, and while that lasts a "
        "failing drive costs more.",
        source="Linux drivers/md/md-bitmap.c location_store",
    ),
)
"""In the order in which the menu shows them."""

ARRAY_WORDS = frozenset(action.does.attribute for action in ACTIONS if isinstance(action.does, ArrayWord))
"""Files that actions write, besides those of settings."""

ACTION_BY_ID: dict[str, Action] = {action.id: action for action in ACTIONS}


UNKNOWN_USE = "DiskTune cannot read what this system has mounted, so it is unknown what uses the drive."

# -- judging -----------------------------------------------------------------------------------------------


def uses(usage: Usage) -> frozenset[Obstacle]:
    """Return what of *usage* may stand in the way of an action."""
    # What cannot be ruled out stands in the way as what is known.
    found = {Obstacle.SYSTEM} if usage.system or not usage.known else set()
    return frozenset(found if usage.idle else found | {Obstacle.IN_USE})


def refusal(action: Action, usage: Usage) -> str | None:
    """Return the sentence that says why *action* is not done to a drive so used, or None."""
    standing = uses(usage) & action.refused_if
    if standing and not usage.known:
        return f"{UNKNOWN_USE} “{action.label}” is only for a drive that nothing uses."
    if Obstacle.SYSTEM in standing:
        return f"The running system is on this drive. “{action.label}” is not for it."
    if Obstacle.IN_USE in standing:
        return f"The drive is in use: {use_words(usage)}. “{action.label}” is only for a drive that nothing uses."
    return None


def question(action: Action, usage: Usage) -> str:
    """Return what the user has to agree to before *action*, as sentences; empty if nothing."""
    standing = uses(usage) & action.asks_if
    if not standing and not action.always_asks:
        return ""
    use = f"The drive is in use: {use_words(usage)}. " if Obstacle.IN_USE in standing else ""
    return (use if usage.known else f"{UNKNOWN_USE} ") + action.danger


def use_words(usage: Usage) -> str:
    """Return what uses a drive, e.g. ``mounted at /home; part of md0``; empty if nothing is known to."""
    parts = [
        f"mounted at {_listed(usage.mounts)}" if usage.mounts else "",
        "swap" if usage.swap else "",
        f"part of {_listed(usage.arrays)}" if usage.arrays else "",
        f"holds {_listed(usage.volumes)}" if usage.volumes else "",
    ]
    return "; ".join(part for part in parts if part)


def _listed(names: Iterable[str]) -> str:
    """Return at most three of *names*, and how many more there are."""
    found = tuple(names)
    more = f" and {len(found) - 3} more" if len(found) > 3 else ""
    return ", ".join(found[:3]) + more
