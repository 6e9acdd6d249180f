"""What is saved here, as a claim on the terminal: with its line, and as the one that comes last."""

from __future__ import annotations

import io
import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from disktune_contract.settings.claims import TOOLS
from disktune_helper.cli import who
from disktune_helper.other_tools import all_readers
from disktune_helper.other_tools.all_readers import claims
from disktune_helper.other_tools.tree import Tree
from disktune_helper.settings.guard_marks import UNREAD

HERE = "/etc/disktune/drives/wwn-5000c500ab000001.conf"
FILE = """\
[disktune]
version = 1

[drive]
identity = wwn:5000c500ab000001

[settings]
# So that the heads stay where they are
ata.apm = 254
ata.amp = 3
scsi.timeout = 60
"""


@pytest.fixture
def root(tmp_path: Path) -> Path:
    """Return a copy of a machine with two drives: sda, whose settings are saved, and sdb."""
    write(tmp_path, HERE, FILE)
    for name, wwid in (("sda", "naa.5000C500AB000001"), ("sdb", "naa.5000C500AB000002")):
        write(tmp_path, f"/sys/class/block/{name}/dev", "8:0\n")
        write(tmp_path, f"/sys/class/block/{name}/device/wwid", f"{wwid}\n")
    write(tmp_path, "/etc/hdparm.conf", "/dev/sda {\n\tapm = 127\n}\n")
    return tmp_path


def write(root: Path, path: str, text: str) -> None:
    place = root / path.lstrip("/")
    place.parent.mkdir(parents=True, exist_ok=True)
    place.write_text(text, encoding="ascii")


def said(root: Path, *arguments: str) -> str:
    out = io.StringIO()
    assert who.run([*arguments, "--root", str(root)], out, io.StringIO()) == 0
    return out.getvalue()


def claimed(root: Path, *arguments: str) -> list[dict[str, Any]]:
    rows: list[dict[str, Any]] = json.loads(said(root, *arguments, "--json"))["claims"]
    return rows


def test_what_could_not_be_read_is_in_the_json(root: Path) -> None:
    write(root, "/etc/tlp.conf", "x" * (1 << 21))
    told = json.loads(said(root, "sda", "--json"))
    assert told["unreadable"] == ["/etc/tlp.conf: too large for a configuration file"]
    assert told["uncertain"] == []


def test_every_line_is_named_and_one_that_means_nothing_says_why(root: Path) -> None:
    rows = [row for row in claimed(root, "sda") if row["tool"] == all_readers.TOOL]
    assert [(row["setting"], row["value"], row["line"], row["valid"]) for row in rows] == [
        ("ata.apm", 254, 9, True),
        ("ata.amp", None, 10, False),
        ("scsi.timeout", 60, 11, True),
    ]
    assert rows[1]["problem"] == f"{HERE}, line 10: there is no setting “ata.amp”."
    assert rows[0]["when"] == ["boot", "hotplug", "resume", "ac", "battery"]


def test_it_comes_last_wherever_somebody_else_sets_the_same(root: Path) -> None:
    text = said(root, "sda")
    assert "hdparm, /etc/hdparm.conf:2" in text
    assert "→ 254 after boot, hotplug, resume: disktune is applied last" in text
    assert list(TOOLS)[-1] == all_readers.TOOL


def test_who_comes_last_is_told_with_what_is_not_known_of_it(root: Path) -> None:
    found = claims(Tree(str(root)), "sda", with_own=True)
    (own_claim,) = [
        claim for claim in found.claims if claim.tool == all_readers.TOOL and claim.setting == "ata.apm"
    ]
    lines = list(who._of_drive(replace(found, unreadable=("/etc/tlp.conf (permission denied)",))))
    assert "  → 254 after boot, hotplug, resume: disktune is applied last of what could be read" in lines
    lines = list(who._of_drive(replace(found, uncertain=(own_claim,))))
    assert "  → 254 after boot, hotplug, resume: disktune is applied last, if it applies to this drive" in lines


def test_another_drive_s_file_is_not_its_own(root: Path) -> None:
    assert all_readers.TOOL not in said(root, "sdb")


def test_what_the_boot_guard_holds_back_has_no_effect(root: Path) -> None:
    held = {
        "file": {"family": "drive", "identity": "wwn:5000c500ab000001"},
        "since": 1.7e9,
        "settings": ["ata.apm"],
    }
    write(root, "/var/lib/disktune/held-drive-wwn-5000c500ab000001", json.dumps(held) + "\n")
    rows = {row["setting"]: row for row in claimed(root, "sda") if row["tool"] == all_readers.TOOL}
    assert (rows["ata.apm"]["valid"], rows["scsi.timeout"]["valid"]) == (False, True)
    assert rows["ata.apm"]["problem"].startswith("It is held back")
    assert "254 after boot, hotplug, resume: disktune is applied last" not in said(root, "sda")


@pytest.mark.parametrize(("end", "text"), [("", "{"), (UNREAD, "")])
def test_so_has_all_that_is_risky_where_nobody_can_read_what_it_holds(root: Path, end: str, text: str) -> None:
    write(root, f"/var/lib/disktune/held-drive-wwn-5000c500ab000001{end}", text)
    rows = {row["setting"]: row for row in claimed(root, "sda") if row["tool"] == all_readers.TOOL}
    assert (rows["ata.apm"]["valid"], rows["scsi.timeout"]["valid"]) == (True, False)
    assert "cannot be read" in rows["scsi.timeout"]["problem"]


def test_a_file_under_a_wrong_name_has_no_effect(root: Path) -> None:
    write(root, "/etc/disktune/drives/other.conf", FILE)
    rows = [row for row in claimed(root) if row["file"].endswith("other.conf")]
    assert {row["valid"] for row in rows} == {False}


def test_the_limits_of_all_arrays_are_everybody_s(root: Path) -> None:
    write(root, "/etc/disktune/system.conf", "[disktune]\nversion = 1\n\n[settings]\nmd.speed_limit_min = 2000\n")
    rows = [row for row in claimed(root) if row["file"] == "/etc/disktune/system.conf"]
    assert [(row["setting"], row["value"], row["line"]) for row in rows] == [("md.speed_limit_min", 2000, 5)]


def test_for_the_window_it_is_no_other_tool(root: Path) -> None:
    found = all_readers.claims(Tree(str(root)), "sda")
    assert {claim.tool for claim in found.claims} == {"hdparm"}


def test_a_value_for_each_supply_is_a_claim_on_that_supply_with_its_own_line(root: Path) -> None:
    text = FILE + "\n[settings-on-battery]\nata.apm = 128\nscsi.timout = 1\n"
    write(root, HERE, text)
    rows = [row for row in claimed(root, "sda") if row["tool"] == "disktune" and row["setting"] == "ata.apm"]
    assert [(row["value"], row["line"], row["when"]) for row in rows] == [
        (254, 9, ["boot", "hotplug", "resume", "ac"]),
        (128, 14, ["boot", "hotplug", "resume", "battery"]),
    ]
    # What has one value has it on either supply.
    [timeout] = [row for row in claimed(root, "sda") if row["setting"] == "scsi.timeout"]
    assert timeout["when"] == ["boot", "hotplug", "resume", "ac", "battery"]
    [wrong] = [row for row in claimed(root, "sda") if row["setting"] == "scsi.timout"]
    assert (wrong["valid"], wrong["line"]) == (False, 15)
    assert "there is no setting" in wrong["problem"]
