"""Frozen dataclasses that are cheap to define.

Python makes each method of a frozen dataclass by compiling source text, six times a class. The helper has 60 ms to
start and a hundred classes to define, so here every method but the constructor is written once for all of them.
"""

from __future__ import annotations

from dataclasses import FrozenInstanceError, dataclass
from typing import Any, TypeVar, dataclass_transform

T = TypeVar("T")


@dataclass_transform(frozen_default=True)
def record(kind: type[T]) -> type[T]:
    """Make *kind* what ``dataclass(frozen=True)`` makes of it, at a third of the cost."""
    for name, method in _METHODS.items():
        if name not in kind.__dict__:
            setattr(kind, name, method)
    return dataclass(eq=False, repr=False, match_args=False)(kind)


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
