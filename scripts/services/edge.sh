# Runs nginx and Varnish on loopback in front of the built site (decision 0099). The caller starts the apps.
# EDGE_APP_PORTS lists the ports of the apps. EDGE_UNLIMITED lists addresses that nginx does not limit, for tests and
# benchmarks.
# shellcheck shell=bash disable=SC2154 # root, checkout, services_dir come from services.sh
edge_dir=$services_dir/edge
edge_env=$root/.services/edge.env

# Excludes headers from Varnish's in-memory log, because nothing reads them and they cost time on every hit.
edge_unlogged=-ReqHeader,-ReqUnset,-ReqProtocol,-RespHeader,-RespUnset,-RespProtocol,-RespReason,-VCL_call,-VCL_return,-Timestamp

edge_installed() { command -v varnishd nginx openssl >/dev/null && ls /usr/lib/*/varnish/vmods/libvmod_xkey.so >/dev/null 2>&1; }

edge_install() {
  may_install || return 1
  local policy=/usr/sbin/policy-rc.d made=
  # Creates policy-rc.d during the installation, because Debian would otherwise start the services.
  if [ ! -e $policy ]; then printf '#!/bin/sh\nexit 101\n' >$policy && chmod +x $policy && made=1; fi
  "$root/scripts/debian/install-packages.sh" varnish varnish-modules nginx-light openssl || true
  [ -z "$made" ] || rm -f $policy
  edge_installed
}

edge_pid() { cat "$edge_dir/$1.pid" 2>/dev/null; }

# Succeeds when one of our servers is running. Checks the command line in case the pid was reused.
edge_part_running() {
  local pid
  pid=$(edge_pid "$1") && [ -r "/proc/$pid/cmdline" ] && tr '\0' ' ' <"/proc/$pid/cmdline" | grep -q "$edge_dir"
}

edge_configure() {
  mkdir -p "$edge_dir/varnish-work"
  "$root/ops/edge/self-signed.sh" 127.0.0.1 "$edge_dir" # Node.js trusts this certificate through NODE_EXTRA_CA_CERTS
  if ! edge_part_running varnish && ! edge_part_running nginx; then
    free_port $((6081 + checkout % 900)) >"$edge_dir/varnish.port"
    free_port $((8443 + checkout % 900)) >"$edge_dir/nginx.port"
  fi
  EDGE_DIR=$edge_dir EDGE_APPS=${EDGE_APP_PORTS:-3301 3302} EDGE_HOST=127.0.0.1 EDGE_USER=$([ "$(id -u)" != 0 ] || echo root) \
    EDGE_VARNISH_PORT=$(cat "$edge_dir/varnish.port") EDGE_NGINX_PORT=$(cat "$edge_dir/nginx.port") \
    "$root/bin/with-node" node "$root/scripts/edge-files.ts"
}

edge_start() { # arguments: NAME PORT COMMAND…
  local name=$1 port=$2
  shift 2
  setsid "$@" >"$edge_dir/$name.out" 2>&1 </dev/null &
  echo $! >"$edge_dir/$name.pid"
  for _ in $(seq 100); do
    if (exec 3<>"/dev/tcp/127.0.0.1/$port") 2>/dev/null && edge_part_running "$name"; then return; fi
    sleep 0.1
  done
  cat "$edge_dir/$name.out" >&2
  return 1
}

edge_up() {
  if ! edge_installed && ! edge_install; then
    echo "edge: nginx, varnish and varnish-modules are not installed" >&2
    exit 1
  fi
  mkdir -p "$edge_dir" "$root/.services"
  if ! edge_part_running varnish || ! edge_part_running nginx; then (cd "$root" && edge_configure); fi
  local varnish nginx
  varnish=$(cat "$edge_dir/varnish.port")
  nginx=$(cat "$edge_dir/nginx.port")
  edge_part_running varnish || edge_start varnish "$varnish" varnishd -F -j none -n "$edge_dir/varnish-work" -a "127.0.0.1:$varnish" -T none \
    -p "vcl_path=$edge_dir/varnish" -p "vsl_mask=$edge_unlogged" -f "$edge_dir/varnish.vcl" -s "malloc,${EDGE_MEMORY:-256m}"
  edge_part_running nginx || edge_start nginx "$nginx" nginx -p "$edge_dir/" -c "$edge_dir/nginx.conf" -g 'daemon off;'
  printf 'EDGE_URLS=http://127.0.0.1:%s\nEDGE_SITE_URL=https://127.0.0.1:%s\nEDGE_DIR=%s\n' "$varnish" "$nginx" "$edge_dir" >"$edge_env"
  edge_status
}

edge_down() {
  local part
  for part in nginx varnish; do
    if edge_part_running "$part"; then
      kill "$(edge_pid "$part")" 2>/dev/null || true
      for _ in $(seq 50); do edge_part_running "$part" && sleep 0.1 || break; done
    fi
  done
  rm -f "$edge_env"
  edge_status
}

edge_status() {
  if edge_part_running varnish && edge_part_running nginx; then
    echo "edge: nginx on 127.0.0.1:$(cat "$edge_dir/nginx.port"), Varnish on 127.0.0.1:$(cat "$edge_dir/varnish.port")"
  else
    echo "edge: stopped"
  fi
}
