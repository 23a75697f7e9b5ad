import { sql } from 'kysely';
import type { Db } from '#data/db.ts';

/**
 * Lets only one transaction at a time refresh the totals, while readers continue. Must be called first in the
 * transaction: LOCK waits without taking a snapshot, so a later refresh sees everything that an earlier one wrote. Allows
 * long statements on one core.
 */
export async function lockTotals(tx: Db): Promise<void> {
  await sql`lock table total_generations in share row exclusive mode`.execute(tx);
  await sql`set local statement_timeout = 0`.execute(tx);
  await sql`set local work_mem = '128MB'`.execute(tx);
  await sql`set local max_parallel_workers_per_gather = 0`.execute(tx); // leaves the other cores to pages
}

/** A total as it was last published. */
export type StoredTotal = { totalId: number; players: number; basis: string };

/** Returns the published totals, with the reference maximum of their points. */
export async function listStoredTotals(db: Db): Promise<Map<number, StoredTotal & { referenceMax: number }>> {
  const rows = await db
    .selectFrom('total_generations')
    .select(['total_id as totalId', 'players', 'basis', 'reference_max as referenceMax'])
    .execute();
  return new Map(rows.map((row) => [row.totalId, row]));
}

/** Publishes these totals as of this transaction's snapshot, with the time that the refresh took. */
export async function saveGenerations(tx: Db, totals: readonly StoredTotal[], { referenceMax, buildMs }: Build): Promise<void> {
  const row = { snapshot: sql<string>`pg_current_snapshot()`, reference_max: referenceMax, build_ms: Math.round(buildMs) };
  await tx
    .insertInto('total_generations')
    .values(totals.map(({ totalId, players, basis }) => ({ total_id: totalId, players, basis, generation: '1', ...row })))
    .onConflict((conflict) =>
      conflict.column('total_id').doUpdateSet((eb) => ({
        ...row,
        players: eb.ref('excluded.players'),
        basis: eb.ref('excluded.basis'),
        generation: sql<string>`total_generations.generation + 1`,
        built_at: sql<Date>`app_now()`,
      })),
    )
    .execute();
}

type Build = { readonly referenceMax: number; readonly buildMs: number };
