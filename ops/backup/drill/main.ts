// npm run backup:drill backs up a temporary demo site to two repositories with pgBackRest, writes more records, kills
// the server, restores from each repository to the end and to a moment between two posts, checks everything, and damages
// files. Prints measurements and exits with 1 at the first failure. With --restores 30 it restores that often instead,
// and writes bench/results/restores.json. Needs Debian's PostgreSQL and pgBackRest, stops only its own servers and
// leaves no files. docs/backup.md explains what the drill proves.
import { parseArgs } from 'node:util';
import { printTable } from '#bench/print-table.ts';
import { runTool, sizesIn } from './check-restored.ts';
import { damageObjects } from './damage.ts';
import { type Ground, inSeconds, onOwnGround } from './ground.ts';
import { type LostSite, loseSite } from './lose-site.ts';
import { refuseDamage } from './refusals.ts';
import { replaceRepository } from './replace-repository.ts';
import { restoreBeside, restoreInPlace } from './restore-site.ts';
import { restoreRepeatedly } from './restores.ts';

const { values } = parseArgs({ options: { restores: { type: 'string' } } });
const started = performance.now();
await onOwnGround(async (ground) => {
  const lost = await loseSite(ground);
  console.log(await ground.timed('both repositories verified', () => runTool(['verify'], {})));
  if (values.restores === undefined) await restoreAndDamage(ground, lost);
  else await restoreRepeatedly(ground, lost, Number(values.restores));
  ground.stats.push(...(await sizesIn(ground.own)), ['the whole drill', inSeconds(performance.now() - started)]);
  printTable(['what', 'measured'], ground.stats);
});

async function restoreAndDamage(ground: Ground, lost: LostSite): Promise<void> {
  for (const [target, repository] of [
    ['end', 2],
    ['moment', 1],
    ['moment', 2],
  ] as const) {
    const { restoreMs, openMs, verifyMs } = await restoreBeside(ground, lost, { target, order: [repository] });
    ground.stats.push([`repository ${repository}, to the ${target}: restored`, inSeconds(restoreMs)]);
    ground.stats.push([`repository ${repository}, to the ${target}: open for writes`, inSeconds(openMs)]);
    ground.stats.push([`repository ${repository}, to the ${target}: verified`, inSeconds(verifyMs)]);
  }
  const verifyObjects = () => runTool(['verify-objects', '--folder', ground.backups], {});
  const damages = [
    ...(await ground.timed('damage done and found', () => refuseDamage(ground, lost))),
    ...(await damageObjects(ground.backups, verifyObjects)),
  ];
  await restoreInPlace(ground, lost);
  // Verifies that everything is intact again, which proves that the damage caused the faults found above.
  console.log(await runTool(['verify'], {}));
  console.log(await verifyObjects());
  console.log(await ground.timed('repository 1 replaced by a new one', () => replaceRepository(ground)));
  printTable(['damage', 'how', 'found'], damages);
}
