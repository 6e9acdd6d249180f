"""What a drive is offered and where its field lies, written out a second time beside the declarations.

A wrong digit in a declaration is still a declaration that everything works with: only a second writer notices.
Sources: the kernel's limits are those of Linux 6.12 (block/blk-sysfs.c, block/mq-deadline.c, block/bfq-iosched.c,
block/kyber-iosched.c, drivers/scsi/scsi_sysfs.c, drivers/md/md.c and raid5.c), places and codes those of ACS-4,
SBC-4, SPC-5 and NVM Express 1.4.
"""

from __future__ import annotations

from disktune_contract.catalog import BY_ID, SETTINGS
from disktune_contract.settings.access import AtaFeature, Bit, HighByte, LowByte, ModeField, NvmeField
from disktune_contract.settings.setting import Range, Table
from tests.each import each
from tests.narrowed import of_kind

INT_MAX = 2**31 - 1

RANGES = {
    "block.read_ahead": ((0, INT_MAX - 3), (0, 16_384), 4, 4, None, None),
    "block.nr_requests": ((4, 10_240), (4, 2048), 1, 1, None, None),
    "block.max_sectors": ((4, INT_MAX), (4, 32_768), 4, 1, None, None),
    "block.wbt": ((1, INT_MAX), (1000, 10_000_000), 1000, 1, 0, None),
    "block.unwritten_share": ((0, 100), (1, 100), 1, 1, None, 100),
    "block.io_timeout": ((1, INT_MAX), (1000, 600_000), 1000, 1, None, None),
    "block.discard_limit": ((0, INT_MAX), (0, INT_MAX), 1, 1, None, None),
    "scsi.queue_depth": ((1, 4096), (1, 1024), 1, 1, None, None),
    "scsi.timeout": ((1, INT_MAX // 1000), (1, 600), 1, 1, None, 30),
    "scsi.eh_timeout": ((0, INT_MAX // 1000), (1, 120), 1, 1, None, 10),
    "scsi.max_retries": ((0, 5), (0, 5), 1, 1, -1, 5),
    "scsi.max_medium_timeouts": ((0, INT_MAX), (1, 100), 1, 1, None, 2),
    "scsi.queue_ramp_up": ((0, INT_MAX), (1000, 3_600_000), 1000, 1, None, 120_000),
    "ata.apm": ((1, 254), (1, 254), 1, 1, 255, None),
    "ata.aam": ((128, 254), (128, 254), 1, 1, 0, None),
    "ata.free_fall": ((0, 255), (0, 255), 1, 1, 256, None),
    "ata.multiple_count": ((0, 255), (0, 255), 1, 1, None, None),
    "nvme.power_state": ((0, 31), (0, 31), 1, 1, None, None),
    "nvme.throttle_light": ((-272, 65_262), (0, 150), 1, 1, -273, None),
    "nvme.throttle_heavy": ((-272, 65_262), (0, 150), 1, 1, -273, None),
    "nvme.warn_above": ((-273, 65_261), (0, 150), 1, 1, 65_262, None),
    "nvme.warn_below": ((-272, 65_262), (-60, 150), 1, 1, -273, None),
    "nvme.interrupt_time": ((100, 25_500), (100, 25_500), 100, 100, 0, None),
    "nvme.interrupt_threshold": ((1, 256), (1, 256), 1, 1, None, None),
    "scsi.prefetch_none_above": ((0, 65_535), (0, 65_535), 1, 1, None, None),
    "scsi.prefetch_least": ((0, 65_535), (0, 65_535), 1, 1, None, None),
    "scsi.prefetch_most": ((0, 65_535), (0, 65_535), 1, 1, None, None),
    "scsi.prefetch_ceiling": ((0, 65_535), (0, 65_535), 1, 1, None, None),
    "scsi.cache_segments": ((0, 255), (0, 255), 1, 1, None, None),
    "scsi.cache_segment_size": ((0, 65_535), (0, 65_535), 1, 1, None, None),
    "scsi.recovery_limit": ((0, 65_535), (0, 30_000), 1, 1, None, None),
    "power.runtime_delay": ((0, INT_MAX), (1000, 14_400_000), 1000, 1, -1, -1),
    "power.nvme_latency": ((0, INT_MAX - 1), (0, 1_000_000), 100, 1, INT_MAX, 100_000),
    "md.sync_speed_min": ((1, INT_MAX), (1, 10_000_000), 1, 1, 0, 0),
    "md.sync_speed_max": ((1, INT_MAX), (1, 10_000_000), 1, 1, 0, 0),
    "md.speed_limit_min": ((-INT_MAX, INT_MAX), (1, 10_000_000), 1, 1, None, 1000),
    "md.speed_limit_max": ((-INT_MAX, INT_MAX), (1, 10_000_000), 1, 1, None, 200_000),
    "md.stripe_cache": ((17, 32_768), (17, 32_768), 1, 1, None, 256),
    "md.group_threads": ((1, 8192), (1, 256), 1, 1, 0, 0),
    "md.preread_bypass": ((0, 32_768), (0, 32_768), 1, 1, None, 1),
    "md.safe_mode_delay": ((1, 42_949_672), (20, 60_000), 20, 1, 0, 200),
    "md.bitmap_interval": ((1, INT_MAX), (1, 3600), 1, 1, None, 5),
    "md.bitmap_backlog": ((1, 16_383), (1, 16_383), 1, 1, 0, 0),
    "deadline.read_expire": ((0, INT_MAX), (20, 10_000), 20, 1, None, 500),
    "deadline.write_expire": ((0, INT_MAX), (20, 60_000), 20, 1, None, 5000),
    "deadline.fifo_batch": ((0, INT_MAX), (1, 1024), 1, 1, None, 16),
    "deadline.writes_starved": ((-INT_MAX, INT_MAX), (1, 100), 1, 1, None, 2),
    "deadline.prio_aging_expire": ((0, INT_MAX), (20, 600_000), 20, 1, None, 10_000),
    "deadline.async_depth": ((1, INT_MAX), (1, 2048), 1, 1, None, None),
    "bfq.slice_idle": ((1, INT_MAX), (1, 100), 1, 1, 0, 8),
    "bfq.fifo_expire_sync": ((1, INT_MAX), (1, 10_000), 1, 1, None, 125),
    "bfq.fifo_expire_async": ((1, INT_MAX), (1, 60_000), 1, 1, None, 250),
    "bfq.timeout_sync": ((1, INT_MAX), (20, 10_000), 20, 1, None, None),
    "bfq.max_budget": ((1, INT_MAX), (8, 1_048_576), 8, 1, 0, 0),
    "bfq.back_seek_max": ((0, INT_MAX), (0, 1_048_576), 1, 1, None, 16_384),
    "bfq.back_seek_penalty": ((1, INT_MAX), (1, 100), 1, 1, None, 2),
    "kyber.read_lat_nsec": ((0, INT_MAX), (10_000, 1_000_000_000), 10_000, 1, None, 2_000_000),
    "kyber.write_lat_nsec": ((0, INT_MAX), (10_000, 1_000_000_000), 10_000, 1, None, 10_000_000),
}
"""The ends of what is admitted and of what is offered, the step, the grain, what is off, and the default."""

MODE_FIELDS = {
    "scsi.write_cache": (0x08, 2, 2, 1, None, None),
    "scsi.read_cache": (0x08, 2, 0, 1, None, None),
    "scsi.look_ahead": (0x08, 12, 5, 1, None, None),
    "scsi.read_across_cylinders": (0x08, 2, 4, 1, None, None),
    "scsi.stop_reading_ahead": (0x08, 2, 6, 1, None, None),
    "scsi.cache_own_analysis": (0x08, 2, 5, 1, None, None),
    "scsi.cache_by_host": (0x08, 2, 7, 1, None, None),
    "scsi.cache_divided_by_size": (0x08, 2, 3, 1, None, None),
    "scsi.prefetch_multiplied": (0x08, 2, 1, 1, None, None),
    "scsi.write_in_order": (0x08, 12, 7, 1, None, None),
    "scsi.no_lasting_cache": (0x08, 12, 0, 1, None, None),
    "scsi.keep_what_was_read": (0x08, 3, 4, 4, None, None),
    "scsi.keep_what_was_written": (0x08, 3, 0, 4, None, None),
    "scsi.prefetch_none_above": (0x08, 4, 0, 16, None, None),
    "scsi.prefetch_least": (0x08, 6, 0, 16, None, None),
    "scsi.prefetch_most": (0x08, 8, 0, 16, None, None),
    "scsi.prefetch_ceiling": (0x08, 10, 0, 16, None, None),
    "scsi.cache_segments": (0x08, 13, 0, 8, None, None),
    "scsi.cache_segment_size": (0x08, 14, 0, 16, None, None),
    "scsi.cache_segment_in_sectors": (0x08, 12, 6, 1, None, None),
    "scsi.sync_progress": (0x08, 12, 1, 2, None, None),
    "scsi.keep_weak_on_write": (0x01, 2, 7, 1, None, None),
    "scsi.keep_weak_on_read": (0x01, 2, 6, 1, None, None),
    "scsi.recovery_limit": (0x01, 10, 0, 16, None, None),
    "scsi.report_recovered": (0x01, 2, 2, 1, None, None),
    "scsi.idle_a_after": (0x1A, 4, 0, 32, (3, 1), -1),
    "scsi.idle_b_after": (0x1A, 12, 0, 32, (3, 2), -1),
    "scsi.idle_c_after": (0x1A, 16, 0, 32, (3, 3), -1),
    "scsi.standby_y_after": (0x1A, 20, 0, 32, (2, 0), -1),
    "scsi.standby_z_after": (0x1A, 8, 0, 32, (3, 0), -1),
    "scsi.background_before_rest": (0x1A, 2, 6, 2, None, None),
    "scsi.told_after_idle": (0x1A, 39, 6, 2, None, None),
    "scsi.told_after_standby": (0x1A, 39, 4, 2, None, None),
    "scsi.told_after_stop": (0x1A, 39, 2, 2, None, None),
    "scsi.failure_warnings": (0x1C, 2, 3, 1, None, None),
    "scsi.other_warnings": (0x1C, 2, 4, 1, None, None),
    "scsi.warning_method": (0x1C, 3, 0, 4, None, None),
}
"""Page, byte, lowest bit, number of bits; of a timer the byte and bit that enable it, and what stands for off."""

NVME_FIELDS = {
    "nvme.write_cache": (0x06, 0, 1, 0, 1, 0x0, 0x0),
    "nvme.power_state": (0x02, 0, 5, 0, 1, 0x0, 0xFFFFFFE0),
    "nvme.workload_hint": (0x02, 5, 3, 0, 1, 0x0, 0xFFFFFF1F),
    "nvme.throttle_light": (0x10, 16, 16, 273, 1, 0x0, 0xFFFF),
    "nvme.throttle_heavy": (0x10, 0, 16, 273, 1, 0x0, 0xFFFF0000),
    "nvme.warn_above": (0x04, 0, 16, 273, 1, 0x0, 0x1C00000),
    "nvme.warn_below": (0x04, 0, 16, 273, 1, 0x100000, 0x1C00000),
    "nvme.interrupt_time": (0x08, 8, 8, 0, 100, 0x0, 0xFFFF00FF),
    "nvme.interrupt_threshold": (0x08, 0, 8, -1, 1, 0x0, 0xFFFFFF00),
    "nvme.arbitration_burst": (0x01, 0, 3, 0, 1, 0x0, 0xFFFFFFF8),
}
"""Feature, lowest bit, number of bits, what is added and what one step is, selection and bits that stay."""

ATA_FEATURES = {
    "ata.write_cache": (0xEF, (0x02, 0x82), (0, 0), (0x0, 0x0)),
    "ata.look_ahead": (0xEF, (0xAA, 0x55), (0, 0), (0x0, 0x0)),
    "ata.apm": (0xEF, (0x05, 0x85), (0, 0), (0x0, 0x0)),
    "ata.aam": (0xEF, (0x42, 0xC2), (0, 0), (0x0, 0x0)),
    "ata.epc": (0xEF, (0x4A, 0x4A), (0, 0), (0x4, 0x5)),
    "ata.link_slumber": (0xEF, (0x10, 0x90), (7, 7), (0x0, 0x0)),
    "ata.free_fall": (0xEF, (0x41, 0xC1), (0, 0), (0x0, 0x0)),
    "ata.power_up_in_standby": (0xEF, (0x06, 0x86), (0, 0), (0x0, 0x0)),
    "ata.smart": (0xB0, (0xD8, 0xD9), (0, 0), (0xC24F00, 0xC24F00)),
    "ata.statistics_notice": (0xEF, (0x63, 0x63), (1, 2), (0x0, 0x0)),
    "ata.settings_preservation": (0xEF, (0x10, 0x90), (6, 6), (0x0, 0x0)),
}
"""Command; FEATURE, COUNT and LBA to switch on and off."""

ATA_BITS: dict[str, tuple[tuple[int, int], tuple[int, int] | None]] = {
    "ata.write_cache": ((82, 5), (85, 5)),
    "ata.look_ahead": ((82, 6), (85, 6)),
    "ata.apm": ((83, 3), (86, 3)),
    "ata.aam": ((83, 9), (86, 9)),
    "ata.standby_timer": ((82, 3), None),
    "ata.epc": ((119, 7), (120, 7)),
    "ata.idle_a": ((119, 7), (120, 7)),
    "ata.idle_b": ((119, 7), (120, 7)),
    "ata.idle_c": ((119, 7), (120, 7)),
    "ata.standby_y": ((119, 7), (120, 7)),
    "ata.standby_z": ((119, 7), (120, 7)),
    "ata.link_slumber": ((76, 14), (79, 7)),
    "ata.free_fall": ((119, 5), (120, 5)),
    "ata.power_up_in_standby": ((83, 5), (86, 5)),
    "ata.read_recovery": ((206, 3), None),
    "ata.write_recovery": ((206, 3), None),
    "ata.write_read_verify": ((119, 1), (120, 1)),
    "ata.smart": ((82, 0), (85, 0)),
    "ata.statistics_notice": ((119, 9), (120, 9)),
    "ata.settings_preservation": ((78, 6), (79, 6)),
}
"""Word and bit of IDENTIFY DEVICE that say that a feature is supported, and that it is on."""

ATA_LEVELS = {"ata.apm": LowByte(91), "ata.aam": LowByte(94), "ata.free_fall": HighByte(53)}

LATE = (600, 3000, 6000, 9000, 12_000, 18_000, 36_000, 72_000)
SOON = (10, 20, 50, 100, 600, 1200, 3000, 6000)
TIMES = (
    *(1, 2, 5, 10, 20, 50, 100, 200, 300, 600, 900, 1200, 1800, 2400, 3000, 4200, 6000, 9000, 12_000, 18_000),
    *(27_000, 36_000, 54_000, 72_000, 108_000, 144_000, 180_000, 216_000, 288_000, 360_000, 432_000, 864_000),
)
"""Tenths of a second, from 0.1 s to a day."""
LIMITS = (*range(10, 101, 5), *range(110, 201, 10), 250, 300, 450, 600, 900, 1200, 1800)
"""Tenths of a second, too."""
DWORD = 0xFFFFFFFF

TABLES = {
    "block.rq_affinity": ((0, 1, 2), (0, 1, 2), None),
    "block.nomerges": ((0, 1, 2), (0, 1, 2), None),
    "scsi.activity_light": ((0, 1, 2), (0, 1, 2), None),
    "ata.standby_timer": (
        # In the order of their times: 21 min and 21 min 15 s have codes of their own.
        (*range(241), 252, 255, *range(241, 252), 253),
        (0, 12, 24, 60, 120, 180, 240, 241, 242, 244, 250),
        None,
    ),
    "ata.idle_a": ((0, *TIMES), (0, *SOON), (0, 0xFFFF * 600)),
    "ata.idle_b": ((0, *TIMES), (0, *LATE), (0, 0xFFFF * 600)),
    "ata.idle_c": ((0, *TIMES), (0, *LATE), (0, 0xFFFF * 600)),
    "ata.standby_y": ((0, *TIMES), (0, *LATE), (0, 0xFFFF * 600)),
    "ata.standby_z": ((0, *TIMES), (0, *LATE), (0, 0xFFFF * 600)),
    "ata.read_recovery": ((0, *LIMITS), (0, 65, 70, 80, 100, 150, 200, 300), (0, 0xFFFF)),
    "ata.write_recovery": ((0, *LIMITS), (0, 65, 70, 80, 100, 150, 200, 300), (0, 0xFFFF)),
    # What hdparm -X takes: PIO, multiword and Ultra DMA; single-word DMA has no name here.
    "ata.transfer_mode": ((0, 1, *range(8, 16), *range(32, 40), *range(64, 72)), tuple(range(66, 72)), None),
    # The mode in the lowest byte and the count of mode 3 above it.
    "ata.write_read_verify": (
        (255, 0, 1, 2, *(count << 8 | 3 for count in range(1, 256))),
        (255, 0, 1, 2, *(count << 8 | 3 for count in (1, 8, 32, 128, 255))),
        None,
    ),
    "nvme.workload_hint": ((0, 1, 2), (0, 1, 2), (0, 7)),
    "nvme.arbitration_burst": (tuple(range(8)), tuple(range(8)), None),
    "scsi.keep_what_was_read": ((0, 1, 15), (0, 1, 15), (0, 15)),
    "scsi.keep_what_was_written": ((0, 1, 15), (0, 1, 15), (0, 15)),
    "scsi.sync_progress": ((0, 1, 2), (0, 1, 2), (0, 3)),
    "scsi.idle_a_after": ((-1, *TIMES), (-1, *SOON), (0, DWORD)),
    "scsi.idle_b_after": ((-1, *TIMES), (-1, *SOON), (0, DWORD)),
    "scsi.idle_c_after": ((-1, *TIMES), (-1, *LATE), (0, DWORD)),
    "scsi.standby_y_after": ((-1, *TIMES), (-1, *LATE), (0, DWORD)),
    "scsi.standby_z_after": ((-1, *TIMES), (-1, *LATE), (0, DWORD)),
    "scsi.background_before_rest": ((0, 1, 2), (0, 1, 2), (0, 3)),
    "scsi.told_after_idle": ((0, 1, 2), (0, 1, 2), (0, 3)),
    "scsi.told_after_standby": ((0, 1, 2), (0, 1, 2), (0, 3)),
    "scsi.told_after_stop": ((0, 1, 2), (0, 1, 2), (0, 3)),
    "scsi.warning_method": ((0, 2, 3, 4, 5, 6), (0, 2, 3, 4, 5, 6), (0, 15)),
    "md.rmw_level": ((0, 1, 2), (0, 1, 2), None),
}
"""The codes that are offered, those of the short list, and the ends of what may be found."""


@each(RANGES)
def test_a_range_is_as_wide_as_what_takes_it(name: str) -> None:
    domain = of_kind(Range, BY_ID[name].domain)
    ends = (domain.minimum, domain.maximum), domain.usual
    assert (*ends, domain.step, domain.grain, domain.off, BY_ID[name].default) == RANGES[name]


@each(TABLES)
def test_a_list_offers_these_codes(name: str) -> None:
    domain = of_kind(Table, BY_ID[name].domain)
    codes, common, ends = TABLES[name]
    assert tuple(row.code for row in domain.rows) == codes
    assert tuple(row.code for row in domain.rows if row.common) == common
    assert domain.codes == ends


@each(MODE_FIELDS)
def test_a_field_of_a_mode_page_is_where_the_standard_has_it(name: str) -> None:
    access = of_kind(ModeField, BY_ID[name].access)
    enable = None if access.enable is None else (access.enable.byte, access.enable.lsb)
    place = access.page, access.field.byte, access.field.lsb, access.field.bits
    assert (*place, enable, access.off) == MODE_FIELDS[name]
    assert access.scale == 1


@each(NVME_FIELDS)
def test_a_field_of_an_nvme_feature_is_where_the_standard_has_it(name: str) -> None:
    access = of_kind(NvmeField, BY_ID[name].access)
    place = access.feature, access.lsb, access.bits, access.offset, access.scale
    assert (*place, access.selector, access.kept) == NVME_FIELDS[name]


@each(ATA_FEATURES)
def test_a_feature_of_ata_is_switched_by_the_standard_s_codes(name: str) -> None:
    access = of_kind(AtaFeature, BY_ID[name].access)
    assert (access.command, (access.enable, access.disable), access.count, access.lba) == ATA_FEATURES[name]
    assert access.level == ATA_LEVELS.get(name)


@each(ATA_BITS)
def test_identify_tells_of_a_feature_in_the_standard_s_bits(name: str) -> None:
    access = BY_ID[name].access
    supported, enabled = ATA_BITS[name]
    assert getattr(access, "supported", None) == Bit(*supported)
    assert getattr(access, "enabled", None) == (None if enabled is None else Bit(*enabled))


def test_nothing_is_left_out() -> None:
    assert {one.id for one in SETTINGS if isinstance(one.domain, Range)} == set(RANGES)
    assert {one.id for one in SETTINGS if isinstance(one.domain, Table)} == set(TABLES)
    assert {one.id for one in SETTINGS if isinstance(one.access, ModeField)} == set(MODE_FIELDS)
    assert {one.id for one in SETTINGS if isinstance(one.access, NvmeField)} == set(NVME_FIELDS)
    assert {one.id for one in SETTINGS if isinstance(one.access, AtaFeature)} == set(ATA_FEATURES)
    assert {one.id for one in SETTINGS if hasattr(one.access, "supported")} >= set(ATA_BITS)
