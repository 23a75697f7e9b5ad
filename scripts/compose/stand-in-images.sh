#!/usr/bin/env bash
# scripts/compose/stand-in-images.sh: makes the images that compose.yaml and the Dockerfile pull, under their official
# names, for machines that cannot pull them. Debian comes from the mirror of this machine's apt, Node and npm from this
# machine. Base systems that exist are not made again. Run it through engine.sh; needs root and about 3 GB.
set -euo pipefail
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
root=$here/../..
folder=${COMPOSE_FOLDER:-/var/tmp/stargrass-compose}
exists() { docker image inspect "$1" >/dev/null 2>&1; }

for release in bookworm trixie; do
  exists debian:$release-slim && continue
  system=$folder/base/$release
  if [ ! -e "$system/complete" ]; then
    rm -rf "$system"
    debootstrap --variant=minbase "$release" "$system" "$("$here/../debian/mirror.sh")" >"$folder/debootstrap.log"
    rm -rf "$system"/var/cache/apt/archives/*.deb "$system"/var/lib/apt/lists/*
    echo force-unsafe-io >"$system/etc/dpkg/dpkg.cfg.d/stand-in" # images are made again, so packages need no fsync
    touch "$system/complete"
  fi
  tar -C "$system" --exclude=./complete -c . | docker import --change 'CMD ["bash"]' - debian:$release-slim >/dev/null
done

context=$(mktemp -d)
trap 'rm -rf "$context"' EXIT
cp "$here"/stand-ins/* "$context/"
cp /etc/ssl/certs/ca-certificates.crt "$context/authorities.pem"
mkdir -p "$context/node/bin" "$context/node/lib/node_modules"
# shellcheck disable=SC2016 # expanded by the inner shell
cp "$("$root/bin/with-node" sh -c 'command -v node')" "$context/node/bin/node"
cp -rL "$("$root/bin/with-node" sh -c 'dirname "$(dirname "$(readlink -f "$(command -v npm)")")"')" "$context/node/lib/node_modules/npm"

make() { # NAME TARGET; the build cache makes a second run short
  docker build --quiet --network host --build-arg "REGISTRY=$(npm config get registry 2>/dev/null)" --target "$2" --tag "$1" "$context"
}
make node:24-bookworm-slim node
make postgres:17-bookworm postgres
make versity/versitygw:v1.8.0 storage
docker image ls --format 'table {{.Repository}}:{{.Tag}}\t{{.Size}}'
