import { runFile } from '#domain/speedruns/outside-run.ts';
import { readTextFile } from './text-file.ts';

/** Reads speedruns exported from another service (docs/speedrun-import.md). Throws when the file has another format. */
export async function openSpeedrunFile(path: string) {
  const { service, runs } = readRuns(path, await readTextFile(path));
  return {
    service,
    async *runs() {
      yield* runs;
    },
  };
}

function readRuns(path: string, text: string) {
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch {
    throw new Error(`${path} is not JSON`);
  }
  const file = runFile.safeParse(parsed);
  if (!file.success) throw new Error(`${path} is not {"service": "…", "runs": […]} (docs/speedrun-import.md)`);
  return file.data;
}
