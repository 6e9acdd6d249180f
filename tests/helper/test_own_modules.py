"""The helper's own finder: what Python's finds, with two looks at a module, and never anything else."""

from __future__ import annotations

import os
import subprocess
import sys
from importlib.machinery import PathFinder
from pathlib import Path

import pytest

from disktune_helper import own_modules

HELPER = Path(__file__).resolve().parents[2] / "helper"

START = """
import sys
sys.dont_write_bytecode = True
from importlib.util import spec_from_file_location, module_from_spec
spec = spec_from_file_location("own_modules", sys.argv[1])
own_modules = module_from_spec(spec)
spec.loader.exec_module(own_modules)
own_modules.use(sys.argv[2])
import disktune_helper.inside.module as module
print(module.SAID)
"""


@pytest.fixture
def place(tmp_path: Path) -> Path:
    inside = tmp_path / "disktune_helper/inside"
    inside.mkdir(parents=True)
    (tmp_path / "disktune_helper/__init__.py").touch()
    (inside / "__init__.py").touch()
    (inside / "module.py").write_text("SAID = 'first'\n")
    subprocess.run([sys.executable, "-m", "compileall", "-q", tmp_path], check=True)
    return tmp_path


def said(place: Path, *options: str) -> str:
    command = [sys.executable, *options, "-ISc", START, own_modules.__file__, str(place)]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    return done.stdout.strip()


def bytecode(place: Path) -> Path:
    (found,) = (place / "disktune_helper/inside/__pycache__").glob("module.*.pyc")
    return found


def test_it_finds_what_pythons_own_finds() -> None:
    finder = own_modules._Finder(str(HELPER))
    for name in ("disktune_helper", "disktune_contract.catalog", "disktune_contract.wire"):
        path = [str((HELPER / name.replace(".", "/")).parent)]
        own, pythons = finder.find_spec(name), PathFinder.find_spec(name, path)
        assert own is not None
        assert pythons is not None
        assert own.submodule_search_locations == pythons.submodule_search_locations
        assert (own.name, own.origin, own.cached, own.has_location, own.parent) == (
            pythons.name,
            pythons.origin,
            pythons.cached,
            pythons.has_location,
            pythons.parent,
        )


@pytest.mark.parametrize("name", ["json", "disktune_gui", "disktune_helperx", "disktune_helper.missing"])
def test_it_knows_no_other_module(name: str) -> None:
    assert own_modules._Finder(str(HELPER)).find_spec(name) is None


def test_bytecode_of_this_source_is_loaded(place: Path) -> None:
    source = place / "disktune_helper/inside/module.py"
    status = source.stat()
    # The same size and time: nobody could tell that it is another one.
    source.write_text("SAID = 'other'\n")
    os.utime(source, ns=(status.st_atime_ns, status.st_mtime_ns))
    assert said(place) == "first"


@pytest.mark.parametrize("shift_s", [0, 1])
def test_bytecode_of_another_source_is_not(place: Path, shift_s: int) -> None:
    source = place / "disktune_helper/inside/module.py"
    status = source.stat()
    source.write_text("SAID = 'another'\n" if not shift_s else "SAID = 'other'\n")
    os.utime(source, ns=(status.st_atime_ns, status.st_mtime_ns + shift_s * 10**9))
    assert said(place) == ("other" if shift_s else "another")


@pytest.mark.slow
@pytest.mark.parametrize("damage", ["gone", "empty", "magic", "prefix", "moved"])
def test_without_bytecode_to_trust_the_source_is_read(place: Path, damage: str, tmp_path: Path) -> None:
    file = bytecode(place)
    options: tuple[str, ...] = ()
    data = file.read_bytes()
    if damage == "prefix":
        # As the launcher has it where others can write the bytecode: not even a look.
        file.write_bytes(data.replace(b"first", b"wrong"))
        options = ("-X", f"pycache_prefix={tmp_path}/none")
    elif damage == "moved":
        there = tmp_path / "elsewhere"
        place.joinpath("disktune_helper").rename(there)
        (tmp_path / "new").mkdir()
        there.rename(tmp_path / "new/disktune_helper")
        place = tmp_path / "new"
    elif damage == "gone":
        file.unlink()
    else:
        file.write_bytes(b"" if damage == "empty" else b"\0\0\0\0" + data[4:])
    assert said(place, *options) == "first"
