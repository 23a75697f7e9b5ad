import { sql } from 'kysely';
import { agoMs } from '#data/ago.ts';
import type { Db } from '#data/db.ts';
import type { EvidenceKind, Health, HealthState } from '#domain/evidence/health.ts';

/** Evidence that a record currently shows, with the health of that exact link or picture. */
export type ShownEvidence = {
  recordId: string;
  revisionId: string;
  userId: number;
  kind: EvidenceKind;
  subject: string;
  state: HealthState | null; // Health of the evidence, or null when it has not been checked yet.
  misses: number;
  unclear: number;
};

/**
 * Returns the evidence of the next `limit` countable records by id. Skips evidence checked in the last `restMs`
 * milliseconds.
 */
export async function listShownEvidence(db: Db, after: string, limit: number, restMs: number): Promise<ShownEvidence[]> {
  const result = await sql<ShownEvidence>`
    with page as (
      select record_id, revision_id, user_id, video_url from records
      where record_id > ${after}::bigint and is_countable(state) order by record_id limit ${limit}
    ), shown as (
      select record_id, revision_id, user_id, 'video' as kind, video_url as subject from page where video_url is not null
      union all
      select page.record_id, revision_id, page.user_id, 'image', upload_id::text from page
      join uploads on uploads.record_id = page.record_id and taken_down_at is null and uploads.state = 'ready'
    )
    select shown.record_id as "recordId", revision_id as "revisionId", user_id as "userId", shown.kind, shown.subject,
      state, coalesce(misses, 0)::int as misses, coalesce(unclear, 0)::int as unclear
    from shown left join evidence_health as health
      on health.record_id = shown.record_id and health.kind = shown.kind and health.subject = shown.subject
    where checked_at is null or checked_at <= ${agoMs(restMs)}
    order by shown.record_id, shown.kind`.execute(db);
  return result.rows;
}

/** Returns the id of the last record among the next `limit` countable records, or undefined when none are left. */
export async function findPageEnd(db: Db, after: string, limit: number): Promise<string | undefined> {
  const result = await sql<{ last: string | null }>`
    select max(record_id) as last from (
      select record_id from records where record_id > ${after}::bigint and is_countable(state) order by record_id limit ${limit}
    ) as page`.execute(db);
  return result.rows[0]?.last ?? undefined;
}

/** Stores the result of an evidence check. */
export async function saveHealth(
  db: Db,
  { recordId, kind, subject }: Pick<ShownEvidence, 'recordId' | 'kind' | 'subject'>,
  { state, misses, unclear }: Health,
): Promise<void> {
  const found = { subject, state, misses, unclear, checked_at: sql<Date>`app_now()` };
  await db
    .insertInto('evidence_health')
    .values({ record_id: recordId, kind, ...found })
    .onConflict((conflict) => conflict.columns(['record_id', 'kind']).doUpdateSet(found))
    .execute();
}

/** Returns the health of a record's current evidence by kind. Omits kinds that are not shown or not checked yet. */
export async function findHealth(db: Db, recordId: string): Promise<Partial<Record<EvidenceKind, HealthState>>> {
  const result = await sql<{ kind: EvidenceKind; state: HealthState }>`
    select kind, health.state from evidence_health as health join records using (record_id)
    where record_id = ${recordId} and subject in (
      select video_url where kind = 'video'
      union all
      select upload_id::text from uploads where uploads.record_id = records.record_id and taken_down_at is null and kind = 'image'
    )`.execute(db);
  return Object.fromEntries(result.rows.map(({ kind, state }) => [kind, state]));
}

export type HealthStats = { healthy: number; atRisk: number; gone: number; checkedAt: Date | null };

/** Counts the evidence in each health state and returns the time of the last check. */
export async function countHealth(db: Db): Promise<HealthStats> {
  const result = await sql<HealthStats>`
    select count(*) filter (where state = 'healthy')::int as healthy, count(*) filter (where state = 'at-risk')::int as "atRisk",
      count(*) filter (where state = 'gone')::int as gone, max(checked_at) as "checkedAt" from evidence_health`.execute(db);
  return result.rows[0] ?? { healthy: 0, atRisk: 0, gone: 0, checkedAt: null };
}
