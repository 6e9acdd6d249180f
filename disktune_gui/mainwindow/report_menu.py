"""File → Report: of the selected drive or of all, as a page, as text or for a program."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PyQt6.QtCore import QCoreApplication, QStandardPaths, QUrl
from PyQt6.QtGui import QAction, QDesktopServices
from PyQt6.QtWidgets import QFileDialog, QMenu, QWidget

from disktune_contract.drives.drive import Drive
from disktune_gui.desktop import user_files
from disktune_gui.desktop.user_files import reason
from disktune_gui.drives.groups import Selection, grouped
from disktune_gui.mainwindow.banners.banner import Banner
from disktune_gui.report.forms import SUFFIXES, ReportFormat
from disktune_gui.services.services import Services

if TYPE_CHECKING:
    from disktune_gui.report.facts import ReportFacts


translate = QCoreApplication.translate


class ReportMenu(QMenu):
    """The entries, and what they do."""

    def __init__(self, services: Services, banner: Banner, parent: QWidget) -> None:
        super().__init__(translate("Report", "&Report"), parent)
        self._services, self._banner = services, banner
        self._drive: Drive | None = None
        self.one = QAction(translate("Report", "This &Drive…"), self)
        self.all = QAction(translate("Report", "&All Drives…"), self)
        self.unmasked = QAction(translate("Report", "Include &Serial Numbers"), self)
        self.unmasked.setCheckable(True)
        self.unmasked.setToolTip(
            translate("Report", "If this is off, serial numbers and World Wide Names are masked")
        )
        self.one.triggered.connect(lambda _checked: self._ask(self._drive))
        self.all.triggered.connect(lambda _checked: self._ask(None))
        self.setToolTipsVisible(True)
        self.addActions((self.one, self.all))
        self.addSeparator()
        self.addAction(self.unmasked)
        self.show_drive(None)

    def show_drive(self, drive: Drive | None) -> None:
        """Offer a report on *drive*."""
        self._drive = drive
        self.one.setEnabled(drive is not None)

    def _ask(self, drive: Drive | None) -> None:
        filters = {
            ReportFormat.HTML: translate("Report", "Web page (*.html)"),
            ReportFormat.TEXT: translate("Report", "Text (*.txt)"),
            ReportFormat.JSON: translate("Report", "JSON (*.json)"),
        }
        folder = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation)
        name = f"disktune-report-{drive.name if drive is not None else 'machine'}.html"
        chosen, kind = QFileDialog.getSaveFileName(
            self.parentWidget(),
            translate("Report", "Save Report"),
            str(Path(folder) / name),
            ";;".join(filters.values()),
        )
        if chosen:
            picked = next((form for form, words in filters.items() if words == kind), ReportFormat.HTML)
            self.write(drive, *_told(Path(chosen), picked))

    def write(self, drive: Drive | None, path: Path, form: ReportFormat) -> None:
        """Gather, then write the report to *path*; the banner says so, or why not."""
        # Only now: the window of every day starts without them.
        from disktune_gui.report.gather import Gathering  # noqa: PLC0415
        from disktune_gui.report.making import make  # noqa: PLC0415

        groups = grouped(self._services.session.drives, Selection()).values()
        drives = (drive,) if drive is not None else tuple(one for group in groups for one in group)
        unmasked = self.unmasked.isChecked()

        def done(facts: ReportFacts) -> None:
            try:
                user_files.save(path, make(facts, form, self._services.preferences.units, unmasked=unmasked))
            except OSError as error:
                why = translate("Report", "The report could not be written to {path}: {why}.")
                self._banner.say(why.format(path=path, why=reason(error)), "danger")
                return
            strip = self._banner.say(
                translate("Report", "The report was saved as {path}.").format(path=path), "good"
            )
            strip.offer(translate("Report", "Open Report"), str(path), partial(_open, path))

        Gathering(self, self._services, drives, done).start()


def _open(path: Path) -> None:
    QDesktopServices.openUrl(QUrl.fromLocalFile(str(path)))


def _told(path: Path, picked: ReportFormat) -> tuple[Path, ReportFormat]:
    """Return the file and its form: the name decides, and one without a known ending gets that of *picked*.

    The name that was proposed ends in .html; who then picks another form means that one.
    """
    by_suffix = {suffix: form for form, suffix in SUFFIXES.items()}
    form = by_suffix.get(path.suffix.lower())
    if form is None:
        return path.with_name(path.name + SUFFIXES[picked]), picked
    if form is ReportFormat.HTML and picked is not ReportFormat.HTML:
        return path.with_suffix(SUFFIXES[picked]), picked
    return path, form
