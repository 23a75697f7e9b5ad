import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { holdClosing } from '#data/queries/events/events.ts';
import { insertUpload } from '#data/queries/evidence/uploads.ts';
import { UPLOAD_GRACE_MS, windowEnd } from '#domain/events/window.ts';
import { countBlockedSessions } from '#tests/support/database/blocked-sessions.ts';
import { stopClock } from '#tests/support/database/clock.ts';
import { createPlayer } from '#tests/support/database/factories.ts';
import { openTestDatabase } from '#tests/support/database/test-database.ts';
import { freshDeps, openEvent } from '#tests/support/scenarios/events.ts';
import { signedIn } from '#tests/support/scenarios/evidence-site.ts';
import { postRecord } from '#usecases/records/post-record.ts';

const { db, deps: once } = openTestDatabase();
const deps = freshDeps(once);
const WINDOW = { startsAt: '2026-12-01T15:00:00+09:00', endsAt: '2026-12-08T14:59:59+09:00', style: 'standard' as const, teams: [] };
const END = windowEnd(WINDOW).getTime();
let stageId = 0;

beforeAll(async () => {
  ({ stageId } = await openEvent(deps, 261201, WINDOW));
});

const post = (userId: number, uploadId?: string) =>
  postRecord(deps, signedIn(userId), randomUUID(), { stageId, rule: 0, score: '100', console: 1, ...(uploadId && { uploadId }) });
const uploadOf = async (userId: number, startedAt: Date) => {
  const uploadId = randomUUID();
  await insertUpload(db, { uploadId, userId, originalHash: 'a'.repeat(64), originalBytes: 1, startedAt });
  return uploadId;
};
const REFUSED = (code: string) => ({ ok: false, error: 'invalid', fields: { board: code } });

describe("an event's posting window, by the database clock", () => {
  test.each([
    [Date.parse(WINDOW.startsAt) - 1, 'event-not-begun'],
    [Date.parse(WINDOW.startsAt), null],
    [END - 1, null],
    [END, 'event-over'],
  ])('at %d ms since the epoch returns the error %s for a post without a picture', async (at, code) => {
    await stopClock(db, new Date(at));
    const answer = await post(await createPlayer(deps));
    if (code === null) expect(answer).toMatchObject({ ok: true });
    else expect(answer).toEqual(REFUSED(code));
  });

  test("allows a post in the grace period only with the player's own picture whose upload started before the end", async () => {
    const userId = await createPlayer(deps);
    const [inTime, late] = [new Date(END - 1), new Date(END)];
    await stopClock(db, new Date(END + UPLOAD_GRACE_MS - 1));
    expect(await post(userId, await uploadOf(userId, late))).toEqual(REFUSED('event-over'));
    // Another player's upload does not extend the window.
    expect(await post(userId, await uploadOf(await createPlayer(deps), inTime))).toEqual(REFUSED('event-over'));
    expect(await post(userId, await uploadOf(userId, inTime))).toMatchObject({ ok: true });
    await stopClock(db, new Date(END + UPLOAD_GRACE_MS));
    expect(await post(userId, await uploadOf(userId, inTime))).toEqual(REFUSED('event-over'));
  });

  test('makes a post wait while its event is being closed', async () => {
    await stopClock(db, new Date(Date.parse(WINDOW.startsAt) + 3_600_000));
    const { waiting } = await db.transaction().execute(async (tx) => {
      await holdClosing(tx, 261201);
      const started = post(await createPlayer(deps));
      await expect.poll(() => countBlockedSessions(db)).toBe(1); // The post is waiting for the event to be closed.
      return { waiting: started };
    });
    expect(await waiting).toMatchObject({ ok: true });
  });

  test("rolls back a post that waited for its lock until after the event's end", async () => {
    const userId = await createPlayer(deps);
    // The clock is stored in a table, because a running statement would not see stopClock() replace app_now().
    await sql`create table clock as select ${new Date(END - 1)}::timestamptz as at`.execute(db);
    await sql`grant select on clock to public`.execute(db);
    await sql`create or replace function app_now() returns timestamptz language sql volatile return (select at from clock)`.execute(db);
    const answer = await db.transaction().execute(async (tx) => {
      // Takes the per-player lock under which a record's date is assigned, as another post by the player would.
      await sql`select pg_advisory_xact_lock(hashtext('player'), ${userId}::int)`.execute(tx);
      const waiting = post(userId);
      await expect.poll(() => countBlockedSessions(db)).toBe(1);
      await sql`update clock set at = ${new Date(END)}`.execute(db);
      return { waiting };
    });
    expect(await answer.waiting).toEqual(REFUSED('event-over'));
    expect(await db.selectFrom('records').select('record_id').where('user_id', '=', userId).execute()).toEqual([]);
  });
});
