# ruff: noqa: E501  # rows of a table, with the words of the files
"""Every configuration file of the corpus, in its place: what it means, by the rules of its own tool.

The rows were checked one by one against the tools' sources; where the tool itself runs here, the modules
``test_…_judge`` let it decide.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.helper.other_tools.placed import CORPUS, put_corpus, rows

HOT = "boot+hotplug"

ROWS: dict[str, list[tuple[object, ...]]] = {
    "MilesBHuff__60-ioschedulers.rules": [
        ('KERNEL=="nvme[0-9]n[0-9]"', "block.scheduler", "kyber", 6, HOT, True),
        ('KERNEL=="mmcblk[0-9]"', "block.scheduler", "bfq", 9, HOT, True),
        ('KERNEL=="sd[a-z]", ATTR{queue/rotational}=="0"', "block.scheduler", "bfq", 12, HOT, True),
        ('KERNEL=="sd[a-z]", ATTR{queue/rotational}=="1"', "block.scheduler", "bfq", 15, HOT, True),
        ('KERNEL=="hd[a-z]"', "block.scheduler", "bfq", 18, HOT, True),
    ],
    "debian__hdparm-all.conf": [("*", "ata.write_cache", True, 75, HOT, True)],
    "debian__hdparm-by-uuid.conf": [
        ("/dev/disk/by-uuid/4E19A7C25D3B8F60", "ata.standby_timer", 242, 129, "boot+hotplug+resume", True),
        ("/dev/disk/by-uuid/71C4D9035EA26B18", "ata.standby_timer", 241, 134, "boot+hotplug+resume", True),
        ("/dev/disk/by-uuid/93B07D5A1C64E82F", "ata.standby_timer", 240, 138, "boot+hotplug+resume", True),
        ("/dev/disk/by-uuid/93B07D5A1C64E82F", "ata.apm", 192, 139, "boot+hotplug+resume+battery", True),
    ],
    "forwidur__hdparm.conf": [
        ("/dev/sdb", "ata.apm", 127, 33, "boot+hotplug+resume", False),
        ("/dev/sdb", "ata.standby_timer", 240, 34, "boot+hotplug+resume", False),
        ("/dev/sdc", "ata.apm", 127, 37, "boot+hotplug+resume", False),
        ("/dev/sdc", "ata.standby_timer", 240, 38, "boot+hotplug+resume", False),
        ("/dev/sdd", "ata.apm", 127, 41, "boot+hotplug+resume", False),
        ("/dev/sdd", "ata.standby_timer", 240, 42, "boot+hotplug+resume", False),
    ],
    "jonathanunderwood__md-timeouts.rules.strategy0": [
        (
            'ENV{ID_FS_TYPE}=="linux_raid_member", ENV{MD_LEVEL}=="raid[1-9]*", TEST=="/sys/block/$parent/device/timeout", TEST=="/usr/sbin/smartctl", PROGRAM!="/bin/sh -c \'/usr/sbin/smartctl -l scterc /dev/$parent | grep -q seconds && exit 0 || exit 1\'", SUBSYSTEM=="block|machinecheck", ENV{DEVTYPE}=="partition"',
            "scsi.timeout",
            180,
            59,
            HOT,
            True,
        )
    ],
    "jonathanunderwood__md-timeouts.rules.strategy1": [],
    "linrunner__tlp.conf.in": [],
    "md-raid-utilities__mdcheck_continue.timer": [],
    "md-raid-utilities__mdcheck_start.timer": [],
    "md-raid-utilities__mdmonitor.service": [],
    "md-raid-utilities__udev-md-raid-arrays.rules": [],
    "mdadm__mdadm.conf-example": [],
    "own__06-rotating.rules": [
        ('KERNEL=="sd[a-z]", ATTR{queue/rotational}=="1"', "block.scheduler", "bfq", 3, HOT, True),
        ('KERNEL=="sd[a-z]", ATTR{queue/rotational}=="1"', "block.rq_affinity", 2, 4, HOT, True),
        ('KERNEL=="sd[a-z]", ATTR{queue/rotational}=="1"', "block.read_ahead", 512, 5, HOT, True),
    ],
    "own__50-sata.rules": [
        (
            'SUBSYSTEM=="scsi_host", KERNEL=="host*", ATTR{link_power_management_supported}=="1", ATTR{link_power_management_policy}=="*"',
            "power.link",
            "max_performance",
            4,
            HOT,
            True,
        )
    ],
    "own__50_hdparm-pm": [("/dev/sdb", "ata.apm", 255, 8, "resume", True)],
    "own__60-by-kind.rules": [
        ('KERNEL=="nvme[0-9]*"', "block.scheduler", "mq-deadline", 1, HOT, True),
        (
            'KERNEL=="sd[a-z]|mmcblk[0-9]*", ATTR{queue/rotational}=="0"',
            "block.scheduler",
            "mq-deadline",
            2,
            HOT,
            True,
        ),
        ('KERNEL=="sd[a-z]", ATTR{queue/rotational}=="1"', "block.scheduler", "bfq", 3, HOT, True),
    ],
    "own__60-ioschedulers.rules": [
        ('KERNEL=="sd[a-z]", ATTR{queue/rotational}=="1"', "block.scheduler", "kyber", 2, HOT, True)
    ],
    "own__60-md.rules": [
        ('SUBSYSTEM=="block", KERNEL=="md*"', "md.sync_speed_max", 2000000, 1, HOT, True),
        ('SUBSYSTEM=="block", KERNEL=="md*"', "md.group_threads", 64, 1, HOT, True),
        ('SUBSYSTEM=="block", KERNEL=="md*"', "md.stripe_cache", 8192, 1, HOT, True),
    ],
    "own__60-schedulers.rules": [
        ('KERNEL=="sd[a-z]", ATTR{queue/rotational}=="0"', "block.scheduler", "mq-deadline", 2, HOT, True),
        ('KERNEL=="sda"', "block.scheduler", "noop", 3, HOT, False),
    ],
    "own__60-usb-flash.rules": [
        ('KERNEL=="sd[a-z]", SUBSYSTEMS=="usb"', "block.rotational", False, 2, HOT, True),
        ('KERNEL=="sd[a-z]", SUBSYSTEMS=="usb"', "block.scheduler", "mq-deadline", 2, HOT, True),
        ('KERNEL=="sd[a-z]", SUBSYSTEMS=="usb"', "block.read_ahead", 1024, 2, HOT, True),
    ],
    "own__61-readahead.rules": [
        ('KERNEL=="nvme[0-9]*"', "block.read_ahead", 256, 1, HOT, True),
        ('KERNEL=="mmcblk[0-9]*"', "block.read_ahead", 512, 2, HOT, True),
        ('KERNEL=="sd[a-z]", ATTR{queue/rotational}=="0"', "block.read_ahead", 256, 3, HOT, True),
        ('KERNEL=="sd[a-z]", ATTR{queue/rotational}=="1"', "block.read_ahead", 4096, 4, HOT, True),
    ],
    "own__69-hdparm-once.rules": [
        ("/dev/sdb", "block.read_ahead", 127, 1, HOT, True),
        ("/dev/sdb", "ata.multiple_count", 0, 1, HOT, True),
        ("/dev/sdb", "legacy.dma", False, 1, HOT, False),
        ("/dev/sdb", "ata.apm", 254, 1, HOT, True),
        ("/dev/sdb", "ata.aam", 128, 1, HOT, True),
        ("/dev/sdb", "ata.standby_timer", 0, 1, HOT, True),
    ],
    "own__69-hdparm.rules": [
        ('KERNEL=="sd[a-z]", ATTR{queue/rotational}=="1", ATTRS{id/bus}=="ata"', "ata.apm", 254, 2, HOT, False),
        (
            'KERNEL=="sd[a-z]", ATTR{queue/rotational}=="1", ATTRS{id/bus}=="ata"',
            "ata.standby_timer",
            0,
            2,
            HOT,
            False,
        ),
    ],
    "own__69-off.rules": [],
    "own__99-cluster.rules": [
        (
            'SUBSYSTEM=="block", KERNEL=="sd*[^0-9]", RESULT!="*swap*"',
            "block.scheduler",
            "mq-deadline",
            1,
            HOT,
            True,
        ),
        ('SUBSYSTEM=="block", KERNEL=="sd*[^0-9]", RESULT!="*swap*"', "block.nr_requests", 256, 1, HOT, True),
        ('SUBSYSTEM=="block", KERNEL=="sd*[^0-9]", RESULT!="*swap*"', "scsi.queue_depth", 31, 1, HOT, True),
        ('SUBSYSTEM=="block", KERNEL=="sd*[^0-9]", RESULT!="*swap*"', "block.max_sectors", 8192, 1, HOT, True),
        ('SUBSYSTEM=="block", KERNEL=="sd*[^0-9]", RESULT!="*swap*"', "block.read_ahead", 0, 1, HOT, True),
        ('SUBSYSTEM=="block", KERNEL=="sd*[^0-9]", RESULT!="*swap*"', "block.rq_affinity", 2, 1, HOT, True),
    ],
    "own__99-raid.conf": [
        ("md*", "md.speed_limit_min", 10240, 2, "boot", True),
        ("md*", "md.speed_limit_max", 51200, 1, "boot", True),
    ],
    "own__99-udisks2.rules": [],
    "own__after-sleep": [
        ("/dev/sda", "ata.apm", 254, 4, "resume", True),
        ("/dev/sda", "ata.standby_timer", 0, 4, "resume", True),
    ],
    "own__hdparm": [("hd[a-z]", "legacy.dma", True, 4, "boot", False)],
    "own__mount_options.conf": [],
    "own__set-hdparm.sh": [
        ("/dev/sda", "ata.apm", 254, 5, "boot", True),
        ("/dev/sda", "ata.standby_timer", 0, 5, "boot", True),
        ("/dev/sdb", "ata.standby_timer", 0, 9, "boot", True),
        ("/dev/sdc", "ata.apm", 254, 14, "boot", True),
        ("/dev/sdc", "ata.standby_timer", 0, 14, "boot", True),
        ("/dev/sde", "ata.apm", 254, 14, "boot", True),
        ("/dev/sde", "ata.standby_timer", 0, 14, "boot", True),
        ("/dev/sdd", "ata.aam", 254, 19, "boot", True),
        ("/dev/sdd", "ata.standby_timer", 0, 19, "boot", True),
    ],
    "own__sysctl.conf": [
        ("md*", "md.speed_limit_min", 100000, 3, "boot", True),
        ("md*", "md.speed_limit_max", 200000, 4, "boot", True),
    ],
    "own__try-flags.sh": [
        ("/dev/sdb", "block.read_ahead", 127, 10, "boot", True),
        ("/dev/sdb", "ata.multiple_count", 0, 14, "boot", True),
        ("/dev/sdb", "ata.aam", 128, 17, "boot", True),
        ("/dev/sdb", "ata.apm", 254, 22, "boot", True),
        ("/dev/sdb", "legacy.dma", False, 23, "boot", False),
        ("/dev/sdb", "ata.standby_timer", 0, 25, "boot", True),
    ],
    "smartmontools__smartd.conf": [],
    "sourcejedi__hdparm-noapm.sh": [
        ("/dev/sd[a-z]*", "ata.apm", 254, 18, "resume", True),
        ("/dev/hd[a-z]*", "ata.apm", 254, 18, "resume", True),
    ],
    "storaged-project__80-udisks2.rules": [],
    "tlp__1.3.conf": [
        ("host*", "power.link", "max_performance", 198, "boot+resume+ac", True),
        ("host*", "power.link", "max_performance", 199, "boot+resume+battery", True),
        ("nvme0n1", "block.scheduler", "mq-deadline", 188, "boot+hotplug+resume+ac+battery", True),
        ("sda", "block.scheduler", "mq-deadline", 188, "boot+hotplug+resume+ac+battery", True),
    ],
    "tlp__default-tlp": [
        # TLP_PERSISTENT_DEFAULT: what is set for mains holds on battery, too.
        ("sda", "ata.apm", 254, 109, "boot+hotplug+resume+ac+battery", True),
        ("sdb", "ata.apm", 254, 109, "boot+hotplug+resume+ac+battery", True),
        ("host*", "power.link", "med_power_with_dipm", 131, "boot+resume+ac+battery", True),
        ("sda", "ata.apm", 128, 110, "boot+hotplug+resume+ac+battery", False),
        ("sdb", "ata.apm", 128, 110, "boot+hotplug+resume+ac+battery", False),
        ("host*", "power.link", "med_power_with_dipm", 132, "boot+resume+ac+battery", False),
    ],
    "tuned__accelerator-performance.conf": [("*", "block.read_ahead", 4096, 19, HOT, True)],
    "tuned__spectrumscale-ece.conf": [
        ("sd*", "block.scheduler", "mq-deadline", 32, HOT, True),
        ("sd*", "block.read_ahead", 0, 33, HOT, True),
        ("nvme*", "block.scheduler", "none", 38, HOT, True),
        ("nvme*", "block.read_ahead", 0, 39, HOT, True),
    ],
    "udisks__udisks2.conf": [],
    "xarblu__61-ioschedulers-adios.rules": [
        ('KERNEL=="sd[a-z]*", ATTR{queue/rotational}=="1"', "block.scheduler", "adios", 3, HOT, True),
        ('KERNEL=="sd[a-z]*|mmcblk[0-9]*", ATTR{queue/rotational}=="0"', "block.scheduler", "adios", 7, HOT, True),
        ('KERNEL=="nvme[0-9]*", ATTR{queue/rotational}=="0"', "block.scheduler", "adios", 11, HOT, True),
    ],
}
"""By file: drives, setting, value, line, occasions, and whether it takes effect."""


def test_no_file_of_the_corpus_is_forgotten() -> None:
    assert {path.name for path in CORPUS.iterdir()} == set(ROWS)


@pytest.mark.slow
@pytest.mark.parametrize("name", ROWS)
def test_a_file_of_the_corpus_means(name: str, tmp_path: Path) -> None:
    put_corpus(tmp_path, name)
    assert rows(tmp_path) == ROWS[name]
