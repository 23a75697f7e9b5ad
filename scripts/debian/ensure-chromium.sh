#!/usr/bin/env bash
# Installs Chromium and Japanese fonts on Debian unless a Chromium-based browser is there. Needs root only to install.
set -euo pipefail
[ -z "${CHROMIUM_PATH:-}" ] || exit 0
for browser in chromium-headless-shell chromium google-chrome; do
  if command -v "$browser" >/dev/null; then exit 0; fi
done
"$(dirname "${BASH_SOURCE[0]}")/install-packages.sh" chromium-headless-shell fonts-noto-cjk || {
  echo "Install Chromium, or set CHROMIUM_PATH to a Chromium-based browser." >&2
  exit 1
}
