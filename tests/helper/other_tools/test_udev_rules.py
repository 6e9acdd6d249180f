"""udev rules, line by line: jumps, lists of programs, and what udev makes of a line that it cannot use.

Source: systemd 252, src/udev/udev-rules.c. What is put together at random goes to udev itself: `test_udev_judge`.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from disktune_contract.settings.claims import When, winner
from disktune_helper.other_tools.all_readers import claims
from disktune_helper.other_tools.tree import Tree, fits
from disktune_helper.other_tools.udev.simulation import needed
from tests.helper.other_tools.judges.udev_judge import COMPLETE, DRIVE, make_machine
from tests.helper.other_tools.placed import found, put, rows

RULES = "/etc/udev/rules.d/60-x.rules"
BFQ = 'ATTR{queue/scheduler}="bfq"'
END = '\nLABEL="end"\n'


@pytest.mark.parametrize(
    ("text", "rows"),
    [
        # What is jumped over for other drives says for which it is.
        (
            f'SUBSYSTEM!="block", GOTO="end"\nKERNEL=="sd*", {BFQ}{END}',
            [('KERNEL=="sd*", SUBSYSTEM=="block"', True)],
        ),
        (
            f'KERNEL!="sd*", ENV{{DEVTYPE}}!="disk", GOTO="end"\n{BFQ}{END}',
            [('not (KERNEL!="sd*", ENV{DEVTYPE}!="disk")', True)],
        ),
        (f'GOTO="end"\nKERNEL=="sd*", {BFQ}{END}', [('KERNEL=="sd*"', False)]),
        (f'ACTION=="remove", GOTO="end"\nKERNEL=="sd*", {BFQ}{END}', [('KERNEL=="sd*"', True)]),
        # Back is no way, and without a label there is no jump.
        (f'LABEL="end"\nGOTO="end"\nKERNEL=="sd*", {BFQ}\n', [('KERNEL=="sd*"', True)]),
        (f'GOTO="elsewhere"\nKERNEL=="sd*", {BFQ}{END}', [('KERNEL=="sd*"', True)]),
        # A line that udev drops is no label either.
        (f'GOTO="end"\nKERNEL=="sd*", {BFQ}\nLABEL="end", WHAT=="x"\n', [('KERNEL=="sd*"', True)]),
        # One that goes on after the end of the file is lost.
        (f'KERNEL=="sd*", {BFQ}, \\\n', []),
        (f'KERNEL=="sd*", {BFQ} # why\n', [('KERNEL=="sd*"', False)]),
        (f'BUS=="scsi", KERNEL=="sd*", {BFQ}\n', [('KERNEL=="sd*"', False)]),
        (f'KERNEL=="sd*", NAME="%k", {BFQ}\n', [('KERNEL=="sd*"', False)]),
        (f'KERNEL=="sd*", ENV{{DEVTYPE}}="disk", {BFQ}\n', [('KERNEL=="sd*"', False)]),
        (f'KERNEL=="sd*", IMPORT{{builtin}}="nothing", {BFQ}\n', [('KERNEL=="sd*"', False)]),
        (f'KERNEL=="sd*",,  ,{BFQ}\n', [('KERNEL=="sd*"', True)]),
    ],
)
def test_a_line_stands_for_what_udev_makes_of_it(tmp_path: Path, text: str, rows: list[tuple[str, bool]]) -> None:
    put(tmp_path, RULES, text)
    assert [(one.drive_match, one.valid) for one in found(tmp_path)] == rows


B1, S9 = "/sbin/hdparm -B 1 /dev/%k", "/sbin/hdparm -S 9 /dev/%k"


@pytest.mark.parametrize(
    ("text", "rows"),
    [
        (f'KERNEL=="sd*", RUN+="{B1}"\nKERNEL=="sd*", RUN+="{S9}"\n', [True, True]),
        (f'KERNEL=="sd*", RUN+="{B1}"\nRUN="{S9}"\n', [False, True]),
        (f'KERNEL=="sd*", RUN+="{B1}"\nKERNEL=="sda", RUN="{S9}"\n', [True, True]),
        (f'KERNEL=="sd*", RUN:="{B1}"\nKERNEL=="sd*", RUN="{S9}"\n', [True, False]),
        (f'KERNEL=="sd*", RUN{{builtin}}+="{B1}"\n', []),
        ('KERNEL=="sd*", RUN+="hdparm -B 1 /dev/%k"\n', [False]),
        ('KERNEL=="sd*", RUN+="/bin/echo 9 > /sys/block/%k/device/timeout"\n', [False]),
        (
            """KERNEL=="sd*", RUN+="/bin/sh -c 'hdparm -B 1 $$DEVNAME; hdparm -S 9 $env{DEVNAME}'"\n""",
            [True, True],
        ),
        ("""KERNEL=="sd*", RUN+="/bin/bash -ec 'echo 90 > /sys%p/device/timeout'"\n""", [True]),
    ],
)
def test_programs_are_listed_and_begun_anew(tmp_path: Path, text: str, rows: list[bool]) -> None:
    put(tmp_path, RULES, text)
    assert [one.valid for one in found(tmp_path)] == rows


def test_a_value_is_taken_from_the_property_that_rules_set(tmp_path: Path) -> None:
    rules = 'ENV{WANTED}="bfq"\nKERNEL=="sd*", ATTR{queue/scheduler}="$env{WANTED}"\n'
    put(tmp_path, RULES, rules)
    assert [(one.value, one.problem) for one in found(tmp_path)] == [("bfq", "")]
    put(tmp_path, RULES, rules + 'KERNEL=="sda", ENV{WANTED}="none"\n')
    assert [one.value for one in found(tmp_path)] == [None]


@pytest.mark.parametrize("rule", ['ENV{WANTED}+="bfq"', 'ENV{WANTED}="$kernel"', 'ENV{WANTED}+="$kernel"'])
def test_a_property_that_is_added_to_or_worked_out_has_no_value_here(tmp_path: Path, rule: str) -> None:
    put(tmp_path, RULES, f'{rule}\nKERNEL=="sd*", ATTR{{queue/scheduler}}="$env{{WANTED}}"\n')
    [one] = found(tmp_path)
    assert (one.value, one.problem) == (None, "The value is computed: “$env{WANTED}”.")


def test_what_depends_on_a_program_is_said(tmp_path: Path) -> None:
    put(tmp_path, RULES, f'KERNEL=="sd*", PROGRAM=="/usr/local/bin/ask %k", RESULT=="yes", {BFQ}\n')
    (claim,) = found(tmp_path)
    assert claim.valid
    assert "depends on PROGRAM" in claim.problem


def of_drive(root: Path, drive: str = "sda") -> list[tuple[object, bool]]:
    """Return the values for the drive, each with whether it is certain."""
    listed = claims(Tree(str(root)), drive)
    return [(one.value, one not in listed.uncertain) for one in listed.claims]


@pytest.mark.slow
@pytest.mark.parametrize(
    ("text", "values"),
    [
        (f'KERNEL!="nvme*", GOTO="end"\n{BFQ}{END}', []),
        (f'SUBSYSTEMS=="usb", {BFQ}\n', []),
        (f'SUBSYSTEMS=="scsi", DRIVERS=="sd", ATTRS{{vendor}}=="ATA", {BFQ}\n', [("bfq", True)]),
        # All that is asked of those above has to be true of one of them.
        (f'DRIVERS=="ahci", ATTRS{{model}}=="LAB*", {BFQ}\n', []),
        (f'ENV{{ID_BUS}}=="ata", {BFQ}\n', []),
        (f'IMPORT{{program}}="ata_id --export $devnode"\nENV{{ID_BUS}}=="ata", {BFQ}\n', [("bfq", True)]),
        (f'IMPORT{{program}}="ata_id --export $devnode"\nENV{{ID_BUS}}=="usb", {BFQ}\n', []),
        (f'PROGRAM=="/bin/ask", GOTO="end"\nKERNEL=="sda", {BFQ}{END}', [("bfq", False)]),
        (f'KERNEL=="sd*[^0-9]", {BFQ}\n', [("bfq", True)]),
        ('SUBSYSTEM=="scsi", ATTR{vendor}=="ATA", ATTR{timeout}="60"\n', [(60, True)]),
        ('SUBSYSTEM=="scsi", ATTR{vendor}=="WDC", ATTR{timeout}="60"\n', []),
        (
            'SUBSYSTEM=="scsi_host", KERNEL=="host0", ATTR{link_power_management_policy}="min_power"\n',
            [("min_power", True)],
        ),
        ('SUBSYSTEM=="scsi_host", KERNEL=="host1", ATTR{link_power_management_policy}="min_power"\n', []),
        ('SUBSYSTEM=="scsi_disk", ATTR{allow_restart}="1"\n', [(True, True)]),
    ],
)
def test_rules_are_gone_through_for_a_drive(tmp_path: Path, text: str, values: list[tuple[object, bool]]) -> None:
    make_machine(tmp_path)
    put(tmp_path, "/run/udev/data/b8:0", "E:ID_BUS=ata\n")
    put(tmp_path, RULES, text)
    assert of_drive(tmp_path) == values


LINKS = "E:DEVLINKS=/dev/disk/by-id/ata-LAB /dev/disk/by-path/pci-1\nE:ID_BUS=ata\n"
NAMES = "$devnode,$major:$minor,$root,$sys,$attr{size},$devpath,%n,$parent,%k"
YES, PERHAPS = [("bfq", True)], [("bfq", False)]


@pytest.mark.slow
@pytest.mark.parametrize(
    ("text", "values"),
    [
        ('SYMLINK=="disk/by-id/ata-*"', YES),
        ('SYMLINK!="disk/by-id/ata-*"', []),
        ('SYMLINK=="disk/by-id/usb-*"', []),
        ('NAME==""', YES),
        ('NAME=="eth*"', []),
        ('SYSCTL{dev/raid/speed_limit_max}=="200000"', YES),
        ('SYSCTL{dev.raid.speed_limit_max}=="1"', []),
        ('SYSCTL{dev/raid/none}=="1"', PERHAPS),
        ('CONST{arch}=="x86-64"', PERHAPS),
        # Until a rule replaces the list, others may have set a tag before.
        ('TAG=="mine"', []),
        ('TAG!="mine"', YES),
        ('IMPORT{program}="/bin/ask"\nTAG=="mine"', PERHAPS),
        ('TAG+="mine"\nTAG=="mi*"', YES),
        ('TAG+="mine"\nTAG!="mi*"', []),
        ('TAG+="mine"\nTAG="other"\nTAG=="mine"', []),
        ('TAG+="mine"\nTAG-="mine"\nTAG=="mine"', []),
        # A tag that cannot be read may be any, added or taken away.
        ('TAG+="$id"\nTAG=="mine"', PERHAPS),
        ('TAG+="$id"\nTAG!="mine"', PERHAPS),
        ('TAG+="mine"\nTAG+="$id"\nTAG=="mine"', YES),
        ('TAG+="mine"\nTAG-="$id"\nTAG=="mine"', PERHAPS),
        ('TAG="$id"\nTAG=="mine"', PERHAPS),
        ('TAG+="$id"\nTAG="other"\nTAG=="mine"', []),
        # A list that a rule has perhaps replaced has perhaps lost them.
        ('TAG+="mine"\nCONST{arch}=="x", TAG="other"\nTAG=="mine"', PERHAPS),
        ('TAG+="mine"\nCONST{arch}=="x", TAG="other"\nTAG!="mine"', PERHAPS),
        ('TAG+="mine"\nTAG-="mine"\nCONST{arch}=="x", TAG="other"\nTAG=="mine"', []),
        ('TAGS=="mine"', PERHAPS),
        ('ATTR{none}=="1"', []),
        ('ATTR{[net/lo]mtu}=="1"', PERHAPS),
        ('TEST=="size"', YES),
        ('TEST!="size"', []),
        ('TEST=="/etc/none"', []),
        ('TEST=="[net/lo]mtu"', PERHAPS),
        ('KERNEL==i"SDA"', YES),
        ('KERNEL=="SDA"', []),
        (r'KERNEL==e"s\x64\141"', YES),
        (r'KERNEL==e"s\d\a"', []),
        (r'ENV{X}=e"a\sb\tc\q"' + '\nENV{X}=="a b\tcq"', YES),
        # Three words that stand for one another, and for no drive's.
        ('SUBSYSTEM=="class"', []),
        (f'ENV{{X}}="{NAMES}"\nENV{{X}}=="/dev/sda,8:0,/dev,/sys,1000,{DRIVE.removeprefix("/sys")},,,sda"', YES),
        ('ENV{X}="$id"\nENV{X}=="a"', PERHAPS),
        ('ENV{X}="$attr{none}"\nENV{X}=="a"', PERHAPS),
        # One that is too long does not change the property.
        (f'ENV{{X}}="a"\nENV{{X}}="{"b" * 511}"\nENV{{X}}=="b*"', YES),
        (f'ENV{{X}}="a"\nENV{{X}}="{"b" * 512}"\nENV{{X}}=="a"', YES),
        ('ENV{X}="a"\nENV{X}+="b"\nENV{X}=="a b"', YES),
        ('ENV{X}="a"\nENV{X}+=""\nENV{X}=="a"', YES),
    ],
)
def test_each_condition_is_what_udev_makes_of_it(
    tmp_path: Path, text: str, values: list[tuple[object, bool]]
) -> None:
    make_machine(tmp_path)
    put(tmp_path, "/run/udev/data/b8:0", LINKS)
    put(tmp_path, "/proc/sys/dev/raid/speed_limit_max", "200000\n")
    put(tmp_path, RULES, f'KERNEL!="sda", GOTO="end"\n{text}, {BFQ}{END}')
    assert of_drive(tmp_path) == values


def test_where_udev_s_data_are_missing_links_are_unknown(tmp_path: Path) -> None:
    make_machine(tmp_path)
    put(tmp_path, RULES, f'KERNEL=="sda", SYMLINK=="disk/by-id/ata-*", {BFQ}\n')
    assert of_drive(tmp_path) == PERHAPS


def test_a_list_of_programs_that_is_closed_takes_no_more(tmp_path: Path) -> None:
    make_machine(tmp_path)
    put(tmp_path, RULES, f'KERNEL=="sda", RUN:="{B1}"\nKERNEL=="sda", RUN+="{S9}"\n')
    assert of_drive(tmp_path) == [(1, True)]


def test_a_tree_without_the_rules_of_udev_says_nothing_of_properties(tmp_path: Path) -> None:
    make_machine(tmp_path)
    put(tmp_path, RULES, f'ENV{{ID_BUS}}=="usb", {BFQ}\n')
    assert of_drive(tmp_path) == []
    (tmp_path / COMPLETE.lstrip("/")).unlink()
    assert of_drive(tmp_path) == [("bfq", False)]


@pytest.mark.parametrize(
    ("pattern", "text", "fitting"),
    [
        ("sd*[^0-9]", "sda", True), ("sd*[^0-9]", "sda1", False), ("sd[!a]", "sdb", True), ("sd[]]", "sd]", True),
        ("[[:digit:]]", "7", True), ("[[:alpha:]-]", "-", True), (r"a\*", "a*", True), (r"a\*", "ab", False),
        ("[z-a]", "b", False), ("[", "[", True), ("[a", "[a", True), ("**a", "xa", True), ("?", "", False),
    ],
)  # fmt: skip
def test_patterns_are_those_of_the_c_library(pattern: str, text: str, fitting: bool) -> None:
    assert fits(pattern, text) == fitting


def test_only_files_that_set_something_or_that_those_depend_on_are_gone_through(tmp_path: Path) -> None:
    folder = RULES.rpartition("/")[0]
    put(tmp_path, f"{folder}/50-link.rules", 'KERNEL=="sd*", SYMLINK+="x"\n')
    put(tmp_path, f"{folder}/51-asked.rules", 'KERNEL=="sd*", ENV{X}="1"\n')
    put(tmp_path, f"{folder}/52-unasked.rules", 'KERNEL=="sd*", ENV{Y}="1"\n')
    put(tmp_path, RULES, f'ENV{{X}}=="1", {BFQ}\n')
    assert [file.path for file in needed(Tree(str(tmp_path)))] == [f"{folder}/51-asked.rules", RULES]


@pytest.mark.parametrize(
    ("condition", "when"),
    [
        ('ATTR{online}=="0"', "battery"),
        ('ATTR{online}=="1"', "ac"),
        ('ATTR{online}!="1"', "battery"),
        ('ENV{POWER_SUPPLY_ONLINE}=="1"', "ac"),
        ('KERNEL=="AC*"', "ac+battery"),
    ],
)
def test_a_rule_of_the_power_supply_is_told_with_its_supply(tmp_path: Path, condition: str, when: str) -> None:
    rule = f'SUBSYSTEM=="power_supply", {condition}, RUN+="/sbin/hdparm -B 1 /dev/sda"\n'
    put(tmp_path, "/etc/udev/rules.d/99-supply.rules", rule)
    assert [row[4] for row in rows(tmp_path)] == [when]


def test_the_value_of_the_battery_wins_on_battery(tmp_path: Path) -> None:
    rules = [
        f'SUBSYSTEM=="power_supply", ATTR{{online}}=="{online}", RUN+="/sbin/hdparm -B {value} /dev/sda"\n'
        for online, value in ((0, 1), (1, 254))
    ]
    put(tmp_path, "/etc/udev/rules.d/99-supply.rules", "".join(rules))
    here = found(tmp_path)
    last = {when: winner(here, when, when) for when in (When.AC, When.BATTERY)}
    assert {when: one.value for when, one in last.items() if one} == {When.AC: 254, When.BATTERY: 1}
