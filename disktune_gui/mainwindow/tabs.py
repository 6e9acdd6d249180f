"""The tabs of the window: which there are, their pages, which is in front for which drive and at the start."""

from __future__ import annotations

from collections.abc import Callable, Collection
from enum import IntEnum, auto
from functools import partial
from importlib import import_module
from importlib.util import find_spec

from PyQt6.QtCore import QEvent, QObject, QSize, Qt, pyqtSignal
from PyQt6.QtGui import QMouseEvent, QResizeEvent
from PyQt6.QtWidgets import QFrame, QStyle, QTabWidget, QVBoxLayout, QWidget

from disktune_contract.drives.drive import Drive
from disktune_gui.controls.ahead import ChartsAhead
from disktune_gui.controls.page import LowerHalf, Page
from disktune_gui.controls.steady_scroll import SteadyScroll
from disktune_gui.desktop.preferences import Preferences
from disktune_gui.drives.panel import DrivePanel
from disktune_gui.mainwindow.first_look import drive_to_begin_with
from disktune_gui.owned import later
from disktune_gui.page_declaration import PageDeclaration, Window
from disktune_gui.services.services import Services
from disktune_gui.store.entry import ResultKind
from disktune_gui.text.plain import PlainLabel
from disktune_gui.theming.style import lines

# -- the scroll area of a page -----------------------------------------------------------------------------


class PagePlace(SteadyScroll):
    """Scrolls one page, so that a window can be lower than its tallest page.

    Without it the buttons below the page would be out of sight on a small screen.

    A resizable scroll area would give a page with wrapped text the height that it prefers; here a page is
    reduced to its least height before it scrolls.
    """

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
            self.tr(
                "The charts on this page need pyqtgraph, which is not installed. On Debian, run: {command}"
            ).format(command=INSTALL_COMMAND)
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


# -- the tabs of the window, from the left -----------------------------------------------------------------

_KEYS = 10
"""Digits."""


class Tab(IntEnum):
    """Each is named after its package, whose module `tab` declares the page; a new page needs nothing else."""

    ARRAYS = 0
    OVERVIEW = auto()
    DRIVE_HEALTH = auto()
    SETTINGS = auto()
    BENCHMARK = auto()
    ACTIVITY = auto()
    HISTORY = auto()
    EXPERIMENT = auto()
    CHECKUP = auto()
    STANDBY = auto()
    SCRUB = auto()

    @property
    def declared(self) -> PageDeclaration:
        """The declaration of the package."""
        found: PageDeclaration = import_module(f"disktune_gui.{self.name.lower()}.tab").TAB
        return found

    @property
    def lacks_charts(self) -> bool:
        """Whether the page is of no use here, because the chart library is missing."""
        return self.declared.charted and find_spec("pyqtgraph") is None

    def load(self) -> None:
        """Import the page, once and for all; one that needs charts only where there are any."""
        if not self.lacks_charts:
            import_module(f"disktune_gui.{self.name.lower()}.page")

    @property
    def key(self) -> str:
        """The keys that bring it to the front: 0 is the tenth; an eleventh has none.

        The pages that every drive has are counted first, so that they have the same keys for every drive.
        """
        number = _counted().index(self) + 1
        return f"Ctrl+{number % 10}" if number <= _KEYS else ""


WITHOUT_DRIVES = (Tab.HISTORY,)
"""Pages that have something to show without a drive: the past of drives that were there."""


def _counted() -> list[Tab]:
    """Return the tabs in the order of their keys."""
    return sorted(Tab, key=lambda tab: tab.declared.particular)


def keys() -> list[str]:
    """Return the keys of the tabs, in order."""
    return [tab.key for tab in _counted() if tab.key]


def in_front(wanted: Tab, drive: Drive | None) -> Tab:
    """Return the tab to show when *drive* is selected and *wanted* was shown before."""
    if drive is None:
        return wanted if wanted is Tab.SETTINGS else Tab.ACTIVITY
    return wanted if wanted.declared.serves(drive) else Tab.OVERVIEW


def first(drive: Drive) -> Tab:
    """Return the page that is shown first for a drive of its kind."""
    return Tab.ARRAYS if Tab.ARRAYS.declared.serves(drive) else Tab.OVERVIEW


def make(tab: Tab, window: Window) -> Page:
    """Return the page of a tab, or what to install if it needs charts and there are none."""
    if tab.lacks_charts:
        return WithoutCharts(window.services)
    page = tab.declared.make(window)
    if not tab.declared.kept:
        return page
    from disktune_gui.jobs.job_page import JobPage  # noqa: PLC0415  as below

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


# -- the tabs with their pages: which one is in front, and for which drive ---------------------------------


class PageTabs(QTabWidget):
    """Pages are made when their tab is first shown, so that the window itself is there at once."""

    turned = pyqtSignal()
    """Work on a page has begun or ended."""

    def __init__(self, make: Callable[[Tab], Page]) -> None:
        super().__init__()
        self._make = make
        self.made: dict[Tab, Page] = {}
        """The pages that were shown already."""
        self._loaded: set[Tab] = set()
        """Tabs that the pointer was on."""
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
            # The widget that gets the focus.
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
        """Load the page of the tab under the pointer: most of it is loaded before the click.

        The chart library is loaded only for a pointer that stays.
        """
        bar = self.tabBar()
        if isinstance(event, QMouseEvent) and event.type() is QEvent.Type.MouseMove and bar is not None:
            number = bar.tabAt(event.pos())
            self._foresee(Tab(number) if number >= 0 and bar.isTabEnabled(number) else None)
        elif event is not None and event.type() is QEvent.Type.Leave:
            self._charts.leave()
        return super().eventFilter(watched, event)

    def foresee(self, drive: Drive | None) -> None:
        """Load the page that *drive*, None for all, would be shown on: the pointer is on it in the list."""
        tab = self._leads_to(drive)
        self._foresee(tab if tab.declared.serves(drive) else in_front(tab, drive))

    def _foresee(self, tab: Tab | None) -> None:
        if tab is not None and tab not in self._loaded:
            # Once: the pointer reports every pixel of movement.
            self._loaded.add(tab)
            later(self, tab.load)
        (self._charts.come if tab is not None and tab.declared.charted else self._charts.leave)()

    def show_front(self) -> None:
        """Make the page in front the active one."""
        tab = self.front
        if not tab.declared.serves(self._drive):
            # Also after other changes: a page that has nothing to show of the drive is never in front.
            self._offer(in_front(tab, self._drive))
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
            tab = in_front(tab, None)
        elif was is None and drive is not None and self._before is not None:
            tab = self._before
        if drive is not None and self._kept is not None:
            return self._kept
        if drive is not None and tab is Tab.OVERVIEW and (was is None or was.kind is not drive.kind):
            # For an array, first what it is doing; a user who went from there to Overview stays there.
            return first(drive)
        return tab

    def go_to(self, tab: Tab) -> bool:
        """Bring *tab* to the front if it serves what is selected; return whether it is there now."""
        if tab.declared.serves(self._drive):
            self.setCurrentIndex(tab)
        return self.front is tab

    def show_empty(self, empty: bool) -> None:
        """Where there is no drive, disable the tabs that need one."""
        self._empty = empty
        self._enable()

    def begin_with(self, name: str) -> None:
        """Let the first drive that is selected get the tab of that *name*, if there still is one."""
        self._kept = Tab.__members__.get(name)

    def begin_with_all(self, name: str, of_drive: str) -> None:
        """Begin with all drives and the tab of that *name*; a drive that is selected then gets *of_drive*."""
        self._before = Tab.__members__.get(of_drive)
        self._offer(Tab.__members__.get(name, in_front(self.front, None)))

    @property
    def of_drive(self) -> Tab:
        """What is in front of a drive; while all drives are shown, what was in front of the last one."""
        return self._before if self._drive is None and self._before is not None else self.front

    def _offer(self, wanted: Tab) -> None:
        """Bring *wanted* to the front, or its replacement, and enable only tabs that serve."""
        front = wanted if wanted.declared.serves(self._drive) else in_front(wanted, self._drive)
        # First, because Qt moves away from a tab that is disabled, and shows one that is made visible again.
        self.setTabEnabled(front, True)
        self.setTabVisible(front, True)
        self.setCurrentIndex(front)
        for tab in Tab:
            self.setTabEnabled(tab, tab.declared.serves(self._drive))
            self.setTabVisible(tab, tab.declared.listed(self._drive))

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
    if wanted is None:
        tabs.begin_with_all(kept.text("page_of_all" + at), kept.text("page" + at))
    elif not drive:
        # A drive that is named explicitly begins with the first page of its kind.
        tabs.begin_with(kept.text("page" + at))
    if wanted != "":
        panel.choose(wanted or "")


def keep_place(tabs: PageTabs, drive: Drive | None, kept: Preferences, *, some: bool, host: str = "") -> None:
    """Keep which page is in front of which drive; *some* is whether there are any drives."""
    at = f"@{host}" if host else ""
    if drive is not None:
        kept.keep("drive" + at, drive.name)
    if some:
        # Where there are no drives, the user had no choice between them.
        kept.keep("all_drives" + at, "" if drive is not None else "yes")
        kept.keep("page_of_all" + at, tabs.front.name if drive is None else "")
    kept.keep("page" + at, tabs.of_drive.name)
