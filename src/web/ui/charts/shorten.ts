const MAX_WIDTH = 13; // Width in Latin characters. Full-width characters count as two.
const WIDE = /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60]|[\u{1f300}-\u{3fffd}]/u;

/** Truncates a name to fit beside a chart, where CSS cannot do so. */
export function shorten(name: string): string {
  let free = MAX_WIDTH;
  const characters = [...new Intl.Segmenter().segment(name)].map(({ segment }) => segment);
  const cut = characters.findIndex((character) => {
    free -= WIDE.test(character) ? 2 : 1;
    return free < 0;
  });
  return cut === -1 ? name : `${characters.slice(0, Math.max(1, cut - 1)).join('')}…`;
}
