# The table of contents of this project.
.PHONY: setup build demo test laws lint format docs bench

tool := .build/release/proofsheet
shown := Snapshots/poppang-home.feed.json
pictures := .proofsheet/demo

# One file that runs anywhere: only Linux can link the Swift libraries into it.
static := $(if $(filter Linux,$(shell uname)),--static-swift-stdlib)

# What the build and the tests need from the system, installed where it is missing.
setup:
	@.ci/setup

build: setup
	@echo "Building in release mode; the first time takes up to three minutes."
	swift build -c release $(static) --product proofsheet

# The main job on our own screens: the verdicts, one wireframe, and every screen as a picture.
demo: build
	$(tool) test Snapshots
	$(tool) render $(shown) --as ascii --capture top
	@rm -rf $(pictures) && mkdir -p $(pictures)
	@for fixture in $$(find Snapshots -name '*.feed.json' | sort); do \
	  $(tool) render "$$fixture" --as png --output $(pictures) >/dev/null || exit; \
	done
	@find $(pictures) -name '*.png' | sort

test: setup
	swift test

# The laws of the diff on many more lists than a test run has time for; PROOFSHEET_SEED=n begins there.
laws: setup
	PROOFSHEET_LAWS=$(or $(LAWS),200000) swift test -c release -Xswiftc -enable-testing \
	  --scratch-path .build/laws --filter 'ReplayLawTests|PairingLawTests|StageLawTests'

lint:
	swift format lint --strict --recursive --parallel Package.swift Sources Tests

format:
	swift format --in-place --recursive --parallel Package.swift Sources Tests

# The documentation of the library, for a browser; a warning fails.
docs: setup
	@.ci/docs

bench: build
	swift build -c release $(static) --product bench
	.build/release/bench
