"""All readers together, and the settings saved by DiskTune itself as claims."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from disktune_contract.explain.values import ClaimedValue
from disktune_contract.folders import CONFIG, STATE
from disktune_contract.record import replace
from disktune_contract.sentence import Sentence
from disktune_contract.settings.claims import Claim, ClaimList, When, in_order
from disktune_contract.settings.saved import Family, FileRef
from disktune_helper.drives import identity
from disktune_helper.other_tools import (
    daemons,
    hdparm_conf,
    hdparm_variables,
    kernel_parameters,
    laptop_tools,
    scripts,
    volume_tools,
)
from disktune_helper.other_tools import tuned_profiles as tuned
from disktune_helper.other_tools.match import (
    DriveMatch,
    FilePorts,
    Found,
    KnownDrive,
    SourceLine,
    arrays,
)
from disktune_helper.other_tools.tree import Tree, unread
from disktune_helper.other_tools.udev import reader as udev
from disktune_helper.settings import saved_file
from disktune_helper.settings.guard_marks import HELD_BY, UNREAD, HeldSettings, held_file, held_in
from disktune_helper.settings.ini import IniFile
from disktune_helper.settings.saved_file import SUBFOLDERS, SUFFIX, SYSTEM_NAME, Contents
from disktune_helper.system import sysfs

# -- DiskTune's own saved settings as claims, for terminals ------------------------------------------------
#
# The window has its own view of saved settings; there this reader is left out.

TOOL = "disktune"
_MOMENTS = (When.BOOT, When.HOTPLUG, When.RESUME)
WHEN = (*_MOMENTS, When.AC, When.BATTERY)
"""The occasions of the units that restore it; where there are two values, each on one supply."""


def read(tree: Tree) -> tuple[Found, ...]:
    """Return everything that is saved in /etc/disktune."""
    found: list[Found] = []
    for family, folder in SUBFOLDERS.items():
        place = f"{CONFIG}/{folder}".rstrip("/")
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
    """Return the drive with the identity in a file; if the tree has no identities, the match is unknown."""
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


# -- all readers together ----------------------------------------------------------------------------------

READERS: tuple[Callable[[Tree], Iterable[Found]], ...] = (
    kernel_parameters.read_kernel,
    kernel_parameters.read_sysctl,
    udev.read,
    hdparm_conf.read,
    volume_tools.read_mdadm,
    volume_tools.read_lvm,
    hdparm_variables.read,
    laptop_tools.read_laptop_mode,
    scripts.read_scripts,
    scripts.read_dinit,
    daemons.read_hd_idle,
    daemons.read_smartd,
    laptop_tools.read_tlp,
    tuned.read,
    daemons.read_udisks2,
)

_DOUBTFUL = Sentence("Whether it applies is unknown.")


def find(tree: Tree) -> tuple[Found, ...]:
    """Return everything that any other tool is configured to set."""
    return tuple(found for reader in READERS for found in reader(tree))


def claims(
    tree: Tree, name: str | None = None, files: FilePorts | None = None, *, with_own: bool = False
) -> ClaimList:
    """Return all claims in *tree*, or those on the drive with the kernel name *name* and on what it may be.

    *files* provide what the kernel reports about the drive, where the tree itself does not. *with_own*: include
    the settings saved by DiskTune.
    """
    found = (*find(tree), *(read(tree) if with_own else ()))
    uncertain: tuple[Claim, ...] = ()
    if name is not None:
        facts = KnownDrive(tree, name, files)
        tested = [(one, one.target.test(facts)) for one in found]
        tested = [(one if meant else one.noted(_DOUBTFUL), meant) for one, meant in tested if meant is not False]
        found = tuple(one for one, _ in tested)
        uncertain = _once(one.claim for one, meant in tested if meant is None)
    unreadable = tuple(unread(path, why) for path, why in sorted(tree.unreadable.items()))
    return ClaimList(in_order(_once(one.claim for one in found)), unreadable, uncertain)


def _once(claims: Iterable[Claim]) -> tuple[Claim, ...]:
    return tuple(dict.fromkeys(claims))
