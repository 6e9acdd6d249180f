"""What a drive, a file or a user says is shown as it is, wherever Qt would take it for markup."""

from __future__ import annotations

import ast
import re
from collections.abc import Callable
from pathlib import Path
from typing import cast

import pytest
from PyQt6.QtCore import QEvent, Qt
from PyQt6.QtGui import QTextDocument
from PyQt6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from disktune_gui.text.plain import MOST, PlainLabel, as_entry, as_tip
from tests.gui.scripted_session import keyboard
from tests.gui.sources import WINDOW as SOURCE
from tests.gui.sources import trees
from tests.narrowed import present

HOSTILE = "<b>x</b><img src=file:///etc/passwd>&amp; A&B"
BAD = (HOSTILE, "&lt;i&gt;", "<!-- a", "two\nlines <i>", "<x>" + "long " * 800, "\u202eturned <u>", "<?xml?>")


looks_rich = cast("Callable[[str], bool]", getattr(Qt, "mightBeRichText"))  # noqa: B009
"""The function of Qt itself, which the stubs do not know."""


def as_read(text: str) -> str:
    """Return the words that Qt shows for a tool tip."""
    if not looks_rich(text):
        return text
    page = QTextDocument()
    page.setHtml(text)
    return page.toPlainText()


@pytest.mark.parametrize("text", BAD, ids=range(len(BAD)))
def test_a_tool_tip_reads_as_it_was_written(qtbot: QtBot, text: str) -> None:
    shown = as_read(as_tip(text))
    expected = text.replace("\u202e", "\ufffd")
    expected = expected if len(expected) <= MOST else expected[:MOST] + "…"
    assert shown.split() == expected.split()


def test_a_tool_tip_that_breaks_lines_keeps_units() -> None:
    assert as_tip("4096 KiB & 7 s") == "<p>4096\u00a0KiB &amp; 7\u00a0s</p>"
    units = "1 B, 2 MiB/s, 3 kB, 6 Gb/s, 8 GT/s, 9 µs, 5 min, 40 °C, 7200 rpm, 3 sectors, 4 requests/s, 5 %"
    kept = as_tip(f"& {units}, 6 drives").removeprefix("<p>&amp; ").removesuffix("</p>")
    whole = ", ".join(unit.replace(" ", "\u00a0") for unit in units.split(", ")) + ", 6 drives"
    assert kept == re.sub(r"(?<=B|b|T)/s", "/\u2060s", whole)


def test_a_label_takes_nothing_for_markup(qtbot: QtBot) -> None:
    assert PlainLabel(HOSTILE).textFormat() is Qt.TextFormat.PlainText
    assert as_entry("R&D") == "R&&D"


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("Reads 131 MB/s, 4.2 ms", "Reads 131\u00a0MB/\u2060s, 4.2\u00a0ms"),
        ("1 h 30 min at 55 °C", "1\u00a0h 30\u00a0min at 55\u00a0°C"),
        ("2 members, RAID 5 array, 3 Ways", "2 members, RAID 5 array, 3 Ways"),
        ("65,536 sectors", "65,536\u00a0sectors"),
        ("4 台と 30 秒", "4\u00a0台と 30\u00a0秒"),
        ("1 request, 4 stripes", "1\u00a0request, 4\u00a0stripes"),
    ],
)
def test_a_number_keeps_its_unit_where_a_line_breaks(qtbot: QtBot, text: str, shown: str) -> None:
    label = PlainLabel(text)
    assert (QLabel.text(label), label.text()) == (shown, text)
    label.clear()
    assert (QLabel.text(label), label.text()) == ("", "")


# -- by construction ---------------------------------------------------------------------------------------


def test_a_text_is_selected_by_the_mouse_with_the_first_press(qtbot: QtBot) -> None:
    label = PlainLabel("Reads in both directions")
    qtbot.addWidget(label)
    label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
    height = label.sizeHint().height()
    with qtbot.waitActive(label):
        label.show()
        label.activateWindow()
    at = label.rect().center()
    qtbot.mouseDClick(label, Qt.MouseButton.LeftButton, pos=at)  # type: ignore[no-untyped-call]
    word = label.selectedText()
    assert word in ("in", "both")
    assert label.sizeHint().height() == height
    assert label.textInteractionFlags() == Qt.TextInteractionFlag.TextSelectableByMouse
    QApplication.sendEvent(label, QEvent(QEvent.Type.Leave))
    assert label.selectedText() == word, "it can still be copied"
    assert label.hasFocus()
    keyboard.keyClick(QApplication.focusWidget(), Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    assert present(QApplication.clipboard()).text() == word


@pytest.mark.slow
def test_labels_are_plain_and_tool_tips_go_through_one_function() -> None:
    for path, tree in trees("QLabel", "setToolTip", "showText"):
        if path.name == "plain.py" or "demo" in path.relative_to(SOURCE).parts:
            continue
        for node in ast.walk(tree):
            where = f"{path}:{getattr(node, 'lineno', 0)}"
            if isinstance(node, ast.ClassDef):
                assert all(ast.unparse(base) != "QLabel" for base in node.bases), where
            if not isinstance(node, ast.Call):
                continue
            assert ast.unparse(node.func) != "QLabel", where
            called = ast.unparse(node.func)
            if called.endswith((".setToolTip", "QToolTip.showText")):
                words = node.args[1 if called.endswith("showText") or len(node.args) == 2 else 0]
                assert _own(words) or _is_tray(path), where


def _own(words: ast.expr) -> bool:
    """Whether *words* are the program's, or have gone through the one function."""
    if isinstance(words, ast.Constant):
        return True
    called = ast.unparse(words.func) if isinstance(words, ast.Call) else ""
    # What is filled in afterwards may be anything's.
    return called in ("self.tr", "translate", "as_tip") or called.endswith(".toolTip")


def _is_tray(path: Path) -> bool:
    """An icon in the tray hands its words to the desktop, which shows them plain."""
    return path.parent.name == "tray"
