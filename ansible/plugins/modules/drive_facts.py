#!/usr/bin/python
# Copyright: (c) 2026, The DiskTune developers
# GNU General Public License v3.0+ (see LICENSE or https://www.gnu.org/licenses/gpl-3.0.txt)
# SPDX-License-Identifier: GPL-3.0-or-later
"""Gather facts of drives."""

from __future__ import annotations

DOCUMENTATION = r"""
---
module: drive_facts
short_description: Gather drives, arrays and volumes as facts
version_added: 0.1.0
description:
  - Gathers what C(disktune-helper list) shows of drives, and on request their settings and health.
  - It changes nothing and wakes no drive from standby.
author:
  - DiskTune developers (@disktune)
options:
  drives:
    description:
      - Drives by kernel name, path, link below C(/dev/disk), identity, serial number, or pattern. Without it, all drives
        except loop, zram, RAM and optical devices.
    type: list
    elements: str
    default: []
  settings:
    description:
      - Whether settings are gathered. Without root, those that need the drive are unknown.
    type: bool
    default: false
  health:
    description:
      - Whether the health verdict is gathered. This needs root.
    type: bool
    default: false
attributes:
  check_mode:
    description: Nothing is changed in any mode.
    support: full
  diff_mode:
    description: There is no difference to show.
    support: none
  facts:
    description: The facts are in C(ansible_facts).
    support: full
  platform:
    description: Linux.
    support: full
    platforms: linux
seealso:
  - module: disktune.drives.drive_settings
"""

EXAMPLES = r"""
- name: Gather all drives with their health
  disktune.drives.drive_facts:
    health: true
  become: true

- name: Show drives that need care
  ansible.builtin.debug:
    msg: "{{ item.name }}: {{ item.health.judgement.verdict }}"
  loop: "{{ disktune_drives }}"
  when: item.health.judgement and item.health.judgement.verdict != 'good'
"""

RETURN = r"""
ansible_facts:
  description: Facts to add to those of the host.
  returned: always
  type: dict
  contains:
    disktune_drives:
      description: The drives, as C(disktune-helper list --json) prints them. Unknown is null, or an empty text.
      returned: always
      type: list
      elements: dict
      contains:
        name:
          description: Kernel name.
          type: str
          sample: sda
        medium:
          description: Kind of drive, as presets call it; V(hdd), V(ssd), V(nvme), V(array) or V(volume).
          type: str
          sample: hdd
        settings:
          description: By id, with value, words, status and what is saved. With O(settings) only.
          type: dict
        health:
          description: As C(disktune-helper health --json) prints it. With O(health) only.
          type: dict
status:
  description: Exit status of the command. 2 is bad input, 3 is no permission.
  returned: failure
  type: int
  sample: 3
"""

from ansible.module_utils.basic import AnsibleModule
from ansible_collections.disktune.drives.plugins.module_utils.command import CommandFailed
from ansible_collections.disktune.drives.plugins.module_utils.gathering import gathered
from ansible_collections.disktune.drives.plugins.module_utils.started import runner

ARGUMENTS = {
    "drives": {"type": "list", "elements": "str", "default": []},
    "settings": {"type": "bool", "default": False},
    "health": {"type": "bool", "default": False},
}


def main() -> None:
    """Carry out the task."""
    module = AnsibleModule(argument_spec=ARGUMENTS, supports_check_mode=True)
    told = module.params
    try:
        drives = gathered(runner(module), told["drives"], settings=told["settings"], health=told["health"])
    except CommandFailed as error:
        module.fail_json(msg=error.why, status=error.status)
    module.exit_json(changed=False, ansible_facts={"disktune_drives": drives})


if __name__ == "__main__":
    main()
