"""Check that only root can change the helper's files, where root runs them, and start the helper.

The launcher, /usr/libexec/disktune/disktune-helper, starts this file. The packages are next to it: in
/usr/lib/disktune, or in a checkout. pkexec starts the installed helper or none: a checkout belongs to the user who
cloned it, and the password was asked for in the name of the installed file. Only sys and os are loaded here.
"""

import os
import sys

LAUNCHER = "/usr/libexec/disktune/disktune-helper"
PACKAGES = "/usr/lib/disktune"
BYTECODE = "__pycache__"
NOWHERE = "/dev/null"
"""Python searches for bytecode below this directory in its stead: it finds none, and reads the sources."""
EX_USAGE = 64  # sysexits.h; never 126 or 127, which are pkexec's own


class Refused(Exception):
    """Root may not run what is here; the message gives the reason and the remedy."""


def parents(path: str) -> list[str]:
    """Return the directories above an absolute path, the root directory first."""
    steps = path.split("/")[1:-1]
    return ["/", *("/" + "/".join(steps[: depth + 1]) for depth in range(len(steps)))]


def changed_by_others(status: os.stat_result) -> bool:
    """Return whether anyone but root can change what has this status; true of every symbolic link (mode 0777)."""
    return status.st_uid != 0 or bool(status.st_mode & 0o022)


def check_sources(files: list[str]) -> None:
    """Raise `Refused` if anyone but root can change one of these files or directories."""
    for path in files:
        if changed_by_others(os.lstat(path)):
            mend = f"rm {path}" if os.path.islink(path) else f"chown root:root {path}; chmod go-w {path}"
            raise Refused(
                f"{path} can be changed by users other than root. "
                f'As root run "{mend}", then reinstall disktune-helper'
            )


def suspects_below(place: str) -> tuple[list[str], list[str]]:
    """Return what is below a directory and anyone but root can change: what is loaded, and bytecode of that."""
    loaded: list[str] = []
    bytecode: list[str] = []
    places = [(place, loaded)]
    while places:
        directory, kind = places.pop()
        with os.scandir(directory) as found:
            for entry in found:
                suspects = bytecode if entry.name == BYTECODE else kind
                if changed_by_others(entry.stat(follow_symlinks=False)):
                    suspects.append(entry.path)
                if entry.is_dir(follow_symlinks=False):
                    places.append((entry.path, suspects))
    return loaded, bytecode


def pythons_bytecode() -> list[str]:
    """Return the directories of bytecode of Python's library that anyone but root can change, down to packages."""
    library = os.path.dirname(os.__file__)
    with os.scandir(library) as found:
        packages = [entry.path for entry in found if entry.is_dir()]
    suspects = []
    for path in (f"{place}/{BYTECODE}" for place in (library, *packages)):
        try:
            status = os.lstat(path)
        except FileNotFoundError:
            continue
        if changed_by_others(status):
            suspects.append(path)
    return suspects


def distrust(bytecode: list[str]) -> None:
    """Load no bytecode at all where anyone but root can change this; the sources do the same, more slowly."""
    for path in bytecode[:1]:
        directory = path[: path.index(f"/{BYTECODE}") + len(BYTECODE) + 1]
        sys.pycache_prefix = NOWHERE
        print(
            f"disktune-helper: {directory} can be changed by users other than root and is not used. "
            f'As root run "rm -r {directory}"',
            file=sys.stderr,
        )


def check(place: str) -> None:
    """Raise `Refused` or OSError if root must not run what is in `place`."""
    if place != PACKAGES:
        if "PKEXEC_UID" in os.environ:
            raise Refused(f"only {LAUNCHER} may be started this way, not {place}")
        # Root in a checkout has decided to trust it.
        return
    loaded, bytecode = suspects_below(PACKAGES)
    check_sources([*parents(LAUNCHER), *parents(PACKAGES), PACKAGES, LAUNCHER, *loaded])
    distrust(bytecode + pythons_bytecode())


def fill_standard_files() -> None:
    """Open what the caller has closed of standard input, output and error: a drive must not become one of them."""
    for number in range(3):
        try:
            os.fstat(number)
        except OSError:
            os.open(os.devnull, os.O_RDWR)  # noqa: TID251 (nothing of ours is loaded)
    sys.stdin = sys.stdin or open(0, encoding="utf-8", closefd=False)  # noqa: SIM115
    sys.stderr = sys.stderr or open(2, "w", encoding="utf-8", closefd=False)  # noqa: SIM115


def main() -> int:
    """Return the helper's exit status; 64 where root must not start it."""
    fill_standard_files()
    place = os.path.dirname(os.path.realpath(__file__))
    try:
        if os.geteuid() == 0:
            check(place)
    except (Refused, OSError) as error:
        print(f"disktune-helper: {error}", file=sys.stderr)
        return EX_USAGE
    # Last, so that nothing there can replace a module of the standard library.
    sys.path.append(place)
    from disktune_helper import bytecode, faces  # noqa: PLC0415 (only now is its place known and trusted)

    bytecode.use(place)
    from disktune_helper.main import main as run  # noqa: PLC0415

    if os.geteuid() == 0:
        faces.begin(sys.argv[1:])
    return run(sys.argv)


if __name__ == "__main__":
    raise SystemExit(main())
