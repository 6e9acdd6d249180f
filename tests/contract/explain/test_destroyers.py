"""Programs that overwrite drives are refused, whatever they are given, except to show something."""

from __future__ import annotations

import pytest

from disktune_contract.explain.part import Kind
from disktune_contract.explain.programs import LOOKS
from disktune_contract.explain.reader import explain

SHOWS = {
    "badblocks": ("-sv", "-b 4096 -c 1", "-o bad.txt"),
    "cryptsetup": ("luksDump", "isLuks", "-v status", "luksUUID"),
    "fdisk": ("-l", "--list", "-lu"),
    "gdisk": ("-l",),
    "idle3ctl": ("-g",),
    "parted": ("-l",),
    "sfdisk": ("-l", "-d", "--dump"),
    "sgdisk": ("-p", "-i 1", "--print"),
    "wipefs": ("-n", "-p"),
    "zfs": ("list", "get all"),
    "zpool": ("status", "iostat -v", "history"),
}
"""Words with which a program only shows something."""
HARMS = ("--force", "-Z", "--delete", "-w", "-f", "-a", "--wipe=always", "$OPTIONS -x")
VERBS = (
    "destroy tank",
    "replace tank",
    "labelclear",
    "add tank",
    "-q luksFormat",
    "luksErase",
    "--type x luksFormat",
)
WITH_VERB = ("cryptsetup", "zfs", "zpool")
CALLS = [
    *(
        (name, harm)
        for name in sorted(LOOKS)
        for harm in HARMS
        if (name, harm) != ("badblocks", "-f") and name != "zfs"
    ),
    *((name, verb) for name in WITH_VERB for verb in VERBS if name != "zfs" or verb.startswith("destroy")),
    *(
        (name, f"{shows} {harm}")
        for name in SHOWS
        for shows in SHOWS[name]
        for harm in HARMS
        if (name, harm) != ("badblocks", "-f") and name not in WITH_VERB
    ),
]


def kinds(line: str) -> set[Kind]:
    return {part.kind for part in explain(line)}


@pytest.mark.parametrize(("program", "words"), CALLS)
def test_a_destroying_program_is_refused_by_default(program: str, words: str) -> None:
    assert kinds(f"{program} {words} /dev/sdb") == {Kind.REFUSED}


@pytest.mark.parametrize(("program", "words"), [(name, words) for name in SHOWS for words in SHOWS[name]])
def test_what_only_shows_is_no_danger(program: str, words: str) -> None:
    drive = "" if program == "parted" else "/dev/sdb"
    assert kinds(f"{program} {words} {drive}") == {Kind.LOOK}


@pytest.mark.parametrize(
    "line", ["zfs destroy -r tank", "zfs rollback a@b", "zfs receive -F tank", "mkfs.ext4 -n /dev/sdb"]
)
def test_other_forms_are_refused(line: str) -> None:
    assert kinds(line) == {Kind.REFUSED}


@pytest.mark.parametrize(
    "line",
    [
        "parted /dev/sda print",
        "parted -s /dev/sda unit s print free",
        "parted /dev/sda rm 1 print",
        "parted --script /dev/sda print mklabel gpt",
        "parted /dev/sda 'print rm' 1",
        "parted /dev/sda",
    ],
)
def test_parted_only_shows_when_print_is_all(line: str) -> None:
    shows = " print" in line and "rm" not in line and "mklabel" not in line
    assert kinds(line) == {Kind.LOOK if shows else Kind.REFUSED}


@pytest.mark.parametrize(
    "line", ["nvme subsystem-reset /dev/nvme0", "badblocks -nsv /dev/sda", "badblocks -w /dev/sda"]
)
def test_a_reason_is_given_only_where_data_is_overwritten(line: str) -> None:
    (part,) = explain(line)
    assert part.kind is Kind.REFUSED
    assert bool(part.why) is ("-w" in line)
