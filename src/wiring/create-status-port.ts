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

/**
 * Creates what the status reads outside of the database: Prometheus or else metrics pages, certificate, disks, edges. The
 * status only says that a part does not answer; `logFailure` gets the error.
 */
export function createStatusPort(env: Settings, release: Release, logFailure: StatusPort['logFailure']): StatusPort {
  const pages = pagesOf(env);
  const { PROMETHEUS_URL: prometheus, SITE_URL: site, STORAGE_DIRECTORY: storage } = env;
  const probe = <Value>(reading: Promise<Value>): Promise<Probe<Value>> =>
    reading.then(ok, (error: unknown) => {
      logFailure(error);
      return err('no-answer');
    });
  return {
    release,
    logFailure,
    readMetrics: async () => {
      if (prometheus) return probe(readPrometheus(prometheus, WITHIN_MS));
      return pages.length > 0 ? probe(readMetricsPages(pages, WITHIN_MS)) : err('not-set');
    },
    readCertificate: async () => (site.startsWith('https:') ? probe(readCertificate(site, WITHIN_MS)) : err('not-set')),
    readOwnDisks: () => readOwnDisks(['/', ...(storage ? [storage] : [])]),
    edgeAnswers: (url) => edgeAnswers(url, WITHIN_MS),
  };
}

/** Without a list, a process that serves metrics reads its own. */
function pagesOf({ STATUS_METRICS_URLS: urls, METRICS_HOST: host, METRICS_PORT: port }: Settings): readonly string[] {
  if (urls.length > 0) return urls;
  return port === undefined ? [] : [`http://${host.includes(':') ? `[${host}]` : host}:${port}/metrics`];
}
