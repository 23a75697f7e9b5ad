import { sql } from 'kysely';
import { agoMs } from '#data/ago.ts';
import type { Db } from '#data/db.ts';
import type { EvidenceStorage } from '#data/gateways/object-storage.ts';

export type Place = keyof EvidenceStorage;
export type ObjectName = { readonly place: Place; readonly key: string };

/**
 * Returns whether a store still needs the objects of each upload: `needed`, or `removed` when the site removed the
 * upload or its original. Unknown uploads are missing from the result.
 */
export async function listUploadNeeds(db: Db, place: Place, uploadIds: readonly string[]): Promise<Map<string, 'needed' | 'removed'>> {
  if (uploadIds.length === 0) return new Map();
  const result = await sql<{ id: string; needed: boolean }>`
    select upload_id as id, ${place} = 'pictures' or original_removed_at is null as needed from uploads where upload_id = any(${uploadIds}::uuid[])
    union all
    select upload_id, false from removed_uploads where upload_id = any(${uploadIds}::uuid[])`.execute(db);
  return new Map(result.rows.map(({ id, needed }) => [id, needed ? 'needed' : 'removed']));
}

/** Returns when each known orphaned object was first found, by place and key. */
export async function listOrphanedObjects(db: Db): Promise<Map<string, Date>> {
  const rows = await db.selectFrom('orphaned_objects').select(['place', 'object_key', 'found_at']).execute();
  return new Map(rows.map((row) => [`${row.place}/${row.object_key}`, row.found_at]));
}

/**
 * Stores the orphaned objects found by a scan. New ones get the current time, and those not found again are deleted.
 */
export async function storeOrphanedObjects(tx: Db, found: readonly ObjectName[]): Promise<void> {
  const [places, keys] = [found.map(({ place }) => place), found.map(({ key }) => key)];
  const names = sql`select * from unnest(${places}::text[], ${keys}::text[])`;
  await sql`delete from orphaned_objects where (place, object_key) not in (${names})`.execute(tx);
  await sql`insert into orphaned_objects (place, object_key) ${names} on conflict do nothing`.execute(tx);
}

/** Deletes the rows of uploads that were removed so long ago that their objects no longer exist. */
export async function deleteRemovedUploads(db: Db, olderThanMs: number): Promise<void> {
  await db.deleteFrom('removed_uploads').where('removed_at', '<', agoMs(olderThanMs)).execute();
}

/**
 * Returns an identifier for the database: its name and the system identifier of its cluster. A base backup preserves
 * the system identifier, but a dump does not.
 */
export async function readDatabaseIdentity(db: Db): Promise<string> {
  const result = await sql<{ identity: string }>`
    select system_identifier || ' ' || current_database() as identity from pg_control_system()`.execute(db);
  if (!result.rows[0]) throw new Error('the cluster has no identifier');
  return result.rows[0].identity;
}
