# Everything is set up by itself: `make play` and `make test` need Python 3.11+ and make, nothing else.

PYTHON ?= python3
VENV := .venv
BENCH_VENV := .venv-bench
PEERS_VENV := .venv-peers
BIN := $(VENV)/bin
GAME ?=
PORT ?= 8000
CLIENT := src/tischlein/server/client/index.html
CLIENT_SOURCES := $(shell find web src/tischlein/games/*/browser src/tischlein/games/*/words.*.ftl -type f -not -path '*/node_modules/*' 2>/dev/null)
SOURCES := src tests benchmarks examples tools .ci

.PHONY: help play compile-ahead play-terminal client test test-peers check format screenshots bench bench-server bench-browser lock clean
.DEFAULT_GOAL := help

help:  ## list what can be made
	@grep -E '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/^([a-z-]+):.*## /\1\t/' | expand -t 12

play: $(VENV)/ready-to-play compile-ahead $(CLIENT)  ## set up and play in the browser (PORT=8000); others in the network may join
	@$(BIN)/tischlein serve --host 0.0.0.0 --port $(PORT) --browser 1

compile-ahead: $(VENV)/ready-to-play  # what thinking bots need, while the pages are built
	@$(BIN)/python -m tischlein.precompile >/dev/null 2>&1 &

play-terminal: $(VENV)/ready-to-play  ## set up and play in the terminal (GAME=potato-man, or choose there)
	@$(BIN)/tischlein play $(GAME)

client: $(CLIENT)  ## build the browser's pages

test: $(VENV)/ready-to-test $(CLIENT) $(VENV)/browser  ## set up and run every test, with branch coverage of rules and engine
	@$(BIN)/python -m pytest -n auto --dist worksteal --ignore=tests/browser --cov --cov-report=term:skip-covered --cov-fail-under=95
	@$(NPM) run --silent test
	@$(BIN)/python -m pytest -n auto --dist worksteal tests/browser  # apart: Playwright keeps an event loop running
	@echo "Left to make test-peers: the adapters for Gymnasium and PettingZoo, and code for graphics cards."

test-peers: $(PEERS_VENV)/ready  ## test what needs heavy libraries, which make test leaves out: adapters, graphics cards
	@$(PEERS_VENV)/bin/python -m pytest -n auto tests/adapters tests/gpu

check: $(VENV)/ready-to-test web/node_modules/ready  ## formatter, linters (with bandit's rules), types, imports, known weaknesses
	@$(BIN)/ruff format --check $(SOURCES)
	@$(BIN)/ruff check $(SOURCES)
	@$(BIN)/mypy
	@$(BIN)/lint-imports --no-cache
	@$(BIN)/pip check  # the lists of packages are complete
	@$(NPM) run --silent check
	@PATH="$(CURDIR)/$(VENV)/node-bin:$$PATH" $(BIN)/python .ci/audit.py

format: $(VENV)/ready-to-test  ## let the formatter and the linter mend what they can
	@$(BIN)/ruff format $(SOURCES)
	@$(BIN)/ruff check --fix $(SOURCES)

screenshots: $(VENV)/ready-to-test $(CLIENT) $(VENV)/browser  ## take pictures of every screen, and those for README
	@$(BIN)/python tools/screenshots.py

bench: $(BENCH_VENV)/ready  ## measure speed and memory, ours and the peers', in one run
	@$(BENCH_VENV)/bin/python benchmarks/rules/engine.py
	@$(BENCH_VENV)/bin/python benchmarks/envs/steps.py

bench-server: $(BENCH_VENV)/ready $(VENV)/ready-to-test  ## measure the table server beside boardgame.io's and with a crowd, kill it 50 times and attack it
	@$(BENCH_VENV)/bin/python benchmarks/server/compare.py
	@$(BIN)/python benchmarks/server/crowd.py
	@$(BIN)/python benchmarks/server/kill.py sqlite postgresql three away hung
	@$(BIN)/python benchmarks/server/hostile.py

bench-browser: $(VENV)/ready-to-test $(CLIENT) $(VENV)/browser  ## measure a first visit and a whole game on a slow phone
	@$(BIN)/python benchmarks/browser/in_browser.py

lock:  ## choose new versions of all dependencies, and see that every Python we promise can have them
	@$(PYTHON) -m venv $(VENV)-lock && $(VENV)-lock/bin/pip install -q pip-tools
	@cd requirements && for name in play test peers bench node; do \
	  ../$(VENV)-lock/bin/pip-compile -q --strip-extras --generate-hashes --allow-unsafe --no-emit-index-url \
	    --no-emit-find-links --no-emit-trusted-host --no-header --upgrade -o $$name.txt $$name.in || exit 1; done
	@for python in 3.11 3.12 3.13 3.14; do $(VENV)-lock/bin/pip install -q --dry-run --ignore-installed --no-deps \
	    --only-binary=:all: --python-version $$python --target $(VENV)-lock -r requirements/test.txt || exit 1; done
	@rm -rf $(VENV)-lock

clean:  ## throw away what was set up and built
	rm -rf web/node_modules src/tischlein/server/client $(VENV) $(PEERS_VENV) $(BENCH_VENV) build dist .coverage .pytest_cache .mypy_cache .ruff_cache .hypothesis

# ---- Virtual environments ----

# The lists are complete, so pip has nothing to choose: where it may, older ones look at newer versions and stop.
LOCKED := -q --disable-pip-version-check --require-hashes --no-deps

define new_venv
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
	  { echo "Tischlein needs Python 3.11 or newer; PYTHON=$(PYTHON) is older. Try: make $@ PYTHON=python3.12"; exit 1; }
	@test -x $(1)/bin/pip || { echo "Setting up $(1) …"; rm -rf $(1); $(PYTHON) -m venv $(1); } || \
	  { echo "Python's venv module is missing; on Debian and Ubuntu: apt install python3-venv"; exit 1; }
endef

$(VENV)/ready-to-play: requirements/play.txt pyproject.toml
	$(call new_venv,$(VENV))
	@$(BIN)/pip install $(LOCKED) -r requirements/play.txt
	@$(BIN)/pip install -q --disable-pip-version-check --no-deps --no-build-isolation -e .
	@touch $@

$(VENV)/ready-to-test: requirements/test.txt $(VENV)/ready-to-play
	@$(BIN)/pip install $(LOCKED) -r requirements/test.txt
	@touch $@

$(PEERS_VENV)/ready: requirements/peers.txt pyproject.toml
	$(call new_venv,$(PEERS_VENV))
	@$(PEERS_VENV)/bin/pip install $(LOCKED) -r requirements/peers.txt
	@$(PEERS_VENV)/bin/pip install -q --disable-pip-version-check --no-deps --no-build-isolation -e .
	@touch $@

$(BENCH_VENV)/ready: requirements/bench.txt pyproject.toml
	$(call new_venv,$(BENCH_VENV))
	@$(BENCH_VENV)/bin/pip install $(LOCKED) -r requirements/bench.txt
	@$(BENCH_VENV)/bin/pip install -q --disable-pip-version-check --no-deps --no-build-isolation -e .
	@touch $@

# ---- The browser's pages ----

# Node 20.19 or newer, from PyPI where the machine has none.
NODE_IS_NEW = node -e 'const [a, b] = process.versions.node.split(".").map(Number); process.exit(a > 20 || (a === 20 && b >= 19) ? 0 : 1)'
NPM = PATH="$(CURDIR)/$(VENV)/node-bin:$$PATH" npm --prefix web --no-update-notifier

$(VENV)/node: | $(VENV)/ready-to-play
	@mkdir -p $(VENV)/node-bin
	@if ! { command -v npm && $(NODE_IS_NEW); } >/dev/null 2>&1; then \
	  echo "Fetching Node …"; \
	  $(BIN)/pip install $(LOCKED) -r requirements/node.txt && \
	  for name in node npm npx; do ln -sf ../bin/$$name $(VENV)/node-bin/$$name; done; fi
	@touch $@

web/node_modules/ready: web/package-lock.json $(VENV)/node
	@$(NPM) ci --silent --no-audit --no-fund
	@touch $@

$(CLIENT): web/node_modules/ready $(CLIENT_SOURCES)
	@echo "Building the browser's pages …"
	@$(NPM) run --silent build -- --logLevel warn
	@$(BIN)/python -c 'import tischlein; print(tischlein.__version__)' > $(dir $@)version.txt
	@touch $@

# A browser for the tests: Chromium or Chrome, as it is or from the system's packages.
$(VENV)/browser: $(VENV)/ready-to-test
	@$(BIN)/python tests/support/browser/find_browser.py --install
	@touch $@
