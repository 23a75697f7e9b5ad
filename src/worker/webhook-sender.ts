import { setTimeout as sleep } from 'node:timers/promises';
import type { Deps } from '#usecases/deps.ts';
import { deliverNext } from '#usecases/webhooks/deliver-webhook.ts';
import { relayWebhooks } from '#usecases/webhooks/relay-webhooks.ts';
import { isStillSending, listDue, sendAlone } from '#usecases/webhooks/send-alone.ts';

const EVERY_MS = 250;
const RETRY_MS = 1_000;
const MOST_AT_ONCE = 64; // requests in flight, so that slow receivers do not delay the others
const MOST_IN_TURN = 50; // deliveries to one webhook before others get the place
const LONGEST_TURN_MS = 10_000; // after which a slow receiver starts no other delivery in its turn

/**
 * Turns outbox events into deliveries and sends them until stopped: one at a time to each webhook, in order, and to many
 * webhooks at once. Only one worker does so; when it ends, another one takes over. Failures are reported and retried.
 */
export async function runWebhookSender(deps: Deps, stop: AbortSignal, failed: (error: unknown) => void): Promise<void> {
  const pause = (ms: number) => sleep(ms, undefined, { signal: stop }).catch(() => {}); // aborting `stop` ends the wait
  const inFlight = new Map<string, Promise<void>>(); // by webhook
  while (!stop.aborted) {
    const ended = new AbortController(); // the lock is to be released or was lost
    const mayContinue = async () => !stop.aborted && !ended.signal.aborted && !(await isReadOnly(deps));
    const round = async (connection: Parameters<typeof isStillSending>[0]) => {
      await isStillSending(connection);
      if (!(await mayContinue())) return;
      await relayWebhooks(deps).catch(failed);
      for (const webhookId of await listDue(deps, [...inFlight.keys()], MOST_AT_ONCE - inFlight.size)) {
        const sent = sendInTurn(deps, webhookId, mayContinue).catch((error) => {
          failed(error);
          return pause(RETRY_MS);
        });
        inFlight.set(
          webhookId,
          sent.finally(() => inFlight.delete(webhookId)),
        );
      }
    };
    await sendAlone(deps, async (connection) => {
      try {
        for (; !stop.aborted; await pause(EVERY_MS)) await round(connection);
      } finally {
        ended.abort();
        await Promise.all(inFlight.values()); // before another worker may send
      }
    }).catch(failed);
    await pause(RETRY_MS);
  }
}

// Nothing is stored in read-only mode, so nothing may be sent.
const isReadOnly = async (deps: Deps): Promise<boolean> => (await deps.switches())['read-only'];

async function sendInTurn(deps: Deps, webhookId: string, mayContinue: () => Promise<boolean>): Promise<void> {
  const until = Date.now() + LONGEST_TURN_MS;
  for (let count = 0; count < MOST_IN_TURN && Date.now() < until && (await mayContinue()); count += 1)
    if (!(await deliverNext(deps, webhookId))) return;
}
