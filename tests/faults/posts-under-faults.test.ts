import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openDatabase } from '#data/db.ts';
import { MINUTE_MS } from '#domain/shared/time-units.ts';
import { run } from '#ops/backup/run-program.ts';
import { FAULTS, type Fault, type FaultySite, withFaultySite } from '#tests/support/http/faulty-site.ts';
import { createPlayers, type Intent, newIntent } from '#tests/support/http/killed-posts.ts';
import { post } from '#tests/support/scenarios/records-api.ts';

// Full-size run with 1,000 posts: POSTS=1000 npm run test:faults -- posts-under-faults
const POSTS = Number(process.env.POSTS ?? 60);
const AT_ONCE = 8;
// The site's limit is 60 posts per player and hour.
const POSTS_PER_PLAYER = 40;
const POSTS_PER_FAULT = Math.max(5, Math.min(40, Math.floor(POSTS / 8)));
const LONGEST_MS = 20 * MINUTE_MS;
const RETRY_MS = 100;

type Acknowledged = { readonly intent: Intent; readonly recordId: string };
type Tally = { sent: number; failed: number; replayed: number };

/** Sends a post with the same idempotency key until it is acknowledged, as the site's form does. */
async function postUntilAcknowledged(site: FaultySite, intent: Intent, tally: Tally): Promise<Acknowledged> {
  for (;;) {
    tally.sent += 1;
    const answer = await post(site.url, intent.actor, intent.draft, intent.key).catch(() => undefined);
    if (answer?.status === 201) {
      if (answer.replayed) tally.replayed += 1;
      return { intent, recordId: JSON.parse(answer.body).recordId };
    }
    // Retries after a lost connection, an overload, a failure, or a 409 because the first attempt's transaction is
    // still open. Any other status is a rejection.
    if (answer && answer.status !== 409 && answer.status < 500) throw new Error(`${answer.status} ${answer.body}`);
    tally.failed += 1;
    await wait(RETRY_MS);
  }
}

test(`each of ${POSTS} posts is stored exactly once while web and worker are killed and PostgreSQL is restarted`, {
  timeout: LONGEST_MS,
}, async () => {
  await withFaultySite(async (site) => {
    const { db, close } = openDatabase(site.databaseUrl, { maxConnections: 2, statementTimeoutMs: 60_000 });
    try {
      const players = await createPlayers(db, Math.ceil(POSTS / POSTS_PER_PLAYER) + AT_ONCE);
      const intents = Array.from({ length: POSTS }, (_, index) => newIntent(players[index % players.length] ?? expect.fail('no player')));
      const acknowledged: Acknowledged[] = [];
      const tally: Tally = { sent: 0, failed: 0, replayed: 0 };
      const caused: Record<Fault, number> = { 'kill web': 0, 'kill worker': 0, 'restart PostgreSQL': 0, 'crash PostgreSQL': 0 };
      let next = 0;
      const postOn = async () => {
        for (let intent = intents[next++]; intent; intent = intents[next++])
          acknowledged.push(await postUntilAcknowledged(site, intent, tally));
      };
      // Each fault starts after a number of further acknowledged posts, while other posts are in flight.
      const disturb = async () => {
        for (let turn = 0; acknowledged.length < POSTS; turn += 1) {
          const after = Math.min(POSTS, (turn + 1) * POSTS_PER_FAULT);
          while (acknowledged.length < after) await wait(5);
          if (acknowledged.length >= POSTS) return;
          const fault = FAULTS[turn % FAULTS.length] ?? expect.fail('no fault');
          await site.cause(fault);
          caused[fault] += 1;
        }
      };
      await Promise.all([disturb(), ...Array.from({ length: AT_ONCE }, postOn)]);

      const { rows } = await sql<{ recordId: string; userId: number; score: number }>`
        select record_id as "recordId", user_id as "userId", score from records`.execute(db);
      const stored = new Map(rows.map((row) => [row.recordId, row]));
      const lost = acknowledged.filter(({ recordId }) => !stored.has(recordId));
      const twice = rows.length - new Set(acknowledged.map(({ recordId }) => recordId)).size;
      console.log(`${acknowledged.length} acknowledged, ${rows.length} stored; ${JSON.stringify({ ...tally, ...caused })}`);
      expect({ acknowledged: acknowledged.length, stored: rows.length, lost: lost.length, twice }).toEqual({
        acknowledged: POSTS,
        stored: POSTS,
        lost: 0,
        twice: 0,
      });
      for (const { intent, recordId } of acknowledged)
        expect(stored.get(recordId)).toMatchObject({ userId: intent.actor.userId, score: Number(intent.draft.score) });
      expect(Object.values(caused).every((count) => count > 0)).toBe(true);
      // At least one post must have been in flight during a fault. Otherwise the test would prove nothing.
      expect(tally.failed).toBeGreaterThan(0);

      const env = { DATABASE_URL: site.databaseUrl };
      for (const args of [['scripts/rankings.ts', 'verify'], ['scripts/audit.ts']])
        console.log((await run(process.execPath, args, { env })).trim());
    } finally {
      await close();
    }
  });
});
