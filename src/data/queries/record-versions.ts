import { sql } from 'kysely';
import type { Db } from '#data/db.ts';
import type { EvidenceDuty } from '#domain/records/evidence-duty.ts';
import type { RecordVersion } from '#domain/records/version-changes.ts';

export type StoredVersion = RecordVersion & {
  revisionId: string;
  at: Date; // since when it stood
  by: number;
  handle: string; // of whoever made it so
  name: string | null;
  reason: string | null;
  evidenceDuty: EvidenceDuty | null; // null in versions older than the duty
};

/** Every version of a record, oldest first; the last one is what stands. None for an unknown id. */
export async function listRecordVersions(db: Db, recordId: string): Promise<StoredVersion[]> {
  const answer = await sql<StoredVersion>`
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
  return answer.rows;
}
