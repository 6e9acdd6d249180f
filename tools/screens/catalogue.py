"""What there is to see: a row a screen, with how to get there."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import TypeVar

from PyQt6.QtWidgets import QApplication, QCheckBox, QDialog, QTabWidget, QWidget

from disktune_contract.drives.drive import Drive
from disktune_contract.messages.action import ScrubDeed
from disktune_contract.messages.long_trial import LongSpan
from disktune_contract.settings.setting import READ_ONLY
from disktune_gui.benchmark.cost import LongWriteDialog
from disktune_gui.benchmark.form import GRID, TREND
from disktune_gui.benchmark.page import BenchmarkPage
from disktune_gui.controls.controls import SearchField
from disktune_gui.drive_health.page import HealthPage
from disktune_gui.experiment.page import ExperimentPage
from disktune_gui.history.page import HistoryPage
from disktune_gui.mainwindow import dialogs
from disktune_gui.mainwindow.help_side import HelpSide
from disktune_gui.mainwindow.tabs import Tab
from disktune_gui.overview.page import OverviewPage
from disktune_gui.results.panel import ResultsPanel
from disktune_gui.scrub.page import ScrubPage
from disktune_gui.settings.page import SettingsPage
from disktune_gui.settings.row import SettingRow
from disktune_gui.standby.page import PageState, StandbyPage
from tools.screens import far
from tools.screens.stage import Stage

SIZES = ((1180, 780), (1024, 600), (1366, 768), (1920, 1080))
"""Of the window, in logical pixels: as it is drawn, as small as it may be, and as usual screens are."""
SCALES = (1, 2)
"""QT_SCALE_FACTOR. At 2 only the first size is taken, unless one is asked for: that is what such a screen has."""

P = TypeVar("P", bound=QWidget)


@dataclass(frozen=True)
class Face:
    """A drive in a state of which every page is shown that serves it."""

    name: str
    stage: str
    drive: str
    """Its kernel name; empty: all drives."""


@dataclass(frozen=True)
class Screen:
    """Something that a click or two leads to."""

    name: str
    stage: str
    drive: str
    tab: Tab
    bring: Callable[[Stage], QWidget]
    """Bring it to the front, and return the dialog or the window that is to be looked at."""
    leave: Callable[[Stage, QWidget], None] = lambda _stage, _shown: None
    """Leave things as they were."""
    as_found: bool = False
    """Whether it is a page that nobody has done anything on."""


FACES = (
    Face("healthy", "demo", "sdb"),
    Face("ssd", "demo", "nvme0n1"),
    Face("caution", "demo", "sdc"),
    Face("failing", "demo", "sde"),
    Face("asleep", "demo", "sdd"),
    Face("usb", "demo", "sdh"),
    Face("card", "demo", "mmcblk0"),
    Face("rebuilding", "demo", "md0"),
    Face("scrubbed", "demo", "sda"),
    Face("all-drives", "demo", ""),
    Face("locked", "locked", "sdb"),
    Face("locked-all", "locked", ""),
    Face("no-helper", "no-helper", "sdb"),
    Face("no-helper-all", "no-helper", ""),
    Face("one-drive-all", "one-drive", ""),
    Face("no-drives", "no-drives", ""),
    Face("fifty-drives-all", "fifty-drives", ""),
)


# -- the ways there ------------------------------------------------------------------------------------------


def page(stage: Stage, tab: Tab, kind: type[P]) -> P:
    """Return a page of the window, which is of that kind."""
    found = stage.window.page(tab)
    if not isinstance(found, kind):
        raise TypeError(tab)
    return found


def _dialogs() -> set[QDialog]:
    """Return those that are open."""
    return {one for one in QApplication.topLevelWidgets() if isinstance(one, QDialog) and one.isVisible()}


def _opened(open_it: Callable[[Stage], object]) -> Callable[[Stage], QWidget]:
    """Return what opens a dialog by *open_it* and gives it."""

    def bring(stage: Stage) -> QWidget:
        before = _dialogs()
        open_it(stage)
        stage.until(lambda: bool(_dialogs() - before), "a dialog")
        [found] = _dialogs() - before
        return found

    return bring


def _close(_stage: Stage, shown: QWidget) -> None:
    shown.close()


def _drive(stage: Stage, name: str) -> Drive:
    return next(drive for drive in stage.session.drives if drive.name == name)


def propose(stage: Stage, drive: str, edits: dict[str, int | str | bool]) -> SettingsPage:
    """Edit settings of *drive*, whose page is in front."""
    settings = page(stage, Tab.SETTINGS, SettingsPage)
    stage.until(lambda: bool(settings.rows), "rows")
    for setting, value in edits.items():
        settings.propose(_drive(stage, drive), setting, value)
    stage.settle()
    return settings


def _draft(stage: Stage) -> QWidget:
    propose(stage, "sdb", {"block.read_ahead": 512, "ata.standby_timer": 241, "ata.write_cache": False})
    return stage.window


def _risky_draft(stage: Stage) -> QWidget:
    settings = propose(stage, "sdc", {"block.read_ahead": 512, "ata.apm": 254, "block.read_only": READ_ONLY})
    settings.review.details.setChecked(True)
    stage.settle()
    return stage.window


def _discard(stage: Stage, _shown: QWidget) -> None:
    page(stage, Tab.SETTINGS, SettingsPage).review.discard.click()
    stage.settle()


def _trial(stage: Stage) -> QWidget:
    settings = propose(stage, "sdc", {"ata.aam": 128, "ata.apm": 128})
    stage.until(settings.review.apply.isEnabled, "a plan that can be applied")
    settings.review.apply.click()
    stage.until(lambda: bool(settings.trials), "a trial")
    return stage.window


def _kept(stage: Stage) -> QWidget:
    settings = page(stage, Tab.SETTINGS, SettingsPage)
    next(iter(settings.trials.values())).keep.click()
    stage.until(lambda: not settings.trials, "the end of the trial")
    return stage.window


def _long_draft(stage: Stage) -> QWidget:
    settings = propose(stage, "nvme0n1", {"power.nvme_latency": 25_000})
    settings.review.details.setChecked(True)
    for tick in settings.review.findChildren(QCheckBox):
        if tick is not settings.review.boot:
            tick.setChecked(True)
    stage.until(settings.review.longer.isEnabled, "a plan that can be tried for hours")
    return stage.window


def _long_trial(stage: Stage) -> QWidget:
    settings = page(stage, Tab.SETTINGS, SettingsPage)
    settings.review.long_asked.emit(LongSpan.NIGHT, False)
    stage.until(settings.long_bar.keep.isEnabled, "a long trial")
    return stage.window


def _long_result(stage: Stage) -> QWidget:
    settings = page(stage, Tab.SETTINGS, SettingsPage)
    settings.long_bar.back.click()
    stage.until(lambda: not settings.long_bar.close_result.isHidden(), "the end of the long trial")
    return stage.window


def _close_long_result(stage: Stage, _shown: QWidget) -> None:
    page(stage, Tab.SETTINGS, SettingsPage).long_bar.close_result.click()
    stage.settle()


def _batch(stage: Stage) -> QWidget:
    every = page(stage, Tab.SETTINGS, SettingsPage).all_drives
    every.choose(drive for drive in stage.session.drives if drive.name in ("sda", "sdb", "sdc"))
    for setting, value in {"block.read_ahead": 1024, "ata.apm": 128}.items():
        every.view.edited.emit(setting, value)
    stage.settle()
    return stage.window


def _leave_batch(stage: Stage, _shown: QWidget) -> None:
    page(stage, Tab.SETTINGS, SettingsPage).review.discard.click()
    stage.settle()


def _measuring(stage: Stage) -> QWidget:
    bench = page(stage, Tab.BENCHMARK, BenchmarkPage)
    bench.form.choices.choose("drive.random-4k-q1")
    stage.until(bench.form.start_button.isEnabled, "what is known of the target")
    bench.measured.disclosure.opened = True
    bench.start()
    stage.until(lambda: _has_points(bench), "a curve")
    return stage.window


def _has_points(bench: BenchmarkPage) -> bool:
    view = bench.measured.views.view if bench.measured.views is not None else None
    return view is not None and any(len(line.y) > 1 for line in view.lines)


def _cancel(stage: Stage, _shown: QWidget) -> None:
    bench = page(stage, Tab.BENCHMARK, BenchmarkPage)
    bench.cancel()
    stage.until(lambda: bench.idle, "the end of the measurement")
    bench.measured.disclosure.opened = False


def _layer_chosen(stage: Stage) -> QWidget:
    experiment = page(stage, Tab.EXPERIMENT, ExperimentPage)
    experiment.form.layer.setChecked(True)
    stage.settle()
    return stage.window


def _measured(stage: Stage) -> QWidget:
    bench = page(stage, Tab.BENCHMARK, BenchmarkPage)
    bench.form.choices.choose("drive.direct")
    stage.until(bench.form.start_button.isEnabled, "what is known of the target")
    for box in (bench.form.options.seconds, bench.form.options.runs):
        box.setValue(max(box.minimum(), 1))
    before = len(bench.results)
    bench.start()
    stage.until(lambda: len(bench.results) > before and bench.idle, "a result")
    return stage.window


LONG_WRITE_MIB = 28_672
"""The fast cache of the demo's NVMe drive, and enough after it to see that it is full."""


def _ask_long_write(stage: Stage) -> None:
    bench = page(stage, Tab.BENCHMARK, BenchmarkPage)
    bench.form.choices.choose("write.long")
    bench.form.folder.set_path("/srv/games")
    bench.form.options.file_mib.setValue(LONG_WRITE_MIB)
    stage.until(bench.form.start_button.isEnabled, "what is known of the folder")
    bench.start()


def _long_writing(stage: Stage) -> QWidget:
    dialog = _opened(_ask_long_write)(stage)
    if not isinstance(dialog, LongWriteDialog):
        raise TypeError(dialog)
    dialog.start_button.click()
    bench = page(stage, Tab.BENCHMARK, BenchmarkPage)
    stage.until(lambda: _has_drop(bench), "a full cache")
    return stage.window


def _has_drop(bench: BenchmarkPage) -> bool:
    view = bench.measured.views.view if bench.measured.views is not None else None
    return view is not None and any(line.mark for line in view.lines)


def _long_written(stage: Stage) -> QWidget:
    bench = page(stage, Tab.BENCHMARK, BenchmarkPage)
    stage.until(lambda: bench.idle, "the end of the long write")
    return stage.window


def _result(stage: Stage) -> QWidget:
    bench = page(stage, Tab.BENCHMARK, BenchmarkPage)
    bench.show_view(TREND)
    if not isinstance(bench.earlier, ResultsPanel) or bench.trend is None:
        raise TypeError(bench.earlier)
    bench.trend.details.opened = True
    bench.earlier.table.select_ids([one.id for one in bench.earlier.model.rows[:2]])
    stage.settle()
    return stage.window


def _leave_trend(stage: Stage, _shown: QWidget) -> None:
    bench = page(stage, Tab.BENCHMARK, BenchmarkPage)
    if bench.trend is not None:
        bench.trend.details.opened = False
    bench.show_view(GRID)


_PROBLEM = "DiskTune's helper stopped. Unlock again."


def _error(stage: Stage) -> QWidget:
    stage.session.notice.emit(_PROBLEM)
    stage.settle()
    return stage.window


def _withdraw(stage: Stage, _shown: QWidget) -> None:
    stage.window.messages.withdraw(stage.window.messages.say(_PROBLEM))


def _ejected(stage: Stage) -> QWidget:
    """Show the end of it; the drive stays, for the pictures that come after."""
    ejector, drive = stage.window.services.ejector, _drive(stage, "sdh")
    words = ejector.tr("Disconnect {drive} now: it is off.")
    ejector.safe.emit(drive.ref, words.format(drive=drive.title))
    stage.settle()
    return stage.window


def _take_back(stage: Stage, _shown: QWidget) -> None:
    stage.window.services.ejector.outdated.emit(_drive(stage, "sdh").ref)


def _scrub(stage: Stage) -> ScrubPage:
    card = page(stage, Tab.OVERVIEW, OverviewPage).scrub
    card.row.opened = True
    found = card.page
    assert found is not None  # noqa: S101  # as it was opened
    stage.until(lambda: found.report is not None, "a report")
    return found


def _running_scrub(stage: Stage) -> ScrubPage:
    """Return the page of a scrub under way; that of the demo has ended five minutes after the demo has begun."""
    found = _scrub(stage)
    if not found.buttons[ScrubDeed.STOP].isVisible():
        found.buttons[ScrubDeed.START].click()
        stage.until(found.buttons[ScrubDeed.STOP].isVisible, "a scrub")
    return found


def _scrub_limited(stage: Stage) -> QWidget:
    found = _running_scrub(stage)
    found.limits.set_button.click()
    stage.until(found.limits.restore_button.isVisible, "limits")
    return stage.window


def _scrub_paused(stage: Stage) -> QWidget:
    found = _running_scrub(stage)
    found.buttons[ScrubDeed.STOP].click()
    stage.until(found.buttons[ScrubDeed.RESUME].isVisible, "a pause")
    found.details.opened = True
    stage.settle()
    return stage.window


def _scrub_goes_on(stage: Stage, _shown: QWidget) -> None:
    found = _scrub(stage)
    found.details.opened = False
    button = found.limits.restore_button if found.limits.restore_button.isVisible() else None
    (button or found.buttons[ScrubDeed.RESUME]).click()
    stage.settle()


def _search(stage: Stage) -> QWidget:
    found = _opened(lambda one: one.window.dialogs.search(_drive(one, "sdb")))(stage)
    for field in found.findChildren(SearchField):
        field.setText("spin")
    stage.settle()
    return found


def _exchange(stage: Stage, part: int) -> QWidget:
    settings = page(stage, Tab.SETTINGS, SettingsPage)
    stage.until(lambda: bool(settings.rows), "rows")
    found = _opened(lambda _stage: settings.sheet.last.exchange_asked.emit())(stage)
    for tabs in found.findChildren(QTabWidget):
        tabs.setCurrentIndex(part)
    stage.settle()
    return found


def _saved_row(stage: Stage) -> SettingRow:
    """Open the help of a setting that has a saved value for battery."""
    settings = page(stage, Tab.SETTINGS, SettingsPage)
    stage.until(lambda: bool(settings.rows), "rows")
    settings.sheet.reveal(_SAVED)
    row = settings.rows[_SAVED]
    row.more.setChecked(True)
    stage.until(lambda: not row.details.lasting.battery.isHidden(), "what is saved")
    stage.settle()
    return row


_SAVED = "ata.apm"


def _saved(stage: Stage) -> QWidget:
    _saved_row(stage)
    return stage.window


def _close_row(stage: Stage, _shown: QWidget) -> None:
    settings = page(stage, Tab.SETTINGS, SettingsPage)
    settings.rows[_SAVED].more.setChecked(False)
    settings.sheet.search.clear()


def _battery(stage: Stage) -> QWidget:
    found = _opened(lambda one: _saved_row(one).details.lasting.battery.click())(stage)
    stage.settle()
    return found


def _close_battery(stage: Stage, shown: QWidget) -> None:
    _close(stage, shown)
    _close_row(stage, shown)


def _opened_row(stage: Stage) -> QWidget:
    settings = page(stage, Tab.SETTINGS, SettingsPage)
    stage.until(lambda: bool(settings.rows), "rows")
    settings.rows[_ROW].more.setChecked(True)
    stage.settle()
    return stage.window


_ROW = "block.scheduler"


def _close_opened_row(stage: Stage, _shown: QWidget) -> None:
    page(stage, Tab.SETTINGS, SettingsPage).rows[_ROW].more.setChecked(False)


def _finding(stage: Stage) -> QWidget:
    found = page(stage, Tab.DRIVE_HEALTH, HealthPage).checkup.found
    stage.until(lambda: bool(found.rows), "a finding")
    found.rows[0].facts_link.click()
    stage.settle()
    return stage.window


def _array(stage: Stage) -> QWidget:
    shown = page(stage, Tab.OVERVIEW, OverviewPage).array
    assert shown is not None  # noqa: S101  # as an array is selected
    shown.past.opened = shown.values.opened = shown.whole.opened = True
    stage.settle()
    return stage.window


def _close_array(stage: Stage, _shown: QWidget) -> None:
    shown = page(stage, Tab.OVERVIEW, OverviewPage).array
    assert shown is not None  # noqa: S101  # as before
    shown.past.opened = shown.values.opened = shown.whole.opened = False


def _strip_list(stage: Stage) -> QWidget:
    strip = stage.window.strip
    stage.until(lambda: bool(stage.window.services.running.works), "work")
    strip.open_list()
    stage.settle()
    return strip.list or stage.window


def _close_strip_list(stage: Stage, _shown: QWidget) -> None:
    stage.window.strip.close_list()


def _help(address: str) -> Callable[[Stage], QWidget]:
    """Return what opens the help at an address."""

    def bring(stage: Stage) -> QWidget:
        stage.window.routes.help(address)
        stage.settle()
        return stage.window

    return bring


def _close_help(stage: Stage, _shown: QWidget) -> None:
    for side in stage.window.findChildren(HelpSide):
        side.close_pane()


def _restore(stage: Stage) -> None:
    page(stage, Tab.HISTORY, HistoryPage)._restore()


DEMO = "demo"
_PASTED = "hdparm -M128 -S12 -d1 /dev/sd[abcde]\nhdparm -a64 /dev/hda\ndd if=/dev/zero of=/dev/sda\nfrobnicate"
DIALOGS = (
    Screen("search", DEMO, "sdb", Tab.OVERVIEW, _search, _close),
    Screen("connect", DEMO, "sdb", Tab.OVERVIEW, far.connect, _close),
    # The next one is made of it.
    Screen("two-machines", DEMO, "sdb", Tab.OVERVIEW, far.two_machines),
    Screen("connection-lost", DEMO, "sdb", Tab.OVERVIEW, far.connection_lost, far.leave),
    Screen(
        "problem",
        DEMO,
        "sdb",
        Tab.OVERVIEW,
        _opened(lambda s: s.window.dialogs.report_problem("overview", "sdb")),
        _close,
    ),
    Screen(
        "note", DEMO, "sdb", Tab.OVERVIEW, _opened(lambda s: s.window.dialogs.edit_note(_drive(s, "sdb"))), _close
    ),
    Screen("trim", DEMO, "sda", Tab.OVERVIEW, _opened(lambda s: s.window.dialogs.trim(_drive(s, "sda"))), _close),
    Screen("hdparm", DEMO, "sdb", Tab.OVERVIEW, _opened(lambda s: s.window.routes.hdparm()), _close),
    Screen("paste", DEMO, "sdb", Tab.OVERVIEW, _opened(lambda s: s.window.parts.paste(_PASTED)), _close),
    Screen("paste-examples", DEMO, "sdb", Tab.OVERVIEW, _opened(lambda s: s.window.parts.paste(" ")), _close),
    Screen("shortcuts", DEMO, "sdb", Tab.OVERVIEW, _opened(lambda s: dialogs.show_shortcuts(s.window)), _close),
    Screen("about", DEMO, "sdb", Tab.OVERVIEW, _opened(lambda s: dialogs.show_about(s.window)), _close),
    Screen(
        "profiles",
        DEMO,
        "sdb",
        Tab.BENCHMARK,
        _opened(lambda s: page(s, Tab.BENCHMARK, BenchmarkPage).form.choose_profile()),
        _close,
    ),
    Screen(
        "profile-own",
        DEMO,
        "sdb",
        Tab.BENCHMARK,
        _opened(lambda s: page(s, Tab.BENCHMARK, BenchmarkPage).form.new_profile()),
        _close,
    ),
    Screen(
        "save-at-boot",
        DEMO,
        "sdb",
        Tab.SETTINGS,
        _opened(lambda s: page(s, Tab.SETTINGS, SettingsPage).sheet.last.save_asked.emit()),
        _close,
    ),
    Screen("value-on-battery", DEMO, "sdb", Tab.SETTINGS, _battery, _close_battery),
    Screen("help-contents", DEMO, "sdb", Tab.OVERVIEW, _help(""), _close_help),
    Screen("help-guide", DEMO, "sdb", Tab.SETTINGS, _help("guide/quiet"), _close_help),
    Screen("help-setting", DEMO, "sdb", Tab.SETTINGS, _help("setting/ata.apm"), _close_help),
    Screen("import", DEMO, "sdb", Tab.SETTINGS, lambda stage: _exchange(stage, 0), _close),
    Screen("export", DEMO, "sdb", Tab.SETTINGS, lambda stage: _exchange(stage, 1), _close),
)
"""What opens over the window."""


def _night(stage: Stage) -> QWidget:
    standby = page(stage, Tab.STANDBY, StandbyPage)
    stage.until(lambda: standby.front.currentIndex() == PageState.NIGHT, "a night")
    standby.accesses.opened = True
    stage.settle()
    return stage.window


def _leave_night(stage: Stage, _shown: QWidget) -> None:
    standby = page(stage, Tab.STANDBY, StandbyPage)
    standby.accesses.opened = standby.compare.opened = False


def _recording(stage: Stage) -> QWidget:
    standby = page(stage, Tab.STANDBY, StandbyPage)
    standby.controls.watch.click()
    stage.until(lambda: _has_hours(standby, 2), "two hours of a night")
    return stage.window


def _has_hours(standby: StandbyPage, hours: int) -> bool:
    found = standby.recording()
    return found is not None and not found.stage.over and found.seconds > hours * 3600


def _proved(stage: Stage) -> QWidget:
    standby = page(stage, Tab.STANDBY, StandbyPage)
    stage.until(lambda: standby.front.currentIndex() == PageState.NIGHT, "the end of the night")
    standby.compare.opened = True
    stage.settle()
    return stage.window


STATES = (
    Screen("standby-night", "demo", "sdb", Tab.STANDBY, _night, _leave_night),
    Screen("standby-recording", "demo", "sdb", Tab.STANDBY, _recording),
    # The end of that one, beside the night before.
    Screen("standby-compared", "demo", "sdb", Tab.STANDBY, _proved, _leave_night),
    Screen("strip-list", DEMO, "sdb", Tab.OVERVIEW, _strip_list, _close_strip_list),
    Screen("array-opened", DEMO, "md0", Tab.OVERVIEW, _array, _close_array),
    Screen("checkup-finding", DEMO, "sdh", Tab.DRIVE_HEALTH, _finding),
    Screen("row-opened", DEMO, "sdb", Tab.SETTINGS, _opened_row, _close_opened_row),
    Screen("error", DEMO, "sdb", Tab.OVERVIEW, _error, _withdraw),
    Screen("ejected", DEMO, "sdh", Tab.OVERVIEW, _ejected, _take_back),
    Screen("saved-for-battery", DEMO, "sdb", Tab.SETTINGS, _saved, _close_row),
    Screen("scrub-limited", DEMO, "sda", Tab.OVERVIEW, _scrub_limited, _scrub_goes_on),
    Screen("scrub-paused", DEMO, "sda", Tab.OVERVIEW, _scrub_paused, _scrub_goes_on),
    Screen("draft", DEMO, "sdb", Tab.SETTINGS, _draft, _discard),
    Screen("risky-draft", DEMO, "sdc", Tab.SETTINGS, _risky_draft, _discard),
    Screen("many-drives-changed", DEMO, "", Tab.SETTINGS, _batch, _leave_batch),
    Screen("measuring", DEMO, "sdb", Tab.BENCHMARK, _measuring, _cancel),
    Screen("measured", DEMO, "sdb", Tab.BENCHMARK, _measured),
    Screen("experiment-layer", DEMO, "sdb", Tab.EXPERIMENT, _layer_chosen),
    Screen("long-write-question", DEMO, "nvme0n1", Tab.BENCHMARK, _opened(_ask_long_write), _close),
    Screen("long-write-under-way", DEMO, "nvme0n1", Tab.BENCHMARK, _long_writing),
    Screen("long-write-result", DEMO, "nvme0n1", Tab.BENCHMARK, _long_written),
    Screen("earlier-results", DEMO, "sdb", Tab.BENCHMARK, _result, _leave_trend),
    Screen("all-results", DEMO, "", Tab.BENCHMARK, lambda stage: stage.window),
    Screen("long-trial-draft", DEMO, "nvme0n1", Tab.SETTINGS, _long_draft),
    Screen("long-trial", DEMO, "nvme0n1", Tab.SETTINGS, _long_trial),
    Screen("long-trial-result", DEMO, "nvme0n1", Tab.SETTINGS, _long_result, _close_long_result),
    Screen("on-trial", DEMO, "sdc", Tab.SETTINGS, _trial),
    Screen("kept", DEMO, "sdc", Tab.SETTINGS, _kept),
    Screen("restore", DEMO, "sdc", Tab.HISTORY, _opened(_restore), _close),
)
"""What the window looks like in the middle of something; in this order: each is made of the one before."""


# -- the walk ------------------------------------------------------------------------------------------------


def screens(stage: str, wanted: Sequence[str] = ("",)) -> Iterator[Screen]:
    """Yield what there is to see on a machine, with one of *wanted* in its name; what changes something last."""
    for face in FACES:
        for tab in Tab if face.stage == stage else ():
            name = f"{face.name}-{tab.name.lower().replace('_', '-')}"
            if any(word in name for word in wanted):
                yield Screen(name, stage, face.drive, tab, lambda shown: shown.window, as_found=True)
    for screen in (*DIALOGS, *STATES):
        if screen.stage == stage and any(word in screen.name for word in wanted):
            yield screen


_WATCHING = (Tab.ACTIVITY,)
"""Its charts begin when they are first shown."""


def visit(stage: Stage, name: str, wanted: Sequence[str] = ("",)) -> Iterator[tuple[Screen, QWidget]]:
    """Go to everything there is to see on the machine of that *name*, and yield what is to be looked at."""
    window = stage.window
    for screen in screens(name, wanted):
        window.panel.choose(screen.drive)
        drive = next((one for one in stage.session.drives if one.name == screen.drive), None)
        if not screen.tab.declared.serves(drive):
            continue
        window.tabs.setCurrentIndex(screen.tab)
        stage.settle()
        if screen.tab in _WATCHING:
            stage.watch(2)
        shown = screen.bring(stage)
        yield screen, shown
        screen.leave(stage, shown)
