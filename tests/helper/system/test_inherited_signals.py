"""What a caller has set for signals is taken off; the signals here are a table, not those of the tests."""

from __future__ import annotations

import signal
from signal import SIG_DFL, SIG_IGN

import pytest

from disktune_helper.system import privilege


def test_signals_that_a_caller_ignored_or_blocked_arrive_again(monkeypatch: pytest.MonkeyPatch) -> None:
    handlers: dict[int, object] = dict.fromkeys(signal.valid_signals(), SIG_DFL)
    ignored = (signal.SIGTERM, signal.SIGALRM, signal.SIGHUP, signal.SIGINT, signal.SIGPIPE, signal.SIGXFSZ)
    handlers |= dict.fromkeys(ignored, SIG_IGN)
    masks: list[tuple[int, tuple[int, ...]]] = []
    changed: list[tuple[int, object]] = []

    def set_handler(number: int, handler: object) -> object:
        before = handlers[number]
        handlers[number] = handler
        changed.append((number, handler))
        return before

    def set_mask(how: int, numbers: tuple[int, ...]) -> set[int]:
        masks.append((how, numbers))
        return {signal.SIGUSR1}

    monkeypatch.setattr(signal, "getsignal", handlers.__getitem__)
    monkeypatch.setattr(signal, "signal", set_handler)
    monkeypatch.setattr(signal, "pthread_sigmask", set_mask)
    privilege._listen()
    # nohup means it, and Python needs it: a closed pipe is an error there and not the end.
    kept = {signal.SIGHUP, signal.SIGINT, signal.SIGPIPE, signal.SIGXFSZ}
    assert {number for number, handler in handlers.items() if handler is SIG_IGN} == kept
    assert {number for number, _ in changed} == {signal.SIGTERM, signal.SIGALRM, signal.SIGUSR1}
    # What waits while it is blocked goes: the sender had other rights.
    assert [handler for number, handler in changed if number == signal.SIGUSR1] == [SIG_IGN, SIG_DFL]
    assert masks == [(signal.SIG_BLOCK, ()), (signal.SIG_SETMASK, ())]
