import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { insertUsers } from '#data/queries/accounts/users.ts';
import { getEntryRevision } from '#data/queries/site/catalogue.ts';
import { getPolicyRevision } from '#data/queries/site/policies.ts';
import { readClock } from '#data/queries/site/server.ts';
import { stageBoard } from '#domain/catalogue/boards/find-board.ts';
import { NO_VALUES, type RecordValues } from '#domain/records/draft/record-values.ts';
import { rankKeyOf } from '#domain/records/rank-key.ts';
import type { RecordState } from '#domain/records/states.ts';
import type { Deps } from '#usecases/deps.ts';

/** Adds a player and returns the user id. */
export async function createPlayer({ db }: Pick<Deps, 'db'>, { name = 'Fern' as string | null } = {}): Promise<number> {
  const handle = `player-${randomUUID().slice(0, 8)}`;
  const ids = await insertUsers(db, [{ handle, name, createdAt: await readClock(db) }]);
  return ids.get(handle) ?? 0;
}

export type RecordPlan = Partial<RecordValues> & {
  readonly userId: number;
  readonly stageId?: number;
  readonly ruleId?: number;
  readonly console?: number;
  readonly state?: RecordState;
  // A text may contain microseconds, unlike a Date.
  readonly postedAt?: Date | string;
};

/** Adds a record, by default a score of 20,000 on stage 201 posted now. Returns its id and revision. */
export async function createRecord(deps: Deps, plan: RecordPlan): Promise<{ recordId: string; revisionId: string }> {
  const { userId, stageId = 201, ruleId = 21, console = 1, state = 'posted', postedAt, ...stats } = plan;
  const board = stageBoard(await deps.catalogue(), stageId, ruleId);
  if (!board) throw new Error(`stage ${stageId} has no rule ${ruleId}`);
  const values = { ...NO_VALUES, ...(board.metric === 'points' && { score: 20_000 }), ...stats };
  const at = postedAt === undefined ? sql<Date>`null` : sql<Date>`${postedAt}::timestamptz`;
  const [record] = await deps.db
    .insertInto('records')
    .values({
      user_id: userId,
      changed_by: userId,
      board_id: board.boardId,
      console,
      state,
      rank_key: rankKeyOf(board, values),
      score: values.score,
      time_ms: values.timeMs,
      original_score: values.originalScore,
      creatures: values.creatures,
      treasure: values.treasure,
      own_points: values.ownPoints,
      computer_points: values.computerPoints,
      policy_revision: await getPolicyRevision(deps.db, 'evidence'),
      rule_revision: await getEntryRevision(deps.db, 'rule', ruleId),
      posted_at: at,
      achieved_at: at,
    })
    .returning(['record_id as recordId', 'revision_id as revisionId'])
    .execute();
  if (!record) throw new Error('the record was not stored');
  return record;
}
