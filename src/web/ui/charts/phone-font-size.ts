/** Font size of a chart, in units of its viewBox. */
export const FONT_SIZE = 11;

const PHONE_CHART = 330; // Width of a chart on a phone, in pixels.

/** Returns the font size that remains readable when a wide chart is scaled down on a phone. */
export const phoneFontSize = (width: number): number => Math.max(FONT_SIZE, Math.round((FONT_SIZE * width) / PHONE_CHART));
