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
from tools import sources

ROOT = Path(__file__).resolve().parent.parent
pytestmark = [pytest.mark.tools, pytest.mark.slow]

BUILD = "import sys; from setuptools import build_meta; print(getattr(build_meta, sys.argv[1])(sys.argv[2]))"

LOOK = """
import json, sys
from pathlib import Path
from disktune_gui.client import elevation
elevation.INSTALLED = Path("/nowhere")  # whatever this machine has
from disktune_gui.app import make_application
from disktune_gui.client.session import Session
from disktune_gui.client.wait_for import wait
from disktune_gui.mainwindow.window import MainWindow
from disktune_gui.services.services import Services
application, preferences = make_application()
session = Session(elevation.survey())
session.start()
listed = wait(lambda: session.listed, session.drives_changed, 30_000)
window = MainWindow(Services(session, preferences))
print(json.dumps({
    "listed": listed, "drives": sorted(drive.name for drive in session.drives), "said": window.banner.sentences,
    "modules": [elevation.__file__, sys.modules["disktune_contract"].__file__],
}))
window.close()
session.close()
"""


def build(tree: Path, kind: str, out: Path) -> Path:
    """Build a ``wheel`` or an ``sdist`` of *tree* as pip would, but from what is installed."""
    out.mkdir(exist_ok=True)
    command = ["/usr/bin/python3", "-c", BUILD, f"build_{kind}", str(out)]
    done = subprocess.run(command, cwd=tree, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return out / done.stdout.splitlines()[-1]


@pytest.fixture(scope="module")
def archive(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Give the source archive of this checkout."""
    place = tmp_path_factory.mktemp("sdist")
    sources.copy(place / "tree")
    return build(place / "tree", "sdist", place / "out")


@pytest.fixture(scope="module")
def wheel(archive: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Give the wheel that pip would make of the source archive."""
    place = tmp_path_factory.mktemp("wheel")
    subprocess.run(["tar", "-x", "-C", place, "-f", archive], check=True)
    return build(place / f"disktune-{VERSION}", "wheel", place / "out")


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
    (said,) = seen["said"]
    assert said == "Read-only mode. To change settings, install the helper: sudo apt install disktune-helper"


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


def test_the_wheel_has_modules_and_translations_and_nothing_of_the_tests(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as opened:
        inside = {name for name in opened.namelist() if name.endswith((".py", ".qm"))}
    modules = {
        str(path)
        for path in sources.names()
        if str(path).startswith("disktune_gui/") and path.suffix in (".py", ".qm")
    }
    modules |= {
        str(path.relative_to("helper"))
        for path in sources.names()
        if str(path).startswith("helper/disktune_") and path.suffix == ".py"
    }
    assert inside == modules
