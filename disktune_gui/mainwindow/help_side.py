"""Where the window shows help: beside the page, or in a narrow window in its place; and what F1 opens."""

from __future__ import annotations

from collections.abc import Callable

from PyQt6 import sip
from PyQt6.QtCore import QCoreApplication, Qt
from PyQt6.QtGui import QResizeEvent
from PyQt6.QtWidgets import QSplitter, QWidget

from disktune_contract.drives.drive import Drive, DriveKind
from disktune_contract.settings.setting import Setting
from disktune_gui.desktop.preferences import Preferences
from disktune_gui.drives.groups import your_drives
from disktune_gui.drives.panel import DrivePanel
from disktune_gui.help.guides import GUIDE
from disktune_gui.help.pane import SETTING, HelpPane
from disktune_gui.mainwindow.tabs import PageTabs, Tab, title_of
from disktune_gui.mainwindow.window_place import LEAST, REDUCED, MainSplitter
from disktune_gui.theming.style import pixels

Follow = Callable[[str], object]

PAGE = "page/"
"""The beginning of the address of a page of the window."""
USUAL = 300
"""The width of the pane until it is changed, in pixels of the drawings."""
PAGE_LEAST = 660
"""The width that most pages fit into, in the same."""
_WIDTH = "help_width"

_GUIDE_OF = {
    Tab.DRIVE_HEALTH: "long-life",
    Tab.EXPERIMENT: "fast-enough",
    Tab.BENCHMARK: "fast-enough",
    Tab.ACTIVITY: "fast-enough",
    Tab.STANDBY: "why-awake",
}
"""The guide to each page; the others have several, so that the contents are shown."""


def topic(front: Tab, drive: Drive | None, focus: QWidget | None) -> str:
    """Return the address of the help on a page: on the setting with the focus, or the guide to the page."""
    while focus is not None:
        setting = getattr(focus, "setting", None)
        if isinstance(setting, Setting):
            return SETTING + setting.id
        focus = focus.parentWidget()
    if front is Tab.OVERVIEW and drive is not None and drive.kind is DriveKind.ARRAY:
        return GUIDE + "rebuild"
    return GUIDE + _GUIDE_OF[front] if front in _GUIDE_OF else ""


def places() -> dict[str, str]:
    """Return the address of each page by its names in guides: “Tune › Experiment”, or “Measure” alone."""
    found = {your_drives(): PAGE + Tab.HOME.name}
    for tab in (tab for tab in Tab if tab is not Tab.HOME):
        place = title_of(tab.declared.place, None)
        if tab is Tab.OVERVIEW:
            place = QCoreApplication.translate("Place of the window", "Overview")
        found.setdefault(place, PAGE + tab.name)
        found[f"{place} › {tab.declared.title()}"] = PAGE + tab.name
    return found


class HelpSide(QSplitter):
    """Takes in the two halves of the window, and has the pane beside them."""

    def __init__(self, window: QWidget, panel: DrivePanel, kept: Preferences, follow: Follow) -> None:
        """*follow* goes to an address of the window."""
        (halves,), (tabs,) = window.findChildren(MainSplitter), window.findChildren(PageTabs)
        super().__init__(Qt.Orientation.Horizontal)
        self._halves, self._panel, self._kept = halves, panel, kept
        self._drive = ""
        """The drive that was selected when the pane was opened."""
        self._before: QWidget | None = None
        """What had the focus then."""
        at = places()
        self.pane = HelpPane(at, [name for name, address in at.items() if address == PAGE + Tab.SETTINGS.name][-1])
        self._lay_out()
        self.pane.wanted.connect(self.give_way)
        self.pane.wanted.connect(follow)
        self.pane.left.connect(self.close_pane)
        self.splitterMoved.connect(self._keep)
        tabs.currentChanged.connect(self.give_way)
        panel.chosen.connect(self._on_chosen)

    def _lay_out(self) -> None:
        around = self._halves.parentWidget()
        layout = around.layout() if around is not None else None
        if layout is not None:
            layout.replaceWidget(self._halves, self)
        self.addWidget(self._halves)
        self.addWidget(self.pane)
        self.setStretchFactor(0, 1)
        self.setChildrenCollapsible(False)
        self.setHandleWidth(1)
        self.pane.hide()
        self.show()

    @property
    def covers(self) -> bool:
        """Whether the pane has the place of the page."""
        return not self.pane.isHidden() and self.width() < pixels(self.font(), LEAST + PAGE_LEAST + USUAL)

    def open_pane(self, address: str, focus: QWidget | None) -> None:
        """Show a guide, the page of a setting, or the contents; closed, it gives *focus* back what it takes."""
        if focus is None or not self.pane.isAncestorOf(focus):
            self._before = focus
        self._drive = self._named(self._panel.current())
        if self.pane.isHidden():
            self.pane.show()
            self._fit()
        self.pane.show_address(address)
        (self.pane.page if address else self.pane.search).setFocus(Qt.FocusReason.ShortcutFocusReason)

    def close_pane(self) -> None:
        """Give the page its place back, and the focus to what had it."""
        self.pane.hide()
        self._fit()
        if self._before is not None and not sip.isdeleted(self._before):
            self._before.setFocus(Qt.FocusReason.OtherFocusReason)

    def give_way(self) -> None:
        """Close the pane where it is in the place of a page that the user goes to."""
        if self.covers:
            self._before = None
            self.close_pane()

    def resizeEvent(self, event: QResizeEvent | None) -> None:
        """Show the pane beside the page where both have space, otherwise in its place."""
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        page, covers = self._halves.widget(1), self.covers
        if page is None or self.pane.isHidden() or page.isHidden() is not covers:
            first = pixels(self.font(), REDUCED) if covers else self.width() - self._width()
            self.setSizes([first, self.width() - first])
        if page is not None:
            page.setVisible(not covers)

    def _width(self) -> int:
        kept = self._kept.text(_WIDTH)
        return int(kept) if kept.isdecimal() else pixels(self.font(), USUAL)

    def _keep(self) -> None:
        if not self.covers:
            self._kept.keep(_WIDTH, str(self.pane.width()))

    def _on_chosen(self, drive: Drive | None) -> None:
        if self._named(drive) != self._drive:
            self.give_way()

    @staticmethod
    def _named(drive: Drive | None) -> str:
        return drive.name if drive is not None else ""
