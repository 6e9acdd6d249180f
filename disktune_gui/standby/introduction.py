"""What the page does, where nothing has been recorded so far."""

from __future__ import annotations

from PyQt6.QtWidgets import QVBoxLayout, QWidget

from disktune_gui.text.plain import PlainLabel


class Introduction(QWidget):
    """Says what a recording shows, what it takes, and what it leaves alone."""

    def __init__(self) -> None:
        super().__init__()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 8, 0, 0)
        column.setSpacing(12)
        for text in (
            self.tr(
                "DiskTune records for a night which programs reach the drive and when it is in standby. It then "
                "lists what keeps the drive awake, the most frequent first, with what helps."
            ),
            self.tr(
                "The recording starts with an administrator's password and ends by its time. It never wakes the "
                "drive and records no file names. You can close DiskTune in between."
            ),
            self.tr(
                "Choose a time when you do not use the drive. After a change, watch again: DiskTune shows both "
                "nights side by side."
            ),
        ):
            label = PlainLabel(text)
            label.setWordWrap(True)
            column.addWidget(label)
        column.addStretch(1)
