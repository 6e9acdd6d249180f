"""The clipboard, which Qt does not promise to have."""

from __future__ import annotations

from collections.abc import Callable

from PyQt6.QtCore import QCoreApplication, QPoint, Qt
from PyQt6.QtGui import QGuiApplication
from PyQt6.QtWidgets import QAbstractItemView, QMenu


def copy(text: str) -> None:
    """Put *text* there."""
    clipboard = QGuiApplication.clipboard()
    if clipboard is not None:
        clipboard.setText(text)


def offer_copy(view: QAbstractItemView, act: Callable[[], object]) -> None:
    """Let a right click on *view*, or the menu key, offer to copy what is selected, which *act* does."""

    def open_menu(place: QPoint) -> None:
        menu, viewport = QMenu(view), view.viewport()
        action = menu.addAction(QCoreApplication.translate("Export", "&Copy"))
        if action is not None and viewport is not None:
            action.triggered.connect(lambda _checked: act())
            menu.aboutToHide.connect(menu.deleteLater)
            menu.popup(viewport.mapToGlobal(place))

    view.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
    view.customContextMenuRequested.connect(open_menu)
