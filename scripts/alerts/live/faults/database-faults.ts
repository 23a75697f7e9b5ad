import { open } from 'node:fs/promises';
import { join } from 'node:path';
import type { Fault } from '#scripts/alerts/live/fault.ts';

const GONE = 60;

/** Faults of PostgreSQL, of its standby and of rows in the site's database. */
export const DATABASE_FAULTS: readonly Fault[] = [
  {
    name: 'PostgreSQL is stopped',
    alerts: ['StargrassBreakerOpen', 'StargrassMetricsUnread'],
    how: 'fault',
    cause: async ({ servers }) => {
      await servers.stopPrimary();
      return () => servers.startPrimary();
    },
  },
  {
    name: 'archive_command fails',
    alerts: ['StargrassArchiveStuck'],
    how: 'fault',
    cause: async ({ servers }) => {
      await servers.failArchive(true);
      return () => servers.failArchive(false);
    },
  },
  {
    name: 'the only standby is stopped',
    alerts: ['StargrassNoSynchronousStandby', 'StargrassReplicaMissing'],
    how: 'fault',
    cause: async ({ servers }) => {
      await servers.stopStandby();
      return () => servers.startStandby();
    },
  },
  {
    name: 'the standby does not replay 20 MB of WAL',
    alerts: ['StargrassReplicaBehind'],
    how: 'fault',
    cause: async ({ servers }) => {
      await servers.queryStandby('select pg_wal_replay_pause()');
      await servers.query(`select pg_logical_emit_message(false, 'alerts', repeat(md5(i::text), 32768)) from generate_series(1, 20) as i`);
      return () => servers.queryStandby('select pg_wal_replay_resume()');
    },
  },
  {
    name: 'the newest rows of the audit log are deleted',
    alerts: ['StargrassAuditLogShorter'],
    how: 'fault',
    cause: async ({ servers, load }) => {
      load.isPosting = false; // a new row would have a larger number again
      await servers.query(`set session_replication_role = replica;
        delete from audit_unsealed; delete from audit_seals where audit_id > (select max(audit_id) - 3 from audit_log);
        delete from audit_log where audit_id > (select max(audit_id) - 3 from audit_log)`);
      return async () => {
        load.isPosting = true;
        await servers.query(`insert into audit_log (verb, subject_kind, subject_id) values ('alerts-live', 'site', '1')`);
      };
    },
  },
  {
    name: 'the worker may not seal audit log rows',
    alerts: ['StargrassAuditUnsealed'],
    how: 'fault',
    cause: async ({ servers }) => {
      await servers.query(`revoke delete on audit_unsealed from stargrass_worker;
        insert into audit_log (verb, subject_kind, subject_id) values ('alerts-live', 'site', '1')`);
      return () => servers.query('grant delete on audit_unsealed to stargrass_worker');
    },
  },
  {
    name: 'the last refresh of the totals took 61 s',
    alerts: ['StargrassTotalsSlow'],
    how: 'planted rows',
    cause: async ({ servers, load }) => {
      load.isPosting = false; // a post makes the totals be refreshed
      await servers.query('update total_generations set build_ms = 61000');
      return async () => {
        await servers.query('update total_generations set build_ms = 100');
        load.isPosting = true;
      };
    },
  },
  {
    name: `${GONE} pieces of evidence are gone, the worker restarts`,
    alerts: ['StargrassEvidenceGone'],
    how: 'planted rows',
    cause: async ({ servers, site }) => {
      // The worker reads evidence once in five minutes, and when it starts.
      const restartWorker = async () => {
        await site.worker.stop();
        await site.worker.start();
      };
      await servers.query(`insert into evidence_health (record_id, kind, subject, state)
        select record_id, 'image', 'alerts-live', 'gone' from records order by record_id limit ${GONE}
        on conflict (record_id, kind) do update set subject = excluded.subject, state = excluded.state`);
      await restartWorker();
      return async () => {
        await servers.query(`delete from evidence_health where subject = 'alerts-live'`);
        await restartWorker();
      };
    },
  },
  {
    name: 'PostgreSQL reads a page that was damaged on its disk',
    alerts: ['StargrassChecksumFailure'],
    how: 'fault',
    cause: async ({ servers }) => {
      await servers.query(`create table damaged as select repeat('x', 100) from generate_series(1, 100)`);
      const { file } = await servers.query<{ file: string }>(`select pg_relation_filepath('damaged') as file`);
      await servers.stopPrimary(); // writes the table to its file and empties the cache
      const table = await open(join(servers.data, file), 'r+');
      await table.write(Buffer.from('damaged'), 0, 7, 4_000);
      await table.close();
      await servers.startPrimary();
      await servers.query('select count(*) from damaged').catch(() => {});
      return () => servers.query('drop table damaged; select pg_stat_reset()');
    },
  },
];
