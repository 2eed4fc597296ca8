# The table of contents of this project.
.PHONY: setup build demo test lint format bench

lint:
	swift format lint --strict --recursive --parallel Package.swift Sources Tests

format:
	swift format --in-place --recursive --parallel Package.swift Sources Tests
