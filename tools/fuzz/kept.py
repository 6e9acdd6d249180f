"""The inputs that are kept: a file for each target in ``tests/corpus/fuzz``, with one input a line."""

from __future__ import annotations

import ast
import sys
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from types import CodeType, FrameType
from typing import Any

from tools.fuzz.targets import ROOT, Target

FOLDER = ROOT / "tests/corpus/fuzz"
ROOM = 24 << 10
"""Characters of one file."""

Place = tuple[str, int, int]
"""File, line before and line: a step of the program."""


def read(target: Target) -> list[bytes]:
    """Return the kept inputs of *target*."""
    try:
        lines = file_of(target).read_text(encoding="ascii").splitlines()
    except FileNotFoundError:
        return []
    return [ast.literal_eval(line) for line in lines]


def write(target: Target, inputs: Iterable[bytes]) -> None:
    """Keep *inputs* in place of those before."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    file_of(target).write_text("".join(f"{data!r}\n" for data in inputs), encoding="ascii")


def file_of(target: Target) -> Path:
    """Return the file of *target*."""
    return FOLDER / f"{target.name}.txt"


def chosen(target: Target, inputs: Iterable[bytes], others: Iterable[bytes] = ()) -> list[bytes]:
    """Return those of *inputs* that take a step that no shorter one takes, as many as there is room for.

    What *others* do, which are there anyway, need not be done by one that is kept.
    """
    check = target.load()
    files = sources(target)
    with Steps(files) as steps:
        for data in others:
            check(data)
    seen = set(steps.taken)
    found: list[bytes] = []
    room = ROOM
    for data in sorted(set(inputs), key=lambda one: (len(one), one)):
        if len(repr(data)) >= room:
            continue
        with Steps(files) as steps:
            check(data)
        if steps.taken - seen:
            seen |= steps.taken
            found.append(data)
            room -= len(repr(data)) + 1
    return found


# -- what is reached -------------------------------------------------------------------------------------------


def sources(target: Target) -> dict[str, str]:
    """Return the files of the loaded modules that *target* is about, with their modules' names."""
    named = tuple(f"{source}." for source in target.sources)
    return {
        str(module.__file__): name
        for name, module in sorted(sys.modules.items())
        if f"{name}.".startswith(named) and getattr(module, "__file__", None)
    }


class Steps:
    """Notes the steps that the program takes in some files while it is entered."""

    def __init__(self, files: Iterable[str]) -> None:
        self.taken: set[Place] = set()
        self._files = frozenset(files)

    def __enter__(self) -> Steps:
        sys.settrace(self._enter)
        return self

    def __exit__(self, *_: object) -> None:
        sys.settrace(None)

    def _enter(self, frame: FrameType, _event: str, _argument: Any) -> Callable[..., Any] | None:
        file = frame.f_code.co_filename
        if file not in self._files:
            return None
        before = -frame.f_code.co_firstlineno
        taken = self.taken

        def step(frame: FrameType, event: str, _argument: Any) -> Callable[..., Any]:
            nonlocal before
            if event == "line":
                taken.add((file, before, frame.f_lineno))
                before = frame.f_lineno
            return step

        return step


@dataclass(frozen=True)
class Reached:
    """How many lines of functions in the sources of a target its inputs run, and how many there are."""

    lines: int
    of: int


def reached(target: Target, inputs: Iterable[bytes]) -> Reached:
    """Return what *inputs* reach of what *target* is about."""
    check = target.load()
    files = sources(target)
    every = {(file, line) for file in files for line in _lines(Path(file))}
    with Steps(files) as steps:
        for data in inputs:
            check(data)
    return Reached(len({(file, line) for file, _, line in steps.taken} & every), len(every))


def _lines(file: Path) -> Iterator[int]:
    """Return the lines of the functions in *file*; what runs on import is reached anyway."""
    todo = [
        constant
        for constant in compile(file.read_bytes(), file, "exec").co_consts
        if isinstance(constant, CodeType)
    ]
    while todo:
        code = todo.pop()
        todo += [constant for constant in code.co_consts if isinstance(constant, CodeType)]
        if code.co_flags & 0x02:  # CO_NEWLOCALS: not the body of a class
            yield from (line for _, _, line in code.co_lines() if line is not None and line != code.co_firstlineno)
