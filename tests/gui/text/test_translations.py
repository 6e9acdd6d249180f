"""The translations: complete in themselves, true to the English text, and compiled in their present form."""

from __future__ import annotations

import ast
import re
import tomllib
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from pathlib import Path
from textwrap import dedent

import pytest

from disktune_gui.desktop.language import Translation
from tools import translation_marks, translations
from tools.translations import Text

MOST_WORDS = 20_000
"""Every sentence is a cost to those who read it, and once more for each language."""
ROOT = Path(__file__).parents[3]
VOCABULARY = tomllib.loads(Path(__file__).with_name("vocabulary.toml").read_text(encoding="utf-8"))
LOOKED_FOR = "Search words"
"""The context of words that nobody reads: what a user may look for, also if it is called otherwise here."""
LANGUAGES = [file.stem.removeprefix(translations.STEM) for file in translations.files()]


def _text(source: str, *forms: str, numerus: bool = False) -> Text:
    return Text("Somewhere", source, "", numerus, "", forms)


# -- what there is --


@pytest.mark.parametrize("code", LANGUAGES)
def test_placeholders_accelerators_and_tags_survive(code: str) -> None:
    found = translations.texts(translations.FOLDER / f"{translations.STEM}{code}.ts")
    wrong = [(text.source, why) for text in found if text.finished for why in translations.problems(text)]
    assert wrong == []


@pytest.mark.parametrize("code", LANGUAGES)
def test_what_is_compiled_is_what_is_translated(code: str) -> None:
    """It fails where a .ts file was edited without ``make translations``."""
    file = translations.FOLDER / f"{translations.STEM}{code}.ts"
    found = translations.texts(file)
    translator = Translation()
    assert translator.load(str(file.with_suffix(".qm")))
    said = {
        text: translator.translate(text.context, text.source, text.comment, 1 if text.numerus else -1)
        for text in found
        if text.used
    }
    assert {text.source: heard for text, heard in said.items() if text.finished} == {
        text.source: text.forms[0] for text in said if text.finished
    }
    assert [text.source for text, heard in said.items() if heard and not text.finished] == []
    assert translator.translate("Language", "share") == str(translations.share(found))


@pytest.mark.parametrize("code", LANGUAGES)
def test_texts_with_a_number_have_every_form_of_the_language(code: str) -> None:
    """Qt says nothing of a form that is missing, and the English text is shown."""
    found = translations.texts(translations.FOLDER / f"{translations.STEM}{code}.ts")
    assert len({len(text.forms) for text in found if text.numerus and text.used}) == 1


# -- vocabulary --

_BESIDE = ("icons/*.desktop", "icons/*.xml", "polkit/*.policy")
_TRANSLATED = re.compile(
    r"""^\w+\[(?P<key>\w+)\]=(?P<value>.*)$|xml:lang="(?P<lang>\w+)">(?P<text>[^<]*)<""", re.MULTILINE
)


def _wrong(rule: Mapping[str, str], texts: Iterable[tuple[str, str]]) -> Iterator[tuple[str, str]]:
    """Yield which of *texts*, each with the English one or an empty text, contradict a rule, and the word."""
    for english, said in texts:
        text = re.sub(r"\(&\w\)|&(?=\w)", "", re.sub(r"[ \n]+", " ", said))
        found = re.search(rule["not"], re.sub(rule["but"], "", text) if "but" in rule else text)
        if found is not None and ("of" not in rule or re.search(rule["of"], english)):
            yield text, found[0]


@cache
def _said(code: str) -> tuple[tuple[str, str], ...]:
    return tuple(_each(code))


def _each(code: str) -> Iterator[tuple[str, str]]:
    """Yield every text that a user reads in a language, beside the English one."""
    file = translations.FOLDER / f"{translations.STEM}{code if code != 'en' else LANGUAGES[0]}.ts"
    for text in translations.texts(file):
        if text.used and text.context != LOOKED_FOR:
            yield from ((text.source, form) for form in (text.forms if code != "en" else (text.source,)))
    for path in ROOT.glob(f"docs/how-to/*.{code}.md"):
        yield from (("", part) for part in path.read_text(encoding="utf-8").split("\n\n"))
    for path in (path for pattern in _BESIDE for path in ROOT.glob(pattern)):
        for found in _TRANSLATED.finditer(path.read_text(encoding="utf-8")):
            if code in (found[1], found[3]):
                yield "", found[2] or found[4]


@pytest.mark.parametrize(
    ("code", "rule"),
    [pytest.param(code, rule, id=rule["say"]) for code in VOCABULARY for rule in VOCABULARY[code]],
)
def test_a_thing_has_one_word(code: str, rule: dict[str, str]) -> None:
    assert list(_wrong(rule, _said(code))) == []
    assert "but" not in rule or any(re.search(rule["but"], text) for _, text in _said(code)), "not needed"


def test_a_forbidden_word_is_found_where_it_means_the_thing() -> None:
    [wear, reverted, trial] = (
        next(rule for rule in VOCABULARY[code] if rule["say"].startswith(say))
        for code, say in (("ja", "摩耗"), ("de", "zurücksetzen"), ("de", "Probe"))
    )
    assert list(_wrong(wear, [("wear", "消耗とエラー"), ("wear", "摩耗")])) == [("消耗とエラー", "消耗")]
    undone = [("Undo All", "Alle rückgängig machen"), ("All reverted.", "Alles rückgängig gemacht.")]
    assert list(_wrong(reverted, undone)) == [("Alles rückgängig gemacht.", "rückgängig")]
    assert list(_wrong(trial, [("Retry", "Passwortversuche"), ("Trial", "Ein Versuch")])) == [
        ("Ein Versuch", "Versuch")
    ]


# -- marks --


def test_every_field_with_text_is_known_to_be_words_or_a_name() -> None:
    """It fails for a new field: say in tools/translation_marks.py which of the two it is."""
    known = translation_marks
    both = {(kind, field) for table in (known.WORDS, known.NAMES) for kind in table for field in table[kind]}
    assert {(kind, field) for kind, field, _ in known.declared()} - both == set()


def test_what_is_declared_is_marked_without_a_mark_in_the_declaration() -> None:
    marked = translation_marks.catalogue()
    assert {"Read-ahead", "Reliability", "no limit"} <= set(marked)
    assert "Maximum Performance" in marked  # a preset
    assert not {"block.read_ahead", "5 s", "1 h 30 min", "128 KiB", ""} & set(marked)


def test_sentences_are_found_where_they_are_made() -> None:
    source = """
        raise Refusal(Fault.BUSY, Sentence("{drive} is busy.", drive=name))
        say(sentence.Sentence("Two "
                              "lines."), Sentence(template))
        say(counted(len(pairs), "{n} pair", "{n} pairs"), other("no"))
    """
    found = translation_marks.sentences([ast.parse(dedent(source))])
    assert sorted(found) == [("Two lines.", False), ("{drive} is busy.", False), ("{n} pairs", True)]


def test_a_singular_counts_beside_its_plural() -> None:
    source = """
        Sentence.counted(n, "{n} pair", "{n} pairs"), Sentence.counted(n, "{n} found", "{n} found")
        counted(n, "no", "none")
    """
    assert translation_marks.singulars([ast.parse(dedent(source))]) == ["{n} pair"]


@pytest.mark.slow
def test_the_window_has_no_more_words_than_it_may(tmp_path: Path) -> None:
    """A text counts in each context in which it is translated, and each of its English forms."""
    file = tmp_path / "disktune_de.ts"
    translations.update([file])
    assert translation_marks.words(text.source for text in translations.texts(file)) <= MOST_WORDS


def test_a_text_of_several_contexts_is_translated_once(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """What it is called in any of them is kept, and a text that differs by context stays in each."""
    classes = ("class {}:\n    def f(self):\n        self.tr('Temperature'), self.tr('Note')\n",) * 2
    (folder.parent / "a.py").write_text("".join(one.format(name) for one, name in zip(classes, "AB", strict=True)))
    file = folder / "disktune_de.ts"
    file.write_text(
        '<TS version="2.1" language="de" sourcelanguage="en"><context><name>B</name><message>'
        "<source>Temperature</source><translation>Wärme</translation></message></context>"
        "<context><name>A</name><message><source>Temperature</source><translation>Temperatur</translation>"
        "</message></context></TS>",
        encoding="utf-8",
    )
    translations.main(["de", "--drop"])
    assert "  lost: B: 'Temperature': 'Wärme'\n" in capsys.readouterr().out
    for _ in range(2):
        translations.main(["de", "--drop"])
        found = {(text.context, text.source): text.forms for text in translations.texts(file)}
        assert found.pop(("Sentences", "Temperature")) == ("Temperatur",)
        assert sorted(found) == [("A", "Note"), ("B", "Note"), ("Catalogue", "Read-ahead")]


def test_labels_of_facts_are_found_in_their_tables() -> None:
    source = """
        from disktune_gui.text.facts import Line, section
        _TABLE: tuple[Line, ...] = (("Model", lambda d: d.model), ("Size", size), ("a", "b"), (1, size))
        section("Transfer", _TABLE, data)
    """
    assert translation_marks.labels([ast.parse(dedent(source))]) == ["Transfer", "Model", "Size"]
    assert (
        translation_marks.labels([ast.parse(dedent(source).replace("disktune_gui.text.facts", "elsewhere"))]) == []
    )


# -- the tool --


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Give a checkout with a window of one class and no translation."""
    window = tmp_path / "disktune_gui"
    (window / "translations").mkdir(parents=True)
    (window / "a.py").write_text('class A:\n    def f(self):\n        self.tr("&Open {file}…")\n')
    monkeypatch.setattr(translations, "ROOT", tmp_path)
    monkeypatch.setattr(translations, "FOLDER", window / "translations")
    monkeypatch.setattr(translation_marks, "module", lambda: "QT_TRANSLATE_NOOP('Catalogue', 'Read-ahead')\n")
    compiler = tmp_path / "compiler"
    compiler.write_text('#!/bin/sh\n[ "$4" != -qm ] || cp "$3" "$5"\n')
    compiler.chmod(0o755)
    monkeypatch.setattr(translations, "lrelease", lambda: str(compiler))
    return window / "translations"


def test_a_language_begins_with_every_text_and_keeps_what_is_translated(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = folder / "disktune_de.ts"
    assert translations.main(["de"]) == 0
    begun = file.read_text()
    assert "2 texts, 2 not translated, 0 no longer used" in capsys.readouterr().out
    assert "line=" not in begun
    assert "declared.py" not in begun
    file.write_text(
        begun.replace('<translation type="unfinished" />', "<translation>&amp;Öffne {file}…</translation>", 1)
    )
    assert translations.main([]) == 0
    assert "2 texts, 1 not translated" in capsys.readouterr().out
    (folder.parent / "a.py").write_text("")
    assert translations.main([]) == 0
    assert "no longer used: A: '&Open {file}…'" in capsys.readouterr().out
    assert translations.main(["--drop"]) == 0
    assert "Öffne" not in file.read_text()


def test_a_running_program_keeps_the_file_that_it_has(folder: Path) -> None:
    """It is mapped there: a program that met half of a new one was killed by a bus error."""
    compiled = folder / "disktune_de.qm"
    translations.main(["de"])
    with compiled.open("rb") as mapped:
        before = mapped.read()
        (folder.parent / "a.py").write_text("")
        translations.main(["de", "--drop"])
        mapped.seek(0)
        assert mapped.read() == before != compiled.read_bytes()
    assert sorted(path.name for path in folder.iterdir()) == ["disktune_de.qm", "disktune_de.ts"]


def test_checking_changes_nothing_and_says_what_is_missing_stale_or_wrong(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    translations.main(["de"])
    file = folder / "disktune_de.ts"
    assert translations.main(["--check"]) == 1
    whole = file.read_text().replace('type="unfinished" />', ">Wort</translation>")
    file.write_text(whole)
    capsys.readouterr()
    assert translations.main(["--check"]) == 1
    said = capsys.readouterr().out
    assert "0 not translated" in said
    assert "wrong: A: '&Open {file}…': the placeholders differ: {file}" in said
    file.write_text(
        whole.replace("</source>\n            <translation >Wort", "</source>\n<translation>&amp;W {file}…", 1)
    )
    assert "placeholders" not in said.partition("Read-ahead")[2]
    (folder.parent / "a.py").write_text('class A:\n    def f(self):\n        self.tr("New")\n')
    capsys.readouterr()
    before = file.read_bytes()
    assert translations.main(["--check"]) == 1
    assert "is not up to date" in capsys.readouterr().out
    assert file.read_bytes() == before


@pytest.mark.parametrize(
    ("text", "why"),
    [
        (_text("{drive} of {n}", "{n} von {drive}"), []),
        (_text("{drive} is busy", "{laufwerk} arbeitet"), ["the placeholders differ: {drive}, {laufwerk}"]),
        (_text("{n} drives", "ein Laufwerk", "{n} Laufwerke", numerus=True), []),
        (_text("%n drive(s)", "ein Laufwerk", "%n Laufwerke", numerus=True), []),
        (_text("{n} drives", "Laufwerke"), ["the placeholders differ: {n}"]),
        (_text("&Apply", "An&wenden"), []),
        (_text("&Apply", "適用(&A)"), []),
        (_text("&Apply", "Anwenden"), ["it has 0 letters after “&”, and the English text 1"]),
        (_text("Save & Exit", "Sichern & Beenden"), []),
        (_text("a &lt; b", "a &lt; b"), []),
        (_text("<b>{a}</b>", "<i>{a}</i>"), ["the tags differ"]),
        (_text("Export…", "Exportieren …"), []),
        (_text("Export…", "Exportieren"), ["only one of them ends with “…”"]),
        (_text("All", "Alle "), ["it begins or ends with a space"]),
    ],
)
def test_what_is_wrong_with_a_translation(text: Text, why: list[str]) -> None:
    assert list(translations.problems(text)) == why


def test_a_percent_sign_is_kept_with_its_number() -> None:
    """Whether there is a space before it, is a matter of the language; if so, it is one that breaks no line."""
    wanted = {"de": "{number}\u00a0%", "ja": "{number}%"}
    for code in LANGUAGES:
        translator = Translation()
        assert translator.load(str(translations.FOLDER / f"{translations.STEM}{code}.qm"))
        found = translator.translate("Formats", "{number}%")
        # Until it is translated, there is none.
        assert not found or found == wanted.get(code, found.replace(" ", "\u00a0"))
