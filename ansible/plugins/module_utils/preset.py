# Copyright: (c) 2026, The DiskTune developers
# GNU General Public License v3.0+ (see LICENSE or https://www.gnu.org/licenses/gpl-3.0.txt)
# SPDX-License-Identifier: GPL-3.0-or-later
"""Presets: the files of DiskTune's window that name wishes for each kind of drive, and what a drive can fulfil.

A file has lines ``key = value`` in sections. ``[preset]`` holds ``name``, ``about`` and ``media``. Every other
section is the id of a setting and holds a wish: ``value``, or ``hdd``, ``ssd``, ``nvme``, ``array`` or
``volume`` for one kind; and ``why``, where it is not that of the setting. A line that begins with a space goes
on with the one before; ``;`` and ``#`` begin a comment line. Whether a wish is a value of the setting is for
the command to say.
"""

from __future__ import annotations

import re
from typing import Any

MEDIA = ("hdd", "ssd", "nvme", "array", "volume")
ENDS = ("least", "most")

_HEADING = re.compile(r"\[([a-z0-9_.]+)\]")
_ENTRY = re.compile(r"([a-z]+)\s*=\s*(\S.*)")
_NUMBER = re.compile(r"-?[0-9]{1,18}")
_NOT_FOR_KIND = "The preset is not for drives of the kind {kind}."
NO_VALUE = "The drive supports no matching value."


class PresetError(ValueError):
    """A text that is no preset; the message names line and mistake."""


class Preset:
    """A preset that was read."""

    def __init__(self, name: str, media: list[str], wishes: dict[str, dict[str, str]]) -> None:
        self.name = name
        self.media = media
        self.wishes = wishes
        """By setting, then by kind of drive: the words of the file."""

    def of(self, medium: str) -> dict[str, str]:
        """Return the wishes for one kind of drive, by setting; raises `PresetError` if it is not for that kind."""
        if medium not in self.media:
            raise PresetError(f"{self.name}: " + _NOT_FOR_KIND.format(kind=medium))
        return {setting: words[medium] for setting, words in self.wishes.items() if medium in words}


def parse(text: str) -> Preset:
    """Return the preset that *text* describes; raises `PresetError`."""
    sections = _sections(text)
    head = sections.pop("preset", None)
    if head is None or not text.strip():
        raise PresetError("The preset has no section [preset].")
    if missing := [key for key in ("name", "about", "media") if key not in head]:
        raise PresetError(f"{missing[0]} is missing in [preset].")
    if unknown := head.keys() - {"name", "about", "media"}:
        raise PresetError(f"[preset] does not take {min(unknown)}.")
    media = [one.strip() for one in head["media"].split(",")]
    if unknown := set(media) - set(MEDIA):
        raise PresetError(f"{min(unknown)!r} is not a kind of drive. Valid kinds: {', '.join(MEDIA)}.")
    if not sections:
        raise PresetError("The preset contains no settings.")
    return Preset(head["name"], media, {name: _wishes(name, entries, media) for name, entries in sections.items()})


def _wishes(name: str, entries: dict[str, str], media: list[str]) -> dict[str, str]:
    """Return the words of one setting by kind of drive; those of a kind come before those of all."""
    found = dict.fromkeys(media, entries["value"]) if "value" in entries else {}
    for key, words in entries.items():
        if key not in ("value", "why", *MEDIA):
            raise PresetError(f"[{name}] does not take {key}.")
        if key in MEDIA and key not in media:
            raise PresetError(f"[{name}]: " + _NOT_FOR_KIND.format(kind=key))
        if key in MEDIA:
            found[key] = words
    if not found:
        raise PresetError(f"value is missing in [{name}].")
    return found


def _sections(text: str) -> dict[str, dict[str, str]]:
    found: dict[str, dict[str, str]] = {}
    section = key = ""
    for number, line in enumerate(text.splitlines(), 1):
        heading, entry = _HEADING.fullmatch(line.rstrip()), _ENTRY.fullmatch(line.rstrip())
        if not line.strip() or line.startswith((";", "#")):
            continue
        if line[0].isspace() and key:
            found[section][key] += f" {line.strip()}"
        elif heading and heading[1] not in found:
            section, key = heading[1], ""
            found[section] = {}
        elif entry and section and entry[1] not in found[section]:
            key = entry[1]
            found[section][key] = entry[2]
        else:
            raise PresetError(f"Line {number} of the preset is no new [section] and no new line key = value.")
    return found


def fulfil(words: str, offer: dict[str, Any]) -> str | None:
    """Return the value that comes closest to a wish among what a drive offers, None if there is none.

    *offer* is what ``get`` says. A list has the word that is liked best first; a number is brought to the nearest
    end, and ``least`` and ``most`` are the ends.
    """
    if offer["words"] is not None:
        # The words of some values have a comma of their own.
        liked = [words, *(one.strip() for one in words.split(","))]
        return next((one for one in liked if one in offer["words"]), None)
    least, most = offer["least"], offer["most"]
    if words in ENDS or _NUMBER.fullmatch(words):
        if words not in ENDS and int(words) == offer["off"]:
            return words
        if least > most:
            return None
        number = {"least": least, "most": most}.get(words)
        return str(max(least, min(most, int(words))) if number is None else number)
    return words
