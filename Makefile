# Two commands do everything: `make run` opens the program, `make test` checks it; `make quick` does the fast part of that.
# Both first bring the system packages and .venv into the state that tools/bootstrap.py describes.

PYTHON ?= /usr/bin/python3
DESTDIR ?=
ARGS ?=

VENV := .venv/bin
BOOTSTRAP := @$(PYTHON) tools/bootstrap.py

LIBEXEC := $(DESTDIR)/usr/libexec/disktune
LIB := $(DESTDIR)/usr/lib/disktune
BIN := $(DESTDIR)/usr/bin
ACTIONS := $(DESTDIR)/usr/share/polkit-1/actions
UNITS := $(DESTDIR)/usr/lib/systemd/system
RULES := $(DESTDIR)/usr/lib/udev/rules.d
# What completes its command line in bash, zsh and fish.
IN_BASH := $(DESTDIR)/usr/share/bash-completion/completions
IN_ZSH := $(DESTDIR)/usr/share/zsh/vendor-completions
IN_FISH := $(DESTDIR)/usr/share/fish/vendor_completions.d
COMPLETIONS := $(IN_BASH)/disktune-helper $(IN_ZSH)/_disktune-helper $(IN_FISH)/disktune-helper.fish
RULE := 99-disktune.rules
UNIT_FILES := $(notdir $(filter-out %.d,$(wildcard helper/systemd/*)))
SANDBOX := disktune-saved-.service.d
# What runs again after the machine has slept, however it did that.
SLEEPS := $(addsuffix .target.wants,suspend hibernate hybrid-sleep suspend-then-hibernate)
PACKAGES := disktune_contract disktune_helper
POLICY := org.disktune.DiskTune.policy

export PYTHON
# Tests run in several processes; numpy's threads are the only others, and it may use two of them.
export OPENBLAS_NUM_THREADS ?= 2
# Tests start hundreds of processes; without bytecode each would compile the whole program.
unexport PYTHONDONTWRITEBYTECODE

.PHONY: help run demo quick test check bench bench-start bench-scale bench-verdict mutants fuzz screenshots translations lab lab-change lab-shell setup install-helper uninstall-helper lock fresh packages flatpak desktops release clean

help: ## Show this list
	@sed -n 's/^\([a-z-]*\):.*## /\1\t/p' $(MAKEFILE_LIST) | expand -t 20

run: ## Open the program on this machine's drives (ARGS="…" are handed on)
	$(BOOTSTRAP) run
	@$(VENV)/python -m disktune_gui $(ARGS)

demo: ## Open the program on simulated drives
	$(BOOTSTRAP) run
	@$(VENV)/python -m disktune_gui --demo $(ARGS)

quick: ## Run every check and every fast test
	$(BOOTSTRAP) test
	@tools/run-tests quick $(ARGS)

test: ## Run every check and every test except the virtual-machine lab
	$(BOOTSTRAP) test
	@tools/run-tests $(ARGS)

check: ## Run the linters, the type checker and the validators alone
	$(BOOTSTRAP) test
	@tools/check

lab: ## Try the installed helper on real kernels and drives in virtual machines (SCENARIO=name for one, some only so)
	$(BOOTSTRAP) lab
	@$(PYTHON) -m tools.lab run $(SCENARIO)

lab-change: ## Of these, try what every change is held against; a release needs all
	$(BOOTSTRAP) lab
	@$(PYTHON) -m tools.lab run --change

lab-shell: ## Give a root console in one of the lab's machines (MACHINE=name from tests/lab/machines.py)
	$(BOOTSTRAP) lab
	@$(PYTHON) -m tools.lab shell $(MACHINE)

setup: ## Make .venv ready for development and do nothing else
	$(BOOTSTRAP) test

install-helper: ## Put helper and policy in their root-owned places (sudo; honours DESTDIR)
ifeq ($(DESTDIR),)
	$(BOOTSTRAP) helper
endif
	@install -d -m 0755 $(LIBEXEC) $(LIB)
	@mkdir -p -m 0755 $(ACTIONS)
	@rm -rf $(addprefix $(LIB)/,$(PACKAGES))
	@cd helper && find $(PACKAGES) -name '*.py' -exec install -D -m 0644 '{}' '$(abspath $(LIB))/{}' ';'
	@find $(addprefix $(LIB)/,$(PACKAGES)) -type d -exec chmod 0755 '{}' +
	@umask 022 && /usr/bin/python3 -ISB -m compileall -q -s '$(DESTDIR)' -p / $(addprefix $(LIB)/,$(PACKAGES))
	@install -m 0644 helper/disktune-helper.py $(LIB)/disktune-helper.py
# What is of a place and of sources with their times is made where they stay.
	@[ -n '$(DESTDIR)' ] || /usr/bin/python3 -ISB -X pycache_prefix=/dev/null $(LIB)/disktune_helper/precompile.py $(LIB) || :
	@install -m 0755 helper/disktune-helper $(LIBEXEC)/disktune-helper
	@mkdir -p -m 0755 $(BIN) && ln -sfr $(LIBEXEC)/disktune-helper $(BIN)/disktune-helper
	@install -m 0644 polkit/$(POLICY) $(ACTIONS)/$(POLICY)
	@umask 022 && mkdir -p $(UNITS)/$(SANDBOX) $(RULES) $(addprefix $(UNITS)/,$(SLEEPS))
	@install -m 0644 $(addprefix helper/systemd/,$(UNIT_FILES)) $(UNITS)
	@install -m 0644 helper/systemd/$(SANDBOX)/sandbox.conf $(UNITS)/$(SANDBOX)
	@install -m 0644 helper/udev/$(RULE) $(RULES)/$(RULE)
	@umask 022 && mkdir -p $(dir $(COMPLETIONS))
	@for file in $(COMPLETIONS); do install -m 0644 helper/completions/$${file##*/} $$file; done
	@ln -sf disktune-helper $(IN_BASH)/disktune && ln -sf disktune-helper.fish $(IN_FISH)/disktune.fish
	@for sleep in $(SLEEPS); do ln -sf ../disktune-saved-resume.service $(UNITS)/$$sleep/; done
	@[ -n '$(DESTDIR)' ] || [ ! -d /run/systemd/system ] || systemctl daemon-reload

uninstall-helper: ## Remove exactly what install-helper put there (sudo; honours DESTDIR)
# First what listens or watches, then what it had started: that needs the helper to restore what is for a while.
	@[ -n '$(DESTDIR)' ] || [ ! -d /run/systemd/system ] || systemctl stop 'disktune-*.socket' 'disktune-*.path' 'disktune-*.timer' || :
	@[ -n '$(DESTDIR)' ] || [ ! -d /run/systemd/system ] || systemctl stop 'disktune-*.service' || :
	@[ -n '$(DESTDIR)' ] || [ ! -d /run/disktune-door ] || rmdir --ignore-fail-on-non-empty /run/disktune-door
	@[ -n '$(DESTDIR)' ] || rm -rf /run/disktune/metrics
	@rm -f $(LIBEXEC)/disktune-helper $(LIB)/disktune-helper.py $(BIN)/disktune-helper $(ACTIONS)/$(POLICY) $(RULES)/$(RULE)
	@rm -f $(addprefix $(UNITS)/,$(UNIT_FILES)) $(COMPLETIONS) $(IN_BASH)/disktune $(IN_FISH)/disktune.fish
	@rm -f $(addsuffix /disktune-saved-resume.service,$(addprefix $(UNITS)/,$(SLEEPS)))
	@rm -rf $(addprefix $(LIB)/,$(PACKAGES) __pycache__) $(UNITS)/$(SANDBOX)
	@for place in $(LIBEXEC) $(LIB); do [ ! -d $$place ] || rmdir --ignore-fail-on-non-empty $$place; done

screenshots: ## Take every page, dialog and state into build/screens, then docs/screenshots anew (ARGS="--only trial": some)
	$(BOOTSTRAP) run
	@QT_QPA_PLATFORM=offscreen $(VENV)/python -m tools.screens $(ARGS)
	@[ -n "$(ARGS)" ] || QT_QPA_PLATFORM=offscreen $(VENV)/python -m tools.screenshots

translations: ## Write every text of the program to the translations, compile them, say what is missing (ARGS=fr: a new one)
	$(BOOTSTRAP) run
	$(BOOTSTRAP) translations
	@$(VENV)/python -m tools.translations $(ARGS)

bench: ## Compare the read engine with hdparm and fio on a drive made of memory (root; or DRIVE=/dev/…, only read)
	$(BOOTSTRAP) test
	@$(VENV)/python -m tools.bench.reader $(DRIVE) $(ARGS)

bench-start: ## Compare start, memory and idling with what people use today (root; ARGS="ROW … --rounds N")
	$(BOOTSTRAP) test
	$(BOOTSTRAP) bench
	@$(VENV)/python -m tools.speed start $(ARGS)

bench-scale: ## The same for hundreds of drives (in the lab), years of results and charts at full speed
	$(BOOTSTRAP) test
	$(BOOTSTRAP) bench
	$(BOOTSTRAP) lab
	@$(VENV)/python -m tools.speed scale $(ARGS)

bench-verdict: ## Count how often the verdict on health warned of drives that failed (FOLDERS="…": published daily files)
	@$(PYTHON) -m tools.bench.verdict $(FOLDERS) $(ARGS)

mutants: ## Change the program at random places and see whether a test notices (ARGS="--seed 1 --count 40 helper")
	$(BOOTSTRAP) test
	@$(VENV)/python -m tools.mutants $(ARGS)

fuzz: ## Fuzz what reads drives, messages and files, for two hours (ARGS="--hours 8 identify")
	$(BOOTSTRAP) test
	@$(VENV)/python -m tools.fuzz run $(ARGS)

lock: ## Choose package versions anew and write them, with hashes, to requirements/*.txt
	@tools/lock

fresh: ## Try `make run` and `make test` on fresh Debian 12 and 13 systems (root, mmdebstrap, an hour)
	@tools/fresh-debian $(ARGS)

packages: ## Build the Debian packages on fresh Debian 12 and 13 systems and try them there (root; ARGS=bookworm)
	@tools/fresh-packages $(ARGS)

flatpak: ## Build the Flatpak on a fresh Debian 13 and use it there (root)
	$(BOOTSTRAP) run
	@tools/fresh-flatpak

desktops: ## Run the program in GNOME, Plasma and Xfce sessions without a screen and judge it (root; ARGS="gnome xfce")
	$(BOOTSTRAP) run
	@tools/fresh-desktops $(ARGS)

release: ## Make, check and sum up everything of a release, in a clone (root; VERSION=1.2.3)
	$(BOOTSTRAP) release
	$(BOOTSTRAP) test
	@$(VENV)/python -m tools.release '$(VERSION)'

clean: ## Remove everything that was built, the virtual environment too
	rm -rf .venv build dist *.egg-info .mypy_cache .ruff_cache .hypothesis .import_linter_cache
	find disktune_gui helper tests tools -name __pycache__ -type d -prune -exec rm -rf '{}' +
