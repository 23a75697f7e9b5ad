import { takeAttempt } from '#data/queries/accounts/attempts.ts';
import { insertAudit } from '#data/queries/moderation/audit-log.ts';
import { insertReport } from '#data/queries/moderation/reports.ts';
import { type Actor, isSignedIn } from '#domain/accounts/actor.ts';
import { can } from '#domain/accounts/can.ts';
import type { ReportForm } from '#domain/fairness/forms.ts';
import { isCountable } from '#domain/records/states.ts';
import { allOrNothing } from '#usecases/all-or-nothing.ts';
import type { Deps } from '#usecases/deps.ts';
import { refuse, tooMany } from '#usecases/refused.ts';
import type { FairnessResult } from './fairness-errors.ts';
import { findSeenRecord } from './find-seen-record.ts';

/** Reports another player's record to the moderators. The reporter stays anonymous to everyone else. */
export async function reportRecord(
  deps: Deps,
  actor: Actor,
  recordId: string,
  { reason, text }: ReportForm,
): Promise<FairnessResult<undefined>> {
  if (!isSignedIn(actor)) return refuse('login-required');
  return allOrNothing(deps, async ({ db }): Promise<FairnessResult<undefined>> => {
    const record = await findSeenRecord(db, recordId);
    if (!record) return refuse('not-found');
    if (!can(actor, 'report', { own: actor.userId === record.userId })) return refuse('not-allowed');
    if (!isCountable(record.state)) return refuse('not-countable');
    const { revisionId } = record;
    const reportId = await insertReport(db, { recordId, revisionId, reporterId: actor.userId, reason, text });
    if (reportId === undefined) return refuse('reported-before');
    const wait = await takeAttempt(db, 'report-day', String(actor.userId));
    if (wait) return tooMany(wait);
    const detail = { reportId, revisionId, reason };
    await insertAudit(db, { actorId: actor.userId, verb: 'report-record', subjectKind: 'record', subjectId: recordId, detail });
    return { ok: true, value: undefined };
  });
}
