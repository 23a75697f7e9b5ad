-- Table privileges of the roles in ops/database/roles.sql. Applied in full after every migration: privileges not listed are revoked.
-- Neither role owns a table, so neither can alter one, its triggers or its privileges. Append-only tables grant insert only.
revoke all on all tables in schema public from stargrass_web, stargrass_worker;
revoke all on all sequences in schema public from stargrass_web, stargrass_worker;
grant usage on schema public, graphile_worker to stargrass_web, stargrass_worker;
grant select on all tables in schema public to stargrass_web, stargrass_worker;
grant usage on sequence revision_ids to stargrass_web, stargrass_worker; -- other tables use identity columns

-- Players, staff and visitors.
grant insert on
  audit_log, boards, event_amendments, event_results, glances, keyword_names, moderation_acts, moderation_notes, moderation_seen,
  name_changes, outbox
to stargrass_web;
grant insert, update on
  appeals, attempts, bans, catalogue_entries, credentials, event_members, events, idempotency_keys, keyword_texts, keywords, known_devices, linked_accounts,
  moderation_bulks, news, notices, policies, records, reports, sealed_boards, switches, uploads, users
to stargrass_web;
grant insert, delete on chosen_rivals, event_organisers, keyword_links, name_skeletons to stargrass_web;
grant insert, update, delete on emails, one_time_tokens, push_subscriptions, sessions to stargrass_web;
grant delete on credentials, known_devices, linked_accounts, moderation_notes, name_changes, notices to stargrass_web; -- closing an account
grant update on imported_users to stargrass_web;

-- Jobs.
grant insert on announced_events, audit_log, event_results, live_events, moderation_acts, outbox, pictures, removed_uploads to stargrass_worker;
grant insert (audit_id) on audit_seals to stargrass_worker;
grant insert, update on board_posts, edge_clock, evidence_health, notices, total_generations to stargrass_worker;
grant insert, delete on orphaned_objects to stargrass_worker;
grant insert, update, delete on attempts, edge_purges, efforts, one_time_tokens, outbox, total_standings to stargrass_worker;
grant update on events, records, sealed_boards, users to stargrass_worker;
grant update, delete on audit_unsealed, uploads to stargrass_worker; -- update: for row locks (select for update)
grant update on emails to stargrass_worker; -- for the row lock while a link is mailed
grant delete on idempotency_keys, known_devices, live_events, name_changes, notices, push_subscriptions, removed_uploads, sessions to stargrass_worker;

-- Derived tables, written by triggers and functions when a record, text or event changes.
grant insert, update, delete on
  blocked_views, board_deltas, corrections, event_ranks, keyword_spans, pb_steps, personal_bests, rank_blocks
to stargrass_web, stargrass_worker;

-- The queue. Its tables have row level security, which only the owner bypasses without a policy.
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
