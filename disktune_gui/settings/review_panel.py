"""The bottom of the settings page: the effects of the changes, in words, before they are made."""

from __future__ import annotations

from functools import partial

from PyQt6.QtCore import QSignalBlocker, Qt, pyqtSignal
from PyQt6.QtGui import QAction, QKeyEvent, QMouseEvent
from PyQt6.QtWidgets import (
    QBoxLayout,
    QCheckBox,
    QFrame,
    QHBoxLayout,
    QLayout,
    QMenu,
    QPushButton,
    QSizePolicy,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from disktune_contract.messages.long_trial import LongSpan
from disktune_contract.rules import rules
from disktune_gui.controls.labels import ToneLabel
from disktune_gui.controls.steady_scroll import YieldingScroll
from disktune_gui.editing import change_summary
from disktune_gui.editing.change_summary import ChangeSummary
from disktune_gui.editing.trial_bar import BAR_LINES
from disktune_gui.owned import later
from disktune_gui.text.plain import PlainLabel, as_tip
from disktune_gui.theming.style import lines

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


# -- review panel ------------------------------------------------------------------------------------------

TALLEST = 260
"""Maximum pixels of the open review before the height of the page is known; a longer one scrolls."""
BESIDE = 30
"""Width of the review next to the rows, in heights of a line."""
QWIDGETSIZE_MAX = 16_777_215
"""Qt's constant for "no limit", which PyQt6 does not export."""
SHARE = 0.4
"""Maximum share of the height of the page for the review with its buttons."""


class ReviewPanel(QFrame):
    """The bar below the settings: the review of changes, folded up to its heading, with Discard and Apply.

    While there are no changes it shows that, in the same space. While the drive has changes on trial, the question
    whether to keep them takes its place.
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
        self.heading = QToolButton()
        self.discard = QPushButton(self.tr("&Discard"))
        self.compare = QPushButton(self.tr("&Measure Before and After…"))
        self.copy = QPushButton(self.tr("Copy as &Commands"))
        self.apply = QPushButton(self.tr("&Apply and Confirm"))
        self.longer = QPushButton(self.tr("&Try for Hours"))
        """Shown only for changes whose harm appears late."""
        self.keep_clean = QAction(self.tr("&Keep at the End If No Errors Occur"), self)
        self.many = QPushButton(self.tr("&Other Drives…"))
        self.boot = QCheckBox(self.tr("Apply at &boot"))
        """Whether the changes are to be saved when they have been kept."""
        self._resting = self.tr("No changes. What you change is applied together, and only when you say so.")
        self.idle = ToneLabel(self._resting, "faint")
        self.obstacle = ToneLabel(tone="caution")
        self.plan = QWidget()
        """The review itself, above the buttons or next to the rows."""
        self.beside = False
        self._body = QWidget()
        self._scroll = YieldingScroll(TALLEST)
        self._lines: tuple[ChangeSummary, ...] = ()
        self._ticks: dict[str, QCheckBox] = {}
        self._blocked = ""
        self.hopeless = ""
        """Why nothing can be applied on this system at all; changes can be discarded nevertheless."""
        self._about = ""
        """The purpose of the preset that the changes come from."""
        self._why_not_saved = ""
        self._lay_out()
        self.heading.toggled.connect(self._unfold)
        self.discard.clicked.connect(self.discarded)
        self.compare.clicked.connect(self.compare_asked)
        self.compare.setToolTip(self.tr("Compares the speed before and after the changes, before you apply them"))
        self.apply.clicked.connect(self.apply_asked)
        self.apply.setDefault(True)
        self._show_row()

    def show_changes(self, lines: tuple[ChangeSummary, ...], blocked: str, about: str = "") -> None:
        """Show *lines*; a sentence in *blocked* states what has to be finished before anything can be applied.

        *about* states what they are for. A consent stays given as long as the change it was given for stays the
        same. What needs the user's consent unfolds the review automatically.
        """
        self._blocked = blocked
        if (lines, about) != (self._lines, self._about):
            agreed = {
                line.headline for line in self._lines if line.setting in self._ticks and self._ticked(line.setting)
            }
            news = [line for line in lines if line not in self._lines]
            self._lines, self._about = lines, about
            self._rebuild(agreed)
            if any(line.consent or line.trouble or line.result for line in news):
                self.heading.setChecked(True)
            if any(line.consent for line in news):
                # Once the new lines have their places, so that what has to be ticked is in view.
                later(self, self._go_to_open_tick)
        self.heading.setText(change_summary.heading(len(lines)))
        self._scroll.setAccessibleName(self.heading.text())
        self._show_row()
        self._show_parts()
        self._update_apply()

    def show_boot(self, wanted: bool, refusal: str) -> None:
        """Show whether the changes are to be saved when they are kept; *refusal* states why they cannot be."""
        self._why_not_saved = refusal
        offer = self.tr("Saves the changes when you keep them, and applies them at every boot")
        self.boot.setToolTip(as_tip(refusal or offer))
        with QSignalBlocker(self.boot):
            self.boot.setChecked(wanted and not refusal)
        self.boot.setEnabled(not refusal and not self._blocked and not self.hopeless)

    def allow(self, page: int) -> None:
        """Take only a share of the *page*, which is so many pixels tall."""
        margins, layout = self.contentsMargins(), self.layout()
        if layout is None:
            return
        around = layout.contentsMargins()
        # Above them are the review, its other buttons, and why it cannot be applied.
        rows = self._row.sizeHint().height() + self._more.sizeHint().height()
        others = rows + 3 * layout.spacing() + margins.top() + margins.bottom()
        self._scroll.limit(round(page * SHARE) - others - around.top() - around.bottom())

    def stand_beside(self, holder: QLayout | None) -> None:
        """Put the review into *holder*, next to the rows, where it is always open; None takes it back.

        Next to the rows its space is kept also while it is empty: no row changes its width.
        """
        self.beside = holder is not None
        layout = holder if holder is not None else self.layout()
        if isinstance(layout, QBoxLayout) and layout.indexOf(self.plan) < 0:
            layout.insertWidget(layout.count() if self.beside else 0, self.plan)
        # A narrow plan leaves a wide row.
        place = self._row if self.beside else self._more
        if (into := place.layout()) is not None and into.indexOf(self.longer) < 0 and isinstance(into, QBoxLayout):
            into.insertWidget(into.count() - 1, self.longer)
        self.plan.setMinimumWidth(lines(self, BESIDE) if self.beside else 0)
        self.plan.setMaximumWidth(lines(self, BESIDE) if self.beside else QWIDGETSIZE_MAX)
        vertical = QSizePolicy.Policy.Expanding if self.beside else QSizePolicy.Policy.Maximum
        self._scroll.setSizePolicy(QSizePolicy.Policy.Expanding, vertical)
        self._show_parts()
        self._fit()

    def _show_parts(self) -> None:
        """Show the review where it is open, and the direction of its heading's arrow."""
        there = bool(self._lines) and (self.beside or self.heading.isChecked())
        for part in (self._scroll, self._more):
            part.setVisible(there)
        self.plan.setVisible(there or self.beside)
        open_ = Qt.ArrowType.DownArrow if self.heading.isChecked() else Qt.ArrowType.RightArrow
        self.heading.setArrowType(Qt.ArrowType.NoArrow if self.beside else open_)

    def _show_row(self) -> None:
        # Shown before anything is changed, where nothing can be.
        read_only = self.tr("Read-only: you can review changes and copy them as commands, but not apply them.")
        self.idle.setText(read_only if self.hopeless else self._resting)
        for widget in (self._row, self.idle):
            widget.setVisible((widget is self._row) == bool(self._lines))

    @property
    def lines(self) -> tuple[ChangeSummary, ...]:
        """The shown changes, a line each."""
        return self._lines

    def text(self) -> str:
        """Return the whole review as text, for tests and for the screen reader."""
        return "\n".join(filter(None, (self._about, *(" ".join(_texts(line)) for line in self._lines))))

    def consent(self, setting: str) -> QCheckBox | None:
        """Return the check box of *setting*, if it needs consent."""
        return self._ticks.get(setting)

    # -- building ----------------------------------------------------------------------------------------

    def _rebuild(self, agreed: set[str]) -> None:
        self._ticks = {}
        body = QWidget()
        layout = QVBoxLayout(body)
        layout.setContentsMargins(4, 4, 12, 8)
        layout.setSpacing(12)
        if self._about:
            about = ToneLabel(self._about, "faint")
            about.setWordWrap(True)
            layout.addWidget(about)
        for number, line in enumerate(self._lines, 1):
            layout.addLayout(self._paragraph(number, line, agreed))
        layout.addStretch(1)
        self._scroll.setWidget(body)
        self._body = body
        self._fit()

    def _paragraph(self, number: int, line: ChangeSummary, agreed: set[str]) -> QVBoxLayout:
        column = QVBoxLayout()
        column.setSpacing(3)
        headline = PlainLabel(f"{number}.  {line.headline}")
        font = headline.font()
        font.setBold(True)
        headline.setFont(font)
        texts = [headline, ToneLabel(line.meaning, "faint")]
        if line.risk:
            texts.append(ToneLabel(line.risk, "danger" if line.consent else ""))
        if line.trouble:
            texts.append(ToneLabel(line.trouble, "caution"))
        if line.result:
            texts.insert(1, ToneLabel(line.result, "caution"))
        for label in texts:
            label.setWordWrap(True)
            label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
            column.addWidget(label)
        if line.moved:
            button = QPushButton(self.tr("Continue from New Value"))
            button.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
            button.clicked.connect(lambda: self.accepted.emit(line.setting))
            column.addWidget(button)
        if line.consent:
            column.addWidget(self._tick(line, agreed))
        return column

    def _tick(self, line: ChangeSummary, agreed: set[str]) -> QCheckBox:
        # A check box does not wrap its text: the danger is shown above in full, and here in a tooltip.
        tick = QCheckBox(self.tr("I accept this risk"))
        tick.setAccessibleDescription(line.consent)
        tick.setToolTip(as_tip(line.consent))
        tick.setChecked(line.headline in agreed)
        tick.toggled.connect(lambda _on: self._update_apply())
        self._ticks[line.setting] = tick
        return tick

    def _go_to_open_tick(self) -> None:
        unticked = next((tick for tick in self._ticks.values() if not tick.isChecked()), None)
        if unticked is not None:
            self._scroll.ensureWidgetVisible(unticked)

    def _ticked(self, setting: str) -> bool:
        return self._ticks[setting].isChecked()

    def _update_apply(self) -> None:
        why = self._blocked or self.hopeless
        if not self._lines:
            why = ""
        elif not why and any(line.trouble for line in self._lines):
            why = self.tr("A change cannot be applied. See the review for the reason.")
        if not why and not all(tick.isChecked() for tick in self._ticks.values()):
            why = self.tr("Accept the risk in the review first.")
        held = self.apply.hasFocus() or self.discard.hasFocus()
        tryable = not rules.refused_for_hours(line.setting for line in self._lines)
        self.longer.setVisible(bool(self._lines) and tryable)
        for button in (self.apply, self.compare, self.longer):
            button.setEnabled(not why and bool(self._lines))
        self.discard.setEnabled(not self._blocked)
        self.boot.setEnabled(not self._why_not_saved and not self._blocked and not self.hopeless)
        self._hold_focus(held=held)
        self.obstacle.setText(why)
        self.obstacle.setVisible(bool(why))

    def _hold_focus(self, *, held: bool) -> None:
        """Keep the focus here while a button is disabled: otherwise Qt would give it to an arbitrary widget."""
        if held and not self.apply.isEnabled():
            self.setFocus(Qt.FocusReason.OtherFocusReason)
        elif self.hasFocus() and self.apply.isEnabled():
            self.apply.setFocus(Qt.FocusReason.OtherFocusReason)

    def _unfold(self, _open: bool) -> None:
        self._show_parts()
        self._fit()

    def _fit(self) -> None:
        layout = self._body.layout()
        needed = layout.totalHeightForWidth(self._scroll.line) if layout is not None else 0
        self._scroll.need(needed)

    def resizeEvent(self, event: object) -> None:
        """Give the review the height that its text needs at this width."""
        super().resizeEvent(event)  # type: ignore[arg-type]
        self._fit()

    def _lay_out(self) -> None:
        self.setFrameShape(QFrame.Shape.StyledPanel)
        self.setAccessibleName(self.tr("Review of changes"))
        self.heading.setCheckable(True)
        self.heading.setAutoRaise(True)
        self.heading.setArrowType(Qt.ArrowType.RightArrow)
        self.heading.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self.heading.setToolTip(self.tr("Show the review of the changes"))
        self.obstacle.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self.obstacle.hide()
        self.obstacle.setWordWrap(True)
        self._scroll.setWidget(self._body)
        self._scroll.hide()
        self._row = QWidget()
        row = QHBoxLayout(self._row)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(12)
        row.addWidget(self.heading)
        row.addStretch(1)
        row.addWidget(self.many)
        row.addWidget(self.discard)
        row.addWidget(self.boot)
        row.addWidget(self.apply)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(10, 10, 14, 10)
        layout.setSpacing(8)
        self._fill_menu()
        self._more = QWidget()
        more = QHBoxLayout(self._more)
        more.setContentsMargins(0, 0, 0, 0)
        more.setSpacing(12)
        more.addStretch(1)
        more.addWidget(self.copy)
        more.addWidget(self.longer)
        more.addWidget(self.compare)
        self.many.setToolTip(
            self.tr("Shows what the same changes would do to drives of this kind, to choose some")
        )
        self.many.clicked.connect(self.many_asked)
        self.copy.setToolTip(self.tr("Copies the changes as commands for a terminal, and as a udev rule"))
        self.copy.clicked.connect(self.copy_asked)
        self._more.hide()
        plan = QVBoxLayout(self.plan)
        plan.setContentsMargins(0, 0, 0, 0)
        plan.setSpacing(8)
        plan.addWidget(self._scroll, 1)
        plan.addWidget(self._more)
        self.plan.hide()
        layout.addWidget(self.plan)
        layout.addWidget(self.obstacle)
        layout.addWidget(self._row)
        layout.addWidget(self.idle)
        self.setMinimumHeight(lines(self, BAR_LINES))

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
        self.longer.setToolTip(
            self.tr(
                "Keeps the changes for hours and watches the drive, also when this window is closed. Reverts "
                "them at the first error, and at the end"
            )
        )
        self.longer.hide()

    def _ask_long(self, span: LongSpan, _checked: bool = False) -> None:
        self.long_asked.emit(span, self.keep_clean.isChecked())


def _texts(line: ChangeSummary) -> tuple[str, ...]:
    return (line.headline, line.result, line.meaning, line.risk, line.trouble)
