import { describe, expect, onTestFinished, test } from 'vitest';
import { takeAttempt } from '#data/queries/accounts/attempts.ts';
import type { Actor, Role } from '#domain/accounts/actor.ts';
import { LIMITS } from '#domain/accounts/limits.ts';
import { stageBoard } from '#domain/catalogue/boards/find-board.ts';
import { HOUR_MS } from '#domain/shared/time-units.ts';
import { setClock } from '#tests/support/database/clock.ts';
import { createPlayer } from '#tests/support/database/factories.ts';
import { storeDraft, VIDEO } from '#tests/support/database/store-draft.ts';
import { openTestDatabase } from '#tests/support/database/test-database.ts';
import { changeRecordState } from './change-record-state.ts';
import { editRecord } from './edit-record.ts';

const { db, deps } = openTestDatabase();

const person = async (role: Role = 'player'): Promise<Actor & { userId: number }> => ({
  kind: 'signed-in',
  userId: await createPlayer(deps),
  role,
  isRecent: true,
});
const board = async (stageId = 201, ruleId = 21) => stageBoard(await deps.catalogue(), stageId, ruleId)?.boardId ?? 0;

/** Posts a score and returns the stored record. */
async function post({ userId }: { userId: number }, score: string, console = 1) {
  const answer = await storeDraft(deps, userId, await board(), { score, console });
  if (!answer.ok) throw new Error(answer.error);
  return answer.value;
}

const bestsOf = (userId: number) =>
  db
    .selectFrom('personal_bests')
    .select(['console', 'rank_key as rankKey', 'record_id as recordId'])
    .where('user_id', '=', userId)
    .orderBy('console')
    .execute();

describe('posted records', () => {
  test("a post updates the player's personal bests on its console and on all consoles", async () => {
    const player = await person();
    const first = await post(player, '30,000', 1);
    const better = await post(player, '31,000', 4);
    await post(player, '31,000', 4); // a tie with the player's own best, which stays because it is earlier
    expect(await bestsOf(player.userId)).toEqual([
      { console: 0, rankKey: -31_000, recordId: better.recordId },
      { console: 1, rankKey: -30_000, recordId: first.recordId },
      { console: 4, rankKey: -31_000, recordId: better.recordId },
    ]);
    const states = await db.selectFrom('records').select('state').where('user_id', '=', player.userId).execute();
    expect(states.map(({ state }) => state)).toEqual(['posted', 'posted', 'posted']); // beaten records included
  });

  test('concurrent posts by one player produce an ordered history of personal bests', async () => {
    const player = await person();
    await Promise.all(Array.from({ length: 8 }, (_, index) => post(player, String(20_000 + index * 10))));
    const steps = await db
      .selectFrom('pb_steps')
      .select(['posted_at as from', 'superseded_at as to', 'rank_key as key'])
      .where('user_id', '=', player.userId)
      .where('console', '=', 0)
      .orderBy('posted_at')
      .execute();
    expect(steps.at(-1)).toMatchObject({ key: -20_070, to: null });
    for (const [index, step] of steps.slice(0, -1).entries()) {
      expect(step.to).toEqual(steps[index + 1]?.from);
      expect(step.key).toBeGreaterThan(steps[index + 1]?.key ?? 0);
    }
  });
});

describe('record changes', () => {
  test('the author may lower a value but not raise it, and the personal best changes immediately', async () => {
    const player = await person();
    const record = await post(player, '30,000');
    expect(await editRecord(deps, player, record, { score: '30,010', console: 1, videoUrl: VIDEO })).toMatchObject({
      ok: false,
      error: 'better-value',
    });
    const edited = await editRecord(deps, player, record, { score: '29,990', console: 1, videoUrl: VIDEO, comment: 'misread' });
    expect(edited.ok).toBe(true);
    expect((await bestsOf(player.userId)).map((best) => best.rankKey)).toEqual([-29_990, -29_990]);
    expect(await editRecord(deps, player, record, { score: '29,000', console: 1, videoUrl: VIDEO })).toMatchObject({
      ok: false,
      error: 'stale',
    });
  });

  test('an author can edit only some times an hour, because each edit purges pages; a moderator is not limited', async () => {
    const [player, moderator] = [await person(), await person('moderator')];
    const record = await post(player, '30,000');
    const change = { score: '29,990', console: 1, videoUrl: VIDEO };
    for (let nth = 0; nth < LIMITS['edit-hour'].tries; nth += 1) await takeAttempt(db, 'edit-hour', String(player.userId));
    expect(await editRecord(deps, player, record, change)).toEqual({ ok: false, error: 'too-many-tries', waitSeconds: expect.any(Number) });
    expect(await editRecord(deps, moderator, record, { ...change, reason: 'misread' })).toMatchObject({ ok: true });
  });

  test('a withdrawn or declined personal best is replaced by the previous one until it is restored', async () => {
    const [player, moderator] = [await person(), await person('moderator')];
    const before = await post(player, '30,000');
    const record = await post(player, '31,000');
    const withdrawn = await changeRecordState(deps, player, record, 'withdrawn', 'wrong stage');
    expect(withdrawn.ok).toBe(true);
    expect((await bestsOf(player.userId))[0]?.recordId).toBe(before.recordId);

    const current = { recordId: record.recordId, revisionId: withdrawn.ok ? withdrawn.value : '' };
    const restored = await changeRecordState(deps, moderator, current, 'posted', 'asked back');
    expect((await bestsOf(player.userId))[0]?.recordId).toBe(record.recordId);
    const declined = { recordId: record.recordId, revisionId: restored.ok ? restored.value : '' };
    expect((await changeRecordState(deps, moderator, declined, 'declined', 'not this rule')).ok).toBe(true);
    expect((await bestsOf(player.userId))[0]?.recordId).toBe(before.recordId);
    const log = await db.selectFrom('audit_log').select('detail').where('subject_id', '=', record.recordId).orderBy('audit_id').execute();
    expect(log.map((row) => (row.detail as { to: string }).to)).toEqual(['withdrawn', 'posted', 'declined']);
  });

  test.each<[Role, boolean]>([
    ['player', false],
    ['editor', false],
    ['moderator', true],
    ['admin', true],
  ])("declining another player's record as a %s is allowed: %s", async (role, allowed) => {
    const record = await post(await person(), '25,000');
    expect((await changeRecordState(deps, await person(role), record, 'declined', 'why')).ok).toBe(allowed);
  });

  test('moderators cannot judge their own records, and authors cannot change a record after 24 hours', async () => {
    onTestFinished(() => setClock(db, new Date()));
    const moderator = await person('moderator');
    const record = await post(moderator, '25,000');
    expect(await changeRecordState(deps, moderator, record, 'declined', 'mine')).toEqual({ ok: false, error: 'not-allowed' });
    await setClock(db, new Date(Date.parse(record.postedAt) + 24 * HOUR_MS + 1_000));
    expect(await changeRecordState(deps, moderator, record, 'withdrawn', 'late')).toEqual({ ok: false, error: 'not-allowed' });
    expect(await editRecord(deps, moderator, record, { score: '24,000', console: 1, videoUrl: VIDEO })).toMatchObject({
      error: 'too-late',
    });
  });
});
