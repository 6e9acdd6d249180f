"""The Debian packages, made from this checkout as it is now: the lab's machines install the helper's."""

from __future__ import annotations

import os
import shutil
import subprocess
import tempfile
from pathlib import Path

from tools import sources, system
from tools.lab.image import ImageError

ROOT = Path(__file__).resolve().parent.parent.parent


def ensure(place: Path) -> None:
    """Build the packages into *place*, where the guest finds them. Raises ImageError.

    It is built each time, in some ten seconds: a package of yesterday's sources would prove nothing. Its own tests
    are not run, `make test` runs them.
    """
    shutil.rmtree(place, ignore_errors=True)
    place.mkdir(parents=True)
    with tempfile.TemporaryDirectory(prefix="disktune-package-") as folder:
        source = Path(folder) / "disktune"
        sources.copy(source)
        log = place / "log"
        with log.open("w", encoding="utf-8") as output:
            done = subprocess.run(
                ["/usr/bin/dpkg-buildpackage", "--no-sign", "--build=binary", "--no-check-builddeps"],
                cwd=source,
                env=os.environ | {"PATH": system.PATH, "DEB_BUILD_OPTIONS": "nocheck"},
                stdin=subprocess.DEVNULL,
                stdout=output,
                stderr=subprocess.STDOUT,
                check=False,
            )
        if done.returncode:
            raise ImageError(f"The helper's package could not be built; {log.relative_to(ROOT)} says why.")
        for package in Path(folder).glob("*.deb"):
            shutil.copy(package, place)
        _judge(sorted(place.glob("*.deb")))


def _judge(packages: list[Path]) -> None:
    """Let this system's lintian look at them, down to the pedantic; that of Debian 13 does in `make packages`."""
    command = ["/usr/bin/lintian", "--display-info", "--pedantic", "--fail-on", "error,warning,info,pedantic"]
    # Debian 13 gave this tag up, so that an override is an error there; nothing here is for another init.
    command += ["--suppress-tags", "package-supports-alternative-init-but-no-init.d-script"]
    allowed = ["--allow-root"] if os.geteuid() == 0 else []
    done = subprocess.run([*command, *allowed, *map(str, packages)], capture_output=True, text=True, check=False)
    if done.returncode:
        raise ImageError(f"lintian objects to the packages: {' / '.join(done.stdout.strip().splitlines())}")
