"""The bar at the end of the settings page: how many changes there are, what they do, and the button to try."""

from __future__ import annotations

from functools import partial

from PyQt6.QtCore import QSignalBlocker, Qt, pyqtSignal
from PyQt6.QtGui import QAction, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPalette
from PyQt6.QtWidgets import QCheckBox, QHBoxLayout, QMenu, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from disktune_contract.messages.long_trial import LongSpan
from disktune_contract.rules import rules
from disktune_gui.controls.cards import Card, LinkButton
from disktune_gui.controls.controls import YieldingScroll
from disktune_gui.controls.labels import ElidedLabel, ToneLabel
from disktune_gui.controls.wrapping import Flow
from disktune_gui.editing import change_summary
from disktune_gui.editing.change_summary import ChangeSummary
from disktune_gui.editing.trial_bar import HEIGHT
from disktune_gui.owned import later
from disktune_gui.text.plain import PlainLabel, as_tip
from disktune_gui.theming import theme
from disktune_gui.theming.style import flush, lines

# -- a menu that stays open when an entry is ticked --------------------------------------------------------

_PRESSES = (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Select)


class StayingMenu(QMenu):
    """Stays open when an entry is ticked: the user still has to choose what the tick is for."""

    def mouseReleaseEvent(self, event: QMouseEvent | None) -> None:
        if event is None or not self._tick(self.actionAt(event.position().toPoint())):
            super().mouseReleaseEvent(event)

    def keyPressEvent(self, event: QKeyEvent | None) -> None:
        if event is None or event.key() not in _PRESSES or not self._tick(self.activeAction()):
            super().keyPressEvent(event)

    @staticmethod
    def _tick(action: QAction | None) -> bool:
        """Tick *action*, or take its tick away; return whether it can have one."""
        if action is None or not action.isCheckable() or not action.isEnabled():
            return False
        action.trigger()
        return True


# -- the bar of changes ------------------------------------------------------------------------------------

TALLEST = 260
"""Maximum pixels of the open details before the height of the page is known; longer ones scroll."""
SHARE = 0.5
"""Maximum share of the height of the page for the details with the bar."""


class ChangesBar(Card):
    """How many changes there are, and the button that tries them; their details open above it.

    While there are none it is empty. While the changes are on trial, the question whether to keep them takes its
    place.
    """

    discarded = pyqtSignal()
    apply_asked = pyqtSignal()
    long_asked = pyqtSignal(LongSpan, bool)
    """Apply as a trial of that length; whether the changes are to be kept at the end if there were no errors."""
    compare_asked = pyqtSignal()
    many_asked = pyqtSignal()
    """The changes are wanted on other drives, too."""
    copy_asked = pyqtSignal()
    """The changes are wanted as commands of a shell."""
    accepted = pyqtSignal(str)
    """The user has seen that this setting moved, and continues from there."""

    def __init__(self) -> None:
        super().__init__()
        self.count = PlainLabel()
        self.details = LinkButton(self.tr("&Details"))
        self.obstacle = ElidedLabel()
        """Why nothing can be tried."""
        self.discard = QPushButton(self.tr("&Undo All"))
        self.apply = QPushButton(self.tr("&Try"))
        self.compare = QPushButton(self.tr("&Measure Before and After…"))
        self.copy = QPushButton(self.tr("&Copy as Commands"))
        self.longer = QPushButton(self.tr("Try &Overnight…"))
        """Shown only for changes whose harm appears late."""
        self.keep_clean = QAction(self.tr("&Keep at the End If No Errors"), self)
        self.many = QPushButton(self.tr("On More D&rives…"))
        self.boot = QCheckBox(self.tr("Also at &boot, when kept"))
        """Whether the changes are to be saved when they have been kept."""
        self.hopeless = ""
        """Why nothing can be applied on this system at all; changes can be discarded nevertheless."""
        self._body = QWidget()
        self._plan = QWidget()
        self._scroll = YieldingScroll(TALLEST)
        self._lines: tuple[ChangeSummary, ...] = ()
        self._ticks: dict[str, QCheckBox] = {}
        self._blocked = self._busy = self._about = self._why_not_saved = ""
        self._stale = True
        """Whether the details have to be written when they are opened."""
        self._agreed: set[str] = set()
        """What the user has agreed to, by headline."""
        self._one = True
        """Whether the changes are of one drive."""
        self._lay_out()
        self.details.toggled.connect(self._unfold)
        self.discard.clicked.connect(self.discarded)
        self.compare.clicked.connect(self.compare_asked)
        self.apply.clicked.connect(self.apply_asked)
        self.many.clicked.connect(self.many_asked)
        self.copy.clicked.connect(self.copy_asked)
        self._show_row()

    def show_changes(
        self,
        lines: tuple[ChangeSummary, ...],
        blocked: str,
        about: str = "",
        *,
        busy: str = "",
        one_drive: bool = True,
    ) -> None:
        """Show *lines*; a sentence in *blocked* states what has to be finished before anything can be applied.

        *about* states what they are for, *busy* what is being done with them. A consent stays given as long as the
        change it was given for stays the same. What needs the user's consent opens the details.
        """
        self._blocked, self._busy, self._one = blocked or busy, busy, one_drive
        if (lines, about) != (self._lines, self._about):
            self._agreed &= {line.headline for line in lines if line.consent}
            news = [line for line in lines if line not in self._lines]
            self._lines, self._about, self._stale = lines, about, True
            self._ticks = {}
            if any(line.consent or line.trouble or line.result for line in news):
                self.details.setChecked(True)
            if not lines:
                self.details.setChecked(False)
            self._write()
            if any(line.consent for line in news):
                # Once the new lines have their places, so that what has to be ticked is in view.
                later(self, self._go_to_open_tick)
        self.count.setText(busy or change_summary.heading(lines))
        self._show_row()
        self._show_parts()
        self._update_apply()

    def show_boot(self, wanted: bool, refusal: str) -> None:
        """Show whether the changes are to be saved when they are kept; *refusal* states why they cannot be."""
        self._why_not_saved = refusal
        self.boot.setToolTip(as_tip(refusal))
        with QSignalBlocker(self.boot):
            self.boot.setChecked(wanted and not refusal)
        self.boot.setEnabled(not refusal and not self._blocked and not self.hopeless)

    def allow(self, page: int) -> None:
        """Take only a share of the *page*, which is so many pixels tall."""
        more = self._buttons.heightForWidth(self._more.width())
        others = lines(self, HEIGHT) + more + self.boot.sizeHint().height() + 44
        self._scroll.limit(round(page * SHARE) - others)

    @property
    def lines(self) -> tuple[ChangeSummary, ...]:
        """The shown changes, a line each."""
        return self._lines

    def text(self) -> str:
        """Return all details as text, for tests and for the screen reader."""
        return "\n".join(filter(None, (self._about, *(" ".join(_texts(line)) for line in self._lines))))

    def consent(self, setting: str) -> QCheckBox | None:
        """Return the check box of *setting*, if it needs consent."""
        return self._ticks.get(setting)

    def close_details(self) -> bool:
        """Close the details; return whether they were open."""
        was = self.details.isChecked()
        self.details.setChecked(False)
        return was

    # -- the details -----------------------------------------------------------------------------------------

    def _write(self) -> None:
        """Write the details, if they are open and not written yet."""
        if not self._stale or not self.details.isChecked():
            return
        self._stale, self._ticks = False, {}
        body = QWidget()
        layout = QVBoxLayout(body)
        layout.setContentsMargins(0, 0, 12, 0)
        layout.setSpacing(12)
        if self._about:
            about = ToneLabel(self._about, "faint")
            about.setWordWrap(True)
            layout.addWidget(about)
        for line in self._lines:
            layout.addLayout(self._paragraph(line))
        layout.addStretch(1)
        self._scroll.setWidget(body)
        body.setAutoFillBackground(False)
        self._scroll.setAccessibleName(change_summary.heading(self._lines))
        self._body = body
        self._fit()

    def _paragraph(self, line: ChangeSummary) -> QVBoxLayout:
        column = QVBoxLayout()
        column.setSpacing(3)
        headline = PlainLabel(line.headline)
        headline.setFont(theme.scaled(self.font(), 1.0, bold=True))
        texts: list[PlainLabel] = [headline]
        if line.meaning:
            texts.append(ToneLabel(line.meaning, "faint"))
        if line.risk:
            texts.append(ToneLabel(line.risk, "danger" if line.consent else ""))
        if line.trouble:
            texts.append(ToneLabel(line.trouble, "caution"))
        if line.result:
            texts.insert(1, ToneLabel(line.result, "caution"))
        for label in texts:
            label.wrap_selectable()
            column.addWidget(label)
        if line.moved:
            button = QPushButton(self.tr("Continue from New Value"))
            button.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
            button.clicked.connect(lambda: self.accepted.emit(line.setting))
            column.addWidget(button)
        if line.consent:
            column.addWidget(self._tick(line))
        return column

    def _tick(self, line: ChangeSummary) -> QCheckBox:
        # A check box does not wrap its text: the danger is shown above in full, and here in a tooltip.
        tick = QCheckBox(self.tr("I accept this risk"))
        tick.setAccessibleDescription(line.consent)
        tick.setToolTip(as_tip(line.consent))
        tick.setChecked(line.headline in self._agreed)
        tick.toggled.connect(lambda on: self._on_tick(line.headline, on))
        self._ticks[line.setting] = tick
        return tick

    def _on_tick(self, headline: str, on: bool) -> None:
        (self._agreed.add if on else self._agreed.discard)(headline)
        self._update_apply()

    def _go_to_open_tick(self) -> None:
        unticked = next((tick for tick in self._ticks.values() if not tick.isChecked()), None)
        if unticked is not None:
            self._scroll.ensureWidgetVisible(unticked)

    # -- the bar ---------------------------------------------------------------------------------------------

    def _show_row(self) -> None:
        for widget in (self._dot, self.count, self.details, self.discard, self.apply):
            widget.setVisible(bool(self._lines))

    def _show_parts(self) -> None:
        self._plan.setVisible(bool(self._lines) and self.details.isChecked())
        for button in (self.compare, self.many):
            button.setVisible(self._one)
        tryable = not rules.refused_for_hours(line.setting for line in self._lines)
        self.longer.setVisible(self._one and bool(self._lines) and tryable)

    def _update_apply(self) -> None:
        why = "" if self._busy else self._blocked or self.hopeless
        if not self._lines:
            why = ""
        elif not why and any(line.trouble for line in self._lines):
            why = self.tr("Change impossible.")
        if not why and any(line.consent and line.headline not in self._agreed for line in self._lines):
            why = self.tr("Accept the risk first.")
        held = self.apply.hasFocus() or self.discard.hasFocus()
        for button in (self.apply, self.compare, self.longer):
            button.setEnabled(not why and not self._blocked and bool(self._lines))
        self.discard.setEnabled(not self._blocked)
        self.boot.setEnabled(not self._why_not_saved and not self._blocked and not self.hopeless)
        self._hold_focus(held=held)
        self.obstacle.setText(why)

    def _hold_focus(self, *, held: bool) -> None:
        """Keep the focus here while a button is disabled: otherwise Qt would give it to an arbitrary widget."""
        if held and not self.apply.isEnabled():
            self.setFocus(Qt.FocusReason.OtherFocusReason)
        elif self.hasFocus() and self.apply.isEnabled():
            self.apply.setFocus(Qt.FocusReason.OtherFocusReason)

    def _unfold(self, _open: bool) -> None:
        self._write()
        self._show_parts()
        self._update_apply()
        self._fit()

    def _fit(self) -> None:
        layout = self._body.layout()
        needed = layout.totalHeightForWidth(self._scroll.line) if layout is not None else 0
        self._scroll.need(needed)

    def resizeEvent(self, event: object) -> None:
        """Give the details the height that their text needs at this width."""
        super().resizeEvent(event)  # type: ignore[arg-type]
        self._fit()

    def paintEvent(self, event: QPaintEvent | None) -> None:
        """Draw no card around nothing: its place stays, so that no row moves."""
        if self._lines:
            super().paintEvent(event)

    def _lay_out(self) -> None:
        self.setAccessibleName(self.tr("Changes"))
        self.details.setCheckable(True)
        self.count.setFont(theme.scaled(self.font(), 1.0, bold=True))
        self.apply.setProperty("primary", True)
        self.apply.setMinimumWidth(lines(self, 6))
        self.obstacle.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self.obstacle.setForegroundRole(QPalette.ColorRole.PlaceholderText)
        self.discard.setFlat(True)
        self._dot = AccentDot()
        row = QWidget()
        # Within the edge of the card, which is as tall as the question that takes its place.
        row.setFixedHeight(lines(self, HEIGHT) - 2)
        across = flush(QHBoxLayout(row), 12)
        across.addWidget(self._dot)
        across.addWidget(self.count)
        across.addWidget(self.details)
        across.addWidget(self.obstacle, 1)
        across.addWidget(self.discard)
        across.addWidget(self.apply)
        self._fill_menu()
        self._more = QWidget()
        self._buttons = Flow(self._more)
        for button in (self.longer, self.compare, self.many, self.copy):
            self._buttons.addWidget(button)
        plan = QVBoxLayout(self._plan)
        plan.setContentsMargins(0, 12, 0, 4)
        plan.setSpacing(12)
        self._scroll.setWidget(self._body)
        if (port := self._scroll.viewport()) is not None:
            port.setAutoFillBackground(False)
        plan.addWidget(self._scroll, 1)
        plan.addWidget(self.boot)
        plan.addWidget(self._more)
        self._plan.hide()
        layout = QVBoxLayout(self)
        layout.setContentsMargins(16, 0, 10, 0)
        layout.setSpacing(0)
        layout.addWidget(self._plan)
        layout.addWidget(row)

    def _fill_menu(self) -> None:
        """Fill the menu of the button that tries for hours; reverting at the end is the default."""
        menu = StayingMenu(self.longer)
        self.keep_clean.setCheckable(True)
        menu.addAction(self.keep_clean)
        menu.addSeparator()
        for span in LongSpan:
            begin = menu.addAction(change_summary.action_words(span))
            if begin is not None:
                begin.triggered.connect(partial(self._ask_long, span))
        self.longer.setMenu(menu)
        self.longer.setToolTip(self.tr("Reverts at an error, also without this window"))

    def _ask_long(self, span: LongSpan, _checked: bool = False) -> None:
        self.long_asked.emit(span, self.keep_clean.isChecked())


class AccentDot(QWidget):
    """A dot in the accent colour."""

    def __init__(self) -> None:
        super().__init__()
        self.setFixedSize(8, 8)

    def paintEvent(self, _event: QPaintEvent | None) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.accent(self.palette()))
        painter.drawEllipse(self.rect())
        painter.end()


def _texts(line: ChangeSummary) -> tuple[str, ...]:
    return (line.headline, line.result, line.meaning, line.risk, line.trouble)
