import { type DestinationStream, pino } from 'pino';
import { describeError } from './describe-error.ts';

// Runs before pino, which would otherwise log the unredacted message of the error.
function described(first: unknown): unknown {
  if (first instanceof Error) return { err: describeError(first) };
  return typeof first === 'object' && first !== null && 'err' in first ? { ...first, err: describeError(first.err) } : first;
}

/** Creates a logger that writes JSON lines without personal data, by default to standard output. */
export const createLog = (level: string, to?: DestinationStream) =>
  pino(
    {
      level,
      base: null,
      hooks: {
        logMethod([first, ...rest], method) {
          method.apply(this, [described(first), ...rest] as unknown as Parameters<typeof method>);
        },
      },
    },
    to,
  );
