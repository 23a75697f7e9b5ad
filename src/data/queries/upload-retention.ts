import { sql } from 'kysely';
import { agoMs } from '#data/ago.ts';
import type { Db } from '#data/db.ts';

const BATCH = 500; // the rest comes with the next run

/** Uploads that have been in quarantine for so long that their worker must have died. */
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

// A picture of a text (`image:` and its id) belongs to no row; it stays as long as the text, or an older version of it, can be read.
const namedByTexts = sql<string>`(
  select (regexp_matches(content, 'image:([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})', 'g'))[1]::uuid from (
    select content from keyword_texts
    union all
    select content ->> 'content' from revisions where table_name = 'keyword_texts'
  ) texts
)`;

/** Deletes the rows of old uploads that neither a record nor a text names, oldest first, and remembers that it was the site that removed them. */
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
 * Lets the originals go that are no longer needed: of uploads that were refused, or of a record that was verified, declined or withdrawn, for so long.
 * A record that nobody has decided about keeps its original.
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

/** The hashes of these uploads' originals, by upload; of those that have a row. */
export async function listOriginalHashes(db: Db, uploadIds: readonly string[]): Promise<Map<string, string>> {
  if (uploadIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('uploads')
    .select(['upload_id', 'original_hash'])
    .where('upload_id', '=', sql<string>`any(${uploadIds}::uuid[])`)
    .execute();
  return new Map(rows.map((row) => [row.upload_id, row.original_hash]));
}
