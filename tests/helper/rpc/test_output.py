"""The helper's voice stops for nobody: a terminal that takes nothing is no reason to let a trial run on."""

from __future__ import annotations

import os
import termios
import threading
import time

import pytest

from disktune_helper.rpc import output
from disktune_helper.rpc.output import Output


def test_a_stopped_terminal_holds_nobody_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(output, "WRITE_TIMEOUT_S", 0.2)
    screen, terminal = os.openpty()
    broke: list[bool] = []
    voice = Output(terminal, lambda: broke.append(True))
    try:
        voice.line("one")
        assert os.read(screen, 100) == b"one\r\n"
        # The shell goes on with the same terminal.
        assert os.get_blocking(terminal)
        termios.tcflow(terminal, termios.TCOOFF)
        voice.line("two")
        assert (voice.broken, broke) == (True, [True])
        voice.line("three")
        assert broke == [True]
        termios.tcflow(terminal, termios.TCOON)
    finally:
        os.close(screen)
        os.close(terminal)


def slow(reader: int, size: int, every_s: float) -> threading.Thread:
    """Read *size* bytes in small pieces, each after a while."""

    def read() -> None:
        left = size
        while left > 0:
            time.sleep(every_s)
            left -= len(os.read(reader, 65536))

    thread = threading.Thread(target=read, daemon=True)
    thread.start()
    return thread


def test_a_window_that_reads_slowly_is_not_taken_for_dead(monkeypatch: pytest.MonkeyPatch) -> None:
    """Neither by a line that takes long, nor by one that waited for that."""
    monkeypatch.setattr(output, "WRITE_TIMEOUT_S", 0.4)
    reader, writer = os.pipe()
    voice = Output(writer, lambda: None)
    size = 8 * 65536
    window = slow(reader, 2 * size, 0.1)
    lanes = [threading.Thread(target=voice.line, args=("x" * (size - 1),)) for _ in range(2)]
    for lane in lanes:
        lane.start()
    for thread in (*lanes, window):
        thread.join(10)
    assert not voice.broken
    voice.line("x" * size)
    assert (voice.broken, voice.stuck) == (True, True), "nobody reads any more"
    os.close(reader)
    os.close(writer)


def test_a_line_has_an_end_and_a_closed_window_is_not_stuck(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(output, "LINE_TIMEOUT_S", 0.3)
    reader, writer = os.pipe()
    voice = Output(writer, lambda: None)
    # Once, so that it has ended and does not keep the pipe open.
    window = slow(reader, 1, 0.2)
    voice.line("x" * (1 << 20))
    assert voice.stuck
    window.join()
    os.close(reader)
    gone = Output(writer, lambda: None)
    gone.line("x")
    assert (gone.broken, gone.stuck) == (True, False)
    os.close(writer)
