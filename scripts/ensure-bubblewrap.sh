#!/usr/bin/env bash
# Installs bubblewrap, in which the worker decodes pictures, where we may; without it they are decoded with less protection, and the worker says so.
command -v bwrap >/dev/null || "$(dirname "${BASH_SOURCE[0]}")/install-packages.sh" bubblewrap 2>/dev/null ||
  echo "bubblewrap is missing: pictures are decoded without a sandbox (docs/evidence.md)" >&2
