"""What pages propose for the settings of drives: it is laid onto their tables, and the user applies it, or not."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from PyQt6.QtCore import QObject

from disktune_contract.arrays.slowdown_causes import Fix
from disktune_contract.drives.drive import Drive
from disktune_contract.sentence import in_turn, listed
from disktune_contract.settings.change import Change
from disktune_contract.settings.setting import Value
from disktune_gui.client.session import Session
from disktune_gui.editing import restoration
from disktune_gui.editing.preset import Preset
from disktune_gui.editing.restoration import Restoration
from disktune_gui.mainwindow.banners.banner import Banner
from disktune_gui.mainwindow.tabs import Tab
from disktune_gui.text.said import said
from disktune_gui.widgets.page import Page


class Proposals(QObject):
    """Lays them out: *page* makes a page, *go_to* shows it, *choose* takes a drive, or "" for all."""

    def __init__(
        self,
        session: Session,
        banner: Banner,
        page: Callable[[int], Page],
        go_to: Callable[[Tab, str], bool],
        choose: Callable[[str], object],
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._session, self._banner = session, banner
        self._page, self._go_to, self._choose = page, go_to, choose

    def propose(self, restorations: tuple[Restoration, ...], *, earlier: bool = True) -> None:
        """Lay changes that the history offers onto the tables of their drives.

        What was not there *earlier* is refused on a drive that fails, unless it lowers the risk.
        """
        from disktune_gui.settings.page import SettingsPage  # noqa: PLC0415

        page, restorations = self._page(Tab.SETTINGS), self._present(restorations)
        if not restorations or not isinstance(page, SettingsPage):
            return
        if not self._go_to(Tab.SETTINGS, restorations[0].drive.name):
            return
        for one in restorations:
            for setting, value in one.values:
                page.propose(one.drive, setting, value, earlier=earlier)
        # Members of an array are mostly of one model.
        others = said(listed(f"{one.drive.title} ({one.drive.name})" for one in restorations[1:]))
        waiting = (
            self.tr("Select {drives} to review the remaining changes.").format(drives=others) if others else ""
        )
        if words := said(in_turn(restoration.remark(restorations), waiting)):
            page.message.show_text(words)

    def restore(self, restorations: tuple[Restoration, ...]) -> None:
        """Review original values, of several drives side by side, and forget what is saved."""
        from disktune_gui.settings.page import SettingsPage  # noqa: PLC0415

        if not (restorations := self._present(restorations)):
            return
        changing = tuple(one for one in restorations if one.values)
        if len(changing) == 1:
            self.propose(changing)
        else:
            self._choose("" if changing else restorations[0].drive.name)
            self._go_to(Tab.SETTINGS, "")
        page = self._page(Tab.SETTINGS)
        if isinstance(page, SettingsPage):
            page.keeping.restore(restorations)

    def restore_all(self) -> None:
        """Gather the original values of all drives, in front of the settings of all drives."""
        from disktune_gui.settings.page import SettingsPage  # noqa: PLC0415

        self._choose("")
        page = self._page(Tab.SETTINGS)
        if self._go_to(Tab.SETTINGS, "") and isinstance(page, SettingsPage):
            page.keeping.find_original(self._session.drives)

    def propose_preset(self, drive: Drive, chosen: Preset) -> None:
        """Lay what a preset comes to onto the table of a drive."""
        from disktune_gui.settings.page import SettingsPage  # noqa: PLC0415

        page = self._page(Tab.SETTINGS)
        if self._go_to(Tab.SETTINGS, drive.name) and isinstance(page, SettingsPage):
            page.drafting.propose_preset(drive, chosen)

    def propose_lasting(self, drive: Drive, setting: str, value: Value) -> None:
        """Lay a change onto the table of a drive, with "Apply at boot" ticked."""
        from disktune_gui.settings.page import SettingsPage  # noqa: PLC0415

        page = self._page(Tab.SETTINGS)
        if self._go_to(Tab.SETTINGS, drive.name) and isinstance(page, SettingsPage):
            page.drafting.propose(drive, {setting: value}, boot=True)

    def propose_to_many(self, drive: Drive, wanted: Mapping[str, Value]) -> None:
        """Show what *wanted* would do to drives like *drive*, which alone is chosen at first."""
        from disktune_gui.settings.page import SettingsPage  # noqa: PLC0415

        self._choose("")
        page = self._page(Tab.SETTINGS)
        if self._go_to(Tab.SETTINGS, "") and isinstance(page, SettingsPage):
            page.all_drives.spread(drive, wanted)

    def propose_fix(self, fix: Fix) -> None:
        """Lay what would help an array onto the tables of its drives."""
        drives = {drive.name: drive for drive in self._session.drives}
        wanted: dict[str, list[tuple[str, Value]]] = {}
        for change in fix.changes:
            wanted.setdefault(change.drive, []).append((change.setting, change.value))
        restorations = tuple(
            Restoration(drives[name], tuple(values)) for name, values in wanted.items() if name in drives
        )
        if restorations:
            self.propose(restorations, earlier=False)

    def compare(self, drive: Drive, changes: tuple[Change, ...]) -> None:
        """Offer to measure before and after a change that is laid out on the table."""
        from disktune_gui.experiment.page import ExperimentPage  # noqa: PLC0415

        page = self._page(Tab.EXPERIMENT)
        if self._go_to(Tab.EXPERIMENT, drive.name) and isinstance(page, ExperimentPage):
            page.before_and_after(drive, changes)

    def _present(self, restorations: tuple[Restoration, ...]) -> tuple[Restoration, ...]:
        """Return those of drives that are still here; a kernel name may belong to another one by now."""
        here = {drive.ref for drive in self._session.drives}
        for gone in (one.drive for one in restorations if one.drive.ref not in here):
            words = self.tr("{drive} was no longer available. None of its settings were changed.")
            self._banner.say(words.format(drive=f"{gone.title} ({gone.name})"))
        return tuple(one for one in restorations if one.drive.ref in here)
