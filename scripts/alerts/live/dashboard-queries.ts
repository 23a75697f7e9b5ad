import { readFileSync } from 'node:fs';
import type { Prometheus } from './prometheus.ts';

type Panel = { readonly title: string; readonly targets?: readonly { readonly expr: string }[] };

// Metrics that this run cannot have, and why.
const ABSENT: readonly (readonly [metric: RegExp, reason: string])[] = [[/patroni_/, 'needs Patroni, which runs on three servers only']];

export type QueryResult = { readonly panel: string; readonly query: string; readonly result: 'data' | 'no data' | string };

/** Remembers which queries of the dashboard have returned data. */
export function watchDashboard(prometheus: Prometheus) {
  const { panels } = JSON.parse(readFileSync('ops/monitoring/dashboard.json', 'utf8')) as { panels: readonly Panel[] };
  const queries = panels.flatMap(({ title, targets = [] }) => targets.map(({ expr }) => ({ panel: title, query: expr })));
  const answered = new Set<string>();
  return {
    /** Runs the queries that have returned nothing so far. */
    look: async (): Promise<void> => {
      for (const { query } of queries) if (!answered.has(query) && (await prometheus.countSamples(query)) > 0) answered.add(query);
    },
    results: (): QueryResult[] =>
      queries.map(({ panel, query }) => {
        const reason = ABSENT.find(([metric]) => metric.test(query))?.[1];
        return { panel, query, result: answered.has(query) ? 'data' : (reason ?? 'no data') };
      }),
  };
}
