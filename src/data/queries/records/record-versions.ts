import { sql } from 'kysely';
import type { Db } from '#data/db.ts';
import type { EvidenceDuty } from '#domain/records/evidence/evidence-duty.ts';
import type { RecordVersion } from '#domain/records/version-changes.ts';

export type StoredVersion = RecordVersion & {
  revisionId: string;
  at: Date; // Time when the version took effect.
  by: number;
  handle: string; // Handle of the player or moderator who made the change.
  name: string | null;
  reason: string | null;
  // The evidence duty is null in versions that were stored before evidence duties existed.
  evidenceDuty: EvidenceDuty | null;
};

/**
 * Returns all versions of a record, oldest first. The last one is the current version. Returns an empty list for an
 * unknown id.
 */
export async function listRecordVersions(db: Db, recordId: string): Promise<StoredVersion[]> {
  const result = await sql<StoredVersion>`
    with versions as (
      select revision_id, content from revisions where table_name = 'records' and row_key = ${recordId}
      union all
      select revision_id, to_jsonb(records) from records where record_id = ${recordId}
    ), rows as (
      select versions.revision_id as version, row.* from versions cross join jsonb_populate_record(null::records, versions.content) as row
    )
    select rows.version as "revisionId", rows.state, rows.rank_key as "rankKey", rows.console, rows.comment, rows.video_url as "videoUrl", rows.achieved_at as "achievedAt",
      rows.changed_at as at, rows.changed_by as by, users.handle, users.name, rows.change_reason as reason, rows.evidence_duty as "evidenceDuty"
    from rows join users on users.id = rows.changed_by
    order by rows.version`.execute(db);
  return result.rows;
}
