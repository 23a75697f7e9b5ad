# Defines the steps, their dependencies and the measurement of processor time. Sourced by .ci/run and .ci/full.
# shellcheck shell=bash disable=SC2046 # vitest_report prints several words

step_install() { bin/with-node npm ci --ignore-scripts --no-audit --no-fund && scripts/debian/ensure-bubblewrap.sh && scripts/debian/ensure-minisign.sh; }
step_check() { scripts/check.sh --reporter=default --reporter=json --outputFile=test-results/unit.json; }
step_advisories() { npm run --silent advisories; }
step_alerts() { npm run --silent alerts:test; }
step_database() {
  if [ "${SWIFT:-}" = required ]; then
    scripts/services.sh run postgres storage swift -- npm run --silent test:db -- $(vitest_report db)
  else
    with_services npm run --silent test:db -- $(vitest_report db)
  fi
}
# Builds without network access if the system allows that, to prove that the lock file covers every input (T13a).
step_build() {
  if unshare --net ip link set lo up 2>/dev/null; then
    unshare --net bash -c 'ip link set lo up && scripts/build.sh'
  else
    scripts/build.sh
  fi
}
step_http() { with_services npm run --silent test:http -- $(vitest_report http); }
step_browser() { with_services npm run --silent test:browser; }
step_edge_smoke() { with_services scripts/edge/edge-tests.sh tests/edge/smoke.spec.ts; }
step_layout() { with_services npm run --silent layout-check; }
step_faults() { with_services npm run --silent test:faults -- $(vitest_report faults); }
# Kills, freezes and cuts off parts of a cluster in a box, fills its disks and steps its clocks while players post. Needs root; the seed changes each day.
step_faults_lab() {
  local code=0
  without_cluster || return 1
  if ! bin/with-node node scripts/cluster/main.ts up --disk-size 4G --clocks on; then code=1; fi
  if [ "$code" = 0 ]; then npm run --silent faults:lab -- --kills 30 --seed "$(date +%-j)" --minutes 45 --rate 15 --players 600 || code=$?; fi
  bin/with-node node scripts/cluster/main.ts down --delete
  return "$code"
}
step_lighthouse() { with_services npm run --silent lighthouse -- --check; }
step_fuzz() { with_services npm run --silent test:fuzz -- $(vitest_report fuzz); }
# Three PostgreSQL with Patroni, and the site in front of them: a post goes on when the primary is killed.
step_cluster() { without_cluster && bin/with-node node scripts/cluster/try.ts; }
step_drill() { with_services npm run --silent backup:drill; }
step_bench() { with_services bin/with-env bench/engine/main.ts --records 30000 --hot-board 6000 --seconds 0.4 --check; }
# This step limits ratios within one run, which do not depend on how fast the machine is, so it needs no time scale.
step_pages() { TIME_SCALE=1 with_services scripts/load/bench-web.sh --short --check; }
# Uses smaller volumes than `npm run test:edge`, to stay below an hour. EDGE_READY_SECONDS is four times the default, so
# that Varnish's readiness probe tolerates a slow machine.
step_edge() {
  EDGE_READY_SECONDS=8 EDGE_POSTS=7 EDGE_PAGES=300 EDGE_REQUESTS=800 HYGIENE_RUNS=1000 SLOW_ROUNDS=3 with_services scripts/edge/edge-tests.sh
}
# Loads the alerts into Prometheus and causes the fault of each one. Takes about half an hour.
step_alerts_live() { with_services npm run --silent alerts:live; }

# The site in containers, from a clone, with an engine of its own. Needs root.
step_compose() { npm run --silent try:compose; }

# Builds a copy of the checkout with a third language.
step_language() { with_services npm run --silent try:language; }

# Generates the client in examples/ again and compiles it with its own TypeScript.
step_client() {
  bin/with-node npm --prefix examples ci --ignore-scripts --no-audit --no-fund && npm run --silent api:client &&
    git diff --exit-code --stat examples && bin/with-node npm --prefix examples run --silent build
}

# Builds the documents as a site and checks its links.
step_docs() { npm run --silent docs:build; }

# Repeats the mutants of files in src/domain that changed since the commits in bench/results/mutation.json.
step_mutation() { npm run --silent mutation -- --changed; }
# The same for a sample of the use cases. What does not fit into the time is left for the next night.
step_mutation_usecases() { npm run --silent mutation:usecases -- --minutes 45; }

# Breaks what rows of docs/conformance.md say, in a copy of the checkout, and expects the named tests to fail. Draws other
# rows each day.
step_conformance_break() { npm run --silent conformance:break; }

# Refuses to run where a cluster exists, because the steps would delete it.
without_cluster() {
  [ ! -e "${CLUSTER_DIR:-/var/tmp/stargrass-cluster}/settings.json" ] || { echo 'a cluster exists: npm run cluster -- down --delete' >&2; return 1; }
}

# `services.sh run` registers the servers that it starts, so that `services.sh leave` stops them at the end.
with_services() { scripts/services.sh run -- "$@"; }

# Prints the Vitest arguments that write a report for scripts/ci/summary.ts.
vitest_report() { echo "--reporter=default --reporter=json --outputFile=test-results/$1.json"; }

# Prints the dependencies of a step. A dependency is only enforced if it is part of the same run.
needs_of() {
  case $1 in
    install) ;;
    http | browser | layout | cluster | edge-smoke | faults | faults-lab | lighthouse | pages | edge | alerts-live | conformance-break) echo install build ;;
    *) echo install ;;
  esac
}

# Moves this script, and therefore every server that it starts, into a new cgroup. $cpu_group stays empty if no
# cgroup can be created.
enter_cpu_group() {
  local mount parent
  cpu_group=
  for mount in /sys/fs/cgroup /sys/fs/cgroup/unified; do
    [ -f "$mount/cgroup.controllers" ] || continue # skips cgroups of version 1
    parent=$mount$(sed -n 's/^0:://p' /proc/self/cgroup)
    cpu_group=${parent%/}/stargrass-ci-$$
    cpu_parent=$parent
    if mkdir "$cpu_group" 2>/dev/null; then
      if echo $$ 2>/dev/null >"$cpu_group/cgroup.procs"; then return; fi
      rmdir "$cpu_group"
    fi
    cpu_group=
  done
}

leave_cpu_group() {
  [ -n "$cpu_group" ] || return 0
  echo $$ >"$cpu_parent/cgroup.procs"
  # rmdir fails until all servers have exited. If one of them is still running after five seconds, the group is not
  # removed.
  for _ in $(seq 25); do
    if rmdir "$cpu_group" 2>/dev/null; then return; fi
    sleep 0.2
  done
}

# Prints the processor time used so far in microseconds, by the cgroup if there is one and otherwise by the machine.
cpu_usec() {
  local key value user nice system
  if [ -n "$cpu_group" ]; then
    while read -r key value; do [ "$key" != usage_usec ] || echo "$value"; done <"$cpu_group/cpu.stat"
  else
    read -r key user nice system _ </proc/stat
    echo $(((user + nice + system) * 1000000 / $(getconf CLK_TCK)))
  fi
}

start_sampler() {
  local source=/proc/stat
  [ -z "$cpu_group" ] || source=$cpu_group/cpu.stat
  bin/with-node node scripts/ci/sample-cpu.ts "$source" test-results/cpu.tsv >/dev/null &
  sampler=$!
}

stop_sampler() {
  [ -n "$sampler" ] || return 0
  kill "$sampler" 2>/dev/null
  wait "$sampler" 2>/dev/null
  sampler=
}

start_run() {
  rm -rf test-results && mkdir test-results
  export TEST_USAGE_FOLDER=$PWD/test-results/usage # read by tests/support/usage.ts
  sampler=
  enter_cpu_group
  describe_measurement >test-results/cpu-source
  trap finish_run EXIT
}

# Prints a sentence for the summary that explains how processor time is measured.
describe_measurement() {
  if [ -n "$cpu_group" ]; then
    echo "Processor time of the processes that this run started (cgroup)."
    if scripts/services.sh status postgres | grep -q running; then echo "PostgreSQL was running before: its time is not included."; fi
  else
    echo "Processor time of the whole machine, including other processes (/proc/stat), because no cgroup could be created."
  fi
}

finish_run() {
  stop_sampler
  scripts/services.sh leave >/dev/null
  leave_cpu_group
}

declare -A results=()

# run_steps RUNNER NAME …: runs each step with RUNNER, in order, and writes its name, result, processor time and wall
# time (in microseconds) to steps.tsv. A failed step only skips the steps that depend on it, so that one run shows
# everything that is broken.
run_steps() {
  local runner=$1 name cpu wall
  shift
  for name in "$@"; do
    cpu=$(cpu_usec) wall=${EPOCHREALTIME/[.,]/}
    if failed_need "$name"; then
      results[$name]=skipped
    else
      [ "$name" = install ] || [ -n "$sampler" ] || start_sampler # the sampler needs Node.js, which `install` provides
      echo "── $name"
      if "$runner" "$name"; then results[$name]=passed; else results[$name]=failed; fi
    fi
    cpu=$(($(cpu_usec) - cpu)) wall=$((${EPOCHREALTIME/[.,]/} - wall))
    printf '%s\t%s\t%s\t%s\n' "$name" "${results[$name]}" "$cpu" "$wall" >>test-results/steps.tsv
    echo "── $name ${results[$name]}: $((cpu / 1000000)) processor s in $((wall / 1000000)) s"
  done
  stop_sampler
}

failed_need() {
  local need
  for need in $(needs_of "$1"); do
    case ${results[$need]:-} in failed | skipped) return 0 ;; esac
  done
  return 1
}

run_step() { "step_${1//-/_}"; }
