import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

// Outside the checkout, because a build picks up files from parent folders.
const HOME = join(process.env.TMPDIR ?? '/var/tmp', 'stargrass-replay');

/**
 * Checks out a commit in a separate folder, installs its packages and builds it. Returns the folder, and reuses an
 * existing build.
 */
export function buildCommit(commit: string): string {
  const folder = join(HOME, commit);
  if (existsSync(join(folder, '.next/standalone/.next/static'))) return folder;
  removeBuild(folder); // removes an unfinished build
  execFileSync('git', ['worktree', 'add', '--force', '--detach', folder, commit], { stdio: 'pipe' });
  install(folder);
  runIn(folder, 'scripts/build.sh');
  return folder;
}

export function removeBuild(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  execFileSync('git', ['worktree', 'prune']);
}

/** Runs a command in the checkout of an old commit, and throws an error with the output when the command fails. */
export function runIn(folder: string, command: string, args: readonly string[] = [], env: Readonly<Record<string, string>> = {}): void {
  const { status, stdout, stderr } = spawnSync(join(folder, command), args, {
    cwd: folder,
    env: { ...process.env, ...env },
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} exited with ${status} in ${folder}\n${stdout}\n${stderr}`);
}

/** Installs the packages of a checkout. Links this checkout's packages instead when both lock files are equal. */
function install(folder: string): void {
  const isSame = readFileSync('package-lock.json').equals(readFileSync(join(folder, 'package-lock.json')));
  if (isSame && spawnSync('cp', ['-al', 'node_modules', folder]).status === 0) return;
  rmSync(join(folder, 'node_modules'), { recursive: true, force: true });
  // Commits before 2.0 ask for a check of engines, which fails with Debian 12's npm.
  runIn(folder, 'bin/with-node', ['npm', 'ci', '--ignore-scripts', '--engine-strict=false', '--no-audit', '--no-fund', '--prefer-offline']);
}
