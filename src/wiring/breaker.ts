const FAILURES_TO_OPEN = 3; // in a row: one dropped connection is not an outage
const OPEN_MS = 5_000;

/**
 * A circuit breaker: after three failed connections in a row, each begun when the last was known, nobody asks for five seconds. It measures with the
 * monotonic clock, because setting the wall clock back would keep it open for as long.
 */
export function createBreaker() {
  const state = { failures: 0, failedAtMs: 0, openUntilMs: 0 };
  /** Seconds until the database is asked again; 0 while it answers. */
  const openForSeconds = (): number => Math.max(0, Math.ceil((state.openUntilMs - performance.now()) / 1000));
  return {
    openForSeconds,
    try(): { succeeded(): void; failed(): void } {
      const beganMs = performance.now();
      if (openForSeconds() > 0) throw new Error('the database is out of reach; waiting before the next try');
      return {
        succeeded: () => {
          state.failures = 0;
        },
        failed: () => {
          // Those that were under way together failed of one cause, say a moment without a processor, and count as one.
          if (beganMs < state.failedAtMs) return;
          state.failedAtMs = performance.now();
          state.failures += 1;
          if (state.failures >= FAILURES_TO_OPEN) state.openUntilMs = state.failedAtMs + OPEN_MS;
        },
      };
    },
  };
}

// On globalThis because the proxy is bundled apart from the pages: a module's own variable would exist twice.
const shared = globalThis as typeof globalThis & { stargrassBreaker?: ReturnType<typeof createBreaker> };
shared.stargrassBreaker ??= createBreaker();

/** The one circuit breaker of this process. */
export const databaseBreaker = shared.stargrassBreaker;
