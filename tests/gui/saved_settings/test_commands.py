"""Settings as commands of a shell: every setting of the catalogue, and what the tools themselves say of them."""

from __future__ import annotations

import re
import shlex
import shutil
import subprocess
from dataclasses import replace

import pytest

from disktune_contract.catalog import BY_ID, SETTINGS
from disktune_contract.drives.drive import Drive, DriveKind
from disktune_contract.settings.access import ModeField, NvmeField
from disktune_contract.settings.setting import (
    READ_ONLY,
    Choice,
    Legacy,
    Range,
    Setting,
    Source,
    State,
    Status,
    SysfsAttribute,
    Table,
    Toggle,
    Value,
)
from disktune_gui.saved_settings.commands import NONE, as_commands, command_for, current_values
from tests.gui.scripted_session import a_drive

SDA = a_drive()
NVME = replace(a_drive("nvme0n1", "Example NVMe"), kind=DriveKind.NVME, rotational=False)
ARRAY = replace(a_drive("md0", "media"), kind=DriveKind.ARRAY)

DOCUMENTED: tuple[tuple[Drive, str, Value, str], ...] = (
    (SDA, "ata.apm", 128, "hdparm -B128 /dev/sda"),
    (SDA, "ata.apm", 255, "hdparm -B255 /dev/sda"),
    (SDA, "ata.aam", 0, "hdparm -M0 /dev/sda"),
    (SDA, "ata.standby_timer", 240, "hdparm -S240 /dev/sda"),
    (SDA, "ata.write_cache", False, "hdparm -W0 /dev/sda"),
    (SDA, "ata.look_ahead", True, "hdparm -A1 /dev/sda"),
    (SDA, "ata.keep_over_reset", True, "hdparm -K1 /dev/sda"),
    (SDA, "ata.power_up_in_standby", True, "hdparm --yes-i-know-what-i-am-doing -s1 /dev/sda"),
    (SDA, "block.pio_width", True, "hdparm -c1 /dev/sda"),
    (SDA, "ata.smart", True, "smartctl -s on /dev/sda"),
    (SDA, "ata.read_recovery", 70, "smartctl -l scterc,70,80 /dev/sda"),
    (SDA, "block.read_only", READ_ONLY, "blockdev --setro /dev/sda"),
    (SDA, "block.read_ahead", 1024, "echo 1024 > /sys/block/sda/queue/read_ahead_kb"),
    (SDA, "block.scheduler", "bfq", "echo bfq > /sys/block/sda/queue/scheduler"),
    (
        SDA,
        "power.link",
        "med_power_with_dipm",
        "for file in /sys/block/sda/device/../../scsi_host/host*/link_power_management_policy; "
        'do echo med_power_with_dipm > "$file"; done',
    ),
    (
        SDA,
        "power.restart",
        True,
        'for file in /sys/block/sda/device/scsi_disk/*/allow_restart; do echo 1 > "$file"; done',
    ),
    (ARRAY, "md.speed_limit_min", 50000, "echo 50000 > /proc/sys/dev/raid/speed_limit_min"),
    (ARRAY, "md.safe_mode_delay", 201, "echo 0.201 > /sys/block/md0/md/safe_mode_delay"),
    # Power state 1 with workload hint 2: bits 4:0 and 7:5 of dword 11.
    (NVME, "nvme.power_state", 1, "nvme set-feature /dev/nvme0 --feature-id=0x02 --value=0x41"),
    (NVME, "nvme.write_cache", False, "nvme set-feature /dev/nvme0 --feature-id=0x06 --value=0x0"),
    # 80 °C are 353 K; under-temperature thresholds have THSEL 01b.
    (NVME, "nvme.warn_above", 80, "nvme set-feature /dev/nvme0 --feature-id=0x04 --value=0x161"),
    (NVME, "nvme.warn_below", 0, "nvme set-feature /dev/nvme0 --feature-id=0x04 --value=0x100111"),
    (SDA, "scsi.write_cache", True, "sdparm --set=WCE=1 /dev/sda"),
    (SDA, "scsi.read_cache", True, "sdparm --set=RCD=0 /dev/sda"),
    (SDA, "scsi.idle_b_after", 1200, "sdparm --set=IBCT=1200,IDLE_B=1 /dev/sda"),
    (SDA, "scsi.idle_b_after", -1, "sdparm --set=IDLE_B=0 /dev/sda"),
)

WITHOUT = {
    *("ata.epc", "ata.idle_a", "ata.idle_b", "ata.idle_c", "ata.standby_y", "ata.standby_z"),
    *("ata.link_slumber", "ata.free_fall", "ata.write_read_verify", "ata.statistics_notice"),
    *("ata.settings_preservation", "ata.multiple_count", "ata.transfer_mode"),
}
"""ATA settings that none of the tools sets: hdparm 9.65 has no flag, or one that does something else (-R, -X)."""

KNOWN: dict[str, Value] = {
    "ata.read_recovery": 70,
    "ata.write_recovery": 80,
    "nvme.power_state": 0,
    "nvme.workload_hint": 2,
    "nvme.throttle_light": 60,
    "nvme.throttle_heavy": 70,
    "nvme.interrupt_time": 100,
    "nvme.interrupt_threshold": 2,
}


def a_value(setting: Setting) -> Value:
    domain = setting.domain
    if isinstance(domain, Toggle):
        return True
    if isinstance(domain, Choice):
        return domain.values[0]
    return domain.rows[-1].code if isinstance(domain, Table) else domain.minimum


def of(setting: Setting) -> Drive:
    return {"nvme": NVME, "md": ARRAY}.get(setting.id.partition(".")[0], SDA)


EVERY = [pytest.param(setting, id=setting.id) for setting in SETTINGS]


@pytest.mark.slow
@pytest.mark.parametrize("setting", EVERY)
def test_every_setting_has_a_command_or_says_why_not(setting: Setting) -> None:
    command, why = command_for(of(setting), setting, a_value(setting), KNOWN)
    assert bool(command) != bool(why)
    access = setting.access
    if isinstance(access, Legacy) or (isinstance(access, SysfsAttribute) and access.locked):
        assert why
    elif isinstance(access, SysfsAttribute):
        assert re.search(r'echo [\w.-]+ > ("\$file"|/(sys|proc)/)', command)
    elif isinstance(access, NvmeField):
        assert bool(command) == (setting.id != "nvme.arbitration_burst")
    elif isinstance(access, ModeField):
        assert re.fullmatch(r"sdparm --set=[A-Z_]+=\d+(,[A-Z_]+=1)? /dev/sda", command)
    else:
        assert (why == NONE) == (setting.id in WITHOUT)
    if command:
        assert subprocess.run(["sh", "-n", "-c", command], check=False).returncode == 0


@pytest.mark.parametrize(("drive", "setting", "value", "line"), DOCUMENTED)
def test_the_commands_are_those_that_the_manuals_have(drive: Drive, setting: str, value: Value, line: str) -> None:
    assert command_for(drive, BY_ID[setting], value, KNOWN) == (line, "")
    assert line in as_commands(drive, {setting: value}, KNOWN).splitlines()


TAKEN = {
    "hdparm": "Inappropriate ioctl for device",
    "nvme": "Inappropriate ioctl for device",
    "blockdev": "ioctl error on BLKROSET",
    "smartctl": "Unable to detect device type",
}
"""What a tool says of a file that is no drive, once it has understood its arguments."""


@pytest.mark.slow
@pytest.mark.parametrize("tool", TAKEN)
def test_the_tool_itself_understands_the_line(tool: str) -> None:
    if shutil.which(tool) is None:
        pytest.skip(f"{tool} is not installed")
    lines = [line for *_rest, line in DOCUMENTED if line.startswith(f"{tool} ")]
    assert lines
    for line in lines:
        words = [re.sub(r"^/dev/\w+$", "/dev/null", word) for word in shlex.split(line)]
        done = subprocess.run(words, capture_output=True, text=True, check=False)
        assert TAKEN[tool] in done.stdout + done.stderr, line


def test_what_has_no_command_is_a_comment_and_both_limits_are_set_once() -> None:
    values: dict[str, Value] = {"ata.idle_b": 600, "ata.read_recovery": 70, "ata.write_recovery": 80}
    text = as_commands(SDA, values)
    assert f"# Idle_b timer: 1 min, {NONE}" in text.splitlines()
    assert text.count("scterc,70,80 /dev/sda") == 1
    alone = as_commands(SDA, {"ata.read_recovery": 70})
    assert "one of them is unknown" in alone
    assert "\nsmartctl" not in alone


def test_they_come_in_the_order_in_which_they_have_to_be_set() -> None:
    text = as_commands(SDA, {"block.nr_requests": 64, "block.scheduler": "bfq"})
    assert text.index("queue/scheduler") < text.index("queue/nr_requests")


def test_the_rule_for_every_start_is_there_as_quoted_comments() -> None:
    text = as_commands(replace(SDA, serial="S1"), {"block.scheduler": "bfq"})
    rule = next(line for line in text.splitlines() if "ATTR{queue/scheduler}" in line)
    assert shlex.split(rule)[1].startswith('ACTION=="add|change", ')


def test_a_name_that_would_break_out_of_the_comment_does_not() -> None:
    drive = replace(SDA, model="Disk\nrm -rf /")
    lines = as_commands(drive, {"ata.apm": 1}).splitlines()
    assert all(line.startswith(("#", "hdparm ")) or not line for line in lines)


def test_only_what_is_known_and_can_be_set_is_a_current_value() -> None:
    states = {
        "ata.apm": State("ata.apm", Status.OK, 128, Source.LIVE),
        "ata.aam": State("ata.aam", Status.OK, None, Source.LIVE),
        "block.io_poll": State("block.io_poll", Status.LOCKED, True, Source.LIVE),
    }
    assert current_values(states) == {"ata.apm": 128}


def test_numbers_off_a_range_are_what_the_tools_take() -> None:
    off = [one for one in SETTINGS if isinstance(one.domain, Range) and one.domain.off is not None]
    for setting in off:
        value = setting.domain.off  # type: ignore[union-attr]
        assert value is not None
        command, _why = command_for(of(setting), setting, value, KNOWN)
        assert "0x-" not in command
        assert "=-" not in command
