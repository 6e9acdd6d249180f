"""What machines start from: the lab's system with this checkout in it, and on most of them the installed package.

Made for each run, in half a minute. In emulation a machine would need a minute to install the package and another
one to read Python's sources from a shared folder and to compile them, at every start; here that is done once, by
the system's own programs in a change of root.
"""

from __future__ import annotations

import shutil
import subprocess
import tempfile
from pathlib import Path

from tools import sources
from tools.lab import uml
from tools.lab.image import PATH, Image, ImageError, as_root, call

DISK_BYTES = 3 << 30

INSTALLED, BARE = "installed.raw", "bare.raw"

FILL = """\
set -e
tree=$1 root=$2 checkout=$3 bare=$4 installed=$5 size=$6 modules=$7
tar -x -C "$tree" --exclude='./dev/*' -f "$root"
# Those of the other kernel that may boot it, User-Mode Linux.
if [ -d "$modules" ]; then cp -r "$modules/." "$tree/lib/modules"; fi
mkdir "$tree/lab"
cp -r "$checkout" "$tree/lab/checkout"
chown -R 0:0 "$tree/lab"
# Devices cannot be made without being root; scripts of packages throw away what they print.
touch "$tree/dev/null"
chroot "$tree" python3 -m compileall -q /lab/checkout/helper /lab/checkout/disktune_gui /lab/checkout/tests
disk() {
    rm -f "$tree/dev/null"
    truncate -s "$size" "$1"
    mkfs.ext4 -q -F -d "$tree" "$1"
    touch "$tree/dev/null"
}
disk "$bare"
chroot "$tree" sh -c 'dpkg --install /lab/checkout/build/lab/packages/disktune-helper_*.deb'
disk "$installed"
"""


def ensure(cache: Path, image: Image, packages: Path) -> None:
    """Make both disks in *cache*: one has the package installed, the other does not. Raises ImageError."""
    for tool in ("mkfs.ext4", "qemu-img"):
        if shutil.which(tool, path=PATH) is None:
            raise ImageError(f"The lab needs {tool}: make lab installs it where it may use apt.")
    with tempfile.TemporaryDirectory(dir=cache, prefix="new-") as folder:
        work = Path(folder)
        checkout, tree = work / "checkout", work / "tree"
        sources.copy(checkout)
        shutil.copytree(packages, checkout / "build" / "lab" / packages.name)
        tree.mkdir()
        made = [work / BARE, work / INSTALLED]
        arguments = [*map(str, (tree, image.root, checkout, *made, DISK_BYTES, uml.MODULES))]
        try:
            call([*as_root(), "sh", "-c", FILL, "sh", *arguments], "The lab's disks could not be made")
        finally:
            subprocess.run([*as_root(), "rm", "-rf", str(tree)], check=False)
        for disk in made:
            disk.rename(cache / disk.name)


def disk(cache: Path, *, installed: bool) -> Path:
    """Return the disk with or without the package, as the run made it. Never written to: machines use overlays."""
    return cache / (INSTALLED if installed else BARE)
