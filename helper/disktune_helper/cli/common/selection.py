"""What the words of a command line mean: which drives, which setting and value, and which saved files."""

from __future__ import annotations

import fnmatch
import os
import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import chain

from disktune_contract.catalog import BY_ID, SETTINGS
from disktune_contract.drives.drive import HIDDEN_KINDS, Drive, DriveKind, kernel_name, node_of
from disktune_contract.explain import hdparm_args
from disktune_contract.rules.hdparm_options import BY_FLAG, Answer
from disktune_contract.settings import setting_names, value_text
from disktune_contract.settings.access import AtaReading
from disktune_contract.settings.saved import Family, SavedFile, SavedList, SavedValue
from disktune_contract.settings.setting import Domain, Legacy, Range, Setting, State, Status, Table, Toggle, Value
from disktune_helper.cli.common.command_line import bad_input

# -- which drives are meant --------------------------------------------------------------------------------
#
# By kernel name, path, link below /dev/disk, identity, serial number or pattern.

_PATTERN = frozenset("*?[")


def chosen(drives: Sequence[Drive], names: Sequence[str]) -> tuple[Drive, ...]:
    """Return the drives that *names* mean, each once; all that are usually shown without names."""
    if not names:
        return tuple(drive for drive in drives if drive.kind not in HIDDEN_KINDS)
    found = {drive.name: drive for name in names for drive in several(drives, name)}
    return tuple(found.values())


def one(drives: Sequence[Drive], name: str) -> Drive:
    """Return the one drive that *name* means; raises `CommandEnds`."""
    found = several(drives, name)
    if len(found) > 1:
        raise bad_input(
            f"{name[:64]!r} means several drives: {', '.join(drive.name for drive in found)}. Name one."
        )
    return found[0]


def several(drives: Sequence[Drive], name: str) -> tuple[Drive, ...]:
    """Return all drives that *name* means; raises `CommandEnds` if there is none, or it is ambiguous."""
    found = tuple(drive for drive in drives if name in _names(drive))
    if not found and (drive := _by_path(drives, name)) is not None:
        return (drive,)
    if not found and _PATTERN & set(name):
        matching = (drive for drive in drives if any(fnmatch.fnmatchcase(one, name) for one in _names(drive)))
        # A pattern never reaches what is not even shown.
        found = tuple(drive for drive in matching if drive.kind not in HIDDEN_KINDS)
        if found:
            return found
    if not found:
        there = ", ".join(drive.name for drive in chosen(drives, ()))
        raise bad_input(f"There is no drive {name[:64]!r}. Drives: {there or 'none'}.")
    if len(found) > 1:
        # Two drives with one identity, as of some bridges: the user has to state which of them is meant.
        raise bad_input(
            f"{name[:64]!r} is the identity of several drives: {', '.join(drive.name for drive in found)}. "
            "Use the kernel name."
        )
    return found


def array(drives: Sequence[Drive], name: str) -> Drive:
    """Return the array that *name* means; raises `CommandEnds`."""
    found = one(drives, name)
    if found.kind is not DriveKind.ARRAY:
        raise bad_input(f"{found.name} is not an array.")
    return found


def _names(drive: Drive) -> tuple[str, ...]:
    node = node_of(drive.name)
    own = (drive.name, node, drive.identity, drive.serial, drive.wwn)
    title: tuple[str, ...] = (drive.model, f"/dev/md/{drive.model}") if drive.kind is DriveKind.ARRAY else ()
    if drive.kind is DriveKind.VOLUME:
        # Its links in /dev are followed like any other.
        title = (drive.model,)
    return tuple(name for name in (*own, *title) if name)


def _by_path(drives: Sequence[Drive], text: str) -> Drive | None:
    """Return the drive behind a path or a name of /dev; a partition is refused."""
    path = text if text.startswith("/") else f"/dev/{text}"
    place = os.path.realpath(path)
    if not place.startswith("/dev/"):
        return None
    name = kernel_name(place)
    for drive in drives:
        if drive.name == name:
            return drive
        if any(partition.name == name for partition in drive.partitions):
            raise bad_input(f"{text[:64]} is a partition. Settings are of the whole drive: {drive.name}.")
    return None


# -- which of the saved files are a drive's, and their values for it ---------------------------------------


def files_of(drive: Drive, found: SavedList) -> list[SavedFile]:
    """Return the files of a drive by name and identity; those of the machine are no drive's."""
    return [file for file in found.files if file.drive == drive.name and file.ref.identity == drive.identity]


def files_of_system(found: SavedList) -> list[SavedFile]:
    """Return the file of what the machine has once."""
    return [file for file in found.files if file.ref.family is Family.SYSTEM]


def values_of(drive: Drive, found: SavedList) -> Mapping[str, SavedValue]:
    """Return what is saved for the settings of a drive, by setting; what all arrays share belongs to each."""
    files = (*files_of_system(found), *files_of(drive, found))
    return {value.setting: value for file in files for value in file.values}


# -- which setting is meant, by id or name, and which value, as `get` prints -------------------------------

_NO_BREAK = str.maketrans("\u00a0\u202f", "  ")
_MOST_NAMED = 8


def find(text: str, states: Mapping[str, State]) -> Setting:
    """Return the setting that *text* names on a drive with these *states*; raises `CommandEnds`.

    An id is always that setting. Of any other name the closest kind of match counts, and among several settings
    those that the drive has: “write_cache” is one setting of each kind of drive.
    """
    if text in BY_ID:
        return BY_ID[text]
    for matches in _KINDS_OF_MATCH:
        found = [setting for setting in SETTINGS if matches(setting, text)]
        if found:
            return _only(text, found, states)
    raise bad_input(_unknown(text))


def _only(text: str, found: list[Setting], states: Mapping[str, State]) -> Setting:
    there = [setting for setting in found if _has(states, setting)]
    if len(there or found) == 1:
        return (there or found)[0]
    several = there or found
    named = ", ".join(setting.id for setting in several[:_MOST_NAMED])
    more = f" and {len(several) - _MOST_NAMED} more" if len(several) > _MOST_NAMED else ""
    raise bad_input(f"{text[:40]!r} means several settings: {named}{more}. Name one of them.")


def _has(states: Mapping[str, State], setting: Setting) -> bool:
    state = states.get(setting.id)
    return state is not None and not (state.status in (Status.UNSUPPORTED, Status.LEGACY) and state.value is None)


def _unknown(text: str) -> str:
    option = BY_FLAG.get(text.removeprefix("hdparm "))
    if option is not None and option.actions:
        return f"hdparm {option.flag} ({option.does}) sets nothing: disktune-helper act DRIVE {option.flag}"
    if option is not None:
        return f"hdparm {option.flag} ({option.does}) is {option.kind.value}. {option.words}"
    return f"There is no setting {text[:40]!r}. “disktune-helper get DRIVE --all” lists them."


def _is_last_part(setting: Setting, text: str) -> bool:
    return setting.id.partition(".")[2] == text


def _is_name(setting: Setting, text: str) -> bool:
    """Whether it is the whole of a name: flag, name in another tool, kernel file or its path."""
    names = setting_names.names(setting)
    if text.removeprefix("hdparm ").startswith("-"):
        # Of options the case counts: -s and -S are two.
        return text in (setting.hdparm, *names)
    known = {setting.label, *names, *(name.rpartition(" ")[2] for name in setting.other_names)}
    known |= {name.rpartition("/")[2] for name in names if name.startswith("/")}
    known |= {name.partition("<drive>/")[2] for name in names if "<drive>/" in name}
    return text.casefold() in {name.casefold() for name in known if name}


def _is_path(setting: Setting, text: str) -> bool:
    """Whether it is the path of the kernel's file for some drive."""
    if not text.startswith("/"):
        return False
    paths = (name for name in setting_names.names(setting) if name.startswith("/"))
    return any(re.fullmatch(re.sub(r"<\w+>", "[^/]+", re.sub(r"\*", "[^/]+", path)), text) for path in paths)


def _is_found(setting: Setting, text: str) -> bool:
    """Whether the search of the window finds it by label, id or another name; the help is no name."""
    place = " ".join((setting.label, setting.id, *setting_names.names(setting))).casefold()
    return not text.startswith("-") and setting_names.occurs(text, place)


def _is_called(setting: Setting, text: str) -> bool:
    """Whether it is a name of the setting, and not just like one."""
    return _is_name(setting, text) or _is_last_part(setting, text) or _is_path(setting, text)


_KINDS_OF_MATCH: tuple[Callable[[Setting, str], bool], ...] = (_is_called, _is_found)
"""From the closest."""


# -- values ------------------------------------------------------------------------------------------------


def value(setting: Setting, text: str) -> Value:
    """Return the value that *text* means: what files have, or what is shown; raises `CommandEnds`."""
    domain = setting.domain
    try:
        return value_text.from_text(domain, text)
    except ValueError as error:
        if (found := _shown(setting, text)) is not None:
            return found
        wrong = f"{text[:40]!r} is not valid for {setting.label} ({setting.id})."
        raise bad_input(f"{wrong} {_right(domain, text, str(error))}") from None


def _shown(setting: Setting, text: str) -> Value | None:
    """Return the value that is shown as *text*, with its unit: “1024 KiB”; 1 and 0 of a switch."""
    number = re.match(r"-?[0-9][0-9,]*", text)
    domain = setting.domain
    if isinstance(domain, Toggle) and not getattr(setting.access, "inverted", False):
        # As hdparm and the kernel's files have them. Where the field of a page means the opposite, so would 1.
        return {"0": False, "1": True}.get(text)
    if not isinstance(domain, Range) or number is None:
        return None
    found = int(number.group().replace(",", ""))
    return found if plain(domain.label(found)) == plain(text) and domain.problem(found) is None else None


def _right(domain: Domain, text: str, hint: str) -> str:
    """Return what to write instead, as a short sentence."""
    if not isinstance(domain, Table):
        return f"Valid values: {hint}."
    # As hdparm takes it: -S 12.
    meant = next((row.label for row in domain.rows if text == str(row.code)), None)
    if meant is not None:
        return f"Number {text} is “{plain(meant)}”: write that."
    rows = domain.rows if len(domain.rows) <= _MOST_NAMED else [row for row in domain.rows if row.common]
    named = ", ".join(f"“{plain(row.label)}”" for row in rows[:_MOST_NAMED])
    return f"Valid values: {named}." if len(rows) == len(domain.rows) else f"Valid values, among others: {named}."


def plain(text: str) -> str:
    """Return *text* with spaces that a keyboard has."""
    return text.translate(_NO_BREAK)


def words(setting: Setting, found: Value | None) -> str:
    """Return a value as it is printed, and as `value` understands it; None is unknown."""
    if found is None:
        return "unknown"
    try:
        text = value_text.to_text(setting.domain, found)
    except ValueError:
        return str(found)
    # A code of a table that has no row has words that no user could type.
    if isinstance(setting.domain, Range):
        return plain(setting.domain.label(found))
    return text


def pair(text: str) -> tuple[str, str]:
    """Return what is to become what: “apm=128”; raises `CommandEnds`."""
    name, given, meant = text.partition("=")
    if not given or not name:
        raise bad_input(f"{name[:40]!r} has no value. Write SETTING=VALUE.")
    return name, meant


# -- hdparm's own options: its letters, with its numbers ---------------------------------------------------

_LETTERS = re.compile(r"-[A-Za-z]+")
_END = "/"
_UNITS = {"-a": " sectors"}
"""Of 512 bytes; the catalogue counts KiB."""


def drives_first(drives: Sequence[Drive], names: Sequence[str]) -> tuple[tuple[Drive, ...], tuple[str, ...]]:
    """Return the drives that *names* begin with, or end with as hdparm has it, and the other words."""
    words = list(names)
    if not words:
        raise bad_input("Name a drive. “disktune-helper list” shows them.")
    if words[0].startswith("-"):
        certain = (at for at, word in enumerate(words) if _means_drive(drives, word))
        others = (call.at for call in hdparm_args.calls(words) if "=" not in call.device)
        first = next(chain(certain, others), 0)
        words = words[first:] + words[:first]
    count = 1
    while count < len(words) and _means_drive(drives, words[count]):
        count += 1
    return chosen(drives, words[:count]), tuple(words[count:])


def _means_drive(drives: Sequence[Drive], word: str) -> bool:
    return word.startswith("/dev/") or any(word in _names(drive) for drive in drives)


def letters(names: Sequence[str]) -> Iterator[str]:
    """Yield *names*, each letter of “-aAMQW” by itself; raises `CommandEnds` if one has a number."""
    for name in names:
        if re.fullmatch(r"-[A-Za-z]+[0-9].*", name):
            raise bad_input(f"{name[:40]!r} has a number. Write letters alone, such as -aAMQW.")
        yield from (f"-{letter}" for letter in name[1:]) if _LETTERS.fullmatch(name) else (name,)


def settings(names: Sequence[str], states: Mapping[str, State]) -> tuple[str, ...]:
    """Return the ids of the settings that *names* mean, each once; raises `CommandEnds`."""
    return tuple(dict.fromkeys(find(name, states).id for name in letters(names)))


def given(texts: Sequence[str]) -> tuple[tuple[tuple[str, str], ...], tuple[hdparm_args.Flag, ...]]:
    """Return the pairs of “apm=128” and the options of “-S 12 -M128” among *texts*; raises `CommandEnds`."""
    for text in texts:
        if text[:1].isdigit() and not text.isdecimal() and "=" not in text:
            raise bad_input(f"{text[:40]!r} is no number. Write other values as SETTING=VALUE.")
    # DiskTune itself asks before what is risky. The first of two drives may be taken for what an option needs.
    words = (f"--{hdparm_args.CONSENT}", *(text.removeprefix("hdparm ") for text in texts), _END, _END)
    calls = hdparm_args.calls(words)
    flags = calls[-1].flags
    problems = (_problem(flag, calls[-1].stopped) for flag in flags)
    if problem := next(filter(None, problems), ""):
        raise bad_input(problem)
    if calls[-1].repeated:
        raise bad_input(f"-{calls[-1].repeated} is named twice.")
    pairs = (pair(call.device) for call in calls if call.device != _END)
    return tuple(pairs), tuple(flag for flag in flags if flag.wish is not None)


def _problem(flag: hdparm_args.Flag, stopped: str) -> str:
    """Return why nothing can be set by *flag*; empty if a plan says more, or nothing is wrong."""
    known, found = BY_FLAG.get(flag.name), flag.wish
    if found is None and known is not None and known.answer is Answer.SYNTAX:
        return ""
    if found is None and known is not None and known.settings:
        return f"{flag.name} has no number. Write {flag.name}NUMBER or {known.settings[0].id}=VALUE."
    if found is None or found.setting not in BY_ID:
        return _unknown(flag.name) if known is not None else stopped
    refused = found.value is not None and isinstance(BY_ID[found.setting].access, Legacy | AtaReading)
    return "" if found.valid or refused else found.problem


def in_catalogue(flag: str, number: str) -> tuple[Setting, Value]:
    """Return what hdparm's option *flag* with a number sets; raises `CommandEnds`."""
    _, flags = given((f"{flag}{number}",))
    found = flags[0].wish if len(flags) == 1 else None
    if found is None or found.value is None:
        raise bad_input(_unknown(flag))
    if not found.valid:
        raise bad_input(found.problem)
    return BY_ID[found.setting], found.value


def meaning(flag: hdparm_args.Flag) -> str:
    """Return what a number of hdparm's means: “-a 1024 sectors = 512 KiB”; empty where that is plain."""
    assert flag.wish is not None  # noqa: S101  # by `given`
    setting, remark = BY_ID[flag.wish.setting], flag.wish.problem if flag.wish.valid else ""
    shown = words(setting, flag.wish.value)
    if not remark and (isinstance(setting.domain, Toggle) or shown.partition(" ")[0] == flag.text):
        return ""
    return f"{flag.name} {flag.text}{_UNITS.get(flag.name, '')} = {shown}{f'. {remark}' if remark else ''}"


def in_hdparm(setting: Setting, found: Value) -> str:
    """Return a value as hdparm has it: “-a 1024 sectors”; empty where its number is the same, or it has none."""
    if type(found) is not int or not setting.hdparm or not BY_FLAG[setting.hdparm].same:
        return ""
    number = found * 2 if setting.hdparm in _UNITS else found
    same = words(setting, found).partition(" ")[0] == str(number)
    return "" if same else f"{setting.hdparm} {number}{_UNITS.get(setting.hdparm, '')}"
