// The server refuses, disconnects, shuts down, starts up, is out of connections, disk or memory, times out, or rolled back because of
// another transaction (deadlock, serialization failure); or the pool is exhausted.
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
  '25P03',
  'CROWDED',
]);
const WORDS =
  /database is unreachable|connection timeout|read timeout|timeout exceeded|timeout expired|connection terminated|connection ended|not queryable/i;

/** Whether an error means that the database is unavailable now, rather than that the query was wrong. */
export const isUnreachable = (error: unknown): boolean =>
  error instanceof Error && (('code' in error && CODES.has(String(error.code))) || WORDS.test(error.message));

/** Whether the pool refused the caller: nothing was sent to the database, and nothing is wrong with it. */
export const isPoolExhausted = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'CROWDED';
