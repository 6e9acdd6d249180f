"""What a benchmark writes, its share of the rated writes, and the question before a long write.

Endurance is rated in bytes written (TBW), which drives do not report. What they report is the percentage used and
the bytes written so far; their ratio estimates the rating, and only that: the vendor's own estimate counts what
the flash was written, not the host.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PyQt6.QtCore import QCoreApplication, pyqtSignal
from PyQt6.QtWidgets import QDialog, QDialogButtonBox, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from disktune_contract.drives.drive import Drive
from disktune_contract.health.sample import HealthSample
from disktune_contract.measuring.measurement import REST_WRITES, RESTS_S
from disktune_contract.measuring.workload import Target, Workload
from disktune_contract.messages.measurement import MeasureFolder
from disktune_contract.sentence import in_turn
from disktune_contract.units import UnitSystem
from disktune_contract.workloads import BY_ID
from disktune_contract.workloads.files import MUCH_S, Writes, written
from disktune_gui.controls.number_spin import FractionSpin
from disktune_gui.desktop.preferences import Preferences
from disktune_gui.profiles.workload_choice import WorkloadChoice
from disktune_gui.services.archive import Archive
from disktune_gui.store.entry import FigureMeaning, ResultSummary, StoreError
from disktune_gui.text.formats import duration, percent, quantity, size
from disktune_gui.text.plain import PlainLabel
from disktune_gui.text.said import said

# -- what a benchmark writes, as a share of the rated writes (no widgets) ----------------------------------

translate = QCoreApplication.translate

EXAMPLE_BYTES_S = 500_000_000
"""Speed in an example, where none is known: that of a SATA SSD."""
LEAST_PERCENT = 3
"""Below it, the whole number that a drive reports is too coarse to estimate its rating."""
LEAST_SHARE = 0.0001
"""Smaller shares are shown as less than this."""


def writes(
    choice: WorkloadChoice,
    asked: tuple[int | None, int | None],
    file_bytes: int,
    speeds: Mapping[str, float],
) -> Writes:
    """Return what *choice* writes with the seconds and runs that are *asked* for, as `written` does."""
    return written(choice.workloads if choice.target is Target.FOLDER else (), asked, file_bytes, speeds)


def speeds(choice: WorkloadChoice, found: Sequence[ResultSummary], identity: str) -> dict[str, float]:
    """Return how fast the workloads of *choice* were the last time on the drive of that identity, in bytes/s."""
    blocks = {workload.id: workload.block_bytes for workload in choice.workloads}
    known: dict[str, float] = {}
    for one in found:
        if not identity or one.identity != identity or one.workload not in blocks or one.figure is None:
            continue
        factor = {FigureMeaning.BYTES_S: 1, FigureMeaning.IOPS: blocks[one.workload]}.get(one.unit)
        if factor is not None:
            known.setdefault(one.workload, one.figure * factor)
    return known


def past_speeds(archive: Archive, choice: WorkloadChoice, drive: Drive) -> dict[str, float]:
    """Return the same from what is stored; nothing where that cannot be read."""
    try:
        return speeds(choice, archive.store.summaries(), drive.identity)
    except StoreError:
        return {}


TB = 1_000_000_000_000


def rating_key(drive: Drive) -> str:
    """Return under which key the rating of *drive* is kept; empty if the drive cannot be recognized again."""
    return f"rated-writes/{drive.identity}" if drive.identity else ""


def entered_bytes(preferences: Preferences, drive: Drive | None) -> float | None:
    """Return the rated writes that the user entered for *drive*, None if that was never done."""
    key = rating_key(drive) if drive is not None else ""
    try:
        kept = float(preferences.text(key) or 0) if key else 0.0
    except ValueError:
        return None
    return kept * TB if kept > 0 else None


def rated_bytes(health: HealthSample | None) -> float | None:
    """Return about how much a drive is rated to write over its life; None if its reports allow no estimate."""
    if health is None or health.wear_percent is None or not health.bytes_written:
        return None
    if not LEAST_PERCENT <= health.wear_percent <= 100:
        return None
    return 100 * health.bytes_written / health.wear_percent


def words(
    cost: Writes, file_bytes: int, health: HealthSample | None, units: UnitSystem, entered: float | None = None
) -> str:
    """Return what is done to the drive in a sentence or two; *entered*: rated writes in bytes.

    *file_bytes* is the room that the test file takes, 0 where nothing is written.
    """
    if not file_bytes:
        return translate("Benchmark", "Only reads.")
    if cost.unknown_s >= MUCH_S:
        told = translate("Benchmark", "Writes for {time}: {amount} at 500 MB/s.")
        example = size(cost.known_bytes + cost.unknown_s * EXAMPLE_BYTES_S, units)
        return told.format(time=duration(cost.unknown_s), amount=example)
    amount = max(file_bytes, cost.known_bytes)
    told = translate("Benchmark", "Writes {amount}.").format(amount=size(amount, units))
    rated = entered or rated_bytes(health)
    if not cost.much or rated is None:
        return told
    share = amount / rated
    of = translate("Benchmark", "{share} of the rated writes.")
    if share < LEAST_SHARE:
        of = translate("Benchmark", "Below {share} of the rated writes.")
    return said(in_turn(told, of.format(share=percent(max(share, LEAST_SHARE), 2))))


# -- the cost of a long write, confirmed before it begins --------------------------------------------------

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
        label = PlainLabel(self.tr("Rated &writes (TBW)"))
        label.setBuddy(self.rated)
        row = QHBoxLayout()
        row.setSpacing(8)
        row.addWidget(label)
        row.addWidget(self.rated)
        row.addStretch()
        for words in (self.words, self.share, self.limits):
            words.wrap_selectable()
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
        self.rated.setValue((entered_bytes(self._preferences, self.drive) or 0) / TB)
        self.rated.valueChanged.connect(self._tell_share)
        # A write that uses up some of the drive's life is not started by a key pressed too early.
        self.cancel_button.setDefault(True)
        self.cancel_button.setFocus()
        self.setMinimumWidth(_WIDTH)

    # -- words ---------------------------------------------------------------------------------------------

    def _what(self) -> str:
        long, short = most_bytes(self._workload, self._request)
        where = ", ".join(drive.name for drive in self._drives) or self.tr("an unknown drive")
        told = self.tr("Writes up to {size} to {folder} on {drives}.").format(
            size=size(long, UnitSystem.IEC), folder=self._request.folder, drives=where
        )
        if not short:
            return told
        more = self.tr("Then {size} more, after pauses of up to {pause}.")
        return said(in_turn(told, more.format(size=size(short, UnitSystem.IEC), pause=duration(max(RESTS_S)))))

    def _tell_share(self) -> None:
        self.share.setText(self._share())

    def _share(self) -> str:
        drive, all_bytes = self.drive, sum(most_bytes(self._workload, self._request))
        if drive is None:
            return ""
        used = ""
        if self._health is not None and self._health.wear_percent is not None:
            words = self.tr("{share} of its rated life is used.")
            used = words.format(share=quantity(self._health.wear_percent, "%"))
        if drive.rotational:
            return ""
        entered, estimated = self.rated.value() * TB, rated_bytes(self._health)
        if entered > 0:
            told = self.tr("{share} of the rated {rated}.")
            told = told.format(share=_percent(all_bytes / entered), rated=size(entered, self._units))
        elif estimated is not None:
            told = self.tr("About {share} of {rated}, estimated from its wear.")
            told = told.format(share=_percent(all_bytes / estimated), rated=size(estimated, self._units))
        else:
            told = ""
        return said(in_turn(told, used))

    def _ends(self) -> str:
        seconds = self._request.seconds or (self._workload.seconds.usual if self._workload.seconds else 0)
        return said(
            in_turn(
                self.tr("Ends after {time}, at the temperature limit, or below {share} free space.").format(
                    time=duration(seconds), share=percent(0.05)
                ),
                self.tr("The file is then removed."),
            )
        )

    # -- the answer ----------------------------------------------------------------------------------------

    def _agree(self) -> None:
        drive = self.drive
        if not self.rated.settle():
            return
        if drive is not None and drive.identity and drive.rotational is not True:
            value = self.rated.value()
            if value != (entered_bytes(self._preferences, drive) or 0) / TB:
                self._preferences.keep(rating_key(drive), f"{value:g}" if value else "")
        self.accept()
        self.agreed.emit()


def _percent(share: float) -> str:
    """Return a share in percent with two significant figures, e.g. ``0.043%``."""
    value = 100 * share
    digits = 0 if value >= 10 else 1 if value >= 1 else 2 if value >= 0.1 else 3
    return percent(share, digits)
