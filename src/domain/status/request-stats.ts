import type { Sample } from './status-facts.ts';

const QUANTILE = 0.95;
const ENOUGH = 20; // Requests of a route; the p95 of fewer is the time of a single request.

export type RequestStats = {
  readonly requests: number;
  readonly failed: number; // Responses with 5xx.
  readonly p95Seconds: number | undefined; // Of all requests except static files.
  readonly slowest: { readonly route: string; readonly p95Seconds: number } | undefined; // Among routes with enough requests.
};

/** Sums up the buckets of `stargrass_request_seconds`, in the way of the alerts StargrassSlow and StargrassFailures. */
export function requestStats(buckets: readonly Sample[]): RequestStats {
  const counted = buckets.filter(({ labels }) => labels.le === '+Inf');
  const dynamic = buckets.filter(({ labels }) => labels.route !== 'static');
  const routes = [...Map.groupBy(dynamic, ({ labels }) => labels.route ?? '')].flatMap(([route, samples]) => {
    const p95Seconds = requestsIn(samples) >= ENOUGH ? p95Of(samples) : undefined;
    return p95Seconds === undefined ? [] : [{ route, p95Seconds }];
  });
  return {
    requests: Math.round(sumOf(counted)),
    failed: Math.round(sumOf(counted.filter(({ labels }) => labels.status === '5xx'))),
    p95Seconds: p95Of(dynamic),
    slowest: routes.sort((a, b) => b.p95Seconds - a.p95Seconds)[0],
  };
}

const sumOf = (samples: readonly Sample[]): number => samples.reduce((sum, { value }) => sum + value, 0);
const requestsIn = (samples: readonly Sample[]): number => sumOf(samples.filter(({ labels }) => labels.le === '+Inf'));

/** Interpolates within a bucket like Prometheus' histogram_quantile, which returns the highest finite border at most. */
function p95Of(samples: readonly Sample[]): number | undefined {
  const byBorder = Map.groupBy(samples, ({ labels }) => Number((labels.le ?? '').replace('+Inf', 'Infinity')));
  const borders = [...byBorder].map(([le, same]) => ({ le, count: sumOf(same) })).sort((a, b) => a.le - b.le);
  const wanted = (borders.at(-1)?.count ?? 0) * QUANTILE;
  if (wanted === 0) return undefined;
  const index = borders.findIndex(({ count }) => count >= wanted);
  const [below, at] = [borders[index - 1] ?? { le: 0, count: 0 }, borders[index]];
  if (!at || at.le === Infinity) return below.le;
  return below.le + ((at.le - below.le) * (wanted - below.count)) / (at.count - below.count);
}
