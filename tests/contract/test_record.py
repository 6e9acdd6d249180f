"""A record is a frozen dataclass; only when its methods are made differs."""

from __future__ import annotations

import dataclasses
import importlib
import pkgutil
import subprocess
import sys
from dataclasses import KW_ONLY, MISSING, fields, is_dataclass, replace
from enum import Enum, Flag
from typing import Any

import pytest

import disktune_contract
from disktune_contract import record as record_module
from disktune_contract.record import field, record


@record
class Point:
    x: int
    y: int = 0
    tags: dict[str, int] = field(default_factory=dict)


@record
class Named(Point):
    name: str = ""

    def __post_init__(self) -> None:
        if self.x < 0:
            raise ValueError("x")


def test_it_is_a_frozen_dataclass() -> None:
    point = Point(1, tags={"a": 1})
    assert (point, replace(point, y=2)) == (Point(1, 0, {"a": 1}), Point(1, 2, {"a": 1}))
    assert repr(point) == "Point(x=1, y=0, tags={'a': 1})"
    with pytest.raises(AttributeError):
        point.x = 2  # type: ignore[misc]
    assert is_dataclass(Point)


def test_its_fields_can_be_asked_for_before_the_first_is_made() -> None:
    @record
    class Early:
        x: int
        y: list[int] = field(default_factory=list)

    assert [(one.name, one.default is MISSING) for one in fields(Early)] == [("x", True), ("y", True)]
    assert not hasattr(Early, "y")


def test_fields_of_a_base_come_first() -> None:
    assert [one.name for one in fields(Named)] == ["x", "y", "tags", "name"]
    assert Named(1, 2, {}, "n") == Named(x=1, y=2, name="n")
    with pytest.raises(ValueError, match="x"):
        Named(-1)


def test_a_wrong_order_is_told_when_the_first_is_made() -> None:
    @record
    class Wrong:
        x: int = 0
        y: str  # type: ignore[misc]

    with pytest.raises(TypeError, match="non-default argument 'y'"):
        Wrong(1, "")


def test_every_record_of_the_contract_can_be_made() -> None:
    modules = [
        importlib.import_module(one.name)
        for one in pkgutil.walk_packages(disktune_contract.__path__, "disktune_contract.")
    ]
    kinds = [kind for module in modules for kind in vars(module).values() if isinstance(kind, type)]
    records = {kind for kind in kinds if is_dataclass(kind)}
    assert len(records) > 300
    assert all(fields(kind) is not None for kind in records)


PROGRAM = """
from disktune_contract import record
made = []
constructor = record._constructor
def counted(kind, declared):
    made.append(kind)
    return constructor(kind, declared)
record._constructor = counted
import disktune_contract.messages.replies
print(len(made), *(kind.__qualname__ for kind in made))
"""
MOST = 11
"""Constructors compiled by loading all messages: records of which a table is made then."""


def test_loading_the_messages_compiles_no_constructor_that_is_not_called() -> None:
    out = subprocess.run([sys.executable, "-c", PROGRAM], capture_output=True, text=True, check=True).stdout
    count, *names = out.split()
    assert int(count) <= MOST, names
    assert "DriveList" not in names


@record
class Awkward:
    """Fields by the names that a constructor's own text might use."""

    own: int
    missing: int
    kind: int = 3
    values: int = field(default_factory=lambda: 4)


def test_names_of_fields_do_not_meet_those_of_the_constructor() -> None:
    assert vars(Awkward(1, 2)) == {"own": 1, "missing": 2, "kind": 3, "values": 4}


@record
class ByName:
    x: int
    _: KW_ONLY
    y: int = 2


def test_what_follows_the_mark_is_given_by_name() -> None:
    assert ByName(1, y=3) == replace(ByName(1), y=3)
    with pytest.raises(TypeError, match="positional"):
        ByName(1, 3)  # type: ignore[call-arg]


def test_no_two_names_of_an_enumeration_mean_the_same() -> None:
    for one in pkgutil.walk_packages(disktune_contract.__path__, "disktune_contract."):
        importlib.import_module(one.name)
    waiting, found = [Enum], set[type[Enum]]()
    while waiting:
        waiting += (more := [one for one in waiting.pop().__subclasses__() if one not in found])
        found.update(more)
    ours = [one for one in found if one.__module__.startswith("disktune_") and not issubclass(one, Flag)]
    assert len(ours) > 50
    assert not [one for one in ours if len(one.__members__) > len(one)]


def test_the_two_ways_to_make_one_like_another_agree() -> None:
    assert record_module.replace(Named(1, name="n"), y=2) == replace(Named(1, name="n"), y=2)
    with pytest.raises(TypeError, match="unexpected keyword"):
        record_module.replace(Point(1), z=2)  # type: ignore[call-arg]


def test_fields_are_those_that_dataclasses_knows() -> None:
    for kind in (Point, Named, Awkward, ByName):
        own = [(one.name, one.required, one.by_name) for one in record_module.fields(kind)]
        assert own == [
            (one.name, one.default is MISSING and one.default_factory is MISSING, one.kw_only)
            for one in fields(kind)
        ]


@pytest.mark.parametrize("option", ["hash", "compare", "repr", "init"])
def test_what_a_record_cannot_do_is_told(option: str) -> None:
    @record
    class Odd:
        x: int = dataclasses.field(default=0, **{option: False})  # type: ignore[call-overload]

    with pytest.raises(TypeError, match="x: a record is made"):
        Odd()


@pytest.mark.parametrize(
    ("values", "named", "said"),
    [
        ((), {}, "lacks 'x'"),
        ((1, 2, {}, 4), {}, "takes 3 positional arguments but 4 were given"),
        ((1,), {"x": 2}, "multiple values for argument 'x'"),
        ((1,), {"z": 2}, "unexpected keyword argument 'z'"),
    ],
)
def test_what_does_not_fit_is_told(values: tuple[Any, ...], named: dict[str, Any], said: str) -> None:
    with pytest.raises(TypeError, match=said):
        Point(*values, **named)
