/** Event loop delay. */
export type LoopLag = {
  /** Call from a timer every `everyMs`. */
  turn(): void;
  lagMs(): number;
};

/** Measures how late a timer fires: the time that a request waits for its turn. */
export function createLoopLag(everyMs: number, now = () => performance.now()): LoopLag {
  let turnedAt = now();
  let lastMs = 0;
  const late = () => Math.max(0, now() - turnedAt - everyMs);
  return {
    turn() {
      lastMs = late();
      turnedAt = now();
    },
    lagMs: () => Math.max(lastMs, late()), // the loop may be blocked right now
  };
}
