import { sql } from 'kysely';
import type { Db } from '#data/db.ts';
import type { ReportOutcome, ReportReason } from '#domain/fairness/reports.ts';

export type NewReport = {
  readonly recordId: string;
  readonly revisionId: string;
  readonly reporterId: number;
  readonly reason: ReportReason;
  readonly text: string;
};

/**
 * Adds a report and returns its id, or undefined when the same user has already reported this version of the record.
 */
export async function insertReport(tx: Db, { recordId, revisionId, reporterId, reason, text }: NewReport): Promise<string | undefined> {
  const row = await tx
    .insertInto('reports')
    .values({ record_id: recordId, revision_id: revisionId, reporter_id: reporterId, reason, text })
    .onConflict((conflict) => conflict.doNothing())
    .returning('report_id')
    .executeTakeFirst();
  return row?.report_id;
}

/** Reads a report and locks its row, so that only one moderator answers it. */
export async function lockReport(tx: Db, reportId: string) {
  return tx
    .selectFrom('reports')
    .select(['report_id as reportId', 'record_id as recordId', 'reporter_id as reporterId', 'outcome'])
    .where('report_id', '=', reportId)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/** Stores the outcome of a report. */
export async function answerReport(tx: Db, reportId: string, outcome: ReportOutcome, by: number): Promise<void> {
  await tx
    .updateTable('reports')
    .set({ outcome, answered_by: by, answered_at: sql<Date>`app_now()` })
    .where('report_id', '=', reportId)
    .execute();
}

/** Blanks the texts of a user's reports. The reports themselves remain. */
export async function blankReportsOf(tx: Db, userId: number): Promise<void> {
  await tx.updateTable('reports').set({ text: '' }).where('reporter_id', '=', userId).where('text', '<>', '').execute();
}

/** Returns a user's own reports for the account export. */
export async function exportReports(db: Db, userId: number) {
  return db
    .selectFrom('reports')
    .select(['record_id as recordId', 'reason', 'text', 'created_at as createdAt', 'outcome', 'answered_at as answeredAt'])
    .where('reporter_id', '=', userId)
    .orderBy('report_id')
    .execute();
}
