import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findBrokenAudit } from '#data/queries/moderation/audit-log.ts';
import { compareBoard } from '#data/queries/rankings/rebuild.ts';
import { stopClock } from '#tests/support/database/clock.ts';
import { openTestDatabase } from '#tests/support/database/test-database.ts';
import { verifyRankings } from '#usecases/rankings/derive/verify-rankings.ts';
import { histories } from './commands.ts';
import { bestsOn, type Model } from './model.ts';
import { countLogged, openSite, type Site, userIdOf } from './site.ts';

// `npm run fuzz:moderation` runs 1,000 histories.
const HISTORIES = Number(process.env.MODERATION_HISTORIES ?? 40);
const SEED = process.env.MODERATION_SEED;

const { db, deps } = openTestDatabase();
const begin = Date.parse('2026-11-15T12:00:00Z');

/** Compares the rankings and the number of audit log rows per record with the model. */
async function compare(model: Model, site: Site): Promise<void> {
  for (const [index, board] of site.boards.entries()) {
    const rows = await db
      .selectFrom('personal_bests')
      .select(['user_id as userId', 'record_id as recordId'])
      .where('board_id', '=', board.boardId)
      .where('console', '=', 0)
      .where(
        'user_id',
        'in',
        [...site.actors.values()].flatMap((actor) => (actor.kind === 'signed-in' ? [actor.userId] : [])),
      )
      .execute();
    const expected = [...bestsOn(model, index)].map(([author, record]) => ({
      userId: userIdOf(site.actors, author),
      recordId: site.recordIds[model.records.indexOf(record)] ?? '',
    }));
    expect(new Set(rows.map(keyOf))).toEqual(new Set(expected.map(keyOf)));
    expect(Object.values(await compareBoard(db, board.boardId))).toEqual([0, 0, 0, 0]);
  }
  expect(await countLogged(site)).toEqual(model.records.map(({ changes }) => changes));
}

const keyOf = ({ userId, recordId }: { userId: number; recordId: string }) => `${userId} ${recordId}`;

test(`${HISTORIES} random moderation histories match the model in states, ranks and audit log`, { timeout: 1_800_000 }, async () => {
  const tally = { done: 0, refused: 0 };
  let [history, now] = [0, begin];
  await fc.assert(
    fc.asyncProperty(histories, async (commands) => {
      await stopClock(db, new Date(now));
      const model: Model = { records: [], acts: [], now, origins: 0 };
      const site = await openSite({ db, deps }, history++, tally);
      await fc.asyncModelRun(() => ({ model, real: site }), commands);
      await compare(model, site);
      now = model.now;
    }),
    { numRuns: HISTORIES, ...(SEED !== undefined && { seed: Number(SEED) }), interruptAfterTimeLimit: 1_700_000 },
  );
  expect(await verifyRankings(deps, () => {})).toEqual([]);
  expect(await findBrokenAudit(db)).toBeUndefined();
  // Guards against a generator whose steps are mostly rejected.
  expect(tally.done).toBeGreaterThan(HISTORIES * 2);
  process.stdout.write(`${history} histories: ${tally.done} done, ${tally.refused} refused\n`);
});
