import { setTimeout as wait } from 'node:timers/promises';
import { pgbackrest } from '#ops/backup/pgbackrest.ts';
import { createRoles } from '#tests/support/database/database-roles.ts';
import { runTool } from './check-restored.ts';
import { createCluster } from './cluster.ts';
import { type Ground, inSeconds } from './ground.ts';
import { ARCHIVE_TIMEOUT_SECONDS, ARCHIVING, untilArchived } from './repositories.ts';
import { openWriter, seedSite, siteSettings, type Writer, type Written } from './site.ts';

/** Records that were written to a site before the site was lost, and the times of the commits. */
export type LostSite = {
  readonly archived: readonly Written[]; // Records that must exist after a restore.
  readonly until: Date; // A moment between the commits of `before` and `after`.
  readonly before: readonly Written[]; // Committed before the moment `until`.
  readonly after: readonly Written[]; // Committed after the moment `until`, and archived.
  readonly last: Written; // Committed just before the crash and therefore not archived.
};

/** Creates a demo site, backs it up to both repositories, writes more records and kills its server. */
export async function loseSite(ground: Ground): Promise<LostSite> {
  const { backups, storage } = ground;
  const { data } = ground.site;
  const cluster = await ground.timed('demo site created', async () => {
    await createCluster(data);
    // Archiving is off, because no backup needs the WAL written while seeding.
    const unarchived = await ground.start(data);
    await seedSite(unarchived.url(), storage);
    for (const setting of ARCHIVING) await unarchived.query(setting);
    await ground.stop(unarchived);
    return ground.start(data);
  });
  await createRoles(cluster.url());
  const settings = siteSettings(cluster.url('stargrass_backup'), storage);
  const writer = await openWriter(cluster.url(), storage);
  await pgbackrest('stanza-create');
  console.log(await runTool(['check'], {}));

  const early = [await writer.postPicture(), await writer.postPicture(), ...(await postSome(writer))];
  console.log(await ground.timed('full backup in both repositories', () => runTool(['take'], {})));
  const middle = await postSome(writer);
  console.log(await ground.timed('incremental backup in both', () => runTool(['take'], {})));
  const later = [await writer.postPicture(), ...(await postSome(writer))];
  await ground.timed('new objects copied', () => runTool(['objects', '--folder', backups], settings));
  await untilArchived(cluster); // Ensures that there is a segment between the backup and the end of the WAL.
  const before = [...early, ...middle, ...later, await writer.post()];
  await wait(20);
  const until = new Date();
  await wait(20);
  const after = [await writer.post(), ...(await postSome(writer))];
  const waitedMs = await untilArchived(cluster);
  ground.stats.push([`a commit archived in both, archive_timeout ${ARCHIVE_TIMEOUT_SECONDS} s`, `after ${inSeconds(waitedMs)}`]);

  const age = (await writer.archiveAge()) ?? Number.POSITIVE_INFINITY;
  if (age > 60) throw new Error(`the archive age metric is ${age} s right after archiving`);

  const last = await writer.post();
  await ground.stop(cluster, 'immediate');
  await writer.close();
  return { archived: [...before, ...after], before, until, after, last };
}

async function postSome(writer: Writer): Promise<Written[]> {
  const written: Written[] = [];
  for (let count = 0; count < 10; count += 1) written.push(await writer.post());
  await writer.govern();
  return written;
}
