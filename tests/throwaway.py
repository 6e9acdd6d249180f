"""A system of our own for a moment: the real /usr, and what is written to it vanishes with the process."""

from __future__ import annotations

import subprocess
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent

_OVERLAY = """
set -eu
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
        ["unshare", "--mount", "--propagation", "private", "sh", "-c", _OVERLAY + script, "sh", ROOT],
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
