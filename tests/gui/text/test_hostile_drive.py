"""A drive that gives hostile text and impossible numbers, on every page: all that the window shows is walked."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from random import Random
from typing import Any, TypeVar

import pytest
from PyQt6.QtCore import QAbstractItemModel, QAbstractListModel, QModelIndex, Qt
from PyQt6.QtGui import QAction
from PyQt6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QComboBox,
    QGroupBox,
    QLabel,
    QLineEdit,
    QMenu,
    QPlainTextEdit,
    QTableView,
    QTabWidget,
    QTreeView,
    QWidget,
)
from pytestqt.qtbot import QtBot

from disktune_contract import wire
from disktune_contract.arrays.alarms import Alarm
from disktune_contract.drives.drive import ArrayInfo, Drive, DriveKind, Member, Partition, Usage
from disktune_contract.health.health import AtaHealth, Health
from disktune_contract.health.identification import Identification
from disktune_contract.messages.faults import Fault
from disktune_contract.settings.setting import Source
from disktune_gui.client.elevation import HelperLauncher
from disktune_gui.mainwindow.tabs import Tab
from disktune_gui.mainwindow.window import MainWindow
from disktune_gui.text.harmless import HARMFUL, harmless, harmless_message
from disktune_helper.decode import identify, nvme, scsi, smart
from tests.gui.scripted_session import Fails, WindowSession
from tests.gui.support import opened, services_of
from tests.sample_drive import make_drive

MARK = "Zq7"
"""In each text of a drive; where it is seen, a drive is speaking."""
TEXTS = {
    "terminal": f"{MARK}\x1b[31m\x9b2J\x07\x08\x7f\r\0end\u202egnp.exe\u2066\u200f\u061c\u2028\u2029end",
    "markup": f"<b>{MARK}</b><img src=file:///etc/passwd>&amp; R&D {{0}} {{drive}} %1 %n",
    "long": MARK * 3333,
}
NUMBERS = {
    "zeros": ((0, 0, 0), bytes(4096)),
    "ones": ((2**64 - 1, 2**32 - 1, 2**32 - 1), b"\xff" * 4096),
    "chance": ((-1, -512, -4096), Random(17).randbytes(4096)),  # noqa: S311
}
"""Sizes of a drive and its two kinds of sectors, and what each page that it returns is filled with."""
_HARMFUL = re.compile(f"[{HARMFUL}]")
_MNEMONIC = re.compile("(?<!&)(?:&&)*&(?!&)")
T = TypeVar("T")


def heard(kind: type[T], message: Any) -> T:
    """Return *message* as it is after the pipe."""
    line = wire.dump({"ok": message})
    return wire.load(kind, harmless_message(line.encode(), json.loads(line))["ok"])


def hostile(text: str, size: tuple[int, int, int], *, array: bool) -> Drive:
    """Return a drive all of whose texts are *text*, and with these sizes of itself and its sectors."""
    info = ArrayInfo(
        text, text, size[0], 0, text, 1e9, size[0], -1.0, (Member(text, None, text),), Alarm.DEGRADED, text
    )
    return heard(
        Drive,
        make_drive(
            "md0" if array else "sda",
            DriveKind.ARRAY if array else DriveKind.ATA,
            identity=text,
            model=text,
            serial=text,
            firmware=text,
            wwn=text,
            link=text,
            size_bytes=size[0],
            logical_sector_bytes=size[1],
            physical_sector_bytes=size[2],
            temperature_c=1e9,
            partitions=tuple(Partition(text, size[0], size[0], (text,), holders=(text,)) for _ in range(3)),
            usage=Usage((text, text), swap=True, arrays=(text,), volumes=(text,)),
            array=info if array else None,
            same_identity_as=(text,),
        ),
    )


def identified(page: bytes, note: str) -> Identification:
    """Return what the helper finds where a drive of any kind returns *page* for every page."""
    words = identify.from_bytes(page[:512])
    words = (*words[:10], *(0x1B5B, 0x9B31, 0x6D7F, 0x0D0A, 0x8500) * 8, *words[50:])
    vpd = (bytes((0, code, 0, 252)) + page[4:256] for code in (0x83, 0xB0, 0xB1))
    names, limits, characteristics = vpd
    return Identification(
        Source.LIVE,
        ata=identify.decode(words),
        nvme=nvme.id_ctrl(page),
        namespace=nvme.id_ns(page),
        scsi=scsi.inquiry(page[:255]),
        designators=tuple(scsi.designators(names)),
        limits=scsi.block_limits(limits),
        characteristics=scsi.block_characteristics(characteristics),
        note=note,
    )


def judged(page: bytes, note: str) -> Health:
    """Return what the helper finds of the health of such a drive."""
    values = page[:511] + bytes((-sum(page[:511]) % 256,))
    table = {0: page[:255], 1: page[:255], 2: page[:8]}
    return Health(
        ata=AtaHealth(None, smart.attributes(values, None)),
        nvme=nvme.smart_log(page[:512]),
        scsi=smart.scsi(dict.fromkeys((2, 3, 5, 6, 0x0D, 0x0E, 0x11, 0x2F), table)),
        note=note,
    )


def _cells(model: QAbstractItemModel, parent: QModelIndex) -> Iterator[tuple[str, str]]:
    roles = Qt.ItemDataRole
    for row in range(model.rowCount(parent)):
        for column in range(1 if isinstance(model, QAbstractListModel) else model.columnCount(parent)):
            index = model.index(row, column, parent)
            for role in (roles.DisplayRole, roles.ToolTipRole, roles.StatusTipRole, roles.AccessibleTextRole):
                found = index.data(role)
                if isinstance(found, str):
                    yield ("tip" if role is roles.ToolTipRole else "cell", found)
        yield from _cells(model, model.index(row, 0, parent))


def shown(window: QWidget) -> Iterator[tuple[str, QWidget | QAction, str]]:
    """Yield each text that the window and its children show: the way it is shown, by what, and the text."""
    for one in (window, *window.findChildren(QWidget)):
        yield "tip", one, one.toolTip()
        for text in (one.windowTitle(), one.statusTip(), one.accessibleName(), one.accessibleDescription()):
            yield "words", one, text
        if isinstance(one, QLabel):
            yield "label", one, QLabel.text(one)
        elif isinstance(one, QAbstractButton):
            yield "mnemonic", one, one.text()
        elif isinstance(one, QGroupBox | QMenu):
            yield "mnemonic", one, one.title()
        elif isinstance(one, QLineEdit):
            yield from (("words", one, text) for text in (one.text(), one.placeholderText()))
        elif isinstance(one, QPlainTextEdit):
            yield "words", one, one.toPlainText()
        elif isinstance(one, QTabWidget):
            yield from (("mnemonic", one, one.tabText(place)) for place in range(one.count()))
        elif isinstance(one, QComboBox):
            yield from (("words", one, one.itemText(place)) for place in range(one.count()))
        elif isinstance(one, QAbstractItemView) and (model := one.model()) is not None:
            yield from ((how, one, text) for how, text in _cells(model, QModelIndex()))
            if isinstance(one, QTableView | QTreeView) and not isinstance(model, QAbstractListModel):
                heads = (
                    model.headerData(place, Qt.Orientation.Horizontal) for place in range(model.columnCount())
                )
                yield from (("words", one, head) for head in heads if isinstance(head, str))
    for action in window.findChildren(QAction):
        yield "mnemonic", action, action.text()
        yield "tip", action, action.toolTip()


def faults(window: QWidget) -> Iterator[str]:
    """Yield what is wrong with what the window shows."""
    for how, one, text in shown(window):
        where = f"{how} of {type(one).__name__} {one.objectName()!r}: {text[:90]!r}"
        if _HARMFUL.search(text):
            yield f"control character in {where}"
        if MARK not in text:
            continue
        if how == "mnemonic" and _MNEMONIC.search(text):
            yield f"mnemonic in {where}"
        if isinstance(one, QLabel) and how == "label" and one.textFormat() is not Qt.TextFormat.PlainText:
            escaped = (
                one.textFormat() is Qt.TextFormat.RichText and "<img" not in text and f"<b>{MARK}" not in text
            )
            if not escaped:
                yield f"markup in {where}"
        if how == "tip" and "<" in text and (not text.startswith("<p>") or "<b" in text.replace("<br>", "")):
            yield f"markup in {where}"


def window_with(qtbot: QtBot, *drives: Drive, text: str = MARK, page: bytes = bytes(4096)) -> MainWindow:
    """Return a window that shows *drives*; each returns *page* for every page, and the helper adds *text*."""
    session = WindowSession(HelperLauncher(root=True))
    said = harmless(text)
    session.answers |= {
        "health": lambda _args: heard(Health, judged(page, text)),
        "identify": lambda _args: heard(Identification, identified(page, text)),
    }
    for verb in ("journal", "others", "saved"):
        session.answers[verb] = lambda _args: Fails(Fault.INTERNAL, said)
    session.bring(*drives)
    session.refuse_the_rest()
    return opened(qtbot, MainWindow(services_of(session)), 700, 500)


def walked(qtbot: QtBot, window: MainWindow, *names: str) -> Iterator[str]:
    """Bring each page of each drive to the front; yield what is wrong with it."""
    for name in names:
        window.panel.choose(name)
        for tab in Tab:
            if window.tabs.offers(tab):
                window.tabs.setCurrentIndex(tab)
                qtbot.wait(1)
                window.grab()
                yield from (f"{name or 'all'}, {tab.name}: {fault}" for fault in faults(window.page(tab)))
                if window.minimumSizeHint().width() > 1200:
                    yield f"{name or 'all'}, {tab.name}: {window.minimumSizeHint().width()} pixels wide"
        yield from (f"{name or 'all'}: {fault}" for fault in faults(window))


USUAL = (10**12, 512, 4096)
TOGETHER = {
    "terminal, ones": (TEXTS["terminal"], *NUMBERS["ones"]),
    "markup": (TEXTS["markup"], USUAL, bytes(4096)),
    "long, zeros": (TEXTS["long"], *NUMBERS["zeros"]),
    "chance": (MARK, *NUMBERS["chance"]),
}
"""Each text and each kind of numbers."""


@pytest.mark.slow
@pytest.mark.parametrize(("text", "sizes", "page"), TOGETHER.values(), ids=TOGETHER)
def test_no_text_of_a_drive_acts_on_the_window(
    qtbot: QtBot, text: str, sizes: tuple[int, int, int], page: bytes
) -> None:
    """No place takes it for markup, for a key or for a mark that turns words, and none becomes wider for it.

    Nor is any number too much for it.
    """
    drives = (hostile(text, sizes, array=False), hostile(text, sizes, array=True), make_drive("sdb"))
    window = window_with(qtbot, *drives, text=text, page=page)
    found = list(walked(qtbot, window, "sda", "md0", ""))
    assert not found, "\n".join(found)
