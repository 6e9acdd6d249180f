"""What is said of a drive that is being ejected: progress, why not, and when it can be taken away."""

from __future__ import annotations

from functools import partial

from PyQt6.QtCore import QObject

from disktune_contract.drives.drive import DriveRef
from disktune_gui.mainwindow.banners.banner import Banner
from disktune_gui.mainwindow.banners.strip import Importance, Strip
from disktune_gui.services.eject.ejector import Ejector


class EjectBanner(QObject):
    """Of each drive one sentence: the newest."""

    def __init__(self, banner: Banner, ejector: Ejector) -> None:
        super().__init__(banner)
        self._banner, self._ejector = banner, ejector
        self._strips: dict[DriveRef, Strip] = {}
        """Those that tell of progress."""
        ejector.progress.connect(self._on_progress)
        ejector.refused.connect(self._on_refused)
        ejector.asked.connect(self._on_asked)
        ejector.safe.connect(self._on_safe)
        ejector.outdated.connect(self._withdraw)

    def _on_progress(self, ref: DriveRef, words: str) -> None:
        strip = self._strips.get(ref)
        if strip is not None and not strip.gone:
            strip.retell(words)
        elif strip is None:
            self._withdraw(ref)
            self._strips[ref] = self._banner.say(words, "info", about=_about(ref), importance=Importance.WARNING)

    def _on_refused(self, ref: DriveRef, why: str) -> None:
        self._strips.pop(ref, None)
        self._banner.say(self._not_ejected(ref, why), "caution", about=_about(ref))

    def _not_ejected(self, ref: DriveRef, why: str) -> str:
        return self.tr("{drive} was not ejected. {why}").format(drive=self._ejector.title(ref), why=why)

    def _on_asked(self, ref: DriveRef, question: str) -> None:
        self._withdraw(ref)
        strip = self._banner.ask(question, self.tr("Eject All"), partial(self._ejector.go_on, ref))
        strip.about = _about(ref)

    def _on_safe(self, ref: DriveRef, words: str) -> None:
        self._strips.pop(ref, None)
        self._banner.say(words, "good", about=_about(ref), importance=Importance.WARNING)

    def _withdraw(self, ref: DriveRef) -> None:
        self._strips.pop(ref, None)
        self._banner.withdraw_about(_about(ref))


def _about(ref: DriveRef) -> str:
    return f"eject {ref}"
