"""What has been seen to go wrong with drives, kernels and tools, and the tests that hold this program to it.

The traps are numbered as in the notes from which the catalogue was made. A test may be moved or renamed
only together with its line here.
"""

from __future__ import annotations

import ast
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent

TRAPS: dict[int, tuple[str, tuple[str, ...]]] = {
    1: (
        "A rejected ATA command arrives as fixed-format sense data; hdparm reports success.",
        (
            "helper/decode/test_sense.py::test_trap_1_a_rejected_command_is_seen_in_both_formats",
            "judges/test_misbehaviour_umockdev.py::test_aborted",
        ),
    ),
    2: (
        "Missing sense data and COUNT 0 look like standby.",
        (
            "helper/decode/test_sense.py::test_trap_2_missing_registers_are_unknown_and_never_zeros",
            "helper/transport/test_ata.py::test_good_status_without_registers_is_unknown_never_standby",
            "judges/test_misbehaviour_umockdev.py::test_no_registers_is_not_standby",
            "helper/changes/test_drive_actions.py::test_a_bridge_that_drops_registers_leaves_the_power_mode_unknown",
        ),
    ),
    3: (
        "hdparm -W, -B and -A print nothing for a device without ATA and report success.",
        (
            "helper/settings/test_engine.py::test_a_bridge_without_pass_through_shows_unknown_and_never_off",
            "helper/settings/test_engine.py::test_an_nvme_drive_is_told_apart_from_one_that_does_not_answer",
        ),
    ),
    4: (
        "The kernel's copy of IDENTIFY is stale after most changes, and late after the others.",
        (
            "helper/test_known_traps.py::test_after_a_change_the_drive_is_asked_and_not_the_kernels_copy",
            "judges/test_identity_umockdev.py::test_after_a_change_the_drive_is_asked_anew",
        ),
    ),
    5: (
        "The strings of HDIO_GET_IDENTITY are swapped.",
        (
            "helper/test_known_traps.py::test_identify_data_never_comes_by_the_ioctl_that_swaps_its_bytes",
            "helper/decode/test_identify.py::test_low_byte_and_string",
        ),
    ),
    6: (
        "ENOTTY and EINVAL of an HDIO ioctl mean different drivers, not different drives.",
        ("helper/test_known_traps.py::test_the_kernels_ways_to_say_no_such_command_are_one_to_the_user",),
    ),
    7: (
        "libata filters the transfer mode, and the multiple count is dangerous; hdparm's -R2 and -R3 are mode 0.",
        (
            "helper/test_known_traps.py::test_what_libata_filters_or_what_hangs_it_is_not_in_the_catalogue",
            "demo/test_demo_sat.py::test_what_libata_refuses_never_reaches_the_drive",
            "judges/test_ata_settings_umockdev.py::test_every_mode_of_write_read_verify_is_mode_0_for_hdparm",
            "judges/test_ata_settings_umockdev.py::test_the_helper_sends_the_mode_where_it_belongs",
            "helper/access/test_ata_settings.py::test_the_reading_of_the_past_cannot_be_set",
        ),
    ),
    8: (
        "The standby timer cannot be read, and setting it by IDLE starts the motor.",
        (
            "helper/settings/test_engine.py::test_the_timer_of_a_sleeping_drive_is_set_without_waking_it",
            "helper/settings/test_engine.py::test_the_timer_is_remembered_with_its_date_and_put_back_as_never",
            "helper/settings/test_journal.py::test_after_a_restart_or_a_replug_the_timer_is_unknown_again",
        ),
    ),
    9: (
        "Switching extended power conditions on switches APM off, for good.",
        (
            "contract/rules/test_setting_interactions.py::test_extended_power_conditions_and_levels_exclude_each_other",
            "helper/test_known_traps.py::test_putting_extended_power_conditions_back_brings_the_level_back",
        ),
    ),
    10: (
        "An SCT override makes SET FEATURES for the write cache succeed without effect.",
        ("helper/test_known_traps.py::test_a_cache_that_something_in_the_drive_overrides_is_found_out",),
    ),
    11: (
        "queue/write_cache and a temporary cache_type change only the kernel's belief: it stops flushing.",
        (
            "helper/test_known_traps.py::test_what_only_changes_beliefs_or_stalls_an_array_cannot_be_written",
            "helper/access/test_kernel_settings.py::test_the_kernels_belief_in_the_cache_is_shown_and_refused",
        ),
    ),
    12: (
        "A write cache switched on behind USB or SAS is one that the kernel does not flush.",
        (
            "helper/test_known_traps.py::test_a_cache_that_the_kernel_would_not_flush_is_not_left_on",
            "helper/test_known_traps.py::test_a_cache_that_cannot_be_told_of_is_not_left_on",
            "helper/test_known_traps.py::test_a_cache_that_somebody_else_left_on_unflushed_is_warned_of",
        ),
    ),
    13: (
        "The link power policy may read as a word that cannot be written; it is the port's.",
        (
            "helper/access/test_kernel_settings.py::test_a_link_policy_that_cannot_be_written_back_locks",
            "helper/access/test_kernel_settings.py::test_a_port_without_link_power_management_says_so",
        ),
    ),
    14: (
        "The kernel bends some values without a word.",
        (
            "helper/access/test_kernel_settings.py::test_what_the_kernel_would_bend_or_store_unchecked_is_refused",
            "helper/access/test_kernel_settings.py::test_a_value_that_the_kernel_bends_all_the_same_is_found_out",
            "helper/test_known_traps.py::test_a_value_that_the_kernel_bends_is_reported_as_what_it_became",
            "demo/test_demo_world.py::test_the_kernel_takes_it_or_bends_it",
            "contract/catalog/test_catalog.py::test_a_domain_refuses_everything_else_in_words",
        ),
    ),
    15: (
        "Any word that begins with none selects no scheduler; another scheduler resets the queue length.",
        (
            "helper/settings/test_engine.py::test_what_the_drive_does_not_offer_is_refused",
            "helper/settings/test_engine.py::test_the_queue_length_that_a_new_scheduler_resets_comes_back_with_the_old_one",
            "contract/rules/test_setting_interactions.py::test_choosing_another_scheduler_resets_the_queue_length",
        ),
    ),
    16: (
        "A time-out that is no number stores an undefined one.",
        (
            "helper/access/test_kernel_settings.py::test_what_the_kernel_would_bend_or_store_unchecked_is_refused",
            "contract/catalog/test_catalog.py::test_a_domain_refuses_everything_else_in_words",
            "contract/test_wire.py::test_a_value_is_a_switch_a_number_or_a_word",
        ),
    ),
    17: (
        "Some attributes have no upper bound, and some fail to be read.",
        (
            "helper/access/test_kernel_settings.py::test_throttling_that_was_never_set_up_is_unknown_and_not_off",
            "helper/access/test_kernel_settings.py::test_an_absurd_number_is_no_reading",
            "contract/catalog/test_catalog.py::test_a_range_lies_on_its_own_steps",
            "helper/test_known_traps.py::test_an_attribute_that_fails_to_be_read_is_not_a_value_and_no_crash",
        ),
    ),
    18: (
        "sync_speed reads as a number with a word, and is undone by the word system.",
        ("helper/access/test_kernel_settings.py::test_the_machines_limit_comes_back_as_the_machines",),
    ),
    19: (
        "A sync_max left below the end stalls every later resync.",
        ("helper/test_known_traps.py::test_what_only_changes_beliefs_or_stalls_an_array_cannot_be_written",),
    ),
    20: (
        "The read-only flag does not stop the writes of a mounted file system.",
        (
            "helper/access/test_kernel_settings.py::test_a_drive_in_use_is_not_write_protected",
            "contract/rules/test_setting_interactions.py::test_the_read_only_flag_does_not_hold_for_what_is_mounted",
            "contract/rules/test_setting_interactions.py::test_whoever_declares_such_a_setting_gets_its_rules",
        ),
    ),
    21: (
        "ATA PASS-THROUGH (12) is the BLANK command of optical drives.",
        ("helper/test_known_traps.py::test_ata_commands_go_in_sixteen_bytes_because_the_twelve_blank_a_disc",),
    ),
    22: (
        "One wrong action code in an SCT key page erases the disk.",
        (
            "helper/system/test_outgoing.py::test_no_other_action_of_sct_goes_out",
            "helper/system/test_outgoing.py::test_nothing_else_does",
            "helper/access/test_ata_settings.py::test_the_drive_receives_nothing_that_the_catalogue_does_not_name",
        ),
    ),
    23: (
        "hdparm's hooks and udisks set their own values again after resume.",
        (
            "helper/settings/test_engine.py::test_nothing_is_written_if_the_user_looked_at_another_value",
            "gui/editing/test_draft.py::test_a_value_that_moved_is_noticed_and_not_applied_unseen",
        ),
    ),
    24: (
        "An attribute of runtime power management answers EIO on NVMe.",
        (
            "helper/access/test_kernel_settings.py::test_where_a_delay_cannot_be_read_nothing_is_offered",
            "helper/test_known_traps.py::test_an_attribute_that_fails_to_be_read_is_not_a_value_and_no_crash",
        ),
    ),
    25: (
        "The NVMe ioctl returns a positive status of the drive's, not -1.",
        ("helper/access/test_nvme_settings.py::test_a_positive_return_value_is_the_controllers_word",),
    ),
    26: (
        "The kernel overwrites power state transitions that were set as a feature.",
        ("contract/catalog/test_nvme_catalog.py::test_what_belongs_to_the_kernel_is_left_to_it",),
    ),
    27: (
        "hdparm --Istdin succeeds with half a page, and names a checksum that is not the right one.",
        (
            "helper/decode/test_identify.py::test_refuses_what_is_no_page",
            "helper/decode/test_identify.py::test_a_wrong_checksum_is_warned_of",
        ),
    ),
    28: (
        "Starts and sizes in sysfs count 512 bytes whatever the drive's sectors are.",
        ("helper/test_known_traps.py::test_sizes_in_sysfs_count_512_bytes_whatever_the_drives_sectors_are",),
    ),
    29: (
        "A buffered write hides the kernel's error until the file is closed.",
        (
            "helper/test_known_traps.py::test_the_kernels_verdict_on_a_write_is_the_answer",
            "helper/test_known_traps.py::"
            "test_what_is_written_to_the_kernel_is_in_no_buffer_that_could_swallow_its_verdict",
        ),
    ),
}
"""What happens, and the tests; each by its module below ``tests`` and its name."""


@cache
def names_in(module: str) -> frozenset[str]:
    """Return the names of the test functions of a module."""
    tree = ast.parse((ROOT / module).read_text())
    return frozenset(node.name for node in tree.body if isinstance(node, ast.FunctionDef))


@pytest.mark.parametrize("number", range(1, 30))
def test_every_trap_has_a_test_that_exists(number: int) -> None:
    what, holders = TRAPS[number]
    assert what.endswith(".")
    assert holders
    for holder in holders:
        module, _, name = holder.partition("::")
        assert name.startswith("test_")
        assert name in names_in(module), holder


def test_no_trap_is_left_out_or_made_up() -> None:
    assert list(TRAPS) == list(range(1, 30))
