"""What a long write costs, asked before it begins: bytes, their share of the rated writes, and what ends it."""

from __future__ import annotations

from PyQt6.QtCore import QCoreApplication, Qt, pyqtSignal
from PyQt6.QtWidgets import QDialog, QDialogButtonBox, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from disktune_contract.drives.drive import Drive
from disktune_contract.health_history.sample import HealthSample
from disktune_contract.measuring.long_write import REST_WRITES, RESTS_S
from disktune_contract.measuring.workload import Workload
from disktune_contract.messages.measurement import MeasureFolder
from disktune_contract.sentence import in_turn
from disktune_contract.units import UnitSystem
from disktune_contract.workloads import BY_ID
from disktune_gui.benchmark import cost
from disktune_gui.desktop.preferences import Preferences
from disktune_gui.text.amounts import duration, percent, quantity, size
from disktune_gui.text.plain import PlainLabel
from disktune_gui.text.said import said
from disktune_gui.widgets.number_spin import FractionSpin

translate = QCoreApplication.translate

MOST_TB = 100_000
_WIDTH = 560


def most_bytes(workload: Workload, request: MeasureFolder) -> tuple[int, int]:
    """Return how much the long write has at most, and the short writes after pauses."""
    file_bytes = (request.file_mib or workload.file_mib.usual) << 20
    return file_bytes, REST_WRITES * file_bytes if workload.rests else 0


class LongWriteDialog(QDialog):
    """One question; what is entered in it is kept for the drive."""

    agreed = pyqtSignal()

    def __init__(
        self,
        request: MeasureFolder,
        drives: list[Drive],
        health: HealthSample | None,
        preferences: Preferences,
        parent: QWidget | None = None,
    ) -> None:
        """*drives* are those below the folder; *health* is what the only one of them reported last."""
        super().__init__(parent)
        self._request, self._drives, self._health = request, drives, health
        self._preferences, self._units = preferences, preferences.units
        self._workload = BY_ID[request.workloads[0]]
        self.words = PlainLabel()
        self.share = PlainLabel()
        self.limits = PlainLabel()
        self.rated = FractionSpin()
        self.start_button = QPushButton(self.tr("&Start Long Write"))
        self.cancel_button = QPushButton(self.tr("&Cancel"))
        self._lay_out()
        self.words.setText(self._what())
        self.limits.setText(self._ends())
        self._tell_share()

    @property
    def drive(self) -> Drive | None:
        """The only drive below the folder, None if there are several or none is known."""
        return self._drives[0] if len(self._drives) == 1 else None

    def _lay_out(self) -> None:
        self.setWindowTitle(self.tr("Start Long Write"))
        self.rated.setRange(0, MOST_TB)
        self.rated.setDecimals(1)
        self.rated.setSuffix(" TB")
        self.rated.setSpecialValueText(self.tr("unknown"))
        self.rated.setToolTip(self.tr("The TBW value of the drive's data sheet. It is kept for this drive."))
        label = PlainLabel(self.tr("Rated &writes (TBW)"))
        label.setBuddy(self.rated)
        row = QHBoxLayout()
        row.setSpacing(8)
        row.addWidget(label)
        row.addWidget(self.rated)
        row.addStretch()
        for words in (self.words, self.share, self.limits):
            words.setWordWrap(True)
            words.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        buttons = QDialogButtonBox()
        buttons.addButton(self.cancel_button, QDialogButtonBox.ButtonRole.RejectRole)
        buttons.addButton(self.start_button, QDialogButtonBox.ButtonRole.AcceptRole)
        buttons.accepted.connect(self._agree)
        buttons.rejected.connect(self.reject)
        column = QVBoxLayout(self)
        column.setContentsMargins(16, 14, 16, 14)
        column.setSpacing(12)
        column.addWidget(self.words)
        column.addWidget(self.share)
        column.addLayout(row)
        column.addWidget(self.limits)
        column.addStretch()
        column.addWidget(buttons)
        rateable = self.drive is not None and self.drive.rotational is not True
        for widget in (label, self.rated):
            widget.setVisible(rateable)
        self.rated.setValue((cost.entered_bytes(self._preferences, self.drive) or 0) / cost.TB)
        self.rated.valueChanged.connect(self._tell_share)
        # What costs the drive some of its life is not started by a key pressed too early.
        self.cancel_button.setDefault(True)
        self.cancel_button.setFocus()
        self.setMinimumWidth(_WIDTH)

    # -- words ---------------------------------------------------------------------------------------------

    def _what(self) -> str:
        long, short = most_bytes(self._workload, self._request)
        where = ", ".join(drive.name for drive in self._drives) or self.tr("an unknown drive")
        told = self.tr("Writes up to {size} of random data to a file in {folder}, which is on {drives}.").format(
            size=size(long, UnitSystem.IEC), folder=self._request.folder, drives=where
        )
        if not short:
            return told
        more = self.tr(
            "Then writes up to {size} after pauses of up to {pause} each, until the fast cache is free again."
        )
        return said(in_turn(told, more.format(size=size(short, UnitSystem.IEC), pause=duration(max(RESTS_S)))))

    def _tell_share(self) -> None:
        self.share.setText(self._share())

    def _share(self) -> str:
        drive, all_bytes = self.drive, sum(most_bytes(self._workload, self._request))
        if drive is None:
            return self.tr("The folder is not on one known drive, so the share of the rated writes is unknown.")
        used = ""
        if self._health is not None and self._health.wear_percent is not None:
            words = self.tr("The drive reports {share} of its rated life as used.")
            used = words.format(share=quantity(self._health.wear_percent, "%"))
        if drive.rotational:
            return self.tr("Hard disks have no rating of written bytes (TBW) that writes use up.")
        entered, estimated = self.rated.value() * cost.TB, cost.rated_bytes(self._health)
        if entered > 0:
            told = self.tr("That is {share} of the rated writes of {rated} that you entered.")
            told = told.format(share=_percent(all_bytes / entered), rated=size(entered, self._units))
        elif estimated is not None:
            told = self.tr(
                "That is about {share} of the rated writes of {rated}, estimated from the life that the drive "
                "reports as used."
            ).format(share=_percent(all_bytes / estimated), rated=size(estimated, self._units))
        else:
            told = self.tr(
                "The rated writes of the drive are unknown. Enter them from its data sheet to see the share."
            )
        return said(in_turn(told, used))

    def _ends(self) -> str:
        seconds = self._request.seconds or (self._workload.seconds.usual if self._workload.seconds else 0)
        return said(
            in_turn(
                self.tr(
                    "The write ends earlier after {time}, at the temperature limit of the drive, or when less "
                    "than {share} of the file system is free."
                ).format(time=duration(seconds), share=percent(0.05)),
                self.tr(
                    "The file has no name. It is removed at the end, when you cancel, and when DiskTune is closed."
                ),
            )
        )

    # -- the answer ----------------------------------------------------------------------------------------

    def _agree(self) -> None:
        drive = self.drive
        if not self.rated.settle():
            return
        if drive is not None and drive.identity and drive.rotational is not True:
            value = self.rated.value()
            if value != (cost.entered_bytes(self._preferences, drive) or 0) / cost.TB:
                self._preferences.keep(cost.rating_key(drive), f"{value:g}" if value else "")
        self.accept()
        self.agreed.emit()


def _percent(share: float) -> str:
    """Return a share in percent with two figures that count, e.g. ``0.043%``."""
    value = 100 * share
    digits = 0 if value >= 10 else 1 if value >= 1 else 2 if value >= 0.1 else 3
    return percent(share, digits)
