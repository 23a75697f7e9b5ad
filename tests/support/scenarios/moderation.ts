import type { Role, SignedIn } from '#domain/accounts/actor.ts';
import { actForm } from '#domain/moderation/forms.ts';
import { createPlayer, createRecord, type RecordPlan } from '#tests/support/database/factories.ts';
import type { Deps } from '#usecases/deps.ts';
import { actOnRecord } from '#usecases/moderation/act-on-record.ts';

/** Creates a user with a role and a recent sign-in. */
export const personOf = async (deps: Deps, role: Role = 'player'): Promise<SignedIn> => ({
  kind: 'signed-in',
  userId: await createPlayer(deps),
  role,
  isRecent: true,
});

/** Creates a record that ranks below another player's, so that one moderator is enough to decide about it. */
export async function createSecond(deps: Deps, plan: Partial<RecordPlan> = {}) {
  const author = plan.userId ?? (await createPlayer(deps));
  await createRecord(deps, { userId: await createPlayer(deps), score: 90_000, ...stageOf(plan) });
  return { ...(await createRecord(deps, { userId: author, score: 20_000, ...plan })), userId: author };
}

const stageOf = ({ stageId, ruleId }: Partial<RecordPlan>) => ({
  ...(stageId !== undefined && { stageId }),
  ...(ruleId !== undefined && { ruleId }),
});

/** Returns the content of a record, which an undo must restore, and its current version. */
export async function stateOf({ db }: Deps, recordId: string) {
  const { revision_id, changed_by, changed_at, change_reason, state_since, ...content } = await db
    .selectFrom('records')
    .selectAll()
    .where('record_id', '=', recordId)
    .executeTakeFirstOrThrow();
  return { content, at: { recordId, revisionId: revision_id } };
}

/** Returns the personal bests of all players on every view. */
export const bestsOf = ({ db }: Deps) =>
  db.selectFrom('personal_bests').selectAll().orderBy('board_id').orderBy('console').orderBy('user_id').execute();

/** Applies a verb to the current version of a record, with the fields of a form. */
export async function act(deps: Deps, actor: SignedIn, recordId: string, typed: Record<string, unknown>) {
  return actOnRecord(deps, actor, (await stateOf(deps, recordId)).at, actForm.parse(typed));
}

export const DECLINE = { verb: 'decline', reason: 'value-differs', text: 'The picture says 3:16.' } as const;
export const ASK = { verb: 'ask', text: 'Please show the whole result.' } as const;
