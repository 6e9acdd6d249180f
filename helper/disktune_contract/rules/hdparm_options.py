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
from disktune_contract.sentence import Sentence, in_turn
from disktune_contract.settings.access import AtaReading
from disktune_contract.settings.drive_actions import ACTIONS, Action
from disktune_contract.settings.setting import Legacy, Setting


class Answer(StrEnum):
    """What kind of answer the program has; the value is the word for it."""

    SETTING = "setting"
    ACTION = "action"
    READING = "reading"
    """Shown without being asked for."""
    MEASUREMENT = "measurement"
    GONE = "obsolete"
    """Current kernels and drives do not support it."""
    REFUSED = "not offered"
    """It can destroy data or drives, or has no use."""
    SYNTAX = "not needed"
    """It sets how hdparm works, not what it does."""


@record
class HdparmOption:
    """One option: what it does in hdparm, and the program's answer to it."""

    flag: str
    does: str
    """In a few words, without a full stop."""
    answer: Answer
    """The answer where no setting and no action is declared for it."""
    words: str = ""
    """A sentence or two: how it differs, or why it is not offered."""
    same: bool = True
    """Whether hdparm does just what the setting of this option does; if not, ``words`` explain the difference."""

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


_IDE = "Removed with the old IDE driver in Linux 5.14."
_LOCKS_OUT = "A lost password locks all data."
_ERASES = "Erases all data."
_FIRMWARE = "Failure can make the drive unusable; use the vendor's tool."
_CAPACITY = "File systems lose access to data beyond the new capacity."
_SECTOR = "Overwrites or corrupts a sector."
_GUARD = "DiskTune asks before risky changes."

_S, _A, _R, _M = Answer.SETTING, Answer.ACTION, Answer.READING, Answer.MEASUREMENT
_G, _N, _Y = Answer.GONE, Answer.REFUSED, Answer.SYNTAX

OPTIONS: tuple[HdparmOption, ...] = (
    # -- letters ---------------------------------------------------------------------------------------------
    HdparmOption("-a", "file system read-ahead", _S, "In KiB, not sectors of 512 bytes."),
    HdparmOption("-A", "read look-ahead of the drive", _S),
    HdparmOption("-b", "state of the IDE bus", _G, _IDE),
    HdparmOption("-B", "Advanced Power Management level", _S, "hdparm's 255 is “off”."),
    HdparmOption("-c", "32-bit I/O", _G, "Only for old parallel ports in PIO mode."),
    HdparmOption("-C", "power mode", _A),
    HdparmOption("-d", "DMA on or off", _G, "Always used if possible; libata has no switch."),
    HdparmOption("-D", "defect management", _N, "Off stops the reallocation of bad sectors."),
    HdparmOption("-E", "speed of a CD or DVD drive", _N, "Use eject -x."),
    HdparmOption("-f", "flush the buffer cache", _A),
    HdparmOption("-F", "flush the drive's write cache", _A),
    HdparmOption("-g", "geometry and size", _R, "In Overview."),
    HdparmOption("-h", "usage", _Y),
    HdparmOption("-H", "temperature (Hitachi)", _R, "In Overview."),
    HdparmOption("-i", "identity that the kernel has read", _R, "In Overview."),
    HdparmOption("-I", "identity read from the drive", _R, "In Overview."),
    HdparmOption("-J", "idle3 timer of WD Green drives", _N, "Can harm other drives; use wdidle3."),
    HdparmOption("-k", "driver keeps settings over a reset", _G, _IDE),
    HdparmOption("-K", "drive keeps settings over a reset", _S),
    HdparmOption("-L", "lock the door", _N, "For removable media."),
    HdparmOption("-m", "multiple sector count", _R, "Shown in Settings; changing it can hang a drive."),
    HdparmOption("-M", "Automatic Acoustic Management", _S, "hdparm's 0 is “off”."),
    HdparmOption("-n", "ignore write errors", _G, _IDE),
    HdparmOption("-N", "visible sectors (host protected area)", _N, _CAPACITY),
    HdparmOption("-p", "PIO mode of the controller", _G, "Selected by libata."),
    HdparmOption("-P", "prefetch count", _N, "Obsolete since ATA-4. See -A and -a."),
    HdparmOption("-q", "be quiet", _Y),
    HdparmOption("-Q", "queue depth", _S),
    HdparmOption("-r", "read-only flag", _N, "Mounted file systems still write."),
    HdparmOption(
        "-R",
        "write-read-verify",
        _S,
        "DiskTune sets the selected mode; hdparm always sets mode 0.",
        same=False,
    ),
    HdparmOption("-s", "power-up in standby", _S),
    HdparmOption("-S", "standby timer", _S),
    HdparmOption("-t", "timing of reads from the drive", _M, "“Buffered read” in Measure."),
    HdparmOption("-T", "timing of reads from the cache", _M, "“Cached read” in Measure."),
    HdparmOption("-u", "unmask other interrupts", _G, _IDE),
    HdparmOption("-U", "unregister the interface", _G, "Removed from hdparm."),
    HdparmOption("-v", "the usual settings", _R, "“Your Drives” › Tune."),
    HdparmOption("-V", "version", _R, "Help → About DiskTune."),
    HdparmOption("-w", "reset the device", _N, "Can lose commands in progress."),
    HdparmOption(
        "-W",
        "the drive's write cache",
        _S,
        "DiskTune also updates the kernel's cache state.",
        same=False,
    ),
    HdparmOption("-x", "tristate the interface", _G, "Removed from hdparm."),
    HdparmOption("-X", "transfer mode", _R, "Selected by libata."),
    HdparmOption("-y", "standby now", _A),
    HdparmOption("-Y", "sleep", _A),
    HdparmOption("-z", "reread the partition table", _A),
    HdparmOption("-Z", "Seagate's automatic power saving", _N, "Has other meanings on other drives."),
    # -- words: reading and measuring ----------------------------------------------------------------------
    HdparmOption("--direct", "time reads that bypass the cache", _M, "“Direct read” in Measure."),
    HdparmOption("--offset", "where timing starts", _M, "The start position in Measure."),
    HdparmOption("--Iraw", "save the identity as bytes", _R, "File → Export Drive Information."),
    HdparmOption("--Istdin", "decode an identity", _Y),
    HdparmOption("--Istdout", "print the identity as numbers", _R, "File → Export Drive Information."),
    HdparmOption("--fibmap", "where a file is stored", _N, "Use filefrag -v."),
    HdparmOption("--fallocate", "create a file without writing", _N, "Use fallocate."),
    HdparmOption("--read-sector", "dump a sector", _N, "Use dd."),
    HdparmOption("--dco-identify", "factory configuration", _N, "Use hdparm."),
    HdparmOption("--sanitize-status", "state of sanitizing", _N, "Use hdparm or nvme-cli."),
    # -- words: acting ---------------------------------------------------------------------------------------
    HdparmOption("--idle-immediate", "idle immediately", _A),
    HdparmOption("--idle-unload", "unload the heads now", _A),
    # -- words: what is never done ---------------------------------------------------------------------------
    HdparmOption("--dco-freeze", "lock the factory configuration", _N, "Cannot be undone until power-off."),
    HdparmOption("--dco-restore", "restore the factory configuration", _N, _CAPACITY),
    HdparmOption("--dco-setmax", "change the size", _N, _CAPACITY),
    HdparmOption("--drq-hsm-error", "hang the controller", _N, "Crashes the computer on purpose."),
    HdparmOption("--fwdownload", "load firmware", _N, _FIRMWARE),
    HdparmOption("--fwdownload-mode3", "load firmware", _N, _FIRMWARE),
    HdparmOption("--fwdownload-mode3-max", "load firmware", _N, _FIRMWARE),
    HdparmOption("--fwdownload-mode7", "load firmware", _N, _FIRMWARE),
    HdparmOption("--fwdownload-modee", "load firmware", _N, _FIRMWARE),
    HdparmOption("--fwdownload-modee-max", "load firmware", _N, _FIRMWARE),
    HdparmOption("--make-bad-sector", "corrupt a sector", _N, _SECTOR),
    HdparmOption("--repair-sector", "overwrite a sector", _N, _SECTOR),
    HdparmOption("--write-sector", "overwrite a sector", _N, _SECTOR),
    HdparmOption("--trim-sector-ranges", "discard sectors", _N, f"{_SECTOR} Use fstrim for free space."),
    HdparmOption("--trim-sector-ranges-stdin", "discard sectors", _N, f"{_SECTOR} Use fstrim for free space."),
    HdparmOption("--set-sector-size", "format to another sector size", _N, _ERASES),
    HdparmOption("--sanitize-antifreeze-lock", "keep sanitizing possible", _N, "Only to sanitize."),
    HdparmOption("--sanitize-block-erase", "erase by blocks", _N, _ERASES),
    HdparmOption("--sanitize-crypto-scramble", "erase by a new key", _N, _ERASES),
    HdparmOption("--sanitize-freeze-lock", "lock sanitizing", _N, "Cannot be undone until power-off."),
    HdparmOption("--sanitize-overwrite", "erase by overwriting", _N, _ERASES),
    HdparmOption("--sanitize-overwrite-passes", "number of overwrite passes", _N, _ERASES),
    HdparmOption("--security-freeze", "lock passwords until power-off", _N, "Most BIOS/UEFI versions do this."),
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
    HdparmOption("--prefer-ata12", "shorter commands", _Y),
    HdparmOption("--verbose", "print details", _Y),
    HdparmOption("--yes-i-know-what-i-am-doing", "consent to danger", _Y, _GUARD),
    HdparmOption("--please-destroy-my-drive", "consent to destruction", _Y, _GUARD),
)

BY_FLAG: dict[str, HdparmOption] = {option.flag: option for option in OPTIONS}


def compared(flag: str) -> str:
    """Return how hdparm's option *flag* compares with the setting that has it, as sentences."""
    option = BY_FLAG[flag]
    if option.same and option.kind is Answer.SETTING:
        return Sentence("hdparm {flag} does the same.", flag=flag)
    return in_turn(Sentence("hdparm {flag} is not the same.", flag=flag), option.words)
