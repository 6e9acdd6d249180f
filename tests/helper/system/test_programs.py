"""What root starts cannot fill root's memory, hold it up without end or stay behind."""

from __future__ import annotations

import errno
import sys
from collections.abc import Callable

import pytest

from disktune_helper.system import programs


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
    monkeypatch.setattr(programs, "_LIMIT_S", 1)
    with pytest.raises(OSError, match="did not end within 1 s"):
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
