type BreakerState = { failures: number; failedAtMs: number; openUntilMs: number };

const FAILURES_TO_OPEN = 3; // in a row: one dropped connection is not an outage
const OPEN_MS = 5_000;

// On globalThis because the proxy is bundled apart from the pages: a module's own variable would exist twice.
const shared = globalThis as typeof globalThis & { stargrassBreaker?: BreakerState };
shared.stargrassBreaker ??= { failures: 0, failedAtMs: 0, openUntilMs: 0 };
const state = shared.stargrassBreaker;

/** Seconds until the database is asked again; 0 while it answers. */
export function breakerOpenForSeconds(nowMs: number): number {
  return Math.max(0, Math.ceil((state.openUntilMs - nowMs) / 1000));
}

/**
 * The one circuit breaker of this process: after three failed connections in a row, each begun when the last was known, nobody asks for five
 * seconds.
 */
export const databaseBreaker = {
  try(): { succeeded(): void; failed(): void } {
    const beganMs = Date.now();
    if (breakerOpenForSeconds(beganMs) > 0) throw new Error('the database is out of reach; waiting before the next try');
    return {
      succeeded: () => {
        state.failures = 0;
      },
      failed: () => {
        // Those that were under way together failed of one cause, say a moment without a processor, and count as one.
        if (beganMs < state.failedAtMs) return;
        state.failedAtMs = Date.now();
        state.failures += 1;
        if (state.failures >= FAILURES_TO_OPEN) state.openUntilMs = Date.now() + OPEN_MS;
      },
    };
  },
};
