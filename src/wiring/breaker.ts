const FAILURES_TO_OPEN = 3; // in a row, because a single dropped connection is not an outage
const OPEN_MS = 1_000; // short, because a fail-over takes a few seconds and posts wait for its end

/**
 * Creates a circuit breaker that opens for a second after three consecutive connection failures. Uses the monotonic
 * clock, because setting back the system clock would otherwise extend that second.
 */
export function createBreaker() {
  const state = { failures: 0, failedAtMs: 0, openUntilMs: 0 };
  /** Returns the seconds until the next attempt is allowed, or 0 while the breaker is closed. */
  const openForSeconds = (): number => Math.max(0, Math.ceil((state.openUntilMs - performance.now()) / 1000));
  return {
    openForSeconds,
    try(): { succeeded(): void; failed(): void } {
      const startedMs = performance.now();
      if (openForSeconds() > 0) throw new Error('the database is unreachable; waiting before the next attempt');
      return {
        succeeded: () => {
          state.failures = 0;
        },
        failed: () => {
          // Concurrent attempts usually fail for the same reason, such as a lack of CPU time, so they count as one
          // failure.
          if (startedMs < state.failedAtMs) return;
          state.failedAtMs = performance.now();
          state.failures += 1;
          if (state.failures >= FAILURES_TO_OPEN) state.openUntilMs = state.failedAtMs + OPEN_MS;
        },
      };
    },
  };
}

// Stored on globalThis, because the proxy and the pages are separate bundles, each with its own copy of this module.
const shared = globalThis as typeof globalThis & { stargrassBreaker?: ReturnType<typeof createBreaker> };
shared.stargrassBreaker ??= createBreaker();

/** The circuit breaker that all database connections of this process share. */
export const databaseBreaker = shared.stargrassBreaker;
