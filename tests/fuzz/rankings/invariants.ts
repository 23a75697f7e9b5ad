import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#data/db.ts';
import { rankOnView } from '#data/queries/rankings/views.ts';
import { checkPast } from './as-of.ts';
import { checkTotals } from './totals-seen.ts';

/** A broken invariant. `userId` is null when no single player is responsible. */
export type Violation = { readonly what: string; readonly userId: number | null };

export type InvariantId = 'I1' | 'I2' | 'I3' | 'I4' | 'I5' | 'I6' | 'I7' | 'I8' | 'I9' | 'IT';

/**
 * A condition that is true at every instant between two commits. To add one, add a row to INVARIANTS and a planted
 * fault that it reports.
 */
export type Invariant = {
  readonly id: InvariantId;
  readonly promise: string;
  readonly check: (db: Db, seed: number) => Promise<Violation[]>;
};

/** Returns a check that reports each row of a query as a violation. A query may return the player as user_id. */
const none =
  (query: RawBuilder<unknown>) =>
  async (db: Db): Promise<Violation[]> => {
    const { rows } = await (query as RawBuilder<Record<string, unknown>>).execute(db);
    return rows.map((row) => ({ what: JSON.stringify(row), userId: typeof row.user_id === 'number' ? row.user_id : null }));
  };

/**
 * Returns a check that two queries have the same rows. It uses EXCEPT in both directions, so that neither side may have
 * extra rows.
 */
const same = (stored: RawBuilder<unknown>, expected: RawBuilder<unknown>) =>
  none(sql`
    (select 'stored, not expected' as fault, * from ((${stored}) except all (${expected})) as surplus)
    union all
    (select 'expected, not stored' as fault, * from ((${expected}) except all (${stored})) as missing)`);

/** Selects each countable record once for each of the two views that it counts on. */
const COUNTED = sql`
  select user_id, board_id, view.console, rank_key, posted_at, record_id
  from records cross join lateral (values (0::smallint), (records.console)) as view (console)
  where state not in ('declined', 'withdrawn')`;
const BESTS = sql`select user_id, board_id, console, rank_key, posted_at, record_id from personal_bests`;
const STEPS = sql`select user_id, board_id, console, rank_key, posted_at, record_id from pb_steps`;

const bestOfRecords = same(
  BESTS,
  sql`select distinct on (user_id, board_id, console) * from (${COUNTED}) as counted
    order by user_id, board_id, console, rank_key, posted_at, record_id`,
);

const openStepsAreBests = same(sql`${STEPS} where superseded_at is null`, BESTS);

const stepsImprove = none(sql`
  select * from (
    select *, lead(posted_at) over steps as next_posted_at, lead(rank_key) over steps as next_key from pb_steps
    window steps as (partition by user_id, board_id, console order by posted_at, record_id)
  ) as chain
  where next_key >= rank_key or superseded_at is distinct from next_posted_at or superseded_at < posted_at`);

const stepsComeFromRecords = same(
  STEPS,
  sql`select * from (
      select user_id, board_id, console, rank_key, posted_at, record_id from (
        select *, min(rank_key) over (
          partition by user_id, board_id, console order by posted_at, record_id rows between unbounded preceding and 1 preceding
        ) as best_before
        from (${COUNTED}) as counted
      ) as history
      where best_before is null or rank_key < best_before
    ) as steps`,
);

/**
 * Sums what the unfolded deltas add to one of a view's counts. `view` is an alias of a table with board_id and console.
 */
const pending = (view: string, change: RawBuilder<unknown>) => sql`coalesce((
    select sum(${change})::int from board_deltas as delta
    where delta.board_id = ${sql.ref(`${view}.board_id`)} and delta.console = ${sql.ref(`${view}.console`)}
  ), 0)`;

/** Counts the personal bests on a view that match a condition. */
const counted = (view: string, condition: RawBuilder<unknown>) => sql`(
    select count(*) from personal_bests as best
    where best.board_id = ${sql.ref(`${view}.board_id`)} and best.console = ${sql.ref(`${view}.console`)} and ${condition}
  )`;

const blocksAreRight = none(sql`
  select block.* from rank_blocks as block
  where block.better
    + ${pending('block', sql`coalesce((new_key < block.lo_key)::int, 0) - coalesce((old_key < block.lo_key)::int, 0)`)}
    <> ${counted('block', sql`best.rank_key < block.lo_key`)}`);

const playersAreRight = none(sql`
  select seen.* from blocked_views as seen
  where seen.players + ${pending('seen', sql`(new_key is not null)::int - (old_key is not null)::int`)} <> ${counted('seen', sql`true`)}`);

const ranksAreRight = none(sql`
  select own.*, ${rankOnView(sql`own.board_id`, sql`own.console`, sql`own.rank_key`)} as rank
  from (select distinct board_id, console, rank_key from personal_bests) as own
  where ${rankOnView(sql`own.board_id`, sql`own.console`, sql`own.rank_key`)} <> 1 + ${counted('own', sql`best.rank_key < own.rank_key`)}`);

const turnsRunForwards = none(sql`
  select * from (
    select user_id, record_id, posted_at, lag(posted_at) over (partition by user_id order by turn) as posted_before
    from records join fuzz_turns using (record_id)
    where not fuzz_turns.imported
  ) as turns
  where posted_at < posted_before`);

export const INVARIANTS: readonly Invariant[] = [
  {
    id: 'I1',
    promise: 'personal_bests holds, for each player and view, the best countable record by rank key, posting date and number',
    check: bestOfRecords,
  },
  { id: 'I2', promise: 'the steps that are not superseded are the personal bests', check: openStepsAreBests },
  {
    id: 'I3',
    promise: 'the steps of a player and view strictly improve, and each ends when the next begins',
    check: stepsImprove,
  },
  { id: 'I4', promise: 'the better players of a block, plus unfolded deltas, are counted correctly', check: blocksAreRight },
  { id: 'I5', promise: 'the players of a view with blocks, plus unfolded deltas, are counted correctly', check: playersAreRight },
  { id: 'I6', promise: 'the rank read through blocks is 1 + the number of players with a strictly smaller key', check: ranksAreRight },
  {
    id: 'I7',
    promise: "the ranking at any instant, read from the steps, matches each player's best countable record posted by then",
    check: checkPast,
  },
  { id: 'I8', promise: 'a saved total is the sum of the records visible to its snapshot', check: checkTotals },
  {
    id: 'I9',
    promise: 'the steps are exactly the countable records that were better than all before them, so a rebuild changes nothing',
    check: stepsComeFromRecords,
  },
  { id: 'IT', promise: "a player's posts have rising posting dates in the order of their turns", check: turnsRunForwards },
];

export type Finding = Violation & { readonly invariant: InvariantId };

/** Checks all invariants on one snapshot while writers may continue. `seed` selects the instants to query. */
export function checkInvariants(db: Db, seed: number): Promise<Finding[]> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (snapshot) => {
      const findings: Finding[] = [];
      for (const { id, check } of INVARIANTS) {
        for (const violation of await check(snapshot, seed)) findings.push({ ...violation, invariant: id });
      }
      return findings;
    });
}
