"""Make a release of what is committed: ``make release VERSION=1.2.3``.

Nothing in this checkout changes, and nothing is sent anywhere. A clone of it gets the version and the release
notes, which are the CHANGELOG's section "Unreleased" and the fragments of changes.d/, everywhere they stand, a
commit and a tag; there everything is checked and built. What comes out is in ``dist/VERSION``, with SHA256SUMS,
and is there as a whole or not at all; the last line says how to take over commit and tag. The date is today's, or
that of SOURCE_DATE_EPOCH: with the same one, the same commit gives the same packages, wheel and archive.

It needs root, for the fresh systems that packages are built and tried on, 10 GB of room, and the network: a
mirror of Debian, PyPI, and Flathub for the bundle that is handed out. Where Flathub does not answer, the release
is made without that bundle and says so at its end; everything else has to succeed.
"""

from __future__ import annotations

import datetime
import gzip
import hashlib
import io
import os
import re
import shutil
import signal
import subprocess
import sys
import tarfile
import tempfile
import time
import venv
from email.utils import format_datetime
from html import escape
from pathlib import Path
from textwrap import fill

from tools import addresses, sources, system
from tools.lab.__main__ import SECOND_TRY

ROOT = Path(__file__).resolve().parent.parent
_VERSION = re.compile(r"(0|[1-9]\d*)\.(0|[1-9]\d*)\.(0|[1-9]\d*)")
_UNRELEASED = "## [Unreleased]\n"
FRAGMENTS = "changes.d"
"""Has a file for each change since the last release; what they are like, pyproject.toml tells towncrier."""
_SYSTEM_PYTHON = "/usr/bin/python3"
# Whoever makes a release with sudo does not own the checkout, and has decided to trust it.
_GIT = ("git", "-c", "safe.directory=*")
# What make tells its children: the steps are to run as if a person had begun each of them.
_OF_MAKE = {"MAKEFLAGS", "MFLAGS", "MAKELEVEL", "MAKEOVERRIDES", "GNUMAKEFLAGS", "VERSION"}
LAST_LINES = 40
"""Of what a step printed, shown when it fails."""
NOT_MADE = "NOT made: "
"""Begins the line in which tools/fresh-flatpak says what it could not make, and why."""


SECOND_TRIES = 2
"""Tests, or scenarios of the lab, that may have failed once: one may have had bad luck, three have a reason."""
TESTS_TWICE = "Tests that passed at the second try:"
"""Begins the line in which tools/run-tests says how many."""


class ReleaseError(Exception):
    """Why there is no release; one sentence."""


def notes(changelog: str, heading: str = _UNRELEASED) -> list[str]:
    """Return the points of a section, each as one line; raises ReleaseError if there is none."""
    _, found, rest = changelog.partition(heading)
    section = re.split(r"^## ", rest, maxsplit=1, flags=re.MULTILINE)[0]
    points = [" ".join(point.split()) for point in re.split(r"^- ", section, flags=re.MULTILINE)[1:]]
    # A heading of the next kind of change ends the last point of the one before.
    points = [re.split(r" ### ", point)[0] for point in points]
    if not found or not points:
        raise ReleaseError(
            f"CHANGELOG.md has nothing under Unreleased, and {FRAGMENTS} no fragment: there is nothing to release."
        )
    return points


def gather(tree: Path, version: str, day: datetime.date) -> list[str]:
    """Put what is unreleased, fragments first, under *version*; return its points. Raises ReleaseError."""
    changelog = tree / "CHANGELOG.md"
    if changelog.read_text(encoding="utf-8").count(_UNRELEASED) != 1:
        raise ReleaseError("CHANGELOG.md has no place for what comes next, or two: “## [Unreleased]”.")
    if [path for path in (tree / FRAGMENTS).glob("*") if path.name != "README.md"]:
        # It puts heading and fragments right below "Unreleased", whose own text so becomes that of the version.
        date = ("--date", str(day))
        run(sys.executable, "-m", "towncrier", "build", "--yes", "--version", version, *date, cwd=tree)
        sources.rewrite(changelog, lambda text: re.sub(r"\n{3,}", "\n\n", text))
    else:
        sources.rewrite(changelog, lambda text: dated(text, version, day))
    return notes(changelog.read_text(encoding="utf-8"), f"## [{version}] - {day}\n")


def dated(changelog: str, version: str, day: datetime.date) -> str:
    """Return the changelog with what was unreleased under *version*, and room for what comes next."""
    return changelog.replace(_UNRELEASED, f"{_UNRELEASED}\n## [{version}] - {day}\n", 1)


def debian_entry(version: str, points: list[str], when: datetime.datetime, maintainer: str) -> str:
    """Return the stanza of debian/changelog (deb-changelog(5))."""
    words = "\n".join(fill(p, 76, initial_indent="  * ", subsequent_indent="    ") for p in points)
    return (
        f"disktune ({version}) unstable; urgency=medium\n\n{words}\n\n -- {maintainer}  {format_datetime(when)}\n"
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
    points = gather(tree, version, when.date())
    number = tree / "helper/disktune_contract/version.py"
    sources.rewrite(number, lambda text: re.sub(r'VERSION = ".*"', f'VERSION = "{version}"', text))
    stanza = debian_entry(version, points, when, addresses.maintainer(tree))
    sources.rewrite(tree / "debian/changelog", lambda text: _with_entry(text, stanza))
    entry = metainfo_entry(version, points, when.date())
    # The first release of all stands there already, as one in development.
    without = re.compile(r'    <release version="[^"]*" type="development".*?</release>\n', re.DOTALL)
    releases = "  <releases>\n"
    sources.rewrite(
        tree / addresses.METAINFO, lambda text: without.sub("", text).replace(releases, releases + entry, 1)
    )


def _with_entry(text: str, entry: str) -> str:
    """Put *entry* first; one of the same version, written ahead of its release, gives way."""
    first, _, rest = text.partition("\n -- ")
    version = entry.partition(")")[0]
    same = first.startswith(version)
    return entry + "\n" + (rest.partition("\n")[2].lstrip() if same else text) if text else entry


def run(*command: str, cwd: Path, **variables: str) -> str:
    """Run a program to its end and return what it printed; raises ReleaseError."""
    environment = {name: value for name, value in os.environ.items() if name not in _OF_MAKE} | variables
    try:
        done = subprocess.run(
            command,
            cwd=cwd,
            env=environment,
            umask=0o022,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            text=True,
            check=False,
        )
    except OSError as error:
        raise ReleaseError(f"`{command[0]}` could not be started: {error.strerror}.") from None
    if done.returncode:
        print("\n".join(done.stdout.splitlines()[-LAST_LINES:]), file=sys.stderr)
        log = ROOT / "build/release/log"
        log.parent.mkdir(parents=True, exist_ok=True)
        log.write_text(done.stdout, encoding="utf-8")
        raise ReleaseError(
            f"`{' '.join(command)}` failed; its last lines are above, all are in build/release/log."
        )
    return done.stdout


def prepare(version: str, place: Path) -> Path:
    """Clone the checkout into *place*, stamp the clone, commit and tag; return it. Raises ReleaseError."""
    if run(*_GIT, "status", "--porcelain", cwd=ROOT).strip():
        raise ReleaseError("The checkout has changes that are not committed.")
    tags = run(*_GIT, "tag", "--list", cwd=ROOT).split()
    released = [tuple(map(int, tag[1:].split("."))) for tag in tags if _VERSION.fullmatch(tag[1:])]
    if released and tuple(map(int, version.split("."))) <= max(released):
        raise ReleaseError(f"{version} is not newer than what was released.")
    # Whoever may commit here may do so there; a clone has no settings of its own.
    who = {name: _git_says(name) for name in ("user.name", "user.email")}
    shutil.rmtree(place, ignore_errors=True)
    place.parent.mkdir(parents=True, exist_ok=True)
    # Not straight from the checkout: git asks no command line whether somebody else's may be cloned.
    bundle = place.parent / f".{version}.bundle"
    try:
        run(*_GIT, "bundle", "create", "--quiet", str(bundle), "HEAD", "--branches", "--tags", cwd=ROOT)
        run("git", "clone", "--quiet", str(bundle), str(place), cwd=ROOT)
    finally:
        bundle.unlink(missing_ok=True)
    day = when()
    stamp(place, version, day)
    identity = [word for name, value in who.items() for word in ("-c", f"{name}={value}")]
    dates = {"GIT_AUTHOR_DATE": day.isoformat(), "GIT_COMMITTER_DATE": day.isoformat()}
    run("git", *identity, "commit", "--quiet", "--all", "--message", f"Release {version}", cwd=place, **dates)
    run("git", *identity, "tag", "--no-sign", f"v{version}", cwd=place)
    return place


def when() -> datetime.datetime:
    """Return the date of the release; raises ReleaseError if SOURCE_DATE_EPOCH is no number."""
    told = os.environ.get("SOURCE_DATE_EPOCH")
    if told is None:
        return datetime.datetime.now().astimezone().replace(microsecond=0)
    try:
        return datetime.datetime.fromtimestamp(int(told), datetime.UTC)
    except (ValueError, OverflowError, OSError):
        raise ReleaseError(f"SOURCE_DATE_EPOCH is {told!r}, which is no time in seconds.") from None


def _git_says(name: str) -> str:
    """Return a setting of git; raises ReleaseError where there is none."""
    done = subprocess.run([*_GIT, "config", name], cwd=ROOT, capture_output=True, text=True, check=False)
    if done.returncode:
        raise ReleaseError(f'git does not know who you are. Tell it: git config {name} "…"')
    return done.stdout.strip()


def build(tree: Path, version: str, result: Path) -> list[str]:
    """Check *tree*, build everything from it, and leave it in *result*.

    Return a sentence for each thing that could not be made here. Raises ReleaseError.
    """
    if os.geteuid():
        raise ReleaseError("Only root can unpack fresh systems to build on: sudo make release VERSION=…")
    _judge(step("make", "test", cwd=tree), TESTS_TWICE)
    _judge(step("make", "lab", cwd=tree), SECOND_TRY)
    build_python(tree, result, commit_time(tree))
    _try_wheel(result / f"disktune-{version}-py3-none-any.whl", tree)
    list_components(tree, result / f"disktune-{version}.cdx.json")
    step("tools/fresh-packages", cwd=tree, PATH=system.PATH)
    said = step("make", "flatpak", cwd=tree)
    for release in (tree / "build/packages").iterdir():
        shutil.copytree(release, result / release.name, ignore=shutil.ignore_patterns("before", "*.png"))
    bundle = tree / "build/flatpak/disktune.flatpak"
    if bundle.exists():
        shutil.copy(bundle, result / f"disktune-{version}-{os.uname().machine}.flatpak")
        return []
    missing = [line.removeprefix(NOT_MADE) for line in said.splitlines() if line.startswith(NOT_MADE)]
    if not missing:
        raise ReleaseError("`make flatpak` left no bundle and did not say why.")
    return missing


def _judge(said: str, begins: str) -> None:
    """Refuse a release if too much failed before it passed, by the line that *begins* so in what was printed."""
    counts = [line.removeprefix(begins) for line in said.splitlines() if line.startswith(begins)]
    if len(counts) != 1:
        raise ReleaseError(f"No line begins with “{begins}”.")
    if (count := int(counts[0])) > SECOND_TRIES:
        raise ReleaseError(f"{begins} {count}; a release takes {SECOND_TRIES} at most.")


def step(*command: str, cwd: Path, **variables: str) -> str:
    """Run one of those that take minutes, saying which one and, afterwards, how long; as `run` otherwise."""
    print(f"release: {' '.join(command)} …", flush=True)
    began = time.monotonic()
    said = run(*command, cwd=cwd, **variables)
    print(f"release: {' '.join(command)}: {time.monotonic() - began:.0f} s", flush=True)
    return said


def commit_time(tree: Path) -> int:
    """Return when what is checked out was committed, in seconds since 1970; raises ReleaseError."""
    return int(run("git", "log", "-1", "--format=%ct", cwd=tree))


def build_python(tree: Path, result: Path, epoch: int) -> tuple[Path, Path]:
    """Build the source archive, and the wheel from it, in *result* with Debian's setuptools; return both.

    They depend on the files in *tree* and the time *epoch* alone: not on the place, the time zone, the language or
    the umask. Raises ReleaseError.
    """
    archive = _build("sdist", tree, result, epoch)
    settle(archive, epoch)
    with tempfile.TemporaryDirectory() as place:
        run("tar", "--extract", "--file", str(archive), "--directory", place, cwd=tree)
        return archive, _build("wheel", Path(place) / archive.name.removesuffix(".tar.gz"), result, epoch)


def _build(kind: str, tree: Path, result: Path, epoch: int) -> Path:
    """Build a ``wheel`` or an ``sdist`` of *tree* as pip would, but with what is installed (PEP 517)."""
    code = "import sys; from setuptools import build_meta; print(getattr(build_meta, sys.argv[1])(sys.argv[2]))"
    command = [_SYSTEM_PYTHON, "-c", code, f"build_{kind}", str(result)]
    return result / run(*command, cwd=tree, SOURCE_DATE_EPOCH=str(epoch)).splitlines()[-1]


def settle(archive: Path, epoch: int) -> None:
    """Give a .tar.gz times, owners and an order that do not depend on when, where and by whom it was made."""
    with tarfile.open(archive) as old:
        members = [(member, old.extractfile(member)) for member in sorted(old, key=lambda member: member.name)]
        content = io.BytesIO()
        with tarfile.open(fileobj=content, mode="w", format=tarfile.PAX_FORMAT) as new:
            for member, data in members:
                member.mtime, member.pax_headers = epoch, {}
                member.uid = member.gid = 0
                member.uname = member.gname = "root"
                member.mode = 0o755 if member.isdir() or member.mode & 0o100 else 0o644
                new.addfile(member, data)
    archive.write_bytes(gzip.compress(content.getvalue(), mtime=epoch))


def _try_wheel(wheel: Path, tree: Path) -> None:
    """Install the wheel, with what it needs, where nothing else is, and ask it for its version."""
    place = tree / "build/wheel"
    venv.create(place, clear=True, with_pip=True)
    locked = ["--require-hashes", "--requirement", str(tree / "requirements/run.txt")]
    run(str(place / "bin/pip"), "install", "--quiet", *locked, cwd=tree)
    run(str(place / "bin/pip"), "install", "--quiet", "--no-index", "--no-deps", str(wheel), cwd=tree)
    said = run(str(place / "bin/disktune"), "--version", cwd=place)
    if wheel.name.split("-")[1] not in said:
        raise ReleaseError(f"The installed wheel says of itself: {said.strip()}")


def list_components(tree: Path, file: Path) -> None:
    """Write what the release consists of, by what `make test` has installed there; raises ReleaseError."""
    run(str(tree / ".venv/bin/python"), "-m", "tools.components", str(file), cwd=tree)


def sums(result: Path) -> None:
    """Write SHA256SUMS for all files below *result*, and let sha256sum(1) check it. Raises ReleaseError."""
    files = sorted(path for path in result.rglob("*") if path.is_file() and path.name != "SHA256SUMS")
    lines = [f"{hashlib.sha256(path.read_bytes()).hexdigest()}  {path.relative_to(result)}\n" for path in files]
    (result / "SHA256SUMS").write_text("".join(lines), encoding="ascii")
    run("/usr/bin/sha256sum", "--check", "--strict", "--quiet", "SHA256SUMS", cwd=result)


def hand_over() -> None:
    """Give what root made in somebody's checkout to whoever owns that; raises ReleaseError."""
    owner = ROOT.stat()
    if os.geteuid() or not owner.st_uid:
        return
    whose = f"{owner.st_uid}:{owner.st_gid}"
    run("chown", whose, "build", cwd=ROOT)
    made = [name for name in ("build/release", "dist") if (ROOT / name).exists()]
    run("chown", "--recursive", whose, *made, cwd=ROOT)


def make(version: str) -> tuple[Path, list[str]]:
    """Make the release, or leave nothing. Raises ReleaseError.

    Return the clone that has its commit and tag, and a sentence for each thing that could not be made here.
    """
    if not _VERSION.fullmatch(version):
        raise ReleaseError(f"{version!r} is not a version such as 1.2.3.")
    result = ROOT / "dist" / version
    if result.exists():
        raise ReleaseError(f"dist/{version} exists already. Remove it first to build it again.")
    place = ROOT / "build/release" / version
    half = result.with_name(f".{version}.half")
    shutil.rmtree(half, ignore_errors=True)
    try:
        tree = prepare(version, place)
        half.mkdir(parents=True)
        missing = build(tree, version, half)
        sums(half)
        half.rename(result)
    except BaseException:
        shutil.rmtree(half, ignore_errors=True)
        shutil.rmtree(place, ignore_errors=True)
        raise
    finally:
        if place.parent.exists():
            hand_over()
    return tree, missing


def main(arguments: list[str]) -> int:
    """Make the release; return the exit status: 0, or 2 with a sentence."""
    if len(arguments) != 1 or not arguments[0]:
        print("usage: make release VERSION=1.2.3", file=sys.stderr)
        return 2
    version = arguments[0]
    try:
        tree, missing = make(version)
        given = addresses.addresses(tree)
    except (ReleaseError, ValueError) as error:
        print(f"release: {error}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        print("release: stopped; nothing is left of it.", file=sys.stderr)
        return 130
    for sentence in missing:
        print(f"{NOT_MADE}{sentence}")
    if unnamed := [name for name in ("Homepage", "Pictures", "Mail") if name not in given]:
        print(f"It names no {', '.join(unnamed)}: setup.cfg has none (tools/addresses.py says more).")
    print(f"dist/{version} is ready. To take over its commit and tag:")
    print(f"  git pull --ff-only --tags {os.path.relpath(tree)} HEAD")
    return 0


if __name__ == "__main__":
    # To be ended is to be interrupted: what is half made goes away.
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    sys.exit(main(sys.argv[1:]))
