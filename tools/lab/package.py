"""The helper's Debian package, made from this checkout as it is now: what the lab's machines install."""

from __future__ import annotations

import os
import shutil
import subprocess
import tempfile
from pathlib import Path

from tools.lab.image import ImageError

ROOT = Path(__file__).resolve().parent.parent.parent
# Another Python that comes first in somebody's PATH has no debhelper.
_PATH = "/usr/sbin:/usr/bin:/sbin:/bin"


def ensure(place: Path) -> Path:
    """Build the package into *place*, where the guest finds it, and return its path. Raises ImageError.

    It is built each time, in some ten seconds: a package of yesterday's sources would prove nothing. Its own tests
    are not run, `make test` runs them.
    """
    shutil.rmtree(place, ignore_errors=True)
    place.mkdir(parents=True)
    with tempfile.TemporaryDirectory(prefix="disktune-package-") as folder:
        source = Path(folder) / "disktune"
        source.mkdir()
        _copy_sources(source)
        log = place / "log"
        with log.open("w", encoding="utf-8") as output:
            done = subprocess.run(
                ["/usr/bin/dpkg-buildpackage", "--no-sign", "--build=binary", "--no-check-builddeps"],
                cwd=source,
                env=os.environ | {"PATH": _PATH, "DEB_BUILD_OPTIONS": "nocheck"},
                stdin=subprocess.DEVNULL,
                stdout=output,
                stderr=subprocess.STDOUT,
                check=False,
            )
        if done.returncode:
            raise ImageError(f"The helper's package could not be built; {log.relative_to(ROOT)} says why.")
        (package,) = Path(folder).glob("disktune-helper_*.deb")
        return Path(shutil.copy(package, place))


def _copy_sources(target: Path) -> None:
    """Copy every file that git knows or would take."""
    listing = ["git", "-c", "safe.directory=*", "-C", str(ROOT), "ls-files", "-z", "-co", "--exclude-standard"]
    names = subprocess.run(listing, capture_output=True, check=True).stdout.decode().split("\0")
    for name in filter(None, names):
        if (ROOT / name).is_file():
            (target / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(ROOT / name, target / name)
