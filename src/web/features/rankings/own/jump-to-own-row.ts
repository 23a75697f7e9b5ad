import { unfold } from '#web/features/rankings/table/fold-rows.ts';
import { OWN_ROW_ID } from '#web/features/rankings/table/row-ids.ts';

/** Scrolls to the reader's row, which glows once. Returns false when it is not on the page. */
export function jumpToOwnRow(): boolean {
  const row = document.getElementById(OWN_ROW_ID);
  if (!row) return false;
  unfold();
  row.scrollIntoView({ block: 'center' });
  row.tabIndex = -1;
  row.focus({ preventScroll: true }); // The bar with the focused link disappears.
  row.dataset.glow = '';
  row.addEventListener('animationend', () => delete row.dataset.glow, { once: true });
  return true;
}
