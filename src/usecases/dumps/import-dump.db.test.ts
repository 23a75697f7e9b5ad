import { randomUUID } from 'node:crypto';
import { copyFileSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Db, openDatabase } from '#data/db.ts';
import { openDumpSource } from '#data/gateways/dumps/dump-source.ts';
import { migrate } from '#data/migrate.ts';
import { dropDatabase, ensureDatabase, withDatabase } from '#data/own-database.ts';
import { findResult, insertAmendment, listAmendments } from '#data/queries/events/event-results.ts';
import { stopClock } from '#tests/support/database/clock.ts';
import { createPlayer, createRecord } from '#tests/support/database/factories.ts';
import { DEMO_NOW } from '#tests/support/database/template-database.ts';
import { openDemoDatabase } from '#tests/support/database/test-database.ts';
import { loadCatalogue } from '#usecases/catalogue/load-catalogue.ts';
import type { Deps } from '#usecases/deps.ts';
import { closeDueEvents } from '#usecases/events/close-event.ts';
import { getStageRanking } from '#usecases/rankings/stage/get-stage-ranking.ts';
import { refreshTotals } from '#usecases/rankings/totals/refresh-totals.ts';
import { openTestDumps } from './dumps.fixture.ts';
import { importDump } from './import-dump.ts';
import { writeDump } from './write-dump.ts';

const { url, operator } = openDemoDatabase();
const { folder, ...dumps } = openTestDumps();
const deps: Deps = { ...operator, dumps };
const publicKey = dumps.signer?.publicKey;
const quietly = () => {};
let author: number;
let dumpId: string;

/** Creates a migrated, empty database for this test file. */
async function openEmptySite(): Promise<Deps> {
  const mirrorUrl = withDatabase(url, `stargrass_${randomUUID().replaceAll('-', '').slice(0, 12)}_test`);
  await ensureDatabase(mirrorUrl);
  await migrate(mirrorUrl);
  const { db, close } = openDatabase(mirrorUrl, { maxConnections: 4, statementTimeoutMs: 60_000 });
  afterAll(async () => {
    await close();
    await dropDatabase(mirrorUrl);
  });
  await stopClock(db, DEMO_NOW);
  let catalogue: ReturnType<typeof loadCatalogue> | undefined;
  return {
    ...operator,
    db,
    catalogue: () => {
      catalogue ??= loadCatalogue(db);
      return catalogue;
    },
  };
}

/** Returns a row count and a hash for what visitors see of each board, past ranking, total and event. */
async function rankingsOf(db: Db) {
  const print = async (query: ReturnType<typeof sql>) => {
    const { rows } = await sql<{ rows: number; hash: string }>`
      select count(*)::int as rows, md5(string_agg(entry::text, '|' order by entry::text)) as hash from (${query}) as entry`.execute(db);
    return rows[0];
  };
  return {
    boards: await print(sql`
      select board_id, console, rank() over (partition by board_id, console order by rank_key), handle, name, rank_key, posted_at, record_id
      from personal_bests join users on users.id = user_id`),
    past: await print(sql`select * from pb_steps`),
    blocks: await print(sql`select * from rank_blocks`),
    totals: await print(sql`
      select total_id, rank, position, user_id, points, score, boards_played, rank_class, newest_at, elapsed_ms, series_points
      from total_standings join total_generations using (total_id, generation)`),
    events: await print(sql`select * from event_ranks`),
    results: await print(sql`select event_code, frozen_at, content, sha256 from event_results`),
    amendments: await print(sql`select event_code, number, amended_at, reason, content, sha256, amends from event_amendments`),
    members: await print(sql`select event_code, user_id, team_id, joined_at from event_members`),
    catalogue: await print(sql`select kind, id, content, revision_id from catalogue_entries`),
    texts: await print(
      sql`select unique_id, lang, name, tag, content, characters from keyword_texts join keywords using (unique_id) where flag <> 0`,
    ),
    links: await print(sql`select keyword_links.* from keyword_links join keywords using (unique_id) where flag <> 0`),
    news: await print(
      sql`select news_id, category, pinned, published_on, title, text from news where not withdrawn and published_on <= app_now()`,
    ),
  };
}

/** Amends the first result: its first player gets another point. */
async function amendFirstEvent(by: number): Promise<void> {
  const { code } = await deps.db
    .selectFrom('event_results')
    .select(({ fn }) => fn.min('event_code').as('code'))
    .executeTakeFirstOrThrow();
  const before = (await listAmendments(deps.db, code)).at(-1) ?? (await findResult(deps.db, code)) ?? expect.fail('no result');
  const result = JSON.parse(before.content);
  result.standings.players[0].points += 1;
  await insertAmendment(deps.db, { code, before, content: JSON.stringify(result), reason: { en: 'A point was missing.' }, by });
}

beforeAll(async () => {
  author = await createPlayer(deps);
  const other = await createPlayer(deps, { name: null });
  // The same value in the same millisecond: only the microseconds decide who is first.
  await createRecord(deps, { userId: author, score: 30_000, postedAt: '2026-02-01T00:00:00.000002Z' });
  await createRecord(deps, { userId: other, score: 30_000, postedAt: '2026-02-01T00:00:00.000001Z' });
  await createRecord(deps, { userId: other, score: 31_000, state: 'declined' });
  await closeDueEvents(deps);
  for (let round = 0; round < 2; round += 1) await amendFirstEvent(author);
  await refreshTotals(deps);
  dumpId = (await writeDump(deps)) ?? expect.fail('no dump');
});

test('a mirror has the same rankings, past rankings, totals and event results on all boards', async () => {
  const mirror = await openEmptySite();
  await importDump(mirror, openDumpSource(join(folder, dumpId)), { publicKey, progress: quietly });
  const rankings = await rankingsOf(mirror.db);
  expect(rankings).toEqual(await rankingsOf(deps.db));
  expect(rankings.boards?.rows).toBeGreaterThan(10_000);
  expect(rankings.totals?.rows).toBeGreaterThan(100);
  expect(rankings.results?.rows).toBeGreaterThan(0);
  for (const stageId of [201, 215, 349]) {
    const shown = async (site: Deps) => JSON.stringify(await getStageRanking(site, stageId, {}));
    expect(await shown(mirror)).toBe(await shown(deps));
  }
  expect(await mirror.db.selectFrom('credentials').select('user_id').execute()).toEqual([]);
  expect((await mirror.db.selectFrom('switches').select('is_on').where('name', '=', 'read-only').executeTakeFirst())?.is_on).toBe(true);
  // New ids follow the imported ones.
  expect(Number((await createRecord(mirror, { userId: author })).recordId)).toBeGreaterThan(10_000);

  await expect(importDump(mirror, openDumpSource(join(folder, dumpId)), { progress: quietly })).rejects.toThrow('not empty');
});

test('a dump that is altered, incomplete or signed by another key imports nothing', async () => {
  const empty = await openEmptySite();
  const copy = mkdtempSync(join(folder, '..', 'copy-'));
  afterAll(() => rmSync(copy, { recursive: true }));
  for (const name of readdirSync(join(folder, dumpId))) copyFileSync(join(folder, dumpId, name), join(copy, name));
  const imported = (key?: string) => importDump(empty, openDumpSource(copy), { publicKey: key, progress: quietly });

  const anotherKey = Buffer.from(publicKey ?? '', 'base64');
  anotherKey[41] = (anotherKey[41] ?? 0) ^ 1;
  await expect(imported(anotherKey.toString('base64'))).rejects.toThrow('not genuine');
  copyFileSync(join(copy, 'boards.jsonl.gz'), join(copy, 'policies.jsonl.gz'));
  await expect(imported(publicKey)).rejects.toThrow();
  rmSync(join(copy, 'policies.jsonl.gz'));
  await expect(imported(publicKey)).rejects.toThrow('ENOENT');
  writeFileSync(join(copy, 'SHA256SUMS'), '');
  await expect(imported(publicKey)).rejects.toThrow('not genuine');
  expect(await empty.db.selectFrom('catalogue_entries').select('id').limit(1).execute()).toEqual([]);
});
