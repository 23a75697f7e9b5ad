-- Exact ranks on large views: for the first key of each block, the number of players with a better key.
-- A rank is then one look-up and a count inside one block. Views with fewer than blocks_from() players have no blocks.
create table rank_blocks (
  board_id integer not null,
  console smallint not null,
  lo_key integer not null, -- the first block of a view starts at the smallest integer
  better integer not null, -- players with a strictly smaller key, as of the last fold
  primary key (board_id, console, lo_key)
) with (fillfactor = 60, autovacuum_vacuum_scale_factor = 0.02);
create index rank_blocks_position on rank_blocks (board_id, console, better);

-- The views that have blocks, with their number of players as of the last fold.
create table blocked_views (
  board_id integer not null,
  console smallint not null,
  players integer not null,
  widest integer not null default 0, -- players in the largest block after the last build; equal keys cannot be split
  version bigint not null default 1,
  primary key (board_id, console)
);

create function block_size() returns integer language sql immutable return 128;
create function blocks_from() returns integer language sql immutable return 1000; -- players; with fewer, counting is as fast

create function widest_block(board integer, view_console smallint) returns integer language sql stable as $$
  select max(size)::integer
  from (
    select coalesce(lead(better) over (order by lo_key), players) - better as size
    from rank_blocks join blocked_views using (board_id, console)
    where board_id = board and console = view_console
  ) as blocks
$$;

-- Rebuilds the blocks of a view; the caller holds the view's lock. One statement deletes the deltas and counts the players,
-- so changes that its snapshot does not include remain deltas.
create function build_blocks(board integer, view_console smallint) returns void language plpgsql as $$
begin
  delete from rank_blocks where board_id = board and console = view_console;
  with cleared as (
    delete from board_deltas where board_id = board and console = view_console
  ), ordered as (
    select rank_key, rank() over (order by rank_key) - 1 as better, row_number() over (order by rank_key) - 1 as position
    from personal_bests where board_id = board and console = view_console
  ), counted as (
    insert into blocked_views (board_id, console, players) select board, view_console, count(*) from ordered
    on conflict (board_id, console) do update set players = excluded.players, version = blocked_views.version + 1
  )
  insert into rank_blocks (board_id, console, lo_key, better)
  select board, view_console, -2147483648, 0
  union
  select distinct board, view_console, rank_key, better from ordered where better > 0 and position % block_size() = 0;
  update blocked_views set widest = widest_block(board, view_console) where board_id = board and console = view_console;
end $$;

-- Adds the deltas of a view to its blocks. Readers see either the deltas or the updated blocks, never both.
create function fold_view(board integer, view_console smallint) returns void language plpgsql as $$
begin
  perform pg_advisory_xact_lock(hashtext('fold'), board * 8 + view_console);
  if not exists (select from blocked_views where board_id = board and console = view_console) then
    if exists (select from personal_bests where board_id = board and console = view_console offset blocks_from() - 1) then
      perform build_blocks(board, view_console);
    else
      delete from board_deltas where board_id = board and console = view_console;
    end if;
    return;
  end if;

  with folded as (
    delete from board_deltas where board_id = board and console = view_console returning old_key, new_key
  ), changes as (
    select key, sum(change)::integer as change
    from (select new_key as key, 1 as change from folded union all select old_key, -1 from folded) as moves
    where key is not null group by key
  ), running as (
    -- A block sorts before changes at its own key, which are not better than the block.
    select lo_key, (sum(change) over (order by key, is_change rows unbounded preceding))::integer as net
    from (
      select lo_key as key, 0 as is_change, 0 as change, lo_key from rank_blocks
      where board_id = board and console = view_console and lo_key > (select min(key) from changes)
      union all
      select key, 1, change, null from changes
    ) as line
  ), counted as (
    update blocked_views set players = players + (select coalesce(sum(change), 0) from changes), version = version + 1
    where board_id = board and console = view_console
  )
  update rank_blocks set better = better + net from running
  where rank_blocks.board_id = board and rank_blocks.console = view_console and rank_blocks.lo_key = running.lo_key and net <> 0;

  -- New records accumulate at the top: rebuild when a block has grown to twice its size.
  if widest_block(board, view_console) > 2 * (
    select greatest(widest, block_size()) from blocked_views where board_id = board and console = view_console
  ) then
    perform build_blocks(board, view_console);
  end if;
end $$;
