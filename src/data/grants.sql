-- Table privileges for the web and worker roles (ops/database/roles.sql). This file runs after every migration and
-- revokes every privilege that it does not list. Neither role owns a table, so neither can alter tables, triggers or
-- privileges. Append-only tables grant only insert.
revoke all on all tables in schema public from stargrass_web, stargrass_worker;
revoke all on all sequences in schema public from stargrass_web, stargrass_worker;
grant usage on schema public, graphile_worker to stargrass_web, stargrass_worker;
grant select on all tables in schema public to stargrass_web, stargrass_worker;
-- Other tables use identity columns, which need no grant.
grant usage on sequence revision_ids to stargrass_web, stargrass_worker;

-- Tables written by requests from players, staff and visitors.
grant insert on
  audit_log, boards, event_amendments, event_results, peer_checks, keyword_names, moderation_acts, moderation_notes, moderation_seen,
  name_changes, outbox
to stargrass_web;
grant insert, update on
  appeals, attempts, bans, catalogue_entries, credentials, event_members, events, idempotency_keys, keyword_texts, keywords, known_devices, linked_accounts,
  moderation_bulks, news, notifications, policies, profiles, records, reports, sealed_boards, switches, uploads, users
to stargrass_web;
grant insert, delete on chosen_rivals, event_organisers, keyword_links, name_skeletons, shared_years to stargrass_web;
-- The web role stores the addresses and keys of webhooks but cannot read them. Deleting a webhook deletes them.
grant insert, update, delete on webhooks to stargrass_web;
grant insert, delete on webhook_deliveries to stargrass_web;
grant update (attempts, first_tried_at) on webhook_deliveries to stargrass_web; -- Resuming a webhook.
grant insert on webhook_secrets to stargrass_web;
revoke select on webhook_secrets from stargrass_web;
grant insert, update, delete on api_tokens, authenticator_apps, emails, one_time_tokens, passkeys, push_subscriptions, sessions, welcomes to stargrass_web;
grant insert, update, delete on passkey_challenges, pending_sign_ins, recovery_codes to stargrass_web; -- Claiming an imported name moves them.
-- Needed to close an account.
grant update, delete on duels to stargrass_web;
grant delete on credentials, known_devices, linked_accounts, moderation_notes, name_changes, notifications, profile_versions, profiles to stargrass_web;
grant update on imported_users to stargrass_web;
grant delete on dumps to stargrass_web; -- Those that name a closed account.

-- Tables written by background jobs.
grant insert on announced_events, audit_log, event_results, live_events, moderation_acts, outbox, pictures, removed_uploads to stargrass_worker;
grant insert (audit_id) on audit_seals to stargrass_worker;
grant insert, update on board_posts, edge_clock, evidence_health, notifications, total_generations to stargrass_worker;
grant insert, delete on dumps, orphaned_objects to stargrass_worker;
grant insert, update on event_signatures to stargrass_worker;
grant insert, update, delete on attempts, counted_bests, counted_boards, duels, edge_purges, efforts, one_time_tokens, outbox, total_blocks, total_sums to stargrass_worker;
grant delete on changed_boards to stargrass_worker;
grant update on events, records, sealed_boards, users to stargrass_worker;
-- The update privilege is needed for row locks (select for update).
grant update, delete on audit_unsealed, uploads to stargrass_worker;
grant update on emails to stargrass_worker; -- Needed to lock the row while a link is mailed to its address.
grant delete on
  api_tokens, idempotency_keys, known_devices, live_events, name_changes, notifications, passkey_challenges, pending_sign_ins, profile_versions,
  push_subscriptions, removed_uploads, sessions
to stargrass_worker;

grant insert on announced_news to stargrass_worker;
grant update on webhooks to stargrass_worker;
grant insert, update, delete on webhook_deliveries to stargrass_worker;

-- Derived tables, written by triggers and functions when a record, text or event changes.
grant insert, update, delete on
  blocked_views, board_deltas, corrections, event_ranks, keyword_spans, pb_steps, personal_bests, rank_blocks
to stargrass_web, stargrass_worker;
grant insert on changed_boards to stargrass_web, stargrass_worker;

-- The tables of the job queue have row-level security, so every role except the owner needs a policy.
grant select, insert, update, delete on all tables in schema graphile_worker to stargrass_web, stargrass_worker;
grant usage on all sequences in schema graphile_worker to stargrass_web, stargrass_worker;
revoke insert, update, delete on graphile_worker.migrations from stargrass_web, stargrass_worker;
do $$
declare
  queue_table record;
begin
  for queue_table in
    select relname from pg_class where relnamespace = 'graphile_worker'::regnamespace and relrowsecurity
      and not exists (select from pg_policy where polrelid = pg_class.oid and polname = 'site')
  loop
    execute format('create policy site on graphile_worker.%I to stargrass_web, stargrass_worker using (true) with check (true)', queue_table.relname);
  end loop;
end $$;
