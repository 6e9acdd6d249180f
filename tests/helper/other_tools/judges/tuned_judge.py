"""tuned's loader as the judge of profiles."""

from __future__ import annotations

import json
import re
import subprocess
import tempfile
from pathlib import Path

from disktune_contract.explain import hdparm_args
from disktune_contract.explain.values import of_attribute
from tests.helper.other_tools.judges.judged_tree import Dice, Row, as_text, our_rows, put

PYTHON = "/usr/bin/python3"

_TUNED = """
import json, sys
import logging
from tuned.profiles.loader import Loader
from tuned.profiles.locator import Locator
from tuned.profiles.merger import Merger
from tuned.profiles.factory import Factory
from tuned.profiles.variables import Variables
from tuned.profiles.exceptions import InvalidProfileException
logging.disable(logging.CRITICAL)
answers = []
for folders, names in json.load(sys.stdin):
    variables = Variables()
    try:
        profile = Loader(Locator(folders), Factory(), Merger(), None, variables).load(names)
    except InvalidProfileException:
        answers.append(None)
        continue
    units = []
    for name, unit in profile.units.items():
        texts = {key: value for key, value in unit.options.items() if isinstance(value, str)}
        options = {key: variables.expand(value) for key, value in texts.items()}
        priority = getattr(unit, "priority", None) or options.pop("priority", 0)
        number = int(priority) if str(priority).lstrip("-").isdigit() else 0
        units.append([name, unit.type, unit.enabled, unit.devices, number, options])
    answers.append(units)
json.dump(answers, sys.stdout)
"""


def why_no_tuned() -> str:
    """Return why tuned's loader cannot be asked, empty if it can."""
    done = subprocess.run([PYTHON, "-c", "import tuned.profiles.loader"], capture_output=True, check=False)
    return "tuned is not installed" if done.returncode else ""


_SECTIONS = (
    "disk",
    "disk",
    "disk",
    "disk_two",
    "sysctl",
    "main",
    "variables",
    "scsi_host",
    "script",
    "cpu",
    "DEFAULT",
)

_OPTIONS = {
    "disk": (
        "elevator=bfq",
        "elevator=${S}",
        "readahead=>4096",
        "readahead=4096 s",
        "apm=128",
        "apm=${A}",
        "spindown=6",
        "devices=sda",
        "devices=!sda",
        "replace=1",
        "enabled=false",
        "enabled=0",
        "drop=apm",
        "drop=apm, elevator",
        "priority=5",
        "type=disk",
        "readahead=x",
        "apm = 1 # c",
        "; apm=2",
        " spindown=9",
        "\tmore",
        "",
        "elevator",
    ),
    "disk_two": (
        "type=disk",
        "devices=sdb",
        "apm=1",
        "elevator=none",
        "priority=-1",
        "enabled=True",
        "replace=true",
    ),
    "sysctl": (
        "dev.raid.speed_limit_max=5000",
        'dev.raid.speed_limit_min="7000"',
        "dev.raid.speed_limit_max=${N}",
    ),
    "main": (
        "include=base",
        "include=-missing",
        "include=missing",
        "include=base, more",
        "summary=x",
        "include=more",
    ),
    "variables": ("S=none", "A=200", "N=9000", "S=${T}", "T=kyber", "A=${A}1", "x y=1"),
    "scsi_host": ("alpm=min_power", "alpm=${L}", "alpm=medium_power"),
    "script": ("script=script.sh",),
    "cpu": ("governor=performance", "apm=1"),
    "DEFAULT": ("apm=77", "enabled=true"),
}


def _a_profile(dice: Dice) -> str:
    lines = []
    for _ in range(dice.randint(1, 4)):
        name = dice.choice(_SECTIONS)
        if dice.random() < 0.95:
            lines.append(dice.choice(["[{}]", "[{}]", "[{}]", "[{}] # c", " [{}]"]).format(name))
        lines += dice.choices(_OPTIONS[name], k=dice.randint(0, 5))
    return "\n".join(lines) + dice.choice(["\n", ""])


def tuned(dice: Dice, count: int) -> int:
    """Compare *count* sets of profiles; return how many settings there were."""
    with tempfile.TemporaryDirectory() as folder:
        roots, questions = [], []
        for number in range(count):
            root = Path(folder) / str(number)
            names = dice.choice([["mine"], ["mine"], ["mine", "more"], ["more", "mine"]])
            files = {f"/usr/lib/tuned/{name}/tuned.conf": _a_profile(dice) for name in ("base", "more", "mine")}
            if dice.random() < 0.3:
                files["/etc/tuned/base/tuned.conf"] = _a_profile(dice)
            files["/usr/lib/tuned/balanced/tuned.conf"] = "[main]\n"
            files["/etc/tuned/active_profile"] = " ".join(names) + "\n"
            put(root, files)
            roots.append(root)
            questions.append([[f"{root}/usr/lib/tuned", f"{root}/etc/tuned"], names])
        done = subprocess.run(
            [PYTHON, "-c", _TUNED], input=json.dumps(questions), capture_output=True, text=True, check=False
        )
        if done.returncode:
            raise RuntimeError(f"tuned could not be asked: {done.stderr[-800:]}")
        compared = 0
        for root, answer in zip(roots, json.loads(done.stdout), strict=True):
            theirs = sorted(_meant_by_tuned(answer)) if answer is not None else []
            mine = sorted({as_text(row) for row, _ in our_rows(root, "tuned")})
            compared += len(mine)
            if mine != theirs:
                texts = {
                    str(path.relative_to(root)): path.read_text() for path in root.rglob("*") if path.is_file()
                }
                raise AssertionError(f"{texts}: tuned makes {theirs} of it, we say {mine}; {answer}")
    return compared


def _meant_by_tuned(units: list[tuple[str, str, bool, str, int, dict[str, str | None]]]) -> set[Row]:
    """Return what the merged units set, by what the plug-ins do with their options."""
    found: set[Row] = set()
    everything = False
    for _, kind, enabled, devices, _, options in sorted(units, key=lambda unit: unit[4]):
        if not enabled:
            continue
        for key, value in options.items():
            wish = None
            if value is None or (kind == "disk" and everything):
                continue
            plain = value[1:] if re.fullmatch(r"[<>]\d+", value) else value
            if kind == "disk" and key == "elevator":
                wish = of_attribute("queue/scheduler", plain)
            elif kind == "disk" and key in ("apm", "spindown"):
                wish = hdparm_args.option("B" if key == "apm" else "S", plain)
            elif kind == "disk" and key == "readahead" and re.match(r"\d+(\s|$)", plain):
                words = plain.split()
                number = int(words[0]) // 2 if words[1:2] and words[1].startswith("s") else int(words[0])
                wish = of_attribute("queue/read_ahead_kb", str(number))
            elif kind == "sysctl":
                wish = of_attribute(f"@sysctl/{key.replace('.', '/')}", re.sub(r'^"(.*)"$', r"\1", plain))
            elif kind == "scsi_host" and key == "alpm":
                wish = of_attribute("@host/link_power_management_policy", plain)
            if wish is not None and wish.valid and "${" not in plain:
                text = {"sysctl": "md*", "scsi_host": "host*" if devices == "*" else devices}.get(kind, devices)
                found.add(as_text((text, wish.setting, wish.value)))
        everything = everything or (kind == "disk" and devices == "*")
    return found
