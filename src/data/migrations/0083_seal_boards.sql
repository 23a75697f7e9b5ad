-- Boards of blind events: until they are opened nothing is derived from their records.
-- Rankings, totals, exports, cards and past figures all read what is derived, so what is not there cannot be shown by any of them;
-- the few reads of `records` itself ask this table (decision 0081). Opening a board derives it anew.
create table sealed_boards (
  board_id integer primary key references boards,
  event_code integer not null references events,
  sealed_at timestamptz not null default app_now(),
  opened_at timestamptz -- null: sealed
);
create index sealed_boards_event on sealed_boards (event_code);

create or replace view derived_steps as
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

create or replace function records_keep_bests() returns trigger language plpgsql as $$
declare
  view_console smallint;
  best personal_bests;
  improved personal_bests[] := '{}'; -- by view: the best that the post beats, all but its view null for a newcomer
begin
  if tg_op = 'UPDATE' then
    if (old.board_id, old.console, old.rank_key, old.state) is not distinct from (new.board_id, new.console, new.rank_key, new.state) then
      return null;
    end if;
    perform note_correction();
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
  if new.posted_at < app_now() - interval '1 minute' then perform note_correction(); end if; -- an import
  foreach view_console in array array[0, new.console] loop
    select * into best from personal_bests
    where user_id = new.user_id and board_id = new.board_id and console = view_console;
    if best.record_id is not null and (new.posted_at, new.record_id) < (best.posted_at, best.record_id) then
      perform rebuild_bests(new.user_id, new.board_id, view_console); -- older than what is there
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
  ), noted as (
    insert into board_deltas (board_id, console, old_key, new_key) select new.board_id, console, rank_key, new.rank_key from beaten
  )
  insert into personal_bests (user_id, board_id, console, rank_key, posted_at, record_id)
  select new.user_id, new.board_id, console, new.rank_key, new.posted_at, new.record_id from beaten
  on conflict (user_id, board_id, console) do update
  set rank_key = excluded.rank_key, posted_at = excluded.posted_at, record_id = excluded.record_id;
  return null;
end $$;
