import { expect, test } from 'vitest';
import { type AlertsReport, findFaults } from './report.ts';

const fired = { alert: 'A', fault: 'a part is stopped', how: 'fault', firedAfterSeconds: 9, beside: ['B'] } as const;
const clean: AlertsReport = {
  quiet: { minutes: 3, fired: [], responses: { 'edge 200': 5 } },
  alerts: [fired],
  lingering: [],
  dashboard: [
    { panel: 'Requests', query: 'up', result: 'data' },
    { panel: 'Replicas', query: 'patroni_sync_standby', result: 'needs Patroni' },
  ],
};

test('a run in which every alert fired by its fault only is clean', () => {
  expect(findFaults(clean)).toEqual([]);
});

test('an alert that did not fire, did not end or fired under ordinary load and a query without data are faults', () => {
  expect(findFaults({ ...clean, alerts: [{ ...fired, firedAfterSeconds: null }] })).toEqual(['A did not fire: a part is stopped']);
  expect(findFaults({ ...clean, lingering: ['A'] })).toEqual(['A did not end with its fault']);
  expect(findFaults({ ...clean, quiet: { ...clean.quiet, fired: ['B (scaled)'] } })).toEqual(['B (scaled) fired under ordinary load']);
  expect(findFaults({ ...clean, dashboard: [{ panel: 'Requests', query: 'up', result: 'no data' }] })).toEqual([
    'no data for Requests: up',
  ]);
});
