"""What shells offer: commands, options, drives of this machine, their settings, and values."""

from __future__ import annotations

import shlex
import shutil
import subprocess
from pathlib import Path

import pytest

from disktune_helper.cli.common import command_line
from disktune_helper.cli.complete import OTHERS, candidates
from tests.helper.conftest import Bench

COMPLETIONS = Path(__file__).resolve().parents[3] / "helper/completions"


@pytest.mark.slow
@pytest.mark.parametrize(
    ("words", "has", "lacks"),
    [
        (("",), ["set", "list", "show"], ["tune", "apply --verify"]),
        (("get", "sdb", "-"), ["-B", "-a", "--all"], ["-y"]),
        (("se",), ["set", "selftest"], []),
        (("get", ""), ["sdb", "md0", "nvme0n1"], ["loop0", "sdb1"]),
        (("get", "sd"), ["sdb"], ["md0"]),
        (("array", ""), ["md0"], ["sdb"]),
        (("set", "--"), ["--keep", "--try", "--accept-risk"], ["--all"]),
        (("set", "sdb", "--accept-risk", ""), ["data-loss", "hang"], ["sdb"]),
        (("get", "sdb", "block."), ["block.read_ahead"], ["ata.apm"]),
        (("set", "sdb", "block."), ["block.read_ahead="], []),
        (("set", "sdb", "--try", "30s", "block.sch"), ["block.scheduler="], []),
        (("set", "sdb", "block.read_ahead=1024", "block.iostats="), ["block.iostats=on", "block.iostats=off"], []),
        (("set", "sdb", "block.scheduler="), ["block.scheduler=bfq"], []),
        (("bench", "sdb", "drive.q"), ["drive.quick"], []),
        (("bench", "sdb", "drive.quick", ""), [], ["sdb", "drive.quick"]),
        (("boost", "md0", ""), ["fast", "stop"], ["md0", "end"]),
        (("bench", "/home", "dd."), ["dd.spots"], ["drive.quick"]),
        (("act", "sdb", ""), ["standby", "flush"], []),
        (("act", "sdb", "-"), ["-y", "--yes"], ["-B"]),
        (("selftest", "sdb", ""), ["short", "stop"], []),
        (("nonsense", ""), [], ["sdb"]),
    ],
)
def test_what_is_offered(onlooker: Bench, words: tuple[str, ...], has: list[str], lacks: list[str]) -> None:
    found = [word for word, _ in candidates(onlooker.ports, words)]
    assert set(has) <= set(found)
    assert not set(lacks) & set(found)
    assert all(word.startswith(words[-1]) for word in found)
    if not has:
        assert found == []


def test_every_command_is_offered_with_what_it_does(onlooker: Bench) -> None:
    found = dict(candidates(onlooker.ports, [""]))
    assert found == {one.name: one.summary for one in command_line.COMMANDS} | OTHERS


BASH = """
source "$1"
disktune-helper() { printf 'asked' >&2; printf ' <%s>' "$@" >&2; printf '%s\\n' "${ANSWERS[@]}"; }
compopt() { printf ' nospace' >&2; }
COMP_LINE=$2 COMP_POINT=${#COMP_LINE}
ANSWERS=("${@:3}")
_disktune_helper 2> /dev/null
printf '<%s>' "${COMPREPLY[@]}"
"""


@pytest.mark.parametrize(
    ("line", "answers", "offered"),
    [
        ("disktune-helper se", ["set\tChange", "selftest\tTest"], "<set><selftest>"),
        ("disktune-helper set sdb ata.a", ["ata.apm=\tPower", "ata.aam=\tNoise"], "<ata.apm=><ata.aam=>"),
        # bash completes what stands behind the sign alone.
        ("disktune-helper set sdb block.iostats=o", ["block.iostats=on\t", "block.iostats=off\t"], "<on><off>"),
        ("disktune-helper set sdb ata.standby_timer=", ["ata.standby_timer=20 min\t"], "<20\\ min>"),
    ],
)
def test_bash_takes_the_words_of_the_helper(line: str, answers: list[str], offered: str) -> None:
    command = ["bash", "--norc", "-c", BASH, "bash", str(COMPLETIONS / "disktune-helper"), line, *answers]
    assert subprocess.run(command, capture_output=True, text=True, check=True).stdout == offered


CASES = [
    ("se", ["set\tChange", "selftest\tTest"]),
    ("set sdb block.iostats=o", ["block.iostats=on\t", "block.iostats=off\t"]),
    ("set sdb ata.a", ["ata.apm=\tPower", "ata.aam=\tNoise"]),
    ("compare resu", []),
]
"""Lines of a user, and what the helper answers."""
NAMES = ("disktune-helper", "disktune")

FISH = """
function disktune-helper; set -q ANSWERS[1]; and printf '%s\\n' $ANSWERS; end
source {file}
"""


@pytest.mark.tools
def test_fish_takes_the_words_of_the_helper(tmp_path: Path) -> None:
    fish = shutil.which("fish")
    if fish is None:
        pytest.skip("fish is not installed")
    (tmp_path / "results.json").touch()
    script = FISH.format(file=COMPLETIONS / "disktune-helper.fish")
    for name in NAMES:
        for line, answers in CASES:
            script += f"set -g ANSWERS {shlex.join(answers)}\ncomplete -C {shlex.quote(f'{name} {line}')}\necho\n"
    done = subprocess.run(
        [fish, "--no-config", "-c", script], capture_output=True, text=True, check=True, cwd=tmp_path
    )
    *offered, _ = [sorted(part.rstrip("\t") for part in one.splitlines()) for one in done.stdout.split("\n\n")]
    expected = [sorted(part.rstrip("\t") for part in answers or ["results.json"]) for _, answers in CASES]
    assert offered == [*expected, *expected], done.stderr


ZSH = r"""
autoload -Uz compinit; compinit -D -u -d {folder}/dump
fpath=({folder} $fpath)
disktune-helper() {{ (( $#ANSWERS )) && printf '%s\n' "${{ANSWERS[@]}}" }}
autoload -Uz _disktune-helper; compdef _disktune-helper disktune-helper disktune
# What is offered is printed instead of shown; the last word names an array.
compadd() {{ local name=${{@[-1]}}; print -rl -- "${{(@P)name}}" >> {folder}/offered }}
_files() {{ print -r -- a-file >> {folder}/offered }}
emulate zsh
"""


@pytest.mark.slow
@pytest.mark.tools
def test_zsh_takes_the_words_of_the_helper(tmp_path: Path) -> None:
    zsh = shutil.which("zsh")
    if zsh is None:
        pytest.skip("zsh is not installed")
    # The function as zsh's completion calls it, with the words of the line; it has no widget to come from.
    script = ZSH.format(folder=tmp_path)
    script += f"complete_it() {{ {(COMPLETIONS / '_disktune-helper').read_text()} }}\n"
    for name in NAMES:
        for line, answers in CASES:
            script += f"ANSWERS=({shlex.join(answers)})\nwords=({name} {line})\nCURRENT=$#words\ncomplete_it\n"
            script += f"print -r -- -- >> {tmp_path}/offered\n"
    subprocess.run([zsh, "-f", "-c", script], capture_output=True, text=True, check=True, cwd=tmp_path)
    *offered, _ = (tmp_path / "offered").read_text().split("--\n")
    expected = [[part.partition("\t")[0] for part in answers or ["a-file"]] for _, answers in CASES]
    assert [[part for part in one.splitlines() if part] for one in offered] == [*expected, *expected]


def test_the_value_of_an_option_is_no_argument(onlooker: Bench) -> None:
    options = [one.name for one in command_line.BY_NAME["set"].options if one.value]
    offered = [
        [*candidates(onlooker.ports, ["set", *words, ""])] for words in ((), *((one, "30s") for one in options))
    ]
    assert len(offered) > 1
    assert all(one == offered[0] for one in offered), options
