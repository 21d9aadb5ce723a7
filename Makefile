# Each target first installs what it needs into .venv, and is fast the second time.
PYTHON ?= python3
BIN := .venv/bin

.PHONY: run test proof coverage lint bench crowd match new-venv
.DEFAULT_GOAL := run

# Succeeds if .venv can be used: its packages are complete, pip among them, and its Python is the one that was chosen, if
# any was. A package that pip was installing or removing when it was interrupted has no INSTALLER, or a name with ~.
CAN_BE_USED := import pathlib, sys, sysconfig; site = pathlib.Path(sysconfig.get_path("purelib")); \
	assert all((package / "INSTALLER").exists() for package in site.glob("*.dist-info")); \
	assert any(site.glob("pip-*.dist-info")) and not any(site.glob("~*")); \
	assert sys.argv[1] in ("", "%d.%d" % sys.version_info[:2])
PRINT_VERSION := import sys; print("%d.%d" % sys.version_info[:2])
CHOSEN := $(if $(filter file,$(origin PYTHON)),,$(shell $(PYTHON) -c '$(PRINT_VERSION)' || echo none))
ifneq ($(shell $(BIN)/python -I -c '$(CAN_BE_USED)' '$(CHOSEN)' 2>/dev/null && echo yes),yes)
NEW_VENV := new-venv
endif

# What `make run` installs besides the required packages.
RUN_EXTRAS := charts,fast,neural

# Exits with 3 if no token is set. An invalid setting is reported by the bot itself.
HAS_TOKEN := from bot.process.config import load_config; raise SystemExit(0 if load_config().discord_token else 3)

# Where this variable is set, as in many containers, each process of the tests would compile every module again.
COMPILE_ONCE := PYTHONDONTWRITEBYTECODE=

run: .venv/bot.ready  ## run the bot on Discord if DISCORD_TOKEN is set, otherwise the demo in the browser
	@$(BIN)/python -c '$(HAS_TOKEN)' 2>/dev/null || [ $$? -ne 3 ] || $(MAKE) --no-print-directory .venv/demo.ready
	@$(BIN)/python -m bot run --or-demo

test: .venv/dev.ready  ## run all tests
	$(COMPILE_ONCE) $(BIN)/python -m pytest -n 3 --dist worksteal

proof: .venv/dev.ready  ## run the long tests; `make test` checks a sample of most of them
	$(COMPILE_ONCE) $(BIN)/python -m pytest -m proof --timeout 1800 -n 3 --dist worksteal

coverage: .venv/dev.ready  ## run all tests and report coverage; takes half as long again
	@$(BIN)/coverage erase
	$(COMPILE_ONCE) $(BIN)/coverage run -m pytest -n 3 --dist worksteal
	@$(BIN)/coverage combine --quiet
	@$(BIN)/coverage report

lint: .venv/dev.ready  ## check style, types, layers and the texts of all languages
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/lint-imports
	$(BIN)/pyright
	$(BIN)/python -m tools.check_messages

bench: .venv/bench.ready  ## compare speed with other libraries, and measure memory; takes half an hour
	@$(BIN)/python -m benchmarks

crowd: .venv/dev.ready  ## measure how long members wait while others ask for many computations; takes two minutes
	@$(BIN)/python -m benchmarks.crowd

match: .venv/bench.ready  ## play 200 games against each of other libraries; takes hours
	@$(BIN)/python -m benchmarks.match

.venv/%.ready: pyproject.toml constraints.txt $(NEW_VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -c constraints.txt -e '.[$(subst bot,$(RUN_EXTRAS),$*)]'
	$(BIN)/python -c 'from bot.players.gravity import compile_search; compile_search()'
	@touch $@

new-venv:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
		|| { echo 'This needs Python 3.11 or later. Choose one with: make PYTHON=python3.12'; exit 1; }
	@$(PYTHON) -c 'import ensurepip, venv' \
		|| { echo 'This Python cannot create virtual environments. On Debian: apt-get install python3-venv'; exit 1; }
	@test ! -e .venv || echo 'Creating .venv again: it is incomplete, or its Python is gone or not the chosen one.'
	$(PYTHON) -m venv --clear .venv
