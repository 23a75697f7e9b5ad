import { edgeAnswers } from '#data/gateways/status/edge-answers.ts';
import { readCertificate } from '#data/gateways/status/read-certificate.ts';
import { readMetricsPages } from '#data/gateways/status/read-metrics-pages.ts';
import { readOwnDisks } from '#data/gateways/status/read-own-disks.ts';
import { readPrometheus } from '#data/gateways/status/read-prometheus.ts';
import { err, ok } from '#domain/shared/result.ts';
import type { Probe, Release } from '#domain/status/status-facts.ts';
import type { StatusPort } from '#usecases/administration/get-status.ts';
import type { Env } from './env.ts';

const WITHIN_MS = 2_000; // All parts are asked at the same time, so this limits the whole status.

type Settings = Pick<Env, 'PROMETHEUS_URL' | 'STATUS_METRICS_URLS' | 'METRICS_HOST' | 'METRICS_PORT' | 'SITE_URL' | 'STORAGE_DIRECTORY'>;

/** Creates what the status reads outside of the database: Prometheus or else metrics pages, certificate, disks, edges. */
export function createStatusPort(env: Settings, release: Release, withinMs = WITHIN_MS): StatusPort {
  const pages = pagesOf(env);
  const { PROMETHEUS_URL: prometheus, SITE_URL: site, STORAGE_DIRECTORY: storage } = env;
  return {
    release,
    readMetrics: async () => {
      if (prometheus) return probe(readPrometheus(prometheus, withinMs));
      return pages.length > 0 ? probe(readMetricsPages(pages, withinMs)) : err('not-set');
    },
    readCertificate: async () => (site.startsWith('https:') ? probe(readCertificate(site, withinMs)) : err('not-set')),
    readOwnDisks: () => readOwnDisks(['/', ...(storage ? [storage] : [])]),
    edgeAnswers: (url) => edgeAnswers(url, withinMs),
  };
}

/** Without a list, a process that serves metrics reads its own. */
function pagesOf({ STATUS_METRICS_URLS: urls, METRICS_HOST: host, METRICS_PORT: port }: Settings): readonly string[] {
  if (urls.length > 0) return urls;
  return port === undefined ? [] : [`http://${host.includes(':') ? `[${host}]` : host}:${port}/metrics`];
}

const probe = <Value>(reading: Promise<Value>): Promise<Probe<Value>> => reading.then(ok, () => err('no-answer'));
