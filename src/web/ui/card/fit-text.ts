// Full-width characters, such as Japanese or Korean.
const WIDE = /[\u1100-\u11ff\u2e80-\ua4cf\uac00-\ud7af\uf900-\ufaff\ufe30-\ufe4f\uff00-\uff60\uffe0-\uffe6]/;
const NARROW_EM = 0.55; // Width of a Latin character relative to a full-width one, rounded up.

/** Returns the approximate width of a text, in full-width characters. */
const emWidth = (text: string): number =>
  Array.from(text, (character): number => (WIDE.test(character) ? 1 : NARROW_EM)).reduce((sum, em) => sum + em, 0);

/**
 * Returns the font size in pixels at which a text fits on one line, between `smallest` and `largest`. At the smallest
 * size, a text that does not fit is truncated.
 */
export const fitText = (text: string, widthPx: number, largest: number, smallest: number): number =>
  Math.max(smallest, Math.min(largest, Math.floor(widthPx / Math.max(1, emWidth(text)))));
