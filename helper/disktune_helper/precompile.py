"""Write the file of `disktune_helper.bytecode`, where the helper is installed: ``precompile.py PLACE``.

PLACE contains the two packages and the launcher. Exits with 1 and a sentence where the file cannot be made: the
helper starts without it, more slowly. Root carries out no bytecode here that a user could have made: folders that
others can change are removed, and while the file is made none is read at all (-X pycache_prefix).
"""

from __future__ import annotations

import json
import marshal
import os
import runpy
import shutil
import subprocess  # noqa: TID251  # it is no part of the helper that runs
import sys
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from types import CodeType

    from disktune_helper import bytecode

NOWHERE = "/dev/null"
"""As in the launcher: no bytecode is found below it."""
ENVIRONMENT = {"PATH": "/usr/sbin:/usr/bin:/sbin:/bin", "LC_ALL": "C.UTF-8"}

ORDER = """
import json, sys
place, face = sys.argv[1:]
sys.path.append(place)
from importlib.machinery import SourceFileLoader
order = []
carry_out = SourceFileLoader.exec_module
def noted(self, module):
    carry_out(self, module)
    if module.__name__.startswith("disktune_"):
        order.append(module.__name__)
SourceFileLoader.exec_module = noted
from disktune_helper import faces, main
order.clear()
faces.load(face)
from disktune_contract import catalog
print(json.dumps([order, catalog.DIGEST]))
"""
"""Prints in which order Python executes the modules of an entry point, and the digest of the catalogue."""
TRIAL = """
import sys
place, face = sys.argv[1:]
sys.path.append(place)
from disktune_helper import bytecode, faces, main
bytecode.use(place)
bytecode.load(face)
there = set(sys.modules)
faces.load(face)
missed = sorted(name for name in set(sys.modules) - there if name.startswith("disktune"))
sys.exit(f"{face} lacks {missed}" if missed else 0)
"""
"""Fails if the file does not bring all of an entry point."""


def main(arguments: list[str]) -> int:
    """Write the file; return the exit status."""
    os.umask(0o022)
    place = os.path.realpath(arguments[0] if arguments else os.path.dirname(os.path.dirname(__file__)))
    sys.pycache_prefix = NOWHERE
    sys.path.append(place)
    from disktune_helper import bytecode  # noqa: PLC0415  # only now is its place known

    path = bytecode.path_in(place)
    try:
        _clean(place, os.path.dirname(path))
        _make(place, path)
    except (OSError, subprocess.CalledProcessError, ValueError) as error:
        print(f"disktune-helper: {path} cannot be made, so each start takes longer: {error}", file=sys.stderr)
        return 1
    return 0


def _make(place: str, path: str) -> None:
    """Write the file and try it; leave none that does not bring all of an entry point."""
    orders, catalogue = _orders(place)
    _write(path, _contents(place, orders, catalogue))
    try:
        for face in orders:
            _ask(TRIAL, place, face)
    except BaseException:
        os.unlink(path)
        raise


def _clean(place: str, folder: str) -> None:
    """Remove the folder of the file, and as root every folder of bytecode that others can change.

    Raises OSError where root must not carry out what is in *place*, or would not use bytecode at all.
    """
    if os.geteuid() == 0:
        launcher = runpy.run_path(f"{place}/disktune-helper.py")
        try:
            loaded, planted = launcher["suspects_below"](place)
            above = launcher["parents"](place) if place == launcher["PACKAGES"] else []
            launcher["check_sources"]([*above, place, *loaded])
        except launcher["Refused"] as error:
            raise OSError(str(error)) from error
        for path in planted:
            _remove(path[: path.index(f"/{launcher['BYTECODE']}") + len(launcher["BYTECODE"]) + 1])
        if pythons := launcher["pythons_bytecode"]():
            raise OSError(f"{pythons[0]} can be changed by users other than root")
    _remove(folder)


def _remove(folder: str) -> None:
    """Remove a folder with all that is in it; of a link the link alone."""
    if os.path.islink(folder):
        os.unlink(folder)
    elif os.path.lexists(folder):
        shutil.rmtree(folder)


def _ask(program: str, *arguments: str) -> str:
    # What is tried is the file: for it bytecode counts, and by then there is none that anyone but root has made.
    read = [] if program is TRIAL else ["-X", f"pycache_prefix={NOWHERE}"]
    command = [sys.executable, "-ISB", *read, "-c", program, *arguments]
    done = subprocess.run(
        command, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, env=ENVIRONMENT, text=True, check=True
    )
    return done.stdout


def _orders(place: str) -> tuple[dict[str, list[str]], str]:
    """Return the modules of each entry point as they are executed in turn, and the digest of the catalogue."""
    from disktune_helper import faces  # noqa: PLC0415  # as above

    orders, catalogue = {}, ""
    for face in faces.AT_ONCE:
        orders[face], catalogue = json.loads(_ask(ORDER, place, face))
    return orders, catalogue


def _contents(place: str, orders: dict[str, list[str]], catalogue: str) -> bytes:
    """Return the contents of the file: modules that the same entry points need are one segment."""
    from disktune_helper import bytecode  # noqa: PLC0415  # as above

    together: dict[tuple[str, ...], list[str]] = {}
    for name in dict.fromkeys(name for order in orders.values() for name in order):
        together.setdefault(tuple(face for face in orders if name in orders[face]), []).append(name)
    segments: list[bytecode.Segment] = []
    parts: list[bytes] = []
    for names in together.values():
        sources, codes = zip(*(_compiled(place, name) for name in names), strict=True)
        # As one: a name that many modules have is there once.
        parts.append(marshal.dumps(codes))
        segments.append((sum(map(len, parts[:-1])), len(parts[-1]), list(sources)))
    faces = {
        face: ([number for number, kinds in enumerate(together) if face in kinds], order)
        for face, order in orders.items()
    }
    index = marshal.dumps((place, catalogue, faces, segments))
    whole = bytecode.HEAD_BYTES + len(index) + sum(map(len, parts))
    numbers = (number.to_bytes(bytecode.LENGTH_BYTES, "little") for number in (len(index), whole))
    return b"".join((bytecode.PREFIX, *numbers, index, *parts))


def _compiled(place: str, name: str) -> tuple[bytecode.Source, CodeType]:
    base = name.replace(".", "/")
    source = f"{base}.py" if os.path.exists(f"{place}/{base}.py") else f"{base}/__init__.py"
    with open(f"{place}/{source}", "rb") as file:
        status = os.fstat(file.fileno())
        code = compile(file.read(), f"{place}/{source}", "exec", dont_inherit=True)
    return (name, source, int(status.st_mtime), status.st_size), code


def _write(path: str, contents: bytes) -> None:
    """Put a file into a new folder at once, readable for all and writable only for its owner."""
    folder, name = os.path.split(path)
    os.mkdir(folder, 0o755)
    new = f"{name}.new"
    there = os.open(folder, os.O_RDONLY | os.O_DIRECTORY | os.O_NOFOLLOW | os.O_CLOEXEC)  # noqa: TID251
    try:
        flags = os.O_WRONLY | os.O_CREAT | os.O_EXCL | os.O_NOFOLLOW | os.O_CLOEXEC
        with open(os.open(new, flags, 0o644, dir_fd=there), "wb") as file:  # noqa: TID251
            file.write(contents)
            file.flush()
            os.fsync(file.fileno())
        os.replace(new, name, src_dir_fd=there, dst_dir_fd=there)
    finally:
        os.close(there)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
