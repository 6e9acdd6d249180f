"""All bytecode that a start needs, in one file: read at once, and executed without a search for any module.

Python searches for each of three hundred modules, reads a file for it, and reads there again the names that all of
them share. `disktune_helper.precompile` writes them as one where the helper is installed, in the order in which
Python executes them. It is used if Python would use the bytecode of every single module in it: made by this
Python, in this place, of sources of this size and time. Otherwise modules come one by one, as in a checkout.
"""

from __future__ import annotations

import marshal
import os
import sys
from importlib._bootstrap_external import MAGIC_NUMBER

TYPE_CHECKING = False
"""As in `typing`, which is not loaded for the sake of a name."""
if TYPE_CHECKING:
    from types import CodeType
    from typing import TypeAlias

    Source: TypeAlias = tuple[str, str, int, int]
    """Name of a module, path of its source below the place, and the source's time in seconds and size in bytes."""
    Segment: TypeAlias = tuple[int, int, list[Source]]
    """Where in the file the code of these modules is, and how long; from the end of the index."""
    Faces: TypeAlias = dict[str, tuple[list[int], list[str]]]
    """The segments of each entry point, by number, and its modules in the order in which they are executed."""
    Index: TypeAlias = tuple[str, str, Faces, list[Segment]]
    """The place, and the digest of the catalogue, come first."""

BYTECODE = "__pycache__"
PREFIX = b"DiskTune bytecode 1\n" + MAGIC_NUMBER
LENGTH_BYTES = 8
LENGTH_AT = len(PREFIX)
"""Bytes of the index that follows."""
WHOLE_AT = LENGTH_AT + LENGTH_BYTES
"""Bytes of the whole file."""
HEAD_BYTES = WHOLE_AT + LENGTH_BYTES
PACKAGE = "/__init__.py"

Module = type(sys)
CATALOGUE = "disktune_contract.catalog"


def path_in(place: str) -> str:
    """Return where the file of the helper in *place* is: where there is bytecode alone, and distrusted like it."""
    return f"{place}/{BYTECODE}/faces.{sys.implementation.cache_tag}.bin"


def use(place: str) -> None:
    """Take what `load` loads from the file in *place* from now on."""
    global _faces  # noqa: PLW0603  # one process, one place
    _faces = _Faces(place)


def load(face: str) -> None:
    """Execute all modules of the entry point *face* that were not; none where the file does not fit."""
    if _faces is not None and sys.pycache_prefix is None:
        _faces.load(face)


class _Faces:
    """The file, read when the first entry point is asked for."""

    def __init__(self, place: str) -> None:
        self._place = place
        self._file = (0, 0)
        """Device and inode: an upgrade puts another file in its place."""
        self._begin = 0
        self._faces: Faces | None = None
        self._segments: list[Segment] = []
        self._catalogue = ""

    def load(self, face: str) -> None:
        """Execute what is missing of the entry point *face*."""
        if self._faces is None:
            self._faces = self._read_index()
        numbers, order = self._faces.get(face, ((), ()))
        # An entry point with more in it was loaded before.
        missing = [name for name in order if name not in sys.modules]
        if not missing:
            return
        wanted = [self._segments[number] for number in numbers]
        if not all(self._fits(segment) for segment in wanted):
            self._faces = {}
            return
        parts = self._read_parts(wanted)
        if not parts:
            self._faces = {}
            return
        code: dict[str, tuple[str, CodeType]] = {}
        for data, (_, _, sources) in zip(parts, wanted, strict=True):
            loaded: list[CodeType] = marshal.loads(data)  # noqa: S302  # as Python itself does
            code.update((name, (source, one)) for (name, source, _, _), one in zip(sources, loaded, strict=True))
        self._carry_out([(name, *code[name]) for name in missing])

    def _read_index(self) -> Faces:
        """Return what is in the file; nothing if it cannot be read, or was made elsewhere or by another Python."""
        try:
            with open(path_in(self._place), "rb", buffering=0) as file:
                status = os.fstat(file.fileno())
                self._file = status.st_dev, status.st_ino
                head = file.read(HEAD_BYTES)
                length, whole = (
                    int.from_bytes(head[at : at + LENGTH_BYTES], "little") for at in (LENGTH_AT, WHOLE_AT)
                )
                if not head.startswith(PREFIX) or status.st_size != whole:
                    return {}
                index: Index = marshal.loads(file.read(length))  # noqa: S302
        except OSError:
            return {}
        place, self._catalogue, faces, self._segments = index
        self._begin = HEAD_BYTES + length
        return faces if place == self._place else {}

    def _read_parts(self, segments: list[Segment]) -> list[bytes]:
        """Return the code of each segment; nothing if the file is not there any more, or is another one."""
        try:
            with open(path_in(self._place), "rb", buffering=0) as file:
                number = file.fileno()
                status = os.fstat(number)
                if self._file != (status.st_dev, status.st_ino):
                    return []
                return [os.pread(number, length, self._begin + begin) for begin, length, _ in segments]
        except OSError:
            return []

    def _fits(self, segment: Segment) -> bool:
        """Return whether all sources are those that the code was made of, by Python's own criteria."""
        place, look = self._place, os.stat
        try:
            for _, source, time_s, size in segment[2]:
                status = look(f"{place}/{source}")
                if status.st_size != size or int(status.st_mtime) != time_s:
                    return False
        except OSError:
            return False
        return True

    def _carry_out(self, modules: list[tuple[str, str, CodeType]]) -> None:
        known, place = sys.modules, self._place
        made = []
        for name, source, code in modules:
            module = Module(name)
            file = f"{place}/{source}"
            module.__file__ = file
            if source.endswith(PACKAGE):
                module.__package__, module.__path__ = name, [file[: -len(PACKAGE)]]
                # It is there while what it needs of its own is carried out.
                known[name] = module
            else:
                module.__package__ = name.rpartition(".")[0]
            made.append((module, code))
        for module, code in made:
            name = module.__name__
            known[name] = module
            exec(code, module.__dict__)  # noqa: S102  # what an import statement does
            above, _, last = name.rpartition(".")
            if above:
                setattr(known[above], last, module)
            if name == CATALOGUE:
                module.__dict__["DIGEST"] = self._catalogue


_faces: _Faces | None = None
