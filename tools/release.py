"""Make a release of what is committed: ``make release VERSION=1.2.3``.

Nothing in this checkout changes. A clone of it gets the version and the release notes, which are the CHANGELOG's
section "Unreleased", everywhere they stand, a commit and a tag; there everything is checked and built. What comes
out is in ``dist/VERSION``, with SHA256SUMS; the last line says how to take over commit and tag.
"""

from __future__ import annotations

import datetime
import hashlib
import os
import re
import shutil
import subprocess
import sys
import venv
from collections.abc import Callable
from email.utils import format_datetime
from html import escape
from pathlib import Path
from textwrap import fill

ROOT = Path(__file__).resolve().parent.parent
MAINTAINER = "DiskTune developers <developers@disktune.org>"
METAINFO = "icons/org.disktune.DiskTune.metainfo.xml"
_VERSION = re.compile(r"(0|[1-9]\d*)\.(0|[1-9]\d*)\.(0|[1-9]\d*)")
_UNRELEASED = "## [Unreleased]\n"
_SYSTEM_PYTHON = "/usr/bin/python3"


class ReleaseError(Exception):
    """Why there is no release; one sentence."""


def notes(changelog: str) -> list[str]:
    """Return the points of the section "Unreleased", each as one line; raises ReleaseError if there is none."""
    _, found, rest = changelog.partition(_UNRELEASED)
    section = re.split(r"^## ", rest, maxsplit=1, flags=re.MULTILINE)[0]
    points = [" ".join(point.split()) for point in re.split(r"^- ", section, flags=re.MULTILINE)[1:]]
    # A heading of the next kind of change ends the last point of the one before.
    points = [re.split(r" ### ", point)[0] for point in points]
    if not found or not points:
        raise ReleaseError("CHANGELOG.md has nothing under Unreleased: there is nothing to release.")
    return points


def dated(changelog: str, version: str, day: datetime.date) -> str:
    """Return the changelog with what was unreleased under *version*, and room for what comes next."""
    return changelog.replace(_UNRELEASED, f"{_UNRELEASED}\n## [{version}] - {day}\n", 1)


def debian_entry(version: str, points: list[str], when: datetime.datetime) -> str:
    """Return the stanza of debian/changelog (deb-changelog(5))."""
    words = "\n".join(fill(p, 76, initial_indent="  * ", subsequent_indent="    ") for p in points)
    return (
        f"disktune ({version}) unstable; urgency=medium\n\n{words}\n\n -- {MAINTAINER}  {format_datetime(when)}\n"
    )


def metainfo_entry(version: str, points: list[str], day: datetime.date) -> str:
    """Return the release of the AppStream metadata."""
    items = "\n".join(f"          <li>{escape(point.replace('`', ''), quote=False)}</li>" for point in points)
    return (
        f'    <release version="{version}" date="{day}">\n      <description>\n        <ul>\n{items}\n'
        "        </ul>\n      </description>\n    </release>\n"
    )


def stamp(tree: Path, version: str, when: datetime.datetime) -> None:
    """Write version and notes into every file of *tree* that has them."""
    changelog = tree / "CHANGELOG.md"
    points = notes(changelog.read_text(encoding="utf-8"))
    _rewrite(changelog, lambda text: dated(text, version, when.date()))
    number = tree / "helper/disktune_contract/version.py"
    _rewrite(number, lambda text: re.sub(r'VERSION = ".*"', f'VERSION = "{version}"', text))
    _rewrite(tree / "debian/changelog", lambda text: _with_entry(text, debian_entry(version, points, when)))
    entry = metainfo_entry(version, points, when.date())
    # The first release of all stands there already, as one in development.
    without = re.compile(r'    <release version="[^"]*" type="development".*?</release>\n', re.DOTALL)
    _rewrite(
        tree / METAINFO, lambda text: without.sub("", text).replace("  <releases>\n", "  <releases>\n" + entry, 1)
    )


def _with_entry(text: str, entry: str) -> str:
    """Put *entry* first; one of the same version, written ahead of its release, gives way."""
    first, _, rest = text.partition("\n -- ")
    version = entry.partition(")")[0]
    same = first.startswith(version)
    return entry + "\n" + (rest.partition("\n")[2].lstrip() if same else text) if text else entry


def _rewrite(path: Path, change: Callable[[str], str]) -> None:
    path.write_text(change(path.read_text(encoding="utf-8")), encoding="utf-8")


def run(*command: str, cwd: Path) -> str:
    """Run a program to its end and return what it printed; raises ReleaseError."""
    done = subprocess.run(command, cwd=cwd, stdout=subprocess.PIPE, text=True, check=False)
    if done.returncode:
        raise ReleaseError(f"`{' '.join(command)}` failed.")
    return done.stdout


def prepare(version: str, place: Path) -> Path:
    """Clone the checkout into *place*, stamp the clone, commit and tag; return it. Raises ReleaseError."""
    if not _VERSION.fullmatch(version):
        raise ReleaseError(f"{version!r} is not a version such as 1.2.3.")
    if run("git", "status", "--porcelain", cwd=ROOT).strip():
        raise ReleaseError("The checkout has changes that are not committed.")
    tags = run("git", "tag", "--list", cwd=ROOT).split()
    released = [tuple(map(int, tag[1:].split("."))) for tag in tags if _VERSION.fullmatch(tag[1:])]
    if released and tuple(map(int, version.split("."))) <= max(released):
        raise ReleaseError(f"{version} is not newer than what was released.")
    shutil.rmtree(place, ignore_errors=True)
    place.parent.mkdir(parents=True, exist_ok=True)
    run("git", "clone", "--quiet", str(ROOT), str(place), cwd=ROOT)
    stamp(place, version, datetime.datetime.now().astimezone())
    run("git", "commit", "--quiet", "--all", "--message", f"Release {version}", cwd=place)
    run("git", "tag", f"v{version}", cwd=place)
    return place


def build(tree: Path, version: str, result: Path) -> None:
    """Check *tree*, build everything from it, and leave it in *result*. Raises ReleaseError."""
    run("make", "test", cwd=tree)
    # Debian's own build and setuptools, the same on every machine.
    run(_SYSTEM_PYTHON, "-m", "build", "--no-isolation", "--outdir", str(result), ".", cwd=tree)
    _try_wheel(result / f"disktune-{version}-py3-none-any.whl", tree)
    run("tools/fresh-packages", cwd=tree)
    run("make", "flatpak", cwd=tree)
    for built in (*(tree / "build/packages").rglob("disktune*"), *(tree / "build/flatpak").glob("*.flatpak")):
        if built.is_file() and built.parent.name != "before":
            release = built.parent.name
            name = built.name if release in ("bookworm", "flatpak") else f"{release}-{built.name}"
            shutil.copy(built, result / name)


def _try_wheel(wheel: Path, tree: Path) -> None:
    """Install the wheel, with what it needs, where nothing else is, and ask it for its version."""
    place = tree / "build/wheel"
    venv.create(place, clear=True, with_pip=True)
    locked = ["--require-hashes", "--requirement", str(tree / "requirements/run.txt")]
    run(str(place / "bin/pip"), "install", "--quiet", *locked, cwd=tree)
    run(str(place / "bin/pip"), "install", "--quiet", "--no-deps", str(wheel), cwd=tree)
    said = run(str(place / "bin/disktune"), "--version", cwd=place)
    if wheel.name.split("-")[1] not in said:
        raise ReleaseError(f"The installed wheel says of itself: {said.strip()}")


def sums(result: Path) -> None:
    """Write SHA256SUMS beside the files of *result*, as sha256sum(1) checks it."""
    files = sorted(path for path in result.iterdir() if path.name != "SHA256SUMS")
    lines = [f"{hashlib.sha256(path.read_bytes()).hexdigest()}  {path.name}\n" for path in files]
    (result / "SHA256SUMS").write_text("".join(lines), encoding="ascii")


def main(arguments: list[str]) -> int:
    """Make the release; return the exit status: 0, or 2 with a sentence."""
    if len(arguments) != 1 or not arguments[0]:
        print("usage: make release VERSION=1.2.3", file=sys.stderr)
        return 2
    version = arguments[0]
    try:
        tree = prepare(version, ROOT / "build/release" / version)
        result = ROOT / "dist" / version
        shutil.rmtree(result, ignore_errors=True)
        result.mkdir(parents=True)
        build(tree, version, result)
        sums(result)
    except ReleaseError as error:
        print(f"release: {error}", file=sys.stderr)
        return 2
    print(f"dist/{version} is ready. To take over its commit and tag:")
    print(f"  git pull --ff-only --tags {os.path.relpath(tree)} HEAD")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
