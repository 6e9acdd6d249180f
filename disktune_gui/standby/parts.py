"""The parts of a night that has ended: findings, the night itself, and its comparison with an earlier one."""

from __future__ import annotations

from PyQt6.QtWidgets import QTabWidget, QWidget


class NightParts(QTabWidget):
    """One in front. The comparison is there only where there is another night."""

    def __init__(self) -> None:
        super().__init__()
        self.setDocumentMode(True)
        self.comparable = False
        """Whether there is a night to compare with."""
        self.setAccessibleName(self.tr("Parts of the recording"))

    def add(self, findings: QWidget, night: QWidget, comparison: QWidget) -> None:
        """Take the parts."""
        self.addTab(findings, self.tr("Findings"))
        self.addTab(night, self.tr("Night"))
        self.addTab(comparison, self.tr("Comparison"))
        tabs = self.tabBar()
        if tabs is not None:
            tabs.setAccessibleName(self.accessibleName())
        self.setTabVisible(2, False)

    def set_comparable(self, *, on: bool) -> None:
        """Offer the comparison, or not."""
        self.comparable = on
        # Qt takes what is said a second time for news.
        if self.isTabVisible(2) != on:
            self.setTabVisible(2, on)
