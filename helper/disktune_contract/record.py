"""Frozen dataclasses that cost nothing until the first one is made.

Python makes each method of a frozen dataclass by compiling source text, six times a class. Window and helper
define some five hundred classes and need a few dozen to start, so here every method but the constructor is written
once for all of them, and the constructor is compiled when it is first called.
"""

from __future__ import annotations

from dataclasses import MISSING, FrozenInstanceError, dataclass
from inspect import get_annotations
from typing import Any, TypeVar, dataclass_transform

T = TypeVar("T")


@dataclass_transform(frozen_default=True)
def record(kind: type[T]) -> type[T]:
    """Make *kind* what ``dataclass(frozen=True)`` makes of it, but for the cost of defining it.

    What is wrong with its fields, such as one without a default after one that has it, is told by TypeError when
    the first record is made or its fields are asked for.
    """
    for name, method in _METHODS.items():
        if name not in kind.__dict__:
            setattr(kind, name, method)

    def construct(self: Any, *values: object, **named: object) -> None:
        _complete(kind)
        self.__init__(*values, **named)

    later: Any = kind
    later.__dataclass_fields__, later.__init__ = _Fields(kind), construct
    return kind


class _Fields:
    """In the place of a class's fields until somebody asks for them."""

    def __init__(self, kind: type) -> None:
        self._kind = kind

    def __get__(self, _instance: object, _owner: type | None = None) -> dict[str, Any]:
        _complete(self._kind)
        found: dict[str, Any] = self._kind.__dict__["__dataclass_fields__"]
        return found


def _complete(kind: Any) -> None:
    """Give *kind* its fields and its constructor, each in one step: another thread may be making one meanwhile."""
    declared = get_annotations(kind)
    given = {name: kind.__dict__[name] for name in declared if name in kind.__dict__}
    names = {name: kind.__dict__[name] for name in _NAMING if name in kind.__dict__}
    made: Any = type(kind)(kind.__name__, kind.__bases__, {**names, **given, "__annotations__": declared})
    made = dataclass(eq=False, repr=False, match_args=False)(made)
    for name in given:
        default = made.__dict__.get(name, MISSING)
        if default is not MISSING:
            setattr(kind, name, default)
        elif name in kind.__dict__:
            delattr(kind, name)
    kind.__dataclass_params__ = made.__dataclass_params__
    kind.__dataclass_fields__ = made.__dataclass_fields__
    kind.__init__ = made.__init__


_NAMING = ("__module__", "__qualname__", "__post_init__")
"""What the constructor's text depends on besides the fields."""


def _set(self: Any, name: str, value: object) -> None:
    # The constructor sets each field once; after that there is nothing to set.
    if name in self.__dict__ or name not in self.__dataclass_fields__:
        raise FrozenInstanceError(f"cannot assign to field {name!r}")
    self.__dict__[name] = value


def _delete(_self: Any, name: str) -> None:
    raise FrozenInstanceError(f"cannot delete field {name!r}")


def _equal(self: Any, other: object) -> bool:
    return self.__dict__ == other.__dict__ if type(other) is type(self) else NotImplemented


def _hash(self: Any) -> int:
    return hash((type(self), *self.__dict__.values()))


def _repr(self: Any) -> str:
    return f"{type(self).__qualname__}({', '.join(f'{name}={value!r}' for name, value in self.__dict__.items())})"


_METHODS = {"__setattr__": _set, "__delattr__": _delete, "__eq__": _equal, "__hash__": _hash, "__repr__": _repr}
