import { setTimeout as sleep } from 'node:timers/promises';
import type { Deps } from '#usecases/deps.ts';
import { dropFormerEdges, mergeWaiting, purgeEdge } from '#usecases/edge/purge-edge.ts';

const EVERY_MS = 100;
const RETRY_MS = 1_000;
const LONGEST_RETRY_MS = 10_000;

export type PurgerEvents = {
  readonly failed: (error: unknown) => void;
  /** Called when an edge confirms a purge that was due at `dueAt`. */
  readonly purged?: (edge: string, dueAt: Date) => void;
};

/**
 * Sends due purges to every edge and retries until the edge confirms them. An edge that does not respond does not delay
 * the others.
 */
export async function runPurger(deps: Deps, stop: AbortSignal, events: PurgerEvents): Promise<void> {
  await dropFormerEdges(deps).catch(events.failed);
  await Promise.all(deps.edges.map((edge) => purgeUntilConfirmed(deps, edge, stop, events)));
}

async function purgeUntilConfirmed(deps: Deps, edge: Deps['edges'][number], stop: AbortSignal, events: PurgerEvents): Promise<void> {
  let failures = 0;
  while (!stop.aborted) {
    try {
      for (const dueAt of await purgeEdge(deps, edge, new Date())) events.purged?.(edge.url, dueAt);
      failures = 0;
    } catch (error) {
      failures += 1;
      events.failed(error);
      await mergeWaiting(deps, edge, new Date()).catch(() => {}); // a database failure has been reported already
    }
    const wait = failures === 0 ? EVERY_MS : Math.min(failures * RETRY_MS, LONGEST_RETRY_MS);
    await sleep(wait, undefined, { signal: stop }).catch(() => {}); // aborting `stop` ends the wait
  }
}
