#!/usr/bin/python
# Copyright: (c) 2026, The DiskTune developers
# GNU General Public License v3.0+ (see LICENSE or https://www.gnu.org/licenses/gpl-3.0.txt)
# SPDX-License-Identifier: GPL-3.0-or-later
"""Compare values of a setting by measuring."""

from __future__ import annotations

DOCUMENTATION = r"""
---
module: drive_experiment
short_description: Compare values of a setting on a drive by measuring
version_added: 0.1.0
description:
  - Measures a drive with the value in force and with other values in turn, and says which is faster with confidence.
  - The drive is only read. The value before is restored, unless O(keep) is set and another one is faster with confidence.
  - Everything is done by the command C(disktune-helper) on the host.
author:
  - DiskTune developers (@disktune)
options:
  drive:
    description:
      - One drive, by kernel name, path, link below C(/dev/disk), identity, serial number, or pattern.
    type: str
    required: true
  setting:
    description:
      - The setting, by its id or any of its other names.
    type: str
    required: true
  values:
    description:
      - The values to compare with the one in force, as C(disktune-helper get) prints them.
    type: list
    elements: raw
    required: true
  profile:
    description:
      - The workload that judges. Without it, the one that suits the setting.
    type: str
  time:
    description:
      - Time for all runs in seconds (1 to 3600). More time tells smaller differences.
    type: int
  seconds:
    description:
      - Length of a run in seconds (1 to 60).
    type: int
  keep:
    description:
      - Whether the fastest value is set and kept, if one is faster with confidence.
    type: bool
    default: false
  save:
    description:
      - Whether a value that is kept is saved for every boot.
    type: bool
    default: false
  accept_risk:
    description:
      - Risks to accept.
    type: list
    elements: str
    choices: [data-loss, hang]
    default: []
  wake:
    description:
      - Whether a drive in standby is started.
    type: bool
    default: false
attributes:
  check_mode:
    description: Prints the plan and measures nothing, so that it is not known whether a value would be kept.
    support: full
  diff_mode:
    description: Shows the value that is kept.
    support: full
  platform:
    description: Linux.
    support: full
    platforms: linux
notes:
  - Measuring needs root on the host, such as by C(become).
  - It measures every time that it runs; use the module M(disktune.drives.drive_settings) to have a value in force.
seealso:
  - module: disktune.drives.drive_settings
"""

EXAMPLES = r"""
- name: Compare three read-aheads for 2 minutes
  disktune.drives.drive_experiment:
    drive: sda
    setting: block.read_ahead
    values: [512, 1024, 4096]
    time: 120
  become: true
  register: compared

- name: Show the verdict on each value
  ansible.builtin.debug:
    msg: "{{ item.words }}"
  loop: "{{ compared.experiment.result.findings }}"
"""

RETURN = r"""
experiment:
  description: What C(disktune-helper experiment --json) prints.
  returned: always
  type: dict
  contains:
    before_words:
      description: The value in force before.
      type: str
      sample: 128 KiB
    tried:
      description: The values that were compared.
      type: list
      elements: dict
    kept:
      description: Whether the fastest value is in force now.
      type: bool
    result:
      description: The comparison with its findings, null in check mode. Its C(best) is 0 if none is faster.
      type: dict
status:
  description: Exit status of the command. 1 is refused or without a result, 2 is bad input, 3 is no permission.
  returned: failure
  type: int
  sample: 1
"""

from ansible.module_utils.basic import AnsibleModule
from ansible_collections.disktune.drives.plugins.module_utils.command import BAD_INPUT, CommandFailed
from ansible_collections.disktune.drives.plugins.module_utils.measuring import difference, measured
from ansible_collections.disktune.drives.plugins.module_utils.started import runner

ARGUMENTS = {
    "drive": {"type": "str", "required": True},
    "setting": {"type": "str", "required": True},
    "values": {"type": "list", "elements": "raw", "required": True},
    "profile": {"type": "str"},
    "time": {"type": "int"},
    "seconds": {"type": "int"},
    "keep": {"type": "bool", "default": False},
    "save": {"type": "bool", "default": False},
    "accept_risk": {"type": "list", "elements": "str", "choices": ["data-loss", "hang"], "default": []},
    "wake": {"type": "bool", "default": False},
}


def main() -> None:
    """Carry out the task."""
    module = AnsibleModule(argument_spec=ARGUMENTS, supports_check_mode=True)
    try:
        answer = measured(runner(module), module.params, module.check_mode)
    except CommandFailed as error:
        module.fail_json(msg=error.why, status=error.status)
    except ValueError as error:
        module.fail_json(msg=str(error), status=BAD_INPUT)
    found = answer.found or {}
    result = {"changed": bool(found.get("kept")), "experiment": found, "diff": difference(found)}
    if answer.status:
        failure = answer.failure()
        module.fail_json(msg=failure.why, status=failure.status, **result)
    module.exit_json(**result)


if __name__ == "__main__":
    main()
