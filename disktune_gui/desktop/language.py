"""The language of the program: that of the desktop, or the one chosen in the menu, from the next start on.

English is what the source is written in and needs no file. Every other language is a file below
``disktune_gui/translations``, and no line of code.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

from PyQt6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QObject, QTranslator

from disktune_gui.text import said
from disktune_gui.text.formats import formats

FOLDER = said.FOLDER
STEM = "disktune_"
ENGLISH = "en"
_SPOKEN = "disktune_language"
"""The property of the application that has its language."""
_WINDOW = "disktune_gui."
SHARE = ("Language", "share")
"""Context and text whose translation is the share of the program that a language translates, in percent."""
FOLLOWED = 90
"""Share from which a language is used because the desktop uses it; below, it has to be chosen."""


class Translation(QTranslator):
    """The translations of one language, found for a class by what it inherits, then among the sentences, too.

    ``self.tr`` looks in the class of the object, and lupdate puts a text in the class that contains it. One that
    has several contexts is among the sentences, once.
    """

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._modules = 0
        self._inherited: dict[str, tuple[str, ...]] = {}

    def translate(self, context: str, source: str, disambiguation: str = "", n: int = -1) -> str:
        """Return the translation; where there is none, None, since Qt would show an empty text."""
        # As bytes: PyQt hands a text on only if it is ASCII.
        wanted: Any = source.encode()
        found = super().translate(context, wanted, disambiguation, n)
        for name in () if found else (*self._bases(context), said.SENTENCES, said.CATALOGUE):
            found = found or super().translate(name, wanted, disambiguation, n)
        return found or None  # type: ignore[return-value]  # PyQt's declaration does not know

    def _bases(self, context: str) -> tuple[str, ...]:
        """Return the names of the window's classes from which the class *context* inherits."""
        if self._modules != len(sys.modules):  # Pages are imported when they are opened.
            self._modules, self._inherited = len(sys.modules), _inheritance()
        return self._inherited.get(context, ())


def _inheritance() -> dict[str, tuple[str, ...]]:
    """Return for each class of the window, by its name, those of the window that it inherits from."""
    found: dict[str, tuple[str, ...]] = {}
    for module in [module for name, module in sys.modules.items() if name.startswith(_WINDOW)]:
        for kind in vars(module).values():
            if isinstance(kind, type) and issubclass(kind, QObject) and kind.__module__.startswith(_WINDOW):
                bases = (base.__name__ for base in kind.__mro__[1:] if base.__module__.startswith(_WINDOW))
                found[kind.__name__] = tuple(dict.fromkeys((*found.get(kind.__name__, ()), *bases)))
    return found


def available(folder: Path = FOLDER) -> dict[str, int]:
    """Return the languages there are, each with its share in percent: English, then by their codes."""
    files = (file.stem.removeprefix(STEM) for file in sorted(folder.glob(f"{STEM}*.qm")))
    shares = {code: share_of(code, folder) for code in (ENGLISH, *files)}
    return {code: share for code, share in shares.items() if share is not None}


def share_of(code: str, folder: Path = FOLDER) -> int | None:
    """Return how much of the program a language translates, in percent; None if there is no such language."""
    if code == ENGLISH:
        return 100
    file, translator = folder / f"{STEM}{code}.qm", QTranslator()
    # Of "de_AT", Qt would load what there is of "de". A name from the desktop's settings leads to no other folder.
    found = code.replace("_", "").isalnum() and file.is_file() and translator.load(str(file))
    return int(translator.translate(*SHARE) or 0) if found else None


def native_name(code: str) -> str:
    """Return what those who speak a language call it."""
    # Qt returns "American English", which is not what is offered.
    name = "English" if code == ENGLISH else QLocale(code).nativeLanguageName()
    return name[:1].upper() + name[1:]


def spoken(chosen: str, wanted: list[str], share: Callable[[str], int | None]) -> str:
    """Return the language to speak: the *chosen* one, or the first *wanted* by the desktop with enough of a share.

    A desktop wants ``de-AT`` before ``de``, and may want English before either.
    """
    if chosen and share(chosen) is not None:
        return chosen
    for name in wanted:
        parts = name.replace("-", "_").split("_")
        # "pt_Latn_BR": the country may follow the script.
        for code in ("_".join(parts), f"{parts[0]}_{parts[-1]}", parts[0]):
            if (share(code) or 0) >= FOLLOWED:
                return code
    return ENGLISH


def follow_degree(degree: str) -> None:
    """Show temperatures in ``C`` or ``F``; if it is empty, as the desktop does."""
    imperial = QLocale.system().measurementSystem() is QLocale.MeasurementSystem.ImperialUSSystem
    formats.fahrenheit = degree == "F" or (imperial and not degree)


def speak(application: QCoreApplication, chosen: str = "", *, folder: Path = FOLDER, degree: str = "") -> str:
    """Translate *application* into the language that is *chosen* or the desktop's; return its code.

    Numbers and dates follow the desktop, whose formats need not be those of its language, unless a language is
    chosen that the desktop does not speak. So do temperatures unless *degree* is ``C`` or ``F``.
    """
    system = QLocale.system()
    code = spoken(chosen, system.uiLanguages(), lambda name: share_of(name, folder))
    chooses = chosen == code and QLocale(code).language() is not system.language()
    formats.follow(QLocale(code) if chooses else system)
    follow_degree(degree)
    # Qt writes and reads with these, too.
    QLocale.setDefault(formats.locale)
    if code != ENGLISH:
        # First Qt's own words, for its dialogs: what is installed last is asked first.
        for translator, file in (
            (QTranslator(application), f"{_of_qt()}/qtbase_{code}"),
            (Translation(application), str(folder / f"{STEM}{code}")),
        ):
            if translator.load(file):
                application.installTranslator(translator)
    said.heard.wanted = code != ENGLISH or formats.differ
    application.setProperty(_SPOKEN, code)
    return code


def is_spoken(application: QCoreApplication) -> bool:
    """Return whether `speak` was called for *application*."""
    return bool(application.property(_SPOKEN))


def current() -> str:
    """Return the code of the language that the application speaks."""
    application = QCoreApplication.instance()
    return str((application.property(_SPOKEN) if application is not None else None) or ENGLISH)


def _of_qt() -> str:
    """Return the folder with Qt's own translations: beside the wheel's Qt, or the distribution's."""
    return QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
