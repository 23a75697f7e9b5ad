/** HTML id of the rows of a ranking. */
export const ROWS_ID = 'rows';

/** HTML id of the reader's own row, the target of the "Find me" link. */
export const OWN_ROW_ID = 'me';

/** HTML id of the place for a note above the rows. */
export const LIST_NOTE_ID = 'list-note';
