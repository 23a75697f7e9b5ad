import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { ARCHIVE_TIMEOUT_SECONDS, addBackupRole, installArchive, untilArchived } from './archive.ts';
import { runTool } from './check-restored.ts';
import { createCluster } from './cluster.ts';
import { type Ground, inSeconds } from './ground.ts';
import { openWriter, seedSite, siteSettings, type Writer, type Written } from './site.ts';

/** Records that were written to a site before the site was lost, and the times of the commits. */
export type LostSite = {
  readonly archived: readonly Written[]; // Records that must exist after a restore.
  readonly until: Date; // A moment between the commits of `before` and `after`.
  readonly before: Written; // Committed before the moment `until`.
  readonly after: Written; // Committed after the moment `until`.
  readonly archiving: readonly string[]; // The archive settings of the server.
  readonly last: Written; // Committed just before the crash and therefore not archived.
};

/** Creates a demo site, backs it up, writes more records and kills its server. */
export async function loseSite(ground: Ground): Promise<LostSite> {
  const { own, backups, storage } = ground;
  const data = join(own, 'site');
  await ground.timed('demo site created', async () => {
    await createCluster(data);
    // Archiving is off, because no backup needs the WAL written while seeding.
    const unarchived = await ground.start(data);
    await seedSite(unarchived.url(), storage);
    await ground.stop(unarchived);
  });
  const archiving = await installArchive(own, backups);
  const cluster = await ground.start(data, archiving);
  await addBackupRole(cluster);
  const settings = siteSettings(cluster.url('stargrass_backup'), storage);
  const writer = await openWriter(cluster.url(), storage);

  const early = [await writer.postPicture(), await writer.postPicture(), ...(await postSome(writer))];
  await ground.timed('backup taken', () => runTool(['take', '--folder', backups], settings));
  const later = [await writer.postPicture(), ...(await postSome(writer))];
  await ground.timed('new objects copied', () => runTool(['objects', '--folder', backups], settings));
  const moment = await postRound(writer);
  await untilArchived(cluster); // Ensures that there is a segment between the base and the end of the WAL.
  const latest = await postSome(writer);
  const waitedMs = await untilArchived(cluster);
  ground.stats.push([`a commit archived, archive_timeout ${ARCHIVE_TIMEOUT_SECONDS} s`, `after ${inSeconds(waitedMs)}`]);

  const age = (await writer.archiveAge()) ?? Number.POSITIVE_INFINITY;
  if (age > 60) throw new Error(`the archive age metric is ${age} s right after archiving`);

  const last = await writer.post();
  await ground.stop(cluster, 'immediate');
  await writer.close();
  return { archived: [...early, ...later, moment.before, moment.after, ...latest], ...moment, last, archiving };
}

async function postSome(writer: Writer): Promise<Written[]> {
  const written: Written[] = [];
  for (let count = 0; count < 10; count += 1) written.push(await writer.post());
  await writer.govern();
  return written;
}

async function postRound(writer: Writer): Promise<Pick<LostSite, 'before' | 'until' | 'after'>> {
  const before = await writer.post();
  await wait(20);
  const until = new Date();
  await wait(20);
  return { before, until, after: await writer.post() };
}
