import { sql } from 'kysely';
import type { Role } from '#domain/accounts/actor.ts';
import type { RecordState } from '#domain/records/states.ts';
import { createPlayer } from '#tests/support/database/factories.ts';
import type { Deps } from '#usecases/deps.ts';
import { changeRecordState } from '#usecases/records/change-record-state.ts';

export const as = (userId: number, role: Role = 'player') => ({ kind: 'signed-in', userId, role, isRecent: true }) as const;

export const newModerator = async (deps: Deps) => as(await createPlayer(deps, { name: 'Judge' }), 'moderator');

let position = 0;

/** Creates a player with a rank class in the saved total 1, by default A3 (9). */
export async function newPeer({ db }: Deps, rankClass: number | null = 9) {
  const userId = await createPlayer({ db }, { name: 'Peer' });
  position += 1;
  await sql`insert into total_generations (total_id, generation, snapshot, reference_max, players, basis) values (1, 1, pg_current_snapshot(), 86, 1, '') on conflict do nothing`.execute(
    db,
  );
  await sql`
    insert into total_sums (total_id, user_id, points, score, boards_played, order_key, rank_class, newest_at)
    values (1, ${userId}, 1, 1, 1, ${position}, ${rankClass}::smallint, app_now())`.execute(db);
  return as(userId);
}

/** Changes the state of a record and returns the new revision. */
export async function moveTo(deps: Deps, actor: ReturnType<typeof as>, recordId: string, to: RecordState, reason = 'a reason') {
  const { revision_id: revisionId } = await rowOf(deps, recordId);
  const moved = await changeRecordState(deps, actor, { recordId, revisionId }, to, reason);
  if (!moved.ok) throw new Error(moved.error);
  return moved.value;
}

/** Returns the current state, revision and reason of a record. */
export const rowOf = ({ db }: Deps, recordId: string) =>
  db
    .selectFrom('records')
    .select(['state', 'revision_id', 'change_reason', 'changed_by'])
    .where('record_id', '=', recordId)
    .executeTakeFirstOrThrow();

/** Returns the audit log rows for one verb on a record. */
export const auditOf = ({ db }: Deps, recordId: string, verb: string) =>
  db
    .selectFrom('audit_log')
    .select(['actor_id', 'detail'])
    .where('subject_kind', '=', 'record')
    .where('subject_id', '=', recordId)
    .where('verb', '=', verb)
    .orderBy('audit_id')
    .execute();
