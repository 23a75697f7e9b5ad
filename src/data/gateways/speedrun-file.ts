import { runFile } from '#domain/speedruns/outside-run.ts';
import { readTextFile } from './text-file.ts';

/** The runs of a service from a file (docs/speedrun-import.md); throws for a file that is not such a one. */
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
