import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { insertUpload } from '#data/queries/evidence/uploads.ts';
import type { Actor } from '#domain/accounts/actor.ts';
import { LIMITS } from '#domain/accounts/limits.ts';
import type { RecordForm } from '#domain/records/draft/record-form.ts';
import { DAY_MS, MINUTE_MS } from '#domain/shared/time-units.ts';
import { setClock } from '#tests/support/database/clock.ts';
import { createPlayer, createRecord } from '#tests/support/database/factories.ts';
import { VIDEO } from '#tests/support/database/store-draft.ts';
import { openTestDatabase } from '#tests/support/database/test-database.ts';
import { deleteExpiredData } from '#usecases/accounts/delete-expired.ts';
import { editRecord } from './edit-record.ts';
import { getPostedRecord } from './get-posted-record.ts';
import { postRecord } from './post-record.ts';

const { db, deps } = openTestDatabase();

const player = async (): Promise<Actor & { userId: number }> => ({ kind: 'signed-in', userId: await createPlayer(deps), role: 'player' });
const form = (more: Partial<RecordForm> = {}): RecordForm => ({
  stageId: 201,
  rule: 21,
  score: '30,000',
  console: 1,
  videoUrl: VIDEO,
  ...more,
});
const recordsOf = (userId: number) =>
  db.selectFrom('records').select(['record_id as recordId', 'evidence_duty as duty']).where('user_id', '=', userId).execute();

/** Creates a player who is not a newcomer: enough posts, the first of them long enough ago. */
async function veteran() {
  const actor = await player();
  const day = (age: number) => new Date(Date.now() - age * DAY_MS);
  for (let count = 0; count < 30; count += 1)
    await createRecord(deps, { userId: actor.userId, score: 100 + count, postedAt: day(40 - count / 10) });
  return actor;
}

describe('idempotency keys', () => {
  test('T11c: the same key and content return the first response, and another player may use the same key', async () => {
    const [actor, other, key] = [await player(), await player(), randomUUID()];
    const first = await postRecord(deps, actor, key, form());
    if (!first.ok) throw new Error(first.error);
    expect(first.value.isReplay).toBe(false);
    const again = await postRecord(deps, actor, key, form());
    expect(again).toEqual({ ok: true, value: { record: first.value.record, isReplay: true } });
    // The fields are in the same order, too.
    expect(JSON.stringify(again.ok && again.value.record)).toBe(JSON.stringify(first.value.record));
    expect(await getPostedRecord(deps, actor, key)).toEqual({ ok: true, value: first.value.record });
    expect(await getPostedRecord(deps, other, key)).toEqual({ ok: false, error: 'not-found' });
    expect(await recordsOf(actor.userId)).toHaveLength(1);
    expect(await postRecord(deps, other, key, form())).toMatchObject({ ok: true, value: { isReplay: false } });
  });

  test('T11b: the same key with different content is refused, and the first record stays unchanged', async () => {
    const [actor, key] = [await player(), randomUUID()];
    await postRecord(deps, actor, key, form());
    expect(await postRecord(deps, actor, key, form({ score: '30,001' }))).toEqual({ ok: false, error: 'key-reused' });
    expect(await recordsOf(actor.userId)).toHaveLength(1);
  });

  test('50 concurrent posts with one key store one record, and refused posts get key-in-progress', async () => {
    const [actor, key] = [await player(), randomUUID()];
    const answers = await Promise.all(Array.from({ length: 50 }, () => postRecord(deps, actor, key, form())));
    expect(await recordsOf(actor.userId)).toHaveLength(1);
    for (const answer of answers) if (!answer.ok) expect(answer).toEqual({ ok: false, error: 'key-in-progress', waitSeconds: 1 });
    const ids = answers.flatMap((answer) => (answer.ok ? [answer.value.record.recordId] : []));
    expect(ids.length).toBeGreaterThan(0);
    expect(new Set(ids).size).toBe(1);
  });

  test('a refused post does not use up its key', async () => {
    const [actor, key] = [await player(), randomUUID()];
    expect(await postRecord(deps, actor, key, form({ console: 3 }))).toMatchObject({
      error: 'invalid',
      fields: { console: 'console-not-offered' },
    });
    expect(await getPostedRecord(deps, actor, key)).toMatchObject({ error: 'not-found' });
    expect(await postRecord(deps, actor, key, form())).toMatchObject({ ok: true });
  });

  test('T11d: the same result with another key is a duplicate for ten minutes, unless it is on another console', async () => {
    const actor = await player();
    const answers = await Promise.all(Array.from({ length: 5 }, () => postRecord(deps, actor, randomUUID(), form())));
    const [stored] = await recordsOf(actor.userId);
    expect(answers.filter((answer) => answer.ok)).toHaveLength(1);
    const refused = answers.filter((answer) => !answer.ok);
    for (const answer of refused) expect(answer).toEqual({ ok: false, error: 'duplicate-record', recordId: stored?.recordId });
    expect(await postRecord(deps, actor, randomUUID(), form({ console: 2 }))).toMatchObject({ ok: true });
    await setClock(db, new Date(Date.now() + 10 * MINUTE_MS + 1_000));
    expect(await postRecord(deps, actor, randomUUID(), form())).toMatchObject({ ok: true });
    await setClock(db, new Date());
  });

  test('a key is retained for 31 days, longer than a post waits on a device', async () => {
    const [actor, key] = [await player(), randomUUID()];
    await postRecord(deps, actor, key, form());
    await setClock(db, new Date(Date.now() + 31 * DAY_MS - 60_000));
    await deleteExpiredData(deps);
    expect(await getPostedRecord(deps, actor, key)).toMatchObject({ ok: true });
    await setClock(db, new Date(Date.now() + 31 * DAY_MS + 60_000));
    await deleteExpiredData(deps);
    expect(await getPostedRecord(deps, actor, key)).toMatchObject({ error: 'not-found' });
    await setClock(db, new Date());
  });
});

describe('permissions and limits of posting', () => {
  test.each([
    [{ kind: 'visitor' } as const, 'login-required'],
    [{ kind: 'signed-in', userId: 1, role: 'banned' } as const, 'not-allowed'],
  ])('postRecord refuses the actor %j with %s', async (actor, error) => {
    expect(await postRecord(deps, actor, randomUUID(), form())).toEqual({ ok: false, error });
  });

  test('an invalid draft or an unknown board returns field errors and stores nothing', async () => {
    const actor = await player();
    const bad = await postRecord(deps, actor, randomUUID(), form({ score: '100,000', console: 3 }));
    expect(bad).toEqual({ ok: false, error: 'invalid', fields: { score: 'out-of-range', console: 'console-not-offered' } });
    for (const board of [{ stageId: 999 }, { rule: 41 }, { speedrunId: 101 }, { rule: undefined }])
      expect(await postRecord(deps, actor, randomUUID(), form(board as Partial<RecordForm>))).toMatchObject({
        fields: { board: 'unknown-board' },
      });
    expect(await recordsOf(actor.userId)).toEqual([]);
  });

  test('a player may post 60 records an hour, not counting refused and replayed posts', async () => {
    const actor = await player();
    const key = randomUUID();
    for (let count = 0; count < LIMITS['post-hour'].tries; count += 1) {
      await postRecord(deps, actor, randomUUID(), form({ score: '0' }));
      const sent = count === 0 ? key : randomUUID();
      expect(await postRecord(deps, actor, sent, form({ score: String(20_000 + count) }))).toMatchObject({ ok: true });
    }
    const over = await postRecord(deps, actor, randomUUID(), form());
    expect(over).toMatchObject({ ok: false, error: 'too-many-tries', waitSeconds: expect.any(Number) });
    expect(await postRecord(deps, actor, key, form({ score: '20000' }))).toMatchObject({ ok: true, value: { isReplay: true } });
    await setClock(db, new Date(Date.now() + 61 * MINUTE_MS));
    expect(await postRecord(deps, actor, randomUUID(), form())).toMatchObject({ ok: true });
    await setClock(db, new Date());
  });
});

describe('evidence for a post', () => {
  test("is required from newcomers, whereas a veteran's post without evidence is accepted and marked", async () => {
    const without = form({ stageId: 202, videoUrl: undefined });
    expect(await postRecord(deps, await player(), randomUUID(), without)).toEqual({
      ok: false,
      error: 'invalid',
      fields: { videoUrl: 'evidence-required' },
    });
    const old = await veteran();
    const answer = await postRecord(deps, old, randomUUID(), without);
    expect(answer).toMatchObject({ ok: true, value: { record: { rank: 1, evidenceDuty: 'video', evidenceMissing: true } } });
  });

  test.each(['https://www.youtube.com/', 'https://www.youtube.com/@somebody', 'https://x.com/search?q=1'])(
    'is refused when the link is not a video: %s',
    async (videoUrl) => {
      const answer = await postRecord(deps, await player(), randomUUID(), form({ stageId: 202, videoUrl }));
      expect(answer).toEqual({ ok: false, error: 'invalid', fields: { videoUrl: 'not-a-video' } });
    },
  );

  test('depends on the rank: a picture from rank 11 to 30, and nothing below', async () => {
    for (let count = 0; count < 30; count += 1)
      await createRecord(deps, { userId: await createPlayer(deps), stageId: 206, score: 30_000 - count * 100 });
    const upload = async (userId: number) => {
      const uploadId = randomUUID();
      await insertUpload(db, { uploadId, userId, originalHash: 'a'.repeat(64), originalBytes: 1 });
      return uploadId;
    };
    const actor = await player();
    const at = (score: string, uploadId?: string) => form({ stageId: 206, score, videoUrl: undefined, ...(uploadId && { uploadId }) });
    expect(await postRecord(deps, actor, randomUUID(), at('29,050'))).toMatchObject({ fields: { uploadId: 'evidence-required' } });
    expect(await postRecord(deps, actor, randomUUID(), at('27,000'))).toMatchObject({
      ok: true,
      value: { record: { rank: 31, evidenceDuty: 'none' } },
    });

    const [own, foreign] = [await upload(actor.userId), await upload(await createPlayer(deps))];
    for (const bad of [foreign, randomUUID()])
      expect(await postRecord(deps, actor, randomUUID(), at('29,050', bad))).toMatchObject({ fields: { uploadId: 'unknown-upload' } });
    const posted = await postRecord(deps, actor, randomUUID(), at('29,050', own));
    expect(posted).toMatchObject({ ok: true, value: { record: { rank: 11, evidenceDuty: 'image', evidenceMissing: false } } });
    // The upload is already used by the first record.
    expect(await postRecord(deps, actor, randomUUID(), at('29,040', own))).toMatchObject({ fields: { uploadId: 'unknown-upload' } });
    expect(await recordsOf(actor.userId)).toHaveLength(2);
  });

  test("cannot be removed by a newcomer's edit", async () => {
    const actor = await player();
    const posted = await postRecord(deps, actor, randomUUID(), form({ stageId: 207 }));
    if (!posted.ok) throw new Error(posted.error);
    const away = await editRecord(deps, actor, posted.value.record, { score: '30,000', console: 1 });
    expect(away).toMatchObject({ error: 'invalid', fields: { videoUrl: 'evidence-required' } });
    const lowered = await editRecord(deps, actor, posted.value.record, { score: '29,000', console: 1, videoUrl: VIDEO });
    expect(lowered).toMatchObject({ ok: true, value: { rank: 1, evidenceMissing: false } });
  });
});
