// Codes of network errors, of a server that is starting, stopping or out of resources, of timeouts, of transactions
// that conflicted with another (deadlock, serialisation failure), of a commit that no standby has confirmed (01000), and
// of an exhausted connection pool.
const CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  '57P01',
  '57P02',
  '57P03',
  '57014',
  '53300',
  '53100',
  '53200',
  '40P01',
  '40001',
  '25006',
  '01000',
  '25P03',
  'CROWDED',
]);
const WORDS =
  /database is unreachable|connection timeout|read timeout|timeout exceeded|timeout expired|connection terminated|connection ended|not queryable/i;

/** Returns whether an error means that the database is temporarily unavailable, not that the query is wrong. */
export const isUnreachable = (error: unknown): boolean =>
  error instanceof Error &&
  (('code' in error && (CODES.has(String(error.code)) || /^08/.test(String(error.code)))) || WORDS.test(error.message));

/** Returns whether the connection pool was exhausted. In this case, no query was sent and the database is healthy. */
export const isPoolExhausted = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'CROWDED';
