-- Limited events beside their entries in the catalogue: whether one is still a plan, runs or is closed, and who organises it.
-- A plan is a document that the domain's schema checks; opening it writes the entries and boards that everybody sees (decision 0080).
create table events (
  event_code integer primary key check (event_code between 101 and 991231), -- yymmdd
  state text not null check (state in ('draft', 'open', 'closed')),
  plan jsonb, -- null: it came with the catalogue
  revision_id bigint not null default nextval('revision_ids'),
  changed_by integer references users, -- null: it came with the site, or the clock closed it
  changed_at timestamptz not null default app_now(),
  check (state <> 'draft' or plan is not null)
);
create trigger events_history before update on events for each row execute function keep_revision('event_code');
create trigger events_stay before delete on events for each row execute function refuse_change();
create trigger events_stay_whole before truncate on events execute function refuse_change();

-- An admin's grant for one event, also for one that is not planned yet.
create table event_organisers (
  event_code integer not null check (event_code between 101 and 991231),
  user_id integer not null references users,
  granted_by integer not null references users,
  granted_at timestamptz not null default app_now(),
  primary key (event_code, user_id)
);
