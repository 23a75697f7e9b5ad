-- Rankings follow the records by construction, whoever writes them: triggers keep bests, steps and deltas.
-- They touch no row that two players share, so posts on one board never wait for each other.
create function is_countable(state text) returns boolean language sql immutable
  return state in ('posted', 'checked', 'verified', 'needs-information');

-- First the player's lock, then the clock: the other way round a player's history could run backwards.
create function records_take_turn() returns trigger language plpgsql as $$
begin
  if current_setting('transaction_isolation') <> 'read committed' then
    raise exception 'records are written under read committed: an older snapshot would miss what was posted meanwhile';
  end if;
  -- Boards and users are never deleted, so seeing them once is enough.
  if not exists (select from boards where board_id = new.board_id) or not exists (select from users where id = new.changed_by) then
    raise exception 'a record belongs to a board, and somebody wrote it' using errcode = 'foreign_key_violation';
  end if;
  perform pg_advisory_xact_lock(hashtext('player'), new.user_id);
  if tg_op = 'INSERT' then
    if new.posted_at > app_now() then
      raise exception 'nothing is posted in the future' using errcode = 'check_violation';
    end if;
    new.posted_at := coalesce(new.posted_at, app_now());
    new.achieved_at := coalesce(new.achieved_at, new.posted_at);
  else
    new.changed_at := app_now();
    if new.state <> old.state then new.state_since := new.changed_at; end if;
  end if;
  return new;
end $$;

-- Says that the past is another one now, once a transaction.
create function note_correction() returns void language sql as $$
  update corrections set version = version + 1, transaction_id = pg_current_xact_id() where transaction_id <> pg_current_xact_id()
$$;

-- What pb_steps must hold. Every window is by player, board and console, so a condition on these reaches the records' index.
create view derived_steps as
with counted as (
  select records.user_id, records.board_id, views.console, records.rank_key, records.posted_at, records.record_id,
    min(records.rank_key) over (
      partition by records.user_id, records.board_id, views.console
      order by records.posted_at, records.record_id rows between unbounded preceding and 1 preceding
    ) as best_before
  from records cross join lateral (values (0::smallint), (records.console)) as views (console)
  where is_countable(records.state)
), steps as (
  select user_id, board_id, console, rank_key, posted_at, record_id,
    lead(posted_at) over (partition by user_id, board_id, console order by posted_at, record_id) as superseded_at
  from counted
  where best_before is null or rank_key < best_before
)
select *, step_year(posted_at) as posted_year, step_year(superseded_at) as superseded_year from steps;

-- Makes one player's rows of one view anew from the records.
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

create function records_keep_bests() returns trigger language plpgsql as $$
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

alter table records alter column posted_at drop default, alter column achieved_at drop default;
create trigger a_records_take_turn before insert or update on records for each row execute function records_take_turn();
create trigger records_keep_bests after insert or update on records for each row execute function records_keep_bests();
