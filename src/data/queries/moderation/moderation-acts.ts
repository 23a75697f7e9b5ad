import { sql } from 'kysely';
import { agoMs } from '#data/ago.ts';
import type { Db } from '#data/db.ts';
import type { Act } from '#domain/moderation/acts.ts';
import type { Verb } from '#domain/moderation/verbs.ts';

export type StoredAct = Act & {
  readonly recordId: string;
  readonly reason: string | null;
  readonly bulkId: string | null;
  readonly tookDown: string | null;
};
export type NewAct = Omit<StoredAct, 'actId' | 'at'>;

/** Adds a moderation action and returns its id. */
export async function insertAct(tx: Db, act: NewAct): Promise<string> {
  const row = await tx
    .insertInto('moderation_acts')
    .values({
      actor_id: act.actorId,
      verb: act.verb,
      record_id: act.recordId,
      before_revision: act.before,
      after_revision: act.after,
      reason: act.reason,
      bulk_id: act.bulkId,
      undoes: act.undoes,
      took_down: act.tookDown,
    })
    .returning('act_id as actId')
    .executeTakeFirstOrThrow();
  return row.actId;
}

const acts = (db: Db) =>
  db
    .selectFrom('moderation_acts')
    .select(['act_id as actId', 'at', 'actor_id as actorId', 'verb', 'record_id as recordId', 'before_revision as before'])
    .select(['after_revision as after', 'reason', 'bulk_id as bulkId', 'undoes', 'took_down as tookDown'])
    .$narrowType<{ verb: Verb }>()
    .orderBy('act_id');

/** Returns all moderation actions on a record, oldest first. */
export const listActs = (db: Db, recordId: string): Promise<StoredAct[]> => acts(db).where('record_id', '=', recordId).execute();

export const findAct = (db: Db, actId: string): Promise<StoredAct | undefined> => acts(db).where('act_id', '=', actId).executeTakeFirst();

/** Returns the moderation actions that belong to one bulk action. */
export const listActsOfBulk = (db: Db, bulkId: string): Promise<StoredAct[]> => acts(db).where('bulk_id', '=', bulkId).execute();

/** Returns how often a moderator used one of these verbs in the last `withinMs` milliseconds. */
export async function countRecentActs(db: Db, actorId: number, verbs: readonly Verb[], withinMs: number): Promise<number> {
  const result = await sql<{ count: number }>`
    select count(*)::int as count from moderation_acts
    where actor_id = ${actorId} and verb = any(${sql.val(verbs)}::text[]) and after_revision is not null
      and at > ${agoMs(withinMs)}`.execute(db);
  return result.rows[0]?.count ?? 0;
}

/** Returns whether a record holds first place on its board across all consoles, alone or tied. */
export async function isFirstPlace(db: Db, recordId: string): Promise<boolean> {
  const result = await sql<{ first: boolean }>`
    select exists (
      select from personal_bests as own
      where own.record_id = records.record_id and own.user_id = records.user_id and own.board_id = records.board_id and own.console = 0
        and not exists (
          select from personal_bests as better
          where better.board_id = own.board_id and better.console = 0 and better.rank_key < own.rank_key
        )
    ) as first
    from records where record_id = ${recordId}`.execute(db);
  return result.rows[0]?.first ?? false;
}
