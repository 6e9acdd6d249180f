"""The search of the whole program: its entries, and how the window goes to each."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from functools import cache, partial

from PyQt6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication, QObject
from PyQt6.QtGui import QAction
from PyQt6.QtWidgets import QMainWindow, QMenu

from disktune_contract.catalog import SETTINGS
from disktune_contract.drives.drive import Drive, can_spin_down
from disktune_contract.rules.hdparm_options import OPTIONS
from disktune_contract.settings.drive_actions import ACTIONS
from disktune_contract.settings.setting import Setting
from disktune_contract.settings.setting_names import names, occurs, place
from disktune_gui.client.jobs import WorkKind
from disktune_gui.desktop import language
from disktune_gui.desktop.preferences import Preferences
from disktune_gui.drives.groups import matches, selected_kinds
from disktune_gui.editing import preset
from disktune_gui.mainwindow.actions import EJECT, NOTE, TRIM, WHY_AWAKE, eject_label, trims
from disktune_gui.mainwindow.page_controls import ACTION_WORDS, CONTROLS, WORDS, cards_elsewhere, controls, in_both
from disktune_gui.mainwindow.routes import Routes
from disktune_gui.mainwindow.search_dialog import Entry, EntryKind, SearchDialog, SearchIndex
from disktune_gui.mainwindow.tabs import Tab, key_of, title_of
from disktune_gui.services.drive_notes import recognizable
from disktune_gui.services.ejector import can_be_taken_away
from disktune_gui.services.services import Services
from disktune_gui.text.said import said

translate = QCoreApplication.translate


class GlobalSearch(QObject):
    """Opens the dialog, with the entries of that moment."""

    def __init__(
        self, window: QMainWindow, services: Services, routes: Routes, subtitle: Callable[[Drive], str]
    ) -> None:
        """*subtitle* returns what distinguishes a drive from others of its model."""
        super().__init__(window)
        self._window, self._services, self._routes, self._subtitle = window, services, routes, subtitle
        self._commands: dict[str, QAction] = {}

    def open(self, drive: Drive | None) -> SearchDialog:
        """Open the search; *drive* is the selected one, None for all."""
        found = list(self._entries(drive))
        # An entry of the menu Drive that leads to one of these adds nothing.
        listed = {entry.title for entry in found}
        found += (entry for entry in self._menu_commands() if entry.title not in listed)
        dialog = SearchDialog(SearchIndex(found), self._window)
        dialog.wanted.connect(self._go)
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()
        dialog.field.setFocus()
        return dialog

    def _go(self, entry: Entry) -> None:
        routes = self._routes
        match entry.kind:
            case EntryKind.DRIVE:
                routes.drive(entry.key)
            case EntryKind.PAGE:
                routes.page(Tab[entry.key])
            case EntryKind.SETTING:
                routes.setting_of("", entry.key)
            case EntryKind.ACTION:
                routes.action(entry.key)
            case EntryKind.BENCHMARK:
                routes.benchmark(entry.key)
            case EntryKind.COMMAND:
                self._commands[entry.key].trigger()
            case EntryKind.CONTROL:
                number, _, drive = entry.key.partition(" ")
                routes.control(CONTROLS[int(number)], drive)
            case EntryKind.HDPARM:
                routes.hdparm(entry.key)
            case EntryKind.PRESET:
                routes.preset(entry.key)
            case EntryKind.GUIDE:
                routes.help(entry.key)

    # -- the entries ---------------------------------------------------------------------------------------

    def _entries(self, drive: Drive | None) -> Iterator[Entry]:
        listed = selected_kinds(self._services.preferences)
        drives = [one for one in self._services.session.drives if matches(one, listed)]
        yield from map(self._drive, drives)
        for tab in Tab:
            if tab.declared.serves(drive):
                place = tab.declared.place
                where = f"{title_of(place, drive)}, {key_of(place)}"
                words = f"{title_of(place, drive)} {in_both(tab.declared.words)}"
                yield Entry(EntryKind.PAGE, tab.name, tab.declared.title(), where, words)
        yield from _settings()
        if drive is not None:
            yield from _actions(drive)
            yield from _presets(drive)
        trial = any(work.kind is WorkKind.TRIAL for work in self._services.running.works)
        for key, one in controls(drive, trial=trial):
            yield Entry(EntryKind.CONTROL, key, one.title, one.tab.declared.title(), one.known_as)
        for other, key, one in cards_elsewhere(drive, drives):
            yield Entry(EntryKind.CONTROL, key, one.title, other.full_title, one.known_as)
        if Tab.BENCHMARK.declared.serves(drive):
            yield from _benchmarks(self._services.preferences)
        for option in OPTIONS:
            title = f"hdparm {option.flag}" if option.flag.startswith("-") else option.flag
            yield Entry(EntryKind.HDPARM, option.flag, title, said(option.does), option.does, option.flag)
        yield from _guides()

    def _drive(self, drive: Drive) -> Entry:
        parts = (part for part in drive.partitions)
        known = (
            drive.name,
            f"/dev/{drive.name}",
            drive.model,
            drive.serial,
            *drive.usage.mounts,
            *drive.usage.volumes,
            *(word for part in parts for word in (part.name, *part.mounts)),
            self._services.drive_notes.of(drive),
        )
        return Entry(EntryKind.DRIVE, drive.name, drive.title, self._subtitle(drive), " ".join(known))

    def _menu_commands(self) -> Iterator[Entry]:
        self._commands = {}
        bar = self._window.menuBar()
        for top in bar.actions() if bar is not None else ():
            if (menu := top.menu()) is not None:
                # Submenus of choices are filled when they open.
                menu.aboutToShow.emit()
                yield from self._commands_of(menu, _plain(top))

    def _commands_of(self, menu: QMenu, path: str) -> Iterator[Entry]:
        for action in menu.actions():
            below = action.menu()
            if below is not None:
                yield from self._commands_of(below, f"{path} › {_plain(action)}")
            elif action.text() and action.isEnabled() and not action.isSeparator():
                key = f"{path} › {_plain(action)}"
                self._commands[key] = action
                words = f"{path} {action.toolTip()} {_words(action)}"
                yield Entry(EntryKind.COMMAND, key, _plain(action), path, words)


def _settings() -> Iterator[Entry]:
    labels = Counter(setting.label for setting in SETTINGS)
    for setting in SETTINGS:
        # An ATA and a SCSI setting may have the same label.
        detail = said(setting.purpose.value)
        if labels[setting.label] > 1:
            of_scsi = setting.id.startswith("scsi.")
            detail = translate("Search", "SCSI and SAS disks") if of_scsi else translate("Search", "ATA drives")
        known = " ".join((setting.label, setting.id, *names(setting)))
        yield Entry(
            EntryKind.SETTING,
            setting.id,
            said(setting.label),
            detail,
            known,
            setting.hdparm,
            _by_any_name(setting),
        )


def _by_any_name(setting: Setting) -> Callable[[str], bool]:
    """Return a function that finds *setting* as the search of the settings page does."""

    @cache
    def known() -> str:
        return place(setting, (said(setting.label), said(setting.help)))

    return lambda text: occurs(text, known())


def _presets(drive: Drive) -> Iterator[Entry]:
    for one in preset.suiting(drive):
        yield Entry(EntryKind.PRESET, one.name, said(one.name), said(one.about), one.name)


def _actions(drive: Drive) -> Iterator[Entry]:
    for action in ACTIONS:
        if drive.kind in action.kinds:
            flag = f"hdparm {action.hdparm}" if action.hdparm else ""
            known = f"{action.label} {flag} {in_both(ACTION_WORDS.get(action.id, ''))}"
            yield Entry(EntryKind.ACTION, action.id, said(action.label), flag, known, action.hdparm)
    if trims(drive):
        words = in_both(QT_TRANSLATE_NOOP("Search words", "fstrim discard unused blocks"))
        yield Entry(EntryKind.ACTION, TRIM, translate("Actions", "Trim Now…").rstrip("…"), "fstrim", words)
    if can_spin_down(drive):
        title = translate("Actions", "Why Awake?")
        yield Entry(EntryKind.ACTION, WHY_AWAKE, title, "", in_both(Tab.STANDBY.declared.words))
    if can_be_taken_away(drive):
        words = in_both(QT_TRANSLATE_NOOP("Search words", "remove disconnect unplug"))
        yield Entry(EntryKind.ACTION, EJECT, eject_label(drive).replace("&", ""), "", words)
    if recognizable(drive):
        words = in_both(QT_TRANSLATE_NOOP("Search words", "comment label"))
        yield Entry(EntryKind.ACTION, NOTE, translate("Actions", "Edit Note…").rstrip("…"), "", words)


def _benchmarks(preferences: Preferences) -> Iterator[Entry]:
    from disktune_contract.measuring.workload import Target  # noqa: PLC0415  # not before it is wanted
    from disktune_gui.profiles import own, workload_choice  # noqa: PLC0415

    for target in Target:
        for group in workload_choice.groups(target, own=own.choices(preferences)):
            for choice in group.choices:
                yield Entry(
                    EntryKind.BENCHMARK,
                    choice.id,
                    choice.title,
                    translate("Benchmark", group.title),
                    f"{choice.label} {choice.counterpart}",
                )


def _guides() -> Iterator[Entry]:
    from disktune_gui.help import guides  # noqa: PLC0415  # not before it is wanted

    for guide in guides.every():
        english = guides.read(guide.name, language.ENGLISH).title
        found_by = partial(_occurs, guide.words)
        yield Entry(EntryKind.GUIDE, guide.address, guide.title, "", english, found_by=found_by)


def _occurs(known: str, text: str) -> bool:
    return occurs(text, known)


def _words(action: QAction) -> str:
    """Return the search words of a menu entry, which its menu gave it (`Menus`)."""
    words = action.property(WORDS)
    return in_both(words) if isinstance(words, str) else ""


def _plain(action: QAction) -> str:
    """Return the text of a menu entry without its mnemonic mark and dots."""
    return action.text().replace("&&", "\0").replace("&", "").replace("\0", "&").rstrip("…")
