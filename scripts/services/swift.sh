# Runs a real S3 server for tests: OpenStack Swift from Debian on loopback, with one node and one copy (decision 0033).
# HAProxy offers the same server over TLS, because pgBackRest reads and writes S3 only over TLS, and rclone is installed
# for the tests of off-site copies (decision 0148).
# shellcheck shell=bash disable=SC2154 # root, checkout, services_dir come from services.sh
swift_dir=$services_dir/swift
swift_env=$root/.services/swift.env
swift_rings=(account container object)
swift_servers=(memcached account container object proxy tls)

swift_programs=(swift-proxy-server swift-account-server swift-container-server swift-object-server swift-ring-builder memcached haproxy openssl rclone)

# Counts the programs, because `command -v` succeeds when it finds any of its arguments.
swift_installed() { [ "$(command -v "${swift_programs[@]}" | wc -l)" = ${#swift_programs[@]} ]; }

# Installs Swift only where there is no init system (containers, CI), because the packages would otherwise start system
# servers.
swift_install() {
  may_install && [ ! -d /run/systemd/system ] || return 1
  "$root/scripts/debian/install-packages.sh" swift-proxy swift-account swift-container swift-object memcached haproxy openssl rclone >/dev/null 2>&1
}

swift_user() { if [ "$(id -u)" = 0 ]; then echo swift; else id -un; fi; }

swift_pid() { cat "$swift_dir/$1.pid" 2>/dev/null; }

# Succeeds when one of our servers is running. Checks the command line in case the pid was reused.
swift_server_running() {
  local pid
  pid=$(swift_pid "$1") && [ -r "/proc/$pid/cmdline" ] && tr '\0' ' ' <"/proc/$pid/cmdline" | grep -q "$swift_dir"
}

swift_running() {
  local server
  for server in "${swift_servers[@]}"; do swift_server_running "$server" || return 1; done
}

# Writes the rings and settings of Swift for ports that are free now.
swift_configure() {
  local ring port
  port=$((60000 + checkout % 4000))
  mkdir -p "$swift_dir/node/d1"
  for ring in "${swift_servers[@]}"; do
    port=$(free_port $((port + 1)))
    echo "$port" >"$swift_dir/$ring.port"
  done
  for ring in "${swift_rings[@]}"; do
    port=$(cat "$swift_dir/$ring.port")
    rm -f "$swift_dir/$ring.builder" "$swift_dir/$ring.ring.gz"
    swift-ring-builder "$swift_dir/$ring.builder" create 6 1 1 >/dev/null
    swift-ring-builder "$swift_dir/$ring.builder" add "r1z1-127.0.0.1:$port/d1" 1 >/dev/null
    swift-ring-builder "$swift_dir/$ring.builder" rebalance >/dev/null
    cat >"$swift_dir/$ring.conf" <<CONF
[DEFAULT]
bind_ip = 127.0.0.1
bind_port = $port
user = $(swift_user)
swift_dir = $swift_dir
devices = $swift_dir/node
mount_check = false
workers = 0
[pipeline:main]
pipeline = $ring-server
[app:$ring-server]
use = egg:swift#$ring
CONF
  done
  cat >"$swift_dir/proxy.conf" <<CONF
[DEFAULT]
bind_ip = 127.0.0.1
bind_port = $(cat "$swift_dir/proxy.port")
user = $(swift_user)
swift_dir = $swift_dir
workers = 0
[pipeline:main]
pipeline = catch_errors cache s3api tempauth copy slo dlo proxy-server
[app:proxy-server]
use = egg:swift#proxy
account_autocreate = true
[filter:catch_errors]
use = egg:swift#catch_errors
[filter:cache]
use = egg:swift#memcache
memcache_servers = 127.0.0.1:$(cat "$swift_dir/memcached.port")
[filter:s3api]
use = egg:swift#s3api
location = us-east-1
[filter:tempauth]
use = egg:swift#tempauth
user_test_test = $(cat "$swift_dir/secret") .admin
user_test_site = $(cat "$swift_dir/secret")
user_test_worker = $(cat "$swift_dir/secret")
[filter:copy]
use = egg:swift#copy
[filter:slo]
use = egg:swift#slo
[filter:dlo]
use = egg:swift#dlo
CONF
  swift_configure_tls
  [ "$(id -u)" != 0 ] || chown -R swift: "$swift_dir"
}

# Writes the settings of HAProxy and a certificate that its own CA signed. The address is also a DNS name of the
# certificate, because pgBackRest compares names only.
swift_configure_tls() {
  local tls=$swift_dir/tls
  if [ ! -s "$tls/server.pem" ]; then
    rm -rf "$tls" && mkdir -p "$tls"
    openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 3650 -subj '/CN=Stargrass test CA' \
      -keyout "$tls/ca.key" -out "$tls/ca.crt" 2>/dev/null
    openssl req -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -subj '/CN=127.0.0.1' \
      -keyout "$tls/server.key" -out "$tls/server.csr" 2>/dev/null
    openssl x509 -req -in "$tls/server.csr" -CA "$tls/ca.crt" -CAkey "$tls/ca.key" -CAcreateserial -days 3650 \
      -extfile <(echo 'subjectAltName=DNS:127.0.0.1,IP:127.0.0.1') -out "$tls/server.crt" 2>/dev/null
    (umask 077 && cat "$tls/server.crt" "$tls/server.key" >"$tls/server.pem")
  fi
  cat >"$swift_dir/tls.conf" <<CONF
defaults
  mode http
  timeout connect 2s
  timeout client 60s
  timeout server 60s
listen s3
  bind 127.0.0.1:$(cat "$swift_dir/tls.port") ssl crt $tls/server.pem alpn http/1.1
  server swift 127.0.0.1:$(cat "$swift_dir/proxy.port")
CONF
}

swift_answers() { (exec 3<>"/dev/tcp/127.0.0.1/$(cat "$swift_dir/$1.port")") 2>/dev/null; }

swift_start() {
  local server command
  for server in "${swift_servers[@]}"; do
    case $server in
      memcached) command=(memcached -l 127.0.0.1 -p "$(cat "$swift_dir/memcached.port")" -U 0 -m 16 -u "$(swift_user)" -P "$swift_dir/memcached.own") ;;
      tls) command=(haproxy -db -f "$swift_dir/tls.conf") ;;
      *) command=("swift-$server-server" "$swift_dir/$server.conf") ;;
    esac
    setsid "${command[@]}" >"$swift_dir/$server.log" 2>&1 </dev/null &
    echo $! >"$swift_dir/$server.pid"
  done
  for _ in $(seq 100); do
    if swift_answers proxy && swift_answers tls && swift_running; then return; fi
    sleep 0.2
  done
  tail -n 3 "$swift_dir"/*.log >&2
  return 1
}

swift_up() {
  if ! swift_installed && ! swift_install; then
    echo "swift: not installed; tests of the S3 adapter are skipped" >&2
    [ "${SWIFT:-}" != required ] || exit 1
    return
  fi
  mkdir -p "$swift_dir" "$root/.services"
  [ -s "$swift_dir/secret" ] || (umask 077 && head -c 64 /dev/urandom | base64 | tr -dc a-zA-Z0-9 | head -c 32 >"$swift_dir/secret")
  if ! swift_running; then
    swift_down >/dev/null
    swift_configure
    swift_start
  fi
  (umask 077 && cat >"$swift_env") <<ENV
TEST_S3_ENDPOINT=http://127.0.0.1:$(cat "$swift_dir/proxy.port")
TEST_S3_ACCESS_KEY_ID=test:test
TEST_S3_SECRET_ACCESS_KEY=$(cat "$swift_dir/secret")
TEST_S3_TLS_PORT=$(cat "$swift_dir/tls.port")
TEST_S3_CA_FILE=$swift_dir/tls/ca.crt
ENV
  swift_status
}

swift_down() {
  local server
  for server in "${swift_servers[@]}"; do
    if swift_server_running "$server"; then kill "$(swift_pid "$server")" 2>/dev/null || true; fi
  done
  rm -f "$swift_env"
  swift_status
}

swift_status() {
  if swift_running; then echo "swift: running on 127.0.0.1:$(cat "$swift_dir/proxy.port"), TLS on 127.0.0.1:$(cat "$swift_dir/tls.port")"; else echo "swift: stopped"; fi
}
