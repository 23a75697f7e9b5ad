/** One decimal: a tenth of a pixel is finer than anybody sees. */
export const round = (value: number): number => Math.round(value * 10) / 10;
