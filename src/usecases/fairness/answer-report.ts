import { insertAudit } from '#data/queries/moderation/audit-log.ts';
import { lockReport, answerReport as storeAnswer } from '#data/queries/moderation/reports.ts';
import { findRecord } from '#data/queries/records/records.ts';
import { type Actor, isSignedIn } from '#domain/accounts/actor.ts';
import { can } from '#domain/accounts/can.ts';
import type { ReportAnswerForm } from '#domain/fairness/forms.ts';
import { allOrNothing } from '#usecases/all-or-nothing.ts';
import type { Deps } from '#usecases/deps.ts';
import { refuse } from '#usecases/refused.ts';
import { factsAbout } from './facts-about.ts';
import type { FairnessResult } from './fairness-errors.ts';

/** Resolves a report. The moderator must be neither the reporter nor related to the record's author. */
export async function answerReport(
  deps: Deps,
  actor: Actor,
  reportId: string,
  { outcome }: ReportAnswerForm,
): Promise<FairnessResult<undefined>> {
  if (!isSignedIn(actor)) return refuse('login-required');
  // Checked before reading the report, so that the response does not reveal whether it exists.
  if (!can(actor, 'answer-report', { own: false, teamMate: false, chosenRival: false })) return refuse('not-allowed');
  return allOrNothing(deps, async ({ db }): Promise<FairnessResult<undefined>> => {
    const report = await lockReport(db, reportId);
    const record = report && (await findRecord(db, report.recordId));
    if (!report || !record) return refuse('not-found');
    const facts = await factsAbout(db, actor, record.userId);
    if (report.reporterId === actor.userId || !can(actor, 'answer-report', facts)) return refuse('not-allowed');
    if (report.outcome !== null) return refuse('not-waiting');
    await storeAnswer(db, reportId, outcome, actor.userId);
    const detail = { reportId, outcome };
    await insertAudit(db, { actorId: actor.userId, verb: 'answer-report', subjectKind: 'record', subjectId: record.recordId, detail });
    return { ok: true, value: undefined };
  });
}
