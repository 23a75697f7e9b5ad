// All of the project's metrics, with their names, help texts and labels. Label values come from fixed lists.
// prom-client adds the Node.js metrics (process_…, nodejs_…).

const SECONDS = [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Histograms, to which each event adds an observation. */
export const HISTOGRAMS = {
  requests: {
    name: 'stargrass_request_seconds',
    help: 'Seconds until the response starts, by route pattern and status class; gone: the client disconnected first.',
    labelNames: ['route', 'status'],
    buckets: SECONDS,
  },
  purges: {
    name: 'stargrass_purge_seconds',
    help: 'Seconds from relaying a change, at most 0.25 s after it was made, until an edge confirmed the purge.',
    labelNames: ['edge'],
    buckets: SECONDS,
  },
} as const;

/** Counters since the start of the process. */
export const COUNTERS = {
  pagesShed: {
    name: 'stargrass_pages_shed_total',
    help: 'Page and API requests refused with 503: too many in flight (crowded), started too late (late), or breaker open (down).',
    labelNames: ['reason'],
  },
  databaseRefused: {
    name: 'stargrass_database_refused_total',
    help: 'Requests for a database connection refused by the pool.',
    labelNames: [],
  },
  replicaReads: {
    name: 'stargrass_replica_reads_total',
    help: 'Reads of public pages by outcome: from a replica, or from the primary and why (docs/operations.md).',
    labelNames: ['outcome'],
  },
} as const;

/** Gauges, which are read when the metrics are collected. */
export const GAUGES = {
  pagesInFlight: { name: 'stargrass_pages_in_flight', help: 'Page requests in flight.', labelNames: [] },
  requestWait: {
    name: 'stargrass_request_wait_seconds',
    help: 'Seconds a new request waits before it is handled: event-loop lag, or time in the connection queue.',
    labelNames: [],
  },
  liveStreams: { name: 'stargrass_live_streams', help: 'Open live streams of new records.', labelNames: [] },
  databaseInUse: { name: 'stargrass_database_connections_in_use', help: 'Database connections in use.', labelNames: [] },
  databaseMost: { name: 'stargrass_database_connections_most', help: 'Maximum number of database connections.', labelNames: [] },
  databaseWaiting: { name: 'stargrass_database_waiting', help: 'Callers waiting for a database connection.', labelNames: [] },
  commitsUnanswered: {
    name: 'stargrass_commits_unanswered',
    help: 'Connections whose commit waits for a standby longer than its request did. Posting is paused while it is above 0.',
    labelNames: [],
  },
  breakerOpen: { name: 'stargrass_breaker_open', help: '1 while the circuit breaker blocks database connections.', labelNames: [] },
  metricsRead: { name: 'stargrass_metrics_read', help: '1 if the site-wide metrics could be read.', labelNames: [] },
  jobsWaiting: { name: 'stargrass_jobs_waiting', help: 'Due jobs not taken yet, by task.', labelNames: ['task'] },
  jobsOldest: {
    name: 'stargrass_jobs_oldest_seconds',
    help: 'Seconds since the oldest waiting job became due, by task.',
    labelNames: ['task'],
  },
  jobsRunning: { name: 'stargrass_jobs_running', help: 'Jobs held by a worker, by task.', labelNames: ['task'] },
  jobsFailed: {
    name: 'stargrass_jobs_failed',
    help: 'Jobs that failed their last attempt, by task, including mails (send-…).',
    labelNames: ['task'],
  },
  outboxEvents: { name: 'stargrass_outbox_events', help: 'Outbox events not relayed yet, counted up to 10000.', labelNames: [] },
  outboxOldest: {
    name: 'stargrass_outbox_oldest_seconds',
    help: 'Seconds for which this process has seen the oldest outbox event wait.',
    labelNames: [],
  },
  purgesWaiting: { name: 'stargrass_edge_purges_waiting', help: 'Pending purges per edge, counted up to 10000.', labelNames: ['edge'] },
  purgesOldest: {
    name: 'stargrass_edge_purges_oldest_seconds',
    help: 'Seconds since the oldest pending purge became due, per edge.',
    labelNames: ['edge'],
  },
  totalsAge: { name: 'stargrass_totals_age_seconds', help: 'Seconds since the shown totals were computed.', labelNames: [] },
  totalsBuild: { name: 'stargrass_totals_build_seconds', help: 'Seconds that the last computation of all totals took.', labelNames: [] },
  uploadsWaiting: { name: 'stargrass_uploads_waiting', help: 'Uploads in quarantine, counted up to 10000.', labelNames: [] },
  uploadsOldest: {
    name: 'stargrass_uploads_oldest_seconds',
    help: 'Seconds that the oldest upload has been in quarantine.',
    labelNames: [],
  },
  auditRows: {
    name: 'stargrass_audit_log_last_number',
    help: 'Id of the newest audit log row: the number of rows plus rolled-back writes.',
    labelNames: [],
  },
  auditUnsealed: {
    name: 'stargrass_audit_log_unsealed',
    help: 'Audit log rows not sealed yet, counted up to 10000.',
    labelNames: [],
  },
  archiveAge: {
    name: 'stargrass_log_archive_age_seconds',
    help: 'Seconds since PostgreSQL last archived a WAL segment (docs/backup.md); absent when archiving is off.',
    labelNames: [],
  },
  replicas: { name: 'stargrass_replicas', help: 'Replicas that stream WAL from the primary.', labelNames: [] },
  replicaLag: { name: 'stargrass_replica_lag_bytes', help: 'Bytes of WAL that a replica has not replayed yet.', labelNames: ['replica'] },
  synchronousStandbys: {
    name: 'stargrass_synchronous_standbys',
    help: 'Standbys that can confirm a commit; absent when commits do not wait for a standby.',
    labelNames: [],
  },
  checksumFailures: {
    name: 'stargrass_checksum_failures',
    help: 'Damaged pages that PostgreSQL has found; absent without data checksums.',
    labelNames: [],
  },
  evidence: { name: 'stargrass_evidence', help: 'Pieces of evidence by result of the weekly check.', labelNames: ['state'] },
} as const;
