"""A list to choose from, with a name that screen readers say."""

from __future__ import annotations

from collections.abc import Sequence

from PyQt6.QtWidgets import QComboBox


class ChoiceBox(QComboBox):
    """A combo box. On Linux, Qt hands screen readers its value for its name, and its description as it is."""

    def setAccessibleName(self, name: str | None) -> None:
        """Be called *name*."""
        super().setAccessibleName(name)
        self.setAccessibleDescription(name)


def offer(box: QComboBox, wanted: Sequence[tuple[str, str]], chosen: str) -> None:
    """Let *box* offer keys with their words; what is the same stays, so that an open list does not close."""
    if [(box.itemData(at), box.itemText(at)) for at in range(box.count())] != list(wanted):
        box.clear()
        for key, text in wanted:
            box.addItem(text, key)
    box.setCurrentIndex(max(0, box.findData(chosen)) if wanted else -1)
