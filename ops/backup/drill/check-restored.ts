import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { run } from '#ops/backup/run-program.ts';

const runScript = async (args: readonly string[], env: Record<string, string>): Promise<string> =>
  (await run(process.execPath, args, { env })).trim();

/** Runs the backup tool as an operator does. Throws with its error output when the tool fails. */
export const runTool = (args: readonly string[], settings: Record<string, string>): Promise<string> =>
  runScript(['ops/backup/main.ts', ...args], settings);

/** Runs the checks for a restored site: rankings, audit log and evidence. */
export const verifySite = (settings: Record<string, string>): Promise<string[]> =>
  Promise.all([['scripts/rankings.ts', 'verify'], ['scripts/audit.ts'], ['scripts/evidence.ts']].map((args) => runScript(args, settings)));

/** Compares two folders of objects byte by byte. Returns the number of objects, or throws at the first difference. */
export async function compareObjects(one: string, other: string): Promise<number> {
  const [names, others] = [await filesIn(one), await filesIn(other)];
  if (names.join('\n') !== others.join('\n')) throw new Error(`${names.length} objects were stored, ${others.length} were restored`);
  for (const name of names)
    if (!(await readFile(join(one, name))).equals(await readFile(join(other, name)))) throw new Error(`${name} differs from the original`);
  return names.length;
}

/** Returns the sizes of the first repository and of the backup of objects. */
export const sizesIn = (own: string): Promise<[string, string][]> =>
  Promise.all(
    ['repository-1/backup', 'repository-1/archive', 'backups/objects'].map(async (part): Promise<[string, string]> => {
      const sizes = await Promise.all((await filesIn(join(own, part))).map(async (name) => (await stat(join(own, part, name))).size));
      return [`${part}: ${sizes.length} files`, `${(sizes.reduce((sum, size) => sum + size, 0) / 1e6).toFixed(1)} MB`];
    }),
  );

async function filesIn(folder: string): Promise<string[]> {
  const found = await readdir(folder, { recursive: true, withFileTypes: true });
  return found
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length))
    .sort();
}
