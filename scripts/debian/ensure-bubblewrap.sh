#!/usr/bin/env bash
# Installs bubblewrap, the worker's sandbox for decoding pictures, if possible. Without bubblewrap, the worker logs a
# warning and decodes pictures unsandboxed.
command -v bwrap >/dev/null || "$(dirname "${BASH_SOURCE[0]}")/install-packages.sh" bubblewrap 2>/dev/null ||
  echo "bubblewrap is missing: pictures are decoded without a sandbox (docs/evidence.md)" >&2
