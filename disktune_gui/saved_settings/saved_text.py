"""What is saved of a setting and who else sets it, in words."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from PyQt6.QtCore import QCoreApplication

from disktune_contract.sentence import in_turn, listed
from disktune_contract.settings.claims import Claim, When, depends_on, in_order, occasions, winner
from disktune_contract.settings.saved import HeldBy
from disktune_gui.saved_settings.saved_state import Lasting
from disktune_gui.text import wording
from disktune_gui.text.said import said

translate = QCoreApplication.translate

FEW_FILES = 4
"""Files that a sentence names."""


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
