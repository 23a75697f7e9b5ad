import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openTestDatabase } from '#tests/support/database/test-database.ts';
import { ALL_WELL, importFiles, summaryOf } from '#tests/support/scenarios/import-site.ts';
import { oldCommunity } from '#tests/support/scenarios/old-community.ts';
import { rebuildRankings } from '#usecases/rankings/derive/rebuild-rankings.ts';
import { verifyRankings } from '#usecases/rankings/derive/verify-rankings.ts';
import { refreshTotals } from '#usecases/rankings/totals/refresh-totals.ts';

const { db, deps, operator } = openTestDatabase();
const quietly = () => {};

/** Returns a row count and hash for each table that an import could change. */
async function stored() {
  const tables = ['users', 'name_skeletons', 'records', 'imported_users', 'imported_records', 'personal_bests', 'audit_log', 'outbox'];
  const prints = tables.map(async (table) => {
    const answer = await sql<{ print: string }>`
      select count(*) || ' ' || coalesce(md5(string_agg(entry::text, '|' order by entry::text)), '') as print
      from ${sql.table(table)} as entry`.execute(db);
    return [table, answer.rows[0]?.print];
  });
  return Object.fromEntries(await Promise.all(prints));
}

/** Refreshes and returns the totals, without columns that differ between computations. */
async function totals() {
  await refreshTotals(deps);
  const answer = await sql`
    select total_id, user_id, rank, points, score from total_standings join total_generations using (total_id, generation)
    order by total_id, position`.execute(db);
  return answer.rows;
}

test('reports 50 invalid rows among 2,000, ranks the other records as a rebuild would, and imports nothing twice', async () => {
  const { planted, ...files } = oldCommunity(await deps.catalogue(), { records: 2_000, bad: 50, players: 60 });
  const refused = planted.map(({ line, column, code }) => `${line} ${column} ${code}`);
  expect(refused).toHaveLength(50);
  const before = await stored();

  const dry = await importFiles(operator, files, true);
  expect(await stored()).toEqual(before);
  const result = await importFiles(operator, files);
  expect(result).toEqual(dry);
  expect([summaryOf(result.users), summaryOf(result.records)]).toEqual([ALL_WELL(60), { taken: 1_950, known: 0, refused }]);

  const after = await stored();
  expect(after).not.toEqual(before);
  const again = await importFiles(operator, files);
  expect([summaryOf(again.users), summaryOf(again.records)]).toEqual([ALL_WELL(0, 60), { taken: 0, known: 1_950, refused }]);
  expect(await stored()).toEqual(after);

  expect(await verifyRankings(deps, quietly)).toEqual([]);
  const incremental = await totals();
  expect(incremental.length).toBeGreaterThan(0);
  await rebuildRankings(deps, quietly);
  expect(await totals()).toEqual(incremental);
  const posts = await sql<{ first: Date; noted: number }>`
    select min(posted_at) as first, (select count(*)::int from outbox where record_id is not null) as noted from records`.execute(db);
  expect(posts.rows[0]?.first.getUTCFullYear()).toBe(2014); // The oldest record keeps its original date.
  expect(posts.rows[0]?.noted).toBe(0); // Imported records cause no notifications.
});

test('an aborted import keeps the batches that were already committed and can be repeated', async () => {
  const files = oldCommunity(await deps.catalogue(), { records: 1_200, bad: 1, players: 20 });
  const own = {
    users: files.users.replaceAll('old-', 'cut-').replaceAll('\nu', '\ncu'),
    records: files.records.replaceAll(/\nr(\d+),u/g, '\nc$1,cu'),
  };
  let calls = 0;
  const breaking = {
    ...operator,
    catalogue: () => {
      calls += 1;
      return calls > 3 ? Promise.reject(new Error('aborted')) : deps.catalogue();
    },
  };
  await expect(importFiles(breaking, own)).rejects.toThrow('aborted');
  const again = await importFiles(operator, own);
  expect([again.users.known, again.records.known]).toEqual([20, 499]);
  expect(again.records.taken).toBe(700);
  expect(await verifyRankings(deps, quietly)).toEqual([]);
});
