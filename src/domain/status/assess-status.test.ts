import { expect, test } from 'vitest';
import { err, ok } from '#domain/shared/result.ts';
import { assessStatus } from './assess-status.ts';
import type { DatabaseFacts, MetricFacts, StatusFacts } from './status-facts.ts';
import type { StatusTopic } from './status-line.ts';

const NOW = new Date('2026-11-18T20:00:00Z');
const EDGE = 'http://127.0.0.1:6081';
const at = (secondsAgo: number) => NOW.getTime() / 1_000 - secondsAgo;
const daysAhead = (days: number) => new Date(NOW.getTime() + days * 86_400_000);

const DATABASE: DatabaseFacts = {
  ...{ now: NOW, postgres: '17.6', applied: ['baseline/01.sql', '0131.sql'], workers: 1, tasks: [], outbox: 0 },
  archiveAgeSeconds: 40,
  purges: [{ edge: EDGE, waiting: 0, oldestSeconds: 0 }],
};
const backup = (repository: string, secondsAgo: number) => ({ labels: { repository }, value: at(secondsAgo) });
const requests = (status: string, seconds: string, count: number) =>
  ['0.1', '2', '+Inf'].map((le) => ({
    labels: { route: '/stage/[stageId]', status, le },
    value: Number(le.replace('+Inf', '99')) >= Number(seconds) ? count : 0,
  }));
const METRICS: MetricFacts = {
  ...{ source: 'prometheus', asked: ['127.0.0.1:9090'], silent: [], startedAt: undefined, alerts: [] },
  requests: requests('2xx', '0.1', 1_000),
  backups: [backup('1', 1_800), backup('2', 3_600)],
  disks: [
    { mount: '/', freeShare: 0.6 },
    { mount: '/var', freeShare: 0.45 },
  ],
};
const HEALTHY: StatusFacts = {
  now: NOW,
  release: { version: '2.0.0', node: '24.21.0', migrations: ['baseline/01.sql', '0131.sql'] },
  database: DATABASE,
  edges: [{ url: EDGE, answers: true }],
  certificate: ok({ host: 'stargrass.example', validUntil: daysAhead(60), isTrusted: true }),
  metrics: ok(METRICS),
  ownDisks: [{ mount: '/', freeShare: 0.5 }],
};
const database = (changed: Partial<DatabaseFacts>) => ({ database: { ...DATABASE, ...changed } });
const metrics = (changed: Partial<MetricFacts>) => ({ metrics: ok({ ...METRICS, ...changed }) });
const certificate = (days: number, isTrusted = true) => ({
  certificate: ok({ host: 'stargrass.example', validUntil: daysAhead(days), isTrusted }),
});
const task = (name: string, failed: number, dueSecondsAgo?: number) => ({
  ...{ task: name, failed, waiting: dueSecondsAgo === undefined ? 0 : 1 },
  oldestDueAt: dueSecondsAgo === undefined ? null : new Date(at(dueSecondsAgo) * 1_000),
});
const lineOf = (topic: StatusTopic, changed: Partial<StatusFacts>) => {
  const line = assessStatus({ ...HEALTHY, ...changed }).find((each) => each.topic === topic);
  return line && { ...line, reasons: line.reasons.map(({ text }) => text), facts: line.facts.map(({ text }) => text) };
};

test('a healthy site has ten lines, all ok and without a reason', () => {
  const lines = assessStatus(HEALTHY);
  expect(lines.map(({ state, reasons }) => [state, reasons])).toEqual(Array(10).fill(['ok', []]));
  expect(new Set(lines.map(({ topic }) => topic)).size).toBe(10);
});

test.each<[StatusTopic, string, Partial<StatusFacts>, string, string]>([
  ['migrations', 'a migration is pending', database({ applied: ['baseline/01.sql'] }), 'act', 'pending'],
  ['migrations', 'the database is newer', database({ applied: [...DATABASE.applied, '0132.sql'] }), 'look', 'databaseNewer'],
  ['migrations', 'the database cannot be read', { database: undefined }, 'act', 'databaseUnread'],
  ['backup', 'a repository is too old', metrics({ backups: [backup('1', 60), backup('2', 93_601)] }), 'act', 'StargrassBackupOld'],
  [
    'backup',
    'a repository is empty',
    metrics({ backups: [backup('1', 60), { labels: { repository: '2' }, value: 0 }] }),
    'act',
    'StargrassBackupOld',
  ],
  ['backup', 'there is one repository', metrics({ backups: [backup('1', 60)] }), 'look', 'StargrassNotOffsite'],
  ['backup', 'WAL is not archived', database({ archiveAgeSeconds: 901 }), 'act', 'StargrassArchiveStuck'],
  ['backup', 'no metrics are configured', { metrics: err('not-set') }, 'unknown', 'metricsUnset'],
  ['backup', 'the metrics contain no backups', metrics({ backups: [] }), 'unknown', 'metricsUnset'],
  ['backup', 'the metrics do not answer', { metrics: err('no-answer') }, 'look', 'metricsSilent'],
  ['queue', 'no worker runs', database({ workers: 0 }), 'act', 'StargrassWorkerDown'],
  ['queue', 'a job waits too long', database({ tasks: [task('refresh-totals', 0, 901)] }), 'act', 'StargrassQueueStuck'],
  ['queue', 'a job has failed', database({ tasks: [task('refresh-totals', 1)] }), 'look', 'StargrassJobsFailed'],
  ['queue', 'a mail has failed', database({ tasks: [task('send-reset', 1)] }), 'look', 'StargrassMailsFailed'],
  ['queue', 'the database cannot be read', { database: undefined }, 'act', 'databaseUnread'],
  ['edge', 'an edge is silent', { edges: [{ url: EDGE, answers: false }] }, 'act', 'edgeSilent'],
  ['edge', 'purges wait too long', database({ purges: [{ edge: EDGE, waiting: 1, oldestSeconds: 61 }] }), 'act', 'StargrassEdgeNotPurged'],
  ['disk', 'a disk is nearly full', metrics({ disks: [{ mount: '/', freeShare: 0.099 }] }), 'act', 'StargrassDiskFull'],
  ['disk', 'a disk is filling', metrics({ disks: [{ mount: '/', freeShare: 0.199 }] }), 'look', 'StargrassDiskFilling'],
  [
    'disk',
    'only the own disk is known',
    { metrics: err('not-set'), ownDisks: [{ mount: '/', freeShare: 0.05 }] },
    'act',
    'StargrassDiskFull',
  ],
  ['certificate', 'it ends within a week', certificate(6.9), 'act', 'certificateEnds'],
  ['certificate', 'it has expired', certificate(-1), 'act', 'certificateEnds'],
  ['certificate', 'its renewal is late', certificate(20.9), 'look', 'StargrassCertificateLate'],
  ['certificate', 'browsers do not trust it', certificate(60, false), 'look', 'certificateUntrusted'],
  ['certificate', 'the site does not answer', { certificate: err('no-answer') }, 'look', 'certificateUnread'],
  ['speed', 'requests are slow', metrics({ requests: requests('2xx', '2', 1_000) }), 'look', 'StargrassSlow'],
  ['speed', 'no metrics are configured', { metrics: err('not-set') }, 'unknown', 'metricsUnset'],
  [
    'errors',
    'requests fail',
    metrics({
      requests: [...METRICS.requests, ...requests('5xx', '0.1', 11)],
      alerts: [{ name: 'StargrassFailures', severity: 'page' }],
    }),
    'act',
    'StargrassFailures',
  ],
  [
    'errors',
    'requests failed within the hour and do not any more',
    metrics({ requests: [...METRICS.requests, ...requests('5xx', '0.1', 11)] }),
    'look',
    'failuresSinceStart',
  ],
  ['errors', 'the metrics do not answer', { metrics: err('no-answer') }, 'look', 'metricsSilent'],
  [
    'monitoring',
    'an urgent alert fires',
    metrics({
      alerts: [
        { name: 'StargrassSlow', severity: 'ticket' },
        { name: 'StargrassBackupOld', severity: 'page' },
      ],
    }),
    'act',
    'alertsFiring',
  ],
  ['monitoring', 'an alert fires', metrics({ alerts: [{ name: 'StargrassSlow', severity: 'ticket' }] }), 'look', 'alertsFiring'],
  ['monitoring', 'an instance is silent', metrics({ source: 'pages', silent: ['127.0.0.1:9402'] }), 'act', 'StargrassInstanceDown'],
  ['monitoring', 'nothing is configured', { metrics: err('not-set') }, 'unknown', 'metricsUnset'],
])('%s: when %s', (topic, _, changed, state, reason) => {
  expect(lineOf(topic, changed)).toMatchObject({ state, reasons: [reason] });
});

test('limits are exclusive, as in the alerts', () => {
  const bounds = {
    ...database({
      archiveAgeSeconds: 900,
      tasks: [task('refresh-totals', 0, 900)],
      purges: [{ edge: EDGE, waiting: 1, oldestSeconds: 60 }],
    }),
    ...metrics({
      backups: [backup('1', 93_600), backup('2', 93_600)],
      disks: [{ mount: '/', freeShare: 0.2 }],
      requests: [...requests('2xx', '0.1', 594), ...requests('5xx', '0.1', 6)],
    }),
  };
  expect(assessStatus({ ...HEALTHY, ...bounds }).filter(({ state }) => state !== 'ok')).toEqual([]);
});

test('five failures are no outage, however few requests there were', () => {
  expect(lineOf('errors', metrics({ requests: requests('5xx', '0.1', 5) }))?.state).toBe('ok');
  expect(lineOf('errors', metrics({ requests: requests('5xx', '0.1', 6) }))?.state).toBe('look');
});

test('failures since the start of an instance need no action, because they may be long over', () => {
  const failing = { requests: requests('5xx', '0.1', 1_000), source: 'pages', startedAt: new Date(at(7_200) * 1_000) } as const;
  expect(lineOf('errors', metrics(failing))).toMatchObject({
    state: 'look',
    reasons: ['failuresSinceStart'],
    facts: ['errors', 'sinceStart'],
  });
});

test('a line gives the reasons for its most severe state only', () => {
  const both = lineOf('queue', database({ workers: 0, tasks: [task('refresh-totals', 1, 901)] }));
  expect(both).toMatchObject({ state: 'act', reasons: ['StargrassWorkerDown', 'StargrassQueueStuck'] });
});

test('a site without edge and https is ok, and a quiet one has no slowest route', () => {
  expect(lineOf('edge', { edges: [] })).toMatchObject({ state: 'ok', facts: ['edgeNone'] });
  expect(lineOf('certificate', { certificate: err('not-set') })).toMatchObject({ state: 'ok', facts: ['certificateNone'] });
  expect(lineOf('speed', metrics({ requests: requests('2xx', '0.1', 19) }))).toMatchObject({
    state: 'ok',
    facts: ['requestsFew', 'lastHour'],
  });
});

test('the fullest of all disks is shown', () => {
  const [line] = assessStatus(HEALTHY).filter(({ topic }) => topic === 'disk');
  expect(line?.facts).toEqual([{ text: 'disk', values: { mount: '/var', percent: 45 } }]);
});
