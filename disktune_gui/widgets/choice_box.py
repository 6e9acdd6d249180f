"""A list to choose from, with a name that screen readers say."""

from __future__ import annotations

from PyQt6.QtWidgets import QComboBox


class ChoiceBox(QComboBox):
    """A combo box. On Linux, Qt hands screen readers its value for its name, and its description as it is."""

    def setAccessibleName(self, name: str | None) -> None:
        """Be called *name*."""
        super().setAccessibleName(name)
        self.setAccessibleDescription(name)
