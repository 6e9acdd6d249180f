"""hd-idle, which stops drives after a time without requests: its options, and the files that hold them.

Sources: hd-idle(8) 1.05 and 1.21, debian/hd-idle.service and hd-idle.init of the same; Arch's conf.d/hd-idle.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from disktune_contract.sentence import Sentence
from disktune_contract.settings.claims import SPIN_DOWN, When
from disktune_helper.external_config.common.found import Found, SourceLine
from disktune_helper.external_config.common.match import DriveMatch, of_names, of_path
from disktune_helper.external_config.common.tree import Tree
from disktune_helper.external_config.common.units import has_unit, not_at_boot
from disktune_helper.external_config.common.values import ClaimedValue, number, shown
from disktune_helper.external_config.shell import variables

TOOL = "hd-idle"
_FILES = ("/etc/default/hd-idle", "/etc/conf.d/hd-idle")
_UNIT = "hd-idle.service"
_ALL = "sd*"
"""The drives that hd-idle finds in /proc/diskstats."""
_DEFAULT_S = 600
_TAKES = frozenset({"-c", "-p", "-s", "-l", "-t"})
"""Other options with a value."""

Times = tuple[tuple[DriveMatch, ClaimedValue], ...]


def times(words: Sequence[str]) -> Times:
    """Return after how long which drives are stopped; those that are left alone are not in it."""
    seconds: dict[str, str] = {}
    device, rest = "", list(words)
    while rest:
        option = rest.pop(0)
        if option in _TAKES and rest:
            rest = rest[1:]
        elif option == "-a" and rest:
            device = rest.pop(0)
            seconds.setdefault(device, "")
        elif option == "-i" and rest:
            seconds[device] = rest.pop(0)
    default = seconds.pop("", str(_DEFAULT_S))
    named = [(_of(one), text or default) for one, text in seconds.items()]
    others = of_names(_ALL, [_ALL], [one.removeprefix("/dev/") for one in seconds])
    return tuple((target, _value(text)) for target, text in (*named, (others, default)) if number(text) != 0)


def read(tree: Tree) -> Iterator[Found]:
    """Return what the service's own files say."""
    for file in _FILES:
        found = variables.read(tree, file)
        options = found.get("HD_IDLE_OPTS")
        if options is None:
            continue
        place = SourceLine(file, options.line, TOOL)
        why = not_at_boot(tree, _UNIT)
        switch = found.get("START_HD_IDLE")
        by_script = tree.exists("/etc/init.d/hd-idle") and not has_unit(tree, _UNIT)
        if not why and by_script and (switch is None or switch.value.strip() != "true"):
            why = Sentence("{name} is not {value}", name="START_HD_IDLE", value="true")
        for target, wish in times(options.value.split()):
            one = place.found(wish, target, (When.BOOT, When.RUNTIME))
            yield one.but(Sentence("Not applied: {why}.", why=why)) if why else one


def _of(name: str) -> DriveMatch:
    return of_path(name if name.startswith("/") else f"/dev/{name}")


def _value(text: str) -> ClaimedValue:
    seconds = number(text)
    if seconds is None or seconds < 0:
        problem = Sentence("{text} is no number of seconds.", text=shown(text))
        return ClaimedValue(SPIN_DOWN, None, False, problem)
    return ClaimedValue(SPIN_DOWN, f"{seconds} s")
