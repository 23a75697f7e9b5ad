-- What rankings are read from, derived from `records` by triggers, so that no write path can miss it. Can be rebuilt at any time.
-- A view is a board with a console filter (0 = all); a record counts in two views. No row is shared by two players, so posts on one
-- board never wait for each other. No foreign keys: only the triggers write here.
create table personal_bests (
  user_id integer not null,
  board_id integer not null,
  console smallint not null,
  rank_key integer not null,
  posted_at timestamptz not null,
  record_id bigint not null,
  -- Includes all columns, so that the planner never prefers to scan a board in the index below for one row.
  primary key (user_id, board_id, console) include (rank_key, posted_at, record_id)
) with (autovacuum_vacuum_scale_factor = 0.01);
create index personal_bests_rank on personal_bests (board_id, console, rank_key, posted_at, record_id) include (user_id);

-- The UTC year of an instant; years before the site's first are one year, null (never) is 32767.
create function step_year(at timestamptz) returns smallint language sql immutable
  return case when at is null then 32767 else greatest(2013, extract(year from at at time zone 'UTC'))::smallint end;

-- Every personal best ever held, valid from posted_at until superseded_at (null: current).
create table pb_steps (
  user_id integer not null,
  board_id integer not null,
  console smallint not null,
  rank_key integer not null,
  posted_at timestamptz not null,
  record_id bigint not null,
  superseded_at timestamptz,
  posted_year smallint not null, -- step_year(posted_at)
  superseded_year smallint not null, -- step_year(superseded_at); not generated, because that would make a post a third slower
  primary key (user_id, board_id, console, posted_at, record_id)
) with (autovacuum_vacuum_scale_factor = 0.01, autovacuum_vacuum_insert_scale_factor = 0.01); -- index-only scans need a current visibility map
-- For rankings of a past instant: except in the instant's own year, either all or none of the steps with the same two years were valid.
-- So the query merges a few ordered lists and skips few rows.
create index pb_steps_years on pb_steps (board_id, console, posted_year, superseded_year, rank_key, posted_at, record_id)
  include (user_id, superseded_at);

-- Counts changes of the past (an edit, a state, a move, an import). Caches of past rankings use the version as a key.
-- One row shared by all corrections, so that versions follow the order of commits.
create table corrections (
  only_row boolean primary key default true check (only_row),
  version bigint not null default 0,
  transaction_id xid8 not null default '0'
);
insert into corrections default values;

-- Increments the version once per transaction.
create function count_correction() returns void language sql as $$
  update corrections set version = version + 1, transaction_id = pg_current_xact_id() where transaction_id <> pg_current_xact_id()
$$;

-- Changes of a view that its rank blocks do not include yet. A new player has no old key, a leaving one no new key.
create table board_deltas (
  delta_id bigint generated always as identity primary key,
  board_id integer not null,
  console smallint not null,
  old_key integer,
  new_key integer
) with (autovacuum_vacuum_scale_factor = 0.01);
create index board_deltas_view on board_deltas (board_id, console);

create function is_countable(state text) returns boolean language sql immutable
  return state in ('posted', 'checked', 'verified', 'needs-information');

-- The rows that pb_steps must contain. All windows partition by player, board and console, so conditions on these can use records_board.
create view derived_steps as
with counted as (
  select records.user_id, records.board_id, views.console, records.rank_key, records.posted_at, records.record_id,
    min(records.rank_key) over (
      partition by records.user_id, records.board_id, views.console
      order by records.posted_at, records.record_id rows between unbounded preceding and 1 preceding
    ) as best_before
  from records cross join lateral (values (0::smallint), (records.console)) as views (console)
  where is_countable(records.state)
    and not exists (select from sealed_boards where sealed_boards.board_id = records.board_id and opened_at is null)
), steps as (
  select user_id, board_id, console, rank_key, posted_at, record_id,
    lead(posted_at) over (partition by user_id, board_id, console order by posted_at, record_id) as superseded_at
  from counted
  where best_before is null or rank_key < best_before
)
select *, step_year(posted_at) as posted_year, step_year(superseded_at) as superseded_year from steps;

-- Rebuilds one player's rows of one view from the records.
create function rebuild_bests(player integer, board integer, view_console smallint) returns void language plpgsql as $$
declare
  before personal_bests;
  after pb_steps;
begin
  select * into before from personal_bests where user_id = player and board_id = board and console = view_console;
  delete from pb_steps where user_id = player and board_id = board and console = view_console;
  insert into pb_steps select * from derived_steps where user_id = player and board_id = board and console = view_console;

  select * into after from pb_steps
  where user_id = player and board_id = board and console = view_console and superseded_at is null;
  if after.record_id is null then
    delete from personal_bests where user_id = player and board_id = board and console = view_console;
  else
    insert into personal_bests (user_id, board_id, console, rank_key, posted_at, record_id)
    values (player, board, view_console, after.rank_key, after.posted_at, after.record_id)
    on conflict (user_id, board_id, console) do update
    set rank_key = excluded.rank_key, posted_at = excluded.posted_at, record_id = excluded.record_id;
  end if;
  if before.rank_key is distinct from after.rank_key then
    insert into board_deltas (board_id, console, old_key, new_key) values (board, view_console, before.rank_key, after.rank_key);
  end if;
end $$;

create function update_personal_bests() returns trigger language plpgsql as $$
declare
  view_console smallint;
  best personal_bests;
  improved personal_bests[] := '{}'; -- the bests that the post beats, one per view; for a new player only the view is set
begin
  if tg_op = 'UPDATE' then
    if (old.board_id, old.console, old.rank_key, old.state) is not distinct from (new.board_id, new.console, new.rank_key, new.state) then
      return null;
    end if;
    perform count_correction();
    foreach view_console in array array[0, old.console] loop
      perform rebuild_bests(old.user_id, old.board_id, view_console);
    end loop;
    if (old.board_id, old.console) is distinct from (new.board_id, new.console) then
      foreach view_console in array array[0, new.console] loop
        perform rebuild_bests(new.user_id, new.board_id, view_console);
      end loop;
    end if;
    return null;
  end if;

  if not is_countable(new.state) then return null; end if;
  if exists (select from sealed_boards where board_id = new.board_id and opened_at is null) then return null; end if;
  if new.posted_at < app_now() - interval '1 minute' then perform count_correction(); end if; -- an import
  foreach view_console in array array[0, new.console] loop
    select * into best from personal_bests
    where user_id = new.user_id and board_id = new.board_id and console = view_console;
    if best.record_id is not null and (new.posted_at, new.record_id) < (best.posted_at, best.record_id) then
      perform rebuild_bests(new.user_id, new.board_id, view_console); -- older than the current best
    elsif best.record_id is null or new.rank_key < best.rank_key then
      best.console := view_console;
      improved := improved || best;
    end if;
  end loop;
  if improved = '{}' then return null; end if;

  with beaten as (select * from unnest(improved)),
  superseded as (
    update pb_steps set superseded_at = new.posted_at, superseded_year = step_year(new.posted_at) from beaten
    where pb_steps.user_id = new.user_id and pb_steps.board_id = new.board_id and pb_steps.console = beaten.console
      and pb_steps.posted_at = beaten.posted_at and pb_steps.record_id = beaten.record_id
  ), stepped as (
    insert into pb_steps (user_id, board_id, console, rank_key, posted_at, record_id, posted_year, superseded_year)
    select new.user_id, new.board_id, console, new.rank_key, new.posted_at, new.record_id, step_year(new.posted_at), step_year(null) from beaten
  ), queued as (
    insert into board_deltas (board_id, console, old_key, new_key) select new.board_id, console, rank_key, new.rank_key from beaten
  )
  insert into personal_bests (user_id, board_id, console, rank_key, posted_at, record_id)
  select new.user_id, new.board_id, console, new.rank_key, new.posted_at, new.record_id from beaten
  on conflict (user_id, board_id, console) do update
  set rank_key = excluded.rank_key, posted_at = excluded.posted_at, record_id = excluded.record_id;
  return null;
end $$;
create trigger records_update_bests after insert or update on records for each row execute function update_personal_bests();
