"""A limit of processor time that cannot be lifted: what could leave a value on trial for good does not start."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

import pytest

HELPER = Path(__file__).resolve().parents[3] / "helper/disktune-helper"
WITHOUT = ("setpriv", "--bounding-set=-sys_resource", "--inh-caps=-sys_resource")

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(
        os.geteuid() != 0 or shutil.which("setpriv") is None, reason="only root starts these classes"
    ),
]


def started(*words: str, limit_s: str = "600") -> subprocess.CompletedProcess[str]:
    command = [*WITHOUT, "sh", "-c", f'ulimit -t {limit_s}; exec "$@"', "sh", str(HELPER), *words]
    return subprocess.run(command, stdin=subprocess.DEVNULL, capture_output=True, text=True, check=False)


@pytest.mark.parametrize(("words", "status"), [(("tune",), 64), (("set", "no-such-drive", "ata.apm=1"), 3)])
def test_what_holds_trials_refuses_with_a_sentence(words: tuple[str, ...], status: int) -> None:
    done = started(*words)
    assert (done.returncode, done.stdout) == (status, "")
    assert "processor time of this process is limited" in done.stderr
    assert len(done.stderr.splitlines()) == 1


def test_everything_else_starts() -> None:
    assert '"privilege":"inspect"' in started("inspect").stdout
    assert '"privilege":"tune"' in started("tune", limit_s="unlimited").stdout


BEGIN = """
import sys
sys.path.append(sys.argv[1])
from disktune_helper import faces, main
faces.begin(sys.argv[2:])
sys.exit(main.main(["disktune-helper", *sys.argv[2:]]))
"""


def test_a_checkout_in_a_folder_that_only_its_owner_opens_starts_too(tmp_path: Path) -> None:
    """The user nobody, that it becomes, could read none of its modules there."""
    tmp_path.chmod(0o700)
    shutil.copytree(HELPER.parent, tmp_path / "helper", ignore=shutil.ignore_patterns("__pycache__"))
    for words in (("inspect",), ("tune",), ("list",)):
        command = ["/usr/bin/python3", "-ISBc", BEGIN, str(tmp_path / "helper"), *words]
        done = subprocess.run(command, stdin=subprocess.DEVNULL, capture_output=True, text=True, check=False)
        assert (done.returncode, done.stderr) == (0, "")
        assert done.stdout
