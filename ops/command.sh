#!/bin/sh
# Run as root, e.g. `ops/command.sh npm run admin -- list`: runs a command of this release as user and database role stargrass_migrate, with
# the site's settings. systemd reads the settings, so that the site's users need no access to them.
set -eu
root=$(cd "$(dirname "$0")/.." && pwd -P)
exec systemd-run --quiet --pipe --wait --collect --uid=stargrass_migrate --gid=stargrass --working-directory="$root" \
  --property=EnvironmentFile=/etc/stargrass/site.env --property=EnvironmentFile=/etc/stargrass/migrate.env \
  --property=NoNewPrivileges=yes --property=PrivateTmp=yes --property=UMask=0007 --property=MemoryMax=2G --property=TasksMax=128 \
  --setenv=HOME=/tmp --setenv=npm_config_cache=/tmp/npm -- "$root/bin/with-node" "$@"
