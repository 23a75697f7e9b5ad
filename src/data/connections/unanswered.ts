import { setTimeout as sleep } from 'node:timers/promises';
import type { Client, Pool, PoolClient } from 'pg';

const ASK_EVERY_MS = 1_000;

type Unanswered = {
  /**
   * Resolves when the server has answered a statement that timed out, when the connection has ended, or when its session
   * does not wait for a standby: then closing the connection ends the session, too.
   */
  wait(client: PoolClient): Promise<void>;
  /** Number of connections whose commit waits for a standby longer than its caller did. */
  readonly count: number;
  /** Ends all waits. */
  close(): void;
};

/**
 * Watches connections whose statement timed out. PostgreSQL has no time limit for a commit that waits for a standby, and
 * does not notice that its client has gone. The connections therefore stay open and count as used, so that there are
 * never more waiting sessions than the pool has connections.
 */
export function watchUnanswered(pool: Pool): Unanswered {
  const stop = new AbortController();
  let count = 0;
  const waitsForStandby = async (pid: number): Promise<boolean> => {
    const { rows } = await pool.query({
      name: 'waits for a standby',
      text: "select from pg_stat_activity where pid = $1 and wait_event = 'SyncRep'",
      values: [pid],
    });
    return rows.length > 0;
  };
  return {
    async wait(client) {
      const settled = new AbortController();
      const settle = () => settled.abort();
      const { processID } = client as unknown as { readonly processID: number };
      (client as unknown as Client).once('drain', settle).once('end', settle);
      const signal = AbortSignal.any([settled.signal, stop.signal]);
      count += 1;
      while (!signal.aborted && (await waitsForStandby(processID).catch(() => false)))
        await sleep(ASK_EVERY_MS, undefined, { signal, ref: false }).catch(() => {}); // aborting `signal` ends the wait
      count -= 1;
      (client as unknown as Client).off('drain', settle).off('end', settle);
    },
    get count() {
      return count;
    },
    close: () => stop.abort(),
  };
}
