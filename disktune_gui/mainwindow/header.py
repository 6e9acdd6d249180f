"""The head of the right side: which drive this is, in one glance."""

from __future__ import annotations

from PyQt6.QtCore import QEvent, QRectF, QSize, Qt
from PyQt6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PyQt6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from disktune_contract.drives.drive import Drive
from disktune_gui.drives.headline import headline
from disktune_gui.text.plain import PlainLabel
from disktune_gui.theming import icons, theme
from disktune_gui.widgets.elided_label import ElidedLabel


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


class Outline(QWidget):
    """The outline of the selected drive."""

    def __init__(self) -> None:
        super().__init__()
        self.drive: Drive | None = None
        self.setFixedSize(QSize(44, 44))

    def paintEvent(self, _event: QPaintEvent | None) -> None:
        if self.drive is not None:
            painter = QPainter(self)
            icons.draw_drive(painter, QRectF(self.rect()), self.drive, theme.secondary(self.palette()))
            painter.end()


class Header(QWidget):
    """Title, line of facts, and badges."""

    def __init__(self, parent: QWidget | None = None, *, demo: bool = False) -> None:
        super().__init__(parent)
        self._outline = Outline()
        self._title = ElidedLabel()
        self._facts = ElidedLabel()
        self._facts.setForegroundRole(self.palette().ColorRole.PlaceholderText)
        for label in (self._title, self._facts):
            label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self._system = Badge(self.tr("System drive"), "info")
        self._system.setToolTip(self.tr("The running system is on this drive: /, /usr or /boot."))
        self._simulated = Badge(self.tr("Simulated"), "info")
        self._simulated.setToolTip(
            self.tr(
                "Demo drives are simulated. Changes do not affect real drives and are lost when DiskTune closes."
            )
        )
        self._simulated.setVisible(demo)
        self._protected = Badge(self.tr("Read-only"), "caution")
        self._enlarge()
        words = QVBoxLayout()
        words.setSpacing(2)
        words.addWidget(self._title)
        words.addWidget(self._facts)
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(16, 14, 16, 8)
        self._row.setSpacing(12)
        self._row.addWidget(self._outline)
        self._row.addLayout(words, 1)
        self._row.addWidget(self._simulated)
        self._row.addWidget(self._protected)
        self._row.addWidget(self._system)
        self.show_drive(None)

    def add(self, widget: QWidget) -> None:
        """Put a widget at the right end."""
        self._row.addWidget(widget)

    def show_drive(self, drive: Drive | None) -> None:
        """Show *drive*; None is all of them."""
        self._outline.drive = drive
        self._outline.setVisible(drive is not None)
        self._outline.update()
        self._title.setText(drive.title if drive is not None else self.tr("All Drives"))
        self._facts.setText(
            headline(drive) if drive is not None else self.tr("Drives and activity of this computer")
        )
        self._system.setVisible(drive is not None and drive.usage.system)
        self._protected.setVisible(drive is not None and drive.read_only)

    def changeEvent(self, event: QEvent | None) -> None:
        super().changeEvent(event)
        if event is not None and event.type() == QEvent.Type.ApplicationFontChange:
            self._enlarge()

    def _enlarge(self) -> None:
        self._title.setFont(theme.scaled(self.font(), 1.5, bold=True))
