import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#data/db.ts';
import type { RecordState } from '#domain/records/states.ts';

/** Size of the community that the load seed creates. In addition to `records`, `crowd` players share one board. */
export type Community = {
  readonly records: number;
  readonly players: number;
  readonly crowd: number;
  readonly busiestBoard: number;
  readonly seed: number;
  readonly from: Date;
  readonly seconds: number; // Length of the period that starts at `from` and ends now.
};

const EVERYWHERE = 1; // Id of the player who has records on every stage board.
const TRIES = 6;
const PRACTICE = 0.3; // All tries fall into this share of the time that remains after the first try.
const BOARD_SKEW = 2.035; // With this skew, the most popular board gets 4 % of all records.
const PLAYER_SKEW = 2;
// Each pair of player and board has 3.5 records on average, but some pairs are drawn twice, so more than 1 / 3.5 draws
// are needed for each record.
const DRAWS_PER_RECORD = 0.4;

// Every random number is a hash of its subject, so that the same seed produces the same community.
const CHANCES = [
  ...(['name', 'joined', 'player', 'board', 'tries', 'skill', 'talent', 'luck', 'slip'] as const),
  ...(['first', 'later', 'console', 'borrowed', 'removal', 'state', 'comment', 'words', 'video'] as const),
] as const;
type Chance = (typeof CHANCES)[number];

/** Returns SQL for a deterministic random number in [0, 1). */
const chance = ({ seed }: Community, what: Chance, about: RawBuilder<unknown>) =>
  sql`((hashint8extended(${about}, ${sql.lit(seed * CHANCES.length + CHANCES.indexOf(what))}) & 4503599627370495)::float8 / 4503599627370496)`;

const pick = (community: Community, what: Chance, about: RawBuilder<unknown>, from: readonly string[]) =>
  sql`(${sql.val(from)}::text[])[1 + floor(${sql.lit(from.length)} * ${chance(community, what, about)})::int]`;

/** Returns SQL for the time when a player joined, as a fraction of the whole period. */
const joined = (community: Community, userId: RawBuilder<unknown>) => sql`0.9 * power(${chance(community, 'joined', userId)}, 3)`;
const dateAt = ({ from, seconds }: Community, share: RawBuilder<unknown>) =>
  sql`${from}::timestamptz + (${share}) * ${sql.lit(seconds)} * interval '1 second'`;

/** Adds the players with ids starting at 1. The first player has the handle `everywhere`. */
export async function insertCommunity(tx: Db, community: Community, names: readonly string[]): Promise<void> {
  const count = Math.max(community.players, community.crowd);
  await sql`
    insert into users (id, handle, name, created_at) overriding system value
    select id, case id when ${EVERYWHERE} then 'everywhere' else 'player' || lpad(id::text, 8, '0') end,
      case when ${chance(community, 'name', sql`id`)} > 0.04 then (${sql.val(names)}::text[])[1 + id % ${sql.lit(names.length)}] || ' ' || id end,
      ${dateAt(community, joined(community, sql`id`))}
    from generate_series(1, ${count}::int) as id`.execute(tx);
  await sql`select setval(pg_get_serial_sequence('users', 'id'), ${count})`.execute(tx);
}

/**
 * Draws how often each player plays each board. Returns the number of records, which is lower than requested when there
 * are too few players.
 */
export async function drawPairs(tx: Db, community: Community): Promise<number> {
  const { records, players, crowd, busiestBoard } = community;
  const pair = sql`(user_id::bigint << 16) + board_id`;
  await sql`
    create temporary table load_pairs (user_id int, board_id int, pair bigint, tries int) on commit drop`.execute(tx);
  await sql`
    with drawn as (
      select ${EVERYWHERE}::int as user_id, board_id, -board_id::bigint as draw from load_boards where is_stage and popularity is not null
      union all
      select 1 + floor(${players}::int * power(${chance(community, 'player', sql`draw`)}, ${sql.lit(PLAYER_SKEW)}))::int, board_id, draw
      from generate_series(1::bigint, ${Math.ceil(records * DRAWS_PER_RECORD)}::bigint) as draw
      join load_boards on popularity = floor(
        (select count(popularity) from load_boards) * power(${chance(community, 'board', sql`draw`)}, ${sql.lit(BOARD_SKEW)})
      )::int
    ), pairs as (
      select user_id, board_id, ${pair} as pair, min(draw) as draw,
        1 + floor(${sql.lit(TRIES)} * ${chance(community, 'tries', pair)})::int as tries
      from drawn group by user_id, board_id
    ), counted as (
      select *, sum(tries) over (order by draw) - tries as before from pairs
    )
    insert into load_pairs
    select user_id, board_id, pair, least(tries, ${records}::int - before)::int from counted where before < ${records}::int`.execute(tx);
  const drawn = await sql<{ records: number }>`select coalesce(sum(tries), 0)::int as records from load_pairs`.execute(tx);
  await sql`
    insert into load_pairs
    select user_id, board_id, ${pair}, 1 + floor(2.5 * ${chance(community, 'tries', pair)})::int
    from generate_series(1, ${crowd}::int) as user_id, (values (${busiestBoard}::int)) as crowded (board_id)`.execute(tx);
  await sql`analyze load_pairs`.execute(tx);
  return drawn.rows[0]?.records ?? 0;
}

// States that are listed more often are drawn more often. Removed records are rare and never a player's last record on
// a board.
const COUNTED: RecordState[] = ['posted', 'verified', 'posted', 'checked', 'posted', 'verified', 'posted', 'verified', 'checked', 'posted'];
const REMOVED: RecordState[] = ['declined', 'declined', 'withdrawn'];

/**
 * Adds all records of the drawn pairs, with ids in the order of posting. The last record of a pair is always countable.
 */
export async function insertRuns(tx: Db, community: Community, policyRevision: string, comments: readonly string[]): Promise<number> {
  const run = sql`(pair << 3) + try`;
  const about = (what: Chance, thing = run) => chance(community, what, thing);
  const first = sql`(joined + (1 - joined) * ${about('first', sql`pair`)})`;
  // Quality is the player's skill plus how well the board suits the player. Each further try wastes less of it.
  const quality = sql`
    (0.5 * ${about('skill', sql`user_id`)} + 0.25 * ${about('talent', sql`pair`)} + 0.25 * ${about('luck', sql`pair`)})
      * (1 - 0.25 * ${about('slip')} * power(0.6::float8, try - 1))`;
  // A hash join preserves the order, so that records are stored in the order in which a real site would have written
  // them.
  await sql`set local enable_mergejoin = off`.execute(tx);
  const added = await sql`
    with runs as (
      select *, row_number() over (order by posted_at, pair, try) as record_id
      from (
        select user_id, board_id, pair, try, try = tries as is_last,
          ${dateAt(community, sql`first + (1 - first) * ${sql.lit(PRACTICE)} * (try - 1 + ${about('later')}) / tries`)} as posted_at
        from (select *, ${first} as first from (select *, ${joined(community, sql`user_id`)} as joined from load_pairs) as came) as began
        join generate_series(1, ${sql.lit(TRIES)}) as try on try <= tries
      ) as dated
    ), played as (
      select runs.*, rungs, rule_revision, floor(rungs * ${quality})::int as rung,
        consoles[1 + floor(cardinality(consoles) * power(
          case when ${about('borrowed')} < 0.15 then ${about('console')} else ${about('console', sql`pair`)} end, 1.5
        ))::int] as console
      from runs join load_boards using (board_id)
    )
    insert into records (
      record_id, user_id, board_id, console, rank_key, score, time_ms, original_score, creatures, treasure, own_points, computer_points,
      comment, video_url, state, posted_at, achieved_at, policy_revision, rule_revision, changed_by, changed_at, state_since
    ) overriding system value
    select record_id, user_id, played.board_id, played.console, rank_key,
      score, time_ms, original_score, creatures, treasure, own_points, computer_points,
      case when ${about('comment')} < 0.18 then ${pick(community, 'words', run, comments)} end,
      case when ${about('video')} < 0.3 then 'https://youtu.be/load' || lpad(to_hex(record_id), 7, '0') end,
      case when ${about('removal')} > 0.03 or is_last then ${pick(community, 'state', run, COUNTED)} else ${pick(community, 'state', run, REMOVED)} end,
      posted_at, posted_at, ${policyRevision}::bigint, rule_revision, user_id, posted_at, posted_at
    from played join load_rungs on load_rungs.board_id = played.board_id and load_rungs.rung = played.rung
      and (load_rungs.console is null or load_rungs.console = played.console)`.execute(tx);
  await sql`select setval(pg_get_serial_sequence('records', 'record_id'), (select max(record_id) from records))`.execute(tx);
  return Number(added.numAffectedRows ?? 0);
}
