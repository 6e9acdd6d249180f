"""What root starts cannot fill root's memory, hold it up without end or stay behind."""

from __future__ import annotations

import errno
import os
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from disktune_helper.system import programs
from tests.amounts import until


def run(program: str, keep_bytes: int = 0) -> bytes:
    return programs._run([sys.executable, "-c", program], keep_bytes=keep_bytes)


def test_what_a_program_prints_is_kept_up_to_a_limit() -> None:
    assert run("print('x' * 99)", 100) == b"x" * 99 + b"\n"
    with pytest.raises(OSError, match="printed more than 99 bytes"):
        run("print('x' * 99)", 99)


def test_one_that_never_stops_printing_is_ended() -> None:
    with pytest.raises(OSError, match="printed more than") as caught:
        run("while True: print('x' * 999)", 100_000)
    assert caught.value.errno == errno.EFBIG


def test_of_what_it_says_the_last_line_counts() -> None:
    babble = "import sys; [print('x' * 999, file=sys.stderr) for _ in range(999)]; sys.exit('it is broken')"
    for keep_bytes in (0, 10):
        with pytest.raises(OSError, match="it is broken"):
            run(babble, keep_bytes)
    with pytest.raises(OSError, match="status 3"):
        run("raise SystemExit(3)")
    assert run("print(1)") == b""


@pytest.mark.parametrize("program", ["import time; time.sleep(99)", "import os,time; os.close(2); time.sleep(99)"])
def test_one_that_does_not_end_is_ended(monkeypatch: pytest.MonkeyPatch, program: str) -> None:
    monkeypatch.setattr(programs, "_LIMIT_S", 0.2)
    with pytest.raises(OSError, match=r"did not end within 0\.2 s"):
        run(program)


@pytest.mark.parametrize(
    "name", ["", "sda", "md0/../sda", "md0 --force", "md0\n", "-md0", "../md0", "md" + "0" * 20]
)
@pytest.mark.parametrize("start", [programs.start_boost, programs.stop_boost, programs.add_bitmap])
def test_what_is_no_array_starts_nothing(
    monkeypatch: pytest.MonkeyPatch, start: Callable[[str], None], name: str
) -> None:
    started = recorded(monkeypatch)
    with pytest.raises(OSError, match="is not the name of an array"):
        start(name)
    assert started == []


@pytest.mark.parametrize(
    "token", ["", "0" * 15, "0" * 17, "0" * 16 + "\n", "../../../../../x", "G" * 16, "0" * 15 + "²"]
)
def test_what_is_no_trial_starts_nothing(monkeypatch: pytest.MonkeyPatch, token: str) -> None:
    started = recorded(monkeypatch)
    with pytest.raises(OSError, match="is not the name of a trial"):
        programs.keep_trial(token)
    assert started == []


def test_every_program_is_named_by_its_whole_path(monkeypatch: pytest.MonkeyPatch) -> None:
    started = recorded(monkeypatch)
    programs.add_bitmap("md0")
    programs.watch_marks()
    programs.start_boost("md_d0")
    programs.stop_boost("md127")
    programs.keep_trial("0123456789abcdef")
    programs.read_as_nobody("sda")
    assert len(started) == 6
    assert [command[0] for command in started if not command[0].startswith("/")] == []
    assert {command[0] for command in started} == {programs.MDADM, programs.SYSTEMCTL, sys.executable}


def recorded(monkeypatch: pytest.MonkeyPatch) -> list[list[str]]:
    """Return the list that gets each command in place of the system, which is one with systemd."""
    started: list[list[str]] = []

    def run(command: list[str], *, keep_bytes: int = 0) -> bytes:
        started.append(command)
        return b""[:keep_bytes]

    monkeypatch.setattr(programs, "_run", run)
    monkeypatch.setattr("os.path.isdir", lambda _place: True)
    return started


# -- keeping the computer awake ---------------------------------------------------------------------------------

HOLDS = """#!/bin/sh
[ "$1 $2 $3" = "--what=sleep --mode=block --who=DiskTune" ] || exit 1
echo $$ >{folder}/held
shift 4
"$@"
rm {folder}/held
"""
REFUSES = "#!/bin/sh\necho 'Failed to inhibit: Access denied' >&2\nexit 1\n"


def inhibitor(folder: Path, text: str) -> Path:
    found = folder / "systemd-inhibit"
    found.write_text(text.format(folder=folder))
    found.chmod(0o755)
    return found


def helper(folder: Path, program: Path) -> subprocess.Popen[str]:
    code = (
        "import sys, time; from disktune_helper.system import programs\n"
        f"programs._SYSTEMD_RUNS, programs.SYSTEMD_INHIBIT = '/', {str(program)!r}\n"
        "print(programs.keep_awake('A test.'), flush=True); time.sleep(600)\n"
    )
    return subprocess.Popen([sys.executable, "-c", code], stdout=subprocess.PIPE, text=True, cwd=folder)


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGKILL])
def test_it_is_held_until_the_process_ends_however_that_ends(tmp_path: Path, number: int) -> None:
    with helper(tmp_path, inhibitor(tmp_path, HOLDS)) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == "True\n"
        assert (tmp_path / "held").exists()
        os.kill(process.pid, number)
    until(lambda: not (tmp_path / "held").exists())


def test_what_refuses_or_is_not_there_is_not_claimed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    refused: list[subprocess.Popen[bytes]] = []
    monkeypatch.setattr(programs, "_awake", refused)
    monkeypatch.setattr(programs, "SYSTEMD_INHIBIT", str(inhibitor(tmp_path, REFUSES)))
    monkeypatch.setattr(programs, "_SYSTEMD_RUNS", "/")
    assert not programs.keep_awake("A test.")
    refused[0].communicate()
    monkeypatch.setattr(programs, "SYSTEMD_INHIBIT", str(tmp_path / "none"))
    assert not programs.keep_awake("A test.")
    monkeypatch.setattr(programs, "_SYSTEMD_RUNS", str(tmp_path / "none"))
    assert not programs.keep_awake("A test.")
