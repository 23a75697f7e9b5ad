/** A column of the strips: the name of its board, and the address of the ranking whose ranks it shows. */
type CellColumn = { readonly name: string; readonly href: string };

/** A row of a total as its sheet shows it. */
export type CellRow = {
  readonly handle: string;
  readonly name: string;
  /** Address of the player's page. */
  readonly href: string;
  readonly rank: string;
  readonly sum: string;
  readonly places: readonly (number | null)[];
  /** The player's planet, name and class on the page, to be copied. */
  readonly player: Element | null;
};

/** Reads the columns of the table on the page, which is static markup: React has no data of it. */
export const readColumns = (): CellColumn[] =>
  [...document.querySelectorAll<HTMLAnchorElement>('thead [data-h] a')].map((link) => ({
    name: link.title,
    href: link.getAttribute('href') ?? '',
  }));

/** Reads a row of the table on the page. */
export function readRow(row: Element): CellRow {
  const [strip, player] = [row.querySelector('[data-h] a'), row.querySelector('[data-phone=name] a')];
  return {
    handle: row.querySelector('[data-planet]')?.getAttribute('data-planet') ?? '',
    name: player?.textContent ?? '',
    href: player?.getAttribute('href') ?? '',
    rank: row.querySelector('[data-phone=rank]')?.textContent ?? '',
    sum: row.querySelector('[data-phone=value]')?.textContent ?? '',
    places: (strip?.textContent ?? '').split('\t').map((text) => Number.parseInt(text, 10) || null),
    player: player?.firstElementChild ?? null,
  };
}
