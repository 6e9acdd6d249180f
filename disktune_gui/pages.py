"""What each page declares of itself: its place, its title, which drives it is for, and how it is made.

A page is named after its room. This is read at program start, so a page is imported only when it is made.
"""

from __future__ import annotations

from collections.abc import Mapping

from PyQt6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from disktune_contract.drives.drive import can_spin_down
from disktune_gui.controls.page import Page
from disktune_gui.page_declaration import DrivePart, PageDeclaration, Place, Window
from disktune_gui.store.entry import ResultKind

translate = QCoreApplication.translate


def _home(window: Window) -> Page:
    from disktune_gui.home.page import HomePage  # noqa: PLC0415

    page = HomePage(window.services, window.menu_of)
    page.drive_wanted.connect(window.overview_of)
    page.part_wanted.connect(window.part_of)
    page.original_wanted.connect(window.restore_all)
    return page


def _overview(window: Window) -> Page:
    from disktune_gui.overview.page import OverviewPage  # noqa: PLC0415

    page = OverviewPage(window.services)
    page.health_wanted.connect(window.health_of)
    page.drive_wanted.connect(window.overview_of)
    page.measure_wanted.connect(window.measure)
    page.causes_wanted.connect(lambda drive: window.part_of(drive, DrivePart.CHECKUP))
    page.history_wanted.connect(window.health_history_of)
    page.settings_wanted.connect(window.settings_of)
    page.help_wanted.connect(window.propose_fix)
    page.changes.preset_wanted.connect(window.propose_preset)
    page.changes.lasting_wanted.connect(window.propose_lasting)
    page.changes.best_wanted.connect(window.find_best)
    page.changes.standby_wanted.connect(window.standby_of)
    return page


def _drive_health(window: Window) -> Page:
    from disktune_gui.drive_health.page import HealthPage  # noqa: PLC0415

    page = HealthPage(window.services)
    page.setting_wanted.connect(window.setting_of)
    page.part_wanted.connect(window.part_of)
    return page


def _settings(window: Window) -> Page:
    from disktune_gui.settings.page import SettingsPage  # noqa: PLC0415

    page = SettingsPage(window.services)
    page.compare_asked.connect(window.compare)
    page.many_asked.connect(window.propose_to_many)
    page.sheet.device_wanted.connect(window.setting_of)
    page.sheet.paste.clicked.connect(lambda _checked: window.paste())
    page.ended_unseen.connect(window.tell_of_settings)
    window.tell_of_trials(page.trial_place)
    return page


def _experiment(window: Window) -> Page:
    from disktune_gui.experiment.page import ExperimentPage  # noqa: PLC0415

    page = ExperimentPage(window.services)
    page.keep_asked.connect(window.propose)
    page.trial_left.connect(window.adopt)
    return page


def _history(window: Window) -> Page:
    from disktune_gui.history.page import HistoryPage  # noqa: PLC0415

    page = HistoryPage(window.services)
    page.propose_asked.connect(window.propose)
    page.restore_asked.connect(window.restore)
    return page


def _benchmark(window: Window) -> Page:
    from disktune_gui.benchmark.page import BenchmarkPage  # noqa: PLC0415

    page = BenchmarkPage(window.services)
    page.compare_asked.connect(window.compare)
    page.causes_asked.connect(lambda drive: window.part_of(drive, DrivePart.CHECKUP))
    return page


def _activity(window: Window) -> Page:
    from disktune_gui.activity.page import ActivityPage  # noqa: PLC0415

    return ActivityPage(window.services)


def _standby(window: Window) -> Page:
    from disktune_gui.standby.page import StandbyPage  # noqa: PLC0415

    page = StandbyPage(window.services)
    page.lasting_wanted.connect(window.propose_lasting)
    return page


PAGES: Mapping[str, PageDeclaration] = {
    "home": PageDeclaration(
        place=Place.OVERVIEW,
        title=lambda: translate("Tab", "Drives"),
        make=_home,
        words="home start all drives health status problems failing overview list",
        all_drives=True,
        is_for=lambda _drive: False,
    ),
    "overview": PageDeclaration(
        place=Place.OVERVIEW,
        title=lambda: translate("Tab", "Overview"),
        make=_overview,
        words=QT_TRANSLATE_NOOP("Search words", "rebuild member identify partitions"),
    ),
    "drive_health": PageDeclaration(
        place=Place.HEALTH,
        title=lambda: translate("Tab", "Health"),
        make=_drive_health,
        words=QT_TRANSLATE_NOOP("Search words", "checkup check-up diagnosis wear self-tests SMART"),
        all_drives=True,
    ),
    "settings": PageDeclaration(
        place=Place.TUNE,
        title=lambda: translate("Tab", "Settings"),
        make=_settings,
        words=QT_TRANSLATE_NOOP("Search words", "recommended common show all change"),
        all_drives=True,
    ),
    "experiment": PageDeclaration(
        place=Place.TUNE,
        title=lambda: translate("Tab", "Experiment"),
        make=_experiment,
        kept=(ResultKind.COMPARISON, ResultKind.EXPERIMENT),
        charted=True,
    ),
    "history": PageDeclaration(
        place=Place.TUNE,
        title=lambda: translate("Tab", "History"),
        make=_history,
        all_drives=True,
    ),
    "benchmark": PageDeclaration(
        place=Place.MEASURE,
        title=lambda: translate("Tab", "Benchmark"),
        make=_benchmark,
        kept=(ResultKind.MEASUREMENT,),
        all_drives=True,
    ),
    "activity": PageDeclaration(
        place=Place.ACTIVITY,
        title=lambda: translate("Tab", "Live"),
        make=_activity,
        all_drives=True,
        charted=True,
    ),
    "standby": PageDeclaration(
        place=Place.ACTIVITY,
        title=lambda: translate("Tab", "Standby"),
        make=_standby,
        words=QT_TRANSLATE_NOOP(
            "Search words",
            "why does it my disk not sleep spin down awake wakes spindown hd-idle noise power saving watch night",
        ),
        is_for=can_spin_down,
    ),
}
"""By the names of their rooms, in the order of the views."""
