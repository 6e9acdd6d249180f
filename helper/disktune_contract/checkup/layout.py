"""Checks of how a drive is divided, formatted and mounted: alignment, shingles, TRIM, barriers, block size."""

from __future__ import annotations

from collections.abc import Iterator

from disktune_contract.checkup import links
from disktune_contract.checkup.attachment import Attachment, MountedSystem, PartitionPlace
from disktune_contract.checkup.check import (
    NO_TRIM,
    Certainty,
    Check,
    CheckResult,
    Facts,
    ReadFact,
    found,
    on_or_off,
    unknown,
    well,
)
from disktune_contract.drives.drive import DriveKind
from disktune_contract.health.nvme import NvmeFormat
from disktune_contract.sentence import Sentence
from disktune_contract.settings.setting import NOT_READ, NOT_REPORTED

_PAGE = 4096
_REAL = frozenset({DriveKind.ATA, DriveKind.NVME, DriveKind.SCSI, DriveKind.USB})


# -- alignment ---------------------------------------------------------------------------------------------


def _alignment(facts: Facts) -> CheckResult | None:
    if not facts.drive.partitions:
        return None
    if facts.attachment is None:
        return unknown(NOT_READ)
    sector = ReadFact(
        Sentence("Physical sector"), str(facts.drive.physical_sector_bytes), source="queue/physical_block_size"
    )
    flash = facts.rotates is False
    if facts.drive.physical_sector_bytes < _PAGE and not flash:
        return well(sector)
    off = [place for place in facts.attachment.partitions if _is_off(place, facts.drive.physical_sector_bytes)]
    evidence = (sector, *(_place(place) for place in off))
    bad = [place for place in off if place.used]
    if bad:
        return found(
            Sentence.counted(
                len(bad),
                "{n} partition is not aligned to 4 KiB.",
                "{n} partitions are not aligned to 4 KiB.",
            ),
            sector,
            *(_place(place) for place in bad),
            sure=Certainty.CERTAIN if facts.drive.physical_sector_bytes >= _PAGE else Certainty.LIKELY,
            advice=Sentence("Back up, then create the partition again."),
        )
    if any(place.used is None for place in off):
        return unknown(NOT_READ, *evidence)
    return well(*evidence)


def _is_off(place: PartitionPlace, sector: int) -> bool:
    """Return whether a write of 4 KiB to the partition touches two physical sectors."""
    if sector >= _PAGE and place.offset_bytes is not None:
        # Linux counts it to the unit that the drive prefers (block/blk-settings.c, queue_limit_alignment_offset),
        # which is larger than a sector on some: whole sectors are no fault.
        return place.offset_bytes % sector != 0
    return place.start_bytes % _PAGE != 0


def _place(place: PartitionPlace) -> ReadFact:
    return ReadFact(place.name, str(place.start_bytes), source="start, alignment_offset")


# -- shingled drives in arrays -----------------------------------------------------------------------------


_SHINGLED = (
    *("WD20EFAX", "WD30EFAX", "WD40EFAX", "WD60EFAX"),
    *("ST8000DM004", "ST6000DM003", "ST4000DM004", "ST3000DM007", "ST2000DM008", "ST2000DM005"),
    *("HDWD240", "HDWD260", "HDWL110", "HDWL120", "DT02ABA400", "DT02ABA600"),
)
"""Models that their vendors named as shingled in April 2020: Western Digital for WD Red, Seagate for BarraCuda,
Toshiba for P300, L200 and DT02. Other drives that do not report it are unknown."""


def _shingled(facts: Facts) -> CheckResult | None:
    if not facts.in_redundant_array or facts.rotates is False:
        return None
    if facts.ata is not None and facts.ata.zoned is not None:
        reported = ReadFact(Sentence("Zones"), facts.ata.zoned.value, source="IDENTIFY DEVICE word 69")
        return _shingled_member(reported, Certainty.CERTAIN)
    zoned = facts.attachment.zoned if facts.attachment is not None else ""
    if zoned.startswith("host-"):
        return _shingled_member(ReadFact(Sentence("Zones"), zoned, source="queue/zoned"), Certainty.CERTAIN)
    if any(model in facts.drive.model for model in _SHINGLED):
        return _shingled_member(
            ReadFact(Sentence("Model"), facts.drive.model, source=Sentence("vendors' lists")), Certainty.CERTAIN
        )
    if facts.ata is None or facts.rotates is None:
        return unknown(NOT_READ)
    if facts.ata.trim.supported:
        trim = ReadFact(Sentence("TRIM on a hard disk"), Sentence("supported"), source="IDENTIFY DEVICE word 169")
        return _shingled_member(trim, Certainty.LIKELY)
    return unknown(NOT_REPORTED)


def _shingled_member(evidence: ReadFact, sure: Certainty) -> CheckResult:
    return found(
        Sentence("An array member is shingled (SMR)."),
        evidence,
        sure=sure,
        advice=Sentence("Replace it by a CMR drive."),
    )


# -- TRIM --------------------------------------------------------------------------------------------------


def _trim_reaches(facts: Facts) -> CheckResult | None:
    if facts.drive.kind is DriveKind.USB:
        return links.trim(facts)
    if facts.rotates is not False:
        return None
    if facts.ata is None:
        return unknown(NOT_READ)
    if not facts.ata.trim.supported:
        return None
    supported = ReadFact(Sentence("TRIM"), Sentence("supported"), source="IDENTIFY DEVICE word 169")
    most = facts.attachment.discard_bytes if facts.attachment is not None else None
    if most is None:
        return unknown(NOT_READ, supported)
    sent = ReadFact(Sentence("Maximum discard size (TRIM)"), str(most), source="queue/discard_max_bytes")
    if most:
        return well(supported, sent)
    return found(
        NO_TRIM,
        supported,
        sent,
        advice=Sentence("Look for “{word}” in the kernel log.", word="TRIM"),
        setting="block.discard_limit",
    )


_TRIMMED = frozenset({"ext3", "ext4", "xfs", "btrfs", "f2fs", "jfs"})
"""Kinds of file systems that fstrim can trim and whose options show if they do it themselves."""


def _trim_runs(facts: Facts) -> CheckResult | None:
    if facts.rotates is not False:
        return None
    attachment = facts.attachment
    if attachment is None or attachment.mounts is None:
        return unknown(NOT_READ)
    if not attachment.discard_bytes:
        # Nothing to run: the check above gives the reason.
        return None
    trimmed = [one for one in attachment.mounts if one.kind in _TRIMMED and "ro" not in one.options]
    if not trimmed:
        return None
    runs = tuple(_runs(attachment))
    blocked = [one for one in trimmed if one.discard_bytes == 0]
    if blocked:
        return found(
            Sentence("TRIM does not pass to the drive."),
            *(ReadFact(one.point, one.device, source="queue/discard_max_bytes") for one in blocked),
            sure=Certainty.LIKELY,
            advice=Sentence("With LUKS, discard in /etc/crypttab passes it."),
        )
    left = [one for one in trimmed if not _discards(one)]
    evidence = (*runs, *_mounted(trimmed))
    if left and _stopped(attachment):
        return found(
            Sentence("fstrim.timer is on, but fstrim has not run."),
            *evidence,
            sure=Certainty.LIKELY,
            advice=Sentence("Run: systemctl status fstrim.timer"),
        )
    if not left or attachment.trim_timer:
        return well(*evidence)
    if attachment.trim_timer is None:
        return unknown(NOT_READ, *evidence)
    return found(
        Sentence("Neither fstrim.timer nor discard is on."),
        *evidence,
        sure=Certainty.LIKELY,
        advice=Sentence("Run: systemctl enable --now fstrim.timer"),
    )


def _trim_passes(facts: Facts) -> CheckResult | None:
    volume = facts.drive.volume
    if volume is None:
        return unknown(NOT_READ)
    # That a drive supports no TRIM is a finding about the drive, not the volume.
    if volume.trim_stopped_at in volume.drives:
        return None
    if not volume.trim_stopped_at and volume.thin_pool:
        # What the pool itself takes, it may keep: lvmthin(7), thin_pool_discards.
        return unknown(
            Sentence(
                "TRIM reaches the thin pool {pool}; check lvs -o+discards.",
                pool=volume.thin_pool,
            )
        )
    if not volume.trim_stopped_at:
        return well()
    return found(
        Sentence("TRIM does not pass to the drive."),
        ReadFact(Sentence("Stopped at"), volume.trim_stopped_at, source="queue/discard_max_bytes"),
        sure=Certainty.LIKELY,
        advice=volume.stops_trim,
    )


_LONG_S = 40 * 86400
"""util-linux starts fstrim once a week, some people do so once a month; a missed start is made up for at boot."""
_SETTLED_S = 2 * 86400


def _stopped(attachment: Attachment) -> bool:
    """Return whether the timer should have elapsed: it has not for long, and the computer has been on for days."""
    age, up = attachment.trim_age_s, attachment.up_s
    return bool(attachment.trim_timer) and age is not None and age > _LONG_S and up is not None and up > _SETTLED_S


def _runs(attachment: Attachment) -> Iterator[ReadFact]:
    """Yield what is known of runs of fstrim: who starts it, when last, and what the kernel discarded."""
    yield ReadFact(Sentence("fstrim.timer"), on_or_off(attachment.trim_timer), source="timers.target.wants, cron")
    if attachment.trim_age_s is not None:
        days = int(attachment.trim_age_s // 86400)
        ago = Sentence.counted(days, "{n} day ago", "{n} days ago") if days else Sentence("today")
        # The first start of the timer makes the stamp, too, and the stamp does not show whether fstrim succeeded.
        yield ReadFact(Sentence("Last fstrim.timer"), ago, source="stamp-fstrim.timer")
    if attachment.discarded_bytes is not None:
        yield ReadFact(
            Sentence("Discarded since boot"),
            Sentence("{n} bytes", n=attachment.discarded_bytes),
            source="stat",
        )


def _discards(mount: MountedSystem) -> bool:
    return any(option.partition("=")[0] == "discard" for option in mount.options)


# -- barriers ----------------------------------------------------------------------------------------------


_NO_BARRIER = frozenset({"nobarrier", "barrier=0", "barrier=none"})
"""ext3, ext4, btrfs, reiserfs and older XFS; each kernel shows the option only where it is in force."""


def _barrier(facts: Facts) -> CheckResult | None:
    attachment = facts.attachment
    if attachment is None or attachment.mounts is None:
        return unknown(NOT_READ)
    if not attachment.mounts:
        return None
    without = [one for one in attachment.mounts if not _NO_BARRIER.isdisjoint(one.options)]
    if not without:
        points = tuple(_mounted(attachment.mounts))
        return well(*points)
    cache = facts.write_cache
    if cache is not None and not cache[1]:
        off = ReadFact(Sentence("Write cache"), on_or_off(value=False), source=cache[0])
        return well(*_mounted(without), off)
    return found(
        Sentence("Without barriers, a power failure can destroy a file system."),
        *_mounted(without),
        # The cache may survive a power failure; neither kernel nor drive reports that.
        sure=Certainty.LIKELY,
        advice=Sentence("Remove it from /etc/fstab, unless the cache is protected."),
    )


def _mounted(mounts: tuple[MountedSystem, ...] | list[MountedSystem]) -> Iterator[ReadFact]:
    return (ReadFact(one.point, ",".join(one.options), source="/proc/self/mountinfo") for one in mounts)


# -- the block size of NVMe --------------------------------------------------------------------------------


_RANKS = {
    "best": Sentence("best"),
    "better": Sentence("better"),
    "good": Sentence("good"),
    "degraded": Sentence("degraded"),
}
"""The relative performance of a block size, best first."""


def _block_size(facts: Facts) -> CheckResult | None:
    space = facts.identification.namespace if facts.identification is not None else None
    if space is None or space.format is None or space.format.relative_performance not in _RANKS:
        return unknown(NOT_READ)
    now = space.format
    better = [one for one in space.formats if one.relative_performance in _RANKS and _is_better(one, now)]
    evidence = (_format(Sentence("In use"), now), *(_format(Sentence("Offered"), one) for one in better))
    if not better:
        return well(*evidence)
    return found(
        Sentence("4096-byte blocks are rated better."),
        *evidence,
        sure=Certainty.LIKELY,
        advice=Sentence("Only nvme format changes this, and erases the drive."),
    )


def _is_better(one: NvmeFormat, now: NvmeFormat) -> bool:
    ranks = tuple(_RANKS)
    better = ranks.index(one.relative_performance) < ranks.index(now.relative_performance)
    return now.data_bytes == 512 and one.data_bytes == _PAGE and not one.metadata_bytes and better


def _format(what: str, one: NvmeFormat) -> ReadFact:
    value = Sentence("{bytes} bytes: {rank}", bytes=one.data_bytes, rank=_RANKS[one.relative_performance])
    return ReadFact(what, value, source="Identify Namespace, LBAF and RP")


CHECKS = (
    Check(
        id="partitions.alignment",
        label=Sentence("Partition alignment"),
        kinds=_REAL,
        judge=_alignment,
        source="Linux block/partitions, alignment_offset; ACS-4 word 106",
    ),
    Check(
        id="array.shingled",
        label=Sentence("Shingled tracks in an array"),
        kinds=_REAL,
        judge=_shingled,
        source="ACS-4 word 69; vendors' lists of April 2020",
    ),
    Check(
        id="trim.reaches",
        label=Sentence("TRIM reaches the drive"),
        kinds=frozenset({DriveKind.ATA, DriveKind.USB}),
        judge=_trim_reaches,
        source="ACS-4 word 169; Linux drivers/scsi/sd.c sd_config_discard",
    ),
    Check(
        id="trim.runs",
        label=Sentence("TRIM runs"),
        kinds=_REAL,
        judge=_trim_runs,
        source="fstrim(8); ext4(5), btrfs(5), mount options",
    ),
    Check(
        id="trim.passes",
        label=Sentence("TRIM passes the layers"),
        kinds=frozenset({DriveKind.VOLUME}),
        judge=_trim_passes,
        source="Linux block/blk-settings.c blk_stack_limits, drivers/md/dm-crypt.c; crypttab(5), discard",
    ),
    Check(
        id="mount.barriers",
        label=Sentence("Write barriers"),
        kinds=_REAL | {DriveKind.ARRAY},
        judge=_barrier,
        source="ext4(5), option barrier; Linux fs/ext4/super.c",
    ),
    Check(
        id="nvme.block_size",
        label=Sentence("NVMe block size"),
        kinds=frozenset({DriveKind.NVME}),
        judge=_block_size,
        source="NVM Command Set 1.0c, LBA Format, Relative Performance",
    ),
)
