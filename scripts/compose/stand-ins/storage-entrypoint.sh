#!/usr/bin/env bash
# Runs Swift with one node and one copy in /data, with the key that the official image reads from its environment. Its
# arguments are ignored. Ends when a server ends.
set -euo pipefail
run=/tmp/swift
mkdir -p $run /data/d1
port=7072
for ring in account container object; do
  swift-ring-builder $run/$ring.builder create 6 1 1 >/dev/null
  swift-ring-builder $run/$ring.builder add "r1z1-127.0.0.1:$port/d1" 1 >/dev/null
  swift-ring-builder $run/$ring.builder rebalance >/dev/null
  cat >$run/$ring.conf <<CONF
[DEFAULT]
bind_ip = 127.0.0.1
bind_port = $port
user = swift
swift_dir = $run
devices = /data
mount_check = false
workers = 0
log_level = ERROR
[pipeline:main]
pipeline = $ring-server
[app:$ring-server]
use = egg:swift#$ring
CONF
  port=$((port + 1))
done
(umask 077 && cat >$run/proxy.conf) <<CONF
[DEFAULT]
bind_ip = 127.0.0.1
bind_port = 7071
user = swift
swift_dir = $run
workers = 0
log_level = ERROR
[pipeline:main]
pipeline = catch_errors cache s3api tempauth copy slo dlo proxy-server
[app:proxy-server]
use = egg:swift#proxy
account_autocreate = true
[filter:catch_errors]
use = egg:swift#catch_errors
[filter:cache]
use = egg:swift#memcache
memcache_servers = 127.0.0.1:7075
[filter:s3api]
use = egg:swift#s3api
location = us-east-1
[filter:tempauth]
use = egg:swift#tempauth
user_stargrass_stargrass = ${ROOT_SECRET_ACCESS_KEY:?} .admin
[filter:copy]
use = egg:swift#copy
[filter:slo]
use = egg:swift#slo
[filter:dlo]
use = egg:swift#dlo
CONF
memcached -l 127.0.0.1 -p 7075 -U 0 -m 16 &
for server in account container object proxy; do swift-$server-server $run/$server.conf & done
haproxy -db -f /etc/stand-in/storage.cfg &
trap 'kill $(jobs -p) 2>/dev/null; wait; exit 0' TERM INT
wait -n
kill $(jobs -p) 2>/dev/null
exit 1
