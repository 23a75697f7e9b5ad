import type { MetricFacts, Sample } from '#domain/status/status-facts.ts';
import { fetchText } from './fetch-text.ts';

// The conditions on disks are those of the alerts. `tests/monitoring.test.ts` compares metrics with their definitions.
export const STATUS_QUERIES = {
  requests: 'sum by (le, route, status) (increase(stargrass_request_seconds_bucket[1h]))',
  backups: 'max by (repository) (stargrass_backup_timestamp_seconds{type="any"})',
  disks: 'node_filesystem_avail_bytes{fstype!~"tmpfs|ramfs"} / node_filesystem_size_bytes',
  alerts: 'ALERTS{alertstate="firing"}',
} as const;

/** Reads the metrics of the status from Prometheus. Throws when it does not answer all queries in time. */
export async function readPrometheus(url: string, withinMs: number): Promise<MetricFacts> {
  const ask = (query: keyof typeof STATUS_QUERIES) => queryPrometheus(url, STATUS_QUERIES[query], withinMs);
  const [requests, backups, disks, alerts] = await Promise.all([ask('requests'), ask('backups'), ask('disks'), ask('alerts')]);
  const machines = new Set(disks.map(({ labels }) => labels.instance));
  return {
    ...{ source: 'prometheus', asked: [new URL(url).host], silent: [], startedAt: undefined, requests, backups },
    disks: disks.map(({ labels: { instance, mountpoint = '?' }, value }) => ({
      mount: machines.size > 1 ? `${instance} ${mountpoint}` : mountpoint,
      freeShare: value,
    })),
    alerts: alerts.map(({ labels: { alertname = '?', severity = '' } }) => ({ name: alertname, severity })),
  };
}

type Answer = {
  readonly data: { readonly result: readonly { readonly metric: Sample['labels']; readonly value: readonly [number, string] }[] };
};

async function queryPrometheus(url: string, query: string, withinMs: number): Promise<Sample[]> {
  const address = new URL(`${url.replace(/\/$/, '')}/api/v1/query?${new URLSearchParams({ query })}`);
  const { data } = JSON.parse(await fetchText(address, withinMs)) as Answer;
  return data.result
    .map(({ metric, value: [, value] }) => ({ labels: metric, value: Number(value) }))
    .filter(({ value }) => Number.isFinite(value));
}
