"""Programs that overwrite drives, and with which words they do not: whatever else they are given is refused."""

from __future__ import annotations

import re
from collections.abc import Sequence

from disktune_contract.explain.command_effect import OVERWRITES
from disktune_contract.explain.part import Kind
from disktune_contract.rules.hdparm_options import BY_FLAG

_DRIVE = r"[^-\s$][^\s$]*|\$\S+$"
"""Something that is no option; what is not known only at the end, where no option can come out of it."""


def _only(shows: str, also: str = "") -> str:
    """Return a pattern of words: at least one is of *shows*, the rest is of *also* or names drives."""
    return rf"(?=(?:.*\s)?(?:{shows})(?:\s|$))(?:(?:{shows}{also and '|' + also}|{_DRIVE})(?:\s|$))+"


_NEVER = r"(?!)"
LOOKS = {
    **dict.fromkeys(
        {
            "blkdiscard",
            "dc3dd",
            "dcfldd",
            "ddrescue",
            "lvremove",
            "mkdosfs",
            "mke2fs",
            "mkexfatfs",
            "mkfs",
            "mkntfs",
        }
        | {
            "mkreiserfs",
            "mkswap",
            "nwipe",
            "pvcreate",
            "pvremove",
            "scrub",
            "sg_format",
            "sg_sanitize",
            "sg_write",
        }
        | {"sg_unmap", "shred", "vgremove", "wipe"},
        _NEVER,
    ),
    "badblocks": rf"(?:(?:-[svfi]+|-[bcepd]\s?\d+|-o\s(?!/dev/)[^-\s$]\S*|{_DRIVE})(?:\s|$))+",
    "cryptsetup": r"(?:(?:-[qv]|--verbose|--debug|--type[ =]\w+)\s)*"
    r"(?:benchmark|isLuks|luksDump|status|luksUUID(?!.*--uuid))(?:\s.*)?",
    "fdisk": _only(r"-[lux]*l[lux]*|--list", r"-u(?:=?\w+)?|-b\s\d+"),
    "gdisk": _only("-l"),
    "idle3ctl": _only(r"-g\d*"),
    "parted": r"(?:(?:-s|--script|-m|--machine)\s)*"
    rf"(?:-l|--list|(?:(?:{_DRIVE})\s)?(?:unit\s\w+\s)?print(?:\s(?:all|devices|free|list|\d+))?)",
    "sfdisk": _only(r"-[ldVJF]|--list|--dump|--verify|--json|--list-free", r"-q|--quiet|-u\s?\w+"),
    "sgdisk": _only(r"-[pvOL]+|-i\s?\d+|--print|--verify|--print-mbr|--info=\d+|--list-types"),
    "wipefs": rf"(?:(?:-[npJiq]+|--no-act|--parsable|--json|--noheadings|{_DRIVE})(?:\s|$))+",
    "zfs": r"(?:get|list)(?:\s.*)?",
    "zpool": r"(?:status|list|get|history|iostat)(?:\s.*)?",
}
"""Programs, with the words behind each with which it writes nothing: all of them."""
_SPARES = {
    "cryptsetup": r"(?:luks)?(?:[Oo]pen|[Cc]lose)(?:\s.*)?",
    "zfs": r"(?!destroy|rollback|receive|recv).*",
    "zpool": r"(?:scrub|export|import|online|set|sync|trim|wait)(?:\s.*)?",
}
"""The words with which these write, but overwrite nothing."""


def kind_of(program: str, words: Sequence[str]) -> Kind | None:
    """Return what *program* is that may overwrite a drive, with *words* behind it; None for others."""
    name = "sg_write" if program.startswith("sg_write") else program.partition(".")[0]
    if name not in LOOKS:
        return None
    rest = " ".join(words)
    if re.fullmatch(LOOKS[name], rest):
        return Kind.LOOK
    return Kind.UNRELATED if re.fullmatch(_SPARES.get(name, _NEVER), rest) else Kind.REFUSED


def why_refused(program: str, words: Sequence[str]) -> str:
    """Return what *program* would do that is refused, as a sentence; empty where it writes back what it reads."""
    if program == "idle3ctl":
        return BY_FLAG["-J"].words
    writes_back = program == "badblocks" and not any(re.match(r"-\w*w", word) for word in words)
    return "" if writes_back else OVERWRITES
