import { renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Writes NAME.prom for the textfile collector of node exporter, or removes it without lines. */
export function writeText(folder: string, name: string, lines: readonly string[]): void {
  const file = join(folder, `${name}.prom`);
  if (lines.length === 0) {
    rmSync(file, { force: true });
    return;
  }
  writeFileSync(`${file}.new`, `${lines.join('\n').trim()}\n`);
  renameSync(`${file}.new`, file); // node exporter never reads half a file
}
