/** The last place of each step of the colour ramp, except for the coldest step. */
const LAST_PLACES = [1, 3, 6, 12, 20] as const;

export type HeatStep = 0 | 1 | 2 | 3 | 4 | 5 | 6;

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
