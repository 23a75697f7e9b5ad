const WIDE = /[\u1100-\u11ff\u2e80-\ua4cf\uac00-\ud7af\uf900-\ufaff\ufe30-\ufe4f\uff00-\uff60\uffe0-\uffe6]/; // a letter as wide as it is high
const NARROW_EM = 0.55; // of Latin letters, on the wide side

/** How wide a text is, about, in widths of a Japanese letter. */
const emWidth = (text: string): number =>
  Array.from(text, (character): number => (WIDE.test(character) ? 1 : NARROW_EM)).reduce((sum, em) => sum + em, 0);

/** The letter size, in pixels, at which a text fits into a width on one line: at most `largest`, and never below `smallest`, where the end is cut. */
export const fitText = (text: string, widthPx: number, largest: number, smallest: number): number =>
  Math.max(smallest, Math.min(largest, Math.floor(widthPx / Math.max(1, emWidth(text)))));
