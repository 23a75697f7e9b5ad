import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { insertChosenRival } from '#data/queries/accounts/rivals.ts';
import { insertAudit } from '#data/queries/moderation/audit-log.ts';
import { stageBoard } from '#domain/catalogue/boards/find-board.ts';
import { HOUR_MS } from '#domain/shared/time-units.ts';
import { stopClock } from '#tests/support/database/clock.ts';
import { createPlayer } from '#tests/support/database/factories.ts';
import { storeDraft, VIDEO } from '#tests/support/database/store-draft.ts';
import { openTestDatabase } from '#tests/support/database/test-database.ts';
import { openAccount, sessionOf, signInAs } from '#tests/support/scenarios/accounts.ts';
import { ASK, act, DECLINE, personOf } from '#tests/support/scenarios/moderation.ts';
import { deleteExpiredData } from '#usecases/accounts/delete-expired.ts';
import { changeSettings } from '#usecases/accounts/settings/change-settings.ts';
import { exportAccount } from '#usecases/accounts/settings/export-account.ts';
import { changeRecordState } from '#usecases/records/change-record-state.ts';
import { getCard } from './get-card.ts';
import { listQueue } from './list-queue.ts';
import { markSeen } from './mark-seen.ts';
import { undoAct } from './undo-act.ts';
import { writeNote } from './write-note.ts';

const { db, deps } = openTestDatabase();
const otherwiseEmpty = openTestDatabase(); // a queue without the records of the other tests
const NOON = Date.parse('2026-11-15T12:00:00Z');
const later = (hours: number, on = db) => stopClock(on, new Date(NOON + hours * HOUR_MS));

beforeEach(() => later(0));

async function post(userId: number, score: string, stageId = 201, site = deps) {
  const board = stageBoard(await site.catalogue(), stageId, 21);
  const posted = await storeDraft(site, userId, board?.boardId ?? 0, { score, console: 1, videoUrl: VIDEO });
  if (!posted.ok) throw new Error(posted.error);
  return posted.value.recordId;
}

async function withPicture(score: string, pixels: string, look: string): Promise<string> {
  const userId = await createPlayer(deps);
  const recordId = await post(userId, score);
  await sql`
    insert into uploads (upload_id, user_id, original_hash, original_bytes, state, decided_at, width, height, pixel_hash, difference_hash, record_id, claimed_at)
    values (${randomUUID()}, ${userId}, ${'a'.repeat(64)}, 1, 'ready', app_now(), 9, 9, ${pixels.repeat(64)}, ${look}, ${recordId}, app_now())`.execute(
    db,
  );
  return recordId;
}

const queueOf = async (actor: Awaited<ReturnType<typeof personOf>>, site = deps) => {
  const queue = await listQueue(site, actor);
  if (!queue.ok) throw new Error(queue.error);
  return queue.value;
};
const itemsOf = async (actor: Awaited<ReturnType<typeof personOf>>) => (await queueOf(actor)).groups.flatMap(({ items }) => items);

describe('the moderation queue', () => {
  test('lists records that need evidence, grouped by player and oldest first, until they are decided', async () => {
    const site = otherwiseEmpty.deps;
    await later(0, otherwiseEmpty.db);
    const moderator = await personOf(site, 'moderator');
    const [first, second] = [await createPlayer(site, { name: 'Moss' }), await createPlayer(site, { name: 'Fern' })];
    const early = await post(first, '30,000', 201, site);
    await later(1, otherwiseEmpty.db);
    const other = await post(second, '29,000', 201, site);
    await later(2, otherwiseEmpty.db);
    const late = await post(first, '28,000', 202, site);
    await later(3, otherwiseEmpty.db);
    const queue = await queueOf(moderator, site);
    expect(queue.groups.map(({ name, items }) => [name, items.map(({ recordId }) => recordId)])).toEqual([
      ['Moss', [early, late]],
      ['Fern', [other]],
    ]);
    expect(queue).toMatchObject({ waiting: 3, counts: { evidence: 3 }, medianWaitMs: 2 * HOUR_MS });
    await act(site, moderator, other, DECLINE);
    const { groups, doneToday } = await queueOf(moderator, site);
    expect(groups.flatMap(({ items }) => items).map(({ recordId }) => recordId)).toEqual([early, late]);
    expect(doneToday).toBe(1);
  });

  test('does not count the time between a question and its answer as waiting time', async () => {
    const moderator = await personOf(deps, 'moderator');
    const author = await personOf(deps);
    const recordId = await post(author.userId, '27,000');
    const waitOf = async (hours: number) => {
      await later(hours);
      const item = (await itemsOf(moderator)).find((one) => one.recordId === recordId);
      return item && (NOON + hours * HOUR_MS - item.since.getTime()) / HOUR_MS;
    };
    expect(await waitOf(5)).toBe(5);
    const asked = await act(deps, moderator, recordId, ASK);
    expect(await waitOf(100)).toBeUndefined();
    const at = { recordId, revisionId: asked.ok ? asked.value.revisionId : '' };
    expect((await changeRecordState(deps, author, at, 'posted', 'Here it is.')).ok).toBe(true);
    expect(await waitOf(103)).toBe(8);
    const declined = await act(deps, moderator, recordId, DECLINE);
    await undoAct(deps, moderator, declined.ok ? (declined.value.actId ?? '') : '', {});
    expect(await waitOf(104)).toBe(9); // the undone decision does not reset the waiting time
    await act(deps, moderator, recordId, DECLINE);
    await act(deps, moderator, recordId, { verb: 'restore' });
    expect(await waitOf(105)).toBe(1); // the decision ended the first wait, and restoring the record started another
  });

  test("excludes the moderator's own records, chosen rivals' records, and first places that need another moderator", async () => {
    const [moderator, colleague] = [await personOf(deps, 'moderator'), await personOf(deps, 'moderator')];
    const rival = await createPlayer(deps);
    await insertChosenRival(db, moderator.userId, rival);
    const [own, rivals] = [await post(moderator.userId, '26,000'), await post(rival, '26,000')];
    const top = await post(await createPlayer(deps), '99,000', 202);
    await act(deps, moderator, top, { verb: 'verify' });
    const [mine, theirs] = [await itemsOf(moderator), await itemsOf(colleague)].map((items) => items.map(({ recordId }) => recordId));
    for (const recordId of [own, rivals, top]) {
      expect(mine).not.toContain(recordId);
      expect(theirs).toContain(recordId);
    }
  });

  test('flags a picture copied from another record, and the card lists records with similar pictures', async () => {
    const moderator = await personOf(deps, 'moderator');
    const [first, copy, alike, unlike] = [
      await withPicture('31,000', 'a', '00000000000000ff'),
      await withPicture('31,001', 'a', '00000000000000ff'),
      await withPicture('31,002', 'b', '00000000000000fc'),
      await withPicture('31,003', 'c', 'ff000000000000ff'),
    ];
    const copied = (await itemsOf(moderator)).filter(({ isCopied }) => isCopied).map(({ recordId }) => recordId);
    expect(copied.toSorted()).toEqual([first, copy].toSorted());
    const card = await getCard(deps, moderator, copy);
    expect(card.ok && card.value.alike.map(({ recordId, differing }) => [recordId, differing])).toEqual([
      [first, 0],
      [alike, 2],
    ]);
    const other = await getCard(deps, moderator, unlike);
    expect(other.ok && other.value.alike).toEqual([]);
  });

  test('marks outlier values, and lists renamed players until a moderator marks the change as seen', async () => {
    const moderator = await personOf(deps, 'moderator');
    await post(await createPlayer(deps), '10,000', 229);
    const far = await post(await createPlayer(deps), '90,000', 229);
    const renamed = await createPlayer(deps, { name: 'Sedge' });
    await insertAudit(db, { actorId: renamed, verb: 'rename-self', subjectKind: 'user', subjectId: String(renamed), detail: {} });
    const wren = await sessionOf(deps, await signInAs(deps, await openAccount(deps, { name: 'Reed Wren' })));
    expect(await changeSettings(deps, wren, { name: 'Sedge Warbler' })).toMatchObject({ ok: true });
    const items = await itemsOf(moderator);
    expect(items.find(({ userId }) => userId === wren.userId)?.renamed).toEqual({ from: 'Reed Wren', to: 'Sedge Warbler' });
    expect((await exportAccount(deps, wren)).formerNames).toMatchObject([{ oldName: 'Reed Wren' }]);
    expect(items.find(({ recordId }) => recordId === far)?.kind).toBe('value');
    const name = items.find(({ kind, userId }) => kind === 'name' && userId === renamed);
    expect(await markSeen(deps, await personOf(deps), name?.item ?? '')).toMatchObject({ error: 'not-allowed' });
    expect(await markSeen(deps, moderator, name?.item ?? '')).toMatchObject({ ok: true });
    expect((await itemsOf(moderator)).map(({ item }) => item)).not.toContain(name?.item);
    await later(31 * 24);
    await deleteExpiredData(deps);
    expect(await db.selectFrom('name_changes').select('change_id').where('user_id', '=', wren.userId).execute()).toEqual([]);
  });

  test('is readable by moderators only', async () => {
    expect(await listQueue(deps, await personOf(deps, 'editor'))).toMatchObject({ error: 'not-allowed' });
    expect(await listQueue(deps, { kind: 'visitor' })).toMatchObject({ error: 'login-required' });
  });
});

describe('the moderation card', () => {
  test('shows the record with its evidence, author, notes, log and allowed verbs', async () => {
    const [moderator, other] = [await personOf(deps, 'moderator'), await personOf(deps, 'moderator')];
    const author = await createPlayer(deps, { name: 'Rush' });
    const { handle } = await db.selectFrom('users').select('handle').where('id', '=', author).executeTakeFirstOrThrow();
    const declined = await post(author, '5,000', 205);
    await act(deps, moderator, declined, DECLINE);
    await post(author, '6,000', 205);
    const recordId = await post(author, '7,000', 205);
    expect(await writeNote(deps, moderator, { handle, text: 'Always sends the timer.' })).toMatchObject({ ok: true });
    await act(deps, moderator, recordId, { verb: 'verify' });

    const card = await getCard(deps, other, recordId);
    expect(card).toMatchObject({
      ok: true,
      value: {
        evidenceMissing: false,
        rule: { number: 1, isCurrent: true },
        author: { handle, accepted: 0, declined: 1, language: 'en' },
        notes: [{ text: 'Always sends the timer.' }],
        verbs: ['verify', 'ask', 'decline', 'withdraw', 'correct', 'move'],
        undoable: { verb: 'verify' },
      },
    });
    expect(card.ok && card.value.lastFive.map(({ rankKey }) => rankKey)).toEqual([-7_000, -6_000, -5_000]);
    expect(card.ok && card.value.seenBy).toHaveLength(1);
    const own = await getCard(deps, { kind: 'signed-in', userId: author, role: 'moderator' }, recordId);
    expect(own.ok && [own.value.verbs, own.value.undoable]).toEqual([[], undefined]);
    expect(await getCard(deps, await personOf(deps), recordId)).toMatchObject({ error: 'not-allowed' });
  });

  test('accepts notes from moderators only, and only about other players', async () => {
    const moderator = await personOf(deps, 'moderator');
    const { handle } = await db.selectFrom('users').select('handle').where('id', '=', moderator.userId).executeTakeFirstOrThrow();
    expect(await writeNote(deps, moderator, { handle, text: 'Me.' })).toMatchObject({ error: 'not-allowed' });
    expect(await writeNote(deps, moderator, { handle: 'nobody', text: 'x' })).toMatchObject({ error: 'not-found' });
    expect(await writeNote(deps, await personOf(deps, 'editor'), { handle, text: 'x' })).toMatchObject({ error: 'not-allowed' });
  });
});
