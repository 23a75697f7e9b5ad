import { sql } from 'kysely';
import type { Db } from '#data/db.ts';

const MOST = 10_000; // Upper bound of counts, so that the queries stay cheap when queues grow.
const WITHIN_MS = 2_000;

/** Runs `read` on a read-only snapshot with a statement timeout of WITHIN_MS. */
export function readBriefly<Result>(db: Db, read: (tx: Db) => Promise<Result>): Promise<Result> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (tx) => {
      await sql`select set_config('statement_timeout', ${String(WITHIN_MS)}, true)`.execute(tx);
      return read(tx);
    });
}

export type OperationMetrics = {
  outboxEvents: number;
  oldestEvent: string | null; // Entry id of the oldest outbox event.
  uploadsWaiting: number;
  uploadsOldestSeconds: number;
  totalsAgeSeconds: number | null; // Age of the totals, or null before they are first built.
  totalsBuildSeconds: number | null;
  lastAuditNumber: number;
  auditUnsealed: number;
  archiveAgeSeconds: number | null; // Age of the last WAL archive, or null when archive_mode is off.
};

/** Reads the metrics of background work. */
export async function readOperationMetrics(db: Db): Promise<OperationMetrics> {
  const result = await sql<OperationMetrics>`
    select (select count(*)::int from (select from outbox limit ${MOST}) as events) as "outboxEvents",
      (select min(entry_id) from outbox) as "oldestEvent",
      (select count(*)::int from (select from uploads where state = 'quarantined' limit ${MOST}) as waiting) as "uploadsWaiting",
      (select coalesce(extract(epoch from app_now() - min(uploaded_at)), 0)::float8 from uploads where state = 'quarantined')
        as "uploadsOldestSeconds",
      (select extract(epoch from app_now() - max(built_at))::float8 from total_generations) as "totalsAgeSeconds",
      (select max(build_ms) / 1000.0::float8 from total_generations) as "totalsBuildSeconds",
      (select coalesce(max(audit_id), 0)::float8 from audit_log) as "lastAuditNumber",
      (select count(*)::int from (select from audit_unsealed limit ${MOST}) as unsealed) as "auditUnsealed",
      (select extract(epoch from app_now() - coalesce(last_archived_time, stats_reset))::float8 from pg_stat_archiver
        where current_setting('archive_mode') <> 'off') as "archiveAgeSeconds"`.execute(db);
  const [row] = result.rows;
  if (!row) throw new Error('no metrics row'); // never: a select without a table always returns one row
  return row;
}

export type WaitingPurges = { edge: string; waiting: number; oldestSeconds: number };

/** Returns the number of pending purges per edge cache, and for how long the oldest has been due. */
export async function countWaitingPurges(db: Db, edges: readonly string[], now: Date): Promise<WaitingPurges[]> {
  const result = await sql<WaitingPurges>`
    select edge, count(due_at)::int as waiting, coalesce(greatest(extract(epoch from ${now}::timestamptz - min(due_at)), 0), 0)::float8 as "oldestSeconds"
    from unnest(${sql.val(edges)}::text[]) as edge
    left join lateral (
      select due_at from edge_purges where edge_purges.edge = edge.edge order by due_at limit ${MOST}
    ) as waiting on true
    group by edge order by edge`.execute(db);
  return result.rows;
}
