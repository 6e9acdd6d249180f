"""What the window was like when it was closed: its size, the drive or all of them, the page."""

from __future__ import annotations

from PyQt6.QtWidgets import QMainWindow

from disktune_contract.drives.drive import Drive
from disktune_gui.desktop import on_screen
from disktune_gui.desktop.preferences import Preferences
from disktune_gui.drives.panel import DrivePanel
from disktune_gui.mainwindow.main_splitter import Halves
from disktune_gui.mainwindow.page_tabs import PageTabs


def restore_size(window: QMainWindow, halves: Halves, kept: Preferences) -> None:
    """Give *window* and its *halves* the sizes they had, as far as they fit on this screen."""
    window.restoreGeometry(kept.blob("geometry"))
    if not (window.isMaximized() or window.isFullScreen()):
        on_screen.fit(window)
    halves.restoreState(kept.blob("splitter"))


def restore_place(tabs: PageTabs, panel: DrivePanel, kept: Preferences, *, drive: str) -> None:
    """Go where the window was; a *drive* that was named on the command line goes before that."""
    all_drives = not drive and kept.text("all_drives") == "yes"
    if all_drives:
        tabs.begin_with_all(kept.text("page_of_all"), kept.text("page"))
    elif not drive:
        # Whoever names a drive begins with what comes first of it.
        tabs.begin_with(kept.text("page"))
    wanted = "" if all_drives else drive or kept.text("drive")
    if wanted or all_drives:
        panel.choose(wanted)


def keep_size(window: QMainWindow, halves: Halves, kept: Preferences) -> None:
    """Keep the sizes of *window* and its *halves*."""
    kept.keep("geometry", window.saveGeometry())
    if not halves.narrow:
        kept.keep("splitter", halves.saveState())


def keep_place(tabs: PageTabs, drive: Drive | None, kept: Preferences, *, some: bool) -> None:
    """Keep which page is in front of which drive; *some* is whether there are any drives."""
    if drive is not None:
        kept.keep("drive", drive.name)
    if some:
        # Where there are none, nobody chose between them.
        kept.keep("all_drives", "" if drive is not None else "yes")
        kept.keep("page_of_all", tabs.front.name if drive is None else "")
    kept.keep("page", tabs.of_drive.name)
