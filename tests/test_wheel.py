"""The wheel and the source archive: built by the system's setuptools, installed by pip in a place of its own.

What comes out is a viewer: it lists drives by its own helper, and says what to install for the rest.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import sysconfig
import tarfile
import zipfile
from pathlib import Path

import pytest

from disktune_contract.version import VERSION
from disktune_gui.help import guides
from tools import release, sources

ROOT = Path(__file__).resolve().parent.parent
pytestmark = [pytest.mark.tools, pytest.mark.slow]

EPOCH = 1_700_000_000

LOOK = """
import json, sys
from pathlib import Path
from disktune_gui.client import elevation
elevation.INSTALLED = Path("/nowhere")  # whatever this machine has
from disktune_gui.app import make_application
from disktune_gui.client.session import Session
from disktune_gui.desktop.event_loop import wait
from disktune_gui.mainwindow.window import MainWindow
from disktune_gui.services.services import Services
application, preferences = make_application()
session = Session(elevation.survey())
session.start()
listed = wait(lambda: session.listed, session.drives_changed, 30_000)
window = MainWindow(Services(session, preferences))
print(json.dumps({
    "listed": listed, "drives": sorted(drive.name for drive in session.drives),
    "said": [window.parts.strip.read_only.words, elevation.remedy(session.place)],
    "modules": [elevation.__file__, sys.modules["disktune_contract"].__file__],
}))
window.close()
session.close()
"""


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Path]:
    """Give the source archive of this checkout, and the wheel, as `make release` builds them."""
    place = tmp_path_factory.mktemp("built")
    sources.copy(place / "tree")
    (place / "out").mkdir()
    return release.build_python(place / "tree", place / "out", EPOCH)


@pytest.fixture(scope="module")
def archive(built: tuple[Path, Path]) -> Path:
    return built[0]


@pytest.fixture(scope="module")
def wheel(built: tuple[Path, Path]) -> Path:
    return built[1]


@pytest.fixture(scope="module")
def python(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Give an interpreter that has the wheel, with the scripts, and what the lock file names."""
    place = tmp_path_factory.mktemp("venv")
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", place], check=True)
    interpreter = place / "bin/python"
    version = f"python{sys.version_info[0]}.{sys.version_info[1]}"
    # Only the directory itself: what makes this checkout importable is named in a file in it.
    borrowed = place / f"lib/{version}/site-packages/borrowed.pth"
    borrowed.write_text(sysconfig.get_path("purelib") + "\n")
    pip = [
        sys.executable,
        "-m",
        "pip",
        "--python",
        str(interpreter),
        "install",
        "--quiet",
        "--no-index",
        str(wheel),
    ]
    done = subprocess.run(pip, capture_output=True, text=True, env=bare(), check=False)
    assert done.returncode == 0, done.stderr
    return interpreter


ELSEWHERE = {"TZ": "Asia/Kathmandu", "LC_ALL": "C", "HOME": "/nonexistent", "PYTHONHASHSEED": "1"}


def test_built_elsewhere_and_by_others_they_are_the_same_byte_by_byte(
    built: tuple[Path, Path], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    tree, out = tmp_path / "a/longer/path", tmp_path / "out"
    sources.copy(tree)
    out.mkdir()
    # As under another umask, cloned at another time.
    for path in tree.rglob("*"):
        path.chmod(path.stat().st_mode | 0o070 if path.is_dir() else path.stat().st_mode | 0o060)
        os.utime(path, (EPOCH // 2, EPOCH // 2))
    for name, value in ELSEWHERE.items():
        monkeypatch.setenv(name, value)
    again = release.build_python(tree, out, EPOCH)
    assert [path.name for path in again] == [path.name for path in built]
    assert [path.read_bytes() == other.read_bytes() for path, other in zip(again, built, strict=True)] == [
        True,
        True,
    ]


def bare() -> dict[str, str]:
    """Return the environment without what leads Python to this checkout."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "DISKTUNE"))}
    return kept | {"QT_QPA_PLATFORM": "offscreen", "PIP_DISABLE_PIP_VERSION_CHECK": "1"}


def run(*command: str | Path, cwd: Path) -> str:
    done = subprocess.run(command, cwd=cwd, env=bare(), capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_pip_finds_everything_there_that_it_asks_for(python: Path, tmp_path: Path) -> None:
    """It was installed with its dependencies looked up, and from no index."""
    said = run(python.parent / "disktune", "--version", cwd=tmp_path)
    assert said.strip().endswith(VERSION)


def test_it_is_a_viewer_and_says_what_to_do_for_the_rest(python: Path, tmp_path: Path) -> None:
    environment = {"HOME": str(tmp_path), "XDG_CONFIG_HOME": str(tmp_path)}
    given = [f"{name}={value}" for name, value in environment.items()]
    command = ["/usr/bin/env", *given, str(python), "-c", LOOK]
    seen = json.loads(run(*command, cwd=tmp_path).splitlines()[-1])
    assert all(str(python.parent.parent) in module for module in seen["modules"])
    assert seen["listed"] is True
    assert seen["said"] == ["Read-only", "sudo apt install disktune-helper"]


def test_the_drives_are_those_of_its_own_helper(python: Path, tmp_path: Path) -> None:
    request = '{"id": 1, "op": "drives", "args": {}}\n'
    command = [str(python), "-m", "disktune_helper", "browse"]
    done = subprocess.run(
        command, cwd=tmp_path, env=bare(), input=request, capture_output=True, text=True, check=False
    )
    hello, answer, *_ = map(json.loads, done.stdout.splitlines())
    assert (hello["version"], hello["privilege"], answer["id"]) == (VERSION, "browse", 1)
    assert "drives" in answer["ok"]


def test_the_archive_has_every_file_that_the_packages_are_made_of(archive: Path) -> None:
    with tarfile.open(archive) as opened:
        inside = {name.partition("/")[2] for name in opened.getnames()}
    assert {str(path) for path in sources.names()} - inside == LEFT_OUT


LEFT_OUT = {".gitignore"}
"""What only a clone has a use for."""


def test_the_wheel_has_modules_and_translations_what_a_desktop_needs_and_nothing_of_the_tests(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as opened:
        inside = opened.namelist()
    shares = {name.partition("/data/share/")[2] for name in inside}
    assert "applications/org.disktune.DiskTune.desktop" in shares
    assert "dbus-1/services/org.disktune.DiskTune.service" in shares
    assert "icons/hicolor/scalable/apps/org.disktune.DiskTune.svg" in shares
    names = map(str, sources.names())
    modules = {
        name.removeprefix("helper/") for name in names if name.startswith(("disktune_gui/", "helper/disktune_"))
    }
    kinds = (".py", ".qm")
    assert {name for name in inside if name.endswith(kinds)} == {name for name in modules if name.endswith(kinds)}
    texts = {
        f"disktune_gui/help/guides/{path.name}" for path in guides.FOLDER.glob("*.md") if path.stem != "README"
    }
    assert {name for name in inside if name.endswith(".md")} == texts
