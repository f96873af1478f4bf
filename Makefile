# `make` alone tells what there is.
BIN := .venv/bin
COMPILE := $(BIN)/uv pip compile pyproject.toml --quiet --universal --python-version 3.11 --generate-hashes --no-header --no-annotate
# STRICT=1 refuses every skip that an install could have prevented; .ci/run sets it.
STRICT ?=
# How many times more `make soak` plays than `make test`.
SOAK ?= 20

.DEFAULT_GOAL := help
.PHONY: help play test soak bench bench-server strength screenshots lock format clean

help: ## this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / {printf "  make %-12s %s\n", $$1, $$2}' Makefile

play: ## open the house: a table in the browser, for you, friends and bots (ARGS="…" for more)
	@scripts/setup.sh run
	@$(BIN)/parlour serve --open $(ARGS)

test: ## everything a change must pass (ARGS="-k name" narrows pytest)
	@scripts/setup.sh dev
	@rm -rf .reports && mkdir -p .reports
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/python scripts/guard.py
	scripts/tests.sh $(ARGS)
	@$(BIN)/python scripts/skips.py $(if $(STRICT),--strict)

soak: ## the slow tests with SOAK=20 times as many random games; their figures are printed at the end
	@scripts/setup.sh dev
	PARLOUR_SOAK=$(SOAK) $(BIN)/pytest -n 2 -m slow --timeout=0 -rP $(ARGS)

bench: ## Parlour side by side with its peers
	@scripts/setup.sh bench
	@for file in bench/*.py; do [ ! -f "$$file" ] || .venv-bench/bin/python "$$file" $(ARGS) || exit 1; done

bench-server: ## the table server under load, beside boardgame.io's in the same run (ARGS=1: one round)
	@scripts/setup.sh bench-server
	@PYTHONPATH=. $(BIN)/python -m bench.server $(ARGS)

strength: ## how strong the bots are: about an hour on two cores; can be stopped and goes on (ARGS="--games 20 pi" asks less)
	@scripts/setup.sh dev
	@$(BIN)/python -m bench.strength $(ARGS)

screenshots: ## pictures of all tables: .reports/screenshots, small ones docs/images (ARGS="pi" asks less)
	@scripts/setup.sh dev
	@PYTHONPATH=. $(BIN)/python scripts/screenshots.py $(ARGS)

lock: ## write requirements/*.lock from pyproject.toml (ARGS=--upgrade for the newest)
	@scripts/setup.sh dev
	$(COMPILE) $(ARGS) --group build --group dev --all-extras -o requirements/dev.lock
	$(COMPILE) -c requirements/dev.lock --group build --extra study --extra server -o requirements/run.lock
	$(COMPILE) -c requirements/dev.lock -o requirements/base.lock
	$(COMPILE) -c requirements/dev.lock --extra server --extra postgres -o requirements/house.lock
	$(BIN)/uv pip compile --group build -c requirements/dev.lock --quiet --universal --python-version 3.11 --generate-hashes --no-header --no-annotate -o requirements/build.lock
	$(COMPILE) $(ARGS) --group build --group bench -o requirements/bench.lock
	$(BIN)/uv pip compile --group node --quiet --universal --python-version 3.11 --generate-hashes --no-header --no-annotate $(ARGS) -o requirements/node.lock
	$(BIN)/python scripts/guard.py

format: ## put the code into the house's format
	@scripts/setup.sh dev
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .

clean: ## remove environments, caches and reports
	rm -rf .venv .venv-bench .venvs .reports .strength .mypy_cache .ruff_cache .pytest_cache .import_linter_cache .hypothesis web/dist web/node_modules bench/peers/boardgame_io/node_modules
