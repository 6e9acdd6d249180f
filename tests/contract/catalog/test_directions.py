"""What on, more and less mean, written out a second time, each with the source it was looked up in.

A field's name does not tell which way round it is: CAP permits when it is 1, RCD and DRA forbid when they are 1.
"""

from __future__ import annotations

from disktune_contract.catalog import BY_ID, SETTINGS
from disktune_contract.settings.access import AtaFeature, AtaSwitch, ModeField, NvmeField
from disktune_contract.settings.setting import Range, SysfsFlag, Table, Toggle
from tests.each import each
from tests.narrowed import of_kind

SBC = "SBC-4, caching mode page; Seagate SCSI Commands Reference Manual Rev. J, 5.3.9"
RECOVERY = "SBC-4, read-write error recovery mode page; sdparm 1.12 AWRE, ARRE: automatic reallocation enabled"
SPC = "SPC-5, informational exceptions control mode page; sdparm 1.12"

FIELD_WHEN_ON = {
    "scsi.write_cache": (1, SBC + ", WCE: status before the data are on the medium"),
    "scsi.read_cache": (0, SBC + ", RCD 1: reads access the medium"),
    "scsi.look_ahead": (0, SBC + ", DRA 1: no read-ahead"),
    "scsi.read_across_cylinders": (1, SBC + ", DISC 1: prefetch goes on across cylinders"),
    "scsi.stop_reading_ahead": (1, SBC + ", ABPF 1: prefetch is aborted by a new command"),
    "scsi.cache_own_analysis": (1, SBC + ", CAP 1: caching analysis is enabled"),
    "scsi.cache_by_host": (1, SBC + ", IC 1: the initiator's numbers instead of the disk's own algorithm"),
    "scsi.cache_divided_by_size": (1, SBC + ", SIZE 1: the segment size controls the segmentation"),
    "scsi.prefetch_multiplied": (1, SBC + ", MF 1: minimum and maximum prefetch are multiplied by the length"),
    "scsi.write_in_order": (1, SBC + ", FSW 1: ascending, sequential order of logical blocks"),
    "scsi.no_lasting_cache": (1, SBC + ", NV_DIS 1: the non-volatile cache is disabled"),
    "scsi.cache_segment_in_sectors": (1, SBC + ", LBCSS 1: the segment size counts logical blocks"),
    "scsi.keep_weak_on_write": (0, RECOVERY),
    "scsi.keep_weak_on_read": (0, RECOVERY),
    "scsi.report_recovered": (
        1,
        "SBC-4, read-write error recovery mode page, PER 1: recovered errors are reported",
    ),
    "scsi.failure_warnings": (0, SPC + ", DEXCPT 1: exceptions are disabled"),
    "scsi.other_warnings": (1, SPC + ", EWASC 1: warnings are enabled"),
}
"""What the field of a mode page holds while the switch is on."""

SUBCOMMAND_WHEN_ON = {
    "ata.write_cache": (0x02, "ACS-4 SET FEATURES: 02h enables, 82h disables the volatile write cache"),
    "ata.look_ahead": (0xAA, "ACS-4 SET FEATURES: AAh enables, 55h disables read look-ahead"),
    "ata.epc": (0x4A, "ACS-4 SET FEATURES 4Ah: LBA 3:0 4h enables, 5h disables"),
    "ata.link_slumber": (0x10, "ACS-4 SET FEATURES: 10h enables, 90h disables a SATA feature"),
    "ata.power_up_in_standby": (0x06, "ACS-4 SET FEATURES: 06h enables, 86h disables"),
    "ata.smart": (0xD8, "ACS-4 SMART ENABLE OPERATIONS D8h, DISABLE D9h"),
    "ata.statistics_notice": (0x63, "ACS-4 SET FEATURES 63h: COUNT 1 enables, 2 disables"),
    "ata.settings_preservation": (0x10, "ACS-4 SET FEATURES: 10h enables, 90h disables a SATA feature"),
    "ata.keep_over_reset": (0x66, "ACS-4 SET FEATURES: 66h disables, CCh enables reverting to power-on defaults"),
}

TEXT_WHEN_ON = {
    "power.runtime": ("auto", "Documentation/ABI/testing/sysfs-devices-power: auto lets the device be suspended"),
}
"""Of flags that are not 1."""

MORE = {
    "block.read_ahead": "long reads",
    "block.nr_requests": "throughput",
    "block.max_sectors": "throughput",
    "block.wbt": "copy speed",  # sysfs-block: a larger latency target throttles background writes later
    "block.unwritten_share": "copy speed",
    "block.io_timeout": "tolerance",
    "scsi.queue_depth": "reordering",
    "scsi.timeout": "tolerance",
    "scsi.eh_timeout": "tolerance",
    "scsi.max_retries": "tolerance",
    "scsi.max_medium_timeouts": "tolerance",
    "ata.apm": "speed",  # ACS-4: 01h minimum power, FEh maximum performance
    "ata.aam": "speed",  # ATA8-ACS: 80h minimum acoustic emanation, FEh maximum performance
    "ata.free_fall": "sensitivity",  # ACS-4: the larger the sensitivity, the more sensitive
    "nvme.power_state": "cooling",  # NVM Express: each state draws no more than the one before
    "nvme.throttle_light": "speed",
    "nvme.throttle_heavy": "speed",
    "nvme.warn_above": "tolerance",
    "nvme.warn_below": "early warning",
    "nvme.interrupt_time": "CPU efficiency",
    "nvme.interrupt_threshold": "CPU efficiency",
    "power.runtime_delay": "readiness",
    "power.nvme_latency": "power saving",  # core.c nvme_configure_apst: 0 turns APST off
    "md.sync_speed_min": "resync speed",
    "md.sync_speed_max": "resync speed",
    "md.speed_limit_min": "resync speed",
    "md.speed_limit_max": "resync speed",
    "md.stripe_cache": "write speed",
    "deadline.read_expire": "throughput",
    "deadline.write_expire": "throughput",
    "deadline.fifo_batch": "throughput",
    "deadline.async_depth": "copy speed",  # dd_limit_depth bounds everything but synchronous reads
    "bfq.slice_idle": "fairness",
    "bfq.fifo_expire_sync": "throughput",
    "bfq.fifo_expire_async": "throughput",
    "bfq.timeout_sync": "throughput",
    "kyber.read_lat_nsec": "throughput",
    "kyber.write_lat_nsec": "throughput",
}
"""The word at the high end of every range that has one."""

SENTENCES = {
    "power.nvme_latency": ("0 disables APST", "core.c nvme_configure_apst: ps_max_latency_us 0 turns APST off"),
    "scsi.queue_depth": ("On SATA, 1 turns NCQ off", "libata-sata.c: ATA_DFLAG_NCQ_OFF at a depth of 1"),
    "block.read_only": (
        "Mounted file systems still write",
        "blk-core.c bio_check_ro: writes of a mounted file system are only warned of, once",
    ),
    "block.iostats": ("Before Linux 6.16", "md.c is_mddev_idle: since 6.16 the array counts its own requests"),
    "scsi.prefetch_none_above": ("0 disables it", "SBC-4: 0 disables all anticipatory pre-fetching"),
    "scsi.write_in_order": ("ascending order", "Seagate: blocks are written in ascending, sequential order"),
    "scsi.cache_own_analysis": ("Adapts the cache", "SBC-4, caching analysis permitted"),
    "nvme.power_state": ("0 is full speed", "NVM Express: power state 0 is the one of the most power"),
    "bfq.slice_idle": ("0 suits fast SSDs", "bfq-iosched.rst: slice_idle"),
    "ata.free_fall": ("higher numbers react to less", "ACS-4: larger is more sensitive; 0 is the maker's own"),
    "ata.apm": ("Below 128 the drive may spin down", "ACS-4: 01h to 7Fh permit standby"),
    "deadline.async_depth": ("for writes", "mq-deadline.c dd_limit_depth: all but synchronous reads"),
}
"""Sentences on direction, by what has to be in the help."""

ROWS = {
    ("md.rmw_level", 0): ("always RCW", "raid5.c PARITY_DISABLE_RMW"),
    ("md.rmw_level", 2): ("RMW if equal", "raid5.c: rmw == rcw && PARITY_PREFER_RMW"),
    ("scsi.activity_light", 0): ("ignores activity", "sysfs-block-device: the LED is not activated"),
    ("scsi.activity_light", 1): ("off, blinks", "sysfs-block-device: blinks on when activity is detected"),
    ("scsi.activity_light", 2): ("on, blinks", "sysfs-block-device: on when idle, blinks off"),
    ("block.nomerges", 0): ("all", "sysfs-block: 0 enables all types of merge tries"),
    ("block.nomerges", 2): ("none", "sysfs-block: 2 disables all merge tries"),
    ("block.rq_affinity", 2): ("the requesting CPU", "sysfs-block: 2 forces the CPU that requested"),
    ("nvme.workload_hint", 1): ("bursts of random writes", "NVM Express, workload 1"),
    ("nvme.arbitration_burst", 7): ("no limit", "NVM Express: 111b indicates no limit"),
    ("scsi.keep_what_was_read", 1): ("discarded first", "SBC-4: 1h, replaced sooner than other data"),
    ("scsi.keep_what_was_read", 15): ("kept longest", "SBC-4: Fh, not replaced if other data may be"),
    ("scsi.background_before_rest", 1): ("background functions first", "SPC-5: 01b, background functions first"),
    ("scsi.told_after_idle", 1): ("disabled", "SPC-5 and sdparm 1.12: 1 disabled"),
    ("scsi.told_after_idle", 2): ("enabled", "SPC-5 and sdparm 1.12: 2 enabled"),
    ("scsi.sync_progress", 2): ("reject", "SBC-4: 10b, commands end with NOT READY"),
}


@each(FIELD_WHEN_ON)
def test_a_switch_in_a_mode_page_writes_what_on_means(name: str) -> None:
    access = of_kind(ModeField, BY_ID[name].access)
    assert int(not access.inverted) == FIELD_WHEN_ON[name][0], FIELD_WHEN_ON[name][1]


@each(SUBCOMMAND_WHEN_ON)
def test_a_switch_of_ata_sends_what_on_means(name: str) -> None:
    access = BY_ID[name].access
    assert isinstance(access, AtaFeature | AtaSwitch)
    assert access.enable == SUBCOMMAND_WHEN_ON[name][0], SUBCOMMAND_WHEN_ON[name][1]


@each(MORE)
def test_the_high_end_is_called_what_it_does(name: str) -> None:
    assert BY_ID[name].more == MORE[name]


@each(SENTENCES)
def test_a_sentence_on_direction_says_what_its_source_says(name: str) -> None:
    words, source = SENTENCES[name]
    assert words in BY_ID[name].help, source


@each(ROWS)
def test_a_row_says_what_its_code_does(name: str, code: int) -> None:
    domain = of_kind(Table, BY_ID[name].domain)
    words, source = ROWS[name, code]
    assert words in domain.label(code), source


def test_the_tables_leave_nothing_out() -> None:
    switches = [one for one in SETTINGS if isinstance(one.domain, Toggle)]
    fields = {one.id for one in switches if isinstance(one.access, ModeField)}
    assert fields == set(FIELD_WHEN_ON)
    commands = {one.id for one in switches if isinstance(one.access, AtaFeature | AtaSwitch)}
    assert commands == set(SUBCOMMAND_WHEN_ON)
    texts = {
        one.id: one.access.on for one in switches if isinstance(one.access, SysfsFlag) and one.access.on != "1"
    }
    assert texts == {name: text for name, (text, _) in TEXT_WHEN_ON.items()}
    assert {one.id for one in switches if isinstance(one.access, NvmeField)} == {"nvme.write_cache"}
    assert {one.id for one in SETTINGS if isinstance(one.domain, Range) and one.more} == set(MORE)
