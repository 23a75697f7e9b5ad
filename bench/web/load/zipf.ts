/** Draws numbers from 0 to count − 1 with Zipf frequencies (1/n), by binary search in a table of cumulative sums. */
export function zipf(count: number, random: () => number): () => number {
  const sums: number[] = [];
  for (let rank = 1; rank <= count; rank += 1) sums.push((sums.at(-1) ?? 0) + 1 / rank);
  const all = sums.at(-1) ?? 0;
  return () => {
    const drawn = random() * all;
    let [low, high] = [0, count - 1];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((sums[middle] ?? 0) > drawn) high = middle;
      else low = middle + 1;
    }
    return low;
  };
}
