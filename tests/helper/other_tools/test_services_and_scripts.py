"""What of services, scripts and tables of cron counts, in small trees."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.helper.other_tools.placed import found, put, rows
from tests.helper.other_tools.small_trees import brief, only

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
        ("nvme set-feature /dev/nvme0 -f 6 -V 0 -v", [("/dev/nvme0", False)]),
        ("nvme set-feature /dev/nvme0 -f 0x0c -V 0", [("/dev/nvme0", 0)]),
        ("nvme set-feature /dev/nvme0 -f 0x0c --value=1 -d apst", [("/dev/nvme0", None)]),
        ("hd-idle -i 0 -a sda -i 600", [("/dev/sda", "600 s")]),
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


# -- scripts that start others --


def test_a_script_that_another_one_starts_is_read_with_its_arguments(tmp_path: Path) -> None:
    put(tmp_path, "/etc/rc.local", "#!/bin/sh\nsudo /opt/disks sdb &\nsh -e /opt/more\n. /opt/most\n", 0o755)
    put(tmp_path, "/opt/disks", "#!/bin/sh\nhdparm -B 1 /dev/$1\n", 0o755)
    put(tmp_path, "/opt/more", "#!/bin/sh\n/opt/disks sdc\n", 0o755)
    put(tmp_path, "/opt/most", "#!/bin/sh\nhdparm -B 2 /dev/sdd\n")
    assert [(one.file, one.line, one.drive_match, one.value) for one in found(tmp_path)] == [
        ("/opt/disks", 2, "/dev/sdb", 1),
        ("/opt/disks", 2, "/dev/sdc", 1),
        ("/opt/most", 2, "/dev/sdd", 2),
    ]


def test_scripts_that_start_each_other_come_to_an_end(tmp_path: Path) -> None:
    put(tmp_path, "/etc/rc.local", "#!/bin/sh\n/opt/a\n", 0o755)
    for mine, other in (("a", "b"), ("b", "a")):
        put(tmp_path, f"/opt/{mine}", f"#!/bin/sh\nhdparm -B 1 /dev/sd{mine}\n/opt/{other}\n" * 9, 0o755)
    assert {one.drive_match for one in found(tmp_path)} == {"/dev/sda", "/dev/sdb"}


@pytest.mark.parametrize("by", ["script", "service", "cron"])
def test_run_parts_is_followed(tmp_path: Path, by: str) -> None:
    line = "run-parts --report -a sdc /etc/disks.d"
    if by == "script":
        put(tmp_path, "/etc/rc.local", f"#!/bin/sh\n{line}\n", 0o755)
    elif by == "service":
        put(tmp_path, "/etc/systemd/system/x.service", f"[Service]\nExecStart=/bin/{line}\n")
    else:
        put(tmp_path, "/etc/crontab", f"@reboot root cd / && {line}\n")
    put(tmp_path, "/etc/disks.d/10-apm", "#!/bin/sh\nhdparm -B 1 /dev/$1\n", 0o755)
    put(tmp_path, "/etc/disks.d/20.sh", "#!/bin/sh\nhdparm -B 2 /dev/sda\n", 0o755)
    first, second = found(tmp_path)
    assert (first.file, first.drive_match, first.value, first.valid) == (
        "/etc/disks.d/10-apm",
        "/dev/sdc",
        1,
        True,
    )
    assert (second.file, second.valid) == ("/etc/disks.d/20.sh", False)
    assert "run-parts skips such names." in second.problem
    put(tmp_path, "/usr/bin/run-parts", "#!/bin/bash\n# of Red Hat, takes any name\n", 0o755)
    assert [one.valid for one in found(tmp_path)] == [True, True]


def test_a_script_of_cron_with_a_dot_in_its_name_is_not_run(tmp_path: Path) -> None:
    put(tmp_path, "/etc/cron.daily/disks.sh", "#!/bin/sh\nhdparm -B 1 /dev/sda\n", 0o755)
    assert "run-parts skips such names." in only(tmp_path).problem


def test_what_a_script_restores_it_does_not_set(tmp_path: Path) -> None:
    """Debian's init script of hdparm held back resyncs while it set the drives."""
    limit = "/proc/sys/dev/raid/speed_limit_max"
    text = f"old=$(cat {limit})\necho 0 > {limit}\nhdparm -B 1 /dev/sda\necho $old > {limit}\n"
    put(tmp_path, "/etc/init.d/hdparm", f"#!/bin/sh\n{text}", 0o755)
    told = {(one.line, one.valid, one.problem) for one in found(tmp_path)}
    assert told == {
        (3, False, "Line 5 restores the earlier value."),
        (4, True, ""),
        (5, False, "The script restores the earlier value."),
    }


# -- hd-idle, dinit --


def test_what_hd_idle_stops_is_told(tmp_path: Path) -> None:
    put(tmp_path, "/etc/default/hd-idle", 'START_HD_IDLE=true\nHD_IDLE_OPTS="-i 0 -a sdb -i 300 -c ata"\n')
    (one,) = found(tmp_path)
    assert (one.tool, one.drive_match, one.setting, one.value, one.line) == (
        "hd-idle",
        "/dev/sdb",
        "spin-down",
        "300 s",
        2,
    )
    put(tmp_path, "/etc/conf.d/hd-idle", 'HD_IDLE_OPTS="-a sda -i 60"\n')
    assert [(one.drive_match, one.value) for one in found(tmp_path, "sdc")] == [("sd*", "600 s")]
    put(tmp_path, "/usr/lib/systemd/system/hd-idle.service", "[Service]\nExecStart=/usr/sbin/hd-idle\n")
    assert all("not started at boot" in one.problem for one in found(tmp_path) if one.tool == "hd-idle")


def test_the_old_init_script_of_hd_idle_asks_for_its_switch(tmp_path: Path) -> None:
    put(tmp_path, "/etc/default/hd-idle", "HD_IDLE_OPTS=-i 60\nSTART_HD_IDLE=false\n".replace("-i 60", '"-i 60"'))
    put(tmp_path, "/etc/init.d/hd-idle", "#!/bin/sh\n", 0o755)
    assert "START_HD_IDLE is not true" in only(tmp_path).problem


def test_services_of_dinit_are_read(tmp_path: Path) -> None:
    put(tmp_path, "/etc/dinit.d/apm", "type = scripted\ncommand = /usr/bin/hdparm -B 1 /dev/sda\n")
    put(tmp_path, "/etc/dinit.d/more", "type: scripted\ncommand: /etc/dinit.d/scripts/more\n")
    put(tmp_path, "/etc/dinit.d/scripts/more", "#!/bin/sh\nhdparm -B 2 /dev/sdb\n", 0o755)
    assert brief(tmp_path) == [("/dev/sda", "ata.apm", 1, True), ("/dev/sdb", "ata.apm", 2, True)]
    put(tmp_path, "/usr/lib/dinit.d/boot", "type = internal\nwaits-for = more\n")
    assert brief(tmp_path) == [("/dev/sda", "ata.apm", 1, False), ("/dev/sdb", "ata.apm", 2, True)]
    (tmp_path / "etc/dinit.d/boot.d").mkdir()
    (tmp_path / "etc/dinit.d/boot.d/apm").symlink_to("../apm")
    assert brief(tmp_path) == [("/dev/sda", "ata.apm", 1, True), ("/dev/sdb", "ata.apm", 2, True)]
