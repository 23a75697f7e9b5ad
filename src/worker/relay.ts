import { setTimeout as sleep } from 'node:timers/promises';
import type { Deps } from '#usecases/deps.ts';
import { relayTexts } from '#usecases/keyword-layer/relay-texts.ts';
import { relayChanges } from '#usecases/rankings/relay-changes.ts';

const EVERY_MS = 500;

const relayOnce = async (deps: Deps): Promise<void> => {
  if ((await deps.switches())['read-only']) return; // what was noted waits
  await relayChanges(deps);
  await relayTexts(deps);
};

/** Relays what was noted, twice a second until told to stop; what fails is told and tried again. */
export async function runRelay(deps: Deps, stop: AbortSignal, failed: (error: unknown) => void): Promise<void> {
  while (!stop.aborted) {
    await relayOnce(deps).catch(failed);
    await sleep(EVERY_MS, undefined, { signal: stop }).catch(() => {}); // a stop ends the wait
  }
}
