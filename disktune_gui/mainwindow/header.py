"""The head of the right side: which drive this is, in one glance."""

from __future__ import annotations

from PyQt6.QtCore import QCoreApplication, QEvent, QRectF, QSize, Qt
from PyQt6.QtGui import QFontMetrics, QPainter, QPaintEvent
from PyQt6.QtWidgets import QHBoxLayout, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from disktune_contract.drives.drive import ArrayInfo, Drive
from disktune_contract.health.verdict import HealthVerdict
from disktune_contract.units import UnitSystem
from disktune_gui.controls.cards import CAPTION, Badge
from disktune_gui.controls.labels import ElidedLabel
from disktune_gui.drives.groups import icon_of, your_drives
from disktune_gui.drives.headline import place_of
from disktune_gui.health.badge import (
    MARKS,
    TONES,
    KnownHealth,
    accessible,
    explanation,
    has_health,
    label,
    label_of_array,
    shown_state,
    state_of_array,
)
from disktune_gui.text.plain import as_tip
from disktune_gui.text.said import said
from disktune_gui.theming import icons, theme
from disktune_gui.theming.style import pixels

TITLE, HEIGHT, ABOVE = 1.5, 60, 12
"""The size of the title by that of the window's font; the height, and of it what is free above, as drawn."""


class HealthBadge(Badge):
    """The health of the selected drive: a mark and a word."""

    def __init__(self) -> None:
        super().__init__()
        self.state = HealthVerdict.UNKNOWN

    def show_health(self, known: KnownHealth | None) -> None:
        """Show what is known; None is a drive that was not asked."""
        self._show(shown_state(known), label(known), explanation(known))
        self.setAccessibleName(accessible(known))

    def show_array(self, array: ArrayInfo) -> None:
        """Show the state of an array."""
        self._show(state_of_array(array), label_of_array(array), said(array.why))
        self.setAccessibleName("")

    def _show(self, state: HealthVerdict, word: str, why: str) -> None:
        self.state = state
        self.setText(word)
        self.set_tone("" if state is HealthVerdict.UNKNOWN else TONES[state], MARKS[state])
        self.setToolTip(as_tip(why))
        self.setAccessibleDescription(why)


class KindIcon(QWidget):
    """The icon of the selected drive."""

    def __init__(self) -> None:
        super().__init__()
        self.drive: Drive | None = None
        side = pixels(self.font(), 36)
        self.setFixedSize(QSize(side, side))

    def paintEvent(self, _event: QPaintEvent | None) -> None:
        if self.drive is not None:
            painter = QPainter(self)
            icons.draw(painter, QRectF(self.rect()), icon_of(self.drive), theme.secondary(self.palette()))
            painter.end()


class Header(QWidget):
    """Title and badges, below them a line of facts."""

    def __init__(self, parent: QWidget | None = None, *, host: str = "") -> None:
        super().__init__(parent)
        self._icon = KindIcon()
        self._title = ElidedLabel()
        self._beside = ElidedLabel()
        """How many of all drives have problems; of a drive, whether it is the only one."""
        self._facts = ElidedLabel()
        # The title takes what it needs, the rest what is left.
        self._title.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Preferred)
        for line in (self._beside, self._facts):
            line.setForegroundRole(self.palette().ColorRole.PlaceholderText)
        for line in (self._title, self._beside, self._facts):
            line.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self._system = Badge(self.tr("System drive"), "info")
        self._system.setToolTip(self.tr("Holds the running system: /, /usr or /boot."))
        self._host = Badge(host, "info")
        self._host.setToolTip(as_tip(self.tr("In {host}, through ssh.").format(host=host)))
        self._host.setVisible(bool(host))
        self._drive: Drive | None = None
        self._empty = ""
        self._units = UnitSystem.SI
        self._protected = Badge(self.tr("Read-only"), "caution")
        self.health = HealthBadge()
        self.again = QPushButton(icons.icon("again"), self.tr("Check &Again"))
        """Asks all drives, while all are shown."""
        self.again.setToolTip(self.tr("Refresh (F5)"))
        self.paste = QPushButton(icons.icon("paste"), QCoreApplication.translate("Menus", "&Paste a Command…"))
        self.report = QPushButton(icons.icon("file"), "")
        """Saves a report on the drive, or on all."""
        name = QCoreApplication.translate("Report", "Save Report")
        self.report.setAccessibleName(name)
        self.report.setToolTip(as_tip(name))
        self._summary = self._only = ""
        self._enlarge()
        side, top, gap = (pixels(self.font(), size) for size in (24, ABOVE, 12))
        title = QHBoxLayout()
        title.setSpacing(gap)
        title.addWidget(self._title)
        title.addWidget(self._beside, 1)
        words = QVBoxLayout()
        words.setSpacing(0)
        words.addStretch(1)
        words.addLayout(title)
        words.addWidget(self._facts)
        words.addStretch(1)
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(side, top, side, 0)
        self._row.setSpacing(gap)
        self._row.addWidget(self._icon)
        self._row.addLayout(words, 1)
        for part in (self._host, self.health, self._protected, self._system, self.again, self.paste, self.report):
            self._row.addWidget(part)
        self.show_drive(None)

    def add(self, widget: QWidget) -> None:
        """Put a widget at the right end."""
        self._row.addWidget(widget)

    def show_drive(self, drive: Drive | None, empty: str = "") -> None:
        """Show *drive* before its health is known; None is all drives, and *empty* states why there are none."""
        self._drive, self._empty = drive, empty
        self._icon.drive = drive
        self._icon.setVisible(drive is not None)
        self._icon.update()
        self._title.setText(drive.title if drive is not None else your_drives())
        self._show_facts()
        self._system.setVisible(drive is not None and drive.usage.system)
        self._protected.setVisible(drive is not None and drive.read_only)
        self.health.setVisible(drive is not None and (has_health(drive) or drive.array is not None))
        if drive is not None and drive.array is not None:
            self.health.show_array(drive.array)
        self.again.setVisible(drive is None and not empty)
        self.paste.setVisible(drive is None)

    def show_summary(self, summary: str, only: str = "") -> None:
        """Show how many of all drives have problems, while all are shown; *only* is for the one that is alone."""
        if (summary, only) != (self._summary, self._only):
            self._summary, self._only = summary, only
            self._show_facts()

    def show_health(self, known: KnownHealth | None) -> None:
        """Show what is known of the health of the drive; None if it was not asked."""
        if self._drive is None or self._drive.array is None:
            self.health.show_health(known)

    def set_units(self, units: UnitSystem) -> None:
        """Show sizes in *units*."""
        self._units = units
        self._show_facts()

    def _show_facts(self) -> None:
        drive = self._drive
        # Where there is no drive, why that is needs the whole line.
        self._facts.setText(self._empty if drive is None else place_of(drive, self._units))
        self._facts.setVisible(bool(self._facts.text()))
        summary = "" if self._empty else self._summary
        self._beside.setText(summary if drive is None else self._only)

    def changeEvent(self, event: QEvent | None) -> None:
        super().changeEvent(event)
        if event is not None and event.type() == QEvent.Type.ApplicationFontChange:
            self._enlarge()

    def _enlarge(self) -> None:
        self._title.setFont(theme.scaled(self.font(), TITLE, bold=True))
        for line in (self._beside, self._facts):
            line.setFont(theme.scaled(self.font(), CAPTION))
        lines = sum(QFontMetrics(line.font()).height() for line in (self._title, self._facts))
        self.setFixedHeight(max(pixels(self.font(), HEIGHT), lines + pixels(self.font(), ABOVE)))
