"""A system of our own for a moment: the real /usr, and what is written to it vanishes with the process."""

from __future__ import annotations

import subprocess
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent

# In a chroot whose root directory is no mount point the kernel will not make it private; what is mounted is then
# unmounted at the end, so that it cannot stay behind where a shared parent may have carried it.
_OVERLAY = """
set -eu
mount --make-rprivate / 2>/dev/null || :
trap 'cd /; umount -l /usr /mnt' EXIT
mount -t tmpfs -o mode=0755 tmpfs /mnt
mkdir /mnt/upper /mnt/work
mount -t overlay overlay -o lowerdir=/usr,upperdir=/mnt/upper,workdir=/mnt/work /usr
cd "$1"
"""


def run(script: str) -> subprocess.CompletedProcess[str]:
    """Run a shell script as root in the checkout, in a mount namespace where /usr is an overlay kept in memory.

    What the script writes below /usr is also to be seen below /mnt/upper. Needs real root: tests that call this
    are marked `privilege`.
    """
    return subprocess.run(
        ["unshare", "--mount", "--propagation", "unchanged", "sh", "-c", _OVERLAY + script, "sh", ROOT],
        capture_output=True,
        text=True,
        check=False,
    )
