// Positions (domain/edge/wal-position.ts) start with the timeline. Compared as texts, they have the order of the history
// that the cluster keeps: after a fail-over, the new timeline is above every position of the old one, even where the
// LSNs of the old one went further.

const lsn = (expression: string) => `lpad(to_hex((${expression} - '0/0'::pg_lsn)::bigint), 16, '0')`;

/**
 * Selects the primary's position. Everything that a transaction has seen lies before it, because the insert position
 * also covers WAL that is not written yet.
 */
export const PRIMARY_POSITION = `
  select lower(left(pg_walfile_name(current), 8)) || ${lsn('current')} as position from pg_current_wal_insert_lsn() as current`;

/**
 * Selects the position that a standby has replayed; null if the server is no standby. The timeline is that of the last
 * restart point, because no function tells the one that is being replayed. After a fail-over it lags by some minutes, in
 * which the standby counts as outdated. A standby that did not follow the fail-over never gets that timeline.
 */
export const REPLICA_POSITION = `
  select lpad(to_hex(greatest(checkpoint.timeline_id, recovery.min_recovery_end_timeline)), 8, '0')
    || ${lsn('pg_last_wal_replay_lsn()')} as position
  from pg_control_checkpoint() as checkpoint, pg_control_recovery() as recovery where pg_is_in_recovery()`;
