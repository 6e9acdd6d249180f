"""How controls look: colours, style, icons, fonts."""
