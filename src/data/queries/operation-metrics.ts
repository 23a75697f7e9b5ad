import { sql } from 'kysely';
import type { Db } from '#data/db.ts';

const MOST = 10_000; // counted no further: a figure must not cost more, the worse things stand
const WITHIN_MS = 2_000;

/** Reads for a few seconds at most, from one snapshot, and writes nothing. */
export function readBriefly<Answer>(db: Db, read: (tx: Db) => Promise<Answer>): Promise<Answer> {
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
  oldestEvent: string | null; // its number
  uploadsWaiting: number;
  uploadsOldestSeconds: number;
  totalsAgeSeconds: number | null; // null before the first
  totalsBuildSeconds: number | null;
  lastAuditNumber: number;
  auditUnsealed: number;
  archiveAgeSeconds: number | null; // null where the log is not archived
};

/** How the work that nobody waits for stands. */
export async function readOperationMetrics(db: Db): Promise<OperationMetrics> {
  const answer = await sql<OperationMetrics>`
    select (select count(*)::int from (select from outbox limit ${MOST}) as notes) as "outboxEvents",
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
  const [row] = answer.rows;
  if (!row) throw new Error('no figures'); // a select without a table has one row
  return row;
}

export type WaitingPurges = { edge: string; waiting: number; oldestSeconds: number };

/** What waits to be forgotten by each of these edges, and since when it is due. */
export async function countWaitingPurges(db: Db, edges: readonly string[], now: Date): Promise<WaitingPurges[]> {
  const answer = await sql<WaitingPurges>`
    select edge, count(due_at)::int as waiting, coalesce(greatest(extract(epoch from ${now}::timestamptz - min(due_at)), 0), 0)::float8 as "oldestSeconds"
    from unnest(${sql.val(edges)}::text[]) as edge
    left join lateral (
      select due_at from edge_purges where edge_purges.edge = edge.edge order by due_at limit ${MOST}
    ) as waiting on true
    group by edge order by edge`.execute(db);
  return answer.rows;
}
