"""The table of conditions: for each check facts that make it true, facts that make it false, and facts missing."""

from __future__ import annotations

from dataclasses import replace

import pytest

from disktune_contract.catalog import BY_ID
from disktune_contract.checkup.attachment import BusMode, PciLink, SataLink
from disktune_contract.checkup.check import Certainty, CheckResult, Facts, FirmwareFacts, Outcome
from disktune_contract.checkup.checks import CHECKS, check_up
from disktune_contract.drives.drive import DriveKind
from disktune_contract.health.health import Health, Reserve
from disktune_contract.health.identification import Zoned
from disktune_contract.health.nvme import NvmeFormat
from disktune_contract.health.sample import HealthSample
from disktune_contract.sentence import Sentence
from disktune_contract.settings.saved import SavedValue, Supply
from disktune_contract.settings.setting import Source, State, Status
from tests.contract.checkup import sample_facts as given
from tests.each import each
from tests.narrowed import present

FOUND, WELL, UNKNOWN = Outcome.FOUND, Outcome.WELL, Outcome.UNKNOWN
NONE = None
"""The check does not apply."""
AMD, INTEL = 0x1022, 0x8086

GEN3, GEN4 = PciLink(8.0, 4), PciLink(16.0, 4)
BLOCKS = (NvmeFormat(0, 512, 0, "good"), NvmeFormat(1, 4096, 0, "best"))


def sata(*link: float | int | None) -> Facts:
    return given.solid(attachment=given.attached(sata=SataLink(*link)))  # type: ignore[arg-type]


def mode(name: str, lowered: int | None = 0) -> Facts:
    return given.solid(attachment=given.attached(transfer_mode=name, lowered=lowered))


def placed(facts: Facts, *places: object, sector: int = 4096) -> Facts:
    attachment = given.attached(partitions=places)
    return replace(facts, attachment=attachment, drive=replace(facts.drive, physical_sector_bytes=sector))


def zoned(zones: Zoned | None, *, trim: bool = False, model: str = "Model", **more: object) -> Facts:
    ata = replace(given.DISK, zoned=zones, trim=replace(given.DISK.trim, supported=trim))
    one = given.drive(rotational=True, model=model)
    return given.disk(identification=given.identified(ata), drive=one, **more)


def mounted(*options: str, timer: bool | None = False, through: int | None = 1 << 31, kind: str = "ext4") -> Facts:
    mount = given.mount(*options, discard_bytes=through, kind=kind)
    return given.solid(attachment=given.attached(mounts=(mount,), trim_timer=timer))


def stale(age_days: float | None, up_days: float | None, *options: str) -> Facts:
    seconds = (None if days is None else days * 86400.0 for days in (age_days, up_days))
    age, up = seconds
    attachment = given.attached(mounts=(given.mount(*options),), trim_timer=True, trim_age_s=age, up_s=up)
    return given.solid(attachment=attachment)


def firmware(**more: str) -> Facts:
    return given.solid(firmware=FirmwareFacts("1.0", **more))


def scheduled(name: str | None) -> Facts:
    return given.disk(states=(given.state("block.scheduler", name),))


def cached(on: bool | None, belief: str = "write back", status: Status = Status.OK) -> Facts:
    others = ("nvme.write_cache", "scsi.write_cache")
    states = (
        given.state("ata.write_cache", on, status),
        given.state("block.write_cache_belief", belief),
        *(given.state(other, None, Status.UNSUPPORTED) for other in others),
    )
    return given.solid(states=states)


def bitmap(location: str | None, policy: str | None = "resync", **more: object) -> Facts:
    where = given.report().bitmap
    found = given.report(
        bitmap=replace(where, location=location) if where and location else None, policy=policy, **more
    )
    return given.solid(drive=given.array(), report=found)


def kept(value: object, now: object, source: Source = Source.LIVE, **more: object) -> Facts:
    states = (given.state("block.read_ahead", now, source=source),)  # type: ignore[arg-type]
    return given.solid(saved=given.saved(block_read_ahead=value), states=states, **more)  # type: ignore[arg-type]


def days(worn: str, count: int, a_day: int) -> tuple[HealthSample, ...]:
    """Return the samples of 20 days, of which the last has *count*."""
    counts = (count - day * a_day for day in range(20))
    return tuple(replace(HealthSample(1e9 - day * 86_400), **{worn: one}) for day, one in enumerate(counts))  # type: ignore[arg-type]


def parked(count: int, a_day: int, sas: int = 0) -> Facts:
    """Return a disk that parked so often, in 3000 hours, and lately so often a day; *sas* is its own rating."""
    health = given.sas(loads=count, rated_loads=sas) if sas else given.smart(a193=count, a9=3000)
    return replace(given.disk(health=health), samples=days("loads", count, a_day), now=1e9)


def started(count: int, a_day: int) -> Facts:
    """Return a disk whose motor started so often, and lately so often a day."""
    return replace(given.disk(health=given.smart(a4=count)), samples=days("starts", count, a_day), now=1e9)


TABLE: list[tuple[str, str, Facts, Outcome | None]] = [
    ("link.sata", "half of what both can", sata(3.0, None, None, 6.0, AMD), FOUND),
    ("link.sata", "a quarter of it", sata(1.5, None, None, 6.0, INTEL), FOUND),
    ("link.sata", "lowered after errors", sata(3.0, 3.0, None, None, INTEL), FOUND),
    ("link.sata", "limited by the firmware", sata(3.0, 3.0, 3.0, 6.0, AMD), FOUND),
    ("link.sata", "as fast as the drive", sata(6.0, None, None, 6.0, AMD), WELL),
    ("link.sata", "as fast as the port", sata(3.0, None, None, 3.0, AMD), WELL),
    ("link.sata", "the limit is above the drive", sata(6.0, 6.0, None, None, None), WELL),
    ("link.sata", "a chipset with slower ports", sata(3.0, None, None, 6.0, INTEL), UNKNOWN),
    ("link.sata", "a port that says nothing", sata(3.0, None, None, None, AMD), UNKNOWN),
    ("link.sata", "files not read", given.solid(attachment=None), UNKNOWN),
    ("link.sata", "drive not asked", given.solid(identification=None), UNKNOWN),
    ("link.sata", "parallel ATA", given.disk(identification=given.identified(given.OLD_DISK)), NONE),
    ("link.pcie", "half the lanes", given.nvme(PciLink(8.0, 2), GEN3, GEN4), FOUND),
    ("link.pcie", "a generation less", given.nvme(GEN3, GEN4, GEN4), FOUND),
    ("link.pcie", "both", given.nvme(PciLink(2.5, 1), GEN4, GEN4), FOUND),
    ("link.pcie", "as good as the port", given.nvme(GEN3, GEN4, GEN3), WELL),
    ("link.pcie", "as good as the drive, port unknown", given.nvme(GEN3, GEN3, None), WELL),
    ("link.pcie", "less, port unknown", given.nvme(GEN3, GEN4, None), UNKNOWN),
    ("link.pcie", "link unknown", given.nvme(PciLink(), GEN4, GEN4), UNKNOWN),
    ("link.pcie", "files not read", replace(given.nvme(GEN3, GEN3, GEN3), attachment=None), UNKNOWN),
    ("link.usb", "USB 2 port", given.usb(speed=480.0, version="2.10", faster_port=False), FOUND),
    ("link.usb", "USB 2 cable in a USB 3 port", given.usb(speed=480.0, version="2.10"), FOUND),
    ("link.usb", "USB 3 by version alone", given.usb(speed=480.0, version="3.00", can=None), FOUND),
    ("link.usb", "full speed", given.usb(), WELL),
    ("link.usb", "a USB 2 device", given.usb(speed=480.0, version="2.00", can=None), WELL),
    ("link.usb", "no faster port", given.usb(speed=480.0, version="2.10", computer=480.0), WELL),
    ("link.usb", "10 Gb/s at 5", given.usb(can=10000.0), UNKNOWN),
    ("link.usb", "2.10 means either", given.usb(speed=480.0, version="2.10", can=None), UNKNOWN),
    ("link.usb", "full speed of an old device", given.usb(speed=12.0, version="2.00", can=None), UNKNOWN),
    ("link.usb", "10 Gb/s behind a hub of 5", given.usb(can=10000.0, port=5000.0), FOUND),
    ("link.usb", "10 Gb/s at 5 in a port of 10", given.usb(can=10000.0, port=10000.0), UNKNOWN),
    ("link.usb", "speed not read", given.usb(speed=None), UNKNOWN),
    ("usb.uas", "bound to usb-storage", given.usb(driver="usb-storage"), FOUND),
    ("usb.uas", "forbidden by an option", given.usb(driver="usb-storage", quirk=True), FOUND),
    ("usb.uas", "a controller without streams", given.usb(driver="usb-storage", without_streams=True), FOUND),
    ("usb.uas", "uas not loaded", given.usb(driver="usb-storage", uas_there=False), FOUND),
    ("usb.uas", "avoided because of faults", given.usb(driver="usb-storage", avoided=True), WELL),
    ("usb.uas", "uas", given.usb(), WELL),
    ("usb.uas", "offers no UAS", given.usb(driver="usb-storage", offers_uas=False), WELL),
    ("usb.uas", "descriptors not read", given.usb(driver="usb-storage", offers_uas=None), UNKNOWN),
    ("usb.uas", "driver not read", given.usb(driver=""), UNKNOWN),
    ("transfer.mode", "PIO", mode("XFER_PIO_4"), FOUND),
    ("transfer.mode", "lowered", mode("XFER_UDMA_5", 1), FOUND),
    ("transfer.mode", "DMA", mode("XFER_UDMA_6"), WELL),
    ("transfer.mode", "not read", mode("", None), UNKNOWN),
    ("partitions.alignment", "on 4 KiB sectors", placed(given.disk(), given.place(512, 63 * 512)), FOUND),
    ("partitions.alignment", "on flash", placed(given.solid(), given.place(0, 63 * 512), sector=512), FOUND),
    ("partitions.alignment", "aligned", placed(given.solid(), given.place()), WELL),
    (
        "partitions.alignment",
        "the drive prefers larger units",
        placed(given.disk(), given.place(98304 - 32768, 1 << 20)),
        WELL,
    ),
    ("partitions.alignment", "an empty one", placed(given.disk(), given.place(512, 17408, used=False)), WELL),
    ("partitions.alignment", "small sectors", placed(given.disk(), given.place(0, 63 * 512), sector=512), WELL),
    ("partitions.alignment", "content unknown", placed(given.disk(), given.place(512, 17408, used=None)), UNKNOWN),
    ("partitions.alignment", "files not read", given.solid(attachment=None), UNKNOWN),
    ("partitions.alignment", "no partitions", given.solid(drive=given.drive(partitions=())), NONE),
    ("array.shingled", "by its own word", zoned(Zoned.DEVICE_MANAGED), FOUND),
    ("array.shingled", "by the kernel's", zoned(None, attachment=given.attached(zoned="host-aware")), FOUND),
    ("array.shingled", "by its vendor's list", zoned(None, model="WDC WD40EFAX-68JH4N0"), FOUND),
    ("array.shingled", "TRIM on a hard disk", zoned(None, trim=True), FOUND),
    ("array.shingled", "in no array", zoned(Zoned.DEVICE_MANAGED, arrays=()), NONE),
    ("array.shingled", "without redundancy", zoned(Zoned.DEVICE_MANAGED, arrays=(given.array("raid0"),)), NONE),
    ("array.shingled", "flash", given.solid(arrays=(given.array(),)), NONE),
    ("array.shingled", "does not say", zoned(None), UNKNOWN),
    ("array.shingled", "not asked", given.disk(identification=None), UNKNOWN),
    ("trim.reaches", "not sent", given.solid(attachment=given.attached(discard_bytes=0)), FOUND),
    ("trim.reaches", "sent", given.solid(), WELL),
    ("trim.reaches", "a hard disk", given.disk(), NONE),
    ("trim.reaches", "not read", given.solid(attachment=None), UNKNOWN),
    ("trim.reaches", "not sent through a bridge", given.bridged(), FOUND),
    ("trim.reaches", "off for another reason", given.bridged("unmap"), FOUND),
    ("trim.reaches", "sent through a bridge", given.bridged("unmap", 1 << 20), WELL),
    ("trim.reaches", "a bridge, not read", given.bridged(discard=None), UNKNOWN),
    ("trim.reaches", "a bridge that does not say", given.bridged(unmap=None), UNKNOWN),
    ("trim.reaches", "not asked", given.solid(identification=None), UNKNOWN),
    ("firmware.newest", "there is newer", firmware(newest="2.0", remote="lvfs"), FOUND),
    ("firmware.newest", "there is newer, from an unnamed place", firmware(newest="2.0"), FOUND),
    ("firmware.newest", "there is none", firmware(), WELL),
    ("firmware.newest", "fwupd does not tell", firmware(why="Too busy"), UNKNOWN),
    ("firmware.newest", "fwupd does not run", given.solid(), NONE),
    ("trim.passes", "encrypted without discard", given.volume("dm-0"), FOUND),
    ("trim.passes", "all layers", given.volume(""), WELL),
    ("trim.passes", "a thin pool, which may keep it", given.volume("", thin_pool="vg/pool"), UNKNOWN),
    ("trim.passes", "a thin pool that takes none", given.volume("dm-3", thin_pool="vg/pool"), FOUND),
    ("trim.passes", "a drive that takes none", given.volume("sda"), NONE),
    ("trim.passes", "not read", Facts(given.drive(DriveKind.VOLUME)), UNKNOWN),
    ("trim.runs", "never", mounted(), FOUND),
    ("trim.runs", "stopped on its way", mounted(timer=True, through=0), FOUND),
    ("trim.runs", "by the timer", mounted(timer=True), WELL),
    ("trim.runs", "by a timer that has stopped", stale(60, 30), FOUND),
    ("trim.runs", "by a timer on a computer that was off", stale(60, 0.5), WELL),
    ("trim.runs", "by a timer that elapsed last month", stale(31, 30), WELL),
    ("trim.runs", "by a timer without a stamp", stale(None, 30), WELL),
    ("trim.runs", "by the file system, whatever the timer does", stale(60, 30, "discard"), WELL),
    ("trim.runs", "by the file system", mounted("discard"), WELL),
    ("trim.runs", "by btrfs", mounted("discard=async", kind="btrfs"), WELL),
    ("trim.runs", "timer unknown", mounted(timer=None), UNKNOWN),
    ("trim.runs", "mounts unknown", given.solid(attachment=given.attached(mounts=None)), UNKNOWN),
    ("trim.runs", "another kind of file system", mounted(kind="vfat"), NONE),
    ("trim.runs", "read-only", mounted("ro"), NONE),
    ("trim.runs", "not mounted", given.solid(attachment=given.attached(mounts=())), NONE),
    ("mount.barriers", "off", mounted("nobarrier"), FOUND),
    ("mount.barriers", "off as a number", mounted("barrier=0"), FOUND),
    ("mount.barriers", "on", mounted(), WELL),
    (
        "mount.barriers",
        "off as the write cache",
        replace(mounted("nobarrier"), states=cached(on=False).states),
        WELL,
    ),
    ("mount.barriers", "off, cache on", replace(mounted("nobarrier"), states=cached(on=True).states), FOUND),
    ("mount.barriers", "off, cache not read", replace(mounted("nobarrier"), states=None), FOUND),
    ("mount.barriers", "mounts unknown", given.solid(attachment=given.attached(mounts=None)), UNKNOWN),
    ("nvme.block_size", "4096 is better", given.nvme(GEN3, GEN3, GEN3, BLOCKS), FOUND),
    ("nvme.block_size", "is 4096", given.nvme(GEN3, GEN3, GEN3, BLOCKS[::-1]), WELL),
    (
        "nvme.block_size",
        "all the same",
        given.nvme(GEN3, GEN3, GEN3, (BLOCKS[0], replace(BLOCKS[1], relative_performance="good"))),
        WELL,
    ),
    ("nvme.block_size", "not asked", given.nvme(GEN3, GEN3, GEN3), UNKNOWN),
    ("array.recovery", "no limit", given.disk(states=given.recovering(0, 0)), FOUND),
    ("array.recovery", "no limit for writes", given.disk(states=given.recovering(70, 0)), FOUND),
    ("array.recovery", "too long", given.disk(states=given.recovering(400, 70)), FOUND),
    (
        "array.recovery",
        "has none",
        given.disk(
            states=(given.state("ata.read_recovery", None, Status.UNSUPPORTED), given.state("scsi.timeout", 30))
        ),
        FOUND,
    ),
    ("array.recovery", "7 s", given.disk(), WELL),
    ("array.recovery", "patience", given.disk(states=given.recovering(0, 0, 180)), WELL),
    ("array.recovery", "in no array", given.disk(states=given.recovering(0, 0), arrays=()), NONE),
    ("array.recovery", "limits not read", given.disk(states=given.recovering(None, None)), UNKNOWN),
    ("array.recovery", "timeout not read", given.disk(states=given.recovering(70, 70, None)), UNKNOWN),
    ("array.recovery", "nothing read", given.disk(states=None), UNKNOWN),
    ("array.bitmap", "none", bitmap("none"), FOUND),
    ("array.bitmap", "there", bitmap("+8", "bitmap"), WELL),
    ("array.bitmap", "a journal instead", bitmap("none", "journal"), WELL),
    ("array.bitmap", "small members", bitmap("none", component_bytes=1 << 30), WELL),
    ("array.bitmap", "of the firmware", bitmap("none", metadata="external:/md127/0"), UNKNOWN),
    ("array.bitmap", "files missing", bitmap(None, None), UNKNOWN),
    ("array.bitmap", "not read", given.solid(drive=given.array()), UNKNOWN),
    ("array.bitmap", "no redundancy", given.solid(drive=given.array("raid0")), NONE),
    ("cache.on", "off", cached(on=False), FOUND),
    ("cache.on", "on", cached(on=True), WELL),
    ("cache.on", "not read", cached(on=None, status=Status.UNREADABLE), UNKNOWN),
    ("cache.on", "has none", cached(on=None, status=Status.UNSUPPORTED), NONE),
    ("cache.flushed", "on, never flushed", cached(on=True, belief="write through"), FOUND),
    ("cache.flushed", "on and flushed", cached(on=True), WELL),
    ("cache.flushed", "off", cached(on=False, belief="write through"), WELL),
    ("cache.flushed", "not read", cached(on=None, status=Status.ASLEEP), UNKNOWN),
    ("scheduler.fits", "none on a hard disk", scheduled("none"), FOUND),
    ("scheduler.fits", "mq-deadline", scheduled("mq-deadline"), WELL),
    ("scheduler.fits", "bfq on flash", given.solid(states=(given.state("block.scheduler", "bfq"),)), NONE),
    ("scheduler.fits", "not read", scheduled(None), UNKNOWN),
    ("saved.in_force", "another value", kept(256, 128), FOUND),
    ("saved.in_force", "held back", given.solid(saved=(SavedValue("block.read_ahead", 256, held=True),)), FOUND),
    ("saved.in_force", "not restored at this start", kept(256, 128, restores=False), FOUND),
    ("saved.in_force", "the saved value", kept(256, 256), WELL),
    ("saved.in_force", "asleep", kept(256, None), UNKNOWN),
    ("saved.in_force", "only remembered", kept(256, 128, Source.REMEMBERED), UNKNOWN),
    ("saved.in_force", "not read", given.solid(saved=None), UNKNOWN),
    ("saved.in_force", "nothing saved", given.solid(), NONE),
    ("heads.parking", "beyond the rating", given.disk(health=given.smart(a193=700_000, a9=90_000)), FOUND),
    ("heads.parking", "soon beyond it", given.disk(health=given.smart(a193=94_000, a9=3000)), FOUND),
    ("heads.parking", "a SAS disk's own rating", given.disk(health=given.sas(loads=700, rated_loads=600)), FOUND),
    (
        "heads.parking",
        "by the device statistics",
        given.disk(health=given.statistics(700_000, 90_000, a193=9)),
        FOUND,
    ),
    (
        "heads.parking",
        "seldom by these",
        given.disk(health=given.statistics(7, 90_000, a193=700_000, a9=90_000)),
        WELL,
    ),
    ("heads.parking", "soon at the rate of now", parked(250_000, 600), FOUND),
    ("heads.parking", "often in the past, seldom now", parked(94_000, 2), WELL),
    ("heads.parking", "a SAS disk, soon", parked(700, 90, sas=100_000), FOUND),
    ("heads.parking", "a SAS disk, seldom now", parked(700, 1, sas=100_000), WELL),
    ("heads.parking", "seldom", given.disk(), WELL),
    ("heads.parking", "often, yet young", given.disk(health=given.smart(a193=500, a9=20)), WELL),
    ("heads.parking", "a SAS disk below it", given.disk(health=given.sas(loads=7, rated_loads=600)), WELL),
    ("heads.parking", "between the ratings", given.disk(health=given.smart(a193=350_000, a9=90_000)), UNKNOWN),
    ("heads.parking", "another format", given.disk(health=given.smart(a193=0x64006400, a9=9)), UNKNOWN),
    ("heads.parking", "no hours", given.disk(health=given.smart(a193=700_000)), UNKNOWN),
    ("heads.parking", "no rating", given.disk(health=given.sas(loads=7)), UNKNOWN),
    ("heads.parking", "not asked", given.disk(health=None), UNKNOWN),
    ("heads.parking", "not counted", given.disk(health=given.smart(a9=9)), NONE),
    ("motor.starts", "beyond the rating", given.disk(health=given.smart(a4=60_000)), FOUND),
    ("motor.starts", "a SAS disk's own rating", given.disk(health=given.sas(starts=70, rated_starts=50)), FOUND),
    ("motor.starts", "another format", given.disk(health=given.smart(a4=0x64_0007, a9=3000)), UNKNOWN),
    ("motor.starts", "soon at the rate of now", started(30_000, 60), FOUND),
    ("motor.starts", "seldom at the rate of now", started(30_000, 1), WELL),
    ("motor.starts", "seldom", given.disk(), WELL),
    ("motor.starts", "no rating", given.disk(health=given.sas(starts=70)), UNKNOWN),
    ("motor.starts", "not asked", given.disk(health=None), UNKNOWN),
    ("card.wear", "beyond its estimated life", given.card(life_used_a=11, life_used_b=2), FOUND),
    ("card.wear", "nearly", given.card(life_used_a=1, life_used_b=10), FOUND),
    ("card.wear", "few spare blocks left", given.card(life_used_a=1, reserve=Reserve.WARNING), FOUND),
    ("card.wear", "little used", given.card(life_used_a=1, life_used_b=2, reserve=Reserve.NORMAL), WELL),
    ("card.wear", "9 tenths begun", given.card(life_used_a=9), WELL),
    ("card.wear", "not reported", given.card(), UNKNOWN),
    ("card.wear", "not read", replace(given.card(), attachment=None), UNKNOWN),
    ("card.wear", "an SD card", given.card("SD"), NONE),
    ("card.mode", "a slow reader", given.card("SD", uhs_grade=3, mode=BusMode("sd high-speed")), FOUND),
    ("card.mode", "UHS", given.card("SD", uhs_grade=3, mode=BusMode("sd uhs SDR104")), WELL),
    ("card.mode", "not readable", given.card("SD", video_class=30), UNKNOWN),
    ("card.mode", "not read", replace(given.card("SD"), attachment=None), UNKNOWN),
    ("card.mode", "a card that needs no more", given.card("SD", speed_class=10, uhs_grade=1), NONE),
]


def judged(check: str, facts: Facts) -> CheckResult | None:
    return next((one.result for one in check_up(facts) if one.check.id == check), None)


@each(TABLE, lambda row: f"{row[0]}: {row[1]}")
def test_a_condition(check: str, case: str, facts: Facts, outcome: Outcome | None) -> None:
    found = judged(check, facts)
    assert (found.outcome if found is not None else None) is outcome, found
    if found is not None and outcome is FOUND:
        assert found.advice
        # What is found shows by which facts.
        assert found.evidence
        assert all(one.what and one.value and one.source for one in found.evidence)


@each([check.id for check in CHECKS])
def test_each_condition_has_a_case_that_makes_it_true_one_that_does_not_and_one_without_facts(check: str) -> None:
    outcomes = {outcome for id_, _, _, outcome in TABLE if id_ == check}
    assert {FOUND, UNKNOWN} <= outcomes
    # Of shingled tracks no drive says that it has none: the false case is a drive that the check is not for.
    assert outcomes & {WELL, NONE}


def test_ids_are_unique() -> None:
    assert len({check.id for check in CHECKS}) == len(CHECKS)


@each(row[2] for row in TABLE)
def test_each_sentence_can_be_translated_and_each_lever_exists(facts: Facts) -> None:
    for checked in check_up(facts):
        assert isinstance(checked.check.label, Sentence)
        assert isinstance(checked.result.says, Sentence) or checked.result.outcome is WELL
        assert not checked.result.advice or isinstance(checked.result.advice, Sentence)
        assert not checked.result.setting or checked.result.setting in BY_ID


@pytest.mark.parametrize("kind", list(DriveKind))
def test_a_drive_of_which_nothing_is_known_has_no_finding_and_nothing_is_called_well(kind: DriveKind) -> None:
    one = given.array() if kind is DriveKind.ARRAY else given.drive(kind, rotational=None)
    assert {checked.result.outcome for checked in check_up(Facts(one))} <= {UNKNOWN}


@pytest.mark.parametrize("facts", [given.solid(), given.usb(), given.nvme(GEN3, GEN3, GEN4, BLOCKS[::-1])])
def test_a_healthy_drive_has_no_finding_and_nothing_unknown(facts: Facts) -> None:
    assert {checked.result.outcome for checked in check_up(facts)} == {WELL}


def test_a_healthy_member_of_an_array_does_not_say_how_its_tracks_lie() -> None:
    others = [one.result for one in check_up(given.disk()) if one.check.id != "array.shingled"]
    assert {one.outcome for one in others} == {WELL}


def test_what_is_missing_is_said_with_its_one_reason() -> None:
    why = Sentence("The drive is in sleep mode.")
    asleep = State("ata.write_cache", Status.ASLEEP, None, Source.LIVE, reason=why)
    assert Facts(given.drive(), states=(asleep,)).unread("ata.write_cache", "nvme.write_cache") == why
    assert Facts(given.drive(), health=Health(asleep=True)).unread() == "The drive is in standby."
    assert Facts(given.drive(), health=Health(note=why)).unread() == why
    assert Facts(given.drive()).unread() == "This was not read."


def test_what_may_have_a_reason_is_only_likely() -> None:
    """A slot may have fewer lanes, an owner may turn a cache off, or have one that needs no flush; a mode after
    errors has none."""
    for check, case, sure in (
        ("link.pcie", "half the lanes", Certainty.LIKELY),
        ("link.sata", "half of what both can", Certainty.LIKELY),
        ("link.sata", "a quarter of it", Certainty.CERTAIN),
        ("link.sata", "lowered after errors", Certainty.CERTAIN),
        ("link.usb", "USB 3 by version alone", Certainty.LIKELY),
        ("link.usb", "USB 2 port", Certainty.CERTAIN),
        ("cache.on", "off", Certainty.LIKELY),
        ("cache.flushed", "on, never flushed", Certainty.LIKELY),
        ("mount.barriers", "off", Certainty.LIKELY),
        ("array.shingled", "TRIM on a hard disk", Certainty.LIKELY),
        ("array.recovery", "no limit", Certainty.LIKELY),
        ("array.recovery", "too long", Certainty.CERTAIN),
    ):
        facts = next(row[2] for row in TABLE if row[:2] == (check, case))
        found = present(judged(check, facts))
        assert (case, found.sure) == (case, sure)


# -- the lever that this drive has -----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("states", "model", "setting"),
    [
        (None, "Model", "ata.apm"),
        ((given.state("ata.apm", 96),), "Model", "ata.apm"),
        ((given.state("ata.apm", 254), given.state("ata.idle_b", 20)), "Model", "ata.idle_b"),
        ((given.state("ata.apm", 254),), "Model", ""),
        ((), "WDC WD20EARS", ""),
    ],
)
def test_the_advice_names_what_this_drive_has(states: tuple[State, ...] | None, model: str, setting: str) -> None:
    facts = parked(250_000, 600)
    facts = replace(facts, states=states, drive=replace(facts.drive, model=model))
    result = present(judged("heads.parking", facts))
    assert result.setting == setting
    assert ("idle3" in result.advice) is model.startswith("WDC")


def test_the_year_is_said_with_its_interval() -> None:
    result = present(judged("heads.parking", parked(250_000, 600)))
    assert result.says == ("Load cycles: at this rate 600,000 in 2003.")
    assert result.evidence[-1].value == "600 a day, 588 to 612"


@pytest.mark.parametrize(
    ("supply", "live", "outcome", "words"),
    [
        (Supply.MAINS, 256, WELL, "saved: 256 on AC power, now: 256"),
        (Supply.MAINS, 64, FOUND, "saved: 256 on AC power, now: 64"),
        (Supply.BATTERY, 64, WELL, "saved: 64 on battery, now: 64"),
        (Supply.BATTERY, 256, FOUND, "saved: 64 on battery, now: 256"),
        (Supply.UNKNOWN, 256, WELL, "saved: 256 on AC power, now: 256"),
    ],
)
def test_of_two_saved_values_the_one_for_the_present_supply_is_to_be_in_force(
    supply: Supply, live: int, outcome: Outcome, words: str
) -> None:
    pair = (SavedValue("block.read_ahead", 256, on_battery=64),)
    facts = given.solid(saved=pair, states=(given.state("block.read_ahead", live),), supply=supply)
    result = present(judged("saved.in_force", facts))
    assert result.outcome is outcome
    assert [fact.value for fact in result.evidence] == [words]
