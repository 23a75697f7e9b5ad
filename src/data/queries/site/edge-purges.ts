import { sql } from 'kysely';
import { PRIMARY_POSITION } from '#data/connections/wal-position.ts';
import type { Db } from '#data/db.ts';

/** Queues a purge of these surrogate keys for each edge cache. The purges are due at `dueAt` by the worker's clock. */
export async function insertPurges(tx: Db, edges: readonly string[], keys: readonly string[], dueAt: Date): Promise<void> {
  if (keys.length === 0) return;
  await sql`
    insert into edge_purges (edge, keys, due_at)
    select edge, ${sql.val(keys)}::text[], ${dueAt} from unnest(${sql.val(edges)}::text[]) as edge`.execute(tx);
}

export type Purge = { readonly purgeId: string; readonly keys: readonly string[]; readonly dueAt: Date };

/** Returns whether an edge cache has due purges. Uses one query, because starting a transaction would take three. */
export async function hasPurges(db: Db, edge: string, now: Date): Promise<boolean> {
  const result = await sql<{ some: boolean }>`
    select exists (select from edge_purges where edge = ${edge} and due_at <= ${now}) as some`.execute(db);
  return result.rows[0]?.some ?? false;
}

/**
 * Returns whether this transaction may send purges to an edge cache. Only one worker sends at a time, so that the
 * positions of its purges arrive in order.
 */
export async function lockEdge(tx: Db, edge: string): Promise<boolean> {
  const lock = await sql<{ isHeld: boolean }>`select pg_try_advisory_xact_lock(hashtext('purge'), hashtext(${edge})) as "isHeld"`.execute(
    tx,
  );
  return lock.rows[0]?.isHeld ?? false;
}

/** Returns the primary's position in the WAL, which is after everything that was committed so far. */
export async function readPosition(db: Db): Promise<string> {
  const { rows } = await sql<{ position: string }>`${sql.raw(PRIMARY_POSITION)}`.execute(db);
  if (!rows[0]) throw new Error('the position query returned no row');
  return rows[0].position;
}

/** Locks and returns the due purges for an edge cache, oldest first. Skips purges that another worker has locked. */
export async function takePurges(tx: Db, edge: string, now: Date, limit: number): Promise<Purge[]> {
  return tx
    .selectFrom('edge_purges')
    .select(['purge_id as purgeId', 'keys', 'due_at as dueAt'])
    .where('edge', '=', edge)
    .where('due_at', '<=', now)
    .orderBy('purge_id')
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute();
}

/** Deletes purges that were sent. */
export async function deletePurges(tx: Db, purges: readonly Purge[]): Promise<void> {
  const ids = purges.map(({ purgeId }) => purgeId);
  await sql`delete from edge_purges where purge_id = any(${sql.val(ids)}::bigint[])`.execute(tx);
}

/** Replaces these purges with a single purge of the given keys, stored in the row of the first purge. */
export async function mergePurges(tx: Db, [first, ...others]: readonly Purge[], keys: readonly string[]): Promise<void> {
  if (!first) return;
  await tx
    .updateTable('edge_purges')
    .set({ keys: [...keys] })
    .where('purge_id', '=', first.purgeId)
    .execute();
  await deletePurges(tx, others);
}

/** Deletes purges for edge caches that are no longer configured. */
export async function deleteOtherEdges(db: Db, edges: readonly string[]): Promise<void> {
  await sql`delete from edge_purges where edge <> all(${sql.val(edges)}::text[])`.execute(db);
}

/**
 * Returns the time of the last check for time-based page changes and the current time, or undefined while another
 * worker is checking. Holds a lock until the transaction ends.
 */
export async function takeEdgeClock(tx: Db): Promise<{ readonly lookedAt: Date | null; readonly now: Date } | undefined> {
  const free = await sql<{ free: boolean }>`select pg_try_advisory_xact_lock(hashtext('edge_clock')) as free`.execute(tx);
  if (!free.rows[0]?.free) return undefined;
  const result = await sql<{ lookedAt: Date | null; now: Date }>`
    select (select checked_at from edge_clock) as "lookedAt", app_now() as now`.execute(tx);
  return result.rows[0];
}

export async function saveEdgeClock(tx: Db, lookedAt: Date): Promise<void> {
  await sql`
    insert into edge_clock (checked_at) values (${lookedAt})
    on conflict (only_row) do update set checked_at = excluded.checked_at`.execute(tx);
}
