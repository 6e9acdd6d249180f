"""Fuzzing: the kept inputs of each target and some new ones, where CI is set as many as a second allows."""

from __future__ import annotations

import importlib.util
import pkgutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import disktune_helper.decode
from disktune_helper.other_tools.all_readers import READERS
from tests.amounts import amount
from tools.fuzz import campaign, kept, plain
from tools.fuzz.__main__ import guidance, main
from tools.fuzz.targets import BY_NAME, PLANTED, TARGETS, Target

CORPUS_BYTES = 1 << 20


@pytest.mark.slow
@pytest.mark.parametrize("name", [target.name for target in TARGETS])
def test_a_minute_finds_nothing(name: str, tmp_path: Path) -> None:
    """The same inputs every time: changed at random, and where there is time guided by what they reach."""
    target = BY_NAME[name]
    found = plain.first_finding(target, target.minute // 80)
    assert found is None, _how_to_see(target, *(found or (b"", None)))
    runs = target.minute // 8
    # A tenth of these is hardly more than what is kept: for that a process of its own takes a second for nothing.
    if guidance() or amount(runs) < runs:
        return
    folder = campaign.folder_of(target, tmp_path)
    made, said = campaign.guided(target, folder, seed=1, runs=runs, findings=tmp_path)
    if made.finding:
        pytest.fail(f"{said[-3000:]}\n{_how_to_see(target, Path(made.finding).read_bytes())}")
    assert made.runs > 0
    assert made.cov > 0


def _how_to_see(target: Target, data: bytes, error: BaseException | None = None) -> str:
    """Return what a person does to see a finding again, wherever this ran."""
    return (
        f"{error!r}\nTo see it again:\n  python3 -c 'import sys; sys.stdout.buffer.write({data!r})' >input\n"
        f"  .venv/bin/python -m tools.fuzz try {target.name} input"
    )


# -- what is fuzzed --------------------------------------------------------------------------------------------


def test_every_decoder_and_every_reader_of_other_tools_files_has_a_target() -> None:
    named = {source for target in TARGETS for source in target.sources}
    home = "disktune_helper.decode"
    modules = pkgutil.walk_packages(disktune_helper.decode.__path__, f"{home}.")
    decoders = {module.name for module in modules if not module.ispkg}
    assert decoders <= named
    for reader in READERS:
        assert any(f"{reader.__module__}.".startswith(f"{source}.") for source in named), reader.__module__


def test_all_that_guides_exists_and_no_name_is_given_twice() -> None:
    assert len(BY_NAME) == len(TARGETS) + 1
    for target in TARGETS:
        for source in target.sources:
            assert importlib.util.find_spec(source) is not None, source


def test_what_is_kept_is_small_and_belongs_to_a_target() -> None:
    files = list(kept.FOLDER.iterdir())
    assert {file.stem for file in files} <= BY_NAME.keys()
    assert sum(file.stat().st_size for file in files) <= CORPUS_BYTES
    for file in files:
        inputs = kept.read(BY_NAME[file.stem])
        assert len(set(inputs)) == len(inputs)
        assert all(isinstance(data, bytes) for data in inputs)


# -- fuzzing itself --------------------------------------------------------------------------------------------


class Toy(Target):
    """A target without a file of its own."""

    reader: Callable[[bytes], Any]

    def load(self) -> Callable[[bytes], None]:
        return self.reader

    def to_begin_with(self) -> list[bytes]:
        return [b"some words to change"]


def toy(reader: Callable[[bytes], object]) -> Target:
    """Return a target of its own for *reader*."""
    target = Toy("toy", "", (), longest=256, calls=4)
    object.__setattr__(target, "reader", reader)
    return target


def test_a_mistake_is_found_without_guidance_and_each_time_by_the_same_input() -> None:
    def reader(data: bytes) -> None:
        if b"\xff" in data:
            raise RuntimeError

    found = [plain.first_finding(toy(reader), 500) for _ in range(2)]
    assert found[0] is not None
    assert isinstance(found[0][1], RuntimeError)
    assert found[1] is not None
    assert found[0][0] == found[1][0]
    assert plain.first_finding(toy(len), 500) is None


def test_work_that_grows_with_the_square_of_the_input_is_a_finding() -> None:
    def reader(data: bytes) -> None:
        for at in range(len(data)):
            for _ in range(at):
                abs(at)

    found = plain.first_finding(toy(reader), 100)
    assert found is not None
    assert isinstance(found[1], plain.TooMuchWork)
    assert len(found[0]) > toy(reader).longest


def test_of_inputs_that_take_the_same_steps_the_shortest_is_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(kept, "FOLDER", tmp_path)
    inputs = [b"", b"x", b"xy", b"m", b"mm", b"md", b"mdx"]
    found = kept.chosen(PLANTED, inputs)
    assert b"" in found
    assert len(found) < len(inputs)
    kept.write(PLANTED, [*found, b"\0\xff\n'\""])
    assert kept.read(PLANTED) == [*found, b"\0\xff\n'\""]
    reached = kept.reached(PLANTED, found)
    assert (reached.lines, reached.of) == (1, 2)


@pytest.mark.skipif(bool(guidance()), reason=guidance())
@pytest.mark.slow
def test_guidance_finds_what_chance_does_not(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert plain.first_finding(PLANTED, 1000) is None
    made, said = campaign.guided(PLANTED, tmp_path, seed=1, runs=200_000, findings=tmp_path / "found")
    assert "the planted mistake" in said
    assert Path(made.finding).read_bytes().startswith(b"md12")
    assert 0 < made.runs < 200_000
    with pytest.raises(RuntimeError, match="the planted mistake"):
        main(["try", "planted", made.finding])


def test_without_atheris_it_says_so(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(importlib.util, "find_spec", lambda _name: None)
    assert main(["run", "sense"]) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.startswith(
        "fuzz: atheris is not installed: it has wheels for Python 3.11 to 3.13 on x86-64, and"
    )
    assert said.err.count("\n") == 1


def test_an_input_can_be_tried(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "input"
    assert main(["try", "sense", str(file)]) == 2
    file.write_bytes(b"\x02\0\0\x70")
    assert main(["try", "sense", str(file)]) == 0
    assert capsys.readouterr().out == "sense takes it.\n"
    for wrong in (["try", "nonesuch", str(file)], ["run", "nonesuch"], []):
        with pytest.raises(SystemExit, match="2"):
            main(wrong)
