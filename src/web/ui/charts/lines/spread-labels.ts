import { FONT_SIZE, phoneFontSize } from '#web/ui/charts/phone-font-size.ts';

/** A label centred at `at`, with its extent along the line. */
type Label = { at: number; extent: number };

const AIR = 4;

/**
 * Decides which labels along a line fit without touching, and which of those fit only when text is not enlarged. The
 * last label always fits.
 */
export function spreadLabels<T extends Label>(labels: readonly T[], chartWidth: number): (T & { isVisible: boolean; isSpare: boolean })[] {
  const sorted = labels.toSorted((a, b) => a.at - b.at);
  const [wide, phone] = [visibleLabels(sorted, 1), visibleLabels(sorted, phoneFontSize(chartWidth) / FONT_SIZE)];
  return sorted.map((label) => ({ ...label, isVisible: wide.has(label), isSpare: !phone.has(label) }));
}

function visibleLabels<T extends Label>(sorted: readonly T[], growth: number): Set<T> {
  const fitting = new Set<T>();
  let free = Number.POSITIVE_INFINITY;
  for (const label of sorted.toReversed()) {
    const half = (label.extent * growth) / 2;
    if (label.at + half > free) continue;
    fitting.add(label);
    free = label.at - half - AIR;
  }
  return fitting;
}
