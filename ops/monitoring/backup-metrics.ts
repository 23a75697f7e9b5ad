import type { Repository } from '#ops/backup/pgbackrest.ts';
import { gauge, prometheusText } from './prometheus-text.ts';

/** Units whose last success is exported. Each updates a file of its name in the metrics folder when it succeeds. */
export const WATCHED_UNITS = ['stargrass-verify', 'stargrass-objects', 'stargrass-offsite'];

/** The metrics that node exporter reads from a file, with their help texts. */
export const BACKUP_METRICS = {
  stargrass_backup_timestamp_seconds: 'When the newest backup in a repository was completed, 0 without one.',
  stargrass_unit_success_timestamp_seconds: 'When a unit whose timer is enabled last succeeded, 0 if never.',
} as const;

/**
 * Returns the times of the newest backups, without repositories that do not answer, and of the last successes of units in
 * Prometheus text format.
 */
export function backupMetrics(repositories: readonly Repository[], successes: ReadonlyMap<string, Date>): string {
  const newest = (backups: Repository['backups']) => Math.max(0, ...backups.map(({ stoppedAt }) => stoppedAt.getTime() / 1_000));
  const backups = repositories
    .filter(({ fault }) => fault === undefined)
    .flatMap(({ number, backups }) => [
      `{repository="${number}",type="full"} ${newest(backups.filter(({ type }) => type === 'full'))}`,
      `{repository="${number}",type="any"} ${newest(backups)}`,
    ]);
  const units = [...successes].map(([unit, at]) => `{unit="${unit}"} ${at.getTime() / 1_000}`);
  return prometheusText([
    ...backupGauge('stargrass_backup_timestamp_seconds', backups),
    ...backupGauge('stargrass_unit_success_timestamp_seconds', units),
  ]);
}

const backupGauge = (name: keyof typeof BACKUP_METRICS, rows: readonly string[]) => gauge(name, BACKUP_METRICS[name], rows);
