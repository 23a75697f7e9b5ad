const [FEWEST_TRIES, MOST_TRIES, GOOD_RATIO] = [3, 25, 1.5];

/**
 * Returns how many times as long the first function takes as the second. Compares the best of several alternating tries
 * each, with more tries while the ratio is high, because a busy machine can interrupt all of the first few. Choose two
 * functions that should take about equally long.
 */
export function costRatio(work: () => unknown, reference: () => unknown): number {
  let [best, bestReference] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  for (let tries = 0; tries < FEWEST_TRIES || (tries < MOST_TRIES && best / bestReference > GOOD_RATIO); tries += 1) {
    bestReference = Math.min(bestReference, msOf(reference));
    best = Math.min(best, msOf(work));
  }
  return best / bestReference;
}

function msOf(work: () => unknown): number {
  const started = performance.now();
  work();
  return performance.now() - started;
}
