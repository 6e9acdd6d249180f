"""What is saved here, as a claim beside everybody else's: for terminals, where nothing else names it.

The window has its own view of saved settings; there this reader is left out.
"""

from __future__ import annotations

from collections.abc import Iterator

from disktune_contract.record import replace
from disktune_contract.settings.claims import When
from disktune_contract.settings.saved import FOLDER, Family, FileRef
from disktune_helper.external_config.common.found import Found, SourceLine
from disktune_helper.external_config.common.match import DriveMatch, KnownDrive, arrays
from disktune_helper.external_config.common.tree import Tree
from disktune_helper.external_config.common.values import ClaimedValue
from disktune_helper.inventory import identity
from disktune_helper.saved_files import saved_file
from disktune_helper.saved_files.guard_marks import HELD_BY, UNREAD, HeldSettings, held_file, held_in
from disktune_helper.saved_files.ini import IniFile
from disktune_helper.saved_files.saved_file import SUBFOLDERS, SUFFIX, SYSTEM_NAME, Contents
from disktune_helper.system import sysfs
from disktune_helper.system.files import STATE

TOOL = "disktune"
_MOMENTS = (When.BOOT, When.HOTPLUG, When.RESUME)
WHEN = (*_MOMENTS, When.AC, When.BATTERY)
"""The occasions of the units that restore it; where there are two values, each on one supply."""


def read(tree: Tree) -> tuple[Found, ...]:
    """Return everything that is saved in /etc/disktune."""
    found: list[Found] = []
    for family, folder in SUBFOLDERS.items():
        place = f"{FOLDER}/{folder}".rstrip("/")
        for name in tree.names(place):
            if name.endswith(SUFFIX) and (family is not Family.SYSTEM or name == SYSTEM_NAME + SUFFIX):
                found += _of_file(tree, f"{place}/{name}", family)
    return tuple(found)


def _of_file(tree: Tree, path: str, family: Family) -> Iterator[Found]:
    text = tree.text(path)
    if text is None:
        return
    contents = saved_file.read(text, path, family)
    target = arrays() if family is Family.SYSTEM else _drive(contents)
    held = _held(tree, path, family)
    document, special = IniFile(text), dict(contents.on_battery)
    sections = (
        (saved_file.SETTINGS, contents.by_setting, When.AC),
        (saved_file.ON_BATTERY, special, When.BATTERY),
    )
    for section, values, supply in sections:
        for setting, entry in document.entries(section).items():
            place = SourceLine(path, entry.line, TOOL)
            when = (*_MOMENTS, supply) if setting in special or supply is When.BATTERY else WHEN
            if setting not in values:
                why = _why(contents, path, entry.line)
                yield place.found(ClaimedValue(setting, None, valid=False, problem=why), target, when)
                continue
            one = place.found(ClaimedValue(setting, values[setting]), target, when)
            if held is not None and (by := held.by(setting)) is not None:
                one = one.void(f"It is held back: {HELD_BY[by]}.")
            yield one


def _why(contents: Contents, path: str, line: int) -> str:
    """Return the sentence about a line that means nothing, or else that about the whole file."""
    sentences = [problem for problem in contents.problems if problem.startswith(f"{path}, line {line}: ")]
    return next(iter((*sentences, *contents.problems)), "DiskTune applies nothing from this file.")


def _held(tree: Tree, path: str, family: Family) -> HeldSettings | None:
    name = f"{STATE}/{held_file(path.rpartition('/')[2].removesuffix(SUFFIX), family)}"
    text = tree.text(name)
    held = held_in(text or "")
    if (text is not None and held is None) or tree.text(name + UNREAD) is not None:
        held = replace(held or HeldSettings(FileRef(family), 0.0, ()), unreadable=True)
    return held


def _drive(contents: Contents) -> DriveMatch:
    """Return the drive with the identity in a file; where the tree does not tell identities, nobody knows."""
    ref = contents.ref

    def test(facts: KnownDrive) -> bool | None:
        if not facts.present:
            return None
        if known := identity.world_wide(facts.files, facts.name):
            return saved_file.same(ref, FileRef(ref.family, known))
        serial = sysfs.udev(facts.files, facts.name).get("ID_SERIAL_SHORT", "")
        kind, _, rest = ref.identity.partition(":")
        return kind == "serial" and bool(serial) and rest.rpartition(":")[2].replace(" ", "_") == serial

    return DriveMatch(ref.identity or "no drive", test)
