// npm run release:compare: clones and builds HEAD twice and prints the files that differ; exits 1 if there are any. Both builds
// use the same path, which Next.js writes into server.js and required-server-files.json. TRY_FOLDER says where.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { compareBuilds } from './compare-builds.ts';

const folder = mkdtempSync(join(resolve(process.env.TRY_FOLDER ?? tmpdir()), 'stargrass-builds-'));
const clone = join(folder, 'stargrass');

function build(name: string): string {
  const run = (command: string, ...args: string[]) => execFileSync(command, args, { cwd: clone, stdio: ['ignore', 'ignore', 'inherit'] });
  execFileSync('git', ['clone', '--quiet', '.', clone]);
  run('bin/with-node', 'npm', 'ci', '--ignore-scripts', '--prefer-offline', '--no-audit', '--no-fund');
  run('scripts/build.sh');
  const built = join(folder, name);
  renameSync(join(clone, '.next/standalone'), built);
  rmSync(clone, { recursive: true });
  console.log(`Built ${name}.`);
  return built;
}

function compare(): ReturnType<typeof compareBuilds> {
  try {
    return compareBuilds(build('first'), build('second'));
  } catch (error) {
    rmSync(folder, { recursive: true });
    throw error;
  }
}

const { files, keys, different } = compare();
console.log(`${files} files, ${different.length} different. Equal except for random keys of Next.js: ${keys.join(', ') || 'none'}.`);
for (const path of different) console.log(`different: ${path}`);
if (different.length > 0) {
  console.log(`Both builds are in ${folder}.`);
  process.exitCode = 1;
} else {
  rmSync(folder, { recursive: true });
}
