import { expect, test } from 'vitest';
import { exportProfile } from '#data/queries/accounts/profiles.ts';
import type { Role } from '#domain/accounts/actor.ts';
import type { ProfileReportReason } from '#domain/profile/limits.ts';
import type { ProfileForm } from '#domain/profile/profile-form.ts';
import { createRecord } from '#tests/support/database/factories.ts';
import { openTestDatabase } from '#tests/support/database/test-database.ts';
import { newHandle, openAccount, PASSWORD, sessionOf, signInAs } from '#tests/support/scenarios/accounts.ts';
import { actorOf } from '#usecases/accounts/get-session.ts';
import { closeAccount } from '#usecases/accounts/settings/close-account.ts';
import { exportAccount } from '#usecases/accounts/settings/export-account.ts';
import { listQueue } from '#usecases/moderation/list-queue.ts';
import { markSeen } from '#usecases/moderation/mark-seen.ts';
import { removeProfileTexts } from '#usecases/moderation/remove-profile-texts.ts';
import { getOwnProfile } from './get-own-profile.ts';
import { getPlayer } from './get-player.ts';
import { reportProfile } from './report-profile.ts';
import { saveProfile } from './save-profile.ts';

const { db, deps } = openTestDatabase();
const LINK = 'https://example.com/me';
const EMPTY: ProfileForm = { bio: null, links: [], favourite: null, pins: [], title: null, revision: null };

async function open(role: Role = 'player') {
  const handle = newHandle();
  await openAccount(deps, { handle, name: `Name ${handle}` });
  await db.updateTable('users').set({ role }).where('handle', '=', handle).execute();
  return sessionOf(deps, await signInAs(deps, handle));
}
const save = async (session: Awaited<ReturnType<typeof open>>, form: Partial<ProfileForm>) =>
  saveProfile(deps, session, { ...EMPTY, revision: (await getOwnProfile(deps, session)).profile.revisionId, ...form });
const identityOf = async (handle: string) => {
  const page = await getPlayer(deps, handle, {});
  return page.ok ? page.value.identity : undefined;
};

test('a profile is shown on its page; links, pins and titles need records of the player', async () => {
  const session = await open();
  expect(await save(session, { links: [LINK] })).toMatchObject({ fields: { 'links.0': 'too-early' } });
  expect(await save(session, { title: 'guide-author' })).toMatchObject({ fields: { title: 'wrong-type' } });
  const { recordId } = await createRecord(deps, { userId: session.userId });
  await db.updateTable('records').set({ comment: 'At last.' }).where('record_id', '=', recordId).execute();
  const { pins, titles, mayLink } = await getOwnProfile(deps, session);
  expect([pins.length, titles, mayLink]).toEqual([1, ['record-holder'], true]);
  const pin = pins[0]?.boardId ?? 0;
  expect(await save(session, { pins: [pin + 99_999] })).toMatchObject({ fields: { 'pins.0': 'wrong-type' } });

  const form = { bio: 'Night stages first.', links: [LINK], favourite: 3 as const, pins: [pin], title: 'record-holder' as const };
  expect(await save(session, form)).toMatchObject({ ok: true });
  expect(await identityOf(session.handle)).toMatchObject({
    ...{ bio: form.bio, links: [LINK], favourite: 3, title: 'record-holder', isChosen: true },
    runs: [{ recordId, comment: 'At last.', hasVideo: false, rank: 1 }],
  });
  const purges = await db.selectFrom('outbox').select('kind').where('subject', '=', `/user/${session.handle}`).execute();
  expect(purges).toEqual([{ kind: 'page' }]);
  await db.updateTable('records').set({ state: 'withdrawn' }).where('record_id', '=', recordId).execute();
  expect(await identityOf(session.handle)).toMatchObject({ bio: form.bio, links: [] });
});

test('a reported profile waits in the queue until a moderator removes its texts', async () => {
  const [author, reader, moderator, witness] = [await open(), await open(), await open('moderator'), await open('moderator')];
  const report = (by: typeof reader, reason: ProfileReportReason = 'advertising') =>
    reportProfile(deps, actorOf(by, 'records'), author.handle, { reason });
  expect(await report(reader)).toMatchObject({ error: 'not-found' });
  await save(author, { bio: 'Buy my herbs.' });
  expect(await report(author)).toMatchObject({ error: 'not-allowed' });
  expect(await report(reader)).toMatchObject({ ok: true });
  expect(await report(reader)).toMatchObject({ error: 'reported-before' });
  expect(await report(witness)).toMatchObject({ ok: true });
  const queued = async (by = moderator) => {
    const queue = await listQueue(deps, actorOf(by, 'records'));
    if (!queue.ok) throw new Error(queue.error);
    return queue.value.groups.find(({ handle }) => handle === author.handle)?.items ?? [];
  };
  expect(await queued()).toMatchObject([{ kind: 'profile', profile: { bio: 'Buy my herbs.', reasons: ['advertising'] } }]);
  // Clearing or replacing the texts hides nothing from the moderators, and each version has its own reasons.
  const old = { kind: 'profile', profile: { bio: 'Buy my herbs.', isCurrent: false, reasons: ['advertising'] } };
  await save(author, { bio: null });
  expect(await queued()).toMatchObject([old]);
  await save(author, { bio: 'Herbs.' });
  await report(reader, 'other');
  expect(await queued()).toMatchObject([old, { profile: { bio: 'Herbs.', isCurrent: true, reasons: ['other'] } }]);
  await markSeen(deps, actorOf(moderator, 'records'), (await queued())[0]?.item ?? '');
  expect((await exportAccount(deps, author)).log.map(({ verb }) => verb)).not.toContain('report-profile');
  await report(witness);
  const { revisionId } = (await getOwnProfile(deps, author)).profile;

  const remove = (by: typeof reader) => removeProfileTexts(deps, actorOf(by, 'records'), author.handle);
  expect(await remove(reader)).toMatchObject({ error: 'not-allowed' });
  expect(await queued(witness)).toEqual([]); // The reporter cannot decide.
  expect(await remove(witness)).toMatchObject({ error: 'not-allowed' });
  expect(await remove(moderator)).toMatchObject({ ok: true });
  expect(await remove(moderator)).toMatchObject({ error: 'not-found' });
  expect(await queued()).toEqual([]);
  const notified = await db.selectFrom('notifications').select('kind').where('user_id', '=', author.userId).execute();
  expect(notified).toEqual([{ kind: 'texts-removed' }]);
  expect(await identityOf(author.handle)).toMatchObject({ bio: null });
  expect((await getOwnProfile(deps, author)).profile.textsRemovedAt).toBeInstanceOf(Date);
  expect((await exportProfile(db, author.userId)).replaced.map(({ bio }) => bio)).toContain('Herbs.');
  // An older settings page must not restore what was removed.
  expect(await save(author, { bio: 'Herbs.', revision: revisionId })).toMatchObject({ error: 'changed-since' });
  expect(await save(author, { bio: 'Herbs.', revision: null })).toMatchObject({ error: 'changed-since' });
});

test('the profile is in the export, and closing the account deletes it with its replaced texts', async () => {
  const session = await open();
  await save(session, { bio: 'First.' });
  await save(session, { bio: 'Second.', favourite: 2 });
  expect((await exportAccount(deps, session)).profile).toMatchObject({ bio: 'Second.', favourite: 2, replaced: [{ bio: 'First.' }] });
  await closeAccount(deps, session, PASSWORD);
  for (const table of ['profiles', 'profile_versions'] as const)
    expect(await db.selectFrom(table).select('user_id').where('user_id', '=', session.userId).execute()).toEqual([]);
});

test('an anonymous player shows no texts, and a banned player cannot change them', async () => {
  const session = await open();
  await save(session, { bio: 'Hello.', favourite: 2 });
  await db.updateTable('users').set({ name: null }).where('id', '=', session.userId).execute();
  expect(await identityOf(session.handle)).toMatchObject({ bio: null, favourite: null, title: null });
  expect(await saveProfile(deps, { ...session, bans: ['site'] }, EMPTY)).toMatchObject({ error: 'not-allowed' });
  const barred = { ...session, bans: ['keywords' as const] };
  expect(await save(barred, { bio: 'New.' })).toMatchObject({ error: 'not-allowed' });
  expect(await save(barred, { bio: 'Hello.', favourite: 3 })).toMatchObject({ ok: true });
});
