import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { routeName } from '#domain/site/route-name.ts';
import { BACKUP_METRICS, WATCHED_UNITS } from '#ops/monitoring/backup-metrics.ts';
import { CERTIFICATE_METRICS } from '#ops/monitoring/certificate-metrics.ts';
import { createMetrics } from '#wiring/metrics/create-metrics.ts';
import { COUNTERS, GAUGES, HISTOGRAMS } from '#wiring/metrics/definitions.ts';

// The dashboard and the alerts refer to metrics in files that no compiler checks, so these tests do.

const read = (path: string) => readFileSync(path, 'utf8');
// Metrics of other programs: node exporter, which also exports BACKUP_METRICS and CERTIFICATE_METRICS from files, and Patroni.
const OTHERS: Readonly<Record<string, readonly string[]>> = {
  node_textfile_mtime_seconds: ['file'],
  node_systemd_unit_state: ['name', 'state'],
  node_filesystem_avail_bytes: ['mountpoint', 'fstype'],
  node_filesystem_size_bytes: ['mountpoint', 'fstype'],
  patroni_sync_standby: [],
  patroni_quorum_standby: [],
  patroni_dcs_last_seen: [],
};
const known = new Set([...createMetrics().names(), ...Object.keys({ ...BACKUP_METRICS, ...CERTIFICATE_METRICS, ...OTHERS })]);
const labels = new Map<string, readonly string[]>([
  ...[HISTOGRAMS, COUNTERS, GAUGES].flatMap((group) => Object.values(group)).map(({ name, labelNames }) => [name, labelNames] as const),
  ...Object.keys(BACKUP_METRICS).map((name) => [name, ['repository', 'type', 'unit']] as const),
  ...Object.keys(CERTIFICATE_METRICS).map((name) => [name, ['host']] as const),
  ...Object.entries(OTHERS),
]);

type Panel = { readonly title: string; readonly targets?: readonly { readonly expr: string; readonly legendFormat: string }[] };
const { panels } = JSON.parse(read('ops/monitoring/dashboard.json')) as { panels: readonly Panel[] };
const shown = panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr));
const rules = [...read('ops/monitoring/alerts.yml').matchAll(/- alert: (\w+)\n\s+expr: (.+)\n((?:\s{8}.+\n)+)/g)].map(
  ([, name = '', expr = '', rest = '']) => ({ name, expr, rest }),
);
const alertQueries = rules.map(({ expr }) => expr);

const metricsIn = (expr: string) =>
  [...expr.matchAll(/\b(?:stargrass|process|nodejs|node|patroni)_\w+/g)].map(([name]) =>
    known.has(name) ? name : name.replace(/_(?:bucket|count|sum)$/, ''),
  );

// Metrics of Patroni, Node.js and prom-client that the dashboard does not show.
const NOT_SHOWN = [
  'patroni_dcs_last_seen',
  ...['process_cpu_user_seconds_total', 'process_cpu_system_seconds_total', 'process_virtual_memory_bytes', 'process_heap_bytes'],
  ...['process_max_fds', 'nodejs_eventloop_lag_seconds', 'nodejs_eventloop_lag_min_seconds', 'nodejs_eventloop_lag_max_seconds'],
  ...['nodejs_eventloop_lag_mean_seconds', 'nodejs_eventloop_lag_stddev_seconds', 'nodejs_eventloop_lag_p50_seconds'],
  ...['nodejs_eventloop_lag_p90_seconds', 'nodejs_active_resources', 'nodejs_active_resources_total', 'nodejs_active_handles'],
  ...['nodejs_active_handles_total', 'nodejs_active_requests', 'nodejs_active_requests_total', 'nodejs_heap_size_total_bytes'],
  ...['nodejs_external_memory_bytes', 'nodejs_heap_space_size_total_bytes', 'nodejs_heap_space_size_used_bytes'],
  ...['nodejs_heap_space_size_available_bytes', 'nodejs_version_info', 'nodejs_gc_duration_seconds'],
];

test('every dashboard query and every alert uses existing metrics and labels', () => {
  expect(shown.length).toBeGreaterThan(30);
  expect(rules.length).toBe(read('ops/monitoring/alerts.yml').match(/- alert:/g)?.length);
  for (const expr of [...shown, ...alertQueries]) {
    const names = metricsIn(expr);
    expect(names.length + Number(/\bup\{/.test(expr)), expr).toBeGreaterThan(0);
    expect(
      names.filter((name) => !known.has(name)),
      expr,
    ).toEqual([]);
    const allowed = ['le', 'instance', 'job', ...names.flatMap((name) => labels.get(name) ?? [])];
    const used = [...expr.matchAll(/by \(([^)]+)\)/g)].flatMap(([, list = '']) => list.split(', '));
    const matched = [...expr.matchAll(/[{,]\s*(\w+)\s*[=!]~?/g)].map(([, label = '']) => label);
    expect(
      [...used, ...matched].filter((label) => !allowed.includes(label)),
      expr,
    ).toEqual([]);
  }
});

test('every metric is on the dashboard or in the list of metrics that it does not show', () => {
  const seen = new Set(shown.flatMap(metricsIn));
  expect([...known].filter((name) => !seen.has(name)).sort()).toEqual([...NOT_SHOWN].sort());
});

test('the legend of a dashboard panel uses only labels that its query returns', () => {
  for (const { title, targets = [] } of panels)
    for (const { expr, legendFormat } of targets) {
      const named = [...legendFormat.matchAll(/\{\{(\w+)\}\}/g)].map(([, label = '']) => label);
      const grouped = [...expr.matchAll(/by \(([^)]+)\)/g)].flatMap(([, list = '']) => list.split(', '));
      expect(
        named.filter((label) => !grouped.includes(label) && (grouped.length > 0 || label !== 'instance')),
        title,
      ).toEqual([]);
    }
});

test('every alert has a severity and a summary, and docs/operations.md explains exactly these alerts', () => {
  for (const { name, rest } of rules) {
    expect(rest, name).toMatch(/labels: \{ severity: (?:page|ticket) \}\n/);
    expect(rest, name).toMatch(/annotations: \{ summary: ".+" \}\n/);
  }
  const explained = [...read('docs/operations.md').matchAll(/^\| `(Stargrass\w+)` \| .{20,} \| .{20,} \|$/gm)].map(([, name]) => name);
  expect(explained).toEqual(rules.map(({ name }) => name));
});

test('every unit in dashboard and alert queries exists and records its success for the metrics', () => {
  const named = [...shown, ...alertQueries].flatMap((expr) => [...expr.matchAll(/unit="([^"]+)"/g)].map(([, unit = '']) => unit));
  expect(new Set(named)).toEqual(new Set(WATCHED_UNITS));
  for (const unit of WATCHED_UNITS)
    expect(read(`ops/systemd/${unit}.service`), unit).toMatch(
      /^ExecStartPost=-\+\/usr\/bin\/install -D -m 644 \/dev\/null \/var\/lib\/stargrass-metrics\/%p$/m,
    );
});

test('the routes in dashboard and alert queries are route names that the metrics use', () => {
  const routes = [...shown, ...alertQueries].flatMap((expr) => [...expr.matchAll(/route!?="([^"]+)"/g)].map(([, route = '']) => route));
  expect(routes.length).toBeGreaterThan(0);
  expect(routes.filter((route) => route !== 'static' && routeName(route) !== route)).toEqual([]);
});
