-- The catalogue (series, rules, stages, events, speedruns), its boards, and site-wide settings.
-- Entries are JSON documents, validated by the domain's schemas when read and written. Organisers add and rename them at run time.
create table catalogue_entries (
  kind text not null,
  id integer not null,
  content jsonb not null,
  edited boolean not null default false, -- changed on the site: seeding does not overwrite it
  revision_id bigint not null default nextval('revision_ids'),
  primary key (kind, id)
);
create trigger catalogue_entries_history before update on catalogue_entries for each row execute function store_revision('kind', 'id');
create trigger catalogue_entries_no_delete before delete on catalogue_entries for each row execute function refuse_change();
create trigger catalogue_entries_no_truncate before truncate on catalogue_entries execute function refuse_change();

-- One ranking each. Speedrun ids overlap stage ids, so boards have ids of their own.
create table boards (
  board_id integer generated always as identity primary key,
  kind text not null check (kind in ('stage', 'event', 'speedrun')),
  ref_id integer not null,
  rule_id integer not null,
  unique (kind, ref_id, rule_id)
);
create trigger boards_no_change before update or delete on boards for each row execute function refuse_change();
create trigger boards_no_truncate before truncate on boards execute function refuse_change();

-- Web and worker cache the catalogue in memory and reload it on this notification.
create function notify_catalogue() returns trigger language plpgsql as $$
begin
  perform pg_notify('catalogue', '');
  return null;
end $$;
create trigger catalogue_entries_notify after insert or update on catalogue_entries for each statement execute function notify_catalogue();
create trigger boards_notify after insert on boards for each statement execute function notify_catalogue();

-- Site-wide rules that change over time, such as the evidence policy. Records refer to the revision under which they were posted.
create table policies (
  name text primary key,
  content jsonb not null,
  revision_id bigint not null default nextval('revision_ids')
);
create trigger policies_history before update on policies for each row execute function store_revision('name');
create trigger policies_no_delete before delete on policies for each row execute function refuse_change();
create trigger policies_no_truncate before truncate on policies execute function refuse_change();

-- Parts of the site that admins can turn on and off.
create table switches (
  name text primary key check (name ~ '^[a-z-]{1,32}$'), -- the domain defines the list
  is_on boolean not null,
  text jsonb check (is_localised(text, 1280)), -- 160 grapheme clusters
  revision_id bigint not null default nextval('revision_ids'),
  changed_by integer references users, -- null: an operator, or the initial value
  changed_at timestamptz not null default app_now()
);
create trigger switches_history before update on switches for each row execute function store_revision('name');
create trigger switches_no_delete before delete on switches for each row execute function refuse_change();
create trigger switches_no_truncate before truncate on switches execute function refuse_change();

create function notify_switches() returns trigger language plpgsql as $$
begin
  perform pg_notify('switches', '');
  return null;
end $$;
create trigger switches_notify after insert or update on switches for each statement execute function notify_switches();

insert into switches (name, is_on)
values ('sign-up', true), ('posting', true), ('comments', true), ('uploads', true), ('read-only', false), ('banner', false);
