"""The corners of each tool's syntax, line by line; the source is named with each."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.helper.external_config.placed import found, put

Short = list[tuple[str, object, bool]]


def short(root: Path, drive: str | None = None) -> Short:
    """Return setting, value and validity."""
    return [(one.setting, one.value, one.valid) for one in found(root, drive)]


# systemd 252, src/sysctl/sysctl.c and src/basic/sysctl-util.c; Linux, kernel/sysctl.c (proc_dointvec).
LOW, HIGH = "md.speed_limit_min", "md.speed_limit_max"


@pytest.mark.parametrize(
    ("text", "rows"),
    [
        ("dev.raid.speed_limit_max=0x100\n", [(HIGH, 256, True)]),
        ("dev.raid.speed_limit_max=3000 # why\n", [(HIGH, 3000, True)]),
        ("dev.raid.speed_limit_max=3000KB\n", [(HIGH, None, False)]),
        ("/dev//raid/speed_limit_max = 7\n", [(HIGH, 7, True)]),
        ("dev/raid.speed_limit_max = 7\n", []),
        ("dev.raid.speed_limit_m[ai]* = 7\n", [(LOW, 7, True), (HIGH, 7, True)]),
        # A star does not reach over a slash.
        ("dev.*max = 7\n", []),
        ("dev.raid.* = 7\n-dev.raid.speed_limit_max\n", [(LOW, 7, True), (HIGH, 7, False)]),
        # A pattern without a value takes back only itself.
        ("dev.raid.*_max = 7\n-dev.raid.speed_*\n", [(HIGH, 7, True)]),
        ("dev.raid.*_max = 7\n-dev.raid.*_max\n", [(HIGH, 7, False)]),
        ("-dev.raid.speed_limit_max = 7\n", [(HIGH, 7, True)]),
    ],
)
def test_sysctl_d(tmp_path: Path, text: str, rows: Short) -> None:
    put(tmp_path, "/etc/sysctl.d/50-x.conf", text)
    assert short(tmp_path) == rows


def test_systemd_passes_over_the_main_file_without_a_link(tmp_path: Path) -> None:
    put(tmp_path, "/etc/sysctl.conf", "dev.raid.speed_limit_max=7\n")
    assert short(tmp_path) == [(HIGH, 7, True)]
    put(tmp_path, "/usr/lib/systemd/systemd-sysctl", "")
    assert short(tmp_path) == [(HIGH, 7, False)]
    (tmp_path / "etc/sysctl.d").mkdir()
    (tmp_path / "etc/sysctl.d/99-sysctl.conf").symlink_to("../sysctl.conf")
    assert short(tmp_path) == [(HIGH, 7, True)]


# mdadm 4.2, lib.c (conf_word, conf_line), config.c (conf_file_or_dir), sysfs.c (sysfsline).
@pytest.mark.parametrize(
    ("text", "rows"),
    [
        ("SYSFS name=/dev/md/x\n# why\n\n\tsync_speed_max=7\n", [("md.sync_speed_max", 7, True)]),
        ("SYSFS 'name=/dev/md/x' \"sync_speed_max=7\"\n", [("md.sync_speed_max", 7, True)]),
        ("SYSFS name=/dev/md/x sync_speed_max=7# why\n", [("md.sync_speed_max", None, False)]),
        ("SYSFS name=/dev/md/x sync_speed_max=7\r\n", [("md.sync_speed_max", None, False)]),
        ("sysfs name=/dev/md/x sync_speed_max=\n", [("md.sync_speed_max", None, False)]),
        (
            "SYSFS sync_speed_max=7 name=/dev/md/x sync_speed_max=8\n",
            [("md.sync_speed_max", 8, False), ("md.sync_speed_max", 7, True)],
        ),
        ("sy name=/dev/md/x sync_speed_max=7\n", []),
    ],
)
def test_mdadm_conf(tmp_path: Path, text: str, rows: Short) -> None:
    put(tmp_path, "/etc/mdadm.conf", text)
    assert short(tmp_path) == rows


def test_mdadm_conf_may_be_a_directory(tmp_path: Path) -> None:
    put(tmp_path, "/etc/mdadm.conf/a.conf", "SYSFS name=/dev/md/x sync_speed_max=7\n")
    put(tmp_path, "/etc/mdadm.conf/b.txt", "SYSFS name=/dev/md/x sync_speed_min=7\n")
    assert short(tmp_path) == [("md.sync_speed_max", 7, True)]


# smartmontools 7.3, smartd.cpp (parse_token).
@pytest.mark.parametrize(
    ("argument", "row"),
    [
        ("apm,,128", ("ata.apm", 128, True)),
        ("apm=00128", ("ata.apm", 128, True)),
        ("apm,off", ("ata.apm", 255, True)),
        ("standby,off", ("ata.standby_timer", 0, True)),
        ("aam,off", ("ata.aam", 0, True)),
        ("apm,255", ("ata.apm", 255, False)),
        ("wcache", ("ata.write_cache", None, False)),
        ("lookahead,on", ("ata.look_ahead", True, True)),
    ],
)
def test_smartd_conf(tmp_path: Path, argument: str, row: tuple[str, object, bool]) -> None:
    put(tmp_path, "/etc/smartd.conf", f"/dev/sda -e {argument}\n")
    assert short(tmp_path) == [row]


# TLP 1.5, tlp-readconfs and tlp-func-base (get_persist_mode); 1.8 and 1.10 for comments.
def test_tlp_stays_with_one_supply_if_told(tmp_path: Path) -> None:
    lines = ["TLP_PERSISTENT_DEFAULT=1", "TLP_DEFAULT_MODE=bat", 'DISK_DEVICES="sda"']
    lines += ['DISK_APM_LEVEL_ON_AC="254"', 'DISK_APM_LEVEL_ON_BAT="1"']
    put(tmp_path, "/etc/tlp.conf", "\n".join(lines))
    assert [(one.value, one.valid, "ac" in one.when, "battery" in one.when) for one in found(tmp_path)] == [
        (254, False, True, True),
        (1, True, True, True),
    ]


def test_tlp_takes_comments_since_1_8(tmp_path: Path) -> None:
    put(tmp_path, "/etc/tlp.conf", 'DISK_DEVICES="sda"\nDISK_APM_LEVEL_ON_AC="1" # why\n')
    assert short(tmp_path) == [("ata.apm", 1, False)]
    put(tmp_path, "/usr/share/tlp/tlp-readconfs", '$line =~ s/#(?=[^"]*$).*$//;\n')
    assert short(tmp_path) == [("ata.apm", 1, True)]


def test_tlp_does_nothing_without_its_main_file(tmp_path: Path) -> None:
    put(tmp_path, "/etc/tlp.d/x.conf", 'DISK_DEVICES="sda"\nDISK_APM_LEVEL_ON_AC="1"\n')
    assert short(tmp_path) == [("ata.apm", 1, False)]


# tuned 2.20, tuned/profiles/loader.py and plugins/plugin_disk.py, plugin_sysctl.py; Python's configparser.
@pytest.mark.parametrize(
    ("profile", "rows"),
    [
        ("[variables]\nA=1\nB=${A}28\n[disk]\napm=${B}\n", [("ata.apm", 128, True)]),
        ("[variables]\nB=${A}\nA=1\n[disk]\napm=${B}\n", [("ata.apm", None, False)]),
        ("[variables]\ninclude=/etc/tuned/more.conf\n[disk]\napm=${M}\n", [("ata.apm", 77, True)]),
        ("[disk]\nreadahead=>8192 s\n", [("block.read_ahead", None, False)]),
        ("[disk]\nreadahead=8192 s\n", [("block.read_ahead", 4096, True)]),
        ("[disk]\nelevator=none\n bfq\n", [("block.scheduler", None, False)]),
        (
            "[disk]\nelevator=none\n\n[scsi_host]\nalpm=min_power\n",
            [("block.scheduler", "none", True), ("power.link", "min_power", True)],
        ),
        ("[DEFAULT]\napm=9\n[disk]\nspindown=6\n", [("ata.standby_timer", 6, True), ("ata.apm", 9, True)]),
        ('[sysctl]\ndev.raid.speed_limit_max="9000"\n', [(HIGH, 9000, True)]),
        ("[disk]\nenabled=no\napm=9\n", []),
        ("[disk]\nuname_regex=x\napm=9\n", [("ata.apm", 9, True)]),
        ("apm=9\n[disk]\n", []),
    ],
)
def test_tuned_conf(tmp_path: Path, profile: str, rows: Short) -> None:
    put(tmp_path, "/etc/tuned/active_profile", "mine\n")
    put(tmp_path, "/etc/tuned/more.conf", "M=77\n")
    put(tmp_path, "/etc/tuned/mine/tuned.conf", profile)
    assert short(tmp_path) == rows


def test_tuned_puts_back_what_sysctl_d_says(tmp_path: Path) -> None:
    put(tmp_path, "/etc/tuned/active_profile", "mine\n")
    put(tmp_path, "/etc/tuned/mine/tuned.conf", "[sysctl]\ndev.raid.speed_limit_max=9000\n")
    put(tmp_path, "/etc/sysctl.d/x.conf", "dev.raid.speed_limit_max = 5\n")
    assert [(one.tool, one.valid) for one in found(tmp_path)] == [("sysctl", True), ("tuned", False)]
    put(tmp_path, "/etc/tuned/tuned-main.conf", "reapply_sysctl = 0\n")
    assert [(one.tool, one.valid) for one in found(tmp_path)] == [("sysctl", True), ("tuned", True)]


def test_a_drive_belongs_to_the_first_section_that_lists_it(tmp_path: Path) -> None:
    put(tmp_path, "/etc/tuned/active_profile", "mine\n")
    text = "[disk]\ndevices=sd*, !sdb\napm=1\n[other]\ntype=disk\ndevices=sd*\napm=2\n"
    put(tmp_path, "/etc/tuned/mine/tuned.conf", text)
    assert [row[1] for row in short(tmp_path, "sda")] == [1]
    assert [row[1] for row in short(tmp_path, "sdb")] == [2]


# laptop-mode-tools 1.74, usr/sbin/laptop_mode (lmt_load_config) and modules/hdparm.
def test_laptop_mode_reads_its_main_file_last(tmp_path: Path) -> None:
    main = (
        "HD=/dev/sda\nCONTROL_HD_POWERMGMT=1\nBATT_HD_POWERMGMT=1\nNOLM_AC_HD_POWERMGMT=254\nCONTROL_READAHEAD=0\n"
    )
    put(tmp_path, "/etc/laptop-mode/laptop-mode.conf", main)
    put(tmp_path, "/etc/laptop-mode/conf.d/x.conf", "BATT_HD_POWERMGMT=9\nLM_BATT_HD_IDLE_TIMEOUT_SECONDS=20\n")
    assert short(tmp_path) == [("ata.apm", 254, True), ("ata.apm", 1, True), ("ata.standby_timer", 4, True)]
    put(tmp_path, "/sys/class/block/sda/queue/rotational", "0\n")
    assert short(tmp_path, "sda") == []


# What the kernel takes for a number: block/blk-sysfs.c (kstrtoul, base 10), drivers/scsi/scsi_sysfs.c.
@pytest.mark.parametrize(
    ("attribute", "text", "value", "valid"),
    [
        ("queue/read_ahead_kb", "0x80", None, False),
        ("queue/read_ahead_kb", "0128", 128, True),
        ("device/queue_depth", "0x10", 16, True),
        ("device/timeout", "60s", 60, True),
        ("queue/iosched/read_expire", "0x64", 100, True),
        ("md/stripe_cache_size", "1k", None, False),
    ],
)
def test_numbers_are_those_of_the_kernel(
    tmp_path: Path, attribute: str, text: str, value: object, valid: bool
) -> None:
    put(tmp_path, "/etc/udev/rules.d/x.rules", f'KERNEL=="sda", ATTR{{{attribute}}}="{text}"\n')
    assert [row[1:] for row in short(tmp_path)] == [(value, valid)]


def test_tlp_counts_the_time_before_a_drive_is_suspended_in_seconds(tmp_path: Path) -> None:
    text = 'DISK_DEVICES="sda"\nAHCI_RUNTIME_PM_ON_AC="auto"\nAHCI_RUNTIME_PM_TIMEOUT="15"\n'
    put(tmp_path, "/etc/tlp.conf", text)
    assert {one.value for one in found(tmp_path) if one.setting == "power.runtime_delay"} == {15_000}
