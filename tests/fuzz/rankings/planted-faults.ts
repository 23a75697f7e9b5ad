import { sql } from 'kysely';
import type { Db } from '#data/db.ts';
import type { InvariantId } from './invariants.ts';

/** A plausible mistake in a database function, with exactly the invariants that must report it. */
export type PlantedFault = {
  readonly name: string;
  readonly within:
    | 'stamp_record'
    | 'update_personal_bests'
    | 'rebuild_bests'
    | 'fold_view'
    | 'build_blocks'
    | 'step_year'
    | 'count_correction';
  readonly replace: readonly [RegExp, string][];
  readonly breaks: readonly InvariantId[];
  // Invariants that report the fault only in some runs, depending on the records.
  readonly mayBreak?: readonly InvariantId[];
  // True if the fault is not deterministic. Histories then run until one of `breaks` is reported.
  readonly isRace?: boolean;
};

export const PLANTED_FAULTS: readonly PlantedFault[] = [
  {
    name: 'an equal key counts as better',
    within: 'update_personal_bests',
    replace: [[/new\.rank_key < best\.rank_key/, 'new.rank_key <= best.rank_key']],
    breaks: ['I1', 'I3', 'I7', 'I9'],
  },
  {
    name: 'the previous step is not superseded',
    within: 'update_personal_bests',
    replace: [[/update pb_steps set superseded_at = new\.posted_at/, 'update pb_steps set superseded_at = null']],
    breaks: ['I2', 'I3', 'I7'],
  },
  {
    name: 'a new player writes no delta',
    within: 'update_personal_bests',
    replace: [[/(select new\.board_id, console, rank_key, new\.rank_key from beaten)/, '$1 where rank_key is not null']],
    breaks: ['I4', 'I5', 'I6'],
  },
  {
    name: 'a player who leaves the view writes no delta',
    within: 'rebuild_bests',
    replace: [[/if before\.rank_key is distinct from after\.rank_key/, 'if before.rank_key <> after.rank_key or before.rank_key is null']],
    breaks: ['I4', 'I5', 'I6'],
  },
  {
    name: 'the clock is read before the lock is taken',
    within: 'stamp_record',
    replace: [
      [/begin/, 'declare read_early timestamptz := app_now(); begin perform pg_sleep(random() * 0.008);'],
      [/coalesce\(new\.posted_at, app_now\(\)\)/, 'coalesce(new.posted_at, read_early)'],
    ],
    breaks: ['IT'],
    isRace: true,
  },
  {
    name: 'turns are not serialised by a lock',
    within: 'stamp_record',
    replace: [[/perform pg_advisory_xact_lock\([^;]*;/, '']],
    breaks: ['I1', 'I2', 'I3', 'I7', 'I9'],
    mayBreak: ['I4', 'I5', 'I6', 'IT'],
    isRace: true,
  },
  {
    name: 'an import older than the best is treated as a new post',
    within: 'update_personal_bests',
    replace: [[/if best\.record_id is not null and .* then/, 'if false then']],
    breaks: ['I1', 'I3', 'I7', 'I9'],
  },
  {
    name: 'of two records of one instant the last inserted counts as the later one, whatever its id',
    within: 'update_personal_bests',
    replace: [[/if best\.record_id is not null and .* then/, 'if best.record_id is not null and new.posted_at < best.posted_at then']],
    breaks: ['I9'],
    mayBreak: ['I1', 'I3', 'I7'],
    isRace: true,
  },
  {
    name: 'a change of state is ignored',
    within: 'update_personal_bests',
    replace: [
      [/, is_countable\(old\.state\)\)/, ')'],
      [/, is_countable\(new\.state\)\)/, ')'],
    ],
    breaks: ['I1', 'I7', 'I9'],
  },
  {
    name: 'a moved record is not removed from its old board',
    within: 'update_personal_bests',
    replace: [
      [
        /perform rebuild_bests\(old\.user_id, old\.board_id, view_console\)/,
        'perform rebuild_bests(new.user_id, new.board_id, view_console)',
      ],
    ],
    breaks: ['I1', 'I7', 'I9'],
  },
  {
    name: 'an edit does not delete outdated steps',
    within: 'rebuild_bests',
    replace: [
      [/(delete from pb_steps where [^;]*);/, '$1 and superseded_at is null;'],
      [
        /(select \* from derived_steps where [^;]*);/,
        '$1 on conflict (user_id, board_id, console, posted_at, record_id) do update set rank_key = excluded.rank_key, superseded_at = excluded.superseded_at;',
      ],
    ],
    breaks: ['I3', 'I7', 'I9'],
  },
  {
    name: 'a step is stored under a wrong year',
    within: 'step_year',
    replace: [[/2013/, '2020']],
    breaks: ['I7'],
  },
  {
    name: 'a correction of the past does not bump the version, so cached data stays',
    within: 'count_correction',
    replace: [[/version = version \+ 1/, 'version = version']],
    breaks: ['I8'],
    // The fault is only reported for a correction that changes M, the reference maximum.
    isRace: true,
  },
  {
    name: "a change at a block's own key counts as better than it",
    within: 'fold_view',
    replace: [[/order by key, is_change/, 'order by key, is_change desc']],
    breaks: ['I4', 'I6'],
  },
  {
    name: 'a fold ignores players who joined or left',
    within: 'fold_view',
    replace: [[/\(select coalesce\(sum\(change\), 0\) from changes\)/, '0']],
    breaks: ['I5'],
  },
];

/** Returns the definition of the database function with the mistake. */
export async function faultyFunction(db: Db, { name, within, replace }: PlantedFault): Promise<string> {
  const { rows } = await sql<{ text: string }>`select pg_get_functiondef(${within}::regproc) as text`.execute(db);
  return replace.reduce((text, [original, mistaken]) => {
    if (!original.test(text)) throw new Error(`"${name}" matches nothing in ${within}: update its pattern`);
    return text.replace(original, mistaken);
  }, rows[0]?.text ?? '');
}

/** Inserts the mistake into the function in the database. */
export const plant = async (db: Db, fault: PlantedFault): Promise<unknown> => sql.raw(await faultyFunction(db, fault)).execute(db);
