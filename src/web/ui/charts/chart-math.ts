import type { Place } from './chart-types.ts';

/** Rounds to one decimal place, because a tenth of a pixel is invisible. */
export const round = (value: number): number => Math.round(value * 10) / 10;

/** Returns the share of a whole, from 0 to 1. Returns 0 when the whole is 0. */
export function shareOf(value: number, whole: number): number {
  return whole > 0 ? Math.min(1, Math.max(0, value / whole)) : 0;
}

/** Font size of a chart, in units of its viewBox. */
const FONT_SIZE = 11;

const PHONE_CHART = 330; // Width of a chart on a phone, in pixels.

/** Returns the font size that remains readable when a wide chart is scaled down on a phone. */
export const phoneFontSize = (width: number): number => Math.max(FONT_SIZE, Math.round((FONT_SIZE * width) / PHONE_CHART));

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

const NAME_WIDTH = 13; // Width in Latin characters. Full-width characters count as two.
const WIDE = /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60]|[\u{1f300}-\u{3fffd}]/u;

/** Truncates a name to fit beside a chart, where CSS cannot do so. */
export function shorten(name: string): string {
  let free = NAME_WIDTH;
  const characters = [...new Intl.Segmenter().segment(name)].map(({ segment }) => segment);
  const cut = characters.findIndex((character) => {
    free -= WIDE.test(character) ? 2 : 1;
    return free < 0;
  });
  return cut === -1 ? name : `${characters.slice(0, Math.max(1, cut - 1)).join('')}…`;
}

/**
 * Weight of the horizontal distance. On a line chart, users mean the point above or below the pointer, even when it is
 * far away.
 */
const SIDEWAYS = 5;

/** Returns the index of the point that the pointer selects, or undefined without points. */
export function nearestTo(pointer: Place, places: readonly Place[]): number | undefined {
  const distances = places.map(({ x, y }) => Math.hypot((x - pointer.x) * SIDEWAYS, y - pointer.y));
  const nearest = distances.indexOf(Math.min(...distances));
  return nearest === -1 ? undefined : nearest;
}

/**
 * Returns the point that a key moves to. Returns 'none' when the key clears the selection, and undefined when the key
 * is not handled.
 */
export function stepTo(key: string, shown: number | undefined, count: number): number | 'none' | undefined {
  if (count === 0) return undefined;
  const last = count - 1;
  switch (key) {
    case 'ArrowRight':
    case 'ArrowUp':
      return shown === undefined ? 0 : Math.min(shown + 1, last);
    case 'ArrowLeft':
    case 'ArrowDown':
      return shown === undefined ? last : Math.max(shown - 1, 0);
    case 'Home':
      return 0;
    case 'End':
      return last;
    case 'Escape':
      return 'none';
    default:
      return undefined;
  }
}

/** The last place in each step of the colour ramp, except for the coldest step. */
const LAST_PLACES = [1, 3, 6, 12, 20] as const;

type HeatStep = 0 | 1 | 2 | 3 | 4 | 5 | 6;

/** Returns the step of the colour ramp for a place, from 1 (first place) to 6. Returns 0 without a place. */
export function heatStep(place: number | null): HeatStep {
  if (place === null) return 0;
  const step = LAST_PLACES.findIndex((last) => place <= last);
  return (step === -1 ? LAST_PLACES.length + 1 : step + 1) as HeatStep;
}

/** The range of places for each step, warmest first. The last range has no upper limit. */
export const HEAT_RANGES: readonly { from: number; to: number | undefined }[] = [...LAST_PLACES, undefined].map((to, index) => ({
  from: (LAST_PLACES[index - 1] ?? 0) + 1,
  to,
}));

/** The drawing area of a step chart, in units of its viewBox. Both the server and the browser use it. */
export const STEP_PLOT = { left: 8, right: 338, top: 16.7, bottom: 74, base: 86 } as const;
