"""As root nothing is imported after the start: all that a face may use is there, and the way to more is closed."""

from __future__ import annotations

import ast
import json
import subprocess
from functools import cache
from pathlib import Path

import pytest

from disktune_helper.faces import CLASSES
from disktune_helper.faces import FACES as DECLARED

HELPER = Path(__file__).resolve().parents[2] / "helper"

LOAD = """
import json, sys
sys.path.append(sys.argv[1])
from disktune_helper import faces, main
faces.begin(sys.argv[2:])
faces.seal(sys.argv[2:])
face = faces.FACES[sys.argv[3 if sys.argv[2] == "answer" else 2]]
if face.leaves:
    faces.load_all(face.loads)
files = {name: module.__file__ for name, module in sys.modules.items() if name.startswith("disktune")}
try:
    import disktune_helper.bench.bonnie, wave
except ModuleNotFoundError as error:
    print(json.dumps([files, list(sys.modules), str(error)]))
"""

FOR_A_USER = {"disktune_helper.bench.bonnie", "disktune_helper.bench.long_write"}
"""What only `browse` does; as root no class answers what needs it."""
BENCH = ("bench.opening", "bench.bench_step", "bench.reader")
BENCH_IO = ("aio", "file_bench")
EXPERIMENT = ("experiment.layer_cost", "experiment.raw_drive", "experiment.switching")
FOR_TUNE = {f"disktune_helper.{name}" for name in (*EXPERIMENT, *BENCH, "changes.maintenance")}
FOR_TUNE |= {f"disktune_helper.system.{name}" for name in BENCH_IO} | {
    "disktune_helper.system.machine_tools",
    "disktune_helper.changes.maintenance",
}
"""What measures and changes."""
ASKED_BY_A_PERSON = {f"disktune_helper.drives.{name}" for name in ("self_tests", "drive_logs")} | {
    "disktune_helper.standby",
    "disktune_helper.standby.operations",
}
"""What only a window asks for; nothing that a unit starts does."""

NOT_TO_APPLY = {"disktune_helper.system.programs", "disktune_helper.system.direct"}
"""For whoever saves, and for whoever measures."""

UNASKED = {"dataclasses"}
"""What a record loads only for those who have asked `dataclasses` about it, and so have loaded that themselves."""

FACES = {
    "inspect": FOR_A_USER | FOR_TUNE | {"disktune_helper.system.socket_admission"},
    "tune": FOR_A_USER | {"disktune_helper.system.socket_admission"},
    "answer inspect": FOR_A_USER | FOR_TUNE,
    "answer tune": FOR_A_USER,
    **dict.fromkeys(
        (
            "guard",
            "sample",
            "metrics",
            "boost md0",
            "boost md0 end",
            "long-trial sda",
            "keep x",
            "scrub hold-x",
            "show",
            "capture sda f",
        ),
        FOR_A_USER | FOR_TUNE | ASKED_BY_A_PERSON,
    ),
    "apply": FOR_A_USER | FOR_TUNE | ASKED_BY_A_PERSON | NOT_TO_APPLY,
    # It neither lists drives nor reads them.
    "record sda": FOR_A_USER
    | FOR_TUNE
    | ASKED_BY_A_PERSON
    | {f"disktune_contract.arrays{name}" for name in ("", ".alarms", ".mdstat")}
    | {"disktune_helper.system.direct"},
    "who": FOR_A_USER | FOR_TUNE | ASKED_BY_A_PERSON | {"disktune_helper.system.direct"},
    "decode mdstat": set(),
    "explain x": FOR_A_USER | FOR_TUNE | ASKED_BY_A_PERSON,
    "import": FOR_TUNE | ASKED_BY_A_PERSON,
    # Root is refused before it needs any.
    "desktop - list": {f"disktune_helper.cli.{name}" for name in ("common", "common.desktop_work")},
    "complete set": FOR_A_USER | FOR_TUNE | ASKED_BY_A_PERSON,
    **dict.fromkeys(
        ("list", "layers", "get sda", "history", "health", "array", "watch", "check"), FOR_A_USER | FOR_TUNE
    ),
    **dict.fromkeys(
        ("set sda apm=1", "act sda -C", "restore sda", "save sda apm", "forget sda"),
        FOR_A_USER | FOR_TUNE | ASKED_BY_A_PERSON,
    ),
    "compare a b": FOR_A_USER | FOR_TUNE | ASKED_BY_A_PERSON,
    **dict.fromkeys(("bench sda", "selftest sda", "experiment sda apm=1"), FOR_A_USER),
}


@cache
def later_imports(path: Path, only: str = "") -> frozenset[str]:
    """Return the modules that functions of a file import, or *only* one of them, as dotted names."""
    found = set()
    tree = ast.parse(path.read_text(encoding="utf-8"))
    for function in (node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)):
        if only not in ("", function.name):
            continue
        for node in ast.walk(function):
            if isinstance(node, ast.Import):
                found |= {alias.name for alias in node.names}
            elif isinstance(node, ast.ImportFrom):
                assert node.module is not None
                found.add(node.module)
                found |= {f"{node.module}.{a.name}" for a in node.names if is_module(f"{node.module}.{a.name}")}
    return frozenset(found)


def is_module(name: str) -> bool:
    place = HELPER / name.replace(".", "/")
    return place.is_dir() or place.with_suffix(".py").is_file()


@pytest.mark.slow
@pytest.mark.parametrize("face", FACES)
def test_all_that_a_face_of_roots_may_import_is_there_before_it_begins(
    face: str, tmp_path_factory: pytest.TempPathFactory
) -> None:
    # Where the checkout has no bytecode, or the test may not write any, each start would compile all modules.
    bytecode = tmp_path_factory.getbasetemp() / "bytecode"
    options = ["-IS", "-X", f"pycache_prefix={bytecode}"]
    command = ["/usr/bin/python3", *options, "-c", LOAD, str(HELPER), *face.split()]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    files, loaded, _ = json.loads(done.stdout)
    # It names what other faces need.
    read = {path for name, path in files.items() if name != "disktune_helper.main"}
    wanted = {name for path in read for name in later_imports(Path(path))} - UNASKED
    serves = {"_of_root", "_serve"} if face.rsplit(maxsplit=1)[-1] in CLASSES else set()
    for function in {DECLARED[face.split(maxsplit=1)[0]].does.partition(".")[2]} | serves:
        wanted |= later_imports(HELPER / "disktune_helper/main.py", function)
    assert wanted
    assert {name for name in wanted - set(loaded) if name.split(".")[0] != "__future__"} - FACES[face] == set()


def test_nothing_is_imported_afterwards() -> None:
    command = ["/usr/bin/python3", "-ISB", "-c", LOAD, str(HELPER), "inspect"]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    assert json.loads(done.stdout)[2] == "No module named 'disktune_helper.bench.bonnie'"


def test_every_face_is_known() -> None:
    assert {face.split()[0] for face in FACES} == DECLARED.keys() - {"browse"}
