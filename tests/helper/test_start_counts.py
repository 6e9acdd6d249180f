"""What a start costs, counted: modules, files opened, functions called. Clocks judge in `make bench-start`.

A number that is exceeded is raised here only by who has looked at what the start does more of.
"""

from __future__ import annotations

import json
import shutil
import subprocess
from pathlib import Path

import pytest

HELPER = Path(__file__).resolve().parents[2] / "helper"

PROGRAM = """
import sys
opened, called = [], [0]
sys.addaudithook(lambda event, args: opened.append(str(args[0])) if event == "open" else None)
def count(_frame, event, _argument):
    called[0] += event == "call"

before = set(sys.modules)
sys.setprofile(count)
place, face = sys.argv[1:]
sys.path.append(place)
from disktune_helper import bytecode, faces, main
bytecode.use(place)
if face == "browse":
    # A user's session loads what it is asked for; the end of its input comes first here.
    main.main(["disktune-helper", face])
else:
    faces.begin([face])
    from importlib import import_module
    if faces.FACES[face].leaves:
        faces.load_all(faces.FACES[face].loads)
    import_module("disktune_helper.cli.arrived" if face == "apply" else "disktune_helper.rpc.server")
sys.setprofile(None)
import json
loaded = sorted(set(sys.modules) - before)
print(json.dumps([loaded, opened, called[0]]), file=sys.stderr)
"""

MOST = {
    # Modules of ours, modules of Python's library, function calls in thousands.
    "browse": (127, 66, 28),
    "inspect": (188, 82, 37),
    "tune": (215, 94, 50),
    "apply": (133, 73, 32),
}
MOST_OPENED = 7
"""Of our files; the one with all bytecode is opened once more by who has left root."""
HEAVY = {"dataclasses", "inspect", "ast", "tokenize", "hashlib", "logging", "pathlib", "tempfile", "asyncio"}
"""Of Python's library; each costs more than ten modules of ours, and nothing at the start needs it."""


@pytest.fixture(scope="module")
def compiled(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the helper with its bytecode, as it is installed."""
    place = tmp_path_factory.mktemp("compiled")
    for package in ("disktune_contract", "disktune_helper"):
        for source in (HELPER / package).rglob("*.py"):
            copy = place / source.relative_to(HELPER)
            copy.parent.mkdir(parents=True, exist_ok=True)
            copy.write_bytes(source.read_bytes())
    shutil.copy(HELPER / "disktune-helper.py", place)
    subprocess.run(["/usr/bin/python3", "-ISB", "-m", "compileall", "-q", place], check=True)
    subprocess.run(["/usr/bin/python3", "-ISB", place / "disktune_helper/precompile.py", place], check=True)
    return place


@pytest.mark.slow
@pytest.mark.parametrize("face", MOST)
def test_a_start_does_no_more_than_that(compiled: Path, face: str) -> None:
    command = ["/usr/bin/python3", "-ISB", "-c", PROGRAM, str(compiled), face]
    done = subprocess.run(command, stdin=subprocess.DEVNULL, capture_output=True, text=True, check=True)
    loaded, opened, called = json.loads(done.stderr)
    ours = [name for name in loaded if name.startswith("disktune")]
    most_ours, most_others, most_calls = MOST[face]
    assert len(ours) <= most_ours, ours
    assert len(loaded) - len(ours) <= most_others, sorted(set(loaded) - set(ours))
    assert called <= most_calls * 1000
    assert not HEAVY & set(loaded)
    # What finds and loads the rest is opened one by one, and all the rest as one file; no source is read.
    of_ours = [path for path in opened if path.startswith(str(compiled))]
    assert len(of_ours) <= MOST_OPENED, sorted(of_ours)
    assert {Path(path).suffix for path in of_ours} == {".bin", ".pyc"}
