"""make run and make test where nothing is ready yet: what is asked for, installed, repaired and left alone."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tools import bootstrap, sources

ROOT = Path(__file__).resolve().parent.parent


@pytest.fixture
def machine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Give the programs of a Debian system with a given set of packages, and no way to become root."""
    programs = tmp_path / "bin"
    programs.mkdir()
    for name, script in {
        "dpkg-query": f'while read line; do echo "$line"; done <{tmp_path}/installed',
        "apt-get": f'echo "$@" >>{tmp_path}/apt.log',
    }.items():
        (programs / name).write_text(f"#!/bin/sh\n{script}\n")
        (programs / name).chmod(0o755)
    (tmp_path / "installed").touch()
    monkeypatch.setenv("PATH", str(programs))
    monkeypatch.setattr(os, "geteuid", lambda: 1000)
    return tmp_path


def _installed(machine: Path, *names: str) -> None:
    (machine / "installed").write_text("".join(f"{name} installed\n" for name in names))


def test_without_root_the_one_command_to_run_is_printed(machine: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert bootstrap.main(["run"]) == 2
    said = capsys.readouterr()
    assert said.out == ""
    commands = [line for line in said.err.splitlines() if "apt-get" in line]
    assert len(commands) == 1
    assert all(f" {name}" in commands[0] for name in bootstrap.RUN_PACKAGES)
    assert not (machine / "apt.log").exists()


def test_what_can_be_done_without_stops_nothing(machine: Path, capsys: pytest.CaptureFixture[str]) -> None:
    _installed(machine, *bootstrap.LAB_PACKAGES)
    assert bootstrap.main(["lab"]) == 0
    without = " ".join(bootstrap.OPTIONAL["lab"])
    assert capsys.readouterr().err == f"Going on without {without}, with which it is quicker.\n"


@pytest.mark.parametrize(
    ("user", "missing", "installed"), [(1000, (), False), (1000, ("qemu-utils",), True), (0, (), True)]
)
def test_what_can_be_done_without_is_installed_with_the_rest_or_by_root(
    user: int, missing: tuple[str, ...], installed: bool, machine: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name, script in {
        "sudo": '[ "$1" != -n ] || shift; "$@"',
        "env": 'shift; "$@"',
        "apt-get": f'for word; do echo "$word installed" >>{machine}/installed; done',
    }.items():
        (machine / "bin" / name).write_text(f"#!/bin/sh\n{script}\n")
        (machine / "bin" / name).chmod(0o755)
    monkeypatch.setattr(os, "geteuid", lambda: user)
    assert set(missing) <= set(bootstrap.LAB_PACKAGES)
    _installed(machine, *(name for name in bootstrap.LAB_PACKAGES if name not in missing))
    assert bootstrap.main(["lab"]) == 0
    assert ("user-mode-linux installed" in (machine / "installed").read_text()) is installed


def test_a_renamed_package_counts_under_either_name(machine: Path) -> None:
    others = [name for name in bootstrap.RUN_PACKAGES if name != "libglib2.0-0"]
    _installed(machine, *others)
    assert bootstrap.missing_packages(bootstrap.RUN_PACKAGES) == ["libglib2.0-0"]
    for name in ("libglib2.0-0", "libglib2.0-0t64"):
        _installed(machine, *others, name)
        assert bootstrap.missing_packages(bootstrap.RUN_PACKAGES) == []


def test_make_run_does_not_ask_for_the_test_tools() -> None:
    assert not set(bootstrap.NEEDS["run"]) & set(bootstrap.TEST_PACKAGES)
    assert set(bootstrap.NEEDS["run"]) < set(bootstrap.NEEDS["test"])


def test_each_shell_that_is_completed_is_there_for_its_tests() -> None:
    """Where one is missing its tests are skipped, which is seen by nobody."""
    shells = {"disktune-helper": "bash", "disktune-helper.fish": "fish", "_disktune-helper": "zsh"}
    shipped = {file.name for file in (bootstrap.ROOT / "helper/completions").iterdir()}
    assert shipped == set(shells)
    # bash is essential in Debian.
    assert set(shells.values()) - {"bash"} <= set(bootstrap.TEST_PACKAGES)


@pytest.fixture
def environment(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Give the list of commands that setting up .venv runs; they are recorded and make only the directory."""
    commands: list[str] = []
    python = f"lib/python{sys.version_info[0]}.{sys.version_info[1]}/site-packages"

    def record(command: list[str], failure: str) -> None:
        commands.append("venv" if "venv" in command else Path(command[-1]).name)
        (bootstrap.VENV / python).mkdir(parents=True, exist_ok=True)

    monkeypatch.setattr(bootstrap, "VENV", tmp_path / ".venv")
    monkeypatch.setattr(bootstrap, "STAMP", tmp_path / ".venv/ready")
    monkeypatch.setattr(bootstrap, "_run", record)
    return commands


def test_the_second_call_does_nothing(environment: list[str]) -> None:
    bootstrap.ensure_environment("test")
    assert environment == ["venv", "test.txt", bootstrap.OLDEST.name]
    bootstrap.ensure_environment("test")
    bootstrap.ensure_environment("run")
    assert environment == ["venv", "test.txt", bootstrap.OLDEST.name]


@pytest.mark.parametrize("stamp", [None, "", "run", "run 0123\n"])
def test_half_a_set_up_or_an_old_one_is_begun_anew(environment: list[str], stamp: str | None) -> None:
    bootstrap.ensure_environment("run")
    environment.clear()
    bootstrap.STAMP.unlink() if stamp is None else bootstrap.STAMP.write_text(stamp)
    bootstrap.ensure_environment("run")
    assert environment == ["venv", "run.txt"]


def test_a_failure_leaves_no_stamp(environment: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    bootstrap.ensure_environment("run")

    def fail(command: list[str], failure: str) -> None:
        raise bootstrap.SetupError(failure)

    monkeypatch.setattr(bootstrap, "_run", fail)
    with pytest.raises(bootstrap.SetupError):
        bootstrap.ensure_environment("test")
    assert not bootstrap.STAMP.exists()


# -- lock files and package --


LOCKS = sorted(path.name for path in (ROOT / "requirements").glob("*.txt"))


def _pins(name: str) -> dict[str, str]:
    lines = (ROOT / "requirements" / name).read_text().splitlines()
    return dict(re.findall(r"^([\w-]+)==(\S+)", line)[0] for line in lines if re.match(r"\w", line))


def test_every_pin_has_hashes_and_both_locks_agree() -> None:
    for name in LOCKS:
        text = (ROOT / "requirements" / name).read_text()
        entries = re.split(r"^(?=\w)", text, flags=re.MULTILINE)[1:]
        assert all("--hash=sha256:" in entry for entry in entries)
        assert len(entries) == len(_pins(name))
    assert _pins("run.txt").items() <= _pins("test.txt").items()


def test_everything_that_is_asked_for_is_locked() -> None:
    for lock in LOCKS:
        asked = (ROOT / "requirements" / lock).with_suffix(".in").read_text()
        wanted = re.findall(r"^([A-Za-z][\w-]*)", asked, re.MULTILINE)
        assert {name.lower() for name in wanted} <= _pins(lock).keys(), lock


PIP = re.compile(r"\bpip3? (?:-q |--quiet )?(?:install|download)\b|\"-m\", \"pip\"|bin/pip\"")
"""A call of pip, in a shell or as a list of words in Python."""


def _calls_of_pip() -> list[tuple[str, str]]:
    """Return where pip is called outside of the tests, and the call, continued lines included."""
    found = []
    for path in sources.names():
        if str(path).startswith(("tools/", ".ci/", "debian/", "flatpak/")) or str(path) == "Makefile":
            text = re.sub(r"\\\n\s*", "", (ROOT / path).read_text(encoding="utf-8"))
            found += [(str(path), line.strip()) for line in text.splitlines() if PIP.search(line)]
    return found


def test_whatever_installs_python_packages_demands_their_hashes() -> None:
    """Or it takes files that are there: Flatpak's sources, whose hashes its manifest has, or one just built."""
    known = {path for path, _ in _calls_of_pip()}
    assert known == {
        "flatpak/org.disktune.DiskTune.yml",
        "tools/ansible-sanity",
        "tools/bootstrap.py",
        "tools/flatpak-wheels",
        "tools/lock",
        "tools/release.py",
    }
    # In bootstrap the words of a call stand in two lists; the next test has them together.
    bare = [
        (path, line)
        for path, line in _calls_of_pip()
        if path != "tools/bootstrap.py" and not re.search(r"--require-hashes|--no-index|\*locked", line)
    ]
    assert bare == []


def test_the_environment_is_made_of_packages_whose_hashes_are_known(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    commands: list[list[str]] = []

    def record(command: list[str], failure: str) -> None:
        commands.append(list(command))
        packages = f"lib/python{sys.version_info[0]}.{sys.version_info[1]}/site-packages"
        (bootstrap.VENV / packages).mkdir(parents=True, exist_ok=True)

    monkeypatch.setattr(bootstrap, "VENV", tmp_path / ".venv")
    monkeypatch.setattr(bootstrap, "STAMP", tmp_path / ".venv/ready")
    monkeypatch.setattr(bootstrap, "_run", record)
    bootstrap.ensure_environment("test")
    installing = [command for command in commands if "install" in command]
    assert len(installing) == 2
    assert all({"--require-hashes", "--only-binary"} <= set(command) for command in installing)


def test_the_commit_hooks_are_ones_that_pre_commit_takes() -> None:
    done = subprocess.run(
        [Path(sys.executable).with_name("pre-commit"), "validate-config"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stdout) == (0, "")
