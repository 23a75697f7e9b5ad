import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { clearEdgeTries } from '#tests/support/edge/edge-players.ts';
import { viaEdge } from '#tests/support/edge/via-edge.ts';
import { freshDraft } from '#tests/support/scenarios/records-api.ts';
import type { AlertsSite, Player } from './site.ts';

const PAGES = ['/', '/stage/201', '/total/1', '/information', '/calendar', '/speedrun/101', '/stage/229', '/limited'];
const ROUND_MS = 500;
const POST_EVERY = 6; // rounds
const READ_TIMEOUT_MS = 5_000;

export type Load = {
  /** No posts are sent while this is false. */
  isPosting: boolean;
  /** The number of responses by status, and of requests without one. */
  readonly counts: Record<string, number>;
  stop(): Promise<void>;
};

/** Reads pages through the edge and from each instance, six a second in all, and posts a record every three seconds. */
export function startLoad({ instances, players, db }: AlertsSite): Load {
  const counts: Record<string, number> = {};
  const count = (kind: string, sent: Promise<{ readonly status: number }>) =>
    sent.then(
      ({ status }) => add(`${kind} ${status}`),
      () => add(`${kind} failed`),
    );
  const add = (outcome: string) => {
    counts[outcome] = (counts[outcome] ?? 0) + 1;
  };
  let isRunning = true;
  const load: Load = {
    isPosting: true,
    counts,
    stop: () => {
      isRunning = false;
      return working;
    },
  };
  const work = async () => {
    for (let round = 0; isRunning; round += 1) {
      const page = PAGES[round % PAGES.length] ?? '/';
      void count('edge', viaEdge(page));
      for (const { url } of instances) void count('instance', readPage(url + page));
      if (load.isPosting && round % POST_EVERY === 0) void count('post', postRecord(players[(round / POST_EVERY) % players.length]));
      if (round % 120 === 0) await clearEdgeTries(db).catch(() => {}); // all requests share one address and its rate limits
      await wait(ROUND_MS);
    }
  };
  const working = work();
  return load;
}

/** Reads a page to its end. */
export async function readPage(url: string): Promise<{ readonly status: number }> {
  const answer = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(READ_TIMEOUT_MS) });
  await answer.arrayBuffer();
  return answer;
}

/** Posts a record as the site's own form does. */
const postRecord = (player: Player | undefined) =>
  viaEdge('/api/records', {
    method: 'POST',
    cookie: player?.cookie ?? '',
    json: freshDraft(),
    headers: { 'idempotency-key': randomUUID() },
  });
