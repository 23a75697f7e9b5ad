import { type RawBuilder, sql } from 'kysely';

type Sql = RawBuilder<unknown>;

/**
 * Returns SQL for the number of players of a total before a place, like the function total_rows_before of the database.
 * The text of a query that runs often must contain it, because PostgreSQL plans a function anew for each query.
 */
const rowsBefore = (totalId: Sql, key: Sql, newest: Sql, player: Sql): RawBuilder<number> => sql<number>`(
  select (block.preceding + (
    select count(*) from total_sums as others
    where others.total_id = ${totalId} and (others.order_key, others.newest_at, others.user_id) < (${key}, ${newest}, ${player})
      and (others.order_key, others.newest_at, others.user_id) >= (block.lo_key, block.lo_newest, block.lo_user)
  ))::int
  from total_blocks as block
  where block.total_id = ${totalId} and (block.lo_key, block.lo_newest, block.lo_user) <= (${key}, ${newest}, ${player})
  order by block.lo_key desc, block.lo_newest desc, block.lo_user desc limit 1
)`;

/** Returns SQL for a player's position in a total, starting at 1, or null when the player is not in it. */
export const positionOf = (totalId: Sql, userId: Sql): RawBuilder<number | null> => sql<number | null>`(
  select 1 + ${rowsBefore(totalId, sql`own.order_key`, sql`own.newest_at`, sql`own.user_id`)}
  from total_sums as own where own.total_id = ${totalId} and own.user_id = ${userId}
)`;

/** Returns SQL for the range of positions around a player. It has no limits when the player is not in the total. */
export const spanAround = (totalId: Sql, userId: Sql, around: number): Sql => sql`
  select own - ${around}::int as first, own + ${around}::int as last from (select ${positionOf(totalId, userId)} as own) as position`;

/**
 * Returns SQL for the rows of a total in a range of positions and `margin` rows on each side: the columns of
 * `total_sums`, position, rank and in_range. `span` selects the range as first and last; it may start before the first
 * position. Blocks make the cost independent of the position.
 */
export const linesBetween = (totalId: Sql, span: Sql, margin: 0 | 1): Sql => sql`
  with span as materialized (${span}), start as materialized (
    select * from (
      select first, last, greatest(first - ${margin}::int, 1) as read_from, last + ${margin}::int as read_to from span where first is not null
    ) as range cross join lateral (
      select preceding, lo_key, lo_newest, lo_user from total_blocks
      where total_id = ${totalId} and preceding < range.read_from
      order by preceding desc, lo_key desc, lo_newest desc, lo_user desc limit 1
    ) as block
  ), places as materialized (
    select inside.*, start.read_from - 1 + (row_number() over (order by order_key, newest_at, user_id))::int as position, start.first, start.last
    from start cross join lateral (
      select * from total_sums
      where total_id = ${totalId} and (order_key, newest_at, user_id) >= (start.lo_key, start.lo_newest, start.lo_user)
      order by order_key, newest_at, user_id
      offset start.read_from - 1 - start.preceding limit greatest(start.read_to - start.read_from + 1, 0)
    ) as inside
  ), first_tie as materialized (
    select min(order_key) as order_key from places
  )
  -- Only the first tie may have started before the range.
  select places.*, places.position between places.first and places.last as in_range,
    case when places.order_key = (select order_key from first_tie)
      then (select 1 + ${rowsBefore(totalId, sql`first_tie.order_key`, sql`'-infinity'`, sql`0`)} from first_tie)
      else min(places.position) over (partition by places.order_key) end as rank
  from places`;
