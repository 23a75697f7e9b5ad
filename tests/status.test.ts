import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parseMetrics } from '#data/gateways/status/parse-metrics.ts';
import { STATUS_QUERIES } from '#data/gateways/status/read-prometheus.ts';
import { ALERTS } from '#domain/status/alerts.ts';
import { requestStats } from '#domain/status/request-stats.ts';
import { createMetrics } from '#wiring/metrics/create-metrics.ts';

const read = (path: string) => readFileSync(path, 'utf8');
const rules = new Map(
  [...read('ops/monitoring/alerts.yml').matchAll(/- alert: (\w+)\n\s+expr: (.+)\n(?:\s+for: .+\n)?\s+labels: \{ severity: (\w+) \}/g)].map(
    ([, name = '', expr = '', severity]) => [name, { expr, severity }],
  ),
);
const product = (text: string) => text.split('*').reduce((value, factor) => value * Number(factor), 1);

test.each(Object.entries(ALERTS))('%s has the same severity and limit in the status and in alerts.yml', (name, { severity, limit }) => {
  const rule = rules.get(name);
  expect(rule?.severity).toBe(severity);
  const [, number = ''] = /(?:==|[<>]) ([\d.]+(?: \* [\d.]+)?)/.exec(rule?.expr ?? '') ?? [];
  expect(product(number)).toBe(limit);
});

test('the status and the alerts look at the same disks, backups and requests', () => {
  const exprs = [...rules.values()].map(({ expr }) => expr).join('\n');
  const selectors = [STATUS_QUERIES.disks, STATUS_QUERIES.backups, STATUS_QUERIES.requests].map(
    (query) => /(?:node|stargrass)_\w+(?:\{[^}]+\})?/.exec(query)?.[0] ?? query,
  );
  for (const selector of selectors) expect(exprs).toContain(selector);
});

test('the requests that an instance exports are those that the status counts', async () => {
  const metrics = createMetrics();
  for (let request = 0; request < 20; request += 1) metrics.observe('requests', { route: '/stage/[stageId]', status: '5xx' }, 0.03);
  const name = 'stargrass_request_seconds_bucket';
  const { requests, failed, slowest } = requestStats(parseMetrics(await metrics.text(), [name])[name]);
  expect([requests, failed, slowest?.route]).toEqual([20, 20, '/stage/[stageId]']);
});

test('the manual shows the status with all of its lines', () => {
  const { topics } = JSON.parse(read('content/locales/en/status.json')) as { topics: Record<string, string> };
  const [, sample = ''] = /## Status\n[\s\S]*?```text\n([\s\S]*?)```/.exec(read('docs/operations.md')) ?? [];
  expect(
    sample
      .trim()
      .split('\n')
      .map((line) => line.split(' ')[0]),
  ).toEqual(Object.values(topics));
});
