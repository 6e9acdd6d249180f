"""What programs do to drives, by their command lines: those that set them (hdparm, blockdev, smartctl, nvme,
sdparm, sysctl, mdadm), and those that overwrite them, which are refused unless they only show something.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from itertools import takewhile

from disktune_contract.catalog import SETTINGS
from disktune_contract.explain import hdparm_args
from disktune_contract.explain.command_effect import (
    MAY_OVERWRITE,
    OVERWRITES,
    CommandEffect,
    CommandWords,
    did_you_mean,
    is_gone,
    of_wish,
    on,
    program_of,
)
from disktune_contract.explain.drive_tool_args import nvme, sdparm, smartctl
from disktune_contract.explain.file_words import SYSTEM, sysctl_path
from disktune_contract.explain.part import Kind
from disktune_contract.explain.values import ROUNDED_TO_PAGES, ClaimedValue, checked, number, of_attribute
from disktune_contract.patterns import pattern_of
from disktune_contract.rules.hdparm_options import BY_FLAG, Answer
from disktune_contract.sentence import Sentence, in_turn
from disktune_contract.settings.setting import READ_ONLY, WRITABLE, Legacy


def effects(words: Sequence[str]) -> tuple[CommandEffect, ...]:
    """Return what a command does, without what is in front of it (`unwrapped`); nothing for other programs."""
    program = program_of(words)
    return tuple(PROGRAMS[program](words)) if program in PROGRAMS else ()


# -- hdparm ------------------------------------------------------------------------------------------------

_ONLY_SHOW = frozenset(
    {"--fibmap", "--read-sector", "--dco-identify", "--sanitize-status", "--security-help", "-N"}
)
_ASKED = frozenset("aAbBcDdEHJkKmMNnPQrRSsuW")


def _hdparm(words: Sequence[str]) -> Iterator[CommandEffect]:
    if list(words[1:]) in (["-V"], ["-h"]):
        yield CommandEffect(Kind.LOOK, (), 0, 1)
        return
    every = hdparm_args.calls(words[1:])
    to_any = hdparm_args.calls([*words[1:], "-"])
    found = _devices(every)
    if every and not found:
        kind = Kind.UNRELATED if "--fallocate" in words else Kind.NOT_UNDERSTOOD
        yield CommandEffect(kind, (), 0, len(words) - 1)
        return
    if not found:
        # The drives come from elsewhere, as from a pipe through xargs.
        found = tuple(hdparm_args.Call("", one.wishes, one.flags, one.stopped) for one in to_any)
    groups: list[tuple[hdparm_args.Call, list[str]]] = []
    for call in found:
        if groups and groups[-1][0].flags == call.flags:
            groups[-1][1].append(call.device)
        else:
            groups.append((call, [call.device]))
    for call, devices in groups:
        named = tuple(device for device in devices if device) or ("$?",)
        shown_flags = [one for flag in call.flags if (one := _flag(words, flag, named, call)) is not None]
        yield from shown_flags
        if not shown_flags and devices != [""]:
            # What a word that is worked out may be: options as well.
            looks = Kind.NOT_UNDERSTOOD if any(name.startswith("$") for name in devices) else Kind.LOOK
            yield CommandEffect(
                Kind.NO_EFFECT if call.stopped else looks, named, 0, len(words) - 1, why=call.stopped
            )
    if not found:
        yield CommandEffect(Kind.NOT_UNDERSTOOD, (), 0, len(words) - 1)
        return
    for flag in to_any[-1].flags if found[-1].device and to_any else ():
        if flag.first > found[-1].at and (late := _flag(words, flag, (), found[-1])) is not None:
            setting = late.wish.setting if late.wish else late.setting
            yield CommandEffect(Kind.NO_EFFECT, (), late.first, late.last, late.wish, setting, why=_BEHIND)


def _devices(every: Sequence[hdparm_args.Call]) -> tuple[hdparm_args.Call, ...]:
    """Return the calls up to the first operand that is no device: there hdparm ends."""
    return tuple(takewhile(lambda call: _DEVICE.match(call.device), every))


_DEVICE = pattern_of(r"[/$]|(?:[shv]d|xvd|nvme|md|mmcblk)\w*$")
_BEHIND = Sentence("hdparm ignores options behind the drives.")


def _flag(  # noqa: PLR0911  # one for each kind of option
    words: Sequence[str], flag: hdparm_args.Flag, devices: tuple[str, ...], call: hdparm_args.Call
) -> CommandEffect | None:
    first, last = flag.first + 1, flag.last + 1
    known = BY_FLAG.get(flag.name) or BY_FLAG.get(_CASED.get(flag.name, ""))
    is_behind = call.stopped and flag.wish is None and not _stops(flag, call)
    if known is not None and is_behind and known.kind is not Answer.SYNTAX:
        own = next((one.id for one in SETTINGS if one.hdparm == known.flag), None)
        return CommandEffect(Kind.NO_EFFECT, devices, first, last, setting=own, why=call.stopped)
    if known is None:
        why = did_you_mean(words[first].replace("=", "")) if flag.name == "-=" else call.stopped
        return CommandEffect(Kind.NOT_UNDERSTOOD, devices, first, last, why=why)
    if flag.wish is not None:
        return CommandEffect(_kind_of(flag, call), devices, first, last, flag.wish, why=_reason(flag, flag.wish))
    setting = next((one for one in SETTINGS if one.hdparm == known.flag), None)
    match known.kind:
        case Answer.SYNTAX:
            return None
        case Answer.MEASUREMENT:
            return CommandEffect(Kind.MEASUREMENT, devices, first, last, action="hdparm", why=known.words)
        case Answer.ACTION if known.flag != "-C":
            return CommandEffect(
                Kind.ACTION, devices, first, last, action=known.actions[0].id, why=known.actions[0].help
            )
        case Answer.REFUSED if not (known.flag in _ONLY_SHOW and not flag.text) and not known.flag.startswith(
            "--fi"
        ):
            asks = known.flag[1:] in _ASKED and not flag.text and known.flag not in ("-D", "-E", "-P")
            kind = Kind.LOOK if asks else _REFUSED_KINDS.get(known.flag, Kind.REFUSED)
        case Answer.GONE if setting is None or isinstance(setting.access, Legacy):
            kind = Kind.NO_EFFECT
        case _:
            kind = Kind.NOT_UNDERSTOOD if _stops(flag, call) else Kind.LOOK
    why = call.stopped if kind is Kind.NOT_UNDERSTOOD else known.words if kind is not Kind.LOOK else ""
    return CommandEffect(kind, devices, first, last, setting=setting.id if setting else None, why=why)


def _stops(flag: hdparm_args.Flag, call: hdparm_args.Call) -> bool:
    """Return whether it is *flag* that hdparm stops at."""
    return flag.name in re.split("[ :.]", call.stopped or "")


_CASED = {flag.lower(): flag for flag in BY_FLAG if flag.startswith("--")}
_REFUSED_KINDS = {"-P": Kind.NO_EFFECT, "--read-sector": Kind.LOOK} | dict.fromkeys(
    ("-E", "-L", "--fallocate"), Kind.UNRELATED
)


def _kind_of(flag: hdparm_args.Flag, call: hdparm_args.Call) -> Kind:
    """Return whether an option sets something, never does, or does not because hdparm stops."""
    is_number = flag.text.isdecimal() and flag.text.isascii()
    found = hdparm_args.wish(flag.name[1:], int(flag.text)) if is_number else None
    assert flag.wish is not None  # noqa: S101  # by the caller
    known = BY_FLAG[flag.name]
    if known.kind is Answer.REFUSED:
        return _REFUSED_KINDS.get(flag.name, Kind.REFUSED)
    if flag.name in ("-c", "-m", "-X") or is_gone(flag.wish):
        return Kind.NO_EFFECT
    if found is None or not found.valid or _stops(flag, call):
        return Kind.NOT_UNDERSTOOD
    return Kind.SETTING if flag.wish.valid else Kind.NO_EFFECT


def _reason(flag: hdparm_args.Flag, found: ClaimedValue) -> str:
    """Return why an option does nothing, its own reason first; or what to know about its value."""
    known = BY_FLAG[flag.name]
    if flag.name == "-c":
        return in_turn(found.problem, known.words)
    return known.words if known.kind is Answer.GONE else found.problem


# -- blockdev ----------------------------------------------------------------------------------------------

_BLOCKDEV_SWITCHES = {"--setro": READ_ONLY, "--setrw": WRITABLE}
_BLOCKDEV_ACTIONS = {"--flushbufs": "drop-buffers", "--rereadpt": "reread-partitions"}
_BLOCKDEV_SHOWN = {"--getra": "block.read_ahead", "--getfra": "block.read_ahead", "--getro": "block.read_only"}
_BLOCKDEV_OTHERS = ("--report", "-q", "-v", "-V", "-h")


def _blockdev(words: Sequence[str]) -> Iterator[CommandEffect]:
    options, found, devices = CommandWords(words), list[CommandEffect](), list[str]()
    for word in options:
        if word in ("--setra", "--setfra"):
            text = options.value()
            sectors = number(text)
            if sectors is None or sectors < 0:
                problem = Sentence("blockdev expects a number of sectors.")
                found.append(options.set(ClaimedValue("block.read_ahead", None, False, problem)))
            else:
                remark = "" if sectors % 8 == 0 else ROUNDED_TO_PAGES
                found.append(options.set(checked("block.read_ahead", sectors // 2, remark)))
        elif word in _BLOCKDEV_SWITCHES:
            found.append(options.set(ClaimedValue("block.read_only", _BLOCKDEV_SWITCHES[word])))
        elif word in _BLOCKDEV_ACTIONS:
            found.append(options.effect(Kind.ACTION, action=_BLOCKDEV_ACTIONS[word]))
        elif word == "--setbsz":
            options.value()
            found.append(options.effect(Kind.NO_EFFECT, why=Sentence("It ends when blockdev does.")))
        elif word.startswith("--get") or word in _BLOCKDEV_OTHERS:
            found.append(options.effect(Kind.LOOK, setting=_BLOCKDEV_SHOWN.get(word)))
        elif word.startswith("-"):
            found.append(options.effect(Kind.NOT_UNDERSTOOD))
        else:
            devices.append(word)
    yield from on(found, devices)


# -- sysctl and mdadm --------------------------------------------------------------------------------------

RAID_LIMITS = ("dev.raid.speed_limit_min", "dev.raid.speed_limit_max")
SYSTEM_WIDE = Sentence("A setting of the whole system.")


def sysctl_wish(name: str, value: str) -> ClaimedValue | None:
    """Return what setting the sysctl *name*, with dots or slashes, asks for; None if the catalogue lacks it."""
    return of_attribute("@sysctl/" + sysctl_path(name), value)


def of_sysctl(name: str, value: str | None) -> tuple[Kind, ClaimedValue | None, str | None, str]:
    """Return kind, wish, setting and reason of a sysctl that is set, or without *value* shown."""
    why, _ = SYSTEM.get(sysctl_path(name), (SYSTEM_WIDE, str))
    if value is None:
        known = sysctl_wish(name, "0")
        return Kind.LOOK, None, known.setting if known else None, "" if why == SYSTEM_WIDE else why
    found = sysctl_wish(name, value.strip())
    if found is not None:
        return of_wish(found), found, None, found.problem
    if sysctl_path(name).startswith("dev/raid/") or not re.fullmatch(r"[\w./*-]+", name):
        return Kind.NOT_UNDERSTOOD, None, None, ""
    return Kind.UNRELATED, None, None, why


def _sysctl(words: Sequence[str]) -> Iterator[CommandEffect]:
    options = CommandWords(words)
    for word in options:
        if word.startswith("-"):
            if word in ("-p", "-f", "--load", "--system", "-a", "-A", "--all"):
                options.at = len(words) - 1
                yield options.effect(Kind.LOOK if "a" in word.casefold() else Kind.FILE)
            continue
        name, equals, value = word.partition("=")
        kind, found, setting, why = of_sysctl(name, value if equals else None)
        devices = ("md*",) if found is not None else ()
        yield options.effect(kind, devices, wish=found, setting=setting, why=why)


_MDADM_REFUSED = ("--create", "-C", "--build", "-B", "--zero-superblock", "--kill-subarray")
_MDADM_SHOWS = frozenset(
    {"--detail", "-D", "--examine", "-E", "--query", "-Q", "--monitor", "-F", "--follow", "--wait", "-W"}
    | {"--detail-platform", "--examine-bitmap", "-X", "--scan", "-s"}
)
_MDADM_ALSO = (
    _MDADM_SHOWS
    | {"--verbose", "-v", "--brief", "-b", "--test", "-t", "--export", "-Y", "--config", "-c"}
    | {
        *("--mail", "-m", "--program", "-p", "--alert", "--daemonise", "-f", "--delay", "-d", "--pid-file", "-i"),
        *("--syslog", "-y", "--oneshot", "-1", "--misc", "--metadata", "-e", "--no-devices"),
    }
)
"""Options beside which those still only show."""
_MDADM_TAKES = frozenset("ZbcilpmnxudzUNek")
"""Letters whose value follows, also in the same word."""
_BITMAPS = {"internal": "array-bitmap-add", "none": "array-bitmap-remove"}
SYNC_ACTIONS = {"check": "array-check", "repair": "array-repair", "idle": "array-cancel", "frozen": "array-pause"}
"""What is written to md/sync_action; "idle" resumes as well."""


def _apart(words: Sequence[str]) -> Iterator[str]:
    """Yield *words* with the letters of mdadm that share a dash each behind its own."""
    for word in words:
        if not re.match(r"-[A-Za-z]{2}", word):
            yield word
            continue
        for at, letter in enumerate(word[1:], 2):
            yield f"-{letter}"
            if letter in _MDADM_TAKES:
                yield from [word[at:]] if word[at:] else ()
                break


def _mdadm(words: Sequence[str]) -> Iterator[CommandEffect]:
    last, words = len(words) - 1, [*_apart(words)]
    options = CommandWords(words)
    devices = tuple(word for word in words[1:] if word.startswith(("/dev/", "$")))
    names = {word.partition("=")[0] for word in words[1:]}
    whole = partial(CommandEffect, devices=devices, first=0, last=last)
    for word in options:
        name, equals, text = word.partition("=")
        # A long option may be cut short.
        if name in _MDADM_REFUSED or (
            len(name) > len("--c") and any(one.startswith(name) for one in _MDADM_REFUSED)
        ):
            yield whole(Kind.REFUSED, why=OVERWRITES)
            return
        if name in ("--bitmap", "-b") and names & {"--grow", "-G"}:
            action = _BITMAPS.get(text if equals else options.value())
            yield whole(Kind.ACTION, action=action, why="" if action else _KEEPS_BITMAP)
            return
        if name == "--action":
            yield whole(Kind.ACTION, action=SYNC_ACTIONS.get(text if equals else options.value()))
            return
    given = {name for name in names if name.startswith("-")}
    if given & _MDADM_SHOWS and given <= _MDADM_ALSO:
        yield whole(Kind.ARRAY)
    elif given:
        mode = next((letter for letter, mode in _MDADM_MODES.items() if given & mode), "")
        says = [why for its, options, why in _MDADM_SAYS if its == mode and given & {*options}]
        yield whole(Kind.ACTION, why=in_turn(*dict.fromkeys(says)))
    else:
        yield whole(Kind.ARRAY if devices else Kind.NOT_UNDERSTOOD)


_MDADM_MODES = {"A": {"--assemble", "-A"}, "G": {"--grow", "-G"}, "I": {"--incremental", "-I"}}
_KEEPS_BITMAP = Sentence("Moves the bitmap.")
_RESHAPES = Sentence("Moves all data; takes hours.")
FAILS = Sentence("The array goes on without this member.")
_MDADM_SAYS: tuple[tuple[str, tuple[str, ...], str], ...] = (
    ("A", ("--force", "-f"), Sentence("Takes members with outdated data; some can be lost.")),
    ("A", ("--update", "-U"), Sentence("Changes its metadata.")),
    ("A", ("--assemble", "-A"), Sentence("Starts the array.")),
    ("I", ("--fail", "-f"), FAILS),
    ("I", ("--incremental", "-I"), Sentence("Adds the member to its array.")),
    ("G", ("--array-size", "-Z", "--size", "-z"), Sentence("Changes the capacity; a smaller one cuts off data.")),
    ("G", ("--raid-devices", "-n", "--level", "-l", "--chunk", "-c", "--layout", "-p"), _RESHAPES),
    ("G", ("--add", "-a"), Sentence("Overwrites the added drive.")),
    ("G", ("--consistency-policy", "-k"), Sentence("Changes the consistency policy.")),
    ("", ("--add", "-a", "--add-spare", "--add-journal"), Sentence("Overwrites the added drive.")),
    ("", ("--re-add",), Sentence("Updates the member.")),
    ("", ("--replace",), Sentence("Copies the member to a spare.")),
    ("", ("--fail", "-f", "--set-faulty"), FAILS),
    ("", ("--remove", "-r"), Sentence("Removes a failed or spare member.")),
    ("", ("--stop", "-S"), Sentence("Stops the array; nothing is lost.")),
    ("", ("--run", "-R"), Sentence("Starts the array.")),
    ("", ("--readonly", "-o"), Sentence("Makes the array read-only.")),
    ("", ("--readwrite", "-w"), Sentence("Makes the array writable.")),
    ("", ("--wait-clean",), Sentence("Waits until the array needs no resync.")),
    ("", ("--update-subarray",), Sentence("Changes its metadata.")),
)
"""What the verbs of mdadm do, each in its mode."""


_READERS = (_hdparm, _blockdev, smartctl, _sysctl, nvme, sdparm, _mdadm)
PROGRAMS: dict[str, Callable[[Sequence[str]], Iterator[CommandEffect]]] = {
    one.__name__.removeprefix("_"): one for one in _READERS
}


# -- what overwrites drives --------------------------------------------------------------------------------

_DRIVE = r"[^-\s$][^\s$]*|\$\S+$"
"""Something that is no option; what is not known only at the end, where no option can come out of it."""


def _only(shows: str, also: str = "") -> str:
    """Return a pattern of words: at least one is of *shows*, the rest is of *also* or names drives."""
    return rf"(?=(?:.*\s)?(?:{shows})(?:\s|$))(?:(?:{shows}{also and '|' + also}|{_DRIVE})(?:\s|$))+"


_NODE = r"(?:/dev/(?!null|zero|u?random|std|fd/|shm/)|\$)"
"""How a drive begins, or what may be one."""
_PLAIN_FILE = r"(?!/dev/)[^-\s$]\S*"
_NEVER = r"(?!)"
_NAMES_NODE = rf"(?:.*[\s=])?{_NODE}.*"
_COPIES = rf"(?:.*\s)?(?:h?of|ofs|h?wipe)={_NODE}.*"
_ERASING = dict.fromkeys(
    {"blkdiscard", "mkdosfs", "mke2fs", "mkexfatfs", "mkfs", "mkntfs", "mkreiserfs", "mkswap", "nwipe", "pvcreate"}
    | {"pvremove", "scrub", "sg_format", "sg_sanitize", "sg_write", "sg_unmap", "shred", "wipe", "vgcreate"}
    | {"vgextend", "make-bcache", "f3brew", "seachest_erase", "seachest_format", "sg_reset_wp"},
    _NAMES_NODE,
)
"""Programs that overwrite what they name, but for what `LOOKS` has."""
ERASES = _ERASING | {
    **dict.fromkeys(("dc3dd", "dcfldd", "sg_dd", "sgp_dd", "ddpt"), _COPIES),
    **dict.fromkeys(("lvremove", "vgremove"), r".*"),
    "badblocks": r"(?:.*\s)?(?:-\w*w\w*|-o\s?/dev/\S*)(?:\s.*)?",
    "btrfs": r"dev(?:ice)?\sadd\s.*|replace\sstart\s.*",
    "blkzone": r"reset\s.*",
    "cryptsetup": r"(?:.*\s)?(?:luksFormat|luksErase|erase)(?:\s.*)?",
    "ddrescue": rf"(?:.*\s)?[^-\s]\S*\s(?:-\S+\s)*{_NODE}.*",
    "drbdadm": r"(?:.*\s)?(?:create-md|wipe-md|invalidate)(?:\s.*)?",
    "f3probe": r"(?:.*\s)?(?:-n|--destructive)(?:\s.*)?",
    "ntfsclone": r"(?:.*\s)?(?:-\w*O|--overwrite)[\s=].*",
    "parted": r"(?:.*\s)?(?:mklabel|mktable|rm)(?:\s.*)?",
    "partclone": rf"(?:.*\s)?(?:-[oO]\s?|--(?:output|overwrite)[ =]){_NODE}.*",
    "qemu-img": rf"(?:convert\s(?:.*\s)?{_NODE}\S*|dd\s(?:.*\s)?of={_NODE}.*)",
    "sfdisk": r"(?:.*\s)?--(?:delete|wipe)\b.*",
    "sgdisk": r"(?:.*\s)?(?:-\w*[Zzo]\w*|--zap(?:-all)?|--clear)(?:\s.*)?",
    "wipefs": r"(?:.*\s)?(?:-\w*[ao]\w*|--all|--offset\S*)(?:\s.*)?",
    "zfs": r"(?:destroy|rollback|receive|recv)(?:\s.*)?",
    "zpool": r"(?:create|destroy|labelclear|add|attach|replace)(?:\s.*)?",
}
"""The words with which a program overwrites a drive; of others it is only known that it can."""
LOOKS = dict.fromkeys(
    {*ERASES, "sg_raw", "fdisk", "gdisk", "cfdisk", "cgdisk", "idle3ctl", "drbdsetup"}, _NEVER
) | {
    "badblocks": rf"(?:(?:-[svfi]+|-[bcepd]\s?\d+|-o\s(?!/dev/)[^-\s$]\S*|{_DRIVE})(?:\s|$))+",
    "blkzone": r"(?:report|capacity)\s.*",
    "btrfs": r"(?:(?:filesystem|fi)\s(?:show|df|usage|du)|dev(?:ice)?\s(?:stats|usage|scan|ready)"
    r"|sub(?:volume)?\s(?:list|show)|(?:scrub|balance|replace)\sstatus)(?:\s.*)?",
    "cryptsetup": r"(?:(?:-[qv]|--verbose|--debug|--type[ =]\w+)\s)*(?:(?:benchmark|isLuks|luksDump|status"
    r"|luksUUID(?!.*--uuid))(?:\s.*)?|luksHeaderBackup(?!.*--header-backup-file[\s=]?(?:/dev/|\$))\s.*)",
    **dict.fromkeys(
        ("drbdadm", "drbdsetup"), r"(?:status|show|dump|events2|role|cstate|dstate|(?:show|get)-gi)(?:\s.*)?"
    ),
    "fdisk": _only(r"-[lux]*l[lux]*|--list", r"-u(?:=?\w+)?|-b\s\d+"),
    "gdisk": _only("-l"),
    "idle3ctl": _only(r"-g\d*"),
    "parted": r"(?:(?:-s|--script|-m|--machine|-a\s?\w+)\s)*(?:-l|--list|(?:"
    rf"(?:{_DRIVE})\s)?(?:align-check\s\w+\s\d+|(?:unit\s\w+\s)?print(?:\s(?:all|devices|free|list|\d+))?))",
    "qemu-img": r"(?:info|map|measure|compare|check(?!.*\s-r))\s.*",
    **dict.fromkeys(
        ("seachest_erase", "seachest_format"),
        _only(r"-[isShV]|--(?:scan|deviceInfo|help|version|show\w+)", r"-d\s\S+"),
    ),
    "sfdisk": _only(r"-[ldVJF]|--list|--dump|--verify|--json|--list-free", r"-q|--quiet|-u\s?\w+"),
    "sgdisk": _only(
        r"-[pvOL]+|-i\s?\d+|--print|--verify|--print-mbr|--info=\d+|--list-types"
        rf"|(?:-b\s?|--backup[ =]){_PLAIN_FILE}"
    ),
    "wipefs": rf"(?:(?:-[npJiq]+|--no-act|--parsable|--json|--noheadings|{_DRIVE})(?:\s|$))+",
    "zfs": r"(?:get|list)(?:\s.*)?",
    "zpool": r"(?:status|list|get|history|iostat|events|version)(?:\s.*)?",
}
"""Programs that can overwrite drives, with the words behind each with which it writes nothing: all of them."""
_OPTIONS = r"(?:-[A-Za-z]+\d*(?:\s\d+\w?)?|--[\w-]+(?:=\S+)?)"
_SPARES = {
    "btrfs": r"(?:(?:scrub|balance)\s(?:start|cancel|pause|resume)|send"
    r"|(?:filesystem|fi)\s(?:sync|defrag\w*|label|resize)"
    r"|sub(?:volume)?\s(?:create|snapshot)|property|quota|qgroup)(?:\s.*)?",
    "cryptsetup": r"(?:(?:--perf-[\w-]+|--persistent|--allow-discards|--readonly|--batch-mode|-[qv]|--verbose"
    r"|--debug|--type[ =]\w+)\s)*(?:(?:luks)?(?:[Oo]pen|[Cc]lose)|refresh|resize)(?:\s.*)?",
    **dict.fromkeys(
        ("dc3dd", "dcfldd", "sg_dd", "sgp_dd", "ddpt"),
        rf"(?=(?:.*\s)?of=)(?:(?:if=\S+|(?:h?of|log|hlog|hashlog|errlog)={_PLAIN_FILE}"
        r"|(?!h?of|ofs|h?wipe)\w+=[\w,]+)(?:\s|$))+",
    ),
    "ddrescue": rf"(?:{_OPTIONS}\s)*\S+\s{_PLAIN_FILE}(?:\s{_PLAIN_FILE})?(?:\s{_OPTIONS})*",
    **dict.fromkeys(
        ("drbdadm", "drbdsetup"),
        r"(?:(?:disk|net|peer-device|resource)-options|adjust|up|down|(?:dis)?connect|secondary|verify"
        r"|(?:pause|resume)-sync)(?:\s(?!.*--force).*)?",
    ),
    "ntfsclone": r"(?!.*(?:-\w*[Or]|--overwrite|--restore|/dev/\S+.*/dev/|\$)).*(?:-\w*s|--save-image).*",
    "partclone": rf"(?=(?:.*\s)?-c\s)(?!.*(?:-[oO]\s?|=){_NODE}).*\s-o\s?\S.*",
    "qemu-img": rf"convert\s(?:.*\s)?{_PLAIN_FILE}"
    rf"|(?:create|resize|rebase|commit|snapshot|check)\s(?!.*{_NODE}).*",
    "zfs": r"(?!destroy|rollback|receive|recv).*",
    "zpool": r"(?:scrub|export|import|online|set|sync|trim|wait|upgrade|clear|reopen|resilver)(?:\s.*)?",
}
"""The words with which these write, but overwrite no drive."""
_OF_DRBD = Sentence("A setting of DRBD; /etc/drbd.d keeps it.")
_REWRITES = Sentence("Rewrites every sector; an interruption can lose data.")


def destroyer(program: str, words: Sequence[str], *, among_nodes: bool = False) -> tuple[Kind, str] | None:
    """Return what *program* is that may overwrite a drive, with *words* behind it, and why; None for others.

    With *among_nodes* any word may name a drive: it runs in /dev.
    """
    name = "sg_write" if program.startswith("sg_write") else program.partition(".")[0]
    name = name.lower().removeprefix("open") if "seachest_" in name.lower() else name
    if name not in LOOKS:
        return None
    rest = " ".join(words)
    if re.fullmatch(LOOKS[name], rest):
        return Kind.LOOK, ""
    if not among_nodes and re.fullmatch(_SPARES.get(name, _NEVER), rest):
        return Kind.UNRELATED, _OF_DRBD if name.startswith("drbd") else ""
    if name == "idle3ctl":
        return Kind.REFUSED, BY_FLAG["-J"].words
    if re.fullmatch(ERASES.get(name, _NEVER), rest) or (among_nodes and name in _ERASING):
        return Kind.REFUSED, OVERWRITES
    rewrites = name == "badblocks" and any(re.match(r"-\w*n", word) for word in words)
    return Kind.REFUSED, _REWRITES if rewrites else MAY_OVERWRITE
