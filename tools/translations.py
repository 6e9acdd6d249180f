"""Bring the translations up to date: ``make translations``.

    python -m tools.translations [--check] [--drop] [LANGUAGE …]

Marks are found by lupdate (PyQt6's) in the window, and taken from the contract's declarations and sentences
(`tools.translation_marks`). A text of several contexts is translated once, as a sentence. They go to
``disktune_gui/translations/disktune_LANGUAGE.ts``, which Qt Linguist or a text editor completes; a LANGUAGE
without a file gets one. What is complete there is compiled to the ``.qm`` beside it by Qt's lrelease. Both are
committed: no package needs a tool of Qt to be built.

Printed is, for each language, how many texts there are, how many lack a translation, which are no longer used and
which are wrong. ``--check`` changes nothing; ``--drop`` removes what is no longer used.

Exit status: 0 if all is well, 1 if a translation is wrong, or with --check if one is missing or a file is not up
to date, 2 if something is missing that this needs.
"""

from __future__ import annotations

import argparse
import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from xml.etree import ElementTree
from xml.etree.ElementTree import Element

from PyQt6.QtCore import QLocale

from disktune_gui.desktop import language
from disktune_gui.text.said import CATALOGUE, SENTENCES
from tools import translation_marks

ROOT = Path(__file__).resolve().parent.parent
FOLDER, STEM = language.FOLDER, language.STEM
MARKS = "declared.py"
_LRELEASE_PLACES = ("/usr/lib/qt6/bin", "/usr/lib64/qt6/bin", "/usr/lib/qt/bin")
_LANGUAGE = re.compile(r"[a-z]{2,3}(_[A-Z]{2})?")
_SHARED = (SENTENCES, CATALOGUE)
APART = frozenset(
    {
        "&Copy as Commands",
        "Change",
        "Changes",
        "Condition",
        "Note",
        "Power",
        "Read-ahead",
        "Read-only",
        "failed",
        "idle",
        "none",
        "not possible",
        "nothing",
        "reads",
        "suspended",
        "writes",
    }
)
"""Texts that mean something else in each context, or have a letter after “&” that differs."""


class TranslationsError(Exception):
    """Something that only a person can put right; one sentence."""


@dataclass(frozen=True)
class Text:
    """One text of a .ts file with its translation."""

    context: str
    source: str
    comment: str
    numerus: bool
    state: str
    """Empty where the translation is finished; else ``unfinished``, ``vanished`` or ``obsolete``."""
    forms: tuple[str, ...]
    """The translation; of a text with forms for numbers, each of them. Empty texts where there is none."""

    @property
    def used(self) -> bool:
        """Whether the program still says it."""
        return self.state not in ("vanished", "obsolete")

    @property
    def finished(self) -> bool:
        """Whether it reaches the program."""
        return not self.state and all(self.forms)


def files() -> list[Path]:
    """Return the .ts files there are."""
    return sorted(FOLDER.glob(f"{STEM}*.ts"))


def texts(file: Path) -> list[Text]:
    """Return what is in a .ts file; raises TranslationsError if it cannot be read."""
    return [
        Text(
            context.findtext("name") or "",
            message.findtext("source") or "",
            message.findtext("comment") or "",
            message.get("numerus") == "yes",
            _translation(message).get("type", ""),
            _forms(message),
        )
        for context in _tree(file).iter("context")
        for message in context.iter("message")
    ]


def _tree(file: Path) -> Element:
    try:
        return ElementTree.parse(file).getroot()  # noqa: S314  # ours
    except (OSError, ElementTree.ParseError) as error:
        raise TranslationsError(f"{file} cannot be read: {error}.") from None


def _translation(message: Element) -> Element:
    found = message.find("translation")
    return Element("translation", type="unfinished") if found is None else found


def _forms(message: Element) -> tuple[str, ...]:
    translation = _translation(message)
    if message.get("numerus") == "yes":
        return tuple(form.text or "" for form in translation.iter("numerusform")) or ("",)
    return (translation.text or "",)


# -- updating ----------------------------------------------------------------------------------------------


def update(ts: list[Path], *, drop: bool = False) -> None:
    """Write the marks of both packages into .ts files, and keep what is translated."""
    from PyQt6.lupdate.lupdate import lupdate  # noqa: PLC0415  # Debian has it in a package of its own

    for file in ts:
        if not file.exists():
            _begin(file)
    # In the order of their names: os.walk has the order of the disk, and the files would differ by machine.
    sources = [str(path) for path in sorted((ROOT / "disktune_gui").rglob("*.py"))]
    with tempfile.TemporaryDirectory(prefix="disktune-translations-") as place:
        marks, found = Path(place) / MARKS, Path(place) / f"{STEM}de.ts"
        declared = translation_marks.module()
        marks.write_text(declared, encoding="utf-8")
        _begin(found)
        lupdate([*sources, str(marks)], [str(found)])  # type: ignore[no-untyped-call]
        shared = _shared(texts(found))
        sentences = (text for text, context in shared.items() if context == SENTENCES)
        marks.write_text(declared + translation_marks.sentence_marks(sentences), encoding="utf-8")
        lupdate([*sources, str(marks)], [str(file) for file in ts], no_obsolete=drop)  # type: ignore[no-untyped-call]
    for file in ts:
        _settle(file, shared)


def _shared(marked: list[Text]) -> dict[tuple[str, bool], str]:
    """Return the context of each text that stands in several, by the text and whether it has forms."""
    contexts: dict[tuple[str, bool], set[str]] = {}
    for text in marked:
        if text.source not in APART and not text.comment:
            contexts.setdefault((text.source, text.numerus), set()).add(text.context)
    return {
        text: next((name for name in _SHARED if name in found), SENTENCES)
        for text, found in contexts.items()
        if len(found) > 1
    }


def _begin(file: Path) -> None:
    code = file.stem.removeprefix(STEM)
    if QLocale(code).language() in (QLocale.Language.C, QLocale.Language.English):
        raise TranslationsError(f"{code} is not a language to translate English to, such as de or pt_BR.")
    file.parent.mkdir(exist_ok=True)
    file.write_text(f'<TS version="2.1" language="{code}" sourcelanguage="en" />\n', encoding="utf-8")


def _settle(file: Path, shared: dict[tuple[str, bool], str]) -> None:
    """Leave of a place the file alone: a line would change with every edit above it. Make room for every form."""
    root = _tree(file)
    forms = _forms_of(root.get("language", ""))
    _join(root, shared)
    for message in root.iter("message"):
        if message.get("numerus") == "yes" and (translation := message.find("translation")) is not None:
            for _ in range(forms - len(translation.findall("numerusform"))):
                ElementTree.SubElement(translation, "numerusform")
        seen = set()
        for location in message.findall("location"):
            name = location.get("filename", "")
            if name in seen or Path(name).name == MARKS:
                message.remove(location)
            seen.add(name)
            location.attrib.pop("line", None)
    for context in root.iter("context"):
        ElementTree.indent(context, space="    ")
    head = '<?xml version="1.0" encoding="utf-8"?>\n<!DOCTYPE TS>\n'
    file.write_text(head + ElementTree.tostring(root, encoding="unicode").rstrip() + "\n", encoding="utf-8")


def _join(root: Element, shared: dict[tuple[str, bool], str]) -> None:
    """Leave each shared text in its one context; untranslated there, it gets a translation from elsewhere.

    A translation that is lost because it differs is printed: perhaps the text belongs in `APART`.
    """
    kept: dict[tuple[str, bool], Element] = {}
    # Those of shared texts come first.
    for context in sorted(root.iter("context"), key=lambda one: one.findtext("name") not in _SHARED):
        for message in context.findall("message"):
            text = message.findtext("source") or "", message.get("numerus") == "yes"
            if text not in shared or message.find("comment") is not None:
                continue
            if context.findtext("name") == shared[text]:
                kept[text] = message
                continue
            context.remove(message)
            if _translation(message).get("type"):
                continue
            if _translation(kept[text]).get("type"):
                kept[text].remove(_translation(kept[text]))
                kept[text].append(_translation(message))
            elif _forms(kept[text]) != (lost := _forms(message)):
                print(f"  lost: {context.findtext('name')}: {text[0]!r}: {lost[0]!r}")
        if context.find("message") is None:
            root.remove(context)


@cache
def _forms_of(language: str) -> int:
    """Return how many forms for numbers a language has, by Qt's lconvert; 1 if that is not there."""
    sample = f'<TS version="2.1" language="{language}">{_SAMPLE}</TS>'
    try:
        command = [lrelease().replace("lrelease", "lconvert"), "-if", "ts", "-i", "-", "-of", "ts"]
    except TranslationsError:
        return 1
    done = subprocess.run(command, input=sample, capture_output=True, text=True, check=False)
    return max(1, done.stdout.count("<numerusform>"))


_SAMPLE = """<context><name>a</name><message numerus="yes"><source>b</source>
<translation><numerusform>c</numerusform></translation></message></context>"""


# -- compiling ---------------------------------------------------------------------------------------------


def lrelease() -> str:
    """Return the path of Qt's compiler of translations; raises TranslationsError."""
    usual = shutil.which("lrelease", path=os.pathsep.join(_LRELEASE_PLACES))
    found = usual or shutil.which("lrelease6") or shutil.which("lrelease-qt6")
    if found is None:
        raise TranslationsError("Qt's lrelease is missing. On Debian: sudo apt install qt6-l10n-tools")
    return found


def compile_to(file: Path, target: Path) -> None:
    """Compile what is finished in a .ts file, with its share; raises TranslationsError.

    A program that runs has the old file mapped, and keeps it.
    """
    root = _tree(file)
    told = ElementTree.SubElement(root, "context")
    ElementTree.SubElement(told, "name").text = language.SHARE[0]
    message = ElementTree.SubElement(told, "message")
    ElementTree.SubElement(message, "source").text = language.SHARE[1]
    ElementTree.SubElement(message, "translation").text = str(share(texts(file)))
    with tempfile.TemporaryDirectory(prefix=".disktune-translations-", dir=target.parent) as place:
        whole, made = Path(place) / file.name, Path(place) / target.name
        ElementTree.ElementTree(root).write(whole, encoding="utf-8", xml_declaration=True)
        # Without -compress: what it leaves out of the file would make another text, of the same hash, a match.
        command = [lrelease(), "-silent", "-nounfinished", str(whole), "-qm", str(made)]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        if done.returncode or done.stderr.strip():
            raise TranslationsError(f"lrelease refuses {file}: {' '.join((done.stderr or done.stdout).split())}")
        made.replace(target)


def share(found: list[Text]) -> int:
    """Return how much of what the program says is translated, in percent, rounded down."""
    used = [text for text in found if text.used]
    return 100 * sum(text.finished for text in used) // max(1, len(used))


# -- judging -----------------------------------------------------------------------------------------------

_PLACEHOLDER = re.compile(r"\{[^{}]*\}|%n|%L?\d")
_TAG = re.compile(r"</?[a-zA-Z][^>]*>")
_ACCELERATOR = re.compile(r"&(?=\w)(?!\w+;)")


def problems(text: Text) -> Iterator[str]:
    """Yield what is wrong with a finished translation, each as a sentence without its full stop."""
    for form in text.forms:
        lacks = set(_PLACEHOLDER.findall(text.source)) ^ set(_PLACEHOLDER.findall(form))
        # "one drive" needs no number.
        if lacks - ({"{n}", "%n"} if text.numerus else set()):
            yield f"the placeholders differ: {', '.join(sorted(lacks))}"
        if sorted(_TAG.findall(text.source)) != sorted(_TAG.findall(form)):
            yield "the tags differ"
        wanted, has = len(_ACCELERATOR.findall(text.source)), len(_ACCELERATOR.findall(form))
        if wanted != has:
            yield f"it has {has} letters after “&”, and the English text {wanted}"
        if text.source.endswith("…") != form.endswith("…"):
            yield "only one of them ends with “…”"
        if form != form.strip() and text.source == text.source.strip():
            yield "it begins or ends with a space"


def _report(file: Path, *, said: int = 5) -> tuple[int, int]:
    """Print how a language stands; return how many texts lack a translation, and how many have a wrong one."""
    found = texts(file)
    used = [text for text in found if text.used]
    missing = [text for text in used if not text.finished]
    unused = [text for text in found if not text.used]
    wrong = [(text, why) for text in used if text.finished for why in problems(text)]
    print(
        f"{file.relative_to(ROOT)}: {len(used)} texts, {len(missing)} not translated, {len(unused)} no longer used"
    )
    for title, some in (("not translated", missing), ("no longer used", unused)):
        for text in some[:said]:
            print(f"  {title}: {text.context}: {text.source[:90]!r}")
        if len(some) > said:
            print(f"  {title}: {len(some) - said} more")
    for text, why in wrong:
        print(f"  wrong: {text.context}: {text.source[:60]!r}: {why}")
    return len(missing), len(wrong)


def _check(ts: list[Path]) -> bool:
    """Return whether updating would add no text to any file, and find none that is no longer used."""
    same = True
    with tempfile.TemporaryDirectory(prefix="disktune-translations-") as place:
        for file in ts:
            copy = Path(place) / file.name
            shutil.copy(file, copy)
            before = texts(file)
            update([copy])
            if {_mark(text) for text in before if text.used} != {_mark(text) for text in texts(copy) if text.used}:
                print(f"{file.relative_to(ROOT)} is not up to date; run make translations")
                same = False
    return same


def _mark(text: Text) -> tuple[str, str, str, bool]:
    return text.context, text.source, text.comment, text.numerus


def main(arguments: list[str]) -> int:
    """Do what the command line asks for and return the exit status."""
    parser = argparse.ArgumentParser(prog="python -m tools.translations", description="Update the translations.")
    parser.add_argument(
        "--check", action="store_true", help="change nothing; say what is missing or not up to date"
    )
    parser.add_argument("--drop", action="store_true", help="remove translations of texts that are no longer used")
    parser.add_argument("language", nargs="*", help="such as de or pt_BR; none: those there are")
    options = parser.parse_args(arguments)
    for code in options.language:
        if not _LANGUAGE.fullmatch(code):
            parser.error(f"{code!r} is not the name of a language, such as de or pt_BR")
    chosen = [FOLDER / f"{STEM}{code}.ts" for code in options.language] or files()
    try:
        return _checked(chosen) if options.check else _updated(chosen, drop=options.drop)
    except TranslationsError as error:
        print(error, file=sys.stderr)
        return 2


def _checked(ts: list[Path]) -> int:
    counts = [_report(file) for file in ts]
    return 0 if _check(ts) and not any(map(sum, counts)) else 1


def _updated(ts: list[Path], *, drop: bool) -> int:
    lrelease()
    update(ts, drop=drop)
    for file in ts:
        compile_to(file, file.with_suffix(".qm"))
    return 1 if sum(wrong for _, wrong in map(_report, ts)) else 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
