#!/usr/bin/env bash
# scripts/release/images.sh DIR: builds the images of ops/docker/Dockerfile and saves them, without their common layers
# repeated, as DIR/stargrass-VERSION-images.tar.gz. `docker load` reads it. Builds the commit, not the work tree.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."
folder=${1:?usage: scripts/release/images.sh DIR}
version=$(bin/with-node node -p "JSON.parse(fs.readFileSync('package.json', 'utf8')).version")

context=$(mktemp -d)
trap 'rm -rf "$context"' EXIT
git archive HEAD | tar -x -C "$context"

names=()
for target in web worker edge static-files database; do
  DOCKER_BUILDKIT=1 docker build --quiet --file "$context/ops/docker/Dockerfile" --target "$target" --tag "stargrass/$target:$version" "$context"
  names+=("stargrass/$target:$version")
done
mkdir -p "$folder"
docker save "${names[@]}" | gzip -n >"$context/images.tar.gz"
mv "$context/images.tar.gz" "$folder/stargrass-$version-images.tar.gz" # only if it is complete
