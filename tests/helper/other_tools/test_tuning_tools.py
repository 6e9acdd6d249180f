"""What udisks2, TLP and tuned pass over, replace or take otherwise than it looks, in small trees."""

from __future__ import annotations

from pathlib import Path

import pytest

from disktune_contract.settings.claims import When
from disktune_helper.other_tools.all_readers import claims
from disktune_helper.other_tools.tree import Tree
from tests.helper.other_tools.placed import found, put, rows
from tests.helper.other_tools.small_trees import AC, BATTERY, brief, only

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
        ("[ATA\nAPMLevel=1\n", "line 1 cannot be parsed"),
        ("APMLevel=1\n[ATA]\n", "cannot be parsed"),
        ("[Other]\nAPMLevel=1\n", "in [ATA]"),
        ("[ATA]\nAPMLevel=286\n", "lowest 8 bits, 30"),
        ("[ATA]\nAPMLevel=-1\n", "a missing key"),
        ("[ATA]\nAPMLevel=0x10\n", "is not a number"),
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
    assert "accepts only" in claim.problem


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
    assert "tuned stops: no profile “base”" in only(tmp_path).problem


@pytest.mark.parametrize("text", ["apm=1\n[disk]\n", "[disk]\napm=1\nspindown 6\n", "[disk]\n  more\napm=1\n"])
def test_a_profile_with_a_line_that_is_none_is_not_applied(tmp_path: Path, text: str) -> None:
    put(tmp_path, "/etc/tuned/active_profile", "mine")
    put(tmp_path, "/etc/tuned/mine/tuned.conf", text)
    assert not any(one.valid for one in found(tmp_path))


def test_an_indented_section_belongs_to_the_line_before(tmp_path: Path) -> None:
    put(tmp_path, "/etc/tuned/active_profile", "mine")
    put(tmp_path, "/etc/tuned/mine/tuned.conf", "[main]\ninclude=base\n  [disk]\napm=1\n[disk]\nspindown=6\n")
    assert "tuned stops: no profile “base?[disk]”" in only(tmp_path).problem


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
    assert all(one.problem.startswith("Not applied at boot: ") for one in (level, link))
    mask(tmp_path, "/etc/udev/rules.d/85-tlp.rules")
    level, link = found(tmp_path)
    assert (level.valid, level.when) == (True, (When.RESUME, When.AC))
    assert "the udev rule 85-tlp.rules is masked" in level.problem
    assert (link.valid, link.when) == (True, (When.RESUME, When.BATTERY))
