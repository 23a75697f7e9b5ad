import { FONT_SIZE, phoneFontSize } from './phone-font-size.ts';

/** A label in the middle of its room, which is measured along the line. */
type Label = { at: number; room: number };

const AIR = 4;

/** Labels along a line that do not touch: which of them have room, and which only where letters are not drawn larger. The last has it always. */
export function spreadLabels<T extends Label>(labels: readonly T[], chartWidth: number): (T & { hasRoom: boolean; isSpare: boolean })[] {
  const sorted = labels.toSorted((a, b) => a.at - b.at);
  const [wide, phone] = [withRoom(sorted, 1), withRoom(sorted, phoneFontSize(chartWidth) / FONT_SIZE)];
  return sorted.map((label) => ({ ...label, hasRoom: wide.has(label), isSpare: !phone.has(label) }));
}

function withRoom<T extends Label>(sorted: readonly T[], growth: number): Set<T> {
  const kept = new Set<T>();
  let free = Number.POSITIVE_INFINITY;
  for (const label of sorted.toReversed()) {
    const half = (label.room * growth) / 2;
    if (label.at + half > free) continue;
    kept.add(label);
    free = label.at - half - AIR;
  }
  return kept;
}
