import { sql } from 'kysely';
import type { Db } from '#data/db.ts';
import type { AppealOutcome } from '#domain/fairness/appeals.ts';

export type NewAppeal = {
  readonly recordId: string;
  readonly revisionId: string;
  readonly declinedBy: number | null;
  readonly text: string;
};

/** Adds an appeal and returns its id, or undefined when the decline was already appealed. */
export async function insertAppeal(tx: Db, { recordId, revisionId, declinedBy, text }: NewAppeal): Promise<string | undefined> {
  const row = await tx
    .insertInto('appeals')
    .values({ record_id: recordId, revision_id: revisionId, declined_by: declinedBy, text })
    .onConflict((conflict) => conflict.doNothing())
    .returning('appeal_id')
    .executeTakeFirst();
  return row?.appeal_id;
}

/** Reads an appeal and locks its row, so that only one moderator answers it. */
export async function lockAppeal(tx: Db, appealId: string) {
  const row = await tx
    .selectFrom('appeals')
    .select(['appeal_id as appealId', 'record_id as recordId', 'revision_id as revisionId', 'declined_by as declinedBy', 'outcome'])
    .where('appeal_id', '=', appealId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row && { ...row, outcome: row.outcome as AppealOutcome | null };
}

export type AppealAnswer = { readonly outcome: AppealOutcome; readonly answer: string; readonly by: number };

/** Stores a moderator's answer to an appeal. */
export async function updateAppeal(tx: Db, appealId: string, { outcome, answer, by }: AppealAnswer): Promise<void> {
  await tx
    .updateTable('appeals')
    .set({ outcome, answer, answered_by: by, answered_at: sql<Date>`app_now()` })
    .where('appeal_id', '=', appealId)
    .execute();
}

/** Public part of an appeal. Contains the moderator's answer but never the player's text. */
export type PublicAppeal = {
  revisionId: string;
  createdAt: Date;
  outcome: AppealOutcome | null;
  answer: string | null;
  answeredAt: Date | null;
};

export async function listAppealsOf(db: Db, recordId: string): Promise<PublicAppeal[]> {
  const rows = await db
    .selectFrom('appeals')
    .select(['revision_id as revisionId', 'created_at as createdAt', 'outcome', 'answer', 'answered_at as answeredAt'])
    .where('record_id', '=', recordId)
    .orderBy('appeal_id')
    .execute();
  return rows.map((row) => ({ ...row, outcome: row.outcome as AppealOutcome | null }));
}

/** Blanks the texts of a player's appeals. The appeals and their answers remain. */
export async function blankAppealsOf(tx: Db, userId: number): Promise<void> {
  await sql`
    update appeals set text = '' from records
    where records.record_id = appeals.record_id and records.user_id = ${userId} and appeals.text <> ''`.execute(tx);
}

/** Returns a player's own appeals for the account export. */
export async function exportAppeals(db: Db, userId: number) {
  return db
    .selectFrom('appeals')
    .innerJoin('records', 'records.record_id', 'appeals.record_id')
    .select(['appeals.record_id as recordId', 'appeals.text', 'created_at as createdAt', 'outcome', 'answer', 'answered_at as answeredAt'])
    .where('records.user_id', '=', userId)
    .orderBy('appeal_id')
    .execute();
}
