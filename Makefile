# What a person types. Everything is installed into .venv, node_modules, static/vendor and
# static/built; a second run finds it there. Settings: PYTHON=…, PORT=…, ARGS="…" (handed to
# companion or to pytest).

PYTHON ?= $(shell for p in python3.11 python3.12 python3.13 python3.14 python3; do \
	"$$p" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && echo $$p && break; done)
BIN := .venv/bin
comma := ,
# By name in the environment the constraints hold for what builds the package, too.
PIP := PIP_CONSTRAINT=constraints.txt PIP_BUILD_CONSTRAINT=constraints.txt \
	$(BIN)/python -m pip install --disable-pip-version-check -c constraints.txt
# A dot a package; what pip says besides is only of interest where it fails.
INSTALL = @{ $(PIP) $(1) 2>.venv/said || touch .venv/failed; } | \
	awk '/^Collecting/ {printf "."; fflush()} END {print ""}'; \
	if [ -e .venv/failed ]; then rm .venv/failed; \
		if grep -m 1 'connection broken by' .venv/said; \
		then echo "The package index cannot be reached: the first start needs the internet."; \
		else cat .venv/said; fi; exit 1; fi
# Runs node or npm; without either, fails where the machine's own will not do: they come as a wheel.
NODE := $(BIN)/python -m companion.web.build.node
NODE_EXTRA = $(shell $(NODE) || echo '[node]')
PROJECT := pyproject.toml constraints.txt
TOOLS := tests/js/tools/node_modules
# Debian's packages that tests start, as .ci/provide takes them; services only in CI.
BROWSERS := chromium chromium-headless-shell firefox-esr \
	webkit2gtk-driver:WebKitWebDriver xvfb:Xvfb python3-gi:/usr/lib/python3/dist-packages/gi \
	gir1.2-webkit2-4.1:/usr/lib/*/girepository-1.0/WebKit2-4.1.typelib
SERVICES := postgresql:initdb nginx haproxy systemd:systemd-analyze docker-compose

# Three workers on two cores: a scene of many browsers waits more than it works. A set has one order
# in every run; what one process has compiled need not be compiled by all others. Four tests are retried at most.
TEST := PYTHONHASHSEED=0 PYTHONDONTWRITEBYTECODE= PYTHONPYCACHEPREFIX=$(CURDIR)/build/bytecode \
	$(BIN)/python -m pytest -p tests.runner -n $(or $(WORKERS),3) --dist loadfile \
	--no-loadscope-reorder --reruns 1 --max-suite-reruns 4 -raR --durations=25

# All that is built for browsers is built from these.
FOR_BROWSERS := $(wildcard companion/web/build/*.mjs) $(shell find static/js static/css -name '*.js' -o -name '*.css')
BUILT := static/built/built.json

.PHONY: run dev pocket game test one soak bench canary fresh check format lock clean

run: .venv/run.stamp $(BUILT)  ## start on SQLite; prints address, code and QR
	$(BIN)/python -m companion $(ARGS)

dev: .venv/dev.stamp  ## the same, starting again when a file changes
	$(BIN)/python -m companion.web.reload $(ARGS)

pocket: .venv/run.stamp $(BUILT)  ## one device without a server: static files for any host, in build/pocket
	@$(BIN)/python -m companion.web.build.pocket
	@echo "· In build/pocket: static files for any https host, as they are. A device brings 5.6 MB of them, once."
	@echo "  To try them here: $(BIN)/python -m http.server 8001 -d build/pocket, then http://localhost:8001"

game: .venv/test.stamp $(BUILT)  ## a new game to begin from, NAME=…; companion/writing-a-game.md explains it
	@$(BIN)/python -m tests.kit.new_game $(NAME)

test: .venv/test.stamp $(BUILT) $(TOOLS)/.package-lock.json  ## everything, browser tests included
	@$(BIN)/python -m companion.web.build.pocket
	@.ci/provide $(BROWSERS) $(if $(filter true,$(CI)),$(SERVICES)) || [ "$$CI" != true ]
	$(TEST) $(if $(filter-out --extra,$(ARGS)),,--cov --cov-report=) $(ARGS)

one: .venv/test.stamp $(BUILT)  ## some tests, ARGS="tests/games/lupus -k second_tie"
	$(BIN)/python -m pytest -q $(ARGS)

soak: .venv/test.stamp $(BUILT)  ## the promises at full size, for hours; ARGS="P3", ARGS="--short", ARGS=faults
	$(BIN)/python -m tests.soak $(ARGS)

bench: .venv/test.stamp $(BUILT)  ## ratios to other servers; ARGS=--quick; ARGS=wall: frames a second
	@mkdir -p build
	$(if $(filter wall,$(ARGS)),$(BIN)/python -m tests.browser.filmed --frames,$(BIN)/python -m tests.bench $(ARGS))

canary: .venv/test.stamp $(BUILT)  ## what the newest releases of the libraries under our sockets break
	@$(BIN)/python -m tests.canary

fresh:  ## both commands of the README on a bare Debian, built in a folder (root); ARGS=--short
	@.ci/provide debootstrap || true
	@$(PYTHON) -m tests.fresh $(ARGS)

check: .venv/dev.stamp node_modules/.package-lock.json $(TOOLS)/.package-lock.json  ## no tests, all tools
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(NODE) node $(TOOLS)/.bin/tsc -p tests/js/tools
	$(NODE) node $(TOOLS)/.bin/tsc -p tests/js/tools/worker
	$(NODE) node $(TOOLS)/.bin/biome check --config-path=tests/js/tools static/js static/sw.js
	$(BIN)/python -m pytest -q tests/architecture

format: .venv/dev.stamp $(TOOLS)/.package-lock.json  ## let the tools put right what they can
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .
	$(NODE) node $(TOOLS)/.bin/biome check --write --config-path=tests/js/tools static/js static/sw.js

lock: .venv/dev.stamp  ## write all lock files anew, with the newest versions that are allowed
	$(BIN)/uv pip compile --quiet --universal --upgrade --all-extras --no-header --no-annotate \
		-o constraints.txt pyproject.toml
	echo hatchling | $(BIN)/uv pip compile --quiet --universal --extra postgres --extra node -c constraints.txt \
		--no-header --no-annotate --no-emit-index-url --generate-hashes -o deploy/requirements.txt pyproject.toml -
	$(NODE) npm update --package-lock-only --ignore-scripts
	$(NODE) npm update --package-lock-only --ignore-scripts --prefix tests/js/tools

clean:  ## forget everything installed and built; evenings are kept
	rm -rf .venv node_modules $(TOOLS) static/vendor static/built build dist .pytest_cache .mypy_cache .ruff_cache

$(BIN)/python:
	@test -n "$(PYTHON)" || { echo "Veglia needs Python 3.11 or newer."; exit 1; }
	@echo "· The first start fetches Python packages, fonts and the code for browsers into this folder."
	@echo "  It takes a minute or two; later starts take a second."
	@echo "· A place for Python packages: .venv"
	@.ci/venv $(PYTHON)

.venv/run.stamp: $(BIN)/python $(PROJECT)
	@printf '· Python packages '
	$(call INSTALL,-e '.$(NODE_EXTRA)')
	@touch $@

.venv/test.stamp: $(BIN)/python $(PROJECT)
	@printf '· Python packages, with those of the tests '
	$(call INSTALL,-e '.[test]')
	@touch $@ .venv/run.stamp

.venv/dev.stamp: $(BIN)/python $(PROJECT)
	@printf '· Python packages, with those of tests and tools '
	$(call INSTALL,-e '.[test$(comma)dev]')
	@touch $@ .venv/run.stamp .venv/test.stamp

node_modules/.package-lock.json: package-lock.json | .venv/run.stamp
	@echo "· Browser packages"
	@$(BIN)/python -m companion.web.build --packages
	@touch $@

$(BUILT): node_modules/.package-lock.json $(FOR_BROWSERS)
	@echo "· What browsers get: joined, packed, fonts cut"
	@$(BIN)/python -m companion.web.build

$(TOOLS)/.package-lock.json: tests/js/tools/package-lock.json | .venv/run.stamp
	@echo "· The tools that check JavaScript"
	@$(BIN)/python -m companion.web.build --tools
	@touch $@
