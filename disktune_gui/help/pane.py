"""The pane of help: a search field, the list of guides and settings, and the page of one of them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from html import escape

from PyQt6.QtCore import QCoreApplication, QEvent, QSize, Qt, QUrl, pyqtSignal
from PyQt6.QtGui import QKeyEvent, QPainter, QPaintEvent, QTextDocument
from PyQt6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QStackedWidget,
    QTextBrowser,
    QToolButton,
    QTreeWidget,
    QTreeWidgetItem,
    QVBoxLayout,
    QWidget,
)

from disktune_contract.catalog import BY_ID, SETTINGS
from disktune_contract.settings.setting import (
    Choice,
    Legacy,
    Purpose,
    Range,
    Setting,
    Source,
    State,
    Status,
    SysfsAttribute,
    Value,
)
from disktune_contract.settings.setting_names import occurs, place
from disktune_gui.controls.cards import SizedLabel
from disktune_gui.controls.controls import SearchField
from disktune_gui.editing import setting_facts
from disktune_gui.help import guides
from disktune_gui.help.guides import GUIDE
from disktune_gui.text import wording
from disktune_gui.text.plain import as_tip
from disktune_gui.text.said import said
from disktune_gui.theming import theme
from disktune_gui.theming.icons import CrossButton, icon
from disktune_gui.theming.style import pixels

SETTING, ROW = "setting/", "row/"
"""Beginnings of addresses: of the page of a setting, and of its row in the window."""
_ADDRESS = Qt.ItemDataRole.UserRole
_TITLE, _ROW = 1.1, 26
LEAST = 260
"""The least width, in pixels of the drawings."""


class HelpDocument(QTextDocument):
    """The text of a page; it reads no file and asks no network."""

    def loadResource(self, _kind: int, _name: QUrl) -> object:
        """Load nothing: all there is to show is in the text."""
        return None


class HelpText(QTextBrowser):
    """Shows the text of a page on the ground of the pane."""

    def __init__(self) -> None:
        super().__init__()
        document = HelpDocument(self)
        document.setDocumentMargin(0)
        document.setIndentWidth(pixels(self.font(), 20))
        self.setDocument(document)
        self.setOpenLinks(False)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.viewport().setAutoFillBackground(False)  # type: ignore[union-attr]


class HelpPane(QWidget):
    """Shows what an address names: a guide, the page of a setting, or the list of both if it is empty."""

    wanted = pyqtSignal(str)
    """The user follows a link to this address of the window."""
    left = pyqtSignal()
    """The user closes the pane."""

    def __init__(self, places: Mapping[str, str], settings: str) -> None:
        """*places* are addresses of the window by their names in guides; *settings* is what leads to a setting."""
        super().__init__()
        self._leads = {**{said(one.label): SETTING + one.id for one in reversed(SETTINGS)}, **places}
        self._settings = settings
        self._address = ""
        self.title = SizedLabel("", _TITLE, bold=True)
        self.back = QToolButton()
        self.cross = CrossButton(self.tr("Close"), self.tr("Close help"))
        self.search = SearchField(self.tr("Guide or setting"))
        self.contents = QTreeWidget()
        self.page = HelpText()
        self._parts = QStackedWidget()
        self._lay_out()
        self._fill()
        self.back.clicked.connect(lambda: self.show_address(""))
        self.cross.clicked.connect(self.left)
        self.search.textChanged.connect(self._find)
        self.search.returnPressed.connect(self._open)
        self.contents.itemActivated.connect(self._open)
        self.contents.itemClicked.connect(self._open)
        self.page.anchorClicked.connect(lambda link: self.follow(link.toString()))
        self.show_address("")

    def _lay_out(self) -> None:
        side = pixels(self.font(), 12)
        self.setMinimumWidth(pixels(self.font(), LEAST))
        self.title.setWordWrap(True)
        self.back.setIcon(icon("left"))
        self.back.setAutoRaise(True)
        self.back.setToolTip(self.tr("Contents"))
        self.back.setAccessibleName(self.tr("Contents"))
        self.contents.setHeaderHidden(True)
        self.contents.setFrameShape(QFrame.Shape.NoFrame)
        self.contents.setAccessibleName(self.tr("Contents"))
        self.contents.setTextElideMode(Qt.TextElideMode.ElideRight)
        self.contents.setIndentation(pixels(self.font(), 20))
        self.contents.viewport().setAutoFillBackground(False)  # type: ignore[union-attr]
        head = QHBoxLayout()
        head.addWidget(self.back)
        head.addWidget(self.title, 1)
        head.addWidget(self.cross, 0, Qt.AlignmentFlag.AlignTop)
        self._parts.addWidget(self.contents)
        self._parts.addWidget(self.page)
        column = QVBoxLayout(self)
        column.setContentsMargins(side, side, side, side)
        column.setSpacing(side)
        column.addLayout(head)
        column.addWidget(self.search)
        column.addWidget(self._parts, 1)

    def paintEvent(self, _event: QPaintEvent | None) -> None:
        """Draw the ground of the list of drives: this is beside the page, too."""
        painter = QPainter(self)
        theme.paint_sidebar(painter, self)
        painter.end()

    # -- contents ------------------------------------------------------------------------------------------

    def _fill(self) -> None:
        for guide in guides.every():
            self._add(self.contents.invisibleRootItem(), guide.title, guide.address)
        for purpose in Purpose:
            group = self._add(self.contents.invisibleRootItem(), said(purpose.value), "")
            for setting in SETTINGS:
                if setting.purpose is purpose:
                    self._add(group, setting_title(setting), SETTING + setting.id)

    def _add(self, group: QTreeWidgetItem | None, title: str, address: str) -> QTreeWidgetItem:
        item = QTreeWidgetItem(group, [title])
        item.setData(0, _ADDRESS, address)
        item.setToolTip(0, as_tip(title))
        item.setSizeHint(0, QSize(0, pixels(self.font(), _ROW)))
        return item

    def _items(self) -> Iterator[tuple[QTreeWidgetItem, str]]:
        """Yield each guide and setting of the list, with its address."""
        for number in range(self.contents.topLevelItemCount()):
            top = self.contents.topLevelItem(number)
            below = [] if top is None else [top.child(place) for place in range(top.childCount())]
            for item in (top, *below):
                if item is not None and (address := item.data(0, _ADDRESS)):
                    yield item, address

    def _find(self, text: str) -> None:
        """List what has every word of *text*."""
        self.show_address("")
        for item, address in self._items():
            item.setHidden(bool(text.strip()) and not occurs(text, _known(address)))
        for number in range(self.contents.topLevelItemCount()):
            group = self.contents.topLevelItem(number)
            if group is not None and group.childCount():
                shown = any(not group.child(place).isHidden() for place in range(group.childCount()))  # type: ignore[union-attr]
                group.setHidden(not shown)
                group.setExpanded(bool(text.strip()))
        first = next((item for item, _ in self._items() if not item.isHidden()), None)
        self.contents.setCurrentItem(first if text.strip() else None)

    def _open(self) -> None:
        item = self.contents.currentItem()
        if item is not None and not item.isHidden() and (address := item.data(0, _ADDRESS)):
            self.show_address(address)
            self.page.setFocus()

    # -- a page --------------------------------------------------------------------------------------------

    def show_address(self, address: str) -> None:
        """Show a guide, the page of a setting, or the contents."""
        self._address = address
        self.back.setVisible(bool(address))
        self._parts.setCurrentWidget(self.page if address else self.contents)
        if address.startswith(SETTING):
            setting = BY_ID[address.removeprefix(SETTING)]
            self.title.setText(setting_title(setting))
            faint = theme.secondary(self.palette()).name()
            self.page.setHtml(setting_html(setting, faint, (ROW + setting.id, self._settings)))
        elif address.startswith(GUIDE):
            guide = guides.read(address.removeprefix(GUIDE))
            self.title.setText(guide.title)
            self.page.setMarkdown(guides.linked(guide.text, self._leads))
        else:
            self.title.setText(self.tr("Help"))
        self.page.setAccessibleName(self.title.text())

    def follow(self, address: str) -> None:
        """Show an address of the help, or go to one of the window."""
        if address.startswith((GUIDE, SETTING)):
            self.show_address(address)
        elif address.startswith(ROW) or address in self._leads.values():
            self.wanted.emit(address)

    def changeEvent(self, event: QEvent | None) -> None:
        """Follow the colours of the theme: a page has them in its text."""
        super().changeEvent(event)
        if event is not None and event.type() == QEvent.Type.PaletteChange and hasattr(self, "page"):
            self.show_address(self._address)

    def keyPressEvent(self, event: QKeyEvent | None) -> None:
        """On Escape, empty the search, then close; from the search, an arrow down leads to what was found."""
        if event is None:
            return
        if event.key() == Qt.Key.Key_Escape:
            if self.search.hasFocus() and self.search.text():
                self.search.clear()
            else:
                self.left.emit()
        elif event.key() == Qt.Key.Key_Down and self.search.hasFocus():
            self.contents.setFocus()
        else:
            super().keyPressEvent(event)


@cache
def _known(address: str) -> str:
    """Return what is searched of a guide or a setting: every word of it."""
    if address.startswith(GUIDE):
        return guides.read(address.removeprefix(GUIDE)).words
    setting: Setting = BY_ID[address.removeprefix(SETTING)]
    return place(setting, (said(setting.label), said(setting.help)))


# -- the page of a setting, made from its declaration: whatever the drive in view says of it ---------------

translate = QCoreApplication.translate


def setting_title(setting: Setting) -> str:
    """Return the name of a setting; of two with the same one, that of SCSI disks with its kind of drive."""
    name = said(setting.label)
    same = [other for other in SETTINGS if other.label == setting.label]
    scsi = translate("Search", "SCSI and SAS disks")
    return f"{name}, {scsi}" if len(same) > 1 and setting is same[-1] else name


def setting_html(setting: Setting, faint: str, link: tuple[str, str]) -> str:
    """Return the page in HTML, with terms in the colour *faint* and at the end a *link*, as address and text."""
    access = setting.access
    legacy = State(setting.id, Status.LEGACY, None, Source.LIVE) if isinstance(access, Legacy) else None
    terms = [
        (translate("SettingFacts", "Risk"), _risk(setting)),
        *setting_facts.facts(setting, legacy, None),
        (translate("SettingPage", "Needs"), "\n".join(_needs(setting))),
        (translate("SettingDetails", "Meaning"), "\n".join(_meanings(setting))),
    ]
    rows = "".join(
        f"<p style='margin-bottom: 6px'><span style='color: {faint}'>{escape(term)}</span><br>"
        f"{'<br>'.join(map(escape, words.splitlines()))}</p>"
        for term, words in terms
        if words
    )
    why = access.reason if isinstance(access, Legacy) else ""
    if isinstance(access, SysfsAttribute):
        why = access.locked
    words = "".join(f"<p>{escape(said(text))}</p>" for text in (setting.help, why) if text)
    address, text = link
    return f"{words}{rows}<p><a href='{escape(address)}'>{escape(text)}</a></p>"


def _risk(setting: Setting) -> str:
    """Return what a wrong value costs, where the facts have no sentence about it."""
    return "" if setting.danger else wording.risk_mark(setting)


def _needs(setting: Setting) -> Iterator[str]:
    """Yield what has to hold for the setting to be there: another setting's value, or a kernel file's."""
    if setting.behind is not None:
        other, value = BY_ID[setting.behind[0]], setting.behind[1]
        yield f"{said(other.label)}: {wording.value_words(other, value)}"
    if isinstance(setting.access, SysfsAttribute):
        yield from (f"{one.attribute}: {one.text}" for one in setting.access.needs)


def _meanings(setting: Setting) -> Iterator[str]:
    """Yield what words of the kernel, or bands of a range, come to."""
    domain = setting.domain
    values: tuple[Value, ...] = ()
    if isinstance(domain, Choice):
        values = domain.values
    elif isinstance(domain, Range):
        values = tuple(start for start, _ in setting.bands)
    yield from filter(None, (setting_facts.meaning(setting, value) for value in values))
