import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { LOG_SIGNS } from '#domain/fairness/public-log.ts';
import { openTestDatabase } from '#tests/support/database/test-database.ts';

const { db } = openTestDatabase();

// Tables without a purge trigger, grouped by the reason why they need none.
const EVENTS_BY_CODE = ['records', 'total_generations', 'total_sums', 'board_posts', 'keyword_spans', 'users'];
const DERIVED = [
  ...['changed_boards', 'counted_boards', 'counted_bests', 'total_blocks'],
  ...['personal_bests', 'pb_steps', 'board_deltas', 'blocked_views', 'rank_blocks', 'corrections', 'derived_steps'],
  ...['keyword_links', 'keyword_names', 'event_ranks', 'efforts', 'revisions', 'name_skeletons', 'imported_runs', 'pictures'],
  ...['imported_users', 'imported_records', 'imported_keywords'], // The rows they refer to queue purges themselves.
];
const SEEN_BY_FEW = [
  ...['announced_events', 'attempts', 'chosen_rivals', 'credentials', 'emails', 'event_organisers', 'idempotency_keys', 'linked_accounts'],
  ...[
    'live_events',
    'moderation_bulks',
    'moderation_notes',
    'moderation_seen',
    'name_changes',
    'notifications',
    'one_time_tokens',
    'outbox',
  ],
  ...['push_subscriptions', 'reports', 'sessions', 'edge_purges', 'edge_clock', 'schema_migrations', 'known_devices'],
  ...['audit_seals', 'audit_unsealed', 'duels', 'orphaned_objects', 'profile_versions', 'removed_uploads', 'welcomes'],
  ...['announced_news', 'api_tokens', 'webhooks', 'webhook_secrets', 'webhook_deliveries'],
  ...['passkeys', 'authenticator_apps', 'recovery_codes', 'passkey_challenges', 'pending_sign_ins'],
  'event_signatures', // served by a call that is not cached
];

test('every table has a trigger that queues purges or is listed as exempt', async () => {
  const { rows } = await sql<{ table: string; hasTrigger: boolean }>`
    select relname as table, exists (select from pg_trigger where tgrelid = pg_class.oid and tgname like '%queue_p%') as "hasTrigger"
    from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' order by relname`.execute(db);
  const missing = rows.filter(({ table, hasTrigger }) => !hasTrigger && ![...EVENTS_BY_CODE, ...DERIVED, ...SEEN_BY_FEW].includes(table));
  expect(missing).toEqual([]);
});

test("the audit log's purge trigger covers exactly the verbs in the public log", async () => {
  const { rows } = await sql<{ text: string }>`
    select pg_get_triggerdef(oid) as text from pg_trigger where tgname = 'audit_log_queue_pages'`.execute(db);
  const verbs = [...(rows[0]?.text ?? '').matchAll(/'([a-z-]+)'::text/g)].map(([, verb]) => verb);
  expect(new Set(verbs)).toEqual(new Set(Object.values(LOG_SIGNS).map(({ verb }) => verb)));
});
