"""hdparm's options in shell variables: OpenRC's conf.d/hdparm, Debian's old default file, Red Hat's harddisks."""

from __future__ import annotations

from pathlib import Path

import pytest

from disktune_contract.settings.claims import When
from tests.helper.other_tools.placed import found, put

OPENRC, DEBIAN, REDHAT = "/etc/conf.d/hdparm", "/etc/default/hdparm", "/etc/sysconfig/harddisk"

Line = tuple[str, str, object, int]


def lines(root: Path) -> list[Line]:
    """Return what takes effect: match, setting, value, line."""
    assert all((one.tool in ("openrc", "initscripts"), one.when) == (True, (When.BOOT,)) for one in found(root))
    return [(one.drive_match, one.setting, one.value, one.line) for one in found(root) if one.valid]


def test_openrc_adds_to_the_arguments_of_all_those_of_a_kind(tmp_path: Path) -> None:
    put(tmp_path, OPENRC, 'all_args="-B254"\nsata_all_args="-W0"\npata_all_args="-M128"\n')
    assert lines(tmp_path) == [
        ("hd[a-z]", "ata.apm", 254, 1),
        ("hd[a-z]", "ata.aam", 128, 3),
        ("sd[a-z]", "ata.apm", 254, 1),
        ("sd[a-z]", "ata.write_cache", False, 2),
    ]


def test_arguments_of_its_own_are_all_that_a_drive_gets(tmp_path: Path) -> None:
    put(tmp_path, OPENRC, 'sda_args="-B128"\nsdb_args=""\nsdaa_args="-B1"\nx_args="-B2"\nall_args="-B254"\n')
    assert lines(tmp_path)[:2] == [("/dev/sda", "ata.apm", 128, 1), ("/dev/sdaa", "ata.apm", 1, 3)]

    def levels(drive: str) -> list[object]:
        put(tmp_path, f"/sys/class/block/{drive}/dev", "8:0\n")
        return [one.value for one in found(tmp_path, drive)]

    assert (levels("sda"), levels("sdb"), levels("sdc")) == ([128], [254], [254])


def test_openrc_runs_it_only_where_it_is_in_a_runlevel(tmp_path: Path) -> None:
    put(tmp_path, OPENRC, 'all_args="-B254"\n')
    put(tmp_path, "/etc/runlevels/boot/other", "")
    assert [one.problem for one in found(tmp_path)] == ["The service hdparm is in no runlevel."] * 2
    assert lines(tmp_path) == []
    put(tmp_path, "/etc/runlevels/default/hdparm", "")
    assert len(lines(tmp_path)) == 2


def test_debian_s_options_are_for_the_disks_that_are_listed(tmp_path: Path) -> None:
    put(tmp_path, DEBIAN, 'harddisks="/dev/sda /dev/sdb"\nhdparm_opts="-B1 -S12"\n')
    assert lines(tmp_path) == [
        ("/dev/sda", "ata.apm", 1, 2),
        ("/dev/sda", "ata.standby_timer", 12, 2),
        ("/dev/sdb", "ata.apm", 1, 2),
        ("/dev/sdb", "ata.standby_timer", 12, 2),
    ]


@pytest.mark.parametrize("text", ['harddisks="/dev/sda"\n', 'hdparm_opts="-B1"\n', ""])
def test_debian_s_file_needs_both_variables(tmp_path: Path, text: str) -> None:
    put(tmp_path, DEBIAN, text)
    assert found(tmp_path) == ()


def test_debian_s_file_is_read_by_the_old_init_script_only(tmp_path: Path) -> None:
    put(tmp_path, DEBIAN, 'harddisks="/dev/sda"\nhdparm_opts="-B1"\n')
    put(tmp_path, "/etc/init.d/other", "")
    [one] = found(tmp_path)
    assert (one.valid, one.problem) == (False, "Only hdparm before 9.52 reads this file.")
    put(tmp_path, "/etc/init.d/hdparm", "")
    assert lines(tmp_path) == [("/dev/sda", "ata.apm", 1, 2)]


def test_red_hat_s_variables_become_options(tmp_path: Path) -> None:
    text = 'MULTIPLE_IO=16\nEIDE_32BIT=1\nLOOKAHEAD=0\nEXTRA_PARAMS="-B128 -S241"\nUSE_DMA=\nOTHER=5\n'
    put(tmp_path, f"{REDHAT}sda", text)
    [refused] = [one for one in found(tmp_path) if not one.valid]
    assert (refused.setting, refused.value, refused.line) == ("ata.multiple_count", 16, 1)
    assert refused.problem.startswith("hdparm stops at -m")
    assert lines(tmp_path) == [
        ("/dev/sda", "block.pio_width", True, 2),
        ("/dev/sda", "ata.look_ahead", False, 3),
        ("/dev/sda", "ata.apm", 128, 4),
        ("/dev/sda", "ata.standby_timer", 241, 4),
    ]


def test_red_hat_s_file_for_all_means_the_old_names_and_others_mean_nothing(tmp_path: Path) -> None:
    put(tmp_path, f"{REDHAT}s", "LOOKAHEAD=1\n")
    put(tmp_path, f"{REDHAT}sda1", "LOOKAHEAD=0\n")
    put(tmp_path, f"{REDHAT}s.rpmsave", "LOOKAHEAD=0\n")
    put(tmp_path, f"{REDHAT}hdb", "LOOKAHEAD=0\n")
    assert sorted(lines(tmp_path)) == [
        ("/dev/hdb", "ata.look_ahead", False, 1),
        ("hd[a-z]", "ata.look_ahead", True, 1),
    ]


def test_red_hats_file_has_no_effect_where_its_boot_script_is_not(tmp_path: Path) -> None:
    put(tmp_path, f"{REDHAT}s", "LOOKAHEAD=1\n")
    (alone,) = found(tmp_path)
    assert (alone.tool, alone.valid) == ("initscripts", True)
    put(tmp_path, "/etc/os-release", "ID=debian\n")
    (on_debian,) = found(tmp_path)
    assert not on_debian.valid
    assert "/etc/rc.d/rc.sysinit" in on_debian.problem
    put(tmp_path, "/etc/rc.d/rc.sysinit", "#!/bin/bash\n", 0o755)
    assert [one.valid for one in found(tmp_path)] == [True]
