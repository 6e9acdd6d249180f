"""What udev, sysctl and mdadm pass over, replace or take otherwise than it looks, in small trees."""

from __future__ import annotations

from pathlib import Path

import pytest

from disktune_helper.other_tools.all_readers import claims
from disktune_helper.other_tools.tree import Tree
from tests.helper.other_tools.placed import found, put, rows
from tests.helper.other_tools.small_trees import brief

# -- udev --------------------------------------------------------------------------------------------------------

RULES = "/etc/udev/rules.d/60-x.rules"


@pytest.mark.parametrize(
    ("rule", "setting", "value", "valid"),
    [
        ('KERNEL=="sd*", ATTR{bdi/read_ahead_kb}="2048"', "block.read_ahead", 2048, True),
        ('KERNEL="sda", ATTR{queue/scheduler}="none"', "block.scheduler", "none", False),
        ('KERNEL=="sda", ATTR{queue/scheduler}=bfq', None, None, False),
        ('KERNEL=="sda", ATTRIBUTE{x}=="1", ATTR{queue/scheduler}="bfq"', "block.scheduler", "bfq", False),
        ('KERNEL=="sda" ATTR{queue/scheduler}="bfq"', "block.scheduler", "bfq", True),
        ('SUBSYSTEM=="nvme", ATTR{power/pm_qos_latency_tolerance_us}="0"', "power.nvme_latency", 0, True),
        ('SUBSYSTEM=="scsi", ATTR{type}=="0", ATTR{timeout}="60"', "scsi.timeout", 60, True),
        ('SUBSYSTEM=="scsi_disk", ATTR{allow_restart}="1"', "power.restart", True, True),
        ('KERNEL=="md_mod", SYSCTL{dev/raid/speed_limit_min}="20000"', "md.speed_limit_min", 20000, True),
        ('KERNEL=="sda", ATTR{queue/scheduler}="cfq"', "block.scheduler", "cfq", False),
        ('KERNEL=="sda", ATTR{queue/wbt_lat_usec}="-1"', "block.wbt", None, True),
        ('KERNEL=="md0", ATTR{md/stripe_cache_size}="40000"', "md.stripe_cache", 40000, False),
        ('KERNEL=="md0", ATTR{queue/read_ahead_kb}="32768"', "block.read_ahead", 32768, True),
        ('KERNEL=="sda", RUN+="/sbin/hdparm -B 200 /dev/%k"', "ata.apm", 200, True),
        ('KERNEL=="sda", RUN+="/bin/sh -c \'echo 90 > /sys/block/%k/device/timeout\'"', "scsi.timeout", 90, True),
        ('ACTION=="remove", KERNEL=="sda", ATTR{queue/scheduler}="none"', None, None, False),
        ('#KERNEL=="sda", ATTR{queue/scheduler}="none"', None, None, False),
    ],
)
def test_a_rule_sets(tmp_path: Path, rule: str, setting: str | None, value: object, valid: bool) -> None:
    put(tmp_path, RULES, rule + "\n")
    claims = found(tmp_path)
    assert [(one.setting, one.value, one.valid) for one in claims] == (
        [(setting, value, valid)] if setting else []
    )


def test_a_rules_file_hides_another_of_its_name(tmp_path: Path) -> None:
    put(tmp_path, "/usr/lib/udev/rules.d/70-y.rules", 'KERNEL=="sda", ATTR{queue/scheduler}="none"\n')
    assert len(rows(tmp_path)) == 1
    put(tmp_path, "/etc/udev/rules.d/70-y.rules", 'KERNEL=="sda", ATTR{queue/scheduler}="bfq"\n')
    assert brief(tmp_path)[0][2] == "bfq"
    (tmp_path / "etc/udev/rules.d/70-y.rules").unlink()
    (tmp_path / "etc/udev/rules.d/70-y.rules").symlink_to("/dev/null")
    assert rows(tmp_path) == []


def test_a_rule_goes_on_over_lines_and_comments(tmp_path: Path) -> None:
    text = 'KERNEL=="sdb", \\\n# why\n  ATTR{queue/read_ahead_kb}="100", \\\n  RUN+="/sbin/hdparm -W0 /dev/sdb"\n'
    put(tmp_path, RULES, text)
    assert [(row[1], row[3]) for row in rows(tmp_path)] == [("block.read_ahead", 3), ("ata.write_cache", 4)]


def test_tlp_asks_udev_whether_a_drive_has_levels_and_which_bus_it_is_on(tmp_path: Path) -> None:
    text = 'DISK_DEVICES="sda"\nDISK_APM_LEVEL_ON_AC="128"\nDISK_APM_CLASS_DENYLIST="usb"\n'
    put(tmp_path, "/etc/tlp.conf", text)
    put(tmp_path, "/sys/class/block/sda/dev", "8:0\n")

    def levels(database: str) -> list[object]:
        put(tmp_path, "/run/udev/data/b8:0", database)
        return [one.value for one in found(tmp_path, "sda") if one.setting == "ata.apm"]

    has = "E:ID_ATA_FEATURE_SET_PM_ENABLED=1\n"
    assert levels(has + "E:ID_BUS=ata\n") == [128]
    assert levels("E:ID_BUS=ata\n") == []
    assert levels(has + "E:ID_BUS=usb\n") == []
    # The path says more of the bus than the name does.
    assert levels(has + "E:ID_BUS=ata\nE:ID_PATH=pci-0000:00:14.0-usb-0:1:1.0-scsi-0:0:0:0\n") == []


def test_a_rule_is_held_against_the_drive(tmp_path: Path) -> None:
    put(tmp_path, "/sys/class/block/sda/dev", "8:0\n")
    put(tmp_path, "/sys/class/block/sda/queue/rotational", "1\n")
    put(tmp_path, "/run/udev/data/b8:0", "E:ID_BUS=ata\n")
    rules = [
        'KERNEL=="sd[a-z]", ATTR{queue/rotational}=="0", ATTR{queue/scheduler}="none"',
        'KERNEL=="sd[a-z]", ATTR{queue/rotational}=="1", ATTR{queue/scheduler}="bfq"',
        'KERNEL=="sd[a-z]", ENV{ID_BUS}=="usb", ATTR{queue/scheduler}="kyber"',
        'KERNEL=="nvme*", ATTR{queue/scheduler}="none"',
        'KERNEL!="sda", ATTR{queue/scheduler}="none"',
    ]
    put(tmp_path, RULES, "\n".join(rules))
    assert [row[2] for row in rows(tmp_path, "sda")] == ["bfq"]


def test_a_rule_that_asks_what_only_udev_knows_is_uncertain(tmp_path: Path) -> None:
    put(tmp_path, "/sys/class/block/sda/dev", "8:0\n")
    put(tmp_path, RULES, 'KERNEL=="sda", PROGRAM=="/bin/true", ATTR{queue/scheduler}="bfq"\n')
    listed = claims(Tree(str(tmp_path)), "sda")
    assert listed.claims == listed.uncertain
    put(tmp_path, RULES, 'KERNEL=="sda", ATTR{queue/scheduler}="bfq"\n')
    listed = claims(Tree(str(tmp_path)), "sda")
    assert (len(listed.claims), listed.uncertain) == (1, ())


def test_a_rule_about_partitions_may_mean_their_drive(tmp_path: Path) -> None:
    put(tmp_path, "/sys/class/block/sda/dev", "8:0\n")
    command = "/bin/sh -c 'echo 180 > /sys/block/$parent/device/timeout'"
    rule = f'KERNEL=="sd*[0-9]", ENV{{ID_FS_TYPE}}=="linux_raid_member", RUN+="{command}"\n'
    put(tmp_path, RULES, rule)
    listed = claims(Tree(str(tmp_path)), "sda")
    assert [(one.setting, one.value) for one in listed.uncertain] == [("scsi.timeout", 180)]
    assert claims(Tree(str(tmp_path)), "nvme0n1").claims == ()


# -- sysctl ------------------------------------------------------------------------------------------------------


def test_the_last_sysctl_counts_and_a_name_counts_more_than_a_pattern(tmp_path: Path) -> None:
    put(tmp_path, "/usr/lib/sysctl.d/50-raid.conf", "-dev/raid/speed_limit_min = 5000\n; comment\n")
    put(tmp_path, "/etc/sysctl.d/60-all.conf", "dev.raid.speed_limit_* = 7777\n")
    put(tmp_path, "/run/sysctl.d/90-b.conf", "dev.raid.speed_limit_max=fast\n")
    put(tmp_path, "/usr/lib/sysctl.d/95-m.conf", "dev.raid.speed_limit_max=1\n")
    (tmp_path / "etc/sysctl.d/95-m.conf").symlink_to("/dev/null")
    assert brief(tmp_path) == [
        ("md*", "md.speed_limit_min", 5000, True),
        ("md*", "md.speed_limit_min", 7777, False),
        ("md*", "md.speed_limit_max", 7777, False),
        ("md*", "md.speed_limit_max", None, False),
    ]


# -- mdadm -------------------------------------------------------------------------------------------------------


def test_mdadm_takes_names_below_dev_md_and_the_first_line_remains(tmp_path: Path) -> None:
    lines = ["ARRAY /dev/md0 UUID=1:2:3:4", "SYSFS name=/dev/md/data sync_speed_max=900000"]
    lines += ["   stripe_cache_size=8192 # more", "SYSFS name=/dev/md0 group_thread_cnt=4"]
    lines += ["sysf name=/dev/md/data stripe_cache_size=4096", "SYSFS stripe_cache_size=17"]
    put(tmp_path, "/etc/mdadm.conf", "\n".join(lines))
    assert [(row[0], row[1], row[2], row[3], row[5]) for row in rows(tmp_path)] == [
        ("", "md.stripe_cache", 17, 6, False),
        ("/dev/md/data", "md.stripe_cache", 4096, 5, False),
        ("/dev/md0", "md.group_threads", 4, 4, False),
        ("/dev/md/data", "md.stripe_cache", 8192, 3, True),
        ("/dev/md/data", "md.sync_speed_max", 900000, 2, True),
    ]


@pytest.mark.parametrize(("debian", "used"), [(False, "/etc/mdadm.conf"), (True, "/etc/mdadm/mdadm.conf")])
def test_mdadm_reads_one_of_its_two_files(tmp_path: Path, debian: bool, used: str) -> None:
    for path in ("/etc/mdadm.conf", "/etc/mdadm/mdadm.conf"):
        put(tmp_path, path, "SYSFS name=/dev/md/x sync_speed_min=5000\n")
    if debian:
        put(tmp_path, "/etc/debian_version", "12.0\n")
    assert {one.file: one.valid for one in found(tmp_path)} == {
        "/etc/mdadm.conf": used == "/etc/mdadm.conf",
        "/etc/mdadm/mdadm.conf": used == "/etc/mdadm/mdadm.conf",
    }
