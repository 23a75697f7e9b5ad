// cubic-bezier(0.1, 0.62, 0.18, 1) of the design.
const [X1, Y1, X2, Y2] = [0.1, 0.62, 0.18, 1];
const STEPS = 24; // of the bisection; enough for ranks up to a million

/** Returns how far a count is, from 0 to 1, at a time from 0 to 1: fast at first, then slower and slower. */
export function easeRank(time: number): number {
  let [low, high] = [0, 1];
  for (let step = 0; step < STEPS; step += 1) {
    const middle = (low + high) / 2;
    if (bezier(X1, X2, middle) < time) low = middle;
    else high = middle;
  }
  return bezier(Y1, Y2, high);
}

const bezier = (first: number, second: number, t: number) => 3 * (1 - t) ** 2 * t * first + 3 * (1 - t) * t ** 2 * second + t ** 3;
