import { isUtf8 } from 'node:buffer';
import { readFile, stat } from 'node:fs/promises';
import { runFile } from '#domain/speedruns/outside-run.ts';

const LARGEST = 64 * 1024 * 1024; // bytes

/** The runs of a service from a file (docs/speedrun-import.md); throws for a file that is not such a one. */
export async function openSpeedrunFile(path: string) {
  if ((await stat(path)).size > LARGEST) throw new Error(`${path} is larger than 64 MB`);
  const bytes = await readFile(path);
  if (!isUtf8(bytes)) throw new Error(`${path} is not UTF-8`);
  const { service, runs } = readRuns(path, bytes.toString('utf8'));
  return {
    service,
    async *runs() {
      yield* runs;
    },
  };
}

function readRuns(path: string, text: string) {
  let said: unknown;
  try {
    said = JSON.parse(text);
  } catch {
    throw new Error(`${path} is not JSON`);
  }
  const file = runFile.safeParse(said);
  if (!file.success) throw new Error(`${path} is not {"service": "…", "runs": […]} (docs/speedrun-import.md)`);
  return file.data;
}
