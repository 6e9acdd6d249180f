"""What is measured: the profiles that everybody knows as buttons, all others behind the last of them."""

from __future__ import annotations

from functools import partial

from PyQt6.QtCore import QCoreApplication, QObject, pyqtSignal
from PyQt6.QtWidgets import QPushButton

from disktune_contract.measuring.workload import Target
from disktune_gui.profiles import workload_choice
from disktune_gui.profiles.workload_choice import WorkloadChoice
from disktune_gui.text.plain import as_tip
from disktune_gui.text.said import said
from disktune_gui.widgets.wrapping import SnugButton

translate = QCoreApplication.translate

QUICK = {Target.DRIVE: "profile:drive.quick", Target.FOLDER: "profile:file.demo"}
"""The fewest figures that say something."""
SHORTEST = "drive.direct"
"""The one figure by which a drive goes, in a few seconds."""
LONG_WRITE = "write.long"
"""What the button Long Write chooses."""
FAMILIAR: tuple[dict[Target, str], ...] = (
    QUICK,
    {Target.DRIVE: "profile:drive.crystal", Target.FOLDER: "profile:file.default"},
    {Target.DRIVE: "profile:hdparm"},
    {Target.DRIVE: "drive.surface"},
    {Target.FOLDER: LONG_WRITE},
)
"""What each button chooses on each target; where it has nothing for one, it turns to the other."""


class Choices(QObject):
    """There is always a choice, one for each target. It has no place of its own: the form lays out the buttons."""

    chosen = pyqtSignal()
    more_asked = pyqtSignal()
    """The user wants to see all that there is."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.target = Target.DRIVE
        self._chosen = {Target.DRIVE: QUICK[Target.DRIVE], Target.FOLDER: FAMILIAR[1][Target.FOLDER]}
        words = (
            self.tr("&Quick"),
            self.tr("C&rystalDiskMark-Style"),
            self.tr("&hdparm"),
            self.tr("S&urface"),
            self.tr("&Long Write"),
        )
        self.familiar = tuple(SnugButton(one) for one in words)
        self.more = SnugButton(self.tr("&More…"))
        # Not a QButtonGroup: each is reached by Tab, and no arrow key presses one on the way to another.
        for number, button in enumerate((*self.familiar, self.more)):
            button.setCheckable(True)
            button.clicked.connect(partial(self._on_click, number))
        for button, ids in zip(self.familiar, FAMILIAR, strict=True):
            button.setToolTip(as_tip("\n".join(_purpose(name) for name in ids.values())))
        self.more.setToolTip(self.tr("All profiles and workloads"))
        self._mark()

    @property
    def buttons(self) -> tuple[QPushButton, ...]:
        """All of them, in their order."""
        return (*self.familiar, self.more)

    def choice(self) -> WorkloadChoice:
        """Return what is chosen."""
        found = workload_choice.find(self._chosen[self.target])
        if found is None:
            raise LookupError(self._chosen[self.target])
        return found

    def choose(self, wanted: str) -> None:
        """Choose a workload or a profile by its id, and with it the target that it is for."""
        found = workload_choice.find(wanted)
        if found is not None:
            self.target = found.target
            self._chosen[found.target] = wanted
            self._mark()
            self.chosen.emit()

    def set_target(self, target: Target) -> None:
        """Measure *target*: by what is called the same there, else by what was chosen for it before."""
        if target is self.target:
            return
        wanted = self._chosen[self.target]
        same = next((ids[target] for ids in FAMILIAR if wanted in ids.values() and target in ids), None)
        self.choose(same or self._chosen[target])

    def _on_click(self, number: int, _checked: bool = False) -> None:
        if number >= len(FAMILIAR):
            # What is chosen stays so until something else is.
            self._mark()
            self.more_asked.emit()
            return
        ids = FAMILIAR[number]
        self.choose(ids.get(self.target) or next(iter(ids.values())))

    def _mark(self) -> None:
        """Show which button stands for the choice: the last one for all that has none of its own."""
        wanted = self._chosen[self.target]
        place = next((number for number, ids in enumerate(FAMILIAR) if wanted in ids.values()), len(FAMILIAR))
        for number, button in enumerate(self.buttons):
            button.setChecked(number == place)


def _purpose(wanted: str) -> str:
    found = workload_choice.find(wanted)
    if found is None:
        return ""
    words = {
        Target.DRIVE: translate("Benchmark", "Raw drive: {purpose}"),
        Target.FOLDER: translate("Benchmark", "Folder: {purpose}"),
    }[found.target]
    return words.format(purpose=said(found.purpose))
