"""Facts of healthy drives, of which the tests change one at a time."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

from disktune_contract.arrays.array import ArrayBitmap, ArrayReport
from disktune_contract.checkup.attachment import (
    Attachment,
    CardAttachment,
    MountedSystem,
    PartitionPlace,
    PciAttachment,
    PciLink,
    SataLink,
    UsbAttachment,
)
from disktune_contract.checkup.check import Facts
from disktune_contract.drives.drive import ArrayInfo, Drive, DriveKind, Partition, Usage, VolumeInfo
from disktune_contract.health.health import AtaAttribute, AtaHealth, DeviceStatistic, Health, ScsiHealth
from disktune_contract.health.identification import AtaIdentity, Identification
from disktune_contract.health.nvme import NvmeFormat, NvmeNamespace
from disktune_contract.sentence import Sentence
from disktune_contract.settings.saved import SavedValue
from disktune_contract.settings.setting import Source, State, Status, Value
from disktune_helper.decode.identify import decode, parse_text

CORPUS = Path(__file__).parents[2] / "corpus"


def page(part: str) -> AtaIdentity:
    """Return the IDENTIFY data of the dump whose name contains *part*."""
    (path,) = (path for path in sorted((CORPUS / "identify").glob("*.hex")) if part in path.name)
    return decode(parse_text(path.read_text()))


SSD, DISK, OLD_DISK = page("Samsung_SSD_860"), page("Hitachi_HUA722010"), page("6Y120P0")


def drive(kind: DriveKind = DriveKind.ATA, **more: Any) -> Drive:
    """Return a drive with one partition at 1 MiB."""
    values: dict[str, Any] = {
        "name": "sda",
        "kind": kind,
        "identity": "wwn:naa.5",
        "diskseq": 1,
        "model": "Model",
        "serial": "S1",
        "firmware": "1",
        "wwn": "naa.5",
        "size_bytes": 1 << 40,
        "logical_sector_bytes": 512,
        "physical_sector_bytes": 4096,
        "rotational": False,
        "removable": False,
        "read_only": False,
        "link": "",
        "temperature_c": None,
        "partitions": (Partition("sda1", 2048, 1 << 30, ("/home",)),),
        "usage": Usage(("/home",)),
    }
    return Drive(**(values | more))


def state(setting: str, value: Value | None, status: Status = Status.OK, source: Source = Source.LIVE) -> State:
    """Return the state of a setting."""
    return State(setting, status, value, source)


def mount(*options: str, discard_bytes: int | None = 1 << 31, kind: str = "ext4") -> MountedSystem:
    """Return a file system with *options*."""
    return MountedSystem("/home", "sda1", kind, ("rw", *options), discard_bytes)


def place(offset: int | None = 0, start: int = 1 << 20, *, used: bool | None = True) -> PartitionPlace:
    """Return where a partition begins."""
    return PartitionPlace("sda1", offset, start, used)


def attached(**more: Any) -> Attachment:
    """Return a SATA drive on a fast port, with a file system."""
    values: dict[str, Any] = {
        "sata": SataLink(6.0, None, None, 6.0, 0x1022),
        "transfer_mode": "XFER_UDMA_6",
        "lowered": 0,
        "partitions": (place(),),
        "mounts": (mount(),),
        "discard_bytes": 1 << 31,
        "zoned": "none",
        "trim_timer": True,
    }
    return Attachment(**(values | more))


def identified(ata: AtaIdentity | None) -> Identification:
    """Return what an ATA drive says of itself."""
    return Identification(Source.LIVE, ata=ata)


def smart(**raw: int) -> Health:
    """Return SMART data with raw values by number: ``smart(a193=1000)``."""
    one = (AtaAttribute(int(name[1:]), 100, 100, 0, value, pre_failure=False) for name, value in raw.items())
    return Health(ata=AtaHealth(passed=True, attributes=tuple(one)))


def statistics(loads: int, hours: int, **raw: int) -> Health:
    """Return device statistics with load events and hours, and SMART data."""
    ata = smart(**raw).ata
    found = (DeviceStatistic(3, 24, loads), DeviceStatistic(1, 16, hours))
    return Health(ata=replace(ata, statistics=found) if ata is not None else None)


def sas(**counts: int) -> Health:
    """Return the log pages of a SAS disk."""
    none: dict[str, Any] = dict.fromkeys(
        (
            *("asc", "ascq", "temperature_c", "reference_temperature_c", "percentage_used", "starts"),
            *("rated_starts", "loads", "rated_loads", "other_errors"),
        )
    )
    return Health(scsi=ScsiHealth(**(none | {"errors": ()} | counts)))


def array(level: str = "raid5") -> Drive:
    """Return an array."""
    info = ArrayInfo(level, "clean", 3, 3, None, None, None, None)
    return drive(DriveKind.ARRAY, name="md0", array=info, partitions=())


def volume(stopped_at: str, thin_pool: str = "") -> Facts:
    """Return an encrypted volume, the layer that keeps TRIM from its drive, and the pool that it is on."""
    why = Sentence("The encryption does not let TRIM pass.") if stopped_at else ""
    info = VolumeInfo(
        "crypt", "LUKS2", ("sda5",), ("sda",), stops_trim=why, trim_stopped_at=stopped_at, thin_pool=thin_pool
    )
    return Facts(drive(DriveKind.VOLUME, name="dm-0", volume=info, partitions=()))


def report(**more: Any) -> ArrayReport:
    """Return a large array with a bitmap."""
    values: dict[str, Any] = dict.fromkeys(ArrayReport.__dataclass_fields__)
    values |= {
        "name": "md0",
        "at_s": 0.0,
        "level": "raid5",
        "state": "clean",
        "metadata": "1.2",
        "component_bytes": 1 << 40,
        "policy": "bitmap",
        "bitmap": ArrayBitmap("+8", 1 << 26),
        "members": (),
        "partial": False,
        "kernel": "",
    }
    return ArrayReport(**(values | more))


def solid(**more: Any) -> Facts:
    """Return a SATA solid-state drive."""
    values: dict[str, Any] = {
        "drive": drive(),
        "attachment": attached(),
        "identification": identified(SSD),
        "states": (
            state("ata.write_cache", value=True),
            state("block.write_cache_belief", "write back"),
            state("block.scheduler", "none"),
        ),
        "health": smart(a9=1000),
        "saved": (),
    }
    return Facts(**(values | more))


def disk(**more: Any) -> Facts:
    """Return a hard disk that is a member of a RAID 5."""
    values: dict[str, Any] = {
        "drive": drive(rotational=True),
        "attachment": attached(sata=SataLink(3.0, None, None, 6.0, 0x1022), discard_bytes=0),
        "identification": identified(DISK),
        "states": recovering(70, 70),
        "health": smart(a4=100, a9=10_000, a193=20_000),
        "arrays": (array(),),
        "saved": (),
    }
    return Facts(**(values | more))


def recovering(
    read: int | None, write: int | None, timeout: int | None = 30, scheduler: str = "bfq"
) -> tuple[State, ...]:
    """Return the states that matter to a member of an array."""
    return (
        state("ata.read_recovery", read),
        state("ata.write_recovery", write),
        state("scsi.timeout", timeout),
        state("block.scheduler", scheduler),
        state("ata.write_cache", value=True),
        state("block.write_cache_belief", "write back"),
    )


def usb(**more: Any) -> Facts:
    """Return a USB 3 solid-state drive with UAS in a fast port."""
    values: dict[str, Any] = {
        "speed": 5000.0,
        "version": "3.20",
        "can": 5000.0,
        "computer": 10000.0,
        "faster_port": True,
        "driver": "uas",
        "offers_uas": True,
        "quirk": False,
    }
    attachment = attached(sata=None, transfer_mode="", usb=UsbAttachment(**(values | more)))
    return solid(drive=drive(DriveKind.USB), attachment=attachment)


def bridged(mode: str = "full", discard: int | None = 0, **more: Any) -> Facts:
    """Return a drive behind a bridge that says that it takes UNMAP, and what the kernel makes of it."""
    values = {"provisioning": mode, "provisions": False, "unmap": True, "ids": "152d:0578"} | more
    facts = usb(**values)
    attachment = facts.attachment
    assert attachment is not None
    return replace(facts, attachment=replace(attachment, discard_bytes=discard), identification=None)


def card(kind: str = "MMC", **more: Any) -> Facts:
    """Return an eMMC, or a card of a slot."""
    attachment = attached(sata=None, transfer_mode="", card=CardAttachment(kind, **more))
    return solid(drive=drive(DriveKind.MMC), attachment=attachment, identification=None)


def nvme(now: PciLink, most: PciLink, port: PciLink | None, formats: tuple[NvmeFormat, ...] = ()) -> Facts:
    """Return an NVMe drive; the first of *formats* is in use."""
    given = dict.fromkeys(NvmeNamespace.__dataclass_fields__)
    values: dict[str, Any] = given | {"formats": formats, "format": formats[0] if formats else None}
    return solid(
        drive=drive(DriveKind.NVME, name="nvme0n1", physical_sector_bytes=512),
        attachment=attached(sata=None, transfer_mode="", pcie=PciAttachment(now, most, port)),
        identification=Identification(Source.LIVE, namespace=NvmeNamespace(**values) if formats else None),
        states=(state("nvme.write_cache", value=True), state("block.write_cache_belief", "write back")),
        health=None,
    )


def saved(**values: Value) -> tuple[SavedValue, ...]:
    """Return saved settings: ``saved(block_scheduler="bfq")``."""
    return tuple(SavedValue(name.replace("_", ".", 1), value) for name, value in values.items())
