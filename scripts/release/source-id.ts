import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';

const SOURCES = ['{src,content,scripts}/**/*.*', 'public/**/*.*', 'package{,-lock}.json', 'next.config.ts', 'tsconfig.json'];

/**
 * Returns an id of everything that a build is made of, also without git: the same sources have the same id, so servers that
 * build one release themselves agree on it, and open pages detect any other build.
 */
export function sourceId(root: string): string {
  const hash = createHash('sha256');
  const files = globSync(SOURCES, { cwd: root, withFileTypes: true }).filter((entry) => entry.isFile());
  for (const path of files.map(({ parentPath, name }) => `${parentPath}/${name}`).sort()) {
    hash.update(`${path.slice(root.length)}\0`).update(createHash('sha256').update(readFileSync(path)).digest());
  }
  return hash.digest('hex').slice(0, 20);
}
