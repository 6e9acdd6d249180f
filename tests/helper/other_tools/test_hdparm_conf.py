"""hdparm.conf against the script that reads it: what it prints for a drive is what the rows have to say."""

from __future__ import annotations

import os
import subprocess
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from disktune_helper.other_tools import hdparm_conf
from disktune_helper.other_tools.tree import Tree
from tests.amounts import amount
from tests.helper.other_tools.placed import found, put, rows

FUNCTIONS = next(
    (
        path
        for path in map(Path, ("/usr/lib/hdparm/hdparm-functions", "/lib/hdparm/hdparm-functions"))
        if path.exists()
    ),
    None,
)

needs_script = pytest.mark.skipif(FUNCTIONS is None, reason="Debian's package hdparm is not installed")


@pytest.fixture(scope="module")
def judge(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Debian's functions, reading a file that the test names, on a machine whose power supply it names."""
    folder = tmp_path_factory.mktemp("judge")
    assert FUNCTIONS is not None
    text = FUNCTIONS.read_text().replace("/etc/hdparm.conf", '"$CONF"')
    (folder / "functions").write_text(text)
    for name, body in (("on_ac_power", 'exit "$ON_BATTERY"'), ("udevadm", "exit 0")):
        (folder / name).write_text(f"#!/bin/sh\n{body}\n")
        (folder / name).chmod(0o755)
    return folder


def asked(judge: Path, conf: Path, disk: str, *, on_battery: bool) -> tuple[str, ...] | None:
    """Return the options that the script prints for *disk*, those that we read; None where it gives up."""
    done = subprocess.run(
        ["/bin/sh", "-c", f'. {judge}/functions; hdparm_options "$1"', "sh", disk],
        env={"PATH": f"{judge}:{os.environ['PATH']}", "CONF": str(conf), "ON_BATTERY": str(int(on_battery))},
        capture_output=True,
        text=True,
        check=False,
    )
    quiet_or_acting = ("-q", "-y", "-Y", "-Z")
    options = (
        option for option in done.stdout.rstrip("\n").split(" ") if option and option not in quiet_or_acting
    )
    return tuple(options) if done.returncode == 0 else None


LINES = st.sampled_from(
    [
        "/dev/sda {", "/dev/sdb {", "/dev/sd* {", "}", "quiet", "standby", "apm = 254", "apm = 128",
        "apm_battery = 127",
        "spindown_time = 241", "force_spindown_time = 12", "write_cache = off", "write_cache = on", "lookahead=on",
        "lookahead = maybe", "write_cache = off # why",
        "apm = 200 # why", "apm =",
        "APM_level = 127", "acoustic_management = 128", "read_ahead_sect = 512", "# comment",
        "command_line {", "hdparm -q -m16 /dev/sda", "   ", "/dev/sda", "{", "mult_sect_io = 16", "dma = on",
        "  keep_features_over_reset = on  ", "poweron_standby = off", "spindown_time = 24\\", "apm=127",
        "ROOTFS = /dev/sda",
    ]
)  # fmt: skip


@pytest.mark.slow
@pytest.mark.tools
@needs_script
@settings(max_examples=amount(20), suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.lists(LINES, max_size=14), st.sampled_from(["/dev/sda", "/dev/sdb", "/dev/sdc"]), st.booleans())
def test_the_script_says_the_same(
    tmp_path: Path, judge: Path, lines: list[str], disk: str, on_battery: bool
) -> None:
    put(tmp_path, "/etc/hdparm.conf", "\n".join(lines) + "\n")
    said = asked(judge, tmp_path / "etc/hdparm.conf", disk, on_battery=on_battery)
    assert hdparm_conf.options(Tree(str(tmp_path)), disk, on_battery=on_battery) == said


def test_rows_and_options_agree(tmp_path: Path) -> None:
    put(
        tmp_path, "/etc/hdparm.conf", "apm = 1\n/dev/sda {\n apm = 254\n mult_sect_io = 16\n write_cache = on\n}\n"
    )
    assert hdparm_conf.options(Tree(str(tmp_path)), "/dev/sda", on_battery=False) == ("-B254", "-m16", "-W1")
    assert [(row[0], row[1], row[2], row[5]) for row in rows(tmp_path)] == [
        ("*", "ata.apm", 1, True),
        ("/dev/sda", "ata.apm", 254, True),
        # One run of hdparm sets both, and -m ends it.
        ("/dev/sda", "ata.multiple_count", 16, False),
        ("/dev/sda", "ata.write_cache", True, False),
    ]


def test_what_stands_above_a_mistake_is_used(tmp_path: Path) -> None:
    text = "/dev/sda {\n apm = 254\n}\n/dev/sdb {\n APM_level = 127\n}\n/dev/sdc {\n apm = 1\n}\n"
    put(tmp_path, "/etc/hdparm.conf", text)
    assert [(row[0], row[1], row[3], row[5]) for row in rows(tmp_path)] == [
        ("/dev/sda", "ata.apm", 2, True),
        ("/dev/sdb", "ata.apm", 5, False),
        ("/dev/sdc", "ata.apm", 8, False),
    ]


def test_a_brace_on_the_next_line_ends_it_all(tmp_path: Path) -> None:
    put(tmp_path, "/etc/hdparm.conf", "write_cache = off\n/dev/sda\n{\n spindown_time = 240\n}\n")
    claims = found(tmp_path)
    assert [(claim.line, claim.valid) for claim in claims] == [(1, False), (4, False)]
    assert "stops at line 2" in claims[1].problem


def test_a_second_block_of_a_drive_is_never_read(tmp_path: Path) -> None:
    put(tmp_path, "/etc/hdparm.conf", "/dev/sda {\n apm = 254\n}\n/dev/sda {\n apm = 1\n}\n")
    assert [(row[2], row[5]) for row in rows(tmp_path)] == [(254, True), (1, False)]


def test_defaults_go_into_blocks_and_to_the_rest(tmp_path: Path) -> None:
    put(tmp_path, "/etc/hdparm.conf", "lookahead = on\n/dev/sda {\n apm = 254\n}\nwrite_cache = off\n")
    assert [(row[0], row[1], row[5]) for row in rows(tmp_path)] == [
        ("/dev/sda", "ata.look_ahead", True),
        ("*", "ata.look_ahead", True),
        ("/dev/sda", "ata.apm", True),
        ("*", "ata.write_cache", False),
    ]


def test_a_link_means_the_drive_of_its_partition(tmp_path: Path) -> None:
    put(tmp_path, "/etc/hdparm.conf", "/dev/disk/by-label/Data {\n spindown_time = 12\n}\n")
    folder = tmp_path / "dev/disk/by-label"
    folder.mkdir(parents=True)
    (folder / "Data").symlink_to("../../sdc1")
    assert [row[1:3] for row in rows(tmp_path, "sdc")] == [("ata.standby_timer", 12)]
    assert rows(tmp_path, "sdb") == []


@pytest.mark.parametrize(
    ("block", "part"),
    [("/dev/sd?", "patterns"), ("/dev/sda1", "whole drives"), ("/dev/nvme0n1", "sda to sdz"), ("sda", "path")],
)
def test_a_block_that_no_drive_can_have_is_told(tmp_path: Path, block: str, part: str) -> None:
    put(tmp_path, "/etc/hdparm.conf", f"{block} {{\n apm = 254\n}}\n")
    (claim,) = found(tmp_path)
    assert not claim.valid
    assert part in claim.problem


def test_a_block_of_command_lines_is_skipped_and_told(tmp_path: Path) -> None:
    put(tmp_path, "/etc/hdparm.conf", "command_line {\n  hdparm -q -B254 -S0 /dev/sda\n}\n")
    assert [(row[0], row[1], row[2], row[5]) for row in rows(tmp_path)] == [
        ("/dev/sda", "ata.apm", 254, False),
        ("/dev/sda", "ata.standby_timer", 0, False),
    ]


def test_lines_of_another_system_end_it_all(tmp_path: Path) -> None:
    put(tmp_path, "/etc/hdparm.conf", b"/dev/sda {\r\n  apm = 254\r\n}\r\n")
    assert not any(claim.valid for claim in found(tmp_path))


def test_a_stray_word_ends_the_whole_run_of_hdparm(tmp_path: Path) -> None:
    """hdparm takes it for a drive before it comes to the one that is meant (seen on a real drive)."""
    put(tmp_path, hdparm_conf.FILE, "write_cache = off # why\nread_ahead_sect = 1024\napm = 127\n")
    valid = {found.claim.setting: found.claim.valid for found in hdparm_conf.read(Tree(str(tmp_path)))}
    assert valid == {"ata.write_cache": False, "block.read_ahead": False, "ata.apm": True}
    put(tmp_path, hdparm_conf.FILE, "write_cache = off -q\nread_ahead_sect = 1024\n")
    valid = {found.claim.setting: found.claim.valid for found in hdparm_conf.read(Tree(str(tmp_path)))}
    assert valid == {"ata.write_cache": False, "block.read_ahead": True}
