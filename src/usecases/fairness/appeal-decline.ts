import { insertAppeal } from '#data/queries/moderation/appeals.ts';
import { insertAudit } from '#data/queries/moderation/audit-log.ts';
import { listRecordVersions } from '#data/queries/records/record-versions.ts';
import { findRecord } from '#data/queries/records/records.ts';
import { type Actor, isSignedIn } from '#domain/accounts/actor.ts';
import { can } from '#domain/accounts/can.ts';
import { findDecline } from '#domain/fairness/appeals.ts';
import type { AppealForm } from '#domain/fairness/forms.ts';
import { allOrNothing } from '#usecases/all-or-nothing.ts';
import type { Deps } from '#usecases/deps.ts';
import { refuse } from '#usecases/refused.ts';
import type { FairnessResult } from './fairness-errors.ts';

/** Stores the author's appeal against a decline, once per decline, and returns the appeal's id. */
export async function appealDecline(deps: Deps, actor: Actor, recordId: string, { text }: AppealForm): Promise<FairnessResult<string>> {
  if (!isSignedIn(actor)) return refuse('login-required');
  return allOrNothing(deps, async ({ db }): Promise<FairnessResult<string>> => {
    const record = await findRecord(db, recordId);
    if (!record) return refuse('not-found');
    if (!can(actor, 'appeal', { own: actor.userId === record.userId })) return refuse('not-allowed');
    const decline = findDecline(await listRecordVersions(db, recordId));
    if (!decline) return refuse('not-declined');
    const { revisionId } = decline;
    // Authors cannot decline their own records, so a decline in the author's name was made by a scheduled job.
    const declinedBy = decline.by === record.userId ? null : decline.by;
    const appealId = await insertAppeal(db, { recordId, revisionId, declinedBy, text });
    if (appealId === undefined) return refuse('appealed-before');
    const detail = { appealId, revisionId };
    await insertAudit(db, { actorId: actor.userId, verb: 'appeal', subjectKind: 'record', subjectId: recordId, detail });
    return { ok: true, value: appealId };
  });
}
