"""Whatever comes late finds nobody, rather than a widget that is gone or the page of another drive."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache, partial
from pathlib import Path

import pytest
from PyQt6 import sip
from PyQt6.QtCore import QObject, pyqtSignal
from PyQt6.QtWidgets import QAbstractItemView, QApplication, QLabel, QTableView, QTreeView, QWidget
from pytestqt.qtbot import QtBot

from disktune_contract.drives.drive import ArrayInfo, DriveKind, Usage
from disktune_contract.messages.faults import Fault
from disktune_contract.messages.privilege import Class
from disktune_contract.messages.protocol import VERBS
from disktune_gui.client.elevation import HelperLauncher
from disktune_gui.mainwindow.tabs import Tab
from disktune_gui.mainwindow.window import MainWindow
from disktune_gui.owned import later, while_alive
from disktune_gui.report.forms import ReportFormat
from tests.gui.scripted_session import Fails, WindowSession
from tests.gui.sources import WINDOW as SOURCE
from tests.gui.sources import trees
from tests.gui.support import added, services_of
from tests.sample_drive import make_drive

SHARED = {
    "preferences",
    "recorder",
    "operations",
    "archive",
    "QApplication",
    "QGuiApplication",
    "QCoreApplication",
}
"""What is not made by whoever listens to it, and outlives windows."""
HEALTHY = ArrayInfo("raid1", "active", 2, 2, None, None, None, None, alarm="healthy")
CHECKED = Usage(mounts=("/srv",), checked=("btrfs:5d1c2a64-0b0e-4a53-9c52-8a1f6be2d7c3",))
"""Of a drive with a btrfs, which has the page of scrubs, too."""
DRIVES = (
    make_drive("sda", model="Example Disk A", usage=CHECKED),
    make_drive("sdb", model="Example Disk B", usage=CHECKED),
    make_drive("md0", DriveKind.ARRAY, array=HEALTHY, model="md0"),
    make_drive("md1", DriveKind.ARRAY, array=HEALTHY, model="md1"),
)
DRIVE_OF = {tab: "" if tab is Tab.HOME else "sda" for tab in Tab}
OTHER_THAN = {"": "sdb", "md0": "md1", "sda": "sdb"}


@pytest.fixture
def session(qtbot: QtBot) -> WindowSession:
    made = WindowSession(HelperLauncher(root=True))
    made.bring(*DRIVES)
    made.refuse_the_rest()
    made.held = True
    return made


def opened(session: WindowSession, tab: Tab) -> MainWindow:
    """Return a window with the page of *tab* in front, whose questions have not been answered."""
    window = MainWindow(services_of(session))
    window.show()
    window.panel.choose(DRIVE_OF[tab])
    window.tabs.setCurrentIndex(tab)
    window.page(tab).refresh()
    assert window.tabs.currentIndex() == tab
    return window


@pytest.mark.slow
@pytest.mark.parametrize("refusing", [False, True], ids=["answered", "refused"])
@pytest.mark.parametrize("tab", list(Tab), ids=lambda tab: tab.name.lower())
def test_answers_after_the_window_is_gone_find_nobody(
    qtbot: QtBot, session: WindowSession, tab: Tab, refusing: bool, capfd: pytest.CaptureFixture[str]
) -> None:
    window = opened(session, tab)
    window.report_menu.write(None, Path("/nonexistent/report.html"), ReportFormat.HTML)
    window.actions_menu.button.click()
    assert session.asked
    sip.delete(window)
    if refusing:
        session.answers = {verb: lambda _args: Fails(Fault.IO_ERROR, "Too late.") for verb in VERBS}
    capfd.readouterr()
    with qtbot.captureExceptions() as caught:
        session.release()
        # Signals of what lives longer than a window.
        session.drives_changed.emit(DRIVES[:1])
        session.become(Class.BROWSE)
        session.become(Class.TUNE)
        QApplication.processEvents()
        session.let_go()
    assert caught == []
    assert capfd.readouterr().err == ""


def _seen(widget: QWidget) -> list[str]:
    """Return the words that *widget* shows."""
    found = [label.text() for label in widget.findChildren(QLabel) if label.isVisibleTo(widget)]
    for view in widget.findChildren(QAbstractItemView):
        model = view.model()
        if model is not None and view.isVisibleTo(widget):
            found += [
                str(model.index(row, column).data())
                for row in range(model.rowCount())
                for column in range(model.columnCount() if isinstance(view, QTableView | QTreeView) else 1)
            ]
    return found


@pytest.mark.slow
@pytest.mark.parametrize("tab", list(Tab), ids=lambda tab: tab.name.lower())
def test_what_is_told_of_one_drive_is_not_shown_of_another(qtbot: QtBot, session: WindowSession, tab: Tab) -> None:
    window = added(qtbot, opened(session, tab))
    late, session._waiting = session._waiting, []
    window.panel.choose(OTHER_THAN[DRIVE_OF[tab]])
    window.page(tab).refresh()
    page = window.page(tab)
    before = _seen(page)
    for answer in late:
        answer()
    assert _seen(page) == before


# -- the tool itself ---------------------------------------------------------------------------------------


class Speaker(QObject):
    said = pyqtSignal(int)


def test_a_call_dies_with_its_owner(qtbot: QtBot) -> None:
    heard: list[int] = []
    speaker, owner = Speaker(), QObject()
    speaker.said.connect(while_alive(owner, partial(heard.append)))
    later(owner, lambda: heard.append(0))
    speaker.said.emit(1)
    sip.delete(owner)
    speaker.said.emit(2)
    QApplication.processEvents()
    assert heard == [1]


# -- there is no other way to ask --------------------------------------------------------------------------


@cache
def _sources() -> list[tuple[Path, ast.Module]]:
    asking = trees("request", "unlock", "singleShot", "Link(", "connect(")
    return [(path, tree) for path, tree in asking if "demo" not in path.relative_to(SOURCE).parts]


def _calls(tree: ast.AST, name: str) -> Iterator[ast.Call]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == name:
            yield node


@pytest.mark.slow
def test_who_asks_says_who_asks() -> None:
    """An object names itself, or passes on who named itself; only what has no widgets asks for the session."""
    for path, tree in _sources():
        for verb in ("request", "unlock"):
            for call in _calls(tree, verb):
                assert isinstance(call.func, ast.Attribute)
                on = ast.unparse(call.func.value)
                if "session" in on.lower():
                    owner = ast.unparse(call.args[0])
                    allowed = {"self", "owner"} | ({"session"} if path.name == "headless.py" else set())
                    assert owner in allowed, f"{path}:{call.lineno}"


@pytest.mark.slow
def test_links_and_single_shots_are_not_used_past_the_owner() -> None:
    for path, tree in _sources():
        if path.name != "owned.py":
            assert not list(_calls(tree, "singleShot")), path
        makes_links = any(
            isinstance(node, ast.Call) and ast.unparse(node.func) == "Link" for node in ast.walk(tree)
        )
        assert not makes_links or path.name == "session.py", path


@pytest.mark.slow
def test_nothing_without_an_owner_hears_what_lives_longer() -> None:
    """A lambda or a partial may be connected to what the object made itself; to others, `while_alive` only."""
    for path, tree in _sources():
        for node in ast.walk(tree):
            if isinstance(node, ast.ClassDef):
                for line in _unowned(node):
                    pytest.fail(f"{path}:{line}: connect a method, or go through while_alive")


def _unowned(owner: ast.ClassDef) -> Iterator[int]:
    handed_in = _attributes_handed_in(owner)
    for function in ast.walk(owner):
        if not isinstance(function, ast.FunctionDef):
            continue
        names = {argument.arg for argument in function.args.args} - {"self"}
        for call in _calls(function, "connect"):
            assert isinstance(call.func, ast.Attribute)
            if not call.args or not _is_anonymous(call.args[0], function):
                continue
            parts = ast.unparse(call.func.value).split(".")
            root = parts[1] if parts[0] == "self" else parts[0]
            shared = root.split("(")[0] in SHARED
            if shared or root in (handed_in if parts[0] == "self" else names):
                yield call.lineno


def _is_anonymous(slot: ast.expr, function: ast.FunctionDef) -> bool:
    inner = {node.name for node in ast.walk(function) if isinstance(node, ast.FunctionDef)} - {function.name}
    return (
        isinstance(slot, ast.Lambda)
        or (isinstance(slot, ast.Call) and ast.unparse(slot.func) == "partial")
        or (isinstance(slot, ast.Name) and slot.id in inner)
    )


def _attributes_handed_in(owner: ast.ClassDef) -> set[str]:
    """Return the attributes that are what a method was given, or what a function shares with everybody."""
    found = {"session", "_session"}
    for function in owner.body:
        if not isinstance(function, ast.FunctionDef):
            continue
        names = {argument.arg for argument in function.args.args}
        for node in ast.walk(function):
            if isinstance(node, ast.Assign):
                pairs = [(node.targets[0], node.value)]
                if isinstance(node.targets[0], ast.Tuple) and isinstance(node.value, ast.Tuple):
                    pairs = list(zip(node.targets[0].elts, node.value.elts, strict=False))
                for target, value in pairs:
                    given = isinstance(value, ast.Name) and value.id in names
                    called = isinstance(value, ast.Call) and ast.unparse(value.func) in SHARED
                    if isinstance(target, ast.Attribute) and (given or called):
                        found.add(target.attr)
    return found
