import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { insertAudit } from '#data/queries/moderation/audit-log.ts';
import { openTestDatabase } from '#tests/support/database/test-database.ts';
import { newHandle, openAccount, sessionOf, signInAs } from '#tests/support/scenarios/accounts.ts';
import { exportAccount } from './export-account.ts';

const { deps } = openTestDatabase();

/** Where the export shows each table's rows of a user, or why it does not. */
const WHERE: Readonly<Record<string, { readonly key: string } | { readonly because: string }>> = {
  api_tokens: { key: 'apiTokens' },
  authenticator_apps: { key: 'secondFactor' },
  bans: { key: 'bans' },
  chosen_rivals: { key: 'rivals' },
  counted_bests: { because: 'derived from records' },
  credentials: { because: 'the hash of a password' },
  duels: { key: 'duels' },
  emails: { key: 'account' },
  event_members: { key: 'events' },
  event_organisers: { key: 'organisedEvents' },
  event_ranks: { because: 'derived from records' },
  idempotency_keys: { because: 'answers to posts, deleted soon' },
  imported_users: { key: 'cameFrom' },
  known_devices: { key: 'knownDevices' },
  linked_accounts: { key: 'linkedAccounts' },
  moderation_notes: { because: 'for moderators only' },
  name_changes: { key: 'formerNames' },
  name_skeletons: { because: 'derived from names' },
  notifications: { key: 'notices' },
  one_time_tokens: { because: 'hashes of links, deleted soon' },
  passkey_challenges: { because: 'deleted within minutes' },
  passkeys: { key: 'secondFactor' },
  pb_steps: { because: 'derived from records' },
  peer_checks: { key: 'peerChecks' },
  pending_sign_ins: { because: 'deleted within minutes' },
  personal_bests: { because: 'derived from records' },
  profile_versions: { key: 'profile' },
  profiles: { key: 'profile' },
  push_subscriptions: { key: 'pushAddresses' },
  records: { key: 'records' },
  recovery_codes: { because: 'hashes' },
  sessions: { key: 'sessions' },
  shared_years: { key: 'sharedYears' },
  total_sums: { because: 'derived from records' },
  uploads: { key: 'uploads' },
  webhooks: { key: 'webhooks' },
  welcomes: { key: 'welcome' },
};

const newSession = async () => {
  const handle = newHandle();
  await openAccount(deps, { handle });
  return sessionOf(deps, await signInAs(deps, handle));
};

test('the export shows the rows of every table that has a user, or this test says why not', async () => {
  const { rows } = await sql<{ name: string }>`
    select c.table_name as name from information_schema.columns c
    join information_schema.tables t using (table_schema, table_name)
    where table_schema = 'public' and column_name = 'user_id' and table_type = 'BASE TABLE'
    order by 1`.execute(deps.db);
  expect(rows.map(({ name }) => name)).toEqual(Object.keys(WHERE).toSorted());
  const exported = await exportAccount(deps, await newSession());
  expect(Object.keys(exported)).toEqual(expect.arrayContaining(Object.values(WHERE).flatMap((place) => ('key' in place ? place.key : []))));
});

test('the export does not reveal that moderators wrote notes about a user, except to their author', async () => {
  const [session, moderator] = [await newSession(), await newSession()];
  const note = { verb: 'write-note', subjectKind: 'user', subjectId: String(session.userId), detail: { noteId: '1' } } as const;
  await insertAudit(deps.db, { ...note, actorId: moderator.userId });
  const logOf = async (of: typeof session) => (await exportAccount(deps, of)).log.map(({ verb }) => verb);
  expect(await logOf(session)).not.toContain('write-note');
  expect(await logOf(moderator)).toContain('write-note');
});
