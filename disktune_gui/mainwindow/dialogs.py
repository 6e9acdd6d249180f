"""What opens over the window or beside it. Each module is imported when its dialog is first asked for."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PyQt6.QtWidgets import QApplication, QMainWindow

from disktune_contract.drives.drive import Drive
from disktune_gui.desktop.problems import problems
from disktune_gui.mainwindow.routes import Routes
from disktune_gui.services.services import Services

if TYPE_CHECKING:
    from disktune_gui.drives.panel import DrivePanel
    from disktune_gui.mainwindow.global_search import GlobalSearch
    from disktune_gui.results.window import AllResults


class Dialogs:
    """Opens them over *window*; from some of them *routes* lead on."""

    def __init__(self, services: Services, routes: Routes, panel: DrivePanel, window: QMainWindow) -> None:
        self._services, self._routes, self._panel, self._window = services, routes, panel, window
        self._finder: GlobalSearch | None = None
        self.results: AllResults | None = None
        """The window of all results, once it was shown."""

    def trim(self, drive: Drive) -> None:
        """Offer to trim the file systems of a drive."""
        from disktune_gui.trim.dialog import TrimDialog  # noqa: PLC0415

        dialog = TrimDialog(self._services, drive, self._window)
        dialog.finished.connect(dialog.deleteLater)
        # Not modal: a large drive may take minutes.
        dialog.show()

    def edit_note(self, drive: Drive) -> None:
        """Let the user write down something about a drive."""
        from disktune_gui.overview.note_dialog import NoteDialog  # noqa: PLC0415

        dialog = NoteDialog(self._services.drive_notes, drive, self._window)
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    def show_results(self) -> None:
        """Open the results of all drives beside the window."""
        from disktune_gui.results.window import AllResults  # noqa: PLC0415

        if self.results is None:
            self.results = AllResults(self._services, self._window)
            self.results.panel.experiment_asked.connect(self._routes.experiment_on)
        self.results.show()
        self.results.raise_()
        self.results.activateWindow()

    def report_problem(self, page: str, selected: str) -> None:
        """Show what a report of a problem would say: what happened, on which page, with what selected."""
        from disktune_gui.report import problem  # noqa: PLC0415
        from disktune_gui.report.problem_dialog import ProblemDialog  # noqa: PLC0415

        session = self._services.session
        around = {
            "Helper": session.privilege.value
            + (", demo" if session.place.demo else ", through ssh" if session.place.host else ""),
            "Page": page,
            "Selected": selected,
        }
        # In front of the dialog whose error is reported.
        parent = QApplication.activeModalWidget() or self._window
        dialog = ProblemDialog(problem.text(session.drives, problems.recent, around), parent)
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    def search(self, drive: Drive | None) -> None:
        """Let the user look for anything there is, with *drive* selected."""
        if self._finder is None:
            from disktune_gui.mainwindow.global_search import GlobalSearch  # noqa: PLC0415

            self._finder = GlobalSearch(self._window, self._services, self._routes, self._panel.model.subtitle)
        self._finder.open(drive)
