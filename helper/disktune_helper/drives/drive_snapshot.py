"""The state of one drive at one moment: what it reported, what it refused to report, and its surroundings.
Everything that judges or changes a drive works on a `DriveSnapshot`, so that one request asks the drive once, and
what may not be asked (because it would wake it, or because this class may not) is decided here and nowhere else.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import TypeVar, cast

from disktune_contract.drives import recognition
from disktune_contract.drives.drive import DriveKind, DriveRef, PowerMode, Usage
from disktune_contract.drives.recognition import Words
from disktune_contract.messages.faults import Fault, Refusal
from disktune_contract.messages.look import JournalEntry
from disktune_contract.record import field, record, replace
from disktune_contract.rules.rule_context import Surroundings
from disktune_contract.sentence import Sentence, in_turn
from disktune_contract.settings.setting import WOULD_WAKE_IT, Source
from disktune_helper.decode.fields import DecodeError
from disktune_helper.drives import ata, nvme_admin, usage
from disktune_helper.system import sysfs
from disktune_helper.system.ports import ChangingNode, Node, Ports

# -- questions that a drive may refuse, with a reason for a refusal ----------------------------------------

Answer = TypeVar("Answer")

MOST_LOST = 2
"""After so many answers that were lost on the way nothing more is asked: each may take 20 s and reset the link."""


def part(read: Callable[[], Answer]) -> tuple[Answer | None, str]:
    """Return what *read* returns, or None and why it could not be had; raises `Refusal` if the drive is gone."""
    try:
        return read(), ""
    except DecodeError as error:
        return None, str(error)
    except Refusal as error:
        if error.fault is Fault.DRIVE_GONE:
            raise
        return None, error.why


class Answers:
    """The answers to several questions, asked independently, and a sentence for each that could not be had."""

    def __init__(self) -> None:
        self._notes: list[str] = []
        self._lost = 0

    def of(self, what: str, read: Callable[[], Answer]) -> Answer | None:
        """Return what *read* returns, or None; raises `Refusal` if the drive is gone. *what* is a noun phrase."""
        if self._lost == MOST_LOST:
            self._miss(what, Sentence("Earlier answers were lost."))
            return None
        try:
            return read()
        except DecodeError as error:
            self._miss(what, str(error))
        except Refusal as error:
            if error.fault is Fault.DRIVE_GONE:
                raise
            self._lost += error.fault is Fault.IO_ERROR
            self._miss(what, error.why)
        return None

    def page(self, what: str, read: Callable[[], bytes], *, summed: bool = True) -> bytes | None:
        """Return a page of bytes, that add up to 0 if *summed*; otherwise as `of`.

        A page with a wrong sum is used, as smartctl uses it: current drives of WD send all thresholds with one. A
        page of zeros is what a bridge makes up.
        """
        found = self.of(what, read)
        if found is None:
            return None
        if not any(found):
            self._miss(what, Sentence("The drive sent only zeros."))
            return None
        if summed and sum(found) % 256:
            self._notes.append(Sentence("Wrong checksum, but used: {what}.", what=what))
        return found

    def _miss(self, what: str, why: str) -> None:
        self._notes.append(Sentence("Not read: {what}. {why}", what=what, why=why))

    @property
    def note(self) -> str:
        """What could not be read, and why, in sentences; empty if everything could."""
        return in_turn(*self._notes)


# -- the state of one drive at one moment ------------------------------------------------------------------

LastSet = Callable[[DriveRef, str], JournalEntry | None]
"""Returns the newest journal entry for a drive and a setting if it is still in force."""

_ATA_KINDS = frozenset({DriveKind.ATA, DriveKind.USB, DriveKind.SCSI})

_NO_COPY = Sentence("Reading it needs permission.")

_NO_PERMISSION = Sentence("Reading it needs permission.")

_TYPE_DISK = "0"
"""SCSI peripheral device type of disks, as sysfs prints it (SPC-4, standard INQUIRY data)."""

_SERIAL = slice(10, 20)
_MODEL = slice(27, 47)


@record
class DriveSnapshot:
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
    """Answers of a SCSI disk about its mode pages that cannot change, by page and page control."""
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
        """Whether the kernel itself sends ATA commands to the drive and follows what is changed in it."""
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
        """Whether a question that might touch the medium does no harm: the drive is known to be awake."""
        return self.power not in (None, PowerMode.UNKNOWN) and not self.asleep

    @property
    def is_scsi_disk(self) -> bool:
        """Whether the drive takes SCSI commands itself: a translation of ATA has the ATA settings instead."""
        if self.kind is not DriveKind.SCSI or self.attribute("device/type") != _TYPE_DISK:
            return False
        return not speaks_ata(self.ports, self.name, self.kind)

    @property
    def own_serial(self) -> str:
        """The serial number in ``words`` where the identity is not made of it; empty if the drive was not asked.

        The kernel then goes by what a bridge reports, and some bridges report the same for every drive.
        """
        if self.words is None or self.source is not Source.LIVE or recognition.kept(self.ports, self.name):
            return ""
        return recognition.string(self.words, _SERIAL.start, _SERIAL.stop - 1) or ""

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
class OpenDriveSnapshot(DriveSnapshot):
    """What a look gave through a node by which the drive can be changed."""

    node: ChangingNode


def opened(sight: DriveSnapshot, node: ChangingNode) -> OpenDriveSnapshot:
    """Return *sight* with the means to change the drive."""
    return OpenDriveSnapshot(**(vars(sight) | {"node": node}))


def anew(sight: OpenDriveSnapshot) -> OpenDriveSnapshot:
    """Read the state of the same drive again, through the node that is open."""
    return opened(look(sight.ports, sight.ref, sight.node, sight.last_set), sight.node)


def look(ports: Ports, ref: DriveRef, node: Node | None, last_set: LastSet) -> DriveSnapshot:
    """Read the state of a drive: live through *node*, or, where that is None, what the kernel remembers."""
    kind = recognition.kind_of(ports, ref.name)
    cached = recognition.kept(ports, ref.name)
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
    return DriveSnapshot(ports, ref, kind, node, words, source, no_words, power, last_set, id_ctrl, why_no_id_ctrl)


def once_more(sight: DriveSnapshot) -> DriveSnapshot:
    """Return *sight* for another request through the same open node, with the power mode read again."""
    if sight.power is None or sight.node is None:
        return sight
    return replace(sight, power=ata.check_power_mode(sight.node))


def speaks_ata(ports: Ports, name: str, kind: DriveKind) -> bool:
    """Return whether ATA commands may be sent to a drive at all.

    Behind libata always; behind a SCSI host if it reports so; behind USB only if the medium is fixed, which is
    when udev's own ata_id asks, too: sticks and card readers have been seen to reset at the question.
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


def reading_would_wake() -> Refusal:
    """Return the refusal to read a drive that sleeps, if the request does not allow waking it."""
    return Refusal(Fault.WOULD_WAKE, WOULD_WAKE_IT)


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
                "{drive} is now another drive. Refresh.",
                drive=node.name,
            ),
        )
    return words, Source.LIVE, ""


# -- what is around a drive and matters to its settings ----------------------------------------------------
#
# The array it is in, memory, and which services poll it.

_UDISKS_UNIT = "/sys/fs/cgroup/system.slice/udisks2.service"
"""Exists while udisksd runs as systemd's service: the unit's control group (version 2)."""


def surroundings_of(sight: DriveSnapshot) -> Surroundings:
    """Return what can be determined without asking the drive anything."""
    ports, name = sight.ports, sight.name
    used = sight.used
    return Surroundings(
        member_of=used.arrays,
        members=_members(sight),
        free_bytes=_free_bytes(ports),
        polled=sight.kind is DriveKind.ATA and _polled(ports, name),
        mounted=bool(used.mounts) or used.swap or not used.known,
        write_through=believes_no_cache(sight),
    )


def _members(sight: DriveSnapshot) -> int | None:
    """Return how many drives an array is made of; while it is reshaped, the count to come (md.rst, raid_disks)."""
    found = (sight.attribute("md/raid_disks") or "").split()
    return int(found[0]) if sight.kind is DriveKind.ARRAY and found and found[0].isdigit() else None


def _free_bytes(ports: Ports) -> int | None:
    """Return MemAvailable of /proc/meminfo, which counts in KiB (proc(5))."""
    try:
        found = re.search(r"^MemAvailable:\s+(\d+) kB$", ports.read_text("/proc/meminfo"), re.MULTILINE)
    except OSError:
        return None
    return int(found.group(1)) << 10 if found else None


def believes_no_cache(sight: DriveSnapshot) -> bool:
    """Return whether the kernel takes a SCSI disk for one without a write cache, which it then never flushes.

    ``cache_type`` is "write back", with or without more, only where it flushes (drivers/scsi/sd.c sd_cache_types).
    """
    folder = "device/scsi_disk"
    disks = sight.ports.names(f"{sysfs.ROOT}/{sight.name}/{folder}")
    beliefs = (sight.attribute(f"{folder}/{disk}/cache_type") for disk in disks)
    return any(belief and not belief.startswith("write back") for belief in beliefs)


def _polled(ports: Ports, name: str) -> bool:
    """Return whether udisks reads the drive's SMART data: it runs, SMART is on, and nothing forbids it."""
    known = sysfs.udev(ports, name)
    return (
        bool(ports.names(_UDISKS_UNIT))
        and known.get("ID_ATA_FEATURE_SET_SMART_ENABLED") == "1"
        and known.get("ID_ATA_SMART_ACCESS") != "none"
    )
