"""A text as people copy it, made readable: quotation marks and dashes of blogs, HTML, prompts, marks of mail."""

from __future__ import annotations

import re
from bisect import bisect_right
from collections.abc import Iterator

from disktune_contract.patterns import pattern_of
from disktune_contract.record import record

_ENTITIES = {"gt": ">", "lt": "<", "amp": "&", "quot": '"', "apos": "'", "#39": "'", "nbsp": " ", "#8211": "–"} | {
    "ndash": "–",
    "mdash": "—",
    "#8212": "—",
    "ldquo": '"',
    "rdquo": '"',
    "lsquo": "'",
    "rsquo": "'",
    "#8220": '"',
    "#8221": '"',
    "#8216": "'",
    "#8217": "'",
}
_PLAIN = {**dict.fromkeys("“”„″", '"'), **dict.fromkeys("‘’‚′", "'"), "−": "-", "\u00a0": " ", "\u3000": " "}
_NOTHING = "\r\u200b\u200c\u200d\u2060\ufeff\u00ad"
_ODD = pattern_of(
    rf"&(?P<entity>#?\w{{2,6}});|(?P<plain>[{''.join(_PLAIN)}])|(?P<nothing>[{_NOTHING}]|\x1b\[[\d;]{{0,8}}m)"
    r"|(?P<equals>=3D)|(?P<braces>\{\{(?=/\S*\}\})|(?<=[\w/])\}\})|(?P<dash>(?<!\S)[–—](?=\w))"
)
_LETTER = re.compile(r"[A-Za-z](?:\d|[A-Za-z]?(?:\s|$))")

COMMANDS = frozenset(
    {"hdparm", "blockdev", "smartctl", "nvme", "sdparm", "sysctl", "mdadm", "echo", "printf", "tee", "dd", "fio"}
    | {"bonnie", "bonnie++", "iostat", "badblocks", "sudo", "su", "doas", "cat", "watch", "ioping", "hd-idle"}
    | {"smartd", "lsblk", "ls", "for", "while", "if", "then", "do", "done", "fi", "function", "case", "esac", "cd"}
    | {"mkfs", "wipefs", "shred", "sync", "alias", "export", "modprobe", "systemctl", "udevadm", "apt", "apt-get"}
    | {"sg_start", "sg_format", "idle3ctl", "tune2fs", "mount", "umount", "swapoff", "ssh", "sed", "grep", "set"}
    | {"cryptsetup", "dc3dd", "lvremove", "pvremove", "vgremove", "zpool", "sdparm", "eval"}
    | {"iozone", "gzip", "zcat", "sfdisk", "sgdisk", "fdisk", "parted", "blkdiscard", "mkreiserfs", "checkarray"}
)
"""Words with which lines of commands begin; a line that begins with another may be what a command printed."""
_FIRST = pattern_of(r"(?:\w+=\S*\s+)?(?:/\S*/)?([\w+.-]+)")
_USER = pattern_of(
    r"(?:\[[\w@.: ~/-]{1,80}\] ?[\w/~.-]{0,30} ?[#$%]\s*"
    r"|(?:\[?[\w.-]{1,32}@[\w.-]{1,64}[^#$%>\n]{0,80}[#$%>]|(?:ba|z)?sh-[\d.]{1,5}[#$]|root ?#|\$"
    r"|[\w.-]{1,32}:[\w/~.-]{0,60} ?[#$])\s+)(?=\S)"
)
"""A prompt that no comment looks like."""
_ADDED = pattern_of(r"\+(?!\+\+ )\s*\S")
_REMOVED = pattern_of(r"-(?!-)\s*\S|--- \S")
_OF_DIFF = pattern_of(r"[-+]|@@ |diff --git |index [0-9a-f]+\.\.")
_QUOTED = pattern_of(r"(?:>\s?)+(?=\S)")
_BULLET = pattern_of(r"(?:[-*•+]|\d{1,2}[.)])\s+|[`\"]+(?=\S)|[%#]\s+|=>\s*")
_LONE_PATH = pattern_of(r"\s*/\S+\s*$")
_ASSIGNED = pattern_of(r"\s*(?:export\s+)?[A-Za-z_]\w*=")


@record
class Correction:
    """What is read in the place of a dash, or of what mail makes of a sign."""

    start: int
    end: int
    """In the readable text."""
    written: str
    meant: str


class CopiedText:
    """The readable text, and the places of its characters in what was copied; it has the same lines."""

    def __init__(self, written: str) -> None:
        self._written = written
        characters: list[str] = []
        self._places: list[int] = []
        self._ends: list[int] = []
        self.corrections: list[Correction] = []
        start = 0
        lines = written.split("\n")
        for line in lines:
            for text, at, length in self._readable(line, start, len(self._places)):
                characters.append(text)
                same = len(text) == length
                self._places += range(at, at + length) if same else [at] * len(text)
                self._ends += range(at + 1, at + length + 1) if same else [at + length] * len(text)
            characters.append("\n")
            self._places.append(start + len(line))
            self._ends.append(start + len(line) + 1)
            start += len(line) + 1
        text = "".join(characters)[:-1]
        self.prompted = any(_USER.match(line.lstrip("> ")) for line in text.split("\n"))
        """Whether commands have a prompt: other lines are what they printed."""
        self.text = _without_marks(text, prompted=self.prompted)
        self._starts = [0, *(at + 1 for at, one in enumerate(self.text) if one == "\n")]

    def _readable(self, line: str, start: int, here: int) -> Iterator[tuple[str, int, int]]:
        """Yield the parts of a line with place and length in the original; *here* is where it begins."""
        last = 0
        for found in _ODD.finditer(line):
            kind, text = found.lastgroup, found.group()
            meant = _meant(str(kind), text, line[found.end() : found.end() + 4])
            if meant is None:
                continue
            yield line[last : found.start()], start + last, found.start() - last
            here += found.start() - last
            if kind in ("dash", "equals"):
                self.corrections.append(Correction(here, here + len(meant), text, meant))
            yield meant, start + found.start(), len(text)
            here += len(meant)
            last = found.end()
        yield line[last:], start + last, len(line) - last

    def line(self, at: int) -> int:
        """Return the number of the line, from 1, that has the character at *at*."""
        return bisect_right(self._starts, at)

    def written(self, start: int, end: int) -> str:
        """Return how the readable text from *start* to *end* was written."""
        return self._written[self._places[start] : self._ends[end - 1]].rstrip() if start < end else ""

    def lines(self) -> Iterator[tuple[int, str]]:
        """Yield each line with the place where it begins."""
        at = 0
        for line in self.text.split("\n"):
            yield at, line
            at += len(line) + 1


def _meant(kind: str, text: str, following: str) -> str | None:
    if kind == "entity":
        found = _ENTITIES.get(text[1:-1])
        # A dash by its name is one like others.
        return "--" if found in ("–", "—") else found
    if kind == "dash":
        return "-" if _LETTER.match(following) else "--"
    return {"plain": _PLAIN.get(text, ""), "nothing": "", "equals": "=", "braces": ""}[kind]


def _without_marks(text: str, *, prompted: bool) -> str:
    """Return *text* with blanks in the place of prompts, marks of quotation and what commands have printed."""
    lines = text.split("\n")
    if any(_ADDED.match(line) for line in lines) and any(_REMOVED.match(line) for line in lines):
        lines = [_of_change(line) for line in lines]
    script = lines[0].startswith("#!") or any(begins(line) for line in lines)
    found = []
    open_ended = False
    for line in lines:
        plain = _unmarked(line, hash_is_prompt=not script)
        shown = prompted and plain == line and not begins(line) and not open_ended and not _ASSIGNED.match(line)
        found.append(" " * len(line) if shown and not line.lstrip().startswith(("#", "[", "/")) else plain)
        open_ended = plain.endswith("\\")
    return "\n".join(found)


def _of_change(line: str) -> str:
    """Return a line of a diff as the file has it afterwards."""
    return (
        " " + line[1:]
        if line.startswith("+") and not line.startswith("+++ ")
        else (" " * len(line) if _OF_DIFF.match(line) else line)
    )


def begins(line: str) -> bool:
    """Return whether a line begins as one of commands does."""
    found = _FIRST.match(line.lstrip())
    return found is not None and (found.group(1) in COMMANDS or found.group(1).startswith("mkfs."))


def _begins_marked(line: str) -> bool:
    """Return whether a line does so behind another mark."""
    found = _USER.match(line) or _BULLET.match(line)
    return begins(line[found.end() :] if found else line)


def _unmarked(line: str, *, hash_is_prompt: bool) -> str:
    at = len(line) - len(line.lstrip())
    end = len(line)
    for _ in range(4):
        if ((found := _QUOTED.match(line, at)) and not _LONE_PATH.match(line, found.end())) or (
            found := _USER.match(line, at)
        ):
            at = found.end()
        elif (found := _BULLET.match(line, at)) and _begins_marked(line[found.end() :]):
            if found.group().startswith("#") and not hash_is_prompt:
                break
            at = found.end()
            if found.group()[0] in '`"':
                closing = line.find(found.group()[0], at)
                end = closing if closing >= 0 else end
        else:
            break
    return " " * at + line[at:end] + " " * (len(line) - end)
