"""udev rules put together at random, and those of the corpus, against udev itself."""

from __future__ import annotations

import os
import random
import re
from pathlib import Path

import pytest

from disktune_contract.explain import hdparm_args
from disktune_contract.explain.values import of_attribute
from disktune_contract.settings.setting import Value
from disktune_helper.other_tools.all_readers import claims
from disktune_helper.other_tools.tree import Tree
from tests.helper.other_tools.judges import udev_judge
from tests.helper.other_tools.judges.udev_judge import Judged
from tests.helper.other_tools.placed import CORPUS, put

pytestmark = [
    pytest.mark.tools,
    pytest.mark.skipif(bool(udev_judge.why_not()), reason=udev_judge.why_not() or "udev can be asked"),
]

CONDITIONS = (
    'KERNEL=="sd*"', 'KERNEL=="sd[a-z]"', 'KERNEL=="sd[!b-z]"', 'KERNEL=="sd*[^0-9]"', 'KERNEL!="sdb"',
    'KERNEL=="nvme*|sda"', 'KERNEL=="sda1"', 'KERNEL=="?*"', 'KERNEL==""', 'KERNEL!="?*"',
    'KERNEL=="sd[[:lower:]]"', r'KERNEL=="sd\[a\]"', 'SUBSYSTEM=="block"', 'SUBSYSTEM!="block"',
    'SUBSYSTEMS=="scsi"', 'SUBSYSTEMS=="usb"', 'SUBSYSTEMS!="usb"', 'DRIVERS=="sd"', 'DRIVERS=="ahci"',
    'DRIVER=="sd"', 'DRIVER==""', 'ATTRS{vendor}=="ATA"', 'ATTRS{vendor}=="ATA*"', 'ATTRS{vendor}=="0x8086"',
    'ATTRS{model}=="LAB DISK ", ATTRS{vendor}=="0x8086"', 'ATTRS{nothing}!="x"', 'ATTR{nothing}!="x"',
    'ATTR{queue/rotational}=="1"', 'ATTR{queue/rotational}=="0"', 'ATTR{queue/rotational}!="1"',
    'ATTR{removable}=="0|1"', 'ATTR{device/vendor}=="ATA"', 'ATTR{size}=="?*"', 'ENV{DEVTYPE}=="disk"',
    'ENV{DEVTYPE}!="disk"', 'ENV{FOO}=="bar"', 'ENV{FOO}=="b*|"', 'ENV{FOO}!="bar"', 'ENV{FOO}=="?*"',
    'ENV{FOO}==""', 'ENV{A}=="1"', 'ENV{A}=="1 2"', 'ENV{DEVNAME}=="/dev/sda"', 'ENV{MAJOR}=="8"',
    'ACTION=="add"', 'ACTION=="change"', 'ACTION=="add|change"', 'ACTION!="remove"', 'TAG=="foo"', 'TAG!="foo"',
    'TAGS=="foo"', 'TEST=="queue/rotational"', 'TEST!="queue/rotational"', 'TEST=="queue/none"',
    'TEST=="/sys/class/block/%k"', 'PROGRAM=="/bin/true"', 'PROGRAM="/bin/echo hallo", RESULT=="hallo"',
    'RESULT=="x"', 'RESULT!="x"', 'KERNELS=="0:0:0:0"', 'KERNELS=="host0"', 'DEVPATH=="*/block/sda"',
    'KERNELS=="host[0-9]*", SUBSYSTEMS=="scsi"', 'DEVPATH!="*/ata2/*"', 'CONST{arch}=="x86-64"',
    'IMPORT{parent}=="ID_*"', 'IMPORT{cmdline}="foo"', 'ENV{ID_SERIAL}=="x"',
)  # fmt: skip
EFFECTS = (
    'ATTR{queue/scheduler}="bfq"', 'ATTR{queue/scheduler}="none"', 'ATTR{queue/read_ahead_kb}="256"',
    'ATTR{queue/read_ahead_kb}:="512"', 'ATTR{queue/nr_requests}+="128"', 'ATTR{queue/nr_requests}="$env{FOO}"',
    'ATTR{device/timeout}="60"', 'ATTR{../../timeout}="61"', 'ENV{FOO}="bar"', 'ENV{FOO}=""',
    'ENV{FOO}="b$kernel"', 'ENV{A}="1"', 'ENV{A}+="2"', 'ENV{A}:="3"', 'TAG+="foo"', 'TAG="x"', 'TAG-="foo"',
    'RUN-="x"', 'RUN+="/sbin/hdparm -B 200 /dev/%k"', 'RUN="/sbin/hdparm -S 12 $devnode"',
    'RUN:="/sbin/hdparm -W0 /dev/$name"', 'RUN{program}+="/sbin/hdparm -A1 $env{DEVNAME}"',
    'RUN{builtin}+="kmod load x"', 'RUN{other}+="x"',
    'RUN+="/bin/sh -c \'echo 7 > /sys/block/%k/device/timeout\'"', 'SYMLINK+="foo"', 'OPTIONS+="nowatch"',
    'OPTIONS="what"', 'MODE="0660"', 'ENV{DEVNAME}="x"', 'NAME="%k"', 'FOO="x"', 'ATTR{}="x"',
    'ATTR{queue/scheduler}=bfq', 'ATTR{queue/scheduler}="bfq', 'KERNEL="sda"', 'TEST="x"', 'SECLABEL{x}="y"',
    'ATTR{queue/scheduler}-="x"', '# c', 'e"x"', r'ENV{FOO}=e"b\x61r"',
)  # fmt: skip
LABELS = ("a", "b", "end")
BETWEEN = (", ", ", ", ",", " ", ",,", " , ", ",\\\n  ", ", \\\n# c\n\t")
ENDS = ("", "", "", "", " ", ",", "\r", "\\", "\n")


def a_rule(dice: random.Random) -> str:
    parts = dice.choices(CONDITIONS, k=dice.choice([0, 0, 1, 1, 1, 2, 2, 3]))
    if dice.random() < 0.2:
        parts.append(f'GOTO="{dice.choice(LABELS)}"')
    if dice.random() < 0.85:
        parts += dice.choices(EFFECTS, k=dice.choice([1, 1, 1, 2]))
    if dice.random() < 0.15:
        parts.append(f'LABEL="{dice.choice(LABELS)}"')
    if dice.random() < 0.2:
        dice.shuffle(parts)
    return dice.choice(["", "", "  "]) + dice.choice(BETWEEN).join(parts) + dice.choice(ENDS)


def a_file(dice: random.Random) -> str:
    text = "\n".join(a_rule(dice) for _ in range(dice.randint(1, 8)))
    return text + dice.choice(["\n", "", '\nLABEL="end"\n'])


Effect = tuple[str, Value | None]


def theirs(root: Path, drive: Judged, partition: Judged) -> list[Effect]:
    """Return what udev's doings for a drive and its partition mean for the drive."""
    found: list[Effect] = []
    for path, text in drive.written:
        real = os.path.normpath(path)
        below = real.removeprefix(f"{udev_judge.DRIVE}/")
        attribute = below if below != real else f"device/{real.removeprefix(f'{udev_judge.SCSI}/')}"
        wish = of_attribute(attribute, text) if (root / real.lstrip("/")).exists() else None
        if wish is not None and wish.valid:
            found.append((wish.setting, wish.value))
    for command in (*drive.started, *partition.started):
        if match := re.fullmatch(r"/sbin/hdparm -(\w) ?(\d+) /dev/sda1?", command):
            wish = hdparm_args.wish(match.group(1), int(match.group(2)))
            assert wish is not None
            found.append((wish.setting, wish.value))
        elif "echo 7" in command:
            found.append(("scsi.timeout", 7))
    return found


def ours(root: Path) -> tuple[list[Effect], list[Effect]]:
    """Return what certainly happens to sda when it is added, and what does perhaps."""
    listed = claims(Tree(str(root)), "sda")
    mine = [one for one in listed.claims if one.tool == "udev" and one.valid]
    certain: list[Effect] = [
        (one.setting, one.value) for one in mine if one not in listed.uncertain and one.value is not None
    ]
    return certain, [(one.setting, one.value) for one in mine]


def fits(one: Effect, other: Effect) -> bool:
    """Whether two are the same; a value that depends on a property is None."""
    return one[0] == other[0] and (one[1] == other[1] or None in (one[1], other[1]))


@pytest.fixture
def machine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    # The judge is shown one event at a time.
    monkeypatch.setattr("disktune_helper.other_tools.udev.simulation.ACTIONS", ("add",))
    udev_judge.make_machine(tmp_path)
    return tmp_path


def compare(root: Path, texts: list[str]) -> int:
    """Demand that udev does what we say, for each rules file; return how many certain claims there were."""
    drives = udev_judge.ask(root, texts)
    partitions = udev_judge.ask(root, texts, device="/sys/class/block/sda1")
    compared = 0
    for text, drive, partition in zip(texts, drives, partitions, strict=True):
        put(root, "/etc/udev/rules.d/50-case.rules", text)
        certain, perhaps = ours(root)
        said = theirs(root, drive, partition)
        compared += len(certain)
        assert all(any(fits(one, other) for other in said) for one in certain), (text, certain, said)
        assert all(any(fits(one, other) for other in perhaps) for one in said), (text, perhaps, said)
    return compared


@pytest.mark.slow
def test_udev_does_the_same_with_rules_put_together(machine: Path) -> None:
    dice = random.Random(0)  # noqa: S311
    assert compare(machine, [a_file(dice) for _ in range(40)])


@pytest.mark.slow
def test_udev_does_the_same_with_the_rules_of_the_corpus(machine: Path) -> None:
    rules = sorted(path for path in CORPUS.iterdir() if ".rules" in path.name)
    assert compare(machine, [path.read_text() for path in rules])
