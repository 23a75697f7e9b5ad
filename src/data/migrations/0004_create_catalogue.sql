-- Series, rules, stages, events, speedruns, and the boards they make.
-- Entries are documents that the domain's schemas check on the way in and out; an organiser adds or renames them at run time.
create table catalogue_entries (
  kind text not null,
  id integer not null,
  content jsonb not null,
  edited boolean not null default false, -- changed on the site: seeding leaves it alone
  revision_id bigint not null default nextval('revision_ids'),
  primary key (kind, id)
);
create trigger catalogue_entries_history before update on catalogue_entries for each row execute function keep_revision('kind', 'id');
create trigger catalogue_entries_stay before delete on catalogue_entries for each row execute function refuse_change();
create trigger catalogue_entries_stay_whole before truncate on catalogue_entries execute function refuse_change();

-- Speedrun ids overlap stage ids, so a board has a number of its own.
create table boards (
  board_id integer generated always as identity primary key,
  kind text not null check (kind in ('stage', 'event', 'speedrun')),
  ref_id integer not null,
  rule_id integer not null,
  unique (kind, ref_id, rule_id)
);
create trigger boards_are_final before update or delete on boards for each row execute function refuse_change();
create trigger boards_stay_whole before truncate on boards execute function refuse_change();

-- Web and worker hold the catalogue in memory and read it again when they hear this.
create function announce_catalogue() returns trigger language plpgsql as $$
begin
  perform pg_notify('catalogue', '');
  return null;
end $$;
create trigger catalogue_entries_announce after insert or update on catalogue_entries for each statement execute function announce_catalogue();
create trigger boards_announce after insert on boards for each statement execute function announce_catalogue();

-- Site-wide rules that change over time, such as the evidence policy; records keep the revision they were posted under.
create table policies (
  name text primary key,
  content jsonb not null,
  revision_id bigint not null default nextval('revision_ids')
);
create trigger policies_history before update on policies for each row execute function keep_revision('name');
create trigger policies_stay before delete on policies for each row execute function refuse_change();
create trigger policies_stay_whole before truncate on policies execute function refuse_change();
