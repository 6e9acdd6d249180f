"""What the helper says of a measurement, and what workloads are called, in the language of the window."""

from __future__ import annotations

import pytest
from PyQt6.QtWidgets import QApplication

from disktune_contract.measuring.workload import Engine, Target
from disktune_contract.messages.measurement import EngineState
from disktune_contract.sentence import Sentence, in_turn
from disktune_gui.benchmark.page import BenchmarkPage
from disktune_gui.profiles import workload_choice
from tests.gui.benchmarks import Bench, measure
from tests.gui.text.speaking import Texts, piped, speaking
from tests.narrowed import present

pytestmark = pytest.mark.usefixtures("german", "bench")

GERMAN = {
    "Part of the data came from {place}.": "Ein Teil der Daten kam aus {place}.",
    "{program} is not installed.": "{program} ist nicht installiert.",
    "To install it: {command}": "Installation: {command}",
    "Random read, {size}, Q{depth}T1": "Zufälliges Lesen, {size}, Q{depth}T1",
}


def test_notes_of_a_result(page: BenchmarkPage, bench: Bench) -> None:
    note = piped(Sentence("Part of the data came from {place}.", place="a cache"))
    measure(page, bench, 100e6, notes=(note,))
    assert page.result.notes.text() == "Ein Teil der Daten kam aus a cache."
    assert page.results[-1].measurement.notes == ("Part of the data came from a cache.",)


def test_a_program_that_is_missing_and_the_command_that_installs_it(page: BenchmarkPage) -> None:
    missing = Sentence("{program} is not installed.", program="fio")
    why = in_turn(missing, Sentence("To install it: {command}", command="sudo apt install fio"))
    page.form.set_target(Target.FOLDER)
    page.form.set_engines({Engine.FIO: EngineState(Engine.FIO, "", piped(why))})
    assert page.form.warning.text() == "fio ist nicht installiert. Installation: sudo apt install fio"
    page.form.command.click()
    assert present(QApplication.clipboard()).text() == "sudo apt install fio"


def test_a_workload_is_called_and_found_by_its_name_in_this_language(page: BenchmarkPage) -> None:
    page.form.choices.choose("drive.random-4k-q8")
    assert page.form.choices.box.currentText().startswith("Zufälliges Lesen, 4 KiB, Q8T1")
    assert present(page.form.choose_profile().tree.currentItem()).text(0) == "Zufälliges Lesen, 4 KiB, Q8T1"
    for words in ("zufälliges lesen q8t1", "random read q8t1"):
        found = [one.id for group in workload_choice.groups(Target.DRIVE, words) for one in group.choices]
        assert "drive.random-4k-q8" in found


def test_sentences_and_lists_are_joined_as_this_language_joins_them(
    page: BenchmarkPage, bench: Bench, qapp: QApplication
) -> None:
    japanese: Texts = {"{before} {last}": "{before}{last}", "{before}, {last}": "{before}、{last}"}
    with speaking(qapp, japanese):
        page.form.choices.choose("drive.buffered")
        assert ".Only reads." in page.form.facts.text()
        measure(page, bench, 100e6)
        assert "、queue depth 1、" in page.result.details.text()
        assert ", " not in page.measured.details.subject.text()
