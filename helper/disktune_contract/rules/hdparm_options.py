"""Every option of hdparm, with the answer that this program has: a setting, an action, a reading, or why not.

People arrive with an option in hand, from a tutorial that may be twenty years old; whatever it is, they find it
here. What settings and actions do is not repeated: which of them answer an option follows from their ``hdparm``.

Source: hdparm 9.65, hdparm.8 and the usage text of hdparm.c; for what became of the old ones, Linux 6.1
drivers/ata/libata-scsi.c ata_sas_scsi_ioctl, which knows none of the ioctls of the IDE driver (removed in 5.14).
"""

from __future__ import annotations

from enum import StrEnum

from disktune_contract.catalog import SETTINGS
from disktune_contract.record import record
from disktune_contract.settings.ata_access import AtaReading
from disktune_contract.settings.drive_actions import ACTIONS, Action
from disktune_contract.settings.setting import Legacy, Setting


class Answer(StrEnum):
    """What kind of answer the program has; the value is the word for it."""

    SETTING = "setting"
    ACTION = "action"
    READING = "reading"
    """Shown without being asked for."""
    MEASUREMENT = "measurement"
    GONE = "gone"
    """It meant something on kernels or drives that are gone."""
    REFUSED = "not offered"
    """It can destroy data or drives, or helps nobody."""
    SYNTAX = "not needed"
    """It says how hdparm is to work, not what."""


@record
class HdparmOption:
    """One option: what it does in hdparm, and what the program says to it."""

    flag: str
    does: str
    """In a few words, without a full stop."""
    answer: Answer
    """The answer where no setting and no action is declared for it."""
    words: str
    """A sentence or two: where to find it, or why it is not there."""
    same: bool = True
    """Whether hdparm does just what the setting of this option does; if not, ``words`` say the difference."""

    @property
    def settings(self) -> tuple[Setting, ...]:
        """The settings that have this option; those of the past do nothing."""
        return tuple(s for s in SETTINGS if s.hdparm == self.flag and not isinstance(s.access, Legacy))

    @property
    def actions(self) -> tuple[Action, ...]:
        """The actions that do the same."""
        return tuple(action for action in ACTIONS if action.hdparm == self.flag)

    @property
    def kind(self) -> Answer:
        """What kind of answer the program has."""
        if any(not isinstance(setting.access, AtaReading | Legacy) for setting in self.settings):
            return Answer.SETTING
        return Answer.ACTION if self.actions else self.answer


_IDE = "Belonged to the kernel's IDE driver, which is gone since Linux 5.14; today's drivers do not know it."
_LOCKS_OUT = "A password that is lost, or set by mistake, loses the drive with everything on it."
_ERASES = "Erases everything on the drive; what destroys data is not in this program."
_FIRMWARE = "Replaces the drive's own program; if that fails the drive is scrap. Use the maker's tool."
_CAPACITY = "Changes how large the drive says it is; what lies beyond is lost to the file system."
_SECTOR = "Overwrites or spoils a sector; what destroys data is not in this program."
_GUARD = "There is nothing here that would need it: risks are told and asked about, what destroys is not offered."

_S, _A, _R, _M = Answer.SETTING, Answer.ACTION, Answer.READING, Answer.MEASUREMENT
_G, _N, _Y = Answer.GONE, Answer.REFUSED, Answer.SYNTAX

OPTIONS: tuple[HdparmOption, ...] = (
    # -- letters ---------------------------------------------------------------------------------------------
    HdparmOption("-a", "file system read-ahead", _S, "In KiB here; hdparm counts sectors of 512 bytes."),
    HdparmOption("-A", "the drive's look-ahead", _S, "On the Settings page."),
    HdparmOption("-b", "state of the IDE bus", _G, _IDE),
    HdparmOption("-B", "Advanced Power Management level", _S, "255 in hdparm is “off” here."),
    HdparmOption("-c", "32-bit I/O", _G, "Only drives on old parallel ports in PIO mode notice it."),
    HdparmOption("-C", "power mode", _A, "The list shows which drives sleep."),
    HdparmOption("-d", "DMA on or off", _G, f"{_IDE} Every drive uses DMA where it can."),
    HdparmOption(
        "-D", "defect management", _N, "Off, a drive no longer replaces bad sectors. Obsolete since ATA-4."
    ),
    HdparmOption("-E", "speed of a CD or DVD drive", _N, "Optical drives are outside this program; use eject -x."),
    HdparmOption("-f", "flush the buffer cache", _A, "In the Actions menu."),
    HdparmOption("-F", "flush the drive's write cache", _A, "In the Actions menu."),
    HdparmOption("-g", "geometry and size", _R, "On the drive's Overview page."),
    HdparmOption("-h", "usage", _Y, "F1 shows the keys; every setting explains itself behind its question mark."),
    HdparmOption(
        "-H", "temperature (Hitachi)", _R, "Beside the name of any drive whose temperature the kernel knows."
    ),
    HdparmOption("-i", "identity as the kernel knows it", _R, "On the drive's Overview page, without a password."),
    HdparmOption(
        "-I", "identity as the drive tells it", _R, "On the drive's Overview page; asking needs the password."
    ),
    HdparmOption(
        "-J",
        "idle3 timer of WD Green drives",
        _N,
        "An undocumented command that can harm other drives; the maker's own tool is wdidle3.",
    ),
    HdparmOption("-k", "driver keeps settings over a reset", _G, _IDE),
    HdparmOption("-K", "drive keeps settings over a reset", _S, "“Keep settings over a soft reset”."),
    HdparmOption("-L", "lock the door", _N, "For drives with removable media; the kernel locks it while mounted."),
    HdparmOption(
        "-m",
        "sectors per interrupt",
        _R,
        "DiskTune shows it on the Settings page. Only PIO transfers use it, and changing it can hang a drive.",
    ),
    HdparmOption("-M", "Automatic Acoustic Management", _S, "0 in hdparm is “off” here."),
    HdparmOption("-n", "ignore write errors", _G, _IDE),
    HdparmOption("-N", "visible sectors (host protected area)", _N, _CAPACITY),
    HdparmOption("-p", "PIO mode of the controller", _G, f"{_IDE} The kernel finds the right mode by itself."),
    HdparmOption("-P", "prefetch count", _N, "Obsolete since ATA-4; drives reject it. See -A and -a."),
    HdparmOption("-q", "be quiet", _Y, "For scripts."),
    HdparmOption("-Q", "queue depth", _S, "On the Settings page."),
    HdparmOption(
        "-r", "read-only flag", _N, "It does not stop the writes of a file system that is mounted already."
    ),
    HdparmOption(
        "-R",
        "write-read-verify",
        _S,
        "DiskTune sends the mode to the drive; hdparm's -R1 to -R3 are all mode 0.",
        same=False,
    ),
    HdparmOption("-s", "power-up in standby", _S, "“Start with the motor off”; never on the system drive."),
    HdparmOption("-S", "spin down after", _S, "hdparm's numbers are codes; here you choose a time."),
    HdparmOption(
        "-t", "timing of reads from the drive", _M, "“Buffered” on the Benchmark page, without the old flaws."
    ),
    HdparmOption("-T", "timing of reads from the cache", _M, "“Cached” on the Benchmark page."),
    HdparmOption("-u", "unmask other interrupts", _G, _IDE),
    HdparmOption("-U", "unregister the interface", _G, "hdparm itself no longer has it."),
    HdparmOption("-v", "the usual settings", _R, "“All drives” on the Settings page shows them side by side."),
    HdparmOption("-V", "version", _R, "Help → About DiskTune."),
    HdparmOption(
        "-w", "reset the device", _N, "Can lose what is under way; the kernel resets a drive when it has to."
    ),
    HdparmOption(
        "-W",
        "the drive's write cache",
        _S,
        "DiskTune also has the kernel read the cache's state again; after hdparm a kernel behind a USB bridge "
        "does not notice the change.",
        same=False,
    ),
    HdparmOption("-x", "tristate the interface", _G, "hdparm itself no longer has it."),
    HdparmOption(
        "-X", "transfer mode", _G, "The kernel rejects it since libata, and finds the fastest mode by itself."
    ),
    HdparmOption("-y", "standby now", _A, "In the Actions menu."),
    HdparmOption("-Y", "sleep", _A, "In the Actions menu, with its warning."),
    HdparmOption("-z", "read the partition table again", _A, "In the Actions menu."),
    HdparmOption(
        "-Z", "Seagate's automatic power saving", _N, "A maker's command that means something else elsewhere."
    ),
    # -- words: looking and measuring ------------------------------------------------------------------------
    HdparmOption("--direct", "time reads past the cache", _M, "“Direct” on the Benchmark page."),
    HdparmOption("--offset", "where to begin timing", _M, "The start of a measurement on the Benchmark page."),
    HdparmOption("--Iraw", "save the identity as bytes", _R, "File → Export saves all that is known of a drive."),
    HdparmOption("--Istdin", "decode an identity", _Y, "Drives are asked directly."),
    HdparmOption(
        "--Istdout", "print the identity as numbers", _R, "File → Export saves all that is known of a drive."
    ),
    HdparmOption("--fibmap", "where a file lies", _N, "About files, not drives; filefrag -v shows it."),
    HdparmOption("--fallocate", "make a file without writing", _N, "About files, not drives; fallocate does it."),
    HdparmOption("--read-sector", "dump a sector", _N, "About data, not settings; dd reads it."),
    HdparmOption(
        "--dco-identify", "factory configuration", _N, "For those who change it, which this program does not."
    ),
    HdparmOption(
        "--sanitize-status", "state of sanitizing", _N, "For those who sanitize; nvme-cli and hdparm do."
    ),
    # -- words: acting ---------------------------------------------------------------------------------------
    HdparmOption("--idle-immediate", "idle now", _A, "In the Actions menu."),
    HdparmOption("--idle-unload", "park the heads now", _A, "In the Actions menu."),
    # -- words: what is never done ---------------------------------------------------------------------------
    HdparmOption(
        "--dco-freeze", "lock the factory configuration", _N, "Cannot be undone before the power is cycled."
    ),
    HdparmOption("--dco-restore", "restore the factory configuration", _N, _CAPACITY),
    HdparmOption("--dco-setmax", "change the size", _N, _CAPACITY),
    HdparmOption("--drq-hsm-error", "wedge the controller", _N, "Crashes the machine on purpose."),
    HdparmOption("--fwdownload", "load firmware", _N, _FIRMWARE),
    HdparmOption("--fwdownload-mode3", "load firmware", _N, _FIRMWARE),
    HdparmOption("--fwdownload-mode3-max", "load firmware", _N, _FIRMWARE),
    HdparmOption("--fwdownload-mode7", "load firmware", _N, _FIRMWARE),
    HdparmOption("--fwdownload-modee", "load firmware", _N, _FIRMWARE),
    HdparmOption("--fwdownload-modee-max", "load firmware", _N, _FIRMWARE),
    HdparmOption("--make-bad-sector", "spoil a sector", _N, _SECTOR),
    HdparmOption("--repair-sector", "overwrite a sector", _N, _SECTOR),
    HdparmOption("--write-sector", "overwrite a sector", _N, _SECTOR),
    HdparmOption("--trim-sector-ranges", "discard sectors", _N, f"{_SECTOR} fstrim discards what is free."),
    HdparmOption("--trim-sector-ranges-stdin", "discard sectors", _N, f"{_SECTOR} fstrim discards what is free."),
    HdparmOption("--set-sector-size", "format to another sector size", _N, _ERASES),
    HdparmOption("--sanitize-antifreeze-lock", "keep sanitizing possible", _N, "For those who sanitize."),
    HdparmOption("--sanitize-block-erase", "erase by blocks", _N, _ERASES),
    HdparmOption("--sanitize-crypto-scramble", "erase by a new key", _N, _ERASES),
    HdparmOption("--sanitize-freeze-lock", "lock sanitizing", _N, "Cannot be undone before the power is cycled."),
    HdparmOption("--sanitize-overwrite", "erase by overwriting", _N, _ERASES),
    HdparmOption("--sanitize-overwrite-passes", "how often to overwrite", _N, _ERASES),
    HdparmOption(
        "--security-freeze", "lock passwords until power-off", _N, "Most firmware does it at each start."
    ),
    HdparmOption("--security-help", "help on passwords", _N, _LOCKS_OUT),
    HdparmOption("--security-prompt-for-password", "ask for the password", _N, _LOCKS_OUT),
    HdparmOption("--security-unlock", "unlock with a password", _N, _LOCKS_OUT),
    HdparmOption("--security-set-pass", "set a password", _N, _LOCKS_OUT),
    HdparmOption("--security-disable", "remove the password", _N, _LOCKS_OUT),
    HdparmOption("--security-erase", "erase", _N, _ERASES),
    HdparmOption("--security-erase-enhanced", "erase", _N, _ERASES),
    HdparmOption("--security-mode", "level of password protection", _N, _LOCKS_OUT),
    HdparmOption("--user-master", "which password", _N, _LOCKS_OUT),
    # -- words: how hdparm works -----------------------------------------------------------------------------
    HdparmOption(
        "--prefer-ata12",
        "shorter commands",
        _Y,
        "The longer ones work everywhere, and optical drives stay safe.",
    ),
    HdparmOption(
        "--verbose", "tell more", _Y, "A refused command is told in a sentence, with the drive's own reason."
    ),
    HdparmOption("--yes-i-know-what-i-am-doing", "consent to danger", _Y, _GUARD),
    HdparmOption("--please-destroy-my-drive", "consent to worse", _Y, _GUARD),
)

BY_FLAG: dict[str, HdparmOption] = {option.flag: option for option in OPTIONS}


def compared(flag: str) -> str:
    """Return how hdparm's option *flag* compares with the setting that has it, as sentences."""
    option = BY_FLAG[flag]
    if option.same and option.kind is Answer.SETTING:
        return f"hdparm {flag} does the same."
    return f"hdparm {flag} is not the same. {option.words}"
