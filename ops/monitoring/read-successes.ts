import { join } from 'node:path';
import { WATCHED_UNITS } from './backup-metrics.ts';
import { changedAt } from './changed-at.ts';

/**
 * Returns when each watched unit last succeeded, 1970 if never. A unit whose timer is not enabled is left out: on three
 * servers, only one of them verifies backups.
 */
export async function readSuccesses(metricsFolder: string, enabledFolder: string): Promise<Map<string, Date>> {
  const successes = new Map<string, Date>();
  for (const unit of WATCHED_UNITS) {
    if (!(await changedAt(join(enabledFolder, `${unit}.timer`)))) continue;
    successes.set(unit, (await changedAt(join(metricsFolder, unit))) ?? new Date(0));
  }
  return successes;
}
