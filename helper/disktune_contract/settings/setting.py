"""What a setting is: facts from which row, editor, validation, journal and help follow; and a change of one.

Nothing here does anything to a drive. ``access`` is *how* the helper reaches the value, as data: the helper
issues only commands of a declaration, so the catalogue is the complete list of what root may change.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from enum import IntEnum, StrEnum
from typing import TYPE_CHECKING

from disktune_contract.drives.drive import DriveKind
from disktune_contract.record import record
from disktune_contract.sentence import Sentence
from disktune_contract.settings.access import AtaAccess, ModeField, NvmeField
from disktune_contract.units import Unit, duration, number, quantity

if TYPE_CHECKING:
    from dataclasses import KW_ONLY


# -- why there is no value, or no other one --------------------------------------------------------------

NOT_SUPPORTED_HERE = Sentence("This drive does not support it.")
UNREADABLE = Sentence("The current value could not be read.")
UNCHANGEABLE = Sentence("This setting cannot be changed here.")
ONE_VALUE = Sentence("This drive offers only one value.")
IN_STANDBY = Sentence("The drive is in standby.")
NO_POWER_MODE = Sentence("The drive does not report its power mode.")
WOULD_WAKE_IT = Sentence("Reading it would wake the drive.")
NOT_REPORTED = Sentence("This is not reported.")
NOT_READ = Sentence("This was not read.")
WEARS = Sentence("Costs noise, power or wear.")
"""What is known of the cost of a value that wears, where its declaration names none."""


# -- terms of a declaration: values, risks, lifetimes ------------------------------------------------------

Value = bool | int | str

LARGEST = (1 << 31) - 1
"""The end of ranges for which the kernel has none, or a farther one: its ``int``, and what editors take."""


class Risk(IntEnum):
    """What the worst wrong value does. Higher is worse; DESTROYS does not exist, it is never offered."""

    HARMLESS = 0
    """Nothing that lasts."""
    PERFORMANCE = 1
    """Things get slower."""
    WEAR = 2
    """Noise, power use or mechanical wear."""
    DATA_LOSS = 3
    """A power failure may lose data that a program believes to be saved."""
    HANG = 4
    """The machine or the drive may hang until it is switched off."""


class Lifetime(StrEnum):
    """How long a value lasts if nothing restores it."""

    KERNEL = "kernel"
    """Until the drive is unplugged or the machine restarts; the kernel keeps it."""
    VOLATILE = "volatile"
    """Until the drive loses power or is reset; often also lost in suspend."""
    PERMANENT = "permanent"
    """The drive keeps it without power."""


class EffectLayer(StrEnum):
    """At which of the layers between a file and a drive a value counts."""

    DEVICE = "device"
    """At the device alone that it is set on: what is in the drive, its port, the array."""
    READ_AHEAD = "read-ahead"
    """Where a file system takes its read-ahead from: its own, or the device that it is mounted from."""
    MAKING_REQUESTS = "making-requests"
    """Where requests are made of what files need, which the layers above pass on: the scheduler."""
    QUEUE = "queue"
    """At every queue that requests go through."""
    EVERY_LAYER = "every-layer"
    """Where all layers pass it on: discard."""


# -- what values are allowed -------------------------------------------------------------------------------


@record
class Toggle:
    """On or off."""

    def problem(self, value: Value) -> str | None:
        """Return why *value* is not admissible, or None if it is."""
        return None if isinstance(value, bool) else Sentence("the value must be on or off")

    def label(self, value: Value) -> str:
        """Return *value* in words."""
        return "on" if value else "off"


@record
class Choice:
    """One word of a closed list; the drive narrows it to what it offers."""

    values: tuple[str, ...]
    """In the kernel's own spelling, by which people search for them."""
    meanings: tuple[str, ...] = ()
    """What each of them comes to, in plain words and the same order; empty where the words are clear."""
    open: bool = False
    """Whether a kernel may offer other words, too, which are then admitted on drives where it does."""

    def meaning(self, value: Value | None) -> str:
        """Return what *value* comes to; empty if the declaration does not have it."""
        return dict(zip(self.values, self.meanings, strict=False)).get(str(value), "")

    def problem(self, value: Value) -> str | None:
        """Return why *value* is not admissible, or None if it is."""
        if isinstance(value, str) and (value in self.values or (self.open and _is_name(value))):
            return None
        return Sentence("the value must be one of: {values}", values=", ".join(self.values))

    def label(self, value: Value) -> str:
        """Return *value* in words."""
        return str(value)


def _is_name(text: str) -> bool:
    """Whether *text* could be the kernel's name of a scheduler (include/linux/elevator.h ELV_NAME_MAX)."""
    return 0 < len(text) < 16 and text.isascii() and text.replace("-", "").replace("_", "").isalnum()


@record
class Range:
    """A whole number from ``minimum`` to ``maximum``, as far as kernel or drive take one, and perhaps "off"."""

    minimum: int
    maximum: int
    step: int = 1
    """From one number that is offered to the next; those between are admitted."""
    off: int | None = None
    """The number that means "switched off"; it may be outside the range."""
    unit: Unit = Unit.NONE
    off_word: str = "off"
    """What ``off`` means, where it is not "off": "no limit", "system limit"."""
    sensible: tuple[int, int] | None = None
    """The ends of what is offered; a value beyond them gets a caution. None where all of the range is."""
    grain: int = 1
    """What the drive counts in: other numbers cannot be sent to it."""

    @property
    def usual(self) -> tuple[int, int]:
        """The least and the greatest number that are offered."""
        return self.sensible or (self.minimum, self.maximum)

    def problem(self, value: Value) -> str | None:
        """Return why *value* is not admissible, or None if it is."""
        if isinstance(value, bool) or not isinstance(value, int):
            return Sentence("the value must be a whole number")
        if value == self.off:
            return None
        if not self.minimum <= value <= self.maximum:
            low, high = number(self.minimum), self.amount(self.maximum)
            return Sentence("the value must be from {low} to {high}", low=low, high=high)
        return Sentence("the value must be a multiple of {step}", step=self.grain) if value % self.grain else None

    def label(self, value: Value) -> str:
        """Return *value* in words."""
        if value == self.off and not isinstance(value, bool):
            return self.off_word
        # In the unit of the declaration, as it is typed: in another one the same value would look like a new one.
        return self.amount(int(value)) if isinstance(value, int) else value

    def amount(self, value: int) -> str:
        """Return a number with the unit of the declaration: ``1 command``, ``2048 KiB``."""
        counted = _COUNTED.get(self.unit)
        return quantity(value, self.unit) if counted is None else counted(value)


_COUNTED: Mapping[Unit, Callable[[int], Sentence]] = {
    Unit.SECTORS: lambda n: Sentence.counted(n, "{n} sector", "{n} sectors"),
    Unit.REQUESTS: lambda n: Sentence.counted(n, "{n} request", "{n} requests"),
    Unit.COMMANDS: lambda n: Sentence.counted(n, "{n} command", "{n} commands"),
    Unit.STRIPES: lambda n: Sentence.counted(n, "{n} stripe", "{n} stripes"),
    Unit.THREADS: lambda n: Sentence.counted(n, "{n} thread", "{n} threads"),
}
"""Units that are words, which have forms for numbers and a translation; symbols have neither."""


@record
class TableRow:
    """One code of a `Table`, with the words for it."""

    code: int
    label: str
    common: bool = False
    """Whether it belongs on the short list that is shown first."""


@record
class Table:
    """Codes that mean something a person would not guess, such as the ATA standby timer."""

    rows: tuple[TableRow, ...]
    tick_s: float = 0
    """Seconds that 1 represents, where codes without a row are times, too: a drive may show them."""
    codes: tuple[int, int] | None = None
    """The lowest and the highest code of the field. A code without a row may be found, and so be set again."""

    def has_row(self, code: Value) -> bool:
        """Whether *code* is one of those that are offered."""
        return any(row.code == code for row in self.rows)

    def problem(self, value: Value) -> str | None:
        """Return why *value* is not admissible, or None if it is."""
        low, high = self.codes or (0, -1)
        if type(value) is int and (low <= value <= high or self.has_row(value)):
            return None
        return Sentence("this setting has no such value")

    def label(self, value: Value) -> str:
        """Return *value* in words."""
        unlisted = duration(value * self.tick_s) if self.tick_s and isinstance(value, int) else str(value)
        return next((row.label for row in self.rows if row.code == value), unlisted)


Domain = Toggle | Choice | Range | Table


# -- how the helper reaches it -----------------------------------------------------------------------------


class Bound(StrEnum):
    """Where the upper end of a kernel attribute comes from, if not from its declaration."""

    NCQ_DEPTH = "ncq-depth"
    """IDENTIFY DEVICE word 75 bits 4:0, plus 1."""
    HOST_QUEUE = "host-queue"
    """``can_queue`` of the SCSI host."""
    HARDWARE_TAGS = "hardware-tags"
    """The tags of the hardware queue, ``mq/0/nr_tags``; under a scheduler, what the kernel gives that."""
    HARDWARE_SECTORS = "hardware-sectors"
    """``queue/max_hw_sectors_kb``."""
    STRIPE_CACHE = "stripe-cache"
    """``md/stripe_cache_size``."""


@record
class Needs:
    """Another attribute that has to show ``text``, or the setting is not there. An absent one does not count."""

    attribute: str
    text: str
    otherwise: str
    """Why it is not there, as a sentence."""


@record
class SysfsAttribute:
    """One file of the kernel: what all kinds of them have in common.

    ``attribute`` is a path below ``/sys/block/<drive>``. A component ``*`` is the one entry that the directory
    has. The first component may lead elsewhere: ``@host`` to the SCSI host of the drive's port, ``@nvme`` to its
    NVMe controller, ``@enclosure`` to its slot in an enclosure, ``@sysctl`` to ``/proc/sys``.
    """

    attribute: str
    _: KW_ONLY
    kinds: frozenset[DriveKind] | None = None
    """On which drives the file has this meaning; None: wherever it exists."""
    needs: tuple[Needs, ...] = ()
    locked: str = ""
    """A sentence why it is shown and never written. Empty where it is written."""


@record
class SysfsNumber(SysfsAttribute):
    """A decimal number, at most the least of its ``bounds``; for a `Range` or a `Table`."""

    _: KW_ONLY
    bounds: tuple[Bound, ...] = ()
    decimals: int = 0
    """Digits after the point: with 3, what the kernel calls ``0.200`` is the value 200."""
    unit_size: int = 1
    """How many of the file's units one unit of the value is: 1024 for KiB where the kernel counts bytes."""
    least: int | None = None
    """What the kernel makes of a smaller number; a smaller one that it chose itself cannot be restored."""
    off_texts: tuple[str, ...] = ()
    """Words that the kernel shows, or takes, for the range's ``off``; the first is the one that is written."""


@record
class SysfsChoice(SysfsAttribute):
    """A list of words with the active one in brackets; for a `Choice`."""


@record
class SysfsFlag(SysfsAttribute):
    """Two texts for on and off; for a `Toggle`."""

    _: KW_ONLY
    on: str = "1"
    off: str = "0"


@record
class SysfsWord(SysfsAttribute):
    """One text and nothing else; for a `Choice`. A text outside the choice is shown, and locks the setting."""


# -- ioctls of block devices -------------------------------------------------------------------------------


READ_ONLY, WRITABLE = "read-only", "writable"
"""The two values of a `ReadOnlyFlag`. Neither is the safe side: one protects, the other lets things be saved."""


@record
class ReadOnlyFlag:
    """BLKROSET, read back from ``/sys/block/<drive>/ro``."""


@record
class PioWidth:
    """HDIO_GET_32BIT and HDIO_SET_32BIT: whether the port moves 32 bits at once in PIO modes."""


@record
class Legacy:
    """Nothing reaches it any more; ``reason`` is the sentence about that."""

    reason: str


Access = (
    AtaAccess
    | SysfsNumber
    | SysfsChoice
    | SysfsFlag
    | SysfsWord
    | ReadOnlyFlag
    | PioWidth
    | NvmeField
    | ModeField
    | Legacy
)


class Purpose(StrEnum):
    """What people change a setting for; the value is the heading of its section."""

    SPEED = "Performance"
    NOISE_AND_POWER = "Noise and Power"
    RELIABILITY = "Reliability"
    MONITORING = "Monitoring"
    OLD = "Obsolete"


class Medium(StrEnum):
    """What kind of drive it is, as far as it decides which settings matter."""

    HDD = "hdd"
    SSD = "ssd"
    NVME = "nvme"
    ARRAY = "array"
    VOLUME = "volume"


EVERY_MEDIUM = frozenset(Medium)


# -- the declaration ---------------------------------------------------------------------------------------


@record
class Setting:
    """One thing about a drive that a person can change."""

    id: str
    """Never changes: files, wire, journal and documents use it."""
    label: str
    """The field's term: of the kernel file, the standard or the usual tool; at most 32 characters."""
    help: str
    """One or two sentences of at most 20 words: what it does, when to change it and what that costs."""
    purpose: Purpose
    domain: Domain
    access: Access
    risk: Risk
    lifetime: Lifetime
    source: str
    """Where the facts come from: a clause of a standard, or a file of the kernel."""
    hdparm: str = ""
    """The flag of hdparm for it, for those who know it; `hdparm_options.compared` describes the difference."""
    other_names: tuple[str, ...] = ()
    """Names in other tools that do not follow from ``hdparm`` and ``access``: "multcount", "blockdev --setra"."""
    danger: str = ""
    """For DATA_LOSS and HANG: what exactly may happen, for the confirmation."""
    less: str = ""
    """What the low end of a range means, in a word or two ("quiet")."""
    more: str = ""
    """What the high end means ("fast")."""
    bands: tuple[tuple[int, str], ...] = ()
    """From which number on a range means what, ascending: what a person would not guess from the number."""
    after: tuple[str, ...] = ()
    """Settings that, if changed together with this one, have to be changed first."""
    behind: tuple[str, Value] | None = None
    """A setting, and the value it has to have for this one to be there at all; one change may bring both."""
    matters_to: frozenset[Medium] = frozenset()
    """For which drives it is among the few that are shown first; the rest is one click away."""
    default: Value | None = None
    """What it is until it is changed, if that is the same everywhere; a drive may know better."""
    spares_system: bool = False
    """Never switched on in the drive that the running system is on; switching it off there is allowed."""
    momentary: bool = False
    """Of use only while a person looks: never saved for the next boot, never handed to another tool."""
    takes_hold: EffectLayer | None = None
    """None where it follows from ``access``, by `disktune_contract.layers.takes_hold.where`."""
    shows_late: bool = False
    """What it harms shows after hours of use, not in the seconds of a trial: it may be tried for hours."""


class Status(StrEnum):
    """Whether a setting can be changed on this drive now, and if not, why not."""

    OK = "ok"
    UNSUPPORTED = "unsupported"
    """This drive, or the way it is connected, does not have it."""
    UNREADABLE = "unreadable"
    """It exists, but asking for it failed."""
    LOCKED = "locked"
    """It can be seen but not changed here; ``reason`` is what would unlock it."""
    ASLEEP = "asleep"
    """The drive is asleep and asking would wake it."""
    LEGACY = "legacy"
    """Meant something on kernels and drives that are gone."""


class Source(StrEnum):
    """Where a shown value comes from."""

    LIVE = "live"
    """Asked for just now."""
    CACHED = "cached"
    """What the kernel has kept from its last reading; it can be out of date."""
    REMEMBERED = "remembered"
    """What DiskTune last set; the drive cannot be asked."""
    FILE = "file"
    """What a file contains; the drive is not there."""


@record
class Offer:
    """What this drive admits of the declared domain; None leaves the declaration unchanged."""

    minimum: int | None = None
    maximum: int | None = None
    choices: tuple[str, ...] | None = None
    codes: tuple[int, ...] | None = None
    """Of a `Table`."""


@record
class State:
    """One setting on one drive, now."""

    setting: str
    status: Status
    value: Value | None
    """None is unknown: never off, never zero."""
    source: Source
    reason: str = ""
    """A sentence: why it is not OK, or what to know about the value."""
    offer: Offer = Offer()
    set_at: float | None = None
    """For REMEMBERED values: when, in seconds since the epoch."""
    default: Value | None = None
    """What the drive reports that it starts with, where it can be asked."""


# -- changes: a setting gets a value on a drive ------------------------------------------------------------


@record
class Change:
    """One setting is to become ``value``, from ``expected``, which the user saw (None: unknown)."""

    setting: str
    expected: Value | None
    value: Value
