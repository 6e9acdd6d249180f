"""All bytecode of a start in one file: used where Python would use that of each module, and nowhere else."""

from __future__ import annotations

import marshal
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from importlib.util import MAGIC_NUMBER
from pathlib import Path

import pytest

from disktune_helper import bytecode, faces

HELPER = Path(__file__).resolve().parents[2] / "helper"
SOURCE = "disktune_contract/units.py"

START = """
import sys
place, face = sys.argv[1:]
sys.path.append(place)
from disktune_helper import bytecode, faces, main
bytecode.use(place)
faces.load(face)
from disktune_contract import catalog, units
digest = catalog.DIGEST
del catalog.DIGEST
assert digest == catalog.DIGEST, "the digest of other sources"
# Python's own import notes where a module is from.
at_once = [name for name, module in sys.modules.items() if name.startswith("disktune") and module.__spec__ is None]
print(len(at_once), hasattr(units, "ADDED"))
"""


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> Path:
    place = tmp_path_factory.mktemp("made") / "helper"
    for package in ("disktune_contract", "disktune_helper"):
        shutil.copytree(HELPER / package, place / package, ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copy(HELPER / "disktune-helper.py", place)
    # A start that does not use the file is quick all the same.
    subprocess.run([sys.executable, "-m", "compileall", "-q", place], check=True)
    # As root's are: it makes nothing of what others can change.
    subprocess.run(["chmod", "-R", "go-w", place], check=True)
    assert precompile(place).returncode == 0
    return place


@pytest.fixture
def place(made: Path, tmp_path: Path) -> Iterator[Path]:
    """Give it to be changed: the file is for where it was made, so it is put back afterwards."""
    kept = tmp_path / "kept"
    shutil.copytree(made, kept)
    yield made
    shutil.rmtree(made, ignore_errors=True)
    kept.rename(made)


def precompile(place: Path) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-ISB", f"{place}/disktune_helper/precompile.py", str(place)]
    return subprocess.run(command, capture_output=True, text=True, check=False)


def start(place: Path, face: str = "session", *options: str) -> tuple[int, bool]:
    """Return how many modules came from the file, and whether the sources as they are now were carried out."""
    command = [sys.executable, *options, "-ISBc", START, str(place), face]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    count, added = done.stdout.split()
    return int(count), added == "True"


@pytest.mark.slow
@pytest.mark.parametrize("face", faces.AT_ONCE)
def test_a_face_comes_from_the_file(made: Path, face: str) -> None:
    count, _ = start(made, face)
    # All that root holds drives with is little.
    assert count > (35 if face.startswith("leaving-") else 100)


@pytest.mark.slow
@pytest.mark.parametrize("change", ["size", "time", "touched"])
def test_it_is_not_used_for_other_sources(place: Path, change: str) -> None:
    source = place / SOURCE
    status = source.stat()
    if change == "touched":
        (place / "disktune_helper/rpc/browse_handlers.py").touch()
    elif change == "size":
        source.write_text(source.read_text() + "ADDED = True\n")
        os.utime(source, ns=(status.st_atime_ns, status.st_mtime_ns))
    else:
        added = "ADDED = True\n"
        # The first line says what the module is for.
        source.write_text('"""' + source.read_text()[3 + len(added) :] + added)
        assert source.stat().st_size == status.st_size
        os.utime(source, ns=(status.st_atime_ns, status.st_mtime_ns + 10**9))
    assert start(place) == (0, change != "touched")


@pytest.mark.slow
@pytest.mark.parametrize("damage", ["magic", "cut off", "empty", "longer", "moved", "distrusted"])
def test_a_file_that_does_not_fit_is_not_used(place: Path, tmp_path: Path, damage: str) -> None:
    file = Path(bytecode.path_in(str(place)))
    data = file.read_bytes()
    options: tuple[str, ...] = ()
    match damage:
        case "magic":
            at = bytecode.PREFIX.index(b"\n") + 1
            file.write_bytes(data[:at] + b"\0\0\0\0" + data[at + 4 :])
        case "cut off":
            file.write_bytes(data[:-1])
        case "longer":
            file.write_bytes(data + b"\0")
        case "empty":
            file.write_bytes(b"")
        case "moved":
            place = place.rename(tmp_path / "elsewhere")
        case "distrusted":
            # As the launcher has it where anyone but root can change bytecode.
            options = ("-X", "pycache_prefix=/dev/null")
    assert start(place, "session", *options) == (0, False)


@pytest.mark.slow
@pytest.mark.parametrize("then", ["removed", "replaced"])
def test_a_file_that_changed_since_is_used_no_more(place: Path, then: str) -> None:
    """As by an upgrade, between what root holds drives with and the rest."""
    file = Path(bytecode.path_in(str(place)))
    other = "os.unlink(file)" if then == "removed" else "os.rename(shutil.copy(file, file + '2'), file)"
    upgrade = f"faces.load('leaving-inspect')\nimport os, shutil\nfile = {str(file)!r}\n{other}\nfaces.load(face)"
    command = [sys.executable, "-ISBc", START.replace("faces.load(face)", upgrade), str(place), "looking"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    # As many as in the first test: those of that group alone.
    assert 35 < int(done.stdout.split()[0]) < 100


@pytest.mark.slow
def test_it_is_made_for_all_to_read_and_nobody_else_to_change(made: Path) -> None:
    file = Path(bytecode.path_in(str(made)))
    assert file.stat().st_mode & 0o777 == 0o644
    assert file.parent.name == "__pycache__"
    assert [entry.name for entry in file.parent.iterdir()] == [file.name]


@pytest.mark.slow
def test_where_it_cannot_be_made_there_is_none(place: Path) -> None:
    (place / "disktune_helper/rpc/server.py").write_text("import missing_module\n")
    file = Path(bytecode.path_in(str(place)))
    done = precompile(place)
    assert done.returncode == 1
    assert "each start takes longer" in done.stderr
    assert not file.exists()


PLANTED = "import os; os.close(os.open({mark!r}, os.O_CREAT)); raise ImportError"

needs_root = pytest.mark.skipif(os.geteuid() != 0, reason="only root trusts what others cannot change")


def plant(folder: Path, module: str, mark: Path) -> None:
    """Put bytecode there that fits its source and leaves a mark when anyone carries it out."""
    source = folder.parent / f"{module}.py"
    status = source.stat()
    code = compile(PLANTED.format(mark=str(mark)), str(source), "exec")
    numbers = (0, int(status.st_mtime), status.st_size)
    head = MAGIC_NUMBER + b"".join(number.to_bytes(4, "little") for number in numbers)
    folder.mkdir(exist_ok=True)
    folder.chmod(0o777)
    (folder / f"{module}.{sys.implementation.cache_tag}.pyc").write_bytes(head + marshal.dumps(code))


@pytest.mark.slow
@needs_root
def test_root_carries_out_no_bytecode_that_others_could_change_and_writes_through_no_link(
    place: Path, tmp_path: Path
) -> None:
    mark, of_root, folder = tmp_path / "carried-out", tmp_path / "of-root", tmp_path / "of-others"
    for module in ("bytecode", "faces", "main"):
        plant(place / "disktune_helper/__pycache__", module, mark)
    of_root.write_text("of root's")
    file = Path(bytecode.path_in(str(place)))
    for name in (file.name, f"{file.name}.new"):
        (file.parent / name).unlink(missing_ok=True)
        (file.parent / name).symlink_to(of_root)
    file.parent.chmod(0o777)
    done = precompile(place)
    assert (done.returncode, done.stderr) == (0, "")
    assert not (place / "disktune_helper/__pycache__").exists()
    assert start(place)[0] > 100
    assert not mark.exists()
    assert of_root.read_text() == "of root's"
    assert file.stat().st_mode & 0o777 == 0o644
    assert not file.is_symlink()
    shutil.rmtree(file.parent)
    folder.mkdir(mode=0o777)
    (folder / "kept").touch()
    file.parent.symlink_to(folder)
    assert precompile(place).returncode == 0
    assert [one.name for one in folder.iterdir()] == ["kept"]
    assert not file.parent.is_symlink()


@pytest.mark.slow
@needs_root
def test_root_makes_nothing_of_sources_that_others_can_change(place: Path) -> None:
    shutil.rmtree(place / "__pycache__")
    (place / "disktune_helper/rpc").chmod(0o775)
    done = precompile(place)
    assert done.returncode == 1
    assert "can be changed by users other than root" in done.stderr
    assert not (place / "__pycache__").exists()
