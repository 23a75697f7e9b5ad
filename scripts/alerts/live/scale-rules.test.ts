import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { alertNames, scaleRules } from './scale-rules.ts';

const rules = readFileSync('ops/monitoring/alerts.yml', 'utf8');
type Scaled = { groups: { rules: { alert: string; expr: string; for?: string; labels: Record<string, string> }[] }[] };
const scale = (expr: string, wait = '5m') => {
  const file = { groups: [{ name: 'g', rules: [{ alert: 'A', expr, for: wait, labels: { severity: 'page' } }] }] };
  const scaled = parse(scaleRules(JSON.stringify(file))) as Scaled;
  return scaled.groups[0]?.rules[0];
};

test('durations are divided by 20 and limited to two minutes', () => {
  expect(scale('rate(x[5m]) > 1')).toMatchObject({ expr: 'rate(x[15s]) > 1', for: '15s' });
  expect(scale('x - x offset 1d', '1h')).toMatchObject({ expr: 'x - x offset 120s', for: '120s' });
});

test('the step of a subquery and the distance of a prediction shrink as much as their window', () => {
  expect(scale('quantile_over_time(0.5, x[1d:15m])')?.expr).toBe('quantile_over_time(0.5, x[120s:2s])');
  expect(scale('predict_linear(x[6h], 86400) < 0')?.expr).toBe('predict_linear(x[120s], 480) < 0');
});

test('limits of ages are divided by 20, other numbers stay as they are', () => {
  expect(scale('max by (task) (stargrass_jobs_oldest_seconds) > 900')?.expr).toBe('max by (task) (stargrass_jobs_oldest_seconds) > 45');
  expect(scale('time() - stargrass_backup_timestamp_seconds > 26 * 3600')?.expr).toContain('> 26 * 3600');
});

test('no duration of a rule is left unscaled, and each scaled alert is marked', () => {
  const scaled = (parse(scaleRules(rules)) as Scaled).groups.flatMap((group) => group.rules);
  expect(scaled.map(({ alert }) => alert)).toEqual(alertNames(rules));
  for (const rule of scaled) {
    expect(`${rule.expr} ${rule.for ?? ''}`, rule.alert).not.toMatch(/\b\d+[mhd]\b/);
    expect(rule.labels.scaled).toBe('20');
  }
});
