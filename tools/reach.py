"""Say how many lines each face of the helper can reach by import, and fail where that is more than is set.

    PYTHONPATH=helper python3 -m tools.reach

A face is a word of the helper's command line. What it reaches begins with what ``faces`` declares for it, and goes
on with what those modules import, read from the sources alone; what is only reached by imports within functions is
counted as well. As root nothing can be imported once that is loaded, so ``loaded`` is what can run there; the
readers of other tools' files are not even named by anything that a face of root's reaches. ``declared`` are those
lines of ``loaded`` that are the catalogue with all it is made of: which settings there are, and which values.

Faces that leave root load as root what holds drives, and everything else as the user nobody (`LEFT`).
"""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

from disktune_helper.faces import FACES, GROUPS, full_name, needs

HELPER = Path(__file__).resolve().parent.parent / "helper"
MAIN = "disktune_helper.main"
READERS = "disktune_helper.other_tools.all_readers".rpartition(".")[0]
"""The readers of other tools' files (docs/decisions/0011-files-of-other-tools.md)."""
CATALOGUE = "disktune_contract.catalog"
LEAVING = frozenset(face.name for face in FACES.values() if face.leaves)
LEFT = {f"{face}, without privileges": face for face in LEAVING}
USERS = frozenset({"browse", "who", "explain", "import", "decode", "desktop", *LEFT})
"""Faces that a user starts; `who`, `explain` and `import` give root up before they read."""
HOLDERS = {face.name: face.leaves for face in FACES.values() if face.leaves} | {
    f"answer {word}": word for word in ("inspect", "tune")
}
"""Those that stay root's only to hold drives, and for whom (`permitted.HOLDERS`)."""

ENDS = ("boost end", "scrub end")
"""What these two restore after a keeper stays root's."""
UNITS = frozenset({"apply", "boost", "guard", "keep", "long-trial", "metrics", "record", "sample", "scrub", *ENDS})
"""Faces that units start, with nobody in front of them."""

MOST_OF_A_FACE, MOST_OF_A_UNIT, MOST_OF_ALL = 50_000, 42_000, 65_000
"""Lines that a face of root's may load, that one of a unit may, and that all of root's may reach together."""
MOST_OF_A_HOLDER = {"": 0, "inspect": 4_600}
MOST_OF_A_KEEPER = 8_000
"""Lines that a face may load to hold drives, without the catalogue; the same for one that writes as well."""
MOST_DECLARED = 5_000
"""Lines of the catalogue."""
MOST_OF_READERS = 0
"""Lines of the readers of other tools' files that a face of root's may reach."""


@dataclass(frozen=True)
class Reach:
    """What a face can reach."""

    face: str
    modules: int
    """How many are loaded."""
    loaded: int
    """Lines of those."""
    declared: int
    """Lines of the catalogue among those."""
    lines: int
    """Lines of all that it reaches, by imports within functions, too."""
    of_readers: int
    """Lines of the readers among those."""

    @property
    def problems(self) -> list[str]:
        """What is more than is set, as sentences."""
        found: list[str] = []
        if self.face in USERS:
            return found
        if self.of_readers > MOST_OF_READERS:
            found.append(f"{self.face} reaches {self.of_readers} lines of {READERS}; root runs none of them.")
        most = MOST_OF_A_UNIT if self.face in UNITS else MOST_OF_A_FACE
        if self.loaded > most:
            found.append(f"{self.face} loads {self.loaded} lines; {most} are set in tools/reach.py.")
        most = MOST_OF_A_HOLDER.get(HOLDERS.get(self.face, ""), MOST_OF_A_KEEPER)
        own = self.loaded - self.declared
        if most and own > most:
            found.append(f"{self.face} loads {own} lines to hold drives; {most} are set in tools/reach.py.")
        if self.declared > MOST_DECLARED:
            found.append(f"The catalogue takes {self.declared} lines; {MOST_DECLARED} are set in tools/reach.py.")
        return found


class Tree:
    """The modules below a directory, and what each imports."""

    def __init__(self, place: Path = HELPER) -> None:
        self._place = place
        self._files: dict[str, Path | None] = {}
        self._lines: dict[str, int] = {}
        self._trees: dict[str, ast.Module] = {}
        self._known: dict[tuple[str, bool], set[str]] = {}

    def file(self, module: str) -> Path | None:
        """Return the file of a module, None if it is none of ours."""
        if module not in self._files:
            stem = self._place / module.replace(".", "/")
            there = (file for file in (stem.with_suffix(".py"), stem / "__init__.py") if file.is_file())
            self._files[module] = next(there, None)
        return self._files[module]

    def count(self, modules: set[str]) -> int:
        """Return how many lines the files of modules have."""
        for module in modules - self._lines.keys():
            file = self.file(module)
            self._lines[module] = len(file.read_text(encoding="utf-8").splitlines()) if file else 0
        return sum(self._lines[module] for module in modules)

    def syntax(self, module: str) -> ast.Module:
        """Return the syntax tree of a module of ours."""
        if module not in self._trees:
            file = self.file(module)
            if file is None:
                raise ValueError(f"there is no {module}")
            self._trees[module] = ast.parse(file.read_text(encoding="utf-8"))
        return self._trees[module]

    def imported(self, module: str, nodes: Iterator[ast.AST]) -> set[str]:
        """Return the modules of ours that some nodes of a module import, with their packages."""
        names: set[str] = set()
        for node in nodes:
            if isinstance(node, ast.Import):
                names |= {alias.name for alias in node.names}
            elif isinstance(node, ast.ImportFrom):
                if node.level:
                    raise ValueError(f"{module} imports by a relative name")
                names |= {f"{node.module}.{alias.name}" for alias in node.names} | {node.module or ""}
        return {part for name in names for part in _parents(name) if self.file(part)}

    def _imports(self, module: str, *, later: bool) -> set[str]:
        if (module, later) not in self._known:
            self._known[module, later] = self.imported(module, _run(self.syntax(module), later=later))
        return self._known[module, later]

    def reached(self, start: set[str], *, later: bool) -> set[str]:
        """Return *start* and all that is imported from there; with *later*, by functions, too."""
        seen: set[str] = set()
        waiting = list(start)
        while waiting:
            if (module := waiting.pop()) not in seen:
                seen.add(module)
                # It names what every face needs.
                also = later and module != MAIN
                waiting += self._imports(module, later=also)
        return seen


def _parents(name: str) -> Iterator[str]:
    """Yield a dotted name and those of its packages: importing it runs them all."""
    while name:
        yield name
        name = name.rpartition(".")[0]


def _run(node: ast.AST, *, later: bool) -> Iterator[ast.AST]:
    """Yield the statements that importing a module runs; with *later*, those that calling its functions may, too.

    What is no statement imports nothing.
    """
    for field in ("body", "orelse", "handlers", "finalbody", "cases"):
        for child in getattr(node, field, ()):
            if isinstance(child, ast.FunctionDef | ast.AsyncFunctionDef) and not later:
                continue
            if isinstance(child, ast.If) and "TYPE_CHECKING" in ast.unparse(child.test):
                continue
            yield child
            yield from _run(child, later=later)


def faces() -> dict[str, set[str]]:
    """Return each face with the modules that it begins with."""
    names = [*(face for face in FACES if face != "answer"), *ENDS, "answer inspect", "answer tune"]
    words = {name: needs(name.split()) for name in names}
    words |= {left: FACES[face].loads for left, face in LEFT.items()}
    return {name: {MAIN, "disktune_helper.faces"} | set(_modules(loads)) for name, loads in words.items()}


def _modules(words: str) -> Iterator[str]:
    """Yield the modules that `disktune_helper.faces` declares by some words, with their packages."""
    for word in words.split():
        yield from _modules(GROUPS[word]) if word in GROUPS else _parents(full_name(word))


def whole(tree: Tree) -> int:
    """Return how many lines all faces of root's reach together."""
    started = (start for face, start in faces().items() if face not in USERS)
    return tree.count(set[str]().union(*(tree.reached(start, later=True) for start in started)))


def survey(tree: Tree, starts: Mapping[str, set[str]]) -> list[Reach]:
    """Return what each face reaches, by the modules that it begins with."""
    found, catalogue = [], tree.reached({CATALOGUE} if tree.file(CATALOGUE) else set(), later=False)
    for face, start in starts.items():
        loaded, reached = (tree.reached(start, later=later) for later in (False, True))
        readers = {module for module in reached if READERS in _parents(module)}
        lines = (tree.count(some) for some in (loaded, loaded & catalogue, reached, readers))
        found.append(Reach(face, len(loaded), *lines))
    return found


def main() -> int:
    """Print the table; return 1 if something is more than is set."""
    tree = Tree()
    found, in_all = survey(tree, faces()), whole(tree)
    print(f"{'face':22}{'modules':>8}{'loaded':>8}{'declared':>10}{'reached':>9}{READERS.rpartition('.')[2]:>13}")
    for reach in found:
        lines = f"{reach.loaded:8}{reach.declared:10}{reach.lines:9}{reach.of_readers:13}"
        print(f"{reach.face:22}{reach.modules:8}{lines}")
    print(f"{'all of root’s':48}{in_all:9}")
    problems = [problem for reach in found for problem in reach.problems]
    if in_all > MOST_OF_ALL:
        problems.append(f"root reaches {in_all} lines; {MOST_OF_ALL} are set in tools/reach.py.")
    for problem in problems:
        print(f"reach: {problem}", file=sys.stderr)
    return 1 if problems else 0


if __name__ == "__main__":
    raise SystemExit(main())
