#!/bin/sh
# certificates.sh FOLDER NAME ADDRESS…: creates FOLDER/ca.crt on first use, then NAME.crt and NAME.key for the addresses.
# Servers of the cluster trust each other by this authority, so keep ca.key off the servers. Existing files are not
# replaced.
set -eu
folder=$1 name=$2
shift 2
umask 077
mkdir -p "$folder"
cd "$folder"

# openssl prints progress to standard error, which is only of interest when it fails.
quiet() {
  "$@" 2>"$name.log" || { cat "$name.log" >&2; exit 1; }
  rm "$name.log"
}

if [ ! -s ca.crt ]; then
  quiet openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 3650 -subj '/CN=Stargrass cluster' \
    -addext keyUsage=critical,keyCertSign,cRLSign -keyout ca.key -out ca.crt
fi
names="DNS:$name"
# pgBackRest compares an address with DNS names only.
for address; do names="$names,IP:$address,DNS:$address"; done
if [ -s "$name.crt" ]; then
  for address; do
    openssl x509 -in "$name.crt" -noout -checkip "$address" | grep -q 'does match' || { echo "$name.crt is not for $address: delete it first" >&2; exit 1; }
  done
  exit 0
fi
quiet openssl req -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -subj "/CN=$name" -keyout "$name.key" -out "$name.csr"
printf 'subjectAltName=%s\n' "$names" >"$name.ext"
quiet openssl x509 -req -in "$name.csr" -CA ca.crt -CAkey ca.key -CAcreateserial -days 3650 -extfile "$name.ext" -out "$name.crt"
rm "$name.csr" "$name.ext"
chmod 644 ca.crt "$name.crt"
