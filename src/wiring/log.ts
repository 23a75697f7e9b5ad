import { type DestinationStream, pino } from 'pino';
import { describeError } from './describe-error.ts';

// Applied before pino, which would use the error's message as the line's message.
function described(first: unknown): unknown {
  if (first instanceof Error) return { err: describeError(first) };
  return typeof first === 'object' && first !== null && 'err' in first ? { ...first, err: describeError(first.err) } : first;
}

/** Logs one JSON line per event, by default to standard output, without personal data. */
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
