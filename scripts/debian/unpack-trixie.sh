#!/usr/bin/env bash
# scripts/debian/unpack-trixie.sh FOLDER PACKAGE…: downloads packages of Debian 13 from the mirror that this machine's apt
# uses, with lists of its own, and unpacks them into FOLDER. The system's packages do not change.
set -euo pipefail
target=$1
shift
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
mkdir -p "$work/lists/partial" "$work/cache/archives/partial" "$target"
mirror=$("$(dirname "${BASH_SOURCE[0]}")/mirror.sh")
echo "deb [signed-by=/usr/share/keyrings/debian-archive-keyring.gpg] $mirror trixie main" >"$work/sources.list"
options=(-qq -o "Dir::Etc::SourceList=$work/sources.list" -o Dir::Etc::SourceParts=/dev/null -o "Dir::State::Lists=$work/lists"
  -o "Dir::Cache=$work/cache" -o Dir::State::status=/dev/null -o APT::Sandbox::User=root)
apt-get "${options[@]}" update >&2
(cd "$work" && apt-get "${options[@]}" download "$@" >&2)
for package in "$work"/*.deb; do dpkg -x "$package" "$target"; done
