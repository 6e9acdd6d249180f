"""The results of readers: claims, and the drives and settings that they apply to: yes, no, or unknown."""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Iterable, Mapping
from fnmatch import fnmatchcase
from typing import Protocol

from disktune_contract.drives.drive import node_of
from disktune_contract.explain.file_words import Scheme, place_of
from disktune_contract.explain.values import ClaimedValue
from disktune_contract.patterns import pattern_of
from disktune_contract.record import record, replace
from disktune_contract.sentence import Sentence, in_turn
from disktune_contract.settings.claims import Claim, When
from disktune_helper.other_tools.tree import Tree
from disktune_helper.system import sysfs
from disktune_helper.system.attributes import locate
from disktune_helper.system.text_files import Texts

# -- which drives a line means, and whether a drive is one of them -----------------------------------------
#
# The answer is yes, no, or unknown (None).

PARTITION = pattern_of(r"(?:(?P<letters>(?:[shv]|xv)d[a-z]+)|(?P<digits>(?:nvme\d+n|mmcblk|md|loop)\d+)p)\d+")
"""Kernel names of partitions."""


class KnownDrive:
    """What is known of one drive, in the tree: its names, and its attributes as they are asked for."""

    def __init__(self, tree: Tree, name: str, files: FilePorts | None = None) -> None:
        """*files* provide what the kernel reports about the drive; without them, *tree* does."""
        self.name = name
        self.tree = tree
        self.files: FilePorts = TreeFiles(tree) if files is None else files
        self.present = sysfs.text(self.files, name, "dev") is not None
        self.udev = sysfs.udev(self.files, name) if self.present else {}
        self.paths = frozenset(self._paths())
        self.remembered: dict[object, object] = {}
        """What readers have found out about the drive and may be asked again."""

    def attribute(self, attribute: str) -> str | None:
        """Return an attribute of the drive by its path below the block device, None if there is none."""
        return sysfs.text(self.files, self.name, attribute)

    def host(self) -> str | None:
        """Return the SCSI host of the drive's port, ``host0``."""
        place = locate(self.files, self.name, "@host/x")
        return place.split("/")[-2] if place else None

    def address(self) -> str | None:
        """Return the SCSI address, ``0:0:0:0``."""
        found = re.search(r"/(\d+:\d+:\d+:\d+)/block/", self.files.resolve(f"/sys/class/block/{self.name}"))
        return found.group(1) if found else None

    def _paths(self) -> Iterable[str]:
        yield node_of(self.name)
        for folder in self.tree.names("/dev/disk"):
            for link in self.tree.names(f"/dev/disk/{folder}"):
                target = whole(os.path.basename(self.tree.resolve_last(f"/dev/disk/{folder}/{link}") or ""))
                if target == self.name:
                    yield f"/dev/disk/{folder}/{link}"
        yield from (f"/dev/{link}" for link in self.udev.get("DEVLINKS", "").replace("/dev/", "").split())


class FilePorts(Texts, Protocol):
    """The parts of `Ports` that this takes."""

    def names(self, path: str) -> list[str]:
        """Return the entries of a directory, sorted; empty if it does not exist."""

    def resolve(self, path: str) -> str:
        """Return *path* with all symbolic links followed."""


class TreeFiles:
    """The parts of `Ports` that read, over a tree."""

    def __init__(self, tree: Tree) -> None:
        self._tree = tree

    def read_text(self, path: str) -> str:
        text = self._tree.text(path)
        if text is None:
            raise FileNotFoundError(path)
        return text

    def names(self, path: str) -> list[str]:
        return self._tree.names(path)

    def resolve(self, path: str) -> str:
        return self._tree.resolve(path) or path


Test = Callable[[KnownDrive], bool | None]


@record
class DriveMatch:
    """Which drives are meant: the words of the file, and the question whether a drive is one of them."""

    text: str
    test: Test


def whole(name: str) -> str:
    """Return the kernel name of the drive that the partition *name* is on; any other name as it is."""
    found = PARTITION.fullmatch(name)
    return (found.group("letters") or found.group("digits")) if found else name


def nothing() -> DriveMatch:
    """Return a target that no drive is."""
    return DriveMatch("", lambda _facts: False)


def everything(text: str = "*") -> DriveMatch:
    """Return a target that every drive is."""
    return DriveMatch(text, lambda _facts: True)


def of_path(path: str) -> DriveMatch:
    """Return the drive at *path*, a pattern perhaps: ``/dev/sd?``, ``/dev/disk/by-id/…``."""
    plain = re.sub(r"/{2,}", "/", path)
    return DriveMatch(path, lambda facts: _is_at(facts, plain))


def _is_at(facts: KnownDrive, pattern: str) -> bool | None:
    if any(fnmatchcase(path, pattern) for path in facts.paths):
        return True
    name = pattern.removeprefix("/dev/")
    if "/" not in name and pattern.startswith("/dev/") and not pattern.startswith("/dev/disk"):
        # A partition's settings are its drive's.
        return whole(name) == facts.name
    if "/" not in pattern:
        return fnmatchcase(facts.name, pattern)
    # A link in a tree without links, or what a script works out while it runs.
    return None if "$" in pattern or not facts.tree.names("/dev/disk") else False


def of_names(text: str, patterns: Iterable[str], but: Iterable[str] = ()) -> DriveMatch:
    """Return the drives whose kernel names fit one of *patterns* and none of *but*."""
    wanted, unwanted = tuple(patterns), tuple(but)
    return DriveMatch(
        text,
        lambda facts: (
            any(fnmatchcase(facts.name, pattern) for pattern in wanted)
            and not any(fnmatchcase(facts.name, pattern) for pattern in unwanted)
        ),
    )


def of_host(pattern: str, text: str = "", but: Iterable[str] = ()) -> DriveMatch:
    """Return the drives behind the SCSI hosts that *pattern* fits."""
    unwanted = frozenset(but)

    def test(facts: KnownDrive) -> bool | None:
        host = facts.host()
        if host is None:
            return False if facts.present else None
        return fnmatchcase(host, pattern) and host not in unwanted

    return DriveMatch(text or pattern, test)


def of_address(pattern: str) -> DriveMatch:
    """Return the drive with a SCSI address."""

    def test(facts: KnownDrive) -> bool | None:
        address = facts.address()
        return fnmatchcase(address, pattern) if address else (False if facts.present else None)

    return DriveMatch(pattern, test)


def arrays(text: str = "md*") -> DriveMatch:
    """Return all md arrays."""
    return DriveMatch(text, lambda facts: facts.name.startswith("md"))


# -- the result of a reader: a claim, and which drives it is about -----------------------------------------

SOON = (When.BOOT, When.HOTPLUG)
LATER = (When.BOOT, When.HOTPLUG, When.RESUME)


@record
class Found:
    """A claim with the question which drives it is about."""

    claim: Claim
    target: DriveMatch

    def but(self, problem: str) -> Found:
        """Return the same without effect, because of *problem*; what has no effect already stays as it is."""
        return self.void(problem) if self.claim.valid else self

    def noted(self, remark: str) -> Found:
        """Return the same with *remark*, unless it already has a problem."""
        return self if self.claim.problem else Found(replace(self.claim, problem=remark), self.target)

    def except_when(self, shut: Mapping[When, str]) -> Found:
        """Return the same without the occasions that *shut* names, with why; it has no effect if none is left."""
        left = tuple(when for when in self.claim.when if when not in shut)
        words = in_turn(*dict.fromkeys(words for when, words in shut.items() if when in self.claim.when))
        if not words or not self.claim.valid:
            return self
        if not left:
            return self.but(words)
        return Found(replace(self.claim, when=left), self.target).noted(words)

    def at_another_time(self, remark: str) -> Found:
        """Return the same not at boot, but some time later, with *remark*."""
        if not self.claim.valid or When.BOOT not in self.claim.when:
            return self
        left = tuple(when for when in self.claim.when if when is not When.BOOT)
        return Found(replace(self.claim, when=(*left, When.RUNTIME)), self.target).noted(remark)

    def void(self, problem: str) -> Found:
        """Return the same without effect, because of *problem* and whatever else."""
        return Found(replace(self.claim, valid=False, problem=problem), self.target)


def overridden(file: str, line: int) -> str:
    """Return a sentence naming the line that overrides another one."""
    return Sentence("{file} line {line} overrides it.", file=file, line=line)


@record
class SourceLine:
    """Where something is written."""

    file: str
    line: int
    tool: str

    def found(self, wish: ClaimedValue, target: DriveMatch, when: tuple[When, ...]) -> Found:
        """Return *wish* as a claim from here."""
        claim = Claim(
            target.text,
            wish.setting,
            wish.value,
            self.file,
            self.line,
            self.tool,
            when,
            wish.valid,
            wish.problem,
        )
        return Found(claim, target)


# -- the setting and the drives of a file below /sys or /proc/sys ------------------------------------------
#
# The file may be given as a pattern of the shell.


def _block(name: str) -> DriveMatch:
    found = of_path(f"/dev/{name}")
    return DriveMatch(name, found.test)


def _controller(name: str) -> DriveMatch:
    """Return the namespaces of the controller ``nvme0``."""
    return of_names(name, (f"{name}n*", name))


_PLACES: Mapping[Scheme, Callable[[str], DriveMatch]] = {
    Scheme.BLOCK: _block,
    Scheme.HOST: of_host,
    Scheme.CONTROLLER: _controller,
    Scheme.ADDRESS: of_address,
    Scheme.PATH: of_path,
    Scheme.ARRAYS: lambda _text: arrays(),
}


def setting_of(path: str) -> tuple[str, DriveMatch] | None:
    """Return the attribute, as the catalogue writes it, and the drives that *path* is of; None for others."""
    place = place_of(path)
    return None if place is None else (place.attribute, _PLACES[place.scheme](place.name))
