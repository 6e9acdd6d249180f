"""The short texts of the Help menu."""

from __future__ import annotations

from PyQt6.QtCore import QCoreApplication, Qt
from PyQt6.QtWidgets import QMessageBox, QWidget

from disktune_contract.version import VERSION
from disktune_gui.mainwindow.tabs import Tab


def show_shortcuts(parent: QWidget) -> None:
    """Show which keys do what."""
    translate = QCoreApplication.translate
    keys = (
        (f"Ctrl+1 … Ctrl+{len(Tab)}", translate("Help", "the tabs")),
        ("Ctrl+F", translate("Help", "search in the page, or in the list of drives")),
        ("Ctrl+Shift+F", translate("Help", "search in the list of drives")),
        ("F5", translate("Help", "read everything again")),
        ("F1", translate("Help", "this list")),
        ("Tab, Shift+Tab", translate("Help", "the next control, or the one before")),
        (
            "Esc",
            translate(
                "Help",
                "revert what is on trial, stop what is measured, empty the search field, or close the dialog",
            ),
        ),
        ("Space", translate("Help", "choose the drives of the selected rows in the comparison of all drives")),
        ("Del", translate("Help", "delete the selected results")),
        ("Ctrl+C", translate("Help", "copy the selected rows")),
        ("Ctrl+Z, Ctrl+Shift+Z", translate("Help", "take an edit back, or make it again")),
        ("Ctrl+E", translate("Help", "export what is known of the drive")),
        ("Ctrl+H", translate("Help", "show or hide loop, zram, RAM and optical drives")),
        ("Ctrl+Q", translate("Help", "quit; what is on trial is reverted")),
    )
    rows = "".join(
        f"<tr><td style='padding: 3px 18px 3px 0'><b>{k}</b></td><td>{what}</td></tr>" for k, what in keys
    )
    _tell(parent, translate("Help", "Keyboard shortcuts"), f"<table>{rows}</table>")


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
