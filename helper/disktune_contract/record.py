"""Frozen dataclasses that cost nothing until the first one is made, and little then.

Python makes each method of a frozen dataclass by compiling source text, six times a class, and loads a parser and
a disassembler to do so. Window and helper define some five hundred classes and need a few dozen to start. So here
every method is written once for all of them, and what a constructor has to know is found when it is first called.
To `dataclasses` a record is a dataclass, but that module is loaded only if it is asked about one: root's
processes never do.
"""

from __future__ import annotations

from _thread import RLock
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, NamedTuple, TypeVar, dataclass_transform

if TYPE_CHECKING:
    # By their names there they are known to what checks types; each means the same here.
    from dataclasses import field as field  # noqa: PLC0414  # handed on
    from dataclasses import replace as replace  # noqa: PLC0414

T = TypeVar("T")

MISSING: Any = type("Missing", (), {})()
"""In the place of a default that there is not."""

_OWN = "__own_fields__"
"""Where a class has its fields once it is complete."""

_completing = RLock()


class RecordField(NamedTuple):
    """What a record declares of one of its values."""

    name: str
    type: str
    default: Any
    """`MISSING` where there is none, or where *factory* makes one."""
    factory: Any
    by_name: bool
    """Whether the constructor takes it by name alone."""

    @property
    def required(self) -> bool:
        """Whether a record cannot be made without it."""
        return self.default is MISSING and self.factory is MISSING


class _Made(NamedTuple):
    """In a class's body, in the place of a default that is created for each record."""

    factory: Callable[[], object]
    by_name: bool


@dataclass_transform(frozen_default=True)
def record(kind: type[T]) -> type[T]:
    """Make *kind* what ``dataclass(frozen=True)`` makes of it, but for the cost of defining it.

    An error in its fields, such as one without a default after one that has it, raises TypeError when the first
    record is made or its fields are asked for.
    """
    for name, method in _METHODS.items():
        if name not in kind.__dict__:
            setattr(kind, name, method)

    def construct(self: Any, *values: object, **named: object) -> None:
        _complete(kind)
        self.__init__(*values, **named)

    later: Any = kind
    later.__dataclass_fields__, later.__init__ = _Standard(kind), construct
    return kind


def is_record(value: object) -> bool:
    """Return whether *value* is a record or another dataclass; a class of them is none."""
    return is_kind(type(value))


def is_kind(kind: Any) -> bool:
    """Return whether *kind* is a class of records, or a class of `dataclasses`."""
    return _is_own(kind) or hasattr(kind, "__dataclass_fields__")


def _is_own(kind: Any) -> bool:
    return getattr(kind, "__setattr__", None) is _set


def contents(value: object) -> Mapping[str, Any]:
    """Return the values in a record by the names of its fields, in their order."""
    if _is_own(type(value)):
        return value.__dict__
    return {one.name: getattr(value, one.name) for one in fields(type(value))}


def fields(kind: Any) -> tuple[RecordField, ...]:
    """Return the fields of a class of records, in the order in which they are declared and kept."""
    if not _is_own(kind):
        return _standard_fields(kind)
    _complete(kind)
    found: tuple[RecordField, ...] = getattr(kind, _OWN)
    return found


def _standard_fields(kind: Any) -> tuple[RecordField, ...]:
    import dataclasses  # noqa: PLC0415  # which is loaded: it has made this class

    return tuple(_own_field(one, one.name, str(one.type)) for one in dataclasses.fields(kind))


def _own_field(standard: Any, name: str, annotation: str) -> RecordField:
    from dataclasses import MISSING as NONE  # noqa: PLC0415  # as above

    if (standard.hash, standard.compare, standard.repr, standard.init) != (None, True, True, True):
        raise TypeError(f"{name}: a record is made, compared, hashed and shown by all of its fields")
    default = MISSING if standard.default is NONE else standard.default
    factory = MISSING if standard.default_factory is NONE else standard.default_factory
    return RecordField(name, annotation, default, factory, standard.kw_only is True)


if not TYPE_CHECKING:

    def field(*, default_factory: Callable[[], object], kw_only: bool = False) -> _Made:
        """Declare a default that is created for each record, and whether it is given by name alone."""
        return _Made(default_factory, kw_only)

    def replace(one: T, /, **changes: object) -> T:
        """Return a record like *one* but for *changes*."""
        return type(one)(**{**one.__dict__, **changes})


def _complete(kind: Any) -> None:
    """Give *kind* its fields and its constructor, if it does not have them."""
    # Another thread may be making the first one, too: a field's default is taken out of the class only once.
    with _completing:
        if _OWN in kind.__dict__ or not isinstance(kind.__dict__.get("__dataclass_fields__"), _Standard):
            return
        found = _declared(kind)
        kind.__init__ = _constructor(kind, found)
        setattr(kind, _OWN, found)


def _declared(kind: Any) -> tuple[RecordField, ...]:
    """Return the fields of *kind*: those of its bases come first."""
    known = {one.name: one for base in kind.__mro__[-1:0:-1] if _is_own(base) for one in fields(base)}
    by_name = False
    for name, annotation in kind.__annotations__.items():
        default = getattr(kind, name, MISSING)
        if annotation == "KW_ONLY":
            by_name = True
        elif isinstance(default, _Made):
            known[name] = RecordField(name, annotation, MISSING, default.factory, by_name or default.by_name)
            delattr(kind, name)
        elif type(default).__module__ == "dataclasses":
            known[name] = _own_field(default, name, annotation)
            delattr(kind, name)
        else:
            known[name] = RecordField(name, annotation, default, MISSING, by_name)
    found = tuple(known.values())
    _check_order(found)
    return found


def _check_order(declared: tuple[RecordField, ...]) -> None:
    optional = ""
    for one in declared:
        if one.by_name:
            continue
        if one.required and optional:
            raise TypeError(f"non-default argument {one.name!r} follows default argument {optional!r}")
        optional = "" if one.required else one.name


def _constructor(kind: Any, declared: tuple[RecordField, ...]) -> Any:
    """Return what fills a record's dictionary, in the order of its fields."""
    in_turn = tuple(one.name for one in declared if not one.by_name)
    blank = {one.name: one.default for one in declared}
    required = tuple(one.name for one in declared if one.required)
    # What values in turn give in any case; the loops below check what they may not have given.
    in_any_case = len(required) if set(required) <= set(in_turn) else len(declared) + 1
    made = tuple((one.name, one.factory) for one in declared if one.factory is not MISSING)
    size, most, ends = len(declared), len(in_turn), hasattr(kind, "__post_init__")

    def construct(self: Any, *values: object, **named: object) -> None:
        own, count = self.__dict__, len(values)
        own.update(blank)
        own.update(zip(in_turn, values))  # noqa: B905  # too many are told below
        if named:
            own.update(named)
            if len(own) != size or (count and not named.keys().isdisjoint(in_turn[:count])):
                raise _misfit(kind, in_turn, values, named)
        if count > most:
            raise _misfit(kind, in_turn, values, named)
        if count < in_any_case:
            for name in required:
                if own[name] is MISSING:
                    raise TypeError(f"{kind.__qualname__}() lacks {name!r}")
        for name, make in made:
            if own[name] is MISSING:
                own[name] = make()
        if ends:
            self.__post_init__()

    return construct


def _misfit(
    kind: Any, in_turn: tuple[str, ...], values: tuple[object, ...], named: dict[str, object]
) -> TypeError:
    known = {one.name for one in fields(kind)}
    strange, twice = named.keys() - known, named.keys() & set(in_turn[: len(values)])
    if len(values) > len(in_turn):
        return TypeError(
            f"{kind.__qualname__}() takes {len(in_turn)} positional arguments but {len(values)} were given"
        )
    if strange:
        return TypeError(f"{kind.__qualname__}() got an unexpected keyword argument {sorted(strange)[0]!r}")
    return TypeError(f"{kind.__qualname__}() got multiple values for argument {sorted(twice)[0]!r}")


class _Standard:
    """In the place of what `dataclasses` knows a class by, until that is read."""

    def __init__(self, kind: type) -> None:
        self._kind = kind

    def __get__(self, _instance: object, _owner: type | None = None) -> dict[str, Any]:
        import dataclasses  # noqa: PLC0415  # a tenth of the helper's start

        kind = self._kind
        declared = [(one.name, one.type, dataclasses.field(**_standard_options(one))) for one in fields(kind)]
        standard: Any = dataclasses.make_dataclass(
            kind.__name__, declared, init=False, repr=False, eq=False, match_args=False
        )
        setattr(kind, "__dataclass_params__", standard.__dataclass_params__)  # noqa: B010
        setattr(kind, "__dataclass_fields__", standard.__dataclass_fields__)  # noqa: B010
        found: dict[str, Any] = standard.__dataclass_fields__
        return found


def _standard_options(one: RecordField) -> dict[str, Any]:
    given = {"default": one.default, "default_factory": one.factory}
    return {"kw_only": one.by_name, **{name: value for name, value in given.items() if value is not MISSING}}


def _set(_self: Any, name: str, _value: object) -> None:
    raise AttributeError(f"cannot assign to field {name!r}")


def _delete(_self: Any, name: str) -> None:
    raise AttributeError(f"cannot delete field {name!r}")


def _equal(self: Any, other: object) -> bool:
    return self.__dict__ == other.__dict__ if type(other) is type(self) else NotImplemented


def _hash(self: Any) -> int:
    return hash((type(self), *self.__dict__.values()))


def _repr(self: Any) -> str:
    return f"{type(self).__qualname__}({', '.join(f'{name}={value!r}' for name, value in self.__dict__.items())})"


_METHODS = {"__setattr__": _set, "__delattr__": _delete, "__eq__": _equal, "__hash__": _hash, "__repr__": _repr}
