import { sql } from 'kysely';
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

/** The code of the reason for which a record came to a version; null when none was given. */
export async function findReason(db: Db, recordId: string, revisionId: string): Promise<string | null> {
  const answer = await sql<{ reason: string | null }>`
    select detail ->> 'reason' as reason from audit_log
    where subject_kind = 'record' and subject_id = ${recordId} and detail ->> 'revisionId' = ${revisionId} and detail ? 'to'
    order by audit_id limit 1`.execute(db);
  return answer.rows[0]?.reason ?? null;
}

/** The first row whose hash does not fit it and the row before; undefined when the chain is whole. */
export async function findBrokenAudit(db: Db): Promise<string | undefined> {
  const { rows } = await sql<{ auditId: string }>`
    select audit_id as "auditId" from (
      select audit_id, hash, audit_hash(lag(hash) over (order by audit_id), audit_log) as expected from audit_log
    ) as chain
    where hash <> expected order by audit_id limit 1`.execute(db);
  return rows[0]?.auditId;
}

/** What the log says about somebody: done by or done to. */
export async function listAuditOf(db: Db, userId: number) {
  return db
    .selectFrom('audit_log')
    .select(['at', 'verb', 'subject_kind as subjectKind', 'subject_id as subjectId', 'detail'])
    .where((eb) => eb.or([eb('actor_id', '=', userId), eb.and([eb('subject_kind', '=', 'user'), eb('subject_id', '=', String(userId))])]))
    .orderBy('audit_id')
    .limit(10_000)
    .execute();
}
