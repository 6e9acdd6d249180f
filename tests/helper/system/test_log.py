"""The system's log says what went wrong and where, in one line, and nothing that came from elsewhere."""

from __future__ import annotations

import syslog

import pytest

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
