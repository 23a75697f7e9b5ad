-- Totals are updated in place, from the boards that changed since the last refresh.
-- Computing every total from all bests took minutes on a large site, and writing new positions for all players as long.

-- One row per change of a board's records or bests, written in the same transaction. Rows are only inserted, because all posts of a
-- board would wait for one row that counts them; the refresh deletes the rows that it sees.
create table changed_boards (
  board_id integer not null
) with (autovacuum_vacuum_scale_factor = 0.01);

-- Each board as last counted. The basis is what its points and scores depend on besides its bests (domain/rankings/totals/refresh/basis.ts).
create table counted_boards (
  board_id integer primary key,
  players integer not null,
  basis text not null
);

-- What each best added to totals when its board was last counted. A total is the sum of these rows.
create table counted_bests (
  board_id integer not null,
  user_id integer not null,
  rank_key integer not null,
  posted_at timestamptz not null,
  points integer not null,
  score bigint not null,
  primary key (board_id, user_id)
) with (fillfactor = 90, autovacuum_vacuum_scale_factor = 0.02);
create index counted_bests_player on counted_bests (user_id);

-- One row per total and player. No rank or position: one post may move everybody between two places.
create table total_sums (
  total_id integer not null,
  user_id integer not null,
  points integer not null,
  score bigint not null,
  boards_played integer not null,
  order_key bigint not null, -- smaller is better in every total; equal keys share a rank
  newest_at timestamptz not null, -- then user_id, decides positions of equal keys
  rank_class smallint, -- total 1 only; null without points
  elapsed_ms bigint, -- the sum of times, only in totals ordered by it
  series_points jsonb, -- total 1 only: points by series id
  primary key (total_id, user_id)
) with (fillfactor = 90, autovacuum_vacuum_scale_factor = 0.02);
create unique index total_sums_order on total_sums (total_id, order_key, newest_at, user_id);
create index total_sums_masters on total_sums (total_id) where rank_class = 15;

-- Every few hundredth place of a total, and how many players precede it: a rank is one look-up and a short count, as on boards.
create table total_blocks (
  total_id integer not null,
  lo_key bigint not null, -- the first block of a total starts at the smallest place
  lo_newest timestamptz not null,
  lo_user integer not null,
  preceding integer not null,
  primary key (total_id, lo_key, lo_newest, lo_user)
) with (fillfactor = 60, autovacuum_vacuum_scale_factor = 0.02);
create index total_blocks_position on total_blocks (total_id, preceding, lo_key, lo_newest, lo_user);

-- The number of players of a total before a place.
create function total_rows_before(total integer, key bigint, newest timestamptz, player integer) returns integer language sql stable
begin atomic
  select (coalesce(block.preceding, 0) + (
    select count(*) from total_sums
    where total_id = total and (order_key, newest_at, user_id) < (key, newest, player)
      and (order_key, newest_at, user_id)
        >= (coalesce(block.lo_key, -9223372036854775808), coalesce(block.lo_newest, '-infinity'), coalesce(block.lo_user, 0))
  ))::integer
  from (select) as nothing left join lateral (
    select preceding, lo_key, lo_newest, lo_user from total_blocks
    where total_id = total and (lo_key, lo_newest, lo_user) <= (key, newest, player)
    order by lo_key desc, lo_newest desc, lo_user desc limit 1
  ) as block on true;
end;

-- Ranks serve as order keys until the first refresh, which has no basis to compare with and so computes everything.
insert into total_sums (total_id, user_id, points, score, boards_played, order_key, newest_at, rank_class, elapsed_ms, series_points)
select total_id, user_id, points, score, boards_played, rank, newest_at, rank_class, elapsed_ms, series_points
from total_standings join total_generations using (total_id, generation);
insert into total_blocks (total_id, lo_key, lo_newest, lo_user, preceding)
select total_id, -9223372036854775808, '-infinity', 0, 0 from total_generations;
alter table total_generations add column basis text not null default '';
alter table total_generations alter column basis drop default;

drop table total_standings;
-- The published totals. Rank and position are look-ups: do not compute them for all players of a total.
create view total_standings as
select total_id, generation, user_id, points, score, boards_played, order_key,
  1 + total_rows_before(total_id, order_key, '-infinity', 0) as rank,
  1 + total_rows_before(total_id, order_key, newest_at, user_id) as position,
  rank_class, newest_at, elapsed_ms, series_points
from total_sums join total_generations using (total_id);

-- As before, except that every change of a board's records is noted for the next refresh.
create or replace function update_personal_bests() returns trigger language plpgsql as $$
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
    insert into changed_boards (board_id) select old.board_id union select new.board_id;
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
  insert into changed_boards (board_id) values (new.board_id);
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
