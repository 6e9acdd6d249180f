"""``disktune-helper complete``: the words that may complete a command line, for shells.

One line for each: the word, a tab, and what it is. Nothing is opened or asked: it is what the kernel shows to all.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress
from typing import TextIO

from disktune_contract.catalog import BY_ID, SETTINGS
from disktune_contract.drives.drive import Drive, DriveKind
from disktune_contract.folders import STATE
from disktune_contract.messages.faults import Refusal
from disktune_contract.messages.privilege import Class
from disktune_contract.settings.drive_actions import ACTIONS
from disktune_contract.settings.setting import Choice, Setting, State, Status, Table, Toggle
from disktune_helper.cli.common import selection
from disktune_helper.cli.common.command_line import BY_NAME, COMMANDS, CommandEnds, TerminalCommand
from disktune_helper.drives import drive_list
from disktune_helper.faces import FACES
from disktune_helper.session.session import SessionContext
from disktune_helper.settings import engine
from disktune_helper.system.files import MemoryFolder, RootFolder
from disktune_helper.system.ports import Ports
from disktune_helper.system.system_ports import SystemPorts
from disktune_helper.system.text_files import printable

OTHERS = {face.name: face.offer for face in FACES.values() if face.offer}
"""The commands that a person starts and that `COMMANDS` does not have."""

Candidate = tuple[str, str]


def run(arguments: Sequence[str], stdout: TextIO) -> int:
    """Print what the last of *arguments* may become; return 0."""
    for word, what in candidates(SystemPorts(), arguments or [""]):
        print(printable(word), printable(what), sep="\t", file=stdout)
    return 0


def candidates(ports: Ports, words: Sequence[str]) -> list[Candidate]:
    """Return every word that begins as the last of *words* does, with what it is."""
    *before, last = words
    return [(word, what) for word, what in _possible(ports, before, last) if word.startswith(last)]


def _possible(ports: Ports, before: Sequence[str], last: str) -> Iterable[Candidate]:
    if not before:
        yield from ((command.name, command.summary) for command in COMMANDS)
        yield from OTHERS.items()
        return
    command = BY_NAME.get(before[0])
    if command is None:
        if before[0] in OTHERS:
            yield from _drives(ports, DriveKind)
        return
    known = {option.name: option for option in command.options}
    previous = known.get(before[-1])
    if previous is not None and previous.value:
        yield from ((word, previous.help) for word in previous.words)
    elif last.startswith("-"):
        yield from ((option.name, option.help) for option in command.options)
        if command.hdparm:
            known_there = ACTIONS if "action…" in command.places else SETTINGS
            yield from ((one.hdparm, one.label) for one in known_there if one.hdparm)
    else:
        taken = {number + 1 for number, word in enumerate(before) if word in known and known[word].value}
        names = [word for number, word in enumerate(before) if number and number not in taken]
        yield from _arguments(ports, command, [word for word in names if not word.startswith("--")], last)


def _arguments(ports: Ports, command: TerminalCommand, names: Sequence[str], last: str) -> Iterator[Candidate]:
    """Yield the candidates for the next argument."""
    if not command.places:
        return
    place = command.places[min(len(names), len(command.places) - 1)]
    if len(names) >= len(command.places) and not place.endswith("…"):
        return
    what = place.removesuffix("…")
    if what == "drive":
        yield from _drives(ports, DriveKind)
    elif what == "array":
        yield from _drives(ports, {DriveKind.ARRAY})
    elif what == "profile":
        from disktune_helper.cli.common import measurements  # noqa: PLC0415  # the workloads, where they are wanted

        yield from ((one.id, one.label) for one in measurements.choices(measurements.target_of(names[0])))
    elif what == "file":
        # Files are the shell's own business; `default` of its completion offers them.
        return
    elif what == "action":
        yield from ((one.id, one.label) for one in ACTIONS)
    elif what in ("setting", "change"):
        yield from _settings(ports, names[0], last, changes=what == "change")
    else:
        yield from ((word, "") for word in what.split("|"))


def _drives(ports: Ports, kinds: Iterable[DriveKind]) -> Iterator[Candidate]:
    wanted = set(kinds)
    shown = selection.chosen(drive_list.drives(ports), ())
    yield from ((drive.name, drive.title) for drive in shown if drive.kind in wanted)


def _settings(ports: Ports, name: str, last: str, *, changes: bool) -> Iterator[Candidate]:
    """Yield settings of a drive, or with *changes* what they may become."""
    states = {state.setting: state for drive in _named(ports, name) for state in _states(ports, drive)}
    setting, given, _ = last.partition("=")
    if changes and given and setting in BY_ID:
        yield from ((f"{setting}={word}", "") for word in _values(BY_ID[setting], states.get(setting)))
        return
    absent = (Status.UNSUPPORTED, Status.LEGACY)
    for one in SETTINGS:
        state = states.get(one.id)
        if state is not None and state.status not in absent:
            now = selection.words(one, state.value)
            yield one.id + ("=" if changes else ""), f"{one.label}: {now}"


def _values(setting: Setting, state: State | None) -> Iterator[str]:
    domain = setting.domain
    if isinstance(domain, Toggle):
        yield from ("on", "off")
    elif isinstance(domain, Choice):
        offered = state.offer.choices if state is not None else None
        yield from domain.values if offered is None else offered
    elif isinstance(domain, Table):
        yield from (row.label for row in domain.rows)
    elif domain.off is not None:
        yield domain.off_word


def _named(ports: Ports, name: str) -> tuple[Drive, ...]:
    with suppress(CommandEnds):
        return selection.several(drive_list.drives(ports), name)
    return ()


def _states(ports: Ports, drive: Drive) -> tuple[State, ...]:
    """Return the settings as anyone may see them."""
    folders = (RootFolder(STATE), MemoryFolder())
    session = SessionContext(ports, Class.BROWSE, folders, lambda _event, _args: None, lambda: None)
    with suppress(Refusal), session.look(drive.ref) as sight:
        return engine.states(sight)
    return ()
