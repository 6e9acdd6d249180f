"""The system's log says what went wrong and where, in one line, and nothing that came from elsewhere."""

from __future__ import annotations

import syslog

import pytest

from disktune_helper.system import log
from disktune_helper.system.log import log_mistake


def test_a_mistake_is_one_line_without_any_data(monkeypatch: pytest.MonkeyPatch) -> None:
    written: list[str] = []
    monkeypatch.setattr(syslog, "syslog", lambda _level, line: written.append(line))
    forged = "sda\nNov 22 10:00:00 host sudo: root : COMMAND=/bin/sh \x1b[2J"
    try:
        raise RuntimeError(forged)
    except RuntimeError as error:
        log_mistake("settings", error)
    (line,) = written
    kind, _, place = line.partition(" at ")
    assert kind == "settings: RuntimeError"
    assert place.startswith("test_log.py:")
    assert line.isprintable()
    assert "sudo" not in line


def test_one_that_has_its_lines_written_opens_no_socket(monkeypatch: pytest.MonkeyPatch) -> None:
    """A socket of datagrams takes an address with each of them."""
    written: list[str] = []
    opened: list[object] = []
    monkeypatch.setattr(syslog, "openlog", lambda *_: opened.append(1))
    monkeypatch.setattr(syslog, "syslog", lambda *_: opened.append(2))
    log.relay_through(written.append)
    try:
        log.open_now()
        log.write_line("settings: ValueError at plan.py:1")
    finally:
        log.relay_through(None)
    assert (written, opened) == (["settings: ValueError at plan.py:1"], [])
