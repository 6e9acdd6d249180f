"""What the user chose for all drives and windows, and how columns and parts were drawn, kept between sessions."""

from __future__ import annotations

from collections.abc import Callable

from PyQt6.QtCore import QByteArray, QCoreApplication, QEvent, QObject, QSettings, pyqtSignal
from PyQt6.QtWidgets import QApplication, QHeaderView, QSplitter

from disktune_contract.units import UnitSystem
from disktune_gui.owned import later, while_alive
from disktune_gui.text.formats import formats
from disktune_gui.theming import theme
from disktune_gui.theming.theme import Theme

# -- preferences for all drives and windows, kept between sessions -----------------------------------------

LANGUAGE = "language"
"""The key of the language; if it is empty, the desktop's is used."""
DEGREE = "degree"
"""The key of the unit of temperatures, ``C`` or ``F``; if it is empty, the desktop's is used."""


class Preferences(QObject):
    """`app` makes one, to whose `changed` every page that shows quantities listens."""

    changed = pyqtSignal()
    language_chosen = pyqtSignal()
    """Another language was chosen, which takes effect at the next start."""
    lost = pyqtSignal(str)
    """A choice cannot be saved, for the reason in this sentence; emitted once."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._store = QSettings("disktune", "disktune")
        self._told = False

    @property
    def units(self) -> UnitSystem:
        """In which units sizes and rates come first."""
        return UnitSystem.IEC if self._store.value("units") == UnitSystem.IEC.name else UnitSystem.SI

    @units.setter
    def units(self, system: UnitSystem) -> None:
        self._keep("units", system.name)
        self.changed.emit()

    @property
    def fahrenheit(self) -> bool:
        """Whether temperatures are shown in °F: where nothing was chosen, as the desktop has it."""
        return formats.fahrenheit

    @fahrenheit.setter
    def fahrenheit(self, wanted: bool) -> None:
        self._keep(DEGREE, "F" if wanted else "C")
        formats.fahrenheit = wanted
        self.changed.emit()

    @property
    def theme(self) -> Theme:
        """Light, dark, or as the desktop."""
        kept = self._store.value("theme")
        return Theme(kept) if kept in set(Theme) else Theme.SYSTEM

    @theme.setter
    def theme(self, wanted: Theme) -> None:
        self._keep("theme", wanted.value)
        self.use_theme(wanted)

    def use_theme(self, wanted: Theme) -> None:
        """Apply a theme without saving it."""
        application = QApplication.instance()
        if isinstance(application, QApplication):
            theme.apply(application, wanted)
            self.changed.emit()

    @property
    def language(self) -> str:
        """The code of the language chosen, in force from the next start on; empty as the desktop has it."""
        return self.text(LANGUAGE)

    @language.setter
    def language(self, code: str) -> None:
        if code != self.language:
            self._keep(LANGUAGE, code)
            self.language_chosen.emit()

    @property
    def show_hidden(self) -> bool:
        """Whether loop, zram, RAM and optical drives are listed."""
        return self._store.value("show_hidden") in (True, "true")

    @show_hidden.setter
    def show_hidden(self, show: bool) -> None:
        self._keep("show_hidden", show)
        self.changed.emit()

    @property
    def show_volumes(self) -> bool:
        """Whether volumes (LUKS, LVM, bcache …) are listed below their drives."""
        return self._store.value("show_volumes") in (True, "true")

    @show_volumes.setter
    def show_volumes(self, show: bool) -> None:
        self._keep("show_volumes", show)
        self.changed.emit()

    def text(self, key: str) -> str:
        """Return a kept text, empty if there is none."""
        kept = self._store.value(key)
        return kept if isinstance(kept, str) else ""

    def texts(self, group: str) -> list[str]:
        """Return the texts kept under keys that begin with *group* and a slash."""
        self._store.beginGroup(group)
        keys = self._store.childKeys()
        self._store.endGroup()
        return [self.text(f"{group}/{key}") for key in keys]

    def blob(self, key: str) -> QByteArray:
        """Return kept bytes, such as a window's geometry."""
        kept = self._store.value(key)
        return kept if isinstance(kept, QByteArray) else QByteArray()

    def keep(self, key: str, value: str | QByteArray) -> None:
        """Keep a text or bytes under *key*."""
        self._keep(key, value)

    def drop(self, key: str) -> None:
        """Keep nothing under *key* any longer."""
        self._store.remove(key)
        later(self, self._look)

    def check(self) -> None:
        """Find out whether choices can be kept, before the first one is lost."""
        if not self._told and (why := self._why_not_kept()):
            self._tell(why)

    def _why_not_kept(self) -> str:
        # Not with the first window: it is on the screen before.
        from pathlib import Path  # noqa: PLC0415

        from disktune_gui.desktop.user_files import why_not_kept  # noqa: PLC0415

        return why_not_kept(Path(self._store.fileName()).parent)

    def _keep(self, key: str, value: object) -> None:
        self._store.setValue(key, value)
        # QSettings writes when the program has nothing else to do; a timer runs out after that.
        later(self, self._look)

    def _look(self) -> None:
        if not self._told and self._store.status() is QSettings.Status.AccessError:
            self._tell(self._why_not_kept())

    def _tell(self, why: str) -> None:
        self._told = True
        words = self.tr("Preferences are lost at the end: {file}: {why}.")
        why = why or QCoreApplication.translate("Store", "no write permission")
        self.lost.emit(words.format(file=self._store.fileName(), why=why))

    def forget(self) -> None:
        """Go back to what a new user finds."""
        self._store.clear()
        self.changed.emit()


# -- sizes of columns and parts of a page, kept between sessions -------------------------------------------

_BEGINS = (QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonDblClick)
"""With a double click the view makes a column as wide as its contents."""


class _HeaderPressFilter(QObject):
    """Tracks whether the mouse is pressed on a header: columns also change when an adjacent splitter is moved."""

    def __init__(self, header: QHeaderView) -> None:
        super().__init__(header)
        self.at_work = False
        if (viewport := header.viewport()) is not None:
            viewport.installEventFilter(self)

    def eventFilter(self, watched: QObject | None, event: QEvent | None) -> bool:
        if event is not None and event.type() in _BEGINS:
            self.at_work = True
        elif event is not None and event.type() is QEvent.Type.MouseButtonRelease:
            self.at_work = False
        return super().eventFilter(watched, event)


class KeptColumns(QObject):
    """Keeps widths and order of the columns under *key*; what the program itself sizes is not kept."""

    def __init__(self, header: QHeaderView, preferences: Preferences, key: str) -> None:
        super().__init__(header)
        self._header, self._preferences, self._name = header, preferences, key
        self._hand = _HeaderPressFilter(header)
        self.chosen = False
        """Whether the columns are as the user has drawn them."""
        self.restore()
        header.sectionResized.connect(self._on_resized)
        header.sortIndicatorChanged.connect(self._keep)

    @property
    def _key(self) -> str:
        # The widths of another number of columns are not used: they belong to other columns.
        return f"columns/{self._name}-{self._header.count()}"

    def restore(self) -> None:
        """Give the columns that there are now the widths that were kept for so many."""
        kept = self._preferences.blob(self._key)
        self.chosen = not kept.isEmpty() and self._header.restoreState(kept)

    def _on_resized(self, *_section: int) -> None:
        if self._hand.at_work:
            self.chosen = True
            self._keep()

    def _keep(self, *_order: object) -> None:
        self._preferences.keep(self._key, self._header.saveState())


class KeptWidths(QObject):
    """Keeps the width of each column under what *named* calls it: for a table whose columns come and go."""

    def __init__(
        self, header: QHeaderView, preferences: Preferences, key: str, named: Callable[[int], str]
    ) -> None:
        super().__init__(header)
        self._preferences, self._name, self._named = preferences, key, named
        self._hand = _HeaderPressFilter(header)
        header.sectionResized.connect(self._on_resized)

    def width(self, column: int) -> int:
        """Return the width to which the user has drawn a column, 0 if the program is to choose it."""
        kept = self._preferences.text(self._key(column))
        return int(kept) if kept.isdecimal() else 0

    def _key(self, column: int) -> str:
        return f"widths/{self._name}-{self._named(column)}"

    def _on_resized(self, column: int, _before: int, width: int) -> None:
        if self._hand.at_work:
            self._preferences.keep(self._key(column), str(width))


def keep_split(splitter: QSplitter, preferences: Preferences, key: str) -> bool:
    """Divide *splitter* as it was divided by hand before, and keep it when it is again; return whether it was."""
    place = f"split/{key}"
    kept = preferences.blob(place)

    def keep(*_moved: int) -> None:
        preferences.keep(place, splitter.saveState())

    splitter.splitterMoved.connect(while_alive(splitter, keep))
    return not kept.isEmpty() and splitter.restoreState(kept)
