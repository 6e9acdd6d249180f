"""F6 and Shift+F6: the focus goes round the parts of the window."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from PyQt6.QtCore import Qt
from PyQt6.QtWidgets import QApplication, QWidget


def go_round(parts: Sequence[QWidget], step: int) -> None:
    """Give the focus to the next of *parts* that can have it, or to the previous one if *step* is -1.

    Where one part is in another it comes after it. A part gets the focus back where it had it last.
    """
    focus = QApplication.focusWidget()
    around = [place for place, part in enumerate(parts) if focus is not None and _is_in(focus, part)]
    # From outside, the first or the last part comes next.
    here = around[-1] if around else (-1 if step > 0 else 0)
    for away in range(1, len(parts) + 1):
        place = (here + step * away) % len(parts)
        inside = [other for other in parts[place + 1 :] if _is_in(other, parts[place])]
        target = _target(parts[place], inside)
        if target is not None:
            target.setFocus(Qt.FocusReason.ShortcutFocusReason)
            return


def _is_in(widget: QWidget, part: QWidget) -> bool:
    return widget is part or part.isAncestorOf(widget)


def _target(part: QWidget, inside: Sequence[QWidget]) -> QWidget | None:
    """Return what had the focus last in *part*, else where it begins, or the first that takes the focus.

    It is nothing of the parts *inside*.
    """
    if not part.isVisible():
        return None
    stops = (Qt.FocusPolicy.TabFocus, Qt.FocusPolicy.StrongFocus, Qt.FocusPolicy.WheelFocus)
    for widget in (part.focusWidget(), part.focusProxy(), *_chain(part)):
        if (
            widget is not None
            and widget.focusPolicy() in stops
            and widget.isVisible()
            and widget.isEnabled()
            and not any(_is_in(widget, other) for other in inside)
        ):
            return widget
    return None


def _chain(part: QWidget) -> Iterator[QWidget]:
    """Yield *part* and what is in it, in the order of the Tab key."""
    widget: QWidget | None = part
    while widget is not None:
        if _is_in(widget, part):
            yield widget
        widget = widget.nextInFocusChain()
        if widget is part:
            return
