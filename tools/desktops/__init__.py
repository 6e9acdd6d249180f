"""The program in real desktop sessions without a screen, judged; run in the box of ``tools/fresh-desktops``."""
