"""The lines in which somebody says what is looked for."""

from __future__ import annotations

from PyQt6.QtWidgets import QLineEdit, QToolButton


class SearchField(QLineEdit):
    """A line to search with, and a button in it that empties it."""

    def __init__(self, hint: str, name: str = "") -> None:
        """*hint* stands in it while it is empty; *name* is for screen readers, if that says too little."""
        super().__init__()
        self.setPlaceholderText(hint)
        self.setAccessibleName(name or hint)
        self.setClearButtonEnabled(True)
        for button in self.findChildren(QToolButton):
            button.setAccessibleName(self.tr("Clear the search"))
        # As far from the left edge as the button is from the right one.
        self.setTextMargins(5, 0, 0, 0)


class SettingSearch(SearchField):
    """Looks for a setting, wherever settings are listed."""

    def __init__(self) -> None:
        super().__init__("")
        self.setPlaceholderText(self.tr("Find a setting"))
        self.setToolTip(self.tr("By label, purpose, kernel file or its name in another tool, such as hdparm"))
        self.setAccessibleName(self.tr("Find a setting by label, purpose, kernel file or a name in another tool"))
        self.setMaximumWidth(320)
