# Every target sets up what it needs in .venv by itself, and is quick the second time.
PYTHON ?= python3
BIN := .venv/bin

.PHONY: run test coverage lint bench
.DEFAULT_GOAL := run

run: .venv/demo.ready  ## play: on Discord if DISCORD_TOKEN is set, otherwise in the browser
	@$(BIN)/python -m bot run --or-demo

test: .venv/dev.ready  ## all tests
	$(BIN)/python -m pytest -n 4 --dist worksteal

coverage: .venv/dev.ready  ## the same, and which lines they run; this takes half as long again
	@$(BIN)/coverage erase
	$(BIN)/coverage run -m pytest -n 4 --dist worksteal
	@$(BIN)/coverage combine --quiet
	@$(BIN)/coverage report

lint: .venv/dev.ready  ## style, types, architecture
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/lint-imports
	$(BIN)/pyright

bench: .venv/bench.ready  ## speed, side by side with others
	@$(BIN)/python -m benchmarks

.venv/%.ready: pyproject.toml constraints.txt
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
		|| { echo 'This needs Python 3.11 or later; say which one with: make PYTHON=python3.12'; exit 1; }
	@$(PYTHON) -c 'import ensurepip, venv' \
		|| { echo 'This Python cannot make virtual environments; on Debian: apt-get install python3-venv'; exit 1; }
	@test -x $(BIN)/python || $(PYTHON) -m venv .venv
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -c constraints.txt -e '.[$*]'
	@touch $@
