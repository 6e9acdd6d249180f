"""The tabs with their pages: which one is in front, and for which drive."""

from __future__ import annotations

from collections.abc import Callable

from PyQt6.QtCore import QEvent, QObject, pyqtSignal
from PyQt6.QtGui import QMouseEvent
from PyQt6.QtWidgets import QTabWidget

from disktune_contract.drives.drive import Drive
from disktune_gui.charts.ahead import ChartsAhead
from disktune_gui.mainwindow import tabs
from disktune_gui.mainwindow.page_area import PagePlace
from disktune_gui.mainwindow.tabs import Tab
from disktune_gui.owned import later
from disktune_gui.widgets.page import Page


class PageTabs(QTabWidget):
    """Pages are made when their tab is first shown, so that the window itself is there at once."""

    turned = pyqtSignal()
    """Something that was started on a page has begun or ended."""

    def __init__(self, make: Callable[[Tab], Page]) -> None:
        super().__init__()
        self._make = make
        self.made: dict[Tab, Page] = {}
        """The pages that were shown already."""
        self._loaded: set[Tab] = set()
        """Those whose tabs the pointer was on."""
        self._charts = ChartsAhead(self)
        self._drive: Drive | None = None
        self._empty = False
        """Whether there is no drive at all."""
        self._before: Tab | None = None
        """The tab that was in front before all drives were chosen; one drive gets it back."""
        self._kept: Tab | None = None
        """The tab that was in front when the window was closed; the first drive that is selected gets it."""
        self.setDocumentMode(True)
        self.setAccessibleName(self.tr("Pages of the selected drive"))
        bar = self.tabBar()
        if bar is not None:
            # It is what gets the focus.
            bar.setAccessibleName(self.accessibleName())
            bar.setMouseTracking(True)
            bar.installEventFilter(self)
        for tab in Tab:
            self.addTab(PagePlace(), tab.declared.title())
            self.setTabVisible(tab, tab.declared.listed(None))
        self.setCurrentIndex(Tab.OVERVIEW)
        self.currentChanged.connect(self.show_front)

    @property
    def front(self) -> Tab:
        """The tab that is shown."""
        return Tab(self.currentIndex())

    def page(self, tab: Tab) -> Page:
        """Return the page of a tab, made at the first call."""
        if tab not in self.made:
            page = self._make(tab)
            place = self.widget(tab)
            if isinstance(place, PagePlace):
                place.setWidget(page)
                page.setAutoFillBackground(False)
            self.made[tab] = page
            page.turned.connect(self.turned)
            page.show_drive(self._drive)
            self._enable()
        return self.made[tab]

    def eventFilter(self, watched: QObject | None, event: QEvent | None) -> bool:
        """Load the page of the tab under the pointer: between that and a click is time enough for most of it.

        What draws charts is loaded only for a pointer that stays.
        """
        bar = self.tabBar()
        if isinstance(event, QMouseEvent) and event.type() is QEvent.Type.MouseMove and bar is not None:
            number = bar.tabAt(event.pos())
            self._foresee(Tab(number) if number >= 0 and bar.isTabEnabled(number) else None)
        elif event is not None and event.type() is QEvent.Type.Leave:
            self._charts.leave()
        return super().eventFilter(watched, event)

    def foresee(self, drive: Drive | None) -> None:
        """Load the page that *drive*, None for all, would be shown on: the pointer is there in the list."""
        tab = self._leads_to(drive)
        self._foresee(tab if tab.declared.serves(drive) else tabs.in_front(tab, drive))

    def _foresee(self, tab: Tab | None) -> None:
        if tab is not None and tab not in self._loaded:
            # Once: the pointer tells of each pixel that it moves.
            self._loaded.add(tab)
            later(self, tab.load)
        (self._charts.come if tab is not None and tab.declared.charted else self._charts.leave)()

    def show_front(self) -> None:
        """Let the page in front be the one that is active."""
        tab = self.front
        if not tab.declared.serves(self._drive):
            # Whatever led here: a page is never shown under the name of what it has nothing to show of.
            self._offer(tabs.in_front(tab, self._drive))
            return
        shown = self.page(tab)
        for page in self.made.values():
            if page is not shown and page.active:
                page.set_active(False)
        if not shown.active:
            shown.set_active(True)

    def show_drive(self, drive: Drive | None) -> None:
        """Show *drive*, or all drives if None, on the page that was in front, or on what serves in its place."""
        tab, was, front = self._leads_to(drive), self._drive, self.front
        self._drive = drive
        for page in self.made.values():
            page.show_drive(drive)
        if (was is None) != (drive is None):
            self._before = front if drive is None else None
        if drive is not None:
            self._kept = None
        self._offer(tab)

    def _leads_to(self, drive: Drive | None) -> Tab:
        """Return the tab that comes with *drive*, if it serves it."""
        was, tab = self._drive, self.front
        if was is not None and drive is None:
            tab = tabs.in_front(tab, None)
        elif was is None and drive is not None and self._before is not None:
            tab = self._before
        if drive is not None and self._kept is not None:
            return self._kept
        if drive is not None and tab is Tab.OVERVIEW and (was is None or was.kind is not drive.kind):
            # What comes first of an array is what it is doing; whoever turned from there to Overview stays there.
            return tabs.first(drive)
        return tab

    def go_to(self, tab: Tab) -> bool:
        """Bring *tab* to the front if it serves what is selected; return whether it is there now."""
        if tab.declared.serves(self._drive):
            self.setCurrentIndex(tab)
        return self.front is tab

    def show_empty(self, empty: bool) -> None:
        """Where there is no drive, let nothing be pressed that would have to have one."""
        self._empty = empty
        self._enable()

    def begin_with(self, name: str) -> None:
        """Let the first drive that is selected get the tab of that *name*, if there still is one."""
        self._kept = Tab.__members__.get(name)

    def begin_with_all(self, name: str, of_drive: str) -> None:
        """Begin with all drives and the tab of that *name*; a drive that is selected then gets *of_drive*."""
        self._before = Tab.__members__.get(of_drive)
        self._offer(Tab.__members__.get(name, tabs.in_front(self.front, None)))

    @property
    def of_drive(self) -> Tab:
        """What is in front of a drive; while all drives are shown, what was in front of the last one."""
        return self._before if self._drive is None and self._before is not None else self.front

    def _offer(self, wanted: Tab) -> None:
        """Bring *wanted* to the front, or what serves in its place, and let only tabs be chosen that serve."""
        front = wanted if wanted.declared.serves(self._drive) else tabs.in_front(wanted, self._drive)
        # First, because Qt moves away from a tab that is disabled, and shows one that is made visible again.
        self.setTabEnabled(front, True)
        self.setTabVisible(front, True)
        self.setCurrentIndex(front)
        for tab in Tab:
            self.setTabEnabled(tab, tab.declared.serves(self._drive))
            self.setTabVisible(tab, tab.declared.listed(self._drive))

    def _enable(self) -> None:
        for tab, page in self.made.items():
            usable = not self._empty or tab in tabs.WITHOUT_DRIVES
            page.setEnabled(usable)
            # Tables and charts of nothing would only draw the eye from the sentence above them.
            page.setVisible(usable)
