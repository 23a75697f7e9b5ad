import { randomUUID } from 'node:crypto';
import { expect, onTestFinished, test } from 'vitest';
import { findAccountByHandle } from '#data/queries/accounts/accounts.ts';
import { readClock } from '#data/queries/site/server.ts';
import type { Role } from '#domain/accounts/actor.ts';
import { DAY_MS } from '#domain/shared/time-units.ts';
import { setClock } from '#tests/support/database/clock.ts';
import { VIDEO } from '#tests/support/database/store-draft.ts';
import { openTestDatabase } from '#tests/support/database/test-database.ts';
import { newClient, openAccount, PASSWORD, sessionOf, signInAs } from '#tests/support/scenarios/accounts.ts';
import { freshKeyword } from '#tests/support/scenarios/keywords.ts';
import { changeRole } from '#usecases/accounts/audit/govern.ts';
import { register } from '#usecases/accounts/register.ts';
import { signIn } from '#usecases/accounts/sign-in.ts';
import { signInWithProvider } from '#usecases/accounts/sign-in-with-provider.ts';
import { storeUpload } from '#usecases/evidence/store-upload.ts';
import { createKeyword } from '#usecases/keywords/create-keyword.ts';
import { editRecord } from '#usecases/records/edit-record.ts';
import { postRecord } from '#usecases/records/post-record.ts';
import { getSwitches } from './get-switches.ts';
import { turnSwitch } from './turn-switch.ts';

const { db, deps } = openTestDatabase();
// Here only one test turns switches, so that the others are still untouched.
const { deps: unturned } = openTestDatabase();
const LINE = { en: 'A pause tonight', ja: '今夜、短時間停止します' };

async function person(role: Exclude<Role, 'banned'> = 'player', site = deps) {
  const handle = await openAccount(site);
  await changeRole(site, 'operator', handle, role);
  const account = await findAccountByHandle(site.db, handle);
  return { handle, actor: { kind: 'signed-in', userId: account?.userId ?? 0, role, isRecent: true } as const };
}

/** Runs `work` while a switch is off or, for 'read-only', while it is on. */
async function while_(name: 'sign-up' | 'posting' | 'comments' | 'uploads' | 'read-only', work: () => Promise<void>) {
  await turnSwitch(deps, 'operator', name, { isOn: name === 'read-only' });
  try {
    await work();
  } finally {
    await turnSwitch(deps, 'operator', name, { isOn: name !== 'read-only' });
  }
}

let score = 1_000;
const draft = (more: { comment?: string } = {}) => {
  score += 1;
  return { stageId: 201, rule: 21, score: String(score), console: 1, videoUrl: VIDEO, ...more };
};
const post = (actor: Parameters<typeof postRecord>[1], more: { comment?: string } = {}) =>
  postRecord(deps, actor, randomUUID(), draft(more));

test('only admins can change switches, and every change is logged', async () => {
  const [admin, moderator] = [await person('admin', unturned), await person('moderator', unturned)];
  expect(await turnSwitch(unturned, moderator.actor, 'posting', { isOn: false })).toEqual({ ok: false, error: 'not-allowed' });
  expect(await turnSwitch(unturned, { kind: 'visitor' }, 'posting', { isOn: false })).toEqual({ ok: false, error: 'login-required' });
  expect(await turnSwitch(unturned, admin.actor, 'nothing', { isOn: false })).toEqual({ ok: false, error: 'not-found' });
  expect(await turnSwitch(unturned, admin.actor, 'banner', { isOn: true })).toEqual({
    ok: false,
    error: 'invalid',
    fields: { text: 'required' },
  });
  expect(await getSwitches(unturned, moderator.actor)).toEqual({ ok: false, error: 'not-allowed' });

  expect(await turnSwitch(unturned, admin.actor, 'banner', { isOn: true, text: LINE })).toMatchObject({ ok: true });
  expect((await unturned.switches()).banner).toEqual(LINE);
  expect(await turnSwitch(unturned, admin.actor, 'banner', { isOn: false })).toMatchObject({ ok: true });
  // An unchanged switch stores no revision.
  expect(await turnSwitch(unturned, admin.actor, 'banner', { isOn: false })).toMatchObject({ ok: true });
  const list = await getSwitches(unturned, admin.actor);
  expect(list.ok && list.value.find(({ name }) => name === 'banner')).toMatchObject({
    isOn: false,
    text: LINE,
    changedAt: expect.any(String),
    changedBy: { handle: admin.handle },
  });
  expect(list.ok && list.value.find(({ name }) => name === 'comments')).toMatchObject({ isOn: true, changedAt: null, changedBy: null });

  const revisions = await unturned.db
    .selectFrom('revisions')
    .select('content')
    .where('table_name', '=', 'switches')
    .where('row_key', '=', 'banner')
    .execute();
  expect(revisions).toMatchObject([{ content: { is_on: false, text: null } }, { content: { is_on: true, text: LINE } }]);
  const log = await unturned.db
    .selectFrom('audit_log')
    .select(['actor_id', 'subject_id', 'detail'])
    .where('verb', '=', 'turn-switch')
    .execute();
  expect(log).toMatchObject([
    { actor_id: admin.actor.userId, subject_id: 'banner', detail: { from: false, to: true } },
    { actor_id: admin.actor.userId, subject_id: 'banner', detail: { from: true, to: false } },
  ]);
});

test('with sign-up closed, no account can be created but existing users can still sign in', async () => {
  const { handle } = await person();
  const stranger = { provider: 'discord', subject: randomUUID(), username: null, name: null, email: null };
  const visit = { session: undefined, client: newClient(), language: 'en' } as const;
  await while_('sign-up', async () => {
    const answer = await register(deps, { handle: 'brand-new-one', password: PASSWORD }, newClient());
    expect(answer).toEqual({ ok: false, error: 'sign-up-closed' });
    expect(await signInWithProvider(deps, stranger, visit)).toEqual({ ok: false, error: 'sign-up-closed' });
    const session = await sessionOf(deps, await signInAs(deps, handle));
    expect(await signInWithProvider(deps, stranger, { ...visit, session })).toMatchObject({ ok: true });
    expect(await signInWithProvider(deps, stranger, visit)).toMatchObject({ ok: true });
  });
  expect(await register(deps, { handle: 'brand-new-one', password: PASSWORD }, newClient())).toMatchObject({ ok: true });
});

test('with posting closed, only moderators can edit records, and a replayed idempotency key still returns its record', async () => {
  const [fern, moderator] = [await person(), await person('moderator')];
  const [key, form] = [randomUUID(), draft()];
  const posted = await postRecord(deps, fern.actor, key, form);
  if (!posted.ok) throw new Error(posted.error);
  const { recordId, revisionId } = posted.value.record;
  const edit = { score: form.score, console: 1, videoUrl: VIDEO, comment: 'seen' };
  await while_('posting', async () => {
    expect(await post(fern.actor)).toEqual({ ok: false, error: 'posting-closed' });
    expect(await postRecord(deps, fern.actor, key, form)).toMatchObject({ ok: true, value: { isReplay: true } });
    expect(await editRecord(deps, fern.actor, { recordId, revisionId }, edit)).toEqual({ ok: false, error: 'posting-closed' });
    expect(await editRecord(deps, moderator.actor, { recordId, revisionId }, edit)).toMatchObject({ ok: true });
  });
  expect(await post(fern.actor)).toMatchObject({ ok: true });
});

test('with comments closed, new comments, changed comments and new keywords are refused', async () => {
  const fern = await person();
  const posted = await post(fern.actor, { comment: 'before' });
  if (!posted.ok) throw new Error(posted.error);
  const at = { recordId: posted.value.record.recordId, revisionId: posted.value.record.revisionId };
  await while_('comments', async () => {
    expect(await post(fern.actor, { comment: 'hello' })).toEqual({ ok: false, error: 'comments-closed' });
    expect(await post(fern.actor)).toMatchObject({ ok: true });
    expect(await createKeyword(deps, fern.actor, randomUUID(), freshKeyword())).toEqual({ ok: false, error: 'comments-closed' });
    const edit = { score: '900', console: 1, videoUrl: VIDEO };
    expect(await editRecord(deps, fern.actor, at, { ...edit, comment: 'after' })).toEqual({ ok: false, error: 'comments-closed' });
    expect(await editRecord(deps, fern.actor, at, { ...edit, comment: 'before' })).toMatchObject({ ok: true });
  });
  expect(await createKeyword(deps, fern.actor, randomUUID(), freshKeyword())).toMatchObject({ ok: true });
});

test('with uploads closed, picture uploads are refused', async () => {
  const fern = await person();
  await while_('uploads', async () => {
    expect(await storeUpload(deps, fern.actor, new Uint8Array(10))).toEqual({ ok: false, error: 'uploads-closed' });
  });
  expect(await storeUpload(deps, fern.actor, new Uint8Array(10))).toEqual({ ok: false, error: 'not-an-image' });
});

test('in read-only mode, sessions stay valid but are not renewed, and only admins can sign in', async () => {
  const [fern, admin] = [await person(), await person('admin')];
  const secret = await signInAs(deps, fern.handle);
  onTestFinished(() => setClock(db, new Date()));
  await setClock(db, new Date((await readClock(db)).getTime() + 3 * DAY_MS)); // The session is due for renewal.
  const seen = async () => (await db.selectFrom('sessions').select('last_seen_at').where('user_id', '=', fern.actor.userId).execute())[0];
  const before = await seen();
  await while_('read-only', async () => {
    expect(await sessionOf(deps, secret)).toMatchObject({ handle: fern.handle });
    expect(await seen()).toEqual(before);
    expect(await signIn(deps, { handle: fern.handle, password: PASSWORD }, newClient())).toEqual({ ok: false, error: 'read-only' });
    expect(await signIn(deps, { handle: fern.handle, password: 'a wrong guess' }, newClient())).toEqual({ ok: false, error: 'wrong' });
    expect(await signIn(deps, { handle: admin.handle, password: PASSWORD }, newClient())).toMatchObject({ ok: true });
    const linked = { provider: 'discord', subject: randomUUID(), username: null, name: null, email: null };
    const visit = { session: undefined, client: newClient(), language: 'en' } as const;
    expect(await signInWithProvider(deps, linked, visit)).toEqual({ ok: false, error: 'read-only' });
  });
  await sessionOf(deps, secret);
  expect(await seen()).not.toEqual(before);
});
