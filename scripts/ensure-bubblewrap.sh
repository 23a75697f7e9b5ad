#!/usr/bin/env bash
# Installs bubblewrap, the worker's sandbox for decoding pictures, if possible. Without it the worker warns and decodes unsandboxed.
command -v bwrap >/dev/null || "$(dirname "${BASH_SOURCE[0]}")/install-packages.sh" bubblewrap 2>/dev/null ||
  echo "bubblewrap is missing: pictures are decoded without a sandbox (docs/evidence.md)" >&2
