"""All readers together."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from disktune_contract.sentence import Sentence
from disktune_contract.settings.claims import Claim, ClaimList, in_order
from disktune_helper.external_config.commands import dinit, scripts
from disktune_helper.external_config.common.found import Found
from disktune_helper.external_config.common.match import FilePorts, KnownDrive
from disktune_helper.external_config.common.tree import Tree, unread
from disktune_helper.external_config.hdparm import hdparm_conf
from disktune_helper.external_config.tools import (
    hd_idle,
    kernel,
    laptop_mode,
    lvm,
    mdadm,
    openrc,
    own,
    smartd,
    sysctl,
    tlp,
    udisks2,
)
from disktune_helper.external_config.tuned import reader as tuned
from disktune_helper.external_config.udev import reader as udev

READERS: tuple[Callable[[Tree], Iterable[Found]], ...] = (
    kernel.read,
    sysctl.read,
    udev.read,
    hdparm_conf.read,
    mdadm.read,
    lvm.read,
    openrc.read,
    laptop_mode.read,
    scripts.read,
    dinit.read,
    hd_idle.read,
    smartd.read,
    tlp.read,
    tuned.read,
    udisks2.read,
)

_DOUBTFUL = Sentence("These files do not determine whether it applies to this drive.")


def find(tree: Tree) -> tuple[Found, ...]:
    """Return everything that any other tool is configured to set."""
    return tuple(found for reader in READERS for found in reader(tree))


def claims(
    tree: Tree, name: str | None = None, files: FilePorts | None = None, *, with_own: bool = False
) -> ClaimList:
    """Return all claims in *tree*, or those on the drive with the kernel name *name* and on what it may be.

    *files* tell what the kernel says of the drive, where the tree itself does not. *with_own*: what is saved here,
    too.
    """
    found = (*find(tree), *(own.read(tree) if with_own else ()))
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
