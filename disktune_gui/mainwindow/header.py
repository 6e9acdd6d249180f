"""The head of the right side: which drive this is, in one glance."""

from __future__ import annotations

from PyQt6.QtCore import QEvent, QRect, QRectF, QSize, Qt
from PyQt6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PyQt6.QtWidgets import QHBoxLayout, QSizePolicy, QStyle, QVBoxLayout, QWidget

from disktune_contract.drives.drive import Drive
from disktune_contract.health.verdict import HealthVerdict
from disktune_gui.controls.labels import ElidedLabel
from disktune_gui.drives import row_look
from disktune_gui.drives.groups import outline_of
from disktune_gui.drives.headline import headline
from disktune_gui.health.badge import (
    TONES,
    KnownHealth,
    accessible,
    draw_mark,
    explanation,
    has_health,
    label,
    shown_state,
)
from disktune_gui.text.plain import PlainLabel, as_tip
from disktune_gui.theming import theme


class Badge(PlainLabel):
    """A word or two in a rounded frame."""

    def __init__(self, text: str, tone: str) -> None:
        super().__init__(text)
        self._tone = tone
        self.setContentsMargins(10, 3, 10, 3)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def paintEvent(self, event: QPaintEvent | None) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        colour = QColor(theme.meaning(self._tone))
        painter.setPen(QPen(colour, 1))
        fill = QColor(colour)
        fill.setAlpha(28)
        painter.setBrush(fill)
        box = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
        painter.drawRoundedRect(box, box.height() / 2, box.height() / 2)
        painter.end()
        super().paintEvent(event)


class HealthBadge(Badge):
    """The health of the selected drive: a shape and a word."""

    _MARK = 14

    def __init__(self) -> None:
        super().__init__("", TONES[HealthVerdict.UNKNOWN])
        self.state = HealthVerdict.UNKNOWN
        self.setContentsMargins(10 + self._MARK + 6, 3, 10, 3)

    def show_health(self, known: KnownHealth | None) -> None:
        """Show what is known; None is a drive that was not asked."""
        self.state = shown_state(known)
        self._tone = TONES[self.state]
        self.setText(label(known))
        self.setToolTip(as_tip(explanation(known)))
        self.setAccessibleName(accessible(known))
        self.setAccessibleDescription(explanation(known))
        self.update()

    def paintEvent(self, event: QPaintEvent | None) -> None:
        super().paintEvent(event)
        painter = QPainter(self)
        box = QRect(10, (self.height() - self._MARK) // 2, self._MARK, self._MARK)
        # From right to left, the mark is on the right.
        there = QRectF(QStyle.visualRect(self.layoutDirection(), self.rect(), box))
        draw_mark(painter, there, self.state, QColor(theme.meaning(self._tone)))
        painter.end()


class Outline(QWidget):
    """The outline of the selected drive."""

    def __init__(self) -> None:
        super().__init__()
        self.drive: Drive | None = None
        self.setFixedSize(QSize(44, 44))

    def paintEvent(self, _event: QPaintEvent | None) -> None:
        if self.drive is not None:
            painter = QPainter(self)
            faint = theme.secondary(self.palette())
            row_look.draw(painter, QRectF(self.rect()), outline_of(self.drive), faint)
            painter.end()


class Header(QWidget):
    """Title and badges, below them a line of facts."""

    def __init__(self, parent: QWidget | None = None, *, demo: bool = False, host: str = "") -> None:
        super().__init__(parent)
        self._outline = Outline()
        self._title = ElidedLabel()
        self._facts = ElidedLabel()
        # The title takes what it needs, the facts next to it what is left.
        self._title.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Preferred)
        self._facts.setForegroundRole(self.palette().ColorRole.PlaceholderText)
        for line in (self._title, self._facts):
            line.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self._system = Badge(self.tr("System drive"), "info")
        self._system.setToolTip(self.tr("The running system is on this drive: /, /usr or /boot."))
        self._simulated = Badge(self.tr("Simulated"), "info")
        self._simulated.setToolTip(
            self.tr(
                "Demo drives are simulated. Changes do not affect real drives and are lost when DiskTune closes."
            )
        )
        self._simulated.setVisible(demo)
        self._host = Badge(host, "info")
        self._host.setToolTip(
            as_tip(self.tr("The drive is in {host}, which is reached through ssh.").format(host=host))
        )
        self._host.setVisible(bool(host))
        self._drive: Drive | None = None
        self._empty = ""
        self._known: KnownHealth | None = None
        """What the drive reported of its health, which includes its temperature."""
        self._protected = Badge(self.tr("Read-only"), "caution")
        self.health = HealthBadge()
        self._enlarge()
        self._row = QHBoxLayout()
        self._row.setSpacing(12)
        self._row.addWidget(self._title)
        self._row.addStretch(1)
        for badge in (self._simulated, self._host, self.health, self._protected, self._system):
            self._row.addWidget(badge)
        self._rows = QVBoxLayout()
        self._rows.setSpacing(2)
        self._rows.addLayout(self._row)
        self._rows.addWidget(self._facts)
        beside = QHBoxLayout(self)
        beside.setContentsMargins(16, 10, 16, 6)
        beside.setSpacing(12)
        beside.addWidget(self._outline)
        beside.addLayout(self._rows, 1)
        self.show_drive(None)

    def add(self, widget: QWidget) -> None:
        """Put a widget at the right end. Its space is kept while it is hidden: nothing below moves."""
        policy = widget.sizePolicy()
        policy.setRetainSizeWhenHidden(True)
        widget.setSizePolicy(policy)
        self._row.addWidget(widget)

    def show_drive(self, drive: Drive | None, empty: str = "") -> None:
        """Show *drive* before its health is known; None is all drives, and *empty* states why there are none."""
        self._drive, self._empty, self._known = drive, empty, None
        self._outline.drive = drive
        self._outline.setVisible(drive is not None)
        self._outline.update()
        self._title.setText(drive.title if drive is not None else self.tr("All Drives"))
        self._show_facts()
        self._system.setVisible(drive is not None and drive.usage.system)
        self._protected.setVisible(drive is not None and drive.read_only)
        self.health.setVisible(drive is not None and has_health(drive))

    def show_health(self, known: KnownHealth | None) -> None:
        """Show what is known of the health of the drive; None if it was not asked."""
        self._known = known
        self.health.show_health(known)
        self._show_facts()

    def _show_facts(self) -> None:
        health = self._known.health if self._known is not None else None
        words = self._empty or self.tr("Health, settings and activity of all drives")
        self._facts.setText(headline(self._drive, health) if self._drive is not None else words)

    def changeEvent(self, event: QEvent | None) -> None:
        super().changeEvent(event)
        if event is not None and event.type() == QEvent.Type.ApplicationFontChange:
            self._enlarge()

    def _enlarge(self) -> None:
        self._title.setFont(theme.scaled(self.font(), 1.5, bold=True))
