// write-metrics.ts FOLDER: writes FOLDER/backup.prom for the textfile collector of node exporter. The user postgres runs
// it, because only postgres reads the repositories; therefore it imports no npm package.
import { rename, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readRepositories } from '#ops/backup/pgbackrest.ts';
import { backupMetrics, WATCHED_UNITS } from './backup-metrics.ts';

const [folder = '.'] = process.argv.slice(2);
const successes = new Map<string, Date>();
for (const unit of WATCHED_UNITS) {
  const file = await stat(join(folder, unit)).catch(() => undefined);
  if (file) successes.set(unit, file.mtime);
}
const file = join(folder, 'backup.prom');
await writeFile(`${file}.new`, backupMetrics(await readRepositories(), successes), { mode: 0o644 });
await rename(`${file}.new`, file); // node exporter never reads half a file
