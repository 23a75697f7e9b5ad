import { createHash, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { findResult, listAmendments } from '#data/queries/events/event-results.ts';
import { findEvent, holdOpen, listEvents } from '#data/queries/events/events.ts';
import { VISITOR } from '#domain/accounts/actor.ts';
import { readResult } from '#domain/events/result/event-result.ts';
import { closingTime, windowEnd } from '#domain/events/window.ts';
import { HOUR_MS } from '#domain/shared/time-units.ts';
import { countBlockedSessions } from '#tests/support/database/blocked-sessions.ts';
import { stopClock } from '#tests/support/database/clock.ts';
import { createPlayer, createRecord } from '#tests/support/database/factories.ts';
import { openTestDatabase } from '#tests/support/database/test-database.ts';
import { rankEventNaively } from '#tests/support/naive/naive-event.ts';
import { freshDeps, openEvent } from '#tests/support/scenarios/events.ts';
import { signedIn } from '#tests/support/scenarios/evidence-site.ts';
import { amendEvent } from '#usecases/events/manage/amend-event.ts';
import { getEventReplay } from '#usecases/events/replay/get-event-replay.ts';
import { getStageRanking } from '#usecases/rankings/stage/get-stage-ranking.ts';
import { changeRecordState } from '#usecases/records/change-record-state.ts';
import { postRecord } from '#usecases/records/post-record.ts';
import { closeDueEvents, closeEvent } from './close-event.ts';
import { type EventView, getEvent } from './get-event.ts';
import { joinEvent } from './join-event.ts';
import { readEvent } from './read-event.ts';
import { revealEndedEvents } from './reveal-events.ts';

const { db, deps: once } = openTestDatabase();
const deps = freshDeps(once);
const START = Date.parse('2026-12-01T15:00:00+09:00');
const END = windowEnd({ endsAt: '2026-12-08T14:59:59+09:00' });
const CLOSING = closingTime({ endsAt: '2026-12-08T14:59:59+09:00' });
const staff = async (role: 'moderator' | 'admin') =>
  ({ kind: 'signed-in', userId: await createPlayer(deps), role, isRecent: true }) as const;
const admin = () => staff('admin');
const reason = { en: 'A record was declined.', ja: '記録が却下されました。' };

/** Opens a blind event from START to END, in which five players of its own post twice. Stops the clock at the last post. */
async function playEvent(code: number): Promise<{ stageId: number }> {
  await stopClock(db, new Date(START));
  const { stageId } = await openEvent(deps, code, { blind: true });
  const players: number[] = [];
  for (let count = 0; count < 5; count += 1) players.push(await createPlayer(deps));
  for (const userId of players) await joinEvent(deps, signedIn(userId), code);
  for (const [index, userId] of [...players, ...players].entries()) {
    await stopClock(db, new Date(START + index * 1.5 * HOUR_MS));
    const score = String(1_000 + ((index * 7) % 11) * 10);
    const answer = await postRecord(deps, signedIn(userId), randomUUID(), { stageId, rule: 0, score, console: 1 });
    if (!answer.ok) throw new Error(JSON.stringify(answer));
  }
  return { stageId };
}

describe('closing an event', () => {
  test('does not delay the results of a blind event, which are revealed exactly at its end', async () => {
    const code = 261201;
    const { stageId } = await playEvent(code);
    await stopClock(db, new Date(END.getTime() - 1));
    await revealEndedEvents(deps);
    expect((await getEvent(deps, VISITOR, code))?.sealed).toBe(true);
    expect((await getEventReplay(deps, VISITOR, code))?.sealed).toBe(true);
    expect((await getEventReplay(deps, await admin(), code))?.snapshots.length).toBeGreaterThan(100);
    const before = await getStageRanking(deps, stageId, {});
    expect(before.ok && before.value.rows).toEqual([]);

    await stopClock(db, END);
    await Promise.all([revealEndedEvents(deps), revealEndedEvents(deps)]);
    const view = await getEvent(deps, VISITOR, code);
    expect(view).toMatchObject({ sealed: false, state: 'open', window: 'over', result: null });
    expect((await getEventReplay(deps, VISITOR, code))?.sealed).toBe(false);
    const after = await getStageRanking(deps, stageId, {});
    expect(after.ok && after.value.rows.map(({ userId }) => userId)).toEqual(view?.places.map(({ userId }) => userId));
    expect(view?.places).toHaveLength(5);
  });

  test('is refused before the grace period is over, even for an admin or the scheduled job', async () => {
    const code = 261202;
    const member = signedIn(await createPlayer(deps));
    await stopClock(db, new Date(START));
    await openEvent(deps, code, { blind: true });
    await joinEvent(deps, member, code);
    await stopClock(db, new Date(CLOSING.getTime() - 1));
    await closeDueEvents(deps);
    expect(await findEvent(db, code)).toMatchObject({ state: 'open' });
    expect(await closeEvent(deps, await admin(), code)).toEqual({ ok: false, error: 'event-running' });
    expect(await closeEvent(deps, member, code)).toEqual({ ok: false, error: 'not-allowed' });
  });

  test('writes a single result when several callers close the event concurrently', async () => {
    const code = 261203;
    const { stageId } = await playEvent(code);
    await stopClock(db, CLOSING);
    const read = await readEvent(deps, code);
    await Promise.all([closeDueEvents(deps), closeDueEvents(deps), closeEvent(deps, await admin(), code)]);
    expect(await findEvent(db, code)).toMatchObject({ state: 'closed' });
    const result = await findResult(db, code);
    if (!result || !read) throw new Error('no result');
    expect(createHash('sha256').update(result.content).digest('hex')).toBe(result.sha256);
    const { standings, members } = readResult(result.content);
    const naive = rankEventNaively(read.field, read.posts, CLOSING);
    expect(Object.fromEntries(standings.players.map(({ userId, points, rank, boards }) => [userId, { points, rank, boards }]))).toEqual(
      naive.players,
    );
    expect(Object.fromEntries(standings.teams.map(({ teamId, points, rank }) => [teamId, { points, rank }]))).toEqual(naive.teams);
    expect(members).toHaveLength(5);
    expect(result.content).not.toContain('Fern'); // The result contains user ids, no names.
    const page = await getStageRanking(deps, stageId, {});
    expect(page.ok && page.value.rows.map(({ userId }) => userId)).toEqual(standings.places.map(({ userId }) => userId));
    const log = await db
      .selectFrom('audit_log')
      .select('detail')
      .where('verb', '=', 'close-event')
      .where('subject_id', '=', String(code))
      .execute();
    expect(log).toEqual([{ detail: { sha256: result.sha256 } }]);
  });

  test('writes a result for every past event', async () => {
    await stopClock(db, CLOSING);
    await closeDueEvents(deps);
    const { events } = await deps.catalogue();
    const later = new Set([...events.values()].filter((event) => closingTime(event) > CLOSING).map(({ id }) => id));
    const states = (await listEvents(db)).filter(({ code }) => !later.has(code));
    expect(states).not.toEqual([]);
    expect(states.every(({ state }) => state === 'closed')).toBe(true);
    for (const { code } of states) expect(readResult((await findResult(db, code))?.content ?? '').code).toBe(code);
  });

  test('waits for a post that started in time and includes it in the result', async () => {
    const late = 261210;
    const { stageId: own } = await openEvent(deps, late, {
      startsAt: '2026-12-10T00:00:00+09:00',
      endsAt: '2026-12-10T23:59:59+09:00',
      style: 'standard',
      teams: [],
    });
    const end = closingTime({ endsAt: '2026-12-10T23:59:59+09:00' });
    const userId = await createPlayer(deps);
    let closing: Promise<void> | undefined;
    await db.transaction().execute(async (tx) => {
      await holdOpen(tx, late); // Every post takes this lock.
      await stopClock(db, new Date(end.getTime() - 1));
      await createRecord({ ...deps, db: tx }, { userId, stageId: own, ruleId: 0 });
      await stopClock(db, end);
      closing = closeDueEvents(deps);
      await expect.poll(() => countBlockedSessions(db)).toBe(1); // Closing is waiting for the post.
    });
    await closing;
    expect(readResult((await findResult(db, late))?.content ?? '').standings.players).toMatchObject([{ userId }]);
  });
});

describe('the result of a closed event', () => {
  const [AMENDED, OPEN] = [261205, 270101];

  // The tests only read these two events.
  beforeAll(async () => {
    await stopClock(db, new Date(START));
    await openEvent(deps, OPEN, { startsAt: '2027-01-01T15:00:00+09:00', endsAt: '2027-01-02T15:00:00+09:00' });
    const { stageId } = await openEvent(deps, AMENDED, { style: 'standard', teams: [] });
    const record = await createRecord(deps, { userId: await createPlayer(deps), stageId, ruleId: 0 });
    await stopClock(db, CLOSING);
    await closeEvent(deps, await admin(), AMENDED);
    await changeRecordState(deps, await staff('moderator'), record, 'declined', 'a test');
    await amendEvent(deps, await admin(), AMENDED, { reason });
  });

  test('stays the same after a record is declined until it is amended, and both versions are stored', async () => {
    const code = 261204;
    await playEvent(code);
    await stopClock(db, CLOSING);
    await closeEvent(deps, await admin(), code);
    const frozen = await getEvent(deps, VISITOR, code);
    const first = frozen?.places[0];
    if (!frozen || !first) throw new Error('no winner');
    expect(await amendEvent(deps, await admin(), code, { reason })).toEqual({ ok: false, error: 'nothing-to-amend' });
    await expectReplayEndsAsResult(frozen);

    const { revision_id: revisionId } = await db
      .selectFrom('records')
      .select('revision_id')
      .where('record_id', '=', first.recordId)
      .executeTakeFirstOrThrow();
    const moderator = await staff('moderator');
    await changeRecordState(deps, moderator, { recordId: first.recordId, revisionId }, 'declined', 'a test');
    expect((await getEvent(deps, VISITOR, code))?.places).toEqual(frozen.places);
    expect((await getEventReplay(deps, VISITOR, code))?.departs).toBe(true); // The replay flags the difference.

    expect(await amendEvent(deps, moderator, code, { reason })).toEqual({ ok: false, error: 'not-allowed' });
    expect(await amendEvent(deps, await admin(), code, { reason })).toMatchObject({ ok: true, value: { number: 1 } });
    const amended = await getEvent(deps, VISITOR, code);
    expect(amended?.result).toEqual(frozen.result);
    expect(amended?.amendments).toMatchObject([{ number: 1, reason, at: await clock() }]);
    expect(amended?.places.some(({ recordId }) => recordId === first.recordId)).toBe(false);

    if (amended) await expectReplayEndsAsResult(amended);
    const replay = await getEventReplay(deps, VISITOR, code);
    expect(replay?.snapshots).toHaveLength(7 * 24);
    expect(replay?.turningPoints.length).toBeGreaterThan(1);
  });

  test('can be amended, unlike that of an open or unknown event', async () => {
    expect(await amendEvent(deps, await admin(), OPEN, { reason })).toEqual({ ok: false, error: 'not-closed' });
    expect(await amendEvent(deps, await admin(), 270102, { reason })).toEqual({ ok: false, error: 'not-found' });
  });

  test.each([
    sql`update event_results set content = '{}', sha256 = encode(sha256('{}'), 'hex')`,
    sql`delete from event_results`,
    sql`truncate event_results cascade`,
    sql`update event_amendments set reason = '{"en": "x"}'`,
    sql`delete from event_amendments`,
    sql`truncate event_amendments`,
    sql`insert into event_results (event_code, content, sha256) values (${OPEN}, '{}', 'x')`, // The hash does not match.
    // The amendment's number leaves a gap.
    sql`insert into event_amendments (event_code, number, amended_by, reason, content, sha256, amends)
      select event_code, 3, amended_by, '{"en": "x"}', '{}', encode(sha256('{}'), 'hex'), sha256 from event_amendments`,
    // The amended version does not exist.
    sql`insert into event_amendments (event_code, number, amended_by, reason, content, sha256, amends)
      select event_code, 2, amended_by, '{"en": "x"}', '{}', encode(sha256('{}'), 'hex'), 'x' from event_amendments`,
  ])('and its amendments are protected by the database against changes (statement %#)', async (statement) => {
    await expect(statement.execute(db)).rejects.toThrow();
    expect(await listAmendments(db, AMENDED)).toHaveLength(1);
  });
});

async function expectReplayEndsAsResult({ event, players: ranked, teams, cells }: EventView) {
  const replay = await getEventReplay(deps, VISITOR, event.id);
  expect(replay?.departs).toBe(false);
  expect(replay?.snapshots.at(-1)).toMatchObject({ players: ranked, teams, cells });
}

const clock = async () => (await sql<{ at: Date }>`select app_now() as at`.execute(db)).rows[0]?.at;
