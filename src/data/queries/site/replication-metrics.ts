import { sql } from 'kysely';
import type { Db } from '#data/db.ts';

export type ReplicaMetrics = { replica: string; isSynchronous: boolean; lagBytes: number };

export type ReplicationMetrics = {
  replicas: readonly ReplicaMetrics[]; // Replicas that stream WAL from this server now.
  waitsForStandby: boolean; // Whether commits wait for a standby: synchronous_standby_names is set.
  checksumFailures: number | null; // Damaged pages found in all databases, or null without data checksums.
};

/** Reads the state of replicas and data checksums. Requires the rights of pg_read_all_stats. */
export async function readReplicationMetrics(db: Db): Promise<ReplicationMetrics> {
  // A server in recovery has no current WAL location.
  const replicas = await sql<ReplicaMetrics>`
    select application_name as replica, sync_state in ('sync', 'quorum') as "isSynchronous",
      pg_wal_lsn_diff(case when pg_is_in_recovery() then pg_last_wal_replay_lsn() else pg_current_wal_lsn() end,
        coalesce(replay_lsn, sent_lsn))::float8 as "lagBytes"
    from pg_stat_replication where state = 'streaming' order by replica`.execute(db);
  const server = await sql<Omit<ReplicationMetrics, 'replicas'>>`
    select current_setting('synchronous_standby_names') <> '' as "waitsForStandby",
      (select sum(checksum_failures)::float8 from pg_stat_database) as "checksumFailures"`.execute(db);
  const [row] = server.rows;
  if (!row) throw new Error('no metrics row'); // never: a select without a table always returns one row
  return { ...row, replicas: replicas.rows };
}
