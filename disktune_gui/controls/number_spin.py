"""Number boxes that format numbers as labels and tables do, and accept exactly the number that was typed."""

from __future__ import annotations

import re
from fractions import Fraction

from PyQt6.QtCore import QCoreApplication, QEvent, QObject, QPoint, Qt
from PyQt6.QtGui import QColor, QHideEvent, QKeyEvent, QPalette, QValidator
from PyQt6.QtWidgets import QAbstractSpinBox, QDoubleSpinBox, QFrame, QScrollArea, QWidget

from disktune_gui.controls.labels import ToneLabel
from disktune_gui.text import typed
from disktune_gui.text.formats import formats, number
from disktune_gui.theming import theme

_AROUND = re.compile(r"([^-−\d]*)[-−]?\d(?:.*\d)?(\D*)")
"""What precedes a number, and what follows it."""
_DIGITS = 10
"""Maximum digits after the point; enough for each whole byte of a number of KiB."""
translate = QCoreApplication.translate


class FractionSpin(QDoubleSpinBox):
    """A number with its unit; other units may be typed. The text is read when editing ends: by Enter or leaving.

    What cannot be read, or is outside the range, stays as it was typed, with a sentence below it, and the value
    is the one before. Code that uses a value that may be half typed calls `settle` first.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.grain = Fraction(0)
        """Only multiples of it are accepted; 0 accepts all."""
        self._least, self._most = Fraction(0), Fraction(99)
        self._digits = 2
        self._around = ("", "")
        self._words: set[str] = set()
        self._special = ""
        self._pending: str | None = None
        """The typed text that is not accepted yet; None where the text is that of the value."""
        self._refusal: _Refusal | None = None
        # Qt itself only keeps a double between wide limits and writes what `textFromValue` returns: it parses
        # nothing, and so replaces nothing.
        super().setDecimals(_DIGITS)
        self.setKeyboardTracking(False)
        edit = self.lineEdit()
        if edit is not None:
            edit.textChanged.connect(self._on_text)
        self.editingFinished.connect(self.settle)

    # -- what is shown -------------------------------------------------------------------------------------

    def setValue(self, value: float) -> None:
        """Show *value*, also one that could not be typed. An equal one does not disturb typing."""
        if value != self.value():
            self._pending = None
        super().setRange(min(float(self._least), value), max(float(self._most), value))
        super().setValue(value)

    def setRange(self, least: float, most: float) -> None:
        """Let values from *least* to *most* be typed; a special text represents *least*."""
        self._least, self._most = Fraction(str(least)), Fraction(str(most))
        super().setRange(least, most)

    def setMaximum(self, most: float) -> None:
        self.setRange(float(self._least), most)

    def setDecimals(self, digits: int) -> None:
        """Write at least so many digits after the point."""
        self._digits = digits
        self._write()

    def setSuffix(self, suffix: str | None) -> None:
        """Set the unit behind the number."""
        self._set_around("", suffix or "")

    def show_unit(self, amount: str) -> None:
        """Show before and after the number what *amount* has there."""
        around = _AROUND.fullmatch(amount)
        self._set_around(*(around.groups() if around else ("", "")))

    def setSpecialValueText(self, text: str | None) -> None:
        """Show *text* in place of the least value; an empty field means it as well."""
        self._special = text or ""
        self._write()

    def specialValueText(self) -> str:
        return self._special

    def suffix(self) -> str:
        return self._around[1]

    def prefix(self) -> str:
        return self._around[0]

    def textFromValue(self, value: float) -> str:
        return self._written(value) if self._pending is None else self._pending

    def validate(self, text: str | None, at: int) -> tuple[QValidator.State, str, int]:
        """Let anything be typed; it is read when editing ends."""
        return QValidator.State.Acceptable, text or "", at

    def valueFromText(self, text: str | None) -> float:  # noqa: ARG002  # see `__init__`
        return super().value()

    def _written(self, value: float) -> str:
        if self._special and value <= self._least:
            return self._special
        return self._around[0] + self._number(value) + self._around[1]

    def _number(self, value: float) -> str:
        needed = len(f"{value:.{_DIGITS}f}".rstrip("0").partition(".")[2])
        return number(value, max(self._digits, needed))

    def _set_around(self, before: str, behind: str) -> None:
        self._around = (before, behind)
        self._words |= {(before + behind).strip()}
        self._write()

    def _write(self) -> None:
        """Write the value again, unless something is being typed."""
        edit, shown = self.lineEdit(), self._written(self.value())
        if edit is not None and self._pending is None and edit.text() != shown:
            edit.setText(shown)

    # -- what is typed -------------------------------------------------------------------------------------

    def settle(self) -> bool:
        """Read what was typed; return whether it could be read, and show why not."""
        if self._pending is None:
            return True
        found = self._read(self._pending)
        if isinstance(found, str):
            self._refuse(found)
            return False
        self._pending = None
        super().setRange(float(min(self._least, found)), float(max(self._most, found)))
        super().setValue(float(found))
        self._write()
        return True

    def interpretText(self) -> None:
        self.settle()

    def forget(self) -> None:
        """Show the value in place of typed text that was not accepted."""
        self._pending = None
        self._write()

    @property
    def is_typed(self) -> bool:
        """Whether a text has been typed that is not accepted yet."""
        return self._pending is not None

    @property
    def refusal(self) -> str:
        """Why the typed text is not accepted; empty while it may still be."""
        return self._refusal.text() if self._refusal is not None else ""

    def _read(self, text: str) -> Fraction | str:
        """Return the number that *text* means, or a sentence why it is not accepted."""
        if self._special and text.strip() in ("", self._special):
            return self._least
        unit, bare = "".join(self._around).strip(), text.strip().removeprefix(self._around[0].strip())
        found = typed.read(bare, unit, words=self._words, **formats.separators)
        least = self._least + (self.grain or Fraction(1, 10**self._digits)) if self._special else self._least
        words = translate("NumberSpin", "“{text}” is not valid. Valid: {low} to {high}.")
        if found is None or not least <= found <= self._most:
            pass
        elif self.grain and found % self.grain:
            words = translate("NumberSpin", "“{text}” is not valid. Valid: {low} to {high} in steps of {step}.")
        elif Fraction(f"{float(found):.{_DIGITS}f}") == found:
            return found
        before, behind = self._around
        return words.format(
            text=text.strip(),
            low=before + self._number(float(least)),
            high=before + self._number(float(self._most)) + behind,
            step=number(float(self.grain)),
        )

    def _on_text(self, text: str) -> None:
        self._pending = None if text == self._written(self.value()) else text
        self._refuse("")

    def _refuse(self, why: str) -> None:
        edit = self.lineEdit()
        if not why and self._refusal is None:
            return
        if self._refusal is None:
            self._refusal = _Refusal(self)
        self._refusal.show_words(why)
        self.setAccessibleDescription(why)
        if edit is not None:
            palette = QPalette()
            if why:
                palette.setColor(QPalette.ColorRole.Text, QColor(theme.meaning("danger")))
            edit.setPalette(palette)

    def keyPressEvent(self, event: QKeyEvent | None) -> None:
        """Let Escape restore the value, and let no dialog take Enter for an answer while the text is refused."""
        if event is not None and event.key() == Qt.Key.Key_Escape and self._pending is not None:
            self.forget()
            self.selectAll()
            event.accept()
            return
        super().keyPressEvent(event)
        if event is not None and event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.refusal:
            event.accept()

    def hideEvent(self, event: QHideEvent | None) -> None:
        """Drop half-typed text where it cannot be seen."""
        super().hideEvent(event)
        if event is not None and not event.spontaneous():
            self.forget()

    # -- steps ---------------------------------------------------------------------------------------------

    def stepBy(self, steps: int) -> None:
        """Go up or down from what was typed, within the range."""
        if self.settle():
            value = self.value() + steps * self.singleStep()
            if self._special and self.value() <= self._least and steps > 0:
                value = float(self._least) + (float(self.grain) or self.singleStep())
            self.setValue(max(float(self._least), min(float(self._most), value)))
            self.selectAll()

    def stepEnabled(self) -> QAbstractSpinBox.StepEnabledFlag:
        flag = QAbstractSpinBox.StepEnabledFlag
        up = flag.StepUpEnabled if self.value() < self._most else flag.StepNone
        return up | (flag.StepDownEnabled if self.value() > self._least else flag.StepNone)


class NumberSpin(FractionSpin):
    """The same for whole numbers."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.grain = Fraction(1)
        self.setDecimals(0)

    def value(self) -> int:
        return round(super().value())


class _Refusal(ToneLabel):
    """The sentence below a field, over what is there; it moves with the field on scrolling."""

    def __init__(self, field: FractionSpin) -> None:
        super().__init__(tone="danger")
        self._field = field
        self.setFrameShape(QFrame.Shape.StyledPanel)
        self.setAutoFillBackground(True)
        self.setMargin(4)
        field.installEventFilter(self)

    def show_words(self, words: str) -> None:
        """Show *words*; hide if they are empty."""
        self.setText(words)
        if not words:
            self.hide()
            return
        above = self._field.parentWidget()
        while above is not None and not above.isWindow() and not _scrolls(above):
            above = above.parentWidget()
        self.setParent(above)
        self._place()
        self.show()
        self.raise_()

    def eventFilter(self, watched: QObject | None, event: QEvent | None) -> bool:
        if event is not None and event.type() in (QEvent.Type.Move, QEvent.Type.Resize):
            self._place()
        elif event is not None and event.type() == QEvent.Type.Hide:
            self.hide()
        return super().eventFilter(watched, event)

    def _place(self) -> None:
        above = self.parentWidget()
        if above is None:
            return
        self.setWordWrap(False)
        width = min(self.sizeHint().width(), above.width())
        self.setWordWrap(width < self.sizeHint().width())
        self.resize(width, self.heightForWidth(width) if self.wordWrap() else self.sizeHint().height())
        corner = self._field.mapTo(above, QPoint(0, self._field.height()))
        if corner.y() + self.height() > above.height():
            corner.setY(corner.y() - self._field.height() - self.height())
        self.move(max(0, min(corner.x(), above.width() - self.width())), max(0, corner.y()))


def _scrolls(widget: QWidget) -> bool:
    """Return whether *widget* is the content of a scroll area."""
    port = widget.parentWidget()
    area = port.parentWidget() if port is not None else None
    return isinstance(area, QScrollArea) and area.widget() is widget


def settle(place: QWidget) -> bool:
    """Read what was typed in *place*; where it cannot be read, go to the first such field and return False."""
    refused = [field for field in place.findChildren(FractionSpin) if not field.settle()]
    if refused:
        refused[0].setFocus(Qt.FocusReason.OtherFocusReason)
    return not refused
