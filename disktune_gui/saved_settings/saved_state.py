"""The saved, current and other tools' values of a setting, side by side; of Qt only the translation."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from disktune_contract.catalog import BY_ID
from disktune_contract.messages.look import JournalEntry
from disktune_contract.record import record
from disktune_contract.rules.handover import Takeover, taken_over
from disktune_contract.settings.claims import Claim, ClaimList, in_order
from disktune_contract.settings.saved import SavedFile, SavedValue, Supply, unkeepable
from disktune_contract.settings.setting import Lifetime, Setting, State, Status, Value
from disktune_gui.text.said import said


@record
class SavedState:
    """One setting of one drive: the saved value, the current one, and those of other tools."""

    setting: Setting
    saved: SavedValue | None = None
    live: Value | None = None
    """None where it is not known."""
    default: Value | None = None
    claims: tuple[Claim, ...] = ()
    own: JournalEntry | None = None
    """The last change that DiskTune itself made of it."""
    uncertain: frozenset[Claim] = frozenset()
    """Claims of which it is unknown whether they are about this drive."""
    absent: bool = False
    """Whether the drive is known not to have it."""
    unread: tuple[str, ...] = ()
    """Files of other tools that could not be read, each with the reason: they may set it, too."""
    refused: str = ""
    """Why nothing can be saved for the drive; empty if it can."""
    locked: str = ""
    """Why nothing saved can be changed on this computer at all; empty if it can, with a password or without."""
    supply: Supply = Supply.UNKNOWN
    """What the computer runs on."""
    has_battery: bool = False
    """Whether it can run on a battery, so that a value for that makes sense."""
    switching: bool = False
    """Whether the supply has changed just now: the value for the new one may not be in force yet."""
    file: str = ""
    """Where it is saved; empty if it is not."""

    @property
    def paired(self) -> bool:
        """Whether another value is saved for battery."""
        return self.saved is not None and self.saved.on_battery is not None

    @property
    def wanted(self) -> Value | None:
        """What is saved for the present supply; None if nothing is."""
        return self.saved.on(self.supply) if self.saved is not None else None

    @property
    def drifted(self) -> bool:
        """Whether it is known to be another value than the one that is saved.

        What DiskTune remembers to have set counts as known: the row shows it, and offers to set it again. The
        check-up (`_differs` in `upkeep`) counts only values that the drive has reported.
        """
        if self.switching and self.paired:
            return False
        return self.wanted is not None and self.live is not None and self.live != self.wanted

    @property
    def changed_here(self) -> bool:
        """Whether it still has the value that the user set with DiskTune."""
        own = self.own
        return own is not None and own.cause == "apply" and self.live is not None and own.after == self.live

    @property
    def passing(self) -> bool:
        """Whether the value in force is not saved, and is known to be lost at the next boot."""
        if self.live is None or self.absent or self.setting.lifetime is Lifetime.PERMANENT:
            return self.drifted
        if self.setting.momentary:
            return False
        apart = self.default is not None and self.live != self.default
        return self.drifted if self.saved is not None else apart or self.changed_here

    @property
    def culprit(self) -> Claim | None:
        """The claim that, by the files, set the current value: the last one with just this value."""
        same = [claim for claim in in_order(self.claims) if claim.valid and claim.value == self.live]
        return same[-1] if self.live is not None and same else None

    @property
    def active(self) -> tuple[Claim, ...]:
        """The claims that take effect."""
        return tuple(claim for claim in in_order(self.claims) if claim.valid)


def gather(
    states: Iterable[State],
    files: Iterable[SavedFile],
    claims: ClaimList,
    journal: Iterable[JournalEntry] = (),
    refused: str = "",
    locked: str = "",
    *,
    supply: Supply = Supply.UNKNOWN,
    has_battery: bool = False,
    switching: bool = False,
) -> dict[str, SavedState]:
    """Return everything by setting; *files* are those of drive and machine, the *journal* has the newest first.

    *refused* states why nothing can be saved for the drive, *locked* why nothing can be on this computer; the rest
    is as in `SavedState`.
    """
    own: dict[str, JournalEntry] = {}
    for entry in journal:
        own.setdefault(entry.setting, entry)
    saved = {value.setting: (value, file.path) for file in files for value in file.values}
    wanted: dict[str, list[Claim]] = {}
    for claim in claims.claims:
        wanted.setdefault(claim.setting, []).append(claim)
    found = {}
    for state in states:
        setting = BY_ID.get(state.setting)
        if setting is not None:
            default = state.default if state.default is not None else setting.default
            mine = tuple(wanted.get(setting.id, ()))
            last = own.get(setting.id)
            open_ = frozenset(claims.uncertain).intersection(mine)
            absent = state.status in (Status.UNSUPPORTED, Status.LEGACY)
            kept, path = saved.get(setting.id, (None, ""))
            found[setting.id] = SavedState(
                setting,
                kept,
                state.value,
                default,
                mine,
                last,
                open_,
                absent,
                claims.unreadable,
                refused or said(unkeepable(setting)),
                locked,
                supply,
                has_battery,
                switching,
                path,
            )
    return found


def changed_here(found: Mapping[str, SavedState]) -> dict[str, Value]:
    """Return the settings that the user changed with DiskTune, as far as they still have that value."""
    return {name: one.live for name, one in found.items() if one.changed_here and one.live is not None}


def as_saved(found: Mapping[str, SavedState]) -> dict[str, Value]:
    """Return the settings that have their saved value, and could be saved again."""
    return {name: one.live for name, one in found.items() if one.live is not None and one.wanted == one.live}


def on_battery(found: Mapping[str, SavedState]) -> dict[str, Value]:
    """Return the saved values for battery that differ from those for mains."""
    saved = {name: one.saved.on_battery for name, one in found.items() if one.saved is not None}
    return {name: value for name, value in saved.items() if value is not None}


def unsaved(found: Mapping[str, SavedState]) -> tuple[SavedState, ...]:
    """Return the settings whose value in force is worth saving: those that were changed here first."""
    worth = [one for one in found.values() if one.passing]
    return tuple(sorted(worth, key=lambda one: not one.changed_here))


# -- taking over -------------------------------------------------------------------------------------------------


def takeovers(found: Mapping[str, SavedState]) -> tuple[Takeover, ...]:
    """Return the settings on which other tools win at boot, with whether each can be saved here instead."""
    proposals = (
        taken_over(
            one.claims,
            one.live,
            one.saved,
            absent=one.absent,
            changed_here=one.changed_here,
            supply=one.supply,
            has_battery=one.has_battery,
        )
        for one in found.values()
    )
    return tuple(filter(None, proposals))
