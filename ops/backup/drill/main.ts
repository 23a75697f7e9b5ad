// npm run backup:drill: takes a backup of a demo site of its own, writes on, loses the server, restores to the end and to a moment between two
// posts, checks all of it, then harms one file of every kind. Prints what it measured; exits 1 at the first thing that is not as it should be.
// It needs Debian's PostgreSQL (pg_basebackup), ends only the servers it started and leaves nothing. What it proves: docs/backup.md
import { printTable } from '#bench/print-table.ts';
import { runTool, sizesIn } from './check-restored.ts';
import { harmAll, oneOfEachKind } from './damage.ts';
import { inSeconds, onOwnGround } from './ground.ts';
import { loseSite } from './lose-site.ts';
import { refuseAlteredLog, restoreLatest, restoreToMoment } from './restore-site.ts';

const LONG = 40; // names of objects are twice as long
const started = performance.now();
await onOwnGround(async (ground) => {
  const lost = await loseSite(ground);
  console.log(await ground.timed('backup verified', () => runTool(['verify', '--folder', ground.backups, '--max-age-hours', '1'], {})));
  await restoreLatest(ground, lost);
  await restoreToMoment(ground, lost);
  await refuseAlteredLog(ground);
  const damages = await ground.timed('damage done and found', async () =>
    harmAll(ground.backups, await oneOfEachKind(ground.backups), ground.own),
  );
  console.log(await runTool(['verify', '--folder', ground.backups], {})); // all harm was undone, so what was found was the harm
  const sizes = await sizesIn(ground.backups);
  printTable(
    ['damage', 'how', 'found'],
    damages.map(({ file, how, found }) => [file.length > LONG ? `${file.slice(0, LONG / 2)}…${file.slice(-LONG / 2)}` : file, how, found]),
  );
  printTable(['what', 'measured'], [...ground.stats, ...sizes, ['the whole drill', inSeconds(performance.now() - started)]]);
});
