import type { Db } from '#data/db.ts';
import { asJson } from '#data/json.ts';

export type AuditRow = {
  readonly actorId: number | null; // null: the system itself, or an operator at the command line
  readonly verb: string;
  readonly subjectKind: string;
  readonly subjectId: string;
  readonly detail: Readonly<Record<string, number | string | boolean | null>>; // numbers and codes, never a name
};

/** Adds a row to the log that nobody can alter; call it in the transaction that does what the row says. */
export async function insertAudit(db: Db, { actorId, verb, subjectKind, subjectId, detail }: AuditRow): Promise<void> {
  await db
    .insertInto('audit_log')
    .values({
      actor_id: actorId,
      verb,
      subject_kind: subjectKind,
      subject_id: subjectId,
      detail: asJson(detail),
    })
    .execute();
}
