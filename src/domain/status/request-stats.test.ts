import { expect, test } from 'vitest';
import { requestStats } from './request-stats.ts';

/** Cumulative buckets of a route, as Prometheus counts them. */
const buckets = (route: string, status: string, counts: Readonly<Record<string, number>>) =>
  Object.entries(counts).map(([le, value]) => ({ labels: { route, status, le }, value }));

test('returns nothing but zeros without requests', () => {
  expect(requestStats([])).toEqual({ requests: 0, failed: 0, p95Seconds: undefined, slowest: undefined });
});

test('interpolates the p95 within its bucket, over all instances and statuses', () => {
  const half = [...buckets('/', '2xx', { '0.1': 40, '0.2': 45, '+Inf': 45 }), ...buckets('/', '3xx', { '0.1': 0, '0.2': 5, '+Inf': 5 })];
  const { p95Seconds, slowest } = requestStats([...half, ...half]);
  expect(p95Seconds).toBeCloseTo(0.175); // rank 95 of 100: 15 of 20 in the bucket from 0.1 to 0.2
  expect(slowest).toEqual({ route: '/', p95Seconds });
});

test('returns the highest finite border when the p95 is above it', () => {
  expect(requestStats(buckets('/', '2xx', { '5': 1, '10': 1, '+Inf': 100 })).p95Seconds).toBe(10);
});

test('the slowest route has at least 20 requests, and static files do not count', () => {
  const { slowest, p95Seconds, requests } = requestStats([
    ...buckets('/rare', '2xx', { '1': 0, '5': 19, '+Inf': 19 }),
    ...buckets('/slow', '2xx', { '1': 0, '5': 20, '+Inf': 20 }),
    ...buckets('/fast', '2xx', { '1': 961, '5': 961, '+Inf': 961 }),
    ...buckets('static', '2xx', { '1': 0, '5': 0, '+Inf': 5_000 }),
  ]);
  expect(slowest).toEqual({ route: '/slow', p95Seconds: 4.8 });
  expect(p95Seconds).toBeLessThan(1);
  expect(requests).toBe(6_000);
});

test('counts requests and those that failed with 5xx, rounding what Prometheus extrapolates', () => {
  const { requests, failed } = requestStats([
    ...buckets('/', '2xx', { '1': 90.3, '+Inf': 90.3 }),
    ...buckets('/', '4xx', { '1': 5, '+Inf': 5 }),
    ...buckets('/', '5xx', { '1': 0, '+Inf': 3.6 }),
  ]);
  expect([requests, failed]).toEqual([99, 4]);
});
