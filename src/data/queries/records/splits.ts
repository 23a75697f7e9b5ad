import type { Db } from '#data/db.ts';
import type { Split } from '#domain/records/splits.ts';

/** Returns the splits of the given records. Omits records without splits. */
export async function listSplits(db: Db, recordIds: readonly string[]): Promise<ReadonlyMap<string, readonly Split[]>> {
  if (recordIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('records')
    .select(['record_id as recordId', 'splits'])
    .where('record_id', 'in', recordIds)
    .where('splits', 'is not', null)
    .execute();
  return new Map(rows.map(({ recordId, splits }) => [recordId, splits as unknown as readonly Split[]]));
}
