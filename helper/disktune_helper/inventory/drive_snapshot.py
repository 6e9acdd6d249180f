"""One look at one drive: what could be learned about it at this moment, and from where.

Everything that judges or changes a drive works on a `Sight`, so that one request asks the drive once, and what may
not be asked (because it would wake it, or because this class may not) is decided here and nowhere else.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar, cast

from disktune_contract.drives import identify_page, recognition
from disktune_contract.drives.drive import DriveKind, DriveRef, Usage
from disktune_contract.drives.identify_page import Words
from disktune_contract.drives.power import PowerMode
from disktune_contract.messages.faults import Fault, Refusal
from disktune_contract.messages.journal import JournalEntry
from disktune_contract.record import field, record, replace
from disktune_contract.sentence import Sentence
from disktune_contract.settings.setting import Source
from disktune_helper.inventory import usage
from disktune_helper.inventory.asking import part
from disktune_helper.system import sysfs
from disktune_helper.system.ports import ChangingNode, Node, Ports
from disktune_helper.transport import ata, nvme_admin

Answer = TypeVar("Answer")

LastSet = Callable[[DriveRef, str], JournalEntry | None]
"""Returns the newest journal entry for a drive and a setting if it is still in force."""

_ATA_KINDS = frozenset({DriveKind.ATA, DriveKind.USB, DriveKind.SCSI})

_NO_COPY = Sentence(
    "The kernel keeps no copy of this drive's identify data. Reading it from the drive needs permission."
)

_NO_PERMISSION = Sentence("Reading from the controller needs permission.")

_TYPE_DISK = "0"
"""SCSI peripheral device type of disks, as sysfs prints it (SPC-4, standard INQUIRY data)."""

_SERIAL = slice(10, 20)
_MODEL = slice(27, 47)


@record
class Sight:
    """What one look gave. ``node`` is None when the drive was not opened (class browse)."""

    ports: Ports
    ref: DriveRef
    kind: DriveKind
    node: Node | None
    words: Words | None
    """IDENTIFY DEVICE, None if there is none."""
    source: Source
    """Where ``words`` come from."""
    why_no_words: str
    """A sentence, if this could be an ATA drive and ``words`` is None."""
    power: PowerMode | None
    """None if it was not asked for or the drive has no such thing."""
    last_set: LastSet
    """The journal's word on settings that a drive cannot be asked for."""
    id_ctrl: bytes | None = None
    """Identify Controller as the controller sent it, None if there is none."""
    why_no_id_ctrl: str = ""
    """A sentence, if this is an NVMe drive and ``id_ctrl`` is None."""
    mode_pages: dict[tuple[int, int], bytes | None] = field(default_factory=dict)
    """What a SCSI disk said of its mode pages that cannot change, by page and page control."""
    asked: dict[object, object] = field(default_factory=dict, kw_only=True)
    """What was asked of the drive beyond ``words`` during this look, so that it is asked once; see `once`."""
    shared: bool = False
    """Whether requests that change nothing share this look, for a moment."""

    @property
    def name(self) -> str:
        """The kernel name."""
        return self.ref.name

    @property
    def may_be_ata(self) -> bool:
        """Whether an ATA drive can be at the other end of this connection."""
        return self.kind in _ATA_KINDS

    @property
    def behind_libata(self) -> bool:
        """Whether the kernel itself speaks ATA to the drive and follows what is changed in it."""
        return self.kind is DriveKind.ATA

    @property
    def hands_on(self) -> bool:
        """Whether it is a volume that makes no requests, but hands on what it gets: all but some of multipath."""
        return self.kind is DriveKind.VOLUME and not self.ports.names(f"{sysfs.ROOT}/{self.name}/mq")

    @property
    def asleep(self) -> bool:
        """Whether the drive is known to sleep."""
        return self.power is not None and self.power.asleep

    @property
    def may_be_asked(self) -> bool:
        """Whether a question that might touch the medium disturbs nobody: the drive is known to be awake."""
        return self.power not in (None, PowerMode.UNKNOWN) and not self.asleep

    @property
    def is_scsi_disk(self) -> bool:
        """Whether the drive speaks SCSI itself: a translation of ATA has the ATA settings instead."""
        if self.kind is not DriveKind.SCSI or self.attribute("device/type") != _TYPE_DISK:
            return False
        return not speaks_ata(self.ports, self.name, self.kind)

    @property
    def own_serial(self) -> str:
        """The serial number in ``words`` where the identity is not made of it; empty if the drive was not asked.

        The kernel then goes by what a bridge says, and some bridges say the same of every drive that is put in.
        """
        if self.words is None or self.source is not Source.LIVE or identify_page.kept(self.ports, self.name):
            return ""
        return identify_page.string(self.words, _SERIAL.start, _SERIAL.stop - 1) or ""

    @property
    def used(self) -> Usage:
        """What the drive is used for: now, or at the first question of requests that share the look."""
        return self.once("used", self._used) if self.shared else self._used()

    def _used(self) -> Usage:
        return usage.usage(self.ports, self.name, usage.read_mounts(self.ports))

    def once(self, question: object, ask: Callable[[], Answer]) -> Answer:
        """Return what *ask* returned when *question* was first put during this look, or raise what it raised."""
        if question not in self.asked:
            try:
                self.asked[question] = ask()
            except Refusal as error:
                self.asked[question] = error
        answer = self.asked[question]
        if isinstance(answer, Refusal):
            raise answer
        return cast(Answer, answer)

    def attribute(self, attribute: str) -> str | None:
        """Return an attribute of the drive in sysfs, None if there is none."""
        return sysfs.text(self.ports, self.name, attribute)


@record
class OpenSight(Sight):
    """What a look gave through a node by which the drive can be changed."""

    node: ChangingNode


def opened(sight: Sight, node: ChangingNode) -> OpenSight:
    """Return *sight* with the means to change the drive."""
    return OpenSight(**(vars(sight) | {"node": node}))


def anew(sight: OpenSight) -> OpenSight:
    """Return a look at the same drive as it is now, through the node that is open."""
    return opened(look(sight.ports, sight.ref, sight.node, sight.last_set), sight.node)


def look(ports: Ports, ref: DriveRef, node: Node | None, last_set: LastSet) -> Sight:
    """Look at a drive: live through *node*, or, where that is None, at what the kernel remembers."""
    kind = recognition.kind_of(ports, ref.name)
    cached = identify_page.kept(ports, ref.name)
    words, source, power = cached, Source.CACHED, None
    why: str = _NO_COPY
    id_ctrl, why_no_id_ctrl = None, _NO_PERMISSION if kind is DriveKind.NVME else ""
    if sysfs.suspended(ports, ref.name):
        power = PowerMode.STANDBY
    elif node is not None and speaks_ata(ports, ref.name, kind):
        words, source, why = _ask(node, cached)
        power = ata.check_power_mode(node) if words else None
    elif node is not None and kind is DriveKind.NVME:
        id_ctrl, why_no_id_ctrl = _ask_controller(node)
    no_words = "" if words else why
    return Sight(ports, ref, kind, node, words, source, no_words, power, last_set, id_ctrl, why_no_id_ctrl)


def once_more(sight: Sight) -> Sight:
    """Return a look through the same open node for another request; whether the drive sleeps is asked anew."""
    if sight.power is None or sight.node is None:
        return sight
    return replace(sight, power=ata.check_power_mode(sight.node))


def speaks_ata(ports: Ports, name: str, kind: DriveKind) -> bool:
    """Return whether ATA commands may be sent to a drive at all.

    Behind libata always; behind a SCSI host if it says so; behind USB only if the medium is fixed, which is when
    udev's own ata_id asks, too: sticks and card readers have been seen to reset at the question.
    """
    if kind is DriveKind.ATA:
        return True
    if sysfs.text(ports, name, "device/type") not in (_TYPE_DISK, None):
        return False
    if kind is DriveKind.USB:
        return sysfs.number(ports, name, "removable") == 0
    if kind is DriveKind.SCSI:
        is_ata = sysfs.text(ports, name, "device/vendor") == "ATA"
        return is_ata or sysfs.binary(ports, name, "device/vpd_pg89") is not None
    return False


def measuring_would_wake() -> Refusal:
    """Return what refuses to measure a drive that sleeps, unless the request says that it may be woken."""
    return Refusal(Fault.WOULD_WAKE, Sentence("The drive is in standby or sleep mode. Measuring would wake it."))


def flicker_would_wake() -> Refusal:
    """Return what refuses to read a drive in a rhythm that sleeps."""
    why = Sentence("The drive is in standby or sleep mode. Reading would wake it and start its motor.")
    return Refusal(Fault.WOULD_WAKE, why)


def _ask_controller(node: Node) -> tuple[bytes | None, str]:
    """Return Identify Controller and why it is missing; raises if the drive is gone."""
    return part(lambda: nvme_admin.identify(node, nvme_admin.CNS_CONTROLLER))


def _ask(node: Node, cached: Words | None) -> tuple[Words | None, Source, str]:
    """Return the drive's own words; raises if another drive answered (security-requirements.md R8)."""
    try:
        words = ata.identify_device(node)
    except Refusal as error:
        if error.fault is Fault.DRIVE_GONE:
            raise
        return cached, Source.CACHED, error.why
    if cached and (words[_SERIAL], words[_MODEL]) != (cached[_SERIAL], cached[_MODEL]):
        raise Refusal(
            Fault.WRONG_DRIVE,
            Sentence(
                "{drive} answers as a different drive from the one that the kernel lists. "
                "Refresh, then try again.",
                drive=node.name,
            ),
        )
    return words, Source.LIVE, ""
