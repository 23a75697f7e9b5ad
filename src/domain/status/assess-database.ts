import { ALERTS } from './alerts.ts';
import type { StatusFacts } from './status-facts.ts';
import { alertFinding, finding, phrase, type StatusLine, type StatusTopic, statusLine } from './status-line.ts';

/** Returns the line of the installed versions. */
export const assessVersion = ({ release: { version, node }, database }: StatusFacts): StatusLine =>
  statusLine('version', [
    database ? phrase('version', { version, node, postgres: database.postgres }) : phrase('versionOnly', { version, node }),
  ]);

/** Returns the line of the migrations: those of the release that are not applied must be applied. */
export function assessMigrations({ release: { migrations }, database }: StatusFacts): StatusLine {
  if (!database) return unread('migrations');
  const applied = new Set(database.applied);
  const pending = migrations.filter((name) => !applied.has(name)).length;
  const newest = migrations.findLast((name) => applied.has(name)) ?? '–';
  return statusLine(
    'migrations',
    [phrase('migrations', { applied: migrations.length - pending, total: migrations.length, newest })],
    [
      pending > 0 && finding('act', 'pending', { count: pending }),
      database.applied.some((name) => !migrations.includes(name)) && finding('look', 'databaseNewer'),
    ],
  );
}

/** Returns the line of the backups, whose times only the metrics know. PostgreSQL itself knows the age of archived WAL. */
export function assessBackup({ now, database, metrics }: StatusFacts): StatusLine {
  const repositories = (metrics.ok ? metrics.value.backups : []).map(({ labels, value }) => ({
    repository: labels.repository ?? '?',
    seconds: value === 0 ? Infinity : now.getTime() / 1_000 - value,
  }));
  const archiveSeconds = database?.archiveAgeSeconds ?? undefined;
  const oldest = repositories.toSorted((a, b) => b.seconds - a.seconds)[0];
  return statusLine(
    'backup',
    [
      ...repositories.map(({ repository, seconds }) =>
        seconds === Infinity ? phrase('backupNone', { repository }) : phrase('backup', { repository, age: { seconds } }),
      ),
      ...(repositories.length === 0 ? [phrase('backupUnknown')] : []),
      ...(archiveSeconds === undefined ? [] : [phrase('archive', { age: { seconds: archiveSeconds } })]),
    ],
    [
      oldest !== undefined && oldest.seconds > ALERTS.StargrassBackupOld.limit && alertFinding('StargrassBackupOld'),
      archiveSeconds !== undefined && archiveSeconds > ALERTS.StargrassArchiveStuck.limit && alertFinding('StargrassArchiveStuck'),
      oldest !== undefined && repositories.length < ALERTS.StargrassNotOffsite.limit && alertFinding('StargrassNotOffsite'),
      oldest === undefined &&
        (metrics.ok || metrics.error === 'not-set' ? finding('unknown', 'metricsUnset') : finding('look', 'metricsSilent')),
    ],
  );
}

/** Returns the line of the workers and their jobs. */
export function assessQueue({ database }: StatusFacts): StatusLine {
  if (!database) return unread('queue');
  const { workers, tasks, outbox, now } = database;
  const sum = (of: 'waiting' | 'failed') => tasks.reduce((total, task) => total + task[of], 0);
  const waits = tasks.map(({ oldestDueAt }) => (oldestDueAt ? (now.getTime() - oldestDueAt.getTime()) / 1_000 : 0));
  const seconds = Math.max(0, ...waits);
  const failed = tasks.filter((task) => task.failed > 0).map(({ task }) => task);
  return statusLine(
    'queue',
    [phrase('queue', { workers, waiting: sum('waiting'), failed: sum('failed'), outbox })],
    [
      workers === 0 && alertFinding('StargrassWorkerDown'),
      seconds > ALERTS.StargrassQueueStuck.limit && alertFinding('StargrassQueueStuck', { age: { seconds } }),
      failed.some((task) => !task.startsWith('send-')) && alertFinding('StargrassJobsFailed'),
      failed.some((task) => task.startsWith('send-')) && alertFinding('StargrassMailsFailed'),
    ],
  );
}

const unread = (topic: StatusTopic): StatusLine => statusLine(topic, [phrase('databaseUnread')], [finding('act', 'databaseUnread')]);
