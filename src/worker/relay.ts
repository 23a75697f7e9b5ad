import { setTimeout as sleep } from 'node:timers/promises';
import { sealLog } from '#usecases/accounts/seal-log.ts';
import type { Deps } from '#usecases/deps.ts';
import { relayInstants } from '#usecases/edge/relay-instants.ts';
import { relayPages } from '#usecases/edge/relay-pages.ts';
import { revealEndedEvents } from '#usecases/events/reveal-events.ts';
import { relayTexts } from '#usecases/keyword-layer/relay-texts.ts';
import { relayChanges } from '#usecases/rankings/relay-changes.ts';

const EVERY_MS = 250;
const LOOK_AT_THE_CLOCK_EVERY = 4; // rounds

const relayWork = async (deps: Deps): Promise<void> => {
  if ((await deps.switches())['read-only']) return; // what was noted waits
  await relayChanges(deps, new Date());
  await relayTexts(deps);
};

const lookAtClock = async (deps: Deps): Promise<void> => {
  await relayInstants(deps, new Date());
  if (!(await deps.switches())['read-only']) await revealEndedEvents(deps);
};

/** Relays what was noted, four times a second until told to stop; what fails is told and tried again. */
export async function runRelay(deps: Deps, stop: AbortSignal, failed: (error: unknown) => void): Promise<void> {
  for (let round = 0; !stop.aborted; round += 1) {
    await relayPages(deps, new Date()).catch(failed);
    if (round % LOOK_AT_THE_CLOCK_EVERY === 0) await lookAtClock(deps).catch(failed);
    await relayWork(deps).catch(failed);
    await sealLog(deps).catch(failed); // in read-only mode, too: turning it on is itself a row
    await sleep(EVERY_MS, undefined, { signal: stop }).catch(() => {}); // a stop ends the wait
  }
}
