"""How much code root can reach is counted as Python itself would import it, and has a limit."""

from __future__ import annotations

import json
import re
import subprocess
from pathlib import Path

import pytest

from tools import reach

LOAD = """
import json, sys
sys.path.append(sys.argv[1])
from disktune_helper import faces, main
faces.begin(sys.argv[2:])
faces.seal(sys.argv[2:])
print(json.dumps([name for name in sys.modules if name.startswith("disktune_")]))
"""


def loaded(face: str) -> set[str]:
    """Return what Python has imported when a face of root's begins its work."""
    words = [*face.split(), "md0"] if face in ("boost", "keep") else face.split()
    command = ["/usr/bin/python3", "-ISB", "-c", LOAD, str(reach.HELPER), *words]
    return set(json.loads(subprocess.run(command, capture_output=True, text=True, check=True).stdout))


@pytest.fixture(scope="module")
def tree() -> reach.Tree:
    return reach.Tree()


OF_EACH_KIND = ("inspect", "answer inspect", "tune", "apply", "boost", "show", "set")
"""Sessions, units, commands that only look and those that change; how it is counted is the same for all."""


@pytest.mark.slow
@pytest.mark.parametrize("face", OF_EACH_KIND)
def test_python_imports_what_is_counted(tree: reach.Tree, face: str) -> None:
    assert loaded(face) == tree.reached(reach.faces()[face], later=False)


@pytest.mark.slow
def test_every_face_of_roots_keeps_to_the_limits_and_reaches_none_of_the_readers(tree: reach.Tree) -> None:
    found = reach.survey(tree, reach.faces())
    assert [problem for one in found for problem in one.problems] == []
    assert reach.whole(tree) <= reach.MOST_OF_ALL
    assert {one.face for one in found} >= reach.USERS | reach.UNITS
    assert {one.face for one in found if one.of_readers} == {"browse", "import", "who"}


def test_the_files_that_run_as_root_are_those_that_a_reviewer_is_told(tree: reach.Tree) -> None:
    text = (reach.HELPER.parent / "docs/security.md").read_text(encoding="utf-8")
    section = text.partition("## What a reviewer reads")[2].partition("\n## ")[0]
    told: dict[str, bool] = {}
    for line in section.splitlines():
        package = "disktune_contract" if "Words of both" in line or "atalogue" in line[:30] else "disktune_helper"
        for name, marked in re.findall(r"`([\w/]+)\.py`(\*?)", line) if line.startswith("| ") else ():
            module = f"{package}/{name}".removesuffix("/__init__").replace("/", ".")
            told[module] = bool(marked)

    def run(face: str) -> set[str]:
        """Return the modules of a face, without packages that are only named."""
        found = tree.reached(reach.faces()[face], later=False)
        return {module for module in found if tree.count({module}) > 5}

    assert {module for module, marked in told.items() if marked} == run("answer inspect")
    assert told.keys() == run("answer tune")
    assert run("inspect") | run("tune") <= told.keys()


STARTS = {"inspect": {"disktune_helper.look"}, "browse": {"disktune_helper.look", "disktune_helper.files"}}


@pytest.fixture
def helper(tmp_path: Path) -> Path:
    """Give a helper of a few lines: one face of the user's, which reads what others set, and one of root's."""
    readers = reach.READERS.replace(".", "/")
    texts = {
        "disktune_helper/__init__.py": "",
        "disktune_helper/look.py": "",
        "disktune_helper/files.py": f"def others():\n    from {reach.READERS} import shell\n    shell.read()\n",
        f"{readers}/__init__.py": "",
        f"{readers}/shell.py": "def read():\n    pass\n",
    }
    for name, text in texts.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text)
    return tmp_path


def survey(helper: Path) -> dict[str, reach.Reach]:
    return {one.face: one for one in reach.survey(reach.Tree(helper), STARTS)}


def test_a_command_for_arrays_loads_nothing_that_measures_raw_drives(tree: reach.Tree) -> None:
    found = tree.reached(reach.faces()["array"], later=False)
    measuring = ("bench.reader", "experiment.raw_drive", "system.aio")
    assert not {f"disktune_helper.{name}" for name in measuring} & found


def test_what_only_the_user_s_face_imports_counts_for_that_alone(helper: Path) -> None:
    found = survey(helper)
    assert found["inspect"].of_readers == 0
    assert found["inspect"].problems == []
    assert found["browse"].of_readers == 2


@pytest.mark.parametrize("by", ["import {}.shell\n", "def others():\n    from {} import shell\n"])
def test_an_import_at_the_top_of_a_module_or_within_a_function_is_found(helper: Path, by: str) -> None:
    with (helper / "disktune_helper/look.py").open("a") as file:
        file.write(by.format(reach.READERS))
    found = survey(helper)
    assert found["inspect"].problems == [f"inspect reaches 2 lines of {reach.READERS}; root runs none of them."]
    assert found["browse"].problems == []


def test_an_import_for_its_type_alone_does_not_count(helper: Path) -> None:
    with (helper / "disktune_helper/look.py").open("a") as file:
        file.write(f"from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    import {reach.READERS}.shell\n")
    assert survey(helper)["inspect"].of_readers == 0


@pytest.mark.parametrize("which", ["MOST_OF_A_FACE", "MOST_OF_A_UNIT"])
def test_more_lines_than_are_set_are_a_problem(helper: Path, monkeypatch: pytest.MonkeyPatch, which: str) -> None:
    (helper / "disktune_helper/look.py").write_text("\n" * 11)
    monkeypatch.setattr(reach, which, 10)
    monkeypatch.setattr(reach, "UNITS", {"inspect"} if which == "MOST_OF_A_UNIT" else frozenset())
    found = survey(helper)["inspect"]
    assert found.problems == [f"inspect loads {found.loaded} lines; 10 are set in tools/reach.py."]
