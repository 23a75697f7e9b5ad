import { sql } from 'kysely';
import { agoMs } from '#data/ago.ts';
import type { Db } from '#data/db.ts';

const BATCH = 500; // Maximum number of uploads per run.

/** Returns uploads that have been in quarantine for so long that their worker must have died. */
export async function listAbandonedUploads(db: Db, afterMs: number): Promise<string[]> {
  const rows = await db
    .selectFrom('uploads')
    .select('upload_id')
    .where('state', '=', 'quarantined')
    .where('uploaded_at', '<', agoMs(afterMs))
    .orderBy('uploaded_at')
    .limit(BATCH)
    .execute();
  return rows.map((row) => row.upload_id);
}

// A picture in a text (`image:` and its id) is not referenced by any row. It is retained as long as the text or an
// older version of the text exists.
const namedByTexts = sql<string>`(
  select (regexp_matches(content, 'image:([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})', 'g'))[1]::uuid from (
    select content from keyword_texts
    union all
    select content ->> 'content' from revisions where table_name = 'keyword_texts'
    union all
    select content ->> 'description' from catalogue_entries where kind = 'event'
    union all
    select plan ->> 'description' from events
  ) texts
)`;

/** Deletes old uploads that no record or text refers to, oldest first, and adds them to removed_uploads. */
export async function deleteUnclaimedUploads(db: Db, olderThanMs: number): Promise<void> {
  await db
    .with('removed', (query) =>
      query
        .deleteFrom('uploads')
        .where('upload_id', 'in', (eb) =>
          eb
            .selectFrom('uploads')
            .select('upload_id')
            .where('record_id', 'is', null)
            .where('uploaded_at', '<', agoMs(olderThanMs))
            .where('upload_id', 'not in', namedByTexts)
            .orderBy('uploaded_at')
            .limit(BATCH)
            .forUpdate()
            .skipLocked(),
        )
        .where('record_id', 'is', null)
        .returning('upload_id'),
    )
    .insertInto('removed_uploads')
    .columns(['upload_id'])
    .expression((eb) => eb.selectFrom('removed').select('upload_id'))
    .execute();
}

/**
 * Marks originals as removed when the upload was refused, or its record verified, declined or withdrawn, longer ago
 * than `olderThanMs`. Originals of undecided records are retained.
 */
export async function releaseSettledOriginals(db: Db, olderThanMs: number): Promise<void> {
  await db
    .updateTable('uploads')
    .set({ original_removed_at: sql<Date>`app_now()` })
    .where('upload_id', 'in', (settled) =>
      settled
        .selectFrom('uploads')
        .innerJoin('records', 'records.record_id', 'uploads.record_id')
        .select('upload_id')
        .where('original_removed_at', 'is', null)
        .where('uploads.state', '<>', 'quarantined')
        .where((eb) =>
          eb.or([
            eb.and([eb('uploads.state', '=', 'refused'), eb('decided_at', '<', agoMs(olderThanMs))]),
            eb.and([eb('records.state', 'in', ['verified', 'declined', 'withdrawn']), eb('state_since', '<', agoMs(olderThanMs))]),
          ]),
        )
        .limit(BATCH),
    )
    .execute();
}

/** Returns the hashes of these uploads' originals. Omits unknown uploads. */
export async function listOriginalHashes(db: Db, uploadIds: readonly string[]): Promise<Map<string, string>> {
  if (uploadIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('uploads')
    .select(['upload_id', 'original_hash'])
    .where('upload_id', '=', sql<string>`any(${uploadIds}::uuid[])`)
    .execute();
  return new Map(rows.map((row) => [row.upload_id, row.original_hash]));
}
