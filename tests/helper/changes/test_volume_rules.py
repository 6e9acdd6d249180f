"""What udev's rule starts for a device of the device mapper, event by event, and that its unit can start then."""

from __future__ import annotations

import re
from collections.abc import Iterator
from fnmatch import fnmatchcase
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent.parent.parent
RULES = (ROOT / "helper/udev/99-disktune.rules").read_text(encoding="ascii")
UNIT = (ROOT / "helper/systemd/disktune-saved-volume@.service").read_text(encoding="ascii")

APPLY, LONG = "disktune-saved-volume@3.service", "disktune-long-trial@dm-3.service"
RESTORED = ("start", APPLY)
LOOKED_AT = {("start", APPLY), ("start", LONG)}
WANTED = {("wanted", APPLY), ("wanted", LONG)}

LUKS = {"DM_UUID": "CRYPT-LUKS2-0123-vault", "DM_NAME": "vault"}
FILLED = {**LUKS, "ID_FS_USAGE": "filesystem", "ID_FS_TYPE": "ext4"}
PARTED = {**LUKS, "ID_PART_TABLE_TYPE": "gpt"}
LV = {"DM_UUID": "LVM-abc", "DM_NAME": "vg-home"}
COOKIE = {"DM_COOKIE": "23068672"}
LEFT_ALONE = {"DM_UDEV_DISABLE_OTHER_RULES_FLAG": "1"}


def started(action: str, properties: dict[str, str], name: str = "dm-3") -> set[tuple[str, str]]:
    """Return what the rules start, stop or want at one event of a device."""
    given = {"ACTION": action, "SUBSYSTEM": "block", "KERNEL": name}
    told = {"DEVTYPE": "disk", **properties}
    done: set[tuple[str, str]] = set()
    skipped_to = ""
    for line in RULES.splitlines():
        pairs = list(_pairs(line))
        if skipped_to:
            if ("LABEL", "=", skipped_to) not in pairs:
                continue
            skipped_to = ""
        if not all(_holds(key, operator, value, given, told) for key, operator, value in pairs):
            continue
        for key, operator, value in pairs:
            words = value.replace("%n", "3").replace("%k", name).split()
            if key == "RUN":
                done |= {(words[2], unit) for unit in words[3:]}
            elif key == "ENV{SYSTEMD_WANTS}" and operator == "+=":
                done |= {("wanted", unit) for unit in words}
            elif key == "GOTO":
                skipped_to = value
    return done


def _pairs(line: str) -> Iterator[tuple[str, str, str]]:
    if not line.startswith("#"):
        yield from re.findall(r'([A-Z]+(?:\{[^}]*\})?)(==|!=|\+=|=)"([^"]*)"', line)


def _holds(key: str, operator: str, value: str, given: dict[str, str], told: dict[str, str]) -> bool:
    """Return whether a comparison holds; an assignment always does (udev(7))."""
    if operator not in ("==", "!="):
        return True
    if key == "TEST":
        return True
    name = re.fullmatch(r"ENV\{(.*)\}", key)
    found = told.get(name[1], "") if name else given[key]
    matches = any(fnmatchcase(found, pattern) for pattern in value.split("|"))
    return matches == (operator == "==")


@pytest.mark.parametrize(
    ("what", "action", "properties", "expected"),
    [
        ("LUKS opened, ext4 on it", "change", {**FILLED, **COOKIE}, {RESTORED, *WANTED}),
        ("LUKS opened, partitions on it", "change", {**PARTED, **COOKIE}, {RESTORED, *WANTED}),
        ("LUKS opened, nothing known on it", "change", {**LUKS, **COOKIE}, LOOKED_AT),
        ("the same, opened before udev was started", "add", LUKS, LOOKED_AT),
        ("the same, written to", "change", LUKS, WANTED),
        ("a logical volume with nothing on it", "change", {**LV, **COOKIE}, {RESTORED, *WANTED}),
        ("the same, opened before udev was started", "add", LV, WANTED),
        ("without a table", "add", LEFT_ALONE, set()),
        ("a part that LVM hides", "change", {**LV, **COOKIE, **LEFT_ALONE}, set()),
        ("suspended", "change", {**LUKS, **COOKIE, "DM_SUSPENDED": "1"}, set()),
        ("closed", "remove", LUKS, {("stop", APPLY)}),
    ],
)
def test_what_is_started(
    what: str, action: str, properties: dict[str, str], expected: set[tuple[str, str]]
) -> None:
    assert started(action, properties) == expected, what


@pytest.mark.parametrize("name", ["md0", "md_d127", "md_big-array.1", "sda", "nvme0n1", "cciss!c0d0"])
def test_every_usual_name_starts_its_own_units(name: str) -> None:
    unit = "disktune-saved-array@" + name if name.startswith("md") else "disktune-saved-drives"
    expected = {("wanted", f"{unit}.service"), ("wanted", f"disktune-long-trial@{name}.service")}
    assert started("add", {}, name) == expected


STRANGE = ["md_a other.service", "md_a\tb", "md_a\nb", "md_a%b", "md_ü", 'md_"a', "md_a\\x20b", "sd a"]


@pytest.mark.parametrize("name", STRANGE)
def test_no_name_starts_the_unit_of_another(name: str) -> None:
    """SYSTEMD_WANTS is a list of words (systemd.device(5)), and an array is called as its maker liked."""
    assert started("add", {}, name) == set()


def test_the_unit_does_not_wait_for_a_device_that_systemd_may_not_know() -> None:
    """99-systemd.rules: CRYPT-* without ID_PART_TABLE_TYPE and ID_FS_USAGE has SYSTEMD_READY=0, and so no unit."""
    dependencies = re.findall(r"^(?:BindsTo|Requires|Requisite|After|PartOf|Wants)=(.*)$", UNIT, re.MULTILINE)
    assert dependencies
    assert not any(".device" in line for line in dependencies)


def test_a_volume_is_named_by_its_number() -> None:
    """In the name of an instance "-" stands for "/", so dm-0 would be dm/0 (systemd.unit(5))."""
    assert "ExecStart=/usr/libexec/disktune/disktune-helper apply dm-%i\n" in UNIT
