"""What runs on drives, while another page or drive is in front: in the line of messages."""

from __future__ import annotations

from collections.abc import Callable

from PyQt6.QtCore import QObject

from disktune_contract.drives.drive import Drive
from disktune_gui.mainwindow.banners.banner import Banner
from disktune_gui.mainwindow.banners.strip import Strip
from disktune_gui.mainwindow.page_tabs import PageTabs
from disktune_gui.mainwindow.tabs import Tab
from disktune_gui.owned import later
from disktune_gui.services.services import Services


class WorkBanner(QObject):
    """One strip for each page that has something running, and for each drive that tests itself."""

    def __init__(
        self,
        banner: Banner,
        services: Services,
        tabs: PageTabs,
        shows: Callable[[Tab, str], bool],
        show: Callable[[Tab, str], object],
    ) -> None:
        """*shows* tells whether a page of a drive is in front; *show* goes there."""
        super().__init__(banner)
        self._banner, self._services, self._tabs = banner, services, tabs
        self._shows, self._go = shows, show
        self._strips: dict[tuple[Tab, str], Strip] = {}
        tabs.turned.connect(self.look)
        # After the others have heard of it: the news of tests is kept by one of them.
        services.session.self_tests_read.connect(self._look_later)
        services.session.drives_changed.connect(self.look)

    def _look_later(self, *_news: object) -> None:
        later(self, self.look)

    def look(self, *_news: object) -> None:
        """Say what runs; one that was dismissed is not said again."""
        running = {(tab, drive.name): words for tab, drive, words in self._running()}
        for key in self._strips.keys() - running.keys():
            self._banner.withdraw(self._strips.pop(key))
        for key, words in running.items():
            if key in self._strips:
                self._strips[key].retell(words)
            else:
                self._strips[key] = self._say(*key, words)

    def _running(self) -> list[tuple[Tab, Drive, str]]:
        found = []
        for tab, page in self._tabs.made.items():
            if (work := page.under_way()) is not None:
                found.append((tab, *work))
        words = self.tr("A self-test is running on {drive}.")
        tested = self._services.self_test_news.testing()
        return [*found, *((Tab.DRIVE_HEALTH, drive, words.format(drive=drive.title)) for drive in tested)]

    def _say(self, tab: Tab, drive: str, words: str) -> Strip:
        strip = self._banner.say(words, "info")
        strip.lead(
            self.tr("Show"),
            self.tr("Show what is running"),
            lambda: self._go(tab, drive),
            lambda: self._shows(tab, drive),
        )
        return strip
