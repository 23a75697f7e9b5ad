import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Returns the files of a folder to test again after a commit, or undefined for all of them. */
export function listChanged(folder: string, commit: string): string[] | undefined {
  try {
    const changed = execFileSync('git', ['diff', '--name-only', commit.replace('-dirty', ''), '--', folder], {
      encoding: 'utf8',
      stdio: 'pipe',
    });
    return filesToTest(changed.split('\n').filter(Boolean), existsSync);
  } catch {
    return undefined; // the commit is not in this clone
  }
}

/**
 * Returns the code of changed files: a test stands for the code that it is named after. Returns undefined when there is
 * no such code, because then the test may be about every file.
 */
export function filesToTest(changed: readonly string[], exists: (file: string) => boolean): string[] | undefined {
  const files = changed.map((file) => file.replace(/\.(test|fixture)\.ts$/, '.ts'));
  if (files.some((file, index) => file !== changed[index] && !exists(file))) return undefined;
  return [...new Set(files)].filter(exists);
}
