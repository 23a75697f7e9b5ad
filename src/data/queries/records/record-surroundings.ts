import { sql } from 'kysely';
import type { Db } from '#data/db.ts';
import { anySteps } from '#data/queries/rankings/past.ts';
import { type Place, placeOf, UNFILTERED } from '#data/queries/rankings/places.ts';
import type { RecordValues } from '#domain/records/draft/record-values.ts';
import type { EvidenceDuty } from '#domain/records/evidence/evidence-duty.ts';
import type { Split } from '#domain/records/splits.ts';
import type { RecordState } from '#domain/records/states.ts';
import { type HeldRecord, heldRecords } from './held-records.ts';

export type OwnRecord = HeldRecord &
  RecordValues & {
    boardId: number;
    overseasEdition: boolean;
    splits: readonly Split[] | null;
    state: RecordState;
    evidenceDuty: EvidenceDuty;
    stateSince: Date;
    achievedAt: Date;
    revisionId: string;
    policyRevision: string;
    ruleRevision: string;
    // Rank of the requested record when it was posted, or null when it was not a personal best.
    rankThen: number | null;
  };

/**
 * Returns a record and all others by its author on the same board, in any state, oldest first. Returns an empty list
 * for an unknown id.
 */
export async function listOwnRecords(db: Db, recordId: string, now: Date): Promise<OwnRecord[]> {
  const better = sql`pb_steps.rank_key < step.rank_key and (pb_steps.posted_at, pb_steps.record_id) < (step.posted_at, step.record_id)`;
  const result = await sql<OwnRecord>`
    with asked as (select record_id, user_id, board_id from records where record_id = ${recordId}),
    taken as (
      select step.record_id, (
        select 1 + count(distinct better.user_id)
        from (${anySteps(sql`step.board_id`, sql`0::smallint`, now, better)}) as better
      )::int as rank_then
      from asked
      join pb_steps as step using (record_id, user_id, board_id)
      where step.console = 0
    ),
    own as (
      select records.record_id, taken.rank_then
      from asked
      join records using (board_id, user_id)
      left join taken on taken.record_id = records.record_id
    )
    ${heldRecords(
      'own',
      sql`, records.board_id as "boardId", records.overseas_edition as "overseasEdition", records.splits, records.state, records.evidence_duty as "evidenceDuty",
        records.score, records.time_ms as "timeMs", records.original_score as "originalScore", records.creatures, records.treasure,
        records.own_points as "ownPoints", records.computer_points as "computerPoints", records.state_since as "stateSince",
        records.achieved_at as "achievedAt", records.revision_id as "revisionId", records.policy_revision as "policyRevision",
        records.rule_revision as "ruleRevision", own.rank_then as "rankThen"`,
    )}
    order by records.posted_at, records.record_id`.execute(db);
  return result.rows;
}

export type SurroundingRecord = HeldRecord & Place & { side: 'above' | 'own' | 'below' };

/**
 * Returns other players' personal bests next above and below a record in the unfiltered view, and the author's own, in
 * ranking order.
 */
export async function listSurroundings(db: Db, recordId: string, above: number, below = above): Promise<SurroundingRecord[]> {
  const others = sql`
    select best.board_id, best.record_id, best.rank_key, best.posted_at
    from asked join personal_bests as best on best.board_id = asked.board_id and best.console = 0 and best.user_id <> asked.user_id`;
  const theirs = sql`(best.rank_key, best.posted_at, best.record_id)`;
  const its = sql`(asked.rank_key, asked.posted_at, asked.record_id)`;
  const result = await sql<SurroundingRecord>`
    with asked as (select record_id, user_id, board_id, rank_key, posted_at from records where record_id = ${recordId}),
    near as (
      (select 'above' as side, above.* from (${others} where ${theirs} < ${its}
        order by best.rank_key desc, best.posted_at desc, best.record_id desc limit ${above}) as above)
      union all
      (select 'below', below.* from (${others} where ${theirs} > ${its}
        order by best.rank_key, best.posted_at, best.record_id limit ${below}) as below)
      union all
      select 'own', best.board_id, best.record_id, best.rank_key, best.posted_at
      from asked join personal_bests as best on best.board_id = asked.board_id and best.console = 0 and best.user_id = asked.user_id
    ),
    placed as (select near.record_id, near.side, place.rank, place.sharers, place.players from near cross join ${placeOf('near', UNFILTERED)} as place)
    ${heldRecords('placed', sql`, placed.side, placed.rank, placed.sharers, placed.players`)}
    order by records.rank_key, records.posted_at, records.record_id`.execute(db);
  return result.rows;
}

/**
 * Returns the record by which another player most recently passed the given record, based on current values and states.
 * Returns undefined when nobody has passed it.
 */
export async function findLastPasser(db: Db, recordId: string, now: Date): Promise<HeldRecord | undefined> {
  const better = sql`pb_steps.rank_key < asked.rank_key and pb_steps.user_id <> asked.user_id`;
  const result = await sql<HeldRecord>`
    with asked as (select record_id, user_id, board_id, rank_key, posted_at from records where record_id = ${recordId}),
    firsts as (
      select distinct on (steps.user_id) steps.record_id, steps.posted_at
      from asked cross join lateral (${anySteps(sql`asked.board_id`, sql`0::smallint`, now, better)}) as steps
      order by steps.user_id, steps.posted_at, steps.record_id
    ),
    last as (
      select firsts.record_id from firsts cross join asked
      where (firsts.posted_at, firsts.record_id) > (asked.posted_at, asked.record_id)
      order by firsts.posted_at desc, firsts.record_id desc limit 1
    )
    ${heldRecords('last')}`.execute(db);
  return result.rows[0];
}
