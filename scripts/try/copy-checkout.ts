import { execFileSync, spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, rmSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

/** Copies the working tree, without ignored files but with node_modules, into an existing folder. */
export function copyCheckout(folder: string): void {
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8' });
  for (const file of listed.split('\0').filter((name) => name !== '' && existsSync(name))) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    copyFileSync(file, join(folder, file));
  }
  // Hard links take no space, but need the same file system. Symbolic links would lead the bundler out of the copy.
  const target = join(folder, 'node_modules');
  if (spawnSync('cp', ['-al', resolve('node_modules'), target], { stdio: 'ignore' }).status === 0) return;
  rmSync(target, { recursive: true, force: true });
  execFileSync('cp', ['-a', resolve('node_modules'), target]);
}
