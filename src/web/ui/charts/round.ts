/** Rounds to one decimal place, because a tenth of a pixel is invisible. */
export const round = (value: number): number => Math.round(value * 10) / 10;
