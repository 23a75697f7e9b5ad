import { ROWS_ID } from '#web/features/totals/users/row-ids.ts';

/** Returns the strip of cells that contains an element, or undefined outside the rows of a total. */
export const stripOf = (element: Element): HTMLElement | undefined =>
  element.closest<HTMLElement>(`#${ROWS_ID} a[aria-haspopup]`) ?? undefined;

/**
 * Returns the index of the cell under the mouse: all cells of a strip are one element. Undefined on phones, whose strips
 * fill their rows, and for a key.
 */
export function cellAt(strip: Element, { clientX, detail, type }: MouseEvent): number | undefined {
  const { left, width } = strip.getBoundingClientRect();
  if ((type === 'click' && detail === 0) || width === 0 || !matchMedia('(min-width: 601px)').matches) return undefined;
  const count = (strip.textContent ?? '').split('\t').length;
  return Math.min(count - 1, Math.max(0, Math.floor(((clientX - left) / width) * count)));
}
