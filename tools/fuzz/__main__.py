"""Fuzz: ``python3 -m tools.fuzz run [TARGET …] | keep [TARGET …] | reach [TARGET …] | try TARGET FILE``.

``run`` lets atheris search in ``build/fuzz``, target after target, and then keeps what reaches something new.
``keep`` does only that. ``reach`` says how many lines the kept inputs run. ``try`` gives one input to its target
and shows what is raised. Exit status 0 if nothing was found, 1 if something was, 2 if it could not be tried.
"""

from __future__ import annotations

import argparse
import importlib.util
import platform
import sys
from collections.abc import Sequence
from pathlib import Path

from tools.fuzz import campaign, kept, plain
from tools.fuzz.targets import BY_NAME, TARGETS, Target

_HOURS = 2.0
_SLICE_S = 60


def main(arguments: Sequence[str]) -> int:
    """Do what the command line says and return the exit status."""
    parser = argparse.ArgumentParser(
        prog="python3 -m tools.fuzz", description="Fuzz what reads what others wrote."
    )
    verbs = parser.add_subparsers(dest="verb", required=True, metavar="run|keep|reach|try")
    for verb in ("run", "keep", "reach"):
        part = verbs.add_parser(verb)
        part.add_argument("targets", nargs="*", metavar="TARGET", help=f"one of {', '.join(BY_NAME)}; all if none")
        if verb == "run":
            part.add_argument("--hours", type=float, default=_HOURS)
            part.add_argument("--slice", type=int, default=_SLICE_S, help="seconds for a target at a time")
    part = verbs.add_parser("try")
    part.add_argument("targets", nargs=1, metavar="TARGET")
    part.add_argument("file", type=Path)
    wanted = parser.parse_args(arguments)
    if unknown := [name for name in wanted.targets if name not in BY_NAME]:
        parser.error(f"there is no target {unknown[0]!r}; there are {', '.join(BY_NAME)}")
    targets = [BY_NAME[name] for name in wanted.targets] or list(TARGETS)
    if wanted.verb == "run":
        return _run(targets, wanted.hours, wanted.slice)
    if wanted.verb == "try":
        return _try(targets[0], wanted.file)
    for target in targets:
        if wanted.verb == "keep":
            _keep(target)
        _reach(target)
    return 0


def guidance() -> str:
    """Return why no input can be guided here, empty if it can."""
    if importlib.util.find_spec("atheris") is not None:
        return ""
    return f"atheris is not installed: it has wheels for Python 3.11 to 3.13 on x86-64, and this is {_this()}."


def _this() -> str:
    return f"Python {platform.python_version()} on {platform.machine()}"


def _run(targets: list[Target], hours: float, slice_s: int) -> int:
    if problem := guidance():
        print(f"fuzz: {problem} `make test` fuzzes without it.", file=sys.stderr)
        return 2
    try:
        found = campaign.run(targets, hours, slice_s)
    except KeyboardInterrupt:
        return 130
    finally:
        for target in targets:
            _keep(target)
            _reach(target)
        executed = campaign.totals()
        print(f"{sum(executed.values()):,} inputs since build/fuzz was made")
    return 1 if found else 0


def _keep(target: Target) -> None:
    """Keep of all known inputs those that reach something; an input that fails is for `_try`, not to be kept."""
    check, sound = target.load(), []
    for file in sorted(campaign.folder_of(target).iterdir()):
        data = file.read_bytes()
        try:
            check(data)
        except Exception as error:  # a finding of its own, which stays where it is
            print(f"{target.name}: {file}: {error!r}", file=sys.stderr)
        else:
            sound.append(data)
    kept.write(target, kept.chosen(target, sound, target.to_begin_with()))


def _reach(target: Target) -> None:
    inputs = [*kept.read(target), *target.to_begin_with()]
    found = kept.reached(target, inputs)
    runs = campaign.totals().get(target.name, 0)
    print(
        f"{target.name:20} {len(inputs):>4} inputs run {found.lines:>4} of {found.of:>4} lines; {runs:>12,} tried"
    )


def _try(target: Target, file: Path) -> int:
    try:
        data = file.read_bytes()
    except OSError as error:
        print(f"fuzz: {file} cannot be read: {error.strerror}.", file=sys.stderr)
        return 2
    plain.bounded(target, target.load())(data)
    print(f"{target.name} takes it.")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
