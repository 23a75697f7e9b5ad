/** The last place of each step of the heat ramp except the coldest. */
const LAST_PLACES = [1, 3, 6, 12, 20] as const;

export type HeatStep = 0 | 1 | 2 | 3 | 4 | 5 | 6;

/** The step of the ramp for a place, 1 (first) to 6; 0 without a place. */
export function heatStep(place: number | null): HeatStep {
  if (place === null) return 0;
  const step = LAST_PLACES.findIndex((last) => place <= last);
  return (step === -1 ? LAST_PLACES.length + 1 : step + 1) as HeatStep;
}

/** The places of each step, warmest first; the last is open-ended. */
export const HEAT_RANGES: readonly { from: number; to: number | undefined }[] = [...LAST_PLACES, undefined].map((to, index) => ({
  from: (LAST_PLACES[index - 1] ?? 0) + 1,
  to,
}));
