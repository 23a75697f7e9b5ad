// A server that refuses, hangs up, shuts down, starts, has no connection, disk or memory left, takes too long, or rolled a transaction back because
// of another one (a deadlock, a serialization failure); or too many of us ask.
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
  /out of reach|connection timeout|read timeout|timeout exceeded|timeout expired|connection terminated|connection ended|not queryable/i;

/** Whether a failure means that the database cannot be asked now, rather than that we asked something wrong. */
export const isUnreachable = (error: unknown): boolean =>
  error instanceof Error && (('code' in error && CODES.has(String(error.code))) || WORDS.test(error.message));

/** Whether it was we who did not ask, because too many wait already: nothing was sent, and nothing is wrong. */
export const isPoolExhausted = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'CROWDED';
