# Copyright: (c) 2026, The DiskTune developers
# GNU General Public License v3.0+ (see LICENSE or https://www.gnu.org/licenses/gpl-3.0.txt)
# SPDX-License-Identifier: GPL-3.0-or-later
"""What the modules share that needs Ansible: how the command is started, and how a module fails."""

from __future__ import annotations

from ansible.module_utils.basic import AnsibleModule
from ansible_collections.disktune.drives.plugins.module_utils.command import PROGRAM, Run


def runner(module: AnsibleModule) -> Run:
    """Return what runs the installed command; fails the module where it is not installed."""
    path = module.get_bin_path(PROGRAM, opt_dirs=["/usr/bin", "/usr/libexec/disktune"])
    if path is None:
        module.fail_json(msg=f"{PROGRAM} is not installed on this host. Install the package {PROGRAM}.")

    def run(arguments: list[str]) -> tuple[int, str, str]:
        status, out, err = module.run_command([path, *arguments])
        return status, out, err

    return run
