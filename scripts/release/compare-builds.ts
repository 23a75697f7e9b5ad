import { execFileSync } from 'node:child_process';
import { lstatSync, readFileSync, readlinkSync } from 'node:fs';
import { join } from 'node:path';

/** How two builds differ. Files in `keys` differ only in the random keys that Next.js draws for each build. */
export type Comparison = { readonly files: number; readonly keys: readonly string[]; readonly different: readonly string[] };

/** Compares names, contents, modes and link targets of all files in two folders `.next/standalone`. */
export function compareBuilds(first: string, second: string): Comparison {
  const folders = [first, second].map((folder) => ({ folder, keys: randomKeys(folder) }));
  const paths = [...new Set(folders.flatMap(({ folder }) => filesIn(folder)))].sort();
  const isSame = (path: string, mask: boolean) => {
    const [a, b] = folders.map(({ folder, keys }) => describe(join(folder, path), mask ? keys : []));
    return a !== undefined && a === b;
  };
  const unequal = paths.filter((path) => !isSame(path, false));
  const [keys = [], different = []] = [true, false].map((same) => unequal.filter((path) => isSame(path, true) === same));
  return { files: paths.length, keys, different };
}

// With find, because a recursive readdir of Node.js follows links.
const filesIn = (folder: string): string[] =>
  execFileSync('find', [folder, '!', '-type', 'd', '-printf', '%P\\0'], { encoding: 'utf8', maxBuffer: 1e8 }).split('\0').slice(0, -1);

/** Returns a text that is equal for equal files, with each key replaced, or undefined if there is no such file. */
function describe(path: string, keys: readonly string[]): string | undefined {
  const stats = lstatSync(path, { throwIfNoEntry: false });
  if (!stats) return undefined;
  const content = stats.isSymbolicLink() ? readlinkSync(path) : readFileSync(path, 'latin1');
  return `${stats.mode} ${keys.reduce((text, key, index) => text.replaceAll(key, `key ${index}`), content)}`;
}

/** Returns the keys for draft mode and server actions, neither of which the site uses. */
function randomKeys(folder: string): string[] {
  const read = (file: string) => JSON.parse(readFileSync(join(folder, '.next/server', file), 'utf8')) as Record<string, unknown>;
  const actions = read('server-reference-manifest.json');
  return [...Object.values(read('preview-props.json')), actions.encryptionKey].filter((key) => typeof key === 'string');
}
