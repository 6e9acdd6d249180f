"""How large the window was when it was closed, and how it was divided."""

from __future__ import annotations

from PyQt6.QtWidgets import QMainWindow, QMenuBar

from disktune_gui.desktop import on_screen
from disktune_gui.desktop.preferences import Preferences
from disktune_gui.opening.main_splitter import Halves

MENU_HEIGHT = "menu_height"
"""Under which the height of the menu bar is kept, in pixels; 0 where the desktop shows the menu elsewhere."""


def restore(window: QMainWindow, kept: Preferences) -> None:
    """Give *window* the size that it had, as far as that fits on this screen."""
    window.restoreGeometry(kept.blob("geometry"))
    if not (window.isMaximized() or window.isFullScreen()):
        on_screen.fit(window)


def restore_halves(halves: Halves, kept: Preferences) -> None:
    """Divide a window as it was divided."""
    halves.restoreState(kept.blob("splitter"))


def menu_height(kept: Preferences) -> int:
    """Return the height of the menu bar, in pixels: what it was; at the first start that of one with a menu."""
    if (height := kept.text(MENU_HEIGHT)).isdecimal():
        return int(height)
    bar = QMenuBar()
    bar.addAction("…")
    return 0 if bar.isNativeMenuBar() else bar.sizeHint().height()


def keep(window: QMainWindow, halves: Halves, kept: Preferences) -> None:
    """Keep the sizes of *window* and its *halves*."""
    kept.keep("geometry", window.saveGeometry())
    if not halves.narrow:
        kept.keep("splitter", halves.saveState())
    menu = window.menuWidget()
    kept.keep(MENU_HEIGHT, str(menu.height()) if menu is not None else "")
