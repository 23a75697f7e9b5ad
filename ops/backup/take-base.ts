import { mkdir, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import { z } from 'zod';
import { flushFolder } from '#data/gateways/write-whole.ts';
import { DAY_MS } from '#domain/shared/time-units.ts';
import { baseFolder, baseIds, readManifest, walFolder } from './folder.ts';
import type { ListedFile, Manifest } from './manifest.ts';
import { postgresProgram, run } from './run-program.ts';
import { describeFile, writeSummed } from './summed-file.ts';
import { bytesBefore, nameOf } from './wal-names.ts';

const ARCHIVED_WITHIN_MS = 60_000;
const EXPECTED = ['backup_manifest', 'base.tar.gz', 'pg_wal.tar.gz'];

const ranges = z.object({
  'WAL-Ranges': z.tuple([z.object({ Timeline: z.int(), 'Start-LSN': z.string(), 'End-LSN': z.string() })]),
});

/**
 * Copies the running cluster. The base is complete once its WAL is archived and `takeObjects` has returned the number
 * of the newest list.
 */
export async function takeBase(folder: string, databaseUrl: string, takeObjects: () => Promise<number>): Promise<Manifest> {
  const startedAt = new Date();
  const id = `${startedAt.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;
  const unfinished = baseFolder(folder, `.${id}`);
  const { cluster, segmentBytes } = await readServer(databaseUrl);
  await refuseOtherCluster(folder, cluster);
  await dropLeftovers(folder, startedAt);
  await mkdir(unfinished, { recursive: true, mode: 0o750 });
  try {
    await copyCluster(databaseUrl, unfinished);
    const endedAt = new Date(); // The base can be restored to any moment from here on.
    const {
      'WAL-Ranges': [range],
    } = ranges.parse(JSON.parse(await readFile(join(unfinished, 'backup_manifest'), 'utf8')));
    const segment = (byte: number) => nameOf({ timeline: range.Timeline, number: Math.floor(byte / segmentBytes) }, segmentBytes);
    const [firstWal, lastWal] = [segment(bytesBefore(range['Start-LSN'])), segment(bytesBefore(range['End-LSN']) - 1)];
    await waitForArchive(folder, lastWal);
    // Runs last, because by now all objects that the copied rows refer to are stored.
    const objectList = await takeObjects();
    const files = await listFiles(unfinished);
    const base: Manifest = {
      ...{ version: 1, id, startedAt: startedAt.toISOString(), endedAt: endedAt.toISOString(), cluster, segmentBytes },
      ...{ firstWal, lastWal, objectList, files },
    };
    await writeSummed(join(unfinished, 'manifest.json'), `${JSON.stringify(base, null, 1)}\n`);
    await rename(unfinished, baseFolder(folder, id));
    await flushFolder(join(folder, 'bases'));
    return base;
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    throw error;
  }
}

async function readServer(databaseUrl: string): Promise<{ cluster: string; segmentBytes: number }> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const answer = await client.query(
      `select system_identifier::text as cluster, setting::int as "segmentBytes" from pg_control_system(), pg_settings where name = 'wal_segment_size'`,
    );
    return answer.rows[0];
  } finally {
    await client.end();
  }
}

async function refuseOtherCluster(folder: string, cluster: string): Promise<void> {
  for (const id of await baseIds(folder))
    if ((await readManifest(folder, id)).cluster !== cluster)
      throw new Error(`${folder} holds backups of another cluster: use a separate folder for this one`);
}

/** Deletes unfinished backups that are more than a day old, for example after a crash. */
async function dropLeftovers(folder: string, now: Date): Promise<void> {
  const bases = join(folder, 'bases');
  const names = await readdir(bases).catch(() => []); // The first backup creates the folder.
  for (const name of names.filter((one) => one.startsWith('.'))) {
    const { mtime } = await stat(join(bases, name));
    if (now.getTime() - mtime.getTime() > DAY_MS) await rm(join(bases, name), { recursive: true });
  }
}

/**
 * Copies the cluster with pg_basebackup. Includes the WAL written meanwhile, so that the base can be restored even if
 * the archive is lost.
 */
async function copyCluster(databaseUrl: string, to: string): Promise<void> {
  const address = new URL(databaseUrl);
  const password = decodeURIComponent(address.password);
  address.password = ''; // The password must not be visible in process lists.
  const args = [
    '-D',
    to,
    '-F',
    'tar',
    '-z',
    '-X',
    'stream',
    '-c',
    'fast',
    '--manifest-checksums=SHA256',
    '--no-password',
    '-d',
    address.href,
  ];
  await run(postgresProgram('pg_basebackup'), args, { env: { PGPASSWORD: password } });
}

async function waitForArchive(folder: string, name: string): Promise<void> {
  const deadline = Date.now() + ARCHIVED_WITHIN_MS;
  while (!(await describeFile(join(walFolder(folder), `${name}.gz`)))) {
    if (Date.now() > deadline) throw new Error(`${name} was not archived: see archive_command and pg_stat_archiver`);
    await wait(100);
  }
}

async function listFiles(folder: string): Promise<ListedFile[]> {
  const names = (await readdir(folder)).sort();
  if (names.join() !== EXPECTED.join()) throw new Error(`pg_basebackup wrote ${names.join(', ')}: tablespaces are not backed up`);
  return Promise.all(names.map(async (name) => ({ name, ...((await describeFile(join(folder, name))) ?? { bytes: 0, sha256: '' }) })));
}
