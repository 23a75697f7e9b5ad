// Every figure that is ours, once: its name, what it says and by what it is told apart. Labels come from closed lists.
// What Node says of itself (process_…, nodejs_…) is prom-client's.

const SECONDS = [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** What is measured as it happens. */
export const HISTOGRAMS = {
  requests: {
    name: 'stargrass_request_seconds',
    help: 'Requests, by route pattern and class of status, with the seconds until their answer began; gone: the reader left before.',
    labelNames: ['route', 'status'],
    buckets: SECONDS,
  },
  purges: {
    name: 'stargrass_purge_seconds',
    help: 'Seconds from when a change was relayed, at most a quarter of a second after it was made, until an edge said that it forgot the pages.',
    labelNames: ['edge'],
    buckets: SECONDS,
  },
} as const;

/** What a process has counted since it began. */
export const COUNTERS = {
  pagesShed: {
    name: 'stargrass_pages_shed_total',
    help: 'Pages and calls refused with 503: too many under way (crowded), begun too late (late), or the breaker is open (down).',
    labelNames: ['reason'],
  },
  databaseRefused: { name: 'stargrass_database_refused_total', help: 'Requests for a connection that were refused.', labelNames: [] },
} as const;

/** What is so when somebody looks. */
export const GAUGES = {
  pagesInFlight: { name: 'stargrass_pages_in_flight', help: 'Pages that somebody waits for.', labelNames: [] },
  requestWait: {
    name: 'stargrass_request_wait_seconds',
    help: 'How long a new request waits before it is begun: event-loop lag, or time in the queue of connections.',
    labelNames: [],
  },
  liveStreams: { name: 'stargrass_live_streams', help: 'Open pages that are told of new records.', labelNames: [] },
  databaseInUse: { name: 'stargrass_database_connections_in_use', help: 'Connections in use.', labelNames: [] },
  databaseMost: { name: 'stargrass_database_connections_most', help: 'Connections that may be in use at once.', labelNames: [] },
  databaseWaiting: { name: 'stargrass_database_waiting', help: 'Those who wait for a connection.', labelNames: [] },
  breakerOpen: { name: 'stargrass_breaker_open', help: '1 while nobody asks the database, because it did not answer.', labelNames: [] },
  metricsRead: { name: 'stargrass_metrics_read', help: '1 when the figures of the whole site could be read.', labelNames: [] },
  jobsWaiting: { name: 'stargrass_jobs_waiting', help: 'Jobs that are due and not taken.', labelNames: ['task'] },
  jobsOldest: { name: 'stargrass_jobs_oldest_seconds', help: 'How long the oldest due job waits.', labelNames: ['task'] },
  jobsRunning: { name: 'stargrass_jobs_running', help: 'Jobs that a worker holds.', labelNames: ['task'] },
  jobsFailed: {
    name: 'stargrass_jobs_failed',
    help: 'Jobs given up after their last try, letters (send-…) among them.',
    labelNames: ['task'],
  },
  outboxEvents: { name: 'stargrass_outbox_events', help: 'Notes of changes that were not relayed yet, counted to 10000.', labelNames: [] },
  outboxOldest: {
    name: 'stargrass_outbox_oldest_seconds',
    help: 'For how long this process has seen the oldest note wait.',
    labelNames: [],
  },
  purgesWaiting: { name: 'stargrass_edge_purges_waiting', help: 'What an edge must still forget, counted to 10000.', labelNames: ['edge'] },
  purgesOldest: { name: 'stargrass_edge_purges_oldest_seconds', help: 'How long the oldest of it waits.', labelNames: ['edge'] },
  totalsAge: { name: 'stargrass_totals_age_seconds', help: 'Since the shown totals were computed.', labelNames: [] },
  totalsBuild: { name: 'stargrass_totals_build_seconds', help: 'How long computing all totals took the last time.', labelNames: [] },
  uploadsWaiting: { name: 'stargrass_uploads_waiting', help: 'Pictures in quarantine, counted to 10000.', labelNames: [] },
  uploadsOldest: { name: 'stargrass_uploads_oldest_seconds', help: 'How long the oldest of them waits.', labelNames: [] },
  auditRows: {
    name: 'stargrass_audit_log_last_number',
    help: 'Number of the newest row of the audit log: its length, and the writes that were rolled back.',
    labelNames: [],
  },
  auditUnsealed: {
    name: 'stargrass_audit_log_unsealed',
    help: 'Rows of the audit log that the worker has not chained yet, counted to 10000.',
    labelNames: [],
  },
  archiveAge: {
    name: 'stargrass_log_archive_age_seconds',
    help: 'Since PostgreSQL archived a piece of its log (docs/backup.md); not told where it does not archive.',
    labelNames: [],
  },
  evidence: { name: 'stargrass_evidence', help: 'Pieces of evidence by what the weekly look found.', labelNames: ['state'] },
} as const;
