"""What can be done with a drive once, as opposed to being set: the declarations that menu and refusals follow.

``does`` is how it is done, as data: the helper carries out only what is declared here. What would destroy data is
not here.
"""

from __future__ import annotations

from collections.abc import Iterable
from enum import Enum, StrEnum

from disktune_contract.drives.drive import DriveKind, Usage
from disktune_contract.record import record
from disktune_contract.sentence import Sentence, beside, in_turn
from disktune_contract.settings.access import Bit
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
    """So it is pointless where a service queries the drive."""


@record
class ArrayWord:
    """A word for a file in the ``md`` directory of an array that has copies or parity."""

    attribute: str
    word: str


class ActionProcedure(Enum):
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
    """What can prevent it."""

    SYSTEM = "system"
    """The running system is on the drive."""
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
    """One to three sentences that a person who does not know it understands."""
    does: AtaCommand | ArrayWord | ActionProcedure
    kinds: frozenset[DriveKind]
    """Where it makes sense at all."""
    risk: Risk
    source: str
    """What the facts come from, by names that are the same in every language; a tool tip shows it."""
    power_condition: int | None = None
    """For disks that speak SCSI themselves: POWER CONDITION of START STOP UNIT, which the next access ends.
    A disk that is stopped (START = 0) serves nothing until it is started again, so that is never sent."""
    asleep: Asleep = Asleep.FINE
    only_asks: bool = False
    """Changes nothing, so a helper that may only read does it, too."""
    refused_if: frozenset[Obstacle] = frozenset()
    asks_if: frozenset[Obstacle] = frozenset()
    """When the user has to agree expressly; what is refused needs no question."""
    always_asks: bool = False
    asks_by_state: bool = False
    """Whether it asks depends on the state of the array."""
    danger: str = ""
    """What may happen, for the question; every action that may ask one has it."""
    hdparm: str = ""


_ATA_KINDS = frozenset({DriveKind.ATA, DriveKind.USB, DriveKind.SCSI})
_STORES = frozenset(DriveKind) - {DriveKind.OPTICAL, DriveKind.ZRAM, DriveKind.RAM}
_HAS_PARTITIONS = _STORES - {DriveKind.LOOP, DriveKind.VOLUME}
"""A loop device has a partition table only if it was set up so; that of a volume is for kpartx to read."""

_ARRAYS = frozenset({DriveKind.ARRAY})
_SYNC_ACTION = "md/sync_action"

POWER_MANAGEMENT = Bit(82, 3)
_UNLOAD = Bit(84, 13)

ACTIONS: tuple[Action, ...] = (
    Action(
        id="flush",
        label="Flush Write Cache",
        help="Writes all data, safe from a power failure.",
        does=ActionProcedure.FLUSH,
        kinds=_STORES,
        risk=Risk.HARMLESS,
        asleep=Asleep.WAKES,
        hdparm="-F",
        source="Linux block/fops.c blkdev_fsync; ACS-4 FLUSH CACHE, FLUSH CACHE EXT",
    ),
    Action(
        id="drop-buffers",
        label="Flush Buffer Cache",
        help="Cached files stay.",
        does=ActionProcedure.DROP_BUFFERS,
        kinds=_STORES,
        risk=Risk.HARMLESS,
        hdparm="-f",
        source="Linux block/ioctl.c BLKFLSBUF",
    ),
    Action(
        id="check-power",
        label="Check Power Mode",
        help="Does not wake the drive.",
        does=ActionProcedure.ASK_POWER_MODE,
        kinds=_ATA_KINDS,
        risk=Risk.HARMLESS,
        only_asks=True,
        hdparm="-C",
        source="ACS-4 CHECK POWER MODE (E5h); SPC-4 REQUEST SENSE; Linux drivers/scsi/sense_codes.h",
    ),
    Action(
        id="idle",
        label="Idle Immediately",
        help="Saves power until the next access.",
        does=AtaCommand(0xE1, POWER_MANAGEMENT),
        power_condition=2,
        kinds=_ATA_KINDS,
        risk=Risk.HARMLESS,
        asleep=Asleep.WAKES,
        hdparm="--idle-immediate",
        source="ACS-4 IDLE IMMEDIATE (E1h); sg_start(8) --pc=2",
    ),
    Action(
        id="idle-unload",
        label="Unload Heads",
        help="Before moving a running computer. Wears the heads a little.",
        does=AtaCommand(0xE1, _UNLOAD, feature=0x44, lba=0x0554E4C),
        kinds=_ATA_KINDS,
        risk=Risk.WEAR,
        asleep=Asleep.WAKES,
        hdparm="--idle-unload",
        source="ACS-4 IDLE IMMEDIATE (E1h), UNLOAD: FEATURE 44h, LBA 0554E4Ch",
    ),
    Action(
        id="standby",
        label="Spin Down (Standby)",
        help="The next access starts it, which takes seconds and wears it.",
        does=AtaCommand(0xE0, POWER_MANAGEMENT),
        power_condition=3,
        kinds=_ATA_KINDS,
        risk=Risk.WEAR,
        asleep=Asleep.DONE,
        refused_if=frozenset({Obstacle.SYSTEM}),
        asks_if=frozenset({Obstacle.IN_USE}),
        danger="Programs may wait half a minute for the motor.",
        hdparm="-y",
        source="ACS-4 STANDBY IMMEDIATE (E0h); sg_start(8) --pc=3",
    ),
    Action(
        id="sleep",
        label="Sleep",
        help="Off until the next access resets the drive.",
        does=AtaCommand(0xE6, POWER_MANAGEMENT, libata_only=True, ends_at_any_command=True),
        kinds=frozenset({DriveKind.ATA}),
        risk=Risk.HANG,
        refused_if=frozenset(Obstacle),
        always_asks=True,
        danger="A bad reset can hang programs until power-off.",
        hdparm="-Y",
        source="ACS-4 SLEEP (E6h); Linux drivers/ata/libata-core.c ATA_DFLAG_SLEEPING",
    ),
    Action(
        id="wake",
        label="Wake Up",
        help="Times one uncached read; spins up the drive.",
        does=ActionProcedure.READ_ONE_BLOCK,
        kinds=_ATA_KINDS,
        risk=Risk.HARMLESS,
        source="ACS-4 Power Management feature set",
    ),
    Action(
        id="reread-partitions",
        label="Reread Partition Table",
        help="Not while a partition is in use.",
        does=ActionProcedure.REREAD_PARTITIONS,
        kinds=_HAS_PARTITIONS,
        risk=Risk.HARMLESS,
        asleep=Asleep.WAKES,
        hdparm="-z",
        source="Linux block/ioctl.c BLKRRPART",
    ),
    Action(
        id="array-check",
        label="Check Array",
        help="Compares copies and parity; rewrites only unreadable sectors.",
        does=ArrayWord(_SYNC_ACTION, "check"),
        kinds=_ARRAYS,
        risk=Risk.HARMLESS,
        source="Linux Documentation/admin-guide/md.rst, sync_action: check",
    ),
    Action(
        id="array-repair",
        label="Repair Mismatches",
        help="Overwrites what differs, without knowing which is correct.",
        does=ArrayWord(_SYNC_ACTION, "repair"),
        kinds=_ARRAYS,
        risk=Risk.DATA_LOSS,
        always_asks=True,
        danger="The wrong copy may remain. Check first, and compare with a backup.",
        source="Linux Documentation/admin-guide/md.rst, sync_action: repair",
    ),
    Action(
        id="array-cancel",
        label="Stop Check",
        help="The next one starts from the beginning.",
        does=ArrayWord(_SYNC_ACTION, "idle"),
        kinds=_ARRAYS,
        risk=Risk.HARMLESS,
        source="Linux drivers/md/md.c action_store",
    ),
    Action(
        id="array-pause",
        label="Pause",
        help="Until you resume or restart.",
        does=ArrayWord(_SYNC_ACTION, "frozen"),
        kinds=_ARRAYS,
        risk=Risk.PERFORMANCE,
        asks_by_state=True,
        danger="Until then, the next drive failure may cause data loss.",
        source="Linux Documentation/admin-guide/md.rst, sync_action: frozen",
    ),
    Action(
        id="array-resume",
        label="Resume",
        help="Also starts a pending one.",
        does=ArrayWord(_SYNC_ACTION, "idle"),
        kinds=_ARRAYS,
        risk=Risk.HARMLESS,
        source="Linux drivers/md/md.c action_store: idle",
    ),
    Action(
        id="array-bitmap-add",
        label="Add Bitmap",
        help="A crash costs minutes of resync, not hours.",
        does=ActionProcedure.ADD_BITMAP,
        kinds=_ARRAYS,
        risk=Risk.PERFORMANCE,
        source="mdadm(8) --grow --bitmap=internal",
    ),
    Action(
        id="array-bitmap-remove",
        label="Remove Bitmap",
        help="Every crash then requires a full resync.",
        does=ArrayWord("md/bitmap/location", "none"),
        kinds=_ARRAYS,
        risk=Risk.PERFORMANCE,
        always_asks=True,
        danger="A drive that fails during this resync does more damage.",
        source="Linux drivers/md/md-bitmap.c location_store",
    ),
)
"""In the order in which the menu shows them."""

ACTION_BY_ID: dict[str, Action] = {action.id: action for action in ACTIONS}


UNKNOWN_USE = Sentence("The drive's use is unknown.")

# -- judging -----------------------------------------------------------------------------------------------


def uses(usage: Usage) -> frozenset[Obstacle]:
    """Return what of *usage* can prevent an action."""
    # What cannot be ruled out is an obstacle like what is known.
    found = {Obstacle.SYSTEM} if usage.system or not usage.known else set()
    return frozenset(found if usage.idle else found | {Obstacle.IN_USE})


def refusal(action: Action, usage: Usage) -> str | None:
    """Return why *action* is not done to a drive so used, as a sentence, or None."""
    standing = uses(usage) & action.refused_if
    if standing and not usage.known:
        return in_turn(UNKNOWN_USE, _needs_idle(action))
    if Obstacle.SYSTEM in standing:
        return Sentence("The running system uses this drive.")
    if Obstacle.IN_USE in standing:
        return in_turn(_in_use(usage), _needs_idle(action))
    return None


def _needs_idle(action: Action) -> str:
    return Sentence("“{action}” requires an unused drive.", action=action.label)


def _in_use(usage: Usage) -> str:
    return Sentence("The drive is in use: {use}.", use=use_words(usage))


def question(action: Action, usage: Usage) -> str:
    """Return what the user has to agree to before *action*, as sentences; empty if nothing."""
    standing = uses(usage) & action.asks_if
    if not standing and not action.always_asks:
        return ""
    use = _in_use(usage) if Obstacle.IN_USE in standing else ""
    return in_turn(use if usage.known else UNKNOWN_USE, action.danger)


def use_words(usage: Usage) -> str:
    """Return what uses a drive, e.g. ``mounted at /home; part of md0``; empty if nothing is known to."""
    return beside(
        Sentence("mounted at {places}", places=_listed(usage.mounts)) if usage.mounts else "",
        Sentence("swap") if usage.swap else "",
        Sentence("part of {arrays}", arrays=_listed(usage.arrays)) if usage.arrays else "",
        Sentence("holds {volumes}", volumes=_listed(usage.volumes)) if usage.volumes else "",
    )


def _listed(names: Iterable[str]) -> str:
    """Return at most three of *names*, and how many more there are."""
    found = tuple(names)
    shown = ", ".join(found[:3])
    if len(found) <= 3:
        return shown
    return Sentence.counted(len(found) - 3, "{names} and {n} more", "{names} and {n} more", names=shown)
