"""The places of the window and the pages in them: which is in front for which drive, and at the start."""

from __future__ import annotations

from collections.abc import Callable, Collection
from enum import IntEnum, auto
from functools import partial
from importlib import import_module
from importlib.util import find_spec

from PyQt6.QtCore import QCoreApplication, QEvent, QObject, QSignalBlocker, QSize, Qt, pyqtSignal
from PyQt6.QtGui import QMouseEvent, QPainter, QPaintEvent, QResizeEvent
from PyQt6.QtWidgets import (
    QApplication,
    QFrame,
    QHBoxLayout,
    QStackedWidget,
    QStyle,
    QTabBar,
    QVBoxLayout,
    QWidget,
)

from disktune_contract.drives.drive import Drive
from disktune_gui.controls.cards import SegmentedControl
from disktune_gui.controls.controls import SteadyScroll
from disktune_gui.controls.page import ChartsAhead, LowerHalf, Page
from disktune_gui.desktop.preferences import Preferences
from disktune_gui.drives.panel import DrivePanel
from disktune_gui.mainwindow.first_look import drive_to_begin_with
from disktune_gui.owned import later
from disktune_gui.page_declaration import PageDeclaration, Place, Window
from disktune_gui.pages import PAGES
from disktune_gui.services.services import Services
from disktune_gui.store.entry import ResultKind
from disktune_gui.text.plain import PlainLabel
from disktune_gui.theming import theme
from disktune_gui.theming.style import flush, lines, pixels

translate = QCoreApplication.translate

# -- the scroll area of a page -----------------------------------------------------------------------------


class PagePlace(SteadyScroll):
    """Scrolls one page, so that a window can be lower than its tallest page.

    Without it the buttons below the page would be out of sight on a small screen.

    A resizable scroll area would give a page with wrapped text the height that it prefers; here a page is
    reduced to its least height before it scrolls.
    """

    changed = pyqtSignal()
    """The page may need another size."""

    def __init__(self) -> None:
        super().__init__()
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        viewport = self.viewport()
        if viewport is not None:
            viewport.setAutoFillBackground(False)

    def eventFilter(self, watched: QObject | None, event: QEvent | None) -> bool:
        """Follow the size that the page needs."""
        done = super().eventFilter(watched, event)
        if event is not None and event.type() == QEvent.Type.LayoutRequest and watched is self.widget():
            self.changed.emit()
            self._fit()
        return done

    def resizeEvent(self, event: QResizeEvent | None) -> None:
        super().resizeEvent(event)
        self._fit()

    def showEvent(self, event: object) -> None:
        super().showEvent(event)  # type: ignore[arg-type]
        self._fit()

    def minimumSizeHint(self) -> QSize:
        return QSize(lines(self, 16), lines(self, 8))

    def _fit(self) -> None:
        page, style = self.widget(), self.style()
        if page is None or style is None:
            return
        room, least = self.maximumViewportSize(), page.minimumSizeHint()
        bar = style.pixelMetric(QStyle.PixelMetric.PM_ScrollBarExtent, None, self)
        beside = least.width() > room.width()
        below = _least_height(page, max(room.width(), least.width())) > room.height()
        width = max(room.width() - bar * below, least.width())
        page.resize(width, max(room.height() - bar * beside, _least_height(page, width)))


def _least_height(page: QWidget, width: int) -> int:
    """Return the height in pixels below which text of *page*, wrapped at *width*, would overlap."""
    layout = page.layout()
    wrapped = layout.minimumHeightForWidth(width) if layout is not None and layout.hasHeightForWidth() else 0
    return max(page.minimumSizeHint().height(), wrapped)


# -- the replacement of a page that needs charts, without pyqtgraph ----------------------------------------

INSTALL_COMMAND = "sudo apt install python3-pyqtgraph"


class WithoutCharts(Page):
    """A sentence, and the command that installs the library."""

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        self.words = PlainLabel(
            self.tr("Charts need pyqtgraph. On Debian: {command}").format(command=INSTALL_COMMAND)
        )
        self.words.setWordWrap(True)
        self.words.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        column = QVBoxLayout(self)
        column.setContentsMargins(16, 16, 16, 16)
        column.addWidget(self.words)
        column.addStretch(1)

    def show_drive(self, drive: Drive | None) -> None:
        """Ignore the drive: the sentence is the same for all."""


# -- the pages of the window, and the places they are views of ---------------------------------------------


class Tab(IntEnum):
    """Each page, in the order of its views; it is named after its room."""

    HOME = 0
    OVERVIEW = auto()
    DRIVE_HEALTH = auto()
    SETTINGS = auto()
    EXPERIMENT = auto()
    HISTORY = auto()
    BENCHMARK = auto()
    ACTIVITY = auto()
    STANDBY = auto()

    @property
    def declared(self) -> PageDeclaration:
        """What it declares of itself."""
        return PAGES[self.name.lower()]

    @property
    def lacks_charts(self) -> bool:
        """Whether the page is of no use here, because the chart library is missing."""
        return self.declared.charted and find_spec("pyqtgraph") is None

    def load(self) -> None:
        """Import the page, once and for all; one that needs charts only where there are any."""
        if not self.lacks_charts:
            import_module(f"disktune_gui.{self.name.lower()}.page")


WITHOUT_DRIVES = (Tab.HISTORY, Tab.BENCHMARK)
"""Pages that have something to show without a drive: the past and the results of drives that were there."""

PLACES = tuple(Place)
"""From the left."""


def key_of(place: Place) -> str:
    """Return the keys that bring a place to the front."""
    return f"Ctrl+{PLACES.index(place) + 1}"


def title_of(place: Place, drive: Drive | None) -> str:
    """Return the text on the tab of a place while *drive*, or all drives, are shown."""
    words = {
        Place.OVERVIEW: translate("Place of the window", "Overview"),
        Place.HEALTH: translate("Place of the window", "Health"),
        Place.TUNE: translate("Place of the window", "Tune"),
        Place.MEASURE: translate("Place of the window", "Measure"),
        Place.ACTIVITY: translate("Place of the window", "Activity"),
    }
    if drive is None:
        words[Place.OVERVIEW] = translate("Place of the window", "Drives")
    return words[place]


def views(place: Place, drive: Drive | None) -> list[Tab]:
    """Return the pages of a place that serve *drive*, or all drives if it is None."""
    return [tab for tab in Tab if tab.declared.place is place and tab.declared.serves(drive)]


def in_front(wanted: Tab, drive: Drive | None) -> Tab:
    """Return the page to show when *drive* is selected and *wanted* was shown before."""
    if wanted.declared.serves(drive):
        return wanted
    found = views(wanted.declared.place, drive) or views(Place.OVERVIEW, drive) or views(Place.ACTIVITY, drive)
    return found[0]


def make(tab: Tab, window: Window) -> Page:
    """Return the page of a tab, or what to install if it needs charts and there are none."""
    if tab.lacks_charts:
        return WithoutCharts(window.services)
    page = tab.declared.make(window)
    page.setAccessibleName(tab.declared.title())
    if not tab.declared.kept:
        return page
    from disktune_gui.controls.job_page import JobPage  # noqa: PLC0415  as below

    if isinstance(page, JobPage):
        page.offer_earlier(partial(_earlier, window, tab.declared.kept))
    return page


def _earlier(window: Window, kinds: Collection[ResultKind], of_all_drives: bool) -> LowerHalf:
    """Return the list of earlier results of one page, or of all drives."""
    from disktune_gui.results.panel import ResultsPanel  # noqa: PLC0415  with the first page that has it

    if of_all_drives:
        panel = ResultsPanel(window.services)
    else:
        panel = ResultsPanel(window.services, kinds=kinds, apart=True)
    panel.experiment_asked.connect(window.experiment_on)
    panel.all_asked.connect(window.all_results)
    return panel


# -- places as tabs, the views of the one in front as a switch, and the page -------------------------------


class PageTabs(QWidget):
    """Pages are made when they are first shown, so that the window itself is there at once."""

    currentChanged = pyqtSignal(int)  # noqa: N815  # as Qt's own
    """Another page is in front."""

    def __init__(self, make: Callable[[Tab], Page]) -> None:
        super().__init__()
        self._make = make
        self.made: dict[Tab, Page] = {}
        """The pages that were shown already."""
        self._outdated: set[Tab] = set()
        """Those that still show the drive before; each follows when it is wanted."""
        self._loaded: set[Tab] = set()
        """Tabs that the pointer was on."""
        self._charts = ChartsAhead(self)
        self._drive: Drive | None = None
        self._empty = False
        """Whether there is no drive at all."""
        self._before: Tab | None = None
        """The page that was in front before all drives were chosen; one drive gets it back."""
        self._kept: Tab | None = None
        """The page that was in front when the window was closed; the first drive that is selected gets it."""
        self._last: dict[Place, Tab] = {}
        """The view of a place that was in front last."""
        self.bar = QTabBar()
        self._switches: dict[Place, SegmentedControl] = {}
        self._views = QWidget()
        """The switches, one of which is shown if its place has several views."""
        self._head = QHBoxLayout(self._views)
        self.pages = QStackedWidget()
        self._lay_out()

    def _lay_out(self) -> None:
        self.bar.setExpanding(False)
        self.bar.setDrawBase(False)
        self.bar.setAccessibleName(self.tr("Places"))
        self.bar.setMouseTracking(True)
        self.bar.installEventFilter(self)
        for place in PLACES:
            self.bar.addTab(title_of(place, None))
        self.bar.currentChanged.connect(lambda number: self.go_to_place(PLACES[number]))
        side, top = pixels(self.font(), 24), pixels(self.font(), 12)
        self._head.setContentsMargins(side, top, side, 0)
        bar = QHBoxLayout()
        bar.setContentsMargins(top, 0, 0, 0)
        bar.addWidget(self.bar)
        for _ in Tab:
            around = PagePlace()
            around.changed.connect(self._place_switch)
            self.pages.addWidget(around)
        column = flush(QVBoxLayout(self), 0)
        column.addLayout(bar)
        column.addWidget(self._views)
        column.addWidget(self.pages, 1)
        self.pages.setCurrentIndex(Tab.OVERVIEW)
        self.pages.currentChanged.connect(self._on_page)

    def paintEvent(self, _event: QPaintEvent | None) -> None:
        """Draw the line below the tabs, over the full width."""
        painter = QPainter(self)
        painter.fillRect(0, self.bar.geometry().bottom(), self.width(), 1, theme.line(self.palette()))
        painter.end()

    @property
    def front(self) -> Tab:
        """The page that is shown."""
        return Tab(self.pages.currentIndex())

    def currentIndex(self) -> int:  # as Qt's own
        """Return the number of the page that is shown."""
        return self.pages.currentIndex()

    def page(self, tab: Tab) -> Page:
        """Return the page of a tab, made at the first call."""
        if tab not in self.made:
            page = self._make(tab)
            around = self.pages.widget(tab)
            if isinstance(around, PagePlace):
                around.setWidget(page)
                page.setAutoFillBackground(False)
            self.made[tab] = page
            self._outdated.add(tab)
            self._enable()
        if tab in self._outdated:
            self._outdated.discard(tab)
            self.made[tab].show_drive(self._drive)
        return self.made[tab]

    def eventFilter(self, watched: QObject | None, event: QEvent | None) -> bool:
        """Load the page of the tab under the pointer: most of it is loaded before the click.

        The chart library is loaded only for a pointer that stays.
        """
        if isinstance(event, QMouseEvent) and event.type() is QEvent.Type.MouseMove:
            number = self.bar.tabAt(event.pos())
            self._foresee(self._view_of(PLACES[number]) if number >= 0 else None)
        elif event is not None and event.type() is QEvent.Type.Leave:
            self._charts.leave()
        return super().eventFilter(watched, event)

    def foresee(self, drive: Drive | None) -> None:
        """Load the page that *drive*, None for all, would be shown on: the pointer is on it in the list."""
        self._foresee(in_front(self._leads_to(drive), drive))

    def _foresee(self, tab: Tab | None) -> None:
        if tab is not None and tab not in self._loaded:
            # Once: the pointer reports every pixel of movement.
            self._loaded.add(tab)
            later(self, tab.load)
        (self._charts.come if tab is not None and tab.declared.charted else self._charts.leave)()

    def show_front(self) -> None:
        """Make the page in front the active one."""
        tab = in_front(self.front, self._drive)
        if tab is not self.front:
            # Also after other changes: a page that has nothing to show of the drive is never in front.
            self._offer(tab)
            return
        shown = self.page(tab)
        for page in self.made.values():
            if page is not shown and page.active:
                page.set_active(False)
        if not shown.active:
            shown.set_active(True)

    def show_drive(self, drive: Drive | None) -> None:
        """Show *drive*, or all drives if None, on the page in front, or on a replacement that serves it."""
        tab, was, front = self._leads_to(drive), self._drive, self.front
        self._drive = drive
        self._outdated.update(self.made)
        shown = in_front(tab, drive)
        for made in [one for one, page in self.made.items() if one is shown or page.follows_at_once]:
            self.page(made)
        if (was is None) != (drive is None):
            self._before = front if drive is None else None
        if drive is not None:
            self._kept = None
        self._offer(tab)

    def _leads_to(self, drive: Drive | None) -> Tab:
        """Return the page that comes with *drive*, if it serves it."""
        was, tab = self._drive, self.front
        if drive is None:
            return tab if was is None else views(Place.OVERVIEW, None)[0]
        if self._kept is not None:
            return self._kept
        if was is None and self._before is not None:
            tab = self._before
        if tab.declared.place is Place.OVERVIEW and (was is None or was.kind is not drive.kind):
            return views(Place.OVERVIEW, drive)[0]
        return tab

    def setCurrentIndex(self, tab: int) -> None:  # as Qt's own
        """Bring a page to the front, or its replacement if it does not serve what is selected."""
        self._offer(Tab(tab))

    def go_to(self, tab: Tab) -> bool:
        """Bring *tab* to the front if it serves what is selected; return whether it is there now."""
        if tab.declared.serves(self._drive):
            self._offer(tab)
        return self.front is tab

    def go_to_place(self, place: Place) -> None:
        """Bring the view of a place to the front that was there last, if it has any for what is selected."""
        if self.front.declared.place is not place and (tab := self._view_of(place)) is not None:
            self._offer(tab)

    def _view_of(self, place: Place) -> Tab | None:
        served = views(place, self._drive)
        last = self._last.get(place)
        return last if last in served else next(iter(served), None)

    def button_of(self, tab: Tab) -> QWidget:
        """Return what brings a view of the place in front to the front."""
        place = tab.declared.place
        return self._switches[place].buttons[[one for one in Tab if one.declared.place is place].index(tab)]

    def offers(self, tab: int) -> bool:
        """Return whether a page has something to show of what is selected."""
        return Tab(tab).declared.serves(self._drive)

    def show_empty(self, empty: bool) -> None:
        """Where there is no drive, disable the pages that need one."""
        self._empty = empty
        self._enable()

    def begin_with(self, name: str) -> None:
        """Let the first drive that is selected get the page of that *name*, if there still is one."""
        self._kept = Tab.__members__.get(name)

    def begin_with_all(self, name: str, of_drive: str) -> None:
        """Begin with all drives and the page of that *name*; a drive that is selected then gets *of_drive*."""
        self._before = Tab.__members__.get(of_drive)
        self._offer(Tab.__members__.get(name, views(Place.OVERVIEW, None)[0]))

    @property
    def of_drive(self) -> Tab:
        """What is in front of a drive; while all drives are shown, what was in front of the last one."""
        return self._before if self._drive is None and self._before is not None else self.front

    def _offer(self, wanted: Tab) -> None:
        """Bring *wanted* to the front, or its replacement; list only the places and views that there are."""
        front = in_front(wanted, self._drive)
        place = front.declared.place
        self._last[place] = front
        with QSignalBlocker(self.bar):
            for number, one in enumerate(PLACES):
                # The bar measures all its tabs again for either.
                if (title := title_of(one, self._drive)) != self.bar.tabText(number):
                    self.bar.setTabText(number, title)
                if (served := bool(views(one, self._drive))) is not self.bar.isTabVisible(number):
                    self.bar.setTabVisible(number, served)
            self.bar.setCurrentIndex(PLACES.index(place))
        focus = QApplication.focusWidget()
        self.pages.setCurrentIndex(front)
        self._show_views(place, front)
        if focus is not None and any(one.isAncestorOf(focus) for one in self._switches.values()):
            # The page that it was in is hidden now.
            focus.setFocus(Qt.FocusReason.OtherFocusReason)

    def _show_views(self, place: Place, front: Tab) -> None:
        """Show the switch of a place that has several views for what is selected."""
        every = [tab for tab in Tab if tab.declared.place is place]
        served = views(place, self._drive)
        if len(served) > 1 and place not in self._switches:
            switch = self._switches[place] = SegmentedControl(
                [tab.declared.title() for tab in every], self.tr("View")
            )
            switch.chosen.connect(lambda number: self._offer(every[number]))
            self._head.addWidget(switch, 0, Qt.AlignmentFlag.AlignLeft)
        for other, switch in self._switches.items():
            switch.setVisible(other is place and len(served) > 1)
        if len(served) > 1:
            self._switches[place].offer([every.index(tab) for tab in served])
            self._switches[place].choose(every.index(front))
        self._place_switch()

    def _place_switch(self) -> None:
        """Put the switch of the place in front into the first row of the page, or above it where that is full."""
        page, switch = self.made.get(self.front), self._switches.get(self.front.declared.place)
        if switch is None or switch.isHidden():
            self._views.hide()
            return
        row, focus = page.head() if page is not None else None, QApplication.focusWidget()
        if row is not None:
            taken = sum(
                item.minimumSize().width() + row.spacing()
                for item in map(row.itemAt, range(row.count()))
                if item is not None and not item.isEmpty() and item.widget() is not switch
            )
            room = self.width() - 2 * self._head.contentsMargins().left()
            row = row if taken + switch.sizeHint().width() <= room else None
        target = row if row is not None else self._head
        if target.indexOf(switch) < 0:
            target.insertWidget(0, switch, 0, Qt.AlignmentFlag.AlignLeft)
            switch.show()
            if focus is not None and switch.isAncestorOf(focus):
                focus.setFocus(Qt.FocusReason.OtherFocusReason)
        self._views.setVisible(row is None)

    def resizeEvent(self, event: QResizeEvent | None) -> None:
        super().resizeEvent(event)
        self._place_switch()

    def _on_page(self, number: int) -> None:
        self.show_front()
        self.currentChanged.emit(number)

    def _enable(self) -> None:
        for tab, page in self.made.items():
            usable = not self._empty or tab in WITHOUT_DRIVES
            page.setEnabled(usable)
            # Empty tables and charts would only distract from the sentence above them.
            page.setVisible(usable)


# -- page and drive when the window was closed -------------------------------------------------------------


def restore_place(tabs: PageTabs, panel: DrivePanel, kept: Preferences, *, drive: str, host: str = "") -> None:
    """Restore page and drive of the last time; a *drive* from the command line takes precedence.

    Each *host* has a place of its own.
    """
    at = f"@{host}" if host else ""
    wanted = drive_to_begin_with(kept, drive, at=at)
    if wanted and not drive:
        # A drive that is named explicitly begins with its first page.
        tabs.begin_with(kept.text("page" + at))
    elif not wanted:
        tabs.begin_with_all("", kept.text("page" + at))
    panel.choose(wanted)


def keep_place(tabs: PageTabs, drive: Drive | None, kept: Preferences, *, well: bool, host: str = "") -> None:
    """Keep which page is in front of which drive, for the next time if all drives are *well* now."""
    at = f"@{host}" if host else ""
    kept.keep("drive" + at, drive.name if drive is not None and well else "")
    kept.keep("page" + at, tabs.of_drive.name)
