/** How many rows of the first page are shown before the reader asks for the others. */
export const FIRST_ROWS = 10;

/** Returns a data attribute for rows that are folded. Later pages have no button, so their rows are never hidden. */
export const isFolded = (index: number) => (index >= FIRST_ROWS ? '' : undefined);

/** Attributes of the card around a ranking and its fold. */
export const FOLDED_CARD = { 'data-fold': '' };

/** Shows the folded rows of the ranking on the page. */
export const unfold = (): void => document.querySelector('[data-fold] > details')?.setAttribute('open', '');
