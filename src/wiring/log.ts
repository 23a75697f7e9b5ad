import { type DestinationStream, pino } from 'pino';
import { describeError } from './describe-error.ts';

// Before pino sees it: it would take an error's own words for the line's.
function described(first: unknown): unknown {
  if (first instanceof Error) return { err: describeError(first) };
  return typeof first === 'object' && first !== null && 'err' in first ? { ...first, err: describeError(first.err) } : first;
}

/** One line of JSON an event, on standard output unless told otherwise; no personal data goes in. */
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
