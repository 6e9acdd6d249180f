"""The read-ahead that LVM sets on logical volumes, and what lvm.conf says of it.

Each volume has a value in the metadata of its group (lvchange --readahead), which only root can read. Without one,
LVM takes what ``activation/readahead`` says: it makes sure that the read-ahead is at least what it calculates, or
sets none at all. It does so when it activates a volume, and whenever it loads its table anew.

Source: lvm2 2.03, lib/activate/dev_manager.c _add_new_lv_to_dtree, libdm/libdm-common.c set_dev_node_read_ahead,
lvm.conf(5).
"""

from __future__ import annotations

from disktune_contract.patterns import pattern_of
from disktune_contract.sentence import Sentence
from disktune_contract.settings.claims import When
from disktune_helper.external_config.common.found import Found, SourceLine
from disktune_helper.external_config.common.match import DriveMatch, KnownDrive
from disktune_helper.external_config.common.tree import Tree
from disktune_helper.external_config.common.values import ClaimedValue

TOOL = "lvm"
FILE = "/etc/lvm/lvm.conf"
SETTING = "block.read_ahead"

_LINE = pattern_of(r'\s*readahead\s*=\s*"?(?P<word>[a-z]+)"?')
_WHEN = (When.BOOT, When.HOTPLUG, When.RUNTIME)
_STORED = Sentence(
    "LVM sets it whenever it activates, resizes or refreshes a volume: to what lvchange --readahead stored, else "
    "to at least what it calculates. lvs -o lv_name,lv_read_ahead shows what is stored."
)
_NONE = Sentence("This counts for volumes for which lvchange --readahead has stored nothing.")


def read(tree: Tree) -> tuple[Found, ...]:
    """Return what LVM does to the read-ahead of logical volumes; nothing where it is not installed."""
    if not tree.exists(FILE):
        return ()
    number, word = _chosen(tree)
    value, words = (0, _NONE) if word == "none" else (None, _STORED)
    place = SourceLine(FILE, number, TOOL)
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
