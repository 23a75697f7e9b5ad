/** A cell of a grid of boards on the page, which is static markup: React has no data of it. */
type BoardCellView = {
  /** Name of the board's stage, and the rank on it as text. */
  readonly name: string;
  readonly rank: number | null;
  readonly href: string;
};

/** A grid of boards under one rule: its title, with that of the series, and its cells. */
export type CellGroup = { readonly title: string; readonly cells: readonly BoardCellView[] };

/** Reads the grid that a cell belongs to. */
export function readGroup(cell: Element): CellGroup {
  const links = cell.closest('ol')?.querySelectorAll<HTMLAnchorElement>('a[data-h]') ?? [];
  const series = cell.closest('details')?.querySelector('h3')?.textContent;
  const rule = cell.closest('section')?.getAttribute('aria-label');
  return {
    title: [...new Set([series, rule])].filter(Boolean).join(' · '),
    cells: [...links].map((link) => ({
      name: link.title.slice(0, link.title.lastIndexOf(': ')),
      rank: Number(link.textContent) || null,
      href: link.getAttribute('href') ?? '',
    })),
  };
}
