import { sql } from 'kysely';
import type { Db } from '#data/db.ts';
import { asJson } from '#data/json.ts';

export type AuditRow = {
  readonly actorId: number | null; // Null for the system itself and for operators on the command line.
  readonly verb: string;
  readonly subjectKind: string;
  readonly subjectId: string;
  // The detail contains numbers and codes, never names.
  readonly detail: Readonly<Record<string, number | string | boolean | null>>;
};

/** Adds a row to the append-only audit log. Must be called in the transaction that makes the change. */
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

/** Returns the reason code of the change that led to this version of a record, or null when no reason was given. */
export async function findReason(db: Db, recordId: string, revisionId: string): Promise<string | null> {
  const result = await sql<{ reason: string | null }>`
    select detail ->> 'reason' as reason from audit_log
    where subject_kind = 'record' and subject_id = ${recordId} and detail ->> 'revisionId' = ${revisionId} and detail ? 'to'
    order by audit_id limit 1`.execute(db);
  return result.rows[0]?.reason ?? null;
}

const MOST_SEALED_AT_ONCE = 1_000;

/**
 * Appends committed audit rows to the seal chain, whose hashes a trigger computes. Rows from open transactions are
 * sealed later. Returns the number of sealed rows.
 */
export async function sealAuditRows(db: Db): Promise<number> {
  const result = await sql`
    with taken as (
      delete from audit_unsealed
      where audit_id in (select audit_id from audit_unsealed order by audit_id limit ${MOST_SEALED_AT_ONCE} for update skip locked)
      returning audit_id
    )
    insert into audit_seals (audit_id) select audit_id from taken order by audit_id`.execute(db);
  return Number(result.numAffectedRows ?? 0);
}

/**
 * Returns the id of the first audit row that was altered, removed or inserted by bypassing the triggers, or undefined
 * when the log is intact. Each row up to the one with seal 0 is chained to the previous row. Each later row contains
 * its own hash, which is chained by a seal unless the seal is still pending.
 */
export async function findBrokenAudit(db: Db): Promise<string | undefined> {
  const { rows } = await sql<{ auditId: string }>`
    with start as (select coalesce(max(audit_id), 0) as audit_id from audit_seals where seal_id = 0),
    entries as (
      select log.audit_id, log.hash, log.audit_id > start.audit_id as has_seal,
        audit_hash(case when log.audit_id <= start.audit_id then lag(log.hash) over (order by log.audit_id) end, log) as expected
      from audit_log as log, start
    ),
    seals as (
      select seal.seal_id, seal.audit_id, seal.hash, lag(seal.seal_id) over by_number as before,
        audit_seal_hash(lag(seal.hash) over by_number, seal, log.hash) as expected, log.hash as entry_hash
      from audit_seals as seal left join audit_log as log using (audit_id)
      window by_number as (order by seal.seal_id)
    ),
    broken as (
      select audit_id from entries where hash <> expected
      union all
      select audit_id from entries where has_seal
        and not exists (select from audit_seals where audit_seals.audit_id = entries.audit_id)
        and not exists (select from audit_unsealed where audit_unsealed.audit_id = entries.audit_id)
      union all
      select audit_id from seals where seal_id > 0 and (hash = expected and before = seal_id - 1) is not true
      union all
      select audit_id from seals where seal_id = 0 and audit_id is not null and hash is distinct from entry_hash
      union all
      select audit_id from audit_unsealed where not exists (select from audit_log where audit_log.audit_id = audit_unsealed.audit_id)
    )
    select min(audit_id) as "auditId" from broken having count(*) > 0`.execute(db);
  return rows[0]?.auditId;
}

/** Returns the newest audit rows by or about a user, oldest first, without what others reported or noted about the user. */
export async function listAuditOf(db: Db, userId: number) {
  const rows = await db
    .selectFrom('audit_log')
    .select(['at', 'verb', 'subject_kind as subjectKind', 'subject_id as subjectId', 'detail'])
    .where((eb) => eb.or([eb('actor_id', '=', userId), eb.and([eb('subject_kind', '=', 'user'), eb('subject_id', '=', String(userId))])]))
    .where((eb) => eb.or([eb('verb', 'not in', ['report-profile', 'write-note']), eb('actor_id', '=', userId)]))
    .orderBy('audit_id', 'desc')
    .limit(10_000)
    .execute();
  return rows.toReversed();
}
