"""What root starts cannot fill root's memory, hold it up without end or stay behind."""

from __future__ import annotations

import errno
import sys

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
