#!/usr/bin/env python3
"""Copy IDENTIFY dumps with everything masked that names one particular drive.

    tools/mask_identify.py TARGET-DIRECTORY DUMP...

Masked are the serial numbers of drive (words 10-19) and medium (176-195), letter by letter so that their length
and place stay, and of the world wide name (108-111) all but the maker. A checksum (word 255) that was right stays
right.
"""

from __future__ import annotations

import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "helper"))

from disktune_helper.decode.fields import DecodeError  # noqa: E402
from disktune_helper.decode.identify import parse_text  # noqa: E402
from disktune_helper.decode.identify_standard import adds_up, signed  # noqa: E402

SERIALS = (*range(10, 20), *range(176, 196))
WORDS_PER_LINE = 8


def masked_character(code: int) -> int:
    """Return what stands in for one character of a serial number: digits and letters stay what they are."""
    character = chr(code)
    if character.isdigit():
        return ord("0")
    return ord("X") if character.isalnum() else code


def sign(words: list[int]) -> None:
    """Set word 255 so that the sum of all bytes is 0 modulo 256 (ACS-4, IDENTIFY DEVICE word 255)."""
    words[255] = 0xA5
    words[255] |= (-sum(word + (word >> 8) for word in words) & 0xFF) << 8


def mask(words: list[int]) -> None:
    """Mask *words* in place."""
    was_right = signed(words) and adds_up(words)
    for place in SERIALS:
        words[place] = masked_character(words[place] >> 8) << 8 | masked_character(words[place] & 0xFF)
    words[109] &= 0xFFF0
    words[110] = words[111] = 0
    if was_right:
        sign(words)


def dump(words: list[int]) -> str:
    """Return *words* in the layout of ``hdparm --Istdout``."""
    lines = (words[start : start + WORDS_PER_LINE] for start in range(0, len(words), WORDS_PER_LINE))
    return "".join(" ".join(f"{word:04x}" for word in line) + "\n" for line in lines)


def main(arguments: list[str]) -> int:
    """Copy the dumps; return the exit status."""
    if len(arguments) < 2:
        print("Usage: tools/mask_identify.py TARGET-DIRECTORY DUMP...", file=sys.stderr)
        return 2
    target = Path(arguments[0])
    try:
        for path in map(Path, arguments[1:]):
            words = list(parse_text(path.read_text()))
            mask(words)
            (target / path.name).write_text(dump(words))
    except (DecodeError, OSError, UnicodeDecodeError) as failed:
        print(failed, file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
