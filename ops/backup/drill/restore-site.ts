import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pgbackrest, readRepositories } from '#ops/backup/pgbackrest.ts';
import { compareObjects, runTool, verifySite } from './check-restored.ts';
import type { Cluster } from './cluster.ts';
import { type Ground, inSeconds } from './ground.ts';
import type { LostSite } from './lose-site.ts';
import { ARCHIVING, untilArchived } from './repositories.ts';
import { findRecords, openWriter, siteSettings } from './site.ts';

export type Target = 'end' | 'moment';
export type Times = { readonly restoreMs: number; readonly openMs: number; readonly verifyMs: number };

/**
 * Restores the lost site beside its own folder, trying the repositories in this order, and checks records, rankings,
 * audit log, evidence and objects. Returns which repository was used and how long each part took.
 */
export async function restoreBeside(
  ground: Ground,
  lost: LostSite,
  { target, order }: { readonly target: Target; readonly order: readonly number[] },
): Promise<Times & { readonly used: number }> {
  const into = join(ground.own, 'restored');
  const storage = join(ground.own, 'storage-restored');
  const [restoreMs, output] = await measured(() => restore(into, target === 'moment' ? lost.until : undefined, order));
  const [openMs, cluster] = await measured(() => ground.start(into));
  const [verifyMs] = await measured(() => checkRestored(ground, cluster, lost, { target, storage }));
  await ground.stop(cluster);
  for (const folder of [into, storage]) await rm(folder, { recursive: true });
  return { used: Number(/repository (\d)/.exec(output)?.[1]), restoreMs, openMs, verifyMs };
}

async function restore(into: string, until: Date | undefined, order: readonly number[]): Promise<string> {
  const args = ['restore', '--into', into, '--repo', order.join()];
  return runTool(until ? [...args, '--until', until.toISOString()] : args, {});
}

/** Checks that exactly the expected records exist, that all checks of the site pass, and that no WAL is archived. */
async function checkRestored(
  { backups, storage: original }: Ground,
  cluster: Cluster,
  { archived, before, after, until }: LostSite,
  { target, storage }: { readonly target: Target; readonly storage: string },
): Promise<void> {
  const ids = (written: LostSite['archived']) => written.map(({ recordId }) => recordId);
  const found = await findRecords(cluster.url(), ids(archived));
  const missing = ids(target === 'end' ? archived : before).filter((id) => !found.has(id));
  if (missing.length > 0) throw new Error(`${missing.length} archived records are missing`);
  if (target === 'moment' && ids(after).some((id) => found.has(id))) throw new Error('a post after the moment was restored');
  const { command } = await cluster.query<{ command: string }>(`select current_setting('archive_command') as command`);
  if (command !== 'false') throw new Error('the restored server archives into the repositories of the site');
  const settings = siteSettings(cluster.url(), storage);
  await runTool(['restore-objects', '--folder', backups, ...(target === 'moment' ? ['--until', until.toISOString()] : [])], settings);
  await verifySite(settings);
  await compareObjects(original, storage);
}

/**
 * Restores the site in its place as docs/backup.md describes, and checks that it accepts posts, archives again when the
 * operator says so, and can be backed up; then that an older backup leads to the post that followed the restore.
 */
export async function restoreInPlace(ground: Ground, lost: LostSite): Promise<void> {
  const { data } = ground.site;
  const storage = join(ground.own, 'storage-restored');
  const refusal = await runTool(['restore', '--into', data], {}).catch((error: Error) => error.message);
  if (!refusal.includes('is not empty')) throw new Error(`a folder with data was not refused: ${refusal}`);
  await rename(data, `${data}.lost`);
  const restored = await ground.timed('restored to the end, ready for writes', async () => {
    console.log(await runTool(['restore', '--into', data], {}));
    return ground.start(data);
  });
  await checkRestored(ground, restored, lost, { target: 'end', storage });
  const found = await findRecords(
    restored.url(),
    [...lost.archived, lost.last].map(({ recordId }) => recordId),
  );
  const newest = [...lost.archived, lost.last].filter(({ recordId }) => found.has(recordId)).at(-1);
  const lossMs = lost.last.at.getTime() - (newest?.at.getTime() ?? 0);
  ground.stats.push(['data loss: last commit before the crash minus the newest restored', inSeconds(lossMs)]);
  // Segments that are full before the site archives again must not be removed, nor the history of the timeline.
  await restored.query('select pg_switch_wal()');
  await restored.query('checkpoint');
  for (const setting of [...ARCHIVING, 'select pg_reload_conf()']) await restored.query(setting);
  const writer = await openWriter(restored.url(), storage);
  const { recordId } = await writer.post().finally(writer.close);
  console.log(await runTool(['take', '--type', 'full'], {}));
  await untilArchived(restored);
  console.log(await runTool(['check'], {}));
  await ground.stop(restored);
  console.log(await pgbackrest('info'));
  await restoreFromBefore(ground, recordId);
}

/** Restores to the end from the oldest backup, whose timeline ended with the previous restore, and looks for a later record. */
async function restoreFromBefore(ground: Ground, recordId: string): Promise<void> {
  const into = join(ground.own, 'restored');
  const [first] = await readRepositories();
  const [oldest] = first?.backups ?? [];
  if (!first || !oldest) throw new Error('no backup is left from before the restore');
  console.log(await runTool(['restore', '--into', into, '--repo', String(first.number), '--set', oldest.label], {}));
  const cluster = await ground.start(into);
  if (!(await findRecords(cluster.url(), [recordId])).has(recordId)) throw new Error('a second restore lost what followed the first');
  await ground.stop(cluster);
  await rm(into, { recursive: true });
}

export async function measured<Answer>(work: () => Promise<Answer>): Promise<[number, Answer]> {
  const started = performance.now();
  const answer = await work();
  return [performance.now() - started, answer];
}
