/** How late the event loop is. */
export type LoopLag = {
  /** To be called by a timer every `everyMs`. */
  turn(): void;
  lagMs(): number;
};

/** Measures by how much a timer is late: what a request waits for until its turn comes. */
export function createLoopLag(everyMs: number, now = () => performance.now()): LoopLag {
  let turnedAt = now();
  let lastMs = 0;
  const late = () => Math.max(0, now() - turnedAt - everyMs);
  return {
    turn() {
      lastMs = late();
      turnedAt = now();
    },
    lagMs: () => Math.max(lastMs, late()), // the loop may be late right now
  };
}
