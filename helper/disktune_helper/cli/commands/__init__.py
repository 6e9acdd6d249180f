"""The commands for a person at a terminal, a module each; `disktune_helper.cli.common.declared` declares them."""
