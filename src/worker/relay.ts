import { setTimeout as sleep } from 'node:timers/promises';
import { sealLog } from '#usecases/accounts/audit/seal-log.ts';
import type { Deps } from '#usecases/deps.ts';
import { relayInstants } from '#usecases/edge/relay-instants.ts';
import { relayPages } from '#usecases/edge/relay-pages.ts';
import { revealEndedEvents } from '#usecases/events/reveal-events.ts';
import { relayTexts } from '#usecases/keyword-layer/relay-texts.ts';
import { relayChanges } from '#usecases/rankings/derive/relay-changes.ts';

const EVERY_MS = 250;
const CLOCK_CHECK_EVERY = 4; // in rounds of EVERY_MS

const relayWork = async (deps: Deps): Promise<void> => {
  if ((await deps.switches())['read-only']) return; // outbox events are not relayed in read-only mode
  await relayChanges(deps, new Date());
  await relayTexts(deps);
};

const checkClock = async (deps: Deps): Promise<void> => {
  await relayInstants(deps, new Date());
  if (!(await deps.switches())['read-only']) await revealEndedEvents(deps);
};

/** Relays outbox events four times a second until stopped. Failures are reported and retried. */
export async function runRelay(deps: Deps, stop: AbortSignal, failed: (error: unknown) => void): Promise<void> {
  for (let round = 0; !stop.aborted; round += 1) {
    await relayPages(deps, new Date()).catch(failed);
    if (round % CLOCK_CHECK_EVERY === 0) await checkClock(deps).catch(failed);
    await relayWork(deps).catch(failed);
    await sealLog(deps).catch(failed); // also in read-only mode, because switching it on adds an audit log row
    await sleep(EVERY_MS, undefined, { signal: stop }).catch(() => {}); // aborting `stop` ends the wait
  }
}
