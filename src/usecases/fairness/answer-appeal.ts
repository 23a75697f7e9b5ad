import { lockAppeal, updateAppeal } from '#data/queries/moderation/appeals.ts';
import { insertAudit } from '#data/queries/moderation/audit-log.ts';
import { wantsDecisions } from '#data/queries/notifications/listeners.ts';
import { listRecordVersions } from '#data/queries/records/record-versions.ts';
import { findRecord } from '#data/queries/records/records.ts';
import { type Actor, isSignedIn } from '#domain/accounts/actor.ts';
import { can } from '#domain/accounts/can.ts';
import { findDecline, whyNotAnswer } from '#domain/fairness/appeals.ts';
import type { AppealAnswerForm } from '#domain/fairness/forms.ts';
import { allOrNothing } from '#usecases/all-or-nothing.ts';
import type { Deps } from '#usecases/deps.ts';
import { writeNotifications } from '#usecases/notifications/write-notifications.ts';
import { changeRecordState } from '#usecases/records/change-record-state.ts';
import { refuse } from '#usecases/refused.ts';
import { factsAbout } from './facts-about.ts';
import type { FairnessResult } from './fairness-errors.ts';

/**
 * Answers an appeal: restores the record or leaves it declined, and notifies its author. The moderator who declined the
 * record may not answer.
 */
export async function answerAppeal(
  deps: Deps,
  actor: Actor,
  appealId: string,
  { outcome, text }: AppealAnswerForm,
): Promise<FairnessResult<undefined>> {
  if (!isSignedIn(actor)) return refuse('login-required');
  // Checked before reading the appeal, so that the response does not reveal whether it exists.
  if (!can(actor, 'answer-appeal', { own: false, teamMate: false, chosenRival: false })) return refuse('not-allowed');
  return allOrNothing(deps, async (tx): Promise<FairnessResult<undefined>> => {
    const appeal = await lockAppeal(tx.db, appealId);
    const record = appeal && (await findRecord(tx.db, appeal.recordId));
    if (!appeal || !record) return refuse('not-found');
    const { recordId, revisionId } = record;
    if (!can(actor, 'answer-appeal', await factsAbout(tx.db, actor, record.userId))) return refuse('not-allowed');
    const refused = whyNotAnswer(appeal, findDecline(await listRecordVersions(tx.db, recordId)), actor.userId);
    if (refused) return refuse(refused);

    if (outcome === 'upheld') {
      const restored = await changeRecordState(tx, actor, { recordId, revisionId }, 'posted', text);
      if (!restored.ok) return restored;
    }
    await updateAppeal(tx.db, appealId, { outcome, answer: text, by: actor.userId });
    const detail = { appealId, outcome, revisionId: appeal.revisionId };
    await insertAudit(tx.db, { actorId: actor.userId, verb: 'answer-appeal', subjectKind: 'record', subjectId: recordId, detail });
    // If the record was restored, changeRecordState has already notified the author.
    if (outcome === 'kept' && (await wantsDecisions(tx.db, record.userId)))
      await writeNotifications(tx, [{ userId: record.userId, kind: 'appeal', cause: appealId, recordId, place: null }]);
    return { ok: true, value: undefined };
  });
}
