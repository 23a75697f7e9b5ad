import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { confirmEmail, saveEmail } from '#data/queries/accounts/emails.ts';
import type { Notifications } from '#domain/accounts/settings.ts';
import { setClock } from '#tests/support/database/clock.ts';
import { openTestDatabase } from '#tests/support/database/test-database.ts';
import { newReader, notificationsOf, postScore, runNotificationJobs } from '#tests/support/scenarios/notifications-site.ts';
import { openTestMail } from '#tests/support/scenarios/test-mail.ts';
import type { Session } from '#usecases/accounts/get-session.ts';
import { changeSettings } from '#usecases/accounts/settings/change-settings.ts';
import type { Deps } from '#usecases/deps.ts';
import { markNotificationsRead } from './mark-notifications-read.ts';
import { queueDigests } from './send-digests.ts';

const { db, deps: plainDeps, url } = openTestDatabase();
const { mail, mailsTo: mailsAt } = openTestMail();
const deps: Deps = { ...plainDeps, mail };

const addressOf = ({ handle }: Session) => `${handle}@example.org`;
const mailsTo = (reader: Session) => mailsAt(addressOf(reader));

/** Creates a reader with an e-mail address and a digest setting who has been passed on a board. */
async function passedReader(stageId: number, notifications: Partial<Notifications>, { isConfirmed = true } = {}): Promise<Session> {
  const reader = await newReader(deps, notifications);
  await saveEmail(db, reader.userId, addressOf(reader));
  if (isConfirmed) await confirmEmail(db, reader.userId, addressOf(reader), new Date());
  await postScore(deps, reader, 30_000, stageId);
  await postScore(deps, await newReader(deps), 31_000, stageId);
  await runNotificationJobs(deps, url);
  return reader;
}

/** Sets the clock and runs the hourly digest jobs. */
async function digestsAt(instant: string): Promise<void> {
  await setClock(db, new Date(instant));
  await queueDigests(deps);
  await runNotificationJobs(deps, url);
}

// Sunday noon in Tokyo. Digests are due at 8:00 there, which is 23:00 UTC.
const SUNDAY = '2026-11-15T03:00:00Z';

test('mails unread notifications once, in the daily or weekly digest, and only to confirmed addresses', async () => {
  await setClock(db, new Date('2026-11-13T03:00:00Z')); // Friday noon in Tokyo
  const daily = await passedReader(201, { digest: 'daily' });
  const weekly = await passedReader(202, { digest: 'weekly' });
  const off = await passedReader(203, {});
  const unconfirmed = await passedReader(204, { digest: 'daily' }, { isConfirmed: false });
  const hasRead = await passedReader(205, { digest: 'daily' });
  await markNotificationsRead(deps, hasRead, { upTo: (await notificationsOf(deps, hasRead)).notifications[0]?.id ?? '' });

  await digestsAt('2026-11-13T22:00:00Z'); // 7:00 in Tokyo
  expect(await mailsTo(daily)).toHaveLength(0);
  await digestsAt('2026-11-13T23:11:00Z');
  const [received, ...more] = await mailsTo(daily);
  expect(more).toEqual([]);
  expect(received).toMatchObject({ from: 'site@example.org', subject: 'Stargrass: new notifications (1)' });
  const { notifications } = await notificationsOf(deps, daily);
  expect(received?.text).toContain('Fern passed you on');
  expect(received?.text).toContain(`https://site.example${notifications[0]?.route}`);
  expect(received?.text).toContain('https://site.example/notifications');
  expect(received?.text).toContain('https://site.example/auth/settings#notifications');
  await digestsAt('2026-11-14T02:11:00Z');
  await digestsAt('2026-11-14T23:11:00Z'); // no new notification since the last digest
  expect(await mailsTo(daily)).toHaveLength(1);
  expect(await mailsTo(weekly)).toHaveLength(0);
  await digestsAt('2026-11-15T23:11:00Z'); // Monday 8:11 in Tokyo
  expect(await mailsTo(weekly)).toHaveLength(1);
  for (const reader of [off, unconfirmed, hasRead]) expect(await mailsTo(reader)).toHaveLength(0);
});

test("sends a digest in the account's language, and none after the reader has switched it off", async () => {
  await setClock(db, new Date(SUNDAY));
  const reader = await passedReader(206, { digest: 'daily' });
  await changeSettings(deps, reader, { language: 'ja' });
  const ended = await passedReader(207, { digest: 'daily' });
  await setClock(db, new Date('2026-11-15T23:11:00Z'));
  await queueDigests(deps);
  await changeSettings(deps, ended, { notifications: { digest: 'off' } }); // switched off between queueing and sending
  await runNotificationJobs(deps, url);
  const [received] = await mailsTo(reader);
  expect(received?.subject).toBe('【星草】新しい通知が1件あります');
  expect(received?.text).toContain('Fernに抜かれました');
  expect(received?.text).toContain('https://site.example/ja/record/');
  expect(await mailsTo(ended)).toEqual([]);
});

test('all digests stay due when the worker dies while queueing them', async () => {
  await setClock(db, new Date(SUNDAY));
  const reader = await passedReader(208, { digest: 'daily' });
  await setClock(db, new Date('2026-11-16T23:11:00Z'));
  await sql.raw(`create function die() returns trigger language plpgsql as $$ begin raise 'the worker died'; end $$`).execute(db);
  await sql.raw('create trigger die before insert on graphile_worker._private_jobs for each row execute function die()').execute(db);
  await expect(queueDigests(deps)).rejects.toThrow('the worker died');
  await sql.raw('drop trigger die on graphile_worker._private_jobs').execute(db);
  await runNotificationJobs(deps, url);
  expect(await mailsTo(reader)).toHaveLength(0);
  await queueDigests(deps);
  await runNotificationJobs(deps, url);
  expect(await mailsTo(reader)).toHaveLength(1);
});
