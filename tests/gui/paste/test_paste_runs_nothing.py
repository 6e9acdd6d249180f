"""No pasted text is ever run: what leaves the dialog are ids of settings and values, by the usual requests."""

from __future__ import annotations

import ast
import os
import subprocess
from pathlib import Path
from typing import Any

import pytest
from PyQt6.QtCore import QProcess
from pytestqt.qtbot import QtBot

import disktune_contract.explain
import disktune_gui.paste
from disktune_contract.catalog import BY_ID
from tests.gui.paste.test_paste_dialog import Desk

TEXT = """#!/bin/sh
touch {made}
$(touch {made})
`touch {made}`
hdparm -B254 -a1024 /dev/sda; touch {made}
hdparm -a1024 /dev/sda
hdparm --yes-i-know-what-i-am-doing --security-erase NULL /dev/sda
dd if=/dev/zero of=/dev/sda bs=1M
echo 1 > /sys/block/sda/queue/read_ahead_kb
rm -rf / --no-preserve-root
"""
STARTERS = frozenset(
    {"subprocess", "QProcess", "pty", "multiprocessing", "ctypes", "socket", "importlib", "runpy", "code"}
)
CALLS = frozenset({"system", "popen", "fork", "eval", "__import__", "startDetached"})
ALLOWED = frozenset({"settings", "health", "saved", "others", "layers"})
"""Requests that change nothing, and name a drive at most."""


def test_a_text_full_of_commands_starts_none_of_them(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*args: object, **_more: object) -> Any:
        raise AssertionError(f"something was started: {args}")

    for owner, names in (
        (os, ("system", "popen", "posix_spawn", "posix_spawnp", "execv", "execve", "fork")),
        (subprocess, ("Popen",)),
        (QProcess, ("start", "startCommand", "startDetached")),
    ):
        for name in names:
            monkeypatch.setattr(owner, name, refuse)
    made = tmp_path / "made"
    desk = Desk(qtbot, TEXT.format(made=made))
    assert {verb for verb, _ in desk.session.asked} <= ALLOWED
    desk.dialog.apply.click()
    assert {verb for verb, _ in desk.session.asked} <= ALLOWED
    [plan] = desk.tried
    for values in plan.values():
        for setting, value in values.items():
            assert BY_ID[setting].domain.problem(value) is None
    assert not made.exists()


def test_neither_room_can_start_anything() -> None:
    rooms = [Path(str(one.__file__)).parent for one in (disktune_gui.paste, disktune_contract.explain)]
    files = [file for room in rooms for file in room.rglob("*.py")]
    assert len(files) > 5
    for file in files:
        for node in ast.walk(ast.parse(file.read_bytes())):
            if isinstance(node, ast.Import):
                assert not {one.name.split(".")[0] for one in node.names} & (STARTERS | {"os"}), file
            elif isinstance(node, ast.ImportFrom):
                named = {one.name for one in node.names} | {str(node.module).split(".")[0]}
                assert not named & (STARTERS | {"os"}), file
            elif isinstance(node, ast.Call):
                name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
                assert name not in CALLS, file
