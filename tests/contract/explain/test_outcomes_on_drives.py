"""What the parts of a pasted text mean for the drives that are here."""

from __future__ import annotations

from dataclasses import replace

import pytest

from disktune_contract.catalog import BY_ID
from disktune_contract.drives.drive import Drive, DriveKind, Partition, Usage
from disktune_contract.explain.outcomes import (
    AnsweringDrive,
    PartOutcome,
    PartVerdict,
    outcomes,
    plan,
    unknown_names,
)
from disktune_contract.explain.part import Kind, Part
from disktune_contract.explain.reader import explain
from disktune_contract.layers.stack import FileSystem, Layer, LayerKind, Layers, Stack
from disktune_contract.settings.setting import Source, State, Status, Value

AHEAD, APM, STANDBY, CACHE, LIMIT = (
    *("block.read_ahead", "ata.apm", "ata.standby_timer"),
    *("ata.write_cache", "md.speed_limit_min"),
)


def known(name: str, kind: DriveKind = DriveKind.ATA, **values: Value | None) -> AnsweringDrive:
    partitions = (Partition(f"{name}1", 2048, 10**9),)
    drive = Drive(
        name=name, kind=kind, identity=f"wwn:{name}", diskseq=1, model="", serial=f"S {name}", firmware="1",
        wwn="", size_bytes=10**12, logical_sector_bytes=512, physical_sector_bytes=4096, rotational=True,
        removable=False, read_only=False, link="", temperature_c=None, partitions=partitions, usage=Usage(),
    )  # fmt: skip
    there: dict[str, Value | None] = {AHEAD: 128, APM: 254, STANDBY: None, CACHE: False}
    if kind is DriveKind.ARRAY:
        there = {LIMIT: 1000}
    there |= {key.replace("_", ".", 1): value for key, value in values.items()}
    states = (State(one, Status.OK, value, Source.LIVE) for one, value in there.items())
    return AnsweringDrive(drive, tuple(states))


SDA, SDB, NVME, MD0 = (
    known("sda"),
    known("sdb", block_read_ahead=512),
    known("nvme0n1", DriveKind.NVME),
    known("md0", DriveKind.ARRAY),
)
MINE = (SDA, SDB, NVME, MD0)


def part(setting: str, value: Value, *targets: str, line: int = 1) -> Part:
    return Part("-x", line, Kind.SETTING, setting, value, targets=targets)


def of(*parts: Part, mine: tuple[AnsweringDrive, ...] = MINE) -> list[tuple[PartVerdict, tuple[str, ...]]]:
    return [(one.verdict, one.drives) for one in outcomes(parts, mine)]


@pytest.mark.parametrize(
    ("target", "drives"),
    [
        ("sda", ("sda",)),
        ("/dev/sda", ("sda",)),
        ("sda1", ("sda",)),
        ("sd[ab]", ("sda", "sdb")),
        ("sd*", ("sda", "sdb")),
        ("nvme0", ("nvme0n1",)),
        ("/dev/disk/by-id/ata-X_S_sdb", ("sdb",)),
    ],
)
def test_names_patterns_partitions_and_links_find_their_drives(target: str, drives: tuple[str, ...]) -> None:
    found = outcomes((part(AHEAD, 1024, target),), MINE)
    assert tuple(name for one in found for name in one.drives) == drives


@pytest.mark.parametrize("target", ["hda", "$DEV", "sd[x-z]", "/dev/disk/by-id/ata-OTHER"])
def test_a_name_that_no_drive_has_is_asked_for(target: str) -> None:
    wanted = (part(AHEAD, 1024, target),)
    assert of(*wanted) == [(PartVerdict.WHICH, ())]
    assert unknown_names(wanted, MINE) == (target,)
    assert plan(outcomes(wanted, MINE, {target: "sdb"})) == {"sdb": {AHEAD: 1024}}


def test_a_setting_without_a_drive_is_asked_for_but_one_of_the_machine_is_not() -> None:
    assert unknown_names((part(AHEAD, 1024),), MINE) == ("",)
    assert of(part(LIMIT, 50_000)) == [(PartVerdict.CHANGES, ("md0",))]


def test_drives_with_the_same_value_are_together_and_what_can_be_tried_is_first() -> None:
    found = of(part(AHEAD, 512, "sdb", "nvme0n1", "sda"))
    assert found == [(PartVerdict.CHANGES, ("nvme0n1", "sda")), (PartVerdict.ALREADY, ("sdb",))]


def test_of_two_values_neither_is_tried_unless_a_person_chooses_one() -> None:
    first, last = part(AHEAD, 1024, "sda", "sdb"), part(AHEAD, 2048, "sda", line=2)
    found = outcomes((first, last), MINE)
    assert [(one.verdict, one.drives, one.doubtful) for one in found] == [
        (PartVerdict.CHANGES, ("sdb",), False),
        (PartVerdict.CARE, ("sda",), True),
        (PartVerdict.CARE, ("sda",), True),
    ]
    assert {one.why for one in found[1:]} == {"Another line sets another value."}
    assert plan(one for one in found if not one.doubtful) == {"sdb": {AHEAD: 1024}}
    assert plan(found[1:2]) == {"sda": {AHEAD: 1024}}


def sure(text: str, *mine: AnsweringDrive) -> dict[str, dict[str, Value]]:
    return plan(one for one in outcomes(explain(text), mine) if not one.doubtful)


@pytest.mark.parametrize(
    "text",
    [
        "on_ac_power && hdparm -B 127 /dev/sda || hdparm -B 128 /dev/sda",
        "if on_ac_power; then APM=127; else APM=128; fi\nhdparm -B $APM /dev/sda",
        "APM=127\ntest -e /x && APM=128\nhdparm -B $APM /dev/sda",
        "APM=127\nfor i in 1 2; do\nhdparm -B $APM /dev/sda\ntest -e /x && APM=128\ndone",
        "APM=127\nread APM\ntest -e /x && APM=128\nhdparm -B $APM /dev/sda",
        "case $1 in\npre) APM=127 ;;\npost) APM=128 ;;\nesac\nhdparm -B $APM /dev/sda",
        "case $1 in\nstart) hdparm -B 127 /dev/sda ;;\nstop) hdparm -B 128 /dev/sda ;;\nesac",
    ],
)
def test_of_a_condition_no_branch_is_taken_for_granted(text: str) -> None:
    assert sure(text, SDA) == {}


def test_a_variable_that_is_set_again_without_a_condition_has_its_last_value() -> None:
    assert sure("if x; then APM=127; fi\nAPM=128\nhdparm -B $APM /dev/sda", SDA) == {"sda": {APM: 128}}


def test_a_rule_for_rotational_drives_is_for_no_other() -> None:
    def rule(rotational: str, value: str) -> str:
        return f'KERNEL=="sd[ab]", ATTR{{queue/rotational}}{rotational}, ATTR{{queue/read_ahead_kb}}="{value}"'

    flash = replace(SDB, drive=replace(SDB.drive, rotational=False))
    text = "\n".join((rule('=="1"', "1024"), rule('=="0"', "256")))
    assert sure(text, SDA, flash) == {"sda": {AHEAD: 1024}, "sdb": {AHEAD: 256}}
    assert sure(rule('!="0"', "1024"), SDA, flash) == {"sda": {AHEAD: 1024}}
    [_, spared] = outcomes(explain(rule('=="1"', "1024")), (SDA, flash))
    assert (spared.verdict, spared.drives) == (PartVerdict.NO_EFFECT, ("sdb",))
    unknown = replace(SDA, drive=replace(SDA.drive, rotational=None))
    assert sure(rule('=="1"', "1024"), unknown) == {"sda": {AHEAD: 1024}}
    run = 'KERNEL=="sd[ab]", ATTR{queue/rotational}=="1", RUN+="/sbin/hdparm -B 128 /dev/%k"'
    assert sure(run, SDA, flash) == {"sda": {APM: 128}}


@pytest.mark.parametrize(
    ("device", "whole"),
    [("sda", True), ("sda1", False), ("disk/by-id/ata-X_S_sda-part1", False), ("disk/by-id/ata-X_S_sda", True)],
)
def test_of_a_partition_alone_the_drive_does_not_become_read_only(device: str, whole: bool) -> None:
    drive = known("sda", block_read_only="writable")
    found = sure(f"hdparm -r1 /dev/{device}", drive)
    assert found == ({"sda": {"block.read_only": "read-only"}} if whole else {})
    assert sure(f"blockdev --setra 512 /dev/{device}", drive) == {"sda": {AHEAD: 256}}


def test_a_look_does_not_come_after_a_value() -> None:
    look = replace(part(AHEAD, 0, "sda", line=2), kind=Kind.LOOK, value=None)
    assert of(part(AHEAD, 1024, "sda"), look) == [(PartVerdict.CHANGES, ("sda",)), (PartVerdict.LOOKS, ("sda",))]
    [_, shown] = outcomes((part(AHEAD, 1024, "sda"), look), MINE)
    assert shown.now == 128


def test_the_reasons_why_not_are_those_of_the_rules() -> None:
    [lacks] = outcomes((part("ata.aam", 128, "sda"),), MINE)
    assert (lacks.verdict, lacks.why) == (PartVerdict.IMPOSSIBLE, "This drive does not support it.")
    [fails] = outcomes((part(AHEAD, 512, "sda"),), (replace(SDA, failing=True),))
    assert fails.why == "The drive is failing. Copy its data first."
    [beyond] = outcomes((part(APM, 999, "sda"),), MINE)
    assert beyond.verdict is PartVerdict.IMPOSSIBLE


def test_what_can_lose_data_or_wears_needs_care() -> None:
    def judged(setting: str, value: Value) -> PartOutcome:
        [found] = outcomes((part(setting, value, "sda"),), MINE)
        return found

    assert judged(CACHE, True).why == BY_ID[CACHE].danger
    assert judged(STANDBY, 12).why == "Up to 60 starts an hour wear the drive."
    assert judged(STANDBY, 242).verdict is PartVerdict.CHANGES
    assert judged(APM, 1).verdict is PartVerdict.CARE
    assert judged(APM, 128).verdict is PartVerdict.CHANGES
    without_motor = replace(SDA, drive=replace(SDA.drive, rotational=False))
    [found] = outcomes((part(STANDBY, 12, "sda"),), (without_motor,))
    assert found.verdict is PartVerdict.CHANGES


def test_what_no_file_follows_is_left_to_a_person() -> None:
    sda, volume = Layer("sda", LayerKind.DRIVE, read_ahead_kib=128), Layer("dm-0", LayerKind.CRYPT, ("sda",))
    stack = Stack(
        Layers((sda, replace(volume, read_ahead_kib=256)), (FileSystem("253:0", "ext4", ("dm-0",), ("/home",)),))
    )
    [found] = outcomes((part(AHEAD, 1024, "sda"),), MINE, stack=stack)
    assert (found.verdict, found.doubtful) == (PartVerdict.NO_EFFECT, True)
    assert found.why == "Files on /home follow dm-0 instead. Value: 256 KiB."
    assert plan([found]) == {"sda": {AHEAD: 1024}}


def test_a_drive_that_has_not_answered_is_in_no_plan() -> None:
    silent = (replace(SDA, states=()),)
    assert of(part(AHEAD, 1024, "sda"), mine=silent) == [(PartVerdict.UNREAD, ("sda",))]
    assert plan(outcomes((part(AHEAD, 1024, "sda"),), silent)) == {}


@pytest.mark.parametrize("kind", [kind for kind in Kind if kind is not Kind.SETTING])
def test_nothing_but_a_setting_is_ever_planned(kind: Kind) -> None:
    found = outcomes((replace(part(AHEAD, 1024, "sda"), kind=kind),), MINE)
    assert plan(found) == {}
