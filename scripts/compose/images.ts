import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Lock, productionFolders } from '#scripts/generate/third-party-notices/production-packages.ts';
import type { Project } from './project.ts';

/**
 * Returns the packages among these files of an image that the lock file names but the site does not need at run time. A
 * package.json alone is no package: the build copies those of all folders that it looked at.
 */
export function findDevPackages(files: readonly string[], lock: Lock): string[] {
  const found = files.flatMap((file) => {
    const [, folder = '', rest] = /^\/app\/(?:\.next\/standalone\/)?((?:.*\/)?node_modules\/(?:@[^/]+\/)?[^/@]+)\/(.+)$/.exec(file) ?? [];
    return folder === '' || rest === 'package.json' ? [] : [folder];
  });
  const needed = new Set(productionFolders(lock));
  return [...new Set(found)].filter((path) => path in lock.packages && !needed.has(path)).sort();
}

/** Returns files of an image that must not be in it: settings with secrets, history and keys. */
export const findSecretFiles = (files: readonly string[]): string[] =>
  files.filter((file) => /^\/app\/(?:.*\/)?(?:\.git\/.*|\.env(?!\.example)[^/]*|[^/]+\.(?:pem|key))$/.test(file));

const LIST_FILES = '[ ! -d /app ] || find /app -xdev -type f';

/** Checks the images that the project built. Returns what is wrong: development tools, secrets or root as the user. */
export async function checkImages({ compose, docker, folder, secrets }: Project): Promise<{ images: string[]; faults: string[] }> {
  const lock = JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8')) as Lock;
  const names = (await compose('config', '--images')).split('\n').filter((name) => name.startsWith('stargrass-'));
  const byId = new Map<string, string>();
  for (const name of names) byId.set((await docker('image', 'inspect', '--format', '{{.Id}}', name)).trim(), name);
  const faults: string[] = [];
  for (const name of byId.values()) {
    const user = (await docker('image', 'inspect', '--format', '{{.Config.User}}', name)).trim();
    if (user === '' || user === 'root' || user === '0') faults.push(`${name} runs as ${user || 'root'}`);
    const files = (await docker('run', '--rm', '--network', 'none', '--entrypoint', 'sh', name, '-c', LIST_FILES)).split('\n');
    for (const path of findDevPackages(files, lock)) faults.push(`${name} contains the development tool ${path}`);
    for (const path of findSecretFiles(files)) faults.push(`${name} contains ${path}`);
    // Newer engines compress layers, in which no text would be found.
    if (files.includes('/app/package.json') && !containsAny(name, ['"name": "stargrass"']))
      faults.push(`the layers of ${name} cannot be searched`);
    if (containsAny(name, Object.values(secrets))) faults.push(`${name} contains a secret of .env`);
  }
  return { images: [...byId.values()], faults };
}

/** Returns whether any layer or setting of an image contains one of these texts. */
function containsAny(image: string, texts: readonly string[]): boolean {
  // Counts instead of ending at the first match, because Docker would then fail to write the rest.
  const command = 'set -o pipefail; docker image save "$1" | grep --count --text --fixed-strings --file <(printenv TEXTS)';
  try {
    execFileSync('bash', ['-c', command, 'bash', image], { stdio: 'ignore', env: { ...process.env, TEXTS: texts.join('\n') } });
    return true;
  } catch (error) {
    if ((error as { status: number }).status === 1) return false;
    throw error;
  }
}
