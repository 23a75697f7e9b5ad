#!/usr/bin/env bash
# Installs minisign, with which tests make keys and verify the signatures of dumps, if possible.
command -v minisign >/dev/null || "$(dirname "${BASH_SOURCE[0]}")/install-packages.sh" minisign 2>/dev/null ||
  echo "minisign is missing: the tests of signed dumps fail (docs/dumps.md)" >&2
