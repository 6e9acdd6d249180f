"""``disktune-helper get``: settings of drives, as ``set`` takes them. It changes nothing and wakes nothing."""

from __future__ import annotations

from collections.abc import Sequence

from disktune_contract.catalog import BY_ID
from disktune_contract.messages.protocol import Nothing
from disktune_contract.rules import rules
from disktune_contract.settings.access import UNASKABLE
from disktune_contract.settings.saved import SavedList, SavedValue
from disktune_contract.settings.setting import (
    Choice,
    Offer,
    Range,
    Setting,
    Source,
    State,
    Status,
    Table,
    Value,
)
from disktune_helper.cli.common import selection
from disktune_helper.cli.common.command_line import CommandEnds, Exit, bad_input, needs_root
from disktune_helper.cli.common.outputs import DriveSettingsOutput, GetOutput, OfferOutput, SettingOutput
from disktune_helper.cli.common.terminal import Tone, table
from disktune_helper.cli.common.work import CommandWork


def run(work: CommandWork) -> int:
    """Print the settings that are asked for; return the exit status."""
    if not work.line.names:
        raise bad_input("Name a drive. “disktune-helper list” shows them.")
    name, *wanted = work.line.names
    drives = selection.several(work.drives, name)
    saved = work.ask("saved", Nothing())
    assert isinstance(saved, SavedList)  # noqa: S101  # by the table of replies
    found, unread = [], []
    for drive in drives:
        states = {state.setting: state for state in work.settings(drive).states}
        chosen = _named(wanted, states) if wanted else _there(states, everything=work.line.has("--all"))
        unread += [state for state in chosen if wanted and state.value is None and state.status is not Status.OK]
        kept = selection.values_of(drive, saved)
        shown = tuple(output(state, kept.get(state.setting)) for state in chosen)
        found.append(DriveSettingsOutput(drive.name, drive.identity, shown))
        if len(drives) > 1 or not wanted:
            work.terminal.say(f"{drive.name}: {drive.title}", Tone.HEADING)
        work.terminal.say("\n".join(_lines(chosen, whole=bool(wanted))))
    work.terminal.result(GetOutput(tuple(found)))
    if unread and not work.as_root and unread[0].status is Status.UNREADABLE:
        raise needs_root(("get", *work.line.names))
    if unread:
        raise CommandEnds(Exit.NOT_DONE, f"{BY_ID[unread[0].setting].label}: {unread[0].reason or 'unknown'}")
    return Exit.DONE


def _named(wanted: Sequence[str], states: dict[str, State]) -> list[State]:
    settings = dict.fromkeys(selection.find(name, states).id for name in wanted)
    return [states[setting] for setting in settings]


def _there(states: dict[str, State], *, everything: bool) -> list[State]:
    absent = (Status.UNSUPPORTED, Status.LEGACY)
    return [one for one in states.values() if everything or not (one.status in absent and one.value is None)]


def _lines(states: Sequence[State], *, whole: bool) -> list[str]:
    if not states:
        return ["No settings."]
    rows = [(state.setting, _words(state), _note(state, whole=whole)) for state in states]
    return table(("SETTING", "VALUE", ""), rows)[1:]


def _words(state: State) -> str:
    return selection.words(BY_ID[state.setting], state.value)


def _note(state: State, *, whole: bool) -> str:
    """Return label, and what to know about the value; in a list of all, the first sentence of that."""
    label = BY_ID[state.setting].label
    if state.status is not Status.OK:
        reason = state.reason if whole else state.reason.partition(". ")[0].rstrip(".")
        return f"{label}. {reason}" if reason else label
    if state.value is None and isinstance(BY_ID[state.setting].access, UNASKABLE):
        return f"{label}. The drive does not report this."
    if state.value is not None and state.source is Source.REMEMBERED:
        return f"{label}. Last set by DiskTune; the drive does not support reading it back."
    return f"{label}. From the kernel's record." if state.source is Source.CACHED else label


def output(state: State, saved: SavedValue | None) -> SettingOutput:
    """Return a state for JSON, with what is saved for the setting."""
    setting = BY_ID[state.setting]
    return SettingOutput(
        state.setting,
        setting.label,
        state.status,
        state.value,
        selection.words(setting, state.value),
        state.source,
        state.reason,
        state.default,
        _offer(setting, state.offer),
        saved,
    )


def _offer(setting: Setting, found: Offer) -> OfferOutput:
    """Return what a drive that offers *found* takes, as `set` understands it."""
    domain = setting.domain
    if isinstance(domain, Range):
        least, most = rules.bounds(domain, found)
        return OfferOutput(None, least, most, domain.off)
    values: tuple[Value, ...] = (False, True)
    if isinstance(domain, Choice):
        values = domain.values if found.choices is None else found.choices
    elif isinstance(domain, Table):
        values = tuple(row.code for row in domain.rows if found.codes is None or row.code in found.codes)
    return OfferOutput(tuple(selection.words(setting, value) for value in values), None, None, None)
