import { readClock } from '#data/queries/site/server.ts';
import { pickStage } from '#domain/catalogue/random-stage.ts';
import type { Deps } from '#usecases/deps.ts';

/** Returns the id of a random stage that is open now, or undefined when no stage is open. */
export async function pickRandomStage(deps: Deps): Promise<number | undefined> {
  return pickStage(await deps.catalogue(), await readClock(deps.db), Math.random());
}
