"""The menu in which the language of the program is chosen."""

from __future__ import annotations

from functools import partial

from PyQt6.QtGui import QAction, QActionGroup
from PyQt6.QtWidgets import QMenu, QWidget

from disktune_gui.desktop import language
from disktune_gui.desktop.preferences import Preferences
from disktune_gui.mainwindow.banner import Banner


class LanguageMenu(QMenu):
    """Each language by the name that those who speak it give it. What was chosen holds from the next start on."""

    def __init__(self, preferences: Preferences, banner: Banner, parent: QWidget) -> None:
        super().__init__(parent)
        self.setTitle(self.tr("&Language"))
        self._preferences, self._banner = preferences, banner
        group = QActionGroup(self)
        self._offer(group, self.tr("Follow &System"), "")
        self.addSeparator()
        for code, share in language.available().items():
            name = language.native_name(code)
            partly = self.tr("{language} ({share}% translated)").format(language=name, share=share)
            self._offer(group, name if share >= language.FOLLOWED else partly, code)

    def _offer(self, group: QActionGroup, name: str, code: str) -> None:
        action = QAction(name, self)
        action.setCheckable(True)
        action.setChecked(code == self._preferences.language)
        action.triggered.connect(partial(self._choose, code))
        group.addAction(action)
        self.addAction(action)

    def _choose(self, code: str) -> None:
        if code != self._preferences.language:
            self._preferences.language = code
            self._banner.say(
                self.tr("The language changes when you restart DiskTune. The tray changes when you log in again.")
            )
