type BreakerState = { failures: number; openUntilMs: number };

const FAILURES_TO_OPEN = 3; // in a row: one dropped connection is not an outage
const OPEN_MS = 5_000;

// On globalThis because the proxy is bundled apart from the pages: a module's own variable would exist twice.
const shared = globalThis as typeof globalThis & { stargrassBreaker?: BreakerState };
shared.stargrassBreaker ??= { failures: 0, openUntilMs: 0 };
const state = shared.stargrassBreaker;

/** Seconds until the database is asked again; 0 while it answers. */
export function breakerOpenForSeconds(nowMs: number): number {
  return Math.max(0, Math.ceil((state.openUntilMs - nowMs) / 1000));
}

/** The one circuit breaker of this process: after three failed connections in a row, nobody asks for five seconds. */
export const databaseBreaker = {
  check(): void {
    if (breakerOpenForSeconds(Date.now()) > 0) throw new Error('the database is out of reach; waiting before the next try');
  },
  succeeded(): void {
    state.failures = 0;
  },
  failed(): void {
    state.failures += 1;
    if (state.failures >= FAILURES_TO_OPEN) state.openUntilMs = Date.now() + OPEN_MS;
  },
};
