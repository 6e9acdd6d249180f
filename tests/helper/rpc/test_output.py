"""The helper's voice stops for nobody: a terminal that takes nothing is no reason to let a trial run on."""

from __future__ import annotations

import os
import termios

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
