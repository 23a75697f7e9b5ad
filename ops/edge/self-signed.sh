#!/bin/sh
# self-signed.sh HOST FOLDER: creates a self-signed tls.crt and tls.key, for use until a CA issues a certificate. Does
# not replace an existing certificate.
set -eu
host=$1 folder=$2
[ ! -s "$folder/tls.crt" ] || exit 0
case $host in *[!0-9.]*) name="DNS:$host" ;; *) name="IP:$host" ;; esac
umask 077
problem=$(openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 3650 -subj "/CN=$host" \
  -addext "subjectAltName=$name" -keyout "$folder/tls.key" -out "$folder/tls.crt" 2>&1) || { echo "$problem" >&2 && exit 1; }
