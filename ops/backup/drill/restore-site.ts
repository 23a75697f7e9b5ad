import { join } from 'node:path';
import { walFolder } from '#ops/backup/folder.ts';
import { restoreCluster } from '#ops/backup/restore-cluster.ts';
import { untilArchived } from './archive.ts';
import { compareObjects, runTool, verifySite } from './check-restored.ts';
import type { Cluster } from './cluster.ts';
import { changeOneByte } from './damage.ts';
import { type Ground, inSeconds } from './ground.ts';
import type { LostSite } from './lose-site.ts';
import { findRecords, openWriter, siteSettings } from './site.ts';

/**
 * Restores to the end of the archive and checks that every archived commit, the rankings, the audit log, the evidence
 * and the objects are intact.
 */
export async function restoreLatest(ground: Ground, { archived, archiving, last }: LostSite): Promise<void> {
  const storage = join(ground.own, 'storage-restored');
  const cluster = await ground.timed('restored to the end, ready for writes', async () => {
    const restored = await restore(ground, 'latest', archiving);
    await runTool(['restore-objects', '--folder', ground.backups], siteSettings(restored.url(), storage));
    return restored;
  });
  const found = await findRecords(
    cluster.url(),
    [...archived, last].map(({ recordId }) => recordId),
  );
  const lost = archived.filter(({ recordId }) => !found.has(recordId));
  if (lost.length > 0) throw new Error(`${lost.length} of ${archived.length} archived records are missing`);
  const newest = [...archived, last].filter(({ recordId }) => found.has(recordId)).at(-1);
  ground.stats.push([`posts restored, of ${archived.length} archived`, String(archived.length)]);
  ground.stats.push([
    'data loss: last commit before the crash minus the newest restored',
    inSeconds(last.at.getTime() - (newest?.at.getTime() ?? 0)),
  ]);

  const output = await ground.timed('rankings:verify, audit:verify, evidence:verify', () =>
    verifySite(siteSettings(cluster.url(), storage)),
  );
  for (const line of output) console.log(line);
  ground.stats.push(['objects identical byte for byte', String(await compareObjects(ground.storage, storage))]);
  await writeOn(cluster, storage);
  await ground.stop(cluster);
}

/** Checks that the restored site accepts writes and archives them on a new timeline. */
async function writeOn(cluster: Cluster, storage: string): Promise<void> {
  const writer = await openWriter(cluster.url(), storage);
  await writer.post().finally(writer.close);
  // Takes a checkpoint, as the first backup after a restore does, because archive_timeout has no effect before one.
  await cluster.query('checkpoint');
  await untilArchived(cluster);
}

/** Restores to the moment between two posts and checks that only the first post exists. */
export async function restoreToMoment(ground: Ground, { before, until, after }: LostSite): Promise<void> {
  const cluster = await ground.timed('restored to a moment', () => restore(ground, 'moment', ['archive_mode=off'], until));
  const found = await findRecords(cluster.url(), [before.recordId, after.recordId]);
  if (!found.has(before.recordId)) throw new Error('the post before the moment is missing');
  if (found.has(after.recordId)) throw new Error('the post after the moment was restored');
  await ground.stop(cluster);
}

/**
 * Checks that the server does not start when a WAL segment was altered after verification, because data would be
 * missing.
 */
export async function refuseAlteredLog({ own, backups, start }: Ground): Promise<void> {
  const into = join(own, 'altered');
  const { firstWal } = await restoreCluster({ folder: backups, into });
  const segment = join(walFolder(backups), `${firstWal}.gz`);
  await changeOneByte(segment);
  const failure = await start(into, ['archive_mode=off']).then(
    () => undefined,
    (error: Error) => error,
  );
  await changeOneByte(segment);
  if (!failure?.message.includes('exit code 200'))
    throw new Error(`the server started with an altered WAL, or failed for another reason: ${failure}`);
}

async function restore({ own, backups, start }: Ground, name: string, settings: readonly string[], until?: Date): Promise<Cluster> {
  const into = join(own, name);
  const args = ['restore', '--folder', backups, '--into', into];
  await runTool(until ? [...args, '--until', until.toISOString()] : args, {});
  return start(into, settings);
}
