"""Records to JSON and back, strictly.

Reading refuses whatever is not exactly the declared shape: unknown key, missing key, duplicate key, wrong type
(``true`` is not a number), a number that is not finite, too long, too deep. Neither side trusts the other's text,
so both use the same reader.
"""

from __future__ import annotations

import json
import re
import types
from collections.abc import Callable
from enum import Enum
from functools import cache
from typing import Any, TypeVar, Union, get_args, get_origin, get_type_hints

from disktune_contract.patterns import pattern_of
from disktune_contract.record import contents, fields, is_kind

T = TypeVar("T")

MAX_LINE = 65536
"""Bytes a request may have (security-requirements.md R5)."""

MAX_REPLY = 4 << 20
"""Bytes an answer may have: some hundred drives, or a whole benchmark."""

MAX_DEPTH = 16
"""Nesting of arrays and objects; the deepest message has eight."""

MAX_INT_BITS = 128
"""Bits of a whole number; the widest counters are NVMe's, of 16 bytes."""

LARGEST = 1e24
"""Fractions are times, rates and shares: of more, and of products of more, a reader could make infinity."""

_AS_THEY_ARE: frozenset[type] = frozenset({str, int, float, bool, type(None)})


class WireError(ValueError):
    """The text is not a message of this protocol; the sentence states where and why."""


def dump(message: object) -> str:
    """Return *message*, a record or a dict with some in it, as a line of JSON without a newline.

    A byte of a path that is no UTF-8 reaches Python as a lone surrogate; it is shown as U+FFFD.
    """
    line = json.dumps(plain(message), ensure_ascii=False, separators=(",", ":"), allow_nan=False)
    return line if line.isascii() else _SURROGATE.sub("\ufffd", line)


def plain(value: object) -> object:
    """Return *value* with records as dicts in declaration order, tuples as lists, enums as their values."""
    kind: Any = type(value)
    # Nine of ten values are as they are, and most of a big answer is made here: nothing is called for them.
    return value if kind in _AS_THEY_ARE else _maker(kind)(value)


@cache
def _maker(kind: Any) -> Callable[[Any], object]:
    """Return what makes values of *kind* plain."""
    if is_kind(kind):
        return lambda value: {
            name: item if type(item) in _AS_THEY_ARE else plain(item) for name, item in contents(value).items()
        }
    if issubclass(kind, dict):
        return lambda value: {key: plain(item) for key, item in value.items()}
    if issubclass(kind, Enum):
        return lambda value: value.value
    if issubclass(kind, tuple | list):
        return lambda value: [item if type(item) in _AS_THEY_ARE else plain(item) for item in value]
    return lambda value: value


def parse(line: str | bytes, limit: int) -> dict[str, Any]:
    """Return the JSON object in *line*.

    Raises `WireError` if it is longer than *limit* bytes, not UTF-8, not one JSON object, nested too deep, has a
    key twice, or a number that JSON or Python does not have.
    """
    try:
        raw = line.encode() if isinstance(line, str) else line
        if len(raw) > limit:
            raise WireError(f"the line has {len(raw)} bytes; {limit} is the most")
        if _too_deep(raw):
            raise WireError(f"nested deeper than {MAX_DEPTH} levels")
        found = json.loads(raw.decode(), object_pairs_hook=_no_duplicates, parse_constant=_no_constant)
        if b"\\u" in raw:
            json.dumps(found, ensure_ascii=False).encode()  # fails for "\ud800", half of a character
    except UnicodeError:
        raise WireError("the line is not UTF-8") from None
    except WireError:
        raise
    except ValueError as error:  # JSONDecodeError, or a number of more than 4300 digits
        raise WireError(f"the line is not JSON: {error}") from None
    if not isinstance(found, dict):
        raise WireError("the line is not a JSON object")
    return found


def load(kind: type[T], data: object) -> T:
    """Return *data*, parsed JSON, as the record *kind*; raises `WireError` where it does not fit."""
    read: Reader = _reader(kind)  # type: ignore[arg-type]  # mypy holds type[T] for unhashable
    try:
        loaded: T = read(data)
    except WireError as error:
        raise WireError(f"{kind.__name__}{error}") from None
    return loaded


Reader = Callable[[object], Any]
"""Its `WireError` begins with where in its value the trouble is; who reads around it puts the rest before that."""


@cache
def _reader(kind: Any) -> Reader:
    """Return the function that checks and converts a JSON value to *kind*."""
    if is_kind(kind):
        return _object_reader(kind)
    if get_origin(kind) is tuple:
        item, *rest = get_args(kind)
        if rest != [...]:
            raise TypeError(f"{kind}: the wire knows only tuples of any length")
        return _array_reader(item)
    if get_origin(kind) in (Union, types.UnionType):
        return _union_reader(get_args(kind))
    if isinstance(kind, type) and issubclass(kind, Enum):
        return _enum_reader(kind)
    return _scalar_reader(kind)


def _object_reader(kind: Any) -> Reader:
    hints = get_type_hints(kind)
    readers = {field.name: _reader(hints[field.name]) for field in fields(kind)}
    needed = [field.name for field in fields(kind) if field.required]

    def read(data: object) -> Any:
        if not isinstance(data, dict):
            raise WireError(" is not an object")
        for key in data:
            if key not in readers:
                raise WireError(f" has no {_shown(key)}")
        for name in needed:
            if name not in data:
                raise WireError(f" lacks {name}")
        found = {}
        for key, value in data.items():
            try:
                found[key] = readers[key](value)
            except WireError as error:
                raise WireError(f".{key}{error}") from None
        return kind(**found)

    return read


def _array_reader(item: Any) -> Reader:
    read_item = _reader(item)

    def read(data: object) -> Any:
        if not isinstance(data, list):
            raise WireError(" is not an array")
        found: list[Any] = []
        try:
            for value in data:
                found.append(read_item(value))  # its length is where the trouble is
        except WireError as error:
            raise WireError(f"[{len(found)}]{error}") from None
        return tuple(found)

    return read


def _union_reader(kinds: tuple[Any, ...]) -> Reader:
    # Each JSON value fits at most one of bool, int, str and null, so their order does not matter.
    readers = [_reader(kind) for kind in kinds]
    optional = type(None) in kinds

    def read(data: object) -> Any:
        if data is None and optional:
            return None
        problems = []
        for reader in readers:
            try:
                return reader(data)
            except WireError as error:
                problems.append(error)
        # The sentence of the alternative that came furthest is the one that helps: it is the longest.
        raise max(problems, key=lambda error: len(str(error)))

    return read


def _enum_reader(kind: type[Enum]) -> Reader:
    members = {member.value: member for member in kind}

    def read(data: object) -> Any:
        if isinstance(data, bool) or not isinstance(data, str | int) or data not in members:
            raise WireError(f" is not one of {', '.join(map(str, members))}")
        return members[data]

    return read


def _scalar_reader(kind: Any) -> Reader:
    def read(data: object) -> Any:
        if kind is type(None) and data is None:
            return None
        if type(data) is int and data.bit_length() > MAX_INT_BITS:
            raise WireError(" is too large")
        if kind is float and type(data) in (int, float):
            number = float(data)  # type: ignore[arg-type]  # mypy does not narrow by `in`
            if not abs(number) <= LARGEST:
                raise WireError(" is not a finite number of a sane size")
            return number
        if (type(data) is kind and kind in (bool, int)) or (kind is str and isinstance(data, str)):
            return data
        raise WireError(f" is not {_NAMES.get(kind, kind)}")

    return read


_NAMES = {bool: "true or false", int: "a whole number", float: "a number", str: "a text", type(None): "null"}


def _shown(key: object) -> str:
    """Return a key for a sentence: bounded, and with nothing in it that a terminal would obey."""
    return repr(key)[:40]


def _no_duplicates(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found = dict(pairs)
    if len(found) != len(pairs):
        raise WireError("an object has a key twice")
    return found


def _no_constant(name: str) -> Any:
    raise WireError(f"{name} is not JSON")


def _too_deep(raw: bytes) -> bool:
    """Return whether *raw* is nested deeper than is allowed, before the JSON reader recurses into it."""
    left = _STRING.sub(b"", raw).translate(_BRACKETS, _NO_BRACKETS)
    for _ in range(MAX_DEPTH):
        # The innermost pairs.
        left = left.replace(b"[]", b"")
    # What has no pair is no JSON, which the JSON reader notices sooner or later.
    return b"[]" in left or left.count(b"[") > MAX_DEPTH


# A string matches even if it does not end, and gives nothing back: else a line of \" costs quadratic time.
_STRING = pattern_of(rb'"[^"\\]*+(?:\\.[^"\\]*+)*+"?', re.DOTALL)
_BRACKETS = bytes.maketrans(b"{}", b"[]")
_NO_BRACKETS = bytes(set(range(256)) - set(b"[]{}"))

_SURROGATE = pattern_of("[\ud800-\udfff]")
