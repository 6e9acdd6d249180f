"""How the helper's own modules are found: in one place, and without a search anywhere else.

Python's finder checks a module's directory, its source and its bytecode several times, in code that serves
every kind of path: for some three hundred modules that was two thirds of all system calls of a start. Here a
module costs one check of its source and one of its bytecode. What is unusual about either is left to Python's own
loader: no bytecode, bytecode of another Python or of another source, or an order to load none.
"""

from __future__ import annotations

import marshal
import os
import sys
from importlib._bootstrap_external import MAGIC_NUMBER
from importlib.machinery import ModuleSpec, SourceFileLoader

TYPE_CHECKING = False
"""As in `typing`, which is not loaded for the sake of a name."""
if TYPE_CHECKING:
    from collections.abc import Sequence
    from types import CodeType, ModuleType
    from typing import Any

_PACKAGES = ("disktune_contract", "disktune_helper")
_HEADER_BYTES = 16
"""Magic number, flags, and time and size of the source: Python's own format, PEP 552."""
_AT_ONCE = 1 << 16
BYTECODE = "__pycache__"


def use(place: str) -> None:
    """Find the packages in *place*, a directory, this way from now on."""
    sys.meta_path.insert(0, _Finder(place))


class _Finder:
    """Knows the two packages, and leaves all others to the next finder."""

    def __init__(self, place: str) -> None:
        self._place = place

    def find_spec(
        self, name: str, _path: Sequence[str] | None = None, _target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """Return where a module is; None if it is none of ours."""
        if name.partition(".")[0] not in _PACKAGES:
            return None
        base = f"{self._place}/{name.replace('.', '/')}"
        directory, _, last = base.rpartition("/")
        try:
            source, status = f"{base}.py", os.stat(f"{base}.py")
        except FileNotFoundError:
            directory, last = base, "__init__"
            try:
                source, status = f"{base}/__init__.py", os.stat(f"{base}/__init__.py")
            except FileNotFoundError:
                return None
        bytecode = f"{directory}/{BYTECODE}/{last}.{sys.implementation.cache_tag}.pyc"
        spec = ModuleSpec(name, _Loader(name, source, bytecode, status), origin=source)
        spec.has_location, spec.cached = True, bytecode
        if directory is base:
            spec.submodule_search_locations = [base]
        return spec


class _Loader(SourceFileLoader):
    """Reads bytecode that is as it should be."""

    def __init__(self, name: str, source: str, bytecode: str, status: os.stat_result) -> None:
        super().__init__(name, source)
        self._bytecode = bytecode
        of_source = b"".join(
            (number & 0xFFFFFFFF).to_bytes(4, "little") for number in (0, int(status.st_mtime), status.st_size)
        )
        self._header = MAGIC_NUMBER + of_source

    def get_code(self, fullname: str) -> CodeType | None:
        """Return what the module does."""
        if sys.pycache_prefix is None:
            data = _read(self._bytecode)
            if data[:_HEADER_BYTES] == self._header:
                code: Any = marshal.loads(memoryview(data)[_HEADER_BYTES:])  # noqa: S302  # as Python itself does
                # What was compiled elsewhere would name files that are not there.
                if code.co_filename == self.path:
                    return code  # type: ignore[no-any-return]
        return super().get_code(fullname)


def _read(path: str) -> bytes:
    """Return a file's contents; nothing if it cannot be read."""
    try:
        number = os.open(path, os.O_RDONLY | os.O_CLOEXEC)  # noqa: TID251  # before anything there is loaded
    except OSError:
        return b""
    try:
        parts = [os.read(number, _AT_ONCE)]
        while len(parts[-1]) == _AT_ONCE:
            parts.append(os.read(number, _AT_ONCE))
    except OSError:
        return b""
    finally:
        os.close(number)
    return b"".join(parts)
