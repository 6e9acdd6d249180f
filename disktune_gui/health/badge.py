"""How a drive is, as a badge: a word, a shape for those who see no colours, a tone, and what to say on hover."""

from __future__ import annotations

from PyQt6.QtCore import QCoreApplication, QPointF, QRectF, Qt
from PyQt6.QtGui import QColor, QPainter, QPen, QPolygonF

from disktune_contract.drives.drive import Drive, DriveKind
from disktune_contract.health_history.last_verdict import LastVerdict
from disktune_contract.identity.health import Health
from disktune_contract.identity.verdict import HealthJudgement, HealthVerdict
from disktune_contract.record import record
from disktune_contract.sentence import in_turn
from disktune_gui.text.said import said
from disktune_gui.text.wording import day, moment

translate = QCoreApplication.translate

TONES = {
    HealthVerdict.GOOD: "good",
    HealthVerdict.CAUTION: "caution",
    HealthVerdict.FAILING: "danger",
    HealthVerdict.UNKNOWN: "info",
}
"""Names of meanings in the theme."""

_KINDS = frozenset({DriveKind.ATA, DriveKind.NVME, DriveKind.SCSI, DriveKind.USB})


@record
class KnownHealth:
    """What a drive said of its health, and what was made of it."""

    health: Health
    judged: HealthJudgement
    at: float
    """When it was read, in seconds since the epoch."""
    last: LastVerdict | None = None
    """Of a drive that does not say how it is now, as one that sleeps, what was kept of it."""


def has_health(drive: Drive) -> bool:
    """Return whether a drive can report its wear or count errors; arrays, memory and cards do not."""
    return drive.kind in _KINDS or drive.is_emmc


def state_of(known: KnownHealth | None) -> HealthVerdict:
    """Return the verdict now; UNKNOWN before the drive was asked, and while it sleeps."""
    return known.judged.verdict if known is not None else HealthVerdict.UNKNOWN


def shown_state(known: KnownHealth | None) -> HealthVerdict:
    """Return the verdict that a badge shows: the last one, whose date `label` says, where there is none of now."""
    last = known.last if known is not None else None
    return last.verdict if last is not None else state_of(known)


def label(known: KnownHealth | None) -> str:
    """Return the word or two of the badge."""
    if known is not None and known.last is not None:
        words = translate("Health", "{state} on {day}")
        return words.format(state=_word(known.last.verdict), day=day(known.last.at))
    if known is not None and known.health.asleep:
        return translate("Health", "Unknown, standby")
    return _word(state_of(known))


def _word(state: HealthVerdict) -> str:
    return {
        HealthVerdict.GOOD: translate("Health", "Good"),
        HealthVerdict.CAUTION: translate("Health", "Caution"),
        HealthVerdict.FAILING: translate("Health", "Failing"),
        HealthVerdict.UNKNOWN: translate("Health", "Unknown"),
    }[state]


def read_at(known: KnownHealth) -> str:
    """Return when the health was read, as a sentence; of a drive that sleeps when it was read last."""
    if known.last is not None:
        return translate("Health", "Last read at {time}.").format(time=moment(known.last.at))
    return translate("Health", "Read at {time}.").format(time=moment(known.at, seconds=True))


def reasons(known: KnownHealth, otherwise: tuple[str, ...] = ()) -> tuple[str, ...]:
    """Return why the verdict is what it is, *otherwise* without a reason, and what could not be read.

    Of a drive that sleeps that comes first, and then why the last verdict was what it was, where that is kept.
    """
    if known.last is not None:
        return (known.health.note, *known.last.why)
    return (*(known.judged.why or otherwise), known.health.note)


def explanation(known: KnownHealth | None) -> str:
    """Return why, and when it was read."""
    if known is None:
        return translate(
            "Health", "The health is not known. Overview and Health read it where DiskTune may open the drive."
        )
    return said(in_turn(*reasons(known), read_at(known)))


def accessible(known: KnownHealth | None) -> str:
    """Return what a screen reader says."""
    return translate("Health", "Health: {state}").format(state=label(known))


def draw_mark(painter: QPainter, box: QRectF, state: HealthVerdict, colour: QColor) -> None:
    """Draw the shape of a state: a circle with a tick, a triangle, a square with a cross, a circle with a dash."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(colour, max(1.4, box.width() / 9), cap=Qt.PenCapStyle.RoundCap))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.translate(box.topLeft())
    painter.scale(box.width() / 14, box.height() / 14)
    {
        HealthVerdict.GOOD: _good,
        HealthVerdict.CAUTION: _caution,
        HealthVerdict.FAILING: _failing,
        HealthVerdict.UNKNOWN: _unknown,
    }[state](painter)
    painter.restore()


def _line(painter: QPainter, *points: tuple[float, float]) -> None:
    painter.drawPolyline(QPolygonF([QPointF(*point) for point in points]))


def _good(painter: QPainter) -> None:
    painter.drawEllipse(QRectF(1, 1, 12, 12))
    _line(painter, (4.2, 7.2), (6.3, 9.3), (9.9, 5.0))


def _caution(painter: QPainter) -> None:
    painter.drawPolygon(QPolygonF([QPointF(7, 1.2), QPointF(13, 12.4), QPointF(1, 12.4)]))
    _line(painter, (7, 5.2), (7, 8.2))
    painter.drawPoint(QPointF(7, 10.4))


def _failing(painter: QPainter) -> None:
    painter.drawRect(QRectF(1.2, 1.2, 11.6, 11.6))
    _line(painter, (4.3, 4.3), (9.7, 9.7))
    _line(painter, (9.7, 4.3), (4.3, 9.7))


def _unknown(painter: QPainter) -> None:
    painter.drawEllipse(QRectF(1, 1, 12, 12))
    _line(painter, (4.5, 7), (9.5, 7))
