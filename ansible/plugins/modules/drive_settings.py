#!/usr/bin/python
# Copyright: (c) 2026, The DiskTune developers
# GNU General Public License v3.0+ (see LICENSE or https://www.gnu.org/licenses/gpl-3.0.txt)
# SPDX-License-Identifier: GPL-3.0-or-later
"""Bring settings of drives to their values, for now and for every boot."""

from __future__ import annotations

DOCUMENTATION = r"""
---
module: drive_settings
short_description: Set or restore settings of drives
version_added: 0.1.0
description:
  - Sets settings of drives, arrays and volumes, reads them back, and saves them for every boot.
  - Everything is done by the command C(disktune-helper) on the host, by its rules, its plan and its refusals. Its package
    has to be installed there.
  - If one setting of one drive is refused, no drive of the host is changed, and the module fails with the sentence of the
    command.
author:
  - DiskTune developers (@disktune)
options:
  drive:
    description:
      - Drive by kernel name, path, link below C(/dev/disk), identity, serial number, or pattern, such as V(sd[a-d]).
      - A pattern that matches no drive is an error.
    type: str
    required: true
  settings:
    description:
      - Values by setting. A setting is named by its id or any of its other names, a value as C(disktune-helper get)
        prints it.
      - Truth values of YAML are V(on) and V(off) of the command.
      - For O(state=present). They come before those of O(preset).
    type: dict
  preset:
    description:
      - The text of a preset, a file of DiskTune with wishes for each kind of drive. Use the lookup plugin P(ansible.builtin.file#lookup).
      - A number is brought to the nearest end of what the drive offers, and of a list the first word counts that the drive
        offers.
      - A setting that a drive does not have is left out and listed in RV(left_out).
      - For O(state=present).
    type: str
  names:
    description:
      - Settings to restore. Without it, all settings of the drive.
      - For O(state=absent).
    type: list
    elements: str
  state:
    description:
      - With V(present), the settings have these values.
      - With V(absent), the settings have the values that DiskTune found before it changed them, and are not saved.
    type: str
    choices: [present, absent]
    default: present
  save:
    description:
      - Whether the values are saved for every boot. With V(false), what is saved is left alone.
    type: bool
    default: true
  accept_risk:
    description:
      - Risks to accept. Without it, settings that may lose data or hang the computer are refused.
    type: list
    elements: str
    choices: [data-loss, hang]
    default: []
  trial:
    description:
      - Seconds (5 to 120) to wait with the new values before they are kept. If the connection to the host is lost in that
        time, the host reverts them.
    type: int
attributes:
  check_mode:
    description: Prints the plan of the command as the difference and changes nothing.
    support: full
  diff_mode:
    description: Shows the settings and what is saved, before and after, by drive.
    support: full
  platform:
    description: Linux, with systemd for trials that survive a killed process.
    support: full
    platforms: linux
notes:
  - Setting values needs root on the host, such as by C(become).
  - A value that the drive does not report counts as in force if DiskTune was the last to set it since the computer
    started or resumed.
seealso:
  - module: disktune.drives.drive_facts
  - module: disktune.drives.drive_experiment
"""

EXAMPLES = r"""
- name: Spin a backup drive down after 20 minutes
  disktune.drives.drive_settings:
    drive: /dev/disk/by-id/ata-EXAMPLE_DISK_1234
    settings:
      ata.apm: 127
      ata.standby_timer: 20 min
  become: true

- name: Roll a preset out to every disk
  disktune.drives.drive_settings:
    drive: sd*
    preset: "{{ lookup('ansible.builtin.file', 'quiet-and-cool.ini') }}"
  become: true

- name: Turn the write cache on, which may lose data in a power failure
  disktune.drives.drive_settings:
    drive: sda
    settings:
      ata.write_cache: true
    accept_risk: [data-loss]
  become: true

- name: Restore what DiskTune found, and delete what is saved
  disktune.drives.drive_settings:
    drive: sda
    state: absent
  become: true
"""

RETURN = r"""
drives:
  description: What was changed, or would be in check mode, by drive.
  returned: always
  type: list
  elements: dict
  contains:
    drive:
      description: Kernel name.
      type: str
      sample: sda
    identity:
      description: What the drive is recognized by.
      type: str
      sample: wwn:5000c500ab000001
    plan:
      description: The changes, as C(disktune-helper set --json) prints them.
      type: list
      elements: dict
    saving:
      description: Settings with what is saved before and after, in words.
      type: list
      elements: dict
left_out:
  description: Settings of the preset that a drive does not have, or has no matching value for.
  returned: always
  type: list
  elements: dict
  sample: [{"drive": "sda", "setting": "ata.aam", "why": "This drive does not support it."}]
status:
  description: Exit status of the command. 1 is refused or not kept, 2 is bad input, 3 is no permission.
  returned: failure
  type: int
  sample: 1
"""

from ansible.module_utils.basic import AnsibleModule
from ansible_collections.disktune.drives.plugins.module_utils import rollout
from ansible_collections.disktune.drives.plugins.module_utils.command import BAD_INPUT, CommandFailed
from ansible_collections.disktune.drives.plugins.module_utils.preset import parse
from ansible_collections.disktune.drives.plugins.module_utils.started import runner

ARGUMENTS = {
    "drive": {"type": "str", "required": True},
    "settings": {"type": "dict"},
    "preset": {"type": "str"},
    "names": {"type": "list", "elements": "str"},
    "state": {"type": "str", "choices": ["present", "absent"], "default": "present"},
    "save": {"type": "bool", "default": True},
    "accept_risk": {"type": "list", "elements": "str", "choices": ["data-loss", "hang"], "default": []},
    "trial": {"type": "int"},
}


def main() -> None:
    """Carry out the task."""
    module = AnsibleModule(
        argument_spec=ARGUMENTS,
        supports_check_mode=True,
        required_if=[("state", "present", ("settings", "preset"), True)],
    )
    told = module.params
    strange = ("names",) if told["state"] == "present" else ("settings", "preset")
    for option in strange:
        if told[option]:
            module.fail_json(msg=f"{option} is not for state={told['state']}.")
    outcome = rollout.Outcome()
    run = runner(module)
    try:
        wanted = rollout.Wanted(
            drive=told["drive"],
            settings=told["settings"],
            names=told["names"],
            preset=parse(told["preset"]) if told["preset"] else None,
            save=told["save"],
            accept_risk=told["accept_risk"],
            trial_s=told["trial"],
        )
        carry_out = rollout.present if told["state"] == "present" else rollout.absent
        carry_out(run, wanted, module.check_mode, outcome)
    except CommandFailed as error:
        module.fail_json(msg=error.why, status=error.status, **outcome.result())
    except ValueError as error:
        module.fail_json(msg=str(error), status=BAD_INPUT, **outcome.result())
    for words in outcome.warnings:
        module.warn(words)
    module.exit_json(**outcome.result())


if __name__ == "__main__":
    main()
