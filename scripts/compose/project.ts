import { execFile, execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';

const start = promisify(execFile);
const OUTPUT_BYTES = 256 * 1024 * 1024;
const VARNISH_FILES = 131_072; // as in compose.yaml

/** What compose.yaml asks for; everything else has a default. */
export const SECRETS = [
  'NEXTAUTH_SECRET',
  'POSTGRES_PASSWORD',
  'MIGRATE_PASSWORD',
  'WEB_PASSWORD',
  'WORKER_PASSWORD',
  'BACKUP_PASSWORD',
  'BACKUP_PASSPHRASE',
  'S3_SECRET_ACCESS_KEY',
] as const;

/** A clone of this repository with a `.env`, and Docker in it. */
export type Project = {
  readonly folder: string;
  readonly secrets: Readonly<Record<string, string>>;
  /** Runs `docker compose …` in the clone and returns its output. Throws with its error output when it fails. */
  compose(...args: readonly string[]): Promise<string>;
  docker(...args: readonly string[]): Promise<string>;
  /** Adds a line to `.env`. The last of several lines for a setting counts. */
  set(name: string, value: string): void;
};

/** Clones the committed state of this repository into a new folder. */
export const cloneRepository = (folder: string): void =>
  void execFileSync('git', ['clone', '--quiet', '--no-local', '--depth', '1', `file://${process.cwd()}`, folder]);

/** Writes the files of an earlier commit into a new folder. */
export function exportCommit(commit: string, folder: string): void {
  mkdirSync(folder);
  execFileSync('tar', ['-x', '-C', folder], { input: execFileSync('git', ['archive', commit], { maxBuffer: OUTPUT_BYTES }) });
}

/** Copies the working tree without ignored files into a new folder, to try what is not committed yet. */
export function copyWorkingTree(folder: string): void {
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8' });
  for (const file of listed.split('\0').filter((name) => name !== '' && existsSync(name))) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    copyFileSync(file, join(folder, file));
  }
}

/** Writes new secrets to `.env` of a clone. */
export function writeSecrets(folder: string, names: readonly string[] = SECRETS): void {
  const lines = names.map((name) => `${name}=${randomBytes(24).toString('hex')}\n`);
  writeFileSync(join(folder, '.env'), lines.join(''), { mode: 0o600 });
}

/** Allows Varnish only the open files that this machine allows, in the file that Compose reads beside compose.yaml. */
export function fitFileLimit(folder: string): void {
  const limit = execFileSync('bash', ['-c', 'ulimit -Hn'], { encoding: 'utf8' }).trim();
  if (limit === 'unlimited' || Number(limit) >= VARNISH_FILES) return;
  writeFileSync(join(folder, 'compose.override.yaml'), `services: { varnish: { ulimits: { nofile: ${limit} } } }\n`);
}

/** Returns the project in a clone that has a `.env`. */
export function openProject(folder: string): Project {
  const file = join(folder, '.env');
  const settings = [...readFileSync(file, 'utf8').matchAll(/^(\w+)=(.*)$/gm)].map(([, name = '', value = '']) => [name, value] as const);
  const secrets = Object.fromEntries(settings.filter(([name]) => (SECRETS as readonly string[]).includes(name)));
  const docker = async (...args: readonly string[]) => {
    try {
      return (await start('docker', [...args], { cwd: folder, maxBuffer: OUTPUT_BYTES })).stdout;
    } catch (error) {
      const { stdout, stderr } = error as { stdout: string; stderr: string };
      throw new Error(`docker ${args.slice(0, 6).join(' ')} failed:\n${stdout.slice(-2_000)}\n${stderr.slice(-6_000)}`);
    }
  };
  return {
    folder,
    secrets,
    docker,
    compose: (...args) => docker('compose', ...args),
    set: (name, value) => writeFileSync(file, `${readFileSync(file, 'utf8')}${name}=${value}\n`),
  };
}
