// npm run backup:drill backs up a temporary demo site, writes more records, kills the server, restores to the end and
// to a moment between two posts, checks everything, and then damages one file of every kind. Prints measurements and
// exits with 1 at the first failure. Needs Debian's PostgreSQL (pg_basebackup), stops only its own servers and leaves
// no files. docs/backup.md explains what the drill proves.
import { printTable } from '#bench/print-table.ts';
import { runTool, sizesIn } from './check-restored.ts';
import { damageAll, oneOfEachKind } from './damage.ts';
import { inSeconds, onOwnGround } from './ground.ts';
import { loseSite } from './lose-site.ts';
import { refuseAlteredLog, restoreLatest, restoreToMoment } from './restore-site.ts';

const LONG = 40; // Longer file names, such as those of objects, are shortened in the middle.
const started = performance.now();
await onOwnGround(async (ground) => {
  const lost = await loseSite(ground);
  console.log(await ground.timed('backup verified', () => runTool(['verify', '--folder', ground.backups, '--max-age-hours', '1'], {})));
  await restoreLatest(ground, lost);
  await restoreToMoment(ground, lost);
  await refuseAlteredLog(ground);
  const damages = await ground.timed('damage done and found', async () =>
    damageAll(ground.backups, await oneOfEachKind(ground.backups), ground.own),
  );
  // Verifies that the backup is intact again, which proves that the damage caused the faults found above.
  console.log(await runTool(['verify', '--folder', ground.backups], {}));
  const sizes = await sizesIn(ground.backups);
  printTable(
    ['damage', 'how', 'found'],
    damages.map(({ file, how, found }) => [file.length > LONG ? `${file.slice(0, LONG / 2)}…${file.slice(-LONG / 2)}` : file, how, found]),
  );
  printTable(['what', 'measured'], [...ground.stats, ...sizes, ['the whole drill', inSeconds(performance.now() - started)]]);
});
