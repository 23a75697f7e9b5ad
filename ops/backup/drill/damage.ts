import { spawnSync } from 'node:child_process';
import { copyFile, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { namesIn } from '#ops/backup/folder.ts';
import { PLACES } from '#ops/backup/object-lists.ts';
import { pgbackrest, readRepositories, STANZA } from '#ops/backup/pgbackrest.ts';
import { asPostgres } from '#ops/backup/run-program.ts';

export type Part = 'backup' | 'WAL';

/** Flips one bit in the middle. A second call restores the bytes. */
export function flipOneBit(bytes: Buffer): Buffer {
  const middle = Math.floor(bytes.length / 2);
  bytes[middle] = (bytes[middle] ?? 0) ^ 1;
  return bytes;
}

/** Flips one bit of a file in a repository, on a disk or in S3. */
export function damageFile(repository: number, file: string): void {
  inRepository('repo-put', repository, file, flipOneBit(inRepository('repo-get', repository, file)));
}

function inRepository(command: 'repo-get' | 'repo-put', repository: number, file: string, input?: Buffer): Buffer {
  const [program = '', ...args] = asPostgres('pgbackrest', [command, `--stanza=${STANZA}`, `--repo=${repository}`, '--raw', file]);
  const { status, stdout, stderr } = spawnSync(program, args, { maxBuffer: 2 ** 30, ...(input && { input }) });
  if (status !== 0) throw new Error(`${command} ${file}: ${stderr}`);
  return stdout;
}

/**
 * Finds a file of a repository: the bundle of its full backup, or the WAL segment in which the newest backup of the repository
 * `restored` ended. Every restore from that one needs the segment and may read it from any repository.
 */
export async function findPart(repository: number, part: Part, restored: number): Promise<string> {
  const folder = part === 'WAL' ? `archive/${STANZA}` : `backup/${STANZA}`;
  const listed = JSON.parse(await pgbackrest('repo-ls', [`--repo=${repository}`, '--recurse', '--output=json', folder])) as object;
  const names = Object.keys(listed).sort();
  const segment = (await readRepositories()).find(({ number }) => number === restored)?.backups.at(-1)?.lastSegment;
  const file = names.find((name) => (part === 'WAL' ? name.includes(`/${segment}-`) : /F\/bundle\/1$/.test(name)));
  if (!file) throw new Error(`repository ${repository} has no ${part}`);
  return join(folder, file);
}

/** Damages one file of each kind in the backup of objects, undoes it, and returns how each was reported. */
export async function damageObjects(folder: string, verify: () => Promise<string>): Promise<[string, string, string][]> {
  const firstIn = async (path: string) => join(path, (await namesIn(join(folder, path))).find((name) => name !== '0') ?? '');
  const files = [
    ...(await Promise.all(PLACES.map(async (place) => firstIn(await firstIn(join('objects', place)))))),
    await firstIn('objects/lists'),
  ];
  const damages: [string, string, string][] = [];
  for (const file of files)
    for (const how of ['one byte', 'deleted'] as const) {
      const [path, copy] = [join(folder, file), join(folder, 'copy')];
      await copyFile(path, copy);
      if (how === 'deleted') await rm(path);
      else await writeFile(path, flipOneBit(await readFile(path)));
      const report = await verify().then(
        () => '',
        (error: Error) => error.message,
      );
      await copyFile(copy, path);
      if (!report.includes(file)) throw new Error(`${file}, ${how}: not reported (${report})`);
      damages.push([file.split('/').slice(0, 2).join('/'), how, 'named']);
    }
  return damages;
}
