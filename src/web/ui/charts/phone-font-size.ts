/** Height of a chart's letters, in units of its viewBox. */
export const FONT_SIZE = 11;

const PHONE_CHART = 330; // pixels that a chart has on a phone

/** On a phone a wide chart shrinks; its letters are drawn so much larger that they keep their size. */
export const phoneFontSize = (width: number): number => Math.max(FONT_SIZE, Math.round((FONT_SIZE * width) / PHONE_CHART));
