"""The row above the results: profile, place, options, views and Start; below it the facts, or the progress."""

from __future__ import annotations

from PyQt6.QtCore import QCoreApplication, Qt
from PyQt6.QtGui import QPalette
from PyQt6.QtWidgets import QHBoxLayout, QPushButton, QSizePolicy, QStackedWidget, QVBoxLayout, QWidget

from disktune_contract import workloads
from disktune_contract.drives.drive import Drive, DriveKind, Usage
from disktune_contract.health.sample import HealthSample
from disktune_contract.measuring.measurement import no_long_write
from disktune_contract.measuring.workload import MAX_TOTAL_S, Target, Workload
from disktune_contract.messages.measurement import Measure, MeasureFolder
from disktune_contract.rules.rules import refused_workload
from disktune_contract.sentence import in_turn
from disktune_gui.benchmark import cost
from disktune_gui.benchmark.wording import beforehand
from disktune_gui.controls.cards import SegmentedControl, caption
from disktune_gui.controls.job_page import JobForm
from disktune_gui.controls.labels import ToneLabel
from disktune_gui.controls.wrapping import SnugButton
from disktune_gui.desktop import clipboard
from disktune_gui.profiles.chooser import Choices, ProfileChooser
from disktune_gui.profiles.folder import FolderPicker, TargetBox
from disktune_gui.profiles.options import RunOptions
from disktune_gui.profiles.own_dialog import OwnProfileDialog
from disktune_gui.profiles.workload_choice import WorkloadChoice
from disktune_gui.services.services import Services
from disktune_gui.text.formats import duration
from disktune_gui.text.said import said
from disktune_gui.theming import icons
from disktune_gui.theming.style import flush, pixels

TO_INSTALL = "To install it: "
"""What the helper's sentence about a missing program ends with, before the command of this distribution."""
STATUS, PROGRESS, BUTTON = 45, 6, 108
"""Heights of the line below the row, which the progress and messages share, and of its bar; width of Start."""
WIDEST = (240, 170)
"""Widths of profile and place."""
GRID, TREND, SURFACE_VIEW = range(3)
"""The views, in the order of the switch."""


class BenchmarkForm(JobForm):
    """The row above the results; the line below it and the progress share one place, so that nothing moves."""

    def __init__(self, services: Services) -> None:
        super().__init__(0, QCoreApplication.translate("BenchmarkForm", "Benchmark progress"))
        self._drive: Drive | None = None
        self._place = services.session.place
        self._session, self._health = services.session, services.health_news
        self._preferences, self._archive, self._history = (
            services.preferences, services.archive, services.health_history,
        )  # fmt: skip
        self._offered: WorkloadChoice | None = None
        """The choice whose options are shown."""
        self._known_of: object = None
        """The choice and the drive that the next two belong to."""
        self._speeds: dict[str, float] = {}
        self._sample: HealthSample | None = None
        self.choices = Choices(self, services.preferences)
        self.folder = FolderPicker(services)
        self.target_box = TargetBox(self.folder)
        self.options = RunOptions(self.folder)
        self.options_button = SnugButton(self.tr("O&ptions"))
        self.views = SegmentedControl((self.tr("Grid"), self.tr("Trend"), self.tr("Surface")), self.tr("View"))
        self.facts = caption()
        """How long it takes, and what it does to the drive."""
        self.warning = ToneLabel(tone="caution")
        self.command = QPushButton(self.tr("Copy Command"))
        self._status = QStackedWidget()
        self.beside_status = QHBoxLayout()
        """Room beside the status, for the messages of the page."""
        self._lay_out()
        self._connect()
        self.set_running(False)
        self._on_choice()

    # -- layout --------------------------------------------------------------------------------------------

    def _lay_out(self) -> None:
        self.options_button.setCheckable(True)
        self.options_button.setFlat(True)
        self.options.hide()
        self.views.choose(GRID)
        self.start_button.setProperty("primary", True)
        self.start_button.setIcon(icons.icon("play", QPalette.ColorRole.HighlightedText))
        place = self.buttons()
        place.setMinimumWidth(pixels(self.font(), BUTTON))
        top = QHBoxLayout()
        top.setSpacing(6)
        for box, widest in ((self.choices.box, WIDEST[0]), (self.target_box, WIDEST[1])):
            box.setMaximumWidth(pixels(self.font(), widest))
            box.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
            # Where there is little room they share it: the words of both are about as long.
            top.addWidget(box, WIDEST[1])
        top.addWidget(self.options_button)
        top.addStretch(1)
        for at_end in (self.views, place):
            top.addWidget(at_end)
        self._status.addWidget(self._about())
        self._status.addWidget(self._under_way())
        self._status.setMinimumHeight(pixels(self.font(), STATUS))
        self.beside_status.setSpacing(12)
        self.beside_status.addWidget(self._status, 3)
        column = flush(QVBoxLayout(self), 8)
        column.addLayout(top)
        column.addWidget(self.options)
        column.addLayout(self.beside_status)

    def _about(self) -> QWidget:
        """Return the facts to know before, and what prevents it."""
        for label in (self.facts, self.warning):
            label.setWordWrap(True)
        row = QHBoxLayout()
        row.setSpacing(10)
        row.addWidget(self.warning, 1)
        row.addWidget(self.command, 0, Qt.AlignmentFlag.AlignTop)
        holder = QWidget()
        column = flush(QVBoxLayout(holder), 2)
        column.addWidget(self.facts)
        column.addLayout(row)
        column.addStretch(1)
        return holder

    def _under_way(self) -> QWidget:
        self.progress.setFixedHeight(pixels(self.font(), PROGRESS))
        holder = QWidget()
        column = QVBoxLayout(holder)
        column.setContentsMargins(0, 2, 0, 0)
        column.setSpacing(4)
        column.addWidget(self.progress)
        column.addWidget(self.progress_text)
        column.addStretch(1)
        return holder

    def _connect(self) -> None:
        self.target_box.chosen.connect(self.set_target)
        self.choices.chosen.connect(self._on_choice)
        self.choices.more_asked.connect(self.choose_profile)
        self.choices.new_asked.connect(self.new_profile)
        self.folder.changed.connect(self.refresh)
        self._health.changed.connect(self._forget)
        self._archive.changed.connect(self._forget)
        self._preferences.changed.connect(self._on_preferences)
        self.options.changed.connect(self.refresh)
        self.options_button.toggled.connect(self.options.setVisible)
        self.command.clicked.connect(self._copy_command)

    # -- what is asked for ---------------------------------------------------------------------------------

    def reveal(self, wanted: str) -> None:
        """Choose a workload or profile by its id, wherever it is measured, and give the list the focus.

        While a measurement runs, its own choice stays.
        """
        if not self.running:
            self.choices.choose(wanted)
        self.choices.box.setFocus(Qt.FocusReason.ShortcutFocusReason)

    @property
    def trend_button(self) -> QPushButton:
        """What shows the results over time."""
        return self.views.buttons[TREND]

    @property
    def target(self) -> Target:
        """What is measured: the drive or a folder."""
        return self.choices.target

    def set_target(self, target: Target) -> None:
        """Measure *target* from now on."""
        self.choices.set_target(target)
        self.target_box.show_target(self.target)

    def choose_profile(self) -> ProfileChooser:
        """Show all that can be measured; return where it is shown."""
        chooser = ProfileChooser(self.target, self.choices.choice().id, self._preferences, self)
        chooser.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        chooser.picked.connect(self.choices.choose)
        chooser.edited.connect(self.choices.follow)
        chooser.open()
        return chooser

    def new_profile(self) -> OwnProfileDialog:
        """Let the user make a profile, and choose it; return where."""
        dialog = OwnProfileDialog(self._preferences, self.target, None, self)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.saved.connect(self.choices.choose)
        dialog.open()
        return dialog

    def set_drive(self, drive: Drive) -> None:
        """Offer the places of *drive*; the place goes back to the beginning when it is another one."""
        other = self._drive is None or self._drive.ref != drive.ref
        self._drive = drive
        self.options.set_drive(drive, other=other)
        self.target_box.set_drive(drive)
        if other:
            self.folder.set_path(self.folder.proposed(drive) if self.target is Target.FOLDER else "")
        self.refresh()

    def request(self, *, wake: bool = False) -> Measure | MeasureFolder | None:
        """Return the user's request, None where it is impossible now."""
        if self._drive is None or self.obstacle():
            return None
        choice = self.choices.choice()
        steps = tuple(workload.id for workload in choice.workloads)
        seconds, runs = self.options.of(choice)
        if choice.target is Target.FOLDER:
            file_mib = self.options.file_mib.value() if choice.chooses_size else None
            path = self.folder.path.text().strip()
            return workloads.of_folder(path, *steps, file_mib=file_mib, seconds=seconds, runs=runs)
        offset = self.options.offset_bytes if choice.offset else 0
        return workloads.of_drive(
            self._drive.ref, *steps, offset_bytes=offset, seconds=seconds, runs=runs, wake=wake
        )

    def start_words(self, *, locked: bool) -> str:
        return self.tr("&Start…") if locked else self.tr("&Start")

    def set_running(self, running: bool) -> None:
        super().set_running(running)
        self._status.setCurrentIndex(int(running))

    def look_again(self) -> None:
        if not self.running:
            self.folder.ask_again()

    def obstacle(self) -> str:
        """Return why it cannot be measured now, empty if it can."""
        choice = self.choices.choice()
        if choice.target is Target.DRIVE and (why := self.unreadable(self._drive)):
            return why
        if any(map(self._health.fails, self.measured())):
            why = next(filter(None, map(refused_workload, choice.workloads)), "")
            if why:
                return said(why)
        # A helper outside the sandbox measures raw drives: it has other programs, and reports a missing one.
        outside = self._place.sandboxed and choice.target is Target.DRIVE
        for engine in () if outside else sorted(choice.engines):
            state = self.engines.get(engine)
            if state is not None and state.why:
                return said(state.why)
        if any(self._too_long(workload) for workload in choice.workloads):
            return self.tr("At most 10 minutes.")
        return self._no_folder(choice) if choice.target is Target.FOLDER else ""

    def _no_folder(self, choice: WorkloadChoice) -> str:
        """Return why the folder cannot be measured, empty if it can."""
        if self.folder.path.text().strip() and self.folder.facts is None and not self.folder.why:
            # Until it is known which drive it is on, a result would belong to none.
            return self.tr("Checking the folder…")
        facts = self.folder.facts
        if choice.is_long_write and facts is not None and (why := no_long_write(facts)):
            return said(why)
        return self.folder.obstacle(choice.needs_bytes(self.options.file_mib.value()))

    def measured(self) -> list[Drive]:
        """Return the drives that the requests go to."""
        if self.target is Target.DRIVE:
            return [self._drive] if self._drive is not None else []
        names = self.folder.facts.drives if self.folder.facts is not None else ()
        return [drive for drive in self._session.drives if drive.name in names]

    def drive_under_folder(self) -> Drive:
        """Return the drive that the folder is on; if none of this machine, one named after its file system."""
        facts = self.folder.facts
        names = facts.drives if facts is not None else ()
        found = next((drive for drive in self._session.drives if drive.name in names[:1]), None)
        if found is not None:
            return found
        title = facts.filesystem if facts is not None else self.tr("unknown file system")
        return Drive(
            name="", kind=DriveKind.OTHER, identity="", diskseq=None, model=title, serial="", firmware="", wwn="",
            size_bytes=0, logical_sector_bytes=0, physical_sector_bytes=0, rotational=None, removable=False,
            read_only=False, link="", temperature_c=None, partitions=(), usage=Usage(),
        )  # fmt: skip

    def _too_long(self, workload: Workload) -> bool:
        """Whether the helper would refuse it as too long; what is as slow as it is may be."""
        if workload.seconds is None:
            return False
        seconds = self.options.value(self.options.seconds, workload.seconds) or workload.seconds.usual
        runs = self.options.value(self.options.runs, workload.runs) or workload.runs.usual
        return seconds * runs > max(MAX_TOTAL_S, workload.seconds.most)

    # -- what changes with the choice ----------------------------------------------------------------------

    def _on_choice(self) -> None:
        choice = self._offered = self.choices.choice()
        if choice.target is Target.FOLDER and not self.folder.path.text() and self._drive is not None:
            self.folder.set_path(self.folder.proposed(self._drive))
        self.options.set_choice(choice)
        self.folder.setVisible(choice.target is Target.FOLDER)
        self.target_box.show_target(choice.target)
        self.refresh()

    def _on_preferences(self) -> None:
        """Show a profile of the user's own as it is now: it may have been changed, or deleted."""
        (self.refresh if self.choices.choice() == self._offered else self._on_choice)()

    def refresh(self) -> None:
        choice = self.choices.choice()
        self.choices.describe(self._amount(choice))
        about = duration(choice.duration_s(*self.options.of(choice)))
        words = self.tr("At most {time}.") if choice.may_end_early else self.tr("About {time}.")
        trouble = self.obstacle()
        self.facts.setText(said(in_turn(words.format(time=about), self._cost(choice))))
        self.facts.setVisible(not trouble)
        self.warning.setText(trouble or beforehand(self.measured()))
        self.warning.setVisible(bool(self.warning.text()))
        self.command.setVisible(bool(self._missing()))
        self.start_button.setEnabled(self._drive is not None and not trouble and not self.running)
        self.name_start(locked=self.locked and choice.target is Target.DRIVE)
        for widget in (self.target_box, self.options, self.choices.box):
            widget.setEnabled(not self.running)

    def name_start(self, *, locked: bool) -> None:
        super().name_start(locked=locked)

    def _amount(self, choice: WorkloadChoice) -> str:
        """Return the size of the file and the number of runs: ``1 GiB × 5``."""
        runs = self.options.of(choice)[1]
        if runs is None or choice.may_end_early:
            return ""
        if choice.chooses_size:
            mib = self.options.file_mib.value()
            room = f"{mib // 1024} GiB" if mib % 1024 == 0 else f"{mib} MiB"
            return f"{room} × {runs}"
        return f"× {runs}"

    def _cost(self, choice: WorkloadChoice) -> str:
        """Return what it does to the drive, and its share of the drive's life where that is much."""
        drives = self.measured() if choice.target is Target.FOLDER else []
        # A folder on several drives is written to all of them, in unknown shares.
        drive = drives[0] if len(drives) == 1 else None
        key = (choice.id, drive.ref if drive is not None else None)
        if key != self._known_of:
            self._known_of, self._speeds, self._sample = key, {}, None
            if drive is not None and not self._archive.untouched:
                self._speeds = cost.past_speeds(self._archive, choice, drive)
            if drive is not None:
                self._sample = self.health_of([drive])
        file_bytes = self.options.file_mib.value() << 20
        found = cost.writes(choice, self.options.of(choice), file_bytes, self._speeds)
        entered = cost.entered_bytes(self._preferences, drive)
        room = choice.needs_bytes(self.options.file_mib.value()) if choice.target is Target.FOLDER else 0
        return cost.words(found, room, self._sample, self._preferences.units, entered)

    def health_of(self, drives: list[Drive]) -> HealthSample | None:
        """Return what the only one of *drives* reported last, None if there are several or none did."""
        return next(reversed(self._history.of(drives[0])), None) if len(drives) == 1 else None

    def _forget(self) -> None:
        """Read past measurements and reported health again when they are next needed."""
        self._known_of = None
        if not self.running:
            self.refresh()

    def _missing(self) -> str:
        """Return the command that installs what is missing for the choice; empty if nothing is."""
        if self.forbidden and self.obstacle() == self.forbidden:
            return self.remedy
        for engine in sorted(self.choices.choice().engines):
            state = self.engines.get(engine)
            if state is not None and TO_INSTALL in state.why:
                return state.why.partition(TO_INSTALL)[2]
        return ""

    def _copy_command(self) -> None:
        clipboard.copy(self._missing())
