import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Db } from '#data/db.ts';
import type { Board } from '#domain/catalogue/boards/board.ts';
import { eventBoards } from '#domain/events/event-boards.ts';
import { windowAt } from '#domain/events/window.ts';
import { rankKeyOf } from '#domain/records/rank-key.ts';
import { DAY_MS } from '#domain/shared/time-units.ts';
import { stopClock } from '#tests/support/database/clock.ts';
import { openDemoDatabase, openTestDatabase } from '#tests/support/database/test-database.ts';
import { listAllRecords, rankNaively } from '#tests/support/naive/naive-ranking.ts';
import { loadCatalogue } from '#usecases/catalogue/load-catalogue.ts';
import { listQueue } from '#usecases/moderation/list-queue.ts';
import { seedDemo } from './demo.ts';
import { seedDemoEvents } from './demo-events.ts';

const NOW = new Date('2026-03-01T03:34:56.789Z');
const { db, deps } = openDemoDatabase(); // This database was seeded by another process with the same clock.
const twin = openTestDatabase();
const aged = openDemoDatabase();
const plain = openTestDatabase();

beforeAll(async () => {
  await stopClock(twin.db, NOW);
  expect(await seedDemo(twin.db)).toBe(true);
});

const users = (on: Db) => on.selectFrom('users').select(['handle', 'name', 'created_at as createdAt']).orderBy('handle').execute();
const records = (on: Db) =>
  on
    .selectFrom('records')
    .innerJoin('users', 'users.id', 'records.user_id')
    .innerJoin('boards', 'boards.board_id', 'records.board_id')
    .select(['users.handle', 'boards.kind', 'boards.ref_id', 'boards.rule_id', 'console', 'rank_key', 'state', 'comment', 'video_url'])
    .select(['score', 'time_ms', 'original_score', 'creatures', 'treasure', 'own_points', 'computer_points', 'posted_at', 'achieved_at'])
    .orderBy('record_id')
    .execute();
const hashOf = (value: unknown) => createHash('sha256').update(JSON.stringify(value)).digest('hex');

async function boardOf(boardId: number): Promise<Board> {
  const board = (await deps.catalogue()).boards.get(boardId);
  if (!board) throw new Error(`no board ${boardId}`);
  return board;
}

test('the demo has about 300 players with Latin or Japanese names, and a few without a name', async () => {
  const names = (await users(db)).map((user) => user.name);
  expect(Math.abs(names.length - 300)).toBeLessThanOrEqual(10);
  expect(names.filter((name) => name && /^[\x20-\x7e]+$/.test(name)).length).toBeGreaterThan(100);
  expect(names.filter((name) => name && /[\p{sc=Hira}\p{sc=Kana}\p{sc=Han}]/u.test(name)).length).toBeGreaterThan(100);
  expect(names.filter((name) => name === null).length).toBeGreaterThan(3);
});

test('the demo has about 20,000 records, from every year since 2014 and none in the future', async () => {
  const dates = (await records(db)).map((record) => record.posted_at.getTime()).sort((a, b) => a - b);
  expect(dates.length).toBeGreaterThan(19_000);
  expect(dates.length).toBeLessThan(21_500);
  expect(new Set(dates.map((at) => new Date(at).getUTCFullYear()))).toEqual(
    new Set(Array.from({ length: 13 }, (_, index) => 2014 + index)),
  );
  expect(dates.at(-1)).toBeLessThanOrEqual(NOW.getTime());
  expect(dates.at(-1)).toBeGreaterThan(NOW.getTime() - 3 * DAY_MS);
  expect((await records(db)).filter((record) => record.achieved_at > record.posted_at)).toEqual([]);
});

test('seeding the demo with the same seed and clock creates the same community', async () => {
  expect(hashOf([await users(twin.db), await records(twin.db)])).toBe(hashOf([await users(db), await records(db)]));
});

describe('demo records', () => {
  test('have valid rank keys and consoles that their boards allow', async () => {
    const rows = await db.selectFrom('records').selectAll().execute();
    const wrong: string[] = [];
    for (const row of rows) {
      const board = await boardOf(row.board_id);
      const rankKey = rankKeyOf(board, {
        score: row.score,
        timeMs: row.time_ms,
        originalScore: row.original_score,
        creatures: row.creatures,
        treasure: row.treasure,
        ownPoints: row.own_points,
        computerPoints: row.computer_points,
      });
      if (row.rank_key !== rankKey || !board.consoles.includes(row.console)) wrong.push(row.record_id);
    }
    expect(wrong).toEqual([]);
  });

  test('are posted during the event when they are on an event board', async () => {
    const { events, eventStages } = await deps.catalogue();
    const posted = (await records(db)).filter((record) => record.kind === 'event');
    expect(posted.length).toBeGreaterThan(100);
    const outside = posted.filter((record) => {
      const event = events.get(eventStages.get(record.ref_id)?.event ?? 0);
      return !event || record.posted_at < new Date(event.startsAt) || record.posted_at > new Date(event.endsAt);
    });
    expect(outside).toEqual([]);
  });

  test('store the revisions of their rule and the evidence policy', async () => {
    const result = await sql<{ wrong: number }>`
      select count(*)::int as wrong
      from records
      join boards using (board_id)
      left join catalogue_entries as rule on rule.kind = 'rule' and rule.id = boards.rule_id and rule.revision_id = records.rule_revision
      left join policies on policies.name = 'evidence' and policies.revision_id = records.policy_revision
      where rule.id is null or policies.name is null`.execute(db);
    expect(result.rows).toEqual([{ wrong: 0 }]);
  });
});

test('stage 201 is popular in the demo, and the ten busiest boards have ties', async () => {
  const all = await listAllRecords(db);
  const rankings = [...(await deps.catalogue()).boards.values()]
    .filter((board) => board.kind === 'stage')
    .map((board) => ({ board, rows: rankNaively(all, board, { console: 0, upTo: NOW }) }))
    .sort((a, b) => b.rows.length - a.rows.length);
  expect(rankings.find(({ board }) => board.refId === 201 && board.ruleId === 21)?.rows.length).toBeGreaterThan(30);
  expect(rankings.slice(0, 10).filter(({ rows }) => rows.some((row) => row.shared))).toHaveLength(10);
});

test('the demo moderation queue has twelve cases that cover all kinds', async () => {
  // Has no account, because other tests compare all accounts.
  const queue = await listQueue(deps, { kind: 'signed-in', userId: 0, role: 'moderator', isRecent: true });
  expect(queue.ok && queue.value.counts).toMatchObject({ value: 1, missing: 4, evidence: 4, report: 2, appeal: 1 });
});

test('seeding the demo does nothing on a site with players', async () => {
  const before = hashOf([await users(db), await records(db)]);
  expect(await seedDemo(db)).toBe(false);
  expect(hashOf([await users(db), await records(db)])).toBe(before);
});

describe('seeding demo events', () => {
  const week = async (on: Db, now: Date) => {
    const catalogue = await loadCatalogue(on);
    const events = [...catalogue.events.values()].map((event) => ({ event, state: windowAt(event, now) }));
    const running = events.find(({ state }) => state === 'open')?.event;
    const boards = running ? eventBoards(catalogue, running).map(({ boardId }) => boardId) : [0];
    const posts = await on
      .selectFrom('records')
      .innerJoin('event_members', 'event_members.user_id', 'records.user_id')
      .select('record_id')
      .where('event_code', '=', running?.id ?? 0)
      .where('board_id', 'in', boards)
      .where('posted_at', '>', new Date(now.getTime() - 7 * DAY_MS))
      .where('posted_at', '<=', now)
      .execute();
    return { running: running?.id, announced: events.find(({ state }) => state === 'not-begun')?.event.id, posts: posts.length };
  };

  test('adds a running event with records from this week, and an announced event, now and 40 days later', async () => {
    expect(await week(aged.db, NOW)).toEqual({ running: undefined, announced: undefined, posts: 0 });
    await seedDemoEvents(aged.db);
    const first = await week(aged.db, NOW);
    expect(first).toEqual({ running: 260227, announced: 260315, posts: expect.any(Number) });
    expect(first.posts).toBeGreaterThan(30);
    await seedDemoEvents(aged.db);
    expect(await week(aged.db, NOW)).toEqual(first);

    const later = new Date(NOW.getTime() + 40 * DAY_MS);
    await stopClock(aged.db, later);
    await seedDemoEvents(aged.db);
    const then = await week(aged.db, later);
    expect(then).toEqual({ running: 260408, announced: 260424, posts: expect.any(Number) });
    expect(then.posts).toBeGreaterThan(30);
  });

  test('adds nothing to a site that is not a demo', async () => {
    await seedDemoEvents(plain.db);
    expect((await loadCatalogue(plain.db)).events.size).toBe(27);
  });
});
