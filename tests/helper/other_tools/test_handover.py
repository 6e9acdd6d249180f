"""What is handed over to other tools is read back as the same settings, by our readers and by the tools."""

from __future__ import annotations

import shutil
import subprocess
from dataclasses import replace
from pathlib import Path

import pytest

from disktune_contract.catalog import BY_ID
from disktune_contract.drives.drive import Drive
from disktune_contract.rules.handover import HandoverFormat, forms, hand_over, lasting_link
from disktune_contract.settings.claims import When, depends_on
from disktune_contract.settings.setting import (
    READ_ONLY,
    Choice,
    Range,
    Setting,
    SysfsAttribute,
    Table,
    Toggle,
    Value,
)
from disktune_helper.drives import drive_list
from tests.helper.conftest import make_bench
from tests.helper.other_tools.placed import found, put
from tests.helper.other_tools.test_hdparm_conf import asked, judge, needs_script

__all__ = ["judge"]

DRIVES = {drive.name: drive for drive in drive_list.drives(make_bench().ports)}
SAID = {
    HandoverFormat.HDPARM: {
        "ata.apm",
        "ata.aam",
        "ata.standby_timer",
        "ata.write_cache",
        "ata.look_ahead",
        "block.read_ahead",
    },
    HandoverFormat.UDISKS: {"ata.apm", "ata.aam", "ata.standby_timer", "ata.write_cache", "ata.look_ahead"},
    HandoverFormat.SYSCTL: {"md.speed_limit_min", "md.speed_limit_max"},
    HandoverFormat.TLP: {"ata.apm", "ata.standby_timer", "block.scheduler"},
}
"""What at least each of them has a word for."""


def values_of(setting: Setting) -> list[Value]:
    """Return a few values of a setting: the ends, the middle, the second one, and "off"."""
    domain = setting.domain
    if isinstance(domain, Toggle):
        return [True, False]
    if isinstance(domain, Choice):
        return [domain.values[0], domain.values[-1]]
    if isinstance(domain, Table):
        codes = [row.code for row in domain.rows]
        return [codes[0], codes[len(codes) // 2], codes[-1]]
    assert isinstance(domain, Range)
    middle = domain.minimum + (domain.maximum - domain.minimum) // 2 // domain.step * domain.step
    ends: list[Value] = [domain.minimum, middle, domain.maximum, domain.minimum + domain.step]
    return ends if domain.off is None else [*ends, domain.off]


def belongs(setting: Setting, drive: Drive) -> bool:
    if setting.id.startswith(("md.", "ata.", "nvme.")):
        return setting.id.startswith({"md0": "md.", "nvme0n1": "nvme."}.get(drive.name, "ata."))
    access = setting.access
    # What another scheduler has is a file of the same name.
    return not (isinstance(access, SysfsAttribute) and access.kinds is not None and drive.kind not in access.kinds)


NAMED = {name: DRIVES[name] for name in ("sdb", "nvme0n1", "md0")}


@pytest.mark.slow
@pytest.mark.parametrize("name", NAMED)
@pytest.mark.parametrize("form", HandoverFormat)
def test_what_is_handed_over_is_read_back(form: HandoverFormat, name: str, tmp_path: Path) -> None:
    """Every setting that the form has a word for, all of them in one text, with each of their values in turn."""
    drive = NAMED[name]
    values = {one.id: values_of(one) for one in BY_ID.values() if belongs(one, drive)}
    if form is HandoverFormat.TLP:
        # Without its main file TLP does nothing.
        put(tmp_path, "/etc/tlp.conf", "TLP_ENABLE=1\n")
    for turn in range(max(map(len, values.values()))):
        chosen = {setting: some[min(turn, len(some) - 1)] for setting, some in values.items()}
        said = {one: value for one, value in chosen.items() if hand_over(form, drive, {one: value}).text}
        if not said:
            continue
        made = hand_over(form, drive, said)
        put(tmp_path, made.path, made.text)
        read = [(one.setting, one.value, one.valid) for one in found(tmp_path)]
        # TLP is told each value twice, once for each supply.
        once = set(read) if form is HandoverFormat.TLP else read
        assert sorted(once, key=str) == sorted(((one, said[one], True) for one in said), key=str), made.text


@pytest.mark.parametrize("form", SAID)
def test_each_form_says_what_it_has_words_for(form: HandoverFormat) -> None:
    drive = DRIVES["md0" if form is HandoverFormat.SYSCTL else "sdb"]
    values = {name: values_of(BY_ID[name])[0] for name in SAID[form]}
    made = hand_over(form, drive, values)
    assert made.left_out == ()
    assert made.text


def test_what_a_form_cannot_say_is_told_with_a_reason() -> None:
    values: dict[str, Value] = {"ata.apm": 254, "ata.idle_b": 600, "power.link": "max_performance", "block.wbt": 0}
    for form in HandoverFormat:
        made = hand_over(form, DRIVES["sdb"], values)
        assert all(why.endswith(".") for _, why in made.left_out)
        said = {name for name in values if name not in dict(made.left_out)}
        assert bool(made.text) == bool(said)


def test_only_what_can_be_said_is_offered() -> None:
    assert HandoverFormat.SYSCTL not in forms(DRIVES["sdb"], {"ata.apm": 254})
    assert forms(DRIVES["md0"], {"md.stripe_cache": 4096}) == (
        HandoverFormat.UDEV,
        HandoverFormat.MDADM,
        HandoverFormat.SHELL,
    )


def test_both_limits_of_recovery_go_into_one_command(tmp_path: Path) -> None:
    values: dict[str, Value] = {"ata.read_recovery": 70, "ata.write_recovery": 80}
    for form in (HandoverFormat.UDEV, HandoverFormat.SHELL):
        made = hand_over(form, DRIVES["sdb"], values)
        assert made.left_out == ()
        assert made.text.count("scterc,70,80") == 1
        put(tmp_path, made.path, made.text)
    assert {(one.setting, one.value) for one in found(tmp_path)} == set(values.items())


def test_an_identity_that_would_break_out_of_the_text_is_made_harmless() -> None:
    from dataclasses import replace

    drive = replace(DRIVES["sdb"], identity="", wwn="", model='X\n"Y', serial='a", RUN+="/bin/sh')
    for form in HandoverFormat:
        for line in hand_over(form, drive, {"ata.apm": 1, "block.scheduler": "bfq"}).text.splitlines():
            assert "/bin/sh" not in line or line == "#!/bin/sh"
            assert '", RUN' not in line


@pytest.mark.tools
@needs_script
def test_the_script_of_hdparm_takes_the_block(tmp_path: Path, judge: Path) -> None:
    values: dict[str, Value] = {"ata.apm": 255, "ata.standby_timer": 241, "ata.write_cache": False}
    text = hand_over(HandoverFormat.HDPARM, DRIVES["sdb"], values).text
    (tmp_path / "by-id").symlink_to("/dev/sdb1")
    put(tmp_path, "/etc/hdparm.conf", text.replace(lasting_link(DRIVES["sdb"]), str(tmp_path / "by-id")))
    said = asked(judge, tmp_path / "etc/hdparm.conf", "/dev/sdb", on_battery=False)
    assert said == ("-B255", "force_spindown_time241", "-W0")


@pytest.mark.tools
@pytest.mark.parametrize("name", ["sdb", "nvme0n1", "md0"])
def test_the_shell_takes_the_script(name: str) -> None:
    drive = DRIVES[name]
    values = {setting.id: values_of(setting)[0] for setting in BY_ID.values() if belongs(setting, drive)}
    text = hand_over(HandoverFormat.SHELL, drive, values).text
    subprocess.run(["/bin/sh", "-n"], input=text, text=True, check=True)


@pytest.mark.tools
@pytest.mark.skipif(
    shutil.which("udevadm") is None
    or subprocess.run(["udevadm", "verify", "--help"], capture_output=True, check=False).returncode != 0,
    reason="udevadm has no verify before systemd 254",
)
@pytest.mark.parametrize("name", ["sdb", "nvme0n1", "md0"])
def test_udev_takes_the_rules(name: str, tmp_path: Path) -> None:
    drive = DRIVES[name]
    values = {setting.id: values_of(setting)[0] for setting in BY_ID.values() if belongs(setting, drive)}
    rules = tmp_path / "90-x.rules"
    rules.write_text(hand_over(HandoverFormat.UDEV, drive, values).text)
    done = subprocess.run(
        ["udevadm", "verify", "--no-style", str(rules)], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.parametrize(
    ("name", "path", "key"),
    [
        ("dm-0", "/dev/mapper/sdb1_crypt", "CRYPT-LUKS?-8c2f5d1a4b7e4f309d6a1c3e5b7f9a20-*"),
        ("dm-1", "/dev/desktop-vg/home", "LVM-*homexxxxxxxxxxxxxxxxxxxxxxxxxxxx"),
    ],
)
def test_a_volume_is_named_by_what_it_carries(name: str, path: str, key: str) -> None:
    text = hand_over(HandoverFormat.UDEV, DRIVES[name], {"block.read_ahead": 2048}).text
    assert lasting_link(DRIVES[name]) == path
    assert f'ENV{{DM_UUID}}=="{key}"' in text
    # Before its table is there, LVM and cryptsetup keep others away by this.
    assert 'ENV{DM_UDEV_DISABLE_OTHER_RULES_FLAG}!="1"' in text
    assert 'ATTR{queue/read_ahead_kb}="2048"' in text


def test_write_protection_is_a_program_for_udev() -> None:
    text = hand_over(HandoverFormat.UDEV, DRIVES["sdb"], {"block.read_only": READ_ONLY}).text
    assert "blockdev --setro $devnode" in text


def test_the_script_goes_through_what_a_pattern_stands_for() -> None:
    """A redirection to a pattern would fail in sh, or make a file of that name."""
    values: dict[str, Value] = {"scsi.max_retries": 3, "block.read_ahead": 256}
    text = hand_over(HandoverFormat.SHELL, DRIVES["sdb"], values).text
    assert text.splitlines()[-2:] == [
        'for file in "/sys/class/block/$name"/device/scsi_disk/*/max_retries; do echo "3" > "$file"; done',
        'echo "256" > "/sys/class/block/$name/queue/read_ahead_kb"',
    ]


def test_tlp_is_told_the_value_for_each_supply(tmp_path: Path) -> None:
    values: dict[str, Value] = {"ata.apm": 254, "ata.standby_timer": 0, "block.scheduler": "bfq", "block.wbt": 0}
    made = hand_over(HandoverFormat.TLP, DRIVES["sdb"], values, {"ata.apm": 128, "block.scheduler": "none"})
    put(tmp_path, made.path, made.text)
    put(tmp_path, "/etc/tlp.conf", "TLP_ENABLE=1\n")
    read = {(one.setting, depends_on(one), one.value) for one in found(tmp_path)}
    assert read == {
        ("ata.apm", When.AC, 254),
        ("ata.apm", When.BATTERY, 128),
        ("ata.standby_timer", When.AC, 0),
        ("ata.standby_timer", When.BATTERY, 0),
        ("block.scheduler", None, "bfq"),
    }
    assert made.left_out == (
        ("block.wbt", "TLP cannot set this."),
        ("block.scheduler", "Only the value for AC power is exported."),
    )
    assert all(one.drive_match == lasting_link(DRIVES["sdb"]).rpartition("/")[2] for one in found(tmp_path))


@pytest.mark.parametrize("form", [form for form in HandoverFormat if form is not HandoverFormat.TLP])
def test_whatever_has_one_value_says_that_the_one_for_battery_is_left_out(form: HandoverFormat) -> None:
    drive, values = DRIVES["sdb"], {"ata.apm": 254}
    both = hand_over(form, drive, values, {"ata.apm": 128})
    alone = hand_over(form, drive, values)
    assert both.text == alone.text
    assert "128" not in both.text
    [(name, why)] = both.left_out
    assert name == "ata.apm"
    assert bool(alone.left_out) is (not why.startswith("Only the value for AC power"))


def test_a_drive_that_tlp_cannot_name_is_not_handed_to_it() -> None:
    odd = replace(DRIVES["sdb"], identity="serial:x", model="Disk#1", serial="A=1")
    made = hand_over(HandoverFormat.TLP, odd, {"ata.apm": 254})
    assert (made.text, made.left_out) == ("", (("ata.apm", "TLP's files cannot name this drive."),))


NAMELESS = replace(DRIVES["sda"], identity="", serial="", wwn="")
BY_PATH = "pci-0000:00:14.0-usb-0:2:1.0-scsi-0:0:0:0"


@pytest.mark.parametrize("form", [HandoverFormat.HDPARM, HandoverFormat.SHELL, HandoverFormat.TLP])
def test_a_kernel_name_is_not_written_without_a_warning(form: HandoverFormat) -> None:
    made = hand_over(form, NAMELESS, {"ata.apm": 128})
    assert made.warning == "/dev/sda may change at the next restart."
    assert f"\n# Warning: {made.warning}\n" in made.text
    assert not hand_over(form, DRIVES["sda"], {"ata.apm": 128}).warning


@pytest.mark.parametrize("form", [HandoverFormat.HDPARM, HandoverFormat.SHELL])
def test_a_drive_without_a_name_is_named_by_its_port(form: HandoverFormat) -> None:
    made = hand_over(form, NAMELESS, {"ata.apm": 128}, by_path=BY_PATH)
    assert "/dev/sda" not in made.text
    assert f"/dev/disk/by-path/{BY_PATH}" in made.text
    assert "gets these settings." in made.warning
    assert made.warning in made.text


def test_tlp_takes_no_name_of_a_port() -> None:
    assert not hand_over(HandoverFormat.TLP, NAMELESS, {"ata.apm": 128}, by_path=BY_PATH).text


def test_the_name_of_a_port_that_would_break_out_of_the_text_is_not_taken() -> None:
    made = hand_over(HandoverFormat.SHELL, NAMELESS, {"ata.apm": 128}, by_path="x;touch y")
    assert "touch" not in made.text


@pytest.mark.parametrize("form", list(HandoverFormat))
def test_drives_that_report_the_same_identity_have_no_name(form: HandoverFormat) -> None:
    twin = replace(DRIVES["sda"], same_identity_as=("sdb",))
    made = hand_over(form, twin, {"ata.apm": 128})
    assert not made.text or made.warning


def test_what_applies_to_the_whole_computer_needs_no_warning() -> None:
    assert not hand_over(HandoverFormat.SYSCTL, NAMELESS, {"md.speed_limit_min": 5000}).warning
