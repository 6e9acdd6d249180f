"""Making the kernel look again at a disk: at its write cache, and so that it is done when a change is."""

from __future__ import annotations

from disktune_contract.messages.faults import Fault, Refusal
from disktune_contract.sentence import Sentence
from disktune_helper.inventory import surroundings
from disktune_helper.inventory.drive_snapshot import OpenSight, Sight
from disktune_helper.system.attributes import RESCAN
from disktune_helper.transport import ata


def let_kernel_follow(sight: OpenSight, on: bool) -> None:
    """Make the kernel re-read the cache type; refuse if it would then not flush a cache that is on.

    libata does this by itself. For other disks the kernel keeps its old belief, and one that believes in
    write-through sends no flushes: then even an orderly file system loses data when the power fails.
    """
    try:
        sight.node.write_attribute(RESCAN, "1")
    except OSError:
        if on:
            raise Refusal(
                Fault.NOT_SUPPORTED, Sentence("The kernel could not be informed of the write cache.")
            ) from None
        return
    refuse_unflushed(sight, on)


def refuse_unflushed(sight: Sight, on: bool) -> None:
    """Refuse if a write cache that is on would not be flushed by the kernel.

    libata follows a change, too, unless somebody has written ``temporary …`` to ``cache_type``: then the kernel
    looks no more (drivers/scsi/sd.c sd_read_cache_type, cache_override).
    """
    if on and surroundings.believes_no_cache(sight):
        raise Refusal(
            Fault.NOT_SUPPORTED,
            Sentence(
                "The kernel assumes that there is no write cache and would not flush it: data could be lost."
            ),
        )


def wait_for_libata(sight: OpenSight) -> None:
    """Return when the kernel is through with looking at a drive that libata looks at anew after this command.

    It does so behind our backs: libata's error handler, which holds back the IDENTIFY sent here until it is done,
    and then the SCSI layer, which gives up everything it was told about the drive (``queue/rotational``). A change
    after this one would otherwise be undone unseen.
    """
    node = sight.node
    ata.identify_device(node)
    try:
        # Waits for the one that is under way.
        node.write_attribute(RESCAN, "1")
    except OSError:
        return  # what it has come to believe is looked at where that matters
