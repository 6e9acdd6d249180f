"""The commands for a person at a terminal, a module each; `cli.common.command_line` declares them."""
