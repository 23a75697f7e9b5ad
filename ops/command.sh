#!/bin/sh
# Runs a command from this release with the site's settings, as the user and database role stargrass_migrate, for
# example `ops/command.sh npm run admin -- list`. ROLE=backup runs it as stargrass_backup, which alone can read the
# backups of pictures. Needs root. systemd reads the settings, so that the site's users need no access to them.
set -eu
role=${ROLE:-migrate}
root=$(cd "$(dirname "$0")/.." && pwd -P)
exec systemd-run --quiet --pipe --wait --collect --uid="stargrass_$role" --gid=stargrass --working-directory="$root" \
  --property=EnvironmentFile=/etc/stargrass/site.env --property=EnvironmentFile="/etc/stargrass/$role.env" \
  --property=NoNewPrivileges=yes --property=PrivateTmp=yes --property=UMask=0007 --property=MemoryMax=2G --property=TasksMax=128 \
  --setenv=HOME=/tmp --setenv=npm_config_cache=/tmp/npm -- "$root/bin/with-node" "$@"
