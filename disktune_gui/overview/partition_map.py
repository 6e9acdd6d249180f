"""A drive as a strip: where its partitions are, and what is free."""

from __future__ import annotations

from PyQt6.QtCore import QCoreApplication, QEvent, QRectF, QSize, Qt
from PyQt6.QtGui import QColor, QFontMetricsF, QHelpEvent, QPainter, QPaintEvent, QPalette, QPen
from PyQt6.QtWidgets import QSizePolicy, QToolTip, QWidget

from disktune_contract.drives.drive import Drive
from disktune_contract.record import record
from disktune_contract.units import UnitSystem
from disktune_gui.overview.identify_text import SECTOR_BYTES, partition_row
from disktune_gui.text.facts import beside
from disktune_gui.text.formats import size
from disktune_gui.text.plain import as_tip
from disktune_gui.theming import theme

_TINT = 46 / 255
"""How much of a partition's colour fills its piece."""
_LEAST = 0.012
"""Least share of the strip for a partition, so that it can still be seen and pointed at."""
_GAP_SHARE = 0.004
"""Free space smaller than this share of the drive is alignment, and is not drawn."""


@record
class Piece:
    """A part of the strip: ``share`` of its width, its label, and its tooltip."""

    share: float
    title: str
    detail: str
    partition: int | None
    """Number of the partition in the drive's list, None for free space."""


def pieces(drive: Drive, units: UnitSystem) -> list[Piece]:
    """Return the strip of *drive* from left to right; the shares add up to 1."""
    if not drive.partitions or drive.size_bytes <= 0:
        return []
    found: list[Piece] = []
    at = 0
    ordered = sorted(enumerate(drive.partitions), key=lambda pair: pair[1].start)
    for number, part in ordered:
        start = part.start * SECTOR_BYTES
        _add_free(found, start - at, drive, units)
        row = partition_row(part, drive, units)
        share = max(_LEAST, part.size_bytes / drive.size_bytes)
        found.append(Piece(share, row.label, f"{row.value}\n{row.note}", number))
        # An extended partition contains others; the space that it covers is not free.
        at = max(at, start + part.size_bytes)
    _add_free(found, drive.size_bytes - at, drive, units)
    total = sum(piece.share for piece in found)
    return [Piece(piece.share / total, piece.title, piece.detail, piece.partition) for piece in found]


def _add_free(found: list[Piece], size_bytes: int, drive: Drive, units: UnitSystem) -> None:
    share = size_bytes / drive.size_bytes
    if share > _GAP_SHARE:
        found.append(
            Piece(
                max(_LEAST, share), QCoreApplication.translate("Overview", "free"), size(size_bytes, units), None
            )
        )


class PartitionMap(QWidget):
    """Draws the pieces; the same facts are rows below it, so a screen reader gets only its summary."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._pieces: list[Piece] = []
        self._boxes: list[QRectF] = []
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(self.tr("Partition map"))
        self.hide()

    def show_drive(self, drive: Drive | None, units: UnitSystem) -> None:
        """Draw another drive; one without partitions shows nothing."""
        self._pieces = pieces(drive, units) if drive is not None else []
        told = self.tr("{name}: {detail}")
        pieces_told = [told.format(name=piece.title, detail=piece.detail) for piece in self._pieces]
        self.setAccessibleDescription(beside(*pieces_told))
        self.setVisible(bool(self._pieces))
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(300, 2 * self.fontMetrics().height() + 20)

    def paintEvent(self, _event: QPaintEvent | None) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        left, gap = 0.0, 3.0
        room = self.width() - gap * max(0, len(self._pieces) - 1)
        self._boxes = []
        for piece in self._pieces:
            box = QRectF(left, 0.5, max(2.0, piece.share * room), self.height() - 1.0)
            self._boxes.append(box)
            self._paint_piece(painter, box, piece)
            left = box.right() + gap
        painter.end()

    def _paint_piece(self, painter: QPainter, box: QRectF, piece: Piece) -> None:
        palette = self.palette()
        behind = palette.color(QPalette.ColorRole.Window)
        if piece.partition is None:
            painter.setPen(QPen(theme.line(palette), 1, Qt.PenStyle.DashLine))
            painter.setBrush(Qt.BrushStyle.NoBrush)
        else:
            colour = QColor(theme.series(piece.partition).colour)
            painter.setPen(QPen(colour, 1))
            behind = theme.mixed(colour, behind, _TINT)
            painter.setBrush(behind)
        painter.drawRoundedRect(box.adjusted(0.5, 0, -0.5, 0), 5, 5)
        metrics = QFontMetricsF(self.font())
        inside = box.adjusted(9, 0, -6, 0)
        lines = (piece.title, piece.detail.split("\n")[0])
        if inside.width() < metrics.horizontalAdvance(piece.title):
            return
        top = box.center().y() - metrics.height()
        words = (palette.color(QPalette.ColorRole.WindowText), theme.secondary(palette))
        for text, wanted in zip(lines, words, strict=True):
            painter.setPen(theme.legible(wanted, [behind]) or wanted)
            shown = metrics.elidedText(text, Qt.TextElideMode.ElideRight, inside.width())
            line = QRectF(inside.left(), top, inside.width(), metrics.height())
            painter.drawText(line, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, shown)
            top += metrics.height()

    def event(self, event: QEvent | None) -> bool:
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            for box, piece in zip(self._boxes, self._pieces, strict=False):
                if box.contains(event.pos().toPointF()):
                    QToolTip.showText(event.globalPos(), as_tip(f"{piece.title}\n{piece.detail}"), self)
                    return True
            QToolTip.hideText()
            return True
        return super().event(event)
