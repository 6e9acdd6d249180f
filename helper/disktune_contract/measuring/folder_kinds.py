"""File systems that lie on no drive of this computer, or keep a cache of their own, by the kernel's names."""

from __future__ import annotations

from disktune_contract.measuring.measurement import FolderFacts
from disktune_contract.sentence import Sentence

MEMORY = frozenset({"tmpfs", "ramfs", "devtmpfs", "hugetlbfs"})
NETWORK = frozenset(
    {
        "nfs",
        "nfs4",
        "cifs",
        "smb3",
        "9p",
        "virtiofs",
        "ceph",
        "afs",
        "glusterfs",
        "fuse.sshfs",
        "fuse.rclone",
    }
)


def keeps_writes(kind: str) -> bool:
    """Return whether a file system may hold written data in memory even where that is not wanted (O_DIRECT).

    OpenZFS before 2.3 takes such requests into its own cache (zfs(4), zfs_dio_enabled), and so may a FUSE program.
    """
    return kind in ("zfs", "fuseblk") or kind.startswith("fuse.")


def no_long_write(found: FolderFacts) -> str:
    """Return why a long write says nothing in a directory, empty if it does."""
    if found.filesystem in MEMORY:
        return Sentence("This directory is in memory. Select a directory on a drive.")
    if found.filesystem in NETWORK:
        return Sentence("This directory is on the network. Select a directory on a drive of this computer.")
    return ""
