import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { readClock } from '#data/queries/site/server.ts';
import type { Role, SignedIn } from '#domain/accounts/actor.ts';
import { KEYWORD_FLAGS } from '#domain/keywords/flags.ts';
import { MINUTE_MS } from '#domain/shared/time-units.ts';
import { setClock } from '#tests/support/database/clock.ts';
import { createPlayer, createRecord } from '#tests/support/database/factories.ts';
import { openTestDatabase } from '#tests/support/database/test-database.ts';
import { openAccount, PASSWORD, sessionOf, signInAs } from '#tests/support/scenarios/accounts.ts';
import { createEntry } from '#tests/support/scenarios/keywords.ts';
import { changeRole } from '#usecases/accounts/audit/govern.ts';
import { changePassword } from '#usecases/accounts/settings/change-password.ts';
import { changeSettings } from '#usecases/accounts/settings/change-settings.ts';
import { closeAccount } from '#usecases/accounts/settings/close-account.ts';
import { exportPublic } from '#usecases/administration/export-public.ts';
import { getSwitches } from '#usecases/administration/get-switches.ts';
import { turnSwitch } from '#usecases/administration/turn-switch.ts';
import { grantEvent } from '#usecases/events/manage/grant-event.ts';
import { changeKeywordFlag } from '#usecases/keywords/change-keyword-flag.ts';
import { actOnRecord } from '#usecases/moderation/act-on-record.ts';
import { previewBulk } from '#usecases/moderation/preview-bulk.ts';
import { removeProfileTexts } from '#usecases/moderation/remove-profile-texts.ts';
import { undoAct } from '#usecases/moderation/undo-act.ts';
import { changeRecordState } from '#usecases/records/change-record-state.ts';
import { deleteWebhook, getWebhooks } from '#usecases/webhooks/manage-webhooks.ts';

const { db, deps } = openTestDatabase();
const SIGN_IN_AGAIN = { ok: false, error: 'sign-in-again' };
const NEW_PASSWORD = 'seven slow herons';

const as = async (role: Role, isRecent = false): Promise<SignedIn> => ({
  kind: 'signed-in',
  userId: await createPlayer(deps),
  role,
  isRecent,
});
const newRecord = async () => createRecord(deps, { userId: await createPlayer(deps) });
const newEntry = async () => createEntry(deps, { userId: await createPlayer(deps) });
const handleOf = async () => openAccount(deps);

test.each<[string, (actor: SignedIn) => Promise<unknown>]>([
  ['change a role', async (actor) => changeRole(deps, actor, await handleOf(), 'editor')],
  ['grant an event', async (actor) => grantEvent(deps, actor, 261201, await handleOf(), true)],
  ['turn a switch', (actor) => turnSwitch(deps, actor, 'posting', { isOn: true })],
  ['export data', (actor) => exportPublic(deps, actor, 'players')],
  ['withdraw a record', async (actor) => changeRecordState(deps, actor, await newRecord(), 'withdrawn', '')],
  ['withdraw a record at the desk', async (actor) => actOnRecord(deps, actor, await newRecord(), { verb: 'withdraw' })],
  ['withdraw many records', async (actor) => previewBulk(deps, actor, { verb: 'withdraw', recordIds: [(await newRecord()).recordId] })],
  [
    'delete a glossary entry',
    async (actor) => {
      const { uniqueId, revisionId } = await newEntry();
      return changeKeywordFlag(deps, actor, uniqueId, { flag: KEYWORD_FLAGS.deleted, revisionId });
    },
  ],
  ["remove a player's texts", async (actor) => removeProfileTexts(deps, actor, await handleOf())],
])('an admin who signed in more than ten minutes ago cannot %s, and a player is refused for the missing right', async (_, act) => {
  expect(await act(await as('admin'))).toEqual(SIGN_IN_AGAIN);
  expect(await act(await as('player', true))).toMatchObject({ ok: false, error: 'not-allowed' });
  expect(await act(await as('admin', true))).not.toMatchObject({ error: 'sign-in-again' });
});

test('reading, other decisions, and what players do with their own data need no recent sign-in', async () => {
  const admin = await as('admin');
  expect(await getSwitches(deps, admin)).toMatchObject({ ok: true });
  expect(await actOnRecord(deps, admin, await newRecord(), { verb: 'ask', text: 'Why?' })).toMatchObject({ ok: true });
  const { uniqueId, revisionId } = await newEntry();
  expect(await changeKeywordFlag(deps, admin, uniqueId, { flag: KEYWORD_FLAGS.pickup, revisionId })).toMatchObject({ ok: true });
  const author = await as('player');
  const own = await createRecord(deps, { userId: author.userId });
  expect(await changeRecordState(deps, author, own, 'withdrawn', '')).toMatchObject({ ok: true });
});

test('a moderator undoes a withdrawal at any time, and undoes that undo, which withdraws again, only after a recent sign-in', async () => {
  const moderator = await as('moderator', true);
  const old = { ...moderator, isRecent: false };
  const record = await newRecord();
  const actOf = (done: Awaited<ReturnType<typeof undoAct>>) => (done.ok ? (done.value.actId ?? '') : '');
  const withdrawn = await actOnRecord(deps, moderator, record, { verb: 'withdraw' });
  const undone = await undoAct(deps, old, actOf(withdrawn), {});
  expect(undone).toMatchObject({ ok: true, value: { state: 'posted' } });
  expect(await undoAct(deps, old, actOf(undone), {})).toEqual(SIGN_IN_AGAIN);
  expect(await undoAct(deps, moderator, actOf(undone), {})).toMatchObject({ ok: true, value: { state: 'withdrawn' } });
});

test('admins read the webhooks of the site at any time, and change them only after a recent sign-in', async () => {
  const session = await sessionOf(deps, await signInAs(deps, await openAccount(deps)));
  const old = { ...session, role: 'admin', createdAt: new Date(0) } as const;
  expect(await getWebhooks(deps, old, 'site')).toMatchObject({ ok: true });
  expect(await deleteWebhook(deps, old, 'site', '1')).toEqual(SIGN_IN_AGAIN);
  expect(await deleteWebhook(deps, old, 'own', '1')).toMatchObject({ error: 'not-found' });
});

test('with a second factor, the password alone changes neither password nor address nor closes the account', async () => {
  const handle = await openAccount(deps);
  const secret = await signInAs(deps, handle);
  const key = { credential_id: randomBytes(16), public_key: randomBytes(77), name: 'a key', is_synced: false };
  const { userId } = await sessionOf(deps, secret);
  await setClock(db, new Date((await readClock(db)).getTime() + 10 * MINUTE_MS));
  const without = await sessionOf(deps, secret);
  expect(await changeSettings(deps, without, { email: `${handle}@example.org`, password: PASSWORD })).toMatchObject({ ok: true });
  await db
    .insertInto('passkeys')
    .values({ user_id: userId, ...key })
    .execute();
  const old = await sessionOf(deps, secret);
  expect(await changePassword(deps, old, { current: PASSWORD, next: NEW_PASSWORD })).toEqual(SIGN_IN_AGAIN);
  expect(await changeSettings(deps, old, { email: null, password: PASSWORD })).toEqual(SIGN_IN_AGAIN);
  expect(await closeAccount(deps, old, PASSWORD)).toEqual(SIGN_IN_AGAIN);
  const recent = { ...old, reauthenticatedAt: old.now };
  expect(await changePassword(deps, recent, { current: NEW_PASSWORD, next: NEW_PASSWORD })).toMatchObject({
    fields: { current: 'password-wrong' },
  });
  expect(await changePassword(deps, recent, { current: PASSWORD, next: NEW_PASSWORD })).toMatchObject({ ok: true });
});
