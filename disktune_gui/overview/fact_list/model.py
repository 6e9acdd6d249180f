"""Facts as a tree: chapters and sections, each with a heading, and their rows."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import groupby

from PyQt6.QtCore import QAbstractItemModel, QCoreApplication, QModelIndex, QObject, Qt

from disktune_contract.record import record
from disktune_gui.text.amounts import number
from disktune_gui.text.facts import FactRow, FactSection, listed
from disktune_gui.text.plain import as_tip, in_lines

_ROOT = QModelIndex()
_TOP = -1

HEADING = Qt.ItemDataRole.UserRole
"""The `FactHeading` of an index, None for a row of facts."""


@record
class FactHeading:
    """What stands over a section, or over the sections of a chapter."""

    key: str
    """The same in every language."""
    title: str
    count: int
    """Of the facts under it."""
    holds: str
    """What they are about: the labels of a section, the sections of a chapter."""
    inner: bool = False
    """Whether it is a section of a chapter."""

    @property
    def words(self) -> str:
        """The title, and how many facts are out of sight under it."""
        told = QCoreApplication.translate("Overview", "{section} ({count})")
        return told.format(section=self.title, count=number(self.count))


class _Node:
    """A heading or a fact, and where it is in the tree."""

    def __init__(self, content: FactHeading | FactRow, parent: int = _TOP, place: int = 0) -> None:
        self.content = content
        self.parent = parent
        self.place = place
        """Among those of the same parent."""
        self.children: list[int] = []

    @property
    def shape(self) -> tuple[str, int, int]:
        """What an update that only words things differently does not change."""
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
        """Show these sections; what is only worded differently keeps its place."""
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
    """Return the nodes of *sections*, and which of them are on top.

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
    """Return *names*, each one once, in their order."""
    return listed(dict.fromkeys(names)) or ""
