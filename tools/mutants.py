"""Change the program at random places, one at a time, and see whether a test notices.

    python3 -m tools.mutants [--seed N] [--count N] [--near] [helper] [contract] [window]

Works on a copy of the checkout, which is removed. First come the fast tests whose files name a changed module
or are of its room; for the changes that these let pass, all others of the package, unless --near leaves them
out. They run once as they are, while `tools.called` writes down which function each of them calls; then each
change meets the tests that call the changed function, those of its own module first, until one fails. What runs
on import, or is called only in other processes, meets all of them. Exit status 0 if each package reaches its
goal, 1 if one does not, 2 for wrong usage. The same seed on the same sources makes the same changes.
"""

from __future__ import annotations

import argparse
import ast
import json
import os
import random
import shutil
import signal
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent


@dataclass(frozen=True)
class Package:
    """A package, the tests that are to notice, and the share that they have to."""

    sources: str
    tests: tuple[str, ...]
    goal: float
    without: tuple[str, ...] = ()
    """Rooms that serve tests themselves."""


PACKAGES = {
    "helper": Package("helper/disktune_helper", ("tests/helper",), 0.90),
    "contract": Package("helper/disktune_contract", ("tests/contract", "tests/helper"), 0.90),
    "window": Package("disktune_gui", ("tests/gui", "tests/tray"), 0.85, ("disktune_gui/demo",)),
}
FAST = "not slow and not privilege and not tools"
FAILS, HANGS, SURVIVES = "noticed", "hung", "SURVIVED"
SLOWER, START_S = 3, 30
"""Tests may take this many times the processor time that they take without a change, and seconds on top."""
IDLE = 6
"""How many times longer than that they may take by the clock. What takes longer hangs: that is noticed as well."""

_OPPOSITE: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
}
_REVERSE: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.FloorDiv,
    ast.FloorDiv: ast.Mult,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
}


_NOT_RUN = ("annotation", "returns", "decorator_list", "bases", "keywords")
"""Fields of definitions whose change would say nothing."""


@dataclass(frozen=True)
class Mutant:
    """One change: a piece of a file and what stands there instead. Lines count from 1, columns in bytes from 0."""

    file: str
    begin: tuple[int, int]
    end: tuple[int, int]
    before: str
    after: str

    def __str__(self) -> str:
        return f"{self.file}:{self.begin[0]}: {self.before}  ->  {self.after}"

    def applied(self, source: bytes) -> bytes:
        """Return *source* with the change."""
        lines = source.splitlines(keepends=True)
        (first, column), (last, end) = self.begin, self.end
        head = b"".join(lines[: first - 1]) + lines[first - 1][:column]
        tail = lines[last - 1][end:] + b"".join(lines[last:])
        return head + self.after.encode() + tail


def mutants(file: str, source: bytes) -> list[Mutant]:
    """Return every change that can be made to a file, in the order of its lines."""
    found = []
    for node, changed in _changes(ast.parse(source)):
        before, after = ast.unparse(node), ast.unparse(changed)
        if before != after and node.end_lineno is not None and node.end_col_offset is not None:
            begin, end = (node.lineno, node.col_offset), (node.end_lineno, node.end_col_offset)
            bare = isinstance(node, ast.stmt | ast.Constant)
            found.append(Mutant(file, begin, end, before, after if bare else f"({after})"))
    return sorted(found, key=lambda mutant: (mutant.begin, mutant.after))


def _changes(tree: ast.AST) -> Iterator[tuple[ast.stmt | ast.expr, ast.stmt | ast.expr]]:
    """Yield pieces of a program, each with what might stand there by mistake."""
    for node in _walk(tree):
        match node:
            case ast.Compare(left, [operator], [right]) if type(operator) in _OPPOSITE:
                yield node, ast.Compare(left, [_OPPOSITE[type(operator)]()], [right])
            case ast.BoolOp(operator, values):
                yield node, ast.BoolOp(ast.Or() if isinstance(operator, ast.And) else ast.And(), values)
            case ast.UnaryOp(ast.Not(), operand):
                yield node, operand
            case ast.BinOp(left, operator, right) if type(operator) in _REVERSE and not _is_text(left, right):
                yield node, ast.BinOp(left, _REVERSE[type(operator)](), right)
            case ast.Constant(bool() as value):
                yield node, ast.Constant(not value)
            case ast.Constant(int() as value):
                yield node, ast.Constant(value + 1)
            case ast.Return(ast.expr() as value) if not _is_none(value):
                yield node, ast.Return(ast.Constant(None))
            case ast.Expr(ast.Call()):
                yield node, ast.Pass()


def _walk(tree: ast.AST) -> Iterator[ast.AST]:
    """Yield nodes whose places are true and that run; not those of f-strings, annotations and decorators."""
    yield tree
    for name, value in ast.iter_fields(tree):
        if name in ("annotation", "returns", "decorator_list", "bases", "keywords") and not isinstance(
            tree, ast.Call
        ):
            continue
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ast.AST) and not isinstance(child, ast.JoinedStr) and not _is_left_alone(child):
                yield from _walk(child)


_LOOKS = frozenset(
    {
        *("setContentsMargins", "setSpacing", "setHorizontalSpacing", "setVerticalSpacing"),
        *("addSpacing", "addStretch", "setFrameShape"),
    }
)
"""Calls that say how far apart things stand: a pixel more or less is no mistake that a test should notice."""


def _is_left_alone(node: ast.AST) -> bool:
    match node:
        case ast.If(test):
            return ast.unparse(test) == "TYPE_CHECKING"
        case ast.Expr(ast.Call(ast.Attribute(attr=name))):
            return name in _LOOKS
    return False


def _is_none(node: ast.expr) -> bool:
    return isinstance(node, ast.Constant) and node.value is None


def _is_text(*nodes: ast.expr) -> bool:
    """Return whether an operand is text or a list, so that another operator would not even run."""
    return any(
        isinstance(node, ast.JoinedStr | ast.List | ast.Tuple)
        or (isinstance(node, ast.Constant) and isinstance(node.value, str | bytes))
        for node in nodes
    )


# -- one after the other -------------------------------------------------------------------------------------


def chosen(package: Package, count: int, seed: int) -> list[Mutant]:
    """Return *count* changes to a package, each place as likely as any other."""
    files = sorted(file for file in (ROOT / package.sources).rglob("*.py"))
    names = [str(file.relative_to(ROOT)) for file in files]
    possible = [
        mutant
        for name in names
        if not name.startswith(tuple(f"{room}/" for room in package.without))
        for mutant in mutants(name, (ROOT / name).read_bytes())
    ]
    dice = random.Random(seed)  # noqa: S311  # no secret is made of it
    return dice.sample(possible, min(count, len(possible)))


@dataclass(frozen=True)
class Calls:
    """Which tests call which function."""

    tests: dict[str, tuple[float, frozenset[tuple[str, int]]]]
    """By name: seconds of processor time, and functions by file and first line."""

    def of(self, mutant: Mutant, source: bytes, files: Sequence[str]) -> list[str]:
        """Return the tests that call the changed function; those of *files* if it runs on import, or none does."""
        function = enclosing(source, mutant.begin)
        calling = [test for test, (_seconds, called) in self.tests.items() if (mutant.file, function) in called]
        return calling or [test for test in self.tests if test.partition("::")[0] in files]

    def seconds(self, tests: Sequence[str]) -> float:
        """Return the processor time of some tests."""
        return sum(self.tests[test][0] for test in tests)


def enclosing(source: bytes, place: tuple[int, int]) -> int | None:
    """Return the first line, decorators included, of the innermost function that runs a place; None: on import."""
    found = None
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.FunctionDef) and node.end_lineno is not None and node.end_col_offset is not None:
            begin = (node.body[0].lineno, node.body[0].col_offset)
            if begin <= place < (node.end_lineno, node.end_col_offset):
                found = min([node.lineno, *(decorator.lineno for decorator in node.decorator_list)])
    return found


def concerned(copy: Path, mutant: Mutant, package: Package) -> list[str]:
    """Return the files of tests that name the changed module, are named after it, or are in its room."""
    module = mutant.file.removeprefix("helper/").removesuffix(".py").removesuffix("/__init__").replace("/", ".")
    room, _, leaf = module.rpartition(".")
    found = []
    for file in _files(copy, package):
        text = (copy / file).read_text(encoding="utf-8")
        is_named = module in text or (f"from {room} import" in text and leaf in text)
        if is_named or {f"test_{leaf}.py", room.rpartition(".")[2]} & set(Path(file).parts):
            found.append(file)
    return found


def _files(copy: Path, package: Package) -> list[str]:
    """Return the files of a package's tests."""
    found = (file for place in package.tests for file in (copy / place).rglob("test_*.py"))
    return sorted(str(file.relative_to(copy)) for file in found)


def recorded(copy: Path, files: Sequence[str]) -> Calls:
    """Run the fast tests of some files as they are, and return what each calls. Raises ValueError if one fails."""
    if not files:
        return Calls({})
    place = copy / "calls.json"
    done = _run(copy, files, {"DISKTUNE_CALLS": str(place)})
    if done.returncode not in (0, 5):
        raise ValueError(f"the tests fail without any change:\n{done.stdout}")
    found = json.loads(place.read_text(encoding="utf-8"))
    return Calls({test: (s, frozenset(map(tuple, calls))) for test, (s, calls) in found.items()})


def ordered(mutant: Mutant, tests: Sequence[str], calls: Calls) -> list[str]:
    """Return the files of tests: that of the module's own name first, then those of its room, the quick before."""
    path = Path(mutant.file)
    files: dict[str, float] = {}
    for test in tests:
        name = test.partition("::")[0]
        files[name] = files.get(name, 0) + calls.seconds([test])
    return sorted(
        files,
        key=lambda name: (
            Path(name).stem != f"test_{path.stem}",
            path.parent.name not in Path(name).parts,
            files[name],
        ),
    )


def noticed(copy: Path, mutant: Mutant, calls: Calls, files: Sequence[str], grace: int = START_S) -> str | None:
    """Return how a test notices the change, by failing or by hanging; the copy is afterwards as before.

    *files* are those whose tests are run if none is known to call the changed function.
    """
    file = copy / mutant.file
    source = file.read_bytes()
    tests = calls.of(mutant, source, files)
    if not tests:
        return None
    chosen_tests = copy / "tests.json"
    chosen_tests.write_text(json.dumps(tests), encoding="utf-8")
    file.write_bytes(mutant.applied(source))
    try:
        limit = int(SLOWER * calls.seconds(tests)) + grace
        done = _run(copy, ordered(mutant, tests, calls), {"DISKTUNE_TESTS": str(chosen_tests)}, limit)
    except subprocess.TimeoutExpired:
        return HANGS
    finally:
        file.write_bytes(source)
    if done.returncode == -signal.SIGXCPU:
        return HANGS
    return None if done.returncode in (0, 5) else FAILS


def _run(
    copy: Path, tests: Sequence[str], environment: dict[str, str], limit: int | None = None
) -> subprocess.CompletedProcess[str]:
    """Run tests until one fails, for at most *limit* seconds of processor time."""
    own = {"QT_QPA_PLATFORM": "offscreen", "PYTHONDONTWRITEBYTECODE": "1"}
    command = [sys.executable, "-m", "pytest", "-x", "-q", "-m", FAST, "-p", "tools.called", *tests]
    if limit is not None:
        command = ["/usr/bin/prlimit", f"--cpu={limit}:{limit + 5}", *command]
    return subprocess.run(
        command,
        cwd=copy,
        env=os.environ | own | environment,
        capture_output=True,
        text=True,
        errors="replace",
        timeout=None if limit is None else IDLE * limit,
        check=False,
    )


def _tried(name: str, package: Package, arguments: argparse.Namespace, copy: Path) -> bool:
    picked = chosen(package, arguments.count, arguments.seed)
    named = {mutant: concerned(copy, mutant, package) for mutant in picked}
    near = sorted({file for files in named.values() for file in files})
    far = [] if arguments.near else [file for file in _files(copy, package) if file not in near]
    ends: list[str] = []
    left = picked
    for files in (near, far):
        calls = recorded(copy, files if left else ())
        for mutant in left.copy():
            how = noticed(copy, mutant, calls, named[mutant] if files is near else far)
            if how is not None:
                ends.append(how)
                left.remove(mutant)
            if how is not None or files is far:
                print(f"{how or SURVIVES:9}", mutant, flush=True)
    share = len(ends) / (len(ends) + len(left)) if ends or left else 1.0
    print(
        f"mutants: {name}, seed {arguments.seed}: {len(ends)} of {len(ends) + len(left)} noticed, "
        f"{ends.count(HANGS)} of them hung, {share:.0%}; at least {package.goal:.0%} is wanted",
        flush=True,
    )
    return share >= package.goal


def main(arguments: Sequence[str]) -> int:
    """Do what the command line says and return the exit status."""
    parser = argparse.ArgumentParser(prog="tools.mutants", description=str(__doc__).partition("\n")[0])
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--count", type=int, default=40, help="changes for each package")
    parser.add_argument(
        "--near", action="store_true", help="only the tests that name the changed module or are of its room"
    )
    parser.add_argument("packages", nargs="*", choices=[[], *PACKAGES], metavar="PACKAGE")
    given = parser.parse_args(arguments)
    folder = Path(tempfile.mkdtemp(prefix="disktune-mutants-"))
    try:
        copy = folder / "checkout"
        shutil.copytree(ROOT, copy, ignore=shutil.ignore_patterns(".git", ".venv", "build", "dist", "__pycache__"))
        good = [_tried(name, PACKAGES[name], given, copy) for name in given.packages or PACKAGES]
    finally:
        shutil.rmtree(folder)
    return 0 if all(good) else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
