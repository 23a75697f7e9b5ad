import table from '#web/features/rankings/table/ranking-table.module.css';
import { ROWS_ID } from '#web/features/rankings/table/row-ids.ts';

/** A row of the page whose record has evidence, as it is shown there. */
export type EvidenceRow = {
  readonly recordId: string;
  readonly rank: number;
  /** The rank as shown, such as "=5". */
  readonly place: string;
  readonly handle: string;
  readonly name: string;
  /** Planet, name and class, to be copied. */
  readonly player: Element | null;
  readonly value: string;
  readonly console: string;
  readonly date: string;
  /** Further numbers with their headings. */
  readonly stats: readonly { readonly label: string; readonly value: string }[];
};

/** Reads the rows with evidence from the document, because the rows of a ranking are static markup. */
export function readEvidenceRows(): readonly EvidenceRow[] {
  const rows = document.querySelectorAll<HTMLTableRowElement>(`#${ROWS_ID} > tr:has(a[aria-haspopup])`);
  return [...rows].map(readRow);
}

function readRow(row: HTMLTableRowElement): EvidenceRow {
  const find = (column: string) => row.querySelector<HTMLTableCellElement>(`.${table[column]}`);
  const textOf = (column: string) => find(column)?.textContent ?? '';
  const planet = row.querySelector<HTMLElement>('th [data-planet]');
  const href = row.querySelector<HTMLAnchorElement>('a[aria-haspopup]')?.href ?? '';
  const place = textOf('rank');
  return {
    recordId: href.slice(href.lastIndexOf('/') + 1),
    rank: Number(place.replace('=', '')),
    place,
    handle: planet?.dataset.planet ?? '',
    name: planet?.nextElementSibling?.textContent ?? '',
    player: row.querySelector('th a > span'),
    value: textOf('value'),
    console: find('console')?.querySelector('svg')?.getAttribute('aria-label') ?? '',
    date: find('date')?.querySelector('time')?.textContent ?? '',
    stats: [find('gap'), find('points')].flatMap((cell) => (cell ? [{ label: headOf(row, cell), value: shownText(cell) }] : [])),
  };
}

const headOf = (row: HTMLTableRowElement, cell: Element): string =>
  row.closest('table')?.querySelectorAll('thead th')[[...row.children].indexOf(cell)]?.textContent ?? '';

// The tag of a world record also has a text for screen readers.
const shownText = (cell: Element): string => (cell.querySelector('[aria-hidden="true"]:not(svg)') ?? cell).textContent ?? '';
