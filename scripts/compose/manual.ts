import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';

/** Returns the shell blocks of one kind in a document, such as ```` ```sh compose-upgrade ````. */
export const blocksOf = (manual: string, kind: string): string[] =>
  [...readFileSync(manual, 'utf8').matchAll(/^```sh (\S+)\n([\s\S]*?)^```$/gm)].flatMap(([, found, text = '']) =>
    found === kind ? [text] : [],
  );

/** Executes a block in a folder and returns its standard output. Throws with its output when a command fails. */
export async function run(block: string, cwd: string): Promise<string> {
  try {
    return (await promisify(execFile)('bash', ['-euo', 'pipefail', '-c', block], { cwd, maxBuffer: 2 ** 26 })).stdout;
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string };
    throw new Error(`${block}\n${stdout.slice(-1_000)}\n${stderr.slice(-4_000)}`);
  }
}
