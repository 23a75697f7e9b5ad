const WIDE = /[\u1100-\u11ff\u2e80-\ua4cf\uac00-\ud7af\uf900-\ufaff\ufe30-\ufe4f\uff00-\uff60\uffe0-\uffe6]/; // full-width characters
const NARROW_EM = 0.55; // of Latin letters, rounded up

/** The approximate width of a text, in full-width characters. */
const emWidth = (text: string): number =>
  Array.from(text, (character): number => (WIDE.test(character) ? 1 : NARROW_EM)).reduce((sum, em) => sum + em, 0);

/** The font size in pixels at which a text fits on one line: at most `largest`, at least `smallest`, where the end is truncated. */
export const fitText = (text: string, widthPx: number, largest: number, smallest: number): number =>
  Math.max(smallest, Math.min(largest, Math.floor(widthPx / Math.max(1, emWidth(text)))));
