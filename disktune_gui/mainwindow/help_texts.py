"""The short texts of the Help menu."""

from __future__ import annotations

import re

from PyQt6.QtCore import QCoreApplication, Qt
from PyQt6.QtGui import QKeySequence
from PyQt6.QtWidgets import QMessageBox, QWidget

from disktune_contract.version import VERSION
from disktune_gui.mainwindow import tabs

_KEY = re.compile(r"[\w+]+")
"""One of several keys."""


def show_shortcuts(parent: QWidget) -> None:
    """Show which keys do what."""
    translate = QCoreApplication.translate
    keys = (
        (f"Ctrl+1 … {tabs.keys()[-1]}", translate("Help", "Show a page")),
        ("Ctrl+K", translate("Help", "Search drives, settings, actions, pages, benchmarks and hdparm options")),
        ("Ctrl+F", translate("Help", "Search the page or, if it has no search field, the list of drives")),
        ("Ctrl+Shift+F", translate("Help", "Search the list of drives")),
        ("F5", translate("Help", "Read all values again")),
        ("F1", translate("Help", "Show this list")),
        ("Tab, Shift+Tab", translate("Help", "Go to the next or previous control")),
        (
            "Esc",
            translate(
                "Help",
                "Stop the measurement, clear the search field or close the dialog",
            ),
        ),
        ("Space", translate("Help", "Select the drives of the selected rows in the comparison of all drives")),
        ("Left, Right", translate("Help", "Close or open the selected section of the Overview, as does Space")),
        ("Del", translate("Help", "Delete the selected results")),
        ("Ctrl+C", translate("Help", "Copy the selected rows")),
        ("Ctrl+Z, Ctrl+Shift+Z", translate("Help", "Undo or redo an edit")),
        ("Ctrl+E", translate("Help", "Export the drive information")),
        ("Ctrl+J", translate("Help", "Eject the selected drive")),
        ("Ctrl+H", translate("Help", "Show or hide loop, zram, RAM and optical drives")),
        ("Ctrl+L", translate("Help", "Show or hide volumes: encrypted, logical, bcache, multipath")),
        ("Ctrl+R", translate("Help", "Show the results of all drives")),
        ("Ctrl+Q", translate("Help", "Quit; settings on trial are reverted")),
    )
    rows = "".join(
        f"<tr><td style='padding: 3px 18px 3px 0'><b>{_named(k)}</b></td><td>{what}</td></tr>" for k, what in keys
    )
    _tell(parent, translate("Help", "Keyboard Shortcuts"), f"<table>{rows}</table>")


def _named(keys: str) -> str:
    """Return keys by the names that the menus have for them, which are those of the language."""
    return _KEY.sub(lambda found: QKeySequence(found[0]).toString(QKeySequence.SequenceFormat.NativeText), keys)


def show_about(parent: QWidget) -> None:
    """Show name, version, purpose and licence."""
    words = QCoreApplication.translate(
        "Help",
        "Per-drive tuning for Linux: see, measure, change, prove, revert.<br><br>"
        "Free software under the GNU General Public License, version 3 or later, without any warranty.",
    )
    title = QCoreApplication.translate("Help", "About DiskTune")
    _tell(parent, title, f"<h3>DiskTune {VERSION}</h3><p>{words}</p>")


def _tell(parent: QWidget, title: str, text: str) -> None:
    box = QMessageBox(parent)
    box.setWindowTitle(title)
    box.setTextFormat(Qt.TextFormat.RichText)
    box.setText(text)
    box.addButton(QCoreApplication.translate("Help", "&Close"), QMessageBox.ButtonRole.RejectRole)
    box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    box.open()
