"""The corners of each tool's syntax, line by line; the source is named with each."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.helper.other_tools.placed import found, put

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


@pytest.mark.parametrize("argument", ["aam,255", "apm,0", "standby,256", "wcache", "dsn,yes", "apm", "sleep,on"])
def test_smartd_does_not_start_with_an_argument_that_it_does_not_take(tmp_path: Path, argument: str) -> None:
    put(tmp_path, "/etc/smartd.conf", f"/dev/sda -e apm,100\n/dev/sdb -e {argument}\n")
    (first,) = found(tmp_path, "sda")
    assert not first.valid
    assert first.problem == f"Not applied: line 2: “{argument}” is not valid."


@pytest.mark.parametrize("argument", ["security-freeze", "standby,250", "aam,off", "aam,100"])
def test_smartd_starts_with_what_it_takes(tmp_path: Path, argument: str) -> None:
    put(tmp_path, "/etc/smartd.conf", f"/dev/sda -e apm,100\n/dev/sdb -e {argument}\n")
    assert short(tmp_path, "sda") == [("ata.apm", 100, True)]


def test_smartd_schedules_self_tests(tmp_path: Path) -> None:
    """By ``-s`` of the drive's own line, or of DEFAULT before it; the last one counts."""
    daily, weekly = "S/../.././02", "(S/../.././02|L/../../6/03)"
    put(tmp_path, "/etc/smartd.conf", f"/dev/sda -a -s {daily}\nDEFAULT -s {weekly}\n/dev/sdb -H\nDEVICESCAN -a\n")
    assert short(tmp_path, "sda") == [("self-tests", daily, True)]
    assert short(tmp_path, "sdb") == [("self-tests", weekly, True)]
    (one,) = found(tmp_path, "sda")
    assert one.when == ("runtime",)
    put(tmp_path, "/etc/smartd.conf", f"/dev/sda -a -s {daily} -e aam,999\n")
    assert [one.valid for one in found(tmp_path, "sda")] == [False, False]


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


@pytest.mark.parametrize(("replace", "row"), [("", (9, True)), ("replace=1\n", (None, False))])
def test_variables_of_tuned_add_to_those_of_the_included_profile(
    tmp_path: Path, replace: str, row: tuple[object, bool]
) -> None:
    put(tmp_path, "/etc/tuned/active_profile", "mine\n")
    put(tmp_path, "/etc/tuned/base/tuned.conf", "[variables]\nA=9\n[disk]\napm=${A}\n")
    put(tmp_path, "/etc/tuned/mine/tuned.conf", f"[main]\ninclude=base\n[variables]\n{replace}B=2\n")
    assert short(tmp_path) == [("ata.apm", *row)]


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
        ("queue/iosched/read_expire", "08", None, False),
        ("queue/read_ahead_kb", "130", 130, True),
        ("queue/iostats", "2", True, True),
        ("queue/iostats", "0", False, True),
        ("queue/iostats", "on", None, False),
        ("queue/scheduler", "bore-io", "bore-io", True),
        ("queue/scheduler", "Ä", None, False),
        # 0 is no limit of an array's own; the kernel has a word for that.
        ("md/sync_speed_max", "system", 0, True),
        ("md/sync_speed_max", "0", None, False),
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


MODULES = "/etc/modprobe.d/ahci.conf"


# Linux 6.12, drivers/nvme/host/core.c, drivers/ata/ahci.c, block/elevator.c; modprobe.d(5); Debian's grub.
@pytest.mark.parametrize(
    ("path", "text", "rows"),
    [
        ("/proc/cmdline", "quiet nvme_core.default_ps_max_latency_us=0\n", [("power.nvme_latency", 0, True)]),
        ("/proc/cmdline", "nvme-core.default_ps_max_latency_us=5500\n", [("power.nvme_latency", 5500, True)]),
        ("/proc/cmdline", "nvme_core.default_ps_max_latency_us=all\n", []),
        ("/proc/cmdline", "default_ps_max_latency_us=0\n", []),
        ("/etc/kernel/cmdline", "quiet ahci.mobile_lpm_policy=1\n", [("power.link", "max_performance", True)]),
        ("/etc/kernel/cmdline", "ahci.mobile_lpm_policy=5\n", [("power.link", "min_power", True)]),
        # 0 leaves it to the firmware, and there is no 6.
        ("/etc/kernel/cmdline", "ahci.mobile_lpm_policy=0 ahci.mobile_lpm_policy=6\n", []),
        (
            "/etc/default/grub",
            'GRUB_CMDLINE_LINUX="elevator=noop"\nGRUB_CMDLINE_LINUX_DEFAULT="quiet ahci.mobile_lpm_policy=2"\n',
            [("block.scheduler", "noop", False), ("power.link", "medium_power", True)]
        ),
        ("/etc/default/grub", 'GRUB_CMDLINE_XEN="elevator=noop"\n', []),
        (MODULES, "options ahci mobile_lpm_policy=3\n", [("power.link", "med_power_with_dipm", True)]),
        (MODULES, "options ahci\n#options ahci mobile_lpm_policy=3\nalias ahci x=1 y\n", []),
    ],
)  # fmt: skip
def test_the_kernel_s_command_line_and_modules(tmp_path: Path, path: str, text: str, rows: Short) -> None:
    put(tmp_path, path, text)
    assert short(tmp_path) == rows


def test_a_parameter_of_the_nvme_driver_is_for_nvme_drives(tmp_path: Path) -> None:
    put(tmp_path, "/proc/cmdline", "nvme_core.default_ps_max_latency_us=0\n")
    for drive in ("sda", "nvme0n1"):
        put(tmp_path, f"/sys/class/block/{drive}/dev", "8:0\n")
    assert (short(tmp_path, "sda"), len(short(tmp_path, "nvme0n1"))) == ([], 1)


LAPTOP = "/etc/laptop-mode/laptop-mode.conf"


@pytest.mark.parametrize(
    ("more", "rows"),
    [
        # Without mains power laptop mode is on, and off with it, unless the file says otherwise.
        (
            "CONTROL_HD_WRITECACHE=1\nLM_HD_WRITECACHE=0\nNOLM_AC_HD_WRITECACHE=1\nNOLM_BATT_HD_WRITECACHE=1\n",
            [("ata.write_cache", True, True), ("ata.write_cache", False, True)],
        ),
        (
            "CONTROL_HD_WRITECACHE=1\nNOLM_AC_HD_WRITECACHE=1\nNOLM_BATT_HD_WRITECACHE=0\n"
            "ENABLE_LAPTOP_MODE_ON_BATTERY=0\n",
            [("ata.write_cache", True, True), ("ata.write_cache", False, True)],
        ),
        ("CONTROL_HD_WRITECACHE=1\nLM_HD_WRITECACHE=\n", []),
        ("LM_HD_WRITECACHE=0\n", []),
        (
            "CONTROL_READAHEAD=1\nLM_READAHEAD=3072\nNOLM_READAHEAD=128\n",
            [("block.read_ahead", 128, True), ("block.read_ahead", 3072, True)],
        ),
        (
            "CONTROL_INTEL_SATA_POWER=1\nBATT_SATA_POLICY=min_power\nNOLM_AC_SATA_POLICY=max_performance\n",
            [("power.link", "max_performance", True), ("power.link", "min_power", True)],
        ),
        # Before seconds there was hdparm's own counting, which still counts where no seconds are named.
        ("LM_BATT_HD_IDLE_TIMEOUT=244\n", [("ata.standby_timer", 244, True)]),
        ("LM_BATT_HD_IDLE_TIMEOUT=244\nLM_BATT_HD_IDLE_TIMEOUT_SECONDS=60\n", [("ata.standby_timer", 12, True)]),
        ("CONTROL_HD_IDLE_TIMEOUT=0\nLM_BATT_HD_IDLE_TIMEOUT_SECONDS=60\n", []),
        ("LM_BATT_HD_IDLE_TIMEOUT_SECONDS=long\n", [("ata.standby_timer", None, False)]),
    ],
)
def test_laptop_mode(tmp_path: Path, more: str, rows: Short) -> None:
    put(tmp_path, LAPTOP, f"HD=/dev/sda\n{more}")
    assert short(tmp_path) == rows


@pytest.mark.parametrize(
    ("seconds", "code"),
    [(0, 0), (1, 1), (4, 1), (5, 1), (1200, 240), (1201, 241), (1799, 241), (1800, 241), (19800, 251), (21600, 0)],
)
def test_laptop_mode_counts_as_hdparm_does(tmp_path: Path, seconds: int, code: int) -> None:
    put(tmp_path, LAPTOP, f"HD=/dev/sda\nLM_BATT_HD_IDLE_TIMEOUT_SECONDS={seconds}\n")
    assert short(tmp_path) == [("ata.standby_timer", code, True)]


# mdadm 4.2, sysfs.c (sysfs_rules_apply) and util.c (parse_uuid).
UUID = "3aaa0122:29827cfa:5331ad66:ca767371"


@pytest.mark.parametrize(
    ("who", "database", "rows"),
    [
        (f"uuid={UUID}", f"E:MD_UUID={UUID}\n", [("md.sync_speed_max", 7, True)]),
        (f"uuid={UUID.replace(':', '').upper()}", f"E:MD_UUID={UUID}\n", [("md.sync_speed_max", 7, True)]),
        (f"uuid={UUID}", f"E:MD_UUID={UUID[::-1]}\n", []),
        ("name=/dev/md/data", "E:MD_DEVNAME=data\n", [("md.sync_speed_max", 7, True)]),
        ("name=/dev/md/data", "E:MD_DEVNAME=other\n", []),
        ("name=/dev/md/md127", "E:MD_DEVNAME=other\n", [("md.sync_speed_max", 7, True)]),
    ],
)
def test_mdadm_names_an_array(tmp_path: Path, who: str, database: str, rows: Short) -> None:
    put(tmp_path, "/etc/mdadm.conf", f"SYSFS {who} sync_speed_max=7\n")
    for drive, number in (("md127", "9:127"), ("sda", "8:0")):
        put(tmp_path, f"/sys/class/block/{drive}/dev", f"{number}\n")
        put(tmp_path, f"/run/udev/data/b{number}", database)
    assert short(tmp_path, "md127") == rows
    assert short(tmp_path, "sda") == [], "no array"


@pytest.mark.parametrize(
    ("who", "part", "valid"),
    [
        (f"uuid={UUID}", "before 4.6", True),
        ("uuid=3aaa0122:29827cfa", "“3aaa0122:29827cfa” is not the UUID of an array.", False),
        (f"uuid={'0' * 32}", "is not the UUID of an array.", False),
        ("name=/dev/md127", "; names begin with /dev/md/.", False),
        ("", "The line names no array", False),
    ],
)
def test_mdadm_is_told_what_it_makes_of_a_name(tmp_path: Path, who: str, part: str, valid: bool) -> None:
    put(tmp_path, "/etc/mdadm.conf", f"SYSFS {who} sync_speed_max=7\n")
    [one] = found(tmp_path)
    assert one.valid is valid
    assert part in one.problem


def test_what_tuned_works_out_itself_has_no_value_here(tmp_path: Path) -> None:
    put(tmp_path, "/etc/tuned/active_profile", "mine\n")
    text = "[disk]\napm=${f:exec:/bin/level}\nreadahead_multiply=4\nspindown=${none}\n"
    put(tmp_path, "/etc/tuned/mine/tuned.conf", text)
    assert [(one.setting, one.value, one.valid, one.problem) for one in found(tmp_path)] == [
        ("ata.apm", None, True, "The value is computed: “${f:exec:/bin/level}”."),
        ("block.read_ahead", None, True, "tuned multiplies the current value by “4”."),
        ("ata.standby_timer", None, False, "tuned has no variable “${none}”."),
    ]


def test_tuned_runs_the_script_of_its_profile(tmp_path: Path) -> None:
    put(tmp_path, "/etc/tuned/active_profile", "mine\n")
    put(tmp_path, "/etc/tuned/mine/tuned.conf", "[script]\nscript=${i:PROFILE_DIR}/script.sh\n")
    put(tmp_path, "/etc/tuned/mine/script.sh", "#!/bin/sh\n[ $1 = start ] && hdparm -B1 /dev/sda\n", 0o755)
    assert short(tmp_path) == [("ata.apm", 1, True)]
    put(tmp_path, "/etc/tuned/mine/tuned.conf", "[script]\nenabled=0\nscript=${i:PROFILE_DIR}/script.sh\n")
    assert short(tmp_path) == []
    put(tmp_path, "/etc/tuned/mine/tuned.conf", "[script]\nscript=${i:PROFILE_DIR}/missing.sh\n")
    assert short(tmp_path) == []


@pytest.mark.parametrize(
    ("more", "settings"),
    [
        ("", ["block.scheduler", "ata.apm", "ata.standby_timer"]),
        ("dynamic=0\n", ["block.scheduler"]),
        ("dynamic=1\n", ["block.scheduler", "ata.apm", "ata.standby_timer"]),
        ("enabled=0\n", []),
    ],
)
def test_tuned_changes_levels_by_itself_where_that_is_on(tmp_path: Path, more: str, settings: list[str]) -> None:
    put(tmp_path, "/etc/tuned/active_profile", "mine\n")
    put(tmp_path, "/etc/tuned/tuned-main.conf", "dynamic_tuning = 1\n")
    put(tmp_path, "/etc/tuned/mine/tuned.conf", f"[disk]\n{more}elevator=none\n")
    assert [row[0] for row in short(tmp_path)] == settings


def test_tuned_sets_the_links_of_the_hosts_that_it_lists(tmp_path: Path) -> None:
    put(tmp_path, "/etc/tuned/active_profile", "mine\n")
    put(tmp_path, "/etc/tuned/mine/tuned.conf", "[scsi_host]\ndevices=host0\nalpm=min_power\n")
    for drive, host in (("sda", "host0"), ("sdb", "host1")):
        place = tmp_path / f"sys/devices/pci0/ata1/{host}/target0:0:0/0:0:0:0/block/{drive}"
        put(tmp_path, str(place.relative_to(tmp_path) / "dev"), "8:0\n")
        (tmp_path / "sys/class/block").mkdir(parents=True, exist_ok=True)
        (tmp_path / "sys/class/block" / drive).symlink_to(f"/{place.relative_to(tmp_path)}")
    assert (short(tmp_path, "sda"), short(tmp_path, "sdb")) == ([("power.link", "min_power", True)], [])
