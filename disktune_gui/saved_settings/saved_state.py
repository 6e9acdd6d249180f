"""What is saved of a setting, what it is now, and who else sets it: side by side; of Qt only the translation."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from PyQt6.QtCore import QCoreApplication

from disktune_contract.catalog import BY_ID
from disktune_contract.drives.drive import Drive
from disktune_contract.messages.journal import JournalEntry
from disktune_contract.sentence import in_turn, listed
from disktune_contract.settings.claims import Claim, ClaimList, When, depends_on, in_order, occasions, winner
from disktune_contract.settings.saved import HeldBy, SavedFile, SavedValue
from disktune_contract.settings.setting import Lifetime, Setting, State, Status, Value
from disktune_gui.text import wording
from disktune_gui.text.said import said

translate = QCoreApplication.translate


FEW_FILES = 4
"""Files that a sentence names."""


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

    @property
    def drifted(self) -> bool:
        """Whether it is known to be another value than the one that is saved."""
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
) -> dict[str, Lasting]:
    """Return everything by setting; *files* are those of drive and machine, the *journal* has the newest first.

    *refused* says why nothing can be saved for the drive.
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
                refused,
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


# -- in words ----------------------------------------------------------------------------------------------------


def tool(claim: Claim) -> str:
    """Return who makes a claim, as a sentence has it."""
    names = {
        "kernel": translate("Saved", "kernel command line"),
        "sysctl": "sysctl.d",
        "udev": translate("Saved", "udev rule"),
        "hdparm": "hdparm.conf",
        "mdadm": "mdadm.conf",
        "tmpfiles": "tmpfiles.d",
        "sysfsutils": "sysfs.conf",
        "openrc": translate("Saved", "init script"),
        "laptop-mode-tools": translate("Saved", "laptop mode"),
        "script": translate("Saved", "script"),
        "tlp": "TLP",
    }
    return names.get(claim.tool, claim.tool)


def place(claim: Claim) -> str:
    """Return file and line."""
    return f"{claim.file}:{claim.line}" if claim.line else claim.file


def moments(whens: Iterable[When]) -> str:
    """Return occasions in words: "at boot, after resume". On either supply is not worth a word."""
    named = tuple(whens)
    either = {When.AC, When.BATTERY}
    if either < set(named):
        named = tuple(when for when in named if when not in either)
    return said(listed(_occasion(when) for when in named))


def _occasion(when: When) -> str:
    return {
        When.BOOT: translate("Saved", "at boot"),
        When.HOTPLUG: translate("Saved", "on hot-plug"),
        When.RESUME: translate("Saved", "after resume"),
        When.AC: translate("Saved", "on AC power"),
        When.BATTERY: translate("Saved", "on battery"),
        When.RUNTIME: translate("Saved", "at other times"),
    }[when]


def words(one: Lasting) -> tuple[str, str]:
    """Return a sentence on how long the value lasts, and its tone; empty if there is nothing to say."""
    if one.saved is None:
        others, tone = _of_others(one)
        if one.passing and one.changed_here and one.own is not None:
            changed = translate("Saved", "Changed in DiskTune on {moment}; not saved for boot.")
            return said(in_turn(changed.format(moment=wording.moment(one.own.at)), others)), tone or "faint"
        return others, tone
    kept = wording.value_words(one.setting, one.saved.value)
    if one.saved.held:
        return _held_words(one.saved.held_by or HeldBy.RESTORED).format(saved=kept), "danger"
    if one.drifted:
        return _drifted_words(one, kept), "caution"
    if rival := _rival(one):
        words = translate("Saved", "Saved: applied at every boot. Overrides {value} set by {tool} ({place}).")
        theirs = wording.value_words(one.setting, rival.value)
        return words.format(value=theirs, tool=tool(rival), place=place(rival)), "faint"
    return translate("Saved", "Saved: applied at every boot."), "faint"


def _held_words(by: HeldBy) -> str:
    return {
        HeldBy.RESTORED: translate(
            "Saved",
            "Saved as {saved}, but held back: the computer stopped, or the drive failed or was disconnected, "
            "shortly after it was applied.",
        ),
        HeldBy.TRIAL: translate(
            "Saved",
            "Saved as {saved}, but held back: the computer stopped, or the drive failed or was disconnected, "
            "shortly after it was changed on trial.",
        ),
        HeldBy.UNREADABLE: translate(
            "Saved", "Saved as {saved}, but held back: the boot guard's record for the drive cannot be read."
        ),
    }[by]


def _drifted_words(one: Lasting, kept: str) -> str:
    """Return that the value is another than the one that is saved, and who made it so."""
    now = wording.value_words(one.setting, one.live)
    if one.own is not None and one.own.after == one.live:
        words = translate("Saved", "Saved as {saved}, but now {now}: changed in DiskTune on {moment}.")
        return words.format(saved=kept, now=now, moment=wording.moment(one.own.at))
    if (culprit := one.culprit) is not None:
        words = translate("Saved", "Saved as {saved}, but now {now}: set by {tool} {when} ({place}).")
        if culprit in one.uncertain:
            words = translate("Saved", "Saved as {saved}, but now {now}: perhaps set by {tool} {when} ({place}).")
        return words.format(
            saved=kept, now=now, tool=tool(culprit), when=moments(culprit.when), place=place(culprit)
        )
    if one.unread:
        words = translate(
            "Saved", "Saved as {saved}, but now {now}. No readable file sets this value. Not read: {files}."
        )
        return words.format(saved=kept, now=now, files=unread_words(one.unread))
    words = translate(
        "Saved", "Saved as {saved}, but now {now}. No file sets this value: it was changed later or not applied."
    )
    return words.format(saved=kept, now=now)


def unread_words(unread: Sequence[str]) -> str:
    """Return which files could not be read, with the reasons; of many the first few and how many there are."""
    more = len(unread) - FEW_FILES
    named = said(listed(unread[:FEW_FILES]))
    return translate("Saved", "{files} and {count} more").format(files=named, count=more) if more > 0 else named


def _rival(one: Lasting) -> Claim | None:
    """Return who wants another value than the one that is saved."""
    assert one.saved is not None  # noqa: S101  # both callers have looked
    others = [claim for claim in one.active if claim.value != one.saved.value]
    return others[-1] if others else None


def _of_others(one: Lasting) -> tuple[str, str]:
    """Return who sets what is not saved here; what has no effect is for the help alone."""
    if not one.active:
        return "", ""
    last = winner(one.active, occasions(one.active[-1])[0]) or one.active[-1]
    value = wording.value_words(one.setting, last.value)
    words = translate("Saved", "Set by {tool} {when}: {value} ({place}).")
    return words.format(tool=tool(last), value=value, when=moments(last.when), place=place(last)), "faint"


def side_by_side(one: Lasting) -> tuple[tuple[str, str], ...]:
    """Return saved, live and default value, each under its title."""
    current, saved, default = current_saved_default(one)
    return (
        (translate("Saved", "Saved"), saved),
        (translate("Saved", "Current"), current),
        (translate("Saved", "Default"), default),
    )


def current_saved_default(one: Lasting) -> tuple[str, str, str]:
    """Return the three values in words; a dash where there is none."""
    saved = wording.value_words(one.setting, one.saved.value) if one.saved is not None else "–"
    default = wording.value_words(one.setting, one.default) if one.default is not None else "–"
    return wording.value_words(one.setting, one.live), saved, default


def reason_to_save(one: Lasting) -> str:
    """Return why a value in force is offered to be saved."""
    if one.changed_here and one.own is not None:
        return translate("Saved", "changed in DiskTune on {moment}").format(moment=wording.moment(one.own.at))
    return (
        translate("Saved", "differs from the saved value")
        if one.drifted
        else translate("Saved", "differs from the default")
    )


@dataclass(frozen=True)
class Rival:
    """A claim as a row of a table."""

    value: str
    who: str
    when: str
    where: str
    remark: str
    valid: bool


def _remark(claim: Claim, one: Lasting) -> str:
    doubt = translate("Saved", "This may apply to another drive.") if claim in one.uncertain else ""
    problem = said(claim.problem)
    if not claim.valid:
        problem = translate("Saved", "No effect: {problem}").format(problem=problem)
    return said(in_turn(problem, doubt))


def rivals(one: Lasting) -> tuple[Rival, ...]:
    """Return who else sets this, in the order in which they come."""
    return tuple(
        Rival(
            wording.value_words(one.setting, claim.value),
            tool(claim),
            moments(claim.when),
            place(claim),
            _remark(claim, one),
            claim.valid,
        )
        for claim in in_order(one.claims)
    )


def last_words(one: Lasting) -> tuple[str, ...]:
    """Return who wins on which occasion; what is saved here is put back after all of them."""
    ours = one.saved if one.saved is not None and not one.saved.held else None
    supplies: list[When | None] = [
        supply for supply in (When.AC, When.BATTERY) if any(depends_on(claim) is supply for claim in one.active)
    ]
    outcomes: dict[tuple[str, When | None], list[When]] = {}
    for when in dict.fromkeys(moment for claim in one.active for moment in occasions(claim)):
        if ours is not None and when is not When.RUNTIME:
            who = _setter("DiskTune", wording.value_words(one.setting, ours.value))
            outcomes.setdefault((who, None), []).append(when)
            continue
        for supply in supplies or [None]:
            last = winner(one.active, when, supply or When.AC)
            if last is not None:
                who = _setter(tool(last), wording.value_words(one.setting, last.value))
                outcomes.setdefault((who, supply), []).append(when)
    return tuple(
        translate("Saved", "{when}: {tool}").format(when=moments((*whens, supply) if supply else whens), tool=who)
        for (who, supply), whens in outcomes.items()
    )


def _setter(name: str, value: str) -> str:
    return translate("Saved", "{tool} ({value})").format(tool=name, value=value)


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
