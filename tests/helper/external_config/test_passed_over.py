"""What each tool passes over, replaces or takes otherwise than it looks, in small trees."""

from __future__ import annotations

from pathlib import Path

import pytest

from disktune_contract.settings.claims import Claim, When
from disktune_helper.external_config.all_readers import claims
from disktune_helper.external_config.common.tree import Tree
from tests.helper.external_config.placed import found, put, rows

AC = "boot+hotplug+resume+ac"
BATTERY = "boot+hotplug+resume+battery"


def brief(root: Path, drive: str | None = None) -> list[tuple[object, ...]]:
    """Return drives, setting, value and validity."""
    return [(row[0], row[1], row[2], row[5]) for row in rows(root, drive)]


def only(root: Path) -> Claim:
    (claim,) = found(root)
    return claim


# -- udisks2 -----------------------------------------------------------------------------------------------------

ID = "WDC-WD10EZEX-00BN5A0-WD-WCC3F0000000"


def test_udisks_sets_what_it_can_read(tmp_path: Path) -> None:
    lines = ["[ATA]", "StandbyTimeout=240", "APMLevel = 128", "AAMLevel=255", "WriteCacheEnabled=on", "apmlevel=3"]
    put(tmp_path, f"/etc/udisks2/{ID}.conf", "\n".join(lines))
    assert brief(tmp_path) == [
        (ID, "ata.standby_timer", 240, True),
        (ID, "ata.apm", 128, True),
        (ID, "ata.aam", 0, True),
        (ID, "ata.write_cache", None, False),
        (ID, "ata.apm", 3, False),
    ]


def test_udisks_sets_nothing_on_what_it_does_not_take_for_ata(tmp_path: Path) -> None:
    put(tmp_path, f"/etc/udisks2/{ID}.conf", "[ATA]\nAPMLevel=128\n")
    put(tmp_path, "/sys/class/block/sda/dev", "8:0\n")
    names = "E:ID_MODEL_ENC=WDC\\x20WD10EZEX-00BN5A0\nE:ID_SERIAL_SHORT=WD-WCC3F0000000\n"

    def told(more: str) -> list[tuple[str, bool]]:
        put(tmp_path, "/run/udev/data/b8:0", names + more)
        answer = claims(Tree(str(tmp_path)), "sda")
        return [(one.setting, one in answer.uncertain) for one in answer.claims]

    assert told("E:ID_ATA=1\n") == [("ata.apm", False)]
    # Such as a SAS disk, or a disk behind a bridge that lets no IDENTIFY through.
    assert told("") == told("E:ID_ATA=0\n") == []
    # From 2.11.1 on USB is left alone.
    assert told("E:ID_ATA=1\nE:ID_USB_TYPE=disk\n") == [("ata.apm", True)]


@pytest.mark.parametrize(
    ("text", "part"),
    [
        ("[ATA\nAPMLevel=1\n", "cannot read the file"),
        ("APMLevel=1\n[ATA]\n", "before any group"),
        ("[Other]\nAPMLevel=1\n", "group [ATA]"),
        ("[ATA]\nAPMLevel=286\n", "lowest eight bits, 30"),
        ("[ATA]\nAPMLevel=-1\n", "not there"),
        ("[ATA]\nAPMLevel=0x10\n", "no number"),
        ("[ATA]\nAAMLevel=0\n", "only 255"),
        ("[ATA]\nStandbyTimeout=254\n", "no such value"),
    ],
)
def test_udisks_is_told_what_is_wrong(tmp_path: Path, text: str, part: str) -> None:
    put(tmp_path, "/etc/udisks2/x.conf", text)
    claim = only(tmp_path)
    assert not claim.valid
    assert part in claim.problem


# -- TLP ---------------------------------------------------------------------------------------------------------


def test_tlp_pairs_drives_and_values(tmp_path: Path) -> None:
    put(
        tmp_path, "/etc/tlp.d/10.conf", 'DISK_DEVICES="nvme0n1 sda sdb sdc"\nDISK_APM_LEVEL_ON_AC="keep 254 128"\n'
    )
    put(tmp_path, "/etc/tlp.conf", 'DISK_SPINDOWN_TIMEOUT_ON_BAT="_ 12"\nDISK_IOSCHED="none bfq"\n')
    assert [row[:3] + row[4:] for row in rows(tmp_path)] == [
        ("sda", "ata.apm", 254, AC, True),
        ("sdb", "ata.apm", 128, AC, True),
        ("sdc", "ata.apm", 128, AC, True),
        ("sda", "ata.standby_timer", 12, BATTERY, True),
        ("sdb", "ata.standby_timer", 12, BATTERY, True),
        ("sdc", "ata.standby_timer", 12, BATTERY, True),
        ("nvme0n1", "block.scheduler", "none", f"{AC}+battery", True),
        ("sda", "block.scheduler", "bfq", f"{AC}+battery", True),
    ]


def test_the_last_file_of_tlp_counts_and_defaults_come_first(tmp_path: Path) -> None:
    put(tmp_path, "/usr/share/tlp/defaults.conf", 'DISK_DEVICES="sda"\nSATA_LINKPWR_ON_AC="min_power"\n')
    put(tmp_path, "/etc/tlp.d/10.conf", 'SATA_LINKPWR_ON_AC="medium_power"\n')
    put(tmp_path, "/etc/tlp.conf", 'SATA_LINKPWR_ON_AC="bogus max_performance"\n')
    assert brief(tmp_path) == [
        ("host*", "power.link", "medium_power", False),
        ("host*", "power.link", "bogus", False),
        ("host*", "power.link", "max_performance", True),
    ]


@pytest.mark.parametrize(
    "line", [" DISK_APM_LEVEL_ON_AC=1", "DISK_APM_LEVEL_ON_AC='1'", 'DISK_APM_LEVEL_ON_AC="1" # why']
)
def test_tlp_passes_over_what_is_not_written_its_way(tmp_path: Path, line: str) -> None:
    put(tmp_path, "/etc/tlp.conf", f'DISK_DEVICES="sda"\n{line}\n')
    claim = only(tmp_path)
    assert (claim.value, claim.valid) == (1, False)
    assert "passes over" in claim.problem


def test_tlp_switched_off_sets_nothing(tmp_path: Path) -> None:
    put(tmp_path, "/etc/tlp.conf", 'TLP_ENABLE=0\nSATA_LINKPWR_ON_AC="max_performance"\n')
    assert not only(tmp_path).valid


# -- tuned -------------------------------------------------------------------------------------------------------


def test_tuned_merges_what_a_profile_includes(tmp_path: Path) -> None:
    put(tmp_path, "/etc/tuned/active_profile", "mine\n")
    put(tmp_path, "/usr/lib/tuned/base/tuned.conf", "[disk]\nreadahead=4096\nelevator=none\napm=1\n")
    lines = ["[main]", "include=base", "[variables]", "s=bfq", "[disk]", "elevator=${s}", "readahead=>4096"]
    lines += ["[disk_two]", "type=disk", "devices=sda", "spindown=6", "[scsi_host]", "alpm=min_power"]
    lines += ["[sysctl]", "dev.raid.speed_limit_max=500000", "[sysfs]", "/sys/block/nvme*/queue/nr_requests=512"]
    put(tmp_path, "/etc/tuned/mine/tuned.conf", "\n".join(lines))
    assert brief(tmp_path) == [
        ("*", "block.read_ahead", 4096, True),
        ("*", "block.scheduler", "bfq", True),
        ("*", "ata.apm", 1, True),
        ("sda", "ata.standby_timer", 6, False),
        ("host*", "power.link", "min_power", True),
        ("md*", "md.speed_limit_max", 500000, True),
        ("nvme*", "block.nr_requests", 512, True),
        ("*", "block.scheduler", "none", False),
        ("*", "block.read_ahead", 4096, False),
    ]


def test_a_missing_profile_stops_tuned_where_tuned_is_installed(tmp_path: Path) -> None:
    put(tmp_path, "/etc/tuned/active_profile", "mine")
    put(tmp_path, "/etc/tuned/mine/tuned.conf", "[main]\ninclude=base\n[disk]\napm=1\n")
    assert only(tmp_path).valid
    put(tmp_path, "/usr/lib/tuned/balanced/tuned.conf", "[main]\n")
    assert "applies nothing" in only(tmp_path).problem


@pytest.mark.parametrize("text", ["apm=1\n[disk]\n", "[disk]\napm=1\nspindown 6\n", "[disk]\n  more\napm=1\n"])
def test_a_profile_with_a_line_that_is_none_is_not_applied(tmp_path: Path, text: str) -> None:
    put(tmp_path, "/etc/tuned/active_profile", "mine")
    put(tmp_path, "/etc/tuned/mine/tuned.conf", text)
    assert not any(one.valid for one in found(tmp_path))


def test_an_indented_section_belongs_to_the_line_before(tmp_path: Path) -> None:
    put(tmp_path, "/etc/tuned/active_profile", "mine")
    put(tmp_path, "/etc/tuned/mine/tuned.conf", "[main]\ninclude=base\n  [disk]\napm=1\n[disk]\nspindown=6\n")
    assert "applies nothing" in only(tmp_path).problem


def test_a_profile_that_is_not_active_sets_nothing(tmp_path: Path) -> None:
    put(tmp_path, "/usr/lib/tuned/balanced/tuned.conf", "[disk]\napm=1\n")
    assert rows(tmp_path) == []


def test_a_masked_service_sets_nothing_not_even_by_itself(tmp_path: Path) -> None:
    put(tmp_path, "/etc/tuned/active_profile", "mine")
    put(tmp_path, "/etc/tuned/mine/tuned.conf", "[disk]\nelevator=none\n")
    put(tmp_path, "/etc/tuned/tuned-main.conf", "dynamic_tuning = 1\n")
    assert [one.valid for one in found(tmp_path)] == [True] * 3
    mask(tmp_path, "/etc/systemd/system/tuned.service")
    assert [one.valid for one in found(tmp_path)] == [False] * 3
    assert all("masked" in one.problem for one in found(tmp_path))


def mask(root: Path, path: str) -> None:
    link = root / path.lstrip("/")
    link.parent.mkdir(parents=True, exist_ok=True)
    link.symlink_to("/dev/null")


def test_tlp_goes_on_without_its_service_but_not_at_boot(tmp_path: Path) -> None:
    put(
        tmp_path,
        "/etc/tlp.conf",
        'DISK_DEVICES="sda"\nDISK_APM_LEVEL_ON_AC="1"\nSATA_LINKPWR_ON_BAT="min_power"\n',
    )
    assert tuple(one.when for one in found(tmp_path)) == (
        (When.BOOT, When.HOTPLUG, When.RESUME, When.AC),
        (When.BOOT, When.RESUME, When.BATTERY),
    )
    mask(tmp_path, "/etc/systemd/system/tlp.service")
    level, link = found(tmp_path)
    assert (level.valid, level.when) == (True, (When.HOTPLUG, When.RESUME, When.AC))
    assert (link.valid, link.when) == (True, (When.RESUME, When.BATTERY))
    assert all("Its udev rule and its sleep hook still run" in one.problem for one in (level, link))
    mask(tmp_path, "/etc/udev/rules.d/85-tlp.rules")
    level, link = found(tmp_path)
    assert (level.valid, level.when) == (True, (When.RESUME, When.AC))
    assert "the udev rule 85-tlp.rules is masked" in level.problem
    assert (link.valid, link.when) == (True, (When.RESUME, When.BATTERY))


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


# -- services and scripts ----------------------------------------------------------------------------------------

UNIT = "[Service]\nExecStart=/usr/sbin/hdparm -B 254 \\\n  -S 0 /dev/sda\n[Install]\nWantedBy={}\n"


def test_a_service_counts_if_something_starts_it(tmp_path: Path) -> None:
    put(tmp_path, "/etc/systemd/system/apm.service", UNIT.format("multi-user.target suspend.target"))
    assert [(row[4], row[5]) for row in rows(tmp_path)] == [("boot+resume", True)] * 2
    (tmp_path / "etc/systemd/system/timers.target.wants").mkdir()
    assert "not enabled" in found(tmp_path)[0].problem
    (tmp_path / "etc/systemd/system/suspend.target.wants").mkdir()
    (tmp_path / "etc/systemd/system/suspend.target.wants/apm.service").symlink_to("../apm.service")
    assert [(row[4], row[5]) for row in rows(tmp_path)] == [("resume", True)] * 2


def test_the_script_of_a_service_is_read(tmp_path: Path) -> None:
    put(
        tmp_path,
        "/etc/systemd/system/x.service",
        "[Service]\nExecStart=/opt/tune sdb\n[Install]\nWantedBy=multi-user.target\n",
    )
    put(tmp_path, "/opt/tune", "#!/bin/bash\nset -e\nd=$1\nblockdev --setra 65536 /dev/$d\n", 0o755)
    claim = only(tmp_path)
    assert (claim.file, claim.line, claim.drive_match, claim.value) == ("/opt/tune", 4, "/dev/sdb", 32768)


@pytest.mark.parametrize(
    ("script", "expected"),
    [
        ("for d in sda sdb; do echo bfq > /sys/block/$d/queue/scheduler; done", [("sda", "bfq"), ("sdb", "bfq")]),
        ("echo 4096 | sudo tee /sys/block/sd{a,b}/queue/read_ahead_kb >/dev/null", [("sda", 4096), ("sdb", 4096)]),
        ("D=md0\nblockdev --setra 8192 /dev/$D", [("/dev/md0", 4096)]),
        ("f() { hdparm -W0 $1; }\nf /dev/sda\nf /dev/sdb", [("/dev/sda", False), ("/dev/sdb", False)]),
        ("sysctl -w dev.raid.speed_limit_max=9000 2>/dev/null", [("md*", 9000)]),
        ("echo 50000 >/proc/sys/dev/raid/speed_limit_min", [("md*", 50000)]),
        ("echo 8192 > /sys/block/md0/md/stripe_cache_size", [("md0", 8192)]),
        ("cat <<EOF > /etc/x\nhdparm -W0 /dev/sda\nEOF\nhdparm -A0 /dev/sda", [("/dev/sda", False)]),
        ("# hdparm -W0 /dev/sda", []),
        ("smartctl -l scterc,70,80 /dev/sda", [("/dev/sda", 70), ("/dev/sda", 80)]),
        ("smartctl -s apm,off -s wcache,on /dev/sda", [("/dev/sda", 255), ("/dev/sda", True)]),
        ("[ -x /sbin/hdparm ] && /sbin/hdparm -Q1 /dev/sda || true", [("/dev/sda", 1)]),
        ("echo $x > /sys/block/sda/queue/nr_requests", [("sda", None)]),
        ("case $1 in pre) ;; esac; ls /dev/sd? | xargs -n1 hdparm -B 254", [("$?", 254)]),
        ("sudo su -c 'hdparm -S 12 /dev/sda'", [("/dev/sda", 12)]),
        ("nvme set-feature /dev/nvme0 -f 0x06 -v 0", [("/dev/nvme0", False)]),
        ("nvme set-feature --feature-id=2 --value=3 /dev/nvme0n1", [("/dev/nvme0n1", 3)]),
        ("sdparm --set=WCE=0 /dev/sdb\nsdparm -s RCD /dev/sdb", [("/dev/sdb", False), ("/dev/sdb", False)]),
    ],
)
def test_a_script_sets(tmp_path: Path, script: str, expected: list[tuple[str, object]]) -> None:
    put(tmp_path, "/etc/rc.local", f"#!/bin/sh\n{script}\nexit 0\n", 0o755)
    assert [(row[0], row[2]) for row in rows(tmp_path)] == expected


def test_hooks_nobody_runs_are_told(tmp_path: Path) -> None:
    put(tmp_path, "/etc/systemd/system-sleep/x", "#!/bin/sh\nhdparm -B 254 /dev/sda\n", 0o755)
    assert "/usr/lib/systemd/system-sleep" in only(tmp_path).problem


def test_lists_of_assignments_are_read(tmp_path: Path) -> None:
    put(tmp_path, "/etc/tmpfiles.d/s.conf", "w /sys/block/sda/queue/scheduler - - - - bfq\n")
    put(tmp_path, "/etc/sysfs.conf", "block/sda/queue/scheduler = none\nmode block/sda/queue/scheduler = 644\n")
    put(tmp_path, "/etc/modprobe.d/n.conf", "options nvme_core default_ps_max_latency_us=0\n")
    put(tmp_path, "/etc/default/grub", 'GRUB_CMDLINE_LINUX="elevator=deadline"\n')
    assert [(one.tool, one.value, one.valid) for one in found(tmp_path)] == [
        ("kernel", 0, True),
        ("kernel", "deadline", False),
        ("tmpfiles", "bfq", True),
        ("sysfsutils", "none", True),
    ]


def test_laptop_mode_sets_by_supply(tmp_path: Path) -> None:
    lines = ["ENABLE_LAPTOP_MODE_ON_BATTERY=1", "ENABLE_LAPTOP_MODE_ON_AC=0", "ENABLE_AUTO_MODULES=1"]
    lines += [
        'HD="/dev/sda /dev/sdb"',
        'CONTROL_HD_POWERMGMT="auto"',
        "BATT_HD_POWERMGMT=1",
        "NOLM_AC_HD_POWERMGMT=254",
    ]
    lines += [
        "CONTROL_HD_IDLE_TIMEOUT=1",
        "NOLM_HD_IDLE_TIMEOUT_SECONDS=7200",
        "LM_BATT_HD_IDLE_TIMEOUT_SECONDS=20",
    ]
    put(tmp_path, "/etc/laptop-mode/laptop-mode.conf", "\n".join(lines))
    assert [row[:3] + row[4:5] for row in rows(tmp_path, "sda")] == [
        ("/dev/sda", "ata.apm", 254, "boot+resume+ac"),
        ("/dev/sda", "ata.standby_timer", 244, "boot+resume+ac"),
        ("/dev/sda", "ata.apm", 1, "boot+resume+battery"),
        ("/dev/sda", "ata.standby_timer", 4, "boot+resume+battery"),
    ]


def test_arguments_of_a_drive_replace_those_of_all(tmp_path: Path) -> None:
    put(tmp_path, "/etc/conf.d/hdparm", 'all_args="-A1"\nsata_all_args="-B254"\nsda_args="-B128 -S12"\n')
    assert [row[:3] for row in rows(tmp_path, "sda")] == [
        ("/dev/sda", "ata.apm", 128),
        ("/dev/sda", "ata.standby_timer", 12),
    ]
    assert [row[:3] for row in rows(tmp_path, "sdb")] == [
        ("sd[a-z]", "ata.look_ahead", True),
        ("sd[a-z]", "ata.apm", 254),
    ]


def test_the_instances_of_a_template_are_told_apart(tmp_path: Path) -> None:
    text = "[Service]\nExecStart=/usr/sbin/hdparm -B 200 /dev/%I\n[Install]\nWantedBy=multi-user.target\n"
    put(tmp_path, "/etc/systemd/system/apm@.service", text)
    links = tmp_path / "etc/systemd/system/multi-user.target.wants"
    links.mkdir()
    for name in ("sda", "sdb"):
        (links / f"apm@{name}.service").symlink_to("../apm@.service")
    assert brief(tmp_path) == [("/dev/sda", "ata.apm", 200, True), ("/dev/sdb", "ata.apm", 200, True)]


def test_tables_of_cron_differ_by_a_column(tmp_path: Path) -> None:
    put(
        tmp_path,
        "/etc/crontab",
        "@reboot root /sbin/hdparm -B 1 /dev/sda\n# 0 0 * * * root hdparm -B 9 /dev/sda\n",
    )
    put(tmp_path, "/var/spool/cron/crontabs/root", "*/5 * * * * hdparm -B 2 /dev/sda\n")
    assert [(row[2], row[3], row[4]) for row in rows(tmp_path)] == [(1, 1, "boot"), (2, 1, "runtime")]


def test_the_package_hdparm_has_a_level_of_its_own(tmp_path: Path) -> None:
    script = "a() {\n  hdparm_set_option -B128\n  hdparm_set_option -S36\n  hdparm_set_option -B254\n}\n"
    put(tmp_path, "/lib/hdparm/hdparm-functions", script)
    put(tmp_path, "/etc/hdparm.conf", "/dev/sda {\n apm = 1\n}\n")
    found_here = {(row[0], row[1], row[2], row[4]) for row in rows(tmp_path) if row[2] != 1}
    resume = "boot+hotplug+resume"
    assert found_here == {
        ("/dev/sda", "ata.apm", 128, f"{resume}+battery"),
        ("/dev/sda", "ata.standby_timer", 36, f"{resume}+battery"),
        ("*", "ata.apm", 128, f"{resume}+battery"),
        ("*", "ata.standby_timer", 36, f"{resume}+battery"),
        ("*", "ata.apm", 254, f"{resume}+ac"),
    }
    put(tmp_path, "/sys/class/block/sdb/dev", "8:16\n")
    put(tmp_path, "/run/udev/data/b8:16", "E:ID_BUS=ata\n")
    assert rows(tmp_path, "sdb") == []


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
