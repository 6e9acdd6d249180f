"""Facts as a tree of headings and rows that can be folded, searched, selected and copied."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Sequence
from itertools import groupby

from PyQt6.QtCore import (
    QAbstractItemModel,
    QModelIndex,
    QObject,
    QPointF,
    QRect,
    QRectF,
    QSize,
    QSortFilterProxyModel,
    Qt,
)
from PyQt6.QtGui import (
    QColor,
    QFont,
    QFontMetrics,
    QKeyEvent,
    QKeySequence,
    QPainter,
    QPalette,
    QPen,
    QPolygonF,
    QResizeEvent,
    QShortcut,
)
from PyQt6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QHeaderView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTreeView,
    QWidget,
)

from disktune_contract.record import record, replace
from disktune_gui.desktop import clipboard
from disktune_gui.desktop.preferences import Preferences
from disktune_gui.health.checkup import GroupedResults, section
from disktune_gui.services.checkups import CheckedUp, Checkups
from disktune_gui.text import facts
from disktune_gui.text.facts import IDENTITY, USAGE, FactRow, FactSection, absent, listed
from disktune_gui.text.formats import number
from disktune_gui.text.plain import as_tip, in_lines
from disktune_gui.text.said import noted
from disktune_gui.theming import theme
from disktune_gui.theming.style import lines

# -- the place of the check-up on the Overview -------------------------------------------------------------

FINDINGS = "findings"
"""The key of a check-up that found something; it is folded separately from one that did not."""


def with_checkup(
    sections: tuple[FactSection, ...], found: CheckedUp | None, checkups: Checkups
) -> tuple[FactSection, ...]:
    """Return *sections* with the check-up among them, if the drive was checked and any check is for it."""
    if found is None or not found.results:
        return sections
    dismissed = checkups.dismissed(found.drive)
    part = section(found.results, dismissed)
    # Findings are read first, after what is urgent about the drive's health.
    keys = [one.key for one in sections]
    if GroupedResults.of(found.results, dismissed).found:
        place = keys.index(IDENTITY) if IDENTITY in keys else 0
        return (*sections[:place], replace(part, key=FINDINGS), *sections[place:])
    place = keys.index(USAGE) + 1 if USAGE in keys else len(keys)
    return (*sections[:place], replace(part, key="checkup"), *sections[place:])


# -- facts as a tree: chapters and sections, each with a heading, and their rows ---------------------------

_ROOT = QModelIndex()
_TOP = -1

HEADING = Qt.ItemDataRole.UserRole
"""The `FactHeading` of an index, None for a row of facts."""


@record
class FactHeading:
    """The heading of a section, or of the sections of a chapter."""

    key: str
    """The same in every language."""
    title: str
    count: int
    """Of the facts under it."""
    holds: str
    """Their subject: the labels of a section, the sections of a chapter."""
    inner: bool = False
    """Whether it is a section of a chapter."""

    @property
    def words(self) -> str:
        """The title, and the number of facts that are folded away under it."""
        return noted(self.title, number(self.count))


class _Node:
    """A heading or a fact, and where it is in the tree."""

    def __init__(self, content: FactHeading | FactRow, parent: int = _TOP, place: int = 0) -> None:
        self.content = content
        self.parent = parent
        self.place = place
        """Its position among those of the same parent."""
        self.children: list[int] = []

    @property
    def shape(self) -> tuple[str, int, int]:
        """The structure, which an update that only changes words keeps."""
        title = self.content.title if isinstance(self.content, FactHeading) else ""
        return title, self.parent, len(self.children)


class FactModel(QAbstractItemModel):
    """Headings in the first column; of a fact its label, value and note."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.sections: tuple[FactSection, ...] = ()
        self._nodes: list[_Node] = []
        self._top: list[int] = []

    def set_sections(self, sections: Sequence[FactSection]) -> None:
        """Show these sections; rows of which only the words changed keep their place."""
        nodes, top = _tree(sections)
        self.sections = tuple(sections)
        if [node.shape for node in nodes] != [node.shape for node in self._nodes]:
            self.beginResetModel()
            self._nodes, self._top = nodes, top
            self.endResetModel()
            return
        old, self._nodes = self._nodes, nodes
        for name, (before, now) in enumerate(zip(old, nodes, strict=True)):
            if before.content != now.content:
                self.dataChanged.emit(self.createIndex(now.place, 0, name), self.createIndex(now.place, 2, name))

    def row_at(self, index: QModelIndex) -> FactRow | None:
        """Return the row of an index, None for a heading."""
        content = self._nodes[index.internalId()].content if index.isValid() else None
        return content if isinstance(content, FactRow) else None

    def index(self, row: int, column: int, parent: QModelIndex = _ROOT) -> QModelIndex:
        if not 0 <= row < self.rowCount(parent) or not 0 <= column < self.columnCount(parent):
            return QModelIndex()
        return self.createIndex(row, column, self._below(parent)[row])

    def parent(self, child: QModelIndex = _ROOT) -> QModelIndex:  # type: ignore[override]  # overload
        above = self._nodes[child.internalId()].parent if child.isValid() else _TOP
        return QModelIndex() if above == _TOP else self.createIndex(self._nodes[above].place, 0, above)

    def rowCount(self, parent: QModelIndex = _ROOT) -> int:
        return 0 if parent.isValid() and parent.column() != 0 else len(self._below(parent))

    def columnCount(self, _parent: QModelIndex = _ROOT) -> int:
        return 3

    def data(self, index: QModelIndex, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not index.isValid():
            return None
        content = self._nodes[index.internalId()].content
        if isinstance(content, FactHeading):
            return _of_heading(content, role) if index.column() == 0 else None
        words = (content.label, content.value, content.note)[index.column()]
        if role == Qt.ItemDataRole.ToolTipRole:
            return as_tip(in_lines(words))
        return words if role == Qt.ItemDataRole.DisplayRole else None

    def _below(self, parent: QModelIndex) -> list[int]:
        return self._nodes[parent.internalId()].children if parent.isValid() else self._top


def _of_heading(heading: FactHeading, role: int) -> object:
    if role == HEADING:
        return heading
    return {
        int(Qt.ItemDataRole.DisplayRole): heading.title,
        int(Qt.ItemDataRole.ToolTipRole): as_tip(in_lines(heading.holds)),
        int(Qt.ItemDataRole.AccessibleTextRole): heading.words,
        int(Qt.ItemDataRole.AccessibleDescriptionRole): heading.holds,
    }.get(role)


def _tree(sections: Iterable[FactSection]) -> tuple[list[_Node], list[int]]:
    """Return the nodes of *sections*, and the top-level ones.

    The sections of a chapter that follow each other are under one heading.
    """
    nodes: list[_Node] = []
    top: list[int] = []

    def add(content: FactHeading | FactRow, parent: int) -> int:
        beside = top if parent == _TOP else nodes[parent].children
        beside.append(len(nodes))
        nodes.append(_Node(content, parent, len(beside) - 1))
        return beside[-1]

    for chapter, found in groupby(sections, lambda one: one.chapter):
        parts = list(found)
        above = _TOP
        if chapter is not None:
            count = sum(len(part.rows) for part in parts)
            above = add(FactHeading(chapter.key, chapter.title, count, _all(part.title for part in parts)), _TOP)
        for part in parts:
            key = f"{chapter.key}/{part.key}" if chapter is not None else part.key
            labels = _all(row.label for row in part.rows)
            own = add(FactHeading(key, part.title, len(part.rows), labels, chapter is not None), above)
            for row in part.rows:
                add(row, own)
    return nodes, top


def _all(names: Iterable[str]) -> str:
    """Return *names* without duplicates, in their order."""
    return listed(dict.fromkeys(names)) or ""


# -- how headings and facts are painted --------------------------------------------------------------------

_ARROW = 12
"""Width of the arrow of a heading that folds, in pixels."""
_GAP = 12
"""Between the title of a closed section and what is in it."""
_INSET = 14
"""Indentation of the sections of a chapter, in pixels."""
NARROW = 30
"""Lines of text; in a view that is narrower the note of a fact is below it."""


class FactDelegate(QStyledItemDelegate):
    """Headings large, labels and notes quiet, values plain."""

    def __init__(self, *, folds: bool) -> None:
        super().__init__()
        self._folds = folds
        self.narrow = False
        """Whether notes are below their facts."""

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex) -> QSize:
        height = option.fontMetrics.height()
        if self._folds:
            # As tall open as closed: what is below a heading moves only by the facts under it.
            noted = self.narrow and heading_at(index) is None and bool(index.siblingAtColumn(2).data())
            return QSize(80, height + 10 + noted * height)
        return QSize(80, height + 30 if heading_at(index) is not None else height + 11)

    def paint(self, painter: QPainter | None, option: QStyleOptionViewItem, index: QModelIndex) -> None:
        if painter is None:
            return
        heading = heading_at(index)
        if heading is not None:
            painter.save()
            if self._folds:
                _paint_fold(painter, option, index, heading)
            else:
                _paint_title(painter, option, heading)
            painter.restore()
            return
        # The view passes the same option to every cell; a change to it would affect the next one.
        own = QStyleOptionViewItem(option)
        note = index.siblingAtColumn(2).data()
        if self.narrow and note:
            if index.column() == 2:
                return
            height = option.fontMetrics.height()
            if index.column() == 1:
                box = QRect(4, option.rect.bottom() - height - 2, option.widget.width() - 8, height)
                painter.save()
                _paint_words(painter, option, box, note, option.font, theme.secondary(option.palette))
                painter.restore()
            own.rect.setBottom(option.rect.bottom() - height)
        if index.column() != 1:
            own.palette.setColor(QPalette.ColorRole.Text, theme.secondary(option.palette))
        elif not note:
            # A value without a note may use the space of the note.
            if option.direction == Qt.LayoutDirection.RightToLeft:
                own.rect.setLeft(24)
            else:
                own.rect.setRight(option.widget.width() - 24)
        if index.column() == 1 and index.data() == absent():
            own.palette.setColor(QPalette.ColorRole.Text, theme.secondary(option.palette))
        super().paint(painter, own, index)


def heading_at(index: QModelIndex) -> FactHeading | None:
    """Return the heading of an index, None for a row of facts."""
    found = index.siblingAtColumn(0).data(HEADING)
    return found if isinstance(found, FactHeading) else None


def _large(font: QFont) -> QFont:
    return theme.scaled(font, 1.1, bold=True)


def _paint_title(painter: QPainter, option: QStyleOptionViewItem, heading: FactHeading) -> None:
    painter.setFont(_large(option.font))
    painter.setPen(option.palette.color(QPalette.ColorRole.Text))
    box = QRect(option.rect).adjusted(4, 0, -4, -7)
    side = QStyle.visualAlignment(option.direction, Qt.AlignmentFlag.AlignLeft)
    painter.drawText(box, Qt.AlignmentFlag.AlignBottom | side, heading.title)
    painter.setPen(QPen(theme.line(option.palette), 1))
    y = option.rect.bottom() - 2
    painter.drawLine(option.rect.left() + 4, y, option.rect.right(), y)


def _paint_fold(painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex, heading: FactHeading) -> None:
    """Paint an arrow and the title; for a closed section also the number of its facts, and which."""
    view, palette = option.widget, option.palette
    if not isinstance(view, QTreeView):
        return
    closed = not view.isExpanded(index)
    selected = bool(option.state & QStyle.StateFlag.State_Selected)
    if selected:
        painter.fillRect(option.rect, palette.color(QPalette.ColorRole.Highlight))
    strong = palette.color(QPalette.ColorRole.HighlightedText if selected else QPalette.ColorRole.Text)
    # Measured as left to right, and mirrored for right-to-left text.
    line = QRect(option.rect).adjusted(4, 0, -4, 0)
    if heading.inner:
        line.setLeft(line.left() + _INSET)
    arrow = QRect(line)
    arrow.setWidth(_ARROW)
    _paint_arrow(painter, option, _seen(option, arrow), strong, closed)
    font = theme.scaled(option.font, 1.0, bold=True) if heading.inner else _large(option.font)
    title = QRect(line).adjusted(_ARROW + 4, 0, 0, 0)
    words = heading.words if closed else heading.title
    _paint_words(painter, option, title, words, font, strong)
    if closed:
        wide = QFontMetrics(font).horizontalAdvance(words) + _GAP
        # Where the values of open sections are, or behind the title if that is longer.
        inside = QRect(line)
        inside.setLeft(max(title.left() + wide, option.rect.left() + view.columnWidth(0) + 3))
        faint = strong if selected else theme.secondary(palette)
        _paint_words(painter, option, inside, heading.holds, option.font, faint)
    elif not selected:
        painter.setPen(QPen(theme.line(palette), 1))
        under = _seen(option, line)
        painter.drawLine(under.bottomLeft(), under.bottomRight())
    if option.state & QStyle.StateFlag.State_HasFocus and not selected:
        painter.setPen(QPen(strong, 1))
        painter.drawRect(QRectF(option.rect).adjusted(0.5, 0.5, -0.5, -0.5))


def _seen(option: QStyleOptionViewItem, box: QRect) -> QRect:
    return QStyle.visualRect(option.direction, option.rect, box)


def _paint_words(
    painter: QPainter, option: QStyleOptionViewItem, box: QRect, words: str, font: QFont, colour: QColor
) -> None:
    painter.setFont(font)
    painter.setPen(colour)
    side = QStyle.visualAlignment(option.direction, Qt.AlignmentFlag.AlignLeft)
    short = painter.fontMetrics().elidedText(words, Qt.TextElideMode.ElideRight, box.width())
    painter.drawText(_seen(option, box), Qt.AlignmentFlag.AlignVCenter | side, short)


def _paint_arrow(
    painter: QPainter, option: QStyleOptionViewItem, box: QRect, colour: QColor, closed: bool
) -> None:
    centre, half = QRectF(box).center(), 3.5
    if closed:
        towards = -half if option.direction == Qt.LayoutDirection.RightToLeft else half
        points = [QPointF(-towards, -half - 1), QPointF(-towards, half + 1), QPointF(towards, 0)]
    else:
        points = [QPointF(-half - 1, -half), QPointF(half + 1, -half), QPointF(0, half)]
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour)
    painter.drawPolygon(QPolygonF([centre + point for point in points]))
    painter.restore()


# -- which headings of a list of facts are open, kept between sessions -------------------------------------

OPEN = ("health", FINDINGS, IDENTITY, "array", "members")
"""The sections of the Overview that are open for a new user: problems, and what the drive is."""


class Folds:
    """Which headings are open: the defaults, except those that this user has changed; kept."""

    def __init__(self, preferences: Preferences, name: str, at_first: Collection[str]) -> None:
        """*at_first* are the keys that are open for a new user; so is every section of a chapter."""
        self._preferences, self._key, self._at_first = preferences, f"folds/{name}", at_first
        self._turned = set(filter(None, preferences.text(self._key).split("|")))

    def is_open(self, heading: FactHeading) -> bool:
        """Whether the facts under it are shown."""
        return (heading.key in self._at_first or heading.inner) != (heading.key in self._turned)

    def turn(self, heading: FactHeading, *, is_open: bool) -> None:
        """Note that the user has opened or closed it."""
        if is_open != self.is_open(heading):
            self._turned ^= {heading.key}
            self._preferences.keep(self._key, "|".join(sorted(self._turned)))


# -- the list of facts -------------------------------------------------------------------------------------

_SHARES = (0.33, 0.28)
"""Of the width, for labels and values; notes get the rest."""
_NARROW_SHARES = (0.47, 0.5)
_PRESSES = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)


class FactView(QTreeView):
    """A `FactModel` with its filter, its appearance and its clipboard."""

    def __init__(self, parent: QWidget | None = None, *, folds: Folds | None = None) -> None:
        """*folds* keeps which headings are open; without it all are, and cannot be closed."""
        super().__init__(parent)
        self._folds, self._sought, self._arranging = folds, "", False
        self.facts = FactModel(self)
        self._filter = QSortFilterProxyModel(self)
        self._filter.setSourceModel(self.facts)
        self._filter.setFilterKeyColumn(-1)
        self._filter.setFilterCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
        self._filter.setRecursiveFilteringEnabled(True)
        # A section whose title matches is shown whole.
        self._filter.setAutoAcceptChildRows(True)
        self.setModel(self._filter)
        self._delegate = FactDelegate(folds=folds is not None)
        self.setItemDelegate(self._delegate)
        self.setHeaderHidden(True)
        self.setIndentation(0)
        self.setRootIsDecorated(False)
        self.setItemsExpandable(folds is not None)
        self.setExpandsOnDoubleClick(False)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setAllColumnsShowFocus(True)
        self.setAccessibleName(self.tr("Drive information"))
        viewport = self.viewport()
        if viewport is not None:
            viewport.setAutoFillBackground(False)
        header = self.header()
        if header is not None:
            header.setStretchLastSection(True)
            header.setSectionResizeMode(QHeaderView.ResizeMode.Interactive)
        copy = QShortcut(QKeySequence(QKeySequence.StandardKey.Copy), self)
        copy.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        copy.activated.connect(self.copy_selected)
        clipboard.offer_copy(self, self.copy_selected)
        self.clicked.connect(self._turn)
        self.expanded.connect(self._on_turned)
        self.collapsed.connect(self._on_turned)

    def show_sections(self, sections: Sequence[FactSection]) -> None:
        """Show these, at the same scroll position as far as that exists."""
        bar = self.verticalScrollBar()
        place = bar.value() if bar is not None else 0
        self.facts.set_sections(sections)
        self._arrange()
        if bar is not None:
            bar.setValue(place)

    def narrow(self, text: str) -> None:
        """Show only rows that contain *text*, and whole sections whose title does; all of them open."""
        self._sought = text.strip()
        self._filter.setFilterFixedString(self._sought)
        self._arrange()
        self.scrollToTop()

    def selected(self) -> list[FactRow]:
        """Return the selected rows from top to bottom."""
        model = self.selectionModel()
        indexes = sorted(model.selectedRows(), key=_path) if model is not None else []
        rows = (self.facts.row_at(self._filter.mapToSource(index)) for index in indexes)
        return [row for row in rows if row is not None]

    def copy_selected(self) -> None:
        """Put the selected rows on the clipboard."""
        if rows := self.selected():
            clipboard.copy(facts.rows_as_text(rows))

    def shown_rows(self) -> int:
        """Return how many rows the filter lets through."""
        # A chapter counts its sections, which are headings themselves.
        return sum(self._filter.rowCount(index) - index.parent().isValid() for index in self._headings())

    # -- folding -------------------------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent | None) -> None:
        """Open and close a heading also with Enter and the space bar; Left and Right do that in every tree."""
        if event is not None and event.key() in _PRESSES and self._turn(self.currentIndex()):
            return
        super().keyPressEvent(event)

    def _turn(self, index: QModelIndex) -> bool:
        """Open or close the heading at *index*; return whether it can be."""
        if self._folds is None or heading_at(index) is None:
            return False
        top = index.siblingAtColumn(0)
        self.setExpanded(top, not self.isExpanded(top))
        return True

    def _on_turned(self, index: QModelIndex) -> None:
        heading = heading_at(index)
        # Sections that a search opens are closed again after it.
        if heading is not None and self._folds is not None and not self._arranging and not self._sought:
            self._folds.turn(heading, is_open=self.isExpanded(index))

    def _headings(self, parent: QModelIndex = _ROOT) -> Iterator[QModelIndex]:
        for row in range(self._filter.rowCount(parent)):
            index = self._filter.index(row, 0, parent)
            if heading_at(index) is not None:
                yield index
                yield from self._headings(index)

    def _is_open(self, index: QModelIndex) -> bool:
        heading = heading_at(index)
        return self._folds is None or (heading is not None and self._folds.is_open(heading))

    def _arrange(self) -> None:
        self._arranging = True
        for index in self._headings():
            self.setFirstColumnSpanned(index.row(), index.parent(), True)
            self.setExpanded(index, bool(self._sought) or self._is_open(index))
        self._arranging = False

    def resizeEvent(self, event: QResizeEvent | None) -> None:
        super().resizeEvent(event)
        viewport = self.viewport()
        if viewport is not None:
            self._delegate.narrow = viewport.width() < lines(self, NARROW)
            # The third column remains for the model's sake; what is in it is painted below.
            shares = _NARROW_SHARES if self._delegate.narrow else _SHARES
            for column, share in enumerate(shares):
                self.setColumnWidth(column, int(viewport.width() * share))


def _path(index: QModelIndex) -> tuple[int, ...]:
    """Return the position of an index; positions sort in the order of the rows on screen."""
    return (*_path(index.parent()), index.row()) if index.isValid() else ()
