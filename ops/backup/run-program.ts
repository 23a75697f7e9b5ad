import { spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const DEBIAN = '/usr/lib/postgresql';

/**
 * Finds a PostgreSQL program in POSTGRES_BIN or in Debian's newest version. Otherwise, the program must be on the PATH.
 */
export function postgresProgram(name: string): string {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [process.env.POSTGRES_BIN ?? '', ...versions.map((version) => join(DEBIAN, version, 'bin'))];
  return folders.map((folder) => join(folder, name)).find((path) => path !== name && existsSync(path)) ?? name;
}

export type Run = { readonly env?: Record<string, string>; readonly input?: number | 'ignore'; readonly asServer?: boolean };

/** Runs a program and returns its standard output. Throws with its error output when the program fails. */
export async function run(
  program: string,
  args: readonly string[],
  { env, input = 'ignore', asServer = false }: Run = {},
): Promise<string> {
  const [command, ...rest] = asServer ? asPostgres(program, args) : [program, ...args];
  const child = spawn(command ?? program, rest, { stdio: [input, 'pipe', 'pipe'], env: { ...process.env, ...env } });
  const [output, errors] = [gather(child.stdout), gather(child.stderr)];
  const code = await new Promise<number | null>((resolve, reject) => child.once('error', reject).once('close', resolve));
  if (code !== 0) throw new Error(`${program} exited with ${code}: ${(await errors).trim() || (await output).trim()}`);
  return output;
}

/**
 * Returns the command that runs a program as the user postgres if this process runs as root. PostgreSQL refuses to run
 * as root, and its user must own its files.
 */
export const asPostgres = (program: string, args: readonly string[]): readonly string[] =>
  process.getuid?.() === 0 ? ['runuser', '-u', 'postgres', '--', program, ...args] : [program, ...args];

async function gather(stream: NodeJS.ReadableStream | null): Promise<string> {
  let text = '';
  for await (const part of stream ?? []) text += String(part);
  return text;
}
