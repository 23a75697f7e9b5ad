export type LoopLag = {
  /** Must be called from a timer every `everyMs`. */
  turn(): void;
  lagMs(): number;
};

/** Measures how late a timer fires, which is the time that a request waits for the event loop. */
export function createLoopLag(everyMs: number, now = () => performance.now()): LoopLag {
  let turnedAt = now();
  let lastMs = 0;
  const late = () => Math.max(0, now() - turnedAt - everyMs);
  return {
    turn() {
      lastMs = late();
      turnedAt = now();
    },
    // Includes the current delay, because the event loop may be blocked right now.
    lagMs: () => Math.max(lastMs, late()),
  };
}
