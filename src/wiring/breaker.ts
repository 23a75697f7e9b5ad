const FAILURES_TO_OPEN = 3; // consecutive: one dropped connection is not an outage
const OPEN_MS = 5_000;

/**
 * A circuit breaker: opens for five seconds after three consecutive connection failures, each started after the previous one was known.
 * Uses the monotonic clock, because setting the wall clock back would keep it open for longer.
 */
export function createBreaker() {
  const state = { failures: 0, failedAtMs: 0, openUntilMs: 0 };
  /** Seconds until the next attempt is allowed; 0 while closed. */
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
          // Concurrent attempts fail for one cause, such as a moment without CPU, so they count as one.
          if (startedMs < state.failedAtMs) return;
          state.failedAtMs = performance.now();
          state.failures += 1;
          if (state.failures >= FAILURES_TO_OPEN) state.openUntilMs = state.failedAtMs + OPEN_MS;
        },
      };
    },
  };
}

// On globalThis, because the proxy is bundled separately from the pages, so a module variable would exist twice.
const shared = globalThis as typeof globalThis & { stargrassBreaker?: ReturnType<typeof createBreaker> };
shared.stargrassBreaker ??= createBreaker();

/** The circuit breaker of this process. */
export const databaseBreaker = shared.stargrassBreaker;
