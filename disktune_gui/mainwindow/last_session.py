"""Where the window was when it was closed: the drive or all of them, the page."""

from __future__ import annotations

from disktune_contract.drives.drive import Drive
from disktune_gui.desktop.preferences import Preferences
from disktune_gui.drives.panel import DrivePanel
from disktune_gui.mainwindow.page_tabs import PageTabs
from disktune_gui.opening.first_look import drive_to_begin_with


def restore_place(tabs: PageTabs, panel: DrivePanel, kept: Preferences, *, drive: str, host: str = "") -> None:
    """Go where the window was; a *drive* that was named on the command line goes before that.

    Each *host* has a place of its own.
    """
    at = f"@{host}" if host else ""
    wanted = drive_to_begin_with(kept, drive, at=at)
    if wanted is None:
        tabs.begin_with_all(kept.text("page_of_all" + at), kept.text("page" + at))
    elif not drive:
        # Whoever names a drive begins with what comes first of it.
        tabs.begin_with(kept.text("page" + at))
    if wanted != "":
        panel.choose(wanted or "")


def keep_place(tabs: PageTabs, drive: Drive | None, kept: Preferences, *, some: bool, host: str = "") -> None:
    """Keep which page is in front of which drive; *some* is whether there are any drives."""
    at = f"@{host}" if host else ""
    if drive is not None:
        kept.keep("drive" + at, drive.name)
    if some:
        # Where there are none, nobody chose between them.
        kept.keep("all_drives" + at, "" if drive is not None else "yes")
        kept.keep("page_of_all" + at, tabs.front.name if drive is None else "")
    kept.keep("page" + at, tabs.of_drive.name)
