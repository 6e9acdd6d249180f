"""The picture of the layers under a heading that folds it away."""

from __future__ import annotations

from PyQt6.QtCore import Qt, pyqtSignal
from PyQt6.QtWidgets import QHBoxLayout, QPushButton, QToolButton, QVBoxLayout, QWidget

from disktune_contract.drives.drive import Drive
from disktune_gui.layers.picture import Picture, is_layered, picture
from disktune_gui.layers.view import LayerPicture
from disktune_gui.services.services import Services


class LayerSection(QWidget):
    """For drives with more than partitions and mounts; hidden for all others, and as long as nothing is known."""

    device_wanted = pyqtSignal(str)
    """The user wants to see the device of this kernel name, which is in the list of drives."""

    def __init__(self, services: Services, key: str, *, opened: bool) -> None:
        """*key* is where it is kept whether it is open, *opened* what it is until somebody turns it."""
        super().__init__()
        self._services, self._key, self._usual = services, f"layers/{key}", opened
        self._drive: Drive | None = None
        self.heading = QToolButton()
        self.heading.setAutoRaise(True)
        self.heading.setText(self.tr("Layers"))
        self.heading.setToolTip(self.tr("What is between the files and the drive"))
        self.heading.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self.copy = QPushButton(self.tr("Copy as Text"))
        self.view = LayerPicture()
        bar = QHBoxLayout()
        bar.addWidget(self.heading)
        bar.addStretch(1)
        bar.addWidget(self.copy)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        column.addLayout(bar)
        column.addWidget(self.view)
        self.heading.clicked.connect(self._turn)
        self.copy.clicked.connect(self.view.copy_text)
        self.view.device_wanted.connect(self._on_wanted)
        services.layers.changed.connect(self._show)
        self._show()

    @property
    def opened(self) -> bool:
        """Whether the picture is shown."""
        return (self._services.preferences.text(self._key) or ("yes" if self._usual else "no")) == "yes"

    def show_drive(self, drive: Drive | None) -> None:
        """Show the layers of another drive."""
        self._drive = drive
        self._show()

    def _turn(self) -> None:
        self._services.preferences.keep(self._key, "no" if self.opened else "yes")
        self._show()

    def _show(self) -> None:
        stack, drive = self._services.layers.stack, self._drive
        layered = stack is not None and drive is not None and is_layered(stack, drive.name)
        self.view.show_picture(picture(stack, drive.name) if layered and stack and drive else Picture())
        opened = self.opened
        self.heading.setArrowType(Qt.ArrowType.DownArrow if opened else Qt.ArrowType.RightArrow)
        self.heading.setAccessibleDescription(self.tr("expanded") if opened else self.tr("collapsed"))
        self.view.setVisible(opened)
        self.copy.setVisible(opened)
        self.setVisible(layered)

    def _on_wanted(self, name: str) -> None:
        if any(drive.name == name for drive in self._services.session.drives):
            self.device_wanted.emit(name)
