"""What is saved of a setting, what it is now, and who else sets it: side by side; of Qt only the translation."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from PyQt6.QtCore import QCoreApplication

from disktune_contract.catalog import BY_ID
from disktune_contract.drives.drive import Drive
from disktune_contract.messages.journal import JournalEntry
from disktune_contract.sentence import listed
from disktune_contract.settings.claims import Claim, ClaimList, When, in_order, winner
from disktune_contract.settings.saved import SavedFile, SavedValue, unkeepable
from disktune_contract.settings.setting import Lifetime, Setting, State, Status, Value
from disktune_gui.text.said import said

translate = QCoreApplication.translate


@dataclass(frozen=True)
class Lasting:
    """One setting of one drive: what is remembered, what is, and what others want."""

    setting: Setting
    saved: SavedValue | None = None
    live: Value | None = None
    """None where it is not known."""
    default: Value | None = None
    claims: tuple[Claim, ...] = ()
    own: JournalEntry | None = None
    """The last change that DiskTune itself made of it."""
    uncertain: frozenset[Claim] = frozenset()
    """Claims of which nobody can tell whether they are about this drive."""
    absent: bool = False
    """Whether the drive is known not to have it."""
    unread: tuple[str, ...] = ()
    """Files of other tools that could not be read, each with the reason: they may set it, too."""
    refused: str = ""
    """Why nothing can be saved for the drive; empty if it can."""
    locked: str = ""
    """Why nothing saved can be changed on this computer at all; empty if it can, with a password or without."""

    @property
    def drifted(self) -> bool:
        """Whether it is known to be another value than the one that is saved.

        What DiskTune remembers to have set counts as known: the row says so, and offers to set it again. The
        check-up (`_differs` in `upkeep`) is evidence and takes nothing for read that the drive has not reported.
        """
        return self.saved is not None and self.live is not None and self.live != self.saved.value

    @property
    def changed_here(self) -> bool:
        """Whether it is what a person has made it with DiskTune."""
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
        """Who, by the files, made it what it is: the last one that sets just this."""
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
) -> dict[str, Lasting]:
    """Return everything by setting; *files* are those of drive and machine, the *journal* has the newest first.

    *refused* says why nothing can be saved for the drive, *locked* why nothing can be on this computer.
    """
    own: dict[str, JournalEntry] = {}
    for entry in journal:
        own.setdefault(entry.setting, entry)
    saved = {value.setting: value for file in files for value in file.values}
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
            found[setting.id] = Lasting(
                setting,
                saved.get(setting.id),
                state.value,
                default,
                mine,
                last,
                open_,
                absent,
                claims.unreadable,
                refused or said(unkeepable(setting)),
                locked,
            )
    return found


def changed_here(found: Mapping[str, Lasting]) -> dict[str, Value]:
    """Return what a person has changed with DiskTune, as far as it still is what it was made then."""
    return {name: one.live for name, one in found.items() if one.changed_here and one.live is not None}


def unsaved(found: Mapping[str, Lasting]) -> tuple[Lasting, ...]:
    """Return the settings whose value in force is worth saving: what was changed here comes first."""
    worth = [one for one in found.values() if one.passing]
    return tuple(sorted(worth, key=lambda one: not one.changed_here))


def refusal(drive: Drive) -> str:
    """Return why nothing can be saved for *drive*: nobody could tell later that it is the one; empty if it can."""
    if drive.same_identity_as:
        others = said(listed(drive.same_identity_as))
        words = translate(
            "Saved", "{drive} and {others} report the same identity, so settings cannot be saved for either."
        )
        return words.format(drive=drive.name, others=others)
    if not drive.identity:
        words = translate("Saved", "{drive} reports no serial number or WWN, so settings cannot be saved for it.")
        return words.format(drive=drive.name)
    return ""


# -- taking over -------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Takeover:
    """A setting that another tool sets, and that could be saved here instead."""

    setting: Setting
    claim: Claim
    live: Value | None
    problem: str = ""
    """Why it cannot be taken over; empty if it can."""
    saved: Value | None = None
    """What is saved here already; None if nothing is."""
    chosen: bool = False
    """Whether the user has saved or set another value here, which this would overwrite."""

    @property
    def changes(self) -> bool:
        """Whether the drive would have to be changed first."""
        return self.live != self.claim.value


def takeovers(found: Mapping[str, Lasting], supply: When = When.AC) -> tuple[Takeover, ...]:
    """Return what others have the last word on at boot, with whether it can be saved here instead."""
    proposals = []
    for one in found.values():
        claim = winner(one.active, When.BOOT, supply) or (one.active[-1] if one.active else None)
        if claim is None or claim.value is None:
            continue
        problem = said(one.setting.domain.problem(claim.value) or "")
        if not problem and one.saved is not None and one.saved.value == claim.value:
            problem = translate("Saved", "already saved")
        if one.absent:
            problem = translate("Saved", "not supported by this drive")
        saved = one.saved.value if one.saved is not None else None
        chosen = saved is not None or (one.changed_here and one.live != claim.value)
        proposals.append(Takeover(one.setting, claim, one.live, problem, saved, chosen))
    return tuple(proposals)
