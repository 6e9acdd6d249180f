"""The table of what is fuzzed."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent.parent

Check = Callable[[bytes], None]

_CHECKS = "tools.fuzz.checks."
_NOT_READABLE = "disktune_helper.decode.fields.DecodeError"
_NOT_A_MESSAGE = "disktune_contract.wire.WireError"
_NO_VALUE = "builtins.ValueError"

_OF_IDENTIFY = ("identify", "identify_features", "identify_standard", "identify_transfer", "fields")


@dataclass(frozen=True)
class Target:
    """One reader of what others wrote. Everything is named, not imported: instrumentation has to come first."""

    name: str
    check: str
    """Module and function in ``tools.fuzz.checks``."""
    sources: tuple[str, ...]
    """Modules and packages whose branches guide the search, and whose lines are counted."""
    refuses: str = ""
    """The one exception with which it may refuse an input; without one it takes everything."""
    seeds: str = ""
    """Files of ``tests/corpus`` to begin with, as a pattern."""
    made: str = ""
    """A function beside the check that makes inputs to begin with, of the contents of those files if there are."""
    argument: str = ""
    """What that function takes in place of the files."""
    longest: int = 1024
    """Bytes of an input."""
    minute: int = 10_000
    """Inputs in `make test`, which take about a second."""
    calls: int = 400
    """Calls of functions that an input may cost for each of its bytes, above those that every input may."""

    def load(self) -> Check:
        """Return the check, which raises nothing for an input that is refused as it may be."""
        check, refusal = _named(_CHECKS + self.check), _named(self.refuses) if self.refuses else ()

        def run(data: bytes) -> None:
            try:
                check(data)
            except refusal as error:
                if not str(error):
                    raise AssertionError("refused without a word") from error

        return run

    def to_begin_with(self) -> list[bytes]:
        """Return inputs to begin with."""
        files = (
            [file.read_bytes() for file in sorted((ROOT / "tests/corpus").glob(self.seeds))] if self.seeds else []
        )
        if not self.made:
            return files
        make: Callable[..., Iterable[bytes]] = _named(_CHECKS + self.made)
        return list(make(self.argument) if self.argument else make(files) if self.seeds else make())


def _named(dotted: str) -> Any:
    module, _, name = dotted.rpartition(".")
    return getattr(import_module(module), name)


def _config(name: str, reader: str, more: tuple[str, ...] = (), **options: Any) -> Target:
    """Return the target of a reader of other tools' files, which is named by its module and function."""
    home = "disktune_helper.other_tools"
    return Target(
        name,
        f"config.{name.removeprefix('config-').replace('-', '_')}",
        (f"{home}.{reader.rpartition('.')[0]}", *(f"disktune_contract.explain.{one}" for one in more)),
        made="config.seeds",
        argument=reader,
        longest=2048,
        **options,
    )


TARGETS: tuple[Target, ...] = (
    # What the process that decides asks of root.
    Target(
        "holder",
        "holder.message",
        (
            "disktune_helper.system.companion.drive_holder",
            "disktune_helper.system.companion.changing_root",
            "disktune_helper.system.attribute_writer",
            "disktune_helper.system.files",
            "disktune_helper.system.config_folder",
        ),
        made="holder.messages_to_begin_with",
        longest=256,
        minute=4_000,
        calls=4_000,
    ),
    # What drives and the kernel say.
    Target("sense", "decoders.sense", ("disktune_helper.decode.sense",), longest=64, minute=40_000),
    Target("log-pages", "decoders.log_pages", ("disktune_helper.decode.smart",), _NOT_READABLE, longest=512),
    Target("scsi-pages", "decoders.scsi_pages", ("disktune_helper.decode.scsi",), longest=640),
    Target("smart-attributes", "decoders.smart_attributes", ("disktune_helper.decode.smart",), _NOT_READABLE),
    Target(
        "ata-logs",
        "decoders.ata_logs",
        ("disktune_helper.decode.smart",),
        made="decoders.ata_logs_seeds",
        longest=1024,
    ),
    Target(
        "self-tests",
        "decoders.self_tests",
        ("disktune_helper.decode.self_tests",),
        _NOT_READABLE,
        made="decoders.self_tests_seeds",
        longest=565,
        minute=2_000,
    ),
    Target(
        "drive-logs",
        "decoders.drive_logs",
        ("disktune_helper.decode.drive_logs",),
        _NOT_READABLE,
        made="decoders.drive_logs_seeds",
        longest=513,
        minute=2_000,
    ),
    Target(
        "mode-pages",
        "decoders.mode_pages",
        ("disktune_helper.drives.mode_pages",),
        "disktune_contract.messages.faults.Refusal",
        made="decoders.mode_pages_seeds",
        longest=256,
    ),
    Target(
        "cards",
        "decoders.cards",
        ("disktune_helper.decode.device_descriptors",),
        made="decoders.cards_seeds",
        longest=400,
    ),
    Target(
        "usb",
        "decoders.usb",
        ("disktune_helper.decode.device_descriptors", "disktune_helper.decode.device_descriptors"),
        made="decoders.usb_seeds",
        longest=256,
    ),
    Target(
        "identify",
        "decoders.identify",
        tuple(f"disktune_helper.decode.{module}" for module in _OF_IDENTIFY),
        seeds="identify/*.hex",
        made="decoders.identify_seeds",
        longest=512,
        minute=1_000,
    ),
    Target(
        "identify-text",
        "decoders.identify_text",
        ("disktune_helper.decode.fields",),
        _NOT_READABLE,
        seeds="identify/*.hex",
        longest=4096,
        minute=2_000,
    ),
    Target(
        "nvme",
        "decoders.nvme",
        ("disktune_helper.decode.nvme", "disktune_helper.decode.fields"),
        _NOT_READABLE,
        seeds="nvme/*.bin",
        made="decoders.nvme_seeds",
        longest=4097,
        minute=2_000,
    ),
    Target(
        "saved-drive",
        "decoders.saved_drive",
        ("disktune_helper.cli.saved_drive", "disktune_helper.decode.smartctl_json"),
        _NOT_READABLE,
        seeds="smartctl/*.json",
        longest=32_768,
        minute=200,
    ),
    Target(
        "diskstats",
        "decoders.diskstats",
        ("disktune_helper.decode.diskstats",),
        _NOT_READABLE,
        made="decoders.diskstats_seeds",
    ),
    Target(
        "mdstat",
        "decoders.mdstat",
        ("disktune_contract.arrays.mdstat",),
        "disktune_contract.arrays.mdstat.NotMdstat",
        seeds="mdstat/*.txt",
        minute=700,
    ),
    Target(
        "scrub-status",
        "decoders.scrubbed",
        ("disktune_helper.decode.file_system_tools",),
        "disktune_helper.decode.fields.DecodeError",
        made="decoders.scrubbed_seeds",
        longest=2048,
    ),
    Target(
        "zpool-status",
        "decoders.zpool",
        ("disktune_helper.decode.file_system_tools",),
        "disktune_helper.decode.fields.DecodeError",
        made="decoders.zpool_seeds",
        longest=1024,
    ),
    Target(
        "luks-header",
        "layers.luks_header",
        ("disktune_helper.experiment.layer_place",),
        made="layers.luks_header_seeds",
        longest=17_000,
        minute=1_000,
    ),
    Target(
        "array-metadata",
        "layers.array_metadata",
        ("disktune_helper.raid.superblock",),
        "disktune_helper.decode.fields.DecodeError",
        made="layers.array_metadata_seeds",
        longest=4096,
    ),
    Target(
        "decryption", "layers.decryption", ("disktune_helper.experiment.layer_cost",), made="layers.crypto_seeds"
    ),
    # What comes over the pipe.
    Target(
        "health-samples",
        "messages.health_samples",
        ("disktune_contract.health.sample",),
        made="messages.health_samples_seeds",
        minute=4_000,
    ),
    Target(
        "smartd-log",
        "messages.smartd_lines",
        ("disktune_contract.health.smartd_log", "disktune_contract.health.sample"),
        made="messages.smartd_log_seeds",
        minute=4_000,
    ),
    Target("wire-line", "messages.line", ("disktune_contract.wire",), _NOT_A_MESSAGE, seeds="nvme/smart*.json"),
    Target(
        "wire-request",
        "messages.request",
        ("disktune_contract.wire", "disktune_helper.rpc.server"),
        _NOT_A_MESSAGE,
        made="messages.requests_to_begin_with",
    ),
    Target(
        "wire-answer",
        "messages.answer",
        ("disktune_contract.wire", "disktune_gui.text.harmless"),
        _NOT_A_MESSAGE,
        made="messages.answers_to_begin_with",
        longest=4096,
    ),
    Target(
        "sentences",
        "messages.sentences",
        ("disktune_contract.sentence", "disktune_contract.wire"),
        _NOT_A_MESSAGE,
        made="messages.sentences_to_begin_with",
    ),
    Target(
        "trace-page",
        "recording.trace_page",
        ("disktune_helper.standby.kernel_trace", "disktune_helper.standby.command_names"),
        _NOT_READABLE,
        seeds="trace/*.json",
        made="recording.trace_pages_to_begin_with",
        minute=5_000,
    ),
    Target(
        "trace-format",
        "recording.trace_format",
        ("disktune_helper.standby.kernel_trace",),
        _NOT_READABLE,
        seeds="trace/*.json",
        made="recording.trace_formats_to_begin_with",
        longest=2048,
        minute=2_000,
    ),
    # What DiskTune itself has written.
    Target(
        "recording-order",
        "recording.order",
        (
            "disktune_contract.wire",
            "disktune_helper.standby.recording_files",
            "disktune_helper.standby.attribution",
        ),
        made="recording.orders_to_begin_with",
        minute=3_000,
    ),
    Target("ini", "saved.ini", ("disktune_helper.settings.ini",), minute=2_000),
    Target(
        "saved",
        "saved.saved",
        ("disktune_helper.settings.ini", "disktune_helper.settings.saved_file"),
        made="saved.saved_seeds",
        minute=1_000,
    ),
    Target("values", "saved.values", ("disktune_contract.settings.value_text",), _NO_VALUE, longest=64),
    Target(
        "names",
        "saved.names",
        ("disktune_helper.system.trial_names", "disktune_helper.settings.saved_file"),
        _NO_VALUE,
        longest=128,
        minute=4_000,
    ),
    Target(
        "marks",
        "saved.marks",
        ("disktune_contract.wire", "disktune_helper.settings.guard_marks"),
        _NOT_A_MESSAGE,
        made="saved.marks_seeds",
        minute=5_000,
    ),
    Target(
        "journal",
        "saved.journal",
        ("disktune_contract.wire", "disktune_helper.settings.journal"),
        made="saved.journal_seeds",
        minute=5_000,
    ),
    # What the programs print that measure.
    Target(
        "fio",
        "bench.fio",
        ("disktune_helper.bench.fio",),
        _NO_VALUE,
        made="bench.fio_seeds",
        longest=4096,
        minute=4_000,
    ),
    Target(
        "bonnie",
        "bench.bonnie",
        ("disktune_helper.bench.bonnie",),
        _NO_VALUE,
        made="bench.bonnie_seeds",
        minute=4_000,
    ),
    Target(
        "fstrim",
        "decoders.fstrim",
        ("disktune_helper.decode.file_system_tools",),
        made="decoders.fstrim_seeds",
        longest=128,
    ),
    # Files of other tools.
    Target(
        "config-shell",
        "config.shell",
        ("disktune_contract.explain.shell", "disktune_contract.explain.shell_words"),
        seeds="conf/*.sh",
        minute=300,
    ),
    Target(
        "explain",
        "config.explained",
        ("disktune_contract.explain.reader", "disktune_contract.explain.copied_text"),
        seeds="conf/*",
        longest=2048,
        minute=300,
    ),
    _config("config-hdparm-conf", "hdparm_conf.read", ("hdparm_args",), minute=1500),
    _config("config-udev", "udev.reader.read", ("shell",), minute=500),
    _config("config-tuned", "tuned_profiles.read", minute=1000),
    _config("config-scripts", "scripts.read_scripts", ("shell",), minute=150),
    _config("config-dinit", "scripts.read_dinit", minute=400),
    _config("config-hd-idle", "daemons.read_hd_idle", ("shell",), minute=400),
    _config("config-kernel", "kernel_parameters.read_kernel", ("shell",), minute=400),
    _config("config-lvm", "volume_tools.read_lvm", minute=1000),
    _config("config-sysctl", "kernel_parameters.read_sysctl", minute=1500),
    _config("config-mdadm", "volume_tools.read_mdadm", minute=1000),
    _config("config-openrc", "hdparm_variables.read", ("shell",), minute=400),
    _config("config-laptop-mode", "laptop_tools.read_laptop_mode", ("shell",), minute=400),
    _config("config-smartd", "daemons.read_smartd", minute=1000),
    _config("config-tlp", "laptop_tools.read_tlp", minute=600),
    _config("config-udisks2", "daemons.read_udisks2", minute=2000),
    # Files that the window reads.
    Target(
        "results",
        "window.results",
        ("disktune_contract.wire", "disktune_gui.store.exchange", "disktune_gui.store.bodies"),
        "disktune_gui.store.exchange.ExchangeError",
        made="window.results_seeds",
        longest=8192,
        minute=1_000,
    ),
    Target(
        "operations",
        "window.operations",
        ("disktune_gui.store.operation_history",),
        made="window.operations_seeds",
    ),
    Target(
        "notes", "window.notes", ("disktune_gui.services.drive_notes",), made="window.notes_seeds", longest=512
    ),
    Target(
        "story",
        "window.story",
        ("disktune_contract.wire",),
        _NOT_A_MESSAGE,
        made="window.story_seeds",
        minute=4_000,
    ),
    Target(
        "preset",
        "window.preset",
        ("disktune_gui.editing.preset",),
        "disktune_gui.editing.preset.PresetError",
        made="window.preset_seeds",
        minute=2_000,
    ),
    Target(
        "drive-database",
        "window.drive_database",
        ("disktune_gui.store",),
        made="window.drive_database_seeds",
        minute=1_500,
    ),
)

PLANTED = Target("planted", "planted.word", ("tools.fuzz.checks.planted",), longest=16)

BY_NAME = {target.name: target for target in (*TARGETS, PLANTED)}
