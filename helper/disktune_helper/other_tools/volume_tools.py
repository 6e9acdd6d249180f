"""What mdadm.conf and lvm.conf set on arrays and logical volumes."""

from __future__ import annotations

import re
from collections.abc import Iterator

from disktune_contract.explain.values import ClaimedValue, of_attribute, shown
from disktune_contract.patterns import pattern_of
from disktune_contract.record import record
from disktune_contract.sentence import Sentence
from disktune_contract.settings.claims import When
from disktune_helper.other_tools.match import (
    SOON,
    DriveMatch,
    Found,
    KnownDrive,
    SourceLine,
    nothing,
)
from disktune_helper.other_tools.tree import Tree

# -- the read-ahead that LVM sets on logical volumes -------------------------------------------------------
#
# Each volume has a value in the metadata of its group (lvchange --readahead), which only root can read. Without
# one, LVM follows ``activation/readahead`` of lvm.conf: it makes sure that the read-ahead is at least what it
# calculates, or sets none at all. It does so when it activates a volume, and whenever it reloads its table.
#
# Source: lvm2 2.03, lib/activate/dev_manager.c _add_new_lv_to_dtree, libdm/libdm-common.c
# set_dev_node_read_ahead, lvm.conf(5).

LVM = "lvm"
FILE = "/etc/lvm/lvm.conf"
SETTING = "block.read_ahead"

_LINE = pattern_of(r'\s*readahead\s*=\s*"?(?P<word>[a-z]+)"?')
_WHEN = (When.BOOT, When.HOTPLUG, When.RUNTIME)
_STORED = Sentence("LVM sets it at activation: lvchange --readahead, else its own.")
_NONE = Sentence("For volumes without lvchange --readahead.")


def read_lvm(tree: Tree) -> tuple[Found, ...]:
    """Return what LVM does to the read-ahead of logical volumes; nothing where it is not installed."""
    if not tree.exists(FILE):
        return ()
    number, word = _chosen(tree)
    value, words = (0, _NONE) if word == "none" else (None, _STORED)
    place = SourceLine(FILE, number, LVM)
    return (place.found(ClaimedValue(SETTING, value), logical_volumes(), _WHEN).noted(words),)


def _chosen(tree: Tree) -> tuple[int, str]:
    """Return the line with ``readahead`` and its word; 0 and ``auto``, which is built in, if there is none."""
    found = (0, "auto")
    for line in tree.lines(FILE):
        if match := _LINE.match(line.text):
            found = (line.number, match["word"])
    return found


def logical_volumes(text: str = "LVM") -> DriveMatch:
    """Return all logical volumes."""
    return DriveMatch(text, _is_one)


def _is_one(facts: KnownDrive) -> bool | None:
    if not facts.name.startswith("dm-"):
        return False
    uuid = facts.attribute("dm/uuid")
    if uuid is None:
        return False if facts.present else None
    return uuid.startswith("LVM-")


# -- SYSFS lines of mdadm.conf: attributes that mdadm sets -------------------------------------------------
#
# It does so when it assembles an array.
#
# Source: mdadm 4.2 to 4.4, config.c (conf_line, sysfsline, load_conffile), sysfs.c (sysfs_rules_apply).

MDADM = "mdadm"
UPSTREAM, DEBIAN = "/etc/mdadm.conf", "/etc/mdadm/mdadm.conf"

_KEYWORD = "sysfs"
_SHORTEST = 3
"""A keyword may be cut, to no less than three letters."""


@record
class _Word:
    text: str
    line: int


def read_mdadm(tree: Tree) -> tuple[Found, ...]:
    """Return what SYSFS lines set; those of a file that mdadm does not come to are without effect."""
    first, second = (DEBIAN, UPSTREAM) if _is_debian(tree) else (UPSTREAM, DEBIAN)
    used = second if tree.exists(second) and not tree.exists(first) else first
    found = list(_of_folder(tree, used))
    if used == first and tree.exists(second) and tree.resolve(first) != tree.resolve(second):
        problem = Sentence("mdadm reads {file} instead of this file.", file=first)
        found += [one.but(problem) for one in _of_folder(tree, second)]
    return tuple(found)


def _is_debian(tree: Tree) -> bool:
    """Whether mdadm was built for Debian, where the two files change places."""
    release = tree.text("/etc/os-release") or tree.text("/usr/lib/os-release") or ""
    return (
        tree.exists("/etc/debian_version")
        or re.search(r"^ID(_LIKE)?=.*\b(debian|ubuntu)", release, re.M) is not None
    )


def _of_folder(tree: Tree, main: str) -> Iterator[Found]:
    # Either may be a directory, of whose files those that end in .conf are read.
    folders = (main, f"{main}.d")
    files = [f"{folder}/{name}" for folder in folders for name in tree.names(folder) if _is_read(name)]
    lines = [(path, words) for path in (main, *files) for words in _words(tree, path)]
    taken: set[tuple[str, str]] = set()
    rows = []
    earlier = Sentence("An earlier line for this array remains in effect.")
    # mdadm applies the rules from the last to the first, and the words of each likewise: the first one remains.
    for path, words in lines:
        if _is_sysfs(words[0].text):
            for found, key in _of_line(path, words[1:]):
                rows.append(found.but(earlier) if key in taken else found)
                if found.claim.valid:
                    taken.add(key)
    yield from reversed(rows)


def _is_read(name: str) -> bool:
    return re.fullmatch(r"[^.].*\.conf", name, re.DOTALL) is not None


def _is_sysfs(word: str) -> bool:
    return len(word) >= _SHORTEST and _KEYWORD.startswith(word.lower())


def _words(tree: Tree, path: str) -> Iterator[list[_Word]]:
    """Return the words of each line: one that begins with white space goes on with the line before."""
    current: list[_Word] = []
    for line in tree.lines(path):
        words = [_Word(word, line.number) for word in _split(line.text)]
        if not words:
            continue
        if line.text[:1] in (" ", "\t"):
            current += words
            continue
        if current:
            yield current
        current = words
    if current:
        yield current


def _split(text: str) -> list[str]:
    """Return the words of a line: quotes of either kind join, and ``#`` begins a comment between words."""
    words, word, quote, started = [], "", "", False
    for character in text:
        if quote:
            quote = "" if character == quote else quote
            word += "" if not quote else character
        elif character in "'\"":
            quote, started = character, True
        elif character == "#" and not started:
            break
        elif character in " \t":
            if started:
                words.append(word)
            word, started = "", False
        else:
            word, started = word + character, True
    return [*words, word] if started else words


def _of_line(path: str, words: list[_Word]) -> Iterator[tuple[Found, tuple[str, str]]]:
    names = [word.text[5:] for word in words if word.text[:5].lower() == "name="]
    uuids = [word.text[5:] for word in words if word.text[:5].lower() == "uuid="]
    target, problem, remark = _target(names, uuids)
    for word in words:
        attribute, equals, value = word.text.partition("=")
        if attribute.lower() in ("name", "uuid") and equals:
            continue
        wish = of_attribute(f"md/{attribute}", value) if equals else None
        if wish is None:
            continue
        found = SourceLine(path, word.line, MDADM).found(wish, target, SOON)
        yield found.but(problem) if problem else found.noted(remark), (target.text, wish.setting)


def _target(names: list[str], uuids: list[str]) -> tuple[DriveMatch, str, str]:
    """Return the array that a line means, why it means none, and what is doubtful about it."""
    good = [name for name in names if name.startswith("/dev/md/")]
    uuid = next((uuid for uuid in uuids if _digits(uuid)), "")
    if uuid:
        doubt = Sentence("mdadm before 4.6 needs name= instead.")
        return _of_uuid(uuid), "", doubt
    if good:
        return _of_name(good[0]), "", ""
    if names:
        problem = Sentence("Ignored: {text}; names begin with /dev/md/.", text=shown(names[0]))
        return _of_name(names[0]), problem, ""
    if uuids:
        return _of_uuid(uuids[0]), Sentence("{text} is not the UUID of an array.", text=shown(uuids[0])), ""
    return nothing(), Sentence("The line names no array."), ""


def _digits(uuid: str) -> str:
    """Return the 32 digits of a UUID, empty if it has another number of them (parse_uuid)."""
    plain = re.sub(r"[:.\s-]", "", uuid).lower()
    return plain if re.fullmatch(r"[0-9a-f]{32}", plain) and plain.strip("0") else ""


def _of_name(path: str) -> DriveMatch:
    name = path.removeprefix("/dev/md/")

    def test(facts: KnownDrive) -> bool | None:
        if not facts.name.startswith("md"):
            return False
        known = facts.udev.get("MD_DEVNAME")
        return True if path in facts.paths or name in (known, facts.name) else (False if known else None)

    return DriveMatch(path, test)


def _of_uuid(uuid: str) -> DriveMatch:
    digits = _digits(uuid)

    def test(facts: KnownDrive) -> bool | None:
        if not facts.name.startswith("md"):
            return False
        known = facts.udev.get("MD_UUID") or facts.attribute("md/uuid")
        return _digits(known) == digits if known else None

    return DriveMatch(uuid, test)
