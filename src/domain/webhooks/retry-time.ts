import { DAY_MS, HOUR_MS, MINUTE_MS } from '#domain/shared/time-units.ts';

// The time from each failed attempt to the next. The last one is repeated.
const WAITS_MS = [5_000, 5 * MINUTE_MS, 30 * MINUTE_MS, 2 * HOUR_MS, 5 * HOUR_MS, 8 * HOUR_MS];
const SHORTEST_MS = 1_000;

export type FailedAttempt = {
  readonly attempts: number; // number of failed attempts, including this one
  readonly firstTriedAt: Date;
  readonly now: Date;
  readonly status: number | null;
  readonly retryAfterMs: number | null; // what the receiver asked for
};

/**
 * Returns when a failed delivery is tried again, or undefined to give it up: all attempts are within 24 hours. A
 * receiver that answers 429 decides the time by itself; any other can only make it later.
 */
export function retryTime({ attempts, firstTriedAt, now, status, retryAfterMs }: FailedAttempt): Date | undefined {
  const usual = WAITS_MS[Math.min(attempts, WAITS_MS.length) - 1] ?? 0;
  const wait = status === 429 && retryAfterMs !== null ? Math.max(retryAfterMs, SHORTEST_MS) : Math.max(usual, retryAfterMs ?? 0);
  const next = now.getTime() + wait;
  return next - firstTriedAt.getTime() > DAY_MS ? undefined : new Date(next);
}

/**
 * Returns the wait that an answer asks for, from its Retry-After header (seconds or a date) and from `retry_after`
 * (seconds) in a JSON body, whichever is longer. Returns null when it asks for none.
 */
export function retryAfterMs(header: string | undefined, body: string, now: Date): number | null {
  const waits = [ofHeader(header, now), ofBody(body)].filter((wait) => wait !== null && wait >= 0 && Number.isFinite(wait)) as number[];
  return waits.length === 0 ? null : Math.ceil(Math.max(...waits));
}

function ofHeader(header: string | undefined, now: Date): number | null {
  if (header === undefined) return null;
  if (/^\d+(\.\d+)?$/.test(header)) return Number(header) * 1_000;
  const at = header.endsWith('GMT') ? Date.parse(header) : Number.NaN;
  return Number.isNaN(at) ? null : Math.max(0, at - now.getTime());
}

function ofBody(body: string): number | null {
  try {
    const { retry_after: seconds } = JSON.parse(body);
    return typeof seconds === 'number' ? seconds * 1_000 : null;
  } catch {
    return null; // Most answers are no JSON.
  }
}
