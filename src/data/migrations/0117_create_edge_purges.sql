-- What each cache in front of the site must forget, until it has said that it did (decision 0098).
-- A worker holds the rows that it sends by a lock alone: when it dies, they are free at once.
create table edge_purges (
  purge_id bigint generated always as identity primary key,
  edge text not null, -- its address
  keys text[] not null check (cardinality(keys) > 0),
  due_at timestamptz not null, -- by the worker's clock: not before all processes have heard of the change
  noted_at timestamptz not null default app_now()
) with (autovacuum_vacuum_scale_factor = 0.01);
create index edge_purges_due on edge_purges (edge, due_at);

-- Until when the clock's own changes were looked for.
create table edge_clock (
  only_row boolean primary key default true check (only_row),
  looked_at timestamptz not null
);

-- A note may say that pages show something of the past, and of what; those about rankings say it by their record.
-- `purged`: it was told to the edge already, and waits for the rest.
alter table outbox
  add column kind text check (kind ~ '^[a-z-]{1,32}$'), -- which ones there are is the domain's to say
  add column subject text,
  add column purged boolean not null default false,
  add constraint outbox_pages_check check ((topic = 'pages') = (kind is not null) and (kind is null) = (subject is null));
