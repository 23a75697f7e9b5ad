import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { EdgeClient } from './edge-client.ts';
import type { HistoryWriter } from './history.ts';
import type { LabBoard, LabPlayer } from './lab-site.ts';
import { sendPost } from './send-post.ts';

// The browser waits longer each time. The lab does not, so that it measures when posts are accepted again.
const RETRY_MS = 700;
const RETRY_SPREAD_MS = 600;
const IN_FLIGHT = 64;
const SCORES = 99_991; // a prime, so that a player never sends a score twice
const REFUSED_EVERY = 50; // one operation in so many is invalid and must be refused

export type Poster = {
  /** Sends the following posts to these boards. Resolves when no earlier operation is in flight any more. */
  postTo(boards: readonly LabBoard[]): Promise<void>;
  /** Returns the times of all acknowledgements since the last call. */
  takeAcknowledged(): number[];
  readonly counts: { acknowledged: number; refused: number; attempts: number; replayed: number };
  /** Starts no further operations and waits until the outcome of all others is known, or until `limitMs`. */
  stop(limitMs: number): Promise<void>;
};

export type Posting = {
  readonly client: EdgeClient;
  readonly history: HistoryWriter;
  readonly players: readonly LabPlayer[];
  readonly boards: readonly LabBoard[];
  readonly perSecond: number;
  readonly isKeyless: boolean;
};

/** Returns the content of an operation, which depends only on its number and board, so that it can be sent again later. */
export function contentOf(
  operation: number,
  { stageId, rule, console, videoUrl }: LabBoard,
): { readonly score: number; readonly body: string } {
  const score = 1 + (operation % SCORES);
  const isRefused = operation % REFUSED_EVERY === REFUSED_EVERY - 1;
  const form = { stageId, rule, console, score: String(score), videoUrl, ...(isRefused && { achievedOn: '1999-01-01' }) };
  return { score, body: JSON.stringify(form) };
}

/** Posts at a constant rate and writes the history. At most 64 operations are in flight, so that an outage pauses the rate. */
export function startPosting({ client, history, players, boards: first, perSecond, isKeyless }: Posting): Poster {
  const counts = { acknowledged: 0, refused: 0, attempts: 0, replayed: 0 };
  const inFlight = new Map<number, Promise<void>>();
  const acknowledged: number[] = [];
  let [boards, started, isStopped, isAbandoned] = [first, 0, false, false];
  const pause = () => wait(RETRY_MS + Math.random() * RETRY_SPREAD_MS);
  const sending = { client, pause, isAbandoned: () => isAbandoned, isKeyless };

  async function run(operation: number): Promise<void> {
    const { userId, cookie } = players[operation % players.length] as LabPlayer;
    const board = boards[operation % boards.length] as LabBoard;
    const { score, body } = contentOf(operation, board);
    const key = randomUUID();
    history.write({ type: 'invoke', operation, userId, boardId: board.boardId, score, key });
    const sent = await sendPost({ cookie, key, body, edge: operation % 2 === 0 ? 0 : 1 }, sending);
    counts.attempts += sent.attempts;
    if (sent.outcome === 'ok') {
      acknowledged.push(Date.now());
      counts.acknowledged += 1;
      counts.replayed += sent.replayed ? 1 : 0;
    } else if (sent.outcome === 'fail') counts.refused += 1;
    const { outcome: type, ...details } = sent;
    history.write({ type, operation, ...details } as Parameters<HistoryWriter['write']>[0]);
  }

  const running = (async () => {
    let dueAt = performance.now();
    while (!isStopped) {
      if (inFlight.size < IN_FLIGHT) {
        const operation = started;
        started += 1;
        inFlight.set(
          operation,
          run(operation).finally(() => inFlight.delete(operation)),
        );
      }
      dueAt = Math.max(dueAt + 1_000 / perSecond, performance.now() - 1_000); // does not catch up after an outage
      await wait(Math.max(0, dueAt - performance.now()));
    }
  })();

  return {
    counts,
    postTo: async (next) => {
      boards = next;
      await Promise.all(inFlight.values());
    },
    takeAcknowledged: () => acknowledged.splice(0),
    stop: async (limitMs) => {
      isStopped = true;
      const timer = setTimeout(() => {
        isAbandoned = true;
      }, limitMs);
      await running;
      await Promise.all(inFlight.values());
      clearTimeout(timer);
    },
  };
}
